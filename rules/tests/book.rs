//! The rule book: every page and every figure is right, and what is wrong is found.

use rules::games::ALL;
use rules::play::book::{Checked, check, has_words};
use std::path::Path;

fn read(path: &str) -> Option<String> {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)).ok()
}

#[test]
fn every_page_holds() {
    let (mut clauses, mut figures, mut faults) = (0, 0, Vec::new());
    for entry in ALL {
        let id = entry.id;
        let words = ["app", id].map(|file| read(&format!("app/texts/en/{file}.ftl")).unwrap_or_default()).concat();
        let pages = ["zh", "en"].map(|language| (language, read(&format!("app/book/{language}/{id}.md"))));
        let pages = pages.each_ref().map(|(language, text)| (*language, text.as_deref()));
        let blocks = read(&format!("rules/src/games/{id}/data/book.txt")).unwrap_or_default();
        let Checked { clauses: some, figures: drawn, faults: wrong } =
            check(id, &pages, &blocks, &|reason| has_words(&words, id, reason));
        clauses += some;
        figures += drawn;
        faults.extend(wrong);
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    assert!(clauses >= 150 && figures >= 250, "{clauses} clauses and {figures} figures");
}

const PAGE: &str = "# One line\n## Moves\n[take] 001 1\nTake stones.\n! none\n@ first Try it.\n";
const BLOCKS: &str = "--- first\noptions rule=1\nturn 1\n";

fn faults(zh: &str, en: Option<&str>, blocks: &str, known: bool) -> String {
    check("yizi", &[("zh", Some(zh)), ("en", en)], blocks, &|_| known).faults.join("\n")
}

#[test]
fn what_is_wrong_with_a_page_is_found() {
    assert_eq!(faults(PAGE, Some(PAGE), BLOCKS, true), "");
    let wrong = [
        (faults(PAGE, None, BLOCKS, true), "no page in en"),
        (faults(PAGE, Some(&PAGE.replace("@ first Try it.", "")), BLOCKS, true), "part at the clause take"),
        (faults(PAGE, Some(&PAGE.replace("001 1", "001 2")), BLOCKS, true), "part at the clause take"),
        (faults(&PAGE.replace("001 1", "999"), Some(PAGE), BLOCKS, true), "line 3: the clause names no source"),
        (faults(PAGE, Some(PAGE), &BLOCKS.replace("turn 1", "turn 2"), true), "wanted 2, is 1"),
        (faults(PAGE, Some(PAGE), &BLOCKS.replace("turn 1", ""), true), "expects nothing"),
        (faults(PAGE, Some(PAGE), "", true), "there is no block first"),
        (faults(PAGE, Some(PAGE), &format!("{BLOCKS}--- second\nturn 1\n"), true), "second is shown by no clause"),
        (faults(PAGE, Some(PAGE), BLOCKS, false), "answers none, which has no words"),
    ];
    for (said, wanted) in &wrong {
        assert!(said.contains(wanted), "wanted \"{wanted}\", is \"{said}\"");
    }
    let bare = PAGE.replace("@ first Try it.", "");
    assert!(faults(&bare, Some(&bare), "", true).contains("take has no figure"));
}
