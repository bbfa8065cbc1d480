//! Benchmarks: nodes and games per second, native and WebAssembly side by side.

use crate::setup;
use crate::shell::{cargo, run, say};
use anyhow::Result;

/// Runs the benchmarks of the rules.
pub fn run_all() -> Result<()> {
    setup::for_site()?;
    say("Benchmarks of every game, native.");
    run(cargo().args(["bench", "-p", "rules"]))
}
