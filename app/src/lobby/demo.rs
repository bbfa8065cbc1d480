//! What thumbnails show: a game a few moves in, always the same.

use rules::game::{Rng, Turn};
use rules::play::{Entry, Table, parse_options, word};
use std::sync::Arc;

include!(concat!(env!("OUT_DIR"), "/samples.rs"));

/// The game as it begins under these options.
pub fn opened(entry: &'static Entry, picked: &[u8]) -> Box<dyn Table> {
    (entry.open)(picked, None).unwrap_or_else(|_| unreachable!("a game opens without a position"))
}

/// The game a few moves in: as its sample goes, which the build takes from the game's own data.
pub fn played(entry: &'static Entry) -> Arc<dyn Table> {
    let sample = SAMPLES.iter().find(|(id, _)| *id == entry.id);
    let [options, position, moves] = sample.map_or([""; 3], |(_, sample)| *sample);
    let picked = parse_options(entry.options, options).unwrap_or_default();
    let position = Some(position).filter(|text| !text.is_empty());
    let mut table = (entry.open)(&picked, position).unwrap_or_else(|_| opened(entry, &[]));
    for one in moves.split(' ').filter(|one| !one.is_empty()) {
        if word::play(&mut *table, one).is_err() {
            break;
        }
    }
    if table.turn().outcome().is_some() {
        table.back(table.plies() / 2);
    }
    if table.turn() == Turn::Chance {
        table.roll(&mut Rng::new(1));
    }
    Arc::from(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_position_to_show() {
        for entry in rules::games::ALL {
            let table = played(entry);
            assert!(table.plies() > 0, "{} shows its first position", entry.id);
            assert!(table.turn().outcome().is_none(), "{} shows its end", entry.id);
        }
    }
}
