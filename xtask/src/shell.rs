//! Other programs: found on the project's own paths first, shown before they run, and failing loudly.

use anyhow::{Context, Result, ensure};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The root of the repository.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the root")
}

/// Where the project keeps build tools that this machine does not have in the right version.
pub fn tools() -> PathBuf {
    root().join(".tools")
}

/// The directories searched for programs: the project's own, then the machine's.
fn search_path() -> OsString {
    let own = [tools().join("bin"), root().join("node_modules/.bin")];
    let machine = std::env::var_os("PATH").unwrap_or_default();
    std::env::join_paths(own.into_iter().chain(std::env::split_paths(&machine))).expect("paths hold no separators")
}

/// Where a program lies, if it is there.
pub fn find(program: &str) -> Option<PathBuf> {
    let endings: &[&str] = if cfg!(windows) { &[".exe", ".cmd"] } else { &[""] };
    std::env::split_paths(&search_path())
        .flat_map(|dir| endings.iter().map(move |end| dir.join(format!("{program}{end}"))))
        .find(|path| path.is_file())
}

/// A command that runs in the root with the project's tools in reach.
pub fn command(program: &str) -> Command {
    let mut command = Command::new(find(program).unwrap_or_else(|| program.into()));
    command.current_dir(root()).env("PATH", search_path());
    command
}

/// `cargo`, the one that runs this task.
pub fn cargo() -> Command {
    let mut cargo = command(&std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_string()));
    // What `cargo run` set for this task is not meant for what the inner cargo builds.
    cargo.env_remove("CARGO_MANIFEST_DIR").env_remove("CARGO_MANIFEST_PATH");
    cargo
}

/// Tells people what happens.
pub fn say(text: &str) {
    println!("\n▸ {text}");
}

/// Shows a command, runs it and expects it to succeed.
pub fn run(command: &mut Command) -> Result<()> {
    let shown = shown(command);
    println!("  $ {shown}");
    let status = command.stdin(Stdio::null()).status().with_context(|| format!("cannot start {shown}"))?;
    ensure!(status.success(), "{shown}: {status}");
    Ok(())
}

/// Shows a command, runs it and returns what it prints.
pub fn capture(command: &mut Command) -> Result<String> {
    let shown = shown(command);
    println!("  $ {shown}");
    let output = command.stdin(Stdio::null()).stderr(Stdio::inherit()).output();
    let output = output.with_context(|| format!("cannot start {shown}"))?;
    ensure!(output.status.success(), "{shown}: {}", output.status);
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// What a command prints, if it is there and succeeds.
pub fn output(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_string())
}

fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let words = command.get_args().map(|word| word.to_string_lossy().into_owned());
    std::iter::once(program).chain(words).collect::<Vec<_>>().join(" ")
}
