//! Whole games from files of other programs.

use super::{Entry, Table, word};
use crate::game::{BadText, Imported};

/// A game that a file held, and its first move that cannot be played: what was wanted, and where in the file.
pub struct Read {
    /// The game as far as it can be played.
    pub table: Box<dyn Table>,
    /// What is wrong with the rest.
    pub fault: Option<BadText>,
}

/// Reads a game of `entry` from a text in any of its file formats; of several faults the one furthest on is told.
pub fn read(entry: &Entry, text: &str) -> Result<Read, BadText> {
    let mut worst = BadText { at: 0, want: "want-file" };
    for which in 0..entry.files.len() {
        match (entry.import)(which, text) {
            Ok(game) => return play(entry, &game),
            Err(bad) if bad.at >= worst.at => worst = bad,
            Err(_) => {}
        }
    }
    Err(worst)
}

fn play(entry: &Entry, game: &Imported) -> Result<Read, BadText> {
    let mut table = (entry.open)(&game.picked, game.start.as_deref()).map_err(|bad| BadText { at: 0, ..bad })?;
    for (at, one) in &game.words {
        if let Err(bad) = word::play(&mut *table, one) {
            let want = match bad {
                word::BadWord::Move(bad) => bad.want,
                word::BadWord::Act(why) => why.key,
            };
            return Ok(Read { table, fault: Some(BadText { at: *at, want }) });
        }
    }
    Ok(Read { table, fault: None })
}
