//! Gathers the words of both languages from `texts/` into lists sorted by key and refuses what is not right:
//! faulty syntax, a key that one language lacks, a key outside its file's name space, an unknown placeable.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The languages.
pub const LANGUAGES: [&str; 2] = ["zh", "en"];
/// The file of the words that all games share.
const SHARED: &str = "app";
/// The placeables; in the lists each one is the control character of its number.
const PLACEABLES: [&str; 3] = ["a", "b", "c"];
/// The end of the keys of names, which are shown in both languages.
const NAME: &str = "-name";

/// The words of one language: text by key.
type Words = BTreeMap<String, String>;

/// The lists of all languages: keys and words in turn, parted by zeros and sorted by key. A game's name in the other
/// language stands under `~` and its key.
pub fn lists(texts: &Path) -> Result<[String; 2], Vec<String>> {
    let mut faults = Vec::new();
    let words = LANGUAGES.map(|language| gather(&texts.join(language), &mut faults));
    compare(&words, &mut faults);
    if !faults.is_empty() {
        return Err(faults);
    }
    Ok([0, 1].map(|i: usize| {
        let names = words[1 - i].iter().filter(|(key, _)| key.ends_with(NAME));
        let names = names.map(|(key, words)| (format!("~{key}"), words.clone()));
        let mut all: Vec<(String, String)> = words[i].clone().into_iter().chain(names).collect();
        all.sort();
        all.iter().map(|(key, words)| format!("{key}\0{words}")).collect::<Vec<_>>().join("\0")
    }))
}

/// All words of one language.
fn gather(folder: &Path, faults: &mut Vec<String>) -> Words {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap_or_else(|e| panic!("{}: {e}", folder.display()))
        .map(|entry| entry.expect("a folder can be listed").path())
        .filter(|path| path.extension().is_some_and(|e| e == "ftl"))
        .collect();
    files.sort();
    let mut words = Words::new();
    for file in files {
        read(&file, &mut words, faults);
    }
    words
}

/// Adds the words of one file.
fn read(file: &Path, words: &mut Words, faults: &mut Vec<String>) {
    let shown = file.display();
    let text = fs::read_to_string(file).unwrap_or_else(|e| panic!("{shown}: {e}"));
    let space = file.file_stem().and_then(|s| s.to_str()).unwrap_or_default();
    let resource = match fluent_syntax::parser::parse(text.as_str()) {
        Ok(resource) => resource,
        Err((_, errors)) => {
            for error in errors {
                let line = text[..error.pos.start.min(text.len())].matches('\n').count() + 1;
                faults.push(format!("{shown}:{line}: {error}"));
            }
            return;
        }
    };
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let key = message.id.name;
                let own =
                    if space == SHARED { Some(key) } else { key.strip_prefix(space).and_then(|k| k.strip_prefix('-')) };
                match own {
                    Some(own) if kebab(own) => {}
                    Some(_) => faults.push(format!("{shown}: {key} is not in kebab case")),
                    None => faults.push(format!("{shown}: {key} does not begin with {space}-")),
                }
                match message.value.ok_or("has no words".to_string()).and_then(plain) {
                    Ok(text) => {
                        if words.insert(key.to_string(), text).is_some() {
                            faults.push(format!("{shown}: {key} is there twice"));
                        }
                    }
                    Err(fault) => faults.push(format!("{shown}: {key} {fault}")),
                }
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(term) => faults.push(format!("{shown}: -{} is a term", term.id.name)),
            Entry::Junk { content } => faults.push(format!("{shown}: cannot read {content:?}")),
        }
    }
}

/// Small letters, digits and single hyphens between them.
fn kebab(key: &str) -> bool {
    key.split('-').all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit()))
}

/// A pattern as text with its placeables as control characters.
fn plain(pattern: Pattern<&str>) -> Result<String, String> {
    let mut text = String::new();
    for element in pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                InlineExpression::StringLiteral { value } => text.push_str(value),
                InlineExpression::VariableReference { id } => {
                    let number = PLACEABLES.iter().position(|name| *name == id.name);
                    let number = number.ok_or_else(|| format!("has the unknown placeable {}", id.name))?;
                    text.push(char::from(number as u8 + 1));
                }
                other => return Err(format!("has a placeable of another kind: {other:?}")),
            },
            PatternElement::Placeable { .. } => return Err("selects; words are plain here".to_string()),
        }
    }
    Ok(text)
}

/// Every language has every key, with the same placeables.
fn compare(words: &[Words; 2], faults: &mut Vec<String>) {
    let marks = |text: &str| -> [bool; 3] { std::array::from_fn(|i| text.contains(char::from(i as u8 + 1))) };
    for (mine, other, name) in [(0, 1, LANGUAGES[1]), (1, 0, LANGUAGES[0])] {
        for (key, text) in &words[mine] {
            match words[other].get(key) {
                None => faults.push(format!("texts/{name}: {key} is missing")),
                Some(there) if mine == 0 && marks(text) != marks(there) => {
                    faults.push(format!("texts: {key} has not the same placeables in both languages"));
                }
                Some(_) => {}
            }
        }
    }
}
