//! Runs fixture files from anywhere; what the verbs mean stands in `rules::play::fixture`.

mod common;

use rules::games::find;
use rules::play::fixture;
use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "fixtures [--game ID] [--nodes N] FILE…";

/// The game a path speaks of: the nearest folder, or the file, that is called like one.
fn game_of(path: &Path) -> Option<&'static str> {
    let whole = std::path::absolute(path).unwrap_or(path.to_path_buf());
    let names = [whole.file_stem().map(|s| s.to_string_lossy().into_owned())].into_iter().flatten();
    let folders = whole.ancestors().skip(1).filter_map(|a| Some(a.file_name()?.to_string_lossy().into_owned()));
    folders.chain(names).find_map(|name| find(&name).map(|entry| entry.id))
}

fn main() -> ExitCode {
    common::run(|| {
        let mut args = common::Args::new(USAGE);
        let game = args.text("--game")?;
        let nodes = args.number("--nodes")?.unwrap_or(200_000);
        let files = args.rest()?;
        if files.is_empty() {
            return Err(format!("no file is named\nusage: {USAGE}"));
        }
        let mut wrong = 0;
        for file in files {
            let path = Path::new(&file);
            let text = std::fs::read_to_string(path).map_err(|e| format!("{file}: {e}"))?;
            let id = game.as_deref().or_else(|| game_of(path));
            let report = fixture::run(id, &text, nodes);
            for fault in &report.faults {
                println!("{file}:{}: {}: {}", fault.line, fault.block, fault.what);
            }
            println!(
                "{file}: {} blocks, {} expectations hold, {} do not, {} counts left out",
                report.blocks,
                report.held,
                report.faults.len(),
                report.left_out
            );
            wrong += report.faults.len();
        }
        if wrong > 0 { Err(format!("{wrong} expectations do not hold")) } else { Ok(()) }
    })
}
