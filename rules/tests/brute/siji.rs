//! Four Seasons, slowly: step by step along each way, asking of every cell who stands there and who looks at it.

use super::{Found, Seen};

type Cell = (i32, i32);

fn cell(name: &str) -> Cell {
    let bytes = name.as_bytes();
    (i32::from(bytes[0] - b'a'), i32::from(bytes[1] - b'1'))
}

fn name((x, y): Cell) -> String {
    format!("{}{}", char::from(b'a' + x as u8), y + 1)
}

/// Whether `middle` lies between two cells of one row or one column, at neither of them.
fn between(middle: Cell, a: Cell, b: Cell) -> bool {
    let row = a.1 == b.1 && middle.1 == a.1 && middle.0 > a.0.min(b.0) && middle.0 < a.0.max(b.0);
    let column = a.0 == b.0 && middle.0 == a.0 && middle.1 > a.1.min(b.1) && middle.1 < a.1.max(b.1);
    row || column
}

/// The moves and the ending of a position.
pub fn found(seen: &Seen) -> Found {
    let words: Vec<&str> = seen.text().split(' ').collect();
    let men: Vec<Cell> = words[..4].iter().map(|word| cell(word)).collect();
    let own = if words[4] == "1" { [0, 1] } else { [2, 3] };
    let mut moves = Vec::new();
    for man in own {
        let foe = (man + 2) % 4;
        let third: Vec<Cell> = (0..4).filter(|&i| i != man && i != foe).map(|i| men[i]).collect();
        let shielded = |at: Cell| seen.option("reading") == "r0" && third.iter().any(|&one| between(one, at, men[foe]));
        let closed = |at: Cell| (at.0 == men[foe].0 || at.1 == men[foe].1) && !shielded(at);
        for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            let mut at = (men[man].0 + dx, men[man].1 + dy);
            while (0..8).contains(&at.0) && (0..8).contains(&at.1) && !men.contains(&at) && !closed(at) {
                moves.push(format!("{}-{}", name(men[man]), name(at)));
                at = (at.0 + dx, at.1 + dy);
            }
        }
    }
    if moves.is_empty() {
        return Found::end(if words[4] == "1" { "2-1" } else { "1-2" }, "stuck");
    }
    if seen.option("repetition") == "draw" && seen.texts.iter().filter(|text| *text == seen.text()).count() == 3 {
        return Found::end("1-1", "repetition");
    }
    if seen.option("quiet") == "200" && seen.texts.len() > 200 {
        return Found::end("1-1", "limit");
    }
    Found::moves(moves)
}
