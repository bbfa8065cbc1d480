//! Solves a small game exactly and prints its totals under every choice of options.

mod common;

use rules::ai::{Ranked, Solution, Value};
use rules::board::Listed;
use rules::game::Game;
use rules::games::nogo::{Nogo, solve::Solver};
use rules::games::yizi::Yizi;
use std::process::ExitCode;

const USAGE: &str = "solve yizi|nogo";

fn main() -> ExitCode {
    common::run(|| {
        let mut args = common::Args::new(USAGE);
        let entry = args.game()?;
        args.end()?;
        match entry.id {
            Yizi::ID => all::<Yizi>(),
            Nogo::ID => (2..=5).for_each(nogo),
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

/// Every choice of options, one a line.
fn all<G: Ranked + Listed>() {
    let mut picked = vec![0; G::OPTIONS.len()];
    loop {
        one::<G>(&picked);
        let Some(next) = (0..picked.len()).rev().find(|&i| usize::from(picked[i]) + 1 < G::OPTIONS[i].values.len())
        else {
            return;
        };
        picked[next] += 1;
        picked[next + 1..].fill(0);
    }
}

fn one<G: Ranked + Listed>(picked: &[u8]) {
    let game = G::with(picked);
    let solution = Solution::of(&game);
    let (mut wins, mut losses, mut draws, mut longest) = (0, 0, 0, 0);
    for value in (0..game.size())
        .filter_map(|n| game.position(n))
        .filter_map(|s| game.turn(&s).seat().map(|_| solution.value(&game, &s)))
    {
        match value {
            Value::Win(_) => wins += 1,
            Value::Loss(_) => losses += 1,
            Value::Draw => draws += 1,
        }
        longest = longest.max(value.plies().unwrap_or(0));
    }
    let chosen: Vec<String> =
        G::OPTIONS.iter().zip(picked).map(|(o, &v)| format!("{}={}", o.key, o.values[usize::from(v)])).collect();
    let start = match solution.value(&game, &game.start()) {
        Value::Win(plies) => format!("won in {plies}"),
        Value::Loss(plies) => format!("lost in {plies}"),
        Value::Draw => "drawn".into(),
    };
    println!(
        "{} {}: positions {} wins {wins} losses {losses} draws {draws} longest {longest}; the start is {start}",
        G::ID,
        chosen.join(","),
        wins + losses + draws
    );
}
