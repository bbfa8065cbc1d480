//! Three-Way (三通棋): stones in 64 triangles; who first joins the three sides of the board by one group wins.
//!
//! After the sheet 三通棋 of 东北大学机器博弈程序设计大赛, the computer games contest of Northeastern University, "001"
//! below with its clause numbers.
//!
//! - A large triangle is cut by three sets of parallel lines into 64 small ones, the cells (001, 1). Each side has 32
//!   stones (001, 2).
//! - The board is empty at first; the players alternate and put one stone a turn (001, 3(1)①) into any empty cell
//!   (001, 3(1)②); stones never move or leave (001, 3(2)).
//! - Once in the game, at any time, the second player may put two stones in one turn, against the advantage of beginning
//!   (001, 3(1)③). With or without that, both sides come to 32 stones; on the last cell there is nothing to double.
//! - Who first joins the three sides by stones that hang together wins (001, 3(2) and (3)); a cell in a corner lies at
//!   two sides at once (001, 3(3)). If the first of two stones does it, the game is over.
//! - Cells hang together where they share an edge: a reading, since the sheet says no more than "joined". Six cells
//!   round a point may then alternate, so that a full board need not have a winner. The sheet has no ending for that; here
//!   it is a draw (本馆补充).

mod board;
pub mod bot;
mod cells;
mod text;

pub use cells::{SIDES, bit, group, near, place};

use crate::board::{Kind, Listed, bits};
use crate::game::{Eye, Game, Outcome, Rng, Seat, Turn, mix};
use cells::FIELD;

/// How many rows of cells there are.
pub const ROWS: usize = 8;
/// How many cells there are.
pub const CELLS: usize = ROWS * ROWS;

/// The rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Santong;

/// What has become of the second player's right to put two stones in one turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Double {
    /// It is still to come.
    Ahead,
    /// The first of the two stones is put.
    Half,
    /// It is spent.
    Spent,
}

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// It goes on.
    Open,
    /// This seat has joined the three sides.
    Joined(Seat),
    /// The board is full.
    Full,
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The first player's stones and the second's as sets of bits; a cell's bit is [`bit`].
    pub stones: [u128; 2],
    /// The second player's right.
    pub double: Double,
    /// Who moves next, or would if the game went on.
    pub mover: Seat,
    /// Whether it has ended.
    pub end: End,
}

impl State {
    /// The empty cells.
    pub fn open(&self) -> u128 {
        FIELD & !(self.stones[0] | self.stones[1])
    }

    /// Whether the seat to move may put two stones now.
    pub fn may_double(&self) -> bool {
        self.mover == Seat(1) && self.double == Double::Ahead && self.open().count_ones() > 1
    }
}

/// Whether stones that hang together lie at all three sides.
#[inline]
pub fn joins(group: u128) -> bool {
    SIDES.iter().all(|side| group & side != 0)
}

/// A move: a stone in a cell, and whether it is the first of two in one turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// The cell, counted in rows from the top.
    pub cell: u8,
    /// Another one follows at once.
    pub double: bool,
}

impl Game for Santong {
    type State = State;
    type Move = Move;
    type View = State;

    fn start(&self) -> State {
        State { stones: [0; 2], double: Double::Ahead, mover: Seat(0), end: End::Open }
    }

    fn turn(&self, s: &State) -> Turn {
        match s.end {
            End::Open => Turn::Seat(s.mover),
            End::Joined(seat) => Turn::Over(Outcome::won(self, seat, "three-sides")),
            End::Full => Turn::Over(Outcome::drawn(self, "full")),
        }
    }

    fn moves(&self, s: &State, out: &mut Vec<Move>) {
        if s.end != End::Open {
            return;
        }
        let put = |double| bits::each(s.open()).map(move |bit| Move { cell: place(bit) as u8, double });
        out.extend(put(false));
        if s.may_double() {
            out.extend(put(true));
        }
    }

    fn count(&self, s: &State) -> usize {
        let ways = if s.may_double() { 2 } else { 1 };
        if s.end == End::Open { s.open().count_ones() as usize * ways } else { 0 }
    }

    fn sample(&self, s: &State, rng: &mut Rng) -> Move {
        let (which, cells) = (rng.below(self.count(s) as u32), s.open().count_ones());
        let bit = bits::nth(s.open(), which % cells);
        Move { cell: place(bit) as u8, double: which >= cells }
    }

    fn apply(&self, s: &mut State, Move { cell, double }: Move) {
        let (seat, bit) = (s.mover, bit(cell));
        s.stones[seat.index()] |= 1 << bit;
        let group = group(s.stones[seat.index()], 1 << bit);
        s.end = match () {
            () if joins(group) => End::Joined(seat),
            () if s.open() == 0 => End::Full,
            () => End::Open,
        };
        if s.double == Double::Half {
            s.double = Double::Spent;
        }
        if double {
            s.double = Double::Half;
        } else {
            s.mover = seat.other();
        }
    }

    fn view(&self, s: &State, _eye: Eye) -> State {
        *s
    }

    fn key(&self, s: &State) -> u64 {
        let rest = s.double as u64 * 2 + u64::from(s.mover.0);
        s.stones.iter().fold(rest, |key, &stones| mix(mix(key ^ stones as u64) ^ (stones >> 64) as u64))
    }

    fn codes(&self) -> u32 {
        2 * CELLS as u32
    }

    fn code(&self, _s: &State, Move { cell, double }: Move) -> u32 {
        u32::from(cell) + if double { CELLS as u32 } else { 0 }
    }

    fn decode(&self, s: &State, code: u32) -> Option<Move> {
        let double = code >= CELLS as u32;
        let cell = u8::try_from(if double { code - CELLS as u32 } else { code }).ok()?;
        let empty = usize::from(cell) < CELLS && s.open() >> bit(cell) & 1 != 0;
        (s.end == End::Open && empty && (!double || s.may_double())).then_some(Move { cell, double })
    }
}

impl Listed for Santong {
    const ID: &'static str = "santong";
    const KIND: Kind = Kind::Line;
    const SEATS: &'static [&'static str] = &["first", "second"];

    fn with(_picked: &[u8]) -> Self {
        Santong
    }
}
