//! Two-player Junqi, slowly: the stations and what joins them are spelled out, and every walk is tried step by step.

use super::{Found, Seen};
use std::collections::{BTreeMap, BTreeSet};

/// Red's half: after each station its neighbours by rail (R) and by road (r).
const HALF: &str = "a1 r a2 b1; b1 r a1 b2 c1; c1 r b1 c2 d1; d1 r c1 d2 e1; e1 r d1 e2; a2 R a3 b2 r a1 b3; \
    b2 R a2 c2 r b1 b3; c2 R b2 d2 r c1 c3 b3 d3; d2 R c2 e2 r d1 d3; e2 R d2 e3 r e1 d3; a3 R a2 a4 r b3; \
    b3 r a2 a3 a4 b2 b4 c2 c3 c4; c3 r b3 d3 c2 c4; d3 r c2 c3 c4 d2 d4 e2 e3 e4; e3 R e2 e4 r d3; \
    a4 R a3 a5 r b3 b4 b5; b4 r a4 c4 b3 b5; c4 r b3 b4 b5 c3 c5 d3 d4 d5; d4 r c4 e4 d3 d5; e4 R e3 e5 r d3 d4 d5; \
    a5 R a4 a6 r b5; b5 r a4 a5 a6 b4 b6 c4 c5 c6; c5 r b5 d5 c4 c6; d5 r c4 c5 c6 d4 d6 e4 e5 e6; e5 R e4 e6 r d5; \
    a6 R a5 a7 b6 r b5; b6 R a6 c6 r b5; c6 R b6 d6 c7 r c5 b5 d5; d6 R c6 e6 r d5; e6 R d6 e5 e7 r d5";

/// The stations of Red's home in the order in which they are filled: headquarters, back rows, others, front.
const ORDER: &str = "b1 d1 a2 b2 c2 d2 e2 a1 c1 e1 a5 c5 e5 a4 b4 d4 e4 a3 c3 e3 a6 b6 c6 d6 e6";

/// How many men of each kind a side has.
const MEN: &str = "SJHHVVTTYYLLLPPPGGGDDDZZQ";

/// A station of the other half, which is the first one turned upside down.
fn over(station: &str) -> String {
    let (column, row) = station.split_at(1);
    format!("{column}{}", 13 - row.parse::<u8>().expect("a row"))
}

/// A home station of Black's, which is Red's turned round.
fn round(station: &str) -> String {
    let column = ('a'..='e').rev().nth((station.as_bytes()[0] - b'a').into()).expect("a column");
    format!("{column}{}", &over(station)[1..])
}

/// What joins the stations: by rail, and by road.
fn ways() -> [BTreeSet<(String, String)>; 2] {
    let mut ways = [BTreeSet::new(), BTreeSet::new()];
    for list in HALF.split(';') {
        let mut words = list.split_whitespace();
        let from = words.next().expect("a station");
        let mut road = 0;
        for word in words {
            match word {
                "R" => road = 0,
                "r" => road = 1,
                to => {
                    let pair = (from.to_string(), to.to_string());
                    ways[road].insert((over(&pair.0), over(&pair.1)));
                    ways[road].insert(pair);
                }
            }
        }
    }
    ways
}

fn camp(station: &str) -> bool {
    "b3 d3 c4 b5 d5 b8 d8 c9 b10 d10".split(' ').any(|camp| camp == station)
}

fn headquarters(station: &str) -> bool {
    ["b1", "d1", "b12", "d12"].contains(&station)
}

/// A position: the men by station, who moves, and the rest of the text.
struct Position {
    men: BTreeMap<String, (char, char)>,
    mover: char,
    quiet: String,
}

fn read(text: &str) -> Position {
    let words: Vec<&str> = text.split(' ').collect();
    let mut men = BTreeMap::new();
    for (y, row) in words[0].split('/').enumerate() {
        let mut x = 0;
        let mut letters = row.chars();
        while let Some(c) = letters.next() {
            if let Some(empty) = c.to_digit(10) {
                x += empty as u8;
            } else {
                men.insert(format!("{}{}", char::from(b'a' + x), 12 - y), (c, letters.next().expect("a kind")));
                x += 1;
            }
        }
    }
    Position { men, mover: words[1].chars().next().expect("a side"), quiet: words[2].to_string() }
}

impl Position {
    /// What a man of that side may do on a station: stop only to attack, pass and stop, or neither.
    fn enters(&self, side: char, to: &str) -> (bool, bool) {
        match self.men.get(to) {
            None => (true, true),
            Some(&(other, _)) => (other != side && !camp(to), false),
        }
    }

    fn walks(&self, side: char) -> BTreeSet<String> {
        let [rails, roads] = ways();
        let mut moves = BTreeSet::new();
        for (from, &(_, kind)) in self.men.iter().filter(|(_, man)| man.0 == side) {
            if "DQ".contains(kind) || headquarters(from) {
                continue;
            }
            let mut reach: BTreeSet<String> = roads
                .iter()
                .filter(|way| way.0 == *from && self.enters(side, &way.1).0)
                .map(|way| way.1.clone())
                .collect();
            if kind == 'G' {
                let mut free = vec![from.clone()];
                let mut seen = BTreeSet::new();
                while let Some(at) = free.pop() {
                    for (_, to) in rails.iter().filter(|way| way.0 == at) {
                        let (stop, pass) = self.enters(side, to);
                        if to != from && stop && seen.insert(to.clone()) {
                            reach.insert(to.clone());
                            free.extend(pass.then(|| to.clone()));
                        }
                    }
                }
            } else {
                for (dx, dy) in [(1i8, 0i8), (-1, 0), (0, 1), (0, -1)] {
                    let mut at = from.clone();
                    loop {
                        let (column, row) = (at.as_bytes()[0] as i8 + dx, at[1..].parse::<i8>().expect("a row") + dy);
                        let to = format!("{}{row}", char::from(column as u8));
                        if !rails.contains(&(at.clone(), to.clone())) {
                            break;
                        }
                        let (stop, pass) = self.enters(side, &to);
                        reach.extend(stop.then(|| to.clone()));
                        if !pass {
                            break;
                        }
                        at = to;
                    }
                }
            }
            let sign = |to: &String| if self.men.contains_key(to) { 'x' } else { '-' };
            moves.extend(reach.iter().map(|to| format!("{from}{}{to}", sign(to))));
        }
        moves
    }

    /// Where a man of that kind may be put, among Red's stations.
    fn may_stand(kind: char, home: &str, bombs_anywhere: bool) -> bool {
        match kind {
            'Q' => headquarters(home),
            'D' => home.ends_with(['1', '2']),
            'Z' => bombs_anywhere || !home.ends_with('6'),
            _ => true,
        }
    }

    fn puts(&self, bombs_anywhere: bool) -> BTreeSet<String> {
        let name = |home: &str| if self.mover == 'r' { home.to_string() } else { round(home) };
        let homes: Vec<&str> = ORDER.split(' ').filter(|home| !self.men.contains_key(&name(home))).collect();
        let mut left: Vec<char> = MEN.chars().collect();
        for (_, kind) in self.men.values().filter(|man| man.0 == self.mover) {
            left.remove(left.iter().position(|man| man == kind).expect("a side has so many"));
        }
        let kinds: BTreeSet<char> = left.iter().copied().collect();
        let works = |&kind: &char| {
            let mut rest = left.clone();
            rest.remove(rest.iter().position(|&man| man == kind).expect("he is left"));
            // Whoever may stand in the fewest places chooses first: each zone lies within the next.
            rest.sort_by_key(|&man| "QDZ".find(man).unwrap_or(3));
            let mut empty = homes[1..].to_vec();
            let finds = |man: char| {
                let at = empty.iter().position(|home| Self::may_stand(man, home, bombs_anywhere));
                at.map(|at| empty.remove(at)).is_some()
            };
            Self::may_stand(kind, homes[0], bombs_anywhere) && rest.into_iter().all(finds)
        };
        kinds.iter().filter(|kind| works(kind)).map(|kind| format!("{kind}@{}", name(homes[0]))).collect()
    }
}

/// The moves and the ending of a position.
pub fn found(seen: &Seen) -> Found {
    let position = read(seen.text());
    let preset = seen.option("preset");
    if position.quiet == "put" {
        return Found::moves(position.puts(seen.option("bombs") == "anywhere"));
    }
    let flag = |side| position.men.values().any(|&man| man == (side, 'Q'));
    let loses = |side| if side == 'r' { "2-1" } else { "1-2" };
    for side in ['r', 'b'] {
        if !flag(side) {
            return Found::end(loses(side), "flag");
        }
    }
    let other = if position.mover == 'r' { 'b' } else { 'r' };
    let moves = position.walks(position.mover);
    if moves.is_empty() {
        return match position.walks(other).is_empty() {
            true => Found::end("1-1", "all-stuck"),
            false => Found::end(loses(position.mover), "stuck"),
        };
    }
    let quiet: u32 = position.quiet.parse().expect("a number");
    let limit = match (seen.option("quiet"), preset) {
        ("31", _) | ("preset", "contest") => 31,
        ("70", _) | ("preset", "union") => 70,
        _ => u32::MAX,
    };
    if quiet >= limit {
        return if limit == 31 { Found::end(loses(other), "quiet-lost") } else { Found::end("1-1", "quiet") };
    }
    Found::moves(moves)
}
