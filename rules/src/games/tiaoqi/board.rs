//! The star with its six camps and glass balls, and how a chain of hops is clicked.
//!
//! Hops can be clicked one by one or by the last hole alone. A hole that is one hop away and leads on is held, since it
//! may be meant either way: clicking it again stops there. Any other hole ends the move at once.

use super::star::{AT, BIT, HOLES, MIDDLE, NEXT, NONE, holes};
use super::why::clicked;
use super::{Fate, Move, PASS, State, Tiaoqi};
use crate::board::{
    Art, Board, Body, Face, Ground, Hit, Ink, Look, Man, Mark, MarkKind, Pen, Place, Pt, Scene, Show, Step, Tally, Target,
    Tint, Trail, Travel, Zone,
};
use crate::game::{Game, Seat, Turn, Why, sort_few};

/// The height of a row, the spacing of holes being 1.
const ROW: f32 = 0.866_025_4;
/// The men's names, by seat.
const NAMES: [&str; 6] = ["red-man", "blue-man", "yellow-man", "green-man", "purple-man", "black-man"];
/// The camps' names, by seat.
const CAMPS: [&str; 6] = ["red-camp", "blue-camp", "yellow-camp", "green-camp", "purple-camp", "black-camp"];

fn place(hole: u8) -> Target {
    Target::Place(u16::from(hole))
}

/// Where a hole lies: hole 0 is lowest.
fn at(hole: u8) -> Pt {
    let (row, column) = AT[usize::from(hole)];
    ((f32::from(column) - MIDDLE as f32) / 2.0, (8.0 - f32::from(row)) * ROW)
}

/// The three corners of a camp, half a spacing wider than its holes.
fn corners(camp: u128) -> Vec<Pt> {
    let middle = holes(camp).map(at).fold((0.0, 0.0), |sum, p| (sum.0 + p.0 / 10.0, sum.1 + p.1 / 10.0));
    let reach = |hole: &u8| (at(*hole).0 - middle.0).hypot(at(*hole).1 - middle.1);
    let mut far: Vec<u8> = holes(camp).collect();
    sort_few(&mut far, |a, b| reach(a) > reach(b));
    let wider = |hole: &u8| {
        let (x, y) = at(*hole);
        (middle.0 + (x - middle.0) * 1.25, middle.1 + (y - middle.1) * 1.25)
    };
    far[..3].iter().map(wider).collect()
}

/// The lines of the star, each from end to end.
fn lines() -> Vec<Vec<Pt>> {
    let mut strokes = Vec::new();
    for way in 3..6 {
        for hole in 0..HOLES as u8 {
            if NEXT[usize::from(hole)][5 - way] == NONE {
                let mut end = hole;
                while NEXT[usize::from(end)][way] != NONE {
                    end = NEXT[usize::from(end)][way];
                }
                strokes.extend((end != hole).then(|| vec![at(hole), at(end)]));
            }
        }
    }
    strokes
}

impl Tiaoqi {
    /// The move that clicks amount to, and the holes that can be clicked next.
    fn follow(&self, s: &State, way: &[u8]) -> (Option<Move>, u128) {
        let men = s.men[s.mover.index()];
        let Some((&from, rest)) = way.split_first() else {
            return (None, holes(men).filter(|&man| self.targets(s, man) != 0).fold(0, |all, man| all | BIT[usize::from(man)]));
        };
        if men & BIT[usize::from(from)] == 0 {
            return (None, 0);
        }
        let Some((&to, before)) = rest.split_last() else { return (None, self.targets(s, from)) };
        let m = Move { from, to };
        if m.is_step() || !self.allows(s, m) {
            return (Some(m).filter(|&m| before.is_empty() && self.allows(s, m)), 0);
        }
        let all = s.men.iter().fold(0, |all, men| all | men) & !BIT[usize::from(from)];
        let linked = |hop: &[u8]| self.hops(hop[0], all) & BIT[usize::from(hop[1])] != 0;
        if !way[..way.len() - 1].windows(2).all(linked) {
            return (None, 0);
        }
        let been = way.iter().fold(0, |all, &hole| all | BIT[usize::from(hole)]);
        let one = linked(&way[way.len() - 2..]);
        let leads_on = one && self.hops(to, all) & !been != 0;
        (Some(m), if leads_on { self.reach(s, from) & !been } else { 0 })
    }
}

impl Show for Tiaoqi {
    const BUTTONS: &'static [&'static str] = &["pass"];

    fn board(&self) -> Board {
        let all = || 0..HOLES as u8;
        let tint = |seat: Option<usize>| seat.map_or(Ink::Wash, |seat| Ink::SeatTint(seat as u8));
        let owner = |camp: u128| (0..usize::from(self.seats)).find(|&seat| self.camp(Seat(seat as u8)) == camp);
        let areas = super::star::CAMPS.iter().map(|&camp| Art::Areas(vec![corners(camp)], tint(owner(camp))));
        let net = Pen { mini: 2.4, ..Pen::new(Ink::Faint, 1.6) };
        let zone = |seat: u8| Zone {
            key: CAMPS[usize::from(seat)],
            places: holes(self.camp(Seat(seat))).map(u16::from).collect(),
        };
        let turns = Self::corners(self.seats).iter().map(|&corner| 60 * corner as i16);
        Board {
            bounds: ((-6.0, -8.0 * ROW), (6.0, 8.0 * ROW)),
            ground: Ground::Paper,
            margin: 0.7,
            man: 1.0,
            places: all().map(|hole| Place { at: at(hole), hit: Hit::Disc(0.5), name: hole.to_string() }).collect(),
            art: areas
                .chain([Art::Lines(lines(), net), Art::Discs(all().map(at).collect(), 0.2, Ink::Board, Pen::FAINT)])
                .collect(),
            detail: Vec::new(),
            labels: Vec::new(),
            zones: (0..self.seats).map(zone).collect(),
            die: None,
            views: turns.collect(),
        }
    }

    fn scene(&self, s: &State, _held: &[Target]) -> Scene {
        let mut scene = Scene::default();
        for seat in (0..self.seats).map(Seat) {
            let look = self.emblem(seat);
            let man = |hole: u8| Man { id: 0, at: place(hole), look: look.clone(), name: NAMES[seat.index()] };
            scene.men.extend(holes(s.men[seat.index()]).map(man));
            let inside = (s.men[seat.index()] & self.goal(seat)).count_ones();
            let why = match s.fate[seat.index()] {
                Fate::Plays => Why::new("in-goal").with(inside as i32),
                Fate::Home(turn) => Why::new("home").with(i32::from(turn)),
                Fate::Out(turn) => Why::new("out").with(i32::from(turn)),
            };
            scene.tallies.push(Tally { seat, why });
        }
        if s.end == Some("goal-filled") {
            let home = (0..self.seats).map(Seat).find(|seat| matches!(s.fate[seat.index()], Fate::Home(_)));
            let goal = home.map_or(0, |seat| self.goal(seat));
            scene.marks.extend(holes(goal).map(|hole| Mark { at: place(hole), kind: MarkKind::Win }));
        }
        if s.end.is_none() {
            scene.notes.extend(self.notes(s));
        }
        scene
    }

    fn paths(&self, s: &State, m: Move, out: &mut Vec<Vec<Target>>) {
        if m == PASS {
            out.push(vec![Target::Button(0)]);
            return;
        }
        out.push(vec![place(m.from), place(m.to)]);
        let way = self.way(s, m);
        if way.len() > 2 {
            out.push(way.into_iter().map(place).collect());
        }
    }

    fn step(&self, s: &State, held: &[Target]) -> Step<Move> {
        let mut step = Step { next: Vec::new(), done: Vec::new() };
        let (Turn::Seat(_), stuck) = (self.turn(s), self.allows(s, PASS)) else { return step };
        match held {
            [] if stuck => step.next.push(Target::Button(0)),
            [Target::Button(0)] if stuck => step.done.push(PASS),
            _ => {
                let (done, next) = clicked(held).map_or((None, 0), |way| self.follow(s, &way));
                step.done.extend(done);
                step.next.extend(holes(next).map(place));
            }
        }
        step
    }

    fn trail(&self, s: &State, m: Move, out: &mut Trail) {
        if m == PASS {
            return;
        }
        let mut after = *s;
        self.apply(&mut after, m);
        match after.fate[s.mover.index()] {
            Fate::Out(turn) => {
                out.gone.extend(holes(s.men[s.mover.index()]).map(place));
                out.calls.push(Why::new("out-passive").with(i32::from(turn)));
            }
            fate => {
                let way = self.way(s, m);
                let via = way[1..way.len() - 1].iter().map(|&hole| place(hole)).collect();
                out.go.push(Travel { from: place(m.from), via, to: place(m.to) });
                if let Fate::Home(turn) = fate {
                    out.calls.push(Why::at("home", [u16::from(m.to)]).with(i32::from(turn)));
                }
            }
        }
    }

    fn why_not(&self, _past: &[State], s: &State, held: &[Target], tried: Target) -> Option<Why> {
        if tried == Target::Button(0) {
            return Some(Why::new("can-move"));
        }
        self.refusal(s, held, tried)
    }

    fn explain(&self, past: &[State], s: &State) -> Option<Why> {
        let home = s.fate.iter().position(|fate| matches!(fate, Fate::Home(_)));
        match s.end {
            Some("goal-filled") => {
                let goal = home.map_or(0, |seat| self.goal(Seat(seat as u8)));
                Some(Why::at("goal-filled", holes(goal).map(u16::from)))
            }
            Some("passive") => Some(Why::new("passive")),
            Some("quiet") => Some(Why::new("no-progress").with(i32::from(s.quiet))),
            Some(_) => Some(Why::new("ranked")),
            None if self.third(past, s) => Some(Why::new("third-time")),
            None if self.allows(s, PASS) => Some(Why::new("must-pass")),
            None => None,
        }
    }

    fn emblem(&self, seat: Seat) -> Look {
        Look::new(Body::Ball, Tint::Seat(seat.0), Face::Cue(seat.0))
    }
}

impl Tiaoqi {
    /// What the mover should know: how many men must leave by when, and who keeps him from his goal.
    fn notes(&self, s: &State) -> impl Iterator<Item = Why> {
        let men = s.men[s.mover.index()];
        let outside = (men & !self.camp(s.mover)).count_ones();
        let leave = self.demand(s.round).filter(|&(_, wanted)| outside < wanted).map(|(turn, wanted)| {
            Why::new("must-leave").with(i32::from(turn)).with(wanted as i32).with(outside as i32)
        });
        let others = self.blocked(s, s.mover);
        let blocked = (others != 0).then(|| Why::at("goal-held", holes(others).map(u16::from)));
        leave.into_iter().chain(blocked)
    }
}
