//! The board of an army game as a drawing: thin roads, sleepered rails, ringed camps, arched headquarters.

use super::graph::{Graph, NONE, Station};
use crate::board::{Art, Ink, Pen, Pt};

/// How a board lies on the sheet.
pub struct Ground<'a> {
    /// Its roads, rails and stations.
    pub graph: &'a Graph,
    /// Where a station lies.
    pub at: &'a dyn Fn(u8) -> Pt,
    /// Half the width and half the height of a station.
    pub plate: Pt,
    /// About which point the rail between two stations bends a quarter, if it does.
    pub bend: &'a dyn Fn(u8, u8) -> Option<Pt>,
    /// Which way the front lies from a headquarters, and the ink of its outline.
    pub front: &'a dyn Fn(u8) -> (Pt, Ink),
}

/// Points of a quarter of a circle: how much of its start and of its end.
const QUARTER: [Pt; 5] = [(1.0, 0.0), (0.924, 0.383), (0.707, 0.707), (0.383, 0.924), (0.0, 1.0)];

/// A quarter of a circle about a point, from one point of it to another.
fn quarter(about: Pt, from: Pt, to: Pt) -> Vec<Pt> {
    let (a, b) = ((from.0 - about.0, from.1 - about.1), (to.0 - about.0, to.1 - about.1));
    QUARTER.iter().map(|&(s, e)| (about.0 + a.0 * s + b.0 * e, about.1 + a.1 * s + b.1 * e)).collect()
}

impl Ground<'_> {
    /// Everything that is always drawn, from the ground up.
    pub fn art(&self) -> Vec<Art> {
        let stations = || 0..self.graph.what.len() as u8;
        let of = |what| stations().filter(move |&s| self.graph.what[usize::from(s)] == what);
        let rails = self.strokes(self.graph.rail.iter().map(|list| &list[..]));
        let roads = self.strokes(self.graph.road.iter().map(|list| &list[..]));
        let mut art = vec![
            Art::Lines(roads, Pen { mini: 2.4, ..Pen::new(Ink::Rule, 1.7) }),
            Art::Lines(rails.clone(), Pen::new(Ink::Rule, 9.0)),
            Art::Lines(rails, Pen::new(Ink::Board, 5.0).dashed(11.0, 9.0)),
        ];
        let thin = Pen { mini: 2.4, ..Pen::new(Ink::Rule, 1.7) };
        let (w, h) = self.plate;
        for station in of(Station::Post) {
            let (x, y) = (self.at)(station);
            art.push(Art::Plate((x - w, y - h), (x + w, y + h), 0.04, Ink::Board, thin));
        }
        let camps: Vec<Pt> = of(Station::Camp).map(|camp| (self.at)(camp)).collect();
        art.push(Art::Discs(camps.clone(), 0.33, Ink::Board, Pen { mini: 3.4, ..Pen::new(Ink::Rule, 2.6) }));
        art.push(Art::Discs(camps, 0.275, Ink::Board, Pen::new(Ink::Rule, 1.2)));
        for station in of(Station::Headquarters) {
            let (outline, ink) = self.arch(station);
            art.push(Art::Areas(vec![outline.clone()], Ink::Board));
            art.push(Art::Outline(outline, Pen::new(ink, 3.4)));
        }
        art
    }

    /// The ways between neighbours, each once.
    fn strokes<'b>(&self, lists: impl Iterator<Item = &'b [u8]>) -> Vec<Vec<Pt>> {
        let mut strokes = Vec::new();
        for (from, list) in lists.enumerate() {
            let from = from as u8;
            for &to in list.iter().filter(|&&to| to != NONE && from < to) {
                let ends = ((self.at)(from), (self.at)(to));
                let bent = (self.bend)(from, to).map(|about| quarter(about, ends.0, ends.1));
                strokes.push(bent.unwrap_or_else(|| vec![ends.0, ends.1]));
            }
        }
        strokes
    }

    /// A headquarters: a plate a little larger than others, round towards the front.
    fn arch(&self, station: u8) -> (Vec<Pt>, Ink) {
        let ((x, y), (front, ink)) = ((self.at)(station), (self.front)(station));
        let (w, h) = if front.0 == 0.0 { self.plate } else { (self.plate.1, self.plate.0) };
        let (w, h, r) = (w + 0.03, h + 0.02, 0.14);
        // Seen with the front upwards: across to the right, along to the front.
        let point =
            |across: f32, along: f32| (x - across * front.1 + along * front.0, y + across * front.0 + along * front.1);
        let mut outline = vec![point(-w, -h)];
        outline.extend(quarter(point(r - w, h - r), point(-w, h - r), point(r - w, h)));
        outline.extend(quarter(point(w - r, h - r), point(w - r, h), point(w, h - r)));
        outline.push(point(w, -h));
        (outline, ink)
    }
}
