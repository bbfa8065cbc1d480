//! The sixty stations with their roads and rails, counted in rows from the top left: `a12` is 0, `e1` is 59.

use crate::army::graph::{self, Graph, Station};
use crate::board::grid;

/// How many stations there are.
pub const STATIONS: usize = 60;
/// How many stand in a row.
pub const ACROSS: u8 = 5;
/// How many rows there are.
pub const ROWS: u8 = 12;

/// Red's home is the lower half, Black's the upper one turned round.
pub const HOMES: [[u8; 30]; 2] = {
    let mut homes = [[0; 30]; 2];
    let mut slot = 0;
    while slot < 30 {
        homes[0][slot] = 30 + slot as u8;
        homes[1][slot] = 29 - slot as u8;
        slot += 1;
    }
    homes
};

/// The lines along which men go by rail: the four rows, the two sides, and the bridge in the middle. Its two fellows
/// are part of the sides.
pub const LINES: [&[u8]; 7] = [
    &[5, 6, 7, 8, 9],
    &[25, 26, 27, 28, 29],
    &[30, 31, 32, 33, 34],
    &[50, 51, 52, 53, 54],
    &[5, 10, 15, 20, 25, 30, 35, 40, 45, 50],
    &[9, 14, 19, 24, 29, 34, 39, 44, 49, 54],
    &[27, 32],
];

/// The roads, all within the halves.
pub const ROADS: [(u8, u8); 98] = {
    let half = graph::home_roads();
    let mut all = [(0, 0); 98];
    let mut i = 0;
    while i < half.len() {
        let (a, b) = (half[i].0 as usize, half[i].1 as usize);
        all[2 * i] = (HOMES[0][a], HOMES[0][b]);
        all[2 * i + 1] = (HOMES[1][a], HOMES[1][b]);
        i += 1;
    }
    all
};

static ROAD: [[u8; 8]; STATIONS] = graph::roads(&ROADS);
static RAIL: [[u8; 4]; STATIONS] = graph::rails(&LINES);
static THROUGH: [[(u8, u8); 3]; STATIONS] = graph::through(&LINES);
static WHAT: [Station; STATIONS] = {
    let mut what = [Station::Post; STATIONS];
    let mut slot = 0;
    while slot < 30 {
        what[HOMES[0][slot] as usize] = graph::home_station(slot as u8);
        what[HOMES[1][slot] as usize] = graph::home_station(slot as u8);
        slot += 1;
    }
    what
};

/// The board.
pub static GRAPH: Graph = Graph { road: &ROAD, rail: &RAIL, through: &THROUGH, lines: &LINES, what: &WHAT };

/// The name of a station.
pub fn name(station: u8) -> String {
    grid::name(usize::from(station % ACROSS), usize::from(ROWS - station / ACROSS))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edges(near: impl Fn(u8) -> Vec<u8>) -> Vec<(u8, u8)> {
        let each = |a: u8| near(a).into_iter().filter(move |&b| a < b).map(move |b| (a, b));
        (0..STATIONS as u8).flat_map(each).collect()
    }

    #[test]
    fn the_board_has_its_counts() {
        let rails = edges(|a| GRAPH.by_rail(a).collect());
        let roads = edges(|a| GRAPH.by_road(a).collect());
        assert_eq!((rails.len(), roads.len()), (35, 98));
        assert_eq!((0..60).filter(|&a| GRAPH.on_rail(a)).count(), 32);
        assert!(rails.iter().all(|edge| !roads.contains(edge)));
        let names = |set: &dyn Fn(u8) -> bool| (0..60).filter(|&a| set(a)).map(name).collect::<Vec<_>>().join(" ");
        assert_eq!(names(&|a| GRAPH.camp(a)), "b10 d10 c9 b8 d8 b5 d5 c4 b3 d3");
        assert_eq!(names(&|a| GRAPH.headquarters(a)), "b12 d12 b1 d1");
    }

    #[test]
    fn the_board_is_its_own_mirror() {
        let upside = |a: u8| (11 - a / 5) * 5 + a % 5;
        let sideways = |a: u8| a / 5 * 5 + 4 - a % 5;
        let mirrors: [&dyn Fn(u8) -> u8; 2] = [&upside, &sideways];
        for mirror in mirrors {
            let sorted = |mut all: Vec<u8>| {
                all.sort_unstable();
                all
            };
            for a in 0..60 {
                for near in [&|a| GRAPH.by_road(a).collect::<Vec<_>>(), &|a| GRAPH.by_rail(a).collect()] as [&dyn Fn(u8) -> Vec<u8>; 2] {
                    assert_eq!(sorted(near(a).into_iter().map(mirror).collect()), sorted(near(mirror(a))));
                }
                assert_eq!(GRAPH.what[usize::from(a)], GRAPH.what[usize::from(mirror(a))]);
            }
        }
    }

    #[test]
    fn fronts_meet_on_three_bridges() {
        let across = |x: u8| GRAPH.by_rail(30 + x).any(|to| to == 25 + x) || GRAPH.joined(30 + x, 25 + x);
        assert_eq!([0, 1, 2, 3, 4].map(across), [true, false, true, false, true]);
    }
}
