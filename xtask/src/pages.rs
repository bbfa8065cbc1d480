//! What Trunk leaves to do after a build: lasting names for the workers' files, the page to embed, and the element.

use crate::element;
use crate::shell::root;
use crate::words;
use anyhow::{Context, Result, anyhow, ensure};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

const MAIN_PAGE: &str = "data-page=\"main\"";
const EMBED_PAGE: &str = "data-page=\"embed\"";
const WORDS: &str = "data-words=\"words\"";
/// The workers: the attribute that names one's loader to the page, and how Trunk calls its files.
const WORKERS: [(&str, &str); 2] = [("data-worker", "thinker"), ("data-press", "press")];

/// Trunk calls this after every build, with the folder that is to become `dist/`.
pub fn finish() -> Result<()> {
    let staging = std::env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from).context("Trunk calls this task")?;
    let index = staging.join("index.html");
    let mut page = fs::read_to_string(&index).context("index.html")?;
    ensure!(page.contains(MAIN_PAGE), "index.html does not say {MAIN_PAGE}");
    let mut loaders = Vec::new();
    for (attribute, worker) in WORKERS {
        let says = format!("{attribute}=\"{worker}_loader.js\"");
        ensure!(page.contains(&says), "index.html does not say {says}");
        let loader = name_worker(&staging, worker)?;
        page = page.replacen(&says, &format!("{attribute}=\"{loader}\""), 1);
        loaders.push(loader);
    }
    ensure!(page.contains(WORDS), "index.html does not say {WORDS}");
    let words = write_words(&staging)?;
    let page = page.replacen(WORDS, &format!("data-words=\"{words}\""), 1);
    bind_book(&staging)?;
    element::write(&staging, &page, &element::Names { words: &words, worker: &loaders[0] })?;
    // The same program and the same hashed files; one attribute tells it to show the board alone.
    fs::write(staging.join("embed.html"), page.replacen(MAIN_PAGE, EMBED_PAGE, 1)).context("embed.html")?;
    fs::write(index, page).context("index.html")
}

/// Writes the words, a file for every language, under a name that changes with them. Returns its stem.
fn write_words(staging: &Path) -> Result<String> {
    let lists = words::lists(&root().join("app/texts")).map_err(|faults| anyhow!(faults.join("\n")))?;
    let mut hasher = DefaultHasher::new();
    lists.hash(&mut hasher);
    let stem = format!("words-{:016x}", hasher.finish());
    for (language, list) in words::LANGUAGES.iter().zip(lists) {
        fs::write(staging.join(format!("{stem}-{language}.txt")), list)?;
    }
    Ok(stem)
}

/// Writes the rule book, a file for every game and language: the page, then the figures that it names.
fn bind_book(staging: &Path) -> Result<()> {
    let pages = root().join("app/book");
    for language in fs::read_dir(&pages).context("app/book")? {
        let language = language?.path();
        let bound = staging.join("book").join(language.file_name().context("a language")?);
        fs::create_dir_all(&bound)?;
        for page in fs::read_dir(&language)? {
            let page = page?.path();
            let game = page.file_stem().context("a page's name")?.to_string_lossy().into_owned();
            let figures = root().join("rules/src/games").join(&game).join("data/book.txt");
            let figures = fs::read_to_string(&figures).with_context(|| figures.display().to_string())?;
            let figures = figures.find("---").map_or("", |at| &figures[at..]);
            let text = format!("{}\n{figures}", fs::read_to_string(&page)?.trim_end());
            fs::write(bound.join(format!("{game}.txt")), text)?;
        }
    }
    Ok(())
}

/// Trunk names the page's files by their content but not a worker's, so a browser might join an old worker
/// to a new page. Returns the new name of the worker's loader.
fn name_worker(staging: &Path, worker: &str) -> Result<String> {
    let olds = [".js", "_bg.wasm", "_loader.js"].map(|end| format!("{worker}{end}"));
    let [bindings, wasm, loader] = &olds;
    let read = |name: &String| fs::read(staging.join(name)).with_context(|| name.clone());
    let mut hasher = DefaultHasher::new();
    (read(bindings)?, read(wasm)?, read(loader)?).hash(&mut hasher);
    let stem = format!("{worker}-{:016x}", hasher.finish());
    let renamed = |name: &String| -> Result<String> {
        Ok(String::from_utf8(read(name)?)?
            .replace(bindings, &format!("{stem}.js"))
            .replace(wasm, &format!("{stem}_bg.wasm")))
    };
    fs::write(staging.join(format!("{stem}.js")), renamed(bindings)?)?;
    fs::write(staging.join(format!("{stem}_bg.wasm")), read(wasm)?)?;
    fs::write(staging.join(format!("{stem}_loader.js")), renamed(loader)?)?;
    for old in &olds {
        fs::remove_file(staging.join(old))?;
    }
    Ok(format!("{stem}_loader.js"))
}
