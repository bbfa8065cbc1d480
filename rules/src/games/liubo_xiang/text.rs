//! How moves and positions are written.
//!
//! A move is from and to, `b1-b3`; one that takes has an `x`, `b1xb2`; a stopper that becomes another man says which,
//! `b4-b5=H`. In Chinese `卢b1至b3`, `卢b1吃b2`, `塞b4至b5升卢`.
//!
//! A position is its rows from the top, joined by `/`, who moves, `r` or `b`, the moves since a man was taken or a
//! stopper went, and the chase of either side: `1poh1/1scs1/5/1SCS1/1HOP1 r 0 - -`. `O` is the owl, `H` the hound, `P`
//! the pheasant, `C` the calf, `S` a stopper, `F` a finished one, Red's in capitals; an `S` on the last row has just
//! arrived. A chase is the chaser and how often in a row it has attacked whom: `b3>c4x2+d5x1`.

use super::chase::{CHASES, Chase};
use super::state::{KINDS, Kind, Move, SLOTS, State, home};
use super::{LIMIT, LiuboXiang};
use crate::game::{BadText, Eye, Form, Notate, Seat};
use crate::games::liubo::{GONE, bit, fields, named, number, places, read_rows, read_side, read_way, rows, say};

/// The letters of the kinds, and of a finished stopper.
const LETTERS: [char; 6] = ['O', 'H', 'P', 'C', 'S', 'F'];
/// The Chinese names of the kinds.
const HAN: [char; 5] = ['枭', '卢', '雉', '犊', '塞'];

fn bad<T>(at: usize, want: &'static str) -> Result<T, BadText> {
    Err(BadText { at, want })
}

/// A chase as text.
fn say_chase(s: &State, seat: Seat) -> String {
    let chase = &s.chase[seat.index()];
    let Some(by) = s.at[seat.index()].get(usize::from(chase.by)) else { return "-".to_string() };
    let count = |place: u8| s.slot(seat.other(), place).map_or(0, |slot| chase.counts[slot]);
    let victims = places(s.men[seat.other().index()]).filter(|&place| count(place) > 0);
    let victims: Vec<String> = victims.map(|place| format!("{}x{}", say(place), count(place))).collect();
    format!("{}>{}", say(*by), victims.join("+"))
}

/// The chase that a text at character `at` tells of.
fn read_chase(s: &State, seat: Seat, text: &str, at: usize) -> Result<Chase, BadText> {
    if text == "-" {
        return Ok(Chase::NONE);
    }
    let by = s.slot(seat, named(text, at)?).filter(|&slot| KINDS[slot] != Kind::Stopper);
    let by = by.ok_or(BadText { at, want: "want-chaser" })?;
    let victims = text[2..].strip_prefix('>').ok_or(BadText { at: at + 2, want: "want-arrow" })?;
    let mut chase = Chase { by: by as u8, counts: [0; SLOTS] };
    let mut at = at + 3;
    for victim in victims.split('+') {
        let slot = s.slot(seat.other(), named(victim, at)?).filter(|&slot| {
            s.done & bit(s.at[seat.other().index()][slot]) == 0 && chase.counts[slot] == 0
        });
        let slot = slot.ok_or(BadText { at, want: "want-chased" })?;
        let times = victim[2..].strip_prefix('x').ok_or(BadText { at: at + 2, want: "want-times" })?;
        let most = if seat == s.mover { CHASES - 1 } else { CHASES };
        match number(times, at + 3, most.into())? {
            0 => return bad(at + 3, "want-times"),
            n => chase.counts[slot] = n as u8,
        }
        at += victim.chars().count() + 1;
    }
    Ok(chase)
}

/// Puts a man that a letter stands for on a place.
fn put(s: &mut State, place: u8, letter: char) -> Result<(), &'static str> {
    let seat = Seat(u8::from(letter.is_ascii_lowercase()));
    let found = LETTERS.iter().position(|&l| l == letter.to_ascii_uppercase()).ok_or("want-letter-of-man")?;
    let kind = [Kind::Owl, Kind::Hound, Kind::Pheasant, Kind::Calf, Kind::Stopper, Kind::Stopper][found];
    let last = home(seat.other()) & bit(place) != 0;
    let own = home(seat) & bit(place) != 0;
    match kind {
        Kind::Owl if !own => return Err("want-owl-at-home"),
        Kind::Stopper if own => return Err("want-stopper-ahead"),
        Kind::Stopper if found == 5 && !last => return Err("want-finished-at-end"),
        _ => {}
    }
    if !s.put(seat, kind, place) {
        return Err("want-fewer-men");
    }
    if found == 5 {
        s.finish(seat, place);
    } else if kind == Kind::Stopper && last {
        if s.fresh != GONE {
            return Err("want-one-arrived");
        }
        s.fresh = place;
    }
    Ok(())
}

impl Notate for LiuboXiang {
    const FORMS: &'static [Form] = &[Form::latin("places"), Form::han("chinese")];

    fn text(&self, s: &State, m: Move, form: usize, _eye: Eye) -> String {
        let (from, to, takes) = (say(m.from), say(m.to), s.taken() & bit(m.to) != 0);
        if form == 0 {
            let rise = m.rise.map_or(String::new(), |kind| format!("={}", LETTERS[kind as usize]));
            return format!("{from}{}{to}{rise}", if takes { 'x' } else { '-' });
        }
        let name = s.man(m.from).map_or('塞', |(_, kind)| HAN[kind as usize]);
        let rise = m.rise.map_or(String::new(), |kind| format!("升{}", HAN[kind as usize]));
        format!("{name}{from}{}{to}{rise}", if takes { '吃' } else { '至' })
    }

    fn read(&self, s: &State, text: &str) -> Result<Move, BadText> {
        let text = text.trim();
        let (from, to, rest) = read_way(text)?;
        let at = text.len() - rest.len();
        let rise = match rest.strip_prefix('=') {
            None if rest.is_empty() => None,
            None => return bad(at, "want-end"),
            Some(letter) => {
                let kind = |kind: &Kind| letter.eq_ignore_ascii_case(&LETTERS[*kind as usize].to_string());
                Some(Kind::RISEN.into_iter().find(kind).ok_or(BadText { at: at + 1, want: "want-risen" })?)
            }
        };
        let m = Move { from, to, rise };
        if s.end == super::End::Open && s.allows(m) { Ok(m) } else { bad(0, "want-legal-move") }
    }

    fn dump(&self, s: &State) -> String {
        let letter = |place: u8| {
            let (seat, kind) = s.man(place)?;
            let letter = LETTERS[if s.done & bit(place) != 0 { 5 } else { kind as usize }];
            Some(if seat == Seat(0) { letter } else { letter.to_ascii_lowercase() })
        };
        let side = if s.mover == Seat(0) { 'r' } else { 'b' };
        format!("{} {side} {} {} {}", rows(letter), s.quiet, say_chase(s, Seat(0)), say_chase(s, Seat(1)))
    }

    fn load(&self, text: &str) -> Result<State, BadText> {
        let whole = text.chars().count();
        let fields = fields(text);
        let mover = read_side(fields.get(1), whole);
        let mut s = State::empty(mover.as_ref().map_or(Seat(0), |&seat| seat));
        read_rows(fields.first().map_or("", |field| field.1), |place, letter| put(&mut s, place, letter))?;
        mover?;
        let last = s.mover.other();
        if s.owl(last).is_none() {
            return bad(0, "want-owl-of-last");
        }
        if s.fresh != GONE && s.slot(last, s.fresh).is_none() {
            return bad(fields[1].0, "want-arrived-of-last");
        }
        if let Some(&(at, quiet)) = fields.get(2) {
            s.quiet = number(quiet, at, if self.limit { LIMIT } else { u16::MAX })?;
        }
        for seat in [Seat(0), Seat(1)] {
            if let Some(&(at, chase)) = fields.get(3 + seat.index()) {
                s.chase[seat.index()] = read_chase(&s, seat, chase, at)?;
            }
        }
        if let Some(&(at, _)) = fields.get(5) {
            return bad(at, "want-end");
        }
        self.settle(&mut s);
        Ok(s)
    }
}
