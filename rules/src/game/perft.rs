//! Counting the lines of play of a given length: the common measure of rules and of their speed.

use super::{Game, Turn};

/// How many lines of `depth` plies there are; every outcome of chance counts as one ply. The last ply is counted
/// without being played, as other programs do. What history forbids or ends is not looked at.
pub fn perft<G: Game>(game: &G, s: &G::State, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ => below(game, s, depth, &mut Vec::new()),
    }
}

/// The same for `depth` of at least 1; `all` is a stack of moves, left as it was.
fn below<G: Game>(game: &G, s: &G::State, depth: u32, all: &mut Vec<G::Move>) -> u64 {
    if matches!(game.turn(s), Turn::Over(_)) {
        return 0;
    }
    if depth == 1 {
        return game.count(s) as u64;
    }
    let from = all.len();
    game.moves(s, all);
    let mut nodes = 0;
    for i in from..all.len() {
        let mut after = s.clone();
        game.apply(&mut after, all[i]);
        nodes += below(game, &after, depth - 1, all);
    }
    all.truncate(from);
    nodes
}
