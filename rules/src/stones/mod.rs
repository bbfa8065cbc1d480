//! What games of stones on crossing lines share: sets of points, chains, names, boards and stones as drawn.

mod bits;
mod chains;
mod field;
mod look;
pub mod names;

pub use bits::Bits;
pub use chains::{breathless, liberties, taken};
pub use field::Field;
pub use look::{board, man, stars, stone};
pub use names::{name, named};

/// The most points a board has.
pub const MAX_POINTS: usize = 19 * 19;

/// Words that hold any board of up to 10 lines.
pub const SMALL: usize = 3;
/// Words that hold any board of up to 19 lines.
pub const LARGE: usize = 6;
/// By how much the bits of a point and the one below it differ, on every board.
pub const ROW: usize = 20;
