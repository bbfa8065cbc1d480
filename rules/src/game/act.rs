//! What people do besides moving: resign, run out of time, offer and answer draws.

use super::{Game, Outcome, Seat, Why};
use serde::{Deserialize, Serialize};

/// An act of a seat. The numbers are those that links store.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Act {
    /// Gives the game up.
    Resign = 0,
    /// Has run out of time.
    Flag = 1,
    /// Offers a draw.
    OfferDraw = 2,
    /// Accepts the open offer.
    Accept = 3,
    /// Refuses the open offer.
    Refuse = 4,
    /// Claims what the rules grant on claim.
    Claim = 5,
}

impl Act {
    /// All acts, by their number.
    pub const ALL: [Act; 6] = [Act::Resign, Act::Flag, Act::OfferDraw, Act::Accept, Act::Refuse, Act::Claim];
}

/// One step of a game's line: a move, or an act of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ply<M> {
    /// A move of whoever decided.
    Move(M),
    /// An act of a seat.
    Act(Seat, Act),
}

/// What an act led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// The game goes on; the state may have changed.
    Noted,
    /// The game has ended.
    Over(Outcome),
}

/// What running out of time does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimeOut {
    /// It loses.
    Loses,
    /// The turn passes.
    Passes,
}

/// What the rules allow people besides moving.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Customs {
    /// Draws may be offered.
    pub draws: bool,
    /// A seat may give up.
    pub resign: bool,
    /// Moves may be taken back (never across a revealed secret).
    pub take_back: bool,
    /// The seat to move may claim something.
    pub claim: bool,
    /// What a time-out does.
    pub time_out: TimeOut,
}

impl Customs {
    /// Draw offers, resignation and take-back; time-outs lose.
    pub const PLAIN: Customs =
        Customs { draws: true, resign: true, take_back: true, claim: false, time_out: TimeOut::Loses };
    /// As [`Customs::PLAIN`], for games that know no draw.
    pub const NO_DRAWS: Customs = Customs { draws: false, ..Customs::PLAIN };
}

/// The default answer to an act, for games that answer only some themselves.
pub fn plain<G: Game>(game: &G, seat: Seat, act: Act) -> Result<Effect, Why> {
    match act {
        Act::Resign => Ok(Effect::Over(Outcome::lost(game, seat, "resigned"))),
        Act::Flag => Ok(Effect::Over(Outcome::lost(game, seat, "time"))),
        Act::OfferDraw | Act::Refuse => Ok(Effect::Noted),
        Act::Accept => Ok(Effect::Over(Outcome::drawn(game, "agreed"))),
        Act::Claim => Err(Why::new("nothing-to-claim")),
    }
}
