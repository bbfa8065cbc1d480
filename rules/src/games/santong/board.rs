//! The triangle of 64 cells on paper, filled cells as stones, and the tree that won.

use super::cells::{row_of, tree};
use super::{CELLS, Double, End, Move, ROWS, Santong, State, bit, group, place};
use crate::board::{
    Art, Board, Body, Face, Ground, Hit, Label, Look, MarkKind, Pen, Place, Pt, Scene, Show, Side, Stroke, Tally,
    Target, Tint, Trail, Zone, bits, grid,
};
use crate::game::{Seat, Why};

/// The height of a cell whose edges are 1 long.
const HEIGHT: f32 = 0.866_025_4;
/// Half the length of a side of the board.
const HALF: f32 = ROWS as f32 / 2.0;

/// The left end of the line below so many rows.
fn left(rows: usize) -> Pt {
    (HALF - rows as f32 / 2.0, rows as f32 * HEIGHT)
}

/// The corners of a cell.
fn outline(cell: u8) -> [Pt; 3] {
    let (r, k) = row_of(cell);
    let along = |(x, y): Pt, steps: f32| (x + steps, y);
    let (above, below, i) = (left(r), left(r + 1), (k / 2) as f32);
    match k % 2 {
        0 => [along(above, i), along(below, i + 1.0), along(below, i)],
        _ => [along(above, i), along(above, i + 1.0), along(below, i + 1.0)],
    }
}

fn middle(corners: [Pt; 3]) -> Pt {
    let mean = |of: fn(Pt) -> f32| corners.into_iter().map(of).sum::<f32>() / 3.0;
    (mean(|p| p.0), mean(|p| p.1))
}

/// What a cell is called: the letter of its row from the top, its number in the row.
pub fn name(cell: u8) -> String {
    let (r, k) = row_of(cell);
    grid::name(r, k + 1)
}

/// The branches of the tree that won.
fn branches(s: &State) -> Option<[Vec<u16>; 3]> {
    let End::Joined(seat) = s.end else { return None };
    let stones = s.stones[seat.index()];
    let whole = bits::each(stones).map(|bit| group(stones, 1 << bit)).find(|group| super::joins(*group));
    whole.map(tree)
}

impl Show for Santong {
    const BUTTONS: &'static [&'static str] = &["double"];

    fn board(&self) -> Board {
        let far = ROWS as f32;
        let bottom = left(ROWS).1;
        let mut strokes = Vec::new();
        for rows in 1..ROWS {
            let (from, along) = (left(rows), rows as f32);
            let base = far - along;
            strokes.push(vec![from, (from.0 + along, from.1)]);
            strokes.push(vec![from, (base, bottom)]);
            strokes.push(vec![(from.0 + along, from.1), (along, bottom)]);
        }
        let corners = vec![(HALF, 0.0), (far, bottom), (0.0, bottom)];
        let places = (0..CELLS as u8).map(|cell| {
            let corners = outline(cell);
            Place { at: middle(corners), hit: Hit::Poly(corners.to_vec()), name: name(cell) }
        });
        let label = |r: usize| Label {
            side: Side::Left,
            at: (r as f32 + 0.5) * HEIGHT,
            text: char::from(b'A' + r as u8).to_string(),
            han: false,
        };
        let zone = |(key, side): (&'static str, u128)| Zone { key, places: bits::each(side).map(place).collect() };
        Board {
            bounds: ((0.0, 0.0), (far, bottom)),
            ground: Ground::Paper,
            margin: 0.6,
            man: 1.0,
            places: places.collect(),
            art: vec![Art::Lines(strokes, Pen { mini: 3.0, ..Pen::FAINT }), Art::Outline(corners, Pen::FRAME)],
            detail: Vec::new(),
            labels: (0..ROWS).map(label).collect(),
            zones: ["left-side", "right-side", "base"].into_iter().zip(super::SIDES).map(zone).collect(),
            die: None,
            views: vec![0, 0],
        }
    }

    fn scene(&self, s: &State, held: &[Target]) -> Scene {
        let mut scene = Scene::default();
        for (side, name) in [(0, "first-stone"), (1, "second-stone")] {
            scene.stand(&self.emblem(Seat(side)), name, bits::each(s.stones[usize::from(side)]).map(place));
        }
        if let Some([left, right, base]) = branches(s) {
            scene.mark(MarkKind::Win, bits::each(whole(&[&left, &right, &base])));
            let across = left.into_iter().chain(right.into_iter().rev().skip(1)).collect();
            for at in [across, base] {
                scene.strokes.push(Stroke { at, closed: false, kind: MarkKind::Win });
            }
            scene.strokes.retain(|stroke| stroke.at.len() > 1);
        }
        let key = match s.double {
            Double::Ahead => "double-ahead",
            Double::Half => "double-half",
            Double::Spent => "double-spent",
        };
        scene.tallies.push(Tally { seat: Seat(1), why: Why::new(key) });
        match (held.first(), s.double, s.end) {
            (Some(Target::Button(_)), _, _) => scene.notes.push(Why::new("first-of-two")),
            (_, Double::Half, End::Open) => scene.notes.push(Why::new("second-of-two")),
            _ => {}
        }
        scene
    }

    fn paths(&self, _s: &State, Move { cell, double }: Move, out: &mut Vec<Vec<Target>>) {
        let cell = Target::Place(cell.into());
        out.push(if double { vec![Target::Button(0), cell] } else { vec![cell] });
    }

    fn trail(&self, _s: &State, Move { cell, double }: Move, out: &mut Trail) {
        out.put.push(Target::Place(cell.into()));
        if double {
            out.calls.push(Why::at("doubles", [u16::from(cell)]));
        }
    }

    fn why_not(&self, _past: &[State], s: &State, _held: &[Target], tried: Target) -> Option<Why> {
        match tried {
            Target::Button(0) => Some(Why::new(match s.double {
                Double::Half => "second-stone-now",
                Double::Spent => "double-is-spent",
                Double::Ahead if s.mover == Seat(0) => "double-is-of-second",
                Double::Ahead => "nothing-to-double",
            })),
            Target::Place(cell) if usize::from(cell) < CELLS => {
                (s.open() >> bit(cell as u8) & 1 == 0).then(|| Why::at("occupied", [cell]))
            }
            _ => None,
        }
    }

    fn explain(&self, _past: &[State], s: &State) -> Option<Why> {
        let branches = branches(s)?;
        let [left, right, base] = &branches;
        let cells: Vec<u16> = bits::each(whole(&[left, right, base])).collect();
        Some(Why::at("three-sides", cells).along(branches))
    }

    fn emblem(&self, seat: Seat) -> Look {
        Look::new(Body::Cell, Tint::Seat(seat.0), Face::Cue(seat.0))
    }
}

/// All cells of some branches, each once.
fn whole(branches: &[&[u16]]) -> u64 {
    branches.iter().flat_map(|branch| branch.iter()).fold(0, |all, &cell| all | 1 << cell)
}
