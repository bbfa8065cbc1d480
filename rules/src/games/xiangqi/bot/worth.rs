//! What each man is worth on each place, in hundredths of a pawn that has not crossed the river; built from a few rules
//! of thumb, red's view.

use super::super::state::{KIND, Kind};
use super::super::tables::PLACES;

/// A man alone.
pub(super) const fn man(kind: Kind) -> i32 {
    match kind {
        Kind::King => 0,
        Kind::Advisor => 190,
        Kind::Elephant => 190,
        Kind::Horse => 400,
        Kind::Rook => 920,
        Kind::Cannon => 430,
        Kind::Pawn => 80,
    }
}

/// The worth of every slot on every place (the last is off the board), added for red and subtracted for black.
pub(super) static WORTH: [[i16; PLACES + 1]; 32] = {
    let mut all = [[0; PLACES + 1]; 32];
    let mut slot = 0;
    while slot < 32 {
        let mut place = 0;
        while place < PLACES {
            let (row, col) = (place as i32 / 9, place as i32 % 9);
            let red = slot < 16;
            let value = man(KIND[slot]) + place_of(KIND[slot], if red { row } else { 9 - row }, col);
            all[slot][place] = if red { value } else { -value } as i16;
            place += 1;
        }
        slot += 1;
    }
    all
};

const fn distance(a: i32, b: i32) -> i32 {
    if a > b { a - b } else { b - a }
}

/// What a place adds; rows count from the enemy's end, columns from either side.
const fn place_of(kind: Kind, row: i32, col: i32) -> i32 {
    let aside = distance(col, 4);
    match kind {
        Kind::King => [0, 0, 0, 0, 0, 0, 0, -45, -20, 5][row as usize] - 4 * aside,
        Kind::Advisor => {
            if row == 8 { 10 } else { 0 }
        }
        Kind::Elephant => {
            if aside == 0 { 12 } else if aside == 4 { -12 } else { 0 }
        }
        Kind::Horse => {
            let rows = [-25, 25, 40, 38, 30, 22, 10, 4, -8, -20];
            let files = [8, 10, 8, 2, -22];
            // Boxed in before one's own king, or about to reach the enemy's from the side of his palace.
            let special = if row == 8 && aside == 0 {
                -40
            } else if row <= 2 && row > 0 && aside == 2 {
                14
            } else {
                0
            };
            rows[row as usize] + files[aside as usize] + special
        }
        Kind::Rook => {
            let rows = [18, 28, 20, 16, 18, 16, 10, 8, 2, -10];
            let files = [8, 8, 4, 2, -4];
            rows[row as usize] + files[aside as usize]
        }
        Kind::Cannon => {
            let rows = [14, 6, 2, 2, 4, 4, 4, 8, 4, 0];
            let files = [18, 0, 2, 0, 0];
            let before_king = if row <= 1 && aside == 0 { -12 } else { 0 };
            rows[row as usize] + files[aside as usize] + before_king
        }
        Kind::Pawn => {
            if row >= 5 {
                return if aside == 0 { 14 } else if aside == 4 { 2 } else { 6 };
            }
            let rows = [-10, 90, 100, 85, 55];
            let files = [30, 26, 10, -4, -18];
            rows[row as usize] + files[aside as usize]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_are_mirrored() {
        for slot in 0..16 {
            for (place, &worth) in WORTH[slot][..PLACES].iter().enumerate() {
                let (row, col) = (place / 9, place % 9);
                assert_eq!(worth, -WORTH[slot + 16][(9 - row) * 9 + 8 - col]);
                assert_eq!(worth, WORTH[slot][row * 9 + 8 - col]);
            }
            assert_eq!(WORTH[slot][PLACES], 0);
        }
    }
}
