//! Four Corners, slowly: squares are sought among all fours of stones, by their distances.

use super::{Found, Seen};

type Point = (i32, i32);

/// Four points are the corners of a square if four of their six distances are alike and the other two twice as long.
fn square(points: [Point; 4]) -> bool {
    let mut distances = Vec::new();
    for i in 0..4 {
        for j in 0..i {
            let (dx, dy) = (points[i].0 - points[j].0, points[i].1 - points[j].1);
            distances.push(dx * dx + dy * dy);
        }
    }
    distances.sort_unstable();
    let side = distances[0];
    distances == [side, side, side, side, 2 * side, 2 * side]
}

fn squares(stones: &[Point]) -> usize {
    let mut count = 0;
    for a in 0..stones.len() {
        for b in 0..a {
            for c in 0..b {
                for d in 0..c {
                    count += usize::from(square([stones[a], stones[b], stones[c], stones[d]]));
                }
            }
        }
    }
    count
}

/// The moves and the ending of a position.
pub fn found(seen: &Seen) -> Found {
    let [red, blue, empty] = seen.stones();
    let points = |places: &[(usize, usize)]| places.iter().map(|&(x, y)| (x as i32, y as i32)).collect::<Vec<_>>();
    match (squares(&points(&red)), squares(&points(&blue)), empty.len()) {
        (3.., _, _) => Found::end("1-2", "three-squares"),
        (_, 3.., _) => Found::end("2-1", "three-squares"),
        (red, blue, 1) if red == blue => Found::end("1-1", "as-many-squares"),
        (red, blue, 1) => Found::end(if red > blue { "1-2" } else { "2-1" }, "more-squares"),
        _ => {
            let first = empty.len() == 25;
            let open = empty.into_iter().filter(|&point| !first || point != (2, 2));
            Found::moves(open.map(|(x, y)| format!("{}{}", char::from(b'a' + x as u8), 5 - y)))
        }
    }
}
