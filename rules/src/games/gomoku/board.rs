//! The board of crossing lines, its stones, and why a point cannot be taken.

use super::{Gomoku, Move, State};
use crate::board::{
    Board, Body, Face, Ground, Ink, Look, Man, Mark, MarkKind, Pen, Scene, Show, Target, Tint, Trail, grid,
};
use crate::game::{Seat, Why};

impl Show for Gomoku {
    fn board(&self) -> Board {
        let (first, middle) = (3, self.size / 2);
        let last = self.size - 1 - first;
        let mut stars = vec![(first, first), (last, first), (middle, middle), (first, last), (last, last)];
        if self.size > 15 {
            stars.extend([(middle, first), (first, middle), (last, middle), (middle, last)]);
        }
        let inner = Pen { mini: 3.0, ..Pen::new(Ink::Rule, 2.6) };
        Board { ground: Ground::Kaya, margin: 0.82, ..grid::points(self.size, self.size, 1) }
            .ruled(inner, Pen::new(Ink::Rule, 3.4))
            .stars(stars)
            .lettered(0.0, 1)
    }

    fn scene(&self, s: &State, _held: &[Target]) -> Scene {
        let mut scene = Scene::default();
        for point in 0..self.points() as u16 {
            let bit = self.bit(point);
            let (tint, name) = match s.taken(bit) {
                false => continue,
                true if s.stones[0].has(bit) => (Tint::StoneDark, "black-stone"),
                true => (Tint::StoneLight, "white-stone"),
            };
            let look = Look::new(Body::Stone, tint, Face::Blank);
            scene.men.push(Man { id: 0, at: Target::Place(point), look, name });
        }
        let won = self.winning(s).into_iter();
        scene.marks.extend(won.map(|point| Mark { at: Target::Place(point), kind: MarkKind::Win }));
        scene
    }

    fn paths(&self, _s: &State, Move(point): Move, out: &mut Vec<Vec<Target>>) {
        out.push(vec![Target::Place(point)]);
    }

    fn trail(&self, _s: &State, Move(point): Move, out: &mut Trail) {
        out.put.push(Target::Place(point));
    }

    fn why_not(&self, _past: &[State], s: &State, _held: &[Target], tried: Target) -> Option<Why> {
        let point = tried.place().filter(|&p| usize::from(p) < self.points())?;
        if s.taken(self.bit(point)) {
            return Some(Why::at("occupied", [point]));
        }
        self.bound(s).then(|| Why::at("first-at-centre", [self.middle(), point]))
    }

    fn emblem(&self, seat: Seat) -> Look {
        Look::new(Body::Stone, [Tint::StoneDark, Tint::StoneLight][seat.index() % 2], Face::Blank)
    }

    fn explain(&self, past: &[State], s: &State) -> Option<Why> {
        let won = self.winning(s);
        if !won.is_empty() {
            return Some(Why::at("five", won));
        }
        if self.bound(s) {
            return Some(Why::at("first-at-centre", [self.middle()]));
        }
        let stones = &s.stones[s.mover().other().index()];
        let before = &past.last()?.stones[s.mover().other().index()];
        let overlong = self.overlong(stones, stones.without(before).iter().next()?);
        (!overlong.is_empty()).then(|| Why::at("overline-not-five", overlong))
    }
}
