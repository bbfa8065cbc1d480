//! Sets of points as bits, with a rim of always empty bits round the board so that walks need no edge tests.

/// Bits a set can hold: a 19 by 19 board with its rim.
const WORDS: usize = 7;

/// A set of points. A point's bit is [`super::Gomoku::bit`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bits([u64; WORDS]);

impl Bits {
    /// Whether that bit is in the set.
    pub fn has(&self, bit: usize) -> bool {
        self.0[bit / 64] >> (bit % 64) & 1 != 0
    }

    /// Adds a bit.
    pub fn add(&mut self, bit: usize) {
        self.0[bit / 64] |= 1 << (bit % 64);
    }

    /// How many bits are in the set.
    pub fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The bits of either set.
    pub fn or(&self, other: &Bits) -> Bits {
        Bits(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// The bits of this set that are not in the other.
    pub fn without(&self, other: &Bits) -> Bits {
        Bits(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// The bits of both sets.
    pub fn and(&self, other: &Bits) -> Bits {
        Bits(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// All bits moved up by less than 64.
    pub fn up(&self, by: usize) -> Bits {
        Bits(std::array::from_fn(|i| self.0[i] << by | if i > 0 { self.0[i - 1] >> 1 >> (63 - by) } else { 0 }))
    }

    /// All bits moved down by less than 64.
    pub fn down(&self, by: usize) -> Bits {
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
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(i, word)| {
            std::iter::successors(Some(word), |w| Some(w & w.wrapping_sub(1)))
                .take_while(|w| *w != 0)
                .map(move |w| i * 64 + w.trailing_zeros() as usize)
        })
    }
}
