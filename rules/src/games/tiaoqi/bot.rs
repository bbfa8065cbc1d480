//! The player of Chinese checkers: it searches for short ways of all its men, and looks at few moves that lead back.

use super::star::{AT_, HOLES, holes};
use super::{Fate, Move, PASS, State, Tiaoqi};
use crate::ai::{AlphaBeta, Brain, Features, Judge, Level, OpenMind, Plain};
use crate::board::Listed;
use crate::game::{Game, MAX_SEATS, Seat};

/// The player.
pub const BRAIN: Brain = Brain {
    id: Tiaoqi::ID,
    levels: [
        Level { nodes: 60, heat: 100.0 },
        Level { nodes: 400, heat: 30.0 },
        Level { nodes: 3_000, heat: 6.0 },
        Level::cool(30_000),
        Level::cool(1_000_000),
    ],
    solved: false,
    wake: || Box::new(OpenMind::<Tiaoqi, _>::new(Plain(AlphaBeta::new(Eyes, Features::sharp(0), 16)))),
};

/// Moves looked at in one position: where two play, and where more do, of the player himself and of the others, who are
/// taken to play the best for themselves.
const WIDTH: [usize; 3] = [24, 14, 1];
/// What being to move is worth.
const TEMPO: i32 = 20;

/// What each distance from the tip of the goal costs: a straggler more than two men half as far off.
const COST: [i32; 17] = {
    let mut all = [0; 17];
    let mut far = 0;
    while far < 17 {
        all[far] = (far * 20 + far * far) as i32;
        far += 1;
    }
    all
};

/// What a man on each hole costs whose goal is each camp.
static COSTS: [[i16; HOLES]; 6] = {
    const TIPS: [usize; 6] = [0, 22, 110, 120, 98, 10];
    const fn steps(from: usize, to: usize) -> usize {
        let (a, b) = (AT_[from], AT_[to]);
        let (rows, columns) = (a.0.abs_diff(b.0) as usize, a.1.abs_diff(b.1) as usize);
        if columns > rows { rows + (columns - rows) / 2 } else { rows }
    }
    let mut all = [[0; HOLES]; 6];
    let mut i = 0;
    while i < 6 * HOLES {
        let (camp, hole) = (i / HOLES, i % HOLES);
        // Beside the middle line the two side camps are not equally far.
        let aside = steps(hole, TIPS[(camp + 2) % 6]).abs_diff(steps(hole, TIPS[(camp + 4) % 6]));
        all[camp][hole] = COST[steps(hole, TIPS[camp])] as i16 + aside as i16 * 2;
        i += 1;
    }
    all
};

/// How the player sees a position.
struct Eyes;

/// What is kept along a line of play.
#[derive(Clone, Copy)]
struct Notes {
    /// What each seat's men cost.
    costs: [i32; MAX_SEATS],
    /// Who thinks.
    thinker: Seat,
}

impl Eyes {
    /// What a seat's men cost.
    fn costs(game: &Tiaoqi, seat: usize) -> &'static [i16; HOLES] {
        &COSTS[game.aim(seat)]
    }

    /// By how much a move makes the mover's men cheaper.
    fn gain(game: &Tiaoqi, s: &State, m: Move) -> i32 {
        let costs = Self::costs(game, s.mover.index());
        i32::from(costs[usize::from(m.from)]) - i32::from(costs[usize::from(m.to)])
    }

    /// What a seat's way home still costs.
    fn way(game: &Tiaoqi, s: &State, note: &Notes, seat: usize) -> i32 {
        match s.fate[seat] {
            Fate::Home(_) => -2_000,
            Fate::Out(_) => 8_000,
            Fate::Plays if game.leaving && (10..=30).contains(&s.round) => {
                let behind = (s.men[seat] & game.camp(Seat(seat as u8))).count_ones();
                note.costs[seat] + behind as i32 * 3 * i32::from(s.round)
            }
            Fate::Plays => note.costs[seat],
        }
    }
}

impl Judge<Tiaoqi> for Eyes {
    type Note = Notes;

    fn note(&self, game: &Tiaoqi, s: &State) -> Notes {
        let cost = |seat: usize| {
            let costs = Self::costs(game, seat);
            holes(s.men[seat]).map(|hole| i32::from(costs[usize::from(hole)])).sum()
        };
        let costs = core::array::from_fn(|seat| if seat < usize::from(game.seats) { cost(seat) } else { 0 });
        Notes { costs, thinker: s.mover }
    }

    fn carry(&self, game: &Tiaoqi, before: &State, m: Move, _s: &State, note: &mut Notes) {
        if m != PASS {
            note.costs[before.mover.index()] -= Self::gain(game, before, m);
        }
    }

    fn eval(&self, game: &Tiaoqi, s: &State, note: &Notes, seat: Seat) -> i32 {
        let seats = 0..usize::from(game.seats);
        let others: i32 = seats.filter(|&other| other != seat.index()).map(|other| Self::way(game, s, note, other)).sum();
        let lead = others / (i32::from(game.seats) - 1) - Self::way(game, s, note, seat.index());
        lead + if s.mover == seat { TEMPO } else { -TEMPO }
    }

    fn moves(&self, game: &Tiaoqi, s: &State, note: &Notes, out: &mut Vec<Move>) {
        let begin = out.len();
        game.moves(s, out);
        let width = WIDTH[usize::from(game.seats > 2) + usize::from(game.seats > 2 && s.mover != note.thinker)];
        if out.len() - begin > width {
            let worth = |m: &Move| (core::cmp::Reverse(Self::gain(game, s, *m)), m.code());
            out[begin..].select_nth_unstable_by_key(width, worth);
            out.truncate(begin + width);
            out[begin..].sort_unstable();
        }
    }

    fn choices(&self, game: &Tiaoqi, s: &State, note: &Notes, heat: f32, out: &mut Vec<Move>) {
        if heat > 0.0 { game.moves(s, out) } else { self.moves(game, s, note, out) }
    }

    fn order(&self, game: &Tiaoqi, s: &State, _: &Notes, m: Move) -> i32 {
        if m == PASS { 0 } else { 32 * Self::gain(game, s, m) }
    }
}
