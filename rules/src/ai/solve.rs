//! Solving small games exactly: who wins every position, and how soon.

use super::{Budget, Score, Search, Thought};
use crate::game::{Game, Seat, Turn};

/// A game of two seats whose positions can be numbered.
pub trait Ranked: Game {
    /// Whether every move leads to a smaller number, so that one pass solves all.
    const FALLING: bool;

    /// How many numbers there are.
    fn size(&self) -> u32;
    /// The number of a position in which the game goes on. Whose turn it is may be left out where both sides can do
    /// the same.
    fn number(&self, s: &Self::State) -> u32;
    /// A position with that number, if there is one in which the game goes on.
    fn position(&self, number: u32) -> Option<Self::State>;
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

/// All values of a game under one choice of options.
pub struct Solution {
    packed: Vec<u16>,
}

impl Solution {
    /// Solves the game.
    pub fn of<G: Ranked>(game: &G) -> Self {
        let mut solution = Solution { packed: vec![0; game.size() as usize] };
        let mut moves = Vec::new();
        if G::FALLING {
            for number in 0..game.size() {
                if let Some(s) = game.position(number) {
                    solution.packed[number as usize] = solution.look(game, &s, &mut moves).0.packed();
                }
            }
            return solution;
        }
        // One pass for each number of plies: what ends in so many is decided by what ends sooner.
        for plies in 1.. {
            let mut found = Vec::new();
            for number in (0..game.size()).filter(|&n| solution.packed[n as usize] == 0) {
                let Some(s) = game.position(number) else { continue };
                let (value, sure) = solution.look(game, &s, &mut moves);
                if sure && value.plies() == Some(plies) {
                    found.push((number, value.packed()));
                }
            }
            if found.is_empty() {
                break;
            }
            for (number, packed) in found {
                solution.packed[number as usize] = packed;
            }
        }
        solution
    }

    /// The best value among the moves of a position, and whether it is sure while unknown positions count as drawn.
    fn look<G: Ranked>(&self, game: &G, s: &G::State, moves: &mut Vec<G::Move>) -> (Value, bool) {
        let Turn::Seat(seat) = game.turn(s) else { return (Value::Draw, true) };
        moves.clear();
        game.moves(s, moves);
        let values = moves.iter().map(|&m| self.after(game, s, m, seat));
        let best = values.max_by_key(|v| v.worth()).unwrap_or(Value::Draw);
        (best, best != Value::Draw)
    }

    /// What a move is worth to the seat that plays it.
    fn after<G: Ranked>(&self, game: &G, s: &G::State, m: G::Move, seat: Seat) -> Value {
        let mut next = s.clone();
        game.apply(&mut next, m);
        match game.turn(&next) {
            Turn::Over(outcome) => match outcome.sign(seat) {
                0 => Value::Draw,
                sign if sign > 0 => Value::Win(1),
                _ => Value::Loss(1),
            },
            turn => self.value(game, &next).before(turn != Turn::Seat(seat)),
        }
    }

    /// The value of a position in which the game goes on.
    pub fn value<G: Ranked>(&self, game: &G, s: &G::State) -> Value {
        Value::unpacked(self.packed[game.number(s) as usize])
    }

    /// All values by number.
    pub fn values(&self) -> impl Iterator<Item = Value> {
        self.packed.iter().map(|&packed| Value::unpacked(packed))
    }
}

/// A player that knows a solved game by heart. With a budget below the size of the game it only sees ends that are
/// near: as many plies as the budget has binary digits.
pub struct Solved<G: Ranked> {
    /// The game that was solved last.
    known: Option<(G, Solution)>,
}

impl<G: Ranked + PartialEq> Default for Solved<G> {
    fn default() -> Self {
        Solved { known: None }
    }
}

impl<G: Ranked + Clone + PartialEq> Solved<G> {
    fn solution(&mut self, game: &G) -> &Solution {
        if self.known.as_ref().is_none_or(|(known, _)| known != game) {
            self.known = None;
        }
        let (_, solution) = self.known.get_or_insert_with(|| (game.clone(), Solution::of(game)));
        solution
    }
}

impl<G: Ranked + Clone + PartialEq> Search<G> for Solved<G> {
    fn best(
        &mut self,
        game: &G,
        past: &[G::State],
        s: &G::State,
        seat: Seat,
        budget: &mut Budget<'_, G::Move>,
    ) -> Option<Thought<G::Move>> {
        let mut moves = Vec::new();
        game.moves(s, &mut moves);
        moves.retain(|&m| game.banned(past, s, m).is_none());
        moves.sort_by_key(|&m| game.code(s, m));
        moves.first()?;
        let solution = self.solution(game);
        let whole = budget.nodes >= u64::from(game.size());
        let horizon = (u64::BITS - budget.nodes.leading_zeros()) as u16;
        let seen = |m| match solution.after(game, s, m, seat) {
            value if whole || value.plies().is_some_and(|plies| plies <= horizon) => value,
            _ => Value::Draw,
        };
        let values: Vec<Value> = moves.iter().map(|&m| seen(m)).collect();
        let most = values.iter().map(|v| v.worth()).max()?;
        let best: Vec<usize> = (0..moves.len()).filter(|&i| values[i].worth() == most).collect();
        let at = if whole { best[0] } else { budget.rng.pick(&best) };
        budget.spent = budget.nodes.min(moves.len() as u64);
        let score = if whole || values[at] != Value::Draw { values[at].into() } else { Score::Points(0) };
        let mut line = vec![moves[at]];
        if whole {
            let mut next = s.clone();
            game.apply(&mut next, moves[at]);
            while let Turn::Seat(seat) = game.turn(&next) {
                moves.clear();
                game.moves(&next, &mut moves);
                moves.sort_by_key(|&m| game.code(&next, m));
                let Some(&m) = moves.iter().rev().max_by_key(|&&m| solution.after(game, &next, m, seat).worth()) else {
                    break;
                };
                line.push(m);
                if line.len() >= 60 {
                    break;
                }
                game.apply(&mut next, m);
            }
        }
        let thought = Thought { best: line[0], score, depth: 0, nodes: budget.spent, line };
        (budget.report)(&thought);
        Some(thought)
    }

    fn verdict(&mut self, game: &G, s: &G::State, _tell: &mut dyn FnMut(u32)) -> Option<Score> {
        Some(self.solution(game).value(game, s).into())
    }
}
