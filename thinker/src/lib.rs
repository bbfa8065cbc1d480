//! The worker in which players think: what it and the page say to each other, and its own side of that.
//!
//! It is a package of its own so that it carries nothing of the page and can be built for speed where the page is
//! built to be small.

mod message;
pub mod worker;

pub use message::{Answer, Found, Question, Task, Told, Worth, packed, unpacked};
