//! Plays levels of a game's player against each other, and prints the score with 95 % error bars.
//!
//! A level is 1 to 5, or what one consists of, as NODES:HEAT, or `novice`: a stand-in for somebody who has just learnt
//! the rules, who wins at once and takes men where that is possible, and plays anything else at random. Games come in
//! rounds that begin with the same random plies and dice: the first level sits in every seat once, or with its partner
//! on every side once, the second in all other seats. The score of a game is the share of opponents that come behind,
//! half of those that come level.

mod common;

use rules::ai::{Brain, Level, Mind, think};
use rules::board::Target;
use rules::game::{Eye, Outcome, Rng, Seat, Turn, mix};
use rules::play::{Entry, Table};
use std::process::ExitCode;

const USAGE: &str = "arena GAME [--options k=v,…] --levels A,B --games N [--seed S] [--open PLIES] [--jobs N]";

/// Longer games are drawn: so many plies for two seats, and as many more for every two.
const LONGEST: usize = 400;

/// Who plays.
#[derive(Clone, Copy, PartialEq)]
enum Player {
    Novice,
    Level(Level),
}

impl Player {
    fn read(text: &str, brain: &Brain) -> Option<Player> {
        let text = text.trim();
        if text == "novice" {
            return Some(Player::Novice);
        }
        let level = match text.split_once(':') {
            Some((nodes, heat)) => Level { nodes: nodes.parse().ok()?, heat: heat.parse().ok()? },
            None => *brain.levels.get(text.parse::<usize>().ok()?.checked_sub(1)?)?,
        };
        Some(Player::Level(level))
    }

    fn choose(self, table: &dyn Table, mind: &mut dyn Mind, rng: &mut Rng) -> u32 {
        let legal: Vec<u32> = table.legal(0).into_iter().map(|(code, _)| code).collect();
        match self {
            Player::Novice => naive(table, &legal, rng),
            Player::Level(level) => think(mind, table, level, rng.wide()).expect("there is a move").best,
        }
    }
}

/// Wins at once, else does not lose at once, else takes, else plays anything.
fn naive(table: &dyn Table, legal: &[u32], rng: &mut Rng) -> u32 {
    let seat = table.turn().seat().expect("a seat is to move");
    let enemies = |table: &dyn Table| {
        let scene = table.frame(Eye::Referee, table.plies()).scene;
        scene.men.iter().filter(|man| matches!(man.at, Target::Place(_) | Target::Level(..))).count()
    };
    let before = enemies(table);
    let mut takes = Vec::new();
    for &code in legal {
        let mut after = table.copy();
        if after.enter(&[code]).is_err() {
            continue;
        }
        match after.turn() {
            Turn::Over(outcome) if outcome.sign(seat) > 0 => return code,
            Turn::Over(_) => {}
            _ if enemies(&*after) < before => takes.push(code),
            _ => {}
        }
    }
    rng.pick(if takes.is_empty() { legal } else { &takes })
}

fn main() -> ExitCode {
    common::run(|| {
        let mut args = common::Args::new(USAGE);
        let start = common::Start::of(&mut args)?;
        let levels = args.text("--levels")?.ok_or(format!("--levels is missing\nusage: {USAGE}"))?;
        let games: u32 = args.number("--games")?.unwrap_or(100);
        let seed: u64 = args.number("--seed")?.unwrap_or(1);
        let open: Option<u32> = args.number("--open")?;
        let jobs: u32 = args.number("--jobs")?.unwrap_or(1).max(1);
        let entry = args.game()?;
        args.end()?;
        let brain = common::brain(entry)?;
        let pair = levels.split_once(',').and_then(|(a, b)| Some((Player::read(a, brain)?, Player::read(b, brain)?)));
        let (a, b) = pair.ok_or(format!("--levels {levels}: two of 1 to 5, NODES:HEAT or novice\nusage: {USAGE}"))?;
        let first = start.open(entry)?;
        let mut sides: Vec<u8> = (0..first.seats()).map(|seat| first.side(Seat(seat))).collect();
        sides.sort_unstable();
        sides.dedup();
        let rounds = games.div_ceil(sides.len() as u32);
        let play = |job: u32| {
            let mut mind = (brain.wake)();
            let mut round = |i: u32| {
                let seed = mix(seed ^ u64::from(i) << 20);
                let mut sit = |&side| game(&*first, &mut *mind, [a, b], side, seed, open);
                sides.iter().map(&mut sit).sum::<f64>() / sides.len() as f64
            };
            (job..rounds).step_by(jobs as usize).map(&mut round).collect::<Vec<f64>>()
        };
        let results: Vec<f64> = std::thread::scope(|scope| {
            let play = &play;
            let workers: Vec<_> = (0..jobs).map(|job| scope.spawn(move || play(job))).collect();
            workers.into_iter().flat_map(|w| w.join().expect("no player panics")).collect()
        });
        tell(entry, &levels, sides.len(), &results);
        Ok(())
    })
}

/// One game: the share of opponents that come behind the first player, who sits on that side; half of those that come
/// level. One mind thinks for all, since it remembers nothing that matters.
fn game(start: &dyn Table, mind: &mut dyn Mind, players: [Player; 2], a_sits: u8, seed: u64, open: Option<u32>) -> f64 {
    let mut table = start.copy();
    let (mut dice, mut rng) = (Rng::new(seed), Rng::new(seed ^ u64::from(a_sits) << 60));
    let mut random = open.unwrap_or(4);
    while table.plies() < LONGEST * usize::from(table.seats()) / 2 {
        let seat = match table.turn() {
            Turn::Over(outcome) => return share(&*table, &outcome, a_sits),
            Turn::Chance => {
                table.roll(&mut dice);
                continue;
            }
            Turn::Seat(seat) => seat,
        };
        let code = if random > 0 {
            random -= 1;
            let legal = table.legal(0);
            legal[dice.below(legal.len() as u32) as usize].0
        } else {
            let who = usize::from(table.side(seat) != a_sits);
            players[who].choose(&*table, mind, &mut rng)
        };
        table.enter(&[code]).expect("players play by the rules");
    }
    0.5
}

/// The share of opponents that come behind a side, half of those that come level with it.
fn share(table: &dyn Table, outcome: &Outcome, side: u8) -> f64 {
    let of = |own: bool| (0..table.seats()).map(Seat).filter(move |&seat| (table.side(seat) == side) == own);
    let best = of(true).map(|seat| outcome.place[seat.index()]).min().unwrap_or(0);
    let one = |seat: Seat| match outcome.place[seat.index()] {
        place if place > best => 1.0,
        place if place == best => 0.5,
        _ => 0.0,
    };
    of(false).map(one).sum::<f64>() / of(false).count() as f64
}

/// Prints the mean over rounds with its error, and as Elo.
fn tell(entry: &Entry, levels: &str, sides: usize, rounds: &[f64]) {
    let n = rounds.len() as f64;
    let mean = rounds.iter().sum::<f64>() / n;
    let variance = rounds.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    // Never surer than as many rounds again, drawn half and half between won and lost, could make one.
    let error = 1.96 * ((variance * n + 0.25 * 2.0) / (n + 2.0) / n).sqrt();
    let elo = |p: f64| -400.0 * (1.0 / p.clamp(0.001, 0.999) - 1.0).log10();
    println!(
        "{} {levels}: {:.3} ± {:.3} over {} games, {:+.0} Elo ({:+.0} to {:+.0})",
        entry.id,
        mean,
        error,
        sides * rounds.len(),
        elo(mean),
        elo(mean - error),
        elo(mean + error)
    );
}
