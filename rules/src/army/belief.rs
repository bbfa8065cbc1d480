//! How likely hidden men are to be of each kind: by where people put them, and by whether they have moved.

use super::formations::FORMATIONS;
use super::kind::{KINDS, Kind};
use super::setup::ORDER;
use super::state::{Field, SIDE, owner};

/// What a kind weighs where no formation has it, in formations.
const STRANGE: f32 = 0.6;
/// From how many men that have moved on the others count as staying where they are.
const AWAKE: usize = 6;

/// Logarithms of likelihoods, up to a common summand.
pub struct Belief {
    /// By place in the set-up and kind.
    put: [[f32; KINDS]; ORDER.len()],
}

impl Default for Belief {
    fn default() -> Self {
        let mut put = [[STRANGE; KINDS]; ORDER.len()];
        for formation in &FORMATIONS {
            for over in [false, true] {
                for (place, kind) in put.iter_mut().zip(formation.turned(over)) {
                    place[kind.index()] += 1.0;
                }
            }
        }
        Belief { put: put.map(|place| place.map(libm::logf)) }
    }
}

impl Belief {
    /// How likely a man is to be of a kind.
    pub fn worth(&self, f: Field<'_>, awake: &[bool], id: u8, kind: Kind) -> f32 {
        let man = f.men[usize::from(id)];
        let still = !man.moved() && man.alive() && awake[owner(id).index()];
        let stays = match kind {
            Kind::MINE | Kind::FLAG => 0.5,
            Kind::BOMB | Kind::ENGINEER => 0.0,
            _ => -0.3,
        };
        self.put[usize::from(id % SIDE)][kind.index()] + if still { stays } else { 0.0 }
    }

    /// The seats of which many men have moved.
    pub fn awake(f: Field<'_>, seats: u8) -> Vec<bool> {
        let moved = |seat| f.of(crate::game::Seat(seat)).iter().filter(|man| man.moved()).count();
        (0..seats).map(|seat| moved(seat) >= AWAKE).collect()
    }
}
