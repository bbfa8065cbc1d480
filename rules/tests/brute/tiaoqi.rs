//! Chinese checkers on a list of holes with coordinates; hops are followed hole by hole.

use super::{Found, Seen};
use std::collections::{BTreeMap, BTreeSet};

const WIDTHS: [i32; 17] = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1];
const WAYS: [(i32, i32); 6] = [(0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)];
/// Row and column, a column being half a spacing.
type At = (i32, i32);

/// Every hole's place, in order.
fn star() -> Vec<At> {
    let row = |(r, width): (usize, i32)| (0..width).map(move |i| (r as i32, 13 - width + 2 * i));
    WIDTHS.into_iter().enumerate().flat_map(row).collect()
}

/// The ten holes nearest to a tip of the star.
fn camp(star: &[At], tip: usize) -> BTreeSet<usize> {
    let tips = [(0, 12), (4, 24), (12, 24), (16, 12), (12, 0), (4, 0)];
    let steps = |a: At, b: At| {
        let (rows, columns) = ((a.0 - b.0).abs(), (a.1 - b.1).abs());
        rows + ((columns - rows).max(0)) / 2
    };
    (0..star.len()).filter(|&hole| steps(star[hole], tips[tip]) <= 3).collect()
}

/// Who stands where.
fn men(star: &[At], rows: &str) -> BTreeMap<At, char> {
    let (mut men, mut hole) = (BTreeMap::new(), 0);
    let mut number = 0;
    for c in rows.chars().chain(['/']) {
        match c.to_digit(10) {
            Some(digit) => number = number * 10 + digit as usize,
            None => {
                hole += number;
                number = 0;
                if c != '/' {
                    men.insert(star[hole], c);
                    hole += 1;
                }
            }
        }
    }
    men
}

/// Where one hop leads: along a line over the only man on it, at the middle.
fn hop(star: &[At], men: &BTreeMap<At, char>, at: At, adjacent: bool) -> Vec<At> {
    let mut found = Vec::new();
    for (dr, dc) in WAYS {
        for half in 1..if adjacent { 2 } else { 9 } {
            let hole = |n: i32| (at.0 + dr * n, at.1 + dc * n);
            let taken = |n: &i32| men.contains_key(&hole(*n));
            if star.contains(&hole(2 * half)) && (1..=2 * half).filter(taken).eq([half]) {
                found.push(hole(2 * half));
            }
        }
    }
    found
}

fn legal(star: &[At], men: &BTreeMap<At, char>, mover: char, adjacent: bool) -> Vec<String> {
    let number = |at: At| star.iter().position(|&hole| hole == at).expect("it is a hole");
    let mut moves = Vec::new();
    for (&from, _) in men.iter().filter(|&(_, &man)| man == mover) {
        for (dr, dc) in WAYS {
            let to = (from.0 + dr, from.1 + dc);
            if star.contains(&to) && !men.contains_key(&to) {
                moves.push(format!("{}->{}", number(from), number(to)));
            }
        }
        let mut others = men.clone();
        others.remove(&from);
        let mut reached = vec![from];
        let mut next = 0;
        while next < reached.len() {
            let more = hop(star, &others, reached[next], adjacent);
            for to in more {
                if !reached.contains(&to) {
                    reached.push(to);
                }
            }
            next += 1;
        }
        moves.extend(reached[1..].iter().map(|&to| format!("{}=>{}", number(from), number(to))));
    }
    if moves.is_empty() { vec!["pass".to_string()] } else { moves }
}

/// The parts of a position as text: rows, mover, turn, quiet plies, standings.
fn parts(text: &str) -> Vec<&str> {
    text.split(' ').collect()
}

fn letters(seats: usize) -> Vec<char> {
    "rbygpk".chars().take(seats).collect()
}

fn corners(seats: usize) -> Vec<usize> {
    match seats {
        2 => vec![0, 3],
        3 => vec![0, 2, 4],
        4 => vec![0, 1, 3, 4],
        _ => (0..6).collect(),
    }
}

/// What became of the players, from all positions of the game: after which turn each was home or out.
fn fates(seen: &Seen, star: &[At], seats: usize) -> Vec<(char, i32)> {
    let mut fates = vec![('p', 0); seats];
    for pair in seen.texts.windows(2) {
        let (before, after) = (parts(&pair[0]), parts(&pair[1]));
        let mover = letters(seats).iter().position(|l| before[1] == l.to_string()).expect("a mover");
        let turn: i32 = before[2].parse().expect("a turn");
        let stands = men(star, after[0]);
        let own: Vec<usize> = (0..121).filter(|&h| stands.get(&star[h]) == Some(&letters(seats)[mover])).collect();
        let goal = camp(star, (corners(seats)[mover] + 3) % 6);
        if own.iter().all(|hole| goal.contains(hole)) && !own.is_empty() {
            fates[mover] = ('h', turn);
        } else if own.is_empty() {
            fates[mover] = ('x', turn);
        }
    }
    fates
}

fn places(fates: &[(char, i32)]) -> String {
    let rank = |&(fate, turn): &(char, i32)| match fate {
        'h' => turn,
        'p' => 1_000_000,
        _ => 2_000_000 - turn,
    };
    let place = |own: &(char, i32)| 1 + fates.iter().filter(|other| rank(other) < rank(own)).count();
    fates.iter().map(|fate| place(fate).to_string()).collect::<Vec<_>>().join("-")
}

/// After every turn that is tested the men of whoever is left are enough outside, or the player is out.
fn leaving_is_kept(seen: &Seen, star: &[At], seats: usize) {
    let [.., before, after] = seen.texts else { return };
    let (before, after) = (parts(before), parts(after));
    let mover = letters(seats).iter().position(|l| before[1] == l.to_string()).expect("a mover");
    let wanted = [("20", 5), ("25", 8), ("30", 10)].into_iter().find(|(turn, _)| *turn == before[2]).map_or(0, |w| w.1);
    let home = camp(star, corners(seats)[mover]);
    let stands = men(star, after[0]);
    let own = (0..121).filter(|&h| stands.get(&star[h]) == Some(&letters(seats)[mover]));
    let outside = own.clone().filter(|hole| !home.contains(hole)).count();
    let out = own.count() == 0;
    assert!(out || seen.option("leaving") == "off" || outside >= wanted, "{}", seen.text());
    assert!(!out || seen.option("leaving") == "on" && wanted > 0, "{}", seen.text());
}

/// The moves, or how the game has ended.
pub fn found(seen: &Seen) -> Found {
    let star = star();
    let seats: usize = seen.option("seats").parse().expect("a number");
    leaving_is_kept(seen, &star, seats);
    let here = parts(seen.text());
    let mover = here[1].chars().next().expect("a letter");
    let fates = fates(seen, &star, seats);
    let turn: i32 = here[2].parse().expect("a turn");
    let left: Vec<usize> = (0..seats).filter(|&seat| fates[seat].0 == 'p').collect();
    let same = |text: &&String| parts(text)[..2] == here[..2];
    let end = |why: &str| Found::end(&places(&fates), why);
    let waits = left.len() == 1 && letters(seats)[left[0]] == mover && fates.contains(&('h', turn));
    if left.len() <= 1 && seats == 2 {
        end(if fates.iter().any(|f| f.0 == 'h') { "goal-filled" } else { "passive" })
    } else if left.len() <= 1 && !waits {
        end("ranked")
    } else if seen.option("quiet") == "300" && here[3].parse::<u32>().is_ok_and(|quiet| quiet >= 300) {
        end("quiet")
    } else if seen.option("repetition") == "draw" && seen.texts.iter().filter(same).count() >= 3 {
        end("repetition")
    } else {
        Found::moves(legal(&star, &men(&star, here[0]), mover, seen.option("hop") == "adjacent"))
    }
}
