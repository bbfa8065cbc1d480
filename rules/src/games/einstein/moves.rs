//! Which men may go, and where to.

use super::{CELLS, Einstein, Move, SIDE, State};
use crate::game::Seat;

/// A direction, as seen from the corner where the man's home is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Dir {
    /// Along the row: right for Red, left for Blue.
    Across = 0,
    /// Along the column: down for Red, up for Blue.
    Along = 1,
    /// Both at once.
    Diagonal = 2,
}

/// The directions in which each seat's man can leave each cell, a bit each.
const OPEN: [[u8; CELLS]; 2] = open();

const fn open() -> [[u8; CELLS]; 2] {
    let mut table = [[0; CELLS]; 2];
    let mut cell = 0;
    while cell < CELLS {
        let (x, y) = (cell as u8 % SIDE, cell as u8 / SIDE);
        let (across, along) = (x + 1 < SIDE, y + 1 < SIDE);
        let bits = across as u8 | (along as u8) << 1 | ((across && along) as u8) << 2;
        table[0][cell] = bits;
        table[1][CELLS - 1 - cell] = bits;
        cell += 1;
    }
    table
}

impl Dir {
    /// All directions, by their number.
    pub const ALL: [Dir; 3] = [Dir::Across, Dir::Along, Dir::Diagonal];

    /// The cell that a seat's man reaches from `cell`, if it can go that way.
    pub fn from(self, seat: Seat, cell: u8) -> u8 {
        let by = [1, SIDE, SIDE + 1][self as usize];
        if seat == Seat(0) { cell + by } else { cell - by }
    }

    /// The ways that lead on from `cell` for a seat's man.
    pub fn open(seat: Seat, cell: u8) -> impl Iterator<Item = Dir> {
        let bits = OPEN[seat.index()][usize::from(cell)];
        Dir::ALL.into_iter().filter(move |&dir| bits >> dir as u8 & 1 != 0)
    }
}

/// The steps that a throw allows: three bits for the ways of the lower man, three for those of the higher one.
struct Steps {
    men: [u8; 2],
    ways: u8,
}

impl Steps {
    fn nth(&self, which: u32) -> Move {
        let way = nth(self.ways, which) as usize;
        Move::Step(self.men[way / 3], Dir::ALL[way % 3])
    }
}

/// The number of the bit that comes after so many others of the set.
fn nth(set: u8, which: u32) -> u32 {
    (0..which).fold(set, |set, _| set & set.wrapping_sub(1)).trailing_zeros()
}

/// The men of a set, lowest first.
pub(super) fn men(set: u8) -> impl Iterator<Item = u8> {
    (0..6).filter(move |man| set >> man & 1 != 0)
}

/// The men of `alive` that may go when the die shows the number of `man`.
pub(super) fn may(alive: u8, man: u8, strict: bool) -> u8 {
    if alive >> man & 1 != 0 {
        return 1 << man;
    }
    let (lower, higher) = (men(alive).filter(|&m| m < man).last(), men(alive).find(|&m| m > man));
    let bit = |man: Option<u8>| man.map_or(0, |m| 1 << m);
    match (lower, higher) {
        (Some(low), Some(high)) if strict && man - low < high - man => 1 << low,
        (Some(low), Some(high)) if strict && man - low > high - man => 1 << high,
        _ => bit(lower) | bit(higher),
    }
}

impl Einstein {
    /// The steps that the die allows; none before the throw.
    fn steps(&self, s: &State) -> Steps {
        let (movable, seat) = (self.movable(s), s.mover.index());
        if movable == 0 {
            return Steps { men: [0; 2], ways: 0 };
        }
        let open = |man: u8| OPEN[seat][usize::from(s.at[seat][usize::from(man)])];
        let (low, high) = (movable.trailing_zeros() as u8, 7 - movable.leading_zeros() as u8);
        Steps { men: [low, high], ways: open(low) | if low < high { open(high) << 3 } else { 0 } }
    }

    /// The men that wait to be put down by whoever decides next.
    fn waiting(s: &State) -> u8 {
        if s.setting_up() { 0x3f & !s.alive[s.mover.index()] } else { 0 }
    }

    /// How many moves there are in a game that goes on.
    pub(super) fn choices(&self, s: &State) -> u32 {
        match s.die {
            0 if s.setting_up() => Self::waiting(s).count_ones(),
            0 => 6,
            _ => self.steps(s).ways.count_ones(),
        }
    }

    /// The move of that number, below [`Einstein::choices`]: lower men first, and each in the order of [`Dir::ALL`].
    pub(super) fn choice(&self, s: &State, which: u32) -> Move {
        match s.die {
            0 if s.setting_up() => Move::Put(nth(Self::waiting(s), which) as u8),
            0 => Move::Roll(which as u8 + 1),
            _ => self.steps(s).nth(which),
        }
    }
}
