//! Alpha-beta search for any game: iterative deepening over principal variation search, luck included.
//!
//! Values at the root and between plies are those of the seat that thinks; a node turns them to its own mover's eyes by
//! a sign, so partners, double moves and more than two seats (all others against the thinker) need nothing more.

mod chance;
mod node;
mod quiet;

use super::heat::floor;
use super::table::{NONE, Table};
use super::{Budget, Judge, Score, Search, Spent, Thought, pick};
use crate::game::{Game, Seat};

/// The longest line looked at.
const MAX_PLY: usize = 100;
/// Beyond every value.
const INF: i32 = i32::MAX / 2;

/// Which parts of the search are switched on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Features {
    /// Remember positions.
    pub table: bool,
    /// Search all but the first move with a null window first.
    pub scout: bool,
    /// Try moves first that refuted others: killers, and history by code.
    pub learn: bool,
    /// Follow sharp moves to their end before evaluating.
    pub quiet: bool,
    /// Look one ply deeper where the position is tense.
    pub extend: bool,
    /// Look less deep at late moves and where passing already refutes.
    pub reduce: bool,
    /// An advantage of so much a ply of depth left is taken as lasting; 0 for never.
    pub margin: i32,
}

impl Features {
    /// Plain alpha-beta.
    pub const PLAIN: Features =
        Features { table: false, scout: false, learn: false, quiet: false, extend: false, reduce: false, margin: 0 };
    /// All that leaves the value of a search of fixed depth as it is.
    pub const EXACT: Features = Features { table: true, scout: true, learn: true, ..Features::PLAIN };
    /// All but what takes risks.
    pub const SOUND: Features = Features { quiet: true, extend: true, ..Features::EXACT };
    /// Everything, with that margin.
    pub const fn sharp(margin: i32) -> Features {
        Features { reduce: true, margin, ..Features::SOUND }
    }
}

/// A searcher that looks ahead by depth; at luck it weighs all outcomes (expectimax with Star1 bounds).
pub struct AlphaBeta<G: Game, J: Judge<G>> {
    judge: J,
    features: Features,
    depth: i32,
    memory: Memory<G, J>,
}

/// What a search needs room for, kept between searches so that none is allocated in one.
struct Memory<G: Game, J: Judge<G>> {
    table: Table,
    /// By the mover's sign and the code of the move.
    history: [Vec<i32>; 2],
    /// Two codes a ply.
    killers: Vec<[u32; 2]>,
    /// Past states, then the line being looked at.
    states: Vec<G::State>,
    /// Notes of the states from the root on.
    notes: Vec<J::Note>,
    /// Moves of the open nodes, one node after the other.
    moves: Vec<Candidate<G::Move>>,
    /// Where generators write.
    fresh: Vec<G::Move>,
    /// The best line from every ply.
    lines: Vec<Vec<G::Move>>,
}

/// A move of an open node with what orders it.
#[derive(Clone, Copy)]
struct Candidate<M> {
    m: M,
    code: u32,
    rank: i32,
    noisy: bool,
}

/// A move at the root and what it is worth to the thinker, `-INF` where it is only known to be worse than others.
#[derive(Clone, Copy)]
struct Root<M> {
    m: M,
    value: i32,
}

/// One search under way.
struct Run<'r, 'b, G: Game, J: Judge<G>> {
    game: &'r G,
    judge: &'r J,
    features: Features,
    memory: &'r mut Memory<G, J>,
    budget: &'r mut Budget<'b, G::Move>,
    /// The seat that thinks.
    seat: Seat,
    /// Where in `states` history begins for rulings: after the last pass.
    from: usize,
    /// What a win at once is worth.
    win: i32,
}

impl<G: Game, J: Judge<G>> AlphaBeta<G, J> {
    /// A searcher with that judge and a table of 2^bits pairs of entries (48 bytes each).
    pub fn new(judge: J, features: Features, bits: u32) -> Self {
        let memory = Memory {
            table: Table::new(if features.table { bits } else { 0 }),
            history: [Vec::new(), Vec::new()],
            killers: vec![[NONE; 2]; MAX_PLY],
            states: Vec::new(),
            notes: Vec::new(),
            moves: Vec::new(),
            fresh: Vec::new(),
            lines: (0..=MAX_PLY).map(|_| Vec::with_capacity(MAX_PLY)).collect(),
        };
        AlphaBeta { judge, features, depth: MAX_PLY as i32 / 2, memory }
    }

    /// The same searcher, never looking further ahead than that.
    pub fn to_depth(self, depth: u32) -> Self {
        AlphaBeta { depth: (depth as i32).min(self.depth), ..self }
    }
}

/// What searches of many positions ask for.
impl<G: Game, J: Judge<G>> AlphaBeta<G, J> {
    /// Its judge.
    pub(super) fn judge(&self) -> &J {
        &self.judge
    }

    /// Forgets what was searched before.
    pub(super) fn begin(&mut self, game: &G) {
        self.memory.forget(game);
    }

    /// What a position is worth to a seat, so many plies ahead. What was learnt since [`AlphaBeta::begin`] is used.
    pub(super) fn worth(
        &mut self,
        game: &G,
        s: &G::State,
        seat: Seat,
        depth: i32,
        budget: &mut Budget<'_, G::Move>,
    ) -> Result<i32, Spent> {
        let (judge, win) = (&self.judge, self.judge.win());
        self.memory.stand(game, judge, &[], s);
        let memory = &mut self.memory;
        Run { game, judge, features: self.features, memory, budget, seat, from: 0, win }.visit(depth, -INF, INF, 0)
    }
}

impl<G: Game, J: Judge<G>> Memory<G, J> {
    /// Forgets all searches.
    fn forget(&mut self, game: &G) {
        self.table.forget();
        self.killers.fill([NONE; 2]);
        for history in &mut self.history {
            history.clear();
            history.resize(game.codes() as usize, 0);
        }
    }

    /// Stands at a position.
    fn stand(&mut self, game: &G, judge: &J, past: &[G::State], s: &G::State) {
        self.states.clear();
        self.states.extend_from_slice(past);
        self.states.push(s.clone());
        self.notes.clear();
        self.notes.push(judge.note(game, s));
        self.moves.clear();
    }
}

impl<G: Game, J: Judge<G>> Search<G> for AlphaBeta<G, J> {
    fn best(
        &mut self,
        game: &G,
        past: &[G::State],
        s: &G::State,
        seat: Seat,
        budget: &mut Budget<'_, G::Move>,
    ) -> Option<Thought<G::Move>> {
        let (judge, win) = (&self.judge, self.judge.win());
        self.memory.forget(game);
        self.memory.stand(game, judge, past, s);
        let memory = &mut self.memory;
        let mut run = Run { game, judge, features: self.features, memory, budget, seat, from: 0, win };
        let mut roots = run.roots(past);
        let first = roots.first()?.m;
        let mut thought = Thought { best: first, score: judge.score(0), depth: 0, nodes: 0, line: vec![first] };
        let mut known = Vec::new();
        for depth in 1..=self.depth {
            let mut line = Vec::new();
            let done = run.iterate(depth, &mut roots, &mut line).is_ok();
            if line.is_empty() || !done && run.budget.heat > 0.0 {
                break;
            }
            let value = roots[0].value;
            let depth = if done { depth as u32 } else { thought.depth };
            thought = Thought { best: roots[0].m, score: told(judge, value), depth, nodes: run.budget.spent, line };
            (run.budget.report)(&thought);
            known.clone_from(&roots);
            let ahead = win.abs_diff(value.abs());
            let clear = roots.len() == 1 || ahead <= MAX_PLY as u32;
            if !done || ahead <= depth || clear && run.budget.spent > run.budget.nodes / 16 {
                break;
            }
        }
        if run.budget.heat > 0.0 {
            if known.is_empty() {
                // It has seen nothing, so all are the same to it.
                known = roots.iter().map(|r| Root { m: r.m, value: 0 }).collect();
            }
            let values: Vec<i32> = known.iter().map(|r| r.value).collect();
            let at = pick(&values, run.budget.heat, &mut run.budget.rng);
            if at != 0 {
                thought.best = known[at].m;
                thought.line = vec![known[at].m];
                thought.score = told(judge, known[at].value);
            }
        }
        thought.nodes = budget.spent;
        Some(thought)
    }
}

/// What people are told of a value at the root.
fn told<G: Game, J: Judge<G>>(judge: &J, value: i32) -> Score {
    match judge.win() - value.abs() {
        plies if plies > MAX_PLY as i32 => judge.score(value),
        plies if value > 0 => Score::Win(plies as u32),
        plies => Score::Loss(plies as u32),
    }
}

impl<G: Game, J: Judge<G>> Run<'_, '_, G, J> {
    /// The moves at the root, the likeliest first, lower codes before higher.
    fn roots(&mut self, past: &[G::State]) -> Vec<Root<G::Move>> {
        let (game, s) = (self.game, &self.memory.states[past.len()]);
        let note = &self.memory.notes[0];
        let mut moves = Vec::new();
        self.judge.choices(game, s, note, self.budget.heat, &mut moves);
        moves.retain(|&m| game.banned(past, s, m).is_none());
        if moves.is_empty() {
            game.moves(s, &mut moves);
            moves.retain(|&m| game.banned(past, s, m).is_none());
        }
        let sharp = |m| (self.judge.noisy(game, s, note, m), self.judge.order(game, s, note, m));
        moves.sort_by_cached_key(|&m| (std::cmp::Reverse(sharp(m)), game.code(s, m)));
        moves.into_iter().map(|m| Root { m, value: -INF }).collect()
    }

    /// Searches all moves at the root to that depth and sorts them, the best first. If the budget ends before, the
    /// best of those that were searched is brought to the front. `line` stays empty if there is none.
    fn iterate(&mut self, depth: i32, roots: &mut [Root<G::Move>], line: &mut Vec<G::Move>) -> Result<(), Spent> {
        let (mut best, mut at) = (-INF, 0);
        let heat = self.budget.heat;
        let mut result = Ok(());
        for (i, root) in roots.iter_mut().enumerate() {
            let low = if heat > 0.0 { floor(best, heat) } else { best };
            let less = i32::from(self.features.reduce && depth >= 3 && i >= 6);
            match self.try_root(root.m, depth, low.max(-INF), if i == 0 || heat > 0.0 { None } else { Some(less) }) {
                Ok(value) => root.value = if value > low { value } else { -INF },
                Err(Spent) => {
                    result = Err(Spent);
                    break;
                }
            }
            if root.value > best {
                (best, at) = (root.value, i);
                line.clear();
                line.push(root.m);
                line.extend_from_slice(&self.memory.lines[1]);
            }
        }
        match result {
            Ok(()) => roots.sort_by_key(|r| std::cmp::Reverse(r.value)),
            Err(Spent) => roots[..=at].rotate_right(1),
        }
        result
    }

    /// What a move at the root is worth. With `late`, it is first shown with a null window and so much less depth that
    /// it is no better than `low`.
    fn try_root(&mut self, m: G::Move, depth: i32, low: i32, late: Option<i32>) -> Result<i32, Spent> {
        self.enter(m);
        let mut value = INF;
        if let Some(less) = late.filter(|_| self.features.scout) {
            value = self.visit(depth - 1 - less, low, low + 1, 1)?;
        }
        if value > low {
            value = self.visit(depth - 1, low, INF, 1)?;
        }
        self.leave();
        Ok(value)
    }

    /// Plays a move on top of the line.
    #[inline]
    fn enter(&mut self, m: G::Move) {
        let memory = &mut *self.memory;
        let before = memory.states.len() - 1;
        let mut next = memory.states[before].clone();
        self.game.apply(&mut next, m);
        let mut note = memory.notes[memory.notes.len() - 1].clone();
        self.judge.carry(self.game, &memory.states[before], m, &next, &mut note);
        memory.states.push(next);
        memory.notes.push(note);
    }

    /// Takes it back.
    #[inline]
    fn leave(&mut self) {
        self.memory.states.pop();
        self.memory.notes.pop();
    }

    /// What the top of the line is worth to the thinker, within the window. After `Spent` the line stands anywhere.
    fn visit(&mut self, depth: i32, low: i32, high: i32, ply: usize) -> Result<i32, Spent> {
        self.budget.spend()?;
        let (s, past) = self.memory.states.split_last().expect("the root is there");
        self.memory.lines[ply].clear();
        let turn = self.game.turn(s);
        let ended = turn.outcome().or_else(|| self.judge.ruling(self.game, &past[self.from..], s));
        if let Some(outcome) = ended {
            return Ok(outcome.sign(self.seat) * (self.win - ply as i32));
        }
        match turn.seat() {
            None => self.chance(depth, low, high, ply),
            Some(seat) if self.game.side(seat) == self.game.side(self.seat) => self.node(depth, low, high, ply, 1),
            Some(_) => self.node(depth, -high, -low, ply, -1).map(|value| -value),
        }
    }

    /// The estimate for the mover whose sign that is.
    fn estimate(&self, sign: i32) -> i32 {
        let (memory, sure) = (&*self.memory, self.win - MAX_PLY as i32 - 1);
        let (s, note) = (&memory.states[memory.states.len() - 1], &memory.notes[memory.notes.len() - 1]);
        sign * self.judge.eval(self.game, s, note, self.seat).clamp(-sure, sure)
    }
}
