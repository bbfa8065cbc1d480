//! What either side could make on every empty point, carried from position to position.

use super::super::{Gomoku, MAX_POINTS, State};
use super::shape::{FIVE, FOUR, REACH, SHAPES, Shape, Shapes};

/// The most lines in one direction.
const LINES: usize = 37;

/// Stones as lines of bits, and the shapes on empty points.
#[derive(Clone)]
pub(super) struct Sheet {
    /// By side and direction.
    lines: [[[u32; LINES]; 4]; 2],
    /// By side and point: four shapes of four bits, 0 where a stone stands.
    shapes: [[u16; MAX_POINTS]; 2],
    /// By side: how many points and directions have that shape.
    pub(super) count: [[i16; SHAPES]; 2],
}

/// The size of the board, with what belongs to it.
#[derive(Clone, Copy)]
struct Field(usize);

impl Field {
    /// The line through a point in a direction, and where on it the point lies.
    fn line(self, direction: usize, (x, y): (usize, usize)) -> (usize, usize) {
        match direction {
            0 => (y, x),
            1 => (x, y),
            2 => (x + self.0 - 1 - y, x),
            _ => (x + y, x),
        }
    }

    /// The point at a place of a line.
    fn point(self, direction: usize, line: usize, at: usize) -> usize {
        let (x, y) = match direction {
            0 => (at, line),
            1 => (line, at),
            2 => (at, at + self.0 - 1 - line),
            _ => (at, line - at),
        };
        y * self.0 + x
    }

    /// The places of a line that lie on the board, as bits.
    fn places(self, direction: usize, line: usize) -> u32 {
        let last = self.0 - 1;
        let (low, high) = match direction {
            0 | 1 => (0, last),
            _ => (line.saturating_sub(last), line.min(last)),
        };
        ((2u64 << high) - (1u64 << low)) as u32
    }
}

impl Sheet {
    /// The sheet of a position.
    pub(super) fn new(game: &Gomoku, s: &State, shapes: &Shapes) -> Self {
        let mut sheet =
            Sheet { lines: [[[0; LINES]; 4]; 2], shapes: [[0; MAX_POINTS]; 2], count: [[0; SHAPES]; 2] };
        let field = Field(game.size);
        for (side, stones) in s.stones.iter().enumerate() {
            for bit in stones.iter() {
                let point = usize::from(game.point(bit));
                for direction in 0..4 {
                    let (line, at) = field.line(direction, (point % game.size, point / game.size));
                    sheet.lines[side][direction][line] |= 1 << at;
                }
            }
        }
        for point in 0..game.points() {
            for direction in 0..4 {
                let (line, at) = field.line(direction, (point % game.size, point / game.size));
                if (sheet.lines[0][direction][line] | sheet.lines[1][direction][line]) >> at & 1 == 0 {
                    sheet.look(field, direction, line, at, at, shapes);
                }
            }
        }
        sheet
    }

    /// Puts a stone.
    pub(super) fn put(&mut self, game: &Gomoku, side: usize, point: usize, shapes: &Shapes) {
        let field = Field(game.size);
        for side in 0..2 {
            for direction in 0..4 {
                self.set(side, point, direction, 0);
            }
        }
        for direction in 0..4 {
            let (line, at) = field.line(direction, (point % game.size, point / game.size));
            self.lines[side][direction][line] |= 1 << at;
            self.look(field, direction, line, at.saturating_sub(REACH), at + REACH, shapes);
        }
    }

    /// Looks anew at the empty places of a line from one place to another.
    fn look(&mut self, field: Field, direction: usize, line: usize, from: usize, to: usize, shapes: &Shapes) {
        let places = field.places(direction, line);
        let stones = [0, 1].map(|side: usize| self.lines[side][direction][line]);
        let wide = stones.map(|bits| u64::from(bits) << (2 * REACH));
        let outside = !(u64::from(places) << (2 * REACH));
        let mut empty = places & !(stones[0] | stones[1]);
        empty &= ((2u64 << to) - (1u64 << from)) as u32;
        while empty != 0 {
            let at = empty.trailing_zeros() as usize;
            empty &= empty - 1;
            let point = field.point(direction, line, at);
            let window = |bits: u64| (bits >> (at + REACH)) as u32 & ((1 << (2 * REACH + 1)) - 1);
            for side in 0..2 {
                let shape = shapes.find(window(wide[side]), window(wide[side ^ 1] | outside));
                self.set(side, point, direction, shape);
            }
        }
    }

    #[inline]
    fn set(&mut self, side: usize, point: usize, direction: usize, shape: Shape) {
        let all = &mut self.shapes[side][point];
        let old = (*all >> (4 * direction) & 15) as usize;
        if old != usize::from(shape) {
            *all ^= (old as u16 ^ u16::from(shape)) << (4 * direction);
            self.count[side][old] -= 1;
            self.count[side][usize::from(shape)] += 1;
        }
    }

    /// The shapes that a side's stone makes on a point, packed four bits each.
    pub(super) fn at(&self, side: usize, point: usize) -> u16 {
        self.shapes[side][point]
    }

    /// Whether a side has such a shape anywhere.
    pub(super) fn has(&self, side: usize, shape: Shape) -> bool {
        self.count[side][usize::from(shape)] > 0
    }

    /// The best shape that a side's stone makes on a point.
    pub(super) fn best(&self, side: usize, point: usize) -> Shape {
        let [low, high] = self.shapes[side][point].to_le_bytes();
        (low & 15).max(low >> 4).max(high & 15).max(high >> 4)
    }

    /// Whether a side's stone on a point makes a four or more.
    pub(super) fn sharp(&self, side: usize, point: usize) -> bool {
        self.best(side, point) >= FOUR
    }

    /// Whether a side is one stone from winning.
    pub(super) fn threatens(&self, side: usize) -> bool {
        self.has(side, FIVE)
    }

    /// The points where some stone would make something.
    pub(super) fn alive(&self, points: usize) -> impl Iterator<Item = usize> {
        (0..points).filter(|&p| self.shapes[0][p] | self.shapes[1][p] != 0)
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::Move;
    use super::*;
    use crate::game::{Game, Rng};

    #[test]
    fn carried_sheets_equal_fresh_ones() {
        for size in [15, 19] {
            let game = Gomoku::new(size, false, size == 19);
            let shapes = Shapes::new(game.exact);
            let mut rng = Rng::new(size as u64);
            for _ in 0..5 {
                let mut s = game.start();
                let mut sheet = Sheet::new(&game, &s, &shapes);
                while game.turn(&s).outcome().is_none() {
                    let side = s.mover().index();
                    let m @ Move(point) = game.sample(&s, &mut rng);
                    let five = sheet.best(side, usize::from(point)) == FIVE;
                    game.apply(&mut s, m);
                    assert_eq!(five, matches!(s.end, super::super::super::End::Five(_)));
                    sheet.put(&game, side, usize::from(point), &shapes);
                    let fresh = Sheet::new(&game, &s, &shapes);
                    assert!(sheet.shapes == fresh.shapes && sheet.lines == fresh.lines);
                    assert_eq!(sheet.count.map(|c| c[1..].to_vec()), fresh.count.map(|c| c[1..].to_vec()));
                }
            }
        }
    }
}
