//! How games end, and why things are as they are.

use super::{Game, MAX_SEATS, Seat};
use arrayvec::ArrayVec;

/// Places by seat: 1 is best, ties share a place, 0 means that there is no such seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The place of each seat.
    pub place: [u8; MAX_SEATS],
    /// A text key that says why ("mate", "five", "repetition").
    pub why: &'static str,
}

impl Outcome {
    /// `winner`'s side first, all others second.
    pub fn won<G: Game>(game: &G, winner: Seat, why: &'static str) -> Self {
        Self::by(game, why, |side| if side == game.side(winner) { 1 } else { 2 })
    }

    /// `loser`'s side second, all others first.
    pub fn lost<G: Game>(game: &G, loser: Seat, why: &'static str) -> Self {
        Self::by(game, why, |side| if side == game.side(loser) { 2 } else { 1 })
    }

    /// Nobody is better than anybody.
    pub fn drawn<G: Game>(game: &G, why: &'static str) -> Self {
        Self::by(game, why, |_| 1)
    }

    fn by<G: Game>(game: &G, why: &'static str, place_of_side: impl Fn(u8) -> u8) -> Self {
        let mut place = [0; MAX_SEATS];
        for seat in 0..game.seats() {
            place[usize::from(seat)] = place_of_side(game.side(Seat(seat)));
        }
        Outcome { place, why }
    }

    /// 1 where `seat` is alone or with others on top of somebody, -1 where somebody is above it, 0 where all are level.
    pub fn sign(&self, seat: Seat) -> i32 {
        let mine = self.place[seat.index()];
        let others = || self.place.iter().filter(|&&p| p != 0);
        if others().any(|&p| p < mine) {
            -1
        } else if others().any(|&p| p > mine) {
            1
        } else {
            0
        }
    }

    /// The places joined by `-`, as commands write them: `1-2`, `1-1`.
    pub fn places(&self) -> String {
        let taken: Vec<String> = self.place.iter().filter(|&&p| p != 0).map(u8::to_string).collect();
        taken.join("-")
    }
}

/// A reason: a text key, the places that matter, and the numbers its words mention.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    /// The text key; the game's own words are looked up before those that all games share.
    pub key: &'static str,
    /// The places to mark, the most important first.
    pub places: Vec<u16>,
    /// Ways through places to show: longer captures, lines that stand open.
    pub paths: Vec<Vec<u16>>,
    /// Numbers for the words' `{ $a }`, `{ $b }`, `{ $c }`.
    pub nums: ArrayVec<i32, 3>,
}

impl Why {
    /// A reason without places.
    pub fn new(key: &'static str) -> Self {
        Why { key, places: Vec::new(), paths: Vec::new(), nums: ArrayVec::new() }
    }

    /// A reason at these places.
    pub fn at(key: &'static str, places: impl IntoIterator<Item = u16>) -> Self {
        Why { places: places.into_iter().collect(), ..Why::new(key) }
    }

    /// The same reason with ways through places to show.
    pub fn along(mut self, paths: impl IntoIterator<Item = Vec<u16>>) -> Self {
        self.paths.extend(paths);
        self
    }

    /// The same reason with one more number for its words.
    pub fn with(mut self, num: i32) -> Self {
        self.nums.push(num);
        self
    }
}
