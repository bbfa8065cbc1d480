//! What the die allows, and why a place cannot be clicked.

use super::journey::{CROSSING, End, FLIGHT};
use super::trail::Plane;
use super::{Feixing, GOAL, HANGAR, PLANES, State};
use crate::board::Target;
use crate::game::{Game, Seat, Why};

impl Feixing {
    /// Which numbers take off, as the end of a text key.
    fn launch_key(&self, keys: [&'static str; 3]) -> &'static str {
        keys[match (self.launches(5), self.launches(2)) {
            (true, _) => 0,
            (_, true) => 2,
            _ => 1,
        }]
    }

    /// What the player should know before and after the throw.
    pub(super) fn notes(&self, s: &State) -> Option<Why> {
        let place = |p: u8| self.place(s.mover, p, 0);
        if s.die == 0 {
            return (s.ride > 0).then(|| Why::at("rider-next", [place(s.ride)]));
        }
        let planes = &s.at[s.mover.index()];
        let movable = self.movable(s);
        let can = |i: &usize| movable >> *i & 1 != 0;
        let places = (0..PLANES).filter(can).map(|i| place(planes[i]));
        let takes_off = (0..PLANES).filter(can).any(|i| planes[i] == HANGAR);
        let key = match takes_off {
            _ if s.ride > 0 => "rider-moves",
            true if movable.count_ones() == 1 => "take-off",
            true => "take-off-or-move",
            false => "move",
        };
        Some(Why::at(key, places).with(i32::from(s.die)))
    }

    /// Why `tried` cannot be clicked after `held`.
    pub(super) fn refusal(&self, s: &State, held: &[Target], tried: Target) -> Option<Why> {
        let place = tried.place().filter(|&place| place < self.places_in_all())?;
        let held = held.first().and_then(|t| t.place());
        if let Some(p) = held.and_then(|from| self.progress(s.mover, from)) {
            return Some(self.not_there(s, p, place));
        }
        let mine = self.progress(s.mover, place).filter(|p| s.at[s.mover.index()].contains(p));
        match mine {
            Some(p) if s.ride > 0 && p != s.ride => {
                Some(Why::at("rider-first", [place, self.place(s.mover, s.ride, 0)]))
            }
            Some(HANGAR) => {
                let key = self.launch_key(["needs-five-six", "needs-six", "needs-even"]);
                Some(Why::at(key, [place]).with(i32::from(s.die)))
            }
            Some(GOAL) => Some(Why::at("is-home", [place])),
            _ => Some(self.nobody_of_mine(s, place)),
        }
    }

    /// Why a place without a plane of the mover's cannot be clicked.
    fn nobody_of_mine(&self, s: &State, place: u16) -> Why {
        if let Some(why) = self.barred_from(s, place) {
            return why;
        }
        let stands = |plane: &Plane| self.place(plane.seat, plane.p, 0);
        let owner = self.planes(s).iter().find(|plane| stands(plane) == place).map(|plane| plane.seat);
        let hangar = |seat: Seat| self.hangar(seat).any(|spot| spot == place);
        let empty = self.everybody().find(|&seat| hangar(seat)).filter(|&seat| seat != s.mover);
        match owner.or(empty) {
            Some(seat) if seat != s.mover && self.side(seat) == self.side(s.mover) => Why::at("partners", [place]),
            Some(seat) if seat != s.mover => Why::at("not-yours", [place]),
            _ => Why::at("nobody-there", [place]),
        }
    }

    /// If a plane of the mover's would come to this place but for a stack in its way: that it does not get past it.
    fn barred_from(&self, s: &State, place: u16) -> Option<Why> {
        let field = self.field(s, s.mover);
        let to = self.progress(s.mover, place)?;
        let movable = self.movable(s);
        let planes = (0..PLANES).filter(|&i| movable >> i & 1 != 0 && s.at[s.mover.index()][i] != HANGAR);
        let meant = planes.filter(|&i| s.at[s.mover.index()][i] + s.die == to);
        meant.map(|i| self.journey(s, &field, i, 0)).find_map(|way| {
            let stack = match way.turns.first() {
                Some(&stack) if stack != GOAL => stack,
                None if way.end == End::Rides => way.last(),
                _ => return None,
            };
            Some(Why::at("behind-a-stack", [place, self.place(s.mover, stack, 0)]))
        })
    }

    /// Why the held plane does not come to a place: where it does.
    fn not_there(&self, s: &State, from: u8, place: u16) -> Why {
        let field = self.field(s, s.mover);
        let Some(i) = s.at[s.mover.index()].iter().position(|&p| p == from) else {
            return Why::at("nobody-there", [place]);
        };
        let way = self.journey(s, &field, i, 0);
        if let Some(barred) = way.barred.filter(|_| place == self.place(s.mover, FLIGHT.1, 0)) {
            return Why::at("flight-barred", [place, self.place(barred, CROSSING, 0)]);
        }
        let stops = way.stops.iter().map(|&stop| self.place(s.mover, stop, 0));
        Why::at("lands-elsewhere", std::iter::once(place).chain(stops)).with(i32::from(s.die))
    }
}
