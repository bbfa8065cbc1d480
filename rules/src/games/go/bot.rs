//! The player of Go: tree search helped by what came later in playouts, which answer atari and know small shapes.

mod guide;
mod shape;

use super::{Go, Move, Stage, State};
use crate::ai::{Brain, Budget, Level, Mcts, OpenMind, Plain, Score, Search, Thought};
use crate::board::Listed;
use crate::game::Seat;
use guide::Eyes;

/// The player.
pub const BRAIN: Brain = Brain {
    id: Go::ID,
    levels: [
        // Heat counts single lucky playouts: where few are made, it is only for who plays nearly anything.
        Level { nodes: 15, heat: 300.0 },
        Level::cool(120),
        Level::cool(700),
        Level::cool(4_000),
        Level::cool(25_000),
    ],
    solved: false,
    wake: || Box::new(OpenMind::<Go, _>::new(Plain(Player::new()))),
};

/// Searches without marking, and marks what playouts take to be dead.
struct Player(Mcts<Go, Eyes>);

impl Player {
    fn new() -> Self {
        Player(Mcts::new(Eyes::new(), 0.4, 600.0, 300_000))
    }
}

impl Search<Go> for Player {
    fn best(
        &mut self,
        game: &Go,
        past: &[State],
        s: &State,
        seat: Seat,
        budget: &mut Budget<'_, Move>,
    ) -> Option<Thought<Move>> {
        match s.stage {
            Stage::Play => {
                // A playout on a larger board takes longer: there are fewer of them.
                budget.nodes = budget.nodes.div_ceil((game.field.points() as u64 / 81).max(1));
                self.0.best(&game.for_search(), past, s, seat, budget)
            }
            Stage::Marking | Stage::Agreed => {
                let best = game.marking_move(s);
                Some(Thought { best, score: Score::Points(0), depth: 0, nodes: 0, line: vec![best] })
            }
            Stage::Over => None,
        }
    }
}
