//! The packed form of a game. Its digits, in order:
//!
//! the format's version (a character of its own before all others); the revision of the rules; how many options and
//! the value of each, radix 16 (missing ones are the default, so options may be added); flags, radix 64 (1: the board
//! is turned; twice a number: 0 shows all, else one more than the seat through whose eyes one looks); the length of the start position and its bytes, radix 256 (0: the usual start); the number of plies;
//! per ply its code, radix `codes() + 1`, or `codes()` itself and an act, radix 64, eight times its number plus the
//! seat; how many plies before the end the view stood. Lengths and counts are of any size.
//!
//! The second version holds the same digits set tightly; it is written where the first one would be long.
//!
//! A new version gets an arm of its own in [`read`]; old arms are never changed.

use super::digits::{Broken, Reader, Writer, letter, value};
use super::{BadLink, LONGEST, Opened};
use crate::game::{Act, Seat};
use crate::play::{Entry, Step, Table};

const VERSION: u64 = 1;
const TIGHT: u64 = 2;
/// A longer payload is set tightly.
const LONG: usize = 1_000;
const TURNED: u32 = 1;
const EYE: u32 = 2;

/// The payload of a game.
pub(super) fn write(table: &dyn Table, ply: usize, turned: bool, eye: Option<Seat>) -> String {
    let plain = write_as(VERSION, table, ply, turned, eye);
    if plain.len() > LONG { write_as(TIGHT, table, ply, turned, eye) } else { plain }
}

fn write_as(version: u64, table: &dyn Table, ply: usize, turned: bool, eye: Option<Seat>) -> String {
    let record = table.record();
    let mut out = Writer::new(&record.id, version == TIGHT);
    out.put_long(table.entry().revision);
    out.put_long(record.picked.len() as u32);
    for &value in &record.picked {
        out.put(u32::from(value), 16);
    }
    let sealed = eye.map_or(0, |seat| u32::from(seat.0) + 1);
    out.put(u32::from(turned) + sealed * EYE, 64);
    let start = record.start.unwrap_or_default();
    out.put_long(start.len() as u32);
    for byte in start.bytes() {
        out.put(u32::from(byte), 256);
    }
    out.put_long(record.plies.len() as u32);
    let codes = table.codes();
    for step in &record.plies {
        match *step {
            Step::Move(code) => out.put(code, codes + 1),
            Step::Act(seat, act) => {
                out.put(codes, codes + 1);
                out.put(act as u32 * 8 + u32::from(seat.0), 64);
            }
        }
    }
    out.put_long(record.plies.len().saturating_sub(ply) as u32);
    format!("{}{}", letter(version), out.finish())
}

/// The game that a payload holds.
pub(super) fn read(entry: &'static Entry, payload: &str) -> Opened {
    if payload.len() > LONGEST {
        return Opened::fresh(entry, &[], Some(BadLink::TooLong));
    }
    let mut letters = payload.chars();
    let version = letters.next().and_then(|c| u8::try_from(c).ok()).and_then(value);
    match version {
        Some(VERSION) => read_digits(entry, Reader::new(entry.id, letters.as_str(), false)),
        Some(TIGHT) => read_digits(entry, Reader::new(entry.id, letters.as_str(), true)),
        Some(newer) if newer > TIGHT => Opened::fresh(entry, &[], Some(BadLink::Newer)),
        _ => Opened::fresh(entry, &[], Some(BadLink::Damaged)),
    }
}

fn read_digits(entry: &'static Entry, mut digits: Reader<'_>) -> Opened {
    let Ok(head) = head(&mut digits) else {
        return Opened::fresh(entry, &[], Some(BadLink::Damaged));
    };
    let known = |(i, &value): (usize, &u8)| match entry.options.get(i) {
        Some(option) => usize::from(value) < option.values.len(),
        None => value == 0,
    };
    if !head.picked.iter().enumerate().all(known) {
        return Opened::fresh(entry, &[], Some(BadLink::Newer));
    }
    let start = match String::from_utf8(head.start) {
        Ok(start) => start,
        Err(_) => return Opened::fresh(entry, &head.picked, Some(BadLink::Damaged)),
    };
    let mut opened = Opened::from(entry, &head.picked, Some(start.as_str()).filter(|s| !s.is_empty()));
    opened.turned = head.flags & TURNED != 0;
    let seats = u32::from(opened.table.seats());
    opened.eye = (head.flags / EYE).checked_sub(1).filter(|&seat| seat < seats).map(|seat| Seat(seat as u8));
    if opened.fault.is_none() {
        let back = plies(&mut digits, opened.table.as_mut()).unwrap_or_else(|what| {
            opened.blame(what);
            0
        });
        opened.ply = opened.table.plies().saturating_sub(back as usize);
        if opened.fault.is_none() && !digits.at_end() {
            opened.blame(BadLink::Damaged);
        }
    }
    opened
}

/// What stands before the plies.
struct Head {
    picked: Vec<u8>,
    flags: u32,
    start: Vec<u8>,
}

fn head(digits: &mut Reader<'_>) -> Result<Head, Broken> {
    let _revision = digits.get_long()?;
    let options = digits.get_long()?;
    let picked = (0..options).map(|_| digits.get(16).map(|d| d as u8)).collect::<Result<_, _>>()?;
    let flags = digits.get(64)?;
    let length = digits.get_long()?;
    let start = (0..length).map(|_| digits.get(256).map(|d| d as u8)).collect::<Result<_, _>>()?;
    Ok(Head { picked, flags, start })
}

/// Plays the plies; returns how many plies before the end the view stood.
fn plies(digits: &mut Reader<'_>, table: &mut dyn Table) -> Result<u32, BadLink> {
    let damaged = |_: Broken| BadLink::Damaged;
    let codes = table.codes();
    for _ in 0..digits.get_long().map_err(damaged)? {
        let code = digits.get(codes + 1).map_err(damaged)?;
        if code < codes {
            table.enter(&[code]).map_err(|refused| BadLink::Refused { code, why: refused.why })?;
        } else {
            let digit = digits.get(64).map_err(damaged)?;
            let act = *Act::ALL.get(digit as usize / 8).ok_or(BadLink::Newer)?;
            table.act(Seat(digit as u8 % 8), act).map_err(BadLink::Act)?;
        }
    }
    digits.get_long().map_err(damaged)
}
