//! How xiangqi shows itself: the board with its river and palaces, turned men with traditional faces, clicks as from and to.

use super::Xiangqi;
use super::state::{Kind, Move, State};
use super::tables::{GONE, PLACES, in_palace};
use crate::board::{
    Art, Board, Body, Face, Ground, Ink, Label, Look, Man, Mark, MarkKind, Pen, Pt, Ring, Scene, Show, Side, Target,
    Tint, Trail, Zone, grid,
};
use crate::game::{Seat, Why};

/// Name, traditional face and letter of each kind, red and black.
static FACES: [[(&str, char, char); 7]; 2] = [
    [
        ("red-king", '帥', 'K'),
        ("red-advisor", '仕', 'A'),
        ("red-elephant", '相', 'E'),
        ("red-horse", '馬', 'H'),
        ("red-rook", '車', 'R'),
        ("red-cannon", '炮', 'C'),
        ("red-pawn", '兵', 'P'),
    ],
    [
        ("black-king", '將', 'K'),
        ("black-advisor", '士', 'A'),
        ("black-elephant", '象', 'E'),
        ("black-horse", '馬', 'H'),
        ("black-rook", '車', 'R'),
        ("black-cannon", '砲', 'C'),
        ("black-pawn", '卒', 'P'),
    ],
];

fn man(side: u8, kind: Kind, place: u8) -> Man {
    let (name, sign, letter) = FACES[usize::from(side)][kind as usize];
    let (tint, ring) = if side == 0 { (Tint::WoodRed, Ring::Double) } else { (Tint::WoodBlack, Ring::Single) };
    let look = Look::new(Body::Disc, tint, Face::Sign(sign, letter)).ringed(ring);
    Man { id: 0, at: Target::Place(place.into()), look, name }
}

/// The lines of the grid: files stop at the river, palaces are crossed.
fn rules() -> Vec<Vec<Pt>> {
    let mut strokes: Vec<Vec<Pt>> = (1..9).map(|y| vec![(0.0, y as f32), (8.0, y as f32)]).collect();
    for x in 1..8 {
        strokes.push(vec![(x as f32, 0.0), (x as f32, 4.0)]);
        strokes.push(vec![(x as f32, 5.0), (x as f32, 9.0)]);
    }
    for top in [0.0, 7.0] {
        strokes.push(vec![(3.0, top), (5.0, top + 2.0)]);
        strokes.push(vec![(5.0, top), (3.0, top + 2.0)]);
    }
    strokes
}

/// The corner ticks of the points where cannons and pawns begin.
fn ticks() -> Vec<Vec<Pt>> {
    const OFF: f32 = 0.07;
    const LONG: f32 = 0.13;
    let cannons = [1.0, 7.0].into_iter().flat_map(|x| [(x, 2.0), (x, 7.0)]);
    let pawns = [0.0, 2.0, 4.0, 6.0, 8.0].into_iter().flat_map(|x| [(x, 3.0), (x, 6.0)]);
    let corner = |(x, y): Pt, right: f32, down: f32| {
        let (a, b) = (x + right * OFF, y + down * OFF);
        vec![(a + right * LONG, b), (a, b), (a, b + down * LONG)]
    };
    cannons
        .chain(pawns)
        .flat_map(|at| [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)].map(|(right, down)| (at, right, down)))
        .filter(|&((x, _), right, _)| (0.0..=8.0).contains(&(x + right)))
        .map(|(at, right, down)| corner(at, right, down))
        .collect()
}

fn labels() -> Vec<Label> {
    let top = "123456789".chars().map(|c| (Side::Top, c, false));
    let bottom = "九八七六五四三二一".chars().map(|c| (Side::Bottom, c, true));
    let label = |(i, (side, c, han)): (usize, (Side, char, bool))| Label {
        side,
        at: i as f32,
        text: c.to_string(),
        han,
    };
    top.enumerate().chain(bottom.enumerate()).map(label).collect()
}

impl Show for Xiangqi {
    fn board(&self) -> Board {
        let places = |wanted: fn(i32, i32) -> bool| {
            (0..PLACES as i32).filter(|&p| wanted(p / 9, p % 9)).map(|p| p as u16).collect()
        };
        let frame = |off: f32| vec![(-off, -off), (8.0 + off, -off), (8.0 + off, 9.0 + off), (-off, 9.0 + off)];
        let words = [("楚", 1.55), ("河", 2.55), ("漢", 5.45), ("界", 6.45)];
        Board {
            ground: Ground::Beech,
            margin: 0.82,
            art: vec![
                Art::Lines(rules(), Pen::RULE),
                Art::Outline(frame(0.0), Pen::new(Ink::Rule, 3.0)),
                Art::Outline(frame(0.1), Pen::new(Ink::Rule, 5.0)),
            ],
            detail: words
                .into_iter()
                .map(|(word, x)| Art::Words((x, 4.5), 0.44, word))
                .chain([Art::Lines(ticks(), Pen::new(Ink::Rule, 1.8))])
                .collect(),
            labels: labels(),
            zones: vec![
                Zone { key: "palace", places: places(in_palace) },
                Zone { key: "river", places: places(|row, _| row == 4 || row == 5) },
            ],
            ..grid::points(9, 10, 0)
        }
    }

    fn scene(&self, v: &State, _held: &[Target]) -> Scene {
        let men = (0..GONE).filter_map(|p| v.man(p).map(|(seat, kind)| man(seat.0, kind, p))).collect();
        let at = Target::Place(v.king(v.side).into());
        let marks = if v.check { vec![Mark { at, kind: MarkKind::Check }] } else { Vec::new() };
        Scene { men, marks, ..Scene::default() }
    }

    fn emblem(&self, seat: Seat) -> Look {
        man(seat.0 & 1, Kind::King, 0).look
    }

    fn paths(&self, _s: &State, m: Move, out: &mut Vec<Vec<Target>>) {
        out.push(vec![Target::Place(m.from.into()), Target::Place(m.to.into())]);
    }

    fn trail(&self, s: &State, m: Move, out: &mut Trail) {
        if s.takes(m) {
            out.gone.push(Target::Place(m.to.into()));
        }
        out.walk(Target::Place(m.from.into()), Target::Place(m.to.into()));
    }

    fn why_not(&self, _past: &[State], s: &State, held: &[Target], tried: Target) -> Option<Why> {
        self.refusal(s, held, tried)
    }

    fn explain(&self, past: &[State], s: &State) -> Option<Why> {
        self.reason(past, s)
    }
}
