//! Positions on five lines by five as plain maps, for the second rules of both games of Liubo.

use std::collections::BTreeMap;

/// File and rank, both from 0, a1 at the origin.
pub type Point = (i32, i32);

/// Whether there is such a point.
pub fn on_board((x, y): Point) -> bool {
    (0..5).contains(&x) && (0..5).contains(&y)
}

/// Its name.
pub fn name((x, y): Point) -> String {
    format!("{}{}", ["a", "b", "c", "d", "e"][x as usize], y + 1)
}

/// The men of rows from the top.
pub fn men(rows: &str) -> BTreeMap<Point, char> {
    let mut men = BTreeMap::new();
    for (row, y) in rows.split('/').zip((0..5).rev()) {
        let mut x = 0;
        for c in row.chars() {
            match c.to_digit(10) {
                Some(empty) => x += empty as i32,
                None => {
                    men.insert((x, y), c);
                    x += 1;
                }
            }
        }
    }
    men
}

/// The same men as rows.
pub fn rows(men: &BTreeMap<Point, char>) -> String {
    let row = |y: i32| -> String {
        let points: String = (0..5).map(|x| men.get(&(x, y)).copied().unwrap_or('.')).collect();
        let mut row = points;
        for empty in (1..=5).rev() {
            row = row.replace(&".".repeat(empty), &empty.to_string());
        }
        row
    };
    (0..5).rev().map(row).collect::<Vec<_>>().join("/")
}
