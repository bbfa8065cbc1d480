//! How moves and positions are written.
//!
//! A move is the point's letter and number, `h8`: letters from the left with `i` among them, numbers from the bottom.
//! Read as well: capitals, and `x,y` of the piskvork protocol, counted from 0 at the top left.
//!
//! A position is its rows from the top, joined by `/`, then who moves, `b` or `w`. In a row `x` is a black stone, `o` a
//! white one, a number so many empty points: `15/15/15/15/15/15/15/7x7/15/15/15/15/15/15/15 w`.

use super::{End, Gomoku, Move, State};
use crate::board::{grid, rows};
use crate::game::{BadText, Eye, Form, Game, Notate, Seat};

impl Gomoku {
    /// The point that a text names.
    fn named(&self, text: &str) -> Result<u16, BadText> {
        let Some((x, y)) = text.split_once(',') else {
            return grid::named(text, self.size, self.size, 1);
        };
        let number = |digits: &str, at| grid::number(digits).ok_or(BadText { at, want: "want-number" });
        let (y, x) = (number(y, x.chars().count() + 1)?, number(x, 0)?);
        match x < self.size && y < self.size {
            true => Ok((y * self.size + x) as u16),
            false => Err(BadText { at: 0, want: "want-place" }),
        }
    }

    fn widths(&self) -> impl Iterator<Item = usize> {
        std::iter::repeat_n(self.size, self.size)
    }
}

impl Notate for Gomoku {
    const FORMS: &'static [Form] = &[Form::latin("letters")];

    fn text(&self, _s: &State, Move(point): Move, _form: usize, _eye: Eye) -> String {
        let point = usize::from(point);
        grid::name(point % self.size, self.size - point / self.size)
    }

    fn read(&self, s: &State, text: &str) -> Result<Move, BadText> {
        let point = self.named(text.trim())?;
        let want = if s.end != End::Open {
            "want-running-game"
        } else if s.taken(self.bit(point)) {
            "want-empty"
        } else {
            "want-centre"
        };
        self.decode(s, u32::from(point)).ok_or(BadText { at: 0, want })
    }

    fn dump(&self, s: &State) -> String {
        let rows = rows::write(self.widths(), |point| (0..2).find(|&side| s.stones[side].has(self.bit(point))));
        format!("{rows} {}", if s.mover() == Seat(0) { 'b' } else { 'w' })
    }

    fn load(&self, text: &str) -> Result<State, BadText> {
        let (rows, side) = text.split_once(' ').ok_or(BadText { at: text.chars().count(), want: "want-side" })?;
        let points = rows::read(self.widths(), rows)?;
        let mover = match side {
            "b" => 0,
            "w" => 1,
            _ => return Err(BadText { at: rows.chars().count() + 1, want: "want-side" }),
        };
        if points[0].len() != points[1].len() + mover {
            return Err(BadText { at: 0, want: "want-as-many-stones" });
        }
        let mut state = self.start();
        for turn in 0..points[0].len() + points[1].len() {
            self.put(&mut state, points[turn % 2][turn / 2]);
        }
        let fives = |seat: Seat| {
            let stones = &state.stones[seat.index()];
            stones.iter().any(|bit| self.five(stones, bit))
        };
        let next = state.mover();
        if fives(next) {
            return Err(BadText { at: 0, want: "want-no-five-of-mover" });
        }
        if fives(next.other()) {
            state.end = End::Five(next.other());
        } else if usize::from(state.count) == self.points() {
            state.end = End::Full;
        }
        Ok(state)
    }
}
