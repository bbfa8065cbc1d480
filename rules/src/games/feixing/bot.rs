//! The player of aeroplane chess: every seat is taken to play for itself, by how likely each is to win.

use super::{Feixing, PLANES, SEATS, State};
use crate::ai::{Brain, Level, MaxN, OpenMind, Plain, Share, Shares};
use crate::board::Listed;
use crate::game::{Game, MAX_SEATS, Seat};

/// The player.
pub const BRAIN: Brain = Brain {
    id: Feixing::ID,
    levels: [
        Level { nodes: 16, heat: 10_000.0 },
        Level { nodes: 32, heat: 4_000.0 },
        Level { nodes: 64, heat: 1_500.0 },
        Level { nodes: 600, heat: 500.0 },
        Level::cool(1_000_000),
    ],
    solved: false,
    wake: || Box::new(OpenMind::<Feixing, _>::new(Plain(MaxN::new(Eyes, 6)))),
};

/// What a plane adds to its player's strength by its progress, in thousandths, from the pad to the goal and last in the
/// hangar: fitted to who won many thousand games that the player played against itself.
const STRENGTH: [i16; 58] = [
    73, 95, 65, 100, 112, 115, 152, 170, 193, 210, 200, 216, 262, 264, 246, 233, 238, 241, 231, 213,
    243, 249, 219, 287, 337, 357, 362, 385, 411, 438, 406, 435, 467, 498, 514, 542, 570, 603, 614, 636,
    684, 723, 726, 749, 805, 858, 887, 919, 974, 1021, 1084, 1145, 1190, 1209, 1269, 1269, 1398, 0,
];
/// What being to move adds.
const TEMPO: i32 = 60;

/// How the player sees a position.
struct Eyes;

impl Eyes {
    /// How strong a player stands, in thousandths.
    fn strength(planes: &[u8; PLANES]) -> i32 {
        planes.iter().map(|&p| i32::from(STRENGTH[usize::from(p)])).sum()
    }
}

impl Share<Feixing> for Eyes {
    fn shares(&self, game: &Feixing, s: &State) -> Shares {
        let mut sides = [i32::MIN; SEATS];
        for seat in (0..game.seats).map(Seat).filter(|seat| s.left[seat.index()] == 0) {
            let tempo = if seat == s.mover { TEMPO } else { 0 };
            let side = &mut sides[usize::from(game.side(seat))];
            *side = (*side).max(0) + Self::strength(&s.at[seat.index()]) + tempo;
        }
        let best = sides.into_iter().max().unwrap_or(0);
        let odds = sides.map(|side| if side == i32::MIN { 0.0 } else { libm::expf((side - best) as f32 / 1000.0) });
        let total: f32 = odds.iter().sum();
        let mut shares = [0.0; MAX_SEATS];
        for seat in (0..game.seats).map(Seat) {
            shares[seat.index()] = odds[usize::from(game.side(seat))] / total;
        }
        shares
    }
}
