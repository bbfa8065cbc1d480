//! The board of a hundred squares, its men, and captures clicked square by square or at their end alone.

use super::hunt::Move;
use super::path::{Flight, Way, follow, way};
use super::squares::{FAR, SQUARES, bit, numbers, row_column, square};
use super::state::{FREE, SIXTEEN, State};
use super::{Draughts, End};
use crate::board::{
    Art, Board, Body, Face, Ground, Hit, Ink, Lens, Look, Man, Mark, MarkKind, Place, Ring, Scene, Show, Step, Tally,
    Target, Tint, Trail, Zone, grid,
};
use crate::game::{Seat, Why, tidy};

const NAMES: [[&str; 2]; 2] = [["black-man", "black-king"], ["white-man", "white-king"]];

/// The place of a square.
pub fn place(n: u8) -> u16 {
    u16::from(n) - 1
}

fn look(side: u8, king: bool) -> Look {
    let tint = if side == 0 { Tint::Ebony } else { Tint::Ivory };
    let face = if king { Face::Crown } else { Face::Blank };
    let ring = if king { Ring::Single } else { Ring::Double };
    Look::new(Body::Disc, tint, face).ringed(ring)
}

/// The squares that were clicked, by number.
pub fn clicked(held: &[Target]) -> Option<Way> {
    held.iter().map(|t| t.place().filter(|&p| p < SQUARES.into()).map(|p| p as u8 + 1)).collect()
}

impl Draughts {
    /// The moves that a man in flight can still end as.
    fn ends(&self, s: &State, from: u8, f: &Flight) -> Vec<Move> {
        let mut all = self.list(s);
        all.retain(|m| 1 << m.from == bit(from) && f.taken & !m.taken == 0 && f.way(*m, &[]).is_some());
        all
    }

    /// The squares a man in flight can come down on next so that it still takes the most.
    fn landings(s: &State, f: &Flight) -> Vec<u8> {
        let most = s.most();
        f.jumps().iter().filter(|next| next.most() == most).map(|next| square(next.at)).collect()
    }

    /// The ends among `ends` that a click can name alone: reached by one move, and no square on the way.
    fn shortcuts(ends: &[Move], from: u8, landings: &[u8]) -> Vec<(u8, Move)> {
        let only = |m: &&Move| ends.iter().filter(|other| other.to == m.to).count() == 1;
        let named = ends.iter().filter(only).map(|&m| (square(1 << m.to), m));
        named.filter(|(to, _)| *to != from && !landings.contains(to)).collect()
    }

    /// What the clicks of a capture have led to.
    fn capture(&self, s: &State, held: &[u8]) -> (Vec<u8>, Option<Move>) {
        let Some((&from, _)) = held.split_first() else { return (Vec::new(), None) };
        if let Some(f) = follow(s, held) {
            let ends = self.ends(s, from, &f);
            if f.count() > 0 && f.count() == s.most() {
                return (Vec::new(), ends.into_iter().find(|m| 1 << m.to == f.at));
            }
            let mut next = Self::landings(s, &f);
            next.extend(Self::shortcuts(&ends, from, &next.clone()).iter().map(|(to, _)| *to));
            return (next, None);
        }
        let Some((last, before)) = held.split_last() else { return (Vec::new(), None) };
        let Some(f) = follow(s, before) else { return (Vec::new(), None) };
        let shortcuts = Self::shortcuts(&self.ends(s, from, &f), from, &Self::landings(s, &f));
        (Vec::new(), shortcuts.into_iter().find(|(to, _)| to == last).map(|(_, m)| m))
    }
}

impl Show for Draughts {
    const LENSES: &'static [&'static str] = &["numbers"];

    fn board(&self) -> Board {
        let places = (1..=SQUARES).map(|n| {
            let (row, column) = row_column(n);
            let (x, y) = (f32::from(column), f32::from(row));
            Place { at: (x + 0.5, y + 0.5), hit: Hit::Poly(grid::square(x, y)), name: n.to_string() }
        });
        let zone = |key, bits| Zone { key, places: numbers(bits).map(place).collect() };
        Board {
            ground: Ground::Squares,
            margin: 0.36,
            man: 0.9,
            places: places.collect(),
            art: vec![Art::Areas(
                (1..=SQUARES).map(row_column).map(|(y, x)| grid::square(x.into(), y.into())).collect(),
                Ink::Dark,
            )],
            zones: vec![zone("crowns-black", FAR[0]), zone("crowns-white", FAR[1])],
            die: None,
            views: vec![180, 0],
            ..grid::cells(10, 10, 1)
        }
    }

    fn scene(&self, s: &State, held: &[Target]) -> Scene {
        let mut scene = Scene::default();
        for n in 1..=SQUARES {
            let Some(side) = (0..2u8).find(|&side| s.all(side) & bit(n) != 0) else { continue };
            let king = s.kings[usize::from(side)] & bit(n) != 0;
            let name = NAMES[usize::from(side)][usize::from(king)];
            scene.men.push(Man { id: 0, at: Target::Place(place(n)), look: look(side, king), name });
        }
        if let Some(f) = clicked(held).and_then(|held| follow(s, &held)) {
            let mark = |n| Mark { at: Target::Place(place(n)), kind: MarkKind::Dead };
            scene.marks.extend(numbers(f.taken).map(mark));
        }
        for side in 0..2 {
            let count = s.all(side).count_ones() as i32;
            scene.tallies.push(Tally { seat: Seat(side), why: Why::new("men").with(count) });
        }
        if s.end == End::None {
            scene.notes.extend((s.takes).then(|| Why::new("must-take").with(s.most() as i32)));
            for (side, key) in [(0, "black-has-left"), (1, "white-has-left")] {
                scene.notes.extend((s.left[side] != FREE).then(|| Why::new(key).with(s.left[side].into())));
            }
            let term = s.term().filter(|_| s.ending > 0).map(|term| i32::from(term + 2 - s.ending) / 2);
            scene.notes.extend(term.map(|moves| Why::new("ending-has-left").with(moves.min(SIXTEEN.into()))));
        }
        scene
    }

    fn lens(&self, _s: &State, _which: usize) -> Lens {
        Lens { tags: (1..=SQUARES).map(|n| (place(n), n.to_string())).collect(), ..Lens::default() }
    }

    fn paths(&self, s: &State, m: Move, out: &mut Vec<Vec<Target>>) {
        let targets = |way: &[u8]| way.iter().map(|&n| Target::Place(place(n))).collect::<Vec<_>>();
        let whole = way(s, m);
        out.push(targets(&whole));
        if m.taken != 0
            && let Some(f) = Flight::begin(s, 1 << m.from)
        {
            let shortcuts = Self::shortcuts(&self.ends(s, whole[0], &f), whole[0], &Self::landings(s, &f));
            out.extend(shortcuts.iter().find(|(_, short)| *short == m).map(|(to, _)| targets(&[whole[0], *to])));
        }
    }

    fn step(&self, s: &State, held: &[Target]) -> Step<Move> {
        let mut step = Step { next: Vec::new(), done: Vec::new() };
        let (Some(held), End::None) = (clicked(held), s.end) else { return step };
        let next: Vec<u8> = match held[..] {
            [] => self.list(s).iter().map(|m| square(1 << m.from)).collect(),
            [from] if !s.takes => self.walks(s, from).iter().map(|m| square(1 << m.to)).collect(),
            [from, to] if !s.takes => {
                step.done.extend(self.walks(s, from).into_iter().find(|m| 1 << m.to == bit(to)));
                Vec::new()
            }
            _ if s.takes => {
                let (next, done) = self.capture(s, &held);
                step.done.extend(done);
                next
            }
            _ => Vec::new(),
        };
        step.next = next.into_iter().map(|n| Target::Place(place(n))).collect();
        tidy(&mut step.next);
        step
    }

    fn trail(&self, s: &State, m: Move, out: &mut Trail) {
        let way = way(s, m);
        let (from, to) = (Target::Place(place(way[0])), Target::Place(place(way[way.len() - 1])));
        let via = way.get(1..way.len() - 1).unwrap_or_default().iter().map(|&n| Target::Place(place(n))).collect();
        out.gone.extend(numbers(m.taken).map(|n| Target::Place(place(n))));
        out.go.push(crate::board::Travel { from, via, to });
    }

    fn why_not(&self, _past: &[State], s: &State, held: &[Target], tried: Target) -> Option<Why> {
        self.refusal(s, &clicked(held)?, *clicked(&[tried])?.first()?)
    }

    fn explain(&self, past: &[State], s: &State) -> Option<Why> {
        self.reason(past, s)
    }

    fn emblem(&self, seat: Seat) -> Look {
        look(seat.0 & 1, false)
    }
}

impl Draughts {
    /// The moves of one man that take nothing.
    fn walks(&self, s: &State, from: u8) -> Vec<Move> {
        let mut all = self.list(s);
        all.retain(|m| 1 << m.from == bit(from));
        all
    }
}
