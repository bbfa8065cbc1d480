//! Lines on paper, red and blue discs, and the lines of stones that decided.

use super::{End, Move, Sanlian, State};
use crate::board::{Board, MarkKind, Pen, Scene, Show, Stroke, Target, Trail, bits, grid};
use crate::game::{Seat, Why, tidy};

impl Show for Sanlian {
    fn board(&self) -> Board {
        let middle = self.size / 2;
        let pen = Pen { mini: if self.size == 5 { 4.0 } else { 3.0 }, ..Pen::RULE };
        Board { margin: 0.82, ..grid::points(self.size, self.size, 1) }
            .ruled(pen, Pen::FRAME)
            .stars([(middle, middle)])
            .lettered(0.0, 1)
    }

    fn scene(&self, s: &State, _held: &[Target]) -> Scene {
        let mut scene = Scene::default();
        for (side, name) in [(0, "red-stone"), (1, "blue-stone")] {
            let places = bits::each(s.stones[side]).map(|bit| self.point(bit));
            scene.stand(&self.emblem(Seat(side as u8)), name, places);
        }
        let kind = if matches!(s.end, End::Long(_)) { MarkKind::Win } else { MarkKind::Danger };
        for line in self.deciding(s) {
            scene.mark(kind, line.iter().copied());
            scene.strokes.push(Stroke { at: line, closed: false, kind });
        }
        if s.end == End::Open {
            let key = if s.count.is_multiple_of(2) { "begins-round" } else { "ends-round" };
            scene.notes.push(Why::new(key).with(i32::from(s.count) / 2 + 1));
        }
        scene
    }

    fn paths(&self, _s: &State, Move(point): Move, out: &mut Vec<Vec<Target>>) {
        out.push(vec![Target::Place(point.into())]);
    }

    fn trail(&self, _s: &State, Move(point): Move, out: &mut Trail) {
        out.put.push(Target::Place(point.into()));
    }

    fn why_not(&self, _past: &[State], s: &State, _held: &[Target], tried: Target) -> Option<Why> {
        let point = tried.place().filter(|&p| usize::from(p) < self.points())?;
        (s.all() >> self.bit(point as u8) & 1 != 0).then(|| Why::at("occupied", [point]))
    }

    fn explain(&self, _past: &[State], s: &State) -> Option<Why> {
        let lines = self.deciding(s);
        let small = self.size == 5;
        let key = match s.end {
            End::Open | End::Spent => return None,
            End::Long(_) => if small { "long" } else { "long-five" },
            End::Short(seat) => {
                let longer = self.lines(s.stones[seat.index()], self.short() + 1);
                match (small, longer.is_empty()) {
                    (true, true) => "three",
                    (true, false) => "three-beside-long",
                    (false, true) => "four",
                    (false, false) => "four-beside-long",
                }
            }
        };
        let mut places = lines.concat();
        tidy(&mut places);
        Some(Why::at(key, places).along(lines))
    }
}
