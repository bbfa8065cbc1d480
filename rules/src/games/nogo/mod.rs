//! NoGo (不围棋): stones as in Go, but whoever takes stones or leaves his own without a liberty has lost.
//!
//! After the contest sheet 新棋种棋规, part 不围棋规则, "000" below.
//!
//! - The board is a Go board of 9 lines (000, 1); smaller ones are this site's addition. Black begins, the players
//!   alternate, and a stone once put stays (000, 2).
//! - Neither stones nor ground are the aim (000, 3): who takes enemy stones loses (000, 4), and so does who puts a stone
//!   that leaves his own chain without a liberty (000, 5). A move that does both takes, since that is looked at first.
//!   The sheet has such a fatal move played and lost, and so it is here; with `fatal=refused` it cannot be played, and who
//!   has no other left has lost. The winner is the same.
//! - Passing is forbidden and loses (000, 6): there is none here, and who will not move resigns. A game lasts 15 minutes
//!   a side, and running out of time loses (000, 7). There is no draw (000, 8).

mod board;
pub mod bot;
pub mod solve;
mod text;

use crate::board::{Choice, Kind, Listed};
use crate::game::{Customs, Eye, Game, Outcome, Rng, Seat, Turn, mix};
use crate::play::ClockSpec;
use crate::stones::{self, Field, SMALL};

/// Sets of points.
pub type Bits = stones::Bits<SMALL>;

/// The rules under one choice of options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Nogo {
    /// The board.
    pub field: Field,
    /// Fatal moves cannot be played.
    pub refused: bool,
    all: Bits,
}

/// What makes a move fatal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fatal {
    /// It takes stones.
    Takes,
    /// It leaves its own chain without a liberty.
    Suicide,
}

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// It goes on.
    Open,
    /// The last move was fatal.
    Fatal(Fatal),
    /// Whoever is to move has no safe point.
    Stuck,
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// Black's stones and White's.
    pub stones: [Bits; 2],
    /// Who moves next, or would if the game went on.
    pub mover: Seat,
    /// Whether it has ended.
    pub end: End,
    key: u64,
}

/// A move: the point a stone is put on, counted in rows from the top left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move(pub u16);

impl Nogo {
    /// The rules on a board of `size` by `size` points, 2 to 9.
    pub fn new(size: usize, refused: bool) -> Self {
        let field = Field::new(size);
        Nogo { refused, all: field.all.cut(), field }
    }

    /// The empty points.
    pub fn empty(&self, s: &State) -> Bits {
        self.all.without(&s.stones[0]).without(&s.stones[1])
    }

    /// The stones of the side to move and of the other.
    fn sides(s: &State) -> [&Bits; 2] {
        [&s.stones[s.mover.index()], &s.stones[s.mover.other().index()]]
    }

    /// What makes a stone of the side to move on that empty bit fatal, if it is.
    #[inline]
    pub fn fatal(&self, s: &State, bit: usize) -> Option<Fatal> {
        let [own, foe] = Self::sides(s);
        let mut free = self.empty(s);
        free.remove(bit);
        if !stones::taken(&self.field, bit, foe, &free).is_empty() {
            return Some(Fatal::Takes);
        }
        (!stones::breathes(&self.field, bit, own, &free)).then_some(Fatal::Suicide)
    }

    /// Empty points on which the side to move is safe at a glance: beside another empty point, and beside no enemy stone
    /// with fewer than two empty neighbours of its own.
    #[inline]
    fn plain(&self, s: &State, empty: &Bits) -> Bits {
        let [_, foe] = Self::sides(s);
        let risky = foe.without(&foe.with_two_of(&self.field, empty));
        empty.and(&empty.spread(&self.field)).without(&risky.spread(&self.field))
    }

    /// The points on which Black and White may safely put a stone, by one walk of every chain.
    pub fn safe_for_both(&self, stones: &[Bits; 2]) -> [Bits; 2] {
        let empty = self.all.without(&stones[0]).without(&stones[1]);
        let (last, more) = stones::liberties(&self.field, stones, &empty);
        let roomy = empty.spread(&self.field);
        [0, 1].map(|seat: usize| empty.without(&last[seat ^ 1]).and(&roomy.or(&more[seat])))
    }

    /// The points on which the side to move may safely put a stone.
    pub fn safe(&self, s: &State) -> Bits {
        self.safe_for_both(&s.stones)[s.mover.index()]
    }

    /// A safe point of the side to move, uniformly drawn, if there is one.
    #[inline]
    fn draw(&self, s: &State, rng: &mut Rng) -> Option<Move> {
        let mut left = self.empty(s);
        let plain = self.plain(s, &left);
        while !left.is_empty() {
            let bit = left.nth(rng.below(left.count()));
            if plain.has(bit) || self.fatal(s, bit).is_none() {
                return Some(Move(self.field.point(bit)));
            }
            left.remove(bit);
        }
        None
    }

    /// Whether the side to move has a safe point.
    #[inline]
    fn any_safe(&self, s: &State) -> bool {
        let empty = self.empty(s);
        !self.plain(s, &empty).is_empty() || empty.iter().any(|bit| self.fatal(s, bit).is_none())
    }

    /// Puts a stone of the side to move and hands the turn over, but does not look for an end.
    #[inline]
    fn put(s: &mut State, bit: usize) {
        s.stones[s.mover.index()].add(bit);
        s.key ^= mix((bit as u64) << 1 | u64::from(s.mover.0));
        s.mover = s.mover.other();
    }

    /// The points that may be played, before anything is asked of the ending.
    fn playable(&self, s: &State) -> Bits {
        match s.end {
            End::Open if self.refused => self.safe(s),
            End::Open => self.empty(s),
            _ => Bits::default(),
        }
    }
}

impl Game for Nogo {
    type State = State;
    type Move = Move;
    type View = State;

    fn start(&self) -> State {
        State { stones: [Bits::default(); 2], mover: Seat(0), end: End::Open, key: 0 }
    }

    fn turn(&self, s: &State) -> Turn {
        match s.end {
            End::Open => Turn::Seat(s.mover),
            End::Fatal(Fatal::Takes) => Turn::Over(Outcome::won(self, s.mover, "takes")),
            End::Fatal(Fatal::Suicide) => Turn::Over(Outcome::won(self, s.mover, "suicide")),
            End::Stuck => Turn::Over(Outcome::lost(self, s.mover, "no-safe-point")),
        }
    }

    fn moves(&self, s: &State, out: &mut Vec<Move>) {
        out.extend(self.field.points_of(&self.playable(s)).map(Move));
    }

    fn count(&self, s: &State) -> usize {
        self.playable(s).count() as usize
    }

    fn sample(&self, s: &State, rng: &mut Rng) -> Move {
        if self.refused {
            return self.draw(s, rng).expect("the game goes on while there is a safe point");
        }
        let empty = self.empty(s);
        Move(self.field.point(empty.nth(rng.below(empty.count()))))
    }

    fn apply(&self, s: &mut State, Move(point): Move) {
        let bit = self.field.bit(point);
        let fatal = if self.refused { None } else { self.fatal(s, bit) };
        Self::put(s, bit);
        if let Some(fatal) = fatal {
            s.end = End::Fatal(fatal);
        } else if self.refused && !self.any_safe(s) {
            s.end = End::Stuck;
        }
    }

    fn customs(&self, _s: &State) -> Customs {
        Customs::NO_DRAWS
    }

    fn view(&self, s: &State, _eye: Eye) -> State {
        *s
    }

    fn key(&self, s: &State) -> u64 {
 // Whose turn it is tells two positions with the same stones apart.
        s.key ^ mix(u64::MAX - u64::from(s.mover.0))
    }

    fn codes(&self) -> u32 {
        self.field.points() as u32
    }

    fn code(&self, _s: &State, Move(point): Move) -> u32 {
        u32::from(point)
    }

    fn decode(&self, s: &State, code: u32) -> Option<Move> {
        let point = u16::try_from(code).ok().filter(|&p| usize::from(p) < self.field.points())?;
        let bit = self.field.bit(point);
        let open = s.end == End::Open && self.empty(s).has(bit);
        (open && !(self.refused && self.fatal(s, bit).is_some())).then_some(Move(point))
    }
}

impl Listed for Nogo {
    const ID: &'static str = "nogo";
    const KIND: Kind = Kind::Territory;
    const OPTIONS: &'static [Choice] = &[
        Choice { key: "size", values: &["9", "8", "7", "6", "5", "4", "3", "2"] },
        Choice { key: "fatal", values: &["loses", "refused"] },
    ];
    const CLOCKS: &'static [ClockSpec] = &[ClockSpec::main("contest", 900)];
    const SEATS: &'static [&'static str] = &["black", "white"];

    fn with(picked: &[u8]) -> Self {
        let value = |option: usize| usize::from(picked.get(option).copied().unwrap_or(0));
        Nogo::new(9 - value(0).min(7), value(1) == 1)
    }
}
