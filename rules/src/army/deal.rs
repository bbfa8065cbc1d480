//! Worlds that fit what an eye has seen: every hidden man gets a kind, and all that has happened could have happened so.

use super::Rules;
use super::kind::{KINDS, Kind, MEETINGS, Meetings};
use super::match_up::Roster;
use super::state::{Fate, Field, Man, SIDE, owner};
use crate::game::Rng;

/// A clash between two hidden men.
#[derive(Clone, Copy, Debug)]
struct Pair {
    /// Who stayed, or one of two who died together.
    one: u8,
    /// Who fell.
    two: u8,
    /// Both died.
    both: bool,
}

/// Deals worlds that fit one view.
#[derive(Clone, Debug)]
pub struct Dealer {
    rosters: Vec<Roster>,
    pairs: Vec<Pair>,
    /// The hidden men who are not certain, by number.
    open: Vec<u8>,
    meetings: &'static Meetings,
}

/// How often a choice is tried before one that heeds less is taken; only views that nobody can have seen come so far.
const PATIENCE: u32 = 20_000;

impl Rules {
    /// What a hidden man may be by his place in the set-up and by what he and those he met have shown.
    fn may_be(&self, f: Field<'_>, id: u8) -> u16 {
        let man = f.men[usize::from(id)];
        if !man.hidden() {
            return man.kind().bit();
        }
        let meetings = &MEETINGS[usize::from(self.law.mines_survive)];
        let known = |id: u8| Some(f.men.get(usize::from(id))?.kind()).filter(|kind| kind.index() < KINDS);
        let mut may = self.zone(usize::from(id % SIDE));
        let mut only = |kinds: u16| may &= kinds;
        let walking = !(Kind::MINE.bit() | Kind::FLAG.bit());
        if man.moved() {
            only(walking);
        }
        if man.turned() {
            only(Kind::ENGINEER.bit());
        }
        if man.tried() {
            only(Kind::all().filter(|&kind| !self.law.flag.may(kind)).fold(0, |set, kind| set | kind.bit()));
        }
        if matches!(man.fate(), Fate::Fell(_) | Fate::Died(_)) {
            only(!Kind::FLAG.bit());
            if self.law.shown {
                only(!Kind::COMMANDER.bit());
            }
        }
        match man.fate() {
            Fate::Fell(by) => only(known(by).map_or(!0, |by| meetings.falls[by.index()])),
            Fate::Died(with) => only(known(with).map_or(!0, |with| meetings.ties[with.index()])),
            Fate::Alive | Fate::Away => {}
        }
        for other in f.men.iter().filter(|other| other.fate() == Fate::Fell(id) && !other.hidden()) {
            only(meetings.beats[other.kind().index()]);
        }
        may
    }
}

impl Dealer {
    /// A dealer for a position in which some men are hidden.
    pub fn new(rules: &Rules, f: Field<'_>) -> Dealer {
        let mut pairs = Vec::new();
        let hidden = |id: u8| f.men.get(usize::from(id)).is_some_and(|man| man.hidden());
        for (two, man) in f.men.iter().enumerate().filter(|(_, man)| man.hidden()) {
            let two = two as u8;
            match man.fate() {
                Fate::Fell(one) if hidden(one) => pairs.push(Pair { one, two, both: false }),
                Fate::Died(one) if hidden(one) && one < two => pairs.push(Pair { one, two, both: true }),
                _ => {}
            }
        }
        let on_board = f.men.iter().zip(0u8..).filter(|(man, _)| man.hidden());
        let mut dealer = Dealer {
            rosters: rules.seats().map(|seat| Self::roster(rules, f, seat.0)).collect(),
            pairs,
            open: Vec::new(),
            meetings: &MEETINGS[usize::from(rules.law.mines_survive)],
        };
        dealer.open = on_board.map(|(_, id)| id).filter(|&id| dealer.may(id).count_ones() > 1).collect();
        dealer
    }

    fn roster(rules: &Rules, f: Field<'_>, seat: u8) -> Roster {
        let mut may: [u16; SIDE as usize] = std::array::from_fn(|man| rules.may_be(f, seat * SIDE + man as u8));
        if usize::from(f.now.put) < usize::from(seat + 1) * usize::from(SIDE) {
            // The men who have not been put are not there: whatever they will be, the others leave them room.
            let first = usize::from(f.now.put).saturating_sub(usize::from(seat * SIDE));
            for (man, may) in may.iter_mut().enumerate().skip(first) {
                *may = rules.zone(man);
            }
        }
        Roster::new(may).unwrap_or_else(|| Roster::loose(may))
    }

    fn may(&self, id: u8) -> u16 {
        self.rosters[owner(id).index()].may[usize::from(id % SIDE)]
    }

    /// What a man is in the world that lies on the table.
    pub fn is(&self, id: u8) -> Kind {
        self.rosters[owner(id).index()].is[usize::from(id % SIDE)]
    }

    /// The hidden men who are not certain.
    pub fn open(&self) -> &[u8] {
        &self.open
    }

    /// Deals a world afresh.
    pub fn deal(&mut self, rng: &mut Rng) {
        let may: Vec<_> = self.rosters.iter().map(|roster| roster.may).collect();
        if !self.pairs.is_empty() {
            let mut left = PATIENCE;
            let mut trial = self.clone();
            let pairs: Vec<u8> = self.pairs.iter().flat_map(|pair| [pair.one, pair.two]).collect();
            if trial.spread(&pairs) && trial.decide(&pairs, rng, &mut left) {
                self.rosters = trial.rosters;
            }
        }
        self.rosters.iter_mut().for_each(|roster| roster.draw(rng));
        for (roster, may) in self.rosters.iter_mut().zip(may) {
            roster.may = may;
        }
        self.stir(rng, 2 * self.open.len() as u32, &|_, _| 0.0);
    }

    /// Carries what some men may be over to those they met, as far as it goes; false if nothing fits.
    fn spread(&mut self, men: &[u8]) -> bool {
        let mut queue = men.to_vec();
        while let Some(id) = queue.pop() {
            for at in 0..self.pairs.len() {
                let pair = self.pairs[at];
                let (other, sets) = match pair {
                    Pair { one, two, both: true } if one == id => (two, &self.meetings.ties),
                    Pair { one, two, both: true } if two == id => (one, &self.meetings.ties),
                    Pair { one, two, .. } if one == id => (two, &self.meetings.falls),
                    Pair { one, two, .. } if two == id => (one, &self.meetings.beats),
                    _ => continue,
                };
                let may = self.may(id);
                let kinds = Kind::all().filter(|kind| may & kind.bit() != 0);
                let set = kinds.fold(0, |set, kind| set | sets[kind.index()]);
                if self.may(other) & !set != 0 {
                    if !self.restrict(other, set) {
                        return false;
                    }
                    queue.push(other);
                }
            }
        }
        true
    }

    fn restrict(&mut self, id: u8, kinds: u16) -> bool {
        self.rosters[owner(id).index()].restrict(usize::from(id % SIDE), kinds)
    }

    /// Decides about these men one by one, taking back what leads nowhere.
    fn decide(&mut self, men: &[u8], rng: &mut Rng, left: &mut u32) -> bool {
        let Some(&id) = men.iter().find(|&&id| self.may(id).count_ones() > 1) else { return true };
        for kind in self.rosters[owner(id).index()].order(usize::from(id % SIDE), rng) {
            if *left == 0 {
                return false;
            }
            *left -= 1;
            let mut trial = self.clone();
            if trial.restrict(id, kind.bit()) && trial.spread(&[id]) && trial.decide(men, rng, left) {
                *self = trial;
                return true;
            }
        }
        false
    }

    /// Whether a man could be of that kind after what he met.
    fn fits(&self, id: u8, kind: Kind) -> bool {
        let fits = |pair: &Pair| {
            let (other, sets) = match pair {
                Pair { one, two, both: true } => (if *one == id { *two } else { *one }, &self.meetings.ties),
                Pair { one, two, .. } if *one == id => (*two, &self.meetings.falls),
                Pair { one, .. } => (*one, &self.meetings.beats),
            };
            sets[kind.index()] & self.is(other).bit() != 0
        };
        self.may(id) & kind.bit() != 0 && self.pairs.iter().filter(|pair| pair.one == id || pair.two == id).all(fits)
    }

    /// Lets hidden men of one seat change kinds so many times, where the world still fits then; `worth` tells how
    /// likely a man is to be of a kind, as a logarithm.
    pub fn stir(&mut self, rng: &mut Rng, times: u32, worth: &dyn Fn(u8, Kind) -> f32) {
        if self.open.is_empty() {
            return;
        }
        for _ in 0..times {
            let (a, b) = (rng.pick(&self.open), rng.pick(&self.open));
            let (one, two) = (self.is(a), self.is(b));
            if owner(a) != owner(b) || one == two || self.may(a) & two.bit() == 0 || self.may(b) & one.bit() == 0 {
                continue;
            }
            let gain = worth(a, two) + worth(b, one) - worth(a, one) - worth(b, two);
            if gain < 0.0 && rng.unit() >= libm::expf(gain) {
                continue;
            }
            self.set(a, two);
            self.set(b, one);
            if !(self.pairs.is_empty() || self.fits(a, two) && self.fits(b, one)) {
                self.set(a, one);
                self.set(b, two);
            }
        }
    }

    fn set(&mut self, id: u8, kind: Kind) {
        self.rosters[owner(id).index()].is[usize::from(id % SIDE)] = kind;
    }

    /// Writes the world into men that are hidden.
    pub fn write(&self, put: u8, men: &mut [Man]) {
        for (id, man) in men.iter_mut().enumerate().take(usize::from(put)).filter(|(_, man)| man.hidden()) {
            *man = man.with(self.is(id as u8));
        }
    }
}
