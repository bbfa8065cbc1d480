//! Captures: all ways of taking the most men, each way of ending with the same men taken counted once.

use super::squares::step;
use arrayvec::ArrayVec;

/// A move: where a man goes, and whom it takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// The bits of the men taken.
    pub taken: u64,
    /// The bit number it leaves.
    pub from: u8,
    /// The bit number it reaches.
    pub to: u8,
    /// Which it is among the legal moves with the same ends, by the bits of the men taken.
    pub nth: u8,
}

/// How many captures are listed at most: a search for positions with many came to 308.
const MOST: usize = 1024;

/// How many of them can share their ends: the same search came to 36.
pub const ALIKE: u32 = 100;

/// The captures found so far: those that take the most.
#[derive(Default)]
pub struct Found {
    /// How many men each takes.
    pub most: u32,
    /// The moves, in the order in which they were found.
    pub list: ArrayVec<Move, MOST>,
}

impl Found {
    fn add(&mut self, from: u8, to: u64, taken: u64, count: u32) {
        if count < self.most {
            return;
        }
        if count > self.most {
            self.most = count;
            self.list.clear();
        }
        let to = to.trailing_zeros() as u8;
        // Two ways to the same end need three men taken at least.
        if count > 2 {
            let mut alike = 0;
            for m in self.list.iter().filter(|m| (m.from, m.to) == (from, to)) {
                if m.taken == taken {
                    return;
                }
                alike += 1;
            }
            if alike == ALIKE {
                return;
            }
        }
        let _full = self.list.try_push(Move { taken, from, to, nth: 0 });
    }

    /// Numbers the moves that share their ends.
    pub fn number(&mut self) {
        for i in 1..self.list.len() {
            for j in 0..i {
                let (a, b) = (self.list[j], self.list[i]);
                if (a.from, a.to) == (b.from, b.to) {
                    let later = if a.taken < b.taken { i } else { j };
                    self.list[later].nth += 1;
                }
            }
        }
    }
}

/// The captures of one man or king.
pub struct Hunt<'a> {
    /// Where captures are gathered.
    pub found: &'a mut Found,
    /// Whom there is to take; those taken stay where they stand until the end, and bar the way.
    pub enemy: u64,
    /// What is free, the hunter's own square included.
    pub empty: u64,
    /// The bit number the hunter stands on.
    pub from: u8,
}

impl Hunt<'_> {
    /// A man's jumps from `at` on.
    pub fn man(&mut self, at: u64, taken: u64, count: u32) {
        let more = self.jump::<5>(at, taken, count)
            | self.jump::<6>(at, taken, count)
            | self.jump::<-5>(at, taken, count)
            | self.jump::<-6>(at, taken, count);
        if !more && count > 0 {
            self.found.add(self.from, at, taken, count);
        }
    }

    #[inline(always)]
    fn jump<const WAY: i8>(&mut self, at: u64, taken: u64, count: u32) -> bool {
        let over = step::<WAY>(at) & self.enemy & !taken;
        let to = step::<WAY>(over) & self.empty;
        if to != 0 {
            self.man(to, taken | over, count + 1);
        }
        to != 0
    }

    /// A king's captures from its square.
    pub fn king(&mut self, at: u64) {
        self.seek::<5>(at, 0, 0);
        self.seek::<6>(at, 0, 0);
        self.seek::<-5>(at, 0, 0);
        self.seek::<-6>(at, 0, 0);
    }

    /// Looks along a line for a man to jump over.
    fn seek<const WAY: i8>(&mut self, at: u64, taken: u64, count: u32) -> bool {
        let mut over = step::<WAY>(at);
        while over & self.empty != 0 {
            over = step::<WAY>(over);
        }
        self.over::<WAY>(over, taken, count)
    }

    /// Jumps over `over`, if that can be, and looks on from every square behind it.
    fn over<const WAY: i8>(&mut self, over: u64, taken: u64, count: u32) -> bool {
        let first = step::<WAY>(over & self.enemy & !taken) & self.empty;
        if first == 0 {
            return false;
        }
        let (taken, count) = (taken | over, count + 1);
        let (mut more, mut at) = (false, first);
        while at & self.empty != 0 {
            more |= if WAY == 5 || WAY == -5 {
                self.seek::<6>(at, taken, count) | self.seek::<-6>(at, taken, count)
            } else {
                self.seek::<5>(at, taken, count) | self.seek::<-5>(at, taken, count)
            };
            at = step::<WAY>(at);
        }
        if self.over::<WAY>(at, taken, count) || more {
            return true;
        }
        let mut at = first;
        while at & self.empty != 0 {
            self.found.add(self.from, at, taken, count);
            at = step::<WAY>(at);
        }
        true
    }
}
