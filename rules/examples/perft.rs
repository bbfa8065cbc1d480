//! Counts the lines of play of a given length; the count stands alone on the last line.

mod common;

use std::process::ExitCode;

const USAGE: &str = "perft GAME DEPTH [--options k=v,…] [--position TEXT] [--moves M,M,…] [--divide]";

fn main() -> ExitCode {
    common::run(|| {
        let mut args = common::Args::new(USAGE);
        let start = common::Start::of(&mut args)?;
        let divide = args.flag("--divide");
        let entry = args.game()?;
        let depth = args.free("the depth")?;
        args.end()?;
        let depth: u32 = depth.parse().map_err(|_| format!("\"{depth}\" is no depth\nusage: {USAGE}"))?;
        let table = start.open(entry)?;
        if divide && depth > 0 {
            for (code, text) in table.legal(0) {
                let mut after = table.copy();
                after.enter(&[code]).map_err(|refused| refused.to_string())?;
                println!("{text} {}", after.perft(depth - 1));
            }
        }
        println!("{}", table.perft(depth));
        Ok(())
    })
}
