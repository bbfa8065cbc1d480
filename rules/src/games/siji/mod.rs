//! Four Seasons (四季棋): two men a side slide on a board of cells, and opposite seasons never meet; who cannot move loses.
//!
//! After the sheet 四季棋 of 东北大学机器博弈程序设计大赛, the computer games contest of Northeastern University, "001"
//! below with its clause numbers.
//!
//! - Eight by eight cells (001, 1). The first player has spring 春 and summer 夏, the second autumn 秋 and winter 冬
//!   (001, 2). They stand in the corners in that order, clockwise (001, 3(1)).
//! - A turn slides one of one's own men along a row or a column, as far as one likes, without turning and without
//!   jumping (001, 3(2) 1–2).
//! - Spring and autumn never meet, nor do summer and winter: neither may cross the row or the column on which its
//!   opposite stands (001, 3(2) 3), unless another man stands between as a shield (001, 3(2) 4). Other pairs do not
//!   hinder each other (001, 3(2) 3).
//! - Who can move neither man loses (001, 3(3)). Nothing is ever taken, so a player always has both.
//!
//! The sheet does not say what "crossing" is. A square is *seen* by a man if it lies on his row or column and no third
//! man stands strictly between. Readings:
//!
//! - `reading=r0`: a slide neither enters nor passes a square that the opposite sees. If a man could stop on an open line
//!   and leave it on the far side next turn, nobody would ever be stuck, and the sheet's only ending could not occur.
//! - `reading=r2`: the same without shields: a slide touches no square of the opposite's row and column.
//!
//! Either way the square a slide begins on does not matter: a shield that leaves may uncover opposites, who may then
//! only leave sideways.
//!
//! With best play neither side can be forced (the game is solved exactly), and the sheet has no draw; so by this site's
//! addition a position that occurs for the third time is a draw (`repetition=draw`), and so is a game of 200 moves
//! (`quiet=200`).

mod board;
pub mod bot;
mod rank;
mod slide;
mod text;

use crate::board::{Choice, Kind, Listed};
use crate::game::{Eye, Game, Outcome, Rng, Seat, Turn, mix};
use slide::bits;

/// How many squares a side of the board has.
pub const SIDE: u8 = 8;

/// A season's man, by his place in the year.
pub type Season = usize;

/// The season that this one never meets.
pub fn opposite(season: Season) -> Season {
    season ^ 2
}

/// Whose man a season is.
pub fn owner(season: Season) -> Seat {
    Seat((season / 2) as u8)
}

/// The men of a seat.
pub fn men(seat: Seat) -> [Season; 2] {
    [seat.index() * 2, seat.index() * 2 + 1]
}

/// What "crossing" means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reading {
    /// Squares that the opposite sees are closed; a shield opens them.
    Seen,
    /// All squares of the opposite's row and column are closed.
    Lines,
}

/// The rules under one choice of options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Siji {
    /// What "crossing" means.
    pub reading: Reading,
    /// A third occurrence is a draw.
    pub repetition: bool,
    /// So many moves are a draw.
    pub limit: Option<usize>,
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The square of each season, counted in rows from the top left.
    pub at: [u8; 4],
    /// Who moves next, or would if he could.
    pub mover: Seat,
    /// The mover can move neither man.
    pub stuck: bool,
}

impl State {
    /// The season that stands on a square.
    pub fn on(&self, square: u8) -> Option<Season> {
        self.at.iter().position(|&at| at == square)
    }
}

/// A move: from this square to that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// The square a man leaves.
    pub from: u8,
    /// The square he reaches.
    pub to: u8,
}

impl Game for Siji {
    type State = State;
    type Move = Move;
    type View = State;

    fn start(&self) -> State {
        State { at: [0, 7, 63, 56], mover: Seat(0), stuck: false }
    }

    fn turn(&self, s: &State) -> Turn {
        if s.stuck { Turn::Over(Outcome::lost(self, s.mover, "stuck")) } else { Turn::Seat(s.mover) }
    }

    fn moves(&self, s: &State, out: &mut Vec<Move>) {
        for season in men(s.mover) {
            let from = s.at[season];
            out.extend(bits(self.reach(s, season)).map(|to| Move { from, to }));
        }
    }

    fn count(&self, s: &State) -> usize {
        men(s.mover).iter().map(|&season| self.reach(s, season).count_ones() as usize).sum()
    }

    fn sample(&self, s: &State, rng: &mut Rng) -> Move {
        let [first, second] = men(s.mover);
        let (near, far) = (self.reach(s, first), self.reach(s, second));
        let which = rng.below(near.count_ones() + far.count_ones());
        let (season, set, which) = match which.checked_sub(near.count_ones()) {
            None => (first, near, which),
            Some(rest) => (second, far, rest),
        };
        let to = bits(set).nth(which as usize).expect("a draw below the total falls on a square");
        Move { from: s.at[season], to }
    }

    fn apply(&self, s: &mut State, m: Move) {
        let season = men(s.mover).into_iter().find(|&season| s.at[season] == m.from);
        debug_assert!(season.is_some_and(|season| self.reach(s, season) >> m.to & 1 == 1));
        if let Some(season) = season {
            s.at[season] = m.to;
        }
        s.mover = s.mover.other();
        s.stuck = self.is_stuck(s);
    }

    fn ruling(&self, past: &[State], s: &State) -> Option<Outcome> {
        if self.repetition && past.iter().filter(|before| *before == s).count() >= 2 {
            return Some(Outcome::drawn(self, "repetition"));
        }
        let long = self.limit.is_some_and(|limit| past.len() >= limit);
        long.then(|| Outcome::drawn(self, "limit"))
    }

    fn view(&self, s: &State, _eye: Eye) -> State {
        *s
    }

    fn key(&self, s: &State) -> u64 {
        mix(s.at.iter().fold(u64::from(s.mover.0), |packed, &at| packed << 6 | u64::from(at)))
    }

    fn codes(&self) -> u32 {
        64 * 64
    }

    fn code(&self, _s: &State, m: Move) -> u32 {
        u32::from(m.from) << 6 | u32::from(m.to)
    }

    fn decode(&self, s: &State, code: u32) -> Option<Move> {
        let m = Move { from: u8::try_from(code >> 6).ok()?, to: (code & 63) as u8 };
        let season = s.on(m.from).filter(|&season| owner(season) == s.mover)?;
        (self.reach(s, season) >> m.to & 1 == 1).then_some(m)
    }
}

impl Listed for Siji {
    const ID: &'static str = "siji";
    const KIND: Kind = Kind::Territory;
    const OPTIONS: &'static [Choice] = &[
        Choice { key: "reading", values: &["r0", "r2"] },
        Choice { key: "repetition", values: &["draw", "none"] },
        Choice { key: "quiet", values: &["200", "none"] },
    ];
    const SEATS: &'static [&'static str] = &["spring-summer", "autumn-winter"];

    fn with(picked: &[u8]) -> Self {
        let second = |option: usize| picked.get(option) == Some(&1);
        Siji {
            reading: if second(0) { Reading::Lines } else { Reading::Seen },
            repetition: !second(1),
            limit: (!second(2)).then_some(200),
        }
    }
}
