//! The board: four arms round the nine-grid, seen from each seat with its own arm below.

use super::map::{AT, GRAPH, GRID, STATIONS};
use crate::army::ground::Ground;
use crate::army::graph::{NONE, Station};
use crate::board::{Board, Ground as Made, Hit, Ink, Place, Pt, Zone};

/// Which way the front of each arm lies.
const FRONT: [Pt; 4] = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)];

pub(super) fn at(station: u8) -> Pt {
    let (x, y) = AT[usize::from(station)];
    (f32::from(x), f32::from(y))
}

/// Between two arms the rail bends about the outer corner of its square.
fn bend(a: u8, b: u8) -> Option<Pt> {
    let ((ax, ay), (bx, by)) = (at(a), at(b));
    let outer = |p: f32, q: f32| if (p - 8.0).abs() > (q - 8.0).abs() { p } else { q };
    let arm = |station: u8| usize::from(station) / 30;
    (arm(a) != arm(b) && ax != bx && ay != by).then(|| (outer(ax, bx), outer(ay, by)))
}

fn those(which: impl Fn(u8) -> bool) -> Vec<u16> {
    (0..STATIONS as u8).filter(|&station| which(station)).map(u16::from).collect()
}

/// The board for seats whose arms are these.
pub(super) fn board(arms: [usize; 4]) -> Board {
    let owner = |station: u8| arms.iter().position(|&arm| arm == usize::from(station) / 30).unwrap_or(0);
    let front = |station: u8| (FRONT[usize::from(station) / 30], Ink::SeatEdge(owner(station) as u8));
    let art = Ground { graph: &GRAPH, at: &at, plate: (0.32, 0.32), bend: &bend, front: &front }.art();
    let is = |what: Station| those(|station| GRAPH.what[usize::from(station)] == what);
    let place = |station: u8| Place { at: at(station), hit: Hit::Disc(0.5), name: super::map::name(station) };
    Board {
        bounds: ((0.0, 0.0), (16.0, 16.0)),
        ground: Made::Celadon,
        margin: 0.58,
        man: 1.14,
        places: (0..STATIONS as u8).map(place).collect(),
        art,
        detail: Vec::new(),
        labels: Vec::new(),
        die: None,
        zones: vec![
            Zone { key: "camps", places: is(Station::Camp) },
            Zone { key: "headquarters", places: is(Station::Headquarters) },
            Zone { key: "nine-grid", places: those(|station| usize::from(station) >= GRID) },
            Zone { key: "rails", places: those(|station| GRAPH.rail[usize::from(station)][0] != NONE) },
        ],
        views: arms.map(|arm| [0, 270, 180, 90][arm]).to_vec(),
    }
}
