//! What a third occurrence of a position means.

use super::chase::{chased, side_mask, slots};
use super::state::State;
use super::{Repetition, Xiangqi};
use crate::game::{Game, Outcome, Seat};

/// What was found about a position that occurs for the third time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nobody did anything forbidden.
    Draw,
    /// Both checked with every move.
    BothCheck,
    /// Both chased with every move.
    BothChase,
    /// This side checked with every move.
    Checks(u8),
    /// This side chased these men (bits of slots) with every move.
    Chases(u8, u32),
}

/// Where in `past` the first of three occurrences of `s` is, if this is the third.
pub fn first_of_three(past: &[State], s: &State) -> Option<usize> {
    occurrences(past, s).nth(1)
}

/// Where in `past` the position has been before, the latest first. Nothing repeats across a capture.
fn occurrences(past: &[State], s: &State) -> impl Iterator<Item = usize> {
    let reach = usize::from(s.quiet).min(past.len());
    (4..=reach).step_by(2).map(|back| past.len() - back).filter(|&i| past[i].key == s.key)
}

impl Xiangqi {
    /// The verdict on a third occurrence; nothing if it is none.
    pub fn verdict(&self, past: &[State], s: &State) -> Option<Verdict> {
        first_of_three(past, s).map(|first| self.verdict_since(first, past, s))
    }

    /// The verdict on what was played since `past[first]`, which `s` repeats.
    fn verdict_since(&self, first: usize, past: &[State], s: &State) -> Verdict {
        if self.repetition == Repetition::Draw {
            return Verdict::Draw;
        }
        let cycle = || past[first..].iter().zip(past[first + 1..].iter().chain([s]));
        let asian = self.repetition == Repetition::Asian;
        let mut checks = [true; 2];
        for (before, after) in cycle() {
            checks[usize::from(before.side)] &= after.check && (asian || before.count(self.refused) > 1);
        }
        match checks {
            [true, true] => return Verdict::BothCheck,
            [true, false] => return Verdict::Checks(0),
            [false, true] => return Verdict::Checks(1),
            _ if !asian => return Verdict::Draw,
            _ => {}
        }
        let mut chases = [side_mask(1), side_mask(0)];
        for (before, after) in cycle() {
            let hunters = usize::from(before.side);
            if chases[hunters] != 0 {
                let by = chased(before, after);
                chases[hunters] &= slots(side_mask(after.side)).filter(|&v| by[v] != 0).fold(0, |all, v| all | 1 << v);
            }
        }
        match chases {
            [0, 0] => Verdict::Draw,
            [red, 0] => Verdict::Chases(0, red),
            [0, black] => Verdict::Chases(1, black),
            _ => Verdict::BothChase,
        }
    }

    /// The ending that a third occurrence brings.
    pub(super) fn rule(&self, past: &[State], s: &State) -> Option<Outcome> {
        self.verdict(past, s).map(|verdict| self.outcome(verdict))
    }

    /// The ending that going on like this would bring, told at the second occurrence: what a player should expect.
    pub(super) fn foresee(&self, past: &[State], s: &State) -> Option<Outcome> {
        if s.is_bare() {
            return self.ruling(past, s);
        }
        let first = occurrences(past, s).next()?;
        Some(self.outcome(self.verdict_since(first, past, s)))
    }

    fn outcome(&self, verdict: Verdict) -> Outcome {
        match verdict {
            Verdict::Checks(side) => Outcome::lost(self, Seat(side), "perpetual-check"),
            Verdict::Chases(side, _) => Outcome::lost(self, Seat(side), "perpetual-chase"),
            Verdict::Draw | Verdict::BothCheck | Verdict::BothChase => Outcome::drawn(self, "repetition"),
        }
    }
}
