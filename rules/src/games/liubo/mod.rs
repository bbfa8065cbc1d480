//! What the two games of Liubo share: five by five crossing lines as bits, the board, its men, and how they are written.
//!
//! Place 0 is a5 at the top left, rows follow; place 24 is e1. A set of places is a word with bit `p` for place `p`.

mod board;
mod lines;
mod text;

pub use board::{board, man, place};
pub use lines::{ALL, FLANKS, GONE, PLACES, RAYS, ROWS, SPREAD, beside, between, bit, file, places, rank, slide};
pub use text::{fields, named, number, read_rows, read_side, read_way, rows, say};
