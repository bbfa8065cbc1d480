//! Liubo, flying system (六博 · 飞棋制): men fly along open lines and kill by the patterns three men make.
//!
//! After the post of 北河 with five games of her or his own making, "003" below, part 六博, (一) 飞棋制.
//!
//! - Each side has six men on five by five lines: an owl (枭) and five plain men (散). Red begins, the sides take turns,
//!   nobody may pass (003, 飞棋制 1). The figure of the first position is lost. Symmetry puts the owl and the odd man on
//!   the middle file; with `owl=back` the owl stands behind (c1), with `owl=front` before (c2).
//! - All men move alike: along a rank or file, any number of points, never over a man nor onto one (003, 飞棋制 2).
//! - A move kills where it makes exactly three men of both sides adjacent in a line, with no further man on that line
//!   next to them (003, 飞棋制 2): two of the mover's and an enemy at one end, the enemy dies (毙子); an enemy between
//!   two of the mover's, the enemy dies (抬子); one of the mover's between two enemies, both die (挑子). Only the mover
//!   kills, so one may safely move into such a pattern. All patterns of a move count, as they stand before the dead are
//!   taken off; what their leaving makes is not looked at. Lines are ranks and files: the board has no others.
//! - "When a move makes one of these": with `captures=moved` the three must include the moved man; with `captures=any`
//!   any three count that stood in no such pattern before, so that leaving a row of four may kill too.
//! - Who kills the enemy's owl or all five plain men wins; who has no move loses; thirty moves of both sides together
//!   without a kill, with nothing decided, are a draw (003, 飞棋制 3).

mod board;
pub mod bot;
mod explain;
mod patterns;
mod text;

pub use patterns::{Kill, Pattern};

use super::liubo::{ALL, PLACES, beside, bit, places, slide};
use crate::board::{Choice, Kind, Listed};
use crate::game::{Eye, Game, Outcome, Rng, Seat, Turn, mix};
use crate::play::ClockSpec;

/// Moves without a kill that make a draw.
pub const LIMIT: u8 = 30;

/// The rules under one choice of options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LiuboFei {
    /// Any new pattern kills, not only those of the moved man.
    pub any: bool,
    /// The owls begin in front.
    pub front: bool,
}

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// It goes on.
    Open,
    /// This seat has killed the owl.
    Owl(Seat),
    /// This seat has killed all plain men.
    Plain(Seat),
    /// This seat cannot move.
    Stuck(Seat),
    /// Nothing has been killed for too long.
    Quiet,
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The places of each seat's men, the owl among them.
    pub men: [u32; 2],
    /// The place of each seat's owl as a set; empty once it is dead.
    pub owl: [u32; 2],
    /// Who moves next, or would if the game went on.
    pub mover: Seat,
    /// Moves since the last kill.
    pub quiet: u8,
    /// Whether it has ended.
    pub end: End,
    key: u64,
}

impl State {
    /// All taken places.
    #[inline]
    pub fn taken(&self) -> u32 {
        self.men[0] | self.men[1]
    }

    /// A seat's plain men.
    #[inline]
    pub fn plain(&self, seat: usize) -> u32 {
        self.men[seat] & !self.owl[seat]
    }
}

/// A move: a man flies from one place to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// From where.
    pub from: u8,
    /// To where.
    pub to: u8,
}

/// A man's share of the key.
#[inline]
fn man_key(seat: usize, owl: bool, place: u8) -> u64 {
    mix((0xf1e1 + (seat * 2 + usize::from(owl)) * PLACES + usize::from(place)) as u64)
}

/// The mover's share of the key.
const BLUE_MOVES: u64 = mix(0xb1e);

impl LiuboFei {
    /// Finds out whether a position with nothing dead is over, from the position alone.
    fn settle(s: &mut State) {
        let (mover, other) = (s.mover, s.mover.other());
        s.end = if s.owl[mover.index()] == 0 {
            End::Owl(other)
        } else if s.plain(mover.index()) == 0 {
            End::Plain(other)
        } else if beside(s.men[mover.index()]) & ALL & !s.taken() == 0 {
            End::Stuck(mover)
        } else if s.quiet >= LIMIT {
            End::Quiet
        } else {
            End::Open
        };
    }

    /// A position from its parts, its key and end found afresh.
    fn position(men: [u32; 2], owl: [u32; 2], mover: Seat, quiet: u8) -> State {
        let mut key = if mover == Seat(0) { 0 } else { BLUE_MOVES };
        for seat in 0..2 {
            for place in places(men[seat]) {
                key ^= man_key(seat, owl[seat] & bit(place) != 0, place);
            }
        }
        let mut s = State { men, owl, mover, quiet, end: End::Open, key };
        Self::settle(&mut s);
        s
    }

    /// Whether a man of the mover can fly so.
    fn allows(s: &State, m: Move) -> bool {
        s.end == End::Open
            && s.men[s.mover.index()] & bit(m.from) != 0
            && slide(m.from, s.taken()) & bit(m.to) != 0
    }
}

impl Game for LiuboFei {
    type State = State;
    type Move = Move;
    type View = State;

    fn start(&self) -> State {
        let red = 0x1f << 20 | bit(17);
        let blue = 0x1f | bit(7);
        let owl = if self.front { [bit(17), bit(7)] } else { [bit(22), bit(2)] };
        Self::position([red, blue], owl, Seat(0), 0)
    }

    fn turn(&self, s: &State) -> Turn {
        Turn::Over(match s.end {
            End::Open => return Turn::Seat(s.mover),
            End::Owl(seat) => Outcome::won(self, seat, "owl"),
            End::Plain(seat) => Outcome::won(self, seat, "plain"),
            End::Stuck(seat) => Outcome::lost(self, seat, "stalemate"),
            End::Quiet => Outcome::drawn(self, "quiet"),
        })
    }

    fn moves(&self, s: &State, out: &mut Vec<Move>) {
        if s.end == End::Open {
            let taken = s.taken();
            for from in places(s.men[s.mover.index()]) {
                out.extend(places(slide(from, taken)).map(|to| Move { from, to }));
            }
        }
    }

    fn count(&self, s: &State) -> usize {
        if s.end != End::Open {
            return 0;
        }
        let taken = s.taken();
        places(s.men[s.mover.index()]).map(|from| slide(from, taken).count_ones() as usize).sum()
    }

    fn sample(&self, s: &State, rng: &mut Rng) -> Move {
        let taken = s.taken();
        let mut left = rng.below(self.count(s) as u32);
        for from in places(s.men[s.mover.index()]) {
            let reach = slide(from, taken);
            if left < reach.count_ones() {
                let to = places(reach).nth(left as usize).expect("it is one of them");
                return Move { from, to };
            }
            left -= reach.count_ones();
        }
        unreachable!("a draw below the total falls on a move")
    }

    fn apply(&self, s: &mut State, m: Move) {
        let (me, you) = (s.mover.index(), s.mover.other().index());
        let way = bit(m.from) | bit(m.to);
        let owl = s.owl[me] & bit(m.from) != 0;
        let dead = self.dead(s, m);
        s.men[me] ^= way;
        if owl {
            s.owl[me] ^= way;
        }
        s.key ^= man_key(me, owl, m.from) ^ man_key(me, owl, m.to) ^ BLUE_MOVES;
        for place in places(dead) {
            s.key ^= man_key(you, s.owl[you] & bit(place) != 0, place);
        }
        s.men[you] &= !dead;
        s.owl[you] &= !dead;
        s.quiet = if dead == 0 { s.quiet + 1 } else { 0 };
        s.mover = s.mover.other();
        Self::settle(s);
    }

    fn view(&self, s: &State, _eye: Eye) -> State {
        *s
    }

    fn key(&self, s: &State) -> u64 {
        s.key
    }

    fn codes(&self) -> u32 {
        (PLACES * PLACES) as u32
    }

    fn code(&self, _s: &State, m: Move) -> u32 {
        u32::from(m.from) * PLACES as u32 + u32::from(m.to)
    }

    fn decode(&self, s: &State, code: u32) -> Option<Move> {
        let (from, to) = (code / PLACES as u32, code % PLACES as u32);
        let m = Move { from: u8::try_from(from).ok().filter(|&from| usize::from(from) < PLACES)?, to: to as u8 };
        Self::allows(s, m).then_some(m)
    }
}

impl Listed for LiuboFei {
    const ID: &'static str = "liubo_fei";
    const KIND: Kind = Kind::Capture;
    const OPTIONS: &'static [Choice] = &[
        Choice { key: "captures", values: &["moved", "any"] },
        Choice { key: "owl", values: &["back", "front"] },
    ];
    const CLOCKS: &'static [ClockSpec] = &[ClockSpec::main("plain", 600)];
    const SEATS: &'static [&'static str] = &["red", "blue"];

    fn with(picked: &[u8]) -> Self {
        let second = |option: usize| picked.get(option) == Some(&1);
        LiuboFei { any: second(0), front: second(1) }
    }
}
