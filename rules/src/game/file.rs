//! Files in which whole games are exchanged with other programs.

use super::{Game, Outcome, Ply};

/// A file format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FileForm {
    /// Its name, also its text key and the ending of such files: "sgf", "pdn".
    pub key: &'static str,
}

/// A game that has been played, as far as it goes.
pub struct Played<'a, G: Game> {
    /// The position it started from as text, if that is not the usual one.
    pub start: Option<&'a str>,
    /// Its plies.
    pub line: &'a [Ply<G::Move>],
    /// The state before every ply, and the last one.
    pub states: &'a [G::State],
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
}

/// A game as a file tells it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Imported {
    /// The options: indices into each option's values.
    pub picked: Vec<u8>,
    /// The position it starts from, as the game writes positions, if that is not the usual one.
    pub start: Option<String>,
    /// Its moves and acts as words of the text form, each with the character of the file it begins at.
    pub words: Vec<(usize, String)>,
}
