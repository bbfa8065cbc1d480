//! The tests of all kinds, and the screenshots.

use crate::shell::{capture, cargo, command, root, run, say};
use crate::{browser, host, setup, site};
use anyhow::{Context, Result, bail};
use std::fs;

/// Where the site lies while it is tested: not at the root, since hosts put it anywhere.
const BASE: &str = "/some/where/";

/// Runs every test, or those of one kind.
pub fn test(words: &[&str]) -> Result<()> {
    let cut = words.iter().position(|word| *word == "--").unwrap_or(words.len());
    let (kinds, more) = (&words[..cut], words.get(cut + 1..).unwrap_or_default());
    if let Some(odd) = kinds.iter().find(|kind| !["native", "wasm", "browser"].contains(kind)) {
        bail!("there are native, wasm and browser tests, no \"{odd}\" tests");
    }
    let wanted = |kind| kinds.is_empty() || kinds.contains(&kind);
    setup::all()?;
    if wanted("native") {
        native()?;
    }
    if wanted("wasm") {
        wasm()?;
    }
    if wanted("browser") {
        in_browser("tests/e2e/playwright.config.ts", more)?;
    }
    Ok(())
}

/// Takes the screenshots.
pub fn shots(more: &[&str]) -> Result<()> {
    setup::all()?;
    in_browser("tests/e2e/shots.config.ts", more)?;
    say("The pictures are in shots/.");
    Ok(())
}

/// Prints what boards in pages of other people cost.
pub fn weigh(more: &[&str]) -> Result<()> {
    setup::all()?;
    in_browser("tests/e2e/weigh.config.ts", more)
}

fn native() -> Result<()> {
    say("Native tests: rules, players, records and tasks.");
    run(cargo().args(["test", "--workspace"]))
}

/// The same seeded games as native and in WebAssembly under Node: both must play the same moves.
fn wasm() -> Result<()> {
    say("WASM tests: every game plays the same in WebAssembly as it does natively.");
    let trace = capture(cargo().args(["run", "--quiet", "-p", "rules", "--example", "trace"]))?;
    let expected = root().join("target/trace.txt");
    fs::write(&expected, trace).context("target/trace.txt")?;
    run(cargo()
        .args(["test", "-p", "rules", "--target", "wasm32-unknown-unknown", "--test", "wasm"])
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", "wasm-bindgen-test-runner")
        .env("YIGUAN_TRACE", expected))
}

/// Builds the site, serves it and lets Playwright loose on it.
fn in_browser(config: &str, more: &[&str]) -> Result<()> {
    let browser = browser::ready()?;
    site::build()?;
    say("Writing the click scripts: the games of every data/games.txt as clicks.");
    let scripts = capture(cargo().args(["run", "--quiet", "-p", "rules", "--example", "scripts"]))?;
    fs::write(root().join("tests/e2e/scripts.json"), scripts).context("scripts.json")?;
    let (port, _serving) = host::start(0, BASE)?;
    let address = format!("http://127.0.0.1:{port}{BASE}");
    say(&format!("Browser tests of {address} in {}.", browser.display()));
    run(command("playwright")
        .args(["test", "--config", config])
        .args(more)
        .env("YIGUAN_SITE", address)
        .env("YIGUAN_BROWSER", browser))
}
