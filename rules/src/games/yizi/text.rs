//! How moves and positions are written.
//!
//! A move is `from-to`, with `x` and the number of men where more than one goes: `7-3`, `7-0x2`. Putting men down is
//! `+count@point`: `+4@7`. In Chinese: 七位至三位, 七位二枚至终点, 布四枚于七位.
//!
//! A position is the number of men on each point, the terminal first, then who moves, 1 or 2; men that are not there
//! are in hand: `0/1/1/1/1/1/1/1/1/1/1 1`.

use super::{MEN, Move, POINTS, Setup, State, Yizi};
use crate::game::{BadText, Eye, Form, Game, Notate, Seat};

/// Numbers in Chinese; 0 is not among those that are written.
const HAN: [&str; POINTS] = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十"];

/// The whole number that `text` is; it stands at character `at`.
fn number(text: &str, at: usize, want: &'static str) -> Result<u8, BadText> {
    let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    text.parse().ok().filter(|_| digits).ok_or(BadText { at, want })
}

/// A move in the canonical form, legal or not.
fn parse(text: &str) -> Result<Move, BadText> {
    if let Some(put) = text.strip_prefix('+') {
        let (count, to) = put.split_once('@').ok_or(BadText { at: text.chars().count(), want: "want-at" })?;
        let at = count.chars().count() + 2;
        return Ok(Move::Place { count: number(count, 1, "want-count")?, to: number(to, at, "want-point")? });
    }
    let (from, rest) = text.split_once('-').ok_or(BadText { at: 0, want: "want-from-to" })?;
    let (to, count) = rest.split_once(['x', 'X', '×']).unwrap_or((rest, "1"));
    let at = from.chars().count() + 1;
    Ok(Move::Slide {
        from: number(from, 0, "want-point")?,
        count: number(count, at + to.chars().count() + 1, "want-count")?,
        to: number(to, at, "want-point")?,
    })
}

impl Notate for Yizi {
    const FORMS: &'static [Form] = &[Form::latin("points"), Form::han("chinese")];

    fn text(&self, _s: &State, m: Move, form: usize, _eye: Eye) -> String {
        let han = |n: u8| HAN[usize::from(n)];
        let at = |point: u8| if point == 0 { "终点".to_string() } else { format!("{}位", han(point)) };
        match (m, form) {
            (Move::Slide { from, count: 1, to }, 0) => format!("{from}-{to}"),
            (Move::Slide { from, count, to }, 0) => format!("{from}-{to}x{count}"),
            (Move::Place { count, to }, 0) => format!("+{count}@{to}"),
            (Move::Slide { from, count: 1, to }, _) => format!("{}至{}", at(from), at(to)),
            (Move::Slide { from, count, to }, _) => format!("{}{}枚至{}", at(from), han(count), at(to)),
            (Move::Place { count, to }, _) => format!("布{}枚于{}", han(count), at(to)),
        }
    }

    fn read(&self, s: &State, text: &str) -> Result<Move, BadText> {
        let text = text.trim();
        let han = || {
            let mut all = Vec::new();
            self.moves(s, &mut all);
            all.into_iter().find(|&m| self.text(s, m, 1, Eye::Public) == text)
        };
        match parse(text) {
            Ok(m) if Yizi::allows(s, m) => Ok(m),
            Ok(_) => Err(BadText { at: 0, want: "want-legal-move" }),
            Err(bad) => han().ok_or(bad),
        }
    }

    fn dump(&self, s: &State) -> String {
        let men: Vec<String> = s.on.iter().map(u8::to_string).collect();
        format!("{} {}", men.join("/"), s.mover.0 + 1)
    }

    fn load(&self, text: &str) -> Result<State, BadText> {
        let (men, mover) = text.split_once(' ').ok_or(BadText { at: text.chars().count(), want: "want-side" })?;
        let side_at = men.chars().count() + 1;
        let (mut on, mut at, mut left) = ([0; POINTS], 0, MEN);
        let mut points = men.split('/');
        for (i, place) in on.iter_mut().enumerate() {
            let part = points.next().ok_or(BadText { at: side_at - 1, want: "want-eleven-points" })?;
            *place = number(part, at, "want-count")?;
            left = left.checked_sub(*place).ok_or(BadText { at, want: "want-ten-men" })?;
            at += part.chars().count() + usize::from(i + 1 < POINTS);
        }
        if points.next().is_some() {
            return Err(BadText { at, want: "want-eleven-points" });
        }
        if left > 0 && (self.setup != Setup::Placed || on[0] > 0) {
            return Err(BadText { at: 0, want: "want-ten-men" });
        }
        let mover = match mover {
            "1" => Seat(0),
            "2" => Seat(1),
            _ => return Err(BadText { at: side_at, want: "want-side" }),
        };
        Ok(State { on, hand: left, mover })
    }
}
