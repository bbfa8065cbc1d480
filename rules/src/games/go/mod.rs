//! Go (围棋) by the Chinese rules: chains without a liberty are taken, and who surrounds more of the board wins.
//!
//! The last of the five source sheets, "004", ends with the heading 圍棋規則 and no text; so these are the usual Chinese rules.
//!
//! - Black begins on an empty board, or White where Black has stones of handicap; the players put stones in turn or
//!   pass. Enemy chains left without a liberty are taken; a stone that then has none itself cannot be put.
//! - Who has just lost one stone to a single stone may not take that stone at once (ko). Beyond that no position of the
//!   whole board may come again (`superko=positional`), or none with the same side to move (`situational`), or, with
//!   `simple`, nothing more is forbidden and a position that comes a third time ends the game undecided, which is this
//!   site's addition. Passing is always allowed.
//! - After two passes in a row the players mark dead chains. Who has nothing to add agrees; when both have agreed to the
//!   same marks the game is counted. Who does not agree has the game go on, the other moving; from then on two passes
//!   count the game with all stones alive.
//! - A side's area is its living stones and the empty points that only they surround. Black gives komi, 3¾ 子 as Chinese
//!   rules say or 7.5 points, which is the same. With a handicap of 2 or more stones Black gives as many points
//!   besides; a handicap of 1 is to begin without komi. Small boards have room for fewer stones than asked for.

mod board;
pub mod bot;
mod count;
mod marking;
mod moves;
mod sgf;
mod text;

use crate::board::{Choice, Kind, Listed};
use crate::game::{
    BadText, Customs, Eye, FileForm, Game, Imported, Outcome, Played, Rng, Seat, Turn, Why, mix,
};
use crate::stones::{self, Field, LARGE};

/// Sets of points.
pub type Bits = stones::Bits<LARGE>;

/// No bit.
const NOWHERE: u16 = u16::MAX;
/// Sizes of boards, by the option's value.
const SIZES: [usize; 7] = [9, 13, 19, 7, 5, 3, 2];
/// Twice the komi, by the option's value.
const KOMI: [i32; 6] = [15, 14, 13, 11, 1, 0];

/// Which repetitions are forbidden, beyond a ko.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Superko {
    /// Any position of the whole board.
    Positional,
    /// Any with the same side to move.
    Situational,
    /// None.
    Simple,
}

/// The rules under one choice of options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Go {
    /// The board.
    pub field: Field,
    /// Which repetitions are forbidden.
    pub superko: Superko,
    /// Twice the points that Black gives.
    pub given: i32,
    /// Black's stones of handicap.
    handicap: Vec<u16>,
    /// Two passes count the game at once, all stones alive: how searchers play.
    plain: bool,
}

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Stones are put.
    Play,
    /// Dead chains are marked; nobody has agreed to the marks as they are.
    Marking,
    /// The other side has agreed to the marks as they are.
    Agreed,
    /// The game has been counted.
    Over,
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// Black's stones and White's.
    pub stones: [Bits; 2],
    /// Those of them that are marked as dead.
    pub dead: Bits,
    /// Who moves next, or would if the game went on.
    pub mover: Seat,
    /// What is being done.
    pub stage: Stage,
    /// The last move was a pass.
    pub passed: bool,
    /// Play was resumed after marking.
    pub resumed: bool,
    /// Both sides' areas, once they are counted.
    pub area: [u16; 2],
    /// The bit where a ko may not be taken back, or [`NOWHERE`].
    ko: u16,
    /// The bit of the last stone put, or [`NOWHERE`]: where playouts look first.
    last: u16,
    /// How many stones there are, and the most there have been since the start: no position with more can have been.
    count: u16,
    most: u16,
    /// The key of the stones.
    board: u64,
}

/// A move. Points are counted in rows from the top left; a chain is known by its first point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Puts a stone on a point.
    Put(u16),
    /// Passes.
    Pass,
    /// Marks a chain as dead.
    Mark(u16),
    /// Agrees to the marks as they are.
    Agree,
    /// Has the game go on.
    Resume,
}

impl Go {
    /// The rules on a board of that size, with twice the komi and so many stones of handicap.
    pub fn new(size: usize, superko: Superko, komi: i32, handicap: usize) -> Self {
        let field = Field::new(size);
        let stones = count::handicap(size, handicap);
        let given = match handicap {
            1 => 0,
            _ => komi + 2 * stones.len() as i32,
        };
        Go { field, superko, given, handicap: stones, plain: false }
    }

    /// The same rules as searchers play them: without marking.
    fn for_search(&self) -> Self {
        Go { plain: true, ..self.clone() }
    }

    /// The empty points.
    pub fn empty(&self, s: &State) -> Bits {
        self.field.all.without(&s.stones[0]).without(&s.stones[1])
    }

    /// Gives the turn to the other side.
    fn hand_over(s: &mut State) {
        s.mover = s.mover.other();
    }

    fn pass(&self, s: &mut State) {
        Self::hand_over(s);
        (s.ko, s.last) = (NOWHERE, NOWHERE);
        if !s.passed {
            s.passed = true;
        } else if self.plain || s.resumed {
            self.end(s);
        } else {
            (s.stage, s.passed) = (Stage::Marking, false);
        }
    }

    /// Counts the game.
    fn end(&self, s: &mut State) {
        s.area = self.areas(s).map(|area| area.count() as u16);
        (s.stage, s.passed, s.resumed) = (Stage::Over, false, false);
    }

    /// The first positions' and marks' share of a key.
    fn manner(s: &State) -> u64 {
        let marks = s.dead.iter().fold(0, |key, bit| key ^ mix(1 << 32 | bit as u64));
        let flags = u64::from(s.ko) << 8
            | (s.stage as u64) << 3
            | u64::from(s.mover.0) << 2
            | u64::from(s.passed) << 1
            | u64::from(s.resumed);
        marks ^ mix(2 << 32 | flags)
    }
}

/// What a stone adds to a key.
#[inline]
fn stone_key(seat: Seat, bit: usize) -> u64 {
    mix((bit as u64) << 1 | u64::from(seat.0))
}

impl Game for Go {
    type State = State;
    type Move = Move;
    type View = State;

    fn start(&self) -> State {
        let mut stones = [Bits::default(); 2];
        self.handicap.iter().for_each(|&point| stones[0].add(self.field.bit(point)));
        self.position(stones, if self.handicap.is_empty() { Seat(0) } else { Seat(1) })
    }

    fn turn(&self, s: &State) -> Turn {
        if s.stage != Stage::Over {
            return Turn::Seat(s.mover);
        }
        Turn::Over(match self.margin(s) {
            0 => Outcome::drawn(self, "level"),
            lead => Outcome::won(self, Seat(u8::from(lead < 0)), "area"),
        })
    }

    fn moves(&self, s: &State, out: &mut Vec<Move>) {
        match s.stage {
            Stage::Play => {
                out.extend(self.field.points_of(&self.legal(s)).map(Move::Put));
                out.push(Move::Pass);
            }
            Stage::Marking | Stage::Agreed => {
                out.extend(self.unmarked(s).map(Move::Mark));
                out.extend([Move::Agree, Move::Resume]);
            }
            Stage::Over => {}
        }
    }

    /// Drawn uniformly among the stones that fill no eye of one's own; a pass where there is none, and now and then
    /// where there are hardly any. Marking is brief.
    fn sample(&self, s: &State, rng: &mut Rng) -> Move {
        if s.stage == Stage::Play {
            return self.draw(s, rng);
        }
        match rng.below(8) {
            0 => Move::Resume,
            1 | 2 => self.unmarked(s).next().map_or(Move::Agree, Move::Mark),
            _ => Move::Agree,
        }
    }

    fn apply(&self, s: &mut State, m: Move) {
        match m {
            Move::Put(point) => self.put(s, self.field.bit(point)),
            Move::Pass => self.pass(s),
            Move::Mark(point) => {
                s.dead = s.dead.or(&self.chain(s, self.field.bit(point)));
                s.stage = Stage::Marking;
            }
            Move::Agree if s.stage == Stage::Agreed => {
                Self::hand_over(s);
                self.end(s);
            }
            Move::Agree => {
                Self::hand_over(s);
                s.stage = Stage::Agreed;
            }
            Move::Resume => {
                Self::hand_over(s);
                (s.stage, s.resumed, s.dead) = (Stage::Play, true, Bits::default());
            }
        }
    }

    fn customs(&self, _s: &State) -> Customs {
        Customs::NO_DRAWS
    }

    fn banned(&self, past: &[State], s: &State, m: Move) -> Option<Why> {
        let Move::Put(point) = m else { return None };
        let board = self.board_after(s, self.field.bit(point))?;
        let same = |then: &State| match self.superko {
            Superko::Positional => then.board == board,
            Superko::Situational => then.board == board && then.mover != s.mover,
            Superko::Simple => false,
        };
        past.iter().any(same).then(|| Why::at("superko", [point]))
    }

    fn ruling(&self, past: &[State], s: &State) -> Option<Outcome> {
        let simple = self.superko == Superko::Simple && s.stage == Stage::Play;
        let times = || past.iter().filter(|then| then.board == s.board && Self::manner(then) == Self::manner(s)).count();
        (simple && times() >= 2).then(|| Outcome::drawn(self, "repetition"))
    }

    fn view(&self, s: &State, _eye: Eye) -> State {
        *s
    }

    fn key(&self, s: &State) -> u64 {
        s.board ^ Self::manner(s)
    }

    fn codes(&self) -> u32 {
        2 * self.field.points() as u32 + 3
    }

    fn code(&self, _s: &State, m: Move) -> u32 {
        let points = self.field.points() as u32;
        match m {
            Move::Put(point) => u32::from(point),
            Move::Pass => points,
            Move::Mark(point) => points + 1 + u32::from(point),
            Move::Agree => 2 * points + 1,
            Move::Resume => 2 * points + 2,
        }
    }

    fn decode(&self, s: &State, code: u32) -> Option<Move> {
        let points = self.field.points() as u32;
        let marking = matches!(s.stage, Stage::Marking | Stage::Agreed);
        let m = match code {
            _ if code < points => Move::Put(code as u16),
            _ if code == points => Move::Pass,
            _ if code <= 2 * points => Move::Mark((code - points - 1) as u16),
            _ if code == 2 * points + 1 => Move::Agree,
            _ if code == 2 * points + 2 => Move::Resume,
            _ => return None,
        };
        let legal = match m {
            Move::Put(point) => s.stage == Stage::Play && self.may_put(s, self.field.bit(point)),
            Move::Pass => s.stage == Stage::Play,
            Move::Mark(point) => marking && self.unmarked(s).any(|first| first == point),
            Move::Agree | Move::Resume => marking,
        };
        legal.then_some(m)
    }
}

impl Listed for Go {
    const ID: &'static str = "go";
    const KIND: Kind = Kind::Territory;
    const OPTIONS: &'static [Choice] = &[
        Choice { key: "size", values: &["9", "13", "19", "7", "5", "3", "2"] },
        Choice { key: "superko", values: &["positional", "situational", "simple"] },
        Choice { key: "komi", values: &["7.5", "7", "6.5", "5.5", "0.5", "0"] },
        Choice { key: "handicap", values: &["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"] },
    ];
    const SEATS: &'static [&'static str] = &["black", "white"];
    const FILES: &'static [FileForm] = &[FileForm { key: "sgf" }];

    fn with(picked: &[u8]) -> Self {
        let value = |option: usize| usize::from(picked.get(option).copied().unwrap_or(0));
        let superko = [Superko::Positional, Superko::Situational, Superko::Simple][value(1).min(2)];
        Go::new(SIZES[value(0).min(6)], superko, KOMI[value(2).min(5)], value(3).min(9))
    }

    fn export(&self, _file: usize, game: &Played<'_, Self>) -> String {
        sgf::write(self, game)
    }

    fn import(_file: usize, text: &str) -> Result<Imported, BadText> {
        sgf::read(text)
    }
}
