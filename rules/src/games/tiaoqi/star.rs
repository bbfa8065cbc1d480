//! The six-pointed star of 121 holes: where they lie, what is beside them, and what lies behind a man jumped over.
//!
//! Holes are numbered along the rows, 0 being the tip of the first seat. Columns count half a spacing each, so that the
//! six directions are the same everywhere.

/// How many holes there are.
pub const HOLES: usize = 121;
/// No hole.
pub const NONE: u8 = HOLES as u8;
/// How many holes a camp has, and a player men.
pub const MEN: u32 = 10;

/// How many holes each row has.
pub const WIDTHS: [usize; 17] = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1];
/// The column in the middle.
pub const MIDDLE: usize = 12;
/// Row and column by which each direction leads on: three to lower holes, then three to higher ones.
const WAYS: [(i8, i8); 6] = [(-1, -1), (-1, 1), (0, -2), (0, 2), (1, -1), (1, 1)];
/// Directions from here on lead to higher holes.
const UP: usize = 3;

/// The row and the column of each hole.
pub static AT: [(u8, u8); HOLES] = AT_;
pub(super) const AT_: [(u8, u8); HOLES] = {
    let mut all = [(0, 0); HOLES];
    let (mut hole, mut row) = (0, 0);
    while row < WIDTHS.len() {
        let mut i = 0;
        while i < WIDTHS[row] {
            all[hole] = (row as u8, (MIDDLE + 1 - WIDTHS[row] + 2 * i) as u8);
            hole += 1;
            i += 1;
        }
        row += 1;
    }
    all
};

/// The hole beside each hole in each direction, or [`NONE`].
pub static NEXT: [[u8; 6]; HOLES] = NEXT_;
const NEXT_: [[u8; 6]; HOLES] = {
    let mut all = [[NONE; 6]; HOLES];
    let mut hole = 0;
    while hole < HOLES {
        let mut other = 0;
        while other < HOLES {
            let (down, right) = (AT_[other].0 as i8 - AT_[hole].0 as i8, AT_[other].1 as i8 - AT_[hole].1 as i8);
            let mut way = 0;
            while way < 6 {
                if WAYS[way].0 == down && WAYS[way].1 == right {
                    all[hole][way] = other as u8;
                }
                way += 1;
            }
            other += 1;
        }
        hole += 1;
    }
    all
};

/// The set of each hole; that of [`NONE`] is empty.
pub static BIT: [u128; HOLES + 1] = {
    let mut all = [0; HOLES + 1];
    let mut hole = 0;
    while hole < HOLES {
        all[hole] = 1 << hole;
        hole += 1;
    }
    all
};

/// The holes beyond each hole in each direction.
static RAY: [[u128; 6]; HOLES] = RAY_;
const RAY_: [[u128; 6]; HOLES] = {
    let mut all = [[0; 6]; HOLES];
    let mut i = 0;
    while i < 6 * HOLES {
        let (hole, way) = (i / 6, i % 6);
        let mut next = NEXT_[hole][way];
        while next != NONE {
            all[hole][way] |= 1 << next;
            next = NEXT_[next as usize][way];
        }
        i += 1;
    }
    all
};

/// The holes beside each hole.
pub static NEAR: [u128; HOLES] = {
    let mut all = [0; HOLES];
    let mut i = 0;
    while i < 6 * HOLES {
        let next = NEXT_[i / 6][i % 6];
        if next != NONE {
            all[i / 6] |= 1 << next;
        }
        i += 1;
    }
    all
};

/// The hole as far behind a second one as that is from the first; [`NONE`] where they are not on one line or there is
/// no such hole.
static MIRROR: [[u8; HOLES]; HOLES] = {
    let mut all = [[NONE; HOLES]; HOLES];
    let mut i = 0;
    while i < 6 * HOLES {
        let (hole, way) = (i / 6, i % 6);
        let (mut over, mut steps) = (NEXT_[hole][way], 1);
        while over != NONE {
            let (mut mirror, mut left) = (over, steps);
            while left > 0 && mirror != NONE {
                mirror = NEXT_[mirror as usize][way];
                left -= 1;
            }
            all[hole][over as usize] = mirror;
            over = NEXT_[over as usize][way];
            steps += 1;
        }
        i += 1;
    }
    all
};

/// The camps round the star in the order of play, from the tip of hole 0; that opposite is three on.
pub static CAMPS: [u128; 6] = {
    let mut all = [0; 6];
    let mut hole = 0;
    while hole < HOLES {
        let (row, column) = (AT_[hole].0 as usize, AT_[hole].1 as usize);
        // A hole is in a camp if it lies beyond one of the inner hexagon's sides.
        let (low, high) = (row < 4, row > 12);
        let (left, right) = (row + column < 12, row + column > 28);
        let (fore, back) = (column + 4 < row, column > row + 12);
        let camp = match (low, high, left, right, fore, back) {
            (true, ..) => 0,
            (_, true, ..) => 3,
            (_, _, true, ..) => 5,
            (_, _, _, true, ..) => 2,
            (_, _, _, _, true, _) => 4,
            (_, _, _, _, _, true) => 1,
            _ => 6,
        };
        if camp < 6 {
            all[camp] |= 1 << hole;
        }
        hole += 1;
    }
    all
};

/// Which of four kinds a hole is of: hops never leave their kind.
pub static KIND: [u8; HOLES] = KIND_;
const KIND_: [u8; HOLES] = {
    let mut all = [0; HOLES];
    let mut hole = 0;
    while hole < HOLES {
        let (row, column) = AT_[hole];
        all[hole] = (row % 2) * 2 + (row + column) / 2 % 2;
        hole += 1;
    }
    all
};

/// The most holes of one kind.
pub const KIN: usize = 37;
/// The holes of each kind, then [`NONE`].
pub static KINDS: [[u8; KIN]; 4] = {
    let mut all = [[NONE; KIN]; 4];
    let mut count = [0; 4];
    let mut hole = 0;
    while hole < HOLES {
        let kind = KIND_[hole] as usize;
        all[kind][count[kind]] = hole as u8;
        count[kind] += 1;
        hole += 1;
    }
    all
};

/// The holes of a set, lowest first.
pub fn holes(mut set: u128) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        let hole = set.trailing_zeros() as u8;
        (set != 0).then(|| set &= set - 1).map(|()| hole)
    })
}

/// The hole of a set that comes after so many others.
pub fn nth(set: u128, which: u32) -> u8 {
    (0..which).fold(set, |set, _| set & set.wrapping_sub(1)).trailing_zeros() as u8
}

/// The hole in the middle between two of one line, and those between them; nothing if they are on no common line.
/// There is no middle where an odd number of steps lies between.
pub fn between(from: u8, to: u8) -> Option<(u8, u128)> {
    let way = (0..6).find(|&way| RAY[usize::from(from)][way] & BIT[usize::from(to)] != 0)?;
    let inner = RAY[usize::from(from)][way] & !RAY[usize::from(to)][way] & !BIT[usize::from(to)];
    let middle = holes(inner).find(|&hole| MIRROR[usize::from(from)][usize::from(hole)] == to);
    Some((middle.unwrap_or(NONE), inner))
}

/// Where a man at `from` can hop to over a man beside it, `all` being the others.
#[inline]
pub fn adjacent(from: u8, all: u128) -> u128 {
    let mirror = &MIRROR[usize::from(from)];
    let (mut near, mut to) = (NEAR[usize::from(from)] & all, 0);
    while near != 0 {
        let over = near.trailing_zeros() as usize;
        near &= near - 1;
        to |= BIT[usize::from(mirror[over % HOLES])];
    }
    to & !all
}

/// Where a man at `from` can hop to over the only man of a line, who stands in the middle.
#[inline]
pub fn equidistant(from: u8, all: u128) -> u128 {
    let (rays, mirror) = (&RAY[usize::from(from)], &MIRROR[usize::from(from)]);
    let mut reached = 0;
    for way in 0..6 {
        let line = rays[way] & all;
        if line == 0 {
            continue;
        }
        let over = if way < UP { 127 - line.leading_zeros() } else { line.trailing_zeros() } as usize;
        let to = usize::from(mirror[over]);
        if to < HOLES && RAY[over][way] & !RAY[to][way] & all == 0 {
            reached |= BIT[to];
        }
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_star_is_round() {
        assert_eq!(WIDTHS.iter().sum::<usize>(), HOLES);
        for camp in CAMPS {
            assert_eq!(camp.count_ones(), MEN);
        }
        let list = |camp: usize| holes(CAMPS[camp]).collect::<Vec<_>>();
        assert_eq!(list(1), [19, 20, 21, 22, 32, 33, 34, 44, 45, 55]);
        assert_eq!(list(2), [74, 84, 85, 95, 96, 97, 107, 108, 109, 110]);
        assert_eq!(list(4), [65, 75, 76, 86, 87, 88, 98, 99, 100, 101]);
        assert_eq!(list(5), [10, 11, 12, 13, 23, 24, 25, 35, 36, 46]);
        let neighbours: u32 = NEAR.iter().map(|near| near.count_ones()).sum();
        assert_eq!(neighbours, 2 * 312);
        assert_eq!(AT[60], (8, 12));
    }

    #[test]
    fn hops_keep_to_their_kind() {
        for (kind, all) in KINDS.iter().enumerate() {
            assert!(all.iter().filter(|&&hole| hole != NONE).all(|&hole| usize::from(KIND[usize::from(hole)]) == kind));
        }
        for from in 0..NONE {
            for over in 0..NONE {
                let to = MIRROR[usize::from(from)][usize::from(over)];
                if to != NONE {
                    assert_eq!(KIND[usize::from(from)], KIND[usize::from(to)]);
                    assert_eq!(MIRROR[usize::from(to)][usize::from(over)], from);
                    assert_eq!(between(from, to).map(|(middle, _)| middle), Some(over));
                }
            }
        }
    }
}
