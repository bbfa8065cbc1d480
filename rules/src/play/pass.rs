//! Passing the link: two people play one match by sending each other the link after every move, without a server.
//!
//! A link of a match is the packed link, a full stop, and an envelope (`pass/envelope.rs` says what it holds). Whoever makes
//! the match takes a seat; the browser that opens the link first takes the other. Each browser keeps the match with a
//! secret of its own, and takes from a link only what goes on from what it holds: a link that is older changes nothing,
//! one that differs in an earlier ply, plays for one's own seat or comes from a third browser is refused.
//!
//! # Dice
//!
//! Each seat draws a secret `s` and anchors `c[0] = H^n(s)`; for the `k`-th run of throws it reveals `c[k]`, of which
//! `c[k-1]` is the hash, so that anybody can check it against the anchor and nobody finds it before. A run is all
//! throws between two moves of seats; its throws follow from `H(match, k, nth, a[k], b[k])` through [`Rng`] and the
//! game's own luck. Acts (offers, giving up) do not end a run, so nobody gets another throw by one.
//!
//! When a link is sent, its sender has revealed as many runs as there have been, and one more if the dice are to be
//! thrown next and the other's anchor is known. Hence:
//!
//! - *Nobody chooses a throw.* The maker's anchor stands in the first link, before the other draws his secret; the maker
//!   reveals nothing before he has the other's anchor. Whoever anchors second knows no value of the first but the
//!   anchor. From then on each reveal is the only one that its anchor admits, and the throw depends on both.
//! - *Nobody knows a throw before the decisions that precede it.* Run `k` needs both `a[k]` and `b[k]`. When a seat
//!   decides, as many runs have been thrown as the other has revealed, and the next reveal of the other comes only in
//!   answer to the link that holds the decision. So the next throw is known to nobody until that link is opened, and then
//!   to the one who opens it, who can only throw.
//! - Where the same seat is to move again after the dice (a six at aeroplane chess), the link goes to the other and back
//!   for the throw alone. That is the price of the second point. Throws that let nobody move go on in the same run.
//!
//! Chains are of [`LENGTH`] runs, far more than any game takes; where one is used up, nothing can be thrown any more, and
//! the players may still agree on a draw or resign.
//!
//! # Secret set-ups
//!
//! The seat that sets up first sends only a bond: a hash of its set-up with a salt. In its place the link holds a
//! set-up drawn from a fixed seed, the same for all. The other sets up and sends that whole: the first is bound already.
//! With its next link the first sends its set-up and the salt; the other's browser compares them with the bond. From
//! then on links hold all that was played, and the page alone keeps the secrets: this is a courtesy, and whoever
//! decodes a link sees everything.
//!
//! # What this cannot do
//!
//! Nothing compels a player to send a link on, keeps him from asking a program, from decoding links, or from trying out
//! moves on a copy of the link before he makes one.

mod chain;
mod check;
mod envelope;

pub use chain::LENGTH;
pub use check::{BadPass, Met, News, Sent, find, meet, read};

use self::envelope::{Bond, Chain, Envelope};
use super::link::digits::{Reader, Writer};
use super::{Record, Step, Table, link};
use crate::game::{Eye, Rng, Seat, Turn};

/// A secret, an anchor, or any other value of a hash.
pub type Digest = [u8; 16];
/// What tells matches apart.
pub type Number = [u8; 8];

/// Checks of what a browser keeps cover this.
const KEPT: &str = "pass";

/// A match as one browser knows it, besides the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pass {
    /// What is known of it in public. One's own reveals and set-up follow from the secret.
    known: Envelope,
    /// The seat that is played in this browser, and its secret.
    mine: Option<(Seat, Digest)>,
}

/// Which throws belong together.
struct Throws {
    /// The run and the throw within it of every ply that chance decided.
    of: Vec<Option<(u32, u32)>>,
    /// How many runs there have been.
    runs: u32,
    /// The throw that would be next.
    next: (u32, u32),
}

impl Throws {
    fn of(table: &dyn Table) -> Throws {
        let (mut run, mut nth, mut moved) = (0, 0, true);
        let mut of = Vec::new();
        for line in table.line(0, Eye::Referee) {
            let thrown = line.act.is_none() && line.seat.is_none();
            if thrown {
                (run, nth) = if moved { (run + 1, 0) } else { (run, nth + 1) };
                moved = false;
            }
            moved |= line.act.is_none() && !thrown;
            of.push(thrown.then_some((run, nth)));
        }
        Throws { of, runs: run, next: if moved { (run + 1, 0) } else { (run, nth + 1) } }
    }
}

/// The set-ups of a game that begins with secret ones.
struct SetUps {
    /// What stands for the first one while it is hidden; empty where there are none.
    cover: Vec<u32>,
    /// How many plies both of them take.
    both: usize,
}

impl SetUps {
    fn of(table: &dyn Table) -> SetUps {
        let mut fresh = Some(table.entry()).filter(|entry| entry.secret).and_then(|_| again(&table.record(), &[]));
        let mut next = || {
            let fresh = fresh.as_mut()?;
            let codes = fresh.shuffled(&mut Rng::new(0))?;
            fresh.enter(&codes).ok().map(|()| codes)
        };
        let cover = next().unwrap_or_default();
        SetUps { both: cover.len() + next().map_or(0, |codes| codes.len()), cover }
    }

    /// The first set-up of a line, once it is there.
    fn first<'a>(&self, plies: &'a [Step]) -> Option<&'a [Step]> {
        plies.get(..self.cover.len()).filter(|first| !first.is_empty())
    }
}

/// The game of a record from its start, with these plies.
fn again(record: &Record, plies: &[Step]) -> Option<Box<dyn Table>> {
    let entry = crate::games::find(&record.id)?;
    let mut table = (entry.open)(&record.picked, record.start.as_deref()).ok()?;
    for step in plies {
        match *step {
            Step::Move(code) => table.enter(&[code]).ok()?,
            Step::Act(seat, act) => table.act(seat, act).ok()?,
        }
    }
    Some(table)
}

/// The codes of a set-up.
fn codes(plies: &[Step]) -> Vec<u32> {
    plies.iter().filter_map(|step| if let Step::Move(code) = step { Some(*code) } else { None }).collect()
}

impl Pass {
    /// A new match, from numbers that nobody can foresee.
    pub fn begin(seat: Seat, number: Number, secret: Digest) -> Pass {
        Pass { known: Envelope { number, seats: [None; 2], set_up: None }, mine: None }.seated(seat, secret)
    }

    /// The same match with a seat taken in this browser.
    fn seated(mut self, seat: Seat, secret: Digest) -> Pass {
        let anchor = chain::reveal(&self.known.number, seat, &secret, 0).unwrap_or_default();
        self.known.seats[seat.index() & 1] = Some(Chain { anchor, runs: 0, at: anchor });
        self.mine = Some((seat, secret));
        self
    }

    /// The seat that is played in this browser; none where the match is only looked at.
    pub fn seat(&self) -> Option<Seat> {
        self.mine.map(|(seat, _)| seat)
    }

    /// Somebody has taken that seat.
    pub fn is_taken(&self, seat: Seat) -> bool {
        self.known.seats[seat.index() & 1].is_some()
    }

    /// It is the match of that link.
    pub fn is_of(&self, sent: &Sent) -> bool {
        self.known.number == sent.number()
    }

    /// The first set-up is not known in this browser.
    pub fn is_covered(&self) -> bool {
        self.known.set_up.is_some_and(|bound| bound.salt.is_none()) && self.seat() != Some(Seat(0))
    }

    /// What a seat reveals for a run, as far as it is known here.
    fn reveal(&self, seat: Seat, run: u32) -> Option<Digest> {
        let number = &self.known.number;
        match self.mine {
            Some((mine, secret)) if mine == seat => chain::reveal(number, seat, &secret, run),
            _ => {
                let chain = self.known.seats[seat.index() & 1]?;
                Some(chain::forward(number, seat, chain.at, chain.runs.checked_sub(run)?))
            }
        }
    }

    /// The luck of a throw, if it is known here.
    fn luck(&self, throw: (u32, u32)) -> Option<Rng> {
        let reveals = [self.reveal(Seat(0), throw.0)?, self.reveal(Seat(1), throw.0)?];
        Some(chain::luck(&self.known.number, throw, reveals))
    }

    /// Nothing can be thrown any more.
    pub fn is_spent(&self, table: &dyn Table) -> bool {
        table.turn() == Turn::Chance && Throws::of(table).next.0 > LENGTH
    }

    /// The seat in whose browser something has to be done: to move, or to throw, as the other's reveal is known there.
    pub fn holder(&self, table: &dyn Table) -> Option<Seat> {
        match table.turn() {
            Turn::Over(_) => None,
            Turn::Seat(seat) => Some(seat),
            Turn::Chance => {
                let run = Throws::of(table).next.0;
                let can = |seat: &Seat| self.reveal(seat.other(), run).is_some();
                match self.seat() {
                    Some(me) => Some(if can(&me) { me } else { me.other() }),
                    None => [Seat(0), Seat(1)].into_iter().find(can),
                }
            }
        }
    }

    /// The last ply is that seat's, or the dice'.
    pub fn is_last(seat: Seat, table: &dyn Table) -> bool {
        table.line(0, Eye::Referee).last().is_some_and(|last| last.seat.is_none_or(|by| by == seat))
    }

    /// Lets the dice fall as both seats have bound them; false where that cannot be known here yet.
    pub fn roll(&self, table: &mut dyn Table) -> bool {
        let next = Throws::of(table).next;
        table.turn() == Turn::Chance && self.luck(next).is_some_and(|mut luck| table.roll(&mut luck))
    }

    /// The link that is sent to the other seat, `ID/PAYLOAD.ENVELOPE`; none where the match is only looked at.
    pub fn link(&self, table: &dyn Table) -> Option<String> {
        let (me, secret) = self.mine?;
        let mut known = self.known;
        let throws = Throws::of(table);
        let pending = table.turn() == Turn::Chance && throws.next.1 == 0 && self.is_taken(me.other());
        let runs = (throws.runs + u32::from(pending)).min(LENGTH);
        if let Some(chain) = &mut known.seats[me.index() & 1] {
            *chain = Chain { runs, at: self.reveal(me, runs)?, ..*chain };
        }
        let set_ups = SetUps::of(table);
        let mut covered = None;
        if let (Seat(0), Some(first)) = (me, set_ups.first(&table.record().plies)) {
            let salt = chain::salt(&known.number, &secret);
            let hidden = table.plies() < set_ups.both;
            let bond = chain::bond(&known.number, &salt, &codes(first));
            known.set_up = Some(Bond { bond, salt: (!hidden).then_some(salt) });
            covered = hidden.then(|| with_first(table, &set_ups.cover)).flatten();
        }
        let table = covered.as_deref().unwrap_or(table);
        let runs_on = table.entry().secret && table.turn().outcome().is_none();
        let link = if runs_on { link::seal(table, false, me.other()) } else { link::pack(table, table.plies(), false) };
        let envelope = known.write(&link);
        Some(format!("{link}.{envelope}"))
    }

    /// All of it as text, for the browser to keep.
    pub fn keep(&self) -> String {
        let mut out = Writer::new(KEPT, false);
        let (seat, secret) = self.mine.map_or((2, Digest::default()), |(seat, secret)| (seat.0, secret));
        out.put(u32::from(seat), 4);
        for byte in secret {
            out.put(u32::from(byte), 256);
        }
        self.known.put(&mut out);
        out.finish()
    }

    /// What was kept.
    pub fn kept(text: &str) -> Option<Pass> {
        let mut digits = Reader::new(KEPT, text, false);
        let seat = digits.get(4).ok()?;
        let mut secret = Digest::default();
        for byte in &mut secret {
            *byte = digits.get(256).ok()? as u8;
        }
        let known = Envelope::get(&mut digits).ok()?;
        let pass = Pass { known, mine: None };
        Some(if seat < 2 { pass.seated(Seat(seat as u8), secret) } else { pass })
    }
}

/// The game with another first set-up.
fn with_first(table: &dyn Table, first: &[u32]) -> Option<Box<dyn Table>> {
    let mut record = table.record();
    for (step, code) in record.plies.iter_mut().zip(first) {
        *step = Step::Move(*code);
    }
    again(&record, &record.plies)
}
