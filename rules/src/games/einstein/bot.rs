//! The player of EinStein: expectimax over how soon either side would be home if nobody stood in its way.

use super::moves::{men, may};
use super::{CELLS, Einstein, HOME, Move, OFF, SIDE, State};
use crate::ai::{AlphaBeta, Brain, Budget, Features, Judge, Level, OpenMind, Plain, Score, Search, Thought};
use crate::board::Listed;
use crate::game::{Game, Seat};

/// The player.
pub const BRAIN: Brain = Brain {
    id: Einstein::ID,
    levels: [
        Level { nodes: 12, heat: 400_000.0 },
        Level { nodes: 100, heat: 150_000.0 },
        Level { nodes: 1_500, heat: 40_000.0 },
        Level::cool(40_000),
        Level::cool(3_000_000),
    ],
    solved: false,
    wake: || Box::new(OpenMind::<Einstein, _>::new(Plain(Player::new()))),
};

/// Distances that a man can have, the goal included: 0 stands for a lost man.
const FAR: usize = 5;
/// Distances of six men in base [`FAR`].
const RACES: usize = FAR.pow(6);
/// One turn in the units of [`Race`].
const TURN: u32 = 1 << 10;
/// A side without men never gets home.
const NEVER: u32 = 100 * TURN;
/// The most an estimate can be, on the scale of [`Judge::win`].
const MOST: f32 = 800_000.0;

/// How many turns a side needs on the mean if it is alone on the board and plays well, by the distances of its men.
struct Race(Vec<u32>);

impl Race {
    fn new(strict: bool) -> Self {
        let mut turns = vec![NEVER; RACES];
        for race in 1..RACES {
            let distance = |man: u8| race / FAR.pow(man.into()) % FAR;
            let alive = (0..6).filter(|&man| distance(man) > 0).fold(0, |set, man| set | 1 << man);
            let after = |man: u8| if distance(man) == 1 { 0 } else { turns[race - FAR.pow(man.into())] };
            let best = |die: u8| men(may(alive, die, strict)).map(after).min().unwrap_or(NEVER);
            turns[race] = TURN + (0..6).map(best).sum::<u32>() / 6;
        }
        Race(turns)
    }

    /// The turns that a seat still needs.
    fn turns(&self, s: &State, seat: usize) -> i32 {
        let race = s.at[seat].iter().rev().fold(0, |race, &cell| race * FAR + DISTANCE[seat][usize::from(cell)]);
        self.0[race] as i32
    }
}

/// Each seat's distance to its goal from every cell, 0 off the board.
const DISTANCE: [[usize; CELLS + 1]; 2] = {
    let mut all = [[0; CELLS + 1]; 2];
    let mut cell = 0;
    while cell < CELLS {
        let side = SIDE as usize;
        let (x, y) = (cell % side, cell / side);
        let (right, down) = (side - 1 - x, side - 1 - y);
        all[0][cell] = if right > down { right } else { down };
        all[1][cell] = if x > y { x } else { y };
        cell += 1;
    }
    all
};

/// How the player sees a position.
struct Eyes {
    either: Race,
    strict: Race,
}

impl Eyes {
    fn race(&self, game: &Einstein) -> &Race {
        if game.strict { &self.strict } else { &self.either }
    }
}

impl Judge<Einstein> for Eyes {
    type Note = ();

    fn note(&self, _: &Einstein, _: &State) {}

    fn eval(&self, game: &Einstein, s: &State, _: &(), seat: Seat) -> i32 {
        let race = self.race(game);
        let me = seat.index();
        let lead = race.turns(s, me ^ 1) - race.turns(s, me);
        let half = TURN as i32 / 2;
        let lead = if s.mover == seat { lead + half } else { lead - half };
        (MOST * libm::tanhf(lead as f32 * 0.45 / TURN as f32)) as i32
    }

    fn order(&self, game: &Einstein, s: &State, _: &(), m: Move) -> i32 {
        let Move::Step(man, dir) = m else { return 0 };
        let (me, race) = (s.mover.index(), self.race(game));
        let from = s.at[me][usize::from(man)];
        let to = dir.from(s.mover, from);
        let mut after = s.at;
        if let Some((seat, taken)) = s.on(to) {
            after[seat.index()][usize::from(taken)] = OFF;
        }
        after[me][usize::from(man)] = to;
        let then = State { at: after, ..*s };
        if to == HOME[me ^ 1][0] { 60_000 } else { (race.turns(&then, me ^ 1) - race.turns(&then, me)) / 8 }
    }

    fn score(&self, value: i32) -> Score {
        Score::Odds(((value + self.win()) / (2 * self.win() / 1000)) as u32)
    }
}

/// Sets up by itself, then searches.
struct Player {
    search: AlphaBeta<Einstein, Eyes>,
}

impl Player {
    fn new() -> Self {
        let eyes = Eyes { either: Race::new(false), strict: Race::new(true) };
        Player { search: AlphaBeta::new(eyes, Features::EXACT, 16) }
    }
}

/// The cell of a home from which the goal is nearest, as the number of men put down before it.
const FRONT: u8 = 4;

/// Which man to put down next: all at random, but the numbers that neighbours' losses set free most often in front.
fn arrange(s: &State, budget: &mut Budget<'_, Move>) -> Move {
    let left: Vec<u8> = men(0x3f & !s.alive[s.mover.index()]).collect();
    let central = |man: &u8| (2..4).contains(man);
    let front = s.put % 6 == FRONT;
    let kept = left.iter().filter(|m| central(m)).count();
    let wanted: Vec<u8> = match s.put % 6 {
        _ if front => left.iter().copied().filter(central).collect(),
        before if before < FRONT && kept == 1 => left.iter().copied().filter(|m| !central(m)).collect(),
        _ => Vec::new(),
    };
    Move::Put(budget.rng.pick(if wanted.is_empty() { &left } else { &wanted }))
}

impl Search<Einstein> for Player {
    fn best(
        &mut self,
        game: &Einstein,
        past: &[State],
        s: &State,
        seat: Seat,
        budget: &mut Budget<'_, Move>,
    ) -> Option<Thought<Move>> {
        if s.setting_up() && game.turn(s) == crate::game::Turn::Seat(seat) {
            let best = arrange(s, budget);
            return Some(Thought { best, score: Score::Odds(500), depth: 0, nodes: 0, line: vec![best] });
        }
        self.search.best(game, past, s, seat, budget)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lone_man_goes_straight_and_more_men_wait_for_the_die() {
        let race = Race::new(false);
        // One man at distance 3 moves whatever is thrown.
        assert_eq!(race.0[3], 3 * TURN);
        // Two men next to their goal: whatever is thrown, one is home.
        assert_eq!(race.0[FAR + FAR.pow(5)], TURN);
        // Numbers 1 and 6 at distances 1 and 2: a one goes home, a six goes on, else the choice is free.
        assert_eq!(race.0[1 + 2 * FAR.pow(5)], TURN + TURN / 6);
        assert_eq!(race.0[0], NEVER);
    }
}
