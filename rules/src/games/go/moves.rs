//! Putting stones: what is legal, what is taken, and random play.

use super::{Bits, Go, Move, NOWHERE, Seat, Stage, State, stone_key};
use crate::game::Rng;
use crate::stones::{self, LARGE, SMALL, breathes, liberties, taken};

/// So many points are tried before the good ones are listed.
const TRIES: u32 = 4;
/// Where few moves are left, one draw in so many passes: what history forbids must not hold up a random game.
const IDLE: u32 = 16;

impl Go {
    /// A position with these stones and nothing behind it.
    pub(super) fn position(&self, stones: [Bits; 2], mover: Seat) -> State {
        let mut board = 0;
        for (seat, own) in [Seat(0), Seat(1)].into_iter().zip(&stones) {
            own.iter().for_each(|bit| board ^= stone_key(seat, bit));
        }
        let count = (stones[0].count() + stones[1].count()) as u16;
        State {
            stones,
            dead: Bits::default(),
            mover,
            stage: Stage::Play,
            passed: false,
            resumed: false,
            area: [0; 2],
            ko: NOWHERE,
            last: NOWHERE,
            count,
            most: count,
            board,
        }
    }

    /// The chain through a stone's bit.
    pub(super) fn chain(&self, s: &State, bit: usize) -> Bits {
        let own = s.stones.iter().find(|own| own.has(bit));
        own.map_or(Bits::default(), |own| Bits::one(bit).chain(&self.field, own))
    }

    /// The bit of the ko that may not be taken back, if there is one.
    pub(super) fn ko(s: &State) -> Option<usize> {
        (s.ko != NOWHERE).then_some(usize::from(s.ko))
    }

    /// The points on which the side to move may put a stone, as far as the position tells.
    pub(super) fn legal(&self, s: &State) -> Bits {
        let empty = self.empty(s);
        let (last, more) = liberties(&self.field, &s.stones, &empty);
        let us = s.mover.index();
        let mut legal = empty.and(&empty.spread(&self.field).or(&more[us]).or(&last[us ^ 1]));
        if let Some(ko) = Self::ko(s) {
            legal.remove(ko);
        }
        legal
    }

    /// Whether the side to move may put a stone on that bit, as far as the position tells.
    pub(super) fn may_put(&self, s: &State, bit: usize) -> bool {
        if !self.empty(s).has(bit) || Self::ko(s) == Some(bit) {
            return false;
        }
        if self.field.is_small() { self.breathes::<SMALL>(s, bit) } else { self.breathes::<LARGE>(s, bit) }
    }

    /// Both sides' stones, the mover's first, in sets that are as small as the board allows.
    #[inline]
    fn sides<const W: usize>(s: &State) -> [stones::Bits<W>; 2] {
        [s.stones[s.mover.index()].cut(), s.stones[s.mover.other().index()].cut()]
    }

    /// Whether a stone on an empty bit would have a liberty, once what it takes is gone.
    #[inline]
    fn breathes<const W: usize>(&self, s: &State, bit: usize) -> bool {
        let [own, foe] = Self::sides::<W>(s);
        let mut free = self.field.all.cut::<W>().without(&own).without(&foe);
        free.remove(bit);
        breathes(&self.field, bit, &own, &free) || !taken(&self.field, bit, &foe, &free).is_empty()
    }

    /// What a stone on an empty bit takes.
    pub(super) fn takes(&self, s: &State, bit: usize) -> Bits {
        let mut free = self.empty(s);
        free.remove(bit);
        taken(&self.field, bit, &s.stones[s.mover.other().index()], &free)
    }

    /// Puts a stone and takes what has no liberty left.
    #[inline]
    pub(super) fn put(&self, s: &mut State, bit: usize) {
        if self.field.is_small() { self.put_in::<SMALL>(s, bit) } else { self.put_in::<LARGE>(s, bit) }
    }

    #[inline]
    fn put_in<const W: usize>(&self, s: &mut State, bit: usize) {
        let (me, other) = (s.mover, s.mover.other());
        let [mut own, foe] = Self::sides::<W>(s);
        let mut free = self.field.all.cut::<W>().without(&own).without(&foe);
        free.remove(bit);
        s.board ^= stone_key(me, bit);
        s.count += 1;
        s.ko = NOWHERE;
        let gone = taken(&self.field, bit, &foe, &free);
        if let Some(first) = gone.first() {
            gone.iter().for_each(|bit| s.board ^= stone_key(other, bit));
            s.count -= gone.count() as u16;
            let near = self.field.near::<W>(bit);
            if gone == stones::Bits::one(first) && !near.meets(&own) && !near.meets(&free) {
                s.ko = first as u16;
            }
            s.stones[other.index()] = foe.without(&gone).cut();
        }
        own.add(bit);
        s.stones[me.index()] = own.cut();
        s.most = s.most.max(s.count);
        s.last = bit as u16;
        s.passed = false;
        Self::hand_over(s);
    }

    /// The key of the stones after one is put on that bit; nothing where such a position cannot have been before.
    pub(super) fn board_after(&self, s: &State, bit: usize) -> Option<u64> {
        if s.count >= s.most {
            // Only a move that takes can lead back from the fullest board.
            let near = self.field.near::<LARGE>(bit);
            if !near.meets(&s.stones[s.mover.other().index()]) {
                return None;
            }
        }
        let gone = self.takes(s, bit);
        let count = u32::from(s.count) + 1 - gone.count();
        let key = |key: u64, bit: usize| key ^ stone_key(s.mover.other(), bit);
        (count <= u32::from(s.most)).then(|| gone.iter().fold(s.board ^ stone_key(s.mover, bit), key))
    }

    /// A random move; see [`crate::game::Game::sample`] of this game.
    #[inline]
    pub(super) fn draw(&self, s: &State, rng: &mut Rng) -> Move {
        let bit = if self.field.is_small() { self.draw_in::<SMALL>(s, rng) } else { self.draw_in::<LARGE>(s, rng) };
        bit.map_or(Move::Pass, |bit| Move::Put(self.field.point(bit)))
    }

    #[inline]
    fn draw_in<const W: usize>(&self, s: &State, rng: &mut Rng) -> Option<usize> {
        let [own, foe] = Self::sides::<W>(s);
        let empty = self.field.all.cut::<W>().without(&own).without(&foe);
        // Any point, while that is likely to be a good one.
        let tries = if 4 * usize::from(s.count) < 3 * self.field.points() { TRIES } else { 0 };
        for _ in 0..tries {
            let bit = self.field.bit(rng.below(self.field.points() as u32) as u16);
            if empty.has(bit) && self.serves(s, bit, &own, &foe, &empty) {
                return Some(bit);
            }
        }
        let mut left = empty.without(&self.eyes_in(&own, &foe, &empty));
        if let Some(ko) = Self::ko(s) {
            left.remove(ko);
        }
        let count = left.count();
        if count < 4 && (count == 0 || rng.below(IDLE) == 0) {
            return None;
        }
        for count in (1..=count).rev() {
            let bit = left.nth(rng.below(count));
            if self.serves(s, bit, &own, &foe, &empty) {
                return Some(bit);
            }
            left.remove(bit);
        }
        None
    }

    /// Whether the side to move may put a stone on an empty bit and fills no eye of its own with it.
    #[inline]
    fn serves<const W: usize>(
        &self,
        s: &State,
        bit: usize,
        own: &stones::Bits<W>,
        foe: &stones::Bits<W>,
        empty: &stones::Bits<W>,
    ) -> bool {
        let near = self.field.near::<W>(bit);
        if near.meets(empty) {
            return true;
        }
        let eye = !near.meets(foe) && self.eyes_in(own, foe, empty).has(bit);
        !eye && Self::ko(s) != Some(bit) && self.breathes::<W>(s, bit)
    }

    /// The eyes of the side to move: points it surrounds, where the other side holds at most one diagonal neighbour,
    /// and none at the edge.
    pub(super) fn eyes(&self, s: &State) -> Bits {
        let [own, foe] = Self::sides(s);
        self.eyes_in(&own, &foe, &self.empty(s))
    }

    #[inline]
    fn eyes_in<const W: usize>(
        &self,
        own: &stones::Bits<W>,
        foe: &stones::Bits<W>,
        empty: &stones::Bits<W>,
    ) -> stones::Bits<W> {
        let surrounded = empty.without(&self.field.all.cut::<W>().without(own).spread(&self.field));
        if surrounded.is_empty() {
            return surrounded;
        }
        let row = self.field.row_in(W);
        let [a, b, c, d] = [foe.up(row + 1), foe.up(row - 1), foe.down(row + 1), foe.down(row - 1)];
        let two = a.and(&b).or(&c.and(&d)).or(&a.or(&b).and(&c.or(&d)));
        let one = a.or(&b).or(&c).or(&d);
        surrounded.without(&two).without(&one.and(&self.field.rim.cut()))
    }
}
