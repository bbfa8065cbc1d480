//! What the tests of all games share: every choice of options, and random games.
#![allow(dead_code, reason = "each test uses its part")]

use rules::game::{Act, Rng, Seat, Turn};
use rules::play::{Entry, Table};

/// A play-out longer than this is cut.
pub const MAX_PLIES: usize = 2_000;

/// How many random games of a game are asked for: `LAWS_GAMES`, else so many; none where `LAWS_GAME` names another.
pub fn asked_games(id: &str, usual: u64) -> u64 {
    let asked = |name| std::env::var(name).ok();
    if asked("LAWS_GAME").is_some_and(|only| only != id) {
        return 0;
    }
    asked("LAWS_GAMES").map_or(usual, |n| n.parse().expect("LAWS_GAMES is a number"))
}

/// Choices of options in which every value of every option occurs, the default first.
pub fn choices(entry: &Entry) -> Vec<Vec<u8>> {
    let default = vec![0; entry.options.len()];
    let mut all = vec![default.clone()];
    for (which, option) in entry.options.iter().enumerate() {
        for value in 1..option.values.len() {
            let mut one = default.clone();
            one[which] = value as u8;
            all.push(one);
        }
    }
    let mut rng = Rng::new(1);
    for _ in 0..entry.options.len() {
        all.push(entry.options.iter().map(|o| rng.below(o.values.len() as u32) as u8).collect());
    }
    all.sort();
    all.dedup();
    all
}

/// A new game.
pub fn open(entry: &Entry, picked: &[u8]) -> Box<dyn Table> {
    (entry.open)(picked, None).unwrap_or_else(|bad| panic!("{} does not start: {bad}", entry.id))
}

/// Plays one random move, if the game is not over.
pub fn step(table: &mut dyn Table, rng: &mut Rng) -> bool {
    match table.turn() {
        Turn::Over(_) => false,
        Turn::Chance => table.roll(rng),
        Turn::Seat(_) => {
            let legal = table.legal(0);
            assert!(!legal.is_empty(), "{}: no move, and not over: {}", table.entry().id, table.dump(table.plies()));
            let code = legal[rng.below(legal.len() as u32) as usize].0;
            table.enter(&[code]).is_ok()
        }
    }
}

/// Plays up to so many random moves, now and then with an act.
pub fn play_on(table: &mut dyn Table, rng: &mut Rng, moves: usize, acts: bool) {
    for _ in 0..moves {
        if acts && rng.below(12) == 0 {
            let act = rng.pick(&[Act::OfferDraw, Act::Refuse, Act::OfferDraw, Act::Refuse, Act::Accept, Act::Claim]);
            let seat = Seat(rng.below(u32::from(table.seats())) as u8);
            if act != Act::Accept || rng.below(6) == 0 {
                let _refused_or_not = table.act(seat, act);
            }
        }
        if !step(table, rng) {
            return;
        }
    }
}
