//! The browser that the tests drive: one that is here, else Debian's, else Playwright's own.

use crate::shell::{command, find, output, run, say};
use anyhow::{Result, bail};
use std::path::{Path, PathBuf};

const NAMES: [&str; 5] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const PLACES: [&str; 4] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
];

/// The browser's path, after installing one if there is none.
pub fn ready() -> Result<PathBuf> {
    if may_use_apt() {
        let chinese = output(command("fc-list").arg(":lang=zh")).is_some_and(|fonts| !fonts.is_empty());
        if found().is_none() {
            say("Installing Chromium and a Chinese font from Debian: the browser tests run in it.");
            apt_install(&["chromium", "fontconfig", "fonts-noto-cjk"])?;
        } else if !chinese {
            say("Installing a Chinese font from Debian: the screenshots show Chinese text.");
            apt_install(&["fontconfig", "fonts-noto-cjk"])?;
        }
    }
    if let Some(path) = found() {
        return Ok(path);
    }
    say("Installing Playwright's Chromium: there is no Chromium or Chrome here, and the browser tests need one.");
    let installed = run(command("npx").args(["playwright", "install", "chromium"]));
    match found() {
        Some(path) => Ok(path),
        None => bail!(
            "there is no browser to test in{}: install Chromium or Chrome, or name one in YIGUAN_BROWSER",
            installed.err().map(|e| format!(" ({e})")).unwrap_or_default()
        ),
    }
}

fn found() -> Option<PathBuf> {
    let named = std::env::var_os("YIGUAN_BROWSER").map(PathBuf::from);
    named
        .or_else(|| NAMES.iter().find_map(|name| find(name)))
        .or_else(|| PLACES.iter().map(PathBuf::from).find(|path| path.is_file()))
        .or_else(playwrights)
        .filter(|path| path.is_file())
}

fn playwrights() -> Option<PathBuf> {
    let ask = "console.log(require('playwright-core').chromium.executablePath())";
    output(command("node").args(["-e", ask])).map(PathBuf::from)
}

/// Whether Debian packages can be installed without asking anybody.
pub fn may_use_apt() -> bool {
    Path::new("/usr/bin/apt-get").is_file() && output(command("id").arg("-u")).as_deref() == Some("0")
}

/// Installs Debian packages.
pub fn apt_install(packages: &[&str]) -> Result<()> {
    run(command("apt-get").args(["update", "-q"]))?;
    run(command("apt-get")
        .args(["install", "-y", "-q", "--no-install-recommends"])
        .args(packages)
        .env("DEBIAN_FRONTEND", "noninteractive"))
}
