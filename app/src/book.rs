//! The rule book: a game's rules with live boards beside every clause. Its pages are files of the site, read when they
//! are opened; what they are made of stands in `rules::play::book`.

mod figure;
mod page;

pub use page::{Rules, answer};
