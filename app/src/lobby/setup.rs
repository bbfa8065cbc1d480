//! Before a game: its rules as choices, who plays, the clock, and how it will begin.

use super::bring::Bring;
use super::card::{OtherName, seats_words};
use super::clocks::{Clocks, Timing};
use super::demo;
use super::seats::Seats;
use crate::board::Mini;
use crate::panel::Limits;
use crate::route::router;
use crate::store::{self, NewGame, Player};
use crate::text::{say, say_if, t, t_with};
use leptos::prelude::*;
use rules::board::Choice;
use rules::games;
use rules::play::{Entry, Series, Table};
use std::sync::Arc;

/// The level of the computer that is proposed first.
const FIRST_LEVEL: u8 = 1;

/// The page of a game's options, or word that there is no such game.
#[component]
pub fn Setup(
    /// Which game.
    id: String,
) -> impl IntoView {
    match games::find(&id) {
        Some(entry) => view! { <Choices entry=entry/> }.into_any(),
        None => view! {
            <main id="main" class="lost">
                <h1>{move || t_with("link-unknown-game", &[&id])}</h1>
                <p><a class="go" href="#/">{move || t("nav-lobby")}</a></p>
            </main>
        }
        .into_any(),
    }
}

#[component]
fn Choices(entry: &'static Entry) -> impl IntoView {
    let router = router();
    let picked = RwSignal::new(vec![0_u8; entry.options.len()]);
    let table: Memo<Opened> = Memo::new(move |_| Opened(Arc::from(demo::opened(entry, &picked.get()))));
    let count = Memo::new(move |_| usize::from(table.get().0.seats()));
    let players = RwSignal::new(vec![Player::Person]);
    Effect::new(move |_| {
        let count = count.get();
        players.update(|all| {
            if count != 2 {
                all.retain(|player| *player != Player::Away);
            }
            all.resize(count, Player::Ai(FIRST_LEVEL));
        });
    });
    let timing = RwSignal::new(Timing::default());
    let passed = move || players.with(|all| all.contains(&Player::Away));
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let clock = timing.get_untracked().clock(entry).filter(|_| !untrack(passed));
        let new = NewGame {
            entry,
            picked: picked.get_untracked(),
            players: players.get_untracked(),
            clock,
            series: Series::default(),
        };
        router.go(&store::begin(&new));
    };
    let series = move || {
        let spec = entry.series.filter(|spec| {
            spec.when.is_none_or(|(key, value)| {
                let mut all = entry.options.iter().zip(picked.get());
                all.any(|(choice, index)| choice.key == key && choice.values.get(usize::from(index)) == Some(&value))
            })
        });
        spec.map(|spec| t_with("series-first-to", &[&spec.wins.to_string()]))
    };
    let options = entry.options.iter().enumerate().map(|(i, choice)| option(entry.id, picked, i, choice));
    let plain = entry.options.is_empty().then(|| view! { <p>{move || t("options-plain")}</p> });
    view! {
        <main id="main" class="setup" data-game=entry.id>
            <header>
                <h1>
                    {move || say(entry.id, "name", &[])}
                    <small><OtherName id=entry.id/></small>
                </h1>
                <p>
                    {move || say_if(entry.id, "about", &[]).unwrap_or_else(|| seats_words(entry))}
                </p>
            </header>
            <div class="pv" aria-label=move || t("options-preview") role="img">
                <Mini table=Signal::derive(move || Some(table.get().0))/>
            </div>
            <form class="pick" on:submit=start>
                <fieldset>
                    <legend>{move || t("options-rules")}</legend>
                    <div>{plain}{options.collect_view()}<p class="more">{series}</p></div>
                </fieldset>
                <fieldset>
                    <legend>{move || t("options-seats")}</legend>
                    <Seats entry=entry count=count players=players table=Signal::derive(move || table.get().0)/>
                    <Show when=passed><Limits secret=entry.secret/></Show>
                </fieldset>
                <fieldset hidden=passed>
                    <legend>{move || t("options-clock")}</legend>
                    <Clocks entry=entry timing=timing/>
                </fieldset>
                <div class="begin">
                    <button type="submit" class="go" data-act="start">{move || t("options-start")}</button>
                </div>
            </form>
            <Bring entry=entry picked=picked/>
        </main>
    }
}

/// A game that has just been opened; no two are alike, so that whoever shows it is told of each.
#[derive(Clone)]
struct Opened(Arc<dyn Table>);

impl PartialEq for Opened {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// One option: its name, its values, and what the chosen one means.
fn option(id: &'static str, picked: RwSignal<Vec<u8>>, which: usize, choice: &'static Choice) -> impl IntoView + use<> {
    let key = choice.key;
    let chosen = move || picked.with(|all| all[which]);
    let value = move |i: usize| {
        let value = choice.values[i];
        Segment {
            name: format!("option-{key}"),
            value: value.to_string(),
            words: Signal::derive(move || say(id, &format!("option-{key}-{value}"), &[])),
            on: Signal::derive(move || usize::from(chosen()) == i),
            choose: Callback::new(move |()| picked.update(|all| all[which] = i as u8)),
        }
    };
    let more = move |value: &str| {
        say_if(id, &format!("option-{key}-{value}-more"), &[])
            .or_else(|| say_if(id, &format!("option-{key}-more"), &[]))
    };
    let explained = choice.values.iter().any(|value| untrack(|| more(value)).is_some());
    let more = move || more(choice.values[usize::from(chosen())]);
    view! {
        <div class="row" role="group" aria-label=move || say(id, &format!("option-{key}"), &[])>
            <span>{move || say(id, &format!("option-{key}"), &[])}</span>
            <div class="seg">{(0..choice.values.len()).map(|i| value(i).view()).collect_view()}</div>
            {explained.then(|| view! { <p>{more}</p> })}
        </div>
    }
}

/// One of several choices that exclude each other.
pub struct Segment {
    /// What they are a choice of.
    pub name: String,
    /// Which one this is, for tests and forms.
    pub value: String,
    /// Its words.
    pub words: Signal<String>,
    /// It is the chosen one.
    pub on: Signal<bool>,
    /// Chooses it.
    pub choose: Callback<()>,
}

impl Segment {
    /// The choice as a button that stays pressed.
    pub fn view(self) -> impl IntoView {
        let Segment { name, value, words, on, choose } = self;
        view! {
            <label>
                <input type="radio" name=name value=value prop:checked=on on:change=move |_| choose.run(())/>
                <span>{words}</span>
            </label>
        }
    }
}
