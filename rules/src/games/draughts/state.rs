//! A position: men and kings as bits, counters that draws hang on, and the moves there are.

use super::hunt::{Found, Hunt, Move};
use super::squares::{BITS, BOARD, FAR, HOME, WAYS, each, step, step_by};
use crate::game::mix;

/// How a game has ended by its position and counters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// It goes on.
    None,
    /// The side to move has no man left.
    Taken,
    /// The side to move has no move.
    Blocked,
    /// Both sides made 25 moves with kings and took nothing.
    Kings,
    /// Three against a king, 16 moves of both long.
    Sixteen,
    /// Two or one against a king, 5 moves of both long.
    Five,
    /// Who refused a draw has not won in time.
    Refusal,
}

/// Plies with kings alone and without a capture that make a draw.
pub const QUIET: u8 = 50;
/// Plies that three against a king may take to win.
pub const SIXTEEN: u8 = 32;
/// Plies that two or one against a king may take to win.
pub const FIVE: u8 = 10;
/// Moves in which who refuses a draw has to win.
pub const REFUSER: u8 = 40;
/// A side that has refused no draw.
pub const FREE: u8 = u8::MAX;

/// A position. Sides are 0 for black, 1 for white.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// Plain men of both sides.
    pub men: [u64; 2],
    /// Kings of both sides.
    pub kings: [u64; 2],
    /// A hash of men, kings and side to move.
    pub key: u64,
    /// Who is to move.
    pub side: u8,
    /// The side to move has to take.
    pub takes: bool,
    /// Whether and how it has ended.
    pub end: End,
    /// Plies with kings alone and without a capture.
    pub quiet: u8,
    /// One more than the plies since the ending came about that has to be won in so many moves; 0 in all others.
    pub ending: u8,
    /// Moves that are left to each side for winning after it has refused a draw, or [`FREE`].
    pub left: [u8; 2],
    /// The side whose draw offer is open, counted from 1.
    pub offer: u8,
}

const WHITE_TO_MOVE: u64 = mix(4 * BITS as u64);

/// The key of a man (kinds 0 and 1) or king (2 and 3) of a side.
#[inline(always)]
fn key_at(side: usize, king: bool, at: u32) -> u64 {
    mix(((side + 2 * usize::from(king)) * BITS) as u64 + u64::from(at))
}

impl State {
    /// Twenty men a side.
    pub fn start(side: u8) -> Self {
        let mut s = State {
            men: HOME,
            kings: [0; 2],
            key: 0,
            side,
            takes: false,
            end: End::None,
            quiet: 0,
            ending: 0,
            left: [FREE; 2],
            offer: 0,
        };
        s.key = s.key_from_scratch();
        s
    }

    /// The key counted afresh.
    pub fn key_from_scratch(&self) -> u64 {
        let mut key = if self.side == 1 { WHITE_TO_MOVE } else { 0 };
        for side in 0..2 {
            for (king, set) in [(false, self.men[side]), (true, self.kings[side])] {
                key = each(set).fold(key, |key, bit| key ^ key_at(side, king, bit.trailing_zeros()));
            }
        }
        key
    }

    /// All men and kings of a side.
    #[inline(always)]
    pub fn all(&self, side: u8) -> u64 {
        self.men[usize::from(side & 1)] | self.kings[usize::from(side & 1)]
    }

    /// The free squares.
    #[inline(always)]
    pub fn empty(&self) -> u64 {
        BOARD & !(self.all(0) | self.all(1))
    }

    /// Both positions have the same men, kings and side to move.
    pub fn looks(&self, other: &State) -> bool {
        (self.men, self.kings, self.side) == (other.men, other.kings, other.side)
    }

    /// Whether the position was there at least `times` times; nothing before the last man's move or capture counts.
    pub fn occurred(&self, past: &[State], times: usize) -> bool {
        let back = past.iter().rev().take(self.quiet.into());
        self.quiet > 3 && back.skip(3).step_by(2).filter(|s| self.looks(s)).take(times).count() == times
    }

    /// In how many plies an ending of this kind is drawn, if it is of a kind that is.
    pub fn term(&self) -> Option<u8> {
        if self.kings[0] == 0 || self.kings[1] == 0 {
            return None;
        }
        let lone = |side: u8| self.men[usize::from(side)] == 0 && self.kings[usize::from(side)].is_power_of_two();
        let many = match (lone(0), lone(1)) {
            (true, _) => self.all(1),
            (_, true) => self.all(0),
            _ => return None,
        };
        match many.count_ones() {
            1 | 2 => Some(FIVE),
            3 => Some(SIXTEEN),
            _ => None,
        }
    }

    /// Finds out whether the side to move has to take and whether the game has ended.
    pub fn settle(&mut self, site: bool) {
        self.takes = self.can_take();
        self.end = if !self.takes && !self.can_walk() {
            if self.all(self.side) == 0 { End::Taken } else { End::Blocked }
        } else if self.left[0].min(self.left[1]) == 0 {
            End::Refusal
        } else if site && self.quiet >= QUIET {
            End::Kings
        } else if self.ending > FIVE && self.term() == Some(FIVE) {
            End::Five
        } else if self.ending > SIXTEEN {
            End::Sixteen
        } else {
            End::None
        };
    }

    /// How many men and kings there are.
    pub fn men_left(&self) -> u32 {
        (self.all(0) | self.all(1)).count_ones()
    }

    /// Plays a move as far as men, key, side and counters go; whether it ends the game is not found here.
    #[inline(always)]
    pub fn shift(&mut self, m: Move, site: bool) {
        let (us, them) = (usize::from(self.side & 1), usize::from(self.side & 1 ^ 1));
        let (from, to) = (1u64 << m.from, 1u64 << m.to);
        let king = self.kings[us] & from != 0;
        let crowned = king || to & FAR[us] != 0;
        if king {
            self.kings[us] ^= from;
        } else {
            self.men[us] ^= from;
        }
        if crowned {
            self.kings[us] |= to;
        } else {
            self.men[us] |= to;
        }
        self.key ^= key_at(us, king, m.from.into()) ^ key_at(us, crowned, m.to.into()) ^ WHITE_TO_MOVE;
        let mut rest = m.taken;
        while rest != 0 {
            let at = rest.trailing_zeros();
            self.key ^= key_at(them, self.kings[them] >> at & 1 != 0, at);
            rest &= rest - 1;
        }
        self.men[them] &= !m.taken;
        self.kings[them] &= !m.taken;
        if site {
            self.quiet = if king && m.taken == 0 { self.quiet.saturating_add(1) } else { 0 };
            self.count_ending(m.taken.count_ones());
        }
        if self.offer == 2 - self.side {
            self.refuse(us);
        }
        self.left[us] = self.left[us].saturating_sub(u8::from(self.left[us] != FREE));
        self.side ^= 1;
    }

    /// Counts on in an ending that has to be won in so many moves, or begins to, after so many men were taken. A
    /// capture that leaves two men of three gives five moves, but no more than were left.
    #[inline(always)]
    pub fn count_ending(&mut self, taken: u32) {
        let term = if self.kings[0] != 0 && self.kings[1] != 0 { self.term() } else { None };
        self.ending = match term {
            None => 0,
            Some(_) if self.ending == 0 => 1,
            Some(FIVE) if taken > 0 && self.men_left() + taken == 4 => 1 + self.ending.saturating_sub(SIXTEEN - FIVE),
            Some(_) => self.ending.saturating_add(1),
        };
    }

    /// The open offer is refused by `side`, which from now on has so many moves to win in, or fewer.
    pub fn refuse(&mut self, side: usize) {
        self.offer = 0;
        if self.left[side] == FREE {
            self.left[side] = REFUSER;
        }
    }

    /// Whether the side to move can take anything.
    #[inline(always)]
    fn can_take(&self) -> bool {
        let (us, enemy, empty) = (usize::from(self.side & 1), self.all(self.side ^ 1), self.empty());
        let kings = self.kings[us];
        jumpers(self.men[us], enemy, empty) != 0
            || kings != 0
                && (sees::<5>(kings, enemy, empty)
                    || sees::<6>(kings, enemy, empty)
                    || sees::<-5>(kings, enemy, empty)
                    || sees::<-6>(kings, enemy, empty))
    }

    /// Whether the side to move can go anywhere without taking.
    #[inline(always)]
    fn can_walk(&self) -> bool {
        let (us, empty) = (usize::from(self.side & 1), self.empty());
        let [a, b] = walks(self.side, self.men[us], empty);
        let kings = self.kings[us];
        let round = step::<5>(kings) | step::<6>(kings) | step::<-5>(kings) | step::<-6>(kings);
        a | b | round & empty != 0
    }

    /// The captures of the side to move, not yet numbered.
    pub fn captures(&self) -> Found {
        let mut found = Found::default();
        self.gather(&mut found);
        found
    }

    /// How many captures there are.
    pub fn count_captures(&self) -> usize {
        let mut found = Found::default();
        self.gather(&mut found);
        found.list.len()
    }

    /// Adds the captures of the side to move to an empty list, not yet numbered.
    pub fn gather(&self, found: &mut Found) {
        let us = usize::from(self.side & 1);
        let (enemy, empty) = (self.all(self.side ^ 1), self.empty());
        let (mut men, mut kings) = (jumpers(self.men[us], enemy, empty), self.kings[us]);
        while men != 0 {
            let at = men & men.wrapping_neg();
            men ^= at;
            let from = at.trailing_zeros() as u8;
            Hunt { found, enemy, empty: empty | at, from }.man(at, 0, 0);
        }
        while kings != 0 {
            let at = kings & kings.wrapping_neg();
            kings ^= at;
            let from = at.trailing_zeros() as u8;
            Hunt { found, enemy, empty: empty | at, from }.king(at);
        }
    }

    /// How many men the captures of the side to move take.
    pub fn most(&self) -> u32 {
        if self.takes { self.captures().most } else { 0 }
    }

    /// Calls with every move that takes nothing.
    pub fn each_walk(&self, mut call: impl FnMut(Move)) {
        let (us, empty) = (usize::from(self.side & 1), self.empty());
        for (to, way) in walks(self.side, self.men[us], empty).into_iter().zip(ways(self.side)) {
            for to in each(to) {
                call(walk(step_by(to, -way), to));
            }
        }
        self.each_king_walk(call);
    }

    /// Calls with every king's move that takes nothing.
    fn each_king_walk(&self, mut call: impl FnMut(Move)) {
        let empty = self.empty();
        for king in each(self.kings[usize::from(self.side & 1)]) {
            for way in WAYS {
                let mut to = step_by(king, way);
                while to & empty != 0 {
                    call(walk(king, to));
                    to = step_by(to, way);
                }
            }
        }
    }

    /// The `n`-th move that takes nothing, in the order of [`State::each_walk`].
    pub fn nth_walk(&self, mut n: u32) -> Option<Move> {
        let (us, empty) = (usize::from(self.side & 1), self.empty());
        for (to, way) in walks(self.side, self.men[us], empty).into_iter().zip(ways(self.side)) {
            let count = to.count_ones();
            if n < count {
                let to = pick(to, n);
                return Some(walk(step_by(to, -way), to));
            }
            n -= count;
        }
        let mut found = None;
        self.each_king_walk(|m| {
            found = found.or((n == 0).then_some(m));
            n = n.wrapping_sub(1);
        });
        found
    }

    /// How many moves there are that take nothing.
    #[inline(always)]
    pub fn count_walks(&self) -> u32 {
        let (us, empty) = (usize::from(self.side & 1), self.empty());
        let [a, b] = walks(self.side, self.men[us], empty);
        let mut count = a.count_ones() + b.count_ones();
        let kings = self.kings[us];
        if kings != 0 {
            count += reach::<5>(kings, empty) + reach::<6>(kings, empty);
            count += reach::<-5>(kings, empty) + reach::<-6>(kings, empty);
        }
        count
    }
}

/// The `n`-th bit of a set.
fn pick(mut bits: u64, n: u32) -> u64 {
    for _ in 0..n {
        bits &= bits - 1;
    }
    bits & bits.wrapping_neg()
}

/// A move that takes nothing, by bits.
fn walk(from: u64, to: u64) -> Move {
    Move { taken: 0, from: from.trailing_zeros() as u8, to: to.trailing_zeros() as u8, nth: 0 }
}

/// The two ways that a side's men walk.
pub fn ways(side: u8) -> [i8; 2] {
    if side == 0 { [5, 6] } else { [-5, -6] }
}

/// Where men can walk, each of the two ways.
#[inline(always)]
fn walks(side: u8, men: u64, empty: u64) -> [u64; 2] {
    if side == 0 {
        [step::<5>(men) & empty, step::<6>(men) & empty]
    } else {
        [step::<-5>(men) & empty, step::<-6>(men) & empty]
    }
}

/// The men that have somebody to jump over.
#[inline(always)]
fn jumpers(men: u64, enemy: u64, empty: u64) -> u64 {
    let down_left = step::<-5>(step::<-5>(empty) & enemy);
    let down_right = step::<-6>(step::<-6>(empty) & enemy);
    let up_right = step::<5>(step::<5>(empty) & enemy);
    let up_left = step::<6>(step::<6>(empty) & enemy);
    men & (down_left | down_right | up_right | up_left)
}

/// Whether a king has somebody to jump over on that way.
fn sees<const WAY: i8>(kings: u64, enemy: u64, empty: u64) -> bool {
    let mut at = step::<WAY>(kings);
    while at != 0 {
        if step::<WAY>(at & enemy) & empty != 0 {
            return true;
        }
        at = step::<WAY>(at & empty);
    }
    false
}

/// How many squares kings reach on that way.
fn reach<const WAY: i8>(kings: u64, empty: u64) -> u32 {
    let (mut count, mut at) = (0, step::<WAY>(kings) & empty);
    while at != 0 {
        count += at.count_ones();
        at = step::<WAY>(at) & empty;
    }
    count
}
