//! How moves and positions are written.
//!
//! A move is the crossing's letter and number, `c3`: letters from the left, numbers from the bottom.
//!
//! A position is its rows from the top, joined by `/`, then who moves, `r` or `b`. In a row `x` is a red stone, `o` a
//! blue one, a number so many empty crossings: `5/5/2x2/5/5 b`.

use super::squares::made;
use super::{CENTRE, Chengfang, ENOUGH, Move, SIDE, STONES, State};
use crate::board::{grid, rows};
use crate::game::{BadText, Eye, Form, Game, Notate, Seat};

impl Notate for Chengfang {
    const FORMS: &'static [Form] = &[Form::latin("letters")];

    fn text(&self, _s: &State, Move(point): Move, _form: usize, _eye: Eye) -> String {
        grid::name(usize::from(point) % SIDE, SIDE - usize::from(point) / SIDE)
    }

    fn read(&self, s: &State, text: &str) -> Result<Move, BadText> {
        let point = grid::named(text.trim(), SIDE, SIDE, 1)?;
        let want = if s.over() {
            "want-running-game"
        } else if (s.stones[0] | s.stones[1]) >> point & 1 != 0 {
            "want-empty"
        } else {
            "want-not-centre"
        };
        self.decode(s, point.into()).ok_or(BadText { at: 0, want })
    }

    fn dump(&self, s: &State) -> String {
        let rows = rows::write([SIDE; SIDE], |point| (0..2).find(|&side| s.stones[side] >> point & 1 != 0));
        format!("{rows} {}", if s.mover() == Seat(0) { 'r' } else { 'b' })
    }

    fn load(&self, text: &str) -> Result<State, BadText> {
        let (rows, side) = text.split_once(' ').ok_or(BadText { at: text.chars().count(), want: "want-side" })?;
        let points = rows::read([SIDE; SIDE], rows)?;
        let mover = match side {
            "r" => 0,
            "b" => 1,
            _ => return Err(BadText { at: rows.chars().count() + 1, want: "want-side" }),
        };
        let bad = |want| Err(BadText { at: 0, want });
        let count = (points[0].len() + points[1].len()) as u8;
        if points[0].len() != points[1].len() + mover || count > STONES {
            return bad("want-as-many-stones");
        }
        if points[0] == [u16::from(CENTRE)] {
            return bad("want-not-centre");
        }
        let stones = points.map(|places| places.iter().fold(0, |all, &point| all | 1 << point));
        let squares = stones.map(|stones| made(stones).count() as u8);
        if squares[mover] >= ENOUGH {
            return bad("want-no-three-of-mover");
        }
        Ok(State { stones, squares, count })
    }
}
