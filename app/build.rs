//! Gathers what the page is built with: its words, which are checked, and what thumbnails show.

#[path = "build/samples.rs"]
mod samples;
#[path = "build/words.rs"]
mod words;

use std::path::{Path, PathBuf};
use std::{env, fs, process};

/// Where the games lie.
const GAMES: &str = "../rules/src/games";

fn main() {
    println!("cargo::rerun-if-changed=texts");
    println!("cargo::rerun-if-changed={GAMES}");
    let lists = words::lists(Path::new("texts")).unwrap_or_else(|faults| {
        for fault in faults {
            println!("cargo::error={fault}");
        }
        process::exit(1);
    });
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    for (language, list) in words::LANGUAGES.iter().zip(lists) {
        fs::write(out.join(format!("{language}.txt")), list).expect("the output folder can be written");
    }
    fs::write(out.join("samples.rs"), samples::table(Path::new(GAMES))).expect("the output folder can be written");
}
