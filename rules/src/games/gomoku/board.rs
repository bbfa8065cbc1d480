//! The board of crossing lines, its stones, and why a point cannot be taken.

use super::{Gomoku, Move, State};
use crate::board::{Board, Look, Mark, MarkKind, Scene, Show, Target, Trail};
use crate::game::{Seat, Why};
use crate::stones;

impl Show for Gomoku {
    fn board(&self) -> Board {
        stones::board(self.size, true)
    }

    fn scene(&self, s: &State, _held: &[Target]) -> Scene {
        let mut scene = Scene::default();
        for point in 0..self.points() as u16 {
            let bit = self.bit(point);
            if s.taken(bit) {
                scene.men.push(stones::man(Seat(u8::from(!s.stones[0].has(bit))), point));
            }
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
        stones::stone(seat)
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
