//! The lines with their two palaces, the men, and why a point cannot be clicked.

use super::moves::{BEHIND, Chain, NEXT, NONE, PALACE, bit, points};
use super::{Baxian, End, Move, POINTS, SIDE, State};
use crate::board::{
    Art, Board, Body, Face, Ink, Look, Man, Mark, MarkKind, Pen, Pt, Scene, Show, Step, Target, Tint, Trail, Travel,
    Zone, grid,
};
use crate::game::{Game, Seat, Turn, Why, tidy};

fn place(point: u8) -> Target {
    Target::Place(u16::from(point))
}

fn at(point: u8) -> Pt {
    (f32::from(point % SIDE), f32::from(point / SIDE))
}

/// The points of a click sequence; nothing if it holds anything else.
fn clicked(held: &[Target]) -> Option<Vec<u8>> {
    held.iter().map(|t| t.place().and_then(|p| u8::try_from(p).ok()).filter(|&p| p < POINTS)).collect()
}

/// Where a chain can go on to without being again where it was with the same men taken.
fn onward(s: &State, way: &[u8]) -> Vec<Chain> {
    let been: Vec<Chain> = (1..=way.len()).filter_map(|n| s.chain(&way[..n])).collect();
    been.last().map_or(Vec::new(), |&chain| s.jumps(chain).filter(|next| !been.contains(next)).collect())
}

impl Baxian {
    /// Why the man of `way` cannot go from its last point to `to`.
    fn barred(s: &State, way: &[u8], to: u8) -> Option<Why> {
        let (from, here) = (*way.first()?, *way.last()?);
        let why = |key, marked: &[u8]| Some(Why::at(key, marked.iter().map(|&point| u16::from(point))));
        if s.on(to).is_some() && to != from {
            return why("occupied", &[to]);
        }
        if NEXT[usize::from(here)].contains(&to) {
            return why("no-step-after-jump", &[to]);
        }
        match BEHIND[usize::from(here)].iter().position(|&behind| behind == to && to != NONE) {
            None if here % SIDE != to % SIDE && here / SIDE != to / SIDE => why("along-lines", &[to]),
            None => why("one-at-a-time", &[to]),
            Some(direction) => {
                let over = NEXT[usize::from(here)][direction];
                let key = match s.on(over) {
                    None => "nobody-to-jump",
                    Some(seat) if seat != s.mover && s.chain(way)?.took(s, over) => "taken-already",
                    Some(_) => "been-there",
                };
                why(key, &[to, over])
            }
        }
    }
}

impl Show for Baxian {
    fn board(&self) -> Board {
        let palace = |seat: usize| {
            let (x, y) = at(PALACE[seat]);
            let rim = Pen::new(Ink::SeatEdge(seat as u8), 2.4);
            Art::Plate((x - 0.36, y - 0.36), (x + 0.36, y + 0.36), 0.08, Ink::SeatTint(seat as u8), rim)
        };
        let side = usize::from(SIDE);
        let mut board = grid::points(side, side, 1).ruled(Pen::RULE, Pen::RULE).lettered(0.0, 1);
        board.margin = 0.82;
        board.art.extend([palace(0), palace(1)]);
        let zone = |key, seat: usize| Zone { key, places: vec![u16::from(PALACE[seat])] };
        board.zones = vec![zone("red-palace", 0), zone("blue-palace", 1)];
        board
    }

    fn scene(&self, s: &State, _held: &[Target]) -> Scene {
        let mut scene = Scene::default();
        for (seat, name) in [(0, "red-man"), (1, "blue-man")] {
            let look = self.emblem(Seat(seat));
            let men = points(s.men[usize::from(seat)]);
            scene.men.extend(men.map(|point| Man { id: 0, at: place(point), look: look.clone(), name }));
        }
        if let End::Palace(seat) = s.end {
            scene.marks.push(Mark { at: place(PALACE[seat.other().index()]), kind: MarkKind::Win });
        }
        scene
    }

    fn paths(&self, s: &State, m: Move, out: &mut Vec<Vec<Target>>) {
        out.push(s.way(m).into_iter().map(place).collect());
    }

    fn step(&self, s: &State, held: &[Target]) -> Step<Move> {
        let mut step = Step { next: Vec::new(), done: Vec::new() };
        let (Turn::Seat(_), Some(way)) = (self.turn(s), clicked(held)) else { return step };
        let mut all = Vec::new();
        self.moves(s, &mut all);
        let (next, done): (Vec<u8>, Option<Move>) = match way[..] {
            [] => (all.iter().map(|m| m.from).collect(), None),
            [from] => {
                let steps = all.iter().filter(|m| m.from == from && m.is_step()).map(|m| m.to);
                (steps.chain(onward(s, &way).iter().map(|chain| chain.at)).collect(), None)
            }
            [from, to] if (Move { from, to, taken: 0 }).is_step() => (Vec::new(), Some(Move { from, to, taken: 0 })),
            _ => {
                let next = onward(s, &way).iter().map(|chain| chain.at).collect();
                (next, s.chain(&way).and_then(|chain| chain.stopped()))
            }
        };
        step.next.extend(next.into_iter().map(place));
        tidy(&mut step.next);
        step.done.extend(done.filter(|m| all.contains(m)));
        step
    }

    fn trail(&self, s: &State, m: Move, out: &mut Trail) {
        let way = s.way(m);
        let inner = way.get(1..way.len() - 1).unwrap_or_default();
        let via = inner.iter().map(|&point| place(point)).collect();
        out.go.push(Travel { from: place(m.from), via, to: place(m.to) });
        out.gone.extend(points(s.taken(m)).map(place));
    }

    fn why_not(&self, _past: &[State], s: &State, held: &[Target], tried: Target) -> Option<Why> {
        let (way, to) = (clicked(held)?, *clicked(&[tried])?.first()?);
        match s.on(to) {
            _ if !way.is_empty() => Self::barred(s, &way, to),
            None => Some(Why::at("nobody-there", [u16::from(to)])),
            Some(seat) if seat != s.mover => Some(Why::at("not-yours", [u16::from(to)])),
            Some(_) => {
                let round = NEXT[usize::from(to)].into_iter().filter(|&next| next != NONE);
                Some(Why::at("hemmed-in", [to].into_iter().chain(round).map(u16::from)))
            }
        }
    }

    fn explain(&self, past: &[State], s: &State) -> Option<Why> {
        match s.end {
            End::Palace(seat) => Some(Why::at("palace", [u16::from(PALACE[seat.other().index()])])),
            End::Stuck(seat) if s.men[seat.index()] == 0 => Some(Why::new("no-men")),
            End::Stuck(seat) => Some(Why::at("no-moves", points(s.men[seat.index()]).map(u16::from))),
            End::Quiet => Some(Why::new("nothing-taken").with(i32::from(s.quiet))),
            End::Open => self.third(past, s).then(|| Why::new("third-time")),
        }
    }

    fn emblem(&self, seat: Seat) -> Look {
        Look::new(Body::Disc, Tint::Seat(seat.0), Face::Cue(seat.0))
    }
}

impl Chain {
    /// Whether it has taken the man that stood there.
    fn took(self, s: &State, point: u8) -> bool {
        let stopped = Move { from: self.from, to: self.at, taken: self.taken };
        s.taken(stopped) & bit(point) != 0
    }
}
