//! Why a click is refused, and why a game has ended.

use super::{End, LIMIT, LiuboFei, State};
use crate::board::Target;
use crate::game::Why;
use crate::games::liubo::{ALL, PLACES, beside, between, bit, places};

fn at(key: &'static str, set: u32) -> Option<Why> {
    Some(Why::at(key, places(set).map(u16::from)))
}

impl LiuboFei {
    /// Why `tried` cannot be clicked after `held`.
    pub(super) fn refusal(&self, s: &State, held: &[Target], tried: Target) -> Option<Why> {
        let on_board = |target: Target| target.place().filter(|&p| usize::from(p) < PLACES).map(|p| p as u8);
        let to = on_board(tried)?;
        let own = s.men[s.mover.index()];
        let Some(&first) = held.first() else {
            return match () {
                () if s.taken() & bit(to) == 0 => at("empty-point", bit(to)),
                () if own & bit(to) == 0 => at("not-yours", bit(to)),
                () => at("hemmed-in", beside(bit(to)) & s.taken()),
            };
        };
        let from = on_board(first)?;
        if own & bit(to) != 0 {
            return at("own-man", bit(to));
        }
        if s.taken() & bit(to) != 0 {
            return at("no-taking-by-moving", bit(to));
        }
        match between(from, to).filter(|_| from % 5 == to % 5 || from / 5 == to / 5) {
            Some(way) => at("way-blocked", way & s.taken()),
            None => at("straight-only", 0),
        }
    }

    /// Why the game has ended.
    pub(super) fn reason(&self, past: &[State], s: &State) -> Option<Why> {
        let before = past.last();
        match s.end {
            End::Open => None,
            End::Owl(seat) => at("owl", before.map_or(0, |b| b.owl[seat.other().index()])),
            End::Plain(seat) => at("plain", before.map_or(0, |b| b.plain(seat.other().index()))),
            End::Stuck(seat) => at("stuck", s.men[seat.index()] & ALL),
            End::Quiet => Some(Why::new("quiet").with(i32::from(LIMIT))),
        }
    }
}
