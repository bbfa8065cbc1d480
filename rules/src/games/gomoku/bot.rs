//! The player of gomoku: alpha-beta over threats, with fours followed to their end.

mod shape;
mod sheet;

use super::{Gomoku, MAX_POINTS, Move, State};
use crate::ai::{AlphaBeta, Brain, Features, Judge, Level, OpenMind, Plain};
use crate::board::Listed;
use crate::game::{Game, Seat};
use arrayvec::ArrayVec;
use shape::{FIVE, FOUR, OPEN_FOUR, OPEN_THREE, SHAPES, Shapes};
use sheet::Sheet;
use std::cell::OnceCell;

/// The player.
pub const BRAIN: Brain = Brain {
    id: Gomoku::ID,
    levels: [
        Level { nodes: 200, heat: 260_000.0 },
        Level { nodes: 300, heat: 25.0 },
        Level { nodes: 2_000, heat: 10.0 },
        Level::cool(15_000),
        Level::cool(300_000),
    ],
    solved: false,
    wake: || Box::new(OpenMind::<Gomoku, _>::new(Plain(AlphaBeta::new(Eyes::new(), Features::sharp(0), 16)))),
};

/// From this heat on a player may overlook a threat.
const CARELESS: f32 = 100_000.0;
/// Quiet moves looked at in one position.
const WIDTH: usize = 24;

/// What a shape that is still to be made counts for its side.
const WORTH: [i32; SHAPES] = [0, 0, 0, 1, 3, 6, 20, 34, 150, 500];
/// How urgent a point is on which a shape can be made or spoilt.
const URGENT: [i32; SHAPES] = [0, 1, 3, 6, 25, 28, 160, 170, 1500, 8000];

/// Sums of [`URGENT`] for two packed shapes, and in the upper half how many of them are threats.
static PAIRS: [u32; 256] = {
    let mut all = [0; 256];
    let mut i = 0;
    while i < 2 * 256 {
        let (pair, shape) = (i / 2, ((i / 2) >> (4 * (i % 2))) & 15);
        if shape < SHAPES {
            all[pair] += URGENT[shape] as u32 + if shape >= OPEN_THREE as usize { 1 << 16 } else { 0 };
        }
        i += 1;
    }
    all
};

/// How the player sees a position.
struct Eyes {
    free: OnceCell<Shapes>,
    exact: OnceCell<Shapes>,
}

impl Eyes {
    fn new() -> Self {
        Eyes { free: OnceCell::new(), exact: OnceCell::new() }
    }

    fn shapes(&self, game: &Gomoku) -> &Shapes {
        let cell = if game.exact { &self.exact } else { &self.free };
        cell.get_or_init(|| Shapes::new(game.exact))
    }

    /// How promising a point is for the side to move.
    fn promise(sheet: &Sheet, side: usize, point: usize) -> i32 {
        let sum = |side: usize| {
            let [low, high] = sheet.at(side, point).to_le_bytes();
            let pairs = PAIRS[usize::from(low)] + PAIRS[usize::from(high)];
            // Two threats at once are worth far more than their sum.
            (pairs & 0xffff) as i32 + if pairs >> 16 >= 2 { 600 } else { 0 }
        };
        2 * sum(side) + sum(side ^ 1)
    }

    /// Appends the points of most promise for a side.
    fn promising(sheet: &Sheet, side: usize, points: usize, out: &mut Vec<Move>) {
        let mut all: ArrayVec<(i32, u16), MAX_POINTS> =
            sheet.alive(points).map(|p| (-Self::promise(sheet, side, p), p as u16)).collect();
        if all.len() > WIDTH {
            all.select_nth_unstable(WIDTH);
            all.truncate(WIDTH);
        }
        out.extend(all.iter().map(|&(_, p)| Move(p)));
    }

    /// The advantage of the side to move.
    fn mover(sheet: &Sheet, side: usize) -> i32 {
        let (mine, theirs) = (&sheet.count[side], &sheet.count[side ^ 1]);
        if sheet.threatens(side) {
            return 30_000;
        }
        if !sheet.threatens(side ^ 1) && sheet.has(side, OPEN_FOUR) {
            return 20_000;
        }
        let sum = |count: &[i16; SHAPES]| (1..SHAPES).map(|i| WORTH[i] * i32::from(count[i])).sum::<i32>();
        let (mine, theirs) = (sum(mine), sum(theirs));
        mine + mine / 4 - theirs + 20
    }
}

impl Judge<Gomoku> for Eyes {
    type Note = Sheet;

    fn note(&self, game: &Gomoku, s: &State) -> Sheet {
        Sheet::new(game, s, self.shapes(game))
    }

    fn carry(&self, game: &Gomoku, before: &State, Move(point): Move, _: &State, sheet: &mut Sheet) {
        sheet.put(game, before.mover().index(), usize::from(point), self.shapes(game));
    }

    fn eval(&self, _: &Gomoku, s: &State, sheet: &Sheet, seat: Seat) -> i32 {
        let value = Self::mover(sheet, s.mover().index());
        if seat == s.mover() { value } else { -value }
    }

    fn moves(&self, game: &Gomoku, s: &State, sheet: &Sheet, out: &mut Vec<Move>) {
        let (us, points, begin) = (s.mover().index(), game.points(), out.len());
        let (mine, theirs) = (|p: usize| sheet.best(us, p), |p: usize| sheet.best(us ^ 1, p));
        let listed = |wanted: &dyn Fn(usize) -> bool, out: &mut Vec<Move>| {
            out.extend(sheet.alive(points).filter(|&p| wanted(p)).map(|p| Move(p as u16)));
        };
        if s.count == 0 {
            return game.moves(s, out);
        }
        if sheet.threatens(us) {
            let win = sheet.alive(points).find(|&p| mine(p) == FIVE);
            return out.extend(win.map(|p| Move(p as u16)));
        }
        if sheet.threatens(us ^ 1) {
            return listed(&|p| theirs(p) == FIVE, out);
        }
        if sheet.has(us, OPEN_FOUR) {
            return listed(&|p| mine(p) == OPEN_FOUR, out);
        }
        if sheet.has(us ^ 1, OPEN_FOUR) {
            // An open three can only be spoilt on its line, or met with fours.
            return listed(&|p| theirs(p) >= FOUR || mine(p) >= FOUR, out);
        }
        Self::promising(sheet, us, points, out);
        if out.len() == begin {
            game.moves(s, out);
        }
    }

    fn choices(&self, game: &Gomoku, s: &State, sheet: &Sheet, heat: f32, out: &mut Vec<Move>) {
        let begin = out.len();
        if heat >= CARELESS && s.count > 0 {
            Self::promising(sheet, s.mover().index(), game.points(), out);
        }
        if out.len() == begin {
            self.moves(game, s, sheet, out);
        }
    }

    fn noises(&self, game: &Gomoku, s: &State, sheet: &Sheet, out: &mut Vec<Move>) {
        let us = s.mover().index();
        if sheet.has(us, FOUR) || sheet.has(us, OPEN_FOUR) || sheet.has(us, FIVE) {
            out.extend((0..game.points()).filter(|&p| sheet.sharp(us, p)).map(|p| Move(p as u16)));
        }
    }

    fn noisy(&self, _: &Gomoku, s: &State, sheet: &Sheet, Move(point): Move) -> bool {
        sheet.sharp(s.mover().index(), usize::from(point))
    }

    fn order(&self, _: &Gomoku, s: &State, sheet: &Sheet, Move(point): Move) -> i32 {
        Self::promise(sheet, s.mover().index(), usize::from(point)).min(65_000)
    }

    fn tense(&self, _: &Gomoku, s: &State, sheet: &Sheet) -> bool {
        let us = s.mover().index();
        sheet.threatens(us ^ 1) && !sheet.threatens(us)
    }
}
