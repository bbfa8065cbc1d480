//! NoGo, slowly: every empty point is tried, and every chain on the board is looked at for a liberty.

use super::{Found, Seen};
use std::collections::BTreeSet;

/// A point: column and row from the top left.
pub type Point = (usize, usize);

fn neighbours((x, y): Point) -> [Point; 4] {
    // What lies off the board to the left or above becomes a point far off.
    [(x.wrapping_sub(1), y), (x + 1, y), (x, y.wrapping_sub(1)), (x, y + 1)]
}

/// All stones of one side that belong to chains without an empty neighbour.
pub fn breathless(own: &BTreeSet<Point>, empty: &BTreeSet<Point>) -> BTreeSet<Point> {
    let mut alive: BTreeSet<Point> =
        own.iter().copied().filter(|&stone| neighbours(stone).iter().any(|n| empty.contains(n))).collect();
    loop {
        let more = own.iter().filter(|&&stone| neighbours(stone).iter().any(|n| alive.contains(n)));
        let grown: BTreeSet<Point> = alive.iter().chain(more).copied().collect();
        if grown == alive {
            return own.difference(&alive).copied().collect();
        }
        alive = grown;
    }
}

/// The name of a point.
pub fn name(size: usize, (x, y): Point) -> String {
    let letters: Vec<char> = ('a'..='z').filter(|&c| c != 'i').collect();
    format!("{}{}", letters[x], size - y)
}

/// The moves and the ending of a position.
pub fn found(seen: &Seen) -> Found {
    let size: usize = seen.option("size").parse().expect("a size is a number");
    let [black, white, empty] = seen.stones().map(BTreeSet::from_iter);
    let black_moves = seen.text().ends_with('b');
    let (own, foe) = if black_moves { (&black, &white) } else { (&white, &black) };
    let won_by_mover = if black_moves { "1-2" } else { "2-1" };
    if !breathless(own, &empty).is_empty() {
        return Found::end(won_by_mover, "takes");
    }
    if !breathless(foe, &empty).is_empty() {
        return Found::end(won_by_mover, "suicide");
    }
    let safe = |&point: &Point| {
        let (mut after, mut left) = (own.clone(), empty.clone());
        after.insert(point);
        left.remove(&point);
        breathless(&after, &left).is_empty() && breathless(foe, &left).is_empty()
    };
    let moves: Vec<Point> = match seen.option("fatal") {
        "refused" => empty.iter().copied().filter(safe).collect(),
        _ => empty.iter().copied().collect(),
    };
    if moves.is_empty() {
        return Found::end(if black_moves { "2-1" } else { "1-2" }, "no-safe-point");
    }
    Found::moves(moves.into_iter().map(|point| name(size, point)))
}
