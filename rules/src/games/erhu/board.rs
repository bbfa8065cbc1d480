//! The board of four 米 cells with its tigers and stacks of dogs, and why a man or a point cannot be clicked.

use super::lines::{AROUND, CENTRES, JUMPS, POINTS, SIDE, bits};
use super::{End, Erhu, Move, State, TIGERS};
use crate::board::{
    Art, Board, Body, Face, Ink, Look, Man, Mark, MarkKind, Pen, Ring, Scene, Show, Tally, Target, Tint, Trail, Zone, grid,
};
use crate::game::{Seat, Why};

const TIGER: Look = Look::new(Body::Disc, Tint::Seat(2), Face::Sign('虎', 'T')).ringed(Ring::Single);
/// What the tigers have eaten, beside their name.
const EATEN: &str = "eaten";

fn place(point: u8) -> Target {
    Target::Place(u16::from(point))
}

/// The uppermost dog on a point.
fn top(s: &State, point: u8) -> Target {
    Target::Level(u16::from(point), s.height(point).saturating_sub(1))
}

fn dog(face: Face) -> Look {
    Look::new(Body::Coin, Tint::StoneDark, face)
}

/// The dogs of one point, the lowest first; the uppermost of several says how many they are.
fn stack(point: u8, height: u8) -> impl Iterator<Item = Man> {
    (0..height).map(move |level| {
        let (face, name) = match height {
            1 => (Face::Sign('犬', 'D'), "dog"),
            _ if level + 1 == height => (Face::Number(height), "dogs"),
            _ => (Face::Blank, "dog"),
        };
        Man { id: 0, at: Target::Level(u16::from(point), level), look: dog(face), name }
    })
}

/// The tigers that cannot move.
fn hemmed(s: &State) -> impl Iterator<Item = u16> {
    bits(s.tigers).filter(|&point| s.steps(point) | s.jumps(point) == 0).map(u16::from)
}

/// Why a tiger cannot go to an empty point, or to any other.
fn tiger_hindrance(s: &State, from: u8, to: u8) -> Why {
    let (tried, start) = (u16::from(to), u16::from(from));
    if s.dogs >> to & 1 == 1 {
        return Why::at("eats-by-jumping", [tried, start]);
    }
    match JUMPS[usize::from(from)].iter().find(|jump| jump.1 == to) {
        Some(&(over, _)) if s.tigers >> over & 1 == 1 => Why::at("no-jump-over-tiger", [tried, u16::from(over)]),
        Some(&(over, _)) => Why::at("no-dog-between", [tried, u16::from(over)]),
        None => Why::at("tiger-ways", [tried, start]),
    }
}

impl Show for Erhu {
    fn board(&self) -> Board {
        let pt = |x: usize, y: usize| (x as f32, y as f32);
        let diagonals = vec![
            vec![pt(0, 0), pt(4, 4)],
            vec![pt(4, 0), pt(0, 4)],
            vec![pt(2, 0), pt(4, 2), pt(2, 4), pt(0, 2), pt(2, 0)],
        ];
        let mut board = grid::points(SIDE, SIDE, 1).ruled(Pen::RULE, Pen::new(Ink::Rule, 3.2)).lettered(0.0, 1);
        board.margin = 0.82;
        board.art.push(Art::Lines(diagonals, Pen::RULE));
        board.art.extend((0..POINTS).map(|point| Art::Dot(pt(point % SIDE, point / SIDE), 0.06, Ink::Rule)));
        board.zones = vec![Zone { key: "centres", places: CENTRES.map(u16::from).to_vec() }];
        board
    }

    fn scene(&self, s: &State, _held: &[Target]) -> Scene {
        let mut scene = Scene::default();
        let tiger = |point| Man { id: 0, at: place(point), look: TIGER, name: "tiger" };
        scene.men.extend(bits(s.tigers).map(tiger));
        scene.men.extend(bits(s.dogs).flat_map(|point| stack(point, s.height(point))));
        if s.end == End::Trapped {
            scene.marks.extend(bits(s.tigers).map(|point| Mark { at: place(point), kind: MarkKind::Check }));
        }
        scene.tallies.push(Tally { seat: TIGERS, why: Why::new(EATEN).with(i32::from(s.eaten)) });
        scene
    }

    fn paths(&self, s: &State, m: Move, out: &mut Vec<Vec<Target>>) {
        if s.mover != TIGERS {
            out.push(vec![top(s, m.from), place(m.to)]);
        }
        out.push(vec![place(m.from), place(m.to)]);
    }

    fn trail(&self, s: &State, m: Move, out: &mut Trail) {
        if s.mover != TIGERS {
            out.walk(top(s, m.from), Target::Level(u16::from(m.to), 0));
            return;
        }
        out.walk(place(m.from), place(m.to));
        if let Some(over) = m.over() {
            out.gone.push(top(s, over));
        }
    }

    fn why_not(&self, _past: &[State], s: &State, held: &[Target], tried: Target) -> Option<Why> {
        let there = tried.place().filter(|&point| usize::from(point) < POINTS)?;
        let to = there as u8;
        let (tiger, dogs) = (s.tigers >> to & 1 == 1, s.dogs >> to & 1 == 1);
        let tigers_move = s.mover == TIGERS;
        let Some(from) = held.first().and_then(|target| target.place()).map(|from| from as u8) else {
            return Some(match (tiger, dogs) {
                (false, false) => Why::at("nobody-there", [there]),
                (true, _) if tigers_move => Why::at("tiger-hemmed", [there]),
                (_, true) if !tigers_move => Why::at("dog-hemmed", [there]),
                _ => Why::at("not-yours", [there]),
            });
        };
        Some(match (tiger, dogs) {
            (true, _) => Why::at("occupied", [there]),
            _ if tigers_move => tiger_hindrance(s, from, to),
            (_, true) if to == from => Why::at("one-dog", [there]),
            (_, true) => Why::at("no-gathering", [there]),
            _ if AROUND[usize::from(from)] >> to & 1 == 0 => Why::at("dog-ways", [there, u16::from(from)]),
            _ => return None,
        })
    }

    fn explain(&self, _past: &[State], s: &State) -> Option<Why> {
        match s.end {
            End::Eaten => Some(Why::new("six-eaten")),
            End::Trapped => Some(Why::at("tigers-trapped", hemmed(s))),
            End::Quiet => Some(Why::new("quiet")),
            End::Open => hemmed(s).next().map(|tiger| Why::at("one-tiger-hemmed", [tiger])),
        }
    }

    fn emblem(&self, seat: Seat) -> Look {
        if seat == TIGERS { TIGER } else { dog(Face::Sign('犬', 'D')) }
    }
}
