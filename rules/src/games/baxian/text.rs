//! How moves and positions are written.
//!
//! A move is the points it touches: `b2-c2` is a step, `b2-b4` a jump over a man of one's own side, `b2xb4` one that
//! takes, `b2-b4xd4` a chain. Of the ways by which a chain takes the same men the shortest is written; any is read,
//! with any of the signs, and the two ends alone where no other move has them.
//!
//! A position is its rows from the top, joined by `/`, then who moves, `r` or `b`, then for how many plies nothing has
//! been taken. In a row `x` is a red man, `o` a blue one, a number so many empty points:
//! `oo1oo/oo1oo/5/xx1xx/xx1xx r 0`.

use super::moves::{PALACE, bit};
use super::{Baxian, End, MEN, Move, SIDE, State};
use crate::board::{grid, rows};
use crate::game::{BadText, Eye, Form, Game, Notate, Seat};

const WIDE: usize = SIDE as usize;

fn named(text: &str, at: usize) -> Result<u8, BadText> {
    let point = grid::named(text, WIDE, WIDE, 1).map_err(|bad| BadText { at: at + bad.at, ..bad })?;
    Ok(point as u8)
}

/// The points that a text names, apart by `-` or `x`.
fn way(text: &str) -> Result<Vec<u8>, BadText> {
    let mut at = 0;
    let point = |part: &str| {
        let point = named(part, at);
        at += part.chars().count() + 1;
        point
    };
    text.split(['-', 'x', 'X']).map(point).collect()
}

impl Notate for Baxian {
    const FORMS: &'static [Form] = &[Form::latin("points")];

    fn text(&self, s: &State, m: Move, _form: usize, _eye: Eye) -> String {
        let way = s.way(m);
        let name = |point: u8| grid::name(usize::from(point % SIDE), usize::from(SIDE - point / SIDE));
        let mut text = name(m.from);
        for i in 1..way.len() {
            let taken = |way: &[u8]| s.chain(way).map_or(0, |chain| chain.taken);
            text.push(if taken(&way[..i]) == taken(&way[..=i]) || m.is_step() { '-' } else { 'x' });
            text += &name(way[i]);
        }
        text
    }

    fn read(&self, s: &State, text: &str) -> Result<Move, BadText> {
        if s.end != End::Open {
            return Err(BadText { at: 0, want: "want-running-game" });
        }
        let way = way(text.trim())?;
        let mut all = Vec::new();
        self.moves(s, &mut all);
        let chain = s.chain(&way).and_then(|chain| chain.stopped());
        if let Some(found) = chain.filter(|m| all.contains(m)) {
            return Ok(found);
        }
        let ends = (way.first(), way.last());
        let mut short = all.into_iter().filter(|m| way.len() == 2 && (Some(&m.from), Some(&m.to)) == ends);
        match (short.next(), short.next()) {
            (Some(found), None) => Ok(found),
            (Some(_), Some(_)) => Err(BadText { at: 0, want: "want-every-landing" }),
            _ => Err(BadText { at: 0, want: "want-legal-move" }),
        }
    }

    fn dump(&self, s: &State) -> String {
        let rows = rows::write([WIDE; WIDE], |point| s.on(point as u8).map(Seat::index));
        format!("{rows} {} {}", ['r', 'b'][s.mover.index()], s.quiet)
    }

    fn load(&self, text: &str) -> Result<State, BadText> {
        let end = text.chars().count();
        let (rows, rest) = text.split_once(' ').ok_or(BadText { at: end, want: "want-side" })?;
        let (side, quiet) = rest.split_once(' ').unwrap_or((rest, "0"));
        let men = rows::read([WIDE; WIDE], rows)?;
        let men = men.map(|points| points.iter().fold(0, |set, &point| set | bit(point as u8)));
        let mover = match side {
            "r" => Seat(0),
            "b" => Seat(1),
            _ => return Err(BadText { at: rows.chars().count() + 1, want: "want-side" }),
        };
        let number = grid::number(quiet).and_then(|n| u16::try_from(n).ok());
        let quiet = number.ok_or(BadText { at: end - quiet.chars().count(), want: "want-number" })?;
        let last = mover.other().index();
        if men.iter().any(|men| men.count_ones() > MEN) || men[last] == 0 {
            return Err(BadText { at: 0, want: "want-men" });
        }
        // Only who has just moved can be in the other's palace.
        if men[mover.index()] & bit(PALACE[last]) != 0 {
            return Err(BadText { at: 0, want: "want-possible-end" });
        }
        let mut state = State { men, mover, quiet, end: End::Open };
        self.find_end(&mut state);
        Ok(state)
    }
}
