//! The player of NoGo: tree search over safe points, helped by what came later in playouts.

use super::{Move, Nogo, State};
use crate::ai::{Brain, Budget, Guide, Level, Mcts, OpenMind, Plain, Score, Search, Thought};
use crate::board::Listed;
use crate::game::{Game, Seat};

/// The player.
pub const BRAIN: Brain = Brain {
    id: Nogo::ID,
    levels: [
        // Heat counts single lucky playouts: where few are made, it is only for who plays nearly anything.
        Level { nodes: 20, heat: 300.0 },
        Level::cool(100),
        Level::cool(600),
        Level::cool(4_000),
        Level::cool(40_000),
    ],
    solved: false,
    wake: || Box::new(OpenMind::<Nogo, _>::new(Plain(Player::new()))),
};

/// Searches as if fatal moves were refused: they lose anyway.
struct Player(Mcts<Nogo, Even>);

/// Treats all safe points alike.
struct Even;

impl Guide<Nogo> for Even {}

impl Player {
    fn new() -> Self {
        Player(Mcts::new(Even, 0.3, 1_000.0, 400_000))
    }
}

impl Search<Nogo> for Player {
    fn best(
        &mut self,
        game: &Nogo,
        past: &[State],
        s: &State,
        seat: Seat,
        budget: &mut Budget<'_, Move>,
    ) -> Option<Thought<Move>> {
        let safe = Nogo { refused: true, ..game.clone() };
        if let Some(thought) = self.0.best(&safe, past, s, seat, budget) {
            let late = u32::from(!game.refused);
            let score = match thought.score {
                Score::Win(plies) => Score::Win(plies + late),
                Score::Loss(plies) => Score::Loss(plies + late),
                other => other,
            };
            return Some(Thought { score, ..thought });
        }
        let mut any = Vec::new();
        game.moves(s, &mut any);
        let best = *any.first()?;
        Some(Thought { best, score: Score::Loss(1), depth: 0, nodes: 0, line: vec![best] })
    }
}
