//! How many stones a side is short of joining the three sides, and which cells lie on trees that need few.

use crate::games::santong::{SIDES, group, near};

/// It can no longer be done.
pub const FAR: usize = 16;
/// By how much longer than the shortest a tree may be to be looked at, and one more.
pub const SLACK: usize = 3;
/// No way is longer.
const LONGEST: usize = 40;

/// How far a side is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// How many stones it is short of joining the sides; [`FAR`] if it never will.
    pub short: usize,
    /// The empty cells by how much longer than the shortest the shortest trees through them are.
    pub by_slack: [u128; SLACK],
}

/// A number for every cell, in binary: plane `i` holds the cells whose number has that bit.
#[derive(Clone, Copy)]
struct Numbers {
    planes: [u128; 7],
    /// The cells that have a number.
    known: u128,
}

impl Numbers {
    /// Gives these cells that number.
    fn set(&mut self, cells: u128, number: usize) {
        for (i, plane) in self.planes.iter_mut().enumerate() {
            if number >> i & 1 != 0 {
                *plane |= cells;
            }
        }
        self.known |= cells;
    }

    /// The sums, cell by cell.
    fn plus(&self, other: &Numbers) -> Numbers {
        let (mut planes, mut carry) = ([0; 7], 0);
        for (i, plane) in planes.iter_mut().enumerate() {
            let (a, b) = (self.planes[i], other.planes[i]);
            *plane = a ^ b ^ carry;
            carry = a & b | carry & (a ^ b);
        }
        Numbers { planes, known: self.known & other.known }
    }

    /// The same with one more for these cells.
    fn plus_one(&self, cells: u128) -> Numbers {
        let mut one = Numbers { planes: [0; 7], known: u128::MAX };
        one.planes[0] = cells;
        self.plus(&one)
    }

    /// The cells with that number.
    fn at(&self, number: usize) -> u128 {
        self.planes.iter().enumerate().fold(self.known, |cells, (i, plane)| {
            cells & if number >> i & 1 != 0 { *plane } else { !plane }
        })
    }

    /// The least number.
    fn least(&self) -> Option<usize> {
        let mut cells = self.known;
        let mut least = 0;
        for (i, plane) in self.planes.iter().enumerate().rev() {
            if cells & !plane == 0 {
                least |= 1 << i;
            } else {
                cells &= !plane;
            }
        }
        (cells != 0).then_some(least)
    }
}

/// The cost of reaching each cell, itself included, where entering an open cell costs one and a stone nothing; `from`
/// tells the cells that cost so much to begin with. What costs more than `most` is left out.
fn spread(stones: u128, open: u128, most: usize, from: impl Fn(usize) -> u128) -> Numbers {
    let mut costs = Numbers { planes: [0; 7], known: 0 };
    let mut last = 0;
    for cost in 0..=most {
        let layer = (from(cost) | near(last) & open) & !costs.known;
        last = layer | group(stones, (layer | near(layer)) & stones) & !costs.known;
        if last != 0 {
            costs.set(last, cost);
        } else if cost > 1 && most == LONGEST {
            break;
        }
    }
    costs
}

impl Reach {
    /// How far a side with these stones is when these cells are open.
    pub fn new(stones: u128, open: u128) -> Self {
        let ways = SIDES.map(|side| {
            spread(stones, open, LONGEST, |cost| match cost {
                0 => side & stones,
                1 => side & open,
                _ => 0,
            })
        });
        let mut reach = Reach { short: FAR, by_slack: [0; SLACK] };
        // Where two branches meet, an open cell is counted twice: the others are given one more, so that all compare.
        let pairs = [(1, 2), (0, 2), (0, 1)].map(|(a, b): (usize, usize)| ways[a].plus(&ways[b]).plus_one(stones));
        let Some(least) = ways[0].plus(&pairs[0]).plus_one(stones).least() else {
            return reach;
        };
        reach.short = least.saturating_sub(2).min(FAR - 1);
        let mut seen = 0;
        let through = [0, 1, 2].map(|side| {
            let trees = spread(stones, open, least + SLACK - 1, |cost| pairs[side].at(cost));
            ways[side].plus(&trees)
        });
        for (slack, cells) in reach.by_slack.iter_mut().enumerate() {
            *cells = through.iter().fold(0, |all, costs| all | costs.at(least + slack)) & open & !seen;
            seen |= *cells;
        }
        reach
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::{Santong, bit, joins};
    use super::*;
    use crate::board::bits;
    use crate::game::{Game, Rng};

    fn joined(stones: u128) -> bool {
        bits::each(stones).any(|bit| joins(group(stones, 1 << bit)))
    }

    #[test]
    fn an_empty_board_is_fifteen_short() {
        let s = Santong.start();
        let reach = Reach::new(0, s.open());
        assert_eq!(reach.short, 15);
        // The middle of the board belongs to the shortest trees, and so does every corner.
        for cell in [0, 49, 63] {
            assert!(reach.by_slack[0] >> bit(cell) & 1 != 0);
        }
    }

    /// Near the end, what is found is what trying finds.
    #[test]
    fn what_is_short_is_what_must_be_put() {
        let mut rng = Rng::new(2);
        let mut met = [0; 3];
        for _ in 0..400 {
            let mut s = Santong.start();
            // One side gets most of the stones, so that it comes near.
            let (mut mine, mut theirs) = (0u128, 0u128);
            let wanted = 28 + rng.below(14);
            while mine.count_ones() < wanted && mine | theirs != s.open() {
                let left = s.open() & !mine & !theirs;
                let cell = bits::nth(left, rng.below(left.count_ones()));
                if rng.below(6) == 0 { theirs |= 1 << cell } else { mine |= 1 << cell }
                if joined(mine) {
                    mine &= !(1 << cell);
                    theirs |= 1 << cell;
                }
            }
            s.stones = [mine, theirs];
            let open = s.open();
            let reach = Reach::new(mine, open);
            let one: u128 = bits::each(open).filter(|b| joined(mine | 1 << b)).map(|b| 1 << b).sum();
            let two: u128 = bits::each(open)
                .filter(|a| bits::each(open).any(|b| a != &b && joined(mine | 1 << a | 1 << b)))
                .map(|a| 1 << a)
                .sum();
            match (one != 0, two != 0) {
                (true, _) => assert_eq!((reach.short, reach.by_slack[0]), (1, one)),
                (false, true) => assert_eq!((reach.short, reach.by_slack[0]), (2, two)),
                (false, false) => assert!(reach.short > 2),
            }
            met[reach.short.min(3) - 1] += 1;
        }
        assert!(met.iter().all(|&n| n > 10), "{met:?}");
    }
}
