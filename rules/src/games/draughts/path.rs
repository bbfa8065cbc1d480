//! The ways of captures: on which squares a man comes down between its jumps, read from clicks and texts.

use crate::game::sort_few;
use super::State;
use super::hunt::Move;
use super::squares::{WAYS, bit, square, step_by};

/// The squares a man comes down on, by number, the one it leaves first.
pub type Way = Vec<u8>;

/// A man amid its capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flight {
    /// The bit it is on.
    pub at: u64,
    /// Whom it has jumped.
    pub taken: u64,
    enemy: u64,
    empty: u64,
    king: bool,
}

impl Flight {
    /// The man of the side to move on a square, before its first jump.
    pub fn begin(s: &State, at: u64) -> Option<Flight> {
        if s.all(s.side) & at == 0 {
            return None;
        }
        let king = s.kings[usize::from(s.side & 1)] & at != 0;
        Some(Flight { at, taken: 0, enemy: s.all(s.side ^ 1), empty: s.empty() | at, king })
    }

    /// How many it has jumped.
    pub fn count(&self) -> u32 {
        self.taken.count_ones()
    }

    /// What it is after each jump that it can make now, by the square it comes down on.
    pub fn jumps(&self) -> Vec<Flight> {
        let mut all = Vec::new();
        for way in WAYS {
            let mut over = step_by(self.at, way);
            while self.king && over & self.empty != 0 {
                over = step_by(over, way);
            }
            if over & self.enemy & !self.taken == 0 {
                continue;
            }
            let mut at = step_by(over, way);
            while at & self.empty != 0 {
                all.push(Flight { at, taken: self.taken | over, ..*self });
                if !self.king {
                    break;
                }
                at = step_by(at, way);
            }
        }
        sort_few(&mut all, |a, b| a.at < b.at);
        all
    }

    /// How many it can have jumped at most when it ends.
    pub fn most(&self) -> u32 {
        self.jumps().iter().map(Flight::most).max().unwrap_or(self.count())
    }

    /// The first way on, in the order of squares, that ends as `m` does and comes down on the squares of `wanted`
    /// among others; without those where it is now.
    pub fn way(&self, m: Move, wanted: &[u8]) -> Option<Way> {
        if self.taken == m.taken {
            return (self.at == 1 << m.to && wanted.is_empty()).then(Vec::new);
        }
        let within = |f: &Flight| f.taken & !m.taken == 0;
        self.jumps().into_iter().filter(within).find_map(|f| {
            let here = square(f.at);
            let ends = f.taken == m.taken;
            let rest = if !ends && wanted.first() == Some(&here) { &wanted[1..] } else { wanted };
            let mut way = vec![here];
            way.extend(f.way(m, rest)?);
            Some(way)
        })
    }
}

/// The squares of a move from beginning to end; of several ways the first in the order of squares.
pub fn way(s: &State, m: Move) -> Way {
    let from = 1 << m.from;
    let mut all = vec![square(from)];
    if m.taken == 0 {
        all.push(square(1 << m.to));
    } else if let Some(rest) = Flight::begin(s, from).and_then(|f| f.way(m, &[])) {
        all.extend(rest);
    }
    all
}

/// Where a man is after coming down on those squares one after the other, the first being where it stands.
pub fn follow(s: &State, squares: &[u8]) -> Option<Flight> {
    let (first, rest) = squares.split_first()?;
    let begin = Flight::begin(s, bit(*first))?;
    rest.iter().try_fold(begin, |f, &n| f.jumps().into_iter().find(|next| next.at == bit(n)))
}
