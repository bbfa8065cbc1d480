//! Lists every game with its options and their values, the default first.

mod common;

use rules::games::ALL;
use std::process::ExitCode;

fn main() -> ExitCode {
    common::run(|| {
        common::Args::new("games").end()?;
        for entry in ALL {
            let options: Vec<String> =
                entry.options.iter().map(|o| format!("{}={}", o.key, o.values.join("|"))).collect();
            println!("{}", [vec![entry.id.to_string()], options].concat().join(" "));
        }
        Ok(())
    })
}
