//! Moves: where each man can go, which of those leave the king safe, and how many there are.

use super::state::{EMPTY, KIND, Kind, Lines, Move, State};
use super::tables::{COL, GONE, HOPS, ROW};
use super::threats::{Cover, hops_of};

/// Which moves need a look at the king: those of the men that cover it, or all.
#[derive(Clone, Copy)]
struct Care(u32);

impl Care {
    fn of(s: &State, faces: bool) -> Care {
        let Cover { men, hollow } = s.cover(s.side, faces);
        Care(if s.check || hollow { u32::MAX } else { men | 0x0001_0001 })
    }
    fn needed(self, slot: usize) -> bool {
        self.0 >> slot & 1 != 0
    }
}

/// Rook or cannon: the places it can go to along its row (bits 0 to 8) and its column (bits 9 to 18).
fn sweep(own: &Lines, foe: &Lines, at: u8, cannon: bool) -> u32 {
    let (row, col) = (usize::from(ROW[usize::from(at)]), usize::from(COL[usize::from(at)]));
    let across = ray(own.rows[row], foe.rows[row], col as u32, 0x1ff, cannon);
    let down = ray(own.cols[col], foe.cols[col], row as u32, 0x3ff, cannon);
    across | down << 9
}

fn ray(own: u16, foe: u16, i: u32, whole: u32, cannon: bool) -> u32 {
    let all = u32::from(own | foe);
    let (low, high) = ((1u32 << i) - 1, whole & !((2 << i) - 1));
    let (before, after) = (all & low, all & high);
    let first = lowest(after);
    let last = highest(before);
    let quiet = high & first.wrapping_sub(1) | low & !((last << 1).max(1) - 1);
    let prey = if cannon { lowest(after ^ first) | highest(before ^ last) } else { first | last };
    quiet | prey & u32::from(foe)
}

fn lowest(bits: u32) -> u32 {
    bits & bits.wrapping_neg()
}

fn highest(bits: u32) -> u32 {
    if bits == 0 { 0 } else { 1 << (31 - bits.leading_zeros()) }
}

impl State {
    /// Offers where the man of a slot on `at` can go, its king's safety aside, until `wanted` takes one.
    #[inline(always)]
    fn seek(&self, slot: usize, at: u8, mut wanted: impl FnMut(u8) -> bool) -> bool {
        let us = slot >> 4;
        let Some(table) = hops_of(slot) else {
            let mut bits = sweep(&self.lines[us], &self.lines[us ^ 1], at, KIND[slot] == Kind::Cannon);
            let (left, top) = (at - COL[usize::from(at)], COL[usize::from(at)]);
            while bits != 0 {
                let bit = bits.trailing_zeros() as u8;
                if wanted(if bit < 9 { left + bit } else { top + 9 * (bit - 9) }) {
                    return true;
                }
                bits &= bits - 1;
            }
            return false;
        };
        HOPS[table][usize::from(at)].list().iter().any(|hop| {
            self.board[usize::from(hop.over)] == EMPTY
                && usize::from(self.board[usize::from(hop.to)] >> 4) != us
                && wanted(hop.to)
        })
    }

    /// How many places the man of a slot on `at` can go to, its king's safety aside.
    pub(super) fn tally(&self, slot: usize, at: u8) -> u32 {
        if matches!(KIND[slot], Kind::Rook | Kind::Cannon) {
            let us = slot >> 4;
            return sweep(&self.lines[us], &self.lines[us ^ 1], at, KIND[slot] == Kind::Cannon).count_ones();
        }
        let mut n = 0;
        self.seek(slot, at, |_| {
            n += 1;
            false
        });
        n
    }

    /// Whether a move that its man can make leaves its own king safe.
    pub fn safe(&self, m: Move, faces: bool) -> bool {
        let king = if m.from == self.king(self.side) { m.to } else { self.king(self.side) };
        !self.attacked(self.side, king, m.from, m.to, faces)
    }

    /// Whether the man on `from` can go to `to`, its king's safety aside.
    pub fn reaches(&self, from: u8, to: u8) -> bool {
        let slot = self.board[usize::from(from)];
        slot != EMPTY && self.seek(usize::from(slot), from, |place| place == to)
    }

    /// Whether the move is legal.
    pub fn allows(&self, m: Move, faces: bool) -> bool {
        self.owns(self.side, m.from) && self.reaches(m.from, m.to) && self.safe(m, faces)
    }

    /// The slots and places of the side to move, in an order that depends on the position alone.
    fn ranks(&self) -> [(u8, u8); 16] {
        let base = 16 * self.side;
        let mut all: [(u8, u8); 16] =
            core::array::from_fn(|i| (base + i as u8, self.men[usize::from(base) + i]));
        for kind in &Kind::ALL[1..] {
            let group = &mut all[kind.slots()];
            for i in 1..group.len() {
                let mut j = i;
                while j > 0 && group[j].1 < group[j - 1].1 {
                    group.swap(j, j - 1);
                    j -= 1;
                }
            }
        }
        all
    }

    /// Calls `each` with every legal move.
    pub fn each(&self, faces: bool, mut each: impl FnMut(Move)) {
        let care = Care::of(self, faces);
        for (slot, from) in self.ranks() {
            if from == GONE {
                continue;
            }
            let careful = care.needed(usize::from(slot));
            self.seek(usize::from(slot), from, |to| {
                let m = Move { from, to };
                if !careful || self.safe(m, faces) {
                    each(m);
                }
                false
            });
        }
    }

    /// How many legal moves the man of a slot on `from` has.
    fn tally_legal(&self, slot: usize, from: u8, care: Care, faces: bool) -> u32 {
        if from == GONE {
            return 0;
        }
        if !care.needed(slot) {
            return self.tally(slot, from);
        }
        let mut n = 0;
        self.seek(slot, from, |to| {
            n += u32::from(self.safe(Move { from, to }, faces));
            false
        });
        n
    }

    /// How many legal moves there are.
    pub fn count(&self, faces: bool) -> u32 {
        let care = Care::of(self, faces);
        let base = 16 * usize::from(self.side);
        (base..base + 16).map(|slot| self.tally_legal(slot, self.men[slot], care, faces)).sum()
    }

    /// A legal move, every one equally likely if `draw` gives any number below the one it is given. There must be one.
    pub fn pick(&self, faces: bool, mut draw: impl FnMut(u32) -> u32) -> Move {
        let ranks = self.ranks();
        let counts = ranks.map(|(slot, from)| if from == GONE { 0 } else { self.tally(usize::from(slot), from) });
        let total = counts.iter().sum();
        loop {
            let mut left = draw(total);
            let mut which = 0;
            while left >= counts[which] {
                left -= counts[which];
                which += 1;
            }
            let (slot, from) = ranks[which];
            let mut picked = Move { from, to: from };
            self.seek(usize::from(slot), from, |to| {
                picked.to = to;
                left = left.wrapping_sub(1);
                left == u32::MAX
            });
            if self.safe(picked, faces) {
                return picked;
            }
        }
    }

    /// Whether there is any legal move.
    pub fn any(&self, faces: bool) -> bool {
        let base = 16 * usize::from(self.side);
        (base..base + 16).rev().any(|slot| {
            let from = self.men[slot];
            from != GONE && self.seek(slot, from, |to| self.safe(Move { from, to }, faces))
        })
    }
}
