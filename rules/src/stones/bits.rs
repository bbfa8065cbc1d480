//! Sets of points as bits. Boards leave a column empty beside their points, so that walks need no edge tests.

/// A set of points of so many words of 64.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bits<const W: usize>([u64; W]);

impl<const W: usize> Default for Bits<W> {
    fn default() -> Self {
        Bits([0; W])
    }
}

impl<const W: usize> Bits<W> {
    /// The set of that bit alone.
    #[inline]
    pub fn one(bit: usize) -> Self {
        let mut set = Self::default();
        set.add(bit);
        set
    }

    /// The same set in another number of words, as far as there is room.
    #[inline]
    pub fn cut<const V: usize>(&self) -> Bits<V> {
        Bits(std::array::from_fn(|i| if i < W { self.0[i] } else { 0 }))
    }

    /// Whether that bit is in the set.
    #[inline]
    pub fn has(&self, bit: usize) -> bool {
        self.0[bit / 64] >> (bit % 64) & 1 != 0
    }

    /// Adds a bit.
    #[inline]
    pub fn add(&mut self, bit: usize) {
        self.0[bit / 64] |= 1 << (bit % 64);
    }

    /// Takes a bit out.
    #[inline]
    pub fn remove(&mut self, bit: usize) {
        self.0[bit / 64] &= !(1 << (bit % 64));
    }

    /// Whether no bit is in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// How many bits are in the set.
    #[inline]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The lowest bit.
    #[inline]
    pub fn first(&self) -> Option<usize> {
        (0..W).find(|&i| self.0[i] != 0).map(|i| i * 64 + self.0[i].trailing_zeros() as usize)
    }

    /// The bit that has `rank` bits of the set below it. There is such a bit.
    #[inline]
    pub fn nth(&self, mut rank: u32) -> usize {
        for (i, word) in self.0.iter().enumerate() {
            let here = word.count_ones();
            if rank < here {
                return i * 64 + nth_of(*word, rank);
            }
            rank -= here;
        }
        unreachable!("the set has more bits than that")
    }

    /// The bits of either set.
    #[inline]
    pub fn or(&self, other: &Self) -> Self {
        Bits(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// The bits of this set that are not in the other.
    #[inline]
    pub fn without(&self, other: &Self) -> Self {
        Bits(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// The bits of both sets.
    #[inline]
    pub fn and(&self, other: &Self) -> Self {
        Bits(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// Whether the sets share a bit.
    #[inline]
    pub fn meets(&self, other: &Self) -> bool {
        !self.and(other).is_empty()
    }

    /// All bits moved up by less than 64.
    #[inline]
    pub fn up(&self, by: usize) -> Self {
        Bits(std::array::from_fn(|i| self.0[i] << by | if i > 0 { self.0[i - 1] >> 1 >> (63 - by) } else { 0 }))
    }

    /// All bits moved down by less than 64.
    #[inline]
    pub fn down(&self, by: usize) -> Self {
        let above = |i: usize| self.0.get(i + 1).copied().unwrap_or(0);
        Bits(std::array::from_fn(|i| self.0[i] >> by | above(i) << 1 << (63 - by)))
    }

    /// How many bits of the set follow one another from `bit` on (without it) in steps of `step`.
    pub fn run_up(&self, bit: usize, step: usize) -> usize {
        let (mut at, mut run) = (bit + step, 0);
        while self.has(at) {
            at += step;
            run += 1;
        }
        run
    }

    /// The same downwards.
    pub fn run_down(&self, bit: usize, step: usize) -> usize {
        let (mut at, mut run) = (bit - step, 0);
        while self.has(at) {
            at -= step;
            run += 1;
        }
        run
    }

    /// The bits, lowest first.
    pub fn iter(&self) -> impl Iterator<Item = usize> + use<W> {
        self.0.into_iter().enumerate().flat_map(|(i, word)| {
            std::iter::successors(Some(word), |w| Some(w & w.wrapping_sub(1)))
                .take_while(|w| *w != 0)
                .map(move |w| i * 64 + w.trailing_zeros() as usize)
        })
    }
}

/// The bit of a word that has `rank` bits below it: the byte is found by sums of all bytes at once.
#[inline]
fn nth_of(word: u64, rank: u32) -> usize {
    const BYTES: u64 = 0x0101_0101_0101_0101;
    const TOPS: u64 = BYTES << 7;
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let sums = ((fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(BYTES);
    let passed = (((u64::from(rank) * BYTES) | TOPS) - sums) & TOPS;
    let byte = ((passed >> 7).wrapping_mul(BYTES) >> 56) as u32;
    let before = (sums << 8 >> (8 * byte)) as u8;
    let mut rest = word >> (8 * byte);
    for _ in u32::from(before)..rank {
        rest &= rest - 1;
    }
    (8 * byte + rest.trailing_zeros()) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Rng;

    #[test]
    fn nth_counts_from_below() {
        let mut rng = Rng::new(1);
        for _ in 0..500 {
            let mut set = Bits::<3>::default();
            for _ in 0..rng.below(180) {
                set.add(rng.below(192) as usize);
            }
            for (rank, bit) in set.iter().enumerate() {
                assert_eq!(set.nth(rank as u32), bit);
            }
            assert_eq!(set.iter().count() as u32, set.count());
        }
    }

    #[test]
    fn sets_move_across_words() {
        let set = Bits::<2>::one(60);
        assert_eq!(set.up(10), Bits::one(70));
        assert_eq!(set.up(10).down(10), set);
        assert!(set.up(20).up(60).is_empty(), "what leaves is lost");
        assert_eq!(Bits::<2>::one(70).cut::<6>(), Bits::one(70));
    }
}
