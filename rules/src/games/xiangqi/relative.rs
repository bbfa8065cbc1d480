//! Moves as players say them: which man by its file or its place among like men, which way, and how far or to which file.
//!
//! Files are counted from a player's own right. Like men on one file are told apart by front and rear; pawns, of which
//! five may stand so, by number. Advisors and elephants need neither, since of two on a file one can only advance.

use super::state::{Kind, Move, State};
use super::tables::{COL, GONE, ROW};
use crate::game::{BadText, sort_few};

/// Which of several like men is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    /// The one on this file.
    File(u8),
    /// The foremost on its file.
    Front,
    /// The middle one of three on its file.
    Middle,
    /// The hindmost on its file.
    Rear,
    /// That many from the front on this file (WXF, pawns).
    Nth(u8, u8),
    /// That many among the pawns that share files, from right to left and front to rear (Chinese).
    Across(u8),
}

/// Which way a man goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Forwards.
    Ahead,
    /// Backwards.
    Back,
    /// Sideways.
    Level,
}

/// A move in relative form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Written {
    /// The man.
    pub kind: Kind,
    /// Which of them.
    pub pick: Pick,
    /// Which way.
    pub way: Way,
    /// How many points along a file, or to which file.
    pub number: u8,
}

/// A move in relative form as it was read, with the characters its parts stand at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heard {
    /// What was read.
    pub written: Written,
    /// Where the man stands in the text.
    pub man_at: usize,
    /// Where the file or place word stands.
    pub pick_at: usize,
}

/// The file of a place, from a side's own right.
pub fn file(side: u8, place: u8) -> u8 {
    let col = COL[usize::from(place)];
    if side == 0 { 9 - col } else { col + 1 }
}

/// How far forward a place lies for a side.
fn depth(side: u8, place: u8) -> u8 {
    let row = ROW[usize::from(place)];
    if side == 0 { 9 - row } else { row }
}

/// The men like the one on `place` that share its file, foremost first.
fn mates(s: &State, place: u8) -> Vec<u8> {
    let Some((seat, kind)) = s.man(place) else { return Vec::new() };
    let like = s.places(seat.0, kind).iter().copied();
    let mut mates: Vec<u8> = like.filter(|&p| p != GONE && p % 9 == place % 9).collect();
    sort_few(&mut mates, |&a, &b| depth(seat.0, a) > depth(seat.0, b));
    mates
}

/// The pawns that share their file with others, from right to left and front to rear.
fn doubled(s: &State, side: u8) -> Vec<u8> {
    let pawns = s.places(side, Kind::Pawn).iter().copied();
    let mut doubled: Vec<u8> = pawns.filter(|&p| p != GONE && mates(s, p).len() > 1).collect();
    sort_few(&mut doubled, |&a, &b| {
        let (one, other) = (file(side, a), file(side, b));
        one < other || one == other && depth(side, a) > depth(side, b)
    });
    doubled
}

/// Whether doubled pawns stand on several files.
fn several_files(s: &State, side: u8) -> bool {
    let doubled = doubled(s, side);
    doubled.iter().any(|&p| p % 9 != doubled[0] % 9)
}

fn plain(s: &State, from: u8, numbered: impl Fn(u8, usize, usize) -> Option<Pick>) -> Pick {
    let Some((seat, kind)) = s.man(from) else { return Pick::File(1) };
    let mates = mates(s, from);
    if mates.len() < 2 || matches!(kind, Kind::Advisor | Kind::Elephant) {
        return Pick::File(file(seat.0, from));
    }
    let rank = mates.iter().position(|&p| p == from).unwrap_or(0);
    match numbered(seat.0, rank, mates.len()) {
        Some(pick) if kind == Kind::Pawn => pick,
        _ if rank == 0 => Pick::Front,
        _ => Pick::Rear,
    }
}

/// How WXF tells the man on `from` apart: three pawns on a file, or two files of doubled ones, are numbered.
pub fn wxf_pick(s: &State, from: u8) -> Pick {
    plain(s, from, |side, rank, of| {
        (of > 2 || several_files(s, side)).then(|| Pick::Nth(rank as u8 + 1, file(side, from)))
    })
}

/// How Chinese tells it apart: 前 中 后 on one file, else 一 二 三 四 五.
pub fn chinese_pick(s: &State, from: u8) -> Pick {
    plain(s, from, |side, rank, of| {
        if of > 3 || several_files(s, side) {
            doubled(s, side).iter().position(|&p| p == from).map(|i| Pick::Across(i as u8 + 1))
        } else {
            (of == 3 && rank == 1).then_some(Pick::Middle)
        }
    })
}

/// Which way a move goes, and its number.
pub fn heading(s: &State, m: Move) -> (Way, u8) {
    let Some((seat, kind)) = s.man(m.from) else { return (Way::Level, 1) };
    let (before, after) = (depth(seat.0, m.from), depth(seat.0, m.to));
    let straight = !matches!(kind, Kind::Advisor | Kind::Elephant | Kind::Horse);
    let number = if straight && before != after { before.abs_diff(after) } else { file(seat.0, m.to) };
    let way = match after.cmp(&before) {
        core::cmp::Ordering::Greater => Way::Ahead,
        core::cmp::Ordering::Less => Way::Back,
        core::cmp::Ordering::Equal => Way::Level,
    };
    (way, number)
}

impl Pick {
    /// Whether the man on `from` is the one meant.
    fn fits(self, s: &State, from: u8) -> bool {
        let mates = mates(s, from);
        let rank = mates.iter().position(|&p| p == from).unwrap_or(0);
        match self {
            Pick::File(n) => file(s.side(), from) == n,
            Pick::Front => mates.len() > 1 && rank == 0,
            Pick::Middle => mates.len() == 3 && rank == 1,
            Pick::Rear => mates.len() > 1 && rank + 1 == mates.len(),
            Pick::Nth(n, on) => file(s.side(), from) == on && rank + 1 == usize::from(n),
            Pick::Across(n) => doubled(s, s.side()).get(usize::from(n) - 1) == Some(&from),
        }
    }
}

impl Heard {
    /// The one legal move that is meant, or which part of the text fits none.
    pub fn among(&self, s: &State, mut legal: Vec<Move>) -> Result<Move, BadText> {
        let Written { kind, pick, way, number } = self.written;
        legal.retain(|m| s.man(m.from).is_some_and(|(_, k)| k == kind));
        if legal.is_empty() {
            return Err(BadText { at: self.man_at, want: "want-man" });
        }
        legal.retain(|m| pick.fits(s, m.from));
        if legal.is_empty() {
            return Err(BadText { at: self.pick_at, want: "want-file" });
        }
        legal.retain(|&m| heading(s, m) == (way, number));
        match legal[..] {
            [m] => Ok(m),
            [] => Err(BadText { at: 2, want: "want-legal-move" }),
            _ => Err(BadText { at: self.pick_at, want: "want-which-man" }),
        }
    }
}
