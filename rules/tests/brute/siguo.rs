//! Four-player Junqi once more: stations by column and row, ways walked step by step, set-ups completed by trying.

use super::{Found, Seen};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

type At = (i32, i32);

/// A man: whose, and which by its letter.
#[derive(Clone, Copy, PartialEq)]
struct Man {
    seat: usize,
    kind: char,
}

/// Where a slot of an arm lies; the arms are South, West, North and East.
fn at(arm: usize, slot: i32) -> At {
    let (row, column) = (slot / 5, slot % 5);
    [(10 - column, 11 + row), (5 - row, 10 - column), (6 + column, 5 - row), (11 + row, 6 + column)][arm]
}

/// All stations in the order of the text: names and places.
fn stations() -> Vec<(String, At)> {
    let mut all = Vec::new();
    for (arm, letter) in "swne".chars().enumerate() {
        all.extend((0..30).map(|slot| (format!("{letter}{slot:02}"), at(arm, slot))));
    }
    all.extend((0..9).map(|i| (format!("c{}", i + 1), (6 + i % 3 * 2, 6 + i / 3 * 2))));
    all
}

/// The arm and slot of a place, if it lies in an arm.
fn slot(p: At) -> Option<(usize, i32)> {
    (0..4).flat_map(|arm| (0..30).map(move |slot| (arm, slot))).find(|&(arm, slot)| at(arm, slot) == p)
}

fn is_camp(p: At) -> bool {
    slot(p).is_some_and(|(_, slot)| [6, 8, 12, 16, 18].contains(&slot))
}

fn is_headquarters(p: At) -> bool {
    slot(p).is_some_and(|(_, slot)| slot == 26 || slot == 28)
}

fn is_grid(p: At) -> bool {
    [6, 8, 10].contains(&p.0) && [6, 8, 10].contains(&p.1)
}

fn exists(p: At) -> bool {
    is_grid(p) || slot(p).is_some()
}

/// Whether two neighbours in a line, or round a corner, are joined by a rail.
fn rail(p: At, q: At) -> bool {
    let (dx, dy) = ((p.0 - q.0).abs(), (p.1 - q.1).abs());
    match (slot(p), slot(q)) {
        (None, None) => is_grid(p) && is_grid(q) && (dx, dy) != (0, 0) && dx + dy == 2 && (dx == 0 || dy == 0),
        (Some((_, front)), None) => [0, 2, 4].contains(&front) && is_grid(q) && dx + dy == 1,
        (None, Some(_)) => rail(q, p),
        (Some((a, s)), Some((b, t))) if a != b => (dx, dy) == (1, 1) && [0, 4].contains(&s) && [0, 4].contains(&t),
        (Some((_, s)), Some((_, t))) => {
            let along_row = s / 5 == t / 5 && [0, 4].contains(&(s / 5));
            let along_column = s % 5 == t % 5 && [0, 4].contains(&(s % 5)) && s < 25 && t < 25;
            dx + dy == 1 && (along_row || along_column)
        }
    }
}

/// Whether two places are joined by a road.
fn road(p: At, q: At) -> bool {
    let same_arm = matches!((slot(p), slot(q)), (Some((a, _)), Some((b, _))) if a == b);
    let (dx, dy) = ((p.0 - q.0).abs(), (p.1 - q.1).abs());
    let diagonal = (dx, dy) == (1, 1) && (is_camp(p) || is_camp(q));
    same_arm && (dx + dy == 1 || diagonal) && !rail(p, q)
}

const STRAIGHT: [At; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

/// The next station from `p` straight along a rail.
fn next_straight(p: At, (dx, dy): At) -> Option<At> {
    [1, 2].map(|far| (p.0 + far * dx, p.1 + far * dy)).into_iter().find(|&q| exists(q)).filter(|&q| rail(p, q))
}

/// The ways of a man that is no engineer: rays of stations, straight ones and those round a corner.
fn rays(p: At) -> Vec<Vec<At>> {
    let mut rays = Vec::new();
    for way in STRAIGHT {
        let ray: Vec<At> = std::iter::successors(next_straight(p, way), |&q| next_straight(q, way)).collect();
        rays.push(ray);
    }
    if let Some((arm, s)) = slot(p).filter(|&(_, s)| s < 25 && [0, 4].contains(&(s % 5))) {
        let column = s % 5;
        let front = at(arm, column);
        let corner = (0..4).flat_map(|b| [at(b, 0), at(b, 4)]).find(|&q| slot(q).unwrap().0 != arm && rail(front, q));
        let (other, t) = slot(corner.expect("every corner has a curve")).unwrap();
        let up = (0..s / 5).rev().map(|row| at(arm, 5 * row + column));
        let down = (0..5).map(|row| at(other, 5 * row + t));
        rays.push(up.chain(down).collect());
    }
    rays
}

/// The roads, rails and rays from every station.
struct Map {
    road: BTreeMap<At, Vec<At>>,
    rail: BTreeMap<At, Vec<At>>,
    rays: BTreeMap<At, Vec<Vec<At>>>,
    camps: BTreeSet<At>,
}

static MAP: LazyLock<Map> = LazyLock::new(|| {
    let all: Vec<At> = stations().into_iter().map(|(_, p)| p).collect();
    let near = |joined: fn(At, At) -> bool| {
        all.iter().map(|&p| (p, all.iter().copied().filter(|&q| joined(p, q)).collect())).collect()
    };
    Map {
        road: near(road),
        rail: near(rail),
        rays: all.iter().map(|&p| (p, rays(p))).collect(),
        camps: all.iter().copied().filter(|&p| is_camp(p)).collect(),
    }
});

/// Where a man can go; `taken` tells who stands where.
fn reach(p: At, man: Man, taken: &BTreeMap<At, Man>) -> BTreeSet<At> {
    let mut to: BTreeSet<At> = MAP.road[&p].iter().copied().collect();
    if man.kind == 'G' {
        let mut todo = vec![p];
        let mut seen = BTreeSet::from([p]);
        while let Some(here) = todo.pop() {
            for &q in &MAP.rail[&here] {
                if seen.insert(q) {
                    to.insert(q);
                    if !taken.contains_key(&q) {
                        todo.push(q);
                    }
                }
            }
        }
    }
    for ray in &MAP.rays[&p] {
        let open = ray.iter().position(|q| taken.contains_key(q)).unwrap_or(ray.len());
        to.extend(ray.iter().take(open + 1));
    }
    let enemy = |q: &At| taken.get(q).is_none_or(|other| other.seat % 2 != man.seat % 2);
    let safe = |q: &At| MAP.camps.contains(q) && taken.contains_key(q);
    to.into_iter().filter(|q| enemy(q) && !safe(q)).collect()
}

/// The men on the board as the text's first word tells.
fn men(text: &str) -> BTreeMap<At, Man> {
    let places: Vec<At> = stations().into_iter().map(|(_, p)| p).collect();
    let (mut men, mut next) = (BTreeMap::new(), 0);
    let mut letters = text.split(' ').next().expect("there are rows").chars().filter(|&c| c != '/');
    while let Some(c) = letters.next() {
        if let Some(empty) = c.to_digit(10) {
            next += empty as usize;
            continue;
        }
        let seat = "rbyg".find(c).expect("a seat's letter");
        men.insert(places[next], Man { seat, kind: letters.next().expect("a kind's letter") });
        next += 1;
    }
    men
}

/// The kinds of a side's men.
const SIDE: &str = "SJHHVVTTYYLLLPPPGGGDDDZZQ";

/// Whether a man of that kind may be set up on a slot.
fn stands(kind: char, slot: i32, bombs_anywhere: bool) -> bool {
    match kind {
        'Q' => slot == 26 || slot == 28,
        'D' => slot >= 20,
        'Z' => bombs_anywhere || slot >= 5,
        _ => true,
    }
}

/// Whether these men can fill these slots: each man looks for a place, others making room.
fn fills(kinds: &[char], slots: &[i32], bombs_anywhere: bool) -> bool {
    fn seat(man: usize, fits: &dyn Fn(usize, usize) -> bool, tried: &mut [bool], taken: &mut [Option<usize>]) -> bool {
        for slot in 0..taken.len() {
            let new = fits(man, slot) && !std::mem::replace(&mut tried[slot], true);
            if new && taken[slot].is_none_or(|other| seat(other, fits, tried, taken)) {
                taken[slot] = Some(man);
                return true;
            }
        }
        false
    }
    let fits = |man: usize, slot: usize| stands(kinds[man], slots[slot], bombs_anywhere);
    let mut taken = vec![None; slots.len()];
    (0..kinds.len()).all(|man| seat(man, &fits, &mut vec![false; slots.len()], &mut taken))
}

/// The slots as an owner sees them, in the order in which they are filled: headquarters, then the rows from the back.
const ORDER: [i32; 25] = [26, 28, 20, 21, 22, 23, 24, 25, 27, 29, 5, 7, 9, 10, 11, 13, 14, 15, 17, 19, 0, 1, 2, 3, 4];

/// Whom the seat may put down next.
fn puts(seen: &Seen, mover: usize, taken: &BTreeMap<At, Man>) -> Found {
    let arm = if seen.option("turn") == "clockwise" { mover } else { (4 - mover) % 4 };
    let mirrored = |slot: i32| slot / 5 * 5 + 4 - slot % 5;
    let mut left: Vec<char> = SIDE.chars().collect();
    for man in taken.values().filter(|man| man.seat == mover) {
        left.remove(left.iter().position(|&kind| kind == man.kind).expect("no more men than there are"));
    }
    let free: Vec<i32> = ORDER.map(mirrored).into_iter().filter(|&s| !taken.contains_key(&at(arm, s))).collect();
    let anywhere = seen.option("bombs") == "anywhere";
    let kinds: BTreeSet<char> = left.iter().copied().collect();
    let fine = |kind: &char| {
        let mut others = left.clone();
        others.remove(others.iter().position(|k| k == kind).expect("he is left"));
        stands(*kind, free[0], anywhere) && fills(&others, &free[1..], anywhere)
    };
    Found::moves(
        kinds.into_iter().filter(fine).map(|kind| format!("{kind}@{}{:02}", ['s', 'w', 'n', 'e'][arm], free[0])),
    )
}

pub(super) fn found(seen: &Seen) -> Found {
    let text = seen.text();
    let words: Vec<&str> = text.split(' ').collect();
    let (taken, mover) = (men(text), "rbyg".find(words[1]).expect("a seat's letter"));
    if words[2] == "put" {
        return puts(seen, mover, &taken);
    }
    let lost = |side: usize| if side == 0 { "2-1-2-1" } else { "1-2-1-2" };
    for side in 0..2 {
        if !taken.values().any(|man| man.kind == 'Q' && man.seat % 2 == side) {
            return Found::end(lost(side), "flag");
        }
    }
    let goes = |p: At, man: Man| !is_headquarters(p) && man.kind != 'D' && man.kind != 'Q';
    let walks = |seat: usize| -> Vec<(At, At)> {
        let own = taken.iter().filter(|(p, man)| man.seat == seat && goes(**p, **man));
        own.flat_map(|(&p, &man)| reach(p, man, &taken).into_iter().map(move |q| (p, q))).collect()
    };
    let mine = walks(mover);
    if mine.is_empty() {
        let nobody = (0..4).all(|seat| walks(seat).is_empty());
        return if nobody { Found::end("1-1-1-1", "all-stuck") } else { Found::end(lost(mover % 2), "stuck") };
    }
    if seen.option("quiet") == "200" && words[2].parse::<u32>().expect("a number") >= 200 {
        return Found::end("1-1-1-1", "quiet");
    }
    let names: BTreeMap<At, String> = stations().into_iter().map(|(name, p)| (p, name)).collect();
    Found::moves(
        mine.into_iter()
            .map(|(p, q)| format!("{}{}{}", names[&p], if taken.contains_key(&q) { 'x' } else { '-' }, names[&q])),
    )
}
