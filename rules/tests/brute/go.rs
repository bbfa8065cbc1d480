//! Go, slowly: every empty point is tried on a copy of the board, and compared with all boards there have been.

use super::nogo::{Point, breathless, name};
use super::{Found, Seen};
use std::collections::BTreeSet;

type Board = [BTreeSet<Point>; 2];

fn board_of(seen: &Seen, text: &str) -> (Board, BTreeSet<Point>) {
    let texts = [text.to_string()];
    let [black, white, empty] = Seen { texts: &texts, ..*seen }.stones().map(BTreeSet::from_iter);
    ([black, white], empty)
}

/// The board after a stone, if it has a liberty then; and whether one stone alone took one.
fn put(board: &Board, empty: &BTreeSet<Point>, side: usize, point: Point) -> Option<(Board, BTreeSet<Point>)> {
    let (mut board, mut empty) = (board.clone(), empty.clone());
    board[side].insert(point);
    empty.remove(&point);
    for stone in breathless(&board[side ^ 1], &empty) {
        board[side ^ 1].remove(&stone);
        empty.insert(stone);
    }
    breathless(&board[side], &empty).is_empty().then_some((board, empty))
}

fn side_of(text: &str) -> usize {
    usize::from(text.split(' ').nth(1) == Some("w"))
}

/// The points that only one side's living stones reach, and those stones, for either side.
fn areas(board: &Board, empty: &BTreeSet<Point>, dead: &BTreeSet<Point>, size: usize) -> [usize; 2] {
    let alive = [0, 1].map(|side: usize| board[side].difference(dead).copied().collect::<BTreeSet<Point>>());
    let free: BTreeSet<Point> = empty.union(dead).copied().collect();
    let reach = [0, 1].map(|side: usize| {
        let mut reach = alive[side].clone();
        for _ in 0..size * size {
            let near = |p: &&Point| reach.iter().any(|q| p.0.abs_diff(q.0) + p.1.abs_diff(q.1) == 1);
            let more: Vec<Point> = free.iter().filter(near).copied().collect();
            let before = reach.len();
            reach.extend(more);
            if reach.len() == before {
                break;
            }
        }
        reach
    });
    [0, 1].map(|side: usize| reach[side].iter().filter(|p| !reach[side ^ 1].contains(p)).count())
}

fn chains(board: &Board, size: usize) -> Vec<BTreeSet<Point>> {
    let mut chains: Vec<BTreeSet<Point>> = Vec::new();
    for y in 0..size {
        for x in 0..size {
            let Some(own) = board.iter().find(|own| own.contains(&(x, y))) else { continue };
            if chains.iter().any(|chain| chain.contains(&(x, y))) {
                continue;
            }
            // All but the chain's own stones are taken to be empty, so that only the chain is breathless without them.
            let mut chain = BTreeSet::from([(x, y)]);
            while let Some(&more) = own
                .iter()
                .find(|p| !chain.contains(*p) && chain.iter().any(|q| p.0.abs_diff(q.0) + p.1.abs_diff(q.1) == 1))
            {
                chain.insert(more);
            }
            chains.push(chain);
        }
    }
    chains
}

/// The moves and the ending of a position.
pub fn found(seen: &Seen) -> Found {
    let size: usize = seen.option("size").parse().expect("a size is a number");
    let text = seen.text();
    let words: Vec<&str> = text.split(' ').skip(2).collect();
    let (board, empty) = board_of(seen, text);
    let side = side_of(text);
    let dead: BTreeSet<Point> = chains(&board, size)
        .into_iter()
        .filter(|chain| chain.iter().any(|&p| words.contains(&format!("dead-{}", name(size, p)).as_str())))
        .flatten()
        .collect();
    if words.contains(&"over") {
        let [black, white] = areas(&board, &empty, &dead, size);
        let (start, _) = board_of(seen, &seen.texts[0]);
        let stones = start[0].len();
        let komi: f64 = seen.option("komi").parse().expect("komi is a number");
        let given = if seen.option("handicap") == "1" { 0.0 } else { komi + stones as f64 };
        let lead = black as f64 - white as f64 - given;
        return match () {
            () if lead == 0.0 => Found::end("1-1", "level"),
            () => Found::end(if lead > 0.0 { "1-2" } else { "2-1" }, "area"),
        };
    }
    if words.iter().any(|word| ["marking", "agreed"].contains(word)) {
        let open = chains(&board, size).into_iter().filter(|chain| chain.is_disjoint(&dead));
        let first = |chain: BTreeSet<Point>| chain.into_iter().min_by_key(|&(x, y)| (y, x)).expect("it has stones");
        let marks = open.map(|chain| format!("dead-{}", name(size, first(chain))));
        return Found::moves(marks.chain(["agree", "resume"].map(str::to_string)));
    }
    let past: Vec<(Board, usize)> = seen.texts.iter().map(|text| (board_of(seen, text).0, side_of(text))).collect();
    let superko = seen.option("superko");
    if superko == "simple" {
        let kind = |text: &str| text.to_string();
        if seen.texts.iter().filter(|then| kind(then) == kind(text)).count() >= 3 {
            return Found::end("1-1", "repetition");
        }
    }
    let may = |&&point: &&Point| {
        let Some((after, _)) = put(&board, &empty, side, point) else { return false };
        match superko {
            "positional" => past.iter().all(|(then, _)| *then != after),
            "situational" => past.iter().all(|(then, mover)| *then != after || *mover == side),
            // A ko: one stone takes one, and the board is as it was two plies ago.
            _ => past.len() < 2 || past[past.len() - 2].0 != after,
        }
    };
    let puts = empty.iter().filter(may).map(|&point| name(size, point));
    Found::moves(puts.chain(["pass".to_string()]))
}
