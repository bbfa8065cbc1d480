//! Runs every game's `data/*.txt`. What the verbs mean stands in `rules::play::fixture`.
//!
//! `PERFT_NODES` limits the counts (200 000 unless it is set); `UPDATE=1` writes what is into the files.

use rules::games::ALL;
use rules::play::fixture;
use std::path::{Path, PathBuf};

fn files(id: &str) -> Vec<PathBuf> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games").join(id).join("data");
    let Ok(entries) = std::fs::read_dir(&data) else {
        return Vec::new();
    };
    let mut files: Vec<PathBuf> = entries.map(|e| e.expect("a folder can be listed").path()).collect();
    files.retain(|f| f.extension().is_some_and(|e| e == "txt"));
    files.sort();
    files
}

/// Writes the lines that would be right into a file.
fn update(path: &Path, text: &str, faults: &[fixture::Fault]) {
    let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
    for fault in faults {
        if let Some(right) = &fault.right {
            lines[fault.line - 1] = right.clone();
        }
    }
    std::fs::write(path, lines.join("\n") + "\n").expect("a fixture file can be written");
}

#[test]
fn every_fixture_holds() {
    let nodes = std::env::var("PERFT_NODES").map_or(200_000, |n| n.parse().expect("PERFT_NODES is a number"));
    let mut wrong = Vec::new();
    for entry in ALL {
        let mut held = 0;
        for path in files(entry.id) {
            let text = std::fs::read_to_string(&path).expect("a fixture file can be read");
            let report = fixture::run(Some(entry.id), &text, nodes);
            held += report.held;
            if std::env::var_os("UPDATE").is_some() {
                update(&path, &text, &report.faults);
            }
            wrong.extend(
                report.faults.iter().map(|f| format!("{}:{}: {}: {}", path.display(), f.line, f.block, f.what)),
            );
        }
        if held == 0 {
            wrong.push(format!("{}: no fixture expects anything", entry.id));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
