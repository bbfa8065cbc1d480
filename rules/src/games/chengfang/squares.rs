//! All squares whose corners are crossings, of every size and slant.

use super::{POINTS, SIDE};

/// The squares by their corners, in order round each: 50, as many as a published sequence (OEIS A002415) says.
pub const SQUARES: [[u8; 4]; 50] = {
    let mut all = [[0; 4]; 50];
    let mut found = 0;
    let side = SIDE as i32;
    let mut at = 0;
    while at < POINTS as i32 * side * side {
        // A corner, and the way from it to the next one: to the right, and up or level. Every square has one such side.
        let (x, y, right, up) = (at % side, at / side % side, at / 25 % side, at / 125);
        let corners = [(x, y), (x + right, y - up), (x + right - up, y - up - right), (x - up, y - right)];
        let mut inside = right > 0;
        let mut i = 0;
        while i < 4 {
            inside = inside && 0 <= corners[i].0 && corners[i].0 < side && 0 <= corners[i].1 && corners[i].1 < side;
            i += 1;
        }
        if inside {
            let mut i = 0;
            while i < 4 {
                all[found][i] = (corners[i].1 * side + corners[i].0) as u8;
                i += 1;
            }
            found += 1;
        }
        at += 1;
    }
    assert!(found == 50);
    all
};

/// The most squares that share a corner.
const MOST: usize = 12;

/// For every crossing the squares it is a corner of, each as a set of its other three corners; what is over can never
/// be filled.
static OTHERS: [[u32; MOST]; POINTS] = {
    let mut all = [[u32::MAX; MOST]; POINTS];
    let mut count = [0; POINTS];
    let mut i = 0;
    while i < SQUARES.len() * 4 {
        let (square, point) = (SQUARES[i / 4], SQUARES[i / 4][i % 4] as usize);
        let whole = 1 << square[0] | 1 << square[1] | 1 << square[2] | 1 << square[3];
        all[point][count[point]] = whole & !(1 << point);
        count[point] += 1;
        i += 1;
    }
    all
};

/// How many squares a stone on a crossing completes beside these.
#[inline]
pub fn completed(stones: u32, point: u8) -> u8 {
    OTHERS[usize::from(point)].iter().map(|&others| u8::from(stones & others == others)).sum()
}

/// The squares that these stones make.
pub fn made(stones: u32) -> impl Iterator<Item = [u8; 4]> {
    SQUARES.into_iter().filter(move |square| square.iter().all(|&point| stones >> point & 1 != 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_square_is_there_once() {
        let mut sets = SQUARES.map(|mut corners| {
            corners.sort_unstable();
            corners
        });
        sets.sort_unstable();
        assert!(sets.is_sorted_by(|a, b| a < b));
    }

    #[test]
    fn the_centre_is_a_corner_of_twelve_and_a_corner_of_four() {
        let through = |point: usize| OTHERS[point].iter().filter(|&&others| others != u32::MAX).count();
        assert_eq!((through(12), through(0)), (12, 4));
        assert_eq!((0..POINTS).map(through).sum::<usize>(), 200);
    }

    #[test]
    fn what_is_made_is_what_was_completed() {
        let mut stones = 0;
        let mut total = 0;
        for point in 0..POINTS as u8 {
            total += usize::from(completed(stones, point * 7 % 25));
            stones |= 1 << (point * 7 % 25);
            assert_eq!(made(stones).count(), total);
        }
        assert_eq!(total, 50);
    }
}
