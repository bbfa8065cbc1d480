//! Lines of stones: how long they are, and what a stone makes of them.

use super::{End, Sanlian, State};
use crate::board::bits;
use crate::game::Seat;

impl Sanlian {
    /// The four directions as differences of bits: along a row, a column and the two slants.
    pub fn steps(&self) -> [usize; 4] {
        let wide = self.size + 1;
        [1, wide, wide + 1, wide - 1]
    }

    /// How the game stands after a seat has put a stone there.
    pub(super) fn judged(&self, s: &State, seat: Seat, bit: usize) -> End {
        let (stones, short) = (s.stones[seat.index()], self.short());
        let (mut lost, mut won) = (false, false);
        for step in self.steps() {
            let length = length(stones, bit, step);
            lost |= length == short;
            won |= length > short;
        }
        match (lost, won) {
            (true, _) => End::Short(seat),
            (_, true) => End::Long(seat),
            _ if s.count == self.stones() => End::Spent,
            _ => End::Open,
        }
    }

    /// The lines of at least `least` stones, as crossings in order.
    pub fn lines(&self, stones: u128, least: usize) -> Vec<Vec<u16>> {
        let mut lines = Vec::new();
        for step in self.steps() {
            for first in bits::each(stones & !(stones << step)) {
                let length = length(stones, usize::from(first), step);
                if length >= least {
                    lines.push((0..length).map(|i| self.point(first + (i * step) as u16)).collect());
                }
            }
        }
        lines
    }

    /// The lines that decided: those that lost if there are any, else those that won.
    pub fn deciding(&self, s: &State) -> Vec<Vec<u16>> {
        let (seat, lost) = match s.end {
            End::Short(seat) => (seat, true),
            End::Long(seat) => (seat, false),
            End::Open | End::Spent => return Vec::new(),
        };
        let mut lines = self.lines(s.stones[seat.index()], self.short());
        lines.retain(|line| !lost || line.len() == self.short());
        lines
    }

    /// Where a stone of these would make a line that loses, and where one that wins.
    pub fn fatal(&self, stones: u128) -> (u128, u128) {
        let (mut lose, mut win) = (0, 0);
        for step in self.steps() {
            // `up[i]`: at least so many stones follow upwards; `down` likewise.
            let (mut up, mut down) = ([u128::MAX; 6], [u128::MAX; 6]);
            for i in 1..6 {
                up[i] = up[i - 1] & stones >> (i * step);
                down[i] = down[i - 1] & stones << (i * step);
            }
            let beside = self.short() - 1;
            for i in 0..=beside {
                lose |= (up[i] & !up[i + 1]) & (down[beside - i] & !down[beside - i + 1]);
            }
            for i in 0..=beside + 1 {
                win |= up[i] & down[beside + 1 - i];
            }
        }
        let open = self.field() & !stones;
        (lose & open, win & !lose & open)
    }
}

/// How many stones stand in a line through `bit`, on which one stands.
fn length(stones: u128, bit: usize, step: usize) -> usize {
    let has = |at: usize| stones >> at & 1 != 0;
    let (mut from, mut to) = (bit, bit);
    while has(from - step) {
        from -= step;
    }
    while has(to + step) {
        to += step;
    }
    (to - from) / step + 1
}

#[cfg(test)]
mod tests {
    use super::super::Move;
    use super::*;
    use crate::game::{Game, Rng};

    #[test]
    fn fatal_points_are_those_that_end_the_game() {
        for size in [5, 9] {
            let game = Sanlian { size };
            let mut rng = Rng::new(3);
            for _ in 0..300 {
                let mut s = game.start();
                while game.turn(&s).outcome().is_none() {
                    let seat = s.mover();
                    let (lose, win) = game.fatal(s.stones[seat.index()]);
                    for point in 0..game.points() as u8 {
                        let bit = game.bit(point);
                        if s.all() >> bit & 1 == 0 {
                            let mut after = s;
                            game.apply(&mut after, Move(point));
                            assert_eq!(after.end == End::Short(seat), lose >> bit & 1 != 0);
                            assert_eq!(after.end == End::Long(seat), win >> bit & 1 != 0);
                        }
                    }
                    // What neither wins nor loses, so that lines grow long.
                    let m = game.sample(&s, &mut rng);
                    let calm = (lose | win) >> game.bit(m.0) & 1 == 0;
                    if calm || (game.open(&s) & !lose & !win) == 0 {
                        game.apply(&mut s, m);
                    }
                }
            }
        }
    }
}
