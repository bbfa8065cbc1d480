//! Eight Immortals on a board of characters, chains spread jump by jump over copies of it.

use super::{Found, Seen};
use std::collections::BTreeSet;
use std::collections::btree_map::{BTreeMap, Entry};

type Cells = [[char; 5]; 5];
/// Column and row from the top.
type At = (i32, i32);

/// Steps in the order of the points they lead to.
const WAYS: [At; 4] = [(0, -1), (-1, 0), (1, 0), (0, 1)];

fn cell(cells: &Cells, (x, y): At) -> Option<char> {
    let inside = (0..5).contains(&x) && (0..5).contains(&y);
    inside.then(|| cells[y as usize][x as usize])
}

fn put(cells: &mut Cells, (x, y): At, man: char) {
    cells[y as usize][x as usize] = man;
}

fn name((x, y): At) -> String {
    format!("{}{}", ["a", "b", "c", "d", "e"][x as usize], 5 - y)
}

fn cells(rows: &str) -> Cells {
    let mut cells = [['.'; 5]; 5];
    for (y, row) in rows.split('/').enumerate() {
        let mut x = 0;
        for c in row.chars() {
            match c.to_digit(10) {
                Some(empty) => x += empty as usize,
                None => {
                    cells[y][x] = c;
                    x += 1;
                }
            }
        }
    }
    cells
}

fn palace(man: char) -> At {
    if man == 'x' { (2, 4) } else { (2, 0) }
}

/// What a man's chains of jumps lead to: where it ends and what the board looks like, with the shortest way there.
fn chains(cells: &Cells, man: char, from: At) -> Vec<String> {
    let enemy = if man == 'x' { 'o' } else { 'x' };
    let mut lifted = *cells;
    put(&mut lifted, from, '.');
    let mut known = BTreeMap::from([((from, lifted), name(from))]);
    let mut layer = vec![(from, lifted, name(from))];
    while !layer.is_empty() {
        let mut next = Vec::new();
        for (at, board, text) in layer {
            if at == palace(enemy) {
                continue;
            }
            for (dx, dy) in WAYS {
                let (over, to) = ((at.0 + dx, at.1 + dy), (at.0 + 2 * dx, at.1 + 2 * dy));
                let jumped = cell(&board, over).filter(|&c| c != '.');
                if let (Some(jumped), Some('.')) = (jumped, cell(&board, to)) {
                    let mut after = board;
                    let sign = if jumped == enemy { 'x' } else { '-' };
                    if jumped == enemy {
                        put(&mut after, over, '.');
                    }
                    let text = format!("{text}{sign}{}", name(to));
                    if let Entry::Vacant(unknown) = known.entry((to, after)) {
                        unknown.insert(text.clone());
                        next.push((to, after, text));
                    }
                }
            }
        }
        layer = next;
    }
    known.remove(&(from, lifted));
    known.into_values().collect()
}

fn legal(cells: &Cells, man: char) -> BTreeSet<String> {
    let mut moves = BTreeSet::new();
    for from in (0..25).map(|i| (i % 5, i / 5)).filter(|&at| cell(cells, at) == Some(man)) {
        for (dx, dy) in WAYS {
            let to = (from.0 + dx, from.1 + dy);
            if cell(cells, to) == Some('.') {
                moves.insert(format!("{}-{}", name(from), name(to)));
            }
        }
        moves.extend(chains(cells, man, from));
    }
    moves
}

/// The moves, or how the game has ended.
pub fn found(seen: &Seen) -> Found {
    let mut parts = seen.text().split(' ');
    let (board, side) = (cells(parts.next().expect("rows")), parts.next().expect("a side"));
    let quiet: u32 = parts.next().and_then(|n| n.parse().ok()).expect("a number");
    let (man, lost) = if side == "r" { ('x', "2-1") } else { ('o', "1-2") };
    let moves = legal(&board, man);
    let bare = |text: &str| text.rsplit_once(' ').map(|(bare, _)| bare.to_string());
    let here = bare(seen.text());
    let times = seen.texts.iter().filter(|text| bare(text) == here).count();
    if cell(&board, palace(man)).is_some_and(|c| c != '.' && c != man) {
        Found::end(lost, "palace")
    } else if !board.iter().flatten().any(|&c| c == man) {
        Found::end(lost, "no-men")
    } else if moves.is_empty() {
        Found::end(lost, "no-moves")
    } else if seen.option("quiet") == "100" && quiet >= 100 {
        Found::end("1-1", "quiet")
    } else if seen.option("repetition") == "draw" && times >= 3 {
        Found::end("1-1", "repetition")
    } else {
        Found::moves(moves)
    }
}
