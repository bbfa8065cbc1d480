//! Solving small games exactly: who wins every position, and how soon.
//!
//! What is solved is the board alone: endings by history (repetition, quiet limits) are not looked at. A position that
//! nobody can force is a draw, which is what repetition makes of it.

mod player;

pub use player::Solved;

use super::Score;
use crate::game::{Game, Seat, Turn};

/// A game of two seats whose positions can be numbered.
pub trait Ranked: Game {
    /// Whether every move leads to a smaller number, so that one pass solves all.
    const FALLING: bool;

    /// How many numbers there are.
    fn size(&self) -> u32;
    /// The number of a position. Positions of equal worth may share one: those that are alike by symmetry, or by whose
    /// turn it is where both sides can do the same. Positions in which the game has ended need one unless
    /// [`Ranked::FALLING`].
    fn number(&self, s: &Self::State) -> u32;
    /// A position with that number, if there is one.
    fn position(&self, number: u32) -> Option<Self::State>;
    /// Appends the positions from which one move leads to `s`, each once or more. Not needed if [`Ranked::FALLING`].
    fn sources(&self, _s: &Self::State, _out: &mut Vec<Self::State>) {}
    /// How many positions share this one's number.
    fn shared(&self, _s: &Self::State) -> u32 {
        1
    }
    /// Whether other options leave all values as they are.
    fn same_values(&self, other: &Self) -> bool;
}

/// What a position is worth to the seat to move, in plies to the end with best play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// Won, in so many plies; the winner hurries.
    Win(u16),
    /// Lost, in so many plies; the loser delays.
    Loss(u16),
    /// Neither.
    Draw,
}

impl Value {
    const fn packed(self) -> u16 {
        match self {
            Value::Draw => 0,
            Value::Win(plies) => plies * 2 + 1,
            Value::Loss(plies) => plies * 2 + 2,
        }
    }

    const fn unpacked(packed: u16) -> Value {
        match packed {
            0 => Value::Draw,
            odd if odd % 2 == 1 => Value::Win(odd / 2),
            even => Value::Loss(even / 2 - 1),
        }
    }

    /// The larger the better for the seat to move.
    fn worth(self) -> i32 {
        match self {
            Value::Win(plies) => 100_000 - i32::from(plies),
            Value::Draw => 0,
            Value::Loss(plies) => i32::from(plies) - 100_000,
        }
    }

    /// The same one ply earlier, seen by another seat if the turn went over.
    fn before(self, turned: bool) -> Value {
        match (self, turned) {
            (Value::Win(plies), true) | (Value::Loss(plies), false) => Value::Loss(plies + 1),
            (Value::Loss(plies), true) | (Value::Win(plies), false) => Value::Win(plies + 1),
            (Value::Draw, _) => Value::Draw,
        }
    }

    /// The plies to the end, if there is one.
    pub fn plies(self) -> Option<u16> {
        match self {
            Value::Win(plies) | Value::Loss(plies) => Some(plies),
            Value::Draw => None,
        }
    }
}

impl From<Value> for Score {
    fn from(value: Value) -> Score {
        match value {
            Value::Win(plies) => Score::Win(plies.into()),
            Value::Loss(plies) => Score::Loss(plies.into()),
            Value::Draw => Score::Draw,
        }
    }
}

/// Tells now and then that so many numbers of all have been looked at, which is `whole` thousandths of the work.
fn step(number: u32, size: u32, whole: u32, tell: &mut dyn FnMut(u32)) {
    const EVERY: u32 = 1 << 16;
    if number.is_multiple_of(EVERY) {
        tell((u64::from(number) * u64::from(whole) / u64::from(size.max(1))) as u32);
    }
}

/// All values of a game under one choice of options.
pub struct Solution {
    packed: Vec<u16>,
}

impl Solution {
    /// Solves the game; `tell` is told how much is done, in thousandths.
    pub fn of<G: Ranked>(game: &G, tell: &mut dyn FnMut(u32)) -> Self {
        let mut solution = Solution { packed: vec![0; game.size() as usize] };
        if G::FALLING {
            solution.rise(game, tell);
        } else {
            solution.retreat(game, tell);
        }
        solution
    }

    /// Solves from the smallest number upwards: every move leads to what is known.
    fn rise<G: Ranked>(&mut self, game: &G, tell: &mut dyn FnMut(u32)) {
        let mut moves = Vec::new();
        for number in 0..game.size() {
            step(number, game.size(), 1000, tell);
            let Some(s) = game.position(number) else { continue };
            let Turn::Seat(seat) = game.turn(&s) else { continue };
            moves.clear();
            game.moves(&s, &mut moves);
            let values = moves.iter().map(|&m| self.after(game, &s, m, seat));
            let best = values.max_by_key(|v| v.worth()).unwrap_or(Value::Draw);
            self.packed[number as usize] = best.packed();
        }
    }

    /// Solves from the ends backwards, one pass for each number of plies: what ends in so many is found from what ends
    /// one ply sooner. What is never found is drawn.
    fn retreat<G: Ranked>(&mut self, game: &G, tell: &mut dyn FnMut(u32)) {
        let mut ended = |number: &u32| {
            step(*number, game.size(), 500, tell);
            game.position(*number).is_some_and(|s| game.turn(&s).outcome().is_some())
        };
        let mut edge: Vec<u32> = (0..game.size()).filter(&mut ended).collect();
        // How many passes there will be is not known: each is taken for a part of what is left.
        let mut left = 500;
        let (mut sources, mut moves) = (Vec::new(), Vec::new());
        let mut plies = 0;
        while !edge.is_empty() {
            plies += 1;
            let mut found = Vec::new();
            for s in edge.iter().filter_map(|&number| game.position(number)) {
                sources.clear();
                game.sources(&s, &mut sources);
                for before in &sources {
                    let number = game.number(before);
                    let Turn::Seat(seat) = game.turn(before) else { continue };
                    if self.packed[number as usize] != Value::Draw.packed() {
                        continue;
                    }
                    let value = match self.reached(game, &s, seat) {
                        Value::Win(plies) => Value::Win(plies),
                        Value::Loss(_) if self.all_lost(game, before, seat, plies, &mut moves) => Value::Loss(plies),
                        _ => continue,
                    };
                    self.packed[number as usize] = value.packed();
                    found.push(number);
                }
            }
            edge = found;
            left -= left / 12;
            tell(1000 - left);
        }
    }

    /// Whether every move is known to lose within so many plies.
    fn all_lost<G: Ranked>(&self, game: &G, s: &G::State, seat: Seat, plies: u16, moves: &mut Vec<G::Move>) -> bool {
        moves.clear();
        game.moves(s, moves);
        moves.iter().all(|&m| matches!(self.after(game, s, m, seat), Value::Loss(soon) if soon <= plies))
    }

    /// What a move is worth to the seat that plays it.
    fn after<G: Ranked>(&self, game: &G, s: &G::State, m: G::Move, seat: Seat) -> Value {
        let mut next = s.clone();
        game.apply(&mut next, m);
        self.reached(game, &next, seat)
    }

    /// What it is worth to a seat to have just moved to a position.
    fn reached<G: Ranked>(&self, game: &G, next: &G::State, seat: Seat) -> Value {
        match game.turn(next) {
            Turn::Over(outcome) => match outcome.sign(seat) {
                0 => Value::Draw,
                sign if sign > 0 => Value::Win(1),
                _ => Value::Loss(1),
            },
            turn => self.value(game, next).before(turn != Turn::Seat(seat)),
        }
    }

    /// The value of a position in which the game goes on.
    pub fn value<G: Ranked>(&self, game: &G, s: &G::State) -> Value {
        Value::unpacked(self.packed[game.number(s) as usize])
    }
}
