//! The board of cells with its cubes and its die, and why a man or a cell cannot be clicked.

use super::moves::men;
use super::{Dir, Einstein, End, HOME, Move, OFF, SIDE, State, setup};
use crate::board::{
    Board, Body, Die, Face, Ink, Layout, Look, Man, Mark, MarkKind, Pen, Ring, Scene, Show, Step, Target, Tint, Trail,
    Zone, by_paths, grid,
};
use crate::game::{Rng, Seat, Why};

fn place(cell: u8) -> Target {
    Target::Place(u16::from(cell))
}

fn cube(seat: Seat, man: u8, cell: u8) -> Man {
    let look = Look::new(Body::Cube, Tint::Seat(seat.0), Face::Number(man + 1));
    let (ring, name) = [(Ring::None, "red-man"), (Ring::Single, "blue-man")][seat.index()];
    Man { id: 0, at: place(cell), look: look.ringed(ring), name }
}

impl Einstein {
    /// What the die demands, at the men that may go.
    fn demand(&self, s: &State) -> Why {
        let movable = self.movable(s);
        let numbers: Vec<i32> = men(movable).map(|man| i32::from(man) + 1).collect();
        let key = match numbers[..] {
            [one] if one == i32::from(s.die) => "die-says",
            [_] => "gone-only",
            _ => "gone-either",
        };
        let places = men(movable).map(|man| u16::from(s.at[s.mover.index()][usize::from(man)]));
        let why = Why::at(key, places).with(i32::from(s.die));
        if key == "die-says" { why } else { numbers.into_iter().fold(why, Why::with) }
    }
}

impl Show for Einstein {
    const BUTTONS: &'static [&'static str] = &["ready"];

    fn board(&self) -> Board {
        let side = usize::from(SIDE);
        let home = |seat: usize| HOME[seat].iter().map(|&cell| u16::from(cell)).collect();
        let mut board = grid::cells(side, side, 1).ruled(Pen::RULE, Pen::FRAME).checkered(Ink::Wash);
        board.margin = 0.3;
        board.zones =
            vec![Zone { key: "red-home", places: home(0) }, Zone { key: "blue-home", places: home(1) }];
        board
    }

    fn scene(&self, s: &State, held: &[Target]) -> Scene {
        let mut scene = Scene::default();
        for seat in [Seat(0), Seat(1)] {
            let on_board = men(s.alive[seat.index()]);
            scene.men.extend(on_board.map(|man| cube(seat, man, s.at[seat.index()][usize::from(man)])));
        }
        if s.setting_up() {
            if !self.random {
                let arranged = setup::arrangement(s, held);
                scene.men.extend(arranged.iter().zip(setup::cells(s)).map(|(&man, &cell)| cube(s.mover, man, cell)));
                scene.notes.push(Why::new("set-up"));
            }
        } else if s.end == End::Open {
            scene.dice.push(Die { face: s.die, seat: s.mover });
            if s.die > 0 {
                scene.notes.push(self.demand(s));
            }
        }
        if let End::Corner(seat) = s.end {
            scene.marks.push(Mark { at: place(HOME[seat.other().index()][0]), kind: MarkKind::Win });
        }
        scene
    }

    fn paths(&self, s: &State, m: Move, out: &mut Vec<Vec<Target>>) {
        match m {
            Move::Roll(_) => {}
            Move::Put(man) => out.push(setup::path(s, man)),
            Move::Step(man, dir) => {
                let from = s.at[s.mover.index()][usize::from(man)];
                out.push(vec![place(from), place(dir.from(s.mover, from))]);
            }
        }
    }

    fn trail(&self, s: &State, m: Move, out: &mut Trail) {
        match m {
            Move::Roll(_) => {}
            Move::Put(_) => out.put.push(place(s.next_home())),
            Move::Step(man, dir) => {
                let from = s.at[s.mover.index()][usize::from(man)];
                let to = dir.from(s.mover, from);
                if s.on(to).is_some() {
                    out.gone.push(place(to));
                }
                out.walk(place(from), place(to));
            }
        }
    }

    fn step(&self, s: &State, held: &[Target]) -> Step<Move> {
        if s.setting_up() && !self.random { setup::step(s, held) } else { by_paths(self, s, held) }
    }

    fn chosen<'a>(&self, s: &State, held: &'a [Target]) -> &'a [Target] {
        if s.setting_up() { &held[held.len() / 2 * 2..] } else { held }
    }

    fn why_not(&self, _past: &[State], s: &State, held: &[Target], tried: Target) -> Option<Why> {
        if s.setting_up() {
            return Some(Why::at("set-up-at-home", setup::cells(s).iter().map(|&cell| u16::from(cell))));
        }
        let cell = tried.place().filter(|&cell| cell < u16::from(OFF))? as u8;
        let own = s.on(cell).is_some_and(|(seat, _)| seat == s.mover);
        let from = held.first().and_then(|t| t.place()).map(|from| from as u8);
        match (from, s.on(cell)) {
            (None, None) => Some(Why::at("nobody-there", [u16::from(cell)])),
            (None, Some((seat, _))) if seat != s.mover => Some(Why::at("not-yours", [u16::from(cell)])),
            (Some(from), _) if !own => {
                let ahead = |to: u8, from: u8| to % SIDE >= from % SIDE && to / SIDE >= from / SIDE;
                let forward = if s.mover == Seat(0) { ahead(cell, from) } else { ahead(from, cell) };
                let key = if forward { "one-cell" } else { "only-forward" };
                let reach = Dir::open(s.mover, from).map(|dir| u16::from(dir.from(s.mover, from)));
                Some(Why::at(key, std::iter::once(u16::from(cell)).chain(reach)))
            }
            _ => {
                let mut why = self.demand(s);
                why.places.insert(0, u16::from(cell));
                Some(why)
            }
        }
    }

    fn explain(&self, _past: &[State], s: &State) -> Option<Why> {
        match s.end {
            End::Open => None,
            End::Corner(seat) => Some(Why::at("corner", [u16::from(HOME[seat.other().index()][0])])),
            End::Captured(_) => Some(Why::new("captured-all")),
        }
    }

    fn emblem(&self, seat: Seat) -> Look {
        Look::new(Body::Cube, Tint::Seat(seat.0), Face::Cue(seat.0))
    }

    fn layouts(&self, s: &State) -> Vec<Layout> {
        if s.setting_up() && !self.random { setup::layouts(s) } else { Vec::new() }
    }

    fn shuffled(&self, s: &State, rng: &mut Rng) -> Option<Vec<u32>> {
        if s.setting_up() && !self.random { setup::shuffled(s, rng) } else { None }
    }

    fn arranged(&self, s: &State, codes: &[u32]) -> Option<Vec<Target>> {
        if s.setting_up() && !self.random { setup::arranged(s, codes) } else { None }
    }
}
