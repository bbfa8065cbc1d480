//! Players: opinion, not law. A searcher works on states, a bot on views, a mind on records or views as data.

use crate::game::{Game, Rng, Seat};
use crate::play::Record;

/// What a position is worth to the seat that thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// An estimate in hundredths of a man (or of the game's unit).
    Points(i32),
    /// An estimate as the chance to win, in thousandths.
    Odds(u32),
    /// Known to be won, in this many plies.
    Win(u32),
    /// Known to be lost, in this many plies.
    Loss(u32),
    /// Known to be drawn.
    Draw,
}

/// What a player has found so far: its best move, what it is worth, and how that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought<M> {
    /// The move it would play now.
    pub best: M,
    /// What that is worth to the seat that thinks.
    pub score: Score,
    /// Completed plies of search, 0 where depth means nothing.
    pub depth: u32,
    /// Nodes or playouts spent.
    pub nodes: u64,
    /// The line it expects, beginning with `best`.
    pub line: Vec<M>,
}

/// The budget is spent, or somebody said stop: what has been completed stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spent;

/// What a player may spend.
pub struct Budget<'a, M> {
    /// Nodes or playouts it may visit.
    pub nodes: u64,
    /// Those it has visited.
    pub spent: u64,
    /// Asked every 1 024 nodes: whether to stop.
    pub stop: &'a mut dyn FnMut() -> bool,
    /// Told of every better thought.
    pub report: &'a mut dyn FnMut(&Thought<M>),
    /// The only source of chance.
    pub rng: Rng,
    /// How freely it picks among good moves: 0 plays the best, larger is weaker.
    pub heat: f32,
}

impl<M> Budget<'_, M> {
    /// Counts one node.
    pub fn spend(&mut self) -> Result<(), Spent> {
        if self.spent >= self.nodes || (self.spent % 1024 == 1023 && (self.stop)()) {
            return Err(Spent);
        }
        self.spent += 1;
        Ok(())
    }
}

/// A player of one strength: what it may spend, and how freely it picks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// Nodes or playouts a move.
    pub nodes: u64,
    /// See [`Budget::heat`].
    pub heat: f32,
}

/// Works on a state, whoever may see it. Returns nothing only where there is no move.
pub trait Search<G: Game>: Send {
    /// The best move found within the budget; some legal move even where the budget is nothing.
    fn best(
        &mut self,
        game: &G,
        past: &[G::State],
        s: &G::State,
        seat: Seat,
        budget: &mut Budget<'_, G::Move>,
    ) -> Option<Thought<G::Move>>;
}

/// Sees a view, never a state it should not know.
pub trait Bot<G: Game>: Send {
    /// The best move found within the budget.
    fn choose(
        &mut self,
        game: &G,
        past: &[G::View],
        view: &G::View,
        seat: Seat,
        budget: &mut Budget<'_, G::Move>,
    ) -> Option<Thought<G::Move>>;
}

/// Evaluation for searchers that look ahead by depth.
pub trait Judge<G: Game>: Send {
    /// What `s` is worth to `seat`, in hundredths of a man.
    fn eval(&self, game: &G, s: &G::State, seat: Seat) -> i32;
    /// Which moves to try first: larger is earlier.
    fn order(&self, _game: &G, _s: &G::State, _m: G::Move) -> i32 {
        0
    }
    /// Whether a move is too sharp to stop the search before it.
    fn noisy(&self, _game: &G, _s: &G::State, _m: G::Move) -> bool {
        false
    }
}

/// Guidance for searchers that play games out.
pub trait Guide<G: Game>: Send {
    /// How likely a move is to be good, relative to the others.
    fn prior(&self, _game: &G, _s: &G::State, _m: G::Move) -> f32 {
        1.0
    }
    /// The next move of a playout.
    fn playout(&self, game: &G, s: &G::State, rng: &mut Rng) -> G::Move {
        game.sample(s, rng)
    }
}

/// What a mind is shown: the record of an open game, or what one seat sees of one with secrets.
pub enum Sight<'a> {
    /// The whole game.
    Record(&'a Record),
    /// One seat's view, as that game writes it, and the options.
    View(&'a [u8], &'a [u8]),
}

/// A question to a mind.
pub struct Ask<'a> {
    /// What it is shown.
    pub sight: Sight<'a>,
    /// For which seat it thinks.
    pub seat: Seat,
    /// What it may spend and how freely it picks.
    pub level: Level,
    /// The seed of its random draws.
    pub seed: u64,
}

/// A player of one game with its types erased: what workers and commands talk to.
pub trait Mind: Send {
    /// Its move as a code, with the line as codes; nothing if the sight is damaged or there is no move.
    fn think(
        &mut self,
        ask: &Ask<'_>,
        stop: &mut dyn FnMut() -> bool,
        report: &mut dyn FnMut(&Thought<u32>),
    ) -> Option<Thought<u32>>;
}

/// What is known of a game's player before it is woken.
pub struct Brain {
    /// The game's id.
    pub id: &'static str,
    /// Its five levels, the weakest first.
    pub levels: [Level; 5],
    /// A new player.
    pub wake: fn() -> Box<dyn Mind>,
}
