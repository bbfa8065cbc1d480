//! Which bit stands for which point of a board.

use super::{Bits, LARGE, MAX_POINTS, SMALL};

/// How far apart rows are on boards of up to 9 lines.
const SMALL_ROW: usize = 10;
/// How far apart they are on larger ones.
const LARGE_ROW: usize = 20;

/// A square board of up to 19 lines. Points are counted in rows from the top left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// How many points a side has.
    pub size: usize,
    /// All its points as bits.
    pub all: Bits<LARGE>,
    /// Those at the edge.
    pub rim: Bits<LARGE>,
    bit: [u16; MAX_POINTS],
    /// The neighbours of every bit that is a point.
    near: Vec<Bits<LARGE>>,
}

impl Field {
    /// A board of that size.
    pub fn new(size: usize) -> Self {
        let near = vec![Bits::default(); 64 * LARGE];
        let mut field = Field { size, all: Bits::default(), rim: Bits::default(), bit: [0; MAX_POINTS], near };
        for point in 0..size * size {
            let (x, y) = (point % size, point / size);
            let bit = y * field.row() + x;
            field.bit[point] = bit as u16;
            field.all.add(bit);
            if x == 0 || y == 0 || x + 1 == size || y + 1 == size {
                field.rim.add(bit);
            }
        }
        for &bit in &field.bit[..size * size] {
            field.near[usize::from(bit)] = Bits::one(usize::from(bit)).spread(&field).and(&field.all);
        }
        field
    }

    /// The neighbours of a bit that is a point.
    #[inline]
    pub fn near<const W: usize>(&self, bit: usize) -> Bits<W> {
        self.near[bit].cut()
    }

    /// Whether it fits into [`SMALL`] sets.
    #[inline]
    pub fn is_small(&self) -> bool {
        self.size < SMALL_ROW
    }

    /// By how much the bits of a point and the one below it differ.
    #[inline]
    pub fn row(&self) -> usize {
        if self.is_small() { SMALL_ROW } else { LARGE_ROW }
    }

    /// The same for sets of so many words: [`SMALL`] ones are for small boards alone.
    #[inline]
    pub fn row_in(&self, words: usize) -> usize {
        if words <= SMALL { SMALL_ROW } else { self.row() }
    }

    /// How many points it has.
    pub fn points(&self) -> usize {
        self.size * self.size
    }

    /// The bit of a point.
    #[inline]
    pub fn bit(&self, point: u16) -> usize {
        usize::from(self.bit[usize::from(point)])
    }

    /// The point of a bit that lies on the board.
    #[inline]
    pub fn point(&self, bit: usize) -> u16 {
        let (y, x) =
            if self.is_small() { (bit / SMALL_ROW, bit % SMALL_ROW) } else { (bit / LARGE_ROW, bit % LARGE_ROW) };
        (y * self.size + x) as u16
    }

    /// The points of a set, in order.
    pub fn points_of<'a, const W: usize>(&'a self, set: &Bits<W>) -> impl Iterator<Item = u16> + use<'a, W> {
        set.iter().map(|bit| self.point(bit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_and_bits_are_one_to_one() {
        for size in 2..=19 {
            let field = Field::new(size);
            assert_eq!(field.all.count() as usize, field.points());
            assert!((0..field.points() as u16).all(|p| field.point(field.bit(p)) == p));
            let inside = size.saturating_sub(2);
            assert_eq!(field.rim.count() as usize, field.points() - inside * inside);
        }
    }

    /// Every position whose chains all breathe can arise in Go and in NoGo: there are 57 on 2 by 2 points and 12 675 on
    /// 3 by 3 (J. Tromp, "Number of legal Go positions"; OEIS A094777).
    #[test]
    fn positions_that_breathe_are_as_many_as_is_known() {
        for (size, known) in [(1, 1), (2, 57), (3, 12_675)] {
            let field = Field::new(size);
            let all = field.all.cut::<SMALL>();
            let mut legal = 0;
            for mut code in 0..3_u32.pow((size * size) as u32) {
                let mut stones = [Bits::<SMALL>::default(); 2];
                for point in 0..(size * size) as u16 {
                    if code % 3 > 0 {
                        stones[code as usize % 3 - 1].add(field.bit(point));
                    }
                    code /= 3;
                }
                let free = all.without(&stones[0]).without(&stones[1]);
                legal += u32::from(stones.iter().all(|own| super::super::breathless(&field, own, &free).is_none()));
            }
            assert_eq!(legal, known, "{size} by {size}");
        }
    }
}
