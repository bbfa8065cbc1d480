//! What stands round every page: header, language, theme.

pub mod theme;

use crate::panel::{Icon, icon};
use crate::route::{Route, router};
use crate::text::{self, Lang, say, t, t_with};
use leptos::prelude::*;
use rules::games;
use wasm_bindgen::JsCast;

/// The frame of the page.
#[component]
pub fn Chrome(
    /// What it frames.
    children: Children,
) -> impl IntoView {
    let route = router().0;
    let page = Memo::new(move |_| route.with(Route::page));
    Effect::new(move |_| {
        document().set_title(&title(&page.get()));
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    let header = move || route.with(|at| *at != Route::Lobby);
    let in_room = move || route.with(|at| matches!(at, Route::Link(_) | Route::Room(_)));
    view! {
        <button type="button" class="skip" on:click=move |_| to_content()>
            {move || t("skip-to-content")}
        </button>
        <Show when=header>
            <header class="top" class:in-room=in_room>
                <a class="logo kai" href="#/">{move || t("brand")}</a>
                <nav>
                    <a href="#/">{move || t("nav-lobby")}</a>
                    {move || game_at(&route.get()).map(|id| {
                        let rules = Route::Rules(id.to_string(), String::new()).hash();
                        let builder = builder_for(&route.get());
                        view! {
                            <a href=rules>{move || t("options-rules")}</a>
                            <a href=builder>{move || t("act-embed")}</a>
                        }
                    })}
                </nav>
                <Tools/>
            </header>
        </Show>
        {children()}
    }
}

/// What the window is called at an address; tracked.
fn title(route: &Route) -> String {
    let text = match route {
        Route::Lobby => return t("brand"),
        Route::Setup(text) | Route::Rules(text, _) | Route::Link(text) | Route::Room(text) => text,
    };
    match game_of(text) {
        Some(id) => t_with("page-title", &[&say(id, "name", &[])]),
        None => t("brand"),
    }
}

/// The game that an address names.
fn game_of(text: &str) -> Option<&'static str> {
    games::find(text.split(['/', '?']).next().unwrap_or_default()).map(|entry| entry.id)
}

/// The game whose rules one may want to read at an address.
fn game_at(route: &Route) -> Option<&'static str> {
    match route {
        Route::Setup(text) | Route::Rules(text, _) | Route::Link(text) | Route::Room(text) => game_of(text),
        Route::Lobby => None,
    }
}

/// The page that builds the tag for what stands at an address.
fn builder_for(route: &Route) -> String {
    let what = match route {
        Route::Setup(text) | Route::Rules(text, _) | Route::Link(text) | Route::Room(text) => text,
        Route::Lobby => "",
    };
    format!("board.html#{what}")
}

/// Takes the keyboard to the main part of the page.
fn to_content() {
    let main = document().get_element_by_id("main").and_then(|e| e.dyn_into::<web_sys::HtmlElement>().ok());
    if let Some(main) = main {
        let _ = main.set_attribute("tabindex", "-1");
        let _ = main.focus();
    }
}

/// The switches of language and theme.
#[component]
pub fn Tools() -> impl IntoView {
    let other = move || if text::lang() == Lang::Zh { Lang::En } else { Lang::Zh };
    let name = |lang: Lang, short: &'static str| {
        move || {
            if text::lang() == lang {
                view! { <b>{short}</b> }.into_any()
            } else {
                view! { <span>{short}</span> }.into_any()
            }
        }
    };
    let (symbol, words) = (
        move || if theme::is_dark() { icon(Icon::Sun).into_any() } else { icon(Icon::Moon).into_any() },
        move || t(if theme::is_dark() { "theme-to-light" } else { "theme-to-dark" }),
    );
    view! {
        <div class="tools">
            <button
                type="button"
                class="lang"
                data-act="language"
                on:click=move |_| text::choose(other())
            >
                <span class="sr">{move || t("language")}</span>
                {name(Lang::Zh, "中")}
                {name(Lang::En, "EN")}
            </button>
            <button
                type="button"
                class="ib"
                aria-label=words
                title=words
                data-act="theme"
                on:click=move |_| theme::toggle()
            >
                {symbol}
            </button>
        </div>
    }
}
