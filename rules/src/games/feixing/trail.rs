//! Where planes stand on the board, how they travelled by a move, and what each automatic step of it was.

use super::journey::{CROSSING, End, FLIGHT, Journey};
use super::{Feixing, GOAL, HANGAR, Move, State};
use crate::board::{Target, Trail, Travel};
use crate::game::{Game, Seat, Why};

/// A plane as it is set up on the board.
#[derive(Clone, Copy)]
pub(super) struct Plane {
    /// Whose.
    pub seat: Seat,
    /// Its progress.
    pub p: u8,
    /// It stands on a stack of others.
    rides: bool,
    /// It has just come: others of its player on the place stand below it.
    fresh: bool,
}

impl Feixing {
    /// All planes, by seats.
    pub(super) fn planes(&self, s: &State) -> Vec<Plane> {
        let rides = |seat, p| s.ride > 0 && seat == s.mover && p == s.ride;
        let of = |seat: Seat| s.at[seat.index()].map(|p| Plane { seat, p, rides: rides(seat, p), fresh: false });
        self.everybody().flat_map(of).collect()
    }

    /// Where each of these planes stands: spots of hangars are filled in order, several on one place are a stack.
    pub(super) fn spots(&self, planes: &[Plane]) -> Vec<Target> {
        let places: Vec<u16> = planes.iter().map(|plane| self.place(plane.seat, plane.p, 0)).collect();
        let one = |(i, plane): (usize, &Plane)| {
            let key = |j: usize| (planes[j].rides, planes[j].seat, planes[j].fresh, j);
            let same = (0..planes.len()).filter(|&j| places[j] == places[i]);
            let below = same.clone().filter(|&j| key(j) < key(i)).count() as u16;
            match plane.p {
                HANGAR => Target::Place(places[i] + below),
                _ if same.count() > 1 => Target::Level(places[i], below as u8),
                _ => Target::Place(places[i]),
            }
        };
        planes.iter().enumerate().map(one).collect()
    }

    /// The places a journey leads through, from where it begins to where it ends.
    fn way(&self, seat: Seat, journey: &Journey) -> Vec<u16> {
        let at = |p| self.place(seat, p, 0);
        let mut way = vec![at(journey.from)];
        let mut here = journey.from;
        if here != HANGAR {
            for &corner in journey.turns.iter().chain(&journey.stops[..1]) {
                while here != corner {
                    here = if here < corner { here + 1 } else { here - 1 };
                    way.push(at(here));
                }
            }
        } else {
            way.push(at(0));
        }
        for leg in journey.stops.windows(2) {
            if leg == [FLIGHT.0, FLIGHT.1] {
                way.extend(self.sits_at(self.arm(seat) ^ 2).map(|other| self.place(other, CROSSING, 0)));
            }
            way.push(at(leg[1]));
        }
        way
    }

    /// How planes travel by a move, and what happens on the way.
    pub(super) fn told(&self, s: &State, m: Move, out: &mut Trail) {
        let mut after = *s;
        self.apply(&mut after, m);
        match m {
            Move::Roll(die) => {
                if after.fell > 0 {
                    let key = if die == 6 { "pass-again" } else { "pass" };
                    out.calls.push(Why::new(key).with(i32::from(die)));
                }
            }
            Move::Fly(plane, cut) => {
                let journey = self.journey(s, &self.field(s, s.mover), usize::from(plane), cut);
                self.travels(s, &journey, out);
                self.calls(s, &after, &journey, out);
            }
        }
    }

    /// The planes that leave their places.
    fn travels(&self, s: &State, journey: &Journey, out: &mut Trail) {
        let before = self.planes(s);
        let way = self.way(s.mover, journey);
        // Of several planes on one place the one on top goes.
        let moved = before.iter().rposition(|plane| plane.seat == s.mover && plane.p == journey.from).unwrap_or(0);
        let collides = journey.end == End::Collides;
        let rides = journey.end == End::Rides;
        let hit = |plane: &Plane| {
            let on = |stop: &u8| self.meets(s.mover, *stop, plane) && !(rides && *stop == journey.last());
            let met = journey.stops.iter().any(on);
            let crossed = journey.crossed == Some(plane.seat) && plane.p == CROSSING;
            self.side(plane.seat) != self.side(s.mover) && (met || crossed)
        };
        let mut after = before.clone();
        for (i, plane) in after.iter_mut().enumerate() {
            plane.rides = i == moved && rides;
            if i == moved {
                (plane.p, plane.fresh) = (if collides { HANGAR } else { journey.last() }, true);
            } else if hit(plane) {
                (plane.p, plane.fresh) = (HANGAR, true);
            }
        }
        for (i, (from, to)) in self.spots(&before).into_iter().zip(self.spots(&after)).enumerate() {
            let via = match after[i].fresh {
                true if i == moved => {
                    let end = if collides { way.len() } else { way.len() - 1 };
                    way[1..end].iter().map(|&place| Target::Place(place)).collect()
                }
                true => {
                    let there = from.place().and_then(|at| way.iter().position(|&place| place == at));
                    vec![from; there.unwrap_or(0)]
                }
                false => Vec::new(),
            };
            if from != to || !via.is_empty() {
                out.go.push(Travel { from, via, to });
            }
        }
    }

    /// Whether a plane stands where a seat's plane stops.
    fn meets(&self, seat: Seat, stop: u8, plane: &Plane) -> bool {
        let on_ring = |p: u8| (1..=super::TURN_OFF).contains(&p);
        on_ring(stop) && on_ring(plane.p) && self.station(seat, stop) == self.station(plane.seat, plane.p)
    }

    /// What happened, in order.
    fn calls(&self, s: &State, after: &State, journey: &Journey, out: &mut Trail) {
        let seat = s.mover;
        let field = self.field(s, seat);
        let at = |key, p: u8| Why::at(key, [self.place(seat, p, 0)]);
        if journey.from == HANGAR {
            out.calls.push(at("takeoff", 0));
        }
        match journey.turns.first() {
            Some(&GOAL) => out.calls.push(at("walked-back", GOAL)),
            Some(&stack) => out.calls.push(at("bounced", stack)),
            None => {}
        }
        for (i, &stop) in journey.stops.iter().enumerate() {
            if i > 0 && journey.stops[i - 1] == FLIGHT.0 && stop == FLIGHT.1 {
                if let Some(crossed) = journey.crossed {
                    out.calls.push(Why::at("hit-crossing", [self.place(crossed, CROSSING, 0)]));
                }
                out.calls.push(at("flew", stop));
            } else if i > 0 {
                out.calls.push(at("jumped", stop));
            }
            if field.one(stop) {
                out.calls.push(at("hit", stop));
            }
        }
        if let Some(barred) = journey.barred {
            out.calls.push(Why::at("barred", [self.place(barred, CROSSING, 0)]));
        }
        let end = journey.last();
        match journey.end {
            End::Collides => out.calls.push(at("collided", end)),
            End::Rides => out.calls.push(at("rides", end)),
            End::Stands if end == GOAL => out.calls.push(at("arrived", GOAL)),
            End::Stands => {
                let mates = self.planes(after);
                let here = self.place(seat, end, 0);
                let together = mates.iter().filter(|plane| self.place(plane.seat, plane.p, 0) == here).count();
                if together > 1 && end > 0 {
                    out.calls.push(at("stacked", end).with(together as i32));
                }
            }
        }
        if after.mover == seat && !after.ended {
            let key = if s.die == 6 { "again-six" } else { "again-takeoff" };
            out.calls.push(Why::new(key));
        }
    }
}
