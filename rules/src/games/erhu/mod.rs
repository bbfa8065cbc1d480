//! Two Tigers (二虎棋): two tigers eat dogs by jumping, sixteen dogs hem the tigers in.
//!
//! After the sheet 二虎棋 of 东北大学机器博弈程序设计大赛, the computer games contest of Northeastern University, "001"
//! below with its clause numbers.
//!
//! - Five by five points in four 米 cells: five lines each way and six diagonals (001, 1). One side has two tigers, the
//!   other sixteen dogs (001, 2).
//! - The dogs begin in stacks of four on the four 米 centres, each tiger between two stacks (001, 3(1)): b3 and d3, as
//!   published; the other pair of points is the same board turned. The tigers move first (001, 3(2)).
//! - A dog steps along a line to a neighbouring empty point, in any direction, one dog a turn; dogs that have gone
//!   apart do not gather again (001, 3(2)): since every step ends on an empty point, none can.
//! - A tiger steps like a dog, or jumps along a line over a neighbouring point with one to four dogs to the empty point
//!   beyond, and one of those dogs is eaten, however many stand there (001, 3(2)). The sheet says nothing of several jumps in
//!   a turn: one jump a turn. Nothing is compulsory (001, 3(2): a tiger may step when it does not want to eat).
//! - Six dogs eaten win for the tigers; both tigers unable to move win for the dogs; one tiger hemmed in stays on the
//!   board; anything else is a draw (001, 3(3)).
//!
//! "Anything else" needs an end: by this site's addition a position that occurs for the third time is a draw
//! (`repetition=draw`), and so are 50 moves without a capture (`quiet=50`).
//!
//! The dogs can always move: no two points cut the board, so two tigers never stand between all dogs and all empty
//! points.

mod board;
pub mod bot;
mod lines;
mod text;

use crate::board::{Choice, Kind, Listed};
use crate::game::{Eye, Game, Outcome, Rng, Seat, Turn, mix};
use lines::{AROUND, CENTRES, JUMPS, POINTS, bits};

/// The tigers' seat.
pub const TIGERS: Seat = Seat(0);
/// The dogs' seat.
pub const DOGS: Seat = Seat(1);
/// How many dogs there are at first.
pub const PACK: u8 = 16;
/// How many dogs the tigers have to eat.
pub const MEAL: u8 = 6;

/// The rules under one choice of options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Erhu {
    /// A third occurrence is a draw.
    pub repetition: bool,
    /// So many moves without a capture are a draw.
    pub limit: Option<u16>,
}

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// It goes on.
    Open,
    /// The tigers have eaten enough.
    Eaten,
    /// Neither tiger can move.
    Trapped,
    /// Nothing has been eaten for too long.
    Quiet,
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The points with tigers, as bits.
    pub tigers: u32,
    /// The points with dogs.
    pub dogs: u32,
    /// How many more dogs than one stand on each of the centres.
    pub extra: [u8; 4],
    /// How many dogs have been eaten.
    pub eaten: u8,
    /// Who moves next, or would if the game went on.
    pub mover: Seat,
    /// How many moves ago the last dog was eaten.
    pub quiet: u16,
    /// Whether it has ended.
    pub end: End,
}

/// A move: from this point to that. A tiger that goes two points jumps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// The point left.
    pub from: u8,
    /// The point reached.
    pub to: u8,
}

impl Move {
    /// The point that is jumped over, if any is.
    pub fn over(self) -> Option<u8> {
        let jump = JUMPS[usize::from(self.from)].iter().find(|jump| jump.1 == self.to);
        jump.map(|jump| jump.0)
    }
}

impl State {
    /// The empty points.
    #[inline]
    pub fn empty(&self) -> u32 {
        !(self.tigers | self.dogs) & ((1 << POINTS) - 1)
    }

    /// How many dogs stand on a point.
    pub fn height(&self, point: u8) -> u8 {
        let extra = CENTRES.iter().position(|&centre| centre == point).map_or(0, |i| self.extra[i]);
        (self.dogs >> point & 1) as u8 + extra
    }

    /// Takes one dog off a point.
    fn lift(&mut self, point: u8) {
        match CENTRES.iter().position(|&centre| centre == point).filter(|&i| self.extra[i] > 0) {
            Some(i) => self.extra[i] -= 1,
            None => self.dogs &= !(1 << point),
        }
    }

    /// The points that a tiger on this point can jump to.
    #[inline]
    pub fn jumps(&self, point: u8) -> u32 {
        let empty = self.empty();
        let open = |&&(over, to): &&(u8, u8)| self.dogs >> over & 1 != 0 && empty >> to & 1 != 0;
        JUMPS[usize::from(point)].iter().filter(open).fold(0, |set, &(_, to)| set | 1 << to)
    }

    /// The points that the man on this point can step to.
    #[inline]
    pub fn steps(&self, point: u8) -> u32 {
        AROUND[usize::from(point)] & self.empty()
    }

    /// The points that the mover's man on this point can go to.
    #[inline]
    fn goals(&self, point: u8) -> u32 {
        if self.mover == TIGERS { self.steps(point) | self.jumps(point) } else { self.steps(point) }
    }

    /// The mover's points.
    fn own(&self) -> u32 {
        match self.end {
            End::Open if self.mover == TIGERS => self.tigers,
            End::Open => self.dogs,
            _ => 0,
        }
    }

    /// Whether no tiger can move.
    #[inline]
    fn trapped(&self) -> bool {
        bits(self.tigers).all(|point| self.steps(point) | self.jumps(point) == 0)
    }
}

impl Erhu {
    /// Finds out whether the game has ended.
    fn settle(&self, s: &mut State) {
        s.end = if s.eaten >= MEAL {
            End::Eaten
        } else if s.mover == TIGERS && s.trapped() {
            End::Trapped
        } else if self.limit.is_some_and(|limit| s.quiet >= limit) {
            End::Quiet
        } else {
            End::Open
        };
    }
}

impl Game for Erhu {
    type State = State;
    type Move = Move;
    type View = State;

    fn start(&self) -> State {
        let dogs = CENTRES.iter().fold(0, |set, centre| set | 1 << centre);
        let tigers = 1 << 11 | 1 << 13;
        State { tigers, dogs, extra: [3; 4], eaten: 0, mover: TIGERS, quiet: 0, end: End::Open }
    }

    fn turn(&self, s: &State) -> Turn {
        Turn::Over(match s.end {
            End::Open => return Turn::Seat(s.mover),
            End::Eaten => Outcome::won(self, TIGERS, "six-eaten"),
            End::Trapped => Outcome::won(self, DOGS, "tigers-trapped"),
            End::Quiet => Outcome::drawn(self, "quiet"),
        })
    }

    fn moves(&self, s: &State, out: &mut Vec<Move>) {
        for from in bits(s.own()) {
            out.extend(bits(s.goals(from)).map(|to| Move { from, to }));
        }
    }

    fn count(&self, s: &State) -> usize {
        bits(s.own()).map(|from| s.goals(from).count_ones() as usize).sum()
    }

    fn sample(&self, s: &State, rng: &mut Rng) -> Move {
        let mut left = rng.below(self.count(s) as u32);
        for from in bits(s.own()) {
            let goals = s.goals(from);
            match left.checked_sub(goals.count_ones()) {
                Some(rest) => left = rest,
                None => {
                    let to = bits(goals).nth(left as usize).expect("a draw below the total falls on a point");
                    return Move { from, to };
                }
            }
        }
        unreachable!("a draw below the total falls on a move")
    }

    fn apply(&self, s: &mut State, m: Move) {
        debug_assert!(s.own() >> m.from & 1 == 1 && s.goals(m.from) >> m.to & 1 == 1);
        s.quiet = s.quiet.saturating_add(1);
        if s.mover == TIGERS {
            s.tigers ^= 1 << m.from | 1 << m.to;
            if AROUND[usize::from(m.from)] >> m.to & 1 == 0
                && let Some(over) = m.over()
            {
                s.lift(over);
                s.eaten += 1;
                s.quiet = 0;
            }
        } else {
            s.lift(m.from);
            s.dogs |= 1 << m.to;
        }
        s.mover = s.mover.other();
        self.settle(s);
    }


    fn ruling(&self, past: &[State], s: &State) -> Option<Outcome> {
        let reach = usize::from(s.quiet).min(past.len());
        let alike = |back: &usize| {
            let before = &past[past.len() - back];
            (before.tigers, before.dogs, before.extra) == (s.tigers, s.dogs, s.extra)
        };
        let again = self.repetition && (4..=reach).step_by(2).filter(alike).nth(1).is_some();
        again.then(|| Outcome::drawn(self, "repetition"))
    }

    fn view(&self, s: &State, _eye: Eye) -> State {
        *s
    }

    fn key(&self, s: &State) -> u64 {
        let extra = s.extra.iter().fold(0, |packed, &extra| packed << 2 | u64::from(extra));
        let men = u64::from(s.tigers) << 25 | u64::from(s.dogs);
        mix((men << 8 | extra) << 1 | u64::from(s.mover.0))
    }

    fn codes(&self) -> u32 {
        (POINTS * POINTS) as u32
    }

    fn code(&self, _s: &State, m: Move) -> u32 {
        u32::from(m.from) * POINTS as u32 + u32::from(m.to)
    }

    fn decode(&self, s: &State, code: u32) -> Option<Move> {
        let m = Move { from: u8::try_from(code / POINTS as u32).ok()?, to: (code % POINTS as u32) as u8 };
        let own = usize::from(m.from) < POINTS && s.own() >> m.from & 1 == 1;
        (own && s.goals(m.from) >> m.to & 1 == 1).then_some(m)
    }
}

impl Listed for Erhu {
    const ID: &'static str = "erhu";
    const KIND: Kind = Kind::Capture;
    const OPTIONS: &'static [Choice] = &[
        Choice { key: "repetition", values: &["draw", "none"] },
        Choice { key: "quiet", values: &["50", "none"] },
    ];
    const SEATS: &'static [&'static str] = &["tigers", "dogs"];

    fn with(picked: &[u8]) -> Self {
        let second = |option: usize| picked.get(option) == Some(&1);
        Erhu { repetition: !second(0), limit: (!second(1)).then_some(50) }
    }
}
