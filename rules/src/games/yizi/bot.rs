//! The player of One Line: it knows the solved game by heart, and weaker ones see only near ends.

use super::{State, Yizi};
use crate::ai::{Brain, Level, OpenMind, Plain, Ranked, Solved};
use crate::board::Listed;

impl Ranked for Yizi {
    const FALLING: bool = true;

    fn size(&self) -> u32 {
        self.ranks()
    }

    fn number(&self, s: &State) -> u32 {
        self.rank(s)
    }

    fn position(&self, number: u32) -> Option<State> {
        self.unrank(number)
    }

    fn same_values(&self, other: &Yizi) -> bool {
        self == other
    }
}

/// The player.
pub const BRAIN: Brain = Brain {
    id: Yizi::ID,
    levels: [Level::cool(1), Level::cool(4), Level::cool(32), Level::cool(512), Level::cool(1 << 20)],
    solved: true,
    wake: || Box::new(OpenMind::<Yizi, _>::new(Plain(Solved::default()))),
};
