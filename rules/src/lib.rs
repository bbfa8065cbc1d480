//! Rules, players and records of Yiguan's games. Pure: no web, no clock, no global state.
//!
//! Seven nouns carry everything. A [`game::Game`] is the rules under one choice of options; its `State` is a position,
//! small and plain; a `Move` is what a seat or chance does; a `View` is what one eye may know. A [`board::Board`] is
//! geometry and a [`board::Scene`] what stands on it. A [`play::Table`] is a game in progress with its types erased.
//!
//! **Invariants.** Rules know no web and no clock (`tests/tidy.rs`). Luck is a move, so `apply` is deterministic and a
//! record replays (law 5). What may be played depends only on what the mover sees (law 9). Codes of moves never change
//! (golden links in each game's `data/links.txt`). Every game keeps the laws of `tests/laws.rs`.

pub mod ai;
pub mod army;
pub mod board;
pub mod game;
pub mod games;
pub mod play;
pub mod stones;
