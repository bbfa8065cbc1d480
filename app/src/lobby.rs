//! Before a game: the list of games, and the page on which one chooses how to play.

mod bring;
mod card;
mod clocks;
mod demo;
mod list;
mod seats;
mod setup;

pub use clocks::clock_words;
pub use list::Lobby;
pub use setup::Setup;
