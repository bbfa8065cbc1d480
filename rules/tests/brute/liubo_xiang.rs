//! Liubo, chess system, stepped point by point; who chases whom is counted anew from the whole game.

use crate::five::{self, Point};
use crate::{Found, Seen};
use std::collections::BTreeMap;

type Men = BTreeMap<Point, char>;

fn is_red(man: char) -> bool {
    man.is_uppercase()
}

/// Whether `taker` may take `man`: an enemy that is no finished stopper.
fn can_take(taker: char, man: char) -> bool {
    is_red(taker) != is_red(man) && !man.eq_ignore_ascii_case(&'F')
}

fn steps(list: &[(i32, i32)], (x, y): Point) -> Vec<Point> {
    list.iter().map(|&(right, up)| (x + right, y + up)).filter(|&p| five::on_board(p)).collect()
}

const STRAIGHT: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(i32, i32); 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];
const HORSE: [(i32, i32); 8] = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];

/// Where the man on a point can go.
fn targets(men: &Men, from: Point) -> Vec<Point> {
    let man = men[&from];
    let ahead = if is_red(man) { 1 } else { -1 };
    let empty = |p: &Point| !men.contains_key(p);
    let takes = |p: &Point| men.get(p).is_some_and(|&other| can_take(man, other));
    let both = |p: &Point| empty(p) || takes(p);
    match man.to_ascii_uppercase() {
        'O' => {
            let mut all = Vec::new();
            for side in [-1, 1] {
                let mut p = (from.0 + side, from.1);
                while five::on_board(p) && empty(&p) {
                    all.push(p);
                    p.0 += side;
                }
                all.extend((five::on_board(p) && takes(&p)).then_some(p));
            }
            all
        }
        'H' => {
            let mut all = steps(&STRAIGHT, from);
            all.extend(steps(&DIAGONAL, from));
            for aside in [-1, 0, 1] {
                let over = (from.0 + aside, from.1 + ahead);
                let to = (from.0 + 2 * aside, from.1 + 2 * ahead);
                all.extend((five::on_board(to) && empty(&over)).then_some(to));
            }
            all.retain(both);
            all
        }
        'P' => {
            let mut all = steps(&HORSE, from);
            all.retain(both);
            all
        }
        'C' => {
            let mut all = steps(&STRAIGHT, from);
            all.retain(empty);
            all.extend(steps(&DIAGONAL, from).into_iter().filter(takes));
            all
        }
        'S' => {
            let mut all = steps(&[(-1, ahead), (0, ahead), (1, ahead)], from);
            all.retain(empty);
            all
        }
        _ => Vec::new(),
    }
}

struct Step {
    text: String,
    from: Point,
    to: Point,
    risen: bool,
    men: Men,
    lively: bool,
}

/// Every move with the men after it.
fn moves(men: &Men, red: bool) -> Vec<Step> {
    let (last, cased): (i32, fn(char) -> char) = if red { (4, |c| c) } else { (0, |c| c.to_ascii_lowercase()) };
    let mut all = Vec::new();
    for (&from, &man) in men.iter().filter(|&(_, &man)| is_red(man) == red) {
        let stopper = man.eq_ignore_ascii_case(&'S');
        for to in targets(men, from) {
            let taken = men.contains_key(&to);
            let straight_home = stopper && to.1 == last && to.0 == from.0;
            let risen =
                ['H', 'P', 'C'].into_iter().filter(|&kind| straight_home && !men.values().any(|&m| m == cased(kind)));
            for becomes in [None].into_iter().chain(risen.map(Some)) {
                let mut after = men.clone();
                after.remove(&from);
                after.insert(to, becomes.map_or(man, cased));
                // The enemy's stopper that arrived before this move and still stands is finished.
                for (&(_, y), other) in after.iter_mut() {
                    let arrived = *other == if red { 's' } else { 'S' } && y == 4 - last;
                    if arrived {
                        *other = if red { 'f' } else { 'F' };
                    }
                }
                let sign = if taken { 'x' } else { '-' };
                let rise = becomes.map_or(String::new(), |kind| format!("={kind}"));
                let text = format!("{}{sign}{}{rise}", five::name(from), five::name(to));
                all.push(Step { text, from, to, risen: becomes.is_some(), men: after, lively: taken || stopper });
            }
        }
    }
    all
}

fn parts(text: &str) -> (Men, bool, u32) {
    let parts: Vec<&str> = text.split(' ').collect();
    (five::men(parts[0]), parts[1] == "r", parts[2].parse().expect("it is a number"))
}

/// What one move of a side did: who went, and whom it attacked then.
struct Deed {
    red: bool,
    by: u32,
    attacked: Vec<u32>,
}

/// The deeds of a whole game, and who stands where in the end.
fn deeds(texts: &[String]) -> (Vec<Deed>, BTreeMap<Point, u32>) {
    let mut names: BTreeMap<Point, u32> = parts(&texts[0]).0.into_keys().zip(1..).collect();
    let mut deeds = Vec::new();
    for (fresh, pair) in (100..).zip(texts.windows(2)) {
        let ((men, red, quiet), (now, turn, then)) = (parts(&pair[0]), parts(&pair[1]));
        let step = moves(&men, red).into_iter().find(|step| step.men == now);
        let step = step.unwrap_or_else(|| panic!("no move leads from {} to {}", pair[0], pair[1]));
        assert!(turn != red && then == if step.lively { 0 } else { quiet + 1 }, "{} to {}", pair[0], pair[1]);
        let by = names.remove(&step.from).expect("somebody went");
        let by = if step.risen { fresh } else { by };
        names.insert(step.to, by);
        let attacked = targets(&now, step.to).into_iter().filter(|p| now.contains_key(p)).map(|p| names[&p]).collect();
        deeds.push(Deed { red, by, attacked });
    }
    (deeds, names)
}

/// How often in a row, up to its last move, one man of a side has attacked that man.
fn attacks(deeds: &[Deed], red: bool, by: u32, victim: u32) -> usize {
    let mine = deeds.iter().rev().filter(|deed| deed.red == red);
    mine.take_while(|deed| deed.by == by && deed.attacked.contains(&victim)).count()
}

/// The chase of a side as positions write it, and its longest count.
fn chase(deeds: &[Deed], names: &BTreeMap<Point, u32>, red: bool) -> (String, usize) {
    let none = ("-".to_string(), 0);
    let Some(last) = deeds.iter().rev().find(|deed| deed.red == red) else { return none };
    let Some((&at, _)) = names.iter().find(|&(_, &id)| id == last.by) else { return none };
    let mut victims: Vec<(Point, usize)> =
        names.iter().map(|(&p, &id)| (p, attacks(deeds, red, last.by, id))).filter(|&(_, count)| count > 0).collect();
    victims.sort_by_key(|&((x, y), _)| (-y, x));
    let longest = victims.iter().map(|v| v.1).max().unwrap_or(0);
    let victims: Vec<String> = victims.into_iter().map(|(p, count)| format!("{}x{count}", five::name(p))).collect();
    if victims.is_empty() { none } else { (format!("{}>{}", five::name(at), victims.join("+")), longest) }
}

fn facing(men: &Men) -> bool {
    let at = |owl: char| men.iter().find(|&(_, &man)| man == owl).map(|(&p, _)| p);
    let (Some(red), Some(blue)) = (at('O'), at('o')) else { return false };
    red.0 == blue.0 && (red.1 + 1..blue.1).all(|y| !men.contains_key(&(red.0, y)))
}

/// Only owls and finished stoppers are left, and no owl can be driven to face the other or be without a move.
fn dead(men: &Men) -> bool {
    let roomy = |(&p, &man): (&Point, &char)| match man.to_ascii_uppercase() {
        'O' => targets(men, p).len() >= 2,
        other => other == 'F',
    };
    men.iter().all(roomy)
}

/// What is true of the position, by the rules alone.
pub fn second(seen: &Seen) -> Found {
    // A chase is at most five moves of a side long.
    let (deeds, names) = deeds(&seen.texts[seen.texts.len().saturating_sub(13)..]);
    let (men, red, quiet) = parts(seen.text());
    let chases = [true, false].map(|side| chase(&deeds, &names, side));
    let written: Vec<&str> = seen.text().split(' ').skip(3).collect();
    assert_eq!([&chases[0].0, &chases[1].0], written[..], "who chases whom: {}", seen.text());
    let last = &chases[usize::from(red)];
    let same = |text: &&String| text.split(' ').take(2).eq(seen.text().split(' ').take(2));
    let (mover_loses, last_loses) = if red { ("2-1", "1-2") } else { ("1-2", "2-1") };
    let moves = moves(&men, red);
    if !men.values().any(|&man| man == if red { 'O' } else { 'o' }) {
        Found::end(mover_loses, "owl")
    } else if facing(&men) {
        Found::end(last_loses, "facing")
    } else if last.1 >= 5 {
        Found::end(last_loses, "chase")
    } else if moves.is_empty() {
        Found::end(mover_loses, "stalemate")
    } else if dead(&men) {
        Found::end("1-1", "dead")
    } else if seen.option("quiet") == "100" && quiet >= 100 {
        Found::end("1-1", "quiet")
    } else if seen.option("repetition") == "draw"
        && chases.iter().all(|chase| chase.1 < 2)
        && seen.texts.iter().filter(same).count() >= 3
    {
        Found::end("1-1", "repetition")
    } else {
        Found::moves(moves.into_iter().map(|step| step.text))
    }
}
