//! Who wins from a position, by searching all lines: exact, and quick up to 4 by 4 points.
//!
//! A position is known by its stones as digits of base 3, the least of its eight mirrored forms, so that no two are ever
//! taken for one another. Moves are tried first after which the stones lie opposite each other, the second player's way on small
//! boards, then those that leave the other side little and oneself much.

use super::{Nogo, State};
use crate::game::Game;

/// Positions remembered, as a power of two.
const ROOM: u32 = 22;
/// The most points that fit into a number.
const MOST: usize = 36;

/// A solver of one board; it remembers what it has found.
pub struct Solver<'a> {
    game: &'a Nogo,
    /// For every point its digit's worth in each of the eight forms.
    worth: Vec<[u64; 8]>,
    /// Number of a position, times two, plus one if the side to move wins; 0 where nothing is known.
    known: Vec<u64>,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// A position with its number in each of the eight forms.
#[derive(Clone, Copy)]
struct Node {
    state: State,
    numbers: [u64; 8],
}

impl<'a> Solver<'a> {
    /// A solver for these rules, if the board is small enough.
    pub fn new(game: &'a Nogo) -> Option<Self> {
        let (size, points) = (game.field.size, game.field.points());
        let worth = |point: usize| {
            let (x, y) = (point % size, point / size);
            let far = size - 1;
            let forms = [(x, y), (far - x, y), (x, far - y), (far - x, far - y)];
            std::array::from_fn(|i| {
                let (x, y) = forms[i / 2];
                let at = if i % 2 == 0 { y * size + x } else { x * size + y };
                3_u64.pow(at as u32)
            })
        };
        let solver = || Solver { game, worth: (0..points).map(worth).collect(), known: vec![0; 1 << ROOM], nodes: 0 };
        (points <= MOST).then(solver)
    }

    /// Whether the side to move wins; nothing where the game is over.
    pub fn wins(&mut self, s: &State) -> Option<bool> {
        self.game.turn(s).seat()?;
        let mut node = Node { state: *s, numbers: [0; 8] };
        for (seat, own) in s.stones.iter().enumerate() {
            for point in self.game.field.points_of(own) {
                self.number(&mut node, point, seat);
            }
        }
        Some(self.look(&node))
    }

    fn number(&self, node: &mut Node, point: u16, seat: usize) {
        for (number, worth) in node.numbers.iter_mut().zip(&self.worth[usize::from(point)]) {
            *number += worth * (seat as u64 + 1);
        }
    }

    /// Whether either side's stones lie opposite the other's, the middle aside.
    fn is_mirrored(&self, s: &State) -> bool {
        let last = self.game.field.points() as u16 - 1;
        let [black, white] = [0, 1].map(|seat: usize| self.game.field.points_of(&s.stones[seat]));
        let mut white: Vec<u16> = white.map(|point| last - point).filter(|&point| 2 * point != last).collect();
        white.reverse();
        black.filter(|&point| 2 * point != last).eq(white)
    }

    fn look(&mut self, node: &Node) -> bool {
        self.nodes += 1;
        let least = node.numbers.iter().min().copied().unwrap_or(0);
        let number = (least * 2 + u64::from(node.state.mover.0)) * 2 + 2;
        let slot = (crate::game::mix(number) >> (64 - ROOM)) as usize;
        if self.known[slot] & !1 == number {
            return self.known[slot] & 1 != 0;
        }
        let wins = self.search(node);
        self.known[slot] = number | u64::from(wins);
        wins
    }

    fn search(&mut self, node: &Node) -> bool {
        let game = self.game;
        let mut after: Vec<(i32, Node)> = Vec::with_capacity(game.field.points());
        for bit in game.safe(&node.state).iter() {
            let mut next = *node;
            let point = game.field.point(bit);
            self.number(&mut next, point, node.state.mover.index());
            Nogo::put(&mut next.state, bit);
            let safe = game.safe_for_both(&next.state.stones).map(|set| set.count() as i32);
            let (mine, theirs) = (safe[node.state.mover.index()], safe[next.state.mover.index()]);
            if theirs == 0 {
                return true;
            }
            let promise = if self.is_mirrored(&next.state) { i32::MIN } else { 4 * (theirs - mine) + theirs };
            after.push((promise, next));
        }
        after.sort_by_key(|&(promise, _)| promise);
        after.iter().any(|(_, next)| !self.look(next))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first_wins(size: usize) -> (bool, Vec<bool>) {
        let game = Nogo::new(size, true);
        let mut solver = Solver::new(&game).expect("the board is small");
        let start = game.start();
        let after = |bit| {
            let mut next = start;
            Nogo::put(&mut next, bit);
            next
        };
        let wins = solver.wins(&start).expect("the game begins");
        let firsts = game.safe(&start).iter().map(|bit| solver.wins(&after(bit)) == Some(false)).collect();
        (wins, firsts)
    }

    /// 2 by 2: every first move wins (ours). 3 by 3: every one wins; 4 by 4: every one loses (M. Müller, "Solving NoGo
    /// on Small Board Sizes", University of Alberta). The example `solve` does 5 by 5.
    #[test]
    fn small_boards_are_won_as_is_known() {
        assert_eq!(first_wins(2), (true, vec![true; 4]));
        assert_eq!(first_wins(3), (true, vec![true; 9]));
        assert_eq!(first_wins(4), (false, vec![false; 16]));
        assert!(Solver::new(&Nogo::new(7, true)).is_none());
    }

    /// The answers to the first moves on 4 by 4 lie opposite. The same page gives D3 for B1, but no line supports that: C4
    /// alone wins.
    #[test]
    fn known_answers_win() {
        let game = Nogo::new(4, true);
        let mut solver = Solver::new(&game).expect("the board is small");
        for [first, answer] in [["b1", "c4"], ["a1", "d4"], ["b2", "c3"]] {
            let mut s = game.start();
            for text in [first, answer] {
                let point = crate::stones::named(4, text).expect("it is a point");
                Nogo::put(&mut s, game.field.bit(point));
            }
            assert_eq!(solver.wins(&s), Some(false), "{first} {answer}");
        }
    }
}
