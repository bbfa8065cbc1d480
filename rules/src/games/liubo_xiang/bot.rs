//! The player: alpha-beta over men, how far stoppers have come, freedom and the room of the owls.

use super::state::{KINDS, Kind, Move, State};
use super::LiuboXiang;
use crate::ai::{AlphaBeta, Brain, Features, Judge, Level, OpenMind, Plain};
use crate::board::Listed;
use crate::game::{Outcome, Seat};
use crate::games::liubo::{GONE, bit};

/// The player.
pub const BRAIN: Brain = Brain {
    id: LiuboXiang::ID,
    levels: [
        Level { nodes: 60, heat: 160.0 },
        Level { nodes: 300, heat: 60.0 },
        Level { nodes: 600, heat: 30.0 },
        Level::cool(6_000),
        Level::cool(1_000_000),
    ],
    solved: false,
    wake: || Box::new(OpenMind::<LiuboXiang, _>::new(Plain(AlphaBeta::new(Eyes, Features::SOUND, 16)))),
};

/// How the player sees a position.
struct Eyes;

/// What a man of each kind is worth.
const WORTH: [i32; 5] = [2_000, 420, 300, 220, 110];
/// What a stopper's way so far adds, by its steps; at the end it is finished.
const ADVANCE: [i32; 5] = [0, 0, 10, 40, 60];
/// What being to move is worth.
const TEMPO: i32 = 10;

impl Eyes {
    /// What a seat has.
    fn side(s: &State, seat: Seat) -> i32 {
        let mut sum = 0;
        for (slot, &place) in s.at[seat.index()].iter().enumerate() {
            if place == GONE {
                continue;
            }
            let freedom = s.reach(seat, slot).count_ones() as i32;
            let steps = usize::from(if seat == Seat(0) { 4 - place / 5 } else { place / 5 });
            sum += match KINDS[slot] {
                Kind::Owl => 14 * freedom,
                Kind::Stopper => WORTH[Kind::Stopper as usize] + ADVANCE[steps] + 2 * freedom,
                kind => WORTH[kind as usize] + 4 * freedom,
            };
        }
        sum
    }

    /// What a move takes, or makes of a stopper, in worth.
    fn prey(s: &State, m: Move) -> i32 {
        let taken = if s.taken() & bit(m.to) != 0 { s.man(m.to).map_or(0, |(_, kind)| WORTH[kind as usize]) } else { 0 };
        taken + m.rise.map_or(0, |kind| WORTH[kind as usize] - WORTH[Kind::Stopper as usize])
    }
}

impl Judge<LiuboXiang> for Eyes {
    type Note = ();

    fn note(&self, _: &LiuboXiang, _: &State) {}

    fn eval(&self, _: &LiuboXiang, s: &State, _: &(), seat: Seat) -> i32 {
        let lead = Self::side(s, seat) - Self::side(s, seat.other());
        if s.mover == seat { lead + TEMPO } else { lead - TEMPO }
    }

    fn noises(&self, game: &LiuboXiang, s: &State, _: &(), out: &mut Vec<Move>) {
        s.each(|m| {
            if self.noisy(game, s, &(), m) {
                out.push(m);
            }
        });
    }

    fn noisy(&self, _: &LiuboXiang, s: &State, _: &(), m: Move) -> bool {
        m.rise.is_some() || s.taken() & bit(m.to) != 0
    }

    fn order(&self, _: &LiuboXiang, s: &State, _: &(), m: Move) -> i32 {
        let Some((_, kind)) = s.man(m.from) else { return 0 };
        match Self::prey(s, m) {
            0 if kind == Kind::Stopper => 20,
            0 => 0,
            prey => 16 * prey - WORTH[kind as usize] / 4,
        }
    }

    fn gain(&self, _: &LiuboXiang, s: &State, _: &(), m: Move) -> i32 {
        Self::prey(s, m) + 150
    }

    fn tense(&self, _: &LiuboXiang, s: &State, _: &()) -> bool {
        s.owl(s.mover).is_some_and(|owl| s.attackers(s.mover.other(), owl) != 0)
    }

    fn ruling(&self, game: &LiuboXiang, past: &[State], s: &State) -> Option<Outcome> {
        // A position that has been there before will be there again.
        game.repeats(past, s, 1).then(|| Outcome::drawn(game, "repetition"))
    }
}
