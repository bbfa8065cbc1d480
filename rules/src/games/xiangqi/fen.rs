//! Positions as FEN: written with the letters N and B, read in both dialects (N or H, B or E) and checked.

use super::state::{Kind, State};
use super::tables::{COL, GONE, ROW};
use super::{LIMIT, Xiangqi};
use crate::game::BadText;
use core::fmt::Write;

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";

/// The first position.
pub fn start() -> State {
    let mut s = State::empty(0);
    read_men(&mut s, START).expect("the first position is well written");
    s
}

fn bad<T>(at: usize, want: &'static str) -> Result<T, BadText> {
    Err(BadText { at, want })
}

/// The letter of a kind, in capitals, as positions are written.
pub fn letter(kind: Kind) -> char {
    ['K', 'A', 'B', 'N', 'R', 'C', 'P'][kind as usize]
}

/// The kind a letter of either dialect stands for.
pub fn kind_of(letter: char) -> Option<Kind> {
    Some(match letter.to_ascii_uppercase() {
        'K' => Kind::King,
        'A' => Kind::Advisor,
        'B' | 'E' => Kind::Elephant,
        'N' | 'H' => Kind::Horse,
        'R' => Kind::Rook,
        'C' => Kind::Cannon,
        'P' => Kind::Pawn,
        _ => return None,
    })
}

/// Whether a man of that side and kind may stand on that place. (Advisors off their diagonals occur in published positions.)
fn belongs(side: u8, kind: Kind, place: u8) -> bool {
    let (row, col) = (ROW[usize::from(place)], COL[usize::from(place)]);
    let rank = if side == 0 { 9 - row } else { row };
    let palace = rank <= 2 && (3..=5).contains(&col);
    match kind {
        Kind::King | Kind::Advisor => palace,
        Kind::Elephant => rank <= 4 && rank % 2 == 0 && col % 2 == 0 && (rank + col) % 4 == 2,
        Kind::Pawn => rank >= 5 || (rank >= 3 && col % 2 == 0),
        Kind::Horse | Kind::Rook | Kind::Cannon => true,
    }
}

/// Reads the first field of a position.
fn read_men(s: &mut State, text: &str) -> Result<(), BadText> {
    let (mut row, mut col) = (0u8, 0u8);
    let mut end = 0;
    for (at, c) in text.chars().enumerate() {
        end = at + 1;
        if c == '/' {
            if col != 9 {
                return bad(at, "want-nine-files");
            }
            if row == 9 {
                return bad(at, "want-ten-ranks");
            }
            (row, col) = (row + 1, 0);
        } else if let Some(gap) = c.to_digit(10).filter(|&n| n > 0) {
            col += gap as u8;
        } else if let Some(kind) = kind_of(c) {
            if col == 9 {
                return bad(at, "want-nine-files");
            }
            let side = u8::from(c.is_ascii_lowercase());
            let place = row * 9 + col;
            if !belongs(side, kind, place) {
                return bad(at, "want-reachable-place");
            }
            if !s.put(side, kind, place) {
                return bad(at, "want-fewer-men");
            }
            col += 1;
        } else {
            return bad(at, "want-man");
        }
        if col > 9 {
            return bad(at, "want-nine-files");
        }
    }
    if col != 9 {
        return bad(end, "want-nine-files");
    }
    if row != 9 {
        return bad(end, "want-ten-ranks");
    }
    if s.king(0) == GONE || s.king(1) == GONE {
        return bad(end, "want-both-kings");
    }
    Ok(())
}

/// The fields of a text with the character each begins at.
fn fields(text: &str) -> Vec<(usize, &str)> {
    let mut all = Vec::new();
    let mut at = 0;
    for part in text.split(' ') {
        if !part.is_empty() {
            all.push((at, part));
        }
        at += part.chars().count() + 1;
    }
    all
}

/// A counter of a position, at most `most`.
fn counter(field: Option<&(usize, &str)>, most: u16) -> Result<Option<u16>, BadText> {
    let Some(&(at, text)) = field else { return Ok(None) };
    if let Some(wrong) = text.chars().position(|c| !c.is_ascii_digit()) {
        return bad(at + wrong, "want-number");
    }
    match text.parse() {
        Ok(n) if n <= most => Ok(Some(n)),
        _ => bad(at, "want-smaller-number"),
    }
}

/// Reads and checks a whole position.
pub fn load(game: &Xiangqi, text: &str) -> Result<State, BadText> {
    let whole = text.chars().count();
    let fields = fields(text);
    let Some(&(men_at, men)) = fields.first() else { return bad(0, "want-position") };
    let (side_at, word) = fields.get(1).copied().unwrap_or((whole, ""));
    let side = match word {
        "w" | "r" => Some(0),
        "b" => Some(1),
        _ => None,
    };
    let mut s = State::empty(side.unwrap_or(0));
    read_men(&mut s, men).map_err(|e| BadText { at: e.at + men_at, want: e.want })?;
    let Some(side) = side else { return bad(side_at, "want-side") };
    for &(at, field) in fields.iter().skip(2).take(2) {
        if field != "-" {
            return bad(at, "want-dash");
        }
    }
    s.quiet = counter(fields.get(4), if game.limit { LIMIT } else { u16::MAX })?.unwrap_or(0);
    let round = counter(fields.get(5), 30_000)?.unwrap_or(1).max(1);
    s.ply = (round - 1) * 2 + u16::from(side);
    if let Some(&(at, _)) = fields.get(6) {
        return bad(at, "want-end");
    }
    if game.refused && s.facing() {
        return bad(side_at, "want-no-facing");
    }
    game.settle(&mut s);
    Ok(s)
}

/// Writes a whole position.
pub fn dump(s: &State) -> String {
    let mut text = String::new();
    for row in 0..10 {
        let mut gap = 0;
        for place in row * 9..row * 9 + 9 {
            let Some((seat, kind)) = s.man(place) else {
                gap += 1;
                continue;
            };
            if gap > 0 {
                text.push(char::from(b'0' + gap));
                gap = 0;
            }
            let letter = letter(kind);
            text.push(if seat.0 == 0 { letter } else { letter.to_ascii_lowercase() });
        }
        if gap > 0 {
            text.push(char::from(b'0' + gap));
        }
        if row < 9 {
            text.push('/');
        }
    }
    let side = if s.side == 0 { 'w' } else { 'b' };
    let _ = write!(text, " {side} - - {} {}", s.quiet, s.ply / 2 + 1);
    text
}
