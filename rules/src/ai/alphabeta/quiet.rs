//! The end of a line: sharp moves are followed until the position can be evaluated as it stands.

use super::{INF, Run};
use crate::ai::table::NONE;
use crate::ai::{Judge, Spent};
use crate::game::Game;

impl<G: Game, J: Judge<G>> Run<'_, '_, G, J> {
    /// What the top of the line is worth to its mover when only sharp moves count, or all replies if it is tense.
    pub(super) fn quiet(&mut self, low: i32, high: i32, ply: usize, sign: i32, tense: bool) -> Result<i32, Spent> {
        let (mut low, first_low) = (low, low);
        let (key, advised) = match self.recall(0, low, high, ply) {
            Ok(advice) => advice,
            Err(value) => return Ok(value),
        };
        let (mut best, mut stand) = (-INF, -INF);
        if !tense {
            stand = self.estimate(sign);
            best = stand;
            low = low.max(best);
            if best >= high {
                return Ok(best);
            }
        }
        let begin = self.memory.moves.len();
        self.list(advised, ply, sign, !tense);
        let mut best_code = NONE;
        for at in begin..self.memory.moves.len() {
            let c = self.take_next(at);
            let (s, past) = self.memory.states.split_last().expect("the root is there");
            if self.game.banned(past, s, c.m).is_some() {
                continue;
            }
            if !tense {
                let note = &self.memory.notes[self.memory.notes.len() - 1];
                let most = stand.saturating_add(self.judge.gain(self.game, s, note, c.m));
                if most <= low {
                    best = best.max(most);
                    continue;
                }
            }
            self.enter(c.m);
            let value = self.reply(0, low, high, ply, sign)?;
            self.leave();
            if value > best {
                (best, best_code) = (value, c.code);
                if value > low {
                    low = value;
                    self.remember_line(c.m, ply);
                }
                if value >= high {
                    break;
                }
            }
        }
        self.memory.moves.truncate(begin);
        if best == -INF {
            return Ok(self.estimate(sign));
        }
        self.record(key, (best, best_code), 0, (first_low, high), ply);
        Ok(best)
    }
}
