//! What thumbnails show: a game a few moves in, always the same.

use rules::board::{Board, Pt, Target};
use rules::game::{Rng, Turn};
use rules::play::{Clicked, Entry, Table};
use std::sync::Arc;

/// How many moves are played at most.
const MOVES: usize = 16;
/// How many clicks a move may take before it is given up.
const CLICKS: usize = 40;

/// The game as it begins under these options.
pub fn opened(entry: &'static Entry, picked: &[u8]) -> Box<dyn Table> {
    (entry.open)(picked, None).unwrap_or_else(|_| unreachable!("a game opens without a position"))
}

/// The game a few moves in; men are put and moved near the middle and near each other.
pub fn played(entry: &'static Entry) -> Arc<dyn Table> {
    let seed = entry.id.bytes().fold(7, |at: u64, byte| at.wrapping_mul(131).wrapping_add(u64::from(byte)));
    let mut rng = Rng::new(seed);
    let mut table = opened(entry, &[]);
    let board = table.board();
    let mut near = middle(&board);
    for _ in 0..MOVES {
        match table.turn() {
            Turn::Over(_) => break,
            Turn::Chance => {
                table.roll(&mut rng);
            }
            Turn::Seat(_) => {
                let played = match table.layouts().into_iter().next() {
                    Some(layout) => table.enter(&layout.codes).is_ok(),
                    None => one_move(&mut *table, &board, &mut near, &mut rng),
                };
                if !played {
                    break;
                }
            }
        }
    }
    if table.turn().outcome().is_some() {
        table.back(table.plies() / 2);
    }
    Arc::from(table)
}

fn middle(board: &Board) -> Pt {
    let ((left, top), (right, bottom)) = board.bounds;
    ((left + right) / 2.0, (top + bottom) / 2.0)
}

/// Clicks one move together; false where it comes to nothing.
fn one_move(table: &mut dyn Table, board: &Board, near: &mut Pt, rng: &mut Rng) -> bool {
    for _ in 0..CLICKS {
        let frame = table.frame(rules::game::Eye::Public, table.plies());
        let open: Vec<Target> = if frame.can_commit { Vec::new() } else { frame.next };
        let clicked = match choose(&open, board, *near, rng) {
            Some(target) => {
                if let Some(place) = target.place().and_then(|p| board.places.get(usize::from(p))) {
                    *near = ((near.0 * 3.0 + place.at.0) / 4.0, (near.1 * 3.0 + place.at.1) / 4.0);
                }
                table.click(target)
            }
            None => table.commit(),
        };
        match clicked {
            Clicked::Moved => return true,
            Clicked::Held => {}
            Clicked::Released | Clicked::Refused(_) => return false,
        }
    }
    false
}

/// One of the targets: of six drawn at random the nearest; a button only where there is nothing else.
fn choose(open: &[Target], board: &Board, near: Pt, rng: &mut Rng) -> Option<Target> {
    let on_board: Vec<Target> = open.iter().copied().filter(|t| !matches!(t, Target::Button(_))).collect();
    let from = if on_board.is_empty() { open } else { &on_board };
    let away = |target: &Target| {
        let place = target.place().and_then(|p| board.places.get(usize::from(p)));
        place.map_or(f32::MAX, |p| (p.at.0 - near.0).hypot(p.at.1 - near.1))
    };
    let count = u32::try_from(from.len()).ok().filter(|count| *count > 0)?;
    let drawn: Vec<Target> = (0..6).map(|_| from[rng.below(count) as usize]).collect();
    drawn.into_iter().min_by(|a, b| away(a).total_cmp(&away(b)))
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
