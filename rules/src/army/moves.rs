//! Where men may go: by road one step, by rail along a line, engineers along any free rails.

use super::Rules;
use super::graph::{NONE, Set};
use super::kind::Kind;
use super::state::{Field, SIDE, owner};
use crate::game::{Rng, Seat};

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// A man of that kind is put on the next station of his home.
    Put(Kind),
    /// The man goes from one station to another, or attacks who stands there.
    Go(u8, u8),
}

/// The most rail stations a board has.
const RAILS: usize = 80;

/// What a station is to a man who would enter it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Entry {
    Free,
    Attack,
    Closed,
}

impl Rules {
    /// What a station is to a man of that seat.
    pub(super) fn entry(&self, f: Field<'_>, seat: Seat, to: u8) -> Entry {
        match f.seat_at(to) {
            None => Entry::Free,
            Some(other) if self.side(other) == self.side(seat) || self.theatre.graph.camp(to) => Entry::Closed,
            Some(_) => Entry::Attack,
        }
    }

    /// Where a man of that kind and seat could go from a station.
    pub(super) fn reach_as(&self, f: Field<'_>, from: u8, seat: Seat, kind: Kind) -> Set {
        let graph = self.theatre.graph;
        let mut set = Set::default();
        if !kind.walks() || graph.headquarters(from) {
            return set;
        }
        for to in graph.by_road(from) {
            if self.entry(f, seat, to) != Entry::Closed {
                set.add(to);
            }
        }
        if !graph.on_rail(from) {
            return set;
        }
        if kind != Kind::ENGINEER {
            for way in graph.ways(from) {
                for to in way {
                    let entry = self.entry(f, seat, to);
                    if entry != Entry::Closed {
                        set.add(to);
                    }
                    if entry != Entry::Free {
                        break;
                    }
                }
            }
            return set;
        }
        let (mut stack, mut height, mut seen) = ([NONE; RAILS], 1, Set::default());
        stack[0] = from;
        seen.add(from);
        while height > 0 {
            height -= 1;
            for to in graph.by_rail(stack[height]) {
                let entry = self.entry(f, seat, to);
                if entry == Entry::Closed || !seen.add(to) {
                    continue;
                }
                set.add(to);
                if entry == Entry::Free {
                    stack[height] = to;
                    height += 1;
                }
            }
        }
        set
    }

    /// Where the man on a station may go.
    pub fn reach(&self, f: Field<'_>, from: u8) -> Set {
        match f.at(from) {
            Some((id, man)) => self.reach_as(f, from, owner(id), man.kind()),
            None => Set::default(),
        }
    }

    /// The stations where men of a seat stand.
    pub fn stations<'a>(&self, f: Field<'a>, seat: Seat) -> impl Iterator<Item = u8> + 'a {
        let own = move |man: u8| man != NONE && owner(man) == seat;
        f.on.iter().enumerate().filter(move |&(_, &man)| own(man)).map(|(station, _)| station as u8)
    }

    /// Whether a seat has a move.
    pub fn can_move(&self, f: Field<'_>, seat: Seat) -> bool {
        self.stations(f, seat).any(|from| !self.reach(f, from).is_empty())
    }

    /// Appends the moves of whoever is to move, once the set-up is over.
    pub(super) fn walks(&self, f: Field<'_>, out: &mut Vec<Move>) {
        for from in self.stations(f, f.now.mover) {
            out.extend(self.reach(f, from).each().map(|to| Move::Go(from, to)));
        }
    }

    /// Where each man of whoever is to move can go: the stations with their sets, and how many moves that makes.
    pub(super) fn reaches(&self, f: Field<'_>) -> ([(u8, Set); SIDE as usize], u32) {
        let mut all = [(NONE, Set::default()); SIDE as usize];
        let mut count = 0;
        for (slot, from) in all.iter_mut().zip(self.stations(f, f.now.mover)) {
            *slot = (from, self.reach(f, from));
            count += slot.1.len();
        }
        (all, count)
    }

    /// One of the moves after the set-up, every one equally likely.
    pub(super) fn walk(&self, f: Field<'_>, rng: &mut Rng) -> Option<Move> {
        let (all, count) = self.reaches(f);
        let mut left = rng.below(count.max(1));
        for (from, set) in all {
            if left < set.len() {
                return set.each().nth(left as usize).map(|to| Move::Go(from, to));
            }
            left -= set.len();
        }
        None
    }

    /// The stations that a man passes on his way, the first and the last included; by rail the shortest way.
    pub fn way(&self, f: Field<'_>, from: u8, to: u8) -> Vec<u8> {
        let graph = self.theatre.graph;
        if !graph.joined(from, to) {
            for way in graph.ways(from) {
                let free = |&on: &u8| on == to || f.on[usize::from(on)] == NONE;
                let mut path = vec![from];
                path.extend(way.take_while(free));
                if let Some(end) = path.iter().position(|&on| on == to) {
                    path.truncate(end + 1);
                    return path;
                }
            }
            if let Some(path) = self.free_rails(f, from, to) {
                return path;
            }
        }
        vec![from, to]
    }

    /// The shortest way along free rails.
    fn free_rails(&self, f: Field<'_>, from: u8, to: u8) -> Option<Vec<u8>> {
        let mut before = vec![NONE; f.on.len()];
        let mut queue = vec![from];
        let mut next = 0;
        while let Some(&at) = queue.get(next) {
            next += 1;
            for on in self.theatre.graph.by_rail(at) {
                if on == from || before[usize::from(on)] != NONE || on != to && f.on[usize::from(on)] != NONE {
                    continue;
                }
                before[usize::from(on)] = at;
                queue.push(on);
            }
        }
        let mut path = vec![to];
        while path[path.len() - 1] != from {
            let at = before[usize::from(path[path.len() - 1])];
            if at == NONE {
                return None;
            }
            path.push(at);
        }
        path.reverse();
        Some(path)
    }
}
