//! Xiangqi, Chinese chess.
//!
//! Two sides of sixteen men play on the crossings of nine files and ten ranks; a river runs across the middle, and a
//! palace of nine points lies at each end. Red moves first, the sides take turns, a man that stops on an enemy takes it.
//! The king (帥 將) and the advisors (仕 士) stay in the palace: the king steps along lines, the advisor along
//! diagonals. The elephant (相 象) goes two points diagonally, not over a man on the point between, not across the
//! river. The horse (馬) goes one point along a line and one diagonally outwards, not over a man on the first point.
//! The rook (車) goes any way along open lines. The cannon (炮 砲) goes as the rook, but takes only over one man of
//! either side. The pawn (兵 卒) steps forwards, beyond the river also sideways.
//!
//! A side may not leave its king attacked, nor may the generals face each other on an open file: moves that would are
//! refused; under `facing=loses` the one that makes them face is played and loses at once. Who has no move loses,
//! in check (將死) or not (困毙). A position in which neither side has a rook, horse, cannon or pawn is a draw, unless
//! the move that made it also left the other side without a move; so are sixty rounds without a capture.
//!
//! A position that occurs for the third time with the same side to move is ruled upon (`repetition`):
//! `asian`: who checked with every move since the first occurrence loses, unless both did; otherwise who newly attacked
//! one and the same man with every move loses, unless both did (`chase`); otherwise a draw. `checks`: only checks
//! count, and only those whose giver had another legal move. `draw`: always a draw.
//!
//! Sources: two sheets of contest rules. The union's, 各棋类比赛规则 of 南京邮电大学物联网学院学生会, gives in part 1
//! moves (走法说明), losses 一 to 八 and draws 一 to 三 — 困毙 loses (三), being unable to avoid facing loses (二), three
//! occurrences (和棋 三) — and a clock of 60 minutes a game and 45 seconds a move whose third violation loses. The
//! portal's, 中国象棋规则, gives in 二 the moves, in 四 the losses (mate, facing, 困毙, time, resignation) and draws
//! (simple endings, agreement, 60 rounds without a capture), in 五 perpetual check "while other moves exist", in 六 the
//! clock of main time, time a move and countdown. Neither codifies chases; the default follows the Asian Xiangqi
//! Federation's rules in the compact form that engines agree on.

mod board;
pub mod bot;
mod chase;
mod explain;
mod fen;
mod moves;
mod notation;
mod relative;
mod repetition;
mod state;
mod tables;
mod threats;
mod why;

pub use repetition::Verdict;
pub use state::{EMPTY, End, KIND, Kind, Lines, Move, State};
pub use tables::{COL, GONE, PLACES, ROW};
pub use threats::{Cover, hits, leg, screens};

use crate::board::{Choice, Kind as Family, Listed};
use crate::game::{Eye, Game, Outcome, Rng, Seat, Turn};
use crate::play::ClockSpec;

/// How a third occurrence is ruled upon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Repetition {
    /// Perpetual check and perpetual chase lose.
    Asian,
    /// Perpetual check loses, where there was another move.
    Checks,
    /// A draw.
    Draw,
}

/// Plies without a capture that make a draw.
pub const LIMIT: u16 = 120;

/// The rules of xiangqi under one choice of options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Xiangqi {
    /// How a third occurrence is ruled upon.
    pub repetition: Repetition,
    /// Sixty rounds without a capture are a draw.
    pub limit: bool,
    /// Moves that make the generals face each other are refused; otherwise they lose.
    pub refused: bool,
}

impl Xiangqi {
    /// Finds out whether the side to move is in check and whether the game has ended. (A king can be taken only where
    /// a given position left it attacked with the other side to move.)
    fn settle(&self, s: &mut State) {
        let side = s.side;
        if s.king(side) == GONE {
            s.end = End::Mate;
            return;
        }
        s.check = s.attacked(side, s.king(side), GONE, GONE, self.refused);
        s.end = if !self.refused && s.facing() {
            End::Facing
        } else if !s.any(self.refused) {
            if s.check { End::Mate } else { End::Stalemate }
        } else if self.limit && s.quiet >= LIMIT {
            End::Limit
        } else {
            End::None
        };
    }
}

impl Xiangqi {
    /// The position after the side to move, which is not in check, has done nothing.
    fn passed(&self, s: &State) -> State {
        let mut next = s.clone();
        next.turn_over();
        self.settle(&mut next);
        next
    }
}

impl Game for Xiangqi {
    type State = State;
    type Move = Move;
    type View = State;

    fn start(&self) -> State {
        fen::start()
    }

    fn turn(&self, s: &State) -> Turn {
        let (us, them) = (Seat(s.side), Seat(s.side ^ 1));
        Turn::Over(match s.end {
            End::None => return Turn::Seat(us),
            End::Mate => Outcome::lost(self, us, "mate"),
            End::Stalemate => Outcome::lost(self, us, "stalemate"),
            End::Facing => Outcome::lost(self, them, "facing"),
            End::Limit => Outcome::drawn(self, "limit"),
        })
    }

    fn moves(&self, s: &State, out: &mut Vec<Move>) {
        if s.end == End::None {
            s.each(self.refused, |m| out.push(m));
        }
    }

    fn count(&self, s: &State) -> usize {
        if s.end == End::None { s.count(self.refused) as usize } else { 0 }
    }

    fn sample(&self, s: &State, rng: &mut Rng) -> Move {
        s.pick(self.refused, |n| rng.below(n))
    }

    fn apply(&self, s: &mut State, m: Move) {
        s.shift(m);
        self.settle(s);
    }

    fn ruling(&self, past: &[State], s: &State) -> Option<Outcome> {
        if s.is_bare() { Some(Outcome::drawn(self, "material")) } else { self.rule(past, s) }
    }

    fn view(&self, s: &State, _eye: Eye) -> State {
        s.clone()
    }

    fn key(&self, s: &State) -> u64 {
        s.key
    }

    fn codes(&self) -> u32 {
        9000
    }

    fn code(&self, _s: &State, m: Move) -> u32 {
        u32::from(m.from) * PLACES as u32 + u32::from(m.to)
    }

    fn decode(&self, s: &State, code: u32) -> Option<Move> {
        let (from, to) = (code / PLACES as u32, code % PLACES as u32);
        let m = Move { from: u8::try_from(from).ok()?, to: to as u8 };
        (s.end == End::None && m.from < GONE && s.allows(m, self.refused)).then_some(m)
    }
}

impl Listed for Xiangqi {
    const ID: &'static str = "xiangqi";
    const KIND: Family = Family::Royal;
    const OPTIONS: &'static [Choice] = &[
        Choice { key: "repetition", values: &["asian", "checks", "draw"] },
        Choice { key: "limit", values: &["60", "none"] },
        Choice { key: "facing", values: &["refused", "loses"] },
    ];
    const CLOCKS: &'static [ClockSpec] = &[
        ClockSpec::main("plain", 600),
        ClockSpec { per_move: 45, forgiven: 2, ..ClockSpec::main("union", 3600) },
        ClockSpec { per_move: 60, countdown: 30, periods: 1, ..ClockSpec::main("portal", 1200) },
    ];
    const SEATS: &'static [&'static str] = &["red", "black"];

    fn with(picked: &[u8]) -> Self {
        let value = |option: usize| picked.get(option).copied().unwrap_or(0);
        Xiangqi {
            repetition: match value(0) {
                1 => Repetition::Checks,
                2 => Repetition::Draw,
                _ => Repetition::Asian,
            },
            limit: value(1) == 0,
            refused: value(2) == 0,
        }
    }
}
