//! Search for several players and luck: every seat does what is best for itself (max^n), and luck is weighed.
//!
//! It looks ahead by depth, all moves and all luck, and knows no endings by history. A ply of luck costs depth only where
//! luck decides again.

use super::{Budget, Score, Search, Spent, Thought, listed, pick};
use crate::game::{Game, MAX_SEATS, Outcome, Seat, Turn};

/// How likely every seat is to win; partners share what is theirs.
pub type Shares = [f32; MAX_SEATS];

/// The deepest search.
const DEEPEST: u32 = 12;
/// An iteration is begun only if so many times what has been spent is given: as a rule the next costs that.
const GROWTH: u64 = 10;
/// The scale of shares where moves are picked by heat.
const WHOLE: f32 = 100_000.0;

/// Estimates for searchers that let every seat play for itself.
pub trait Share<G: Game>: Send {
    /// How likely every seat is to win, whoever decides next.
    fn shares(&self, game: &G, s: &G::State) -> Shares;
}

/// A searcher with such estimates.
pub struct MaxN<G: Game, S> {
    share: S,
    depth: u32,
    /// Moves of the open nodes, one node after the other.
    moves: Vec<G::Move>,
}

impl<G: Game, S: Share<G>> MaxN<G, S> {
    /// A searcher that never looks further ahead than so many moves of seats after its own.
    pub fn new(share: S, depth: u32) -> Self {
        MaxN { share, depth: depth.min(DEEPEST), moves: Vec::new() }
    }

    /// What a position is worth to every seat.
    fn value(&mut self, game: &G, s: &G::State, depth: u32, budget: &mut Budget<'_, G::Move>) -> Result<Shares, Spent> {
        budget.spend()?;
        let turn = game.turn(s);
        if let Turn::Over(outcome) = turn {
            return Ok(won(&outcome));
        }
        if depth == 0 {
            return Ok(self.share.shares(game, s));
        }
        let begin = self.moves.len();
        game.moves(s, &mut self.moves);
        let range = (begin, self.moves.len());
        let value = match turn.seat() {
            Some(seat) => self.choice(game, s, seat, range, depth - 1, budget)?,
            None => self.luck(game, s, range, depth, budget)?,
        };
        self.moves.truncate(begin);
        Ok(value)
    }

    /// The best for the seat that decides.
    fn choice(
        &mut self,
        game: &G,
        s: &G::State,
        seat: Seat,
        (begin, end): (usize, usize),
        depth: u32,
        budget: &mut Budget<'_, G::Move>,
    ) -> Result<Shares, Spent> {
        let mut best = [-1.0; MAX_SEATS];
        for at in begin..end {
            let mut next = s.clone();
            game.apply(&mut next, self.moves[at]);
            let value = self.value(game, &next, depth, budget)?;
            if value[seat.index()] > best[seat.index()] {
                best = value;
            }
        }
        Ok(best)
    }

    /// The mean over luck.
    fn luck(
        &mut self,
        game: &G,
        s: &G::State,
        (begin, end): (usize, usize),
        depth: u32,
        budget: &mut Budget<'_, G::Move>,
    ) -> Result<Shares, Spent> {
        let (mut sum, mut total) = ([0.0; MAX_SEATS], 0.0);
        for at in begin..end {
            let m = self.moves[at];
            let weight = game.weight(s, m) as f32;
            let mut next = s.clone();
            game.apply(&mut next, m);
            let less = u32::from(game.turn(&next) == Turn::Chance);
            let value = self.value(game, &next, depth - less, budget)?;
            for (sum, share) in sum.iter_mut().zip(value) {
                *sum += weight * share;
            }
            total += weight;
        }
        Ok(sum.map(|sum| sum / total))
    }
}

/// What an ending is worth: all to those on top.
fn won(outcome: &Outcome) -> Shares {
    outcome.place.map(|place| if place == 1 { 1.0 } else { 0.0 })
}

impl<G: Game, S: Share<G>> Search<G> for MaxN<G, S> {
    fn best(
        &mut self,
        game: &G,
        past: &[G::State],
        s: &G::State,
        seat: Seat,
        budget: &mut Budget<'_, G::Move>,
    ) -> Option<Thought<G::Move>> {
        let roots = listed(game, past, s);
        let mut values: Vec<i32> = vec![0; roots.len()];
        let told = |best: G::Move, value: i32, depth, nodes| {
            let score = Score::Odds((value as f32 * 1000.0 / WHOLE) as u32);
            Thought { best, score, depth, nodes, line: vec![best] }
        };
        let mut thought = told(*roots.first()?, 0, 0, 0);
        for depth in 0..=self.depth {
            self.moves.clear();
            let worth = |&m: &G::Move| {
                let mut next = s.clone();
                game.apply(&mut next, m);
                Ok((self.value(game, &next, depth, budget)?[seat.index()] * WHOLE) as i32)
            };
            let Ok(found) = roots.iter().map(worth).collect::<Result<Vec<i32>, Spent>>() else { break };
            values = found;
            let best = pick(&values, 0.0, &mut budget.rng);
            thought = told(roots[best], values[best], depth + 1, budget.spent);
            (budget.report)(&thought);
            if roots.len() == 1 || budget.spent > budget.nodes / GROWTH {
                break;
            }
        }
        if budget.heat > 0.0 {
            let at = pick(&values, budget.heat, &mut budget.rng);
            thought = told(roots[at], values[at], thought.depth, budget.spent);
        }
        thought.nodes = budget.spent;
        Some(thought)
    }
}
