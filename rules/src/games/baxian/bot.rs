//! The player of Eight Immortals: alpha-beta over men and their way to the palace, captures followed to their end.

use super::moves::{PALACE, points};
use super::{Baxian, End, Move, SIDE, State};
use crate::ai::{AlphaBeta, Brain, Features, Judge, Level, OpenMind, Plain};
use crate::board::Listed;
use crate::game::Seat;

/// The player.
pub const BRAIN: Brain = Brain {
    id: Baxian::ID,
    levels: [
        Level { nodes: 30, heat: 120.0 },
        Level { nodes: 300, heat: 60.0 },
        Level { nodes: 3_000, heat: 20.0 },
        Level::cool(60_000),
        Level::cool(3_000_000),
    ],
    solved: false,
    wake: || Box::new(OpenMind::<Baxian, _>::new(Plain(AlphaBeta::new(Eyes, Features::sharp(120), 16)))),
};

/// What a man is worth.
const MAN: i32 = 100;
/// What being to move is worth.
const TEMPO: i32 = 10;

/// How far a point is from a seat's palace, along the lines.
fn distance(point: u8, seat: usize) -> i32 {
    let palace = PALACE[seat];
    i32::from((point % SIDE).abs_diff(palace % SIDE)) + i32::from((point / SIDE).abs_diff(palace / SIDE))
}

/// How the player sees a position.
struct Eyes;

impl Eyes {
    /// What a side's men are worth: each more the nearer to the other's palace, and one or two at home on guard.
    fn side(s: &State, seat: usize) -> i32 {
        let mut sum = 0;
        let mut guards = 0;
        for point in points(s.men[seat]) {
            sum += MAN + 3 * (6 - distance(point, seat ^ 1));
            guards += i32::from(distance(point, seat) <= 1);
        }
        sum + 14 * guards.min(2)
    }
}

impl Judge<Baxian> for Eyes {
    type Note = ();

    fn note(&self, _: &Baxian, _: &State) {}

    fn eval(&self, _: &Baxian, s: &State, _: &(), seat: Seat) -> i32 {
        let lead = Self::side(s, seat.index()) - Self::side(s, seat.other().index());
        if s.mover == seat { lead + TEMPO } else { lead - TEMPO }
    }

    fn noises(&self, game: &Baxian, s: &State, _: &(), out: &mut Vec<Move>) {
        if s.end == End::Open {
            s.each(&mut |m| {
                if self.noisy(game, s, &(), m) {
                    out.push(m);
                }
            });
        }
    }

    fn noisy(&self, _: &Baxian, s: &State, _: &(), m: Move) -> bool {
        m.taken != 0 || m.to == PALACE[s.mover.index() ^ 1]
    }

    fn order(&self, _: &Baxian, s: &State, _: &(), m: Move) -> i32 {
        let goal = s.mover.index() ^ 1;
        if m.to == PALACE[goal] {
            return 60_000;
        }
        1_000 * m.taken.count_ones() as i32 + 20 * (distance(m.from, goal) - distance(m.to, goal))
    }

    fn gain(&self, _: &Baxian, s: &State, _: &(), m: Move) -> i32 {
        if m.to == PALACE[s.mover.index() ^ 1] {
            return Judge::<Baxian>::win(self);
        }
        (MAN + 30) * m.taken.count_ones() as i32 + 40
    }
}
