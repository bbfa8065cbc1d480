//! Finding the game that an address names: kept in this browser, or held by the link itself.

use crate::route::asked_in;
use crate::store::{self, Player, Saved};
use rules::game::Seat;
use rules::play::Table;
use rules::play::link::{self, BadLink, LinkFault};
use rules::play::pass::Pass;

/// A game that was found.
pub struct Found {
    /// The game.
    pub table: Box<dyn Table>,
    /// The ply on view.
    pub ply: usize,
    /// From which seat's side one looks.
    pub view: usize,
    /// Through whose eyes it is to be looked at, if it was shared sealed.
    pub eye: Option<Seat>,
    /// It is only to be looked at.
    pub look: bool,
    /// What was kept of it, if it is a game of this browser.
    pub saved: Option<Saved>,
    /// The match by links that it is, if it is one.
    pub pass: Option<Pass>,
}

/// The game at an address and what is wrong with it, if anything is.
pub fn open(text: &str) -> Result<(Found, Option<LinkFault>), BadLink> {
    let (address, slot) = text.split_once('~').map_or((text, None), |(address, slot)| (address, Some(slot)));
    let saved = slot.and_then(store::load);
    if slot.is_some() && saved.is_none() && address.ends_with('/') {
        return Err(BadLink::Elsewhere);
    }
    let link = saved.as_ref().map_or(address, |saved| &saved.link);
    let opened = link::read(link)?;
    let usual = saved.as_ref().and_then(|saved| {
        let seat = saved.players.iter().position(|player| *player == Player::Person)?;
        let seat = saved.sealed.map_or(seat, usize::from);
        Some(if saved.sealed.is_some() || saved.players.iter().filter(|p| **p == Player::Person).count() == 1 {
            seat
        } else {
            0
        })
    });
    let eye = opened.eye.filter(|_| opened.table.entry().secret);
    let usual = usual.or(eye.map(Seat::index));
    let sides = opened.table.board().views.len();
    let side = asked_in(text, "flip").and_then(|n| n.parse().ok()).filter(|&n: &usize| n < sides);
    let view = side.unwrap_or(if opened.turned { 1 } else { usual.unwrap_or(0) });
    let look = asked_in(text, "play") == Some("no");
    let pass = saved.as_ref().and_then(|saved| store::pass(&saved.slot));
    let found = Found { table: opened.table, ply: opened.ply, view, eye, look, saved, pass };
    Ok((found, opened.fault))
}
