//! Why a position is as it is: checks, endings, and who did what in a repetition.

use super::chase::{chased, slots};
use super::repetition::{Verdict, first_of_three};
use super::state::{End, KIND, State};
use super::why::{checkers, places};
use super::{LIMIT, Xiangqi};
use crate::game::Why;

/// The keys that say which side chased which kind of man: advisors first, since kings are not chased.
static CHASES: [[&str; 6]; 2] = [
    [
        "red-chases-advisor",
        "red-chases-elephant",
        "red-chases-horse",
        "red-chases-rook",
        "red-chases-cannon",
        "red-chases-pawn",
    ],
    [
        "black-chases-advisor",
        "black-chases-elephant",
        "black-chases-horse",
        "black-chases-rook",
        "black-chases-cannon",
        "black-chases-pawn",
    ],
];

fn at(key: &'static str, places: impl IntoIterator<Item = u8>) -> Option<Why> {
    Some(Why::at(key, places.into_iter().map(u16::from)))
}

/// The men that `of` finds in the states before and after any move of `side` in the repeated moves.
fn guilty(past: &[State], s: &State, side: u8, of: impl Fn(&State, &State) -> u32) -> u32 {
    let first = first_of_three(past, s).unwrap_or(past.len());
    let after = past.iter().skip(first + 1).chain([s]);
    past[first..].iter().zip(after).filter(|(before, _)| before.side == side).fold(0, |all, (b, a)| all | of(b, a))
}

impl Xiangqi {
    /// Why the position is as it is.
    pub(super) fn reason(&self, past: &[State], s: &State) -> Option<Why> {
        let king = s.king(s.side);
        let check = |key| at(key, [king].into_iter().chain(places(s, checkers(s, s.side))));
        match s.end {
            End::Mate if s.check => return check("mate"),
            End::Mate => return at("king-taken", []),
            End::Stalemate => return at("stalemate", [king]),
            End::Facing => return at("facing-lost", [king, s.king(s.side ^ 1)]),
            End::Limit => return Some(Why::new("limit").with(i32::from(LIMIT / 2))),
            End::None => {}
        }
        if s.is_bare() {
            return at("material", []);
        }
        match self.verdict(past, s) {
            Some(Verdict::Draw) => at("repetition", []),
            Some(Verdict::BothCheck) => at("both-check", [s.king(0), s.king(1)]),
            Some(Verdict::BothChase) => at("both-chase", []),
            Some(Verdict::Checks(side)) => {
                let key = if side == 0 { "red-checks" } else { "black-checks" };
                let men = guilty(past, s, side, |_, after| checkers(after, after.side));
                at(key, [s.king(side ^ 1)].into_iter().chain(places(s, men)))
            }
            Some(Verdict::Chases(side, prey)) => {
                let victim = slots(prey).next()?;
                let men = guilty(past, s, side, |before, after| chased(before, after)[victim]);
                at(CHASES[usize::from(side)][KIND[victim] as usize - 1], places(s, 1 << victim).chain(places(s, men)))
            }
            None if s.check && checkers(s, s.side).count_ones() > 1 => check("double-check"),
            None if s.check => check("check"),
            None => None,
        }
    }
}
