//! Words of the page and of the games by key, in the reader's language.
//!
//! The words lie in `texts/`; the build gathers them into one list a language (see `build/words.rs`), and the page
//! fetches the one it needs before it shows anything.
//! Whatever asks here inside a view or an effect is run again when the language changes.

use crate::dom::fetch_text;
use crate::route;
use crate::site;
use leptos::prelude::*;
use std::sync::{LazyLock, OnceLock};

/// A language's words: keys and texts, sorted by key.
type List = Vec<(&'static str, &'static str)>;

/// The words that have come, by language.
static WORDS: [OnceLock<List>; 2] = [const { OnceLock::new() }; 2];

fn list(text: &'static str) -> List {
    let parts: Vec<&str> = text.split('\0').collect();
    parts.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
}

/// The words of a language, once they have come. Natively they are there.
fn words(lang: Lang) -> &'static [(&'static str, &'static str)] {
    let slot = &WORDS[lang as usize];
    #[cfg(not(target_arch = "wasm32"))]
    slot.get_or_init(|| {
        list(match lang {
            Lang::Zh => include_str!(concat!(env!("OUT_DIR"), "/zh.txt")),
            Lang::En => include_str!(concat!(env!("OUT_DIR"), "/en.txt")),
        })
    });
    slot.get().map_or(&[], Vec::as_slice)
}

/// Fetches a language's words, unless they have come; `then` hears whether they are there.
pub fn fetch(lang: Lang, then: impl FnOnce(bool) + 'static) {
    if !words(lang).is_empty() {
        return then(true);
    }
    fetch_text(&site::words(lang.code()), move |text| {
        let came = text.is_some();
        if let Some(text) = text {
            // They stay for the life of the page.
            let _ = WORDS[lang as usize].set(list(text.leak()));
        }
        then(came);
    });
}

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lang {
    /// Chinese in simplified characters.
    Zh,
    /// English.
    En,
}

impl Lang {
    /// All languages, in the order of the switch.
    pub const ALL: [Lang; 2] = [Lang::Zh, Lang::En];

    /// The language as pages declare it.
    pub fn tag(self) -> &'static str {
        match self {
            Lang::Zh => "zh-Hans",
            Lang::En => "en",
        }
    }

    /// The language as addresses and the store write it.
    pub fn code(self) -> &'static str {
        match self {
            Lang::Zh => "zh",
            Lang::En => "en",
        }
    }

    /// The language that a tag ("zh-CN", "en-GB") belongs to, if it is one of ours.
    pub fn of(tag: &str) -> Option<Lang> {
        let main = tag.split(['-', '_']).next()?;
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(main))
    }
}

/// Where the chosen language is kept.
const STORED: &str = "yiguan.lang";

static LANG: LazyLock<ArcRwSignal<Lang>> = LazyLock::new(|| ArcRwSignal::new(Lang::En));

/// The language of one board in a page of other people; found by everything below it.
#[derive(Clone, Copy)]
pub struct Tongue(pub RwSignal<Lang>);

/// The language in use; tracked.
pub fn lang() -> Lang {
    let own = if site::is_elsewhere() { use_context::<Tongue>() } else { None };
    own.map_or_else(|| LANG.get(), |own| own.0.get())
}

/// Changes the language, once its words have come.
fn change(lang: Lang) {
    fetch(lang, move |came| {
        if came {
            LANG.set(lang);
        }
    });
}

/// Takes up the language that a new address asks for, without remembering it.
pub fn heed() {
    if let Some(lang) = asked() {
        change(lang);
    }
}

/// Changes the language, once its words have come, and remembers it.
pub fn choose(lang: Lang) {
    change(lang);
    if let Ok(Some(store)) = window().local_storage() {
        // A full or locked store costs the memory of the choice, not the choice.
        let _ = store.set_item(STORED, lang.code());
    }
}

/// Picks the first language — address, earlier choice, browser — and fetches its words; `then` hears whether they came.
pub fn start(then: impl FnOnce(bool) + 'static) {
    let first = asked().or_else(stored).or_else(spoken).unwrap_or(Lang::En);
    LANG.set(first);
    fetch(first, then);
}

/// Keeps the page's own tag in step with the language.
pub fn follow() {
    Effect::new(|_| {
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", lang().tag());
        }
    });
}

/// What `lang=` in the address asks for, before or behind the `#`.
fn asked() -> Option<Lang> {
    route::asked("lang").as_deref().and_then(Lang::of)
}

fn stored() -> Option<Lang> {
    window().local_storage().ok()??.get_item(STORED).ok()?.and_then(|code| Lang::of(&code))
}

fn spoken() -> Option<Lang> {
    window().navigator().languages().iter().find_map(|tag| Lang::of(&tag.as_string()?))
}

/// The words for a key that all games share; the key itself where there are none.
pub fn t(key: &str) -> String {
    t_with(key, &[])
}

/// The same with what stands for their `{ $a }`, `{ $b }`, `{ $c }`.
pub fn t_with(key: &str, args: &[&str]) -> String {
    find(lang(), key).map_or_else(|| key.to_string(), |words| fill(words, args))
}

/// The words for a key as a game says it, its own before those that all games share, with the numbers they mention.
pub fn say(game: &str, key: &str, nums: &[i32]) -> String {
    say_if(game, key, nums).unwrap_or_else(|| key.to_string())
}

/// As [`say`], where there are such words: for sentences that only some games or reasons have.
pub fn say_if(game: &str, key: &str, nums: &[i32]) -> Option<String> {
    let words = find_for(lang(), game, key)?;
    let nums: Vec<String> = nums.iter().map(i32::to_string).collect();
    let nums: Vec<&str> = nums.iter().map(String::as_str).collect();
    Some(fill(words, &nums))
}

/// A game's name in a given language, whatever the page's: it is shown in both.
pub fn name_in(other: Lang, game: &str) -> String {
    let name = format!("{game}-name");
    let here = lang();
    let found = if other == here { find(here, &name) } else { find(here, &format!("~{name}")) };
    found.unwrap_or(game).to_string()
}

fn find_for(lang: Lang, game: &str, key: &str) -> Option<&'static str> {
    // Points and underscores in an option's value ("7.5", "five_six") are hyphens among keys.
    let key = key.replace(['.', '_'], "-");
    find(lang, &format!("{game}-{key}")).or_else(|| find(lang, &key))
}

/// The words of a key.
fn find(lang: Lang, key: &str) -> Option<&'static str> {
    let words = words(lang);
    words.binary_search_by(|(k, _)| (*k).cmp(key)).ok().map(|i| words[i].1)
}

/// Puts arguments in place of the control characters that stand for placeables; those not given are left out.
fn fill(words: &str, args: &[&str]) -> String {
    let mut out = String::with_capacity(words.len());
    for c in words.chars() {
        match c {
            '\u{1}'..='\u{3}' => {
                out.push_str(args.get(c as usize - 1).unwrap_or(&""));
            }
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_says_something_for_every_key() {
        for lang in Lang::ALL {
            for (key, text) in words(lang) {
                assert!(!text.trim().is_empty(), "{key} has no words");
            }
            assert!(words(lang).is_sorted_by(|a, b| a.0 < b.0) && words(lang).len() > 100);
        }
        assert_eq!(words(Lang::Zh).len(), words(Lang::En).len());
    }

    /// The source files below a folder.
    fn sources(folder: &std::path::Path, out: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).expect("the sources lie here").flatten() {
            let path = entry.path();
            if path.is_dir() {
                sources(&path, out);
            } else if path.extension().is_some_and(|e| e == "rs") {
                out.push(std::fs::read_to_string(path).expect("a source file can be read"));
            }
        }
    }

    #[test]
    fn every_key_the_page_names_has_words() {
        let mut all = Vec::new();
        sources(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut all);
        let mut count = 0;
        for call in [concat!("t", "(\""), concat!("t_with", "(\""), concat!("key=", "\"")] {
            for rest in all.iter().flat_map(|text| text.split(call).skip(1)) {
                let key = rest.split('"').next().unwrap_or_default();
                let kebab = key.contains('-') && key.bytes().all(|b| b == b'-' || b.is_ascii_alphanumeric());
                assert!(!kebab || find(Lang::Zh, key).is_some(), "{key} has no words");
                count += usize::from(kebab);
            }
        }
        assert!(count > 100, "only {count} keys were found");
    }

    #[test]
    fn arguments_take_the_place_of_placeables() {
        assert_eq!(fill("\u{2} of \u{1}\u{3}.", &["3", "2"]), "2 of 3.");
    }

    #[test]
    fn tags_name_languages() {
        assert_eq!(Lang::of("zh-CN"), Some(Lang::Zh));
        assert_eq!(Lang::of("EN"), Some(Lang::En));
        assert_eq!(Lang::of("fr-CH"), None);
    }
}
