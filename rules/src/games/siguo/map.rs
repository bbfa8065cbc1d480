//! The 129 stations: four arms of 30 and the nine-grid between them, with their roads, their rails and where they lie.
//!
//! An arm has six rows of five; its slots are counted from the front row, in each row from its owner's right. Arm 0 is
//! South, then West, North, East: stations 30 × arm + slot, and behind them the nine points of the grid, row by row
//! from the north-west. Station and place have the same number for ever.

use crate::army::graph::{self, Graph, Station};

/// How many stations there are.
pub(super) const STATIONS: usize = 129;
/// Where the nine-grid begins.
pub(super) const GRID: usize = 120;
/// The letters of the arms, in names.
pub(super) const ARMS: [char; 4] = ['s', 'w', 'n', 'e'];

/// How many stations each row of a written position has: the rows of every arm from its front, then the grid's.
pub(super) const ROWS: [u8; 27] = {
    let mut all = [5; 27];
    (all[24], all[25], all[26]) = (3, 3, 3);
    all
};

/// Column and row of every station on a grid of 17 by 17, from the top left: [published] for all slots.
pub(super) const AT: [(u8, u8); STATIONS] = {
    let mut all = [(0, 0); STATIONS];
    let mut i = 0;
    while i < STATIONS {
        let (row, column) = ((i % 30 / 5) as u8, (i % 5) as u8);
        all[i] = match i / 30 {
            0 => (10 - column, 11 + row),
            1 => (5 - row, 10 - column),
            2 => (6 + column, 5 - row),
            3 => (11 + row, 6 + column),
            _ => (6 + 2 * ((i - GRID) % 3) as u8, 6 + 2 * ((i - GRID) / 3) as u8),
        };
        i += 1;
    }
    all
};

/// The station there; there is one.
const fn find(x: usize, y: usize) -> u8 {
    let mut i = 0;
    while AT[i].0 as usize != x || AT[i].1 as usize != y {
        i += 1;
    }
    i as u8
}

/// The long lines through the outer columns of opposite arms and the rim of the nine-grid: x = 6, x = 10, y = 6, y = 10.
const LONG: [[u8; 13]; 4] = {
    const STOPS: [usize; 13] = [1, 2, 3, 4, 5, 6, 8, 10, 11, 12, 13, 14, 15];
    let mut all = [[0; 13]; 4];
    let mut i = 0;
    while i < 13 {
        all[0][i] = find(6, STOPS[i]);
        all[1][i] = find(10, STOPS[i]);
        all[2][i] = find(STOPS[i], 6);
        all[3][i] = find(STOPS[i], 10);
        i += 1;
    }
    all
};

/// The lines of five: x = 8 and y = 8 from front row to front row, then the front and the back rail of every arm.
const SHORT: [[u8; 5]; 10] = {
    const STOPS: [usize; 5] = [5, 6, 8, 10, 11];
    let mut all = [[0; 5]; 10];
    let mut i = 0;
    while i < 5 {
        all[0][i] = find(8, STOPS[i]);
        all[1][i] = find(STOPS[i], 8);
        let mut arm = 0;
        while arm < 4 {
            all[2 + 2 * arm][i] = (30 * arm + i) as u8;
            all[3 + 2 * arm][i] = (30 * arm + 20 + i) as u8;
            arm += 1;
        }
        i += 1;
    }
    all
};

/// The curved lines: up the left column of an arm, round the corner, and down the right column of the next. [published]
const CURVED: [[u8; 10]; 4] = {
    let mut all = [[0; 10]; 4];
    let mut arm = 0;
    while arm < 4 {
        let mut row = 0;
        while row < 5 {
            all[arm][4 - row] = (30 * arm + 5 * row + 4) as u8;
            all[arm][5 + row] = (30 * ((arm + 1) % 4) + 5 * row) as u8;
            row += 1;
        }
        arm += 1;
    }
    all
};

/// The lines along which all but engineers go.
const LINES: &[&[u8]] = &[
    &LONG[0], &LONG[1], &LONG[2], &LONG[3], &SHORT[0], &SHORT[1], &SHORT[2], &SHORT[3], &SHORT[4], &SHORT[5], &SHORT[6],
    &SHORT[7], &SHORT[8], &SHORT[9], &CURVED[0], &CURVED[1], &CURVED[2], &CURVED[3],
];

/// Camp slots.
const CAMPS: u32 = 1 << 6 | 1 << 8 | 1 << 12 | 1 << 16 | 1 << 18;
/// Headquarters slots.
const HEADQUARTERS: u32 = 1 << 26 | 1 << 28;

/// How many roads an arm has.
const ROADS: usize = 49;

/// The roads: in an arm all sides of its squares that are no rails, and the diagonals of its camps.
const EDGES: [(u8, u8); 4 * ROADS] = {
    let mut all = [(0, 0); 4 * ROADS];
    let mut count = 0;
    let mut i = 0;
    while i < GRID {
        let (slot, row, column) = (i % 30, i % 30 / 5, i % 5);
        let camp = CAMPS >> slot & 1 == 1;
        // To the next column, to the next row, and both diagonals to the next row.
        let ways = [
            (column < 4 && row != 0 && row != 4, 1, false),
            (row < 5 && (row == 4 || column % 4 != 0), 5, false),
            (row < 5 && column < 4, 6, true),
            (row < 5 && column > 0, 4, true),
        ];
        let mut way = 0;
        while way < 4 {
            let (open, far, across) = ways[way];
            if open && (!across || camp || CAMPS >> (slot + far) & 1 == 1) {
                all[count] = (i as u8, (i + far) as u8);
                count += 1;
            }
            way += 1;
        }
        i += 1;
    }
    assert!(count == all.len());
    all
};

/// What every station is.
const WHAT: [Station; STATIONS] = {
    let mut all = [Station::Post; STATIONS];
    let mut i = 0;
    while i < GRID {
        if CAMPS >> (i % 30) & 1 == 1 {
            all[i] = Station::Camp;
        } else if HEADQUARTERS >> (i % 30) & 1 == 1 {
            all[i] = Station::Headquarters;
        }
        i += 1;
    }
    all
};

/// Roads, rails and lines.
pub(super) static GRAPH: Graph = Graph {
    road: &graph::roads::<STATIONS>(&EDGES),
    rail: &graph::rails::<STATIONS>(LINES),
    through: &graph::through::<STATIONS>(LINES),
    lines: LINES,
    what: &WHAT,
};

/// The homes of the seats, 30 slots each as their owners see them, from these arms.
pub(super) const fn homes(arms: [usize; 4]) -> [[u8; 30]; 4] {
    let mut all = [[0; 30]; 4];
    let mut i = 0;
    while i < 120 {
        let slot = i % 30;
        all[i / 30][slot] = (30 * arms[i / 30] + slot - slot % 5 + (4 - slot % 5)) as u8;
        i += 1;
    }
    all
}

/// A station's name: `s12` is slot 12 of the South arm, `c5` the centre.
pub(super) fn name(station: u8) -> String {
    let i = usize::from(station);
    if i < GRID { format!("{}{:02}", ARMS[i / 30], i % 30) } else { format!("c{}", i - GRID + 1) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn edges(lists: impl Iterator<Item = Vec<u8>>) -> BTreeSet<(u8, u8)> {
        let mut all = BTreeSet::new();
        for (from, list) in lists.enumerate() {
            all.extend(list.iter().filter(|&&to| usize::from(to) < STATIONS).map(|&to| (from as u8, to)));
        }
        all
    }

    fn roads() -> BTreeSet<(u8, u8)> {
        edges(GRAPH.road.iter().map(|list| list.to_vec()))
    }

    fn rails() -> BTreeSet<(u8, u8)> {
        edges(GRAPH.rail.iter().map(|list| list.to_vec()))
    }

    /// The board turned by a quarter, clockwise.
    fn turned(station: u8) -> u8 {
        let (x, y) = AT[usize::from(station)];
        find(16 - usize::from(y), usize::from(x))
    }

    /// The counts of `siguo.md`: 129 stations, 73 on rails, 20 camps, 8 headquarters [published]; 92 and 196 edges.
    #[test]
    fn counts_are_those_published() {
        let places: BTreeSet<_> = AT.iter().collect();
        assert_eq!(places.len(), STATIONS);
        let on_rails: BTreeSet<u8> = rails().iter().map(|edge| edge.0).collect();
        let count = |what| WHAT.iter().filter(|&&w| w == what).count();
        assert_eq!((on_rails.len(), count(Station::Camp), count(Station::Headquarters)), (73, 20, 8));
        assert_eq!((rails().len() / 2, roads().len() / 2), (92, 196));
        assert!(rails().is_disjoint(&roads()));
    }

    #[test]
    fn all_four_arms_are_alike() {
        for all in [roads(), rails()] {
            let quarter = all.iter().map(|&(a, b)| (turned(a), turned(b))).collect();
            assert_eq!(all, quarter);
            assert!(all.iter().all(|&(a, b)| all.contains(&(b, a))));
        }
        for station in 0..STATIONS as u8 {
            assert_eq!(WHAT[usize::from(station)], WHAT[usize::from(turned(station))]);
        }
        let lines: BTreeSet<BTreeSet<u8>> = LINES.iter().map(|line| line.iter().copied().collect()).collect();
        let quarter = lines.iter().map(|line| line.iter().map(|&station| turned(station)).collect()).collect();
        assert_eq!(lines, quarter);
    }

    /// Coordinates of slots and the camps in the middle of the arms. [published]
    #[test]
    fn slots_lie_where_published() {
        let at = |name: &str| AT[(0..STATIONS).find(|&i| super::name(i as u8) == name).expect("it is there")];
        let known = [
            ("s00", (10, 11)), ("s04", (6, 11)), ("s26", (9, 16)), ("s28", (7, 16)), ("s06", (9, 12)), ("s08", (7, 12)),
            ("s12", (8, 13)), ("s16", (9, 14)), ("s18", (7, 14)), ("w00", (5, 10)), ("n00", (6, 5)), ("e00", (11, 6)),
            ("c5", (8, 8)),
        ];
        known.iter().for_each(|&(name, where_)| assert_eq!(at(name), where_, "{name}"));
        let south = find(8, 13);
        assert_eq!([south, turned(south), turned(turned(south))].map(name), ["s12", "w12", "n12"]);
    }

    #[test]
    fn lines_run_along_rails_and_round_corners() {
        let rails = rails();
        for line in LINES {
            assert!(line.windows(2).all(|two| rails.contains(&(two[0], two[1]))), "{line:?}");
        }
        let names = CURVED[3].map(name);
        assert_eq!(names, ["e24", "e19", "e14", "e09", "e04", "s00", "s05", "s10", "s15", "s20"]);
        let column: Vec<(u8, u8)> = LONG[0].iter().map(|&station| AT[usize::from(station)]).collect();
        assert!(column.iter().all(|at| at.0 == 6) && column[0] == (6, 1) && column[12] == (6, 15));
    }
}
