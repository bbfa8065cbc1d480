//! The player of xiangqi: alpha-beta over men, places, freedom and the safety of the kings.

mod worth;

use super::state::{KIND, Kind, Lines, Move, State, between};
use super::tables::{COL, GONE, ROW};
use super::Xiangqi;
use crate::ai::{AlphaBeta, Brain, Features, Judge, Level, OpenMind, Plain};
use crate::board::Listed;
use crate::game::{Outcome, Seat};
use worth::{WORTH, man};

/// The player.
pub const BRAIN: Brain = Brain {
    id: Xiangqi::ID,
    levels: [
        Level { nodes: 200, heat: 300.0 },
        Level { nodes: 500, heat: 120.0 },
        Level { nodes: 3_000, heat: 25.0 },
        Level::cool(30_000),
        Level::cool(800_000),
    ],
    solved: false,
    wake: || Box::new(OpenMind::<Xiangqi, _>::new(Plain(AlphaBeta::new(Eyes, Features::sharp(110), 17)))),
};

/// How the player sees a position.
struct Eyes;

/// What being to move is worth.
const TEMPO: i32 = 12;

impl Eyes {
    /// Red's advantage.
    fn red(s: &State) -> i32 {
        let mut sum: i32 = (0..32).map(|slot| i32::from(WORTH[slot][usize::from(s.men[slot])])).sum();
        sum += Self::side(s, 0) - Self::side(s, 1);
        if s.side == 0 { sum + TEMPO } else { sum - TEMPO }
    }

    /// What men and places alone do not say of a side: its men's freedom and its pressure on the other king.
    fn side(s: &State, side: u8) -> i32 {
        let base = 16 * usize::from(side);
        let them = 16 - base;
        let there = |slot: usize| s.men[slot] != GONE;
        let count = |from: usize, to: usize| (from..to).filter(|&slot| there(slot)).count() as i32;
        let freedom = |slots: std::ops::Range<usize>, each: i32, usual: i32| {
            let on_board = slots.filter(|&slot| there(slot));
            on_board.map(|slot| each * (s.tally(slot, s.men[slot]) as i32 - usual)).sum::<i32>()
        };
        let mut sum = freedom(base + 5..base + 7, 7, 4) + freedom(base + 7..base + 9, 3, 8) + freedom(base + 9..base + 11, 1, 8);
        // A king without advisors fears rooks and horses, one without elephants fears cannons.
        let (horses, rooks, cannons) =
            (count(base + 5, base + 7), count(base + 7, base + 9), count(base + 9, base + 11));
        let (no_advisors, no_elephants) = (2 - count(them + 1, them + 3), 2 - count(them + 3, them + 5));
        sum += no_advisors * (16 * rooks + 10 * horses + 3 * cannons) + no_elephants * (12 * cannons + 3 * rooks);
        // Horses gain and cannons lose as the board empties.
        let men = count(0, 32);
        sum += (horses - cannons) * (24 - men) * 2;
        // A cannon that looks at the king along an open file or rank.
        let king = s.men[them];
        for slot in base + 9..base + 11 {
            let at = s.men[slot];
            if at != GONE && COL[usize::from(at)] == COL[usize::from(king)] {
                let column = s.col(COL[usize::from(at)]);
                if between(column, ROW[usize::from(at)], ROW[usize::from(king)]) == 0 {
                    sum += 70 + 25 * rooks.min(1);
                }
            }
        }
        sum
    }

    /// What a capture takes and what takes it.
    fn trade(s: &State, m: Move) -> (i32, i32) {
        let slot = |place: u8| usize::from(s.board[usize::from(place)]);
        let taken = slot(m.to);
        let worth = |slot: usize, place: u8| i32::from(WORTH[slot][usize::from(place)]).abs();
        (if taken < 32 { worth(taken, m.to) } else { 0 }, man(KIND[slot(m.from)]).max(worth(slot(m.from), m.to)))
    }

    /// Whether a capture loses more than it takes, as far as one look at the place tells.
    fn poor(s: &State, m: Move, occupied: &Lines) -> bool {
        let (taken, taker) = Self::trade(s, m);
        let king = KIND[usize::from(s.board[usize::from(m.from)])] == Kind::King;
        if king || taker <= taken + 20 {
            return false;
        }
        let mut after = *occupied;
        after.flip(m.from);
        s.attackers(s.side ^ 1, m.to, &after) != 0
    }
}

impl Judge<Xiangqi> for Eyes {
    type Note = ();

    fn note(&self, _: &Xiangqi, _: &State) {}

    fn eval(&self, _: &Xiangqi, s: &State, _: &(), seat: Seat) -> i32 {
        let red = Self::red(s);
        if seat == Seat(0) { red } else { -red }
    }

    fn noises(&self, game: &Xiangqi, s: &State, _: &(), out: &mut Vec<Move>) {
        let occupied = s.occupied();
        s.each(game.refused, |m| {
            if s.takes(m) && !Self::poor(s, m, &occupied) {
                out.push(m);
            }
        });
    }

    fn noisy(&self, _: &Xiangqi, s: &State, _: &(), m: Move) -> bool {
        s.takes(m)
    }

    fn order(&self, _: &Xiangqi, s: &State, _: &(), m: Move) -> i32 {
        let (taken, taker) = Self::trade(s, m);
        if taken > 0 {
            return 16 * taken - taker / 8;
        }
        let slot = usize::from(s.board[usize::from(m.from)]);
        let gain = i32::from(WORTH[slot][usize::from(m.to)]) - i32::from(WORTH[slot][usize::from(m.from)]);
        16 * if s.side == 0 { gain } else { -gain }
    }

    fn gain(&self, _: &Xiangqi, s: &State, _: &(), m: Move) -> i32 {
        Self::trade(s, m).0 + 150
    }

    fn tense(&self, _: &Xiangqi, s: &State, _: &()) -> bool {
        s.check
    }

    fn pass(&self, game: &Xiangqi, s: &State) -> Option<State> {
        let base = 16 * usize::from(s.side);
        (base + 5..base + 11).any(|slot| s.men[slot] != GONE).then(|| game.passed(s))
    }

    fn ruling(&self, game: &Xiangqi, past: &[State], s: &State) -> Option<Outcome> {
        game.foresee(past, s)
    }
}
