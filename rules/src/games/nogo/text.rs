//! How moves and positions are written.
//!
//! A move is the point's letter without `i` and its number from the bottom, `e5`. Capitals are read too.
//!
//! A position is its rows from the top, joined by `/`, then who moves, `b` or `w`. In a row `x` is a black stone, `o` a
//! white one, a number so many empty points: `9/9/9/9/4x4/9/9/9/9 w`. Stones may be any number, as in a problem.

use super::{End, Fatal, Move, Nogo, State};
use crate::game::{BadText, Eye, Form, Game, Notate, Seat};
use crate::stones::{self, SMALL, name, named, names};

impl Nogo {
    /// How a position with these stones stands, if it can arise: all chains breathe, or one move has just gone wrong.
    fn end_of(&self, s: &State) -> Option<End> {
        let free = self.empty(s);
        let lacks = |seat: Seat| stones::breathless(&self.field, &s.stones[seat.index()], &free).is_some();
        let fatal = match (lacks(s.mover), lacks(s.mover.other())) {
            (false, false) if self.refused && !self.any_safe(s) => return Some(End::Stuck),
            (false, false) => return Some(End::Open),
            (true, _) => Fatal::Takes,
            (false, true) => Fatal::Suicide,
        };
        // One stone of the side that has moved must be to blame for it all.
        let last = s.mover.other().index();
        let blamed = s.stones[last].iter().any(|bit| {
            let mut before = *s;
            before.stones[last].remove(bit);
            let free = self.empty(&before);
            before.stones.iter().all(|own| stones::breathless(&self.field, own, &free).is_none())
        });
        (blamed && !self.refused).then_some(End::Fatal(fatal))
    }
}

impl Notate for Nogo {
    const FORMS: &'static [Form] = &[Form::latin("letters")];

    fn text(&self, _s: &State, Move(point): Move, _form: usize, _eye: Eye) -> String {
        name(self.field.size, point)
    }

    fn read(&self, s: &State, text: &str) -> Result<Move, BadText> {
        let point = named(self.field.size, text.trim())?;
        let want = if s.end != End::Open {
            "want-running-game"
        } else if !self.empty(s).has(self.field.bit(point)) {
            "want-empty"
        } else {
            "want-safe-point"
        };
        self.decode(s, u32::from(point)).ok_or(BadText { at: 0, want })
    }

    fn dump(&self, s: &State) -> String {
        names::write(&self.field, &s.stones, s.mover)
    }

    fn load(&self, text: &str) -> Result<State, BadText> {
        let (stones, mover, rest, at) = names::read::<SMALL>(&self.field, text)?;
        if !rest.is_empty() {
            return Err(BadText { at, want: "want-end" });
        }
        let mut state = self.start();
        for seat in [Seat(0), Seat(1)] {
            for bit in stones[seat.index()].iter() {
                state.mover = seat;
                Self::put(&mut state, bit);
            }
        }
        state.mover = mover;
        state.end = self.end_of(&state).ok_or(BadText { at: 0, want: "want-liberties" })?;
        Ok(state)
    }
}
