//! A node where a seat decides: what is known, what may be skipped, and the moves one after the other.

use super::{Candidate, INF, MAX_PLY, Run};
use crate::ai::table::{Bound, NONE};
use crate::ai::{Judge, Spent};
use crate::game::Game;

/// The order of moves: what the table advises, then sharp moves, killers, and the rest by judge and history.
const ADVISED: i32 = i32::MAX;
const SHARP: i32 = 1 << 28;
const KILLER: i32 = 1 << 27;
/// History stays below this.
const HISTORY: i32 = 1 << 24;

impl<G: Game, J: Judge<G>> Run<'_, '_, G, J> {
    /// What the top of the line is worth to its mover, whose sign is `sign`.
    pub(super) fn node(&mut self, depth: i32, low: i32, high: i32, ply: usize, sign: i32) -> Result<i32, Spent> {
        let (mut low, mut depth) = (low, depth);
        let here = self.memory.states.len() - 1;
        let noted = self.memory.notes.len() - 1;
        let (s, note) = (&self.memory.states[here], &self.memory.notes[noted]);
        let tense = (self.features.extend || self.features.quiet) && self.judge.tense(self.game, s, note);
        if tense && self.features.extend {
            depth += 1;
        }
        if ply >= MAX_PLY - 1 {
            return Ok(self.estimate(sign));
        }
        if depth <= 0 {
            return if self.features.quiet { self.quiet(low, high, ply, sign, tense) } else { Ok(self.estimate(sign)) };
        }
        let (key, advised) = match self.recall(depth, low, high, ply) {
            Ok(advice) => advice,
            Err(value) => return Ok(value),
        };
        let narrow = high - low == 1;
        let estimate = if narrow && !tense { self.estimate(sign) } else { 0 };
        if narrow
            && !tense
            && let Some(value) = self.skip(depth, (low, high), estimate, ply, sign)?
        {
            return Ok(value);
        }

        let begin = self.memory.moves.len();
        self.list(advised, ply, sign, false);
        let (mut best, mut best_code, first_low) = (-INF, NONE, low);
        let mut tried = 0;
        for at in begin..self.memory.moves.len() {
            let c = self.take_next(at);
            let (s, past) = self.memory.states.split_last().expect("the root is there");
            if self.game.banned(past, s, c.m).is_some() {
                continue;
            }
            if tried > 0 && narrow && !tense && !c.noisy && self.hopeless(depth, tried, low, estimate) {
                continue;
            }
            self.enter(c.m);
            let value = if tried == 0 || !self.features.scout {
                self.reply(depth - 1, low, high, ply, sign)?
            } else {
                let less = if tense { 0 } else { (self.reduction(depth, tried, &c) - i32::from(!narrow)).max(0) };
                let mut value = self.reply(depth - 1 - less, low, low + 1, ply, sign)?;
                if value > low && less > 0 {
                    value = self.reply(depth - 1, low, low + 1, ply, sign)?;
                }
                if value > low && value < high { self.reply(depth - 1, low, high, ply, sign)? } else { value }
            };
            self.leave();
            tried += 1;
            if value > best {
                (best, best_code) = (value, c.code);
                if value > low {
                    low = value;
                    self.remember_line(c.m, ply);
                }
                if value >= high {
                    self.learn(begin, at, depth, ply, sign);
                    break;
                }
            }
        }
        self.memory.moves.truncate(begin);
        if tried == 0 {
            return Ok(self.estimate(sign));
        }
        self.record(key, (best, best_code), depth, (first_low, high), ply);
        Ok(best)
    }

    /// What the top of the line is worth to the mover before it.
    pub(super) fn reply(&mut self, depth: i32, low: i32, high: i32, ply: usize, sign: i32) -> Result<i32, Spent> {
        if sign > 0 {
            self.visit(depth, low, high, ply + 1)
        } else {
            self.visit(depth, -high, -low, ply + 1).map(|value| -value)
        }
    }

    /// A value good enough to leave the node: so far ahead that it lasts, or ahead even after a pass.
    fn skip(
        &mut self,
        depth: i32,
        (low, high): (i32, i32),
        estimate: i32,
        ply: usize,
        sign: i32,
    ) -> Result<Option<i32>, Spent> {
        let sure = self.win - MAX_PLY as i32;
        if high.abs() >= sure || low.abs() >= sure {
            return Ok(None);
        }
        let margin = self.features.margin;
        if margin > 0 && depth <= 4 && estimate - margin * depth >= high {
            return Ok(Some(estimate));
        }
        if !self.features.reduce || depth < 3 || estimate < high {
            return Ok(None);
        }
        let here = self.memory.states.len() - 1;
        if self.from == here {
            return Ok(None);
        }
        let Some(passed) = self.judge.pass(self.game, &self.memory.states[here]) else { return Ok(None) };
        self.memory.notes.push(self.judge.note(self.game, &passed));
        self.memory.states.push(passed);
        let from = std::mem::replace(&mut self.from, here + 1);
        let value = self.reply(depth - 4 - depth / 6, low, high, ply, sign)?;
        self.from = from;
        self.leave();
        Ok((value >= high).then(|| value.min(sure)))
    }

    /// Whether a quiet move so late, or so far behind, is not worth a look where little depth is left.
    fn hopeless(&self, depth: i32, tried: i32, low: i32, estimate: i32) -> bool {
        let margin = self.features.margin;
        margin > 0
            && depth <= 3
            && low.abs() < self.win - MAX_PLY as i32
            && (tried > 4 + 4 * depth * depth || estimate + margin * (depth + 1) <= low)
    }

    /// By how much a late quiet move is looked at less deeply.
    fn reduction(&self, depth: i32, tried: i32, c: &Candidate<G::Move>) -> i32 {
        if !self.features.reduce || depth < 3 || tried < 3 || c.noisy {
            return 0;
        }
        let here = self.memory.states.len() - 1;
        let noted = self.memory.notes.len() - 1;
        if self.judge.tense(self.game, &self.memory.states[here], &self.memory.notes[noted]) {
            return 0;
        }
        let less = (depth.ilog2() * tried.ilog2()) as i32 / 2;
        less.clamp(1, depth - 2)
    }

    /// Lists the moves of the top of the line with their ranks: all, or the sharp ones alone.
    pub(super) fn list(&mut self, advised: u32, ply: usize, sign: i32, sharp: bool) {
        let (game, memory) = (self.game, &mut *self.memory);
        let s = &memory.states[memory.states.len() - 1];
        let note = &memory.notes[memory.notes.len() - 1];
        memory.fresh.clear();
        if sharp {
            self.judge.noises(game, s, note, &mut memory.fresh);
        } else {
            self.judge.moves(game, s, note, &mut memory.fresh);
        }
        let history = &memory.history[usize::from(sign < 0)];
        let [first, second] = memory.killers[ply];
        let ranked = memory.fresh.iter().map(|&m| {
            let code = game.code(s, m);
            let noisy = sharp || self.judge.noisy(game, s, note, m);
            let rank = match code {
                _ if code == advised => ADVISED,
                _ if noisy => SHARP + self.judge.order(game, s, note, m),
                _ if code == first => KILLER + 1,
                _ if code == second => KILLER,
                _ => history[code as usize] + self.judge.order(game, s, note, m),
            };
            Candidate { m, code, rank, noisy }
        });
        memory.moves.extend(ranked);
    }

    /// The best-ranked of the moves from `at` on, brought there.
    #[inline]
    pub(super) fn take_next(&mut self, at: usize) -> Candidate<G::Move> {
        let rest = &mut self.memory.moves[at..];
        let mut next = 0;
        for i in 1..rest.len() {
            if rest[i].rank > rest[next].rank {
                next = i;
            }
        }
        rest.swap(0, next);
        rest[0]
    }

    /// `m` begins the best line from `ply`.
    pub(super) fn remember_line(&mut self, m: G::Move, ply: usize) {
        let (head, tail) = self.memory.lines.split_at_mut(ply + 1);
        let line = &mut head[ply];
        line.clear();
        line.push(m);
        line.extend_from_slice(&tail[0]);
    }

    /// The move `at` refuted the node: it is tried earlier elsewhere, those tried before it later.
    fn learn(&mut self, begin: usize, at: usize, depth: i32, ply: usize, sign: i32) {
        let memory = &mut *self.memory;
        let c = memory.moves[at];
        if !self.features.learn || c.noisy {
            return;
        }
        let killers = &mut memory.killers[ply];
        if killers[0] != c.code {
            *killers = [c.code, killers[0]];
        }
        let history = &mut memory.history[usize::from(sign < 0)];
        let step = (depth * depth).min(400);
        let mut nudge = |code: u32, by: i32| {
            let value = &mut history[code as usize];
            *value += by * 64 - (i64::from(*value) * i64::from(by.abs()) * 64 / i64::from(HISTORY)) as i32;
        };
        nudge(c.code, step);
        for c in &memory.moves[begin..at] {
            if !c.noisy {
                nudge(c.code, -step);
            }
        }
    }

    /// What the table knows of the top of the line: its key and an advised move, or a value that settles it.
    pub(super) fn recall(&self, depth: i32, low: i32, high: i32, ply: usize) -> Result<(u64, u32), i32> {
        if !self.features.table {
            return Ok((0, NONE));
        }
        let key = self.game.key(&self.memory.states[self.memory.states.len() - 1]);
        let Some(found) = self.memory.table.find(key) else { return Ok((key, NONE)) };
        let value = self.shift(found.value, -(ply as i32));
        let settles = match found.bound {
            Bound::Exact => true,
            Bound::Lower => value >= high,
            Bound::Upper => value <= low,
        };
        if settles && i32::from(found.depth) >= depth { Err(value) } else { Ok((key, found.code)) }
    }

    /// Notes the value of the node in the table, with the window it was searched in.
    pub(super) fn record(&mut self, key: u64, found: (i32, u32), depth: i32, window: (i32, i32), ply: usize) {
        if !self.features.table {
            return;
        }
        let (value, code) = found;
        let (bound, code) = match value {
            _ if value >= window.1 => (Bound::Lower, code),
            _ if value > window.0 => (Bound::Exact, code),
            _ => (Bound::Upper, NONE),
        };
        let value = self.shift(value, ply as i32);
        self.memory.table.put(key, value, code, depth, bound);
    }

    /// Ends are counted from the node in the table and from the root in the search.
    fn shift(&self, value: i32, by: i32) -> i32 {
        let sure = self.win - MAX_PLY as i32;
        match value {
            v if v >= sure => v + by,
            v if v <= -sure => v - by,
            v => v,
        }
    }
}
