//! How moves and positions are written.
//!
//! A step is `from-to`, a jump `fromxto`: `b3-a3`, `b3xb5`. In Chinese: 虎b3至a3, 虎b3跳至b5, 犬b4至a4. Either sign is read.
//!
//! A position is its rows from the top, joined by `/`: `T` for a tiger, the number of dogs, `.` for an empty point; then
//! who moves, `t` or `d`, and how many moves ago the last dog was eaten: `...../.4.4./.T.T./.4.4./..... t 0`. Dogs that
//! are not there have been eaten.

use super::lines::{CENTRES, POINTS, SIDE};
use super::{DOGS, End, Erhu, MEAL, Move, PACK, State, TIGERS};
use crate::board::grid;
use crate::game::{BadText, Eye, Form, Game, Notate};

fn name(point: u8) -> String {
    grid::name(usize::from(point) % SIDE, SIDE - usize::from(point) / SIDE)
}

/// The point that stands at character `at`.
fn point(text: &str, at: usize) -> Result<u8, BadText> {
    grid::named(text, SIDE, SIDE, 1).map(|point| point as u8).map_err(|bad| BadText { at: at + bad.at, ..bad })
}

impl Notate for Erhu {
    const FORMS: &'static [Form] = &[Form::latin("points"), Form::han("chinese")];

    fn text(&self, s: &State, m: Move, form: usize, _eye: Eye) -> String {
        let jumps = s.mover == TIGERS && m.over().is_some();
        let (from, to) = (name(m.from), name(m.to));
        match form {
            0 => format!("{from}{}{to}", if jumps { 'x' } else { '-' }),
            _ => {
                let man = if s.mover == TIGERS { '虎' } else { '犬' };
                format!("{man}{from}{}{to}", if jumps { "跳至" } else { "至" })
            }
        }
    }

    fn read(&self, s: &State, text: &str) -> Result<Move, BadText> {
        let text = text.trim();
        let bare = text.trim_start_matches(['虎', '犬']);
        let first = text.chars().count() - bare.chars().count();
        let signs = ["-", "x", "X", "跳至", "至"];
        let (from, to) =
            signs.iter().find_map(|sign| bare.split_once(sign)).ok_or(BadText { at: 0, want: "want-from-to" })?;
        let at = text.chars().count() - to.chars().count();
        let m = Move { from: point(from, first)?, to: point(to, at)? };
        let own = if s.mover == TIGERS { s.tigers } else { s.dogs };
        let want = match s.end {
            End::Open if own >> m.from & 1 == 1 => "want-legal-move",
            End::Open => "want-own-man",
            _ => "want-running-game",
        };
        self.decode(s, self.code(s, m)).ok_or(BadText { at: 0, want })
    }

    fn dump(&self, s: &State) -> String {
        let man = |point: u8| match s.height(point) {
            _ if s.tigers >> point & 1 == 1 => 'T',
            0 => '.',
            dogs => char::from(b'0' + dogs),
        };
        let row = |y: usize| (0..SIDE).map(|x| man((y * SIDE + x) as u8)).collect::<String>();
        let rows: Vec<String> = (0..SIDE).map(row).collect();
        format!("{} {} {}", rows.join("/"), if s.mover == TIGERS { 't' } else { 'd' }, s.quiet)
    }

    fn load(&self, text: &str) -> Result<State, BadText> {
        let mut s = State { tigers: 0, dogs: 0, extra: [0; 4], eaten: 0, mover: TIGERS, quiet: 0, end: End::Open };
        let mut words = text.split(' ');
        let rows = words.next().unwrap_or_default();
        let mut place = 0;
        let mut dogs = 0;
        for (at, c) in rows.chars().enumerate() {
            if at % (SIDE + 1) == SIDE {
                if c != '/' || place == POINTS {
                    return Err(BadText { at, want: "want-five-rows" });
                }
                continue;
            }
            match c {
                '.' => {}
                'T' | 't' => s.tigers |= 1 << place,
                '1'..='4' => {
                    let height = c as u8 - b'0';
                    s.dogs |= 1 << place;
                    dogs += height;
                    if height > 1 {
                        let centre = CENTRES.iter().position(|&centre| usize::from(centre) == place);
                        s.extra[centre.ok_or(BadText { at, want: "want-stack-at-centre" })?] = height - 1;
                    }
                }
                _ => return Err(BadText { at, want: "want-tiger-or-dogs" }),
            }
            place += 1;
        }
        let end = rows.chars().count();
        if place != POINTS {
            return Err(BadText { at: end, want: "want-five-rows" });
        }
        if s.tigers.count_ones() != 2 {
            return Err(BadText { at: 0, want: "want-two-tigers" });
        }
        if !(PACK - MEAL..=PACK).contains(&dogs) {
            return Err(BadText { at: 0, want: "want-ten-to-sixteen-dogs" });
        }
        s.eaten = PACK - dogs;
        s.mover = match words.next() {
            Some("t") => TIGERS,
            Some("d") => DOGS,
            _ => return Err(BadText { at: (end + 1).min(text.chars().count()), want: "want-side" }),
        };
        if s.eaten == MEAL && s.mover == TIGERS {
            return Err(BadText { at: end + 1, want: "want-dogs-after-last-meal" });
        }
        let quiet = words.next().and_then(grid::number).and_then(|quiet| u16::try_from(quiet).ok());
        s.quiet = quiet.ok_or(BadText { at: (end + 3).min(text.chars().count()), want: "want-number" })?;
        if words.next().is_some() {
            return Err(BadText { at: end + 4, want: "want-end" });
        }
        self.settle(&mut s);
        Ok(s)
    }
}
