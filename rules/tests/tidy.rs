//! The habits that no compiler checks: borders between parts, words for every key, files of readable size.

mod common;

use rules::board::Target;
use rules::game::{Act, Eye, Rng, Seat, Why};
use rules::games::ALL;
use rules::play::{Clicked, Entry, Table, link};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace lies above").to_path_buf()
}

/// All files below a folder of the workspace whose names end in one of `ends`, with their text.
fn files(folder: &str, ends: &[&str]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut left = vec![root().join(folder)];
    while let Some(path) = left.pop() {
        if path.is_dir() {
            let entries = std::fs::read_dir(&path).expect("a folder can be listed");
            left.extend(entries.map(|e| e.expect("a folder can be listed").path()));
        } else if ends.iter().any(|end| path.extension().is_some_and(|e| e == *end)) {
            let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            let name = path.strip_prefix(root()).expect("it lies below").to_string_lossy().into_owned();
            found.push((name, text));
        }
    }
    found.sort();
    assert!(!found.is_empty(), "nothing lies in {folder}");
    found
}

/// Says all that is wrong at once.
fn nothing(wrong: &[String]) {
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn the_page_knows_no_game() {
    let mut wrong = Vec::new();
    for (name, text) in files("app/src", &["rs", "js"]) {
        for entry in ALL {
            for sign in [format!("\"{}\"", entry.id), format!("games::{}", entry.id)] {
                // A class of the style sheets may be called like a game.
                let names = text.match_indices(&sign).any(|(at, _)| !text[..at].ends_with("class="));
                wrong.extend(names.then(|| format!("{name} names {sign}")));
            }
        }
    }
    nothing(&wrong);
}

#[test]
fn the_rules_know_no_web_and_no_clock() {
    let alien = ["std::time", "std::fs", "std::env", "std::thread", "web_sys", "js_sys", "wasm_bindgen", "getrandom"];
    let mut wrong = Vec::new();
    for (name, text) in files("rules/src", &["rs"]) {
        wrong.extend(alien.iter().filter(|a| text.contains(**a)).map(|a| format!("{name} uses {a}")));
    }
    nothing(&wrong);
}

#[test]
fn files_are_short_and_say_what_they_are() {
    let mut wrong = Vec::new();
    for folder in ["rules", "app/src", "xtask/src", "tests", "style"] {
        for (name, text) in files(folder, &["rs", "css", "ts", "js", "mjs", "py"]) {
            let lines = text.lines().count();
            wrong.extend((lines > 500).then(|| format!("{name} has {lines} lines")));
            let told = !name.ends_with(".rs") || text.starts_with("//! ");
            wrong.extend((!told).then(|| format!("{name} does not say what it is")));
        }
    }
    nothing(&wrong);
}

/// The keys of one language.
fn keys(language: &str) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for (_, text) in files(&format!("app/texts/{language}"), &["ftl"]) {
        let key = |line: &str| Some(line.split_once(" =")?.0.to_string()).filter(|k| !k.starts_with(['#', ' ', '.']));
        keys.extend(text.lines().filter_map(key));
    }
    keys
}

/// What words are asked for: by which game, if by one, and any of which keys would do.
#[derive(Default)]
struct Asked(BTreeSet<(&'static str, Vec<String>)>);

impl Asked {
    fn key(&mut self, game: &'static str, key: impl Into<String>) {
        self.0.insert((game, vec![key.into()]));
    }

    fn why(&mut self, game: &'static str, why: &Why) {
        self.key(game, format!("why-{}", why.key));
    }

    /// Those that a language lacks.
    fn missing(&self, language: &str) -> Vec<String> {
        let keys = keys(language);
        // A point or an underscore in an option's value ("7.5", "two_six") is a hyphen among keys.
        let has = |game: &str, key: &String| {
            let key = key.replace(['.', '_'], "-");
            keys.contains(&format!("{game}-{key}")) || keys.contains(&key)
        };
        let lacking = self.0.iter().filter(|(game, any)| !any.iter().any(|key| has(game, key)));
        lacking.map(|(game, any)| format!("{language}: {game} lacks {}", any.join(" or "))).collect()
    }
}

/// The keys that an entry names.
fn of_entry(asked: &mut Asked, entry: &Entry) {
    asked.key(entry.id, "name");
    for option in entry.options {
        asked.key(entry.id, format!("option-{}", option.key));
        for value in option.values {
            asked.key(entry.id, format!("option-{}-{value}", option.key));
        }
    }
    let lists = [
        ("seat", entry.seats.to_vec()),
        ("button", entry.buttons.to_vec()),
        ("form", entry.forms.iter().map(|f| f.key).collect()),
        ("clock", entry.clocks.iter().map(|c| c.key).collect()),
        ("lens", entry.lenses.to_vec()),
        ("guess", entry.guesses.to_vec()),
        ("file", entry.files.iter().map(|f| f.key).collect()),
    ];
    for (kind, list) in lists {
        list.iter().for_each(|key| asked.key(entry.id, format!("{kind}-{key}")));
    }
}

/// How many plies lie between the positions that are looked at.
const PLIES: usize = 9;

/// The keys that come up in a position.
fn of_position(asked: &mut Asked, table: &mut dyn Table, rng: &mut Rng) {
    let id = table.entry().id;
    let board = table.board();
    board.zones.iter().for_each(|zone| asked.key(id, format!("zone-{}", zone.key)));
    table.layouts().iter().for_each(|layout| asked.key(id, format!("layout-{}", layout.key)));
    for _ in 0..6 {
        let target = Target::Place(rng.below(board.places.len() as u32) as u16);
        if let Clicked::Refused(why) = table.copy().click(target) {
            asked.why(id, &why);
        }
        let next = table.frame(Eye::Referee, table.plies()).next;
        if !next.is_empty() {
            let mut copy = table.copy();
            copy.click(rng.pick(&next));
            if let Clicked::Refused(why) = copy.click(target) {
                asked.why(id, &why);
            }
        }
    }
    let frame = table.frame(Eye::Referee, table.plies());
    let hands = frame.scene.hands.iter().flat_map(|h| &h.men);
    frame.scene.men.iter().chain(hands).for_each(|man| asked.key(id, format!("man-{}", man.name)));
    frame.scene.notes.iter().for_each(|note| asked.key(id, format!("note-{}", note.key)));
    frame.scene.tallies.iter().for_each(|tally| asked.key(id, format!("tally-{}", tally.why.key)));
    for ply in table.plies().saturating_sub(PLIES)..=table.plies() {
        let calls = table.frame(Eye::Referee, ply).trail.calls;
        calls.iter().for_each(|call| asked.key(id, format!("call-{}", call.key)));
    }
    frame.why.iter().for_each(|why| asked.why(id, why));
    if let Some(outcome) = table.turn().outcome() {
        asked.key(id, format!("end-{}", outcome.why));
    }
    for act in Act::ALL {
        for seat in 0..=table.seats() {
            if let Err(why) = table.copy().act(Seat(seat), act) {
                asked.why(id, &why);
            }
        }
    }
}

/// What stands behind every `before` in a source, up to where the call's arguments end or nest.
fn calls<'a>(text: &'a str, before: &str) -> Vec<&'a str> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices(before) {
        let call = &text[at + before.len()..];
        if !text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '.') {
            found.push(&call[..call.find([')', ';', '{']).unwrap_or(call.len())]);
        }
    }
    found
}

/// The string literals in those calls.
fn literals<'a>(text: &'a str, before: &str) -> Vec<&'a str> {
    calls(text, before).into_iter().flat_map(|call| call.split('"').skip(1).step_by(2)).collect()
}

/// The string literals that those calls begin with.
fn leading<'a>(text: &'a str, before: &str) -> Vec<&'a str> {
    let first = |call: &'a str| call.strip_prefix('"')?.split('"').next();
    calls(text, before).into_iter().filter_map(first).collect()
}

/// The game whose folder a source lies in, if it lies in one.
fn owner(name: &str) -> &'static str {
    ALL.iter().find(|e| name.contains(&format!("games/{}/", e.id))).map_or("", |e| e.id)
}

/// The keys that the rules' sources name, seen in play or not.
fn of_rules(asked: &mut Asked) {
    for (name, text) in files("rules/src", &["rs"]) {
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        let id = owner(&name);
        for before in ["Why::new(", "Why::at("] {
            for key in literals(text, before) {
                let kinds = ["why", "note", "tally", "call"];
                asked.0.insert((id, kinds.map(|kind| format!("{kind}-{key}")).to_vec()));
            }
        }
        for before in ["Outcome::won(", "Outcome::lost(", "Outcome::drawn("] {
            literals(text, before).iter().for_each(|key| asked.key(id, format!("end-{key}")));
        }
        let wanted = text.split('"').skip(1).step_by(2).filter(|l| l.starts_with("want-") || l.starts_with("link-"));
        wanted.for_each(|key| asked.key(id, key));
    }
}

/// The keys that the page's sources name: of all games together, or of each.
fn of_page(asked: &mut Asked) {
    let kebab = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let whole = |key: &&str| key.chars().all(kebab) && !key.is_empty() && !key.ends_with('-');
    for (_, text) in files("app/src", &["rs"]) {
        for before in ["t(", "t_with(", "say(\"\", "] {
            leading(&text, before).into_iter().filter(whole).for_each(|key| asked.key("", key));
        }
        for before in ["say(game, ", "say(id, ", "say(entry.id, "] {
            for key in leading(&text, before).into_iter().filter(whole) {
                ALL.iter().for_each(|entry| asked.key(entry.id, key));
            }
        }
    }
}

#[test]
fn every_key_has_words_in_every_language() {
    let mut asked = Asked::default();
    for entry in ALL {
        of_entry(&mut asked, entry);
        for picked in common::choices(entry) {
            let mut rng = Rng::new(11);
            let mut table = common::open(entry, &picked);
            of_position(&mut asked, table.as_mut(), &mut rng);
            for _ in 0..40 {
                common::play_on(table.as_mut(), &mut rng, PLIES, true);
                of_position(&mut asked, table.as_mut(), &mut rng);
            }
        }
    }
    of_rules(&mut asked);
    of_page(&mut asked);
    nothing(&["zh", "en"].map(|language| asked.missing(language)).concat());
}

#[test]
fn every_game_has_golden_links() {
    let mut wrong = Vec::new();
    for entry in ALL {
        let path = root().join("rules/src/games").join(entry.id).join("data/links.txt");
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        let records = text.lines().filter_map(|line| line.strip_prefix("record "));
        let whole = records.filter(|payload| link::open(entry.id, payload.trim()).is_ok_and(|o| o.fault.is_none()));
        wrong.extend((whole.count() < 3).then(|| format!("{} has less than three", path.display())));
    }
    nothing(&wrong);
}
