//! What games of stones on crossing lines share: sets of points, chains, names, boards and stones as drawn.

mod bits;
mod chains;
mod field;
mod look;
pub mod names;

pub use bits::Bits;
pub use chains::{breathes, breathless, liberties, taken};
pub use field::Field;
pub use look::{board, man, stars, stone};
pub use names::{name, named};

/// The most points a board has.
pub const MAX_POINTS: usize = 19 * 19;

/// Words that hold any board of up to 9 lines.
pub const SMALL: usize = 2;
/// Words that hold any board of up to 19 lines.
pub const LARGE: usize = 6;
