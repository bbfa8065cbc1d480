//! The board, its men, and how a move is clicked: where a stopper may become another man, a button says which.

use super::state::{KINDS, Kind, Move, State};
use super::{End, LIMIT, LiuboXiang};
use crate::board::{Board, Face, Look, Man, Mark, MarkKind, Scene, Show, Tally, Target, Trail};
use crate::game::{Game, Seat, Why};
use crate::games::liubo::{self, GONE, bit, place, places};

/// From so many quiet moves on, the page counts down.
const WARN: u16 = 80;
/// The buttons, by the number of what a stopper becomes.
const BUTTONS: &[&str] = &["finish", "hound", "pheasant", "calf"];
/// What is said of a stopper that has become another man.
const ROSE: [&str; 4] = ["", "rose-hound", "rose-pheasant", "rose-calf"];

fn man(seat: Seat, kind: Kind, done: bool, at: u8) -> Man {
    let (face, names) = match kind {
        Kind::Owl => (Face::Sign('枭', 'O'), ["red-owl", "blue-owl"]),
        Kind::Hound => (Face::Sign('卢', 'H'), ["red-hound", "blue-hound"]),
        Kind::Pheasant => (Face::Sign('雉', 'P'), ["red-pheasant", "blue-pheasant"]),
        Kind::Calf => (Face::Sign('犊', 'C'), ["red-calf", "blue-calf"]),
        Kind::Stopper if done => (Face::Sign('塞', 'S'), ["red-finished", "blue-finished"]),
        Kind::Stopper => (Face::Blank, ["red-stopper", "blue-stopper"]),
    };
    liubo::man(seat, face, names[seat.index()], at)
}

impl LiuboXiang {
    /// What a player should know before moving, and the places to mark.
    fn remarks(&self, s: &State, held: &[Target], scene: &mut Scene) {
        let mut danger = |at: u8| scene.marks.push(Mark { at: place(at), kind: MarkKind::Danger });
        if held.len() == 2 {
            scene.notes.push(Why::at("choose-rise", held[1].place()));
        } else if let Some(from) = held.first().and_then(|target| target.place()) {
            // Where the held man would lose the game at once.
            let mut told = [None; 2];
            s.each(|m| {
                let mut after = *s;
                if u16::from(m.from) == from && m.rise.is_none() {
                    self.apply(&mut after, m);
                }
                let which = match after.end {
                    End::Facing(_) => 0,
                    End::Chased(_) => 1,
                    _ => return,
                };
                danger(m.to);
                told[which] = Some(m.to);
            });
            let keys = ["would-face", "would-chase"].into_iter().zip(told);
            scene.notes.extend(keys.filter_map(|(key, to)| Some(Why::at(key, [u16::from(to?)]))));
        }
        if s.fresh != GONE {
            danger(s.fresh);
            let takers = s.attackers(s.mover, s.fresh);
            let key = if takers == 0 { "stopper-will-finish" } else { "stopper-take-now" };
            scene.notes.push(Why::at(key, [s.fresh].into_iter().chain(places(takers)).map(u16::from)));
        }
        if self.limit && s.quiet >= WARN {
            let left = LIMIT - s.quiet;
            scene.notes.push(Why::new("quiet-soon").with(i32::from(s.quiet)).with(i32::from(left)));
        }
    }
}

impl Show for LiuboXiang {
    const BUTTONS: &'static [&'static str] = BUTTONS;

    fn board(&self) -> Board {
        liubo::board()
    }

    fn scene(&self, s: &State, held: &[Target]) -> Scene {
        let mut scene = Scene::default();
        for seat in [Seat(0), Seat(1)] {
            for at in places(s.men[seat.index()]) {
                let kind = s.slot(seat, at).map_or(Kind::Stopper, |slot| KINDS[slot]);
                scene.men.push(man(seat, kind, s.done & bit(at) != 0, at));
            }
            let chase = &s.chase[seat.index()];
            if chase.runs() {
                scene.tallies.push(Tally { seat, why: Why::new("chase").with(i32::from(chase.longest())) });
            }
        }
        match s.end {
            End::Open => {
                self.remarks(s, held, &mut scene);
                if let Some(owl) = s.owl(s.mover).filter(|&owl| s.attackers(s.mover.other(), owl) != 0) {
                    scene.marks.push(Mark { at: place(owl), kind: MarkKind::Check });
                }
            }
            End::Facing(_) => {
                let owls = [Seat(0), Seat(1)].into_iter().filter_map(|seat| s.owl(seat));
                scene.marks.extend(owls.map(|at| Mark { at: place(at), kind: MarkKind::Danger }));
            }
            End::Stuck(seat) => {
                let stuck = places(s.men[seat.index()]);
                scene.marks.extend(stuck.map(|at| Mark { at: place(at), kind: MarkKind::Danger }));
            }
            _ => {}
        }
        scene
    }

    fn paths(&self, s: &State, m: Move, out: &mut Vec<Vec<Target>>) {
        let mut path = vec![place(m.from), place(m.to)];
        let stopper = s.slot(s.mover, m.from).is_some_and(|slot| KINDS[slot] == Kind::Stopper);
        if stopper && s.risen(m.from, m.to).next().is_some() {
            path.push(Target::Button(m.rise.map_or(0, |kind| kind as u8)));
        }
        out.push(path);
    }

    fn trail(&self, s: &State, m: Move, out: &mut Trail) {
        if s.taken() & bit(m.to) != 0 {
            out.gone.push(place(m.to));
        }
        out.walk(place(m.from), place(m.to));
        if s.fresh != GONE {
            let key = if s.fresh == m.to { "stopper-taken" } else { "stopper-finished" };
            out.calls.push(Why::at(key, [u16::from(s.fresh)]));
        }
        let mut after = *s;
        after.play(m);
        if let Some(kind) = m.rise {
            out.calls.push(Why::at(ROSE[kind as usize], [u16::from(m.to)]));
        } else if after.fresh != GONE {
            out.calls.push(Why::at("stopper-arrived", [u16::from(m.to)]));
        }
    }

    fn why_not(&self, _past: &[State], s: &State, held: &[Target], tried: Target) -> Option<Why> {
        self.refusal(s, held, tried)
    }

    fn explain(&self, past: &[State], s: &State) -> Option<Why> {
        self.reason(past, s)
    }

    fn emblem(&self, seat: Seat) -> Look {
        man(seat, Kind::Owl, false, GONE).look
    }
}
