//! A link that comes: whether it keeps what its seats are bound to, and whether it goes on from what is held here.

use super::envelope::{BadEnvelope, Chain, Envelope};
use super::{Digest, Number, Pass, SetUps, Throws, chain, codes, with_first};
use crate::game::{Act, Eye, Seat};
use crate::play::link::{self, BadLink, LinkFault};
use crate::play::{Step, Table};

/// A link of a match, as it came.
pub struct Sent {
    table: Box<dyn Table>,
    known: Envelope,
    fault: Option<LinkFault>,
}

/// What is wrong with a link of a match. Plies are counted from 0.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadPass {
    /// The game that it holds is no good.
    #[error("the game: {0}")]
    Game(LinkFault),
    /// What stands behind the full stop is damaged, or belongs to another game.
    #[error("the envelope is damaged")]
    Damaged,
    /// A newer version of the page made it.
    #[error("a newer version made the envelope")]
    Newer,
    /// It is a game for other than two.
    #[error("matches by links are for two")]
    Seats,
    /// What a seat reveals does not fit its anchor, or is not due.
    #[error("seat {} reveals what it is not bound to", .0.0)]
    Reveal(Seat),
    /// A throw is not what both seats are bound to.
    #[error("ply {}: another throw", .0 + 1)]
    Throw(usize),
    /// The first set-up is not the one that was bound, or was not revealed when it was due.
    #[error("the set-up is not the one that was bound")]
    SetUp,
    /// A ply differs from what is held here.
    #[error("ply {}: another than before", .0 + 1)]
    Changed(usize),
    /// A ply of a seat was not made in its browser.
    #[error("ply {}: made for another", .0 + 1)]
    Forged(usize),
    /// It comes from a browser that has no seat in this match.
    #[error("another has taken the seat")]
    Stranger,
}

impl BadPass {
    /// The text key that says it.
    pub fn key(&self) -> &'static str {
        match self {
            BadPass::Game(fault) => fault.what.key(),
            BadPass::Damaged => "pass-bad-damaged",
            BadPass::Newer => "link-newer",
            BadPass::Seats => "pass-bad-seats",
            BadPass::Reveal(_) => "pass-bad-reveal",
            BadPass::Throw(_) => "pass-bad-throw",
            BadPass::SetUp => "pass-bad-set-up",
            BadPass::Changed(_) => "pass-bad-changed",
            BadPass::Forged(_) => "pass-bad-forged",
            BadPass::Stranger => "pass-bad-stranger",
        }
    }

    /// The ply that it is about, if it is about one.
    pub fn ply(&self) -> Option<usize> {
        match self {
            BadPass::Throw(ply) | BadPass::Changed(ply) | BadPass::Forged(ply) => Some(*ply),
            BadPass::Game(fault) => Some(fault.ply),
            _ => None,
        }
    }
}

/// What a link brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// The seat that was free has been taken in this browser.
    Joined,
    /// The match goes on.
    WentOn,
    /// Nothing: what is held here is as far or further.
    Old,
    /// It is only looked at: both seats are played in other browsers.
    Looks,
    /// It is not believed; what is held here stands.
    Refused,
}

/// A link after it has been compared with what is held here.
pub struct Met {
    /// The game that goes on.
    pub table: Box<dyn Table>,
    /// The match.
    pub pass: Pass,
    /// What came of it.
    pub news: News,
    /// What is wrong with the link, if anything is.
    pub bad: Option<BadPass>,
    /// The game as the link has it, where it was refused.
    pub theirs: Option<Box<dyn Table>>,
}

/// The link of a match in an address or its part behind `#`, as `ID/PAYLOAD.ENVELOPE`; nothing if it is another link.
pub fn find(address: &str) -> Option<String> {
    let part = link::part(address);
    let head = part.split(['?', '&', '~']).next().unwrap_or_default();
    let (packed, _) = head.split_once('.')?;
    packed.contains('/').then(|| head.to_string())
}

/// Reads the link of a match, as [`find`] finds it.
pub fn read(link: &str) -> Result<Sent, BadPass> {
    let (packed, envelope) = link.split_once('.').unwrap_or((link, ""));
    let bad = |what: BadLink| BadPass::Game(LinkFault { ply: 0, what });
    let (id, payload) = packed.split_once('/').unwrap_or((packed, ""));
    let opened = link::open(id, payload).map_err(bad)?;
    // A game whose text is hurt hurts the check of the envelope too; what is wrong with the game tells more.
    let known = match (Envelope::read(packed, envelope), &opened.fault) {
        (Ok(known), _) => known,
        (Err(_), Some(fault)) => return Err(BadPass::Game(fault.clone())),
        (Err(BadEnvelope::Newer), _) => return Err(BadPass::Newer),
        (Err(BadEnvelope::Damaged), _) => return Err(BadPass::Damaged),
    };
    Ok(Sent { table: opened.table, known, fault: opened.fault })
}

impl Sent {
    /// The match's number.
    pub(super) fn number(&self) -> Number {
        self.known.number
    }

    /// Whether it keeps what its seats are bound to.
    fn check(&self) -> Result<(), BadPass> {
        if let Some(fault) = &self.fault {
            return Err(BadPass::Game(fault.clone()));
        }
        if self.table.seats() != 2 {
            return Err(BadPass::Seats);
        }
        let seats = &self.known.seats;
        if seats.iter().all(Option::is_none) {
            return Err(BadPass::Damaged);
        }
        let line = self.table.line(0, Eye::Referee);
        // There are no clocks, so nobody runs out of time.
        let absent = |seat: Option<Seat>| seat.is_some_and(|seat| seats[seat.index() & 1].is_none());
        if let Some(ply) = line.iter().position(|one| absent(one.seat) || one.act == Some(Act::Flag)) {
            return Err(BadPass::Forged(ply));
        }
        self.check_throws()?;
        self.check_set_up()
    }

    fn check_throws(&self) -> Result<(), BadPass> {
        let (number, throws) = (&self.known.number, Throws::of(&*self.table));
        // One more than there were may have been revealed for a throw that never came.
        let next = self.known.seats.iter().all(Option::is_some);
        for (seat, chain) in [Seat(0), Seat(1)].into_iter().zip(&self.known.seats) {
            let Some(Chain { anchor, runs, at }) = *chain else { continue };
            let due = throws.runs..=throws.runs + u32::from(next);
            if !due.contains(&runs) || runs > chain::LENGTH || chain::forward(number, seat, at, runs) != anchor {
                return Err(BadPass::Reveal(seat));
            }
        }
        let pass = Pass { known: self.known, mine: None };
        let (mut table, plies) = (self.table.copy(), self.table.record().plies);
        let mut bad = None;
        for (ply, throw) in throws.of.iter().enumerate().rev() {
            let Some(throw) = *throw else { continue };
            table.back(ply);
            let fell = pass.luck(throw).is_some_and(|mut luck| table.roll(&mut luck));
            if !fell || table.record().plies.last() != plies.get(ply) {
                bad = Some(BadPass::Throw(ply));
            }
        }
        bad.map_or(Ok(()), Err)
    }

    fn check_set_up(&self) -> Result<(), BadPass> {
        let (set_ups, plies) = (SetUps::of(&*self.table), self.table.record().plies);
        let Some(first) = set_ups.first(&plies) else { return Ok(()) };
        let good = match self.known.set_up {
            None => false,
            Some(bound) => match bound.salt {
                // The first seat has moved on and has not told.
                None => plies.len() <= set_ups.both,
                Some(salt) => chain::bond(&self.known.number, &salt, &codes(first)) == bound.bond,
            },
        };
        if good { Ok(()) } else { Err(BadPass::SetUp) }
    }
}

/// Compares a link with what is held of its match here; where nothing is, a free seat is taken with the secret.
pub fn meet(sent: Sent, held: Option<(Box<dyn Table>, Pass)>, secret: Digest) -> Met {
    let checked = sent.check();
    if let Some((table, pass)) = held {
        return match checked.and_then(|()| pass.follow(&*table, &sent)) {
            Ok(Some((table, pass))) => Met { table, pass, news: News::WentOn, bad: None, theirs: None },
            Ok(None) => Met { table, pass, news: News::Old, bad: None, theirs: None },
            Err(bad) => Met { table, pass, news: News::Refused, bad: Some(bad), theirs: Some(sent.table) },
        };
    }
    let (mut table, pass) = (sent.table, Pass { known: sent.known, mine: None });
    if let Err(bad) = checked {
        table.back(bad.ply().unwrap_or(usize::MAX));
        return Met { table, pass, news: News::Looks, bad: Some(bad), theirs: None };
    }
    match [Seat(0), Seat(1)].into_iter().find(|&seat| !pass.is_taken(seat)) {
        Some(seat) => Met { table, pass: pass.seated(seat, secret), news: News::Joined, bad: None, theirs: None },
        None => Met { table, pass, news: News::Looks, bad: None, theirs: None },
    }
}

/// The match further on, if it is.
type Further = Option<(Box<dyn Table>, Pass)>;

impl Pass {
    /// Goes on by a link that is good in itself, if it goes further than what is held here.
    fn follow(&self, table: &dyn Table, sent: &Sent) -> Result<Further, BadPass> {
        let Some((me, _)) = self.mine else { return Ok(None) };
        let other = me.other();
        for seat in [me, other] {
            if let (Some(held), Some(came)) = (self.known.seats[seat.index()], sent.known.seats[seat.index()])
                && held.anchor != came.anchor
            {
                return Err(BadPass::Stranger);
            }
        }
        let (mut ours, mut theirs) = (table.record(), sent.table.record());
        if (&ours.id, &ours.picked, &ours.start) != (&theirs.id, &theirs.picked, &theirs.start) {
            return Err(BadPass::Changed(0));
        }
        let laid = self.same_set_up(table, sent, &mut ours.plies, &mut theirs.plies)?;
        let both = ours.plies.iter().zip(&theirs.plies);
        let same = both.take_while(|(one, two)| one == two).count();
        if same < ours.plies.len().min(theirs.plies.len()) {
            return Err(BadPass::Changed(same));
        }
        let line = sent.table.line(0, Eye::Referee);
        if let Some(more) = line.iter().skip(same).position(|one| one.seat == Some(me)) {
            return Err(BadPass::Forged(same + more));
        }
        let runs = |known: &Envelope| known.seats[other.index()].map_or(0, |chain| chain.runs + 1);
        let newer = same == ours.plies.len() && runs(&sent.known) > runs(&self.known);
        if theirs.plies.len() <= ours.plies.len() && !newer {
            return Ok(None);
        }
        let mut pass = self.clone();
        pass.known.seats[other.index()] = sent.known.seats[other.index()];
        pass.known.set_up = sent.known.set_up;
        let table = laid.and_then(|first| with_first(&*sent.table, &first)).unwrap_or_else(|| sent.table.copy());
        Ok(Some((table, pass)))
    }

    /// Lays the same first set-up in both lines where it is hidden in one of them, and gives it where it is ours.
    fn same_set_up(
        &self,
        table: &dyn Table,
        sent: &Sent,
        ours: &mut [Step],
        theirs: &mut [Step],
    ) -> Result<Option<Vec<u32>>, BadPass> {
        let set_ups = SetUps::of(table);
        let size = set_ups.cover.len();
        let (Some(first), Some(came)) = (set_ups.first(ours), set_ups.first(theirs)) else { return Ok(None) };
        let (first, came) = (first.to_vec(), came.to_vec());
        let Some(bound) = sent.known.set_up else { return Ok(None) };
        let (held, open) = match self.mine {
            Some((Seat(0), secret)) => {
                let salt = chain::salt(&self.known.number, &secret);
                (Some(chain::bond(&self.known.number, &salt, &codes(&first))), true)
            }
            _ => (self.known.set_up.map(|one| one.bond), !self.is_covered()),
        };
        if held.is_some_and(|held| held != bound.bond) {
            return Err(BadPass::SetUp);
        }
        match (open, bound.salt) {
            (true, None) => {
                theirs[..size].copy_from_slice(&first);
                return Ok(Some(codes(&first)));
            }
            (false, Some(_)) => ours[..size].copy_from_slice(&came),
            _ => {}
        }
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Rng;

    /// Two who have begun, and whatever goes to and fro, until `links` have come; the last of them.
    fn last(id: &str, picked: &[u8], links: usize) -> Sent {
        let table = (crate::games::find(id).expect("a game").open)(picked, None).unwrap_or_else(|_| panic!("{id}"));
        let mut held = [Some((table, Pass::begin(Seat(0), [1; 8], [2; 16]))), None];
        let mut rng = Rng::new(4);
        for count in 0.. {
            let (table, pass) = held[count % 2].as_mut().expect("it is held");
            while pass.holder(&**table) == pass.seat() {
                if !pass.roll(&mut **table) {
                    let codes = table.shuffled(&mut rng).unwrap_or_else(|| vec![table.legal(0)[0].0]);
                    table.enter(&codes).expect("it is legal");
                }
            }
            let sent = read(&pass.link(&**table).expect("it can be sent")).expect("it is good");
            if count == links {
                return sent;
            }
            let met = meet(sent, held[1 - count % 2].take(), [3; 16]);
            assert_eq!(met.bad, None);
            held[1 - count % 2] = Some((met.table, met.pass));
        }
        unreachable!("it has returned")
    }

    #[test]
    fn what_is_revealed_fits_its_anchor() {
        let reveals = |change: fn(&mut Chain)| {
            let mut sent = last("feixing", &[2], 3);
            change(sent.known.seats[1].as_mut().expect("the seat is taken"));
            sent.check()
        };
        assert_eq!(reveals(|_| {}), Ok(()));
        let changes: [fn(&mut Chain); 4] =
            [|one| one.at[0] ^= 1, |one| one.anchor[0] ^= 1, |one| one.runs += 1, |one| one.runs = 9999];
        for change in changes {
            assert_eq!(reveals(change), Err(BadPass::Reveal(Seat(1))));
        }
    }

    #[test]
    fn a_set_up_fits_what_binds_it() {
        let set_up = |change: fn(&mut Sent)| {
            let mut sent = last("junqi", &[], 2);
            change(&mut sent);
            sent.check()
        };
        assert_eq!(set_up(|_| {}), Ok(()));
        let changes: [fn(&mut Sent); 4] = [
            |sent| sent.known.set_up = None,
            |sent| sent.known.set_up.as_mut().expect("it is bound").salt = None,
            |sent| sent.known.set_up.as_mut().expect("it is bound").bond[0] ^= 1,
            |sent| sent.known.set_up.as_mut().expect("it is bound").salt = Some([7; 16]),
        ];
        for change in changes {
            assert_eq!(set_up(change), Err(BadPass::SetUp));
        }
    }
}
