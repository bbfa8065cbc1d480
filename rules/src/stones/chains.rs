//! Chains of stones and their liberties, walked on sets of bits and no further than the question needs.
//!
//! Nothing is kept from move to move: a chain that has a liberty nearly always shows it within a step or two, so that
//! walking is cheaper than bookkeeping, and a position is no more than its stones.

use super::{Bits, Field};

impl<const W: usize> Bits<W> {
    /// The neighbours of the bits of a set: in four directions, and off the board too.
    #[inline]
    pub fn spread(&self, field: &Field) -> Self {
        let row = field.row_in(W);
        self.up(1).or(&self.down(1)).or(&self.up(row)).or(&self.down(row))
    }

    /// What of `own` is connected with the bits of this set, and those bits.
    pub fn chain(&self, field: &Field, own: &Self) -> Self {
        self.walk(field, own, &Self::default()).1
    }

    /// Whether the chain of `own` through the bits of this set has a stone in `open`. If it has not, all of it, else as
    /// much as was walked.
    #[inline]
    pub fn walk(&self, field: &Field, own: &Self, open: &Self) -> (bool, Self) {
        let row = field.row_in(W);
        let mut chain = *self;
        loop {
            let wide = chain.or(&chain.up(1).or(&chain.down(1)).and(own));
            let grown = wide.or(&wide.up(row).or(&wide.down(row)).and(own));
            if grown.meets(open) {
                return (true, grown);
            }
            if grown == chain {
                return (false, chain);
            }
            chain = grown;
        }
    }

    /// Those bits of this set that have at least two neighbours in `free`.
    #[inline]
    pub fn with_two_of(&self, field: &Field, free: &Self) -> Self {
        let row = field.row_in(W);
        let (left, right, above, below) = (free.up(1), free.down(1), free.up(row), free.down(row));
        let two = left.and(&right).or(&above.and(&below)).or(&left.or(&right).and(&above.or(&below)));
        self.and(&two)
    }
}

/// The stones of `foe` that a stone of the other side on a bit takes from them, all liberties but `free` being gone.
#[inline]
pub fn taken<const W: usize>(field: &Field, bit: usize, foe: &Bits<W>, free: &Bits<W>) -> Bits<W> {
    let mut next = field.near::<W>(bit).and(foe);
    let mut all = Bits::default();
    while let Some(bit) = next.first() {
        next.remove(bit);
        if field.near(bit).meets(free) {
            continue;
        }
        let (breathes, chain) = Bits::one(bit).walk(field, foe, &free.spread(field).and(foe));
        if !breathes {
            all = all.or(&chain);
        }
        next = next.without(&chain);
    }
    all
}

/// Whether a stone of `own` on a bit belongs to a chain with a liberty in `free`.
#[inline]
pub fn breathes<const W: usize>(field: &Field, bit: usize, own: &Bits<W>, free: &Bits<W>) -> bool {
    let near = field.near::<W>(bit);
    near.meets(free) || (near.meets(own) && Bits::one(bit).walk(field, own, &free.spread(field).and(own)).0)
}

/// For both sides: the last liberties of chains, and the liberties of those that have more, by one walk of every chain.
pub fn liberties<const W: usize>(field: &Field, stones: &[Bits<W>; 2], free: &Bits<W>) -> ([Bits<W>; 2], [Bits<W>; 2]) {
    let (mut last, mut more) = ([Bits::default(); 2], [Bits::default(); 2]);
    for (seat, own) in stones.iter().enumerate() {
        let mut left = *own;
        while let Some(bit) = left.first() {
            let chain = Bits::one(bit).chain(field, own);
            let open = chain.spread(field).and(free);
            let kind = if open.count() < 2 { &mut last[seat] } else { &mut more[seat] };
            *kind = kind.or(&open);
            left = left.without(&chain);
        }
    }
    (last, more)
}

/// Whether every chain of `own` has a liberty in `free`; if not, the first that has none.
pub fn breathless<const W: usize>(field: &Field, own: &Bits<W>, free: &Bits<W>) -> Option<Bits<W>> {
    let mut left = *own;
    while let Some(bit) = left.first() {
        let chain = Bits::one(bit).chain(field, own);
        if !chain.spread(field).meets(free) {
            return Some(chain);
        }
        left = left.without(&chain);
    }
    None
}
