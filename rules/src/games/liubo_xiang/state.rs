//! A position: where each man stands, which stoppers are finished, and who chases whom.

use super::{Chase, End};
use crate::game::{Seat, mix};
use crate::games::liubo::{GONE, PLACES, ROWS, between, bit};

/// What a man is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Kind {
    /// 枭
    Owl,
    /// 卢
    Hound,
    /// 雉
    Pheasant,
    /// 犊
    Calf,
    /// 塞
    Stopper,
}

impl Kind {
    /// The kinds a stopper can become.
    pub const RISEN: [Kind; 3] = [Kind::Hound, Kind::Pheasant, Kind::Calf];
}

/// How many men a side can have.
pub const SLOTS: usize = 6;

/// What stands in a slot of a side: one man of each kind, two stoppers.
pub static KINDS: [Kind; SLOTS] =
    [Kind::Owl, Kind::Hound, Kind::Pheasant, Kind::Calf, Kind::Stopper, Kind::Stopper];

/// A move: from, to, and what a stopper becomes if it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// From where.
    pub from: u8,
    /// To where.
    pub to: u8,
    /// What it becomes.
    pub rise: Option<Kind>,
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// Where the men of each seat stand, by slot; [`GONE`] off the board.
    pub at: [[u8; SLOTS]; 2],
    /// The places of each seat's men.
    pub men: [u32; 2],
    /// The places of finished stoppers of both.
    pub done: u32,
    /// Where a stopper has just arrived that is finished unless it is taken at once; [`GONE`] if none has.
    pub fresh: u8,
    /// Who moves next, or would if the game went on.
    pub mover: Seat,
    /// Moves since a man was taken or a stopper went.
    pub quiet: u16,
    /// The chase that each seat may be leading.
    pub chase: [Chase; 2],
    /// Whether it has ended.
    pub end: End,
    /// Men, finished stoppers and mover as a hash.
    pub key: u64,
}

/// The mover's share of the key.
const BLUE_MOVES: u64 = mix(0xb1e5);

/// A man's share of the key: seat, kind (5 for a finished stopper), place.
#[inline]
fn man_key(seat: Seat, kind: usize, place: u8) -> u64 {
    mix((0x51a9 + (seat.index() * 6 + kind) * PLACES + usize::from(place)) as u64)
}

/// The baseline of a seat.
#[inline]
pub fn home(seat: Seat) -> u32 {
    if seat == Seat(0) { ROWS[4] } else { ROWS[0] }
}

impl State {
    /// An empty board.
    pub fn empty(mover: Seat) -> State {
        State {
            at: [[GONE; SLOTS]; 2],
            men: [0; 2],
            done: 0,
            fresh: GONE,
            mover,
            quiet: 0,
            chase: [Chase::NONE; 2],
            end: End::Open,
            key: if mover == Seat(0) { 0 } else { BLUE_MOVES },
        }
    }

    /// Puts a man on an empty place; false if the side has no such man left.
    pub fn put(&mut self, seat: Seat, kind: Kind, place: u8) -> bool {
        let men = &mut self.at[seat.index()];
        let Some(slot) = (0..SLOTS).find(|&slot| KINDS[slot] == kind && men[slot] == GONE) else { return false };
        men[slot] = place;
        self.men[seat.index()] |= bit(place);
        self.key ^= man_key(seat, kind as usize, place);
        true
    }

    /// The stopper on that place is finished.
    pub fn finish(&mut self, seat: Seat, place: u8) {
        self.done |= bit(place);
        self.key ^= man_key(seat, Kind::Stopper as usize, place) ^ man_key(seat, 5, place);
    }

    /// All taken places.
    #[inline]
    pub fn taken(&self) -> u32 {
        self.men[0] | self.men[1]
    }

    /// The slot of a seat's man on that place.
    #[inline]
    pub fn slot(&self, seat: Seat, place: u8) -> Option<usize> {
        self.at[seat.index()].iter().position(|&at| at == place)
    }

    /// Who stands there.
    pub fn man(&self, place: u8) -> Option<(Seat, Kind)> {
        [Seat(0), Seat(1)].into_iter().find_map(|seat| Some((seat, KINDS[self.slot(seat, place)?])))
    }

    /// Where a seat's owl is, if it lives.
    #[inline]
    pub fn owl(&self, seat: Seat) -> Option<u8> {
        Some(self.at[seat.index()][Kind::Owl as usize]).filter(|&place| place != GONE)
    }

    /// Whether a seat's man of a kind has been taken.
    #[inline]
    pub fn lost(&self, seat: Seat, kind: Kind) -> bool {
        self.at[seat.index()][kind as usize] == GONE
    }

    /// Whether the owls stand on one file with nobody between.
    pub fn facing(&self) -> bool {
        let [one, two] = [0, 1].map(|seat| self.at[seat][Kind::Owl as usize]);
        one < GONE
            && two < GONE
            && one % 5 == two % 5
            && between(one, two).is_some_and(|between| between & self.taken() == 0)
    }

    /// Whether nobody can ever be forced to lose: owls and finished stoppers alone, and each owl has so much room that
    /// it always has a move by which the owls do not face.
    pub fn is_dead(&self) -> bool {
        let owls = bit(self.at[0][0]) | bit(self.at[1][0]);
        self.taken() & !self.done & !owls == 0
            && [Seat(0), Seat(1)].into_iter().all(|seat| self.reach(seat, Kind::Owl as usize).count_ones() >= 2)
    }

    /// Plays a legal move, but does not look for an end.
    pub fn play(&mut self, m: Move) {
        let (me, you) = (self.mover, self.mover.other());
        let Some(slot) = self.slot(me, m.from) else { return };
        let taken = if self.men[you.index()] & bit(m.to) != 0 { self.slot(you, m.to) } else { None };
        if let Some(taken) = taken {
            self.key ^= man_key(you, KINDS[taken] as usize, m.to);
            self.at[you.index()][taken] = GONE;
            self.men[you.index()] &= !bit(m.to);
            self.chase[you.index()].lose(taken);
        }
        if self.fresh != GONE {
            if self.fresh != m.to {
                self.finish(you, self.fresh);
            }
            self.fresh = GONE;
        }
        let kind = KINDS[slot];
        let moved = match m.rise {
            None => slot,
            Some(risen) => {
                self.at[me.index()][slot] = GONE;
                self.chase[you.index()].spare(slot);
                risen as usize
            }
        };
        self.at[me.index()][moved] = m.to;
        self.men[me.index()] ^= bit(m.from) | bit(m.to);
        self.key ^= man_key(me, kind as usize, m.from) ^ man_key(me, KINDS[moved] as usize, m.to) ^ BLUE_MOVES;
        if KINDS[moved] == Kind::Stopper && home(you) & bit(m.to) != 0 {
            self.fresh = m.to;
        }
        let lively = taken.is_some() || kind == Kind::Stopper;
        self.quiet = if lively { 0 } else { self.quiet.saturating_add(1) };
        let attacked = self.reach(me, moved) & self.men[you.index()];
        self.chase[me.index()].go_on(moved, attacked, &self.at[you.index()]);
        self.mover = you;
    }
}
