//! Chains of stones and their liberties, walked on sets of bits and no further than the question needs.
//!
//! Nothing is kept from move to move: a chain that has a liberty nearly always shows it within a step or two, so that
//! walking is cheaper than bookkeeping, and a position is no more than its stones.

use super::{Bits, ROW};

impl<const W: usize> Bits<W> {
    /// The neighbours of the bits of a set: in four directions, and off the board too.
    #[inline]
    pub fn spread(&self) -> Self {
        self.up(1).or(&self.down(1)).or(&self.up(ROW)).or(&self.down(ROW))
    }

    /// What of `own` is connected with the bits of this set, and those bits.
    pub fn chain(&self, own: &Self) -> Self {
        self.walk(own, &Self::default()).1
    }

    /// Whether the chain of `own` through the bits of this set touches one of `free`. If it does not, all of it, else
    /// as much as was walked.
    #[inline]
    pub fn walk(&self, own: &Self, free: &Self) -> (bool, Self) {
        let mut chain = *self;
        loop {
            let next = chain.spread();
            if next.meets(free) {
                return (true, chain);
            }
            let grown = chain.or(&next.and(own));
            if grown == chain {
                return (false, chain);
            }
            chain = grown;
        }
    }

    /// Those bits of this set that have at least two neighbours in `free`.
    #[inline]
    pub fn with_two_of(&self, free: &Self) -> Self {
        let (left, right, above, below) = (free.up(1), free.down(1), free.up(ROW), free.down(ROW));
        let two = left.and(&right).or(&above.and(&below)).or(&left.or(&right).and(&above.or(&below)));
        self.and(&two)
    }
}

/// The stones of `foe` that a stone of the other side takes from them, all liberties but `free` being gone.
#[inline]
pub fn taken<const W: usize>(stone: &Bits<W>, foe: &Bits<W>, free: &Bits<W>) -> Bits<W> {
    let mut next = stone.spread().and(foe);
    let mut all = Bits::default();
    while let Some(bit) = next.first() {
        let (breathes, chain) = Bits::one(bit).walk(foe, free);
        if !breathes {
            all = all.or(&chain);
        }
        next = next.without(&chain);
    }
    all
}

/// For both sides: the last liberties of chains, and the liberties of those that have more, by one walk of every chain.
pub fn liberties<const W: usize>(stones: &[Bits<W>; 2], free: &Bits<W>) -> ([Bits<W>; 2], [Bits<W>; 2]) {
    let (mut last, mut more) = ([Bits::default(); 2], [Bits::default(); 2]);
    for (seat, own) in stones.iter().enumerate() {
        let mut left = *own;
        while let Some(bit) = left.first() {
            let chain = Bits::one(bit).chain(own);
            let open = chain.spread().and(free);
            let kind = if open.count() < 2 { &mut last[seat] } else { &mut more[seat] };
            *kind = kind.or(&open);
            left = left.without(&chain);
        }
    }
    (last, more)
}

/// Whether every chain of `own` has a liberty in `free`; if not, the first that has none.
pub fn breathless<const W: usize>(own: &Bits<W>, free: &Bits<W>) -> Option<Bits<W>> {
    let mut left = *own;
    while let Some(bit) = left.first() {
        let chain = Bits::one(bit).chain(own);
        if !chain.spread().meets(free) {
            return Some(chain);
        }
        left = left.without(&chain);
    }
    None
}
