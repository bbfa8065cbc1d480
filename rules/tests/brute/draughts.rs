//! International draughts, slowly: squares as letters of a table, captures by trying every jump, draws by looking back.

use super::{Found, Seen};
use std::collections::{BTreeMap, BTreeSet};

type Point = (i32, i32);

/// `b`, `B`, `w` and `W` on the squares by row and column, capitals being kings.
#[derive(Clone, PartialEq)]
struct Position {
    men: BTreeMap<Point, char>,
    white: bool,
}

fn point(number: i32) -> Point {
    let row = (number - 1) / 5;
    (row, (number - 1) % 5 * 2 + if row % 2 == 0 { 1 } else { 0 })
}

fn number((row, column): Point) -> i32 {
    row * 5 + column / 2 + 1
}

fn read(text: &str) -> Position {
    let fields: Vec<&str> = text.split(':').collect();
    let mut men = BTreeMap::new();
    for field in &fields[1..3] {
        let (side, list) = field.split_at(1);
        for one in list.split(',').filter(|one| !one.is_empty()) {
            let (man, square) = match one.strip_prefix('K') {
                Some(square) => (side.to_uppercase(), square),
                None => (side.to_lowercase(), one),
            };
            men.insert(point(square.parse().expect("a square")), man.chars().next().expect("a letter"));
        }
    }
    Position { men, white: fields[0] == "W" }
}

impl Position {
    fn on_board((row, column): Point) -> bool {
        (0..10).contains(&row) && (0..10).contains(&column)
    }

    fn free(&self, at: Point) -> bool {
        Self::on_board(at) && !self.men.contains_key(&at)
    }

    fn own(&self, man: char) -> bool {
        man.eq_ignore_ascii_case(&'w') == self.white
    }

    /// Every single jump of a man from a square: whom it jumps, and where it comes down.
    fn jumps(&self, man: char, from: Point, jumped: &[Point]) -> Vec<(Point, Point)> {
        let mut all = Vec::new();
        for (down, right) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
            let far = |n: i32| (from.0 + n * down, from.1 + n * right);
            for over in 1..9 {
                let prey = far(over);
                let enemy = self.men.get(&prey).is_some_and(|&m| !self.own(m));
                let open = (1..over).all(|n| self.free(far(n)));
                if !enemy || !open || jumped.contains(&prey) || man.is_lowercase() && over > 1 {
                    continue;
                }
                for to in over + 1..10 {
                    let near = man.is_uppercase() || to == over + 1;
                    if near && (over + 1..=to).all(|n| self.free(far(n))) {
                        all.push((prey, far(to)));
                    }
                }
            }
        }
        all
    }

    /// Goes on jumping in every way; notes whom and where at every stop.
    fn chains(&self, man: char, way: &[Point], jumped: &[Point], all: &mut Vec<(Vec<Point>, BTreeSet<Point>)>) {
        if !jumped.is_empty() {
            all.push((way.to_vec(), jumped.iter().copied().collect()));
        }
        for (prey, to) in self.jumps(man, way[way.len() - 1], jumped) {
            self.chains(man, &[way, &[to]].concat(), &[jumped, &[prey]].concat(), all);
        }
    }

    /// The legal moves: the squares of their ways, and whom they take.
    fn moves(&self) -> Vec<(Vec<Point>, BTreeSet<Point>)> {
        let mut all = Vec::new();
        for (&from, &man) in self.men.iter().filter(|(_, m)| self.own(**m)) {
            let mut lifted = self.clone();
            lifted.men.remove(&from);
            lifted.chains(man, &[from], &[], &mut all);
        }
        let most = all.iter().map(|(_, taken)| taken.len()).max();
        all.retain(|(_, taken)| Some(taken.len()) == most);
        if !all.is_empty() {
            return all;
        }
        for (&from, &man) in self.men.iter().filter(|(_, m)| self.own(**m)) {
            for (down, right) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
                for n in 1..if man.is_uppercase() { 10 } else { 2 } {
                    let far = |n: i32| (from.0 + n * down, from.1 + n * right);
                    let forwards = man.is_uppercase() || (down < 0) == self.white;
                    if forwards && (1..=n).all(|n| self.free(far(n))) {
                        all.push((vec![from, far(n)], BTreeSet::new()));
                    }
                }
            }
        }
        all
    }

    fn count(&self, men: &str) -> usize {
        self.men.values().filter(|&&m| men.contains(m)).count()
    }

    /// In how many plies an ending against a lone king is drawn.
    fn term(&self) -> Option<usize> {
        let lone = |mine: &str, theirs: &str, their_king: &str| {
            self.count(mine) == 0
                && self.count(mine.to_uppercase().as_str()) == 1
                && self.count(their_king) > 0
                && self.count(theirs) <= 3
        };
        if !lone("b", "wW", "W") && !lone("w", "bB", "B") {
            return None;
        }
        Some(if self.men.len() == 4 { 32 } else { 10 })
    }
}

/// A quiet move of a king led from one position to the next.
fn quiet(before: &Position, after: &Position) -> bool {
    let left = before.men.iter().find(|(at, man)| before.own(**man) && after.men.get(at) != Some(man));
    before.men.len() == after.men.len() && left.is_some_and(|(_, man)| man.is_uppercase())
}

/// Whether the game is drawn by what came before.
fn drawn(all: &[Position]) -> Option<&'static str> {
    let (now, last) = (all.last()?, all.len() - 1);
    if (last.saturating_sub(50)..last).filter(|&i| quiet(&all[i], &all[i + 1])).count() == 50 {
        return Some("kings-only");
    }
    if now.term().is_some() {
        // An ending of three men goes on as one of two: both terms run.
        let since = |wanted: &[usize]| {
            let within = all.iter().rev().take_while(|p| p.term().is_some());
            let first = within.enumerate().filter(|(_, p)| p.term().is_some_and(|t| wanted.contains(&t))).last();
            first.map_or(0, |(plies, _)| plies)
        };
        if since(&[32]) >= 32 || since(&[10]) >= 10 {
            return Some(if now.term() == Some(32) { "sixteen-moves" } else { "five-moves" });
        }
    }
    (all.iter().filter(|p| *p == now).count() == 3).then_some("repetition")
}

/// The moves in canonical notation: with all landings where another move has the same ends.
fn texts(moves: &[(Vec<Point>, BTreeSet<Point>)]) -> BTreeSet<String> {
    let mut ways: BTreeMap<(Point, Point, &BTreeSet<Point>), Vec<i32>> = BTreeMap::new();
    for (way, taken) in moves {
        let squares: Vec<i32> = way.iter().map(|&p| number(p)).collect();
        let least = ways.entry((way[0], way[way.len() - 1], taken)).or_insert(squares.clone());
        *least = squares.min(least.clone());
    }
    let alike = |from, to| ways.keys().filter(|k| (k.0, k.1) == (from, to)).count() > 1;
    let one = |(&(from, to, taken), way): (&(Point, Point, &BTreeSet<Point>), &Vec<i32>)| {
        let ends = vec![number(from), number(to)];
        let squares = if alike(from, to) { way.clone() } else { ends };
        let sign = if taken.is_empty() { "-" } else { "x" };
        squares.iter().map(i32::to_string).collect::<Vec<_>>().join(sign)
    };
    ways.iter().map(one).collect()
}

/// The moves and the ending of a position.
pub fn found(seen: &Seen) -> Found {
    let all: Vec<Position> = seen.texts.iter().map(|text| read(text)).collect();
    let now = &all[all.len() - 1];
    let moves = now.moves();
    if moves.is_empty() {
        let places = if now.white { "1-2" } else { "2-1" };
        let bare = now.count(if now.white { "wW" } else { "bB" }) == 0;
        return Found::end(places, if bare { "all-taken" } else { "stalemate" });
    }
    match drawn(&all) {
        Some(why) if seen.option("draws") == "site" => Found::end("1-1", why),
        _ => Found::moves(texts(&moves)),
    }
}
