//! Where a plane goes: its steps, and the jumps and the flight that follow (002, 5: A3 to A12).

use super::{Feixing, GOAL, HANGAR, SEATS, State, TURN_OFF};
use crate::game::{Game, Seat};
use arrayvec::ArrayVec;

/// The station where a dotted flight begins, and the one where it ends.
pub(super) const FLIGHT: (u8, u8) = (18, 30);
/// Where a flight crosses the home line of the side opposite, as that side counts.
pub(super) const CROSSING: u8 = 54;
/// The stations that a plane can come to, a bit each.
const STATIONS: u64 = (1 << (TURN_OFF + 1)) - 2;

/// What of other sides stands on the ring, as a seat counts its stations.
#[derive(Clone, Copy)]
pub(super) struct Field {
    any: u64,
    many: u64,
}

impl Field {
    /// Whether a plane alone stands there.
    pub fn one(&self, at: u8) -> bool {
        (self.any & !self.many) >> at & 1 != 0
    }

    /// Whether a stack stands there.
    pub fn stack(&self, at: u8) -> bool {
        self.many >> at & 1 != 0
    }
}

/// How a journey ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// The plane stands where it has come to.
    Stands,
    /// It stands on another side's stack (A7).
    Rides,
    /// It has hit a stack, and all there go back to their hangars (A5).
    Collides,
}

/// A plane's way.
#[derive(Clone, Debug)]
pub(super) struct Journey {
    /// Where it begins.
    pub from: u8,
    /// Where the die leads, then where each jump or flight does.
    pub stops: ArrayVec<u8, 3>,
    /// Where it turns round on its way: at stacks, or at the goal.
    pub turns: ArrayVec<u8, 5>,
    /// How it ends.
    pub end: End,
    /// Whose plane it sends home where its flight crosses their line.
    pub crossed: Option<Seat>,
    /// Whose stack bars its flight.
    pub barred: Option<Seat>,
}

impl Journey {
    /// Where it ends.
    pub fn last(&self) -> u8 {
        self.stops[self.stops.len() - 1]
    }

    /// How many jumps and flights it takes.
    pub fn legs(&self) -> u8 {
        self.stops.len() as u8 - 1
    }
}

/// Whether a plane that stops there jumps or flies on.
fn leads_on(at: u8) -> bool {
    at % 4 == 2 && at < TURN_OFF
}

impl Feixing {
    /// What stands in a seat's way.
    pub(super) fn field(&self, s: &State, seat: Seat) -> Field {
        let (mut any, mut many) = (0_u64, 0);
        for other in self.everybody().filter(|&other| self.side(other) != self.side(seat)) {
            let ahead = self.ahead(seat, other);
            for &p in s.at[other.index()].iter().filter(|&&p| p.wrapping_sub(1) < TURN_OFF) {
                let at = if ahead + p >= 52 { ahead + p - 52 } else { ahead + p };
                let bit = 1 << at & STATIONS;
                many |= any & bit;
                any |= bit;
            }
        }
        Field { any, many }
    }

    /// How many jumps and flights a plane may leave out.
    pub(super) fn cuts(&self, s: &State, field: &Field, plane: u8) -> u8 {
        if self.optional { self.journey(s, field, usize::from(plane), 0).legs() } else { 0 }
    }

    /// The way of the mover's plane by the die, without so many of its last jumps and flights.
    pub(super) fn journey(&self, s: &State, field: &Field, plane: usize, cut: u8) -> Journey {
        let from = s.at[s.mover.index()][plane];
        let (stops, turns) = (ArrayVec::new(), ArrayVec::new());
        let mut way = Journey { from, stops, turns, end: End::Stands, crossed: None, barred: None };
        if from == HANGAR {
            way.stops.push(0);
            return way;
        }
        self.walk(field, s.die, &mut way);
        if way.end == End::Stands && way.turns.is_empty() && leads_on(way.stops[0]) {
            let most = match cut {
                0 => 2,
                _ => {
                    let mut whole = way.clone();
                    self.go_on(s, field, 2, &mut whole);
                    whole.legs().saturating_sub(cut)
                }
            };
            self.go_on(s, field, most, &mut way);
        }
        way
    }

    /// The steps.
    fn walk(&self, field: &Field, die: u8, way: &mut Journey) {
        let from = way.from;
        let stacks = if from < TURN_OFF { field.many >> (from + 1) & ((1 << die) - 1) } else { 0 };
        if stacks == 0 {
            let to = from + die;
            way.stops.push(match to {
                _ if to <= GOAL => to,
                _ if self.overshoot => GOAL,
                _ => {
                    way.turns.push(GOAL);
                    2 * GOAL - to
                }
            });
            return;
        }
        let near = stacks.trailing_zeros() as u8 + 1;
        let mut at = from + near;
        if near < die && die == 6 {
            way.end = End::Rides;
        } else if near < die {
            at = back(field, at, die - near, way);
        }
        if way.end == End::Stands && field.stack(at) {
            way.end = End::Collides;
        }
        way.stops.push(at);
    }

    /// The jumps and the flight after the steps, so many at most.
    fn go_on(&self, s: &State, field: &Field, most: u8, way: &mut Journey) {
        let direct = way.stops[0] == FLIGHT.0;
        for leg in 0..most {
            let at = way.last();
            let flies = at == FLIGHT.0;
            if leg == 1 && !flies && !direct {
                return;
            }
            if flies {
                if let Some((seat, count)) = self.on_crossing(s) {
                    if count > 1 {
                        way.barred = Some(seat);
                        return;
                    }
                    way.crossed = Some(seat);
                }
                way.stops.push(FLIGHT.1);
            } else {
                way.stops.push(at + 4);
            }
            if field.stack(way.last()) {
                way.end = End::Collides;
                return;
            }
        }
    }

    /// Who of another side stands where the mover's flight crosses his home line, and how many of his planes do.
    pub(super) fn on_crossing(&self, s: &State) -> Option<(Seat, usize)> {
        let opposite = self.sits_at(self.arm(s.mover) ^ 2)?;
        let count = s.at[opposite.index()].iter().filter(|&&p| p == CROSSING).count();
        (count > 0 && self.side(opposite) != self.side(s.mover)).then_some((opposite, count))
    }

    /// How far along a seat's ring the launch pad of another lies.
    fn ahead(&self, seat: Seat, other: Seat) -> u8 {
        13 * ((self.arm(other) + SEATS as u8 - self.arm(seat)) % SEATS as u8)
    }
}

/// Where a plane comes to that turns at a stack with so many steps left.
fn back(field: &Field, stack: u8, steps: u8, way: &mut Journey) -> u8 {
    let (mut at, mut forward) = (stack, false);
    way.turns.push(at);
    for left in (0..steps).rev() {
        at = match (forward, at) {
            (true, _) => at + 1,
            (false, 0) => 0,
            (false, _) => at - 1,
        };
        if left > 0 && field.stack(at) {
            forward = !forward;
            way.turns.push(at);
        }
    }
    at
}
