//! The player of two-player Junqi.

use super::{Junqi, THEATRE};
use crate::ai::{Brain, HiddenMind, Level};
use crate::army::General;
use crate::board::Listed;

/// The player.
pub const BRAIN: Brain = Brain {
    id: Junqi::ID,
    levels: [
        Level { nodes: 200, heat: 200.0 },
        Level { nodes: 1_200, heat: 60.0 },
        Level { nodes: 3_000, heat: 25.0 },
        Level { nodes: 8_000, heat: 8.0 },
        Level::cool(500_000),
    ],
    solved: false,
    wake: || Box::new(HiddenMind::<Junqi, _>::new(General::new(&THEATRE))),
};
