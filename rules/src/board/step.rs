//! Partial moves: what can be clicked next, and what the clicks so far amount to.

use super::{Show, Target};
use crate::game::tidy;

/// The state of a click sequence.
///
/// `next` empty and `done` filled: the move is complete and is played at once. Both filled: one may stop here or go on.
/// Both empty: the clicks lead nowhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step<M> {
    /// What may be clicked next, sorted, each once.
    pub next: Vec<Target>,
    /// The moves the clicks so far amount to, to be played in order; usually one.
    pub done: Vec<M>,
}

/// The default: legal moves whose path begins with what is held.
pub fn by_paths<G: Show>(game: &G, s: &G::State, held: &[Target]) -> Step<G::Move> {
    let mut moves = Vec::new();
    if game.turn(s).seat().is_some() {
        game.moves(s, &mut moves);
    }
    let mut step = Step { next: Vec::new(), done: Vec::new() };
    let mut paths = Vec::new();
    for m in moves {
        paths.clear();
        game.paths(s, m, &mut paths);
        for path in &paths {
            match path.strip_prefix(held) {
                Some([]) if step.done.is_empty() => step.done.push(m),
                Some([next, ..]) => step.next.push(*next),
                _ => {}
            }
        }
    }
    tidy(&mut step.next);
    step
}
