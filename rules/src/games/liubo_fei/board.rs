//! The board, its men, and what a move is seen to do.

use super::{End, LIMIT, LiuboFei, Move, Pattern, State};
use crate::board::{Board, Face, Look, Man, Mark, MarkKind, Scene, Show, Tally, Target, Trail};
use crate::game::{Seat, Why};
use crate::games::liubo::{self, GONE, bit, place, places};

/// From so many moves without a kill on, the page counts down.
const WARN: u8 = 20;

fn man(seat: Seat, owl: bool, at: u8) -> Man {
    let name = match (seat.0, owl) {
        (0, true) => "red-owl",
        (0, false) => "red-plain",
        (_, true) => "blue-owl",
        (_, false) => "blue-plain",
    };
    liubo::man(seat, if owl { Face::Sign('枭', 'O') } else { Face::Blank }, name, at)
}

impl Show for LiuboFei {
    fn board(&self) -> Board {
        liubo::board()
    }

    fn scene(&self, s: &State, _held: &[Target]) -> Scene {
        let mut scene = Scene::default();
        for seat in [Seat(0), Seat(1)] {
            let (men, owl) = (s.men[seat.index()], s.owl[seat.index()]);
            scene.men.extend(places(men).map(|at| man(seat, owl & bit(at) != 0, at)));
            let left = s.plain(seat.index()).count_ones() as i32;
            scene.tallies.push(Tally { seat, why: Why::new("plain-left").with(left) });
        }
        if s.end == End::Open && s.quiet >= WARN {
            scene.notes.push(Why::new("quiet-soon").with(i32::from(s.quiet)).with(i32::from(LIMIT - s.quiet)));
        }
        if let End::Stuck(seat) = s.end {
            let stuck = places(s.men[seat.index()]);
            scene.marks.extend(stuck.map(|at| Mark { at: place(at), kind: MarkKind::Danger }));
        }
        scene
    }

    fn paths(&self, _s: &State, m: Move, out: &mut Vec<Vec<Target>>) {
        out.push(vec![place(m.from), place(m.to)]);
    }

    fn trail(&self, s: &State, m: Move, out: &mut Trail) {
        out.walk(place(m.from), place(m.to));
        out.gone.extend(places(self.dead(s, m)).map(place));
        out.calls.extend(self.kills(s, m).iter().map(|kill| {
            let key = match kill.pattern {
                Pattern::Bi => "bi",
                Pattern::Tai => "tai",
                Pattern::Tiao => "tiao",
            };
            let others = kill.three & !kill.dead;
            Why::at(key, places(kill.dead).chain(places(others)).map(u16::from))
        }));
    }

    fn why_not(&self, _past: &[State], s: &State, held: &[Target], tried: Target) -> Option<Why> {
        self.refusal(s, held, tried)
    }

    fn explain(&self, past: &[State], s: &State) -> Option<Why> {
        self.reason(past, s)
    }

    fn emblem(&self, seat: Seat) -> Look {
        man(seat, true, GONE).look
    }
}
