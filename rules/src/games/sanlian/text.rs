//! How moves and positions are written.
//!
//! A move is the crossing's letter and number, `c3`: letters from the left with `i` among them, numbers from the bottom.
//!
//! A position is its rows from the top, joined by `/`, then who moves, `r` or `b`. In a row `x` is a red stone, `o` a
//! blue one, a number so many empty crossings: `5/5/2x2/5/5 b`.

use super::{End, Move, Sanlian, State, mover};
use crate::board::{bits, grid, rows};
use crate::game::{BadText, Eye, Form, Game, Notate, Seat};

impl Sanlian {
    fn widths(&self) -> impl Iterator<Item = usize> {
        std::iter::repeat_n(self.size, self.size)
    }

    /// How a position stands whose last stone was put by that seat: its lines go through one stone, the other has none.
    fn ended(&self, s: &State, last: Seat) -> Option<End> {
        let decisive = |stones: u128| !self.lines(stones, self.short()).is_empty();
        let (theirs, mine) = (s.stones[last.other().index()], s.stones[last.index()]);
        if decisive(theirs) {
            return None;
        }
        if !decisive(mine) {
            return Some(if s.count == self.stones() { End::Spent } else { End::Open });
        }
        let stone = bits::each(mine).find(|&bit| !decisive(mine & !(1 << bit)))?;
        Some(self.judged(s, last, usize::from(stone)))
    }
}

impl Notate for Sanlian {
    const FORMS: &'static [Form] = &[Form::latin("letters")];

    fn text(&self, _s: &State, Move(point): Move, _form: usize, _eye: Eye) -> String {
        let point = usize::from(point);
        grid::name(point % self.size, self.size - point / self.size)
    }

    fn read(&self, s: &State, text: &str) -> Result<Move, BadText> {
        let point = grid::named(text.trim(), self.size, self.size, 1)?;
        let want = if s.end == End::Open { "want-empty" } else { "want-running-game" };
        self.decode(s, point.into()).ok_or(BadText { at: 0, want })
    }

    fn dump(&self, s: &State) -> String {
        let side = |point| (0..2).find(|&side| s.stones[side] >> self.bit(point as u8) & 1 != 0);
        format!("{} {}", rows::write(self.widths(), side), if s.mover() == Seat(0) { 'r' } else { 'b' })
    }

    fn load(&self, text: &str) -> Result<State, BadText> {
        let (rows, side) = text.split_once(' ').ok_or(BadText { at: text.chars().count(), want: "want-side" })?;
        let points = rows::read(self.widths(), rows)?;
        let seat = match side {
            "r" => Seat(0),
            "b" => Seat(1),
            _ => return Err(BadText { at: rows.chars().count() + 1, want: "want-side" }),
        };
        let bad = |want| BadText { at: 0, want };
        let count = (points[0].len() + points[1].len()) as u8;
        let blue = (0..count).filter(|&before| mover(before) == Seat(1)).count();
        if points[1].len() != blue || mover(count) != seat || count > self.stones() {
            return Err(bad("want-stones-in-turn"));
        }
        let stones = points.map(|places| places.iter().fold(0, |all, &p| all | 1 << self.bit(p as u8)));
        let state = State { stones, count, end: End::Open };
        let end = if count == 0 { Some(End::Open) } else { self.ended(&state, mover(count - 1)) };
        Ok(State { end: end.ok_or(bad("want-one-end"))?, ..state })
    }
}
