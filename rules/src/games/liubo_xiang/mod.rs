//! Liubo, chess system (六博 · 象棋制): an owl to guard, and stoppers that become part of the enemy's wall.
//!
//! After the post of 北河 with five games, "003" below, part 六博, (二) 象棋制. The English names are ours.
//!
//! - Each side has six men on five by five lines: an owl (枭), a hound (卢), a pheasant (雉), a calf (犊) and two
//!   stoppers (塞). Red begins, the sides take turns, nobody may pass (003, 象棋制 1). The figure of the first position
//!   is lost; a block of three by two with the stoppers in front and the owl behind the calf, each side's turned half
//!   round, lets the owls slide and screens them from each other.
//! - The stopper goes one point straight or diagonally forwards and takes nothing. The owl stays on its baseline and goes
//!   along it any number of points. The hound goes one point along any line or diagonal, or two forwards, straight or
//!   diagonally. The pheasant goes one point along a line and one diagonally outwards, whatever stands between. The calf
//!   goes one point along a line. None goes over a man, and each takes as it goes, but the calf takes one point
//!   diagonally only (003, 象棋制 2).
//! - 成塞: the enemy must take a stopper that arrives on his baseline with his very next move; otherwise it is finished
//!   and stays there to the end, neither moved nor taken. "Must" forces nothing: he may let it finish (003, 象棋制 2).
//! - 升变: a stopper that arrives by a straight step may instead become a hound, pheasant or calf of its side that has
//!   been taken and is not on the board now. That is part of the move, and nobody has to take the new man at once
//!   (003, 象棋制 2).
//! - A side loses at once when its owl is taken; when after its own move the owls face each other on a file with nobody
//!   between; when it has no move; when one of its men chases one man of the enemy five times (003, 象棋制 3). So a move
//!   that leaves the owl attacked or makes the owls face may be played; the page warns of it.
//! - The chase (以固定一子长捉对方一子达五次以上): five moves of a side in a row, all by one man, after each of which it
//!   could take one and the same enemy man, the owl included, guarded or not. The fifth loses.
//! - A draw is agreed upon, or the position is simple and neither can win (003, 象棋制 3): read as only owls and finished
//!   stoppers being left, with two points or more for each owl to go to, so that nobody can ever be forced to lose.
//!
//! Added by this site, since the source lets games go on for ever: a position that occurs for the third time with the
//! same side to move is a draw, but not while a chase runs, that is while somebody has attacked one man at least twice in
//! a row (`repetition`); so are a hundred moves of both sides in which nobody was taken and no stopper went (`quiet`).

mod board;
pub mod bot;
mod chase;
mod explain;
mod moves;
mod state;
mod text;

pub use chase::{CHASES, Chase};
pub use state::{Kind, Move, State};

use super::liubo::PLACES;
use crate::board::{Choice, Kind as Family, Listed};
use crate::game::{Eye, Game, Outcome, Rng, Seat, Turn};
use crate::play::ClockSpec;

/// Moves without a capture or a stopper's step that make a draw.
pub const LIMIT: u16 = 100;

/// The rules under one choice of options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LiuboXiang {
    /// A third occurrence is a draw.
    pub repetition: bool,
    /// A hundred quiet moves are a draw.
    pub limit: bool,
}

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// It goes on.
    Open,
    /// This seat has taken the owl.
    Owl(Seat),
    /// This seat has made the owls face each other.
    Facing(Seat),
    /// This seat has chased one man with one man too often.
    Chased(Seat),
    /// This seat cannot move.
    Stuck(Seat),
    /// Neither side can win any more.
    Dead,
    /// Nothing has happened for too long.
    Quiet,
}

impl LiuboXiang {
    /// Finds out how a position stands, from the position alone.
    fn settle(&self, s: &mut State) {
        let (mover, last) = (s.mover, s.mover.other());
        s.end = if s.owl(mover).is_none() {
            End::Owl(last)
        } else if s.facing() {
            End::Facing(last)
        } else if s.chase[last.index()].longest() >= CHASES {
            End::Chased(last)
        } else if !s.any() {
            End::Stuck(mover)
        } else if s.is_dead() {
            End::Dead
        } else if self.limit && s.quiet >= LIMIT {
            End::Quiet
        } else {
            End::Open
        };
    }

    /// Where in `past` the position has been before, the latest first. Nothing repeats across a capture or a stopper's
    /// step.
    fn occurrences(past: &[State], s: &State) -> impl Iterator<Item = usize> {
        let reach = usize::from(s.quiet).min(past.len());
        (4..=reach).step_by(2).map(|back| past.len() - back).filter(|&i| past[i].key == s.key)
    }

    /// Whether a position that has been there so often before is a draw.
    fn repeats(&self, past: &[State], s: &State, before: usize) -> bool {
        self.repetition && !s.chase.iter().any(Chase::runs) && Self::occurrences(past, s).nth(before - 1).is_some()
    }
}

impl Game for LiuboXiang {
    type State = State;
    type Move = Move;
    type View = State;

    fn start(&self) -> State {
        let mut s = State::empty(Seat(0));
        for (kind, place) in [
            (Kind::Hound, 21),
            (Kind::Owl, 22),
            (Kind::Pheasant, 23),
            (Kind::Stopper, 16),
            (Kind::Calf, 17),
            (Kind::Stopper, 18),
        ] {
            s.put(Seat(0), kind, place);
            s.put(Seat(1), kind, PLACES as u8 - 1 - place);
        }
        s
    }

    fn turn(&self, s: &State) -> Turn {
        Turn::Over(match s.end {
            End::Open => return Turn::Seat(s.mover),
            End::Owl(seat) => Outcome::won(self, seat, "owl"),
            End::Facing(seat) => Outcome::lost(self, seat, "facing"),
            End::Chased(seat) => Outcome::lost(self, seat, "chase"),
            End::Stuck(seat) => Outcome::lost(self, seat, "stalemate"),
            End::Dead => Outcome::drawn(self, "dead"),
            End::Quiet => Outcome::drawn(self, "quiet"),
        })
    }

    fn moves(&self, s: &State, out: &mut Vec<Move>) {
        if s.end == End::Open {
            s.each(|m| out.push(m));
        }
    }

    fn count(&self, s: &State) -> usize {
        if s.end == End::Open { s.count() as usize } else { 0 }
    }

    fn sample(&self, s: &State, rng: &mut Rng) -> Move {
        s.pick(rng.below(s.count()))
    }

    fn apply(&self, s: &mut State, m: Move) {
        s.play(m);
        self.settle(s);
    }

    fn ruling(&self, past: &[State], s: &State) -> Option<Outcome> {
        self.repeats(past, s, 2).then(|| Outcome::drawn(self, "repetition"))
    }

    fn view(&self, s: &State, _eye: Eye) -> State {
        *s
    }

    fn key(&self, s: &State) -> u64 {
        s.chase.iter().filter(|c| c.runs()).fold(s.key, |key, chase| key ^ chase.key())
    }

    fn codes(&self) -> u32 {
        (PLACES * PLACES * 4) as u32
    }

    fn code(&self, _s: &State, m: Move) -> u32 {
        let rise = m.rise.map_or(0, |kind| kind as u32);
        (u32::from(m.from) * PLACES as u32 + u32::from(m.to)) * 4 + rise
    }

    fn decode(&self, s: &State, code: u32) -> Option<Move> {
        let (way, rise) = (code / 4, code % 4);
        let from = u8::try_from(way / PLACES as u32).ok().filter(|&from| usize::from(from) < PLACES)?;
        let rise = [None, Some(Kind::Hound), Some(Kind::Pheasant), Some(Kind::Calf)][rise as usize];
        let m = Move { from, to: (way % PLACES as u32) as u8, rise };
        (s.end == End::Open && s.allows(m)).then_some(m)
    }
}

impl Listed for LiuboXiang {
    const ID: &'static str = "liubo_xiang";
    const KIND: Family = Family::Royal;
    const OPTIONS: &'static [Choice] = &[
        Choice { key: "repetition", values: &["draw", "none"] },
        Choice { key: "quiet", values: &["100", "none"] },
    ];
    const CLOCKS: &'static [ClockSpec] = &[ClockSpec::main("plain", 600)];
    const SEATS: &'static [&'static str] = &["red", "blue"];

    fn with(picked: &[u8]) -> Self {
        let first = |option: usize| picked.get(option).copied().unwrap_or(0) == 0;
        LiuboXiang { repetition: first(0), limit: first(1) }
    }
}
