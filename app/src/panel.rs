//! What stands round the board in a room: players, moves, words, controls.

mod balance;
mod clock;
mod controls;
mod curtain;
mod facts;
mod formations;
mod icon;
mod moves;
mod notice;
mod pass;
mod pictures;
mod pins;
mod players;
mod reason;
mod rows;
mod share;

pub use balance::Balance;
pub use clock::SeatClock;
pub use controls::Controls;
pub use curtain::Curtain;
pub use facts::Facts;
pub use icon::{Icon, icon};
pub use moves::{Moves, Ribbon};
pub use notice::{FaultNotice, bad_words, fault_words};
pub use pass::{Limits, PassNotice};
pub use players::PlayerRow;
pub use reason::{Keys, Reason, said};
pub use share::ShareSheet;
