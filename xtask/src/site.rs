//! The site: built by Trunk into `dist/` when something changed, weighed, and kept under its limit.

use crate::setup;
use crate::shell::{command, output, root, run, say};
use anyhow::{Context, Result, bail};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

/// What the page's WebAssembly may weigh, in bytes, compressed by brotli.
const APP_LIMIT: u64 = 510_000;

/// What the site is made from.
const SOURCES: [&str; 11] = [
    "app",
    "xtask/src",
    "thinker",
    "press",
    "rules/src",
    "rules/Cargo.toml",
    "style",
    "index.html",
    "Trunk.toml",
    "Cargo.toml",
    "Cargo.lock",
];

/// Builds the site and prints what it weighs.
pub fn build() -> Result<()> {
    setup::for_site()?;
    let mark = root().join("target/site.mark");
    let dist = root().join("dist");
    let now = sources_hash()?;
    if dist.join("index.html").is_file() && fs::read_to_string(&mark).is_ok_and(|then| then == now) {
        say("The site in dist/ is up to date.");
    } else {
        say("Building the site into dist/: the page, its two workers, and all through wasm-opt.");
        run(command("trunk").args(["build", "--release", "--skip-version-check"]))?;
        fs::write(mark, now).context("target/site.mark")?;
    }
    weigh(&dist)
}

/// Prints raw and compressed sizes, and fails if the page is too heavy.
fn weigh(dist: &Path) -> Result<()> {
    let mut files: Vec<PathBuf> = Vec::new();
    walk(dist, &mut |path| files.push(path.to_path_buf()))?;
    files.retain(|path| path.extension().is_some_and(|end| ["wasm", "js", "css", "txt"].iter().any(|e| end == *e)));
    let small = brotli_sizes(&files)?;
    println!("\n  {:40} {:>10} {:>10}", "bytes", "raw", "brotli");
    let mut app = None;
    for (path, small) in files.iter().zip(small) {
        let name = path.strip_prefix(dist).unwrap_or(path).display().to_string();
        println!("  {name:40} {:>10} {small:>10}", fs::metadata(path)?.len());
        if name.ends_with(".wasm") && !["thinker", "press"].iter().any(|worker| name.starts_with(worker)) {
            app = Some(small);
        }
    }
    match app {
        None => bail!("dist/ holds no WebAssembly of the page"),
        Some(size) if size > APP_LIMIT => {
            bail!("the page's WebAssembly is {size} bytes by brotli; {APP_LIMIT} are allowed")
        }
        Some(_) => Ok(()),
    }
}

fn brotli_sizes(files: &[PathBuf]) -> Result<Vec<u64>> {
    let ask = "const [fs, zlib] = [require('fs'), require('zlib')]; \
               for (const f of process.argv.slice(1)) console.log(zlib.brotliCompressSync(fs.readFileSync(f)).length)";
    let sizes = output(command("node").args(["-e", ask]).args(files)).context("node cannot compress")?;
    sizes.lines().map(|line| line.parse().context("a size")).collect()
}

/// Changes when any source of the site does.
fn sources_hash() -> Result<String> {
    let mut hasher = DefaultHasher::new();
    for source in SOURCES {
        walk(&root().join(source), &mut |path| {
            path.hash(&mut hasher);
            fs::read(path).unwrap_or_default().hash(&mut hasher);
        })?;
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// Calls `each` for the file, or for every file below the folder, in order of names; what is not there counts as empty.
fn walk(at: &Path, each: &mut impl FnMut(&Path)) -> Result<()> {
    if at.is_file() {
        each(at);
    } else if at.is_dir() {
        let mut inside = fs::read_dir(at)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
        inside.sort();
        for path in inside {
            walk(&path, each)?;
        }
    }
    Ok(())
}
