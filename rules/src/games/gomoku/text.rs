//! How moves and positions are written.
//!
//! A move is the point's letter and number, `h8`: letters from the left with `i` among them, numbers from the bottom.
//! Read as well: capitals, and `x,y` of the piskvork protocol, counted from 0 at the top left.
//!
//! A position is its rows from the top, joined by `/`, then who moves, `b` or `w`. In a row `x` is a black stone, `o` a
//! white one, a number so many empty points: `15/15/15/15/15/15/15/7x7/15/15/15/15/15/15/15 w`.

use super::{End, Gomoku, Move, State};
use crate::board::grid;
use crate::game::{BadText, Eye, Form, Game, Notate, Seat};

impl Gomoku {
    /// The point that a text names.
    fn named(&self, text: &str) -> Result<u16, BadText> {
        let number = |digits: &str| digits.parse::<usize>().ok().filter(|_| digits.bytes().all(|b| b.is_ascii_digit()));
        let (x, y) = if let Some((x, y)) = text.split_once(',') {
            let y = number(y).ok_or(BadText { at: x.chars().count() + 1, want: "want-number" })?;
            (number(x).ok_or(BadText { at: 0, want: "want-number" })?, Some(y))
        } else {
            let letter = text.chars().next().filter(char::is_ascii_alphabetic);
            let letter = letter.ok_or(BadText { at: 0, want: "want-letter" })?.to_ascii_lowercase();
            let row = number(&text[1..]).ok_or(BadText { at: 1, want: "want-number" })?;
            (usize::from(letter as u8 - b'a'), self.size.checked_sub(row))
        };
        let y = y.filter(|&y| y < self.size && x < self.size).ok_or(BadText { at: 0, want: "want-place" })?;
        Ok((y * self.size + x) as u16)
    }

    fn row(&self, s: &State, y: usize) -> String {
        let (mut row, mut empty) = (String::new(), 0);
        for x in 0..self.size {
            let bit = self.bit((y * self.size + x) as u16);
            if !s.taken(bit) {
                empty += 1;
                continue;
            }
            if empty > 0 {
                row += &empty.to_string();
                empty = 0;
            }
            row.push(if s.stones[0].has(bit) { 'x' } else { 'o' });
        }
        if empty > 0 {
            row += &empty.to_string();
        }
        row
    }

    /// Black's points and White's, as the rows of a position give them.
    fn rows_of(&self, text: &str) -> Result<[Vec<u16>; 2], BadText> {
        let mut points = [Vec::new(), Vec::new()];
        let (mut x, mut y, mut empty) = (0, 0, 0);
        for (at, c) in text.chars().enumerate() {
            if let Some(digit) = c.to_digit(10) {
                empty = empty * 10 + digit as usize;
                if x + empty > self.size {
                    return Err(BadText { at, want: "want-row-length" });
                }
                continue;
            }
            x += std::mem::take(&mut empty);
            match c.to_ascii_lowercase() {
                '/' if x == self.size && y + 1 < self.size => (x, y) = (0, y + 1),
                '/' => return Err(BadText { at, want: "want-row-length" }),
                'x' | 'o' if x == self.size => return Err(BadText { at, want: "want-row-length" }),
                stone @ ('x' | 'o') => {
                    points[usize::from(stone == 'o')].push((y * self.size + x) as u16);
                    x += 1;
                }
                _ => return Err(BadText { at, want: "want-stone" }),
            }
        }
        if x + empty != self.size || y + 1 != self.size {
            return Err(BadText { at: text.chars().count(), want: "want-row-length" });
        }
        Ok(points)
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
        let rows: Vec<String> = (0..self.size).map(|y| self.row(s, y)).collect();
        format!("{} {}", rows.join("/"), if s.mover() == Seat(0) { 'b' } else { 'w' })
    }

    fn load(&self, text: &str) -> Result<State, BadText> {
        let (rows, side) = text.split_once(' ').ok_or(BadText { at: text.chars().count(), want: "want-side" })?;
        let points = self.rows_of(rows)?;
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
