//! Benchmarks: nodes and games per second, native and WebAssembly side by side.

use crate::setup;
use crate::shell::{capture, cargo, command, root, run, say};
use anyhow::{Context, Result};

/// The loops of every game, built for both sides from one source.
const SPEED: [&str; 4] = ["--release", "-p", "rules", "--example=speed"];
const FOLDER: &str = "target/speed";

/// Runs the benchmarks of the rules.
pub fn run_all() -> Result<()> {
    setup::for_site()?;
    say("Building the loops of every game, native and as WebAssembly.");
    run(cargo().arg("build").args(SPEED))?;
    run(cargo().arg("build").args(SPEED).args(["--target", "wasm32-unknown-unknown"]))?;
    let module = "target/wasm32-unknown-unknown/release/examples/speed.wasm";
    run(command("wasm-bindgen").args(["--target", "nodejs", "--out-dir", FOLDER, module]))?;
    let package = root().join(FOLDER).join("package.json");
    std::fs::write(&package, "{\"type\": \"commonjs\"}\n").with_context(|| package.display().to_string())?;
    say("Running them in turn.");
    let native = capture(cargo().arg("run").args(SPEED))?;
    let wasm = capture(command("node").arg(format!("{FOLDER}/speed.js")))?;
    say("Per second, native and WebAssembly:");
    print!("{}", beside(&native, &wasm));
    say("The same loops natively by criterion, compared with the last time.");
    run(cargo().args(["bench", "-p", "rules", "--bench", "games"]))
}

/// Both lists in one: the game, both rates, the share of the second in the first, and what was counted.
fn beside(native: &str, wasm: &str) -> String {
    let mut out = String::new();
    for (one, two) in native.lines().zip(wasm.lines()) {
        let mut words = one.split_whitespace();
        let (game, rate) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        let what = words.collect::<Vec<_>>().join(" ");
        let other = two.split_whitespace().nth(1).unwrap_or_default();
        let number = |text: &str| text.parse::<f64>().unwrap_or(f64::NAN);
        let share = 100.0 * number(other) / number(rate);
        out.push_str(&format!("{game:10} {rate:>14} {other:>14} {share:4.0} %  {what}\n"));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::beside;

    #[test]
    fn rates_stand_beside_each_other() {
        let table =
            beside("gomoku  200 games\nyizi  50 plies of games\n", "gomoku  150 games\nyizi  50 plies of games\n");
        let words: Vec<Vec<&str>> = table.lines().map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(words[0], ["gomoku", "200", "150", "75", "%", "games"]);
        assert_eq!(words[1], ["yizi", "50", "50", "100", "%", "plies", "of", "games"]);
    }
}
