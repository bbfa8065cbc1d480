//! Five lines by five on paper, red and blue discs, and the squares they have made.

use super::squares::made;
use super::{CENTRE, Chengfang, ENOUGH, Move, POINTS, SIDE, STONES, State};
use crate::board::{Board, MarkKind, Pen, Scene, Show, Stroke, Tally, Target, Trail, bits, grid};
use crate::game::{Game, Seat, Why};

/// The corners of these squares, each once.
fn corners(squares: impl Iterator<Item = [u8; 4]>) -> Vec<u16> {
    bits::each(squares.flatten().fold(0u32, |all, point| all | 1 << point)).collect()
}

/// The squares that came with the last stone.
fn fresh(before: &State, s: &State) -> impl Iterator<Item = [u8; 4]> {
    let side = before.mover().index();
    let stone = s.stones[side] & !before.stones[side];
    made(s.stones[side]).filter(move |square| square.iter().any(|&point| stone >> point & 1 != 0))
}

impl Show for Chengfang {
    fn board(&self) -> Board {
        Board { margin: 0.82, ..grid::points(SIDE, SIDE, 1) }
            .ruled(Pen { mini: 4.0, ..Pen::RULE }, Pen::FRAME)
            .stars([(2, 2)])
            .lettered(0.0, 1)
    }

    fn scene(&self, s: &State, _held: &[Target]) -> Scene {
        let mut scene = Scene::default();
        for (side, name) in [(0, "red-stone"), (1, "blue-stone")] {
            let look = self.emblem(Seat(side));
            let index = usize::from(side);
            scene.stand(&look, name, bits::each(s.stones[index]));
            let stroke = |square: [u8; 4]| Stroke {
                at: square.map(u16::from).to_vec(),
                closed: true,
                kind: MarkKind::Own(side),
            };
            scene.strokes.extend(made(s.stones[index]).map(stroke));
            let why = Why::new("squares").with(i32::from(s.squares[index]));
            scene.tallies.push(Tally { seat: Seat(side), why });
            if s.squares[index] >= ENOUGH {
                scene.mark(MarkKind::Win, corners(made(s.stones[index])));
            }
        }
        if s.count > STONES - 6 && !s.over() {
            scene.notes.push(Why::new("stones-left").with(i32::from(STONES - s.count)));
        }
        scene
    }

    fn paths(&self, _s: &State, Move(point): Move, out: &mut Vec<Vec<Target>>) {
        out.push(vec![Target::Place(point.into())]);
    }

    fn trail(&self, s: &State, Move(point): Move, out: &mut Trail) {
        out.put.push(Target::Place(point.into()));
        let mut after = *s;
        self.apply(&mut after, Move(point));
        let squares: Vec<[u8; 4]> = fresh(s, &after).collect();
        if !squares.is_empty() {
            let count = squares.len() as i32;
            out.calls.push(Why::at("squares-made", corners(squares.into_iter())).with(count));
        }
    }

    fn why_not(&self, _past: &[State], s: &State, _held: &[Target], tried: Target) -> Option<Why> {
        let point = tried.place().filter(|&p| usize::from(p) < POINTS)?;
        if (s.stones[0] | s.stones[1]) >> point & 1 != 0 {
            return Some(Why::at("occupied", [point]));
        }
        (s.count == 0 && point == u16::from(CENTRE)).then(|| Why::at("not-centre-first", [point]))
    }

    fn explain(&self, past: &[State], s: &State) -> Option<Why> {
        let [red, blue] = s.squares;
        if let Some(winner) = s.squares.iter().position(|&squares| squares >= ENOUGH) {
            let why = Why::at("squares-enough", corners(made(s.stones[winner])));
            return Some(why.with(i32::from(s.squares[winner])));
        }
        if s.over() {
            return Some(Why::new("squares-counted").with(i32::from(red)).with(i32::from(blue)));
        }
        if s.count == 0 {
            return Some(Why::at("not-centre-first", [u16::from(CENTRE)]));
        }
        let squares: Vec<[u8; 4]> = fresh(past.last()?, s).collect();
        let count = squares.len() as i32;
        (count > 0).then(|| Why::at("squares-made", corners(squares.into_iter())).with(count))
    }
}
