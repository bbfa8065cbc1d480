//! Why a click is refused.

use super::Xiangqi;
use super::state::{Kind, Move, State};
use super::tables::{COL, GONE, HOPS, PLACES, ROW, in_palace};
use super::threats::{leg, screens};
use crate::board::Target;
use crate::game::Why;

fn at(key: &'static str, places: impl IntoIterator<Item = u8>) -> Option<Why> {
    Some(Why::at(key, places.into_iter().map(u16::from)))
}

/// The places of the men whose bits are set.
pub fn places(s: &State, slots: u32) -> impl Iterator<Item = u8> {
    (0..32).filter(move |slot| slots >> slot & 1 != 0).map(|slot| s.men[slot]).filter(|&place| place != GONE)
}

/// The men that attack the king of `side`, as bits.
pub fn checkers(s: &State, side: u8) -> u32 {
    s.attackers(side ^ 1, s.king(side), &s.occupied())
}

/// The men between two places of one line.
fn between(s: &State, from: u8, to: u8) -> Vec<u8> {
    let (low, high) = (from.min(to), from.max(to));
    let step = if ROW[usize::from(low)] == ROW[usize::from(high)] { 1 } else { 9 };
    (low..high).step_by(step).skip(1).filter(|&p| !s.is_empty(p)).collect()
}

impl Xiangqi {
    /// Why `tried` cannot be clicked after `held`.
    pub(super) fn refusal(&self, s: &State, held: &[Target], tried: Target) -> Option<Why> {
        let place = |target: Target| target.place().filter(|&p| usize::from(p) < PLACES).map(|p| p as u8);
        let tried = place(tried)?;
        match held.first() {
            None => self.idle(s, tried),
            Some(&from) => self.barred(s, Move { from: place(from)?, to: tried }),
        }
    }

    /// Why no move begins on `from`.
    fn idle(&self, s: &State, from: u8) -> Option<Why> {
        if s.is_empty(from) {
            return at("empty-point", [from]);
        }
        if !s.owns(s.side, from) {
            return at("not-yours", [from]);
        }
        match (0..GONE).find(|&to| s.reaches(from, to)) {
            Some(to) => self.danger(s, Move { from, to }),
            None => at("no-moves", [from]),
        }
    }

    /// Why that man cannot go there.
    fn barred(&self, s: &State, m: Move) -> Option<Why> {
        if s.owns(s.side, m.to) {
            return at("own-man", [m.to]);
        }
        if s.reaches(m.from, m.to) { self.danger(s, m) } else { shape(s, m) }
    }

    /// What the king would suffer by a move that its man can make.
    fn danger(&self, s: &State, m: Move) -> Option<Why> {
        let mut next = s.clone();
        next.shift(m);
        let attackers = checkers(&next, s.side);
        let king = next.king(s.side);
        if attackers == 0 {
            return if self.refused && next.facing() { at("facing", [king, next.king(s.side ^ 1)]) } else { None };
        }
        let marked = places(&next, attackers).chain([king]);
        if m.from == s.king(s.side) {
            return at("into-check", marked);
        }
        if attackers & checkers(s, s.side) != 0 {
            return at("check-stands", marked);
        }
        let screen = places(&next, attackers)
            .any(|p| next.man(p).is_some_and(|(_, kind)| kind == Kind::Cannon) && between(&next, p, king) == [m.to]);
        at(if screen { "becomes-screen" } else { "exposes" }, marked)
    }
}

/// Why the man's way of going does not lead there.
fn shape(s: &State, m: Move) -> Option<Why> {
    let (seat, kind) = s.man(m.from)?;
    let side = seat.0;
    let (row, col) = (i32::from(ROW[usize::from(m.to)]), i32::from(COL[usize::from(m.to)]));
    let down = row - i32::from(ROW[usize::from(m.from)]);
    let right = col - i32::from(COL[usize::from(m.from)]);
    let home = (row >= 5) == (side == 0);
    let palace = in_palace(row, col) && home;
    match kind {
        Kind::King => at(if palace { "king-step" } else { "king-palace" }, []),
        Kind::Advisor => at(if palace { "advisor-step" } else { "advisor-palace" }, []),
        Kind::Elephant if !home => at("elephant-river", []),
        Kind::Elephant => {
            match HOPS[Kind::Elephant as usize][usize::from(m.from)].list().iter().find(|hop| hop.to == m.to) {
                Some(hop) => at("elephant-eye", [hop.over]),
                None => at("elephant-step", []),
            }
        }
        Kind::Horse => match leg(m.from, m.to) {
            Some(leg) => at("horse-leg", [leg]),
            None => at("horse-step", []),
        },
        Kind::Rook | Kind::Cannon => slide(s, m, kind == Kind::Cannon),
        Kind::Pawn => {
            let forward = if side == 0 { -down } else { down };
            at(
                match (forward, right.abs()) {
                    (..0, _) => "pawn-back",
                    (0, 1) => "pawn-river",
                    _ => "pawn-step",
                },
                [],
            )
        }
    }
}

/// Why a rook or cannon cannot go there.
fn slide(s: &State, m: Move, cannon: bool) -> Option<Why> {
    let Some(count) = screens(m.from, m.to, &s.occupied()) else {
        return at(if cannon { "cannon-line" } else { "rook-line" }, []);
    };
    let key = match (cannon, s.is_empty(m.to), count) {
        (false, ..) => "rook-path",
        (true, true, _) => "cannon-path",
        (true, false, 0) => "cannon-no-screen",
        (true, false, _) => "cannon-many-screens",
    };
    at(key, between(s, m.from, m.to))
}
