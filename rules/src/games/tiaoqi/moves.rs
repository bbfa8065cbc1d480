//! Steps and chains of hops: where men can go, by which way, and drawing one move without listing all.

use super::star::{BIT, HOLES, KIN, KIND, KINDS, MEN, NEAR, NEXT, NONE, adjacent, equidistant, holes, nth};
use super::{State, Tiaoqi};
use crate::game::Rng;

/// A move: from where to where; the way between does not matter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Move {
    /// The hole it leaves.
    pub from: u8,
    /// The hole it reaches.
    pub to: u8,
}

/// Doing nothing, which is a move where there is no other.
pub const PASS: Move = Move { from: 0, to: 0 };

/// How often a move is drawn blindly before all are listed.
const PATIENCE: u32 = 200;
/// What can be drawn for one man: six steps, and the holes of its kind.
const SLOTS: u32 = 6 + KIN as u32;

impl Move {
    /// Pairs of holes; a pass is hole 0 twice.
    pub(super) const CODES: u32 = (HOLES * HOLES) as u32;

    /// The move's number.
    pub(super) fn code(self) -> u32 {
        u32::from(self.from) * HOLES as u32 + u32::from(self.to)
    }

    /// The move of that number.
    pub(super) fn of(code: u32) -> Option<Move> {
        let holes = HOLES as u32;
        (code < Self::CODES).then_some(Move { from: (code / holes) as u8, to: (code % holes) as u8 })
    }

    /// Whether it is a step.
    pub(super) fn is_step(self) -> bool {
        NEAR[usize::from(self.from)] & BIT[usize::from(self.to)] != 0
    }
}

impl Tiaoqi {
    /// Where one hop leads from a hole, `all` being the other men.
    #[inline]
    pub(super) fn hops(&self, from: u8, all: u128) -> u128 {
        if self.adjacent { adjacent(from, all) } else { equidistant(from, all) }
    }

    /// Where hops lead a man, one after the other.
    #[inline]
    pub(super) fn reach(&self, s: &State, from: u8) -> u128 {
        let all = s.all & !BIT[usize::from(from)];
        let mut todo = self.hops(from, all);
        let mut seen = todo | BIT[usize::from(from)];
        while todo != 0 {
            let at = todo.trailing_zeros() as u8;
            todo &= todo - 1;
            let fresh = self.hops(at, all) & !seen;
            seen |= fresh;
            todo |= fresh;
        }
        seen & !BIT[usize::from(from)]
    }

    /// Where a man can go.
    #[inline]
    pub(super) fn targets(&self, s: &State, from: u8) -> u128 {
        NEAR[usize::from(from)] & !s.all | self.reach(s, from)
    }

    /// Whether hops lead a man to that empty hole.
    #[inline]
    fn hops_to(&self, s: &State, m: Move) -> bool {
        let all = s.all & !BIT[usize::from(m.from)];
        let goal = BIT[usize::from(m.to)];
        let mut todo = self.hops(m.from, all);
        // Hops lead back as they lead there, so where none leads away none leads to.
        if todo & goal != 0 {
            return true;
        }
        if todo == 0 || self.hops(m.to, all) == 0 {
            return false;
        }
        let mut seen = todo | BIT[usize::from(m.from)];
        while todo != 0 && seen & goal == 0 {
            let at = todo.trailing_zeros() as u8;
            todo &= todo - 1;
            let fresh = self.hops(at, all) & !seen;
            seen |= fresh;
            todo |= fresh;
        }
        seen & goal != 0
    }

    /// All moves of the seat to move; a pass if there is none.
    pub(super) fn list(&self, s: &State, out: &mut Vec<Move>) {
        let before = out.len();
        for from in holes(s.men[s.mover.index()]) {
            out.extend(holes(self.targets(s, from)).map(|to| Move { from, to }));
        }
        if out.len() == before {
            out.push(PASS);
        }
    }

    /// How many those are.
    pub(super) fn number(&self, s: &State) -> usize {
        let moves: u32 = holes(s.men[s.mover.index()]).map(|from| self.targets(s, from).count_ones()).sum();
        moves.max(1) as usize
    }

    /// Whether a move is one of those.
    pub(super) fn allows(&self, s: &State, m: Move) -> bool {
        if m == PASS {
            let stuck = |from: u8| self.targets(s, from) == 0;
            return holes(s.men[s.mover.index()]).all(stuck);
        }
        let own = s.men[s.mover.index()] & BIT[usize::from(m.from)] != 0;
        own && self.targets(s, m.from) & BIT[usize::from(m.to)] != 0
    }

    /// One move, every one equally likely: men and holes are drawn until they make one.
    #[inline]
    pub(super) fn draw(&self, s: &State, rng: &mut Rng) -> Move {
        let men = s.men[s.mover.index()];
        for _ in 0..PATIENCE {
            let drawn = rng.below(MEN * SLOTS);
            let (man, slot) = (drawn / SLOTS, (drawn % SLOTS) as usize);
            let from = nth(men, man);
            let kin = &KINDS[usize::from(KIND[usize::from(from)])];
            let to = if slot < 6 { NEXT[usize::from(from)][slot] } else { kin[slot - 6] };
            let m = Move { from, to };
            if to != NONE && s.all & BIT[usize::from(to)] == 0 && (slot < 6 || self.hops_to(s, m)) {
                return m;
            }
        }
        let mut all = Vec::new();
        self.list(s, &mut all);
        rng.pick(&all)
    }

    /// The holes a move touches, its ends included: for hops the shortest way, the lowest holes first.
    pub(super) fn way(&self, s: &State, m: Move) -> Vec<u8> {
        if m.is_step() {
            return vec![m.from, m.to];
        }
        let all = s.all & !BIT[usize::from(m.from)];
        let mut before = [NONE; HOLES];
        let mut queue = vec![m.from];
        let mut next = 0;
        while next < queue.len() && before[usize::from(m.to)] == NONE {
            let at = queue[next];
            next += 1;
            for to in holes(self.hops(at, all)).filter(|&to| to != m.from) {
                if before[usize::from(to)] == NONE {
                    before[usize::from(to)] = at;
                    queue.push(to);
                }
            }
        }
        let mut way = vec![m.to];
        while way[0] != m.from && way[0] != NONE {
            way.insert(0, before[usize::from(way[0])]);
        }
        way
    }
}
