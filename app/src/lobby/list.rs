//! The list of games: by kind or by name, with the games that are not finished.

use super::card::Card;
use crate::board::Mini;
use crate::chrome::Tools;
use crate::panel::{Icon, icon};
use crate::store::{self, Player, Saved};
use crate::text::{Lang, lang, name_in, say, t, t_with};
use leptos::html;
use leptos::prelude::*;
use rules::board::Kind;
use rules::game::Turn;
use rules::games::ALL;
use rules::play::{Entry, Table, link};
use std::sync::Arc;

/// How many games that are not finished are offered.
const OFFERED: usize = 3;

const KINDS: [(Kind, &str); 6] = [
    (Kind::Territory, "kind-territory"),
    (Kind::Line, "kind-line"),
    (Kind::Royal, "kind-royal"),
    (Kind::Capture, "kind-capture"),
    (Kind::Race, "kind-race"),
    (Kind::Hidden, "kind-hidden"),
];

/// A game that can be gone on with.
#[derive(Clone)]
struct Running {
    saved: Saved,
    table: Arc<dyn Table>,
}

/// The lobby.
#[component]
pub fn Lobby() -> impl IntoView {
    let kind = RwSignal::new(None::<Kind>);
    let sought = RwSignal::new(None::<String>);
    let running = RwSignal::new(running());
    let shows = move |entry: &Entry| {
        kind.get().is_none_or(|kind| entry.kind == kind)
            && sought.with(|text| text.as_ref().is_none_or(|text| is_called(entry.id, text)))
    };
    let going_on = |id: &'static str| {
        Signal::derive(move || running.with(|all| all.iter().find(|one| one.table.entry().id == id).map(turn_words)))
    };
    let cards = ALL.iter().map(|entry| {
        let hidden = move || !shows(entry);
        view! { <li hidden=hidden><Card entry=entry going_on=going_on(entry.id)/></li> }
    });
    let none = move || !ALL.iter().any(shows);
    view! {
        <main id="main" class="lob">
            <aside class="side">
                <Brand/>
                <Kinds kind=kind/>
                <Continue running=running/>
                <div class="foot">
                    <Tools/>
                    <SearchButton sought=sought/>
                </div>
                <Search sought=sought/>
            </aside>
            <ul class="gd" aria-label=move || t("lobby-games")>
                {cards.collect_view()}
                <li class="none" role="status" hidden=move || !none()>{move || t("lobby-none")}</li>
            </ul>
        </main>
    }
}

/// The name of the house and what it is.
#[component]
fn Brand() -> impl IntoView {
    let count = move || match lang() {
        Lang::Zh => numeral(ALL.len()),
        Lang::En => ALL.len().to_string(),
    };
    view! {
        <div class="brand">
            <h1>{move || t("brand")}</h1>
            <p>
                <span>{move || t_with("tagline", &[&count()])}</span>
                <span>{move || t("tagline-sit")}</span>
            </p>
        </div>
    }
}

/// A count below a hundred in Chinese.
fn numeral(count: usize) -> String {
    let digit = |n: usize| ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"][n % 10];
    match (count / 10, count % 10) {
        (0, 2) => "两".to_string(),
        (0, ones) => digit(ones).to_string(),
        (1, ones) => format!("十{}", digit(ones)),
        (tens, ones) => format!("{}十{}", digit(tens), digit(ones)),
    }
}

/// The kinds of games, each with how many there are.
#[component]
fn Kinds(kind: RwSignal<Option<Kind>>) -> impl IntoView {
    let button = move |which: Option<Kind>, key: &'static str| {
        let count = ALL.iter().filter(|entry| which.is_none_or(|kind| entry.kind == kind)).count();
        let pressed = move || if kind.get() == which { "true" } else { "false" };
        (count > 0).then(|| {
            view! {
                <button type="button" aria-pressed=pressed data-kind=key on:click=move |_| kind.set(which)>
                    {move || t(key)}
                    <span>{count}</span>
                </button>
            }
        })
    };
    view! {
        <div class="fl" role="group" aria-label=move || t("lobby-kinds")>
            {button(None, "kind-all")}
            {KINDS.map(|(which, key)| button(Some(which), key)).collect_view()}
        </div>
    }
}

/// Whether a game has this in its name, in any language.
fn is_called(id: &'static str, text: &str) -> bool {
    // Names are Chinese or in plain letters.
    let text = text.trim().to_ascii_lowercase();
    id.contains(&text) || Lang::ALL.iter().any(|lang| name_in(*lang, id).to_ascii_lowercase().contains(&text))
}

#[component]
fn SearchButton(sought: RwSignal<Option<String>>) -> impl IntoView {
    let toggle = move |_| sought.update(|text| *text = if text.is_some() { None } else { Some(String::new()) });
    view! {
        <button
            type="button"
            class="ib"
            aria-label=move || t("lobby-search")
            aria-expanded=move || if sought.with(Option::is_some) { "true" } else { "false" }
            data-act="search"
            on:click=toggle
        >
            {icon(Icon::Search)}
        </button>
    }
}

#[component]
fn Search(sought: RwSignal<Option<String>>) -> impl IntoView {
    let field = NodeRef::<html::Input>::new();
    Effect::new(move |_| {
        if let Some(field) = field.get() {
            let _ = field.focus();
        }
    });
    let leave = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Escape" {
            sought.set(None);
        }
    };
    view! {
        <Show when=move || sought.with(Option::is_some)>
            <div class="find">
                <input
                    node_ref=field
                    type="search"
                    placeholder=move || t("lobby-search-hint")
                    aria-label=move || t("lobby-search")
                    on:input:target=move |ev| sought.set(Some(ev.target().value()))
                    on:keydown=leave
                />
            </div>
        </Show>
    }
}

/// The games that are not finished and can still be read.
fn running() -> Vec<Running> {
    let read = |saved: Saved| {
        let opened = link::read(&saved.link).ok()?;
        Some(Running { saved, table: Arc::from(opened.table) })
    };
    store::running().into_iter().filter_map(read).collect()
}

/// Who is to move in a game of this browser, in words.
fn turn_words(one: &Running) -> String {
    let people = one.saved.players.iter().filter(|player| **player == Player::Person).count();
    match one.table.turn() {
        Turn::Seat(seat) => {
            let person = one.saved.players.get(seat.index()) == Some(&Player::Person);
            let entry = one.table.entry();
            let name = say(entry.id, &format!("seat-{}", entry.seats.get(seat.index()).unwrap_or(&"first")), &[]);
            if person && people == 1 { t("turn-yours") } else { t_with("turn-of", &[&name]) }
        }
        Turn::Chance => t("turn-roll"),
        Turn::Over(_) => t("result-draw"),
    }
}

/// How far a game has come, in words.
fn move_words(plies: usize) -> String {
    if plies == 0 { t("start-position") } else { say("", "move-number", &[plies as i32]) }
}

/// Games to go on with.
#[component]
fn Continue(running: RwSignal<Vec<Running>>) -> impl IntoView {
    let forget = move |slot: String| {
        store::forget(&slot);
        running.update(|all| all.retain(|one| one.saved.slot != slot));
    };
    let row = move |one: Running| {
        let (id, slot) = (one.table.entry().id, one.saved.slot.clone());
        let (href, plies) = (one.saved.route().hash(), one.table.plies());
        let (turn, table) = (one.clone(), Signal::stored(Some(one.table.clone())));
        view! {
            <li>
                <a href=href data-slot=slot.clone()>
                    <Mini table=table/>
                    <div>
                        <b>{move || say(id, "name", &[])}</b>
                        <p class="t">{move || turn_words(&turn)}</p>
                        <p>{move || move_words(plies)}</p>
                    </div>
                </a>
                <button
                    type="button"
                    class="ib"
                    aria-label=move || t("lobby-remove")
                    title=move || t("lobby-remove")
                    on:click=move |_| forget(slot.clone())
                >
                    {icon(Icon::Close)}
                </button>
            </li>
        }
    };
    let rows = move || running.get().into_iter().take(OFFERED).map(row).collect_view();
    view! {
        <Show when=move || running.with(|all| !all.is_empty())>
            <section class="cont">
                <h2>{move || t("lobby-continue")}</h2>
                <ul>{rows}</ul>
            </section>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_written_as_one_says_them() {
        assert_eq!([2, 4, 10, 19, 20, 42].map(numeral), ["两", "四", "十", "十九", "二十", "四十二"]);
    }
}
