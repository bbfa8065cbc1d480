//! The ring, the home lines, pads and hangars: which place is which, and where it lies.
//!
//! The board is a cross of 15 by 15 points, tips seven wide, arms four deep, inner corners cut. Station 0 is one that the
//! first seat never enters; his planes begin at station 1, and so on clockwise. The seats' sides, called arms, are counted
//! clockwise from the bottom; the seats go anticlockwise.

use super::{Feixing, HANGAR, PLANES, SEATS, TURN_OFF};
use crate::board::Pt;
use crate::game::Seat;

/// How many stations the ring has.
pub(super) const STATIONS: u16 = 52;
/// How many places of his own each seat has: pad, home line, hangar.
const OWN: u16 = 11;

/// A quarter of the ring, from the turn-off at the top on, about the middle.
const QUARTER: [(i8, i8); 13] = [
    (0, -7), (1, -7), (2, -7), (3, -7), (3, -6), (3, -5), (3, -4), (4, -3), (5, -3), (6, -3), (7, -3), (7, -2), (7, -1),
];

/// A point about the middle, turned by so many quarters clockwise, as the board counts.
pub(super) fn turned((x, y): Pt, quarters: u8) -> Pt {
    let (x, y) = match quarters % 4 {
        0 => (x, y),
        1 => (-y, x),
        2 => (-x, -y),
        _ => (y, -x),
    };
    (7.0 + x, 7.0 + y)
}

/// Where a station lies.
pub(super) fn station_at(station: u16) -> Pt {
    let index = (station + 28) % STATIONS;
    let (x, y) = QUARTER[usize::from(index % 13)];
    turned((f32::from(x), f32::from(y)), (index / 13) as u8)
}

/// A point given for the side at the top, for this arm.
pub(super) fn at_arm(point: Pt, arm: u8) -> Pt {
    turned(point, arm + 2)
}

/// Where a place of an arm's own lies: 0 the pad, 1 to 6 the home line, then the hangar.
pub(super) fn own_at(arm: u8, which: u16) -> Pt {
    let spot = |i: u16| (5.2 + 1.45 * f32::from(i % 2), -6.65 + 1.45 * f32::from(i / 2));
    let point = match which {
        0 => (3.97, -7.0),
        6 => (0.0, -1.0),
        1..6 => (0.0, f32::from(which) - 7.0),
        _ => spot(which - 7),
    };
    at_arm(point, arm)
}

impl Feixing {
    /// The side a seat sits at.
    pub(super) fn arm(&self, seat: Seat) -> u8 {
        if self.seats == 2 { 2 * seat.0 } else { (SEATS as u8 - seat.0) % SEATS as u8 }
    }

    /// Who sits at a side.
    pub(super) fn sits_at(&self, arm: u8) -> Option<Seat> {
        self.everybody().find(|&seat| self.arm(seat) == arm)
    }

    /// Whose colour a station has.
    pub(super) fn owner(&self, station: u16) -> Option<Seat> {
        self.sits_at(((station + 2) % SEATS as u16) as u8)
    }

    /// The station that a seat counts so.
    pub(super) fn station(&self, seat: Seat, p: u8) -> u16 {
        (13 * u16::from(self.arm(seat)) + u16::from(p)) % STATIONS
    }

    /// How a seat counts a station; 0 or 51 where it never comes.
    pub(super) fn seen_from(&self, seat: Seat, station: u16) -> u8 {
        let p = (station + STATIONS - 13 * u16::from(self.arm(seat))) % STATIONS;
        // Beyond the turn-off numbers mean the home line.
        if p > u16::from(TURN_OFF) { 0 } else { p as u8 }
    }

    /// The place of a plane of a seat; in the hangar, that of its spot.
    pub(super) fn place(&self, seat: Seat, p: u8, spot: u16) -> u16 {
        let own = STATIONS + OWN * u16::from(seat.0);
        match p {
            0 => own,
            HANGAR => own + 7 + spot,
            _ if p > TURN_OFF => own + u16::from(p - TURN_OFF),
            _ => self.station(seat, p),
        }
    }

    /// How many places there are.
    pub(super) fn places_in_all(&self) -> u16 {
        STATIONS + OWN * u16::from(self.seats)
    }

    /// What a place is to a seat: the progress of a plane of his that stands there.
    pub(super) fn progress(&self, seat: Seat, place: u16) -> Option<u8> {
        let own = STATIONS + OWN * u16::from(seat.0);
        match place.checked_sub(own) {
            _ if place < STATIONS => Some(self.seen_from(seat, place)).filter(|&p| p > 0),
            Some(0) => Some(0),
            Some(which @ 1..=6) => Some(TURN_OFF + which as u8),
            Some(which) if which < OWN => Some(HANGAR),
            _ => None,
        }
    }

    /// Whose own a place is that is not on the ring, and which of his.
    pub(super) fn own(place: u16) -> Option<(Seat, u16)> {
        let own = place.checked_sub(STATIONS)?;
        Some((Seat((own / OWN) as u8), own % OWN))
    }

    /// The places of a seat's hangar.
    pub(super) fn hangar(&self, seat: Seat) -> impl Iterator<Item = u16> + use<> {
        let first = self.place(seat, HANGAR, 0);
        first..first + PLANES as u16
    }
}
