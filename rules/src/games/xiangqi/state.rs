//! A position: who stands where, kept as a board, as lists of men and as occupied lines, with its key.

use super::tables::{COL, GONE, PLACES, ROW};
use crate::game::{Seat, mix};

/// What a man is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Kind {
    /// 帥 將
    King,
    /// 仕 士
    Advisor,
    /// 相 象
    Elephant,
    /// 馬
    Horse,
    /// 車
    Rook,
    /// 炮 砲
    Cannon,
    /// 兵 卒
    Pawn,
}

impl Kind {
    /// All kinds, in the order of their slots.
    pub const ALL: [Kind; 7] =
        [Kind::King, Kind::Advisor, Kind::Elephant, Kind::Horse, Kind::Rook, Kind::Cannon, Kind::Pawn];

    /// The slots of the men of this kind, counted within one side.
    pub const fn slots(self) -> core::ops::Range<usize> {
        match self {
            Kind::King => 0..1,
            Kind::Advisor => 1..3,
            Kind::Elephant => 3..5,
            Kind::Horse => 5..7,
            Kind::Rook => 7..9,
            Kind::Cannon => 9..11,
            Kind::Pawn => 11..16,
        }
    }
}

/// What stands in a slot: 16 slots a side, red first.
pub static KIND: [Kind; 32] = {
    let mut all = [Kind::King; 32];
    let mut slot = 0;
    while slot < 32 {
        let mut k = 0;
        while k < 7 {
            let range = Kind::ALL[k].slots();
            if slot % 16 >= range.start && slot % 16 < range.end {
                all[slot] = Kind::ALL[k];
            }
            k += 1;
        }
        slot += 1;
    }
    all
};

/// Whether the man of a slot is one to win with: a rook, horse, cannon or pawn.
fn is_armed(slot: usize) -> bool {
    slot % 16 >= Kind::Horse.slots().start
}

/// The slot of nobody.
pub const EMPTY: u8 = 32;

/// The occupied places as lines of bits: bit `c` of row `r`, and bit `r` of column `c`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lines {
    /// From the top; bit 0 is the left end.
    pub rows: [u16; 10],
    /// From the left; bit 0 is the top end.
    pub cols: [u16; 9],
}

impl Lines {
    /// Fills an empty place or empties a full one.
    pub fn flip(&mut self, place: u8) {
        let (row, col) = (ROW[usize::from(place)], COL[usize::from(place)]);
        self.rows[usize::from(row)] ^= 1 << col;
        self.cols[usize::from(col)] ^= 1 << row;
    }

    /// Whether the place is full.
    pub fn has(&self, place: u8) -> bool {
        place != GONE && self.rows[usize::from(ROW[usize::from(place)])] >> COL[usize::from(place)] & 1 != 0
    }
}

/// The bits of a line strictly between two different ones.
pub fn between(line: u16, i: u8, j: u8) -> u16 {
    line & (1u16 << i.max(j)).wrapping_sub(2 << i.min(j))
}

/// How a game has ended by its position alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// It goes on.
    None,
    /// The side to move is mated.
    Mate,
    /// The side to move has no move.
    Stalemate,
    /// The side that moved made the generals face each other.
    Facing,
    /// Too long without a capture.
    Limit,
}

/// A man's move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// Where it stood.
    pub from: u8,
    /// Where it goes.
    pub to: u8,
}

/// A position. Men keep their slots through a game, so that a man can be followed from state to state.
#[derive(Clone, Debug)]
pub struct State {
    /// A hash of board and side to move.
    pub(super) key: u64,
    /// The slot that stands on each place, or [`EMPTY`].
    pub(super) board: [u8; PLACES + 1],
    /// The place of each slot, or [`GONE`].
    pub(super) men: [u8; 32],
    /// What each side occupies.
    pub(super) lines: [Lines; 2],
    /// Plies since the last capture.
    pub(super) quiet: u16,
    /// Plies since the game's first move.
    pub(super) ply: u16,
    /// Rooks, horses, cannons and pawns left on both sides.
    pub(super) arms: u8,
    /// Who is to move: 0 red, 1 black.
    pub(super) side: u8,
    /// The side to move is in check.
    pub(super) check: bool,
    /// Whether and how it has ended.
    pub(super) end: End,
}

/// Equal positions are equal whichever of two like men stands where.
impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        let man = |slot: &u8| (*slot >> 4, KIND.get(usize::from(*slot)));
        self.key == other.key
            && (self.quiet, self.ply, self.side, self.end) == (other.quiet, other.ply, other.side, other.end)
            && self.board.iter().map(man).eq(other.board.iter().map(man))
    }
}

const BLACK_TO_MOVE: u64 = mix(14 * PLACES as u64);

/// A man's share of the key. It is mixed anew each time: that takes a few instructions, where a table of noise would
/// weigh ten kilobytes in the page.
fn key_of(slot: u8, place: u8) -> u64 {
    let kind = KIND[usize::from(slot)] as usize + 7 * usize::from(slot >> 4);
    mix((kind * PLACES + usize::from(place)) as u64)
}

impl State {
    /// An empty board with `side` to move.
    pub(super) fn empty(side: u8) -> Self {
        State {
            key: if side == 1 { BLACK_TO_MOVE } else { 0 },
            board: [EMPTY; PLACES + 1],
            men: [GONE; 32],
            lines: [Lines::default(); 2],
            quiet: 0,
            ply: u16::from(side),
            arms: 0,
            side,
            check: false,
            end: End::None,
        }
    }

    /// Puts a man into a free slot on an empty place; false if there is no free slot of that kind.
    pub(super) fn put(&mut self, side: u8, kind: Kind, place: u8) -> bool {
        let mut slots = kind.slots().map(|slot| slot + 16 * usize::from(side));
        let Some(slot) = slots.find(|&slot| self.men[slot] == GONE) else { return false };
        self.men[slot] = place;
        self.board[usize::from(place)] = slot as u8;
        self.lines[usize::from(side)].flip(place);
        self.key ^= key_of(slot as u8, place);
        self.arms += u8::from(is_armed(slot));
        true
    }

    /// Plays a move as far as men, key, side and counters go; whether it ends the game is not found here.
    pub(super) fn shift(&mut self, m: Move) {
        let slot = self.board[usize::from(m.from)];
        let taken = self.board[usize::from(m.to)];
        let us = usize::from(self.side);
        self.quiet = self.quiet.saturating_add(1);
        if taken != EMPTY {
            self.men[usize::from(taken)] = GONE;
            self.lines[us ^ 1].flip(m.to);
            self.key ^= key_of(taken, m.to);
            self.quiet = 0;
            self.arms -= u8::from(is_armed(usize::from(taken)));
        }
        self.board[usize::from(m.from)] = EMPTY;
        self.board[usize::from(m.to)] = slot;
        self.men[usize::from(slot)] = m.to;
        self.lines[us].flip(m.from);
        self.lines[us].flip(m.to);
        self.key ^= key_of(slot, m.from) ^ key_of(slot, m.to);
        self.turn_over();
    }

    /// The other side is to move.
    pub(super) fn turn_over(&mut self) {
        self.key ^= BLACK_TO_MOVE;
        self.side ^= 1;
        self.ply = self.ply.saturating_add(1);
    }

    /// The key counted afresh.
    pub fn key_from_scratch(&self) -> u64 {
        let men = self.men.iter().enumerate().filter(|(_, place)| **place != GONE);
        let side = if self.side == 1 { BLACK_TO_MOVE } else { 0 };
        men.fold(side, |key, (slot, &place)| key ^ key_of(slot as u8, place))
    }

    /// Who stands on a place.
    pub fn man(&self, place: u8) -> Option<(Seat, Kind)> {
        let slot = self.board[usize::from(place)];
        (slot != EMPTY).then(|| (Seat(slot >> 4), KIND[usize::from(slot)]))
    }

    /// Whether nobody stands on a place.
    pub fn is_empty(&self, place: u8) -> bool {
        self.board[usize::from(place)] == EMPTY
    }

    /// Whether a man of that side (0 red, 1 black) stands on a place.
    pub fn owns(&self, side: u8, place: u8) -> bool {
        self.board[usize::from(place)] >> 4 == side
    }

    /// Where the men of a kind stand, in slots that may be [`GONE`].
    pub fn places(&self, side: u8, kind: Kind) -> &[u8] {
        let slots = kind.slots();
        let base = 16 * usize::from(side);
        &self.men[base + slots.start..base + slots.end]
    }

    /// Where a side's king stands.
    pub fn king(&self, side: u8) -> u8 {
        self.men[16 * usize::from(side)]
    }

    /// The side to move: 0 red, 1 black.
    pub fn side(&self) -> u8 {
        self.side
    }

    /// Whether the side to move is in check.
    pub fn in_check(&self) -> bool {
        self.check
    }

    /// Plies since the last capture.
    pub fn quiet(&self) -> u16 {
        self.quiet
    }

    /// Whether neither side has anything to win with: no rook, horse, cannon or pawn.
    pub fn is_bare(&self) -> bool {
        self.arms == 0
    }

    /// Whether the move takes a man.
    pub fn takes(&self, m: Move) -> bool {
        !self.is_empty(m.to)
    }

    /// What both sides occupy.
    pub fn occupied(&self) -> Lines {
        let [mut all, black] = self.lines;
        all.rows.iter_mut().zip(black.rows).for_each(|(line, other)| *line |= other);
        all.cols.iter_mut().zip(black.cols).for_each(|(line, other)| *line |= other);
        all
    }

    /// The occupied places of a row.
    pub(super) fn row(&self, row: u8) -> u16 {
        self.lines[0].rows[usize::from(row)] | self.lines[1].rows[usize::from(row)]
    }

    /// The occupied places of a column.
    pub(super) fn col(&self, col: u8) -> u16 {
        self.lines[0].cols[usize::from(col)] | self.lines[1].cols[usize::from(col)]
    }
}
