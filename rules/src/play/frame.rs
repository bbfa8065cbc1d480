//! What a screen needs of one position, as plain data.

use crate::board::{Scene, Target, Trail};
use crate::game::{Act, Customs, Seat, Turn, Why};

/// One position as one eye sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame {
    /// After how many plies.
    pub ply: usize,
    /// How many plies the line has.
    pub plies: usize,
    /// Who decides.
    pub turn: Turn,
    /// Men with their ids, marks, hands, dice.
    pub scene: Scene,
    /// How men travelled by the ply that led here.
    pub trail: Trail,
    /// What is shown as held of an unfinished move.
    pub held: Vec<Target>,
    /// What can be clicked next.
    pub next: Vec<Target>,
    /// Those of `next` where something would be captured by a move that ends there.
    pub takes: Vec<Target>,
    /// One may stop here and play what is held.
    pub can_commit: bool,
    /// Why the position is as it is: a check, a forced move, the ending.
    pub why: Option<Why>,
    /// What people may do besides moving.
    pub may: Customs,
    /// Whose draw offer is open.
    pub offer: Option<Seat>,
    /// Who can still answer it: one seat of two; where more must agree, all that have not yet.
    pub asked: Vec<Seat>,
}

/// One ply of the line in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Who played it; nobody where chance did.
    pub seat: Option<Seat>,
    /// The act, if it was one; its words are the page's.
    pub act: Option<Act>,
    /// The move in notation; empty for an act.
    pub text: String,
    /// What it did, as [`Trail::calls`] says.
    pub calls: Vec<Why>,
}

/// What a click led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Clicked {
    /// It began or continued a move.
    Held,
    /// It completed a move, which was played.
    Moved,
    /// It let go of what was held.
    Released,
    /// It was refused, for this reason.
    Refused(Why),
}

/// A move of a record that the rules refuse.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("ply {}: move {code} is refused", ply + 1)]
pub struct Refused {
    /// Which ply, counted from 0.
    pub ply: usize,
    /// The move's code.
    pub code: u32,
    /// Why, if the rules say.
    pub why: Option<Why>,
}
