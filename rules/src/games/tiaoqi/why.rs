//! Why a hole cannot be clicked, and what stands in the way of the goal.

use super::star::{BIT, HOLES, MEN, NEAR, NONE, between, holes};
use super::{State, Tiaoqi};
use crate::board::Target;
use crate::game::{Seat, Why};

fn at(key: &'static str, places: impl IntoIterator<Item = u8>) -> Option<Why> {
    Some(Why::at(key, places.into_iter().map(u16::from)))
}

/// The holes of a click sequence; nothing if it holds anything else.
pub(super) fn clicked(held: &[Target]) -> Option<Vec<u8>> {
    let hole = |t: &Target| t.place().and_then(|place| u8::try_from(place).ok());
    held.iter().map(|t| hole(t).filter(|&hole| usize::from(hole) < HOLES)).collect()
}

impl Tiaoqi {
    /// The men of others that stand in a seat's goal.
    pub(super) fn in_the_way(&self, s: &State, seat: Seat) -> u128 {
        s.men.iter().fold(0, |all, men| all | men) & !s.men[seat.index()] & self.goal(seat)
    }

    /// The men of others in the goal, where they alone keep a seat that is half home from filling it.
    pub(super) fn blocked(&self, s: &State, seat: Seat) -> u128 {
        let (others, inside) = (self.in_the_way(s, seat), (s.men[seat.index()] & self.goal(seat)).count_ones());
        if 2 * inside >= MEN && inside + others.count_ones() == MEN { others } else { 0 }
    }

    /// Why `tried` cannot be clicked after `held`.
    pub(super) fn refusal(&self, s: &State, held: &[Target], tried: Target) -> Option<Why> {
        let (way, to) = (clicked(held)?, *clicked(&[tried])?.first()?);
        let bit = BIT[usize::from(to)];
        let Some(&here) = way.last() else {
            return match s.men.iter().position(|men| men & bit != 0) {
                None => at("nobody-there", [to]),
                Some(seat) if seat != s.mover.index() => at("not-yours", [to]),
                Some(_) => at("hemmed-in", [to].into_iter().chain(holes(NEAR[usize::from(to)]))),
            };
        };
        let all = s.men.iter().fold(0, |all, men| all | men) & !BIT[usize::from(way[0])];
        if all & bit != 0 {
            let others = self.in_the_way(s, s.mover);
            return match others & bit {
                0 => at("occupied", [to]),
                _ => at("goal-held", [to].into_iter().chain(holes(others & !bit))),
            };
        }
        if NEAR[usize::from(here)] & bit != 0 {
            return at("no-step-after-hop", [to]);
        }
        let Some((middle, inner)) = between(here, to) else { return at("no-way", [to]) };
        let men = holes(inner & all);
        match (inner & all).count_ones() {
            _ if middle == NONE => at("no-middle", [to]),
            0 => at("nobody-to-hop", [to, middle]),
            1 if inner & all == BIT[usize::from(middle)] => at("adjacent-only", [to, middle]),
            1 => at("not-in-the-middle", [to].into_iter().chain(men).chain([middle])),
            _ => at("several-between", [to].into_iter().chain(men)),
        }
    }
}
