//! How moves and positions are written.
//!
//! A move is `from-to`, squares by letter and number: `a8-b8`; read as well without the dash, and with the season for
//! the square he leaves, as in the Chinese form: 春b8.
//!
//! A position is the squares of spring, summer, autumn and winter, then who moves, 1 or 2: `a8 h8 h1 a1 1`.

use super::board::SEASONS;
use super::{Move, SIDE, Siji, State, owner};
use crate::board::grid;
use crate::game::{BadText, Eye, Form, Game, Notate, Seat};

fn name(square: u8) -> String {
    grid::name(usize::from(square % SIDE), usize::from(SIDE - square / SIDE))
}

/// The square that stands at character `at`.
fn square(text: &str, at: usize) -> Result<u8, BadText> {
    let side = usize::from(SIDE);
    grid::named(text, side, side, 1).map(|square| square as u8).map_err(|bad| BadText { at: at + bad.at, ..bad })
}

impl Notate for Siji {
    const FORMS: &'static [Form] = &[Form::latin("squares"), Form::han("seasons")];

    fn text(&self, s: &State, m: Move, form: usize, _eye: Eye) -> String {
        match s.on(m.from) {
            Some(season) if form == 1 => format!("{}{}", SEASONS[season].0, name(m.to)),
            _ => format!("{}-{}", name(m.from), name(m.to)),
        }
    }

    fn read(&self, s: &State, text: &str) -> Result<Move, BadText> {
        let text = text.trim();
        let season = text.chars().next().and_then(|first| SEASONS.iter().position(|season| season.0 == first));
        let (from, to, at) = match season {
            Some(season) => (s.at[season], &text[SEASONS[season].0.len_utf8()..], 1),
            None => {
                let (from, to) = text
                    .split_once('-')
                    .or_else(|| text.split_at_checked(2))
                    .ok_or(BadText { at: 0, want: "want-from-to" })?;
                (square(from, 0)?, to, text.chars().count() - to.chars().count())
            }
        };
        let m = Move { from, to: square(to, at)? };
        let want = match s.on(from) {
            _ if s.stuck => "want-running-game",
            Some(season) if owner(season) == s.mover => "want-legal-move",
            _ => "want-own-man",
        };
        self.decode(s, self.code(s, m)).ok_or(BadText { at: 0, want })
    }

    fn dump(&self, s: &State) -> String {
        let squares: Vec<String> = s.at.iter().map(|&square| name(square)).collect();
        format!("{} {}", squares.join(" "), s.mover.0 + 1)
    }

    fn load(&self, text: &str) -> Result<State, BadText> {
        let mut s = State { at: [SIDE * SIDE; 4], mover: Seat(0), stuck: false };
        let mut words = text.split(' ');
        let mut at = 0;
        for season in 0..4 {
            let word = words.next().ok_or(BadText { at: text.chars().count(), want: "want-four-squares" })?;
            let square = square(word, at)?;
            if s.on(square).is_some() {
                return Err(BadText { at, want: "want-empty" });
            }
            s.at[season] = square;
            at += word.chars().count() + 1;
        }
        s.mover = match words.next() {
            Some("1") => Seat(0),
            Some("2") => Seat(1),
            _ => return Err(BadText { at: at.min(text.chars().count()), want: "want-side" }),
        };
        if words.next().is_some() {
            return Err(BadText { at: at + 2, want: "want-end" });
        }
        s.stuck = self.is_stuck(&s);
        Ok(s)
    }
}
