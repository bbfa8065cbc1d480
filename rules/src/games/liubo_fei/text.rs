//! How moves and positions are written.
//!
//! A move is from and to, then the killed: `a1-a3`, `b3-d3xc3`, `c1-c3xb3xd3`. The sign between and the killed may be
//! left out in reading. In Chinese `散a1至a3`, `散b3至d3，抬c3`.
//!
//! A position is its rows from the top, joined by `/`, who moves, `r` or `b`, and the moves since the last kill:
//! `ssoss/2s2/5/2S2/SSOSS r 0`. `O` is an owl and `S` a plain man, Red's in capitals; a number is so many empty points.

use super::{LIMIT, LiuboFei, Move, Pattern, State};
use crate::game::{BadText, Eye, Form, Notate, Seat};
use crate::games::liubo::{bit, fields, named, number, places, read_rows, read_side, read_way, rows, say};

impl Notate for LiuboFei {
    const FORMS: &'static [Form] = &[Form::latin("places"), Form::han("chinese")];

    fn text(&self, s: &State, m: Move, form: usize, _eye: Eye) -> String {
        let (from, to) = (say(m.from), say(m.to));
        if form == 0 {
            let dead: String = places(self.dead(s, m)).map(|place| format!("x{}", say(place))).collect();
            return format!("{from}-{to}{dead}");
        }
        let name = if s.owl[s.mover.index()] & bit(m.from) != 0 { '枭' } else { '散' };
        let mut text = format!("{name}{from}至{to}");
        for kill in self.kills(s, m) {
            text += match kill.pattern {
                Pattern::Bi => "，毙",
                Pattern::Tai => "，抬",
                Pattern::Tiao => "，挑",
            };
            text.extend(places(kill.dead).map(say));
        }
        text
    }

    fn read(&self, s: &State, text: &str) -> Result<Move, BadText> {
        let text = text.trim();
        let (from, to, rest) = read_way(text)?;
        let m = Move { from, to };
        if !LiuboFei::allows(s, m) {
            return Err(BadText { at: 0, want: "want-legal-move" });
        }
        let mut at = text.len() - rest.len();
        let mut said = 0;
        for killed in rest.split(['x', 'X']).skip(1) {
            said |= bit(named(killed, at + 1)?);
            if killed.len() > 2 {
                return Err(BadText { at: at + 3, want: "want-end" });
            }
            at += 3;
        }
        if !rest.is_empty() && !rest.starts_with(['x', 'X']) {
            return Err(BadText { at, want: "want-end" });
        }
        if said != 0 && said != self.dead(s, m) {
            return Err(BadText { at: text.len() - rest.len(), want: "want-those-killed" });
        }
        Ok(m)
    }

    fn dump(&self, s: &State) -> String {
        let letter = |place: u8| {
            let seat = (0..2).find(|&seat| s.men[seat] & bit(place) != 0)?;
            let letter = if s.owl[seat] & bit(place) != 0 { 'o' } else { 's' };
            Some(if seat == 0 { letter.to_ascii_uppercase() } else { letter })
        };
        format!("{} {} {}", rows(letter), if s.mover == Seat(0) { 'r' } else { 'b' }, s.quiet)
    }

    fn load(&self, text: &str) -> Result<State, BadText> {
        let whole = text.chars().count();
        let fields = fields(text);
        let (mut men, mut owl) = ([0; 2], [0; 2]);
        let men_text = fields.first().map_or("", |field| field.1);
        read_rows(men_text, |place, letter| {
            let seat = usize::from(letter.is_ascii_lowercase());
            match letter.to_ascii_uppercase() {
                'O' if owl[seat] != 0 => return Err("want-one-owl"),
                'O' => owl[seat] = bit(place),
                'S' if (men[seat] & !owl[seat]).count_ones() == 5 => return Err("want-five-plain"),
                'S' => {}
                _ => return Err("want-owl-or-plain"),
            }
            men[seat] |= bit(place);
            Ok(())
        })?;
        let mover = read_side(fields.get(1), whole)?;
        let quiet = match fields.get(2) {
            Some(&(at, text)) => number(text, at, u16::from(LIMIT))? as u8,
            None => 0,
        };
        if let Some(&(at, _)) = fields.get(3) {
            return Err(BadText { at, want: "want-end" });
        }
        let last = mover.other().index();
        if owl[last] == 0 || men[last] == owl[last] {
            return Err(BadText { at: 0, want: "want-owl-and-plain" });
        }
        let lost = owl[mover.index()] == 0 || men[mover.index()] == owl[mover.index()];
        if lost && quiet > 0 {
            return Err(BadText { at: fields[2].0, want: "want-possible-end" });
        }
        Ok(LiuboFei::position(men, owl, mover, quiet))
    }
}
