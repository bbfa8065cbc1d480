//! Pages of the rule book as text that people write, and what every page must have.
//!
//! A page is one game's rules in one language. Every line stands for itself:
//!
//! | line | |
//! |---|---|
//! | `# TITLE` | the first line |
//! | `## TITLE` | a chapter; chapters are numbered from 1 |
//! | `[KEY] SOURCES` | a clause; numbered from 1 in its chapter, found by its key in addresses for ever |
//! | `! KEY KEY …` | the reasons (of refusals, forced moves, endings) that the clause is the answer to |
//! | `@ BLOCK CAPTION` | a figure beside the clause: a block of the game's `data/book.txt` |
//! | anything else | a paragraph, of the clause or, before the first one, of the chapter or page |
//!
//! Sources are parted by `;`: a sheet's number and a place in it (`000 1`), or `site` for what this site has added. The
//! pages of both languages have the same chapters, clauses, sources, reasons and figures in the same order; every
//! clause has a figure, and every figure is a block that expects something which holds.

use super::fixture;
use crate::game::tidy;

/// A page that has been read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Page<'a> {
    /// Its title.
    pub title: &'a str,
    /// What stands before the first chapter.
    pub lead: Vec<&'a str>,
    /// The chapters.
    pub chapters: Vec<Chapter<'a>>,
}

/// A chapter of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter<'a> {
    /// Its title.
    pub title: &'a str,
    /// What stands before its first clause.
    pub lead: Vec<&'a str>,
    /// Its clauses.
    pub clauses: Vec<Clause<'a>>,
}

/// A rule that can be cited.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause<'a> {
    /// Its key in addresses.
    pub key: &'a str,
    /// Where it comes from.
    pub sources: Vec<Source<'a>>,
    /// Its words.
    pub text: Vec<&'a str>,
    /// The reasons that it is the answer to.
    pub reasons: Vec<&'a str>,
    /// The figures beside it: names of blocks, and captions.
    pub figures: Vec<(&'a str, &'a str)>,
}

/// Where a clause comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source<'a> {
    /// This place of the sheet with that number.
    Sheet(&'a str, &'a str),
    /// This site has added it.
    Site,
}

/// What is wrong with a page, and in which line, counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct BadPage {
    /// The line.
    pub line: usize,
    /// What is wrong.
    pub what: &'static str,
}

/// What keys of reasons begin with.
const REASONS: [&str; 4] = ["why", "end", "note", "call"];

/// Reasons that every game has to answer.
const EVERYWHERE: [&str; 5] = ["not-your-turn", "looking-back", "game-over", "resigned", "time"];

/// The numbers of the sheets.
const SHEETS: [&str; 5] = ["000", "001", "002", "003", "004"];

/// The sources that a clause names.
fn sources(text: &str) -> Option<Vec<Source<'_>>> {
    text.split(';').map(source).collect()
}

fn source(text: &str) -> Option<Source<'_>> {
    let text = text.trim();
    if text == "site" {
        return Some(Source::Site);
    }
    let (sheet, at) = text.split_once(' ')?;
    SHEETS.contains(&sheet).then_some(Source::Sheet(sheet, at.trim()))
}

/// Reads a page.
pub fn read(text: &str) -> Result<Page<'_>, BadPage> {
    let mut page = Page::default();
    for (i, line) in text.lines().enumerate() {
        let line = line.trim();
        if !line.is_empty() {
            add(&mut page, line).map_err(|what| BadPage { line: i + 1, what })?;
        }
    }
    if page.title.is_empty() { Err(BadPage { line: 1, what: "the page has no title" }) } else { Ok(page) }
}

/// Adds a line to what has been read.
fn add<'a>(page: &mut Page<'a>, line: &'a str) -> Result<(), &'static str> {
    if let Some(title) = line.strip_prefix("## ") {
        page.chapters.push(Chapter { title: title.trim(), lead: Vec::new(), clauses: Vec::new() });
        return Ok(());
    }
    if let Some(title) = line.strip_prefix("# ") {
        page.title = title.trim();
        return Ok(());
    }
    let Some(chapter) = page.chapters.last_mut() else {
        page.lead.push(line);
        return Ok(());
    };
    if let Some((key, from)) = line.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        let sources = sources(from).ok_or("the clause names no source that there is")?;
        chapter.clauses.push(Clause { key, sources, text: Vec::new(), reasons: Vec::new(), figures: Vec::new() });
        return Ok(());
    }
    let clause = chapter.clauses.last_mut();
    if let Some(reasons) = line.strip_prefix("! ") {
        clause.ok_or("reasons belong to a clause")?.reasons.extend(reasons.split_whitespace());
    } else if let Some(figure) = line.strip_prefix("@ ") {
        let (block, caption) = figure.split_once(' ').ok_or("a figure has a caption")?;
        clause.ok_or("a figure belongs to a clause")?.figures.push((block, caption.trim()));
    } else {
        clause.map_or(&mut chapter.lead, |clause| &mut clause.text).push(line);
    }
    Ok(())
}

/// The reasons that a file of words (`key = words` a line) has words for, for that game or for all.
fn reasons<'a>(words: &'a str, id: &'a str) -> impl Iterator<Item = &'a str> {
    let keys = words.lines().filter_map(|line| line.split_once(" =").map(|(key, _)| key));
    let own = keys.map(move |key| key.strip_prefix(id).and_then(|key| key.strip_prefix('-')).unwrap_or(key));
    own.filter_map(|key| key.split_once('-').filter(|(kind, _)| REASONS.contains(kind))).map(|(_, reason)| reason)
}

/// The words that say reasons: those of the game itself, and those that all games share.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    /// The game's file.
    pub own: &'a str,
    /// The file of all games.
    pub shared: &'a str,
}

/// What a game's pages hold, and what is wrong with them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// How many clauses there are.
    pub clauses: usize,
    /// How many figures were checked.
    pub figures: usize,
    /// What is wrong.
    pub faults: Vec<String>,
}

/// Checks the pages of a game, by language, against each other, against the blocks they show, and against the words of
/// its reasons: each of them is answered by one clause.
pub fn check(id: &str, pages: &[(&str, Option<&str>)], blocks: &str, words: Words) -> Checked {
    let mut checked = Checked::default();
    let faults = &mut checked.faults;
    let mut read_pages = Vec::new();
    for &(language, text) in pages {
        match text.map(read) {
            None => faults.push(format!("{id}: there is no page in {language}")),
            Some(Err(bad)) => faults.push(format!("{id}, {language}, {bad}")),
            Some(Ok(page)) => read_pages.push((language, page)),
        }
    }
    let report = fixture::run(Some(id), blocks, 200_000);
    faults.extend(report.faults.iter().map(|f| format!("{id}: book.txt:{}: {}: {}", f.line, f.block, f.what)));
    let there: Vec<(&str, &str)> = fixture::blocks(blocks).collect();
    for (name, lines) in &there {
        if there.iter().filter(|(other, _)| other == name).count() > 1 {
            faults.push(format!("{id}: the block {name} is there twice"));
        }
        if !fixture::expects(lines) {
            faults.push(format!("{id}: the block {name} expects nothing"));
        }
        if let Err(what) = fixture::figure(id, lines) {
            faults.push(format!("{id}: the block {name} is no figure: {what}"));
        }
    }
    let Some((first, page)) = read_pages.first() else {
        return checked;
    };
    for (language, other) in &read_pages[1..] {
        if let Some(key) = difference(page, other) {
            faults.push(format!("{id}: the pages in {first} and {language} part at {key}"));
        }
    }
    let clauses: Vec<&Clause> = page.chapters.iter().flat_map(|chapter| &chapter.clauses).collect();
    let shown: Vec<&str> = clauses.iter().flat_map(|clause| &clause.figures).map(|(block, _)| *block).collect();
    for clause in &clauses {
        let key = clause.key;
        if clauses.iter().filter(|other| other.key == key).count() > 1 {
            faults.push(format!("{id}: the clause {key} is there twice"));
        }
        if clause.figures.is_empty() {
            faults.push(format!("{id}: the clause {key} has no figure"));
        }
        if clause.text.is_empty() {
            faults.push(format!("{id}: the clause {key} has no words"));
        }
        let known =
            |wanted: &str| [words.own, words.shared].iter().any(|all| reasons(all, id).any(|one| one == wanted));
        let mut unknown = clause.reasons.iter().filter(|reason| !known(reason));
        faults.extend(
            unknown.next().map(|reason| format!("{id}: the clause {key} answers {reason}, which has no words")),
        );
    }
    let has_words = |wanted: &str| reasons(words.own, id).any(|one| one == wanted);
    // What is said at greater length, or as a sign, is no reason of its own.
    let beside = |reason: &str| ["-more", "-sign"].iter().any(|end| reason.strip_suffix(end).is_some_and(has_words));
    let mut asked: Vec<&str> = reasons(words.own, id).filter(|reason| !beside(reason)).chain(EVERYWHERE).collect();
    tidy(&mut asked);
    for reason in asked {
        let count = clauses.iter().flat_map(|clause| &clause.reasons).filter(|one| **one == reason).count();
        if count != 1 {
            faults.push(format!("{id}: {count} clauses answer {reason}"));
        }
    }
    let mut missing = shown.iter().filter(|name| !there.iter().any(|(block, _)| block == *name));
    faults.extend(missing.next().map(|name| format!("{id}: there is no block {name}")));
    let mut unused = there.iter().filter(|(block, _)| !shown.contains(block));
    faults.extend(unused.next().map(|(name, _)| format!("{id}: the block {name} is shown by no clause")));
    checked.clauses = clauses.len();
    checked.figures = there.len();
    checked
}

/// Where two pages part that should be alike but for the language.
fn difference(one: &Page, other: &Page) -> Option<String> {
    if one.chapters.len() != other.chapters.len() {
        return Some("the number of chapters".to_string());
    }
    for (a, b) in one.chapters.iter().zip(&other.chapters) {
        if a.clauses.len() != b.clauses.len() {
            return Some(format!("the number of clauses under {} and {}", a.title, b.title));
        }
        let blocks = |clause: &Clause| clause.figures.iter().map(|(block, _)| block.to_string()).collect::<Vec<_>>();
        let alike = |a: &Clause, b: &Clause| {
            a.key == b.key && a.sources == b.sources && a.reasons == b.reasons && blocks(a) == blocks(b)
        };
        if let Some((clause, _)) = a.clauses.iter().zip(&b.clauses).find(|(a, b)| !alike(a, b)) {
            return Some(format!("the clause {}", clause.key));
        }
    }
    None
}
