//! What a fresh machine lacks, installed once: each step looks first, says what it installs and why, and is quick when all is there.

use crate::browser;
use crate::shell::{cargo, command, find, output, root, run, say, tools};
use anyhow::{Context, Result, bail, ensure};
use std::fs;

const TARGET: &str = "wasm32-unknown-unknown";
const TRUNK: &str = "0.21.14";
const OLDEST_NODE: u32 = 20;

/// What building the site needs.
pub fn for_site() -> Result<()> {
    wasm_target()?;
    wasm_bindgen()?;
    cargo_tool("trunk", "trunk", TRUNK, "it builds the site", &["--locked"])?;
    node_packages()
}

/// What tests and benchmarks need, browser and all.
pub fn all() -> Result<()> {
    component("fmt", "rustfmt", "the style check")?;
    component("clippy", "clippy", "the lints")?;
    for_site()?;
    browser::ready().map(drop)
}

fn wasm_target() -> Result<()> {
    let sysroot =
        output(command("rustc").args(["--print", "sysroot"])).context("rustc is not on PATH: https://rustup.rs")?;
    if std::path::Path::new(&sysroot).join("lib/rustlib").join(TARGET).is_dir() {
        return Ok(());
    }
    say(&format!("Installing the Rust target {TARGET}: the page and the players run as WebAssembly."));
    ensure!(find("rustup").is_some(), "this Rust has no target {TARGET} and there is no rustup to add it");
    run(command("rustup").args(["target", "add", TARGET]))
}

fn component(verb: &str, name: &str, why: &str) -> Result<()> {
    if output(cargo().args([verb, "--version"])).is_some() || find("rustup").is_none() {
        return Ok(());
    }
    say(&format!("Installing {name}: {why}."));
    run(command("rustup").args(["component", "add", name]))
}

/// The tool and the library speak a private protocol, so their versions must be equal.
fn wasm_bindgen() -> Result<()> {
    let lock = fs::read_to_string(root().join("Cargo.lock")).context("Cargo.lock")?;
    let version = locked(&lock, "wasm-bindgen").context("Cargo.lock names no wasm-bindgen")?;
    // Its own lock file is left aside, since it names versions that registries have withdrawn.
    cargo_tool("wasm-bindgen", "wasm-bindgen-cli", version, "it joins WebAssembly and JavaScript", &[])
}

/// The version of a package in a lock file.
fn locked<'a>(lock: &'a str, name: &str) -> Option<&'a str> {
    let line = format!("name = \"{name}\"");
    let mut lines = lock.lines().skip_while(|l| *l != line);
    lines.nth(1)?.strip_prefix("version = \"")?.strip_suffix('"')
}

/// Installs a build tool beside the project, unless that version is in reach.
fn cargo_tool(program: &str, package: &str, version: &str, why: &str, more: &[&str]) -> Result<()> {
    let there = output(command(program).arg("--version")).unwrap_or_default();
    if there.split_whitespace().any(|word| word == version) {
        return Ok(());
    }
    say(&format!("Installing {package} {version} into .tools: {why}. A few minutes, once."));
    run(cargo()
        .args(["install", package, "--version", version, "--no-default-features", "--root"])
        .arg(tools())
        .args(more)
        // A quick build: these tools are used for seconds, so optimising them for minutes does not pay.
        .envs([
            ("CARGO_PROFILE_RELEASE_LTO", "off"),
            ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
            ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1"),
        ]))
}

fn node_packages() -> Result<()> {
    node()?;
    let lock = fs::read(root().join("package-lock.json")).context("package-lock.json")?;
    let stamp = root().join("node_modules/.yiguan-lock");
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    say(
        "Installing the Node packages of package.json: binaryen makes the WebAssembly smaller, Playwright and axe test the page.",
    );
    run(command("npm").args(["ci", "--no-audit", "--no-fund"]).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"))?;
    fs::write(stamp, lock).context("node_modules")
}

fn node() -> Result<()> {
    let version = || output(command("node").arg("--version"));
    if (version().is_none() || find("npm").is_none()) && browser::may_use_apt() {
        say("Installing Node and npm from Debian: they run wasm-opt and the browser tests.");
        browser::apt_install(&["nodejs", "npm"])?;
    }
    let Some(version) = version() else {
        bail!(
            "Node is missing: install Node {OLDEST_NODE} or newer (https://nodejs.org), it runs wasm-opt and the browser tests"
        )
    };
    let major: u32 = version.trim_start_matches('v').split('.').next().and_then(|n| n.parse().ok()).unwrap_or(0);
    ensure!(major >= OLDEST_NODE, "Node {version} is too old: {OLDEST_NODE} or newer is needed");
    ensure!(find("npm").is_some(), "npm is missing: it comes with Node (https://nodejs.org)");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::locked;

    #[test]
    fn the_lock_file_is_read_by_whole_names() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"1.0.0\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\n";
        assert_eq!(locked(lock, "wasm-bindgen"), Some("0.2.130"));
        assert_eq!(locked(lock, "bindgen"), None);
    }
}
