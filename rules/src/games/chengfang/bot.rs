//! The player of Four Corners: alpha-beta that counts the squares each side can still fill, and how far it is.

use super::{Chengfang, ENOUGH, Move, SQUARES, State, completed};
use crate::ai::{AlphaBeta, Brain, Features, Judge, Level, OpenMind, Plain};
use crate::board::{Listed, bits};
use crate::game::{Game, Seat};

/// The player.
pub const BRAIN: Brain = Brain {
    id: Chengfang::ID,
    levels: [
        Level { nodes: 60, heat: 120.0 },
        Level { nodes: 400, heat: 40.0 },
        Level { nodes: 4_000, heat: 8.0 },
        Level::cool(40_000),
        Level::cool(1_500_000),
    ],
    solved: false,
    wake: || Box::new(OpenMind::<Chengfang, _>::new(Plain(AlphaBeta::new(Eyes, Features::SOUND, 17)))),
};

/// What a square that the other side cannot spoil any more counts by how many of its corners are taken.
const HOPE: [i32; 5] = [0, 2, 9, 30, 0];
/// What a square with three corners counts besides for who moves.
const NEXT: i32 = 40;
/// What so many squares are worth.
const MADE: [i32; ENOUGH as usize + 1] = [0, 100, 260, 1000];

/// Every square as a set.
static SETS: [u32; SQUARES.len()] = {
    let mut all = [0; SQUARES.len()];
    let mut i = 0;
    while i < SQUARES.len() * 4 {
        all[i / 4] |= 1 << SQUARES[i / 4][i % 4];
        i += 1;
    }
    all
};

/// How the player sees a position.
struct Eyes;

impl Eyes {
    /// What a side may hope for.
    fn hope(s: &State, side: usize) -> i32 {
        let (mine, theirs) = (s.stones[side], s.stones[side ^ 1]);
        let moves = s.mover().index() == side;
        let mut sum = MADE[usize::from(s.squares[side].min(ENOUGH))];
        for square in SETS {
            if theirs & square == 0 {
                let taken = (mine & square).count_ones();
                sum += HOPE[taken as usize] + if moves && taken == 3 { NEXT } else { 0 };
            }
        }
        sum
    }

    /// How many squares a stone there completes for its side, and how many it spoils that the other side could.
    fn at(s: &State, point: u8) -> (u8, u8) {
        let side = s.mover().index();
        (completed(s.stones[side], point), completed(s.stones[side ^ 1], point))
    }
}

impl Judge<Chengfang> for Eyes {
    type Note = ();

    fn note(&self, _: &Chengfang, _: &State) {}

    fn eval(&self, _: &Chengfang, s: &State, _: &(), seat: Seat) -> i32 {
        let side = seat.index() & 1;
        Self::hope(s, side) - Self::hope(s, side ^ 1)
    }

    fn noises(&self, game: &Chengfang, s: &State, _: &(), out: &mut Vec<Move>) {
        if game.turn(s).seat().is_some() {
            out.extend(bits::each(s.open()).map(|p| Move(p as u8)).filter(|m| Self::at(s, m.0).0 > 0));
        }
    }

    fn noisy(&self, _: &Chengfang, s: &State, _: &(), Move(point): Move) -> bool {
        Self::at(s, point).0 > 0
    }

    fn order(&self, _: &Chengfang, s: &State, _: &(), Move(point): Move) -> i32 {
        let (made, spoilt) = Self::at(s, point);
        i32::from(made) * 300 + i32::from(spoilt) * 200
    }
}
