//! The board on celadon: double rails, thin roads, round camps and arched headquarters.

use super::field::{ACROSS, GRAPH, ROWS, STATIONS, name};
use crate::army::graph::Station;
use crate::army::ground::Ground as Sketch;
use crate::board::{Art, Board, Ground, Hit, Ink, Label, Pen, Place, Pt, Side, Zone};

/// How far columns and rows lie apart, and the two fronts more than rows do.
const PITCH: (f32, f32) = (1.14, 0.8);
const GAP: f32 = 0.56;

/// The middle of a station.
pub(super) fn at(station: u8) -> Pt {
    let (x, y) = (f32::from(station % ACROSS), station / ACROSS);
    (x * PITCH.0, f32::from(y) * PITCH.1 + if y < ROWS / 2 { 0.0 } else { GAP })
}

/// The drawing.
pub(super) fn board() -> Board {
    let stations = || 0..STATIONS as u8;
    let of = |what: Station| stations().filter(move |&on| GRAPH.what[usize::from(on)] == what);
    let set = |what: Station| of(what).map(u16::from).collect::<Vec<_>>();
    let front = |on: u8| ((0.0, if on < STATIONS as u8 / 2 { 1.0 } else { -1.0 }), Ink::Rule);
    let ground = Sketch { graph: &GRAPH, at: &at, plate: (0.37, 0.22), bend: &|_, _| None, front: &front };
    let pass = (at(25).1 + at(30).1) / 2.0;
    let peaks = [1.0, 3.0].map(|x| {
        let ridge = [(-0.3, 0.08), (-0.13, -0.12), (0.0, 0.04), (0.11, -0.06), (0.3, 0.08)];
        ridge.map(|(dx, dy)| (x * PITCH.0 + dx, pass + dy)).to_vec()
    });
    let detail = vec![Art::Lines(peaks.to_vec(), Pen::FAINT)];
    let half = |red: bool| stations().filter(move |&on| (on >= 30) == red).map(u16::from).collect::<Vec<_>>();
    let hit = |(x, y): Pt| {
        let (w, h) = (PITCH.0 / 2.0, PITCH.1 / 2.0);
        Hit::Poly(vec![(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)])
    };
    let column = |x: u8| Label {
        side: Side::Bottom,
        at: f32::from(x) * PITCH.0,
        text: char::from(b'A' + x).to_string(),
        han: false,
    };
    let row = |y: u8| Label { side: Side::Left, at: at(y * ACROSS).1, text: (ROWS - y).to_string(), han: false };
    Board {
        bounds: ((0.0, 0.0), at(STATIONS as u8 - 1)),
        ground: Ground::Celadon,
        margin: 0.72,
        man: 1.0,
        places: stations().map(|on| Place { at: at(on), hit: hit(at(on)), name: name(on) }).collect(),
        art: ground.art(),
        detail,
        labels: (0..ACROSS).map(column).chain((0..ROWS).map(row)).collect(),
        zones: vec![
            Zone { key: "red-home", places: half(true) },
            Zone { key: "black-home", places: half(false) },
            Zone { key: "camps", places: set(Station::Camp) },
            Zone { key: "headquarters", places: set(Station::Headquarters) },
            Zone { key: "rails", places: stations().filter(|&on| GRAPH.on_rail(on)).map(u16::from).collect() },
        ],
        views: vec![0, 180],
        die: None,
    }
}
