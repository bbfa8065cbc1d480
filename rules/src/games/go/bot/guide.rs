//! Which moves playouts and the tree look at first: what takes, what saves, what answers the last stone.

use super::super::{Bits, Go, Move, NOWHERE, State};
use super::shape::Shapes;
use crate::ai::Guide;
use crate::game::{Game, Rng, Seat};
use std::cell::OnceCell;

/// The player's eyes.
pub(super) struct Eyes {
    shapes: OnceCell<Shapes>,
}

impl Eyes {
    pub fn new() -> Self {
        Eyes { shapes: OnceCell::new() }
    }

    fn shapes(&self) -> &Shapes {
        self.shapes.get_or_init(Shapes::new)
    }

    /// The bits of the board in the square of three round a bit.
    fn around(game: &Go, bit: usize) -> Bits {
        let one = Bits::one(bit);
        let wide = one.or(&one.up(1)).or(&one.down(1));
        wide.or(&wide.up(game.field.row())).or(&wide.down(game.field.row())).and(&game.field.all).without(&one)
    }

    /// The liberties of the chain through a bit.
    fn liberties(game: &Go, s: &State, bit: usize) -> Bits {
        game.chain(s, bit).spread(&game.field).and(&game.empty(s))
    }

    /// Whether a chain that has one liberty has more after its side, which is to move, plays there.
    fn runs(game: &Go, s: &State, liberty: usize) -> bool {
        let mut after = *s;
        game.put(&mut after, liberty);
        Self::liberties(game, &after, liberty).count() > 1
    }

    /// An answer to the last stone: to take it, or to save what it left with one liberty.
    fn urgent(game: &Go, s: &State, last: usize) -> Option<usize> {
        let open = Self::liberties(game, s, last);
        if open.count() == 1 {
            return open.first().filter(|&bit| game.may_put(s, bit));
        }
        let own = &s.stones[s.mover.index()];
        let mut near = Bits::one(last).spread(&game.field).and(own);
        while let Some(bit) = near.first() {
            let chain = Bits::one(bit).chain(&game.field, own);
            near = near.without(&chain);
            let open = chain.spread(&game.field).and(&game.empty(s));
            if open.count() != 1 {
                continue;
            }
            if let Some(liberty) = open.first().filter(|&bit| game.may_put(s, bit) && Self::runs(game, s, bit)) {
                return Some(liberty);
            }
        }
        None
    }

    /// A small shape beside the last stone, one of those there are.
    fn shapely(&self, game: &Go, s: &State, last: usize, rng: &mut Rng) -> Option<usize> {
        let mut fit = Bits::default();
        for bit in Self::around(game, last).and(&game.empty(s)).iter() {
            if self.shapes().fit(game, s, bit) && game.may_put(s, bit) {
                fit.add(bit);
            }
        }
        let count = fit.count();
        (count > 0).then(|| fit.nth(rng.below(count))).filter(|&bit| Self::runs(game, s, bit))
    }
}

impl Guide<Go> for Eyes {
    fn prior(&self, game: &Go, s: &State, m: Move) -> f32 {
        let Move::Put(point) = m else { return if s.passed { 0.5 } else { 0.05 } };
        let bit = game.field.bit(point);
        let stone = Bits::one(bit);
        if game.eyes(s).has(bit) {
            return 0.01;
        }
        let mut prior = 1.0;
        let taken = game.takes(s, bit).count();
        if taken > 0 {
            prior *= 4.0 + taken as f32;
        }
        if !Self::runs(game, s, bit) {
            return prior * 0.2;
        }
        let own = &s.stones[s.mover.index()];
        let saves = stone.spread(&game.field).and(own).iter().any(|near| Self::liberties(game, s, near).count() == 1);
        prior *= if saves { 4.0 } else { 1.0 };
        if s.last != NOWHERE && Self::around(game, usize::from(s.last)).has(bit) {
            prior *= 2.0;
        }
        if self.shapes().fit(game, s, bit) {
            prior *= 1.6;
        }
        // The first line is rarely worth a stone where nothing stands near.
        let near = Self::around(game, bit);
        if game.field.rim.has(bit) && !near.meets(&s.stones[0].or(&s.stones[1])) {
            prior *= 0.2;
        }
        prior
    }

    fn playout(&self, game: &Go, s: &State, rng: &mut Rng) -> Move {
        if s.last != NOWHERE {
            let last = usize::from(s.last);
            let urgent = if rng.below(8) > 0 { Self::urgent(game, s, last) } else { None };
            let found = urgent.or_else(|| self.shapely(game, s, last, rng));
            if let Some(bit) = found {
                return Move::Put(game.field.point(bit));
            }
        }
        game.sample(s, rng)
    }

    fn guess(&self, game: &Go, s: &State, seat: Seat, _rng: &mut Rng) -> i32 {
        let [black, white] = game.areas(s).map(|area| area.count() as i32);
        let lead = 2 * (black - white) - game.given;
        if seat == Seat(0) { lead.signum() } else { -lead.signum() }
    }
}
