//! Seeded games of every registered game as text: native and WebAssembly builds must write the same.

use crate::common::{choices, open, play_on};
use rules::ai::{Level, think};
use rules::game::{Rng, Turn};
use rules::games::{ALL, brain};
use rules::play::{Entry, Table};
use std::fmt::Write;

/// How far a game is played: far enough to meet captures and endings, near enough to be quick everywhere.
const PLIES: usize = 60;
/// A thought's budget.
const NODES: u64 = 600;

/// One line for each game and choice of options.
pub fn all() -> String {
    let mut out = String::new();
    for entry in ALL {
        for (seed, picked) in choices(entry).into_iter().enumerate() {
            let mut table = open(entry, &picked);
            let mut rng = Rng::new(seed as u64);
            play_on(table.as_mut(), &mut rng, PLIES / 4, true);
            let thought = thought(entry, table.as_ref(), seed as u64);
            play_on(table.as_mut(), &mut rng, PLIES, true);
            let end = match table.turn() {
                Turn::Over(outcome) => format!("{} {}", outcome.places(), outcome.why),
                _ => "goes on".to_string(),
            };
            let (plies, dump) = (table.plies(), table.dump(table.plies()));
            writeln!(out, "{} {seed}: {thought}; {plies} plies, {end}: {dump}", entry.id).expect("strings take all");
        }
    }
    out
}

/// What the game's player thinks at the end of the line.
fn thought(entry: &Entry, table: &dyn Table, seed: u64) -> String {
    let (Some(brain), Turn::Seat(_)) = (brain(entry.id), table.turn()) else {
        return "no thought".to_string();
    };
    let level = Level { nodes: NODES, ..brain.levels[0] };
    let thought = think((brain.wake)().as_mut(), table, level, seed);
    thought.map_or("none".to_string(), |t| format!("{} {:?} after {}", t.best, t.score, t.nodes))
}
