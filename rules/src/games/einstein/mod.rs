//! EinStein würfelt nicht (爱恩斯坦棋): numbered men, a die that says which may go, and a corner to reach.
//!
//! After the sheet 新棋种棋规 of a computer games contest, 爱恩斯坦棋（WTN）, "000" below.
//!
//! - The board has five by five cells. Red's home is the six cells at the top left corner, Blue's those at the bottom
//!   right (000, 1; the figure is lost, the triangles are those of all other sources).
//! - Each side has six men numbered 1 to 6 and arranges them in its home as it likes (000, 2); here openly,
//!   Red first. With `setup=random` chance arranges both.
//! - The players alternate, Red first: one throws the die and moves the man with that number. If it is gone, he moves
//!   the man with the nearest higher or with the nearest lower number (000, 3). "Nearest" is read on each side
//!   by itself, so that he may choose between the two; with `nearest=strict` only the numerically nearer one may go,
//!   either where they are equally near.
//! - A red man goes one cell right, down or diagonally right and down; a blue one left, up or diagonally left and up
//!   (000, 4). Whatever stands on the cell it enters is removed, its own side's men too (000, 5).
//! - Who first reaches the corner of the other's home, or removes all of the other's men, wins (000, 6); there
//!   is no draw (000, 7).
//! - Each has three minutes a game; a match is up to seven games, of which one begins the first, fourth and fifth and
//!   the other the rest; four won games win it (000, 8).

mod board;
pub mod bot;
mod moves;
mod setup;
mod text;

pub use moves::Dir;

use crate::board::{Choice, Kind, Listed};
use crate::game::{Customs, Eye, Game, Outcome, Rng, Seat, Turn, mix};
use crate::play::{ClockSpec, SeriesSpec};

/// How many cells a side of the board has.
pub const SIDE: u8 = 5;
/// How many cells there are.
pub const CELLS: usize = 25;
/// Where a man is that stands on no cell.
pub const OFF: u8 = CELLS as u8;
/// The cells of each home in the order in which they are filled, its corner first.
pub const HOME: [[u8; 6]; 2] = [[0, 1, 2, 5, 6, 10], [24, 23, 22, 19, 18, 14]];

/// The rules under one choice of options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Einstein {
    /// Where a number is gone, only the numerically nearest may go.
    pub strict: bool,
    /// Chance arranges the men.
    pub random: bool,
    /// For each set of men that are left and each throw, the men that may go.
    may: [[u8; 6]; 64],
}

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// It goes on.
    Open,
    /// This seat has reached the other's corner.
    Corner(Seat),
    /// This seat has removed all men of the other.
    Captured(Seat),
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The cell of each man of each seat, counted in rows from the top left, or [`OFF`].
    pub at: [[u8; 6]; 2],
    /// The men on the board, a bit each.
    pub alive: [u8; 2],
    /// Who moves or throws next, or would if the game went on.
    pub mover: Seat,
    /// What the die shows, 0 before the throw.
    pub die: u8,
    /// How many men have been put down, 12 when the set-up is over.
    pub put: u8,
    /// Whether it has ended.
    pub end: End,
    /// What stands on each cell: 0 for nothing, else 1 + 6 × seat + man.
    cell: [u8; CELLS],
}

impl State {
    /// What stands on a cell: whose, and which man, counted from 0.
    pub fn on(&self, cell: u8) -> Option<(Seat, u8)> {
        let what = self.cell[usize::from(cell)].checked_sub(1)?;
        Some((Seat(what / 6), what % 6))
    }

    /// Whether men are still to be put down.
    pub fn setting_up(&self) -> bool {
        self.put < 12
    }

    /// The cell that is filled next during the set-up.
    fn next_home(&self) -> u8 {
        HOME[self.mover.index()][usize::from(self.put % 6)]
    }

    /// Puts a man on an empty cell.
    fn stand(&mut self, seat: Seat, man: u8, cell: u8) {
        self.at[seat.index()][usize::from(man)] = cell;
        self.alive[seat.index()] |= 1 << man;
        self.cell[usize::from(cell)] = 1 + 6 * seat.0 + man;
    }

    /// Takes a man off the board.
    fn lift(&mut self, seat: Seat, man: u8) {
        let cell = std::mem::replace(&mut self.at[seat.index()][usize::from(man)], OFF);
        self.alive[seat.index()] &= !(1 << man);
        self.cell[usize::from(cell)] = 0;
    }

    /// Reads the end off the board, once the set-up is over.
    fn find_end(&mut self) {
        for seat in [Seat(0), Seat(1)] {
            let goal = HOME[seat.other().index()][0];
            if self.on(goal).is_some_and(|(by, _)| by == seat) {
                self.end = End::Corner(seat);
            } else if self.alive[seat.other().index()] == 0 {
                self.end = End::Captured(seat);
            }
        }
    }
}

/// A move of a seat or of chance. Men are counted from 0: man 0 bears the number 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// The die falls, 1 to 6.
    Roll(u8),
    /// A man goes one cell.
    Step(u8, Dir),
    /// A man is put on the next cell of its home.
    Put(u8),
}

impl Einstein {
    /// The rules with these readings.
    pub fn new(strict: bool, random: bool) -> Self {
        let may = std::array::from_fn(|alive| std::array::from_fn(|man| moves::may(alive as u8, man as u8, strict)));
        Einstein { strict, random, may }
    }

    /// The men of the seat to move that the die lets go, a bit each.
    pub fn movable(&self, s: &State) -> u8 {
        match s.die {
            0 => 0,
            die => self.may[usize::from(s.alive[s.mover.index()])][usize::from(die - 1)],
        }
    }
}

impl Game for Einstein {
    type State = State;
    type Move = Move;
    type View = State;

    fn start(&self) -> State {
        State {
            at: [[OFF; 6]; 2],
            alive: [0; 2],
            mover: Seat(0),
            die: 0,
            put: 0,
            end: End::Open,
            cell: [0; CELLS],
        }
    }

    fn turn(&self, s: &State) -> Turn {
        match s.end {
            End::Corner(seat) => Turn::Over(Outcome::won(self, seat, "corner")),
            End::Captured(seat) => Turn::Over(Outcome::won(self, seat, "captured-all")),
            End::Open if s.setting_up() && !self.random || s.die > 0 => Turn::Seat(s.mover),
            End::Open => Turn::Chance,
        }
    }

    fn moves(&self, s: &State, out: &mut Vec<Move>) {
        if s.end == End::Open {
            out.extend((0..self.choices(s)).map(|which| self.choice(s, which)));
        }
    }

    fn count(&self, s: &State) -> usize {
        if s.end == End::Open { self.choices(s) as usize } else { 0 }
    }

    fn sample(&self, s: &State, rng: &mut Rng) -> Move {
        self.choice(s, rng.below(self.choices(s)))
    }

    fn apply(&self, s: &mut State, m: Move) {
        match m {
            Move::Roll(die) => s.die = die,
            Move::Put(man) => {
                s.stand(s.mover, man, s.next_home());
                s.put += 1;
                s.mover = Seat(u8::from(s.put / 6 == 1));
            }
            Move::Step(man, dir) => {
                let mover = s.mover;
                let to = dir.from(mover, s.at[mover.index()][usize::from(man)]);
                if let Some((seat, taken)) = s.on(to) {
                    s.lift(seat, taken);
                }
                s.lift(mover, man);
                s.stand(mover, man, to);
                s.die = 0;
                s.mover = mover.other();
                s.find_end();
            }
        }
    }

    fn customs(&self, _s: &State) -> Customs {
        Customs::NO_DRAWS
    }

    fn view(&self, s: &State, _eye: Eye) -> State {
        *s
    }

    fn key(&self, s: &State) -> u64 {
        let men = s.at.iter().flatten().fold(0, |packed, &cell| packed << 5 | u64::from(cell));
        mix(mix(men) ^ (u64::from(s.put) << 4 | u64::from(s.die) << 1 | u64::from(s.mover.0)))
    }

    fn codes(&self) -> u32 {
        32
    }

    fn code(&self, _s: &State, m: Move) -> u32 {
        match m {
            Move::Roll(die) => u32::from(die) - 1,
            Move::Step(man, dir) => 6 + 3 * u32::from(man) + dir as u32,
            Move::Put(man) => 24 + u32::from(man),
        }
    }
}

impl Listed for Einstein {
    const ID: &'static str = "einstein";
    const KIND: Kind = Kind::Race;
    const OPTIONS: &'static [Choice] = &[
        Choice { key: "nearest", values: &["either", "strict"] },
        Choice { key: "setup", values: &["own", "random"] },
        Choice { key: "series", values: &["7", "single"] },
    ];
    const CLOCKS: &'static [ClockSpec] = &[ClockSpec::main("contest", 180), ClockSpec::main("caai", 240)];
    const SEATS: &'static [&'static str] = &["red", "blue"];
    const SERIES: Option<SeriesSpec> =
        Some(SeriesSpec { first: &[0, 1, 1, 0, 0, 1, 1], wins: 4, when: Some(("series", "7")) });

    fn with(picked: &[u8]) -> Self {
        let second = |option: usize| picked.get(option) == Some(&1);
        Einstein::new(second(0), second(1))
    }
}
