//! The fifty squares as bits: pairs of rows are eleven bits wide, so that a step of 5 or 6 off the board falls on a gap.
//!
//! Square `n` of the notation, 1 to 50, is bit `n - 1 + (n - 1) / 10`. Down-left is 5 bits up, down-right 6.

/// How many squares there are.
pub const SQUARES: u8 = 50;

/// How many bits they span.
pub const BITS: usize = 54;

/// The bits that are squares.
pub const BOARD: u64 = {
    let mut all = 0;
    let mut n = 1;
    while n <= SQUARES {
        all |= bit(n);
        n += 1;
    }
    all
};

/// The row of five squares that begins with square `n`.
const fn row(n: u8) -> u64 {
    bit(n) * 31
}

/// The row on which the men of each side are crowned: black's at the bottom, white's at the top.
pub const FAR: [u64; 2] = [row(46), row(1)];

/// The squares where the men of each side begin.
pub const HOME: [u64; 2] = [row(1) | row(6) | row(11) | row(16), row(31) | row(36) | row(41) | row(46)];

/// The four ways: down-left, down-right, up-right, up-left. The way `i` and `i ^ 2` are opposite.
pub const WAYS: [i8; 4] = [5, 6, -5, -6];

/// The bit of square `n`.
pub const fn bit(n: u8) -> u64 {
    1 << (n - 1 + (n - 1) / 10)
}

/// The number of the square that is the lowest bit of `bits`.
pub const fn square(bits: u64) -> u8 {
    let at = bits.trailing_zeros() as u8;
    at - at / 11 + 1
}

/// One step of all bits; those that leave the board fall on gaps or out.
#[inline(always)]
pub const fn step<const WAY: i8>(bits: u64) -> u64 {
    if WAY > 0 { bits << WAY } else { bits >> -WAY }
}

/// The same for a way that is known only when it is taken.
pub const fn step_by(bits: u64, way: i8) -> u64 {
    if way > 0 { bits << way } else { bits >> -way }
}

/// The single bits of a set, the lowest first.
pub fn each(mut bits: u64) -> impl Iterator<Item = u64> {
    core::iter::from_fn(move || {
        let low = bits & bits.wrapping_neg();
        bits ^= low;
        (low != 0).then_some(low)
    })
}

/// The squares of a set by number.
pub fn numbers(bits: u64) -> impl Iterator<Item = u8> {
    each(bits).map(square)
}

/// The number of a square's row and column, from the top left, of ten.
pub const fn row_column(n: u8) -> (u8, u8) {
    let (row, i) = ((n - 1) / 5, (n - 1) % 5);
    (row, 2 * i + (row + 1) % 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_diagonal_and_never_wrap() {
        for n in 1..=SQUARES {
            assert_eq!(square(bit(n)), n);
            let (row, column) = row_column(n);
            for (way, down, right) in [(5, 1, -1), (6, 1, 1), (-5, -1, 1), (-6, -1, -1)] {
                let there = step_by(bit(n), way) & BOARD;
                let (row, column) = (row as i8 + down, column as i8 + right);
                let on = (0..10).contains(&row) && (0..10).contains(&column);
                assert_eq!(there != 0, on, "{n} by {way}");
                if on {
                    assert_eq!(row_column(square(there)), (row as u8, column as u8), "{n} by {way}");
                }
            }
        }
        assert_eq!(numbers(HOME[0]).collect::<Vec<_>>(), (1..=20).collect::<Vec<_>>());
        assert_eq!(numbers(HOME[1]).collect::<Vec<_>>(), (31..=50).collect::<Vec<_>>());
        assert_eq!((numbers(FAR[0]).min(), numbers(FAR[1]).max()), (Some(46), Some(5)));
    }
}
