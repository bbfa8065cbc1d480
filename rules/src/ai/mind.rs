//! Players with their types erased, and how a record or a view becomes what they think about.

use super::{Ask, Bot, Budget, Mind, Score, Search, Sight, Thought};
use crate::board::Listed;
use crate::game::{Effect, Game, Hidden, Rng, Seat, Turn, from_bytes};
use crate::play::{Record, Step};
use std::marker::PhantomData;

/// A searcher as the player of an open game.
pub struct Plain<S>(pub S);

impl<G: Game<View = <G as Game>::State>, S: Search<G>> Bot<G> for Plain<S> {
    fn choose(
        &mut self,
        game: &G,
        past: &[G::State],
        view: &G::State,
        seat: Seat,
        budget: &mut Budget<'_, G::Move>,
    ) -> Option<Thought<G::Move>> {
        self.0.best(game, past, view, seat, budget)
    }

    fn verdict(&mut self, game: &G, view: &G::State, tell: &mut dyn FnMut(u32)) -> Option<Score> {
        self.0.verdict(game, view, tell)
    }
}

/// A position and what led to it.
struct Replay<G: Game> {
    game: G,
    past: Vec<G::State>,
    state: G::State,
    turn: Turn,
}

/// The rules under these options; nothing if there are no such.
fn rules<G: Listed>(picked: &[u8]) -> Option<G> {
    let fits = |(i, &value): (usize, &u8)| G::OPTIONS.get(i).is_some_and(|o| usize::from(value) < o.values.len());
    let mut whole = picked.to_vec();
    whole.resize(G::OPTIONS.len().max(picked.len()), 0);
    picked.iter().enumerate().all(fits).then(|| G::with(&whole))
}

impl<G: Listed> Replay<G> {
    /// Plays a record through, as a table does; nothing if the rules refuse it.
    fn of(record: &Record) -> Option<Self> {
        if record.id != G::ID {
            return None;
        }
        let game = rules::<G>(&record.picked)?;
        let state = match &record.start {
            Some(text) => game.load(text).ok()?,
            None => game.start(),
        };
        let mut replay = Replay { turn: game.turn(&state), game, past: Vec::new(), state };
        replay.rule();
        for &step in &record.plies {
            replay.step(step)?;
        }
        Some(replay)
    }

    fn step(&mut self, step: Step) -> Option<()> {
        if self.turn.outcome().is_some() {
            return None;
        }
        match step {
            Step::Move(code) => {
                let m = self.game.decode(&self.state, code)?;
                if self.game.banned(&self.past, &self.state, m).is_some() {
                    return None;
                }
                self.past.push(self.state.clone());
                self.game.apply(&mut self.state, m);
                self.turn = self.game.turn(&self.state);
                self.rule();
            }
            Step::Act(seat, act) => {
                self.turn = match self.game.act(&mut self.state, seat, act).ok()? {
                    Effect::Over(outcome) => Turn::Over(outcome),
                    Effect::Noted => self.game.turn(&self.state),
                };
            }
        }
        Some(())
    }

    /// Ends the game if what came before ends it.
    fn rule(&mut self) {
        if self.turn.outcome().is_none()
            && let Some(outcome) = self.game.ruling(&self.past, &self.state)
        {
            self.turn = Turn::Over(outcome);
        }
    }

    /// The moves of a line as codes.
    fn codes(&self, thought: &Thought<G::Move>) -> Thought<u32> {
        let mut state = self.state.clone();
        let mut line = Vec::with_capacity(thought.line.len());
        for &m in &thought.line {
            line.push(self.game.code(&state, m));
            self.game.apply(&mut state, m);
        }
        let best = self.game.code(&self.state, thought.best);
        Thought { best, score: thought.score, depth: thought.depth, nodes: thought.nodes, line }
    }
}

/// The mind of an open game's bot.
pub struct OpenMind<G, B> {
    bot: B,
    game: PhantomData<G>,
}

impl<G: Listed<View = <G as Game>::State>, B: Bot<G>> OpenMind<G, B> {
    /// A mind for that bot.
    pub fn new(bot: B) -> Self {
        OpenMind { bot, game: PhantomData }
    }
}

/// The position that is shown, if it is shown whole and the game goes on.
fn seen<G: Listed>(ask: &Ask<'_>) -> Option<Replay<G>> {
    match ask.sight {
        Sight::Record(record) => Replay::of(record),
        Sight::View(..) => None,
    }
}

impl<G: Listed<View = <G as Game>::State>, B: Bot<G>> Mind for OpenMind<G, B> {
    fn think(
        &mut self,
        ask: &Ask<'_>,
        stop: &mut dyn FnMut() -> bool,
        report: &mut dyn FnMut(&Thought<u32>),
        tell: &mut dyn FnMut(u32),
    ) -> Option<Thought<u32>> {
        let replay = seen::<G>(ask)?;
        if replay.turn != Turn::Seat(ask.seat) {
            return None;
        }
        let mut budget = Budget {
            nodes: ask.level.nodes,
            spent: 0,
            stop,
            report: &mut |thought| report(&replay.codes(thought)),
            tell,
            rng: Rng::new(ask.seed),
            heat: ask.level.heat,
        };
        let thought = self.bot.choose(&replay.game, &replay.past, &replay.state, ask.seat, &mut budget)?;
        Some(replay.codes(&thought))
    }

    fn verdict(&mut self, ask: &Ask<'_>, tell: &mut dyn FnMut(u32)) -> Option<Score> {
        let replay = seen::<G>(ask)?;
        let mover = replay.turn.seat()?;
        let score = self.bot.verdict(&replay.game, &replay.state, tell)?;
        let mine = replay.game.side(mover) == replay.game.side(ask.seat);
        Some(if mine { score } else { score.reversed() })
    }
}

/// The mind of a bot that sees only what its seat sees. Of the line it expects it tells the first move alone, since
/// what follows depends on what it cannot know.
pub struct HiddenMind<G, B> {
    bot: B,
    game: PhantomData<G>,
}

impl<G: Listed + Hidden, B: Bot<G>> HiddenMind<G, B> {
    /// A mind for that bot.
    pub fn new(bot: B) -> Self {
        HiddenMind { bot, game: PhantomData }
    }
}

impl<G: Listed + Hidden, B: Bot<G>> Mind for HiddenMind<G, B> {
    fn think(
        &mut self,
        ask: &Ask<'_>,
        stop: &mut dyn FnMut() -> bool,
        report: &mut dyn FnMut(&Thought<u32>),
        tell: &mut dyn FnMut(u32),
    ) -> Option<Thought<u32>> {
        let Sight::View(picked, bytes) = ask.sight else { return None };
        let game = rules::<G>(picked)?;
        let view: G::View = from_bytes(bytes)?;
        let mut rng = Rng::new(ask.seed);
        // Whose turn it is and what the moves are called is the same in every world that fits.
        let world = game.deal(&view, &mut rng);
        if game.turn(&world) != Turn::Seat(ask.seat) {
            return None;
        }
        let coded = |thought: &Thought<G::Move>| {
            let best = game.code(&world, thought.best);
            Thought { best, score: thought.score, depth: thought.depth, nodes: thought.nodes, line: vec![best] }
        };
        let mut budget = Budget {
            nodes: ask.level.nodes,
            spent: 0,
            stop,
            report: &mut |thought| report(&coded(thought)),
            tell,
            rng,
            heat: ask.level.heat,
        };
        let thought = self.bot.choose(&game, &[], &view, ask.seat, &mut budget)?;
        Some(coded(&thought))
    }

    fn verdict(&mut self, _ask: &Ask<'_>, _tell: &mut dyn FnMut(u32)) -> Option<Score> {
        None
    }
}
