//! Liubo, flying system, walked point by point: rows are searched for groups of three letter by letter.

use crate::{Found, Seen, five};
use std::collections::{BTreeMap, BTreeSet};

type Point = (i32, i32);
type Men = BTreeMap<Point, char>;

fn is_red(man: char) -> bool {
    man.is_uppercase()
}

/// The groups of exactly three adjacent men in a row or column, with what stands there.
fn threes(men: &Men) -> Vec<Vec<(Point, char)>> {
    let mut found = Vec::new();
    for fixed in 0..5 {
        let row = (0..5).map(|i| (i, fixed)).collect::<Vec<_>>();
        let column = (0..5).map(|i| (fixed, i)).collect::<Vec<_>>();
        for line in [row, column] {
            let mut group = Vec::new();
            for point in line.into_iter().map(Some).chain([None]) {
                match point.and_then(|p| men.get(&p).map(|&man| (p, man))) {
                    Some(stands) => group.push(stands),
                    None => {
                        found.extend((group.len() == 3).then(|| group.clone()));
                        group.clear();
                    }
                }
            }
        }
    }
    found
}

/// Who dies in a group of three when Red, or else Blue, has made it.
fn victims(three: &[(Point, char)], red: bool) -> Vec<Point> {
    let own: String = three.iter().map(|&(_, man)| if is_red(man) == red { 'm' } else { 'e' }).collect();
    let dies: &[usize] = match own.as_str() {
        "mme" => &[2],
        "emm" => &[0],
        "mem" => &[1],
        "eme" => &[0, 2],
        _ => &[],
    };
    dies.iter().map(|&i| three[i].0).collect()
}

/// Every move as text, with the position after it as text.
fn moves(men: &Men, red: bool, quiet: u32, any: bool) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let before: BTreeSet<Vec<Point>> = threes(men).iter().map(|t| t.iter().map(|s| s.0).collect()).collect();
    for (&from, &man) in men.iter().filter(|&(_, &man)| is_red(man) == red) {
        for (right, up) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            let mut to = (from.0 + right, from.1 + up);
            while five::on_board(to) && !men.contains_key(&to) {
                let mut after = men.clone();
                after.remove(&from);
                after.insert(to, man);
                let mut dead = BTreeSet::new();
                for three in threes(&after) {
                    let places: Vec<Point> = three.iter().map(|s| s.0).collect();
                    let counts = if any { !before.contains(&places) } else { places.contains(&to) };
                    if counts {
                        dead.extend(victims(&three, red));
                    }
                }
                let mut text = format!("{}-{}", five::name(from), five::name(to));
                // The killed are named from the top left, row by row.
                let mut order: Vec<Point> = dead.iter().copied().collect();
                order.sort_by_key(|&(x, y)| (-y, x));
                for point in order {
                    text += &format!("x{}", five::name(point));
                    after.remove(&point);
                }
                let quiet = if dead.is_empty() { quiet + 1 } else { 0 };
                all.push((text, format!("{} {} {quiet}", five::rows(&after), if red { 'b' } else { 'r' })));
                to = (to.0 + right, to.1 + up);
            }
        }
    }
    all
}

fn parts(text: &str) -> (Men, bool, u32) {
    let parts: Vec<&str> = text.split(' ').collect();
    (five::men(parts[0]), parts[1] == "r", parts[2].parse().expect("it is a number"))
}

/// What is true of the position, by the rules alone.
pub fn second(seen: &Seen) -> Found {
    let any = seen.option("captures") == "any";
    if let [.., before, now] = seen.texts {
        let (men, red, quiet) = parts(before);
        let led = moves(&men, red, quiet, any).into_iter().any(|(_, after)| after == *now);
        assert!(led, "no move leads from {before} to {now}");
    }
    let (men, red, quiet) = parts(seen.text());
    let owl = men.values().any(|&man| man == if red { 'O' } else { 'o' });
    let plain = men.values().any(|&man| man == if red { 'S' } else { 's' });
    let lost = if red { "2-1" } else { "1-2" };
    let moves = moves(&men, red, quiet, any);
    if !owl {
        Found::end(lost, "owl")
    } else if !plain {
        Found::end(lost, "plain")
    } else if moves.is_empty() {
        Found::end(lost, "stalemate")
    } else if quiet >= 30 {
        Found::end("1-1", "quiet")
    } else {
        Found::moves(moves.into_iter().map(|(text, _)| text))
    }
}
