//! A node where luck decides: the mean of all outcomes by weight, with Star1 bounds.

use super::Run;
use crate::ai::{Judge, Spent};
use crate::game::Game;

impl<G: Game, J: Judge<G>> Run<'_, '_, G, J> {
    /// What the top of the line is worth to the thinker before luck has decided; means are rounded down.
    pub(super) fn chance(&mut self, depth: i32, low: i32, high: i32, ply: usize) -> Result<i32, Spent> {
        if depth <= 0 || ply >= super::MAX_PLY - 1 {
            return Ok(self.estimate(1));
        }
        let memory = &mut *self.memory;
        let s = &memory.states[memory.states.len() - 1];
        let begin = memory.moves.len();
        memory.fresh.clear();
        self.game.moves(s, &mut memory.fresh);
        let (game, most) = (self.game, i64::from(self.win));
        let outcomes = memory.fresh.iter().map(|&m| super::Candidate {
            m,
            code: game.code(s, m),
            rank: game.weight(s, m) as i32,
            noisy: false,
        });
        memory.moves.extend(outcomes);
        let total: i64 = memory.moves[begin..].iter().map(|c| i64::from(c.rank)).sum();
        let (mut sum, mut rest) = (0, total);
        for at in begin..self.memory.moves.len() {
            let (m, weight) = (self.memory.moves[at].m, i64::from(self.memory.moves[at].rank));
            rest -= weight;
            // Below `under` the mean cannot rise above `low`, whatever else comes up; from `over` on it reaches `high`.
            let under = (i64::from(low) * total - sum - rest * most).div_euclid(weight).clamp(-most - 1, most);
            let over = (-(sum - rest * most - i64::from(high) * total).div_euclid(weight)).clamp(under + 1, most + 1);
            self.enter(m);
            let value = i64::from(self.visit(depth, under as i32, over as i32, ply + 1)?);
            self.leave();
            sum += weight * value;
            let bound = match value {
                v if v <= under => Some(sum + rest * most),
                v if v >= over => Some(sum - rest * most),
                _ => None,
            };
            if let Some(bound) = bound {
                self.memory.moves.truncate(begin);
                return Ok(bound.div_euclid(total) as i32);
            }
        }
        self.memory.moves.truncate(begin);
        self.memory.lines[ply].clear();
        Ok(sum.div_euclid(total) as i32)
    }
}
