//! Plies as words: a move in any notation its game reads, or an act as `resign:1` (seats counted from 1).

use super::{Step, Table};
use crate::game::{Act, BadText, Seat, Why};

/// The acts' words, by their number.
const ACTS: [&str; 6] = ["resign", "flag", "offer", "accept", "refuse", "claim"];

/// Why a word could not be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadWord {
    /// It is no move that could be played here.
    Move(BadText),
    /// It is an act that is refused.
    Act(Why),
}

impl core::fmt::Display for BadWord {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            BadWord::Move(bad) => bad.fmt(f),
            BadWord::Act(why) => f.write_str(why.key),
        }
    }
}

/// The act that a word means, if it means one.
pub fn act(word: &str) -> Option<(Seat, Act)> {
    let (name, seat) = word.split_once(':')?;
    let act = Act::ALL[ACTS.iter().position(|&a| a == name)?];
    let seat = seat.parse::<u8>().ok()?.checked_sub(1)?;
    Some((Seat(seat), act))
}

/// The word of an act.
pub fn of_act(seat: Seat, act: Act) -> String {
    format!("{}:{}", ACTS[act as usize], u16::from(seat.0) + 1)
}

/// Plays one word.
pub fn play(table: &mut dyn Table, word: &str) -> Result<(), BadWord> {
    match act(word) {
        Some((seat, act)) => table.act(seat, act).map_err(BadWord::Act),
        None => table.write(word).map(|_| ()).map_err(BadWord::Move),
    }
}

/// The line as words, moves in canonical notation.
pub fn line(table: &dyn Table) -> Vec<String> {
    let texts = table.line(0, crate::game::Eye::Referee);
    let one = |(step, line): (Step, super::Line)| match step {
        Step::Move(_) => line.text,
        Step::Act(seat, act) => of_act(seat, act),
    };
    table.record().plies.into_iter().zip(texts).map(one).collect()
}
