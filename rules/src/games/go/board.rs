//! The board, its stones, marks and areas, and why a point cannot be taken.

use super::{Bits, Go, Move, Stage, State};
use crate::board::{Board, Layout, Lens, Look, Mark, MarkKind, Scene, Show, Tally, Target, Trail};
use crate::game::{Game, Seat, Why};
use crate::stones;

/// What the buttons enter, in the order of their keys.
const BUTTONS: [Move; 3] = [Move::Pass, Move::Agree, Move::Resume];

impl Go {
    fn marks(&self, set: &Bits, kind: MarkKind) -> impl Iterator<Item = Mark> + use<'_> {
        self.field.points_of(set).map(move |point| Mark { at: Target::Place(point), kind })
    }

    /// The empty points and dead stones that count for either side.
    fn territory(&self, s: &State) -> Vec<Mark> {
        let living = s.stones[0].or(&s.stones[1]).without(&s.dead);
        let [black, white] = self.areas(s).map(|area| area.without(&living).without(&s.dead));
        self.marks(&black, MarkKind::Own(0)).chain(self.marks(&white, MarkKind::Own(1))).collect()
    }

    /// Why a stone cannot be put on a point.
    fn no_stone(&self, s: &State, point: u16) -> Option<Why> {
        let bit = self.field.bit(point);
        if !self.empty(s).has(bit) {
            return Some(Why::at("occupied", [point]));
        }
        if Self::ko(s) == Some(bit) {
            let taker = self.takes(s, bit);
            return Some(Why::at("ko", [point].into_iter().chain(self.field.points_of(&taker))));
        }
        let own = &s.stones[s.mover.index()];
        let chain = Bits::one(bit).chain(&self.field, own);
        let places = [point].into_iter().chain(self.field.points_of(&chain).filter(|&p| p != point));
        (!self.may_put(s, bit)).then(|| Why::at("suicide", places))
    }
}

impl Show for Go {
    const BUTTONS: &'static [&'static str] = &["pass", "agree", "resume"];
    const LENSES: &'static [&'static str] = &["area"];

    fn board(&self) -> Board {
        stones::board(self.field.size, false)
    }

    fn scene(&self, s: &State, _held: &[Target]) -> Scene {
        let mut scene = Scene::default();
        for (seat, own) in (0..2).zip(&s.stones) {
            scene.men.extend(self.field.points_of(own).map(|point| stones::man(Seat(seat), point)));
        }
        if s.stage != Stage::Play {
            scene.marks = self.territory(s);
            scene.marks.extend(self.marks(&s.dead, MarkKind::Dead));
            for (seat, area) in (0..2).zip(self.areas(s)) {
                let why = Why::new("area").with(area.count() as i32);
                scene.tallies.push(Tally { seat: Seat(seat), why });
            }
        }
        let note = match s.stage {
            Stage::Marking => Some("mark-the-dead"),
            Stage::Agreed => Some("other-agrees"),
            Stage::Play if s.resumed => Some("all-count-as-alive"),
            Stage::Play if s.passed => Some("other-passed"),
            _ => None,
        };
        scene.notes.extend(note.map(Why::new));
        scene
    }

    fn lens(&self, s: &State, _which: usize) -> Lens {
        Lens { marks: self.territory(s), tags: Vec::new() }
    }

    fn paths(&self, s: &State, m: Move, out: &mut Vec<Vec<Target>>) {
        match m {
            Move::Put(point) => out.push(vec![Target::Place(point)]),
            Move::Mark(point) => {
                let chain = self.chain(s, self.field.bit(point));
                out.extend(self.field.points_of(&chain).map(|point| vec![Target::Place(point)]));
            }
            _ => {
                let button = BUTTONS.iter().position(|&button| button == m);
                out.extend(button.map(|button| vec![Target::Button(button as u8)]));
            }
        }
    }

    fn trail(&self, s: &State, m: Move, out: &mut Trail) {
        if let Move::Put(point) = m {
            out.put.push(Target::Place(point));
            out.gone.extend(self.field.points_of(&self.takes(s, self.field.bit(point))).map(Target::Place));
        }
    }

    fn why_not(&self, _past: &[State], s: &State, _held: &[Target], tried: Target) -> Option<Why> {
        let point = tried.place().filter(|&p| usize::from(p) < self.field.points())?;
        match s.stage {
            Stage::Play => self.no_stone(s, point),
            _ if self.empty(s).has(self.field.bit(point)) => Some(Why::at("mark-stones", [point])),
            _ => Some(Why::at("marked-already", [point])),
        }
    }

    fn explain(&self, _past: &[State], s: &State) -> Option<Why> {
        (s.stage == Stage::Over).then(|| self.told(s))
    }

    fn layouts(&self, s: &State) -> Vec<Layout> {
        if !matches!(s.stage, Stage::Marking | Stage::Agreed) {
            return Vec::new();
        }
        let dead = self.proposal(&State { dead: Bits::default(), ..*s });
        let fresh = dead.into_iter().filter(|&point| !s.dead.has(self.field.bit(point)));
        let codes: Vec<u32> = fresh.map(|point| self.code(s, Move::Mark(point))).collect();
        if codes.is_empty() { Vec::new() } else { vec![Layout { key: "proposal", codes }] }
    }

    fn emblem(&self, seat: Seat) -> Look {
        stones::stone(seat)
    }
}
