//! Avoid Three, slowly: every line is walked stone by stone from its first one.

use super::{Found, Seen};

/// The lengths of all lines of these stones, single stones left out.
fn lines(stones: &[(usize, usize)]) -> Vec<usize> {
    let at = |x: i32, y: i32| stones.iter().any(|&(sx, sy)| (sx as i32, sy as i32) == (x, y));
    let mut lengths = Vec::new();
    for &(x, y) in stones {
        for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            let (mut x, mut y) = (x as i32, y as i32);
            if at(x - dx, y - dy) {
                continue;
            }
            let mut length = 0;
            while at(x, y) {
                (x, y, length) = (x + dx, y + dy, length + 1);
            }
            lengths.push(length);
        }
    }
    lengths.retain(|&length| length > 1);
    lengths
}

/// The moves and the ending of a position.
pub fn found(seen: &Seen) -> Found {
    let [red, blue, empty] = seen.stones();
    let small = seen.option("size") == "5";
    let size = if small { 5 } else { 9 };
    let (short, left) = if small { (3, 1) } else { (4, 0) };
    for (lines, won, lost) in [(lines(&red), "1-2", "2-1"), (lines(&blue), "2-1", "1-2")] {
        if lines.contains(&short) {
            return Found::end(lost, if small { "three" } else { "four" });
        }
        if lines.iter().any(|&length| length > short) {
            return Found::end(won, if small { "long" } else { "long-five" });
        }
    }
    if empty.len() == left {
        return Found::end("1-1", if small { "stones-spent" } else { "full" });
    }
    // Who moves is told by the order R B | B R | R B ...
    let order = ["r", "b", "b", "r"];
    assert!(seen.text().ends_with(order[(red.len() + blue.len()) % 4]), "the wrong side moves: {}", seen.text());
    Found::moves(empty.into_iter().map(|(x, y)| format!("{}{}", char::from(b'a' + x as u8), size - y)))
}
