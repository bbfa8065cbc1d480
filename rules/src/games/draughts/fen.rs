//! Positions as FEN for draughts, `W:W31-50:B1-20,K33`, with the counters behind it where they are not nothing.
//!
//! Behind the men: `H` plies with kings alone and without a capture, `E` plies of an ending that has to be won in so
//! many moves, `RB` and `RW` moves that Black or White has left to win after refusing a draw: `B:WK46:BK5:H7:E3:RW12`.
//! Read are also squares in any order, ranges, sides left out, a number of the round (`F`) and a full stop at the end.

use super::squares::{FAR, SQUARES, bit, numbers};
use super::state::{End, FREE, QUIET, REFUSER, SIXTEEN, State};
use super::Draughts;
use crate::game::BadText;
use core::fmt::Write;

const LETTERS: [char; 2] = ['B', 'W'];

fn bad<T>(at: usize, want: &'static str) -> Result<T, BadText> {
    Err(BadText { at, want })
}

/// Writes a position.
pub fn dump(s: &State) -> String {
    let mut text = LETTERS[usize::from(s.side & 1)].to_string();
    for side in [1, 0] {
        let _ = write!(text, ":{}", LETTERS[side]);
        let men = numbers(s.men[side]).map(|n| n.to_string());
        let kings = numbers(s.kings[side]).map(|n| format!("K{n}"));
        text += &men.chain(kings).collect::<Vec<_>>().join(",");
    }
    let mut count = |key: &str, n: u8| {
        let _ = write!(text, ":{key}{n}");
    };
    if s.quiet > 0 {
        count("H", s.quiet);
    }
    if s.ending > 1 {
        count("E", s.ending - 1);
    }
    for (side, key) in [(1, "RW"), (0, "RB")] {
        if s.left[side] != FREE {
            count(key, s.left[side]);
        }
    }
    text
}

/// A square's number; `at` is where the text stands.
fn number(text: &str, at: usize) -> Result<u8, BadText> {
    let digits = !text.is_empty() && text.len() <= 2 && text.bytes().all(|b| b.is_ascii_digit());
    match text.parse() {
        Ok(n) if digits && (1..=SQUARES).contains(&n) => Ok(n),
        _ => bad(at, "want-square"),
    }
}

/// Puts the men of one side.
fn put(s: &mut State, side: usize, list: &str, mut at: usize) -> Result<(), BadText> {
    for part in list.split(',') {
        let king = part.starts_with(['K', 'k']);
        let squares = if king { &part[1..] } else { part };
        let digits_at = at + usize::from(king);
        let (first, last) = squares.split_once('-').unwrap_or((squares, squares));
        let last_at = digits_at + if squares.contains('-') { first.chars().count() + 1 } else { 0 };
        let last = last.strip_prefix(['K', 'k']).filter(|_| king).unwrap_or(last);
        let (first, last) = (number(first, digits_at)?, number(last, last_at)?);
        for n in first..=last {
            if s.empty() & bit(n) == 0 {
                return bad(at, "want-empty");
            }
            if !king && FAR[side] & bit(n) != 0 {
                return bad(at, "want-king");
            }
            if s.all(side as u8).count_ones() == 20 {
                return bad(at, "want-fewer-men");
            }
            let set = if king { &mut s.kings[side] } else { &mut s.men[side] };
            *set |= bit(n);
        }
        if first > last {
            return bad(last_at, "want-square");
        }
        at += part.chars().count() + 1;
    }
    Ok(())
}

/// Reads and checks a position.
pub fn load(game: &Draughts, text: &str) -> Result<State, BadText> {
    let text = text.trim_end().trim_end_matches('.');
    let mut fields = text.split(':');
    let first = fields.next().unwrap_or_default();
    let side_of = |c: Option<char>| LETTERS.iter().position(|&l| c.is_some_and(|c| c.eq_ignore_ascii_case(&l)));
    let Some(side) = side_of(first.chars().next()).filter(|_| first.len() == 1) else {
        return bad(0, "want-side");
    };
    let mut s = State { men: [0; 2], ..State::start(side as u8) };
    let (mut at, mut told, mut ending) = (2, [false; 2], None);
    for field in fields {
        if let Some(side) = side_of(field.chars().next()) {
            if core::mem::replace(&mut told[side], true) {
                return bad(at, "want-each-side-once");
            }
            if field.len() > 1 {
                put(&mut s, side, &field[1..], at + 1)?;
            }
        } else {
            let digits = field.trim_start_matches(|c: char| c.is_ascii_alphabetic());
            let key = &field[..field.len() - digits.len()];
            let mut round = 0;
            let (slot, most) = match key {
                "H" => (&mut s.quiet, QUIET),
                "E" => (ending.insert(0), SIXTEEN),
                "RB" => (&mut s.left[0], REFUSER),
                "RW" => (&mut s.left[1], REFUSER),
                "F" => (&mut round, u8::MAX),
                _ => return bad(at, "want-counter"),
            };
            let plain = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
            match digits.parse() {
                Ok(n) if plain && n <= most => *slot = n,
                _ => return bad(at + key.len(), "want-smaller-number"),
            }
        }
        at += field.chars().count() + 1;
    }
    s.key = s.key_from_scratch();
    if game.site {
        s.count_ending(0);
        if let Some(n) = ending {
            if s.term().is_none_or(|term| n > term) {
                return bad(0, "want-smaller-number");
            }
            s.ending = n + 1;
        }
    } else {
        s.quiet = 0;
    }
    s.settle(game.site);
    if s.end == End::Taken && s.all(s.side ^ 1) == 0 {
        return bad(0, "want-men");
    }
    Ok(s)
}
