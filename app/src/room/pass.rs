//! A match by links in the room: what the link that came brings, whose turn it is, and the link that goes out.

use super::{Found, Room};
use crate::store::{self, Player};
use leptos::prelude::*;
use rules::game::{Eye, Seat, Turn};
use rules::play::Table;
use rules::play::link::{self, BadLink, LinkFault};
use rules::play::pass::{self, BadPass, Met, News, Pass};

/// What there is to say of an address.
#[derive(Clone)]
pub enum Fault {
    /// Its game is good only in part.
    Link(LinkFault),
    /// It is a link of a match, and that is what came of it.
    Pass(PassNote),
}

/// What is to say of a link of a match.
#[derive(Clone, PartialEq)]
pub struct PassNote {
    /// What came of it.
    pub news: News,
    /// What is wrong with it.
    pub bad: Option<BadPass>,
    /// The ply that it has otherwise than this browser: what stands here, and what the link says.
    pub texts: [String; 2],
}

/// Where a match by links stands, as this browser sees it.
#[derive(Clone, PartialEq)]
pub enum Passing {
    /// Something is to be done here.
    Here,
    /// The link goes to the other.
    Send {
        /// The link.
        link: String,
        /// Nobody has taken the other seat yet.
        first: bool,
        /// The other has only to throw the dice.
        throw: bool,
    },
    /// It is over, and this link tells the other.
    Over(String),
    /// It is over, and both know.
    Done,
    /// Both seats are played elsewhere.
    Looks,
    /// Nothing can be thrown any more.
    Spent,
}

/// A ply as it reads.
fn text(table: &dyn Table, ply: usize, eye: Eye) -> String {
    let form = super::acts::usual_form(table.entry());
    table.line(form, eye).into_iter().nth(ply).map(|line| line.text).unwrap_or_default()
}

/// The game at an address and what is to say of it, if anything is; the link of a match goes on with what is held here of
/// it, or takes a seat.
pub fn open_or_join(text: &str) -> Result<(Found, Option<Fault>), BadLink> {
    let held = text.split_once('~').is_some_and(|(_, slot)| store::load(slot).is_some());
    if let Some(link) = pass::find(text).filter(|_| !held) {
        return meet(&link);
    }
    let (found, fault) = super::open(text)?;
    Ok((found, fault.map(Fault::Link)))
}

/// The match of a link.
fn meet(link: &str) -> Result<(Found, Option<Fault>), BadLink> {
    let sent = match pass::read(link) {
        Ok(sent) => sent,
        Err(bad) => {
            let opened = link::read(link)?;
            let note = PassNote { news: News::Looks, bad: Some(bad), texts: Default::default() };
            // It was made for one seat's eyes; nobody is asked to take the screen.
            let eye = opened.eye.filter(|_| opened.table.entry().secret);
            let view = eye.map_or(0, Seat::index);
            let found = Found { table: opened.table, ply: opened.ply, view, eye, look: true, saved: None, pass: None };
            return Ok((found, Some(Fault::Pass(note))));
        }
    };
    let mut games = store::all().into_iter().filter(store::Saved::is_passed);
    let held = games.find_map(|saved| {
        let pass = store::pass(&saved.slot).filter(|pass| pass.is_of(&sent))?;
        let table = link::read(&saved.link).ok()?.table;
        Some((saved, table, pass))
    });
    let (saved, held) = match held {
        Some((saved, table, pass)) => (Some(saved), Some((table, pass))),
        None => (None, None),
    };
    let Met { table, pass, news, bad, theirs } = pass::meet(sent, held, store::secret());
    let seat = pass.seat();
    let mut texts = <[String; 2]>::default();
    if let (Some(BadPass::Changed(ply)), Some(theirs)) = (&bad, theirs) {
        let eye = seat.map_or(Eye::Public, Eye::Seat);
        texts = [text(&*table, *ply, eye), text(&*theirs, *ply, eye)];
    }
    // Who only looks on reads that in the place of the controls.
    let told = bad.is_some() || matches!(news, News::Joined | News::Old);
    let note = told.then_some(Fault::Pass(PassNote { news, bad, texts }));
    let ply = table.plies();
    let view = seat.map_or(0, Seat::index);
    Ok((Found { table, ply, view, eye: None, look: seat.is_none(), saved, pass: Some(pass) }, note))
}

/// Who plays the seats of a match.
pub(super) fn players(pass: &Pass) -> Vec<Player> {
    let player = |seat| if pass.seat() == Some(Seat(seat)) { Player::Person } else { Player::Away };
    vec![player(0), player(1)]
}

/// Where a match stands.
pub(super) fn passing(pass: &Pass, table: &dyn Table) -> Passing {
    let Some(me) = pass.seat() else { return Passing::Looks };
    let link = || pass.link(table).unwrap_or_default();
    if pass.is_spent(table) {
        return Passing::Spent;
    }
    match (pass.holder(table), table.turn()) {
        (None, _) if Pass::is_last(me, table) => Passing::Over(link()),
        (None, _) => Passing::Done,
        (Some(seat), _) if seat == me => Passing::Here,
        (_, turn) => Passing::Send { link: link(), first: !pass.is_taken(me.other()), throw: turn == Turn::Chance },
    }
}

impl Room {
    /// It is a match by links.
    pub fn is_passed(&self) -> bool {
        self.pass.with_value(Option::is_some)
    }

    /// The link of a match that goes on, as anybody may have it; tracked.
    pub fn passed_link(&self) -> Option<String> {
        let running = self.turn().outcome().is_none();
        self.pass.with_value(|pass| self.table(|t| pass.as_ref().filter(|_| running)?.link(t)))
    }

    /// Something can be done here, as far as links decide; tracked.
    pub(super) fn holds(&self) -> bool {
        self.passing.with(|passing| matches!(passing, None | Some(Passing::Here)))
    }

    /// Lets the dice fall as the match binds them, if it is a match.
    pub(super) fn bound_chance(&self) -> Option<bool> {
        self.pass.with_value(|pass| {
            let pass = pass.as_ref()?;
            let mut rolled = false;
            self.table.update(|table| rolled = pass.roll(&mut **table));
            Some(rolled)
        })
    }
}
