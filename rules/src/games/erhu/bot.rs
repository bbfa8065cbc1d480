//! The player of Two Tigers: alpha-beta over dogs eaten, the tigers' freedom and how far the pack has spread.
//!
//! The game is too large to be solved at a page: two tigers, and 11 to 16 dogs of which up to four stand on each centre,
//! make 6 · 10¹⁰ positions with the side to move, 8 · 10⁹ when turned and mirrored ones count once.

use super::lines::bits;
use super::{Erhu, Move, State, TIGERS};
use crate::ai::{AlphaBeta, Brain, Features, Judge, Level, OpenMind, Plain};
use crate::board::Listed;
use crate::game::Seat;

/// The player.
pub const BRAIN: Brain = Brain {
    id: Erhu::ID,
    levels: [
        Level { nodes: 20, heat: 400.0 },
        Level { nodes: 400, heat: 60.0 },
        Level { nodes: 4_000, heat: 15.0 },
        Level::cool(30_000),
        Level::cool(2_000_000),
    ],
    solved: false,
    wake: || Box::new(OpenMind::<Erhu, _>::new(Plain(AlphaBeta::new(Eyes, Features::sharp(80), 16)))),
};

/// How the player sees a position.
struct Eyes;

/// What the tigers' freedom is worth by how many ways one of them has.
const FREEDOM: [i32; 9] = [-90, -40, -18, -6, 0, 4, 8, 10, 12];

impl Eyes {
    /// The tigers' advantage.
    fn tigers(s: &State) -> i32 {
        let mut sum = 100 * i32::from(s.eaten);
        let (mut threats, mut ways) = (0, 0);
        for tiger in bits(s.tigers) {
            let jumps = s.jumps(tiger);
            let free = (s.steps(tiger) | jumps).count_ones();
            sum += FREEDOM[free.min(8) as usize];
            threats |= jumps;
            ways += free;
        }
        let meals = threats.count_ones().min(3) as i32;
        sum += if s.mover == TIGERS { 30 * meals.min(1) + 6 * meals } else { 6 * meals };
        // A pack that stands in stacks hems nobody in.
        sum - 4 * s.dogs.count_ones() as i32 - if ways <= 2 { 30 } else { 0 }
    }
}

impl Judge<Erhu> for Eyes {
    type Note = ();

    fn note(&self, _: &Erhu, _: &State) {}

    fn eval(&self, _: &Erhu, s: &State, _: &(), seat: Seat) -> i32 {
        let tigers = Self::tigers(s);
        if seat == TIGERS { tigers } else { -tigers }
    }

    fn noises(&self, _: &Erhu, s: &State, _: &(), out: &mut Vec<Move>) {
        if s.mover == TIGERS {
            for from in bits(s.tigers) {
                out.extend(bits(s.jumps(from)).map(|to| Move { from, to }));
            }
        }
    }

    fn noisy(&self, _: &Erhu, s: &State, _: &(), m: Move) -> bool {
        s.mover == TIGERS && m.over().is_some()
    }

    fn gain(&self, _: &Erhu, _: &State, _: &(), _: Move) -> i32 {
        200
    }
}
