//! What boards in pages of other people are made of: the element's file, its styles for shadow roots, the list of games
//! for the page that builds its tag, and the pages that show it.

use crate::shell::root;
use anyhow::{Context, Result, ensure};
use rules::board::Target;
use rules::game::Turn;
use rules::games;
use rules::play::Entry;
use serde_json::{Map, Value, json};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

#[allow(dead_code)]
#[path = "../../app/src/board/sheet.rs"]
mod sheet;

use sheet::{Sheet, Size};

/// The style sheets that a board needs, in their order.
const STYLES: [&str; 6] = ["tokens", "base", "board", "secrets", "embed", "element"];
/// What the page that builds tags is styled with, besides its own sheet.
const PLAIN: [&str; 3] = ["tokens-", "dark-", "base-"];

/// The names of files that change with what they hold.
pub struct Names<'a> {
    /// The stem of the words.
    pub words: &'a str,
    /// The worker's loader.
    pub worker: &'a str,
}

/// Writes everything into the folder that is to become `dist/`, to go with its `index.html`.
pub fn write(staging: &Path, index: &str, names: &Names<'_>) -> Result<()> {
    let base = style("base")?;
    let sheet = keep(staging, "element", "css", &shadow_sheet(&base)?)?;
    let parts = json!({
        "app": app_script(index)?,
        "words": names.words,
        "worker": names.worker,
        "thinker": names.worker.replace("_loader", ""),
        "style": sheet,
        "fonts": fonts(&base)?,
        "heights": heights(),
    });
    let element = source("yiguan.js")?;
    ensure!(element.contains("= PARTS;"), "yiguan.js has no place for its parts");
    fs::write(staging.join("yiguan.js"), element.replacen("= PARTS;", &format!("= {parts};"), 1))?;

    let games = keep(staging, "games", "json", &json!(games::ALL.iter().map(game).collect::<Vec<_>>()).to_string())?;
    let script = keep(staging, "builder", "js", &source("builder.js")?)?;
    let own = keep(staging, "builder", "css", &style("builder")?)?;
    let sheets: String =
        index.lines().filter(|line| PLAIN.iter().any(|name| line.contains(&format!("./{name}")))).collect();
    ensure!(sheets.matches("<link").count() == PLAIN.len(), "index.html lacks a style sheet of {PLAIN:?}");
    let page = source("builder.html")?
        .replace("WORDS", names.words)
        .replace("GAMES", &games)
        .replace("SCRIPT", &script)
        .replace("<!-- styles -->", &format!("{sheets}<link rel=\"stylesheet\" href=\"./{own}\">"));
    fs::write(staging.join("board.html"), page)?;
    for name in ["samples.html", "samples.css"] {
        fs::write(staging.join(name), source(name)?)?;
    }
    Ok(())
}

fn source(name: &str) -> Result<String> {
    fs::read_to_string(root().join("app/element").join(name)).with_context(|| name.to_string())
}

fn style(name: &str) -> Result<String> {
    fs::read_to_string(root().join("style").join(format!("{name}.css"))).with_context(|| name.to_string())
}

/// Writes a file under a name that changes with what it holds; returns the name.
fn keep(staging: &Path, stem: &str, end: &str, text: &str) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    let name = format!("{stem}-{:016x}.{end}", hasher.finish());
    fs::write(staging.join(&name), text)?;
    Ok(name)
}

/// The file that the page imports its program from.
fn app_script(index: &str) -> Result<&str> {
    let start = index.find("'./app-").context("index.html imports no program")? + 3;
    let length = index[start..].find('\'').context("index.html imports a program without an end")?;
    Ok(&index[start..start + length])
}

/// The styles of the board for shadow roots: what the page says of its root and its body holds for the element.
fn shadow_sheet(base: &str) -> Result<String> {
    let mut all = String::new();
    for name in STYLES {
        let text = if name == "base" { base.to_string() } else { style(name)? };
        all += &without_fonts(&text);
        if name == "tokens" {
            let dark = style("dark")?;
            let system = dark.replacen(":root", ":host(:not([theme=\"light\"]))", 1);
            all += &format!("@media (prefers-color-scheme: dark) {{\n{system}}}\n");
            all += &dark.replacen(":root", ":host([theme=\"dark\"])", 1);
        }
    }
    let all = all.replace(":root:lang(en)", ".yiguan:lang(en)").replace(":root", ":host");
    Ok(slim(&all.replace("\nhtml {", "\n.yiguan {").replace("\nbody {", "\n.yiguan {")))
}

/// A sheet without comments and without space that means nothing.
fn slim(sheet: &str) -> String {
    let mut out = String::new();
    let mut left = sheet;
    while let Some(at) = left.find("/*") {
        out += &left[..at];
        left = left[at..].split_once("*/").map_or("", |(_, rest)| rest);
    }
    out += left;
    let lines: Vec<&str> = out.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    lines.join("\n").replace(" {\n", "{").replace(";\n", ";").replace(";}", "}").replace("}\n", "}").replace(",\n", ",")
}

/// The blocks of a sheet that bring fonts.
fn font_blocks(sheet: &str) -> impl Iterator<Item = &str> {
    sheet.split("@font-face {").skip(1).filter_map(|rest| rest.split('}').next())
}

/// A sheet without its fonts: shadow roots cannot bring any.
fn without_fonts(sheet: &str) -> String {
    font_blocks(sheet).fold(sheet.to_string(), |left, block| left.replacen(&format!("@font-face {{{block}}}"), "", 1))
}

/// The fonts of a sheet as scripts add them to a document.
fn fonts(sheet: &str) -> Result<Vec<Value>> {
    let font = |block: &str| {
        let said = |key: &str| {
            let line = block.lines().find_map(|line| line.trim().strip_prefix(key)?.strip_prefix(':'));
            line.map(|line| line.trim().trim_end_matches(';').trim_matches('"'))
                .with_context(|| format!("a font's {key}"))
        };
        let file =
            said("src")?.strip_prefix("url(").and_then(|rest| rest.split(')').next()).context("a font's file")?;
        Ok(json!({
            "family": said("font-family")?,
            "file": file,
            "weight": said("font-weight")?,
            "display": said("font-display")?,
            "unicodeRange": said("unicode-range")?,
        }))
    };
    font_blocks(sheet).map(font).collect()
}

/// How high boards are by their width, wide and narrow, and how many pixels more for what can be pressed: by game, and
/// by option where one makes a difference.
fn heights() -> Map<String, Value> {
    let shares = |entry: &Entry, picked: &[u8]| {
        let table = (entry.open)(picked, None).ok()?;
        let board = table.board();
        let dice = board.die.is_none() && !table.frame(rules::game::Eye::Public, 0).scene.dice.is_empty();
        let share = |size| {
            let (w, h) = Sheet::new(&board, 0, size, dice).extent();
            (f64::from(h / w) * 1000.0).round() / 1000.0
        };
        // What can be pressed beside the board takes a row of its own, and a set-up two on narrow screens.
        let frame = table.frame(rules::game::Eye::Referee, 0);
        let button = |target: &Target| matches!(target, Target::Button(_));
        let setup = !table.layouts().is_empty();
        let keys =
            setup || frame.turn == Turn::Chance || !frame.scene.hands.is_empty() || frame.next.iter().any(button);
        let row = if keys { 54.0 } else { 0.0 };
        Some([share(Size::Full), share(Size::Phone), row, if setup { row * 2.0 } else { row }])
    };
    let mut all = Map::new();
    for entry in games::ALL {
        let mut picked = vec![0; entry.options.len()];
        let Some(usual) = shares(entry, &picked) else { continue };
        all.insert(entry.id.to_string(), json!(usual));
        for (which, choice) in entry.options.iter().enumerate() {
            for (index, value) in choice.values.iter().enumerate().skip(1) {
                picked[which] = index as u8;
                let other = shares(entry, &picked).filter(|other| *other != usual);
                all.extend(other.map(|other| (format!("{}?{}={value}", entry.id, choice.key), json!(other))));
            }
            picked[which] = 0;
        }
    }
    all
}

/// What the page that builds tags must know of a game; its words are those of the site.
fn game(entry: &Entry) -> Value {
    let options: Vec<Value> = entry.options.iter().map(|o| json!({ "key": o.key, "values": o.values })).collect();
    let seats = (entry.open)(&[], None).map_or(2, |table| table.seats());
    let seats = &entry.seats[..usize::from(seats).min(entry.seats.len())];
    json!({ "id": entry.id, "seats": seats, "options": options })
}

#[cfg(test)]
mod tests {
    use super::{fonts, heights, shadow_sheet, slim, style, without_fonts};

    #[test]
    fn styles_are_made_for_shadow_roots() {
        let base = style("base").unwrap();
        let sheet = shadow_sheet(&base).unwrap();
        for gone in [":root", "@font-face", "\nbody", "/*"] {
            assert!(!sheet.contains(gone), "{gone}");
        }
        assert!(sheet.contains(":host{color-scheme: light") && sheet.contains(":host([theme=\"dark\"])"));
        let opened = sheet.matches('{').count();
        assert_eq!(opened, sheet.matches('}').count());
    }

    #[test]
    fn fonts_are_told_as_scripts_want_them() {
        let base = style("base").unwrap();
        let all = fonts(&base).unwrap();
        assert_eq!(all.len(), base.matches("@font-face").count());
        assert_eq!(all[0]["file"], "fonts/yiguan-kai-400.woff2");
        assert!(!without_fonts(&base).contains("@font-face"));
    }

    #[test]
    fn sheets_lose_comments_and_space() {
        assert_eq!(slim("/* a */\n.b {\n  c: d;\n}\n\n.e,\n.f {\n  g: h;\n}\n"), ".b{c: d}.e,.f{g: h}");
    }

    #[test]
    fn every_game_has_a_height() {
        let all = heights();
        assert!(rules::games::ALL.iter().all(|entry| all.contains_key(entry.id)));
        let wide = all["xiangqi"][0].as_f64().unwrap();
        assert!((1.0..1.2).contains(&wide), "ten rows and nine files");
    }
}
