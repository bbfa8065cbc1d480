//! Marking dead chains after two passes, and a proposal which they are.

use super::{Bits, Go, Move, Stage, State};
use crate::game::{Game, Rng, mix};
use crate::stones::LARGE;

/// A chain is taken to be dead if its points end in enemy hands in so many of a hundred playouts.
const LOST: u32 = 66;

impl Go {
    /// The first points of the chains that are not marked, in order.
    pub(super) fn unmarked(&self, s: &State) -> impl Iterator<Item = u16> + use<'_> {
        let (stones, mut left) = (s.stones, s.stones[0].or(&s.stones[1]).without(&s.dead));
        std::iter::from_fn(move || {
            let bit = left.first()?;
            let own = if stones[0].has(bit) { &stones[0] } else { &stones[1] };
            left = left.without(&Bits::one(bit).chain(&self.field, own));
            Some(self.field.point(bit))
        })
    }

    /// How often every bit ends in Black's hands and in White's when the position is played out at random, and how
    /// many times that was.
    pub(super) fn fates(&self, s: &State) -> ([Vec<u32>; 2], u32) {
        let game = self.for_search();
        let times = if self.field.is_small() { 200 } else { 60 };
        let mut rng = Rng::new(mix(s.board));
        let mut owned = [vec![0; 64 * LARGE], vec![0; 64 * LARGE]];
        let longest = 3 * self.field.points();
        let start = State { stage: Stage::Play, resumed: false, passed: false, dead: Bits::default(), ..*s };
        for turn in 0..times {
            let mut end = start;
            // Either side moves first in half of them.
            end.mover.0 ^= (turn % 2) as u8;
            for _ in 0..longest {
                if end.stage != Stage::Play {
                    break;
                }
                let m = game.sample(&end, &mut rng);
                game.apply(&mut end, m);
            }
            for (owned, area) in owned.iter_mut().zip(game.areas(&end)) {
                area.iter().for_each(|bit| owned[bit] += 1);
            }
        }
        (owned, times)
    }

    /// The chains that playouts take to be dead, by their first points, in order.
    pub(super) fn proposal(&self, s: &State) -> Vec<u16> {
        let (owned, times) = self.fates(s);
        let dead = |&point: &u16| {
            let bit = self.field.bit(point);
            let chain = self.chain(s, bit);
            let foe = usize::from(s.stones[0].has(bit));
            let lost: u32 = chain.iter().map(|bit| owned[foe][bit]).sum();
            lost * 100 > LOST * times * chain.count()
        };
        self.unmarked(s).filter(dead).collect()
    }

    /// What a player does about marks: marks what it takes to be dead, one chain at a time, agrees where nothing is
    /// left to mark, and has the game go on where its living stones are marked.
    pub(super) fn marking_move(&self, s: &State) -> Move {
        let clean = State { dead: Bits::default(), ..*s };
        let own = &s.stones[s.mover.index()];
        let dead = self.proposal(&clean);
        let lost = dead.iter().fold(Bits::default(), |all, &point| all.or(&self.chain(s, self.field.bit(point))));
        if s.dead.and(own).without(&lost).count() > 0 {
            return Move::Resume;
        }
        let next = dead.into_iter().find(|&point| !s.dead.has(self.field.bit(point)));
        next.map_or(Move::Agree, Move::Mark)
    }
}
