//! A numbering of all positions that leaves out what is the same by symmetry, for solving the game exactly.
//!
//! Three things can be exchanged without changing who wins: the board may be turned and mirrored (8 ways), the two pairs
//! of opposites may change places (spring and autumn for summer and winter, 2 ways), and the sides may change places
//! together with the turn (2 ways). So the 30 498 048 placements with the side to move are about a million positions.
//!
//! A number is made of four squares: the mover's man of one pair, brought into a triangle of ten squares, his opposite,
//! then the other pair. Of all the numbers that a position could have it gets the least.

use super::{SIDE, Siji, State, men, opposite};
use crate::game::Seat;

const SQUARES: u32 = 64;
/// The squares of the triangle.
const CORNER: u32 = 10;
/// One more than the greatest number.
pub const SIZE: u32 = CORNER * SQUARES * SQUARES * SQUARES;

/// Where a way of turning and mirroring the board takes a square.
const fn turned(way: usize, square: u8) -> u8 {
    let (mut x, mut y) = (square % SIDE, square / SIDE);
    if way & 1 != 0 {
        x = SIDE - 1 - x;
    }
    if way & 2 != 0 {
        y = SIDE - 1 - y;
    }
    if way & 4 != 0 {
        (x, y) = (y, x);
    }
    y * SIDE + x
}

/// [`turned`] as a table.
const TURNED: [[u8; SQUARES as usize]; 8] = {
    let mut all = [[0; SQUARES as usize]; 8];
    let mut way = 0;
    while way < 8 {
        let mut square = 0;
        while square < SQUARES as u8 {
            all[way][square as usize] = turned(way, square);
            square += 1;
        }
        way += 1;
    }
    all
};

/// The squares of the triangle, and the number in it of each square that lies there.
const TRIANGLE: ([u8; CORNER as usize], [u32; SQUARES as usize]) = {
    let (mut squares, mut numbers) = ([0; CORNER as usize], [CORNER; SQUARES as usize]);
    let (mut square, mut next) = (0, 0);
    while square < SQUARES as u8 {
        let (x, y) = (square % SIDE, square / SIDE);
        if y <= x && x < SIDE / 2 {
            squares[next] = square;
            numbers[square as usize] = next as u32;
            next += 1;
        }
        square += 1;
    }
    (squares, numbers)
};

/// The two ways (one but on diagonals) that bring a square into the triangle.
const INTO: [[u8; 2]; SQUARES as usize] = {
    let mut all = [[0; 2]; SQUARES as usize];
    let mut square = 0;
    while square < SQUARES as usize {
        let (mut way, mut found) = (0, 0);
        while way < 8 {
            if TRIANGLE.1[TURNED[way][square] as usize] < CORNER {
                if found == 0 {
                    all[square] = [way as u8; 2];
                } else {
                    all[square][1] = way as u8;
                }
                found += 1;
            }
            way += 1;
        }
        square += 1;
    }
    all
};

/// The mover's two men, each with his opposite.
fn pairs(s: &State) -> [[u8; 2]; 2] {
    men(s.mover).map(|season| [s.at[season], s.at[opposite(season)]])
}

/// The number of two pairs in this order under one way of turning.
fn number(way: u8, first: [u8; 2], second: [u8; 2]) -> u32 {
    let turned = |square: u8| u32::from(TURNED[usize::from(way)][usize::from(square)]);
    let corner = TRIANGLE.1[turned(first[0]) as usize];
    [first[1], second[0], second[1]].into_iter().fold(corner, |number, square| number << 6 | turned(square))
}

/// The position's number, below [`SIZE`].
pub fn rank(s: &State) -> u32 {
    let [first, second] = pairs(s);
    let least = |first: [u8; 2], second| {
        let [one, two] = INTO[usize::from(first[0])];
        number(one, first, second).min(if one == two { SIZE } else { number(two, first, second) })
    };
    least(first, second).min(least(second, first))
}

/// How many positions share this one's number.
pub fn shared(s: &State) -> u32 {
    let [first, second] = pairs(s);
    let same = |way: usize, to: [[u8; 2]; 2]| {
        let turned = |pair: [u8; 2]| pair.map(|square| TURNED[way][usize::from(square)]);
        u32::from([turned(first), turned(second)] == to)
    };
    32 / (0..8).map(|way| same(way, [first, second]) + same(way, [second, first])).sum::<u32>()
}

impl Siji {
    /// The position with that number, the first player to move; nothing where there is none.
    pub fn unrank(&self, number: u32) -> Option<State> {
        if number >= SIZE {
            return None;
        }
        let square = |shift: u32| (number >> shift & (SQUARES - 1)) as u8;
        let at = [TRIANGLE.0[(number >> 18) as usize], square(6), square(12), square(0)];
        if (1..4).any(|i| at[..i].contains(&at[i])) {
            return None;
        }
        let mut s = State { at, mover: Seat(0), stuck: false };
        if rank(&s) != number {
            return None;
        }
        s.stuck = self.is_stuck(&s);
        Some(s)
    }
}
