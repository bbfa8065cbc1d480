//! Players: opinion, not law. A searcher works on states, a bot on views, a mind on records or views as data.
//!
//! **A player is repeatable**: what it plays depends on the position, the level and the seed alone, never on the clock,
//! the machine or what it was asked before (law 12).

mod alphabeta;
mod heat;
mod maxn;
mod mcts;
mod mind;
mod solve;
mod table;
mod worlds;

pub use alphabeta::{AlphaBeta, Features};
pub use heat::pick;
pub use maxn::{MaxN, Share, Shares};
pub use mcts::Mcts;
pub use mind::{HiddenMind, OpenMind, Plain};
pub use solve::{Ranked, Solution, Solved, Value};
pub use worlds::{Stage, Worlds};

use crate::game::{Game, Outcome, Rng, Seat};
use crate::play::{Record, Table};

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

impl Score {
    /// The same worth to the other side.
    pub fn reversed(self) -> Score {
        match self {
            Score::Points(points) => Score::Points(-points),
            Score::Odds(odds) => Score::Odds(1000 - odds.min(1000)),
            Score::Win(plies) => Score::Loss(plies),
            Score::Loss(plies) => Score::Win(plies),
            Score::Draw => Score::Draw,
        }
    }
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
    /// Told how much of a preparation is done, in thousandths: solving a game before the first move.
    pub tell: &'a mut dyn FnMut(u32),
    /// The only source of chance.
    pub rng: Rng,
    /// How freely it picks among good moves: 0 plays the best, larger is weaker.
    pub heat: f32,
}

impl<M> Budget<'_, M> {
    /// Counts one node.
    #[inline]
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

impl Level {
    /// A player that always plays the best move it finds.
    pub const fn cool(nodes: u64) -> Self {
        Level { nodes, heat: 0.0 }
    }
}

/// The moves of a position that its past allows, lower codes before higher.
fn listed<G: Game>(game: &G, past: &[G::State], s: &G::State) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(s, &mut moves);
    moves.retain(|&m| game.banned(past, s, m).is_none());
    moves.sort_by_cached_key(|&m| game.code(s, m));
    moves
}

/// Works on a state, whoever may see it. Returns nothing only where there is no move.
pub trait Search<G: Game>: Send {
    /// The best move found within the budget; some legal move even where the budget is nothing.
    /// `past` ends with the state before `s`, and `seat` is to move in `s`.
    fn best(
        &mut self,
        game: &G,
        past: &[G::State],
        s: &G::State,
        seat: Seat,
        budget: &mut Budget<'_, G::Move>,
    ) -> Option<Thought<G::Move>>;

    /// What the position is worth to the seat to move, if this searcher knows it for certain. `tell` as in [`Budget`].
    fn verdict(&mut self, _game: &G, _s: &G::State, _tell: &mut dyn FnMut(u32)) -> Option<Score> {
        None
    }
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

    /// What the position is worth to the seat to move, if this bot knows it for certain. `tell` as in [`Budget`].
    fn verdict(&mut self, _game: &G, _view: &G::View, _tell: &mut dyn FnMut(u32)) -> Option<Score> {
        None
    }
}

/// Evaluation for searchers that look ahead by depth.
pub trait Judge<G: Game>: Send {
    /// What it keeps along a line of play so that evaluating is cheap; `()` where it keeps nothing.
    type Note: Clone + Send;

    /// The note of a position from scratch.
    fn note(&self, game: &G, s: &G::State) -> Self::Note;
    /// Carries the note of `before` along a move that led to `s`.
    fn carry(&self, _game: &G, _before: &G::State, _m: G::Move, _s: &G::State, _note: &mut Self::Note) {}
    /// What `s` is worth to `seat`, in hundredths of a man. Where two sides play, the opposite of what it is worth to
    /// the other.
    fn eval(&self, game: &G, s: &G::State, note: &Self::Note, seat: Seat) -> i32;
    /// Appends the moves worth looking at, and at least one where there is any.
    fn moves(&self, game: &G, s: &G::State, _note: &Self::Note, out: &mut Vec<G::Move>) {
        game.moves(s, out);
    }
    /// Appends the moves that a player of that heat may pick from at the root: where heat can reach what loses, those
    /// that [`Judge::moves`] leaves out because they overlook something.
    fn choices(&self, game: &G, s: &G::State, note: &Self::Note, _heat: f32, out: &mut Vec<G::Move>) {
        self.moves(game, s, note, out);
    }
    /// Appends the moves too sharp to stop the search before them.
    fn noises(&self, _game: &G, _s: &G::State, _note: &Self::Note, _out: &mut Vec<G::Move>) {}
    /// Whether a move is one of the sharp ones.
    fn noisy(&self, _game: &G, _s: &G::State, _note: &Self::Note, _m: G::Move) -> bool {
        false
    }
    /// Which moves to try first: larger is earlier, below 65 536 either way. Sharp moves come before the others.
    fn order(&self, _game: &G, _s: &G::State, _note: &Self::Note, _m: G::Move) -> i32 {
        0
    }
    /// The most that a sharp move can win at once; those that cannot reach the window are not followed.
    fn gain(&self, _game: &G, _s: &G::State, _note: &Self::Note, _m: G::Move) -> i32 {
        i32::MAX / 4
    }
    /// Whether the position must not be evaluated as it stands: a check, a forced reply.
    fn tense(&self, _game: &G, _s: &G::State, _note: &Self::Note) -> bool {
        false
    }
    /// The position after the seat to move has done nothing, where a move is as a rule better than none.
    fn pass(&self, _game: &G, _s: &G::State) -> Option<G::State> {
        None
    }
    /// How the search sees endings by history: it may judge them earlier than the rules do.
    fn ruling(&self, game: &G, past: &[G::State], s: &G::State) -> Option<Outcome> {
        game.ruling(past, s)
    }
    /// What a win at once is worth: above all estimates. Games of luck keep it on the scale of their estimates.
    fn win(&self) -> i32 {
        1_000_000
    }
    /// An estimate as people are told it.
    fn score(&self, value: i32) -> Score {
        Score::Points(value)
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
    /// How many plies a playout may last.
    fn patience(&self) -> u32 {
        1000
    }
    /// Who wins where patience ends: 1 if `seat` does, -1 if another does, 0 if nobody.
    fn guess(&self, _game: &G, _s: &G::State, _seat: Seat, _rng: &mut Rng) -> i32 {
        0
    }
}

/// What a mind is shown: the record of an open game, or what one seat sees of one with secrets.
pub enum Sight<'a> {
    /// The whole game.
    Record(&'a Record),
    /// The options as indices, and the asked seat's view as [`Table::sight`] writes it.
    View(&'a [u8], &'a [u8]),
}

/// What a seat's mind may be shown of a table.
pub enum Shown {
    /// The whole game: nothing is hidden.
    Record(Record),
    /// The options and the seat's view.
    View(Vec<u8>, Vec<u8>),
}

impl Shown {
    /// What that seat's mind may be shown at the end of a table's line.
    pub fn of(table: &dyn Table, seat: Seat) -> Shown {
        if table.entry().secret {
            Shown::View(table.picked().to_vec(), table.sight(seat))
        } else {
            Shown::Record(table.record())
        }
    }

    /// The same as a mind is given it.
    pub fn sight(&self) -> Sight<'_> {
        match self {
            Shown::Record(record) => Sight::Record(record),
            Shown::View(picked, view) => Sight::View(picked, view),
        }
    }
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
    /// Its move as a code, with the line as codes; nothing if the sight is damaged, there is no move, or another than
    /// the asked seat is to move.
    fn think(
        &mut self,
        ask: &Ask<'_>,
        stop: &mut dyn FnMut() -> bool,
        report: &mut dyn FnMut(&Thought<u32>),
        tell: &mut dyn FnMut(u32),
    ) -> Option<Thought<u32>>;

    /// Who wins with best play, if that is known for certain: the worth of the position to the asked seat. `level` and
    /// `seed` do not matter.
    fn verdict(&mut self, ask: &Ask<'_>, tell: &mut dyn FnMut(u32)) -> Option<Score>;
}

/// What is known of a game's player before it is woken.
pub struct Brain {
    /// The game's id.
    pub id: &'static str,
    /// Its five levels, the weakest first.
    pub levels: [Level; 5],
    /// It knows who wins from every position: [`Mind::verdict`] answers.
    pub solved: bool,
    /// A new player.
    pub wake: fn() -> Box<dyn Mind>,
}

/// What a mind thinks at the end of a table's line, for whoever is to move there.
pub fn think(mind: &mut dyn Mind, table: &dyn Table, level: Level, seed: u64) -> Option<Thought<u32>> {
    let seat = table.turn().seat()?;
    let shown = Shown::of(table, seat);
    let ask = Ask { sight: shown.sight(), seat, level, seed };
    mind.think(&ask, &mut || false, &mut |_| (), &mut |_| ())
}
