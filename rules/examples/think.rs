//! Lets a game's player think about a position: its move, what that is worth, and the line it expects.

mod common;

use rules::ai::{Ask, Level, Score, Shown, Thought};
use rules::play::Table;
use std::process::ExitCode;

const USAGE: &str =
    "think GAME [--options k=v,…] [--position TEXT] [--moves M,M,…] --level N | --nodes N [--seed S] [--trace]";

fn main() -> ExitCode {
    common::run(|| {
        let mut args = common::Args::new(USAGE);
        let start = common::Start::of(&mut args)?;
        let (level, nodes) = (args.number::<usize>("--level")?, args.number::<u64>("--nodes")?);
        let seed = args.number("--seed")?.unwrap_or(1);
        let trace = args.flag("--trace");
        let entry = args.game()?;
        args.end()?;
        let brain = common::brain(entry)?;
        let level = match (level, nodes) {
            (Some(n @ 1..=5), None) => brain.levels[n - 1],
            (None, Some(nodes)) => Level::cool(nodes),
            (Some(n), None) => return Err(format!("--level {n}: levels go from 1 to 5\nusage: {USAGE}")),
            _ => return Err(format!("give either --level or --nodes\nusage: {USAGE}")),
        };
        let table = start.open(entry)?;
        let Some(seat) = table.turn().seat() else { return Err("no seat is to move".into()) };
        let shown = Shown::of(&*table, seat);
        let ask = Ask { sight: shown.sight(), seat, level, seed };
        let mut mind = (brain.wake)();
        let mut report = |thought: &Thought<u32>| {
            if trace {
                println!(
                    "depth {} nodes {} {} {}",
                    thought.depth,
                    thought.nodes,
                    score(thought),
                    line(&*table, thought)
                );
            }
        };
        let thought = mind.think(&ask, &mut || false, &mut report, &mut |_| ()).ok_or("it finds no move")?;
        println!("move {}", line(&*table, &thought).split(' ').next().unwrap_or_default());
        println!("score {}", score(&thought));
        println!("line {}", line(&*table, &thought));
        println!("depth {} nodes {}", thought.depth, thought.nodes);
        Ok(())
    })
}

fn score(thought: &Thought<u32>) -> String {
    match thought.score {
        Score::Points(points) => format!("{points} points"),
        Score::Odds(odds) => format!("{odds} of 1000"),
        Score::Win(plies) => format!("win in {plies}"),
        Score::Loss(plies) => format!("loss in {plies}"),
        Score::Draw => "draw".into(),
    }
}

/// The line in canonical notation.
fn line(table: &dyn Table, thought: &Thought<u32>) -> String {
    let mut table = table.copy();
    let mut words = Vec::new();
    for &code in &thought.line {
        let text = table.legal(0).into_iter().find(|(c, _)| *c == code).map(|(_, text)| text);
        if table.enter(&[code]).is_err() {
            break;
        }
        words.extend(text);
    }
    words.join(" ")
}
