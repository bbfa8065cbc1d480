//! Four Corners (成方): four stones of a colour on the corners of any square count; three squares win.
//!
//! After the third of five games of 北河 on one board of five by five lines, posted with the pictures now lost; "003"
//! below, its paragraphs on this game numbered from 1.
//!
//! - Five lines cross five; Red and Blue have twelve stones each and put them on crossings (003, 1). Red begins and the
//!   players alternate, one stone a turn; nobody may pass (003, 2).
//! - Red's first stone may not go to the centre of the board (003, 2).
//! - Four stones of one colour on all corners of a square, whatever its size and slant, make a square (003, 3): there
//!   are 50 such squares. A stone may belong to several (003, 3), so that one stone may complete several at once; all of
//!   them count.
//! - Who first has made three squares wins (003, 4). If all stones are put and nobody has, who made more squares wins;
//!   as many on both sides are a draw (003, 4).
//! - Stones never move or leave, so squares once made stay. The source lacks no ending.

mod board;
pub mod bot;
mod squares;
mod text;

pub use squares::{SQUARES, completed};

use crate::board::{Kind, Listed, bits};
use crate::game::{Eye, Game, Outcome, Rng, Seat, Turn, mix};

/// How many crossings a side of the board has.
pub const SIDE: usize = 5;
/// How many crossings the board has.
pub const POINTS: usize = SIDE * SIDE;
/// How many stones both sides have together.
pub const STONES: u8 = 24;
/// So many squares win.
pub const ENOUGH: u8 = 3;
/// The crossing in the middle.
pub const CENTRE: u8 = 12;
/// All crossings.
const ALL: u32 = (1 << POINTS) - 1;

/// The rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chengfang;

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// The crossings of Red's stones and of Blue's, as bits in rows from the top left.
    pub stones: [u32; 2],
    /// How many squares they have made.
    pub squares: [u8; 2],
    /// How many stones have been put.
    pub count: u8,
}

impl State {
    /// Who moves next, or would if the game went on.
    pub fn mover(&self) -> Seat {
        Seat(self.count & 1)
    }

    /// The crossings where a stone may be put while the game goes on.
    fn open(&self) -> u32 {
        let forbidden = if self.count == 0 { 1 << CENTRE } else { 0 };
        ALL & !(self.stones[0] | self.stones[1] | forbidden)
    }

    /// Whether the game has ended.
    fn over(&self) -> bool {
        self.count == STONES || self.squares.iter().any(|&squares| squares >= ENOUGH)
    }
}

/// A move: the crossing a stone is put on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move(pub u8);

impl Game for Chengfang {
    type State = State;
    type Move = Move;
    type View = State;

    fn start(&self) -> State {
        State::default()
    }

    fn turn(&self, s: &State) -> Turn {
        let [red, blue] = s.squares;
        if let Some(winner) = s.squares.iter().position(|&squares| squares >= ENOUGH) {
            return Turn::Over(Outcome::won(self, Seat(winner as u8), "three-squares"));
        }
        match s.count {
            STONES if red == blue => Turn::Over(Outcome::drawn(self, "as-many-squares")),
            STONES => Turn::Over(Outcome::won(self, Seat(u8::from(blue > red)), "more-squares")),
            _ => Turn::Seat(s.mover()),
        }
    }

    fn moves(&self, s: &State, out: &mut Vec<Move>) {
        if !s.over() {
            out.extend(bits::each(s.open()).map(|point| Move(point as u8)));
        }
    }

    fn count(&self, s: &State) -> usize {
        if s.over() { 0 } else { s.open().count_ones() as usize }
    }

    fn sample(&self, s: &State, rng: &mut Rng) -> Move {
        let open = s.open();
        Move(bits::nth(open.into(), rng.below(open.count_ones())) as u8)
    }

    fn apply(&self, s: &mut State, Move(point): Move) {
        let side = s.mover().index();
        s.squares[side] += completed(s.stones[side], point);
        s.stones[side] |= 1 << point;
        s.count += 1;
    }

    fn view(&self, s: &State, _eye: Eye) -> State {
        *s
    }

    fn key(&self, s: &State) -> u64 {
        mix(u64::from(s.stones[0]) << 32 | u64::from(s.stones[1]))
    }

    fn codes(&self) -> u32 {
        POINTS as u32
    }

    fn code(&self, _s: &State, Move(point): Move) -> u32 {
        u32::from(point)
    }

    fn decode(&self, s: &State, code: u32) -> Option<Move> {
        let point = u8::try_from(code).ok().filter(|&p| usize::from(p) < POINTS)?;
        (!s.over() && s.open() >> point & 1 != 0).then_some(Move(point))
    }
}

impl Listed for Chengfang {
    const ID: &'static str = "chengfang";
    const KIND: Kind = Kind::Line;
    const SEATS: &'static [&'static str] = &["red", "blue"];

    fn with(_picked: &[u8]) -> Self {
        Chengfang
    }
}
