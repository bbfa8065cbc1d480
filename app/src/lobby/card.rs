//! A game as a card: a thumbnail, its name in both languages, how many play it and how long.
//!
//! The thumbnail is drawn when the card comes near the window: playing and drawing all games at once would keep the
//! lobby waiting.

use super::demo;
use crate::board::Mini;
use crate::dom::when_near;
use crate::route::Route;
use crate::text::{Lang, lang, name_in, say, t, t_with};
use leptos::html;
use leptos::prelude::*;
use rules::game::Eye;
use rules::play::{ClockSpec, Entry, Table};
use std::sync::Arc;

/// One card.
#[component]
pub fn Card(
    /// The game.
    entry: &'static Entry,
    /// Whose turn it is in a game of it that is not finished, if there is one.
    #[prop(into)]
    going_on: Signal<Option<String>>,
) -> impl IntoView {
    let (table, card) = (RwSignal::new(None::<Arc<dyn Table>>), NodeRef::<html::A>::new());
    Effect::new(move |_| {
        if let Some(card) = card.get() {
            when_near(&card, move || drop(table.try_set(Some(demo::played(entry)))));
        }
    });
    let with_dice = |table: &Arc<dyn Table>| !table.frame(Eye::Public, table.plies()).scene.dice.is_empty();
    let dice = Memo::new(move |_| table.with(|table| table.as_ref().is_some_and(with_dice)));
    let facts = move || {
        let mut facts = vec![seats_words(entry)];
        facts.extend(dice.get().then(|| t("has-dice")));
        facts.extend(entry.secret.then(|| t("has-secrets")));
        facts.push(entry.clocks.first().map_or_else(|| t("clock-none"), main_words));
        let dot = || view! { <i></i> };
        facts.into_iter().enumerate().map(|(i, fact)| view! { {(i > 0).then(dot)}{fact} }).collect_view()
    };
    view! {
        <a node_ref=card class="card" href=Route::Setup(entry.id.to_string()).hash() data-game=entry.id>
            <div class="bx-m">
                <Mini table=table eye=Eye::Referee/>
            </div>
            <div class="cap">
                <h2>{move || say(entry.id, "name", &[])}</h2>
                <OtherName id=entry.id/>
                <p>{facts}</p>
                {move || going_on.get().map(|words| view! { <em>{words}</em> })}
            </div>
        </a>
    }
}

/// The name in the language that the page is not in.
#[component]
pub fn OtherName(
    /// The game's id.
    id: &'static str,
) -> impl IntoView {
    let other = move || if lang() == Lang::Zh { Lang::En } else { Lang::Zh };
    view! { <span lang=move || other().tag()>{move || name_in(other(), id)}</span> }
}

/// Between how many and how many people play the game: its option of that name says so where it has one.
pub fn seats_of(entry: &Entry) -> (u8, u8) {
    let counts = entry.options.iter().find(|choice| choice.key == "seats").map_or(&[][..], |choice| choice.values);
    let counts = || counts.iter().filter_map(|value| value.parse::<u8>().ok());
    let usual = entry.seats.len() as u8;
    (counts().min().unwrap_or(usual), counts().max().unwrap_or(usual))
}

/// How many play, in words.
pub fn seats_words(entry: &Entry) -> String {
    match seats_of(entry) {
        (least, most) if least == most => t(&format!("seats-{most}")),
        (least, most) => t(&format!("seats-{least}-to-{most}")),
    }
}

/// A clock's time for the whole game, in words.
pub fn main_words(clock: &ClockSpec) -> String {
    match (clock.main, clock.per_move) {
        (0, 0) => t("clock-none"),
        (0, step) => t_with("clock-says-per-move", &[&step.to_string()]),
        (main, _) if main % 60 == 0 => t_with("clock-minutes", &[&(main / 60).to_string()]),
        (main, _) => t_with("clock-seconds", &[&main.to_string()]),
    }
}
