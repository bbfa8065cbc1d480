//! Areas, the margin between them, and stones of handicap.

use super::{Bits, Go, State};
use crate::game::{Seat, Why};

/// The points of so many stones of handicap, as far as the board has room: corners first, then the middle or the sides.
pub(super) fn handicap(size: usize, stones: usize) -> Vec<u16> {
    if stones < 2 || size < 5 {
        return Vec::new();
    }
    let edge = [1, 2, 3][usize::from(size > 8) + usize::from(size > 12)];
    let (middle, far) = (size / 2, size - 1 - edge);
    let corners = [(far, edge), (edge, far), (far, far), (edge, edge)];
    let sides = [(edge, middle), (far, middle), (middle, edge), (middle, far)];
    let most = if size < 7 { 5 } else { 9 };
    let stones = stones.min(most);
    let mut all: Vec<(usize, usize)> = corners.into_iter().take(stones).collect();
    // An odd one goes to the middle.
    let rest = stones - all.len();
    all.extend(sides.into_iter().take(rest & !1));
    if rest % 2 == 1 {
        all.push((middle, middle));
    }
    all.into_iter().map(|(x, y)| (y * size + x) as u16).collect()
}

impl Go {
    /// What both sides' living stones hold and surround.
    pub fn areas(&self, s: &State) -> [Bits; 2] {
        let living = [s.stones[0].without(&s.dead), s.stones[1].without(&s.dead)];
        let free = self.field.all.without(&living[0]).without(&living[1]);
        let reach = [0, 1].map(|seat: usize| living[seat].spread(&self.field).and(&free).chain(&self.field, &free));
        [0, 1].map(|seat: usize| living[seat].or(&reach[seat].without(&reach[seat ^ 1])))
    }

    /// By how many half points Black leads in a counted position.
    pub fn margin(&self, s: &State) -> i32 {
        2 * (i32::from(s.area[0]) - i32::from(s.area[1])) - self.given
    }

    /// The areas of a counted position, and by how much whoever won has won, in 子: two points each.
    pub(super) fn told(&self, s: &State) -> Why {
        let margin = self.margin(s);
        let (zi, quarters) = (margin.abs() / 4, margin.abs() % 4);
        let winner = Seat(u8::from(margin < 0));
        let words = match (winner, quarters) {
            _ if margin == 0 => Why::new("level"),
            (Seat(0), 0) => Why::new("black-by-zi"),
            (Seat(0), 1) => Why::new("black-by-zi-quarter"),
            (Seat(0), 2) => Why::new("black-by-zi-half"),
            (Seat(0), _) => Why::new("black-by-zi-three-quarters"),
            (_, 0) => Why::new("white-by-zi"),
            (_, 1) => Why::new("white-by-zi-quarter"),
            (_, 2) => Why::new("white-by-zi-half"),
            (_, _) => Why::new("white-by-zi-three-quarters"),
        };
        words.with(i32::from(s.area[0])).with(i32::from(s.area[1])).with(zi)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn handicap_stones_are_as_many_as_asked_for() {
        for size in [9, 13, 19, 7] {
            for stones in 2..=9 {
                let mut points = handicap(size, stones);
                points.sort_unstable();
                points.dedup();
                assert_eq!(points.len(), stones, "{size}");
            }
        }
        assert_eq!(handicap(5, 9).len(), 5);
        assert!(handicap(3, 9).is_empty() && handicap(19, 1).is_empty());
    }
}
