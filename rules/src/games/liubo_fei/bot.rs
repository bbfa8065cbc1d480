//! The player: alpha-beta over men, freedom and who threatens to kill.

use super::{LiuboFei, Move, State};
use crate::ai::{AlphaBeta, Brain, Features, Judge, Level, OpenMind, Plain};
use crate::board::Listed;
use crate::game::{Game, Seat};
use crate::games::liubo::{bit, places, slide};

/// The player.
pub const BRAIN: Brain = Brain {
    id: LiuboFei::ID,
    levels: [
        Level { nodes: 60, heat: 160.0 },
        Level { nodes: 300, heat: 60.0 },
        Level { nodes: 600, heat: 25.0 },
        Level::cool(6_000),
        Level::cool(1_200_000),
    ],
    solved: false,
    wake: || Box::new(OpenMind::<LiuboFei, _>::new(Plain(AlphaBeta::new(Eyes, Features::SOUND, 16)))),
};

/// How the player sees a position.
struct Eyes;

/// What a plain man is worth, by how many there are: the last ones keep the game alive.
const MEN: [i32; 6] = [0, 260, 420, 540, 640, 730];
/// What an owl is worth for ordering kills.
const OWL: i32 = 2_000;
/// What being to move is worth.
const TEMPO: i32 = 8;

impl Eyes {
    /// What a seat has: men, and points they reach.
    fn side(s: &State, seat: usize) -> i32 {
        let taken = s.taken();
        let freedom: u32 = places(s.men[seat]).map(|from| slide(from, taken).count_ones()).sum();
        let owl = slide(s.owl[seat].trailing_zeros().min(24) as u8, taken).count_ones();
        MEN[s.plain(seat).count_ones() as usize] + 3 * freedom as i32 + 2 * owl as i32
    }

    /// What a move kills, in worth.
    fn prey(game: &LiuboFei, s: &State, m: Move) -> i32 {
        let dead = game.dead(s, m);
        if dead == 0 {
            return 0;
        }
        let owl = dead & s.owl[s.mover.other().index()];
        (dead & !owl).count_ones() as i32 * 130 + if owl == 0 { 0 } else { OWL }
    }
}

impl Judge<LiuboFei> for Eyes {
    type Note = ();

    fn note(&self, _: &LiuboFei, _: &State) {}

    fn eval(&self, _: &LiuboFei, s: &State, _: &(), seat: Seat) -> i32 {
        let lead = Self::side(s, seat.index()) - Self::side(s, seat.index() ^ 1);
        if s.mover == seat { lead + TEMPO } else { lead - TEMPO }
    }

    fn noises(&self, game: &LiuboFei, s: &State, _: &(), out: &mut Vec<Move>) {
        let begin = out.len();
        game.moves(s, out);
        let mut kept = begin;
        for i in begin..out.len() {
            if game.dead(s, out[i]) != 0 {
                out[kept] = out[i];
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    fn noisy(&self, game: &LiuboFei, s: &State, _: &(), m: Move) -> bool {
        game.dead(s, m) != 0
    }

    fn order(&self, game: &LiuboFei, s: &State, _: &(), m: Move) -> i32 {
        let prey = Self::prey(game, s, m);
        if prey > 0 {
            return prey;
        }
        let taken = s.taken();
        let after = taken ^ bit(m.from) ^ bit(m.to);
        slide(m.to, after).count_ones() as i32 - slide(m.from, taken).count_ones() as i32
    }

    fn gain(&self, game: &LiuboFei, s: &State, _: &(), m: Move) -> i32 {
        Self::prey(game, s, m) * 2 + 60
    }
}
