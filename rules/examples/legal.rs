//! Lists the legal moves of a position in canonical notation, one a line, or how the game ended.

mod common;

use std::process::ExitCode;

const USAGE: &str = "legal GAME [--options k=v,…] [--position TEXT] [--moves M,M,…]";

fn main() -> ExitCode {
    common::run(|| {
        let mut args = common::Args::new(USAGE);
        let start = common::Start::of(&mut args)?;
        let entry = args.game()?;
        args.end()?;
        let table = start.open(entry)?;
        match table.turn().outcome() {
            Some(outcome) => println!("over {} {}", outcome.places(), outcome.why),
            None => table.legal(0).iter().for_each(|(_, text)| println!("{text}")),
        }
        Ok(())
    })
}
