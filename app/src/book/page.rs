//! A page of the book: contents, clauses with their numbers and sources, and a figure beside each.

use super::figure::Figure;
use crate::dom::fetch_text;
use crate::panel::bad_words;
use crate::route::{Route, router};
use crate::text::{lang, say, t, t_with};
use leptos::prelude::*;
use rules::games;
use rules::play::book::{self, Clause, Page, Source};
use rules::play::link::BadLink;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// What stands before a reason in an address that asks for the clause that answers it.
const ANSWER: &str = "why-";

/// What became of a page that was asked for.
#[derive(Clone, PartialEq, Debug)]
enum Fetched {
    /// It is on its way.
    Coming,
    /// Here it is.
    Here(Arc<str>),
    /// It did not come.
    Lost,
}

/// The rules of a game.
#[component]
pub fn Rules(
    /// The game's id.
    id: String,
) -> impl IntoView {
    let Some(entry) = games::find(&id) else {
        return view! { <main id="main" class="lost"><h1>{move || bad_words(&BadLink::Game(id.clone()), 0)}</h1></main> }.into_any();
    };
    let game = entry.id;
    let fetched = RwSignal::new(Fetched::Coming);
    Effect::new(move |_| {
        let address = format!("book/{}/{game}.txt", lang().code());
        fetch_text(&address, move |text| {
            // The page may have been left since.
            drop(fetched.try_set(text.map_or(Fetched::Lost, |text| Fetched::Here(text.into()))));
        });
    });
    let route = router().0;
    let wanted = Memo::new(move |_| match route.get() {
        Route::Rules(_, key) => key,
        _ => String::new(),
    });
    // The page must stand before it can be scrolled to the place that is asked for.
    Effect::new(move |_| {
        let key = wanted.get();
        if let Fetched::Here(file) = fetched.get() {
            request_animation_frame(move || show(&file, &key));
        }
    });
    let body = move || match fetched.get() {
        Fetched::Coming => view! { <p class="coming">{move || t("book-coming")}</p> }.into_any(),
        Fetched::Lost => view! { <p class="notice" role="alert">{move || t("book-lost")}</p> }.into_any(),
        Fetched::Here(file) => match book::read(pages(&file)) {
            Ok(page) => view! { <Body game=game file=file.clone() page=page/> }.into_any(),
            Err(bad) => view! { <p class="notice" role="alert">{bad.to_string()}</p> }.into_any(),
        },
    };
    view! { <main id="main" class="book" data-game=game>{body}</main> }.into_any()
}

/// The part of a file before its figures.
fn pages(file: &str) -> &str {
    file.split("\n---").next().unwrap_or_default()
}

/// Scrolls to a clause by its key, or by a reason that it answers.
fn show(file: &str, wanted: &str) {
    let Ok(page) = book::read(pages(file)) else { return };
    let clauses = page.chapters.iter().flat_map(|chapter| &chapter.clauses);
    let key = match wanted.strip_prefix(ANSWER) {
        Some(reason) => clauses.into_iter().find(|clause| clause.reasons.contains(&reason)).map(|clause| clause.key),
        None => Some(wanted),
    };
    let place = key.and_then(|key| document().get_element_by_id(&place_of(key)));
    if let Some(place) = place.and_then(|place| place.dyn_into::<HtmlElement>().ok()) {
        place.scroll_into_view();
        let _ = place.focus();
    }
}

fn place_of(key: &str) -> String {
    format!("rule-{key}")
}

#[component]
fn Body<'a>(game: &'static str, file: Arc<str>, page: Page<'a>) -> impl IntoView + use<> {
    let href = |key: &str| Route::Rules(game.to_string(), key.to_string()).hash();
    let entry = |i: usize, chapter: &book::Chapter| {
        let clauses = chapter.clauses.iter().enumerate().map(|(j, clause)| {
            let head = clause.text.first().map_or("", |text| head_of(text)).to_string();
            view! { <li><a href=href(clause.key)><i>{format!("{i}.{}", j + 1)}</i><span>{head}</span></a></li> }
        });
        let first = chapter.clauses.first().map_or_else(|| i.to_string(), |clause| clause.key.to_string());
        view! {
            <li>
                <a href=href(&first)><i>{i}</i><span>{chapter.title.to_string()}</span></a>
                <ol>{clauses.collect_view()}</ol>
            </li>
        }
    };
    let contents = page.chapters.iter().enumerate().map(|(i, chapter)| entry(i + 1, chapter)).collect_view();
    let chapters = page.chapters.iter().enumerate().map(|(i, chapter)| {
        let number = i + 1;
        let clauses = chapter.clauses.iter().enumerate();
        let clauses =
            clauses.map(|(j, clause)| one(game, &file, &format!("{number}.{}", j + 1), clause)).collect_view();
        view! {
            <section id=place_of(&number.to_string())>
                <h2><i>{number}</i>{chapter.title.to_string()}</h2>
                <div class="lead">{paragraphs(&chapter.lead)}</div>
                {clauses}
            </section>
        }
    });
    view! {
        <nav class="toc" aria-label=move || t("book-contents")>
            <h2>{move || say(game, "name", &[])}</h2>
            <ol>{contents}</ol>
        </nav>
        <article>
            <header>
                <h1>{page.title.to_string()}</h1>
                <a class="go" href=Route::Setup(game.to_string()).hash()>{move || t("book-play")}</a>
            </header>
            <div class="lead">{paragraphs(&page.lead)}</div>
            {chapters.collect_view()}
        </article>
    }
}

/// The first sentence of a text, for the contents.
fn head_of(text: &str) -> &str {
    let end = text.char_indices().find(|(_, c)| "。；：，.;:,".contains(*c));
    &text[..end.map_or(text.len(), |(at, _)| at)]
}

fn paragraphs(lines: &[&str]) -> impl IntoView + use<> {
    lines.iter().map(|line| view! { <p>{line.to_string()}</p> }).collect_view()
}

/// A clause: its number, its words, where it comes from, and its figures.
fn one(game: &'static str, file: &Arc<str>, number: &str, clause: &Clause) -> impl IntoView + use<> {
    let sources: Vec<(String, String)> = clause
        .sources
        .iter()
        .map(|source| match source {
            Source::Sheet(sheet, at) => (format!("sheet-{sheet}"), at.to_string()),
            Source::Site => ("sheet-site".to_string(), String::new()),
        })
        .collect();
    let sources = move || {
        let words =
            |(key, at): &(String, String)| if at.is_empty() { t(key) } else { t_with("book-at", &[&t(key), at]) };
        sources.iter().map(words).collect::<Vec<_>>().join(&t("list-comma"))
    };
    let figures = clause.figures.iter().map(|(block, caption)| {
        view! { <Figure game=game file=file.clone() block=block.to_string() caption=caption.to_string()/> }
    });
    view! {
        <section class="rule" id=place_of(clause.key) tabindex="-1" data-clause=clause.key.to_string()>
            <i>{number.to_string()}</i>
            <div class="words">
                {paragraphs(&clause.text)}
                <p class="src">{sources}</p>
            </div>
            <div class="figs">{figures.collect_view()}</div>
        </section>
    }
}

/// Where the rule book answers a reason.
pub fn answer(game: &str, reason: &str) -> String {
    Route::Rules(game.to_string(), format!("{ANSWER}{reason}")).hash()
}
