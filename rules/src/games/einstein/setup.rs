//! Setting up by clicks: two clicks swap two men, the button plays all that is left of the set-up at once.

use super::moves::men;
use super::{HOME, Move, State};
use crate::board::{Layout, Step, Target, swaps};
use crate::game::{Rng, tidy};

/// The button that ends the set-up.
pub(super) const READY: Target = Target::Button(0);

/// Ready-made arrangements: the numbers on the cells of a home, its corner first.
const LAYOUTS: [(&str, [u8; 6]); 4] = [
    ("in-order", [1, 2, 3, 4, 5, 6]),
    ("ends-behind", [1, 6, 2, 5, 3, 4]),
    ("ends-in-front", [3, 4, 1, 2, 6, 5]),
    ("mixed", [4, 2, 5, 6, 1, 3]),
];

/// The cells that are still empty in the home of whoever sets up.
pub(super) fn cells(s: &State) -> &'static [u8] {
    &HOME[s.mover.index()][usize::from(s.put % 6)..]
}

/// The men that go to [`cells`], as the clicks so far have arranged them.
pub(super) fn arrangement(s: &State, held: &[Target]) -> Vec<u8> {
    let cells = cells(s);
    let mut order: Vec<u8> = men(0x3f & !s.alive[s.mover.index()]).collect();
    let which = |t: Target| cells.iter().position(|&cell| t == Target::Place(u16::from(cell)));
    for pair in held.chunks_exact(2) {
        if let (Some(a), Some(b)) = (which(pair[0]), which(pair[1])) {
            order.swap(a, b);
        }
    }
    order
}

/// What can be clicked after `held` during the set-up.
pub(super) fn step(s: &State, held: &[Target]) -> Step<Move> {
    let places = cells(s).iter().map(|&cell| Target::Place(u16::from(cell)));
    let valid = |t: &Target| places.clone().any(|place| place == *t);
    let whole = held.len().is_multiple_of(2);
    match held.split_last() {
        Some((&READY, before)) if before.len().is_multiple_of(2) && before.iter().all(valid) => {
            Step { next: Vec::new(), done: arrangement(s, before).into_iter().map(Move::Put).collect() }
        }
        _ if held.iter().all(valid) => {
            let mut next: Vec<Target> = places.chain(whole.then_some(READY)).collect();
            tidy(&mut next);
            Step { next, done: Vec::new() }
        }
        _ => Step { next: Vec::new(), done: Vec::new() },
    }
}

/// The shortest clicks that put this man on the next cell.
pub(super) fn path(s: &State, man: u8) -> Vec<Target> {
    let (cells, order) = (cells(s), arrangement(s, &[]));
    let from = order.iter().position(|&m| m == man).unwrap_or(0);
    let mut path = Vec::new();
    if from > 0 {
        path.extend([cells[0], cells[from]].map(|cell| Target::Place(u16::from(cell))));
    }
    path.push(READY);
    path
}

/// The ready-made arrangements for a home that is still empty.
pub(super) fn layouts(s: &State) -> Vec<Layout> {
    if !s.put.is_multiple_of(6) {
        return Vec::new();
    }
    let codes = |numbers: [u8; 6]| numbers.iter().map(|&n| 24 + u32::from(n) - 1).collect();
    LAYOUTS.iter().map(|&(key, numbers)| Layout { key, codes: codes(numbers) }).collect()
}

/// Six men in a random order, for a home that is still empty.
pub(super) fn shuffled(s: &State, rng: &mut Rng) -> Option<Vec<u32>> {
    let mut codes: Vec<u32> = (24..30).collect();
    (1..6).rev().for_each(|i| codes.swap(i, rng.below(i as u32 + 1) as usize));
    s.put.is_multiple_of(6).then_some(codes)
}

/// The swaps that arrange the men so.
pub(super) fn arranged(s: &State, codes: &[u32]) -> Option<Vec<Target>> {
    let want: Vec<u8> = codes.iter().map(|&code| u8::try_from(code.wrapping_sub(24)).unwrap_or(u8::MAX)).collect();
    let places: Vec<u16> = cells(s).iter().map(|&cell| u16::from(cell)).collect();
    swaps(&arrangement(s, &[]), &want, &places)
}
