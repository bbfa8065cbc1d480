//! Opening a game from text: a link, its form in words, a position, moves, or a file of another program.

use super::demo;
use crate::panel::fault_words;
use crate::route::{Route, router};
use crate::text::{say_if, t, t_with};
use leptos::html;
use leptos::prelude::*;
use rules::game::BadText;
use rules::games::find;
use rules::play::link::{self, LinkFault};
use rules::play::{Entry, Table, file, pass, word};

/// What is wrong with a text.
#[derive(Clone, PartialEq, Debug)]
pub enum Fault {
    /// It is a link, and that is wrong.
    Link(LinkFault),
    /// It is something else: what was wanted, at a character of the text.
    Text(BadText),
}

/// The game that a text holds.
#[derive(Clone, PartialEq, Debug)]
pub struct Brought {
    /// Its link, played as far as the text is good.
    link: String,
    /// What is wrong with the rest.
    fault: Option<Fault>,
}

fn brought(table: &dyn Table, fault: Option<Fault>) -> Brought {
    Brought { link: link::pack(table, table.plies(), false), fault }
}

/// The address that a text is, if it is one: a link as a whole, its part behind the `#`, or its part behind the `?`.
fn address(entry: &Entry, text: &str) -> Option<String> {
    let named = text.split_once(['/', '?']).is_some_and(|(id, _)| find(id.trim_start_matches('#')).is_some());
    // Files mention addresses, but are more than one word.
    let says = |signs: &[&str]| !text.contains(char::is_whitespace) && signs.iter().any(|sign| text.contains(sign));
    let file = text.starts_with(['(', '[']);
    let (whole, query) = (!file && says(&["://", "#/", "?g="]), !file && says(&["moves=", "position="]));
    let part = || if named || whole { text.to_string() } else { format!("{}?{text}", entry.id) };
    (named || whole || query).then(part).map(|text| text.split('~').next().unwrap_or_default().to_string())
}

/// Reads a text; `picked` are the options of a position or of moves.
pub fn read(entry: &'static Entry, picked: &[u8], text: &str) -> Result<Brought, Fault> {
    let skipped = text.len() - text.trim_start().len();
    let before = text[..skipped].chars().count();
    let whole = text.trim();
    if let Some(address) = address(entry, whole) {
        if let Some(link) = pass::find(&address) {
            return Ok(Brought { link, fault: None });
        }
        let opened = link::read(&address).map_err(|what| Fault::Link(LinkFault { ply: 0, what }))?;
        let link = link::pack(&*opened.table, opened.ply, opened.turned);
        return Ok(Brought { link, fault: opened.fault.map(Fault::Link) });
    }
    let shifted = |bad: BadText| BadText { at: bad.at + before, ..bad };
    let mut worst = match (entry.open)(picked, Some(whole)) {
        Ok(table) => return Ok(brought(&*table, None)),
        Err(bad) => shifted(bad),
    };
    if let Ok(opened) = link::open(entry.id, whole)
        && opened.fault.is_none()
    {
        return Ok(brought(&*opened.table, None));
    }
    let moves = moves(entry, picked, whole);
    if let Ok((link, None)) = moves {
        return Ok(Brought { link, fault: None });
    }
    if !entry.files.is_empty() {
        let bad = match file::read(entry, text) {
            Ok(file::Read { table, fault: Some(bad) }) if table.plies() == 0 => bad,
            Ok(file::Read { table, fault }) => return Ok(brought(&*table, fault.map(Fault::Text))),
            Err(bad) => bad,
        };
        if bad.at >= worst.at || whole.starts_with(['(', '[']) {
            worst = bad;
        }
    }
    match moves {
        Ok((link, fault)) => Ok(Brought { link, fault: fault.map(shifted).map(Fault::Text) }),
        Err(_) => Err(Fault::Text(worst)),
    }
}

/// Reads moves; what is wrong with the first word is wrong with all.
fn moves(entry: &'static Entry, picked: &[u8], text: &str) -> Result<(String, Option<BadText>), BadText> {
    let mut table = demo::opened(entry, picked);
    let mut at = 0;
    for one in text.split(char::is_whitespace) {
        if let (false, Err(bad)) = (one.is_empty(), word::play(&mut *table, one)) {
            let bad = match bad {
                word::BadWord::Move(bad) => BadText { at: at + bad.at, ..bad },
                word::BadWord::Act(why) => BadText { at, want: why.key },
            };
            return if table.plies() > 0 { Ok((brought(&*table, None).link, Some(bad))) } else { Err(bad) };
        }
        at += one.chars().count() + 1;
    }
    Ok((brought(&*table, None).link, None))
}

/// What is wrong in words.
fn words(entry: &Entry, fault: &Fault) -> String {
    match fault {
        Fault::Link(fault) => {
            let (head, more) = fault_words(entry.id, fault);
            [head, more].join(&t("sentence-gap"))
        }
        Fault::Text(BadText { at, want }) => {
            let want = say_if(entry.id, want, &[]).or_else(|| say_if(entry.id, &format!("why-{want}"), &[]));
            t_with("fault-at", &[&(at + 1).to_string(), &want.unwrap_or_default()])
        }
    }
}

/// The field, and what is wrong with what stands in it.
#[component]
pub fn Bring(
    /// The game that positions, moves and files are read as.
    entry: &'static Entry,
    /// Its chosen options.
    picked: RwSignal<Vec<u8>>,
) -> impl IntoView {
    let (router, field) = (router(), NodeRef::<html::Textarea>::new());
    let found = RwSignal::new(None::<Result<Brought, Fault>>);
    let fault = move || {
        found.with(|found| match found.as_ref()? {
            Ok(brought) => brought.fault.clone(),
            Err(fault) => Some(fault.clone()),
        })
    };
    let link = move || found.with(|found| found.as_ref()?.as_ref().ok().map(|brought| brought.link.clone()));
    let go = move || {
        if let Some(link) = untrack(link) {
            router.go(&Route::Link(link));
        }
    };
    let open = move |_| {
        let Some(field) = field.get_untracked() else { return };
        let text = field.value();
        if text.trim().is_empty() {
            return;
        }
        found.set(Some(read(entry, &picked.get_untracked(), &text)));
        match untrack(fault) {
            None => go(),
            Some(Fault::Text(bad)) => {
                // Where the fault is, in the units that browsers count text by.
                let at = text.chars().take(bad.at).map(|c| c.len_utf16() as u32).sum::<u32>();
                let _ = field.focus();
                let _ = field.set_selection_range(at, at + 1);
            }
            Some(Fault::Link(_)) => {}
        }
    };
    view! {
        <details class="bring">
            <summary>{move || t("open-text")}</summary>
            <p>{move || t(if entry.files.is_empty() { "open-text-what" } else { "open-text-what-files" })}</p>
            <textarea
                node_ref=field
                rows="7"
                spellcheck="false"
                autocomplete="off"
                name="game"
                aria-label=move || t("open-text")
                on:input=move |_| found.set(None)
            ></textarea>
            <p role="alert" class="wrong">{move || fault().map(|fault| words(entry, &fault))}</p>
            <button type="button" class="soft" data-act="open-text" on:click=open>{move || t("act-open-text")}</button>
            <Show when=move || fault().is_some() && link().is_some()>
                <button type="button" class="soft" data-act="open-so-far" on:click=move |_| go()>
                    {move || t("act-open-so-far")}
                </button>
            </Show>
        </details>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::ALL;

    /// The sample of a game, as words where it begins as usual under the usual rules.
    fn sample(entry: &'static Entry) -> (std::sync::Arc<dyn Table>, Option<Vec<String>>) {
        let table = demo::played(entry);
        let record = table.record();
        let usual = record.start.is_none() && record.picked.iter().all(|value| *value == 0);
        let words = usual.then(|| word::line(&*table));
        (table, words)
    }

    #[test]
    fn whatever_shows_a_game_opens_it() {
        for entry in ALL {
            let (table, words) = sample(entry);
            let packed = link::pack(&*table, table.plies(), false);
            let payload = packed.split_once('/').expect("a link has two parts").1;
            let mut texts = vec![
                packed.clone(),
                format!("https://example.org/yiguan/#/{packed}"),
                format!(" #/{packed}~abcdefgh "),
                payload.to_string(),
                link::words(&*table, table.plies()),
            ];
            texts.extend(words.map(|words| words.join("\n ")));
            for text in texts {
                let found = read(entry, &[], &text);
                assert_eq!(found, Ok(Brought { link: packed.clone(), fault: None }), "{}: {text}", entry.id);
            }
            let text = table.dump(table.plies());
            let position = read(entry, table.picked(), &format!(" {text}\n")).expect("the position is read");
            let opened = link::read(&position.link).expect("the link is good");
            assert_eq!(opened.table.dump(0), text, "{}", entry.id);
        }
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        for entry in ALL {
            if let Some(words) = sample(entry).1.filter(|words| words.len() > 2) {
                let good = format!(" {} ", words[..2].join(" "));
                let found = read(entry, &[], &format!("{good}nonsense")).expect("two moves are good");
                let Some(Fault::Text(bad)) = found.fault else { panic!("{}: nothing is told", entry.id) };
                assert!(bad.at >= good.chars().count(), "{}: {bad:?}", entry.id);
            }
            assert_eq!(address(entry, "[Site \"https://example.org/#/nothing/AAAA\"]"), None);
            assert!(matches!(read(entry, &[], "https://example.org/#/nothing/AAAA"), Err(Fault::Link(_))));
            for text in ["?", "#/", "~", "帥", "(;", "[", "moves=", "%", "nothing/AAAA"] {
                let _anything_but_a_panic = read(entry, &[], text);
            }
        }
    }
}
