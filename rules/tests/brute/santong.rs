//! Three-Way, slowly: cells are triangles by the coordinates of their corners, and joined if they share two of them.

use super::{Found, Seen};
use std::collections::BTreeSet;

/// The corners of the `k`-th cell of row `r`, each as a point of the lattice: steps along the row, and rows down.
fn corners(r: i32, k: i32) -> [(i32, i32); 3] {
    let i = k / 2;
    match k % 2 {
        0 => [(i, r), (i, r + 1), (i + 1, r + 1)],
        _ => [(i, r), (i + 1, r), (i + 1, r + 1)],
    }
}

fn joined(a: (usize, usize), b: (usize, usize)) -> bool {
    let [a, b] = [a, b].map(|(k, r)| corners(r as i32, k as i32));
    a.iter().filter(|corner| b.contains(corner)).count() == 2
}

/// The sides a cell lies at: left, right and base, where two of its corners lie.
fn sides((k, r): (usize, usize)) -> [bool; 3] {
    let corners = corners(r as i32, k as i32);
    let at = |on: &dyn Fn((i32, i32)) -> bool| corners.iter().filter(|&&corner| on(corner)).count() == 2;
    [at(&|(x, _)| x == 0), at(&|(x, y)| x == y), at(&|(_, y)| y == 8)]
}

fn wins(stones: &[(usize, usize)]) -> bool {
    let mut left: BTreeSet<_> = stones.iter().copied().collect();
    while let Some(first) = left.pop_first() {
        let (mut group, mut at) = (vec![first], 0);
        while at < group.len() {
            let more: Vec<_> = left.iter().copied().filter(|&other| joined(group[at], other)).collect();
            left.retain(|cell| !more.contains(cell));
            group.extend(more);
            at += 1;
        }
        if (0..3).all(|side| group.iter().any(|&cell| sides(cell)[side])) {
            return true;
        }
    }
    false
}

/// The moves and the ending of a position.
pub fn found(seen: &Seen) -> Found {
    let [first, second, empty] = seen.stones();
    if wins(&first) {
        return Found::end("1-2", "three-sides");
    }
    if wins(&second) {
        return Found::end("2-1", "three-sides");
    }
    if empty.is_empty() {
        return Found::end("1-1", "full");
    }
    // The double turn is told by the moves so far: it has been begun when the second side moved twice in a row.
    let movers: Vec<&str> = seen.texts.iter().map(|text| text.split(' ').nth(1).expect("a mover")).collect();
    let begun = movers.windows(2).any(|pair| pair == ["o", "o"]);
    let double = movers.ends_with(&["o"]) && !begun && empty.len() > 1;
    let mut moves = Vec::new();
    for (k, r) in empty {
        let name = format!("{}{}", char::from(b'a' + r as u8), k + 1);
        moves.extend(double.then(|| format!("{name}*")));
        moves.push(name);
    }
    Found::moves(moves)
}
