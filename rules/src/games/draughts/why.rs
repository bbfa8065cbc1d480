//! Why a click is refused, with the longest captures where they are the reason, and why a game has ended.

use super::board::place;
use super::path::{Flight, follow, way};
use super::squares::{WAYS, bit, row_column, square, step_by};
use super::state::{QUIET, REFUSER, State};
use super::{Draughts, End};
use crate::game::{Game, Why};

/// So many of the longest captures are shown at most.
const SHOWN: usize = 8;

fn at(key: &'static str, squares: &[u8]) -> Option<Why> {
    Some(Why::at(key, squares.iter().map(|&n| place(n))))
}

impl Draughts {
    /// Why `tried` cannot be clicked after `held`.
    pub(super) fn refusal(&self, s: &State, held: &[u8], tried: u8) -> Option<Why> {
        let Some(&from) = held.first() else { return self.idle(s, tried) };
        if s.all(s.side) & bit(tried) != 0 && tried != from {
            return self.idle(s, tried);
        }
        if s.all(s.side ^ 1) & bit(tried) != 0 {
            return at("land-behind", &[tried]);
        }
        let f = follow(s, held)?;
        if s.takes { self.off_the_way(s, from, &f, tried) } else { shape(s, from, tried) }
    }

    /// Why no move begins on `from`.
    fn idle(&self, s: &State, from: u8) -> Option<Why> {
        if s.all(s.side ^ 1) & bit(from) != 0 {
            return at("not-yours", &[from]);
        }
        let Some(f) = Flight::begin(s, bit(from)) else { return at("empty-square", &[from]) };
        if !s.takes {
            return at("no-moves", &[from]);
        }
        match f.most() {
            0 => Some(self.longest(s, "must-take", from).with(s.most() as i32)),
            most => Some(self.longest(s, "takes-fewer", from).with(most as i32).with(s.most() as i32)),
        }
    }

    /// Why a man amid its capture cannot come down on `tried`.
    fn off_the_way(&self, s: &State, from: u8, f: &Flight, tried: u8) -> Option<Why> {
        if let Some(next) = f.jumps().into_iter().find(|next| next.at == bit(tried)) {
            let (least, most) = (next.most() as i32, s.most() as i32);
            return Some(self.longest(s, "takes-fewer", from).with(least).with(most));
        }
        let bars: Vec<u8> = between(square(f.at), tried).into_iter().filter(|&n| f.taken & bit(n) != 0).collect();
        if !bars.is_empty() {
            return at("jumped-already", &bars);
        }
        let walks = f.count() == 0 && shape(s, from, tried).is_none();
        Some(self.longest(s, if walks { "must-take" } else { "off-the-way" }, from).with(s.most() as i32))
    }

    /// A reason with the captures that take the most: those of the man on `from`, or all if it has none.
    fn longest(&self, s: &State, key: &'static str, from: u8) -> Why {
        let mut all = self.list(s);
        if all.iter().any(|m| 1 << m.from == bit(from)) {
            all.retain(|m| 1 << m.from == bit(from));
        }
        let ways = all.iter().take(SHOWN).map(|&m| way(s, m).into_iter().map(place).collect());
        Why::at(key, [place(from)]).along(ways)
    }

    /// Why the position is as it is.
    pub(super) fn reason(&self, past: &[State], s: &State) -> Option<Why> {
        match s.end {
            End::Taken => at("all-taken", &[]),
            End::Blocked => Some(Why::at("stalemate", super::squares::numbers(s.all(s.side)).map(place))),
            End::Kings => Some(Why::new("kings-only").with(i32::from(QUIET / 2))),
            End::Sixteen => at("sixteen-moves", &[]),
            End::Five => at("five-moves", &[]),
            End::Refusal => Some(Why::new("refused-draw").with(REFUSER.into())),
            End::None => self.ruling(past, s).and_then(|_| at("repetition", &[])),
        }
    }
}

/// The squares strictly between two squares of one diagonal; none if they are on none.
fn between(from: u8, to: u8) -> Vec<u8> {
    for way in WAYS {
        let (mut all, mut there) = (Vec::new(), step_by(bit(from), way));
        while there & super::squares::BOARD != 0 {
            if there == bit(to) {
                return all;
            }
            all.push(square(there));
            there = step_by(there, way);
        }
    }
    Vec::new()
}

/// Why a man's way of going does not lead to a free square, if it does not.
fn shape(s: &State, from: u8, to: u8) -> Option<Why> {
    let ((row, column), (down, right)) = (row_column(from), row_column(to));
    let (rows, columns) = (i32::from(down) - i32::from(row), i32::from(right) - i32::from(column));
    if rows.abs() != columns.abs() {
        return at("diagonal", &[]);
    }
    if s.kings[usize::from(s.side & 1)] & bit(from) != 0 {
        let bars: Vec<u8> = between(from, to).into_iter().filter(|&n| s.empty() & bit(n) == 0).collect();
        return if bars.is_empty() { None } else { at("king-path", &bars) };
    }
    let forward = if s.side == 0 { rows } else { -rows };
    match forward {
        1 => None,
        ..=0 => at("man-back", &[]),
        _ => at("man-step", &[]),
    }
}
