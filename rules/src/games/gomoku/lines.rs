//! Rows of stones: whether one is a five, which stones won, and what a player needs to know of lines.

use crate::game::tidy;
use super::{Bits, End, Gomoku, State};

impl Gomoku {
    /// The four directions as differences of bits: along a row, a column and the two diagonals.
    pub fn steps(&self) -> [usize; 4] {
        let wide = self.size + 1;
        [1, wide, wide + 1, wide - 1]
    }

    /// Whether a row of so many stones wins.
    pub fn wins(&self, length: usize) -> bool {
        length == 5 || (length > 5 && !self.exact)
    }

    /// Whether a stone on that bit belongs, or would belong, to a row of `stones` that wins.
    pub fn five(&self, stones: &Bits, bit: usize) -> bool {
        self.steps().iter().any(|&step| self.wins(1 + stones.run_up(bit, step) + stones.run_down(bit, step)))
    }

    /// The points of the rows through a stone whose length is `wanted`, each once, in order.
    fn rows(&self, stones: &Bits, bit: usize, wanted: impl Fn(usize) -> bool) -> Vec<u16> {
        let mut points = Vec::new();
        for step in self.steps() {
            let (down, up) = (stones.run_down(bit, step), stones.run_up(bit, step));
            if wanted(1 + down + up) {
                let first = bit - down * step;
                points.extend((0..=down + up).map(|i| self.point(first + i * step)));
            }
        }
        tidy(&mut points);
        points
    }

    /// The stones that won; empty while nobody has.
    pub fn winning(&self, s: &State) -> Vec<u16> {
        let End::Five(seat) = s.end else { return Vec::new() };
        let stones = &s.stones[seat.index()];
        let mut points: Vec<u16> = stones.iter().flat_map(|bit| self.rows(stones, bit, |n| self.wins(n))).collect();
        tidy(&mut points);
        points
    }

    /// The stones of a row through that bit which is too long to win.
    pub fn overlong(&self, stones: &Bits, bit: usize) -> Vec<u16> {
        self.rows(stones, bit, |n| n > 5 && !self.wins(n))
    }

    /// The empty points at most `reach` columns and rows from a stone.
    pub fn near(&self, s: &State, reach: usize) -> Bits {
        let all = s.stones[0].or(&s.stones[1]);
        let mut spread = all;
        for _ in 0..reach {
            let wide = spread.or(&spread.up(1)).or(&spread.down(1)).and(&self.field);
            spread = wide.or(&wide.up(self.size + 1)).or(&wide.down(self.size + 1)).and(&self.field);
        }
        spread.without(&all)
    }

    /// All lines of the board that can hold a five, as points in order.
    pub fn lines(&self) -> Vec<Vec<u16>> {
        let mut lines = Vec::new();
        for step in self.steps() {
            for start in self.field.iter().filter(|&bit| !self.field.has(bit - step)) {
                let length = 1 + self.field.run_up(start, step);
                if length >= 5 {
                    lines.push((0..length).map(|i| self.point(start + i * step)).collect());
                }
            }
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::super::Gomoku;
    use crate::game::Game;

    #[test]
    fn lines_are_all_that_hold_five() {
        for size in [15, 19] {
            let lines = Gomoku::new(size, true, false).lines();
            let diagonals = 2 * (size - 4) - 1;
            assert_eq!(lines.len(), 2 * size + 2 * diagonals);
            let fives: usize = lines.iter().map(|line| line.len() - 4).sum();
            assert_eq!(fives, 2 * size * (size - 4) + 2 * (size - 4) * (size - 4));
        }
    }

    #[test]
    fn near_stays_on_the_board() {
        let game = Gomoku::new(15, false, false);
        let mut state = game.start();
        game.apply(&mut state, super::super::Move(14));
        let points: Vec<u16> = game.near(&state, 1).iter().map(|bit| game.point(bit)).collect();
        assert_eq!(points, [13, 28, 29]);
        assert_eq!(game.near(&state, 2).count(), 8);
    }
}
