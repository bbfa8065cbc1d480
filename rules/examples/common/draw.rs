//! Boards as text, for terminals: a place is three columns, a man his colour's first letter and his face.

use rules::board::{Face, Man, Scene};
use rules::game::Why;
use rules::play::Table;

const COLUMNS: f32 = 3.0;

/// A man in two characters.
fn word(man: &Man) -> String {
    let colour = man.name.chars().next().unwrap_or('?');
    match man.look.face {
        Face::Sign(_, letter) => format!("{colour}{letter}"),
        Face::Number(n) => format!("{colour}{n}"),
        _ => colour.to_string(),
    }
}

/// What stands on a place: the man, or the topmost of a stack and how many there are.
fn on(scene: &Scene, place: usize) -> String {
    let men: Vec<&Man> = scene.men.iter().filter(|m| m.at.place().map(usize::from) == Some(place)).collect();
    match men.as_slice() {
        [] => "·".to_string(),
        [man] => word(man),
        [.., top] => format!("{}{}", word(top).chars().next().unwrap_or('?'), men.len()),
    }
}

/// The board at the end of the line, each row with the name of its first place.
pub fn board(table: &dyn Table, scene: &Scene) -> String {
    let board = table.board();
    let mut rows: Vec<i32> = board.places.iter().map(|p| (p.at.1 * 2.0).round() as i32).collect();
    rows.sort_unstable();
    rows.dedup();
    let mut out = String::new();
    for row in rows {
        let mut line = String::new();
        let mut places: Vec<usize> =
            (0..board.places.len()).filter(|&i| (board.places[i].at.1 * 2.0).round() as i32 == row).collect();
        places.sort_by(|&a, &b| board.places[a].at.0.total_cmp(&board.places[b].at.0));
        for &place in &places {
            let column = (board.places[place].at.0 * COLUMNS).round().max(0.0) as usize;
            let gap = column.saturating_sub(line.chars().count());
            line.push_str(&" ".repeat(gap));
            line.push_str(&on(scene, place));
        }
        let name = places.first().map_or("", |&p| board.places[p].name.as_str());
        out.push_str(&format!("{name:>4}  {line}\n"));
    }
    for hand in scene.hands.iter().filter(|h| !h.men.is_empty()) {
        let men: Vec<String> = hand.men.iter().map(word).collect();
        out.push_str(&format!("      beside {}: {}\n", hand.seat.0 + 1, men.join(" ")));
    }
    for note in &scene.notes {
        out.push_str(&format!("      {}\n", reason(table, note)));
    }
    out
}

/// A reason with its places and numbers.
pub fn reason(table: &dyn Table, why: &Why) -> String {
    let board = table.board();
    let place = |&p: &u16| board.places.get(usize::from(p)).map_or(String::new(), |p| p.name.clone());
    let nums = why.nums.iter().map(i32::to_string);
    [why.key.to_string()].into_iter().chain(why.places.iter().map(place)).chain(nums).collect::<Vec<_>>().join(" ")
}
