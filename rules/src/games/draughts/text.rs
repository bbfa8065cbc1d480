//! How moves are written: `32-28`, `28x19`, and with all squares on the way, `50x39x22x36`, where that is ambiguous.

use super::hunt::Move;
use super::path::{Flight, Way, way};
use super::squares::{SQUARES, bit, square};
use super::{Draughts, State, fen};
use crate::game::{BadText, Eye, Form, Game, Notate};

fn join(way: &[u8], sign: &str) -> String {
    way.iter().map(u8::to_string).collect::<Vec<_>>().join(sign)
}

/// The squares of a text and the signs between them.
fn parse(text: &str) -> Result<(Way, bool), BadText> {
    let (mut squares, mut takes, mut at) = (Vec::new(), false, 0);
    let whole = text.chars().count();
    for part in text.split_inclusive(['-', 'x', 'X', ':', '*', '×']) {
        let digits = part.trim_end_matches(['-', 'x', 'X', ':', '*', '×']);
        let plain = !digits.is_empty() && digits.len() <= 2 && digits.bytes().all(|b| b.is_ascii_digit());
        match digits.parse() {
            Ok(n) if plain && (1..=SQUARES).contains(&n) => squares.push(n),
            _ => return Err(BadText { at, want: "want-square" }),
        }
        at += part.chars().count();
        takes |= part.len() > digits.len() && !part.ends_with('-');
    }
    if squares.len() < 2 || text.ends_with(['-', 'x', 'X', ':', '*', '×']) {
        return Err(BadText { at: whole, want: if squares.is_empty() { "want-square" } else { "want-more" } });
    }
    Ok((squares, takes))
}

impl Draughts {
    /// The legal moves of a position.
    pub(super) fn list(&self, s: &State) -> Vec<Move> {
        let mut all = Vec::new();
        self.moves(s, &mut all);
        all
    }
}

impl Notate for Draughts {
    const FORMS: &'static [Form] = &[Form::latin("numbers"), Form::latin("landings")];

    fn text(&self, s: &State, m: Move, form: usize, _eye: Eye) -> String {
        if m.taken == 0 {
            return join(&way(s, m), "-");
        }
        let alike = |other: &Move| (other.from, other.to) == (m.from, m.to) && other.taken != m.taken;
        if form == 1 || m.nth > 0 || s.captures().list.iter().any(alike) {
            return join(&way(s, m), "x");
        }
        format!("{}x{}", square(1 << m.from), square(1 << m.to))
    }

    fn read(&self, s: &State, text: &str) -> Result<Move, BadText> {
        let (squares, takes) = parse(text.trim())?;
        let [from, between @ .., to] = &squares[..] else {
            return Err(BadText { at: 0, want: "want-more" });
        };
        let bad = |want| Err(BadText { at: 0, want });
        if takes != s.takes {
            return bad(if takes { "want-step" } else { "want-capture" });
        }
        let begin = Flight::begin(s, bit(*from));
        let fits = |m: &Move| {
            1 << m.from == bit(*from)
                && 1 << m.to == bit(*to)
                && if takes { begin.is_some_and(|f| f.way(*m, between).is_some()) } else { between.is_empty() }
        };
        let all: Vec<Move> = self.list(s).into_iter().filter(fits).collect();
        match all[..] {
            [] => bad(if takes && begin.is_some_and(|f| f.count() < f.most()) { "want-most" } else { "want-legal-move" }),
            [m] => Ok(m),
            _ => bad("want-whole-way"),
        }
    }

    fn dump(&self, s: &State) -> String {
        fen::dump(s)
    }

    fn load(&self, text: &str) -> Result<State, BadText> {
        fen::load(self, text)
    }
}
