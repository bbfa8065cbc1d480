//! The player of solved games.

use super::{Ranked, Solution, Value};
use crate::ai::{Budget, Score, Search, Thought, listed};
use crate::game::{Seat, Turn};

/// A player that knows a solved game by heart. With a budget below the size of the game it only sees ends that are
/// near: as many plies as the budget has binary digits.
pub struct Solved<G: Ranked> {
    /// The game that was solved last.
    known: Option<(G, Solution)>,
}

impl<G: Ranked> Default for Solved<G> {
    fn default() -> Self {
        Solved { known: None }
    }
}

impl<G: Ranked + Clone> Solved<G> {
    fn solution(&mut self, game: &G, tell: &mut dyn FnMut(u32)) -> &Solution {
        if self.known.as_ref().is_none_or(|(known, _)| !known.same_values(game)) {
            self.known = None;
        }
        let (_, solution) = self.known.get_or_insert_with(|| (game.clone(), Solution::of(game, tell)));
        solution
    }
}

/// How many in a thousand replies throw the draw away that a move keeps.
fn trap<G: Ranked>(game: &G, solution: &Solution, s: &G::State, m: G::Move) -> usize {
    let mut next = s.clone();
    game.apply(&mut next, m);
    let Turn::Seat(seat) = game.turn(&next) else { return 0 };
    let replies = listed(game, &[], &next);
    let bad = replies.iter().filter(|&&reply| matches!(solution.after(game, &next, reply, seat), Value::Loss(_)));
    bad.count() * 1000 / replies.len().max(1)
}

/// The line that best play makes of a position after this move.
fn line<G: Ranked>(game: &G, solution: &Solution, s: &G::State, first: G::Move) -> Vec<G::Move> {
    let mut line = vec![first];
    let mut next = s.clone();
    game.apply(&mut next, first);
    while let Turn::Seat(seat) = game.turn(&next)
        && line.len() < 60
        && solution.value(game, &next) != Value::Draw
    {
        let moves = listed(game, &[], &next);
        let Some(&m) = moves.iter().rev().max_by_key(|&&m| solution.after(game, &next, m, seat).worth()) else {
            break;
        };
        line.push(m);
        game.apply(&mut next, m);
    }
    line
}

impl<G: Ranked + Clone> Search<G> for Solved<G> {
    fn best(
        &mut self,
        game: &G,
        past: &[G::State],
        s: &G::State,
        seat: Seat,
        budget: &mut Budget<'_, G::Move>,
    ) -> Option<Thought<G::Move>> {
        let moves = listed(game, past, s);
        moves.first()?;
        let solution = self.solution(game, budget.tell);
        let whole = budget.nodes >= u64::from(game.size());
        let horizon = (u64::BITS - budget.nodes.leading_zeros()) as u16;
        let seen = |m| match solution.after(game, s, m, seat) {
            value if whole || value.plies().is_some_and(|plies| plies <= horizon) => value,
            _ => Value::Draw,
        };
        let values: Vec<Value> = moves.iter().map(|&m| seen(m)).collect();
        let most = values.iter().map(|v| v.worth()).max()?;
        let mut best: Vec<usize> = (0..moves.len()).filter(|&i| values[i].worth() == most).collect();
        if whole {
            // All draws are the same to the solution, but not to whoever has to find the way.
            let traps = |&i: &usize| if most == 0 { trap(game, solution, s, moves[i]) } else { 0 };
            let traps: Vec<usize> = best.iter().map(traps).collect();
            let most = traps.iter().copied().max()?;
            best = best.into_iter().zip(traps).filter(|&(_, trap)| trap == most).map(|(i, _)| i).collect();
        }
        let at = if whole && most != 0 { best[0] } else { budget.rng.pick(&best) };
        budget.spent = budget.nodes.min(moves.len() as u64);
        let score = if whole || values[at] != Value::Draw { values[at].into() } else { Score::Points(0) };
        let line = if whole { line(game, solution, s, moves[at]) } else { vec![moves[at]] };
        let thought = Thought { best: line[0], score, depth: 0, nodes: budget.spent, line };
        (budget.report)(&thought);
        Some(thought)
    }

    fn verdict(&mut self, game: &G, s: &G::State, tell: &mut dyn FnMut(u32)) -> Option<Score> {
        Some(self.solution(game, tell).value(game, s).into())
    }
}
