//! The transposition table: what a search has found about positions, in fixed room.

/// How a stored value bounds the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Bound {
    /// The true value is at most this.
    Upper,
    /// The true value is at least this.
    Lower,
    /// It is this.
    Exact,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    key: u64,
    /// The value for the seat to move, ends counted from here.
    pub value: i32,
    /// The best move's code, [`NONE`] if unknown.
    pub code: u32,
    /// How deep it was searched.
    pub depth: i16,
    /// What the value means.
    pub bound: Bound,
    age: u8,
}

/// No move.
pub(super) const NONE: u32 = u32::MAX;

const EMPTY: Found = Found { key: 0, value: 0, code: NONE, depth: 0, bound: Bound::Upper, age: 0 };

/// Two slots for each index: the first keeps the deeper entry, the second the newer.
pub(super) struct Table {
    slots: Vec<[Found; 2]>,
    age: u8,
}

impl Table {
    /// Room for 2^bits pairs of entries of 24 bytes.
    pub fn new(bits: u32) -> Self {
        Table { slots: vec![[EMPTY; 2]; 1 << bits], age: 0 }
    }

    /// Forgets everything, so that a search depends on nothing before it; costs next to nothing.
    pub fn forget(&mut self) {
        if self.age == u8::MAX {
            self.slots.fill([EMPTY; 2]);
            self.age = 0;
        }
        self.age += 1;
    }

    fn index(&self, key: u64) -> usize {
        (key >> 32) as usize & (self.slots.len() - 1)
    }

    /// What is known of a position.
    pub fn find(&self, key: u64) -> Option<Found> {
        self.slots[self.index(key)].iter().find(|f| f.key == key && f.age == self.age).copied()
    }

    /// Notes what was found.
    pub fn put(&mut self, key: u64, value: i32, code: u32, depth: i32, bound: Bound) {
        let (index, age) = (self.index(key), self.age);
        let pair = &mut self.slots[index];
        let depth = depth.clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16;
        let keep = pair[0].age == age && pair[0].depth > depth && pair[0].key != key;
        if !keep && pair[0].key != key {
            pair[1] = pair[0];
        }
        let slot = if keep { &mut pair[1] } else { &mut pair[0] };
        let code = if code == NONE && slot.key == key && slot.age == age { slot.code } else { code };
        *slot = Found { key, value, code, depth, bound, age };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_the_deeper_and_the_newer() {
        let mut table = Table::new(0);
        table.forget();
        table.put(1, 10, 7, 5, Bound::Exact);
        table.put(2, 20, 8, 3, Bound::Lower);
        table.put(3, 30, 9, 1, Bound::Upper);
        assert_eq!(table.find(1).map(|f| (f.value, f.depth)), Some((10, 5)));
        assert!(table.find(2).is_none());
        assert_eq!(table.find(3).map(|f| f.bound), Some(Bound::Upper));
        table.put(1, 11, NONE, 6, Bound::Upper);
        assert_eq!(table.find(1).map(|f| (f.value, f.code)), Some((11, 7)), "a known move is kept");
        table.forget();
        assert!(table.find(1).is_none() && table.find(3).is_none());
    }
}
