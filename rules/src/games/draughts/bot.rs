//! The player of draughts: alpha-beta over men, kings, how far men have come and what they hold together.

use super::hunt::Move;
use super::squares::{BITS, BOARD, FAR, bit, each, row_column, step, step_by, WAYS};
use super::state::State;
use super::Draughts;
use crate::ai::{AlphaBeta, Brain, Features, Judge, Level, OpenMind, Plain};
use crate::board::Listed;
use crate::game::{Outcome, Seat};

/// The player.
pub const BRAIN: Brain = Brain {
    id: Draughts::ID,
    levels: [
        Level { nodes: 40, heat: 400.0 },
        Level { nodes: 300, heat: 100.0 },
        Level { nodes: 2_500, heat: 25.0 },
        Level::cool(60_000),
        Level::cool(2_500_000),
    ],
    solved: false,
    wake: || Box::new(OpenMind::<Draughts, _>::new(Plain(AlphaBeta::new(Eyes, Features::sharp(60), 17)))),
};

/// How the player sees a position.
struct Eyes;

const MAN: i32 = 100;
const KING: i32 = 290;

/// What a man of each side is worth on each square.
static WORTH: [[i16; BITS]; 2] = {
    let mut all = [[0; BITS]; 2];
    let mut n = 1;
    while n <= 50 {
        let (row, column) = row_column(n);
        let at = (n - 1 + (n - 1) / 10) as usize;
        all[0][at] = worth(row as i32, column as i32);
        all[1][at] = worth(9 - row as i32, 9 - column as i32);
        n += 1;
    }
    all
};

/// The worth of a man so many rows from its home, in that column.
const fn worth(row: i32, column: i32) -> i16 {
    let rows = [6, 0, 1, 3, 5, 7, 11, 18, 34, 0];
    let aside = if column < 5 { 4 - column } else { column - 5 };
    let middle = [4, 4, 3, 1, -3];
    (MAN + rows[row as usize] + middle[aside as usize]) as i16
}

/// The two squares of the home row that guard it best, for each side.
const GUARDS: [u64; 2] = [1 << 1 | 1 << 3, 1 << 50 | 1 << 52];
/// The long diagonal.
const ROAD: u64 = {
    let mut all = 0;
    let mut n = 1;
    while n <= 50 {
        let (row, column) = row_column(n);
        if row + column == 9 {
            all |= bit(n);
        }
        n += 1;
    }
    all
};

impl Eyes {
    /// What men and kings alone are worth to a side.
    fn force(s: &State, side: usize) -> i32 {
        let men: i32 = each(s.men[side]).map(|m| i32::from(WORTH[side][m.trailing_zeros() as usize])).sum();
        men + KING * s.kings[side].count_ones() as i32
    }

    /// What men and places alone do not say of a side.
    fn side(s: &State, side: u8) -> i32 {
        let us = usize::from(side);
        let (men, empty, theirs) = (s.men[us], s.empty(), s.all(side ^ 1));
        let mut sum = 0;
        if s.kings[us ^ 1] == 0 {
            sum += 6 * (men & GUARDS[us]).count_ones() as i32;
        }
        // Steps that are open, and those of them that nobody can punish at once.
        let (left, right) = if side == 0 { (step::<5>(men), step::<6>(men)) } else { (step::<-5>(men), step::<-6>(men)) };
        let open = (left | right) & empty;
        let around = step::<5>(theirs) | step::<6>(theirs) | step::<-5>(theirs) | step::<-6>(theirs);
        sum += (open & !around).count_ones() as i32 * 3 + (open & around).count_ones() as i32;
        // Men that stand behind others hold them.
        let held = if side == 0 { (step::<-5>(men), step::<-6>(men)) } else { (step::<5>(men), step::<6>(men)) };
        sum += 2 * ((held.0 & men).count_ones() + (held.1 & men).count_ones()) as i32;
        sum += 12 * (s.kings[us] & ROAD).count_ones() as i32;
        sum
    }

    /// Whether the stronger side can hardly win: a king of the weaker one is there, and few men are.
    fn drawish(s: &State) -> bool {
        let count = |side: u8| s.all(side).count_ones();
        let (few, many) = (count(0).min(count(1)), count(0).max(count(1)));
        let weak = if count(0) <= count(1) { 0 } else { 1 };
        s.kings[weak] != 0 && many <= few + 2 && many <= 4 || s.kings[weak] & ROAD != 0 && many <= few + 3 && many <= 4
    }
}

impl Judge<Draughts> for Eyes {
    /// Black's advantage by men and places alone.
    type Note = i32;

    fn note(&self, _: &Draughts, s: &State) -> i32 {
        Self::force(s, 0) - Self::force(s, 1)
    }

    fn carry(&self, _: &Draughts, before: &State, m: Move, s: &State, note: &mut i32) {
        let (us, them) = (usize::from(before.side & 1), usize::from(before.side & 1 ^ 1));
        let worth = |side: usize, king: bool, at: u32| {
            if king { KING } else { i32::from(WORTH[side][at as usize]) }
        };
        let king = |s: &State, side: usize, at: u32| s.kings[side] >> at & 1 != 0;
        let mut gain = worth(us, king(s, us, m.to.into()), m.to.into());
        gain -= worth(us, king(before, us, m.from.into()), m.from.into());
        for one in each(m.taken) {
            let at = one.trailing_zeros();
            gain += worth(them, king(before, them, at), at);
        }
        *note += if us == 0 { gain } else { -gain };
    }

    fn eval(&self, _: &Draughts, s: &State, note: &i32, seat: Seat) -> i32 {
        let mut black = note + Self::side(s, 0) - Self::side(s, 1);
        if Self::drawish(s) {
            black /= 8;
        }
        if seat == Seat(0) { black } else { -black }
    }

    fn noises(&self, _: &Draughts, s: &State, _: &i32, out: &mut Vec<Move>) {
        let us = usize::from(s.side & 1);
        s.each_walk(|m| {
            if s.men[us] >> m.from & 1 != 0 && FAR[us] >> m.to & 1 != 0 {
                out.push(m);
            }
        });
    }

    fn noisy(&self, _: &Draughts, _: &State, _: &i32, m: Move) -> bool {
        m.taken != 0
    }

    fn order(&self, _: &Draughts, s: &State, _: &i32, m: Move) -> i32 {
        let us = usize::from(s.side & 1);
        if m.taken != 0 {
            return 16 * (m.taken & s.kings[us ^ 1]).count_ones() as i32;
        }
        let (to, from) = (1u64 << m.to, 1u64 << m.from);
        let (theirs, free) = (s.all(s.side ^ 1), s.empty() | from);
        let hangs = WAYS.iter().any(|&way| step_by(to, way) & theirs != 0 && step_by(to, -way) & free & BOARD != 0);
        let man = s.men[us] & from != 0;
        let gain = if man && FAR[us] & to != 0 {
            KING
        } else if man {
            i32::from(WORTH[us][usize::from(m.to)]) - i32::from(WORTH[us][usize::from(m.from)])
        } else {
            0
        };
        16 * (gain - if hangs { 40 } else { 0 })
    }

    fn gain(&self, _: &Draughts, _: &State, _: &i32, _: Move) -> i32 {
        KING
    }

    fn tense(&self, _: &Draughts, s: &State, _: &i32) -> bool {
        s.takes
    }

    /// A position that comes back comes back again.
    fn ruling(&self, game: &Draughts, past: &[State], s: &State) -> Option<Outcome> {
        (game.site && s.occurred(past, 1)).then(|| Outcome::drawn(game, "repetition"))
    }
}

#[cfg(test)]
mod tests {
    use super::super::squares::square;
    use super::*;
    use crate::game::Game;

    #[test]
    fn sides_are_mirrored() {
        for n in 1..=50u8 {
            let at = |n: u8| usize::from(n - 1 + (n - 1) / 10);
            assert_eq!(WORTH[0][at(n)], WORTH[1][at(51 - n)]);
            assert_eq!(GUARDS[0] >> at(n) & 1, GUARDS[1] >> at(51 - n) & 1);
        }
        assert_eq!(each(ROAD).map(square).collect::<Vec<_>>(), [5, 10, 14, 19, 23, 28, 32, 37, 41, 46]);
        let start = Draughts::with(&[]).start();
        assert_eq!(Eyes.note(&Draughts::with(&[]), &start), 0);
    }
}
