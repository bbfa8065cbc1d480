//! The rule book: every page and every figure is right, and what is wrong is found.

use rules::games::ALL;
use rules::play::book::{Checked, Words, check};
use std::path::Path;

fn read(path: &str) -> Option<String> {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)).ok()
}

#[test]
fn every_page_holds() {
    let (mut clauses, mut figures, mut faults) = (0, 0, Vec::new());
    for entry in ALL {
        let id = entry.id;
        let [own, shared] = [id, "app"].map(|file| read(&format!("app/texts/en/{file}.ftl")).unwrap_or_default());
        let pages = ["zh", "en"].map(|language| (language, read(&format!("app/book/{language}/{id}.md"))));
        let pages = pages.each_ref().map(|(language, text)| (*language, text.as_deref()));
        let blocks = read(&format!("rules/src/games/{id}/data/book.txt")).unwrap_or_default();
        let Checked { clauses: some, figures: drawn, faults: wrong } =
            check(id, &pages, &blocks, Words { own: &own, shared: &shared });
        clauses += some;
        figures += drawn;
        faults.extend(wrong);
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    assert!(clauses >= 150 && figures >= 250, "{clauses} clauses and {figures} figures");
}

const PAGE: &str = "# One line\n## Moves\n[take] 001 1\nTake stones.\n! none\n! not-your-turn looking-back game-over resigned time\n@ first Try it.\n";
const OWN: &str = "yizi-name = One line\nyizi-why-none = Nobody is there\nyizi-why-none-more = Choose another place\n";
const SHARED: &str = "why-not-your-turn = a\nwhy-looking-back = b\nwhy-game-over = c\nend-resigned = d\nend-time = e\n";
const BLOCKS: &str = "--- first\noptions rule=1\nturn 1\n";

fn faults(zh: &str, en: Option<&str>, blocks: &str, own: &str) -> String {
    check("yizi", &[("zh", Some(zh)), ("en", en)], blocks, Words { own, shared: SHARED }).faults.join("\n")
}

#[test]
fn what_is_wrong_with_a_page_is_found() {
    assert_eq!(faults(PAGE, Some(PAGE), BLOCKS, OWN), "");
    let wrong = [
        (faults(PAGE, None, BLOCKS, OWN), "no page in en"),
        (faults(PAGE, Some(&PAGE.replace("@ first Try it.", "")), BLOCKS, OWN), "part at the clause take"),
        (faults(PAGE, Some(&PAGE.replace("001 1", "001 2")), BLOCKS, OWN), "part at the clause take"),
        (faults(&PAGE.replace("001 1", "999"), Some(PAGE), BLOCKS, OWN), "line 3: the clause names no source"),
        (faults(PAGE, Some(PAGE), &BLOCKS.replace("turn 1", "turn 2"), OWN), "wanted 2, is 1"),
        (faults(PAGE, Some(PAGE), &BLOCKS.replace("turn 1", ""), OWN), "expects nothing"),
        (faults(PAGE, Some(PAGE), "", OWN), "there is no block first"),
        (faults(PAGE, Some(PAGE), &format!("{BLOCKS}--- second\nturn 1\n"), OWN), "second is shown by no clause"),
        (faults(PAGE, Some(PAGE), BLOCKS, ""), "answers none, which has no words"),
        (faults(PAGE, Some(PAGE), BLOCKS, &format!("{OWN}yizi-end-swept = All are gone\n")), "0 clauses answer swept"),
        (faults(&PAGE.replace("! none", "! none none"), Some(PAGE), BLOCKS, OWN), "2 clauses answer none"),
    ];
    for (said, wanted) in &wrong {
        assert!(said.contains(wanted), "wanted \"{wanted}\", is \"{said}\"");
    }
    let bare = PAGE.replace("@ first Try it.", "");
    assert!(faults(&bare, Some(&bare), "", OWN).contains("take has no figure"));
}
