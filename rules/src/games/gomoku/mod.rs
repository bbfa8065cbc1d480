//! Gomoku (五子棋) without forbidden moves: five stones in a row win.
//!
//! After the sheet 各棋类比赛规则 of the students' union 南京邮电大学物联网学院学生会, part 3, "002" below.
//!
//! - Black begins and the players alternate; a stone once put stays (002, 3.1). The first stone goes to the centre
//!   of the board (002, 3.1); with `first=free` anywhere.
//! - Who first has five stones of his colour side by side in a row, a column or a diagonal wins (002, 3.2). The
//!   source asks for "five" and knows no forbidden moves, so six or more hold five and win too; with `five=exact` a row
//!   counts only if it is of exactly five.
//! - A board that is full without a winner is a draw; the source leaves that to the referee "when neither can win", so
//!   players may also agree on one (002, 3.2). There is no passing.
//! - The source does not name the size; 15 by 15 is the standard one, 19 by 19 the old one.
//! - A game lasts 60 minutes, a move 30 seconds, and the third violation loses (002, 3, 比赛说明).

mod board;
pub mod bot;
mod lines;
mod text;

use crate::board::{Choice, Kind, Listed};
use crate::game::{Eye, Game, Outcome, Rng, Seat, Turn, mix};
use crate::play::ClockSpec;
pub use crate::stones::MAX_POINTS;

/// Sets of points: a 19 by 19 board with its rim. A point's bit is [`Gomoku::bit`].
pub type Bits = crate::stones::Bits<7>;

/// The rules under one choice of options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gomoku {
    /// How many points a side of the board has.
    pub size: usize,
    /// The first stone must be put on the centre.
    pub centre: bool,
    /// Six or more in a row do not win.
    pub exact: bool,
    /// The bit of each point.
    bit: [u16; MAX_POINTS],
    /// The bits that are points.
    field: Bits,
}

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// It goes on.
    Open,
    /// This seat has a row.
    Five(Seat),
    /// The board is full.
    Full,
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// Black's stones and White's.
    pub stones: [Bits; 2],
    /// How many stones there are; tells who moves.
    pub count: u16,
    /// Whether it has ended.
    pub end: End,
    key: u64,
}

impl State {
    /// Who moves next, or would if the game went on.
    pub fn mover(&self) -> Seat {
        Seat((self.count & 1) as u8)
    }

    /// Whether a stone stands on that bit.
    pub fn taken(&self, bit: usize) -> bool {
        self.stones[0].has(bit) || self.stones[1].has(bit)
    }
}

/// A move: the point a stone is put on, counted in rows from the top left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move(pub u16);

impl Gomoku {
    /// The rules on a board of `size` by `size` points, 15 or 19.
    pub fn new(size: usize, centre: bool, exact: bool) -> Self {
        let (mut bit, mut field) = ([0; MAX_POINTS], Bits::default());
        for (point, bit) in bit.iter_mut().enumerate().take(size * size) {
            let at = (point / size + 1) * (size + 1) + point % size + 1;
            *bit = at as u16;
            field.add(at);
        }
        Gomoku { size, centre, exact, bit, field }
    }

    /// How many points the board has.
    pub fn points(&self) -> usize {
        self.size * self.size
    }

    /// The point in the middle.
    pub fn middle(&self) -> u16 {
        (self.points() / 2) as u16
    }

    /// The bit of a point.
    pub fn bit(&self, point: u16) -> usize {
        usize::from(self.bit[usize::from(point)])
    }

    /// The point of a bit that lies on the board.
    pub fn point(&self, bit: usize) -> u16 {
        ((bit / (self.size + 1) - 1) * self.size + bit % (self.size + 1) - 1) as u16
    }

    /// Whether the next stone has to be put on the centre.
    fn bound(&self, s: &State) -> bool {
        self.centre && s.count == 0
    }

    /// Puts a stone and keeps the count and the key, but does not look for an end.
    fn put(&self, s: &mut State, point: u16) {
        let mover = s.mover();
        s.stones[mover.index()].add(self.bit(point));
        s.key ^= mix(u64::from(point) << 1 | u64::from(mover.0));
        s.count += 1;
    }
}

impl Game for Gomoku {
    type State = State;
    type Move = Move;
    type View = State;

    fn start(&self) -> State {
        State { stones: [Bits::default(); 2], count: 0, end: End::Open, key: 0 }
    }

    fn turn(&self, s: &State) -> Turn {
        match s.end {
            End::Open => Turn::Seat(s.mover()),
            End::Five(seat) => Turn::Over(Outcome::won(self, seat, "five")),
            End::Full => Turn::Over(Outcome::drawn(self, "full")),
        }
    }

    fn moves(&self, s: &State, out: &mut Vec<Move>) {
        if s.end != End::Open {
            return;
        }
        if self.bound(s) {
            out.push(Move(self.middle()));
        } else {
            out.extend((0..self.points() as u16).filter(|&p| !s.taken(self.bit(p))).map(Move));
        }
    }

    fn count(&self, s: &State) -> usize {
        match s.end {
            End::Open if self.bound(s) => 1,
            End::Open => self.points() - usize::from(s.count),
            _ => 0,
        }
    }

    fn sample(&self, s: &State, rng: &mut Rng) -> Move {
        if self.bound(s) {
            return Move(self.middle());
        }
        let (points, stones) = (self.points(), usize::from(s.count));
        if stones * 8 > points * 7 {
            let free = self.field.without(&s.stones[0]).without(&s.stones[1]);
            let which = rng.below((points - stones) as u32) as usize;
            return Move(self.point(free.iter().nth(which).expect("there is an empty point")));
        }
        loop {
            let point = rng.below(points as u32) as u16;
            if !s.taken(self.bit(point)) {
                return Move(point);
            }
        }
    }

    fn apply(&self, s: &mut State, Move(point): Move) {
        let mover = s.mover();
        self.put(s, point);
        if self.five(&s.stones[mover.index()], self.bit(point)) {
            s.end = End::Five(mover);
        } else if usize::from(s.count) == self.points() {
            s.end = End::Full;
        }
    }

    fn view(&self, s: &State, _eye: Eye) -> State {
        *s
    }

    fn key(&self, s: &State) -> u64 {
        s.key
    }

    fn codes(&self) -> u32 {
        self.points() as u32
    }

    fn code(&self, _s: &State, Move(point): Move) -> u32 {
        u32::from(point)
    }

    fn decode(&self, s: &State, code: u32) -> Option<Move> {
        let point = u16::try_from(code).ok().filter(|&p| usize::from(p) < self.points())?;
        let free = !s.taken(self.bit(point)) && (!self.bound(s) || point == self.middle());
        (s.end == End::Open && free).then_some(Move(point))
    }
}

impl Listed for Gomoku {
    const ID: &'static str = "gomoku";
    const KIND: Kind = Kind::Line;
    const OPTIONS: &'static [Choice] = &[
        Choice { key: "first", values: &["centre", "free"] },
        Choice { key: "five", values: &["overline", "exact"] },
        Choice { key: "size", values: &["15", "19"] },
    ];
    const CLOCKS: &'static [ClockSpec] =
        &[ClockSpec { per_move: 30, forgiven: 2, ..ClockSpec::main("union", 3600) }];
    const SEATS: &'static [&'static str] = &["black", "white"];

    fn with(picked: &[u8]) -> Self {
        let second = |option: usize| picked.get(option) == Some(&1);
        Gomoku::new(if second(2) { 19 } else { 15 }, !second(0), second(1))
    }
}
