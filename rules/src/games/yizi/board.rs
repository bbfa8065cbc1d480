//! The line as a plank, with stacks of coins that are split by clicking a coin or by clicking a point repeatedly.
//!
//! A click on a coin takes it and all above it; a click on a point takes one man, each further click one more. Putting
//! down is the same from the supply, or by clicking the point once for each man.

use super::{Move, POINTS, State, Yizi};
use crate::board::{
    Art, Board, Body, Face, Ground, Hand, Hit, Ink, Label, Look, Man, Pen, Place, Scene, Show, Side, Target, Tint,
    Trail, Zone,
};
use crate::game::{Game, Seat, Turn, Why};

fn coin(at: Target, face: Face) -> Man {
    Man { id: 0, at, look: Look::new(Body::Coin, Tint::StoneDark, face), name: "coin" }
}

/// How many men of one point or of the supply the clicks so far have taken.
fn taken(s: &State, held: &[Target]) -> u8 {
    match held {
        [Target::Level(point, level), ..] => {
            s.on.get(usize::from(*point)).map_or(0, |men| men.saturating_sub(*level))
        }
        [Target::Hand(_, slot), ..] => s.hand.saturating_sub(*slot),
        [first, ..] => held.iter().take_while(|t| *t == first).count() as u8,
        [] => 0,
    }
}

impl Show for Yizi {
    fn board(&self) -> Board {
        let point = |i: usize| (i as f32, 0.0);
        let far = point(POINTS - 1);
        let places = (0..POINTS).map(|i| Place { at: point(i), hit: Hit::Disc(0.5), name: i.to_string() }).collect();
        let label = |i: usize| Label { side: Side::Bottom, at: i as f32, text: i.to_string(), han: false };
        let line = Pen { mini: 6.0, ..Pen::new(Ink::Rule, 4.0) };
        Board {
            bounds: ((0.0, -0.9), far),
            ground: Ground::Beech,
            margin: 0.74,
            man: 1.0,
            places,
            art: vec![
                Art::Lines(vec![vec![point(0), far]], line),
                Art::Dot(point(0), 0.18, Ink::Rule),
                Art::Discs((1..POINTS).map(point).collect(), 0.11, Ink::Board, Pen::new(Ink::Rule, 3.0)),
            ],
            detail: Vec::new(),
            labels: (0..POINTS).map(label).collect(),
            zones: vec![Zone { key: "terminal", places: vec![0] }],
            die: None,
            views: vec![0, 0],
        }
    }

    fn scene(&self, s: &State, held: &[Target]) -> Scene {
        let mut scene = Scene::default();
        for (point, &men) in s.on.iter().enumerate() {
            for level in 0..men {
                let top = level + 1 == men && men > 1;
                let face = if top { Face::Number(men) } else { Face::Blank };
                scene.men.push(coin(Target::Level(point as u16, level), face));
            }
        }
        if s.hand > 0 {
            let men = (0..s.hand).map(|slot| coin(Target::Hand(0, slot), Face::Blank)).collect();
            scene.hands.push(Hand { seat: Seat(0), men });
            scene.notes.push(Why::new("in-hand").with(i32::from(s.hand)));
        }
        if !held.is_empty() {
            scene.notes.push(Why::new("taken").with(i32::from(taken(s, held))));
        }
        scene
    }

    fn paths(&self, s: &State, m: Move, out: &mut Vec<Vec<Target>>) {
        match m {
            Move::Slide { from, count, to } => {
                let (point, to) = (u16::from(from), Target::Place(u16::from(to)));
                out.push(vec![Target::Level(point, s.on[usize::from(from)] - count), to]);
                let mut clicks = vec![Target::Place(point); usize::from(count)];
                clicks.push(to);
                out.push(clicks);
            }
            Move::Place { count, to } => {
                let to = Target::Place(u16::from(to));
                out.push(vec![Target::Hand(0, s.hand - count), to]);
                out.push(vec![to; usize::from(count)]);
            }
        }
    }

    fn trail(&self, s: &State, m: Move, out: &mut Trail) {
        let (count, to) = match m {
            Move::Slide { count, to, .. } | Move::Place { count, to } => (count, to),
        };
        for i in 0..count {
            let from = match m {
                Move::Slide { from, .. } => Target::Level(u16::from(from), s.on[usize::from(from)] - count + i),
                Move::Place { .. } => Target::Hand(0, s.hand - count + i),
            };
            out.walk(from, Target::Level(u16::from(to), s.on[usize::from(to)] + i));
        }
    }

    fn why_not(&self, _past: &[State], s: &State, held: &[Target], tried: Target) -> Option<Why> {
        let point = tried.place().filter(|&point| usize::from(point) < POINTS)?;
        if s.hand > 0 {
            let key = if point == 0 { "not-on-terminal" } else { "put-down-first" };
            return Some(Why::at(key, [point]));
        }
        match held.first().and_then(|t| t.place()) {
            None if point == 0 => Some(Why::at("home-stays", [0])),
            None => Some(Why::at("nobody-there", [point])),
            Some(from) if point > from => Some(Why::at("towards-terminal", [point, from])),
            Some(_) => None,
        }
    }

    fn explain(&self, _past: &[State], s: &State) -> Option<Why> {
        match self.turn(s) {
            Turn::Over(_) => Some(Why::at(if self.misere { "last-man-loses" } else { "last-man-wins" }, [0])),
            _ => None,
        }
    }
}
