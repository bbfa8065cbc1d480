//! Avoid Three (避三棋): the first three in line loses, a four or five made without one wins; who begins changes each round.
//!
//! After the second of five games of 北河 on one board of five by five lines, posted with the pictures and the head of
//! this game now lost; "003" below, its paragraphs on this game numbered from 1. The name is this site's (本馆补充).
//!
//! - Five lines cross five; Red and Blue have twelve stones each (003, 1).
//! - Red begins; stones go to any crossing. A stone of each side is a round, and the sides begin rounds in turn: Red
//!   Blue, Blue Red, Red Blue … Nobody may pass (003, 2). So from the second stone on each side puts two in a row.
//! - Three stones of one side next to each other in a row, a column or a slanting line are a three; four and five
//!   likewise (003, 3). Lines are taken whole: a four holds no three.
//! - Who first makes a three loses. While there is none on the board, who first makes a four or a five wins (003, 4).
//!   A stone that makes a four and a three at once loses, since then there is a three on the board. A four comes about
//!   when a stone fills a gap.
//! - When all stones are put and nothing of the kind was made, the game is drawn (003, 4).
//! - On nine by nine lines (`size=9`) fours lose and five or more win, threes are nothing (003, the variant that the
//!   author recommends). He does not say how many stones there are; here they fill the board, and a full board is a
//!   draw (本馆补充).

mod board;
pub mod bot;
mod lines;
mod text;

use crate::board::{Choice, Kind, Listed, bits};
use crate::game::{Eye, Game, Outcome, Rng, Seat, Turn, mix};

/// The rules under one choice of options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sanlian {
    /// How many crossings a side of the board has, 5 or 9.
    pub size: usize,
}

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum End {
    /// It goes on.
    #[default]
    Open,
    /// This seat has made a line that loses.
    Short(Seat),
    /// This seat has made a line that wins.
    Long(Seat),
    /// All stones are put.
    Spent,
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// Red's stones and Blue's as bits; a crossing's bit is [`Sanlian::bit`].
    pub stones: [u128; 2],
    /// How many have been put.
    pub count: u8,
    /// Whether it has ended.
    pub end: End,
}

/// Who puts the stone after so many.
pub fn mover(count: u8) -> Seat {
    Seat((count + 1) >> 1 & 1)
}

impl State {
    /// Who moves next, or would if the game went on.
    pub fn mover(&self) -> Seat {
        mover(self.count)
    }

    fn all(&self) -> u128 {
        self.stones[0] | self.stones[1]
    }
}

/// A move: the crossing a stone is put on, counted in rows from the top left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move(pub u8);

impl Sanlian {
    /// How many crossings there are.
    pub fn points(&self) -> usize {
        self.size * self.size
    }

    /// How many stones both sides have together.
    pub fn stones(&self) -> u8 {
        if self.size == 5 { 24 } else { self.points() as u8 }
    }

    /// The length of a line that loses; a longer one wins.
    pub fn short(&self) -> usize {
        if self.size == 5 { 3 } else { 4 }
    }

    /// The bit of a crossing: rows lie a bit apart, so that no line goes on round the edge.
    pub fn bit(&self, point: u8) -> usize {
        let point = usize::from(point);
        (point / self.size + 1) * (self.size + 1) + point % self.size + 1
    }

    /// The crossing of a bit.
    pub fn point(&self, bit: u16) -> u16 {
        let (size, bit) = (self.size as u16, bit);
        (bit / (size + 1) - 1) * size + bit % (size + 1) - 1
    }

    /// The bits that are crossings.
    pub fn field(&self) -> u128 {
        let row = ((1u128 << self.size) - 1) << 1;
        (1..=self.size).fold(0, |all, y| all | row << (y * (self.size + 1)))
    }

    /// The crossings where a stone may be put.
    fn open(&self, s: &State) -> u128 {
        if s.end == End::Open { self.field() & !s.all() } else { 0 }
    }
}

impl Game for Sanlian {
    type State = State;
    type Move = Move;
    type View = State;

    fn start(&self) -> State {
        State::default()
    }

    fn turn(&self, s: &State) -> Turn {
        let small = self.size == 5;
        match s.end {
            End::Open => Turn::Seat(s.mover()),
            End::Short(seat) => Turn::Over(Outcome::lost(self, seat, if small { "three" } else { "four" })),
            End::Long(seat) => Turn::Over(Outcome::won(self, seat, if small { "long" } else { "long-five" })),
            End::Spent => Turn::Over(Outcome::drawn(self, if small { "stones-spent" } else { "full" })),
        }
    }

    fn moves(&self, s: &State, out: &mut Vec<Move>) {
        out.extend(bits::each(self.open(s)).map(|bit| Move(self.point(bit) as u8)));
    }

    fn count(&self, s: &State) -> usize {
        if s.end == End::Open { self.points() - usize::from(s.count) } else { 0 }
    }

    fn sample(&self, s: &State, rng: &mut Rng) -> Move {
        let which = rng.below(self.count(s) as u32);
        Move(self.point(bits::nth(self.open(s), which)) as u8)
    }

    fn apply(&self, s: &mut State, Move(point): Move) {
        let (seat, bit) = (s.mover(), self.bit(point));
        s.stones[seat.index()] |= 1 << bit;
        s.count += 1;
        s.end = self.judged(s, seat, bit);
    }

    fn view(&self, s: &State, _eye: Eye) -> State {
        *s
    }

    fn key(&self, s: &State) -> u64 {
        s.stones.iter().fold(0, |key, &stones| mix(mix(key ^ stones as u64) ^ (stones >> 64) as u64))
    }

    fn codes(&self) -> u32 {
        self.points() as u32
    }

    fn code(&self, _s: &State, Move(point): Move) -> u32 {
        u32::from(point)
    }

    fn decode(&self, s: &State, code: u32) -> Option<Move> {
        let point = u8::try_from(code).ok().filter(|&p| usize::from(p) < self.points())?;
        (self.open(s) >> self.bit(point) & 1 != 0).then_some(Move(point))
    }
}

impl Listed for Sanlian {
    const ID: &'static str = "sanlian";
    const KIND: Kind = Kind::Line;
    const OPTIONS: &'static [Choice] = &[Choice { key: "size", values: &["5", "9"] }];
    const SEATS: &'static [&'static str] = &["red", "blue"];

    fn with(picked: &[u8]) -> Self {
        Sanlian { size: if picked.first() == Some(&1) { 9 } else { 5 } }
    }
}
