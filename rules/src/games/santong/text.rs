//! How moves and positions are written.
//!
//! A cell is the letter of its row, `a` at the top, and its number in the row from the left: `a1`, `h15`. A move is its
//! cell, with `*` behind it if another stone follows in the same turn: `d5*`.
//!
//! A position is its rows from the top, joined by `/`, then who moves, `x` or `o`, then how many stones the second
//! player's double turn still has: 2, 1 or 0. In a row `x` is the first player's stone, `o` the second's, a number so
//! many empty cells: `1/3/5/7/9/4x6/13/15 o 2`.

use super::board::name;
use super::{Double, End, Move, ROWS, Santong, State, bit, group, joins};
use crate::board::{bits, grid, rows};
use crate::game::{BadText, Eye, Form, Game, Notate, Seat};

fn widths() -> impl Iterator<Item = usize> {
    (0..ROWS).map(|r| 2 * r + 1)
}

/// The cell that a text names.
fn named(text: &str) -> Result<u8, BadText> {
    let letter = text.chars().next().filter(char::is_ascii_alphabetic);
    let letter = letter.ok_or(BadText { at: 0, want: "want-letter" })?.to_ascii_lowercase();
    let number = grid::number(&text[1..]).ok_or(BadText { at: 1, want: "want-number" })?;
    let r = usize::from(letter as u8 - b'a');
    let k = number.checked_sub(1).filter(|&k| r < ROWS && k <= 2 * r);
    k.map(|k| (r * r + k) as u8).ok_or(BadText { at: 0, want: "want-place" })
}

/// Whether the numbers of stones can come about with that mover and that state of the double turn.
fn in_turn([first, second]: [usize; 2], mover: Seat, double: Double) -> bool {
    match (double, mover) {
        (Double::Ahead, Seat(0)) => first == second,
        (Double::Ahead, _) => first == second + 1,
        (Double::Half, Seat(0)) => false,
        (Double::Half, _) => first == second && (1..32).contains(&first),
        (Double::Spent, Seat(0)) => second == first + 1 && first >= 1,
        (Double::Spent, _) => first == second && first >= 2,
    }
}

/// How a position stands whose last stone was put by that seat: his group may join the sides, by his last stone.
fn ended(s: &State, last: Seat) -> Option<End> {
    let joined = |stones: u128| bits::each(stones).any(|bit| joins(group(stones, 1 << bit)));
    let (theirs, mine) = (s.stones[last.other().index()], s.stones[last.index()]);
    if joined(theirs) {
        return None;
    }
    if joined(mine) {
        return bits::each(mine).any(|bit| !joined(mine & !(1 << bit))).then_some(End::Joined(last));
    }
    Some(if s.open() == 0 { End::Full } else { End::Open })
}

impl Notate for Santong {
    const FORMS: &'static [Form] = &[Form::latin("letters")];

    fn text(&self, _s: &State, Move { cell, double }: Move, _form: usize, _eye: Eye) -> String {
        name(cell) + if double { "*" } else { "" }
    }

    fn read(&self, s: &State, text: &str) -> Result<Move, BadText> {
        let text = text.trim();
        let (cell, double) = match text.strip_suffix('*') {
            Some(cell) => (cell, true),
            None => (text, false),
        };
        let cell = named(cell)?;
        let bad = |at, want| Err(BadText { at, want });
        if s.end != End::Open {
            return bad(0, "want-running-game");
        }
        if s.open() >> bit(cell) & 1 == 0 {
            return bad(0, "want-empty");
        }
        if double && !s.may_double() {
            return bad(text.chars().count() - 1, "want-single");
        }
        Ok(Move { cell, double })
    }

    fn dump(&self, s: &State) -> String {
        let rows = rows::write(widths(), |cell| (0..2).find(|&side| s.stones[side] >> bit(cell as u8) & 1 != 0));
        let left = match s.double {
            Double::Ahead => 2,
            Double::Half => 1,
            Double::Spent => 0,
        };
        format!("{rows} {} {left}", if s.mover == Seat(0) { 'x' } else { 'o' })
    }

    fn load(&self, text: &str) -> Result<State, BadText> {
        let mut words = text.split(' ');
        let rows = words.next().unwrap_or("");
        let cells = rows::read(widths(), rows)?;
        let at = rows.chars().count();
        let mover = match words.next() {
            Some("x") => Seat(0),
            Some("o") => Seat(1),
            Some(_) => return Err(BadText { at: at + 1, want: "want-side" }),
            None => return Err(BadText { at, want: "want-side" }),
        };
        let double = match (words.next(), words.next()) {
            (Some("2"), None) => Double::Ahead,
            (Some("1"), None) => Double::Half,
            (Some("0"), None) => Double::Spent,
            _ => return Err(BadText { at: (at + 3).min(text.chars().count()), want: "want-double" }),
        };
        let bad = |want| BadText { at: 0, want };
        if !in_turn([cells[0].len(), cells[1].len()], mover, double) {
            return Err(bad("want-stones-in-turn"));
        }
        let stones = cells.map(|cells| cells.iter().fold(0, |all, &cell| all | 1 << bit(cell as u8)));
        let state = State { stones, double, mover, end: End::Open };
        let last = if double == Double::Half { mover } else { mover.other() };
        let end = ended(&state, last).ok_or(bad("want-one-end"))?;
        debug_assert!(end != End::Open || self.count(&state) > 0);
        Ok(State { end, ..state })
    }
}
