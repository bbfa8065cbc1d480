//! How players of games with secrets think: in worlds that fit what their seat has seen they look ahead as if all were
//! known, and play what is best on the average over them.
//!
//! It works in stages. In each it deals worlds one after the other until its share of the budget is spent, and looks at
//! every move that is left in every world. The next stage keeps only the best moves, and looks deeper.

use super::alphabeta::AlphaBeta;
use super::{Budget, Judge, Score, Spent, Thought, pick};
use crate::game::{Game, Rng, Seat};

/// One stage of thinking about a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stage {
    /// How many of the best moves are looked at.
    pub moves: usize,
    /// How many plies follow a move before sharp moves alone count.
    pub depth: i32,
    /// Until which share of the budget is spent it goes on, in sixteenths.
    pub until: u64,
}

/// A searcher for single worlds, and the stages.
pub struct Worlds<G: Game, J: Judge<G>> {
    search: AlphaBeta<G, J>,
    stages: &'static [Stage],
}

/// A move with what it is worth on the average over the worlds of the last stage it was looked at in.
struct Choice<M> {
    m: M,
    value: i32,
    sum: i64,
    now: i32,
}

impl<G: Game, J: Judge<G>> Worlds<G, J> {
    /// A thinker that searches worlds so.
    pub fn new(search: AlphaBeta<G, J>, stages: &'static [Stage]) -> Self {
        Worlds { search, stages }
    }

    /// The moves in a world, the likeliest first, lower codes before higher.
    fn choices(&self, game: &G, world: &G::State) -> Vec<Choice<G::Move>> {
        let mut moves = Vec::new();
        game.moves(world, &mut moves);
        let (judge, note) = (self.search.judge(), self.search.judge().note(game, world));
        let sharp = |m| (judge.noisy(game, world, &note, m), judge.order(game, world, &note, m));
        moves.sort_by_cached_key(|&m| (std::cmp::Reverse(sharp(m)), game.code(world, m)));
        moves.into_iter().map(|m| Choice { m, value: 0, sum: 0, now: 0 }).collect()
    }

    /// Looks at these moves in one more world.
    fn look(
        &mut self,
        game: &G,
        (world, seat): (&G::State, Seat),
        depth: i32,
        choices: &mut [Choice<G::Move>],
        budget: &mut Budget<'_, G::Move>,
    ) -> Result<(), Spent> {
        for choice in choices.iter_mut() {
            let mut after = world.clone();
            game.apply(&mut after, choice.m);
            choice.now = self.search.worth(game, &after, seat, depth, budget)?;
        }
        choices.iter_mut().for_each(|choice| choice.sum += i64::from(choice.now));
        Ok(())
    }

    fn thought(&self, choice: &Choice<G::Move>, stage: usize, nodes: u64) -> Thought<G::Move> {
        let score = if stage == 0 { Score::Odds(500) } else { self.search.judge().score(choice.value) };
        let depth = stage.checked_sub(1).map_or(0, |last| self.stages[last].depth as u32 + 1);
        Thought { best: choice.m, score, depth, nodes, line: vec![choice.m] }
    }
}

impl<G: Game, J: Judge<G>> Worlds<G, J> {
    /// The best move in the worlds that `deal` deals, all of which the seat to move may find itself in.
    pub fn think(
        &mut self,
        game: &G,
        seat: Seat,
        deal: &mut dyn FnMut(&mut Rng) -> G::State,
        budget: &mut Budget<'_, G::Move>,
    ) -> Option<Thought<G::Move>> {
        let mut world = deal(&mut budget.rng);
        let mut choices = self.choices(game, &world);
        let mut kept = choices.len();
        if kept < 2 {
            return choices.first().map(|only| self.thought(only, 0, budget.spent));
        }
        self.search.begin(game);
        let mut done = 0;
        for (i, stage) in self.stages.iter().enumerate() {
            kept = kept.min(stage.moves).max(1);
            choices[..kept].iter_mut().for_each(|choice| choice.sum = 0);
            let whole = budget.nodes;
            budget.nodes = (u128::from(whole) * u128::from(stage.until) / 16) as u64;
            let mut worlds = 0;
            while self.look(game, (&world, seat), stage.depth, &mut choices[..kept], budget).is_ok() {
                worlds += 1;
                world = deal(&mut budget.rng);
            }
            budget.nodes = whole;
            if worlds == 0 {
                continue;
            }
            choices[..kept].iter_mut().for_each(|choice| choice.value = (choice.sum / worlds) as i32);
            choices[..kept].sort_by_key(|choice| std::cmp::Reverse(choice.value));
            done = i + 1;
            (budget.report)(&self.thought(&choices[0], done, budget.spent));
        }
        let values: Vec<i32> = choices[..kept].iter().map(|choice| choice.value).collect();
        let at = pick(&values, budget.heat, &mut budget.rng);
        Some(self.thought(&choices[at], done, budget.spent))
    }
}
