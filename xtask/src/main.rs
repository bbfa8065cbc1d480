//! Set-up and tasks, the same on every system: `cargo xtask serve | test | build | bench | shots | setup`.

mod bench;
mod browser;
mod checks;
mod element;
mod host;
mod pages;
mod setup;
mod shell;
mod site;
#[path = "../../app/build/words.rs"]
mod words;

use anyhow::{Result, bail};
use std::process::ExitCode;

const HELP: &str = "\
cargo xtask TASK

  serve [--port N] [--watch]     build the site and serve it for play; --watch rebuilds what you change
  test [native|wasm|browser]     run every test, or one kind of them; what follows -- goes to Playwright
  build                          build the site into dist/ and print the sizes
  bench                          nodes and games per second, native and WASM side by side
  shots                          screenshots of the site into shots/
  weigh                          what twenty boards in a page of other people cost: time and memory
  setup                          only install what the others need
  host [--port N] [--base PATH]  serve dist/ as it is, strictly: what is not there is a 404

Every task first installs what this machine lacks for it, and says what and why.";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match perform(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nxtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn perform(words: &[&str]) -> Result<()> {
    match words {
        ["serve", flags @ ..] => host::serve(flags),
        ["host", flags @ ..] => host::run_until_stopped(flags),
        ["test", rest @ ..] => checks::test(rest),
        ["build"] => site::build(),
        ["bench"] => bench::run_all(),
        ["shots", rest @ ..] => checks::shots(rest),
        ["weigh", rest @ ..] => checks::weigh(rest),
        ["setup"] => setup::all(),
        ["finish-pages"] => pages::finish(),
        [] | ["help" | "-h" | "--help"] => {
            println!("{HELP}");
            Ok(())
        }
        _ => bail!("no such task: {}\n\n{HELP}", words.join(" ")),
    }
}
