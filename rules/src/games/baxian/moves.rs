//! Steps and chains of jumps.
//!
//! A man keeps to every second file and rank while it jumps, so a chain never lands on a point that it has jumped over.
//! What a chain takes is numbered among the men of the other side, lowest point first: a bit each, eight at most.

use super::{POINTS, SIDE, State};

/// No point.
pub(super) const NONE: u8 = POINTS;
/// All points.
pub(super) const FIELD: u32 = (1 << POINTS) - 1;
/// Each side's palace: c1 and c5.
pub(super) const PALACE: [u8; 2] = [22, 2];
/// Up, left, right, down: the order of the points that are reached.
const WAYS: [(i8, i8); 4] = [(0, -1), (-1, 0), (1, 0), (0, 1)];

/// The point that lies so far from each point in each direction, or [`NONE`].
const fn points_at(distance: i8) -> [[u8; 4]; POINTS as usize] {
    let mut table = [[NONE; 4]; POINTS as usize];
    let side = SIDE as i8;
    let mut i = 0;
    while i < 4 * POINTS as usize {
        let (point, way) = (i / 4, WAYS[i % 4]);
        let (x, y) = (point as i8 % side + distance * way.0, point as i8 / side + distance * way.1);
        if 0 <= x && x < side && 0 <= y && y < side {
            table[point][i % 4] = (y * side + x) as u8;
        }
        i += 1;
    }
    table
}

/// The points beside each point.
pub(super) const NEXT: [[u8; 4]; POINTS as usize] = points_at(1);
/// The points behind those.
pub(super) const BEHIND: [[u8; 4]; POINTS as usize] = points_at(2);

/// The set of one point.
pub(super) const fn bit(point: u8) -> u32 {
    1 << point
}

/// The points of a set, lowest first.
pub(super) fn points(mut set: u32) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        let point = set.trailing_zeros() as u8;
        (set != 0).then(|| set &= set - 1).map(|()| point)
    })
}

/// The set moved by one point up, left, right and down.
pub(super) fn beside(set: u32) -> [u32; 4] {
    const FIRST: u32 = 0b00001_00001_00001_00001_00001;
    let last = FIRST << (SIDE - 1);
    [set >> SIDE, (set & !FIRST) >> 1, (set & !last) << 1, set << SIDE & FIELD]
}

/// A move: a step, or a chain of jumps told by its ends and by what it takes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Move {
    /// The point it leaves.
    pub from: u8,
    /// The point it reaches.
    pub to: u8,
    /// Which of the other side's men it takes, a bit each, counted from the lowest point.
    pub taken: u8,
}

impl Move {
    /// Codes of steps, four a point.
    const STEPS: u32 = 4 * POINTS as u32;
    /// How many codes there are: steps, then from 25 points to nine of their kind with 256 sets of men taken.
    pub(super) const CODES: u32 = Self::STEPS + POINTS as u32 * 9 * 256;

    /// The move's number.
    pub(super) fn code(self) -> u32 {
        let (from, to) = (u32::from(self.from), u32::from(self.to));
        match NEXT[usize::from(self.from)].iter().position(|&next| next == self.to) {
            Some(way) => from * 4 + way as u32,
            None => {
                let side = u32::from(SIDE);
                let landing = to / side / 2 * 3 + to % side / 2;
                Self::STEPS + (from * 9 + landing) * 256 + u32::from(self.taken)
            }
        }
    }

    /// Whether it is a step.
    pub(super) fn is_step(self) -> bool {
        NEXT[usize::from(self.from)].contains(&self.to)
    }
}

/// A man that is jumping: where it is and what it has taken so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Chain {
    pub from: u8,
    pub at: u8,
    pub taken: u8,
}

impl Chain {
    pub(super) fn begin(from: u8) -> Self {
        Chain { from, at: from, taken: 0 }
    }

    /// The move it would be to stop here, unless that were a pass.
    pub(super) fn stopped(self) -> Option<Move> {
        let Chain { from, at, taken } = self;
        (at != from || taken != 0).then_some(Move { from, to: at, taken })
    }
}

impl State {
    /// The other side's men.
    fn others(&self) -> u32 {
        self.men[self.mover.index() ^ 1]
    }

    /// The points of the men that a move takes.
    pub(super) fn taken(&self, m: Move) -> u32 {
        if m.taken == 0 {
            return 0;
        }
        let numbered = points(self.others()).enumerate();
        numbered.filter(|(i, _)| m.taken >> i & 1 != 0).fold(0, |set, (_, point)| set | bit(point))
    }

    /// Where a man that is jumping can go on to; nowhere from the other's palace, since the game is over there.
    pub(super) fn jumps(&self, chain: Chain) -> impl Iterator<Item = Chain> {
        let (all, others) = (self.all(), self.others());
        let (at, goal) = (usize::from(chain.at), PALACE[self.mover.index() ^ 1]);
        let ways = if chain.at == goal { 0 } else { 4 };
        NEXT[at].into_iter().zip(BEHIND[at]).take(ways).filter_map(move |(over, to)| {
            if to == NONE || all & bit(over) == 0 || to != chain.from && all & bit(to) != 0 {
                return None;
            }
            let number = (others & (bit(over) - 1)).count_ones();
            let takes = if others & bit(over) != 0 { 1 << number } else { 0 };
            (chain.taken & takes == 0).then_some(Chain { at: to, taken: chain.taken | takes, ..chain })
        })
    }

    /// Tells every move of the side to move, each once.
    pub(super) fn each(&self, tell: &mut impl FnMut(Move)) {
        let all = self.all();
        for from in points(self.men[self.mover.index()]) {
            for to in NEXT[usize::from(from)] {
                if to != NONE && all & bit(to) == 0 {
                    tell(Move { from, to, taken: 0 });
                }
            }
            let begin = Chain::begin(from);
            if self.jumps(begin).next().is_some() {
                let mut seen = [0; 256];
                seen[0] = bit(from);
                self.follow(begin, &mut seen, tell);
            }
        }
    }

    /// Tells what a chain leads to; `seen` are the points it has reached with each set of men taken.
    fn follow(&self, chain: Chain, seen: &mut [u32; 256], tell: &mut impl FnMut(Move)) {
        for next in self.jumps(chain) {
            let known = &mut seen[usize::from(next.taken)];
            if *known & bit(next.at) == 0 {
                *known |= bit(next.at);
                next.stopped().into_iter().for_each(&mut *tell);
                self.follow(next, seen, tell);
            }
        }
    }

    /// The points a move touches, its ends included: for a chain the shortest way, the lowest points first.
    pub(super) fn way(&self, m: Move) -> Vec<u8> {
        if m.is_step() {
            return vec![m.from, m.to];
        }
        let mut reached = vec![(Chain::begin(m.from), 0)];
        let mut at = 0;
        while at < reached.len() && (at == 0 || reached[at].0.stopped() != Some(m)) {
            for next in self.jumps(reached[at].0) {
                if !reached.iter().any(|(chain, _)| *chain == next) {
                    reached.push((next, at));
                }
            }
            at += 1;
        }
        let mut way = Vec::new();
        while let Some(&(chain, before)) = reached.get(at) {
            way.insert(0, chain.at);
            if at == 0 {
                break;
            }
            at = before;
        }
        way
    }

    /// The chain that touches these points, the first being where the man stands; nothing if there is none.
    pub(super) fn chain(&self, way: &[u8]) -> Option<Chain> {
        let (&from, rest) = way.split_first()?;
        let own = from < POINTS && self.men[self.mover.index()] & bit(from) != 0;
        let start = own.then(|| Chain::begin(from));
        rest.iter().fold(start, |chain, &to| chain.and_then(|chain| self.jumps(chain).find(|next| next.at == to)))
    }
}
