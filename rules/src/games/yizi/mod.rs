//! One Line (一字棋): ten men that belong to nobody race home along a line; bringing the last one home wins, or loses.
//!
//! After the sheet 一字棋 of 东北大学机器博弈程序设计大赛, the computer games contest of Northeastern University, "001"
//! below with its clause numbers.
//!
//! - Eleven points stand in a line; the one at the left end, a filled dot, is the terminal (001, 1). Ten flat men are
//!   common to both players (001, 2). Points are numbered by their distance from the terminal, which is 0.
//! - Set-up: rule 1 has one man on each point but the terminal (001, 3(1)); rule 2 has two men on each of the five
//!   points farthest from the terminal (001, 4); under rule 3 the players put the men down themselves (001, 5).
//! - Putting down (rule 3): players alternate; each puts one or more of the men that are left, all on one point that is
//!   not the terminal, taken or not (001, 5(1)–(3)). Who puts the last man down moves second (001, 5(4)), which is what
//!   alternating gives.
//! - Moving: a player takes one or more men from one point and brings them together to one point nearer to the
//!   terminal, by any distance, taken or not; men between do not hinder. Men on the terminal stay (001, 3(2)).
//! - End: who brings the last man to the terminal wins, alone or with others; by agreement he loses (001, 3(3)).
//! - In a row of games the loser of one decides who begins the next (001, 3(4) and 5(5)): a custom, not a rule here.

mod board;
pub mod bot;
mod rank;
mod text;

use crate::board::{Choice, Kind, Listed};
use crate::game::{Customs, Eye, Game, Outcome, Rng, Seat, Turn, mix};

/// How many points the line has, the terminal included.
pub const POINTS: usize = 11;
/// How many men there are.
pub const MEN: u8 = 10;

/// How the men come onto the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setup {
    /// Rule 1: one on each point.
    Single,
    /// Rule 2: two on each of the five farthest points.
    Pairs,
    /// Rule 3: the players put them down.
    Placed,
}

/// The rules under one choice of options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Yizi {
    /// How the men come onto the line.
    pub setup: Setup,
    /// Bringing the last man home loses.
    pub misere: bool,
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// How many men stand on each point, the terminal first.
    pub on: [u8; POINTS],
    /// How many have not been put down yet.
    pub hand: u8,
    /// Who moves next, or would if there were anything left to move.
    pub mover: Seat,
}

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Brings men nearer to the terminal.
    Slide {
        /// The point they leave.
        from: u8,
        /// How many go.
        count: u8,
        /// The point they reach.
        to: u8,
    },
    /// Puts men down.
    Place {
        /// How many.
        count: u8,
        /// The point they are put on.
        to: u8,
    },
}

impl Yizi {
    /// The move number `i` in the order of [`Game::moves`].
    fn nth(s: &State, i: u32) -> Move {
        let (mut i, hand) = (i as u8, s.hand);
        if hand > 0 {
            return Move::Place { count: i % hand + 1, to: i / hand + 1 };
        }
        let mut from = 1;
        while i >= s.on[usize::from(from)] * from {
            i -= s.on[usize::from(from)] * from;
            from += 1;
        }
        Move::Slide { from, count: i / from + 1, to: i % from }
    }

    /// Whether the rules allow a move, whatever numbers it is made of.
    fn allows(s: &State, m: Move) -> bool {
        match m {
            Move::Place { count, to } => (1..=s.hand).contains(&count) && (1..POINTS as u8).contains(&to),
            Move::Slide { from, count, to } => {
                let standing = s.on.get(usize::from(from)).copied().unwrap_or(0);
                s.hand == 0 && to < from && (1..=standing).contains(&count)
            }
        }
    }
}

impl Game for Yizi {
    type State = State;
    type Move = Move;
    type View = State;

    fn start(&self) -> State {
        let on = match self.setup {
            Setup::Single => [0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
            Setup::Pairs => [0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2],
            Setup::Placed => [0; POINTS],
        };
        State { on, hand: MEN - on.iter().sum::<u8>(), mover: Seat(0) }
    }

    fn turn(&self, s: &State) -> Turn {
        if s.on[0] < MEN {
            return Turn::Seat(s.mover);
        }
        let last = s.mover.other();
        Turn::Over(Outcome::won(self, if self.misere { last.other() } else { last }, "last-man"))
    }

    fn moves(&self, s: &State, out: &mut Vec<Move>) {
        out.extend((0..self.count(s) as u32).map(|i| Self::nth(s, i)));
    }

    fn count(&self, s: &State) -> usize {
        match usize::from(s.hand) {
            0 => (1..POINTS).map(|p| usize::from(s.on[p]) * p).sum(),
            hand => hand * (POINTS - 1),
        }
    }

    fn sample(&self, s: &State, rng: &mut Rng) -> Move {
        Self::nth(s, rng.below(self.count(s) as u32))
    }

    fn apply(&self, s: &mut State, m: Move) {
        debug_assert!(Self::allows(s, m));
        match m {
            Move::Slide { from, count, to } => {
                s.on[usize::from(from)] -= count;
                s.on[usize::from(to)] += count;
            }
            Move::Place { count, to } => {
                s.hand -= count;
                s.on[usize::from(to)] += count;
            }
        }
        s.mover = s.mover.other();
    }

    fn customs(&self, _s: &State) -> Customs {
        Customs::NO_DRAWS
    }

    fn view(&self, s: &State, _eye: Eye) -> State {
        *s
    }

    fn key(&self, s: &State) -> u64 {
        let packed = s.on.iter().fold(u64::from(s.hand), |packed, &men| packed << 4 | u64::from(men));
        mix(packed << 1 | u64::from(s.mover.0))
    }

    fn codes(&self) -> u32 {
        1100
    }

    fn code(&self, _s: &State, m: Move) -> u32 {
        match m {
            Move::Slide { from, count, to } => {
                (u32::from(from) - 1) * 100 + (u32::from(count) - 1) * 10 + u32::from(to)
            }
            Move::Place { count, to } => 1000 + (u32::from(count) - 1) * 10 + u32::from(to) - 1,
        }
    }
}

impl Listed for Yizi {
    const ID: &'static str = "yizi";
    const KIND: Kind = Kind::Race;
    const OPTIONS: &'static [Choice] =
        &[Choice { key: "rule", values: &["1", "2", "3"] }, Choice { key: "last", values: &["wins", "loses"] }];
    const SEATS: &'static [&'static str] = &["first", "second"];

    fn with(picked: &[u8]) -> Self {
        let setup = match picked.first() {
            Some(1) => Setup::Pairs,
            Some(2) => Setup::Placed,
            _ => Setup::Single,
        };
        Yizi { setup, misere: picked.get(1) == Some(&1) }
    }
}
