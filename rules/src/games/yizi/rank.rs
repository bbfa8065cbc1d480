//! A dense numbering of all positions, for solving the game exactly.
//!
//! Who is to move does not matter, since both move the same men. **Every move leads to a smaller number**, so one pass
//! from 0 upwards solves everything. The 184 756 positions of ten men on eleven points come first, in the order of the
//! men on point 10, then on point 9 and so on; then those of putting down, fewer men in hand before more.

use super::{MEN, POINTS, State, Yizi};
use crate::game::{Game, Seat};

/// `WAYS[points][men]`: in how many ways so many men can stand on so many points.
const WAYS: [[u32; MEN as usize + 1]; POINTS + 1] = ways();

/// The positions with all men on the line.
const MOVING: u32 = WAYS[POINTS][MEN as usize];

const fn ways() -> [[u32; MEN as usize + 1]; POINTS + 1] {
    let mut table = [[0; MEN as usize + 1]; POINTS + 1];
    table[0][0] = 1;
    let mut points = 1;
    while points <= POINTS {
        let mut men = 0;
        while men <= MEN as usize {
            table[points][men] = table[points - 1][men] + if men > 0 { table[points][men - 1] } else { 0 };
            men += 1;
        }
        points += 1;
    }
    table
}

/// Where the positions with that many men in hand begin, and the nearest point that men can stand on.
fn block(hand: u8) -> (u32, usize) {
    if hand == 0 {
        return (0, 0);
    }
    (MOVING + (1..hand).map(|h| WAYS[POINTS - 1][usize::from(MEN - h)]).sum::<u32>(), 1)
}

impl Yizi {
    /// How many positions there are under these rules, those of putting down included where they occur.
    pub fn ranks(&self) -> u32 {
        match self.start().hand {
            0 => MOVING,
            hand => block(hand + 1).0,
        }
    }

    /// The position's number, below [`Yizi::ranks`].
    pub fn rank(&self, s: &State) -> u32 {
        let (mut rank, nearest) = block(s.hand);
        let mut left = usize::from(MEN - s.hand);
        for point in (nearest + 1..POINTS).rev() {
            for _ in 0..s.on[point] {
                rank += WAYS[point - nearest][left];
                left -= 1;
            }
        }
        rank
    }

    /// The position with that number, seat 0 to move; nothing where there is none.
    pub fn unrank(&self, rank: u32) -> Option<State> {
        if rank >= self.ranks() {
            return None;
        }
        let hand = (0..MEN).find(|&h| rank < block(h + 1).0).unwrap_or(MEN);
        let (base, nearest) = block(hand);
        let (mut rank, mut left) = (rank - base, usize::from(MEN - hand));
        let mut on = [0; POINTS];
        for point in (nearest + 1..POINTS).rev() {
            while left > 0 && rank >= WAYS[point - nearest][left] {
                rank -= WAYS[point - nearest][left];
                left -= 1;
                on[point] += 1;
            }
        }
        on[nearest] = left as u8;
        Some(State { on, hand, mover: Seat(0) })
    }
}

#[cfg(test)]
mod tests {
    use super::super::Setup;
    use super::*;

    #[test]
    fn numbers_name_positions_and_moves_lower_them() {
        let game = Yizi { setup: Setup::Placed, misere: false };
        assert_eq!(game.ranks(), 184_756 + 92_378);
        let mut moves = Vec::new();
        for rank in 0..game.ranks() {
            let state = game.unrank(rank).expect("below the number of ranks");
            assert_eq!(game.rank(&state), rank);
            moves.clear();
            game.moves(&state, &mut moves);
            for &m in &moves {
                let mut next = state;
                game.apply(&mut next, m);
                assert!(game.rank(&next) < rank, "{state:?} {m:?}");
            }
        }
        assert_eq!(game.unrank(game.ranks()), None);
    }
}
