//! The board, its stones, which points are fatal, and why.

use super::{Bits, End, Fatal, Move, Nogo, State};
use crate::board::{Board, Lens, Look, Mark, MarkKind, Scene, Show, Target, Trail};
use crate::game::{Seat, Why};
use crate::stones;

impl Nogo {
    /// Why a stone of the side to move on that empty point is fatal, if it is.
    fn reason(&self, s: &State, point: u16) -> Option<Why> {
        let bit = self.field.bit(point);
        let fatal = self.fatal(s, bit)?;
        let mut after = *s;
        Self::put(&mut after, bit);
        let dead = self.dead(&after, fatal);
        let places = [point].into_iter().chain(self.field.points_of(&dead).filter(|&p| p != point));
        Some(match fatal {
            Fatal::Takes => Why::at("takes", places),
            Fatal::Suicide => Why::at("suicide", places),
        })
    }

    /// The stones that a fatal move left without a liberty.
    fn dead(&self, s: &State, fatal: Fatal) -> Bits {
        let [whose, _] = Self::sides(s);
        let own = match fatal {
            Fatal::Takes => whose,
            Fatal::Suicide => &s.stones[s.mover.other().index()],
        };
        let (mut left, free, mut dead) = (*own, self.empty(s), Bits::default());
        while let Some(chain) = stones::breathless(&self.field, &left, &free) {
            dead = dead.or(&chain);
            left = left.without(&chain);
        }
        dead
    }

    fn marks(&self, set: &Bits, kind: MarkKind) -> Vec<Mark> {
        self.field.points_of(set).map(|point| Mark { at: Target::Place(point), kind }).collect()
    }
}

impl Show for Nogo {
    const LENSES: &'static [&'static str] = &["fatal"];

    fn board(&self) -> Board {
        stones::board(self.field.size, false)
    }

    fn scene(&self, s: &State, _held: &[Target]) -> Scene {
        let mut scene = Scene::default();
        for (seat, own) in (0..2).zip(&s.stones) {
            scene.men.extend(self.field.points_of(own).map(|point| stones::man(Seat(seat), point)));
        }
        if let End::Fatal(fatal) = s.end {
            scene.marks = self.marks(&self.dead(s, fatal), MarkKind::Danger);
        }
        if s.end == End::Open && !self.any_safe(s) {
            scene.notes.push(Why::new("no-safe-point"));
        }
        scene
    }

    fn lens(&self, s: &State, _which: usize) -> Lens {
        if s.end != End::Open {
            return Lens::default();
        }
        let fatal = self.empty(s).without(&self.safe(s));
        Lens { marks: self.marks(&fatal, MarkKind::Danger), tags: Vec::new() }
    }

    fn paths(&self, _s: &State, Move(point): Move, out: &mut Vec<Vec<Target>>) {
        out.push(vec![Target::Place(point)]);
    }

    fn trail(&self, _s: &State, Move(point): Move, out: &mut Trail) {
        out.put.push(Target::Place(point));
    }

    fn why_not(&self, _past: &[State], s: &State, _held: &[Target], tried: Target) -> Option<Why> {
        let point = tried.place().filter(|&p| usize::from(p) < self.field.points())?;
        if !self.empty(s).has(self.field.bit(point)) {
            return Some(Why::at("occupied", [point]));
        }
        self.reason(s, point)
    }

    fn explain(&self, past: &[State], s: &State) -> Option<Why> {
        match s.end {
            End::Open => None,
            End::Stuck => Some(Why::new("no-safe-point")),
            End::Fatal(_) => {
                let before = past.last()?;
                let put = s.stones[before.mover.index()].without(&before.stones[before.mover.index()]);
                self.reason(before, self.field.point(put.first()?))
            }
        }
    }

    fn emblem(&self, seat: Seat) -> Look {
        stones::stone(seat)
    }
}
