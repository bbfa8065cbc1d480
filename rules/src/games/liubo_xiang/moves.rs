//! Where each man goes, and the moves of a side.

use super::state::{KINDS, Kind, Move, State, home};
use crate::game::Seat;
use crate::games::liubo::{ALL, FLANKS, RAYS, bit, places, rank};

impl State {
    /// The places the man of a slot can go to; those with an enemy it takes.
    #[inline]
    pub fn reach(&self, seat: Seat, slot: usize) -> u32 {
        let from = self.at[seat.index()][slot];
        let at = usize::from(from);
        if self.men[seat.index()] & bit(from) == 0 {
            return 0;
        }
        let taken = self.taken();
        let free = ALL & !taken;
        let prey = self.men[seat.other().index()] & !self.done;
        match KINDS[slot] {
            Kind::Owl => {
                let seen = RAYS[at % 5][rank(taken, from)];
                u32::from(seen) << (at / 5 * 5) & (free | prey)
            }
            Kind::Hound => {
                let mut reach = FLANKS.straight[at] | FLANKS.diagonal[at];
                for over in places(FLANKS.ahead[seat.index()][at] & free) {
                    // As far again beyond the empty point, if that is on the board.
                    let beyond = 2 * i32::from(over) - i32::from(from);
                    reach |= 1u32.checked_shl(beyond as u32).unwrap_or(0) & FLANKS.leap[seat.index()][at];
                }
                reach & (free | prey)
            }
            Kind::Pheasant => FLANKS.horse[at] & (free | prey),
            Kind::Calf => FLANKS.straight[at] & free | FLANKS.diagonal[at] & prey,
            Kind::Stopper if self.done & bit(from) != 0 => 0,
            Kind::Stopper => FLANKS.ahead[seat.index()][at] & free,
        }
    }

    /// Whether the side to move has any move.
    pub fn any(&self) -> bool {
        (0..KINDS.len()).any(|slot| self.reach(self.mover, slot) != 0)
    }

    /// Whether a step of a stopper between two places lets it become another man.
    pub fn rises(&self, from: u8, to: u8) -> bool {
        from % 5 == to % 5 && home(self.mover.other()) & bit(to) != 0
    }

    /// The kinds a stopper that makes this step can become.
    pub fn risen(&self, from: u8, to: u8) -> impl Iterator<Item = Kind> {
        let rises = self.rises(from, to);
        Kind::RISEN.into_iter().filter(move |&kind| rises && self.lost(self.mover, kind))
    }

    /// The men of the side to move with their slots, by place.
    fn movers(&self) -> impl Iterator<Item = (u8, usize)> {
        let slots = places(self.men[self.mover.index()]).map(|from| (from, self.slot(self.mover, from)));
        slots.filter_map(|(from, slot)| Some((from, slot?)))
    }

    /// Tells of every move.
    pub fn each(&self, mut tell: impl FnMut(Move)) {
        for (from, slot) in self.movers() {
            for to in places(self.reach(self.mover, slot)) {
                tell(Move { from, to, rise: None });
                if KINDS[slot] == Kind::Stopper {
                    self.risen(from, to).for_each(|kind| tell(Move { from, to, rise: Some(kind) }));
                }
            }
        }
    }

    /// How many moves there are.
    pub fn count(&self) -> u32 {
        let mut count = 0;
        for (slot, &from) in self.at[self.mover.index()].iter().enumerate() {
            let reach = self.reach(self.mover, slot);
            count += reach.count_ones();
            if KINDS[slot] == Kind::Stopper {
                for to in places(reach & home(self.mover.other())) {
                    count += self.risen(from, to).count() as u32;
                }
            }
        }
        count
    }

    /// The move of that number.
    pub fn pick(&self, number: u32) -> Move {
        let (mut left, mut found) = (number, None);
        self.each(|m| {
            if left == 0 && found.is_none() {
                found = Some(m);
            }
            left = left.saturating_sub(1);
        });
        found.expect("the number is below the count")
    }

    /// Whether a move is one of those there are.
    pub fn allows(&self, m: Move) -> bool {
        let Some(slot) = self.slot(self.mover, m.from) else { return false };
        let rises = |kind| KINDS[slot] == Kind::Stopper && self.risen(m.from, m.to).any(|risen| risen == kind);
        self.reach(self.mover, slot) & bit(m.to) != 0 && m.rise.is_none_or(rises)
    }

    /// The places of a seat's men that could take a man of the other side on that place.
    pub fn attackers(&self, seat: Seat, place: u8) -> u32 {
        let slots = (0..KINDS.len()).filter(|&slot| self.reach(seat, slot) & bit(place) != 0);
        slots.fold(0, |all, slot| all | bit(self.at[seat.index()][slot]))
    }
}
