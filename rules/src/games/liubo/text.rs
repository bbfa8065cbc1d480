//! How places, ways and positions of Liubo are written and read.

use crate::board::{grid, rows};
use crate::game::{BadText, Seat};

/// The name of a place: `c3`.
pub fn say(place: u8) -> String {
    grid::name(usize::from(place % 5), usize::from(5 - place / 5))
}

/// The place whose name a text begins with, which stands at character `at`.
pub fn named(text: &str, at: usize) -> Result<u8, BadText> {
    let place = grid::named(text.get(..2).unwrap_or(text), 5, 5, 1);
    place.map(|place| place as u8).map_err(|bad| BadText { at: bad.at + at, ..bad })
}

/// From, to, and what follows: `c2-c3xd3`. The sign between may be `-`, `x` or nothing.
pub fn read_way(text: &str) -> Result<(u8, u8, &str), BadText> {
    let from = named(text, 0)?;
    let rest = &text[2..];
    let then = rest.strip_prefix(['-', 'x', 'X']).unwrap_or(rest);
    let to = named(then, 2 + rest.len() - then.len())?;
    Ok((from, to, &then[2..]))
}

/// The rows from the top, joined by `/`: letters of men, numbers of empty places.
pub fn rows(letter: impl Fn(u8) -> Option<char>) -> String {
    rows::write_letters([5; 5], |place| letter(place as u8))
}

/// Reads rows; `put` is told of every letter and says what is wrong with it, if something is.
pub fn read_rows(text: &str, mut put: impl FnMut(u8, char) -> Result<(), &'static str>) -> Result<(), BadText> {
    rows::read_letters([5; 5], text, |place, letter| put(place as u8, letter))
}

/// The fields of a text, with the character each begins at.
pub fn fields(text: &str) -> Vec<(usize, &str)> {
    let mut at = 0;
    let mut field = |part| {
        let here = at;
        at += str::chars(part).count() + 1;
        (here, part)
    };
    text.split(' ').map(&mut field).collect()
}

/// The seat that a field names, `r` or `b`; `whole` is the length of the text it is missing from.
pub fn read_side(field: Option<&(usize, &str)>, whole: usize) -> Result<Seat, BadText> {
    match field {
        Some((_, "r")) => Ok(Seat(0)),
        Some((_, "b")) => Ok(Seat(1)),
        Some(&(at, _)) => Err(BadText { at, want: "want-side" }),
        None => Err(BadText { at: whole, want: "want-side" }),
    }
}

/// The number that a text at character `at` is, at most `most`.
pub fn number(text: &str, at: usize, most: u16) -> Result<u16, BadText> {
    if text.is_empty() || !text.bytes().all(|b| b.is_ascii_digit()) {
        return Err(BadText { at, want: "want-number" });
    }
    text.parse().ok().filter(|&n| n <= most).ok_or(BadText { at, want: "want-smaller-number" })
}
