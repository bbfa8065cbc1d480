//! What an eye sees: the position with the kinds that it may not know left out.

use super::graph::NONE;
use super::kind::Kind;
use super::state::{CAUSES, End, Field, Man, SEATS, State, owner};
use super::{Army, Rules};
use crate::game::{Eye, Seat};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What an eye sees of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View<const N: usize, const M: usize> {
    /// The position, unknown kinds hidden.
    pub seen: State<N, M>,
    /// Whose eye it is.
    pub eye: Eye,
}

impl Rules {
    /// Whether an eye knows what a man is.
    pub fn knows(&self, f: Field<'_>, eye: Eye, id: u8) -> bool {
        let seat = owner(id);
        let man = f.men[usize::from(id)];
        let own = match eye {
            Eye::Referee => true,
            Eye::Public => false,
            Eye::Seat(eye) => eye == seat || self.side(eye) == self.side(seat) && f.beaten(eye),
        };
        own || f.now.end != End::Open
            || f.now.fallen[seat.index()] == id
            || man.kind() == Kind::FLAG && f.now.shown >> seat.0 & 1 == 1
    }
}

impl<const N: usize, const M: usize> Army<N, M> {
    /// What an eye sees.
    pub(super) fn seen(&self, s: &State<N, M>, eye: Eye) -> View<N, M> {
        let mut seen = *s;
        for (id, man) in seen.men.iter_mut().enumerate() {
            if !self.rules.knows(s.field(), eye, id as u8) {
                *man = man.with(Kind::HIDDEN);
            }
        }
        View { seen, eye }
    }
}

/// The eye as a byte: a seat, or one of these.
const PUBLIC: u8 = 254;
const REFEREE: u8 = 255;
/// The end as a byte: open, or a cause for a draw, or a cause and the side that lost.
const OPEN: u8 = 0;

fn end_byte(end: End) -> u8 {
    let number = |cause| CAUSES.iter().position(|&one| one == cause).unwrap_or(0) as u8;
    match end {
        End::Open => OPEN,
        End::Drawn(cause) => 1 + number(cause),
        End::Lost(side, cause) => 16 * (side + 1) + number(cause),
    }
}

fn end_of(byte: u8) -> Option<End> {
    let cause = |number: u8| CAUSES.get(usize::from(number)).copied();
    match byte {
        OPEN => Some(End::Open),
        1..16 => Some(End::Drawn(cause(byte - 1)?)),
        _ => Some(End::Lost(byte / 16 - 1, cause(byte % 16)?)),
    }
}

impl<const N: usize, const M: usize> View<N, M> {
    fn bytes(&self) -> Vec<u8> {
        let State { on, men, now } = &self.seen;
        let eye = match self.eye {
            Eye::Seat(seat) => seat.0,
            Eye::Public => PUBLIC,
            Eye::Referee => REFEREE,
        };
        let mut out = vec![eye, now.mover.0, now.put, now.quiet, now.shown, now.beaten, now.agreed, end_byte(now.end)];
        out.extend(now.lapses.iter().chain(&now.fallen).chain(on));
        out.extend(men.iter().flat_map(|man| [man.what, man.fate]));
        out
    }

    /// The view that was written so, if it holds together.
    fn of_bytes(bytes: &[u8]) -> Option<Self> {
        let (&[eye, mover, put, quiet, shown, beaten, agreed, end], rest) = bytes.split_first_chunk::<8>()?;
        let (lapses, rest) = rest.split_first_chunk::<SEATS>()?;
        let (fallen, rest) = rest.split_first_chunk::<SEATS>()?;
        let (on, men) = rest.split_first_chunk::<N>()?;
        if men.len() != 2 * M {
            return None;
        }
        let mut state = State::<N, M>::empty();
        state.on = *on;
        for (man, pair) in state.men.iter_mut().zip(men.chunks_exact(2)) {
            *man = Man { what: pair[0], fate: pair[1] };
        }
        state.now = super::state::Now {
            mover: Seat(mover),
            put,
            quiet,
            lapses: *lapses,
            fallen: *fallen,
            shown,
            beaten,
            agreed,
            end: end_of(end)?,
        };
        let eye = match eye {
            PUBLIC => Eye::Public,
            REFEREE => Eye::Referee,
            seat => Eye::Seat(Seat(seat)),
        };
        let view = View { seen: state, eye };
        view.sound().then_some(view)
    }

    /// Whether all numbers are those of men and seats, and every man stands once where he is said to stand.
    fn sound(&self) -> bool {
        let State { on, men, now } = &self.seen;
        let seats = (M / 25) as u8;
        let seat = |seat: Seat| seat.0 < seats;
        let known = |id: u8| usize::from(id) < M;
        let mut standing = [0u8; M];
        on.iter().filter(|&&id| known(id)).for_each(|&id| standing[usize::from(id)] += 1);
        let whole = |(id, man): (usize, &Man)| {
            let kind = man.kind().index() < super::kind::KINDS || man.hidden();
            let fate = match man.fate() {
                super::state::Fate::Alive => true,
                super::state::Fate::Fell(by) | super::state::Fate::Died(by) => known(by),
                super::state::Fate::Away => true,
            };
            kind && fate && standing[id] == u8::from(man.alive())
        };
        seat(now.mover)
            && usize::from(now.put) <= M
            && on.iter().chain(&now.fallen).all(|&id| id == NONE || known(id))
            && men.iter().enumerate().all(whole)
            && !matches!(self.eye, Eye::Seat(eye) if !seat(eye))
    }
}

impl<const N: usize, const M: usize> Serialize for View<N, M> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.bytes().serialize(serializer)
    }
}

impl<'de, const N: usize, const M: usize> Deserialize<'de> for View<N, M> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let bytes = Vec::<u8>::deserialize(deserializer)?;
        View::of_bytes(&bytes).ok_or_else(|| D::Error::custom("no such view"))
    }
}
