//! How a game ends, in which order the players come, and what becomes of one who gives up.

use super::{Feixing, GOAL, HANGAR, PLANES, Partners, State};
use crate::game::{Act, Effect, Game, MAX_SEATS, Outcome, Seat, Why, plain_act};

/// How far a player's planes have come, all together.
pub(super) fn progress(planes: &[u8; PLANES]) -> u32 {
    planes.iter().map(|&p| if p == HANGAR { 0 } else { u32::from(p) + 1 }).sum()
}

impl Feixing {
    /// Whether all planes of a seat's side are home.
    pub(super) fn side_home(&self, s: &State, seat: Seat) -> bool {
        self.everybody().all(|mate| self.side(mate) != self.side(seat) || Self::home(s, mate))
    }

    /// Whether the game is over as things stand: a side is home, or all but one have given up.
    pub(super) fn finished(&self, s: &State) -> bool {
        let there = self.everybody().filter(|seat| s.left[seat.index()] == 0).count();
        there < 2 || self.everybody().any(|seat| self.side_home(s, seat))
    }

    /// The places at the end: who is home, then by progress; who gave up comes last, the first to go behind the others.
    pub(super) fn places(&self, s: &State) -> Outcome {
        let teams = self.partners != Partners::Off;
        let worth = |seat: Seat| match s.left[seat.index()] {
            _ if self.side_home(s, seat) => 1_000,
            _ if teams => 0,
            0 => 10 + progress(&s.at[seat.index()]),
            n => u32::from(n),
        };
        let mut place = [0; MAX_SEATS];
        for seat in self.everybody() {
            place[seat.index()] = 1 + self.everybody().filter(|&other| worth(other) > worth(seat)).count() as u8;
        }
        if teams {
            place = place.map(|n| n.min(2));
        }
        let home = s.at[..usize::from(self.seats)].contains(&[GOAL; PLANES]);
        let why = if teams {
            "team-home"
        } else if home {
            "all-home"
        } else {
            "left-alone"
        };
        Outcome { place, why }
    }

    /// Giving up or running out of time: of more than two who play for themselves one goes, and the others play on.
    pub(super) fn leave(&self, s: &mut State, seat: Seat, act: Act) -> Result<Effect, Why> {
        let goes = matches!(act, Act::Resign | Act::Flag);
        if !goes || self.seats == 2 || self.partners != Partners::Off {
            return plain_act(self, seat, act);
        }
        if s.left[seat.index()] > 0 {
            return Err(Why::new("plays-no-more"));
        }
        s.left[seat.index()] = 1 + s.left.iter().copied().max().unwrap_or(0);
        s.at[seat.index()] = [HANGAR; PLANES];
        if !self.field(s, s.mover).stack(s.ride) {
            s.ride = 0;
        }
        if s.mover == seat {
            (s.die, s.fell, s.ride) = (0, 0, 0);
            self.hand_on(s);
        }
        s.ended = self.finished(s);
        if s.ended {
            s.die = 0;
            return Ok(Effect::Over(self.places(s)));
        }
        Ok(Effect::Noted)
    }
}

