//! The player of four-player Junqi: a general of the house, for the team.

use super::{ANTICLOCKWISE, Siguo};
use crate::ai::{Brain, HiddenMind, Level};
use crate::army::General;
use crate::board::Listed;

/// The player.
pub const BRAIN: Brain = Brain {
    id: Siguo::ID,
    levels: [
        Level { nodes: 60, heat: 500.0 },
        Level { nodes: 600, heat: 85.0 },
        Level { nodes: 2_000, heat: 20.0 },
        Level { nodes: 6_000, heat: 6.0 },
        Level::cool(40_000),
    ],
    solved: false,
    wake: || Box::new(HiddenMind::<Siguo, _>::new(General::new(&ANTICLOCKWISE))),
};
