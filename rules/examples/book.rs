//! Checks the rule book: every game's pages in both languages, and every figure against the rules.

mod common;

use rules::games::{ALL, find};
use rules::play::book;
use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "book [--root FOLDER] [GAME]…";

fn main() -> ExitCode {
    common::run(|| {
        let mut args = common::Args::new(USAGE);
        let root = args.text("--root")?.unwrap_or_else(|| concat!(env!("CARGO_MANIFEST_DIR"), "/..").to_string());
        let named = args.rest()?;
        if let Some(unknown) = named.iter().find(|id| find(id).is_none()) {
            return Err(format!("no game is called \"{unknown}\""));
        }
        let read = |path: String| std::fs::read_to_string(Path::new(&root).join(path)).ok();
        let (mut games, mut clauses, mut figures, mut wrong) = (0, 0, 0, 0);
        for entry in ALL.iter().filter(|entry| named.is_empty() || named.iter().any(|id| id == entry.id)) {
            let id = entry.id;
            let [own, shared] = [id, "app"].map(|file| read(format!("app/texts/en/{file}.ftl")).unwrap_or_default());
            let pages = ["zh", "en"].map(|language| (language, read(format!("app/book/{language}/{id}.md"))));
            let pages = pages.each_ref().map(|(language, text)| (*language, text.as_deref()));
            let blocks = read(format!("rules/src/games/{id}/data/book.txt")).unwrap_or_default();
            let checked = book::check(id, &pages, &blocks, book::Words { own: &own, shared: &shared });
            println!("{id}: {} clauses, {} boards", checked.clauses, checked.figures);
            checked.faults.iter().for_each(|fault| println!("  {fault}"));
            games += 1;
            clauses += checked.clauses;
            figures += checked.figures;
            wrong += checked.faults.len();
        }
        println!("{games} games, {clauses} clauses, {figures} boards checked");
        if wrong > 0 { Err(format!("{wrong} faults")) } else { Ok(()) }
    })
}
