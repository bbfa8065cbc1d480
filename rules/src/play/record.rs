//! A whole game as data: what links, saves and workers carry.

use crate::game::{Act, Seat};
use serde::{Deserialize, Serialize};

/// One ply of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// A move, by its code.
    Move(u32),
    /// An act of a seat.
    Act(Seat, Act),
}

/// A game: which, under what options, from where, and what was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// The game's id.
    pub id: String,
    /// Indices into each option's values.
    pub picked: Vec<u8>,
    /// The start position, if it is not the usual one.
    pub start: Option<String>,
    /// What was played.
    pub plies: Vec<Step>,
}
