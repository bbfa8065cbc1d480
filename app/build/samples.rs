//! What thumbnails show: of every game the beginning of the block `sample` in `data/games.txt`,
//! or else of the longest one, as words.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// How many words are kept at most.
const MOST: usize = 44;

/// The beginning of a game: options, position and moves as fixtures write them.
#[derive(Default)]
struct Sample {
    options: String,
    position: String,
    moves: Vec<String>,
    /// The block says that it is the one to show.
    named: bool,
}

/// The samples of all games below a folder as Rust.
pub fn table(games: &Path) -> String {
    let mut folders: Vec<_> = fs::read_dir(games).expect("the games lie there").flatten().map(|e| e.path()).collect();
    folders.sort();
    let mut out = String::from("static SAMPLES: &[(&str, [&str; 3])] = &[\n");
    for folder in folders {
        let text = fs::read_to_string(folder.join("data/games.txt")).unwrap_or_default();
        // One that is called so; else one that gets going, before all others; then one from the usual start under the usual rules; then the longest.
        let worth = |s: &Sample| {
            let count = s.moves.len();
            (s.named, count.min(8), s.position.is_empty(), s.options.is_empty(), count.min(MOST))
        };
        let best = text.split("\n--- ").map(sample).filter(|s| !s.moves.is_empty()).max_by_key(worth);
        if let (Some(best), Some(id)) = (best, folder.file_name().and_then(|name| name.to_str())) {
            // The end of a game shows less of it than its middle.
            let count = best.moves.len();
            let shown = best.moves[..if count < 12 { count } else { (count * 3 / 5).min(MOST) }].join(" ");
            writeln!(out, "    ({id:?}, [{:?}, {:?}, {shown:?}]),", best.options, best.position)
                .expect("a string takes all");
        }
    }
    out + "];\n"
}

/// What a block plays: words, or where it does anything else the line as it then stands.
fn sample(block: &str) -> Sample {
    let named = block.lines().next().is_some_and(|name| name.trim_start_matches("---").trim() == "sample");
    let mut found = Sample { named, ..Sample::default() };
    let mut played = true;
    for line in block.lines().skip(1) {
        let line = line.split(" # ").next().unwrap_or_default();
        let (verb, rest) = line.trim().split_once(char::is_whitespace).unwrap_or((line, ""));
        match verb {
            "options" => found.options = rest.trim().replace(' ', ","),
            "position" => found.position = rest.trim().to_string(),
            "moves" if played => found.moves.extend(rest.split_whitespace().map(str::to_string)),
            "line" if !played => found.moves = rest.split_whitespace().skip(1).map(str::to_string).collect(),
            "repeat" | "back" | "clicks" => played = false,
            "record" | "game" => break,
            _ => {}
        }
    }
    // An act would end the game.
    let acts = found.moves.iter().position(|word| word.contains(':'));
    found.moves.truncate(acts.unwrap_or(usize::MAX));
    found
}
