//! Who chases whom: how often in a row one man of a side has attacked each man of the other.

use super::state::SLOTS;
use crate::game::mix;
use crate::games::liubo::{GONE, bit};

/// So many attacks in a row lose.
pub const CHASES: u8 = 5;

/// The chase that a side may be leading.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chase {
    /// The slot of the man that made the side's last move, as far as it attacked somebody.
    pub by: u8,
    /// How many moves of that man in a row have attacked each man of the other side, by slot.
    pub counts: [u8; SLOTS],
}

impl Chase {
    /// Nobody is attacked.
    pub const NONE: Chase = Chase { by: SLOTS as u8, counts: [0; SLOTS] };

    /// The man of that slot has moved and now attacks those places, where the other side's men stand as `men` says.
    #[inline]
    pub fn go_on(&mut self, slot: usize, attacked: u32, men: &[u8; SLOTS]) {
        if attacked == 0 {
            *self = Chase::NONE;
            return;
        }
        let before = if usize::from(self.by) == slot { self.counts } else { [0; SLOTS] };
        self.by = slot as u8;
        for (victim, &place) in men.iter().enumerate() {
            let hit = place < GONE && attacked & bit(place) != 0;
            self.counts[victim] = if hit { before[victim] + 1 } else { 0 };
        }
    }

    /// The side has lost the man of that slot.
    #[inline]
    pub fn lose(&mut self, slot: usize) {
        if usize::from(self.by) == slot {
            *self = Chase::NONE;
        }
    }

    /// The man of that slot that may have been attacked is no more.
    #[inline]
    pub fn spare(&mut self, slot: usize) {
        self.counts[slot] = 0;
        if self.longest() == 0 {
            *self = Chase::NONE;
        }
    }

    /// The longest row of attacks on one man.
    #[inline]
    pub fn longest(&self) -> u8 {
        self.counts.iter().fold(0, |most, &count| most.max(count))
    }

    /// The slot of the man that is chased longest.
    pub fn victim(&self) -> Option<usize> {
        let most = self.longest();
        self.counts.iter().position(|&count| count == most && most > 0)
    }

    /// Whether somebody has been attacked at least twice in a row.
    #[inline]
    pub fn runs(&self) -> bool {
        self.longest() >= 2
    }

    /// A hash of a chase that runs.
    pub fn key(&self) -> u64 {
        let counts = self.counts.iter().fold(u64::from(self.by), |all, &count| all * 8 + u64::from(count));
        mix(counts + 0xc4a5e)
    }
}
