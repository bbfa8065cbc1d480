//! The cells of the board, their neighbours and its sides.
//!
//! Row `r` has cells 0 to 2r, even ones with their point up. A cell's bit is 16 r + k, so that a neighbour in the row is
//! one bit away, one in the next row 17, and bit 15 of a row is always empty.

use super::ROWS;

/// From one row to the next by the edge that two cells share.
const DOWN: u32 = 17;

/// The cells of a row that `wanted` picks.
const fn row(r: usize, even: bool) -> u128 {
    let mut cells = 0;
    let mut k = if even { 0 } else { 1 };
    while k <= 2 * r {
        cells |= 1 << (16 * r + k);
        k += 2;
    }
    cells
}

/// The cells whose point is up, those at whose foot another row begins.
const UP: u128 = all(true);
/// The other cells.
const HANGING: u128 = all(false);
/// All cells.
pub const FIELD: u128 = UP | HANGING;

const fn all(even: bool) -> u128 {
    let (mut cells, mut r) = (0, 0);
    while r < ROWS {
        cells |= row(r, even);
        r += 1;
    }
    cells
}

/// The cells at the left side, at the right one and at the base. A corner lies at two of them.
pub const SIDES: [u128; 3] = {
    let (mut left, mut right, mut r) = (0, 0, 0);
    while r < ROWS {
        left |= 1 << (16 * r);
        right |= 1 << (16 * r + 2 * r);
        r += 1;
    }
    [left, right, row(ROWS - 1, true)]
};

/// The row of a cell and its number there.
pub fn row_of(cell: u8) -> (usize, usize) {
    let r = usize::from(cell).isqrt();
    (r, usize::from(cell) - r * r)
}

/// The bit of a cell.
#[inline]
pub fn bit(cell: u8) -> u16 {
    let (r, k) = row_of(cell);
    (16 * r + k) as u16
}

/// The cell of a bit.
#[inline]
pub fn place(bit: u16) -> u16 {
    let r = bit / 16;
    r * r + bit % 16
}

/// The cells that share an edge with one of these.
#[inline]
pub fn near(cells: u128) -> u128 {
    (cells << 1 | cells >> 1 | (cells & UP) << DOWN | (cells & HANGING) >> DOWN) & FIELD
}

/// Those of `stones` that hang together with `from`, which are among them.
#[inline]
pub fn group(stones: u128, from: u128) -> u128 {
    let mut group = from;
    loop {
        let more = group | near(group) & stones;
        if more == group {
            return group;
        }
        group = more;
    }
}

/// A shortest tree within a group that joins the three sides: its branches from each side to where they meet.
pub fn tree(group: u128) -> [Vec<u16>; 3] {
    // The cells of the group by their distance from each side.
    let layers = SIDES.map(|side| {
        let (mut seen, mut layers) = (group & side, vec![group & side]);
        loop {
            let next = near(seen) & group & !seen;
            if next == 0 {
                return layers;
            }
            layers.push(next);
            seen |= next;
        }
    });
    let distance = |side: usize, cell: u128| layers[side].iter().position(|layer| layer & cell != 0);
    let sum = |cell: u128| (0..3).map(|side| distance(side, cell).unwrap_or(usize::MAX / 4)).sum::<usize>();
    let Some(meeting) = crate::board::bits::each(group).map(|bit| 1u128 << bit).min_by_key(|&cell| sum(cell)) else {
        return [const { Vec::new() }; 3];
    };
    core::array::from_fn(|side| {
        let mut branch = vec![meeting];
        let steps = distance(side, meeting).unwrap_or(0);
        for layer in layers[side][..steps].iter().rev() {
            let here = near(branch[branch.len() - 1]) & layer;
            branch.push(here & here.wrapping_neg());
        }
        branch.iter().rev().map(|cell| place(cell.trailing_zeros() as u16)).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::bits;

    #[test]
    fn the_board_is_that_of_the_sheet() {
        assert_eq!(FIELD.count_ones(), 64);
        let edges: u32 = bits::each(FIELD).map(|bit| near(1 << bit).count_ones()).sum();
        assert_eq!(edges, 2 * 84);
        assert_eq!(SIDES.map(|side| (side & FIELD).count_ones()), [8, 8, 8]);
        let corners = [SIDES[0] & SIDES[1], SIDES[0] & SIDES[2], SIDES[1] & SIDES[2]];
        assert_eq!(corners.map(|corner| bits::each(corner).map(place).collect::<Vec<_>>()), [[0], [49], [63]]);
    }

    #[test]
    fn neighbours_are_mutual_and_bits_come_back() {
        for cell in 0..64 {
            assert_eq!(place(bit(cell)), u16::from(cell));
            for other in bits::each(near(1 << bit(cell))) {
                assert!(near(1 << other) >> bit(cell) & 1 != 0);
            }
        }
    }
}
