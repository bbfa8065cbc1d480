//! Eight Immortals (八仙棋): eight men a side step and jump over friend and foe; a man in the other's palace wins.
//!
//! After the post 八仙棋 by 北河, "003" below with the numbers of its sections. Its figures are lost.
//!
//! - Two sides with eight men each play on the 25 crossings of five by five lines. The middle line meets the edge at
//!   c1 and c5: these are the palaces, c1 Red's and c5 Blue's (003, 1). How the men begin was in the figure. The default is
//!   the only full two-rank set-up that is alike on both sides of the middle file and leaves the palaces empty;
//!   `setup=full` fills the back row.
//! - Red begins; nobody may pass (003, 2).
//! - A man steps one point along a line to an empty point (003, 2.1), forwards, sideways or back.
//! - Or it jumps along a line over one man beside it, its own side's or the other's, to the empty point behind, and
//!   may go on jumping without limit, or stop after any jump (003, 2.2).
//! - A man of the other side that is jumped over is taken at once (003, 2), so it cannot be jumped over twice. Taking
//!   is never compulsory.
//! - A chain that ends where it began is a move only if it took something: otherwise it would be a pass.
//! - Who first brings a man into the other's palace wins (003, 3), at once, even where the chain could go on. One's own
//!   palace may be entered.
//! - Who has no move loses, as one who has lost all men (003, 3).
//! - Added here, since the source knows no draw: the third occurrence of a position (`repetition=draw`) and 100 plies
//!   without a man taken (`quiet=100`) are draws.

mod board;
pub mod bot;
mod moves;
mod text;

pub use moves::Move;

use crate::board::{Choice, Kind, Listed};
use crate::game::{Eye, Game, Outcome, Rng, Seat, Turn, mix};
use moves::{FIELD, PALACE, beside, bit};

/// How many points a side of the board has.
pub const SIDE: u8 = 5;
/// How many points there are, counted in rows from the top left.
pub const POINTS: u8 = 25;
/// How many men a side begins with.
pub const MEN: u32 = 8;

/// Red's men at the start, a bit a point, under each set-up.
const SETUPS: [u32; 2] = [0b11011_11011 << 15, 0b11111_01110 << 15];

/// The rules under one choice of options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Baxian {
    /// The back row begins full.
    pub full: bool,
    /// The third occurrence of a position is a draw.
    pub thrice: bool,
    /// So many plies without a man taken are a draw.
    pub quiet: Option<u16>,
}

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// It goes on.
    Open,
    /// This seat has a man in the other's palace.
    Palace(Seat),
    /// This seat is to move and cannot.
    Stuck(Seat),
    /// Nothing has been taken for too long.
    Quiet,
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// Each side's men, a bit a point.
    pub men: [u32; 2],
    /// Who moves next, or would if the game went on.
    pub mover: Seat,
    /// How many plies nothing has been taken.
    pub quiet: u16,
    /// Whether it has ended.
    pub end: End,
}

impl State {
    /// All men.
    pub fn all(&self) -> u32 {
        self.men[0] | self.men[1]
    }

    /// Whose man stands on a point.
    pub fn on(&self, point: u8) -> Option<Seat> {
        (0..2).find(|&seat| self.men[usize::from(seat)] & bit(point) != 0).map(Seat)
    }

    /// Whether the side to move has a move.
    fn can_move(&self) -> bool {
        let (own, all) = (self.men[self.mover.index()], self.all());
        let (steps, empty) = (beside(own), FIELD & !all);
        (0..4).any(|way| steps[way] & empty != 0 || beside(steps[way] & all)[way] & empty != 0)
    }
}

impl Baxian {
    /// Finds the end of a position that has just come about.
    fn find_end(&self, s: &mut State) {
        let inside = |seat: usize| s.men[seat] & bit(PALACE[seat ^ 1]) != 0;
        s.end = if let Some(seat) = (0..2).find(|&seat| inside(seat)) {
            End::Palace(Seat(seat as u8))
        } else if !s.can_move() {
            End::Stuck(s.mover)
        } else if self.quiet.is_some_and(|limit| s.quiet >= limit) {
            End::Quiet
        } else {
            End::Open
        };
    }

    /// Whether the position has been there twice before.
    fn third(&self, past: &[State], s: &State) -> bool {
        let reach = usize::from(s.quiet).min(past.len());
        let before = &past[past.len() - reach..];
        self.thrice && before.iter().filter(|p| p.men == s.men && p.mover == s.mover).count() >= 2
    }
}

impl Game for Baxian {
    type State = State;
    type Move = Move;
    type View = State;

    fn start(&self) -> State {
        let red = SETUPS[usize::from(self.full)];
        State { men: [red, red.reverse_bits() >> (32 - POINTS)], mover: Seat(0), quiet: 0, end: End::Open }
    }

    fn turn(&self, s: &State) -> Turn {
        Turn::Over(match s.end {
            End::Open => return Turn::Seat(s.mover),
            End::Palace(seat) => Outcome::won(self, seat, "palace"),
            End::Stuck(seat) if s.men[seat.index()] == 0 => Outcome::lost(self, seat, "no-men"),
            End::Stuck(seat) => Outcome::lost(self, seat, "no-moves"),
            End::Quiet => Outcome::drawn(self, "quiet"),
        })
    }

    fn moves(&self, s: &State, out: &mut Vec<Move>) {
        if s.end == End::Open {
            s.each(&mut |m| out.push(m));
        }
    }

    fn count(&self, s: &State) -> usize {
        let mut count = 0;
        if s.end == End::Open {
            s.each(&mut |_| count += 1);
        }
        count
    }

    fn sample(&self, s: &State, rng: &mut Rng) -> Move {
        let (mut left, mut found) = (rng.below(self.count(s) as u32), None);
        s.each(&mut |m| {
            found = found.or((left == 0).then_some(m));
            left = left.wrapping_sub(1);
        });
        found.expect("a draw below the count falls on a move")
    }

    fn apply(&self, s: &mut State, m: Move) {
        let taken = s.taken(m);
        let own = &mut s.men[s.mover.index()];
        *own = *own & !bit(m.from) | bit(m.to);
        s.mover = s.mover.other();
        s.men[s.mover.index()] &= !taken;
        s.quiet = if taken == 0 { s.quiet.saturating_add(1) } else { 0 };
        self.find_end(s);
    }

    fn ruling(&self, past: &[State], s: &State) -> Option<Outcome> {
        self.third(past, s).then(|| Outcome::drawn(self, "repetition"))
    }

    fn view(&self, s: &State, _eye: Eye) -> State {
        *s
    }

    fn key(&self, s: &State) -> u64 {
        mix(u64::from(s.men[0]) | u64::from(s.men[1]) << 25 | u64::from(s.mover.0) << 50)
    }

    fn codes(&self) -> u32 {
        Move::CODES
    }

    fn code(&self, _s: &State, m: Move) -> u32 {
        m.code()
    }
}

impl Listed for Baxian {
    const ID: &'static str = "baxian";
    const KIND: Kind = Kind::Race;
    const OPTIONS: &'static [Choice] = &[
        Choice { key: "setup", values: &["open", "full"] },
        Choice { key: "repetition", values: &["draw", "none"] },
        Choice { key: "quiet", values: &["100", "none"] },
    ];
    const SEATS: &'static [&'static str] = &["red", "blue"];

    fn with(picked: &[u8]) -> Self {
        let second = |option: usize| picked.get(option) == Some(&1);
        Baxian { full: second(0), thrice: !second(1), quiet: (!second(2)).then_some(100) }
    }
}
