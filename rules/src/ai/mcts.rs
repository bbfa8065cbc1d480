//! Monte Carlo tree search: playouts guided by priors, luck sampled, proven ends backed up.

use super::{Budget, Guide, Score, Search, Thought, pick};
use crate::game::{Game, Seat, Turn};

/// No node.
const NONE: u32 = u32::MAX;

/// A move in the tree and the position it leads to. Values are those of the seat that thinks.
#[derive(Clone, Copy)]
struct Node<M> {
    m: M,
    code: u32,
    /// Where its children begin, and how many there are; [`NONE`] before it was opened.
    first: u32,
    count: u32,
    visits: u32,
    /// Won minus lost playouts.
    sum: i32,
    /// The same for playouts in which the move came later.
    later_visits: u32,
    later_sum: i32,
    prior: f32,
    /// 1 if the thinker's side decides here, -1 if another does, 0 if luck does or the game is over.
    sign: i8,
    /// Known to be won (positive) or lost (negative) in so many plies, plus one; 0 if unknown.
    proven: i16,
}

impl<M> Node<M> {
    fn new(m: M, code: u32, prior: f32) -> Self {
        let (first, count, visits, sum, later_visits, later_sum) = (NONE, 0, 0, 0, 0, 0);
        Node { m, code, first, count, visits, sum, later_visits, later_sum, prior, sign: 0, proven: 0 }
    }

    fn children(&self) -> std::ops::Range<usize> {
        if self.first == NONE { 0..0 } else { self.first as usize..(self.first + self.count) as usize }
    }

    fn mean(&self) -> f32 {
        if self.visits == 0 { 0.0 } else { self.sum as f32 / self.visits as f32 }
    }
}

/// A searcher that plays games out.
pub struct Mcts<G: Game, U> {
    guide: U,
    /// How much it explores.
    explore: f32,
    /// For how many visits what happened later in playouts outweighs what happened at once; 0 for never.
    later: f32,
    /// How many nodes the tree may have.
    room: usize,
    tree: Vec<Node<G::Move>>,
    states: Vec<G::State>,
    path: Vec<usize>,
    moves: Vec<G::Move>,
    /// Codes played since the root in this playout, by the mover's sign.
    played: Vec<(u32, i8)>,
    /// The playout in which a code was last met by each sign.
    met: [Vec<u32>; 2],
}

impl<G: Game, U: Guide<G>> Mcts<G, U> {
    /// A searcher with that guide; see the fields' words.
    pub fn new(guide: U, explore: f32, later: f32, room: usize) -> Self {
        let met = [Vec::new(), Vec::new()];
        let (tree, states, path) = (Vec::new(), Vec::new(), Vec::new());
        Mcts { guide, explore, later, room, tree, states, path, moves: Vec::new(), played: Vec::new(), met }
    }

    /// Lists the moves of the top of the line as children of `at`, lower codes first.
    fn open(&mut self, game: &G, at: usize) {
        let (s, past) = self.states.split_last().expect("the root is there");
        self.moves.clear();
        game.moves(s, &mut self.moves);
        self.moves.retain(|&m| game.banned(past, s, m).is_none());
        self.moves.sort_unstable_by_key(|&m| game.code(s, m));
        let luck = game.turn(s) == Turn::Chance;
        let (guide, first) = (&self.guide, self.tree.len());
        let prior = |m| if luck { game.weight(s, m) as f32 } else { guide.prior(game, s, m).max(1e-6) };
        let total: f32 = self.moves.iter().map(|&m| prior(m)).sum();
        self.tree.extend(self.moves.iter().map(|&m| Node::new(m, game.code(s, m), prior(m) / total)));
        (self.tree[at].first, self.tree[at].count) = (first as u32, self.moves.len() as u32);
    }

    /// The child to follow where a seat decides: good, likely, or little known.
    fn choose(&self, at: usize) -> usize {
        let parent = &self.tree[at];
        let (sign, root) = (f32::from(parent.sign), (parent.visits as f32 + 1.0).sqrt());
        let hope = f32::from(parent.sign) * parent.mean() - 0.1;
        let mut best = (f32::NEG_INFINITY, parent.children().start);
        for i in parent.children() {
            let child = &self.tree[i];
            let mut worth = if child.visits == 0 { hope } else { sign * child.mean() };
            if self.later > 0.0 && child.later_visits > 0 {
                let share = (self.later / (3.0 * child.visits as f32 + self.later)).sqrt();
                let later = sign * child.later_sum as f32 / child.later_visits as f32;
                worth += share * (later - worth);
            }
            if child.proven != 0 {
                worth = sign * f32::from(child.proven.signum()) * 2.0;
            }
            let value = worth + self.explore * child.prior * root / (1.0 + child.visits as f32);
            if value > best.0 {
                best = (value, i);
            }
        }
        best.1
    }

    /// One playout from the root; its result for the thinker.
    fn play(&mut self, game: &G, seat: Seat, root: usize, budget: &mut Budget<'_, G::Move>) {
        self.states.truncate(root + 1);
        self.path.clear();
        self.path.push(0);
        self.played.clear();
        let mut at = 0;
        let result = loop {
            let (s, past) = self.states.split_last().expect("the root is there");
            let turn = game.turn(s);
            let ended = turn.outcome().or_else(|| if at == 0 { None } else { game.ruling(past, s) });
            if let Some(outcome) = ended {
                let sign = outcome.sign(seat);
                self.tree[at].proven = sign as i16;
                break sign;
            }
            self.tree[at].sign = sign_of(game, turn, seat);
            if self.tree[at].first == NONE {
                let full = self.tree.len() >= self.room;
                if at != 0 && (self.tree[at].visits == 0 || full) {
                    break self.playout(game, seat, &mut budget.rng);
                }
                self.open(game, at);
            }
            at = if turn == Turn::Chance {
                let s = &self.states[self.states.len() - 1];
                let code = game.code(s, game.sample(s, &mut budget.rng));
                self.tree[at].children().find(|&i| self.tree[i].code == code).unwrap_or(self.tree[at].first as usize)
            } else {
                self.choose(at)
            };
            let sign = self.tree[*self.path.last().expect("begins at the root")].sign;
            self.path.push(at);
            self.played.push((self.tree[at].code, sign));
            let mut next = self.states[self.states.len() - 1].clone();
            game.apply(&mut next, self.tree[at].m);
            self.states.push(next);
        };
        self.back_up(result);
    }

    /// Plays from the top of the line to the end, or until the guide knows enough.
    fn playout(&mut self, game: &G, seat: Seat, rng: &mut crate::game::Rng) -> i32 {
        let mut s = self.states[self.states.len() - 1].clone();
        for _ in 0..self.guide.patience() {
            let turn = game.turn(&s);
            if let Turn::Over(outcome) = turn {
                return outcome.sign(seat);
            }
            let m = if turn == Turn::Chance { game.sample(&s, rng) } else { self.guide.playout(game, &s, rng) };
            if self.later > 0.0 {
                self.played.push((game.code(&s, m), sign_of(game, turn, seat)));
            }
            game.apply(&mut s, m);
        }
        self.guide.guess(game, &s, seat, rng)
    }

    fn back_up(&mut self, result: i32) {
        let visit = self.tree[0].visits + 1;
        let mut met_to = self.played.len();
        for step in (0..self.path.len()).rev() {
            let at = self.path[step];
            if self.later > 0.0 {
                for &(code, sign) in &self.played[step..met_to] {
                    if sign != 0 {
                        self.met[usize::from(sign < 0)][code as usize] = visit;
                    }
                }
                met_to = step;
                let (sign, children) = (self.tree[at].sign, self.tree[at].children());
                if sign != 0 {
                    let met = &self.met[usize::from(sign < 0)];
                    for child in &mut self.tree[children] {
                        if met[child.code as usize] == visit {
                            child.later_visits += 1;
                            child.later_sum += result;
                        }
                    }
                }
            }
            self.tree[at].visits += 1;
            self.tree[at].sum += result;
            if self.tree[at].proven == 0 {
                self.tree[at].proven = self.proof(at);
            }
        }
    }

    /// What the children prove of a node: one win of the mover is enough, all must be lost for a loss.
    fn proof(&self, at: usize) -> i16 {
        let node = &self.tree[at];
        let children = &self.tree[node.children()];
        let sign = i16::from(node.sign);
        if let Some(won) = children.iter().filter(|c| sign != 0 && c.proven * sign > 0).map(|c| c.proven.abs()).min() {
            return (won + 1) * sign;
        }
        let Some(first) = children.first() else { return 0 };
        let one = first.proven.signum();
        if one == 0 || children.iter().any(|c| c.proven.signum() != one) {
            return 0;
        }
        children.iter().map(|c| c.proven.abs()).max().map_or(0, |longest| (longest + 1) * one)
    }

    fn thought(&self, at: usize, nodes: u64) -> Thought<G::Move> {
        let node = &self.tree[at];
        let mut line = vec![node.m];
        let mut next = at;
        while self.tree[next].sign != 0
            && let Some(best) = self.favourite(next)
            && line.len() < 30
        {
            line.push(self.tree[best].m);
            next = best;
        }
        let score = match node.proven {
            0 => Score::Odds(((node.mean() + 1.0) * 500.0) as u32),
            p if p > 0 => Score::Win(p as u32),
            p => Score::Loss(p.unsigned_abs().into()),
        };
        Thought { best: node.m, score, depth: 0, nodes, line }
    }

    /// The child to be played: a proven win, else the most visited that is not a proven loss.
    fn favourite(&self, at: usize) -> Option<usize> {
        let sign = i64::from(self.tree[at].sign);
        let worth = |i: &usize| {
            let child = &self.tree[*i];
            let sure = i64::from(child.proven.signum()) * sign;
            (sure, if sure == 0 { i64::from(child.visits) } else { -sure * i64::from(child.proven.abs()) })
        };
        self.tree[at].children().filter(|&i| self.tree[i].visits > 0).rev().max_by_key(worth)
    }
}

/// Whose side decides: 1 for the thinker's, -1 for another, 0 for nobody's.
fn sign_of<G: Game>(game: &G, turn: Turn, seat: Seat) -> i8 {
    turn.seat().map_or(0, |s| if game.side(s) == game.side(seat) { 1 } else { -1 })
}

impl<G: Game, U: Guide<G>> Search<G> for Mcts<G, U> {
    fn best(
        &mut self,
        game: &G,
        past: &[G::State],
        s: &G::State,
        seat: Seat,
        budget: &mut Budget<'_, G::Move>,
    ) -> Option<Thought<G::Move>> {
        self.states.clear();
        self.states.extend_from_slice(past);
        self.states.push(s.clone());
        for met in &mut self.met {
            met.clear();
            met.resize(if self.later > 0.0 { game.codes() as usize } else { 0 }, 0);
        }
        let mut any = Vec::new();
        game.moves(s, &mut any);
        self.tree.clear();
        self.tree.push(Node::new(*any.first()?, NONE, 1.0));
        self.tree[0].sign = sign_of(game, game.turn(s), seat);
        self.open(game, 0);
        let children = self.tree[0].children();
        if children.is_empty() {
            return None;
        }
        while self.tree[0].proven == 0 && budget.spend().is_ok() {
            self.play(game, seat, past.len(), budget);
            if budget.spent.is_multiple_of(4096)
                && let Some(best) = self.favourite(0)
            {
                (budget.report)(&self.thought(best, budget.spent));
            }
        }
        let mut at = self.favourite(0).unwrap_or(children.start);
        if budget.heat > 0.0 {
            let tried: Vec<usize> = children.filter(|&i| self.tree[i].visits > 0).collect();
            let worth = |&i: &usize| match self.tree[i].proven.signum() {
                0 => (self.tree[i].mean() * 500.0) as i32,
                sure => i32::from(sure) * 500,
            };
            let values: Vec<i32> = tried.iter().map(worth).collect();
            if !values.is_empty() {
                at = tried[pick(&values, budget.heat, &mut budget.rng)];
            }
        }
        Some(self.thought(at, budget.spent))
    }
}
