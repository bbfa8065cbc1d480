//! Chinese checkers (跳棋): ten men a player walk and hop across the star into the camp opposite.
//!
//! After the sheet 各棋类比赛规则 of the students' union 南京邮电大学物联网学院学生会, part 2, "002" below.
//!
//! - Each player has ten men in a camp of the star, a triangle of ten holes (002, 2, 营区). The goal is to fill the
//!   camp opposite with them (002, 2, 目标). Two play from opposite camps, three from every second, four from two pairs of
//!   opposite ones, six from all; they sit and play anticlockwise (002, 2, 比赛说明).
//! - A man steps to an empty hole beside it, in one of six directions (002, 2, 走子), or hops, as often as it likes
//!   (002, 2, 跳子). A step and hops do not mix in one turn.
//! - `hop=equidistant` (等距跳): along a line to an empty hole, where just one man stands between, in the very middle, whoever's
//!   it is. `hop=adjacent` (相邻跳): over a man beside it to the hole right behind. The first includes the second, and both kinds
//!   mix in one chain (002, 2, 走子规则).
//! - Returning to where a chain began is no move. Who has no move passes.
//! - Camps of others may be crossed and stood in, and a man may leave the goal again: the source forbids neither.
//! - Leaving (`leaving=on`): after his 20th, 25th and 30th turn a player must have 5, 8 and 10 men outside his own camp;
//!   otherwise he has lost for being passive (002, 2), and his men are taken off, so that they block nobody.
//! - Of two players, who fills the goal first wins. Of more, the game goes on until one is left, and the places are by the
//!   turn in which one was done, the same turn sharing (002, 2: 走子次数决定胜负); the last may still play the turn in which
//!   another was done. Those left behind come next, those who lost by the leaving rule last. Who resigns goes likewise.
//! - Added here: the third occurrence of a position (`repetition=draw`), and 300 plies in which no player has more men
//!   in the goal than ever before (`quiet=300`), end the game with those who still play sharing a place.
//! - A game lasts 60 minutes, a move 30 seconds, and the third violation loses (002, 2, 比赛说明).

mod board;
pub mod bot;
mod moves;
mod rank;
mod star;
mod text;
mod why;

pub use moves::{Move, PASS};
pub use rank::Fate;

use crate::board::{Choice, Kind, Listed};
use crate::game::{Act, Customs, Effect, Eye, Game, MAX_SEATS, Outcome, Rng, Seat, Turn, Why, mix};
use crate::play::ClockSpec;
use rank::{places, resigned};
use star::{BIT, CAMPS};

/// After which turns how many men must have left the camp.
const LEAVING: [(u16, u32); 3] = [(20, 5), (25, 8), (30, 10)];

/// The rules under one choice of options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tiaoqi {
    /// How many play.
    pub seats: u8,
    /// Hops go over men beside the hopping one alone.
    pub adjacent: bool,
    /// Men must leave the camp in time.
    pub leaving: bool,
    /// The third occurrence of a position ends the game.
    pub thrice: bool,
    /// So many plies without progress end the game.
    pub quiet: Option<u16>,
    /// Each seat's camp, and the one opposite.
    camps: [(u128, u128); MAX_SEATS],
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// Each seat's men.
    pub men: [u128; MAX_SEATS],
    /// All men.
    all: u128,
    /// What has become of each seat.
    pub fate: [Fate; MAX_SEATS],
    /// The most men each seat has had in its goal.
    pub most: [u8; MAX_SEATS],
    /// Which turn the mover is about to play, from 1.
    pub round: u16,
    /// How many plies nobody has made progress.
    pub quiet: u16,
    /// Who moves next, or would if the game went on.
    pub mover: Seat,
    /// Whether it has ended, and why.
    end: Option<&'static str>,
}

impl Tiaoqi {
    /// The rules for 2, 3, 4 or 6 players.
    pub fn new(seats: u8, adjacent: bool, leaving: bool, thrice: bool, quiet: Option<u16>) -> Self {
        let mut camps = [(0, 0); MAX_SEATS];
        for (seat, &camp) in Self::corners(seats).iter().enumerate() {
            camps[seat] = (CAMPS[camp], CAMPS[(camp + 3) % 6]);
        }
        Tiaoqi { seats, adjacent, leaving, thrice, quiet, camps }
    }

    /// The camps of so many players, in the order of play.
    fn corners(seats: u8) -> &'static [usize] {
        match seats {
            2 => &[0, 3],
            3 => &[0, 2, 4],
            4 => &[0, 1, 3, 4],
            _ => &[0, 1, 2, 3, 4, 5],
        }
    }

    /// The holes a seat's men begin in.
    pub fn camp(&self, seat: Seat) -> u128 {
        self.camps[seat.index()].0
    }

    /// The holes they must fill.
    pub fn goal(&self, seat: Seat) -> u128 {
        self.camps[seat.index()].1
    }

    /// Which of [`CAMPS`] a seat is bound for.
    fn aim(&self, seat: usize) -> usize {
        (Self::corners(self.seats)[seat] + 3) % 6
    }

    /// After which turn how many men must have left, if a turn of that number or a later one is tested.
    fn demand(&self, round: u16) -> Option<(u16, u32)> {
        if self.leaving { LEAVING.into_iter().find(|&(turn, _)| turn >= round) } else { None }
    }

    /// Whether a seat has left too few men behind it after the turn it has just played.
    fn passive(&self, s: &State, seat: Seat) -> bool {
        let outside = || (s.men[seat.index()] & !self.camp(seat)).count_ones();
        self.demand(s.round).is_some_and(|(turn, wanted)| turn == s.round && outside() < wanted)
    }

    /// The seats that still play.
    fn playing<'a>(&self, s: &'a State) -> impl Iterator<Item = usize> + 'a {
        (0..usize::from(self.seats)).filter(|&seat| s.fate[seat] == Fate::Plays)
    }

    /// Takes a seat's men off.
    fn drop_out(&self, s: &mut State, seat: Seat) {
        s.all &= !std::mem::take(&mut s.men[seat.index()]);
        s.fate[seat.index()] = Fate::Out(s.round);
        s.quiet = 0;
    }

    /// Hands the turn on to the next who plays.
    #[inline]
    fn hand_on(&self, s: &mut State) {
        for _ in 0..self.seats {
            s.mover.0 += 1;
            if s.mover.0 >= self.seats {
                s.mover.0 = 0;
                s.round += 1;
            }
            if s.fate[s.mover.index()] == Fate::Plays {
                return;
            }
        }
    }

    /// Whether the position has been there twice before.
    fn third(&self, past: &[State], s: &State) -> bool {
        let reach = usize::from(s.quiet).min(past.len());
        let before = &past[past.len() - reach..];
        self.thrice && before.iter().filter(|p| p.all == s.all && p.mover == s.mover && p.men == s.men).count() >= 2
    }
}

impl Game for Tiaoqi {
    type State = State;
    type Move = Move;
    type View = State;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        let men = self.camps.map(|(camp, _)| camp);
        let (fate, most) = ([Fate::Plays; MAX_SEATS], [0; MAX_SEATS]);
        State { men, all: men.iter().sum(), fate, most, round: 1, quiet: 0, mover: Seat(0), end: None }
    }

    fn turn(&self, s: &State) -> Turn {
        s.end.map_or(Turn::Seat(s.mover), |why| Turn::Over(places(self, s, why)))
    }

    fn moves(&self, s: &State, out: &mut Vec<Move>) {
        if s.end.is_none() {
            self.list(s, out);
        }
    }

    fn count(&self, s: &State) -> usize {
        if s.end.is_none() { self.number(s) } else { 0 }
    }

    fn sample(&self, s: &State, rng: &mut Rng) -> Move {
        self.draw(s, rng)
    }

    #[inline]
    fn apply(&self, s: &mut State, m: Move) {
        let (seat, mover) = (s.mover.index(), s.mover);
        s.quiet = s.quiet.saturating_add(1);
        let mut changed = self.seats > 2;
        if m != PASS {
            let both = BIT[usize::from(m.from)] | BIT[usize::from(m.to)];
            s.men[seat] ^= both;
            s.all ^= both;
            if self.goal(mover) & BIT[usize::from(m.to)] != 0 {
                let inside = (s.men[seat] & self.goal(mover)).count_ones() as u8;
                if inside > s.most[seat] {
                    (s.most[seat], s.quiet) = (inside, 0);
                }
                if u32::from(inside) == star::MEN {
                    (s.fate[seat], changed) = (Fate::Home(s.round), true);
                }
            }
        }
        if s.fate[seat] == Fate::Plays && self.passive(s, mover) {
            self.drop_out(s, mover);
            changed = true;
        }
        self.hand_on(s);
        if changed {
            s.end = self.finished(s);
        }
        if s.end.is_none() && self.quiet.is_some_and(|limit| s.quiet >= limit) {
            s.end = Some("quiet");
        }
    }

    fn act(&self, s: &mut State, seat: Seat, act: Act) -> Result<Effect, Why> {
        resigned(self, s, seat, act)
    }

    fn customs(&self, _s: &State) -> Customs {
        if self.seats == 2 { Customs::PLAIN } else { Customs::NO_DRAWS }
    }

    fn ruling(&self, past: &[State], s: &State) -> Option<Outcome> {
        self.third(past, s).then(|| places(self, s, "repetition"))
    }

    fn view(&self, s: &State, _eye: Eye) -> State {
        *s
    }

    fn key(&self, s: &State) -> u64 {
        let timed = if self.demand(s.round).is_some() { u64::from(s.round) } else { 0 };
        let men = &s.men[..usize::from(self.seats)];
        men.iter().fold(timed << 8 | u64::from(s.mover.0), |key, &men| {
            let half = mix(key ^ men as u64);
            mix(half.rotate_left(5) ^ (men >> 64) as u64)
        })
    }

    fn codes(&self) -> u32 {
        Move::CODES
    }

    fn code(&self, _s: &State, m: Move) -> u32 {
        m.code()
    }

    fn decode(&self, s: &State, code: u32) -> Option<Move> {
        Move::of(code).filter(|&m| s.end.is_none() && self.allows(s, m))
    }
}

impl Listed for Tiaoqi {
    const ID: &'static str = "tiaoqi";
    const KIND: Kind = Kind::Race;
    const OPTIONS: &'static [Choice] = &[
        Choice { key: "seats", values: &["2", "3", "4", "6"] },
        Choice { key: "hop", values: &["equidistant", "adjacent"] },
        Choice { key: "leaving", values: &["on", "off"] },
        Choice { key: "repetition", values: &["draw", "none"] },
        Choice { key: "quiet", values: &["300", "none"] },
    ];
    const CLOCKS: &'static [ClockSpec] = &[ClockSpec { per_move: 30, forgiven: 2, ..ClockSpec::main("union", 3600) }];
    const SEATS: &'static [&'static str] = &["red", "blue", "yellow", "green", "purple", "black"];

    fn with(picked: &[u8]) -> Self {
        let second = |option: usize| picked.get(option) == Some(&1);
        let seats = picked.first().and_then(|&n| [2, 3, 4, 6].get(usize::from(n))).copied().unwrap_or(2);
        Tiaoqi::new(seats, second(1), !second(2), !second(3), (!second(4)).then_some(300))
    }
}
