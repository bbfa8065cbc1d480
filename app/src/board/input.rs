//! Where on the board a pointer or a key points: targets as attributes, nearest places, neighbours by direction.

use super::sheet::{N, P, Sheet};
use rules::board::{Board, Hit, Pt, Target};
use std::fmt::Write;

/// Reads a target as `data-target` writes it: `p12`, `l12.3`, `h0.2`, `b0`.
pub fn read(text: &str) -> Option<Target> {
    let (kind, rest) = (text.get(..1)?, text.get(1..)?);
    match kind {
        "p" => rest.parse().ok().map(Target::Place),
        "b" => rest.parse().ok().map(Target::Button),
        _ => {
            let (a, b) = rest.split_once('.')?;
            match kind {
                "l" => Some(Target::Level(a.parse().ok()?, b.parse().ok()?)),
                "h" => Some(Target::Hand(a.parse().ok()?, b.parse().ok()?)),
                _ => None,
            }
        }
    }
}

/// The clickable shapes of all places, in their order.
pub fn shapes(board: &Board, sheet: &Sheet) -> String {
    let mut out = String::new();
    for (i, place) in board.places.iter().enumerate() {
        let _ = write!(out, r#"<path class="hit" role="button" tabindex="-1" data-target="p{i}" d="{}"/>"#, {
            outline(&place.hit, place.at, sheet)
        });
    }
    out
}

fn outline(hit: &Hit, at: Pt, sheet: &Sheet) -> String {
    match hit {
        Hit::Disc(radius) => {
            let (x, y) = sheet.at(at);
            let r = radius * 100.0;
            let (left, r, d) = (P((x - r, y)), N(r), N(r * 2.0));
            format!("M{left}a{r} {r} 0 1 1 {d} 0a{r} {r} 0 1 1 -{d} 0Z")
        }
        Hit::Poly(points) => {
            let mut d = String::new();
            for (i, &p) in points.iter().enumerate() {
                let _ = write!(d, "{}{}", if i == 0 { 'M' } else { 'L' }, P(sheet.at(p)));
            }
            d + "Z"
        }
    }
}

fn apart(a: Pt, b: Pt) -> f32 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// The place nearest to a point of the drawing, no farther than `reach`.
pub fn nearest(board: &Board, sheet: &Sheet, at: Pt, reach: f32, allowed: impl Fn(u16) -> bool) -> Option<u16> {
    let near = |(i, place): (usize, &rules::board::Place)| {
        let away = apart(sheet.at(place.at), at);
        (away <= reach && allowed(i as u16)).then_some((away, i as u16))
    };
    let all = board.places.iter().enumerate().filter_map(near);
    all.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, place)| place)
}

/// The place that lies next in an arrow key's direction on the board as it is turned.
pub fn neighbour(board: &Board, sheet: &Sheet, from: u16, key: &str) -> Option<u16> {
    let (dx, dy) = match key {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        _ => return None,
    };
    let here = sheet.at(board.places.get(usize::from(from))?.at);
    let cost = |(i, place): (usize, &rules::board::Place)| {
        let there = sheet.at(place.at);
        let (x, y) = (there.0 - here.0, there.1 - here.1);
        let (along, across) = (x * dx + y * dy, (x * dy - y * dx).abs());
        (along > 1.0 && across <= along * 2.0).then_some((along + across * 2.0, i as u16))
    };
    let all = board.places.iter().enumerate().filter_map(cost);
    all.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, place)| place)
}

#[cfg(test)]
mod tests {
    use super::super::sheet::Size;
    use super::*;
    use rules::board::grid;

    #[test]
    fn targets_read_back() {
        for target in [Target::Place(12), Target::Level(12, 3), Target::Hand(0, 2), Target::Button(0)] {
            assert_eq!(read(&target.to_string()), Some(target));
        }
        for bad in ["", "p", "px", "l1", "q3", "帥"] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }

    #[test]
    fn arrows_follow_the_turned_board() {
        let board = grid::points(9, 10, 0);
        let right = |view| neighbour(&board, &Sheet::new(&board, view, Size::Full, false), 40, "ArrowRight");
        assert_eq!((right(0), right(1)), (Some(41), Some(39)));
        let sheet = Sheet::new(&board, 0, Size::Full, false);
        assert_eq!(neighbour(&board, &sheet, 0, "ArrowUp"), None);
        assert_eq!(neighbour(&board, &sheet, 0, "ArrowDown"), Some(9));
    }

    #[test]
    fn the_nearest_allowed_place_is_found() {
        let board = grid::points(9, 10, 0);
        let sheet = Sheet::new(&board, 0, Size::Full, false);
        let at = sheet.at((1.3, 0.0));
        assert_eq!(nearest(&board, &sheet, at, 75.0, |_| true), Some(1));
        assert_eq!(nearest(&board, &sheet, at, 75.0, |p| p != 1), Some(2));
        assert_eq!(nearest(&board, &sheet, at, 20.0, |_| true), None);
    }
}
