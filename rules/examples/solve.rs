//! Solves a small game exactly and prints its totals under every choice of options that changes them.

mod common;

use rules::ai::{Ranked, Solution, Value};
use rules::board::Listed;
use rules::game::Game;
use rules::games::nogo::{Nogo, solve::Solver};
use rules::games::siji::Siji;
use rules::games::yizi::Yizi;
use std::process::ExitCode;

const USAGE: &str = "solve yizi|siji|nogo";

fn main() -> ExitCode {
    common::run(|| {
        let mut args = common::Args::new(USAGE);
        let entry = args.game()?;
        args.end()?;
        match entry.id {
            Siji::ID => all::<Siji>(),
            Yizi::ID => all::<Yizi>(),
            // On five by five the search does not come to an end in reasonable time.
            Nogo::ID => (2..=4).for_each(nogo),
            other => return Err(format!("{other} is not solved\nusage: {USAGE}")),
        }
        Ok(())
    })
}

/// Who wins NoGo on a board of that size, and with which first moves.
fn nogo(size: usize) {
    let game = Nogo::new(size, true);
    let mut solver = Solver::new(&game).expect("the board is small enough");
    let start = game.start();
    let first = solver.wins(&start) == Some(true);
    let mut moves = Vec::new();
    game.moves(&start, &mut moves);
    let winning = moves.iter().filter(|&&m| {
        let mut after = start;
        game.apply(&mut after, m);
        solver.wins(&after) == Some(false)
    });
    println!(
        "nogo {size}x{size}: the {} player wins; {} of {} first moves win; {} positions looked at",
        if first { "first" } else { "second" },
        winning.count(),
        moves.len(),
        solver.nodes
    );
}

/// Every choice of options with values of its own, one a paragraph.
fn all<G: Ranked + Listed>() {
    let mut seen: Vec<G> = Vec::new();
    let mut picked = vec![0; G::OPTIONS.len()];
    loop {
        let game = G::with(&picked);
        if !seen.iter().any(|other| other.same_values(&game)) {
            let chosen: Vec<String> = G::OPTIONS
                .iter()
                .zip(&picked)
                .map(|(o, &v)| format!("{}={}", o.key, o.values[usize::from(v)]))
                .collect();
            println!("{} {}", G::ID, chosen.join(","));
            one(&game);
            seen.push(game);
        }
        let Some(next) = (0..picked.len()).rev().find(|&i| usize::from(picked[i]) + 1 < G::OPTIONS[i].values.len())
        else {
            return;
        };
        picked[next] += 1;
        picked[next + 1..].fill(0);
    }
}

/// Counts of values.
#[derive(Default)]
struct Totals {
    wins: u64,
    losses: u64,
    draws: u64,
    ended: u64,
    longest: u16,
}

impl Totals {
    fn count<G: Ranked>(&mut self, game: &G, solution: &Solution, s: &G::State, times: u64) {
        if game.turn(s).seat().is_none() {
            self.ended += times;
            return;
        }
        let value = solution.value(game, s);
        match value {
            Value::Win(_) => self.wins += times,
            Value::Loss(_) => self.losses += times,
            Value::Draw => self.draws += times,
        }
        self.longest = self.longest.max(value.plies().unwrap_or(0));
    }

    fn print(&self, of: &str) {
        let Totals { wins, losses, draws, ended, longest } = self;
        let positions = wins + losses + draws;
        println!(
            "  {of}: positions {positions} wins {wins} losses {losses} draws {draws} ended {ended} longest {longest}"
        );
    }
}

fn one<G: Ranked>(game: &G) {
    let began = std::time::Instant::now();
    let solution = Solution::of(game, &mut |_| ());
    let took = began.elapsed().as_secs_f64();
    let (mut numbers, mut all) = (Totals::default(), Totals::default());
    for s in (0..game.size()).filter_map(|number| game.position(number)) {
        numbers.count(game, &solution, &s, 1);
        all.count(game, &solution, &s, game.shared(&s).into());
    }
    numbers.print("solved");
    if all.wins != numbers.wins {
        all.print("with those alike by symmetry");
    }
    let start = match solution.value(game, &game.start()) {
        Value::Win(plies) => format!("won in {plies}"),
        Value::Loss(plies) => format!("lost in {plies}"),
        Value::Draw => "drawn".into(),
    };
    println!("  the start is {start}; solved in {took:.2} s");
}
