//! What is timed, the same for every game, natively and in WebAssembly.

use rules::board::Listed;
use rules::game::{Game, Rng, Turn, perft};
use rules::games::Visit;

/// A game longer than this is cut.
const LONGEST: usize = 2_000;
/// Counts are taken at the smallest depth with so many nodes.
const NODES: u64 = 200_000;

/// Times a piece of work that says how many units it did.
pub trait Timer {
    /// Times it; `what` names the loop, its unit first.
    fn time(&mut self, game: &'static str, what: &'static str, work: &mut dyn FnMut() -> u64);
}

/// Hands the loops of every game to a timer.
pub struct Loops<T>(pub T);

impl<T: Timer> Visit for Loops<T> {
    fn visit<G: Listed>(&mut self) {
        let game = G::with(&vec![0; G::OPTIONS.len()]);
        let mut rng = Rng::new(1);
        self.0.time(G::ID, "games, uniformly random", &mut || {
            random_game(&game, &mut rng);
            1
        });
        let mut plies = Rng::new(1);
        self.0.time(G::ID, "plies of such games", &mut || random_game(&game, &mut plies));
        let positions = some_positions(&game);
        self.0.time(G::ID, "moves, clone and apply", &mut || apply_all(&game, &positions));
        let (from, depth) = countable(&game, &positions);
        self.0.time(G::ID, "leaves of perft", &mut || perft(&game, &from, depth));
    }
}

/// Plays to the end; returns how many plies that took.
fn random_game<G: Game>(game: &G, rng: &mut Rng) -> u64 {
    let mut state = game.start();
    for ply in 0..LONGEST {
        if let Turn::Over(_) = game.turn(&state) {
            return ply as u64;
        }
        let m = game.sample(&state, rng);
        game.apply(&mut state, m);
    }
    LONGEST as u64
}

/// A position with its moves.
type Position<G> = (<G as Game>::State, Vec<<G as Game>::Move>);

/// Positions spread over random games.
fn some_positions<G: Game>(game: &G) -> Vec<Position<G>> {
    let mut rng = Rng::new(2);
    let mut all = Vec::new();
    while all.len() < 60 {
        let mut state = game.start();
        for ply in 0..LONGEST {
            if let Turn::Over(_) = game.turn(&state) {
                break;
            }
            if ply % 7 == 0 {
                let mut moves = Vec::new();
                game.moves(&state, &mut moves);
                all.push((state.clone(), moves));
            }
            let m = game.sample(&state, &mut rng);
            game.apply(&mut state, m);
        }
    }
    all.truncate(60);
    all
}

fn apply_all<G: Game>(game: &G, positions: &[Position<G>]) -> u64 {
    let mut played = 0;
    for (state, moves) in positions {
        for &m in moves {
            let mut after = state.clone();
            game.apply(&mut after, m);
            std::hint::black_box(&after);
            played += 1;
        }
    }
    played
}

/// Where and how deep to count: from the start, or from the first of the positions where counts grow large enough.
fn countable<G: Game>(game: &G, positions: &[Position<G>]) -> (G::State, u32) {
    let start = game.start();
    let from = [&start].into_iter().chain(positions.iter().map(|p| &p.0));
    let deep = |s: &G::State| (1..7).find(|&depth| perft(game, s, depth) >= NODES);
    let found = from.cloned().find_map(|s| deep(&s).map(|depth| (s, depth)));
    found.unwrap_or((start, 3))
}
