//! The board alone, for frames of other pages: the same links, playable, nothing kept.
//!
//! The address also says how it is to be shown, since a frame knows no reader's choices.

use crate::app::provide_all;
use crate::board::{Chip, Defs};
use crate::link;
use crate::panel::{Curtain, Icon, bad_words, icon, said};
use crate::room::{Room, RoomBoard, open};
use crate::text::{say, t, t_with};
use leptos::prelude::*;
use rules::board::Target;
use rules::game::{Eye, Seat, Turn};

/// The page that is embedded.
#[component]
pub fn Embed() -> impl IntoView {
    provide_all();
    let address = window().location().href().unwrap_or_default();
    let body = match open(&address) {
        Ok((found, fault)) => {
            let room = Room::unkept(found);
            let fault = fault.map(|fault| bad_words(&fault.what, fault.ply));
            let covered = Memo::new(move |_| room.covered());
            let body = move || match covered.get() {
                Some(seat) => view! { <Curtain room=room seat=seat/> }.into_any(),
                None => view! { <Alone room=room fault=fault.clone()/> }.into_any(),
            };
            view! { {body} }.into_any()
        }
        Err(bad) => {
            view! { <main class="embed"><p class="notice" role="alert">{move || bad_words(&bad, 0)}</p></main> }
                .into_any()
        }
    };
    view! { <Defs/> {body} }
}

#[component]
fn Alone(room: Room, fault: Option<String>) -> impl IntoView {
    let game = room.entry.id;
    let options = move || {
        let picked = room.table(|t| t.picked().to_vec());
        let changed = room.entry.options.iter().zip(picked).find(|(_, index)| *index != 0);
        let shown = changed.or_else(|| room.entry.options.first().map(|choice| (choice, 0)))?;
        let (choice, index) = shown;
        Some(say(game, &format!("option-{}-{}", choice.key, choice.values[usize::from(index)]), &[]))
    };
    let ply = move || say("", "move-number", &[room.frame.with(|f| f.ply) as i32]);
    let words = Memo::new(move |_| said(room));
    let turn = move || match room.frame.with(|f| f.turn) {
        Turn::Seat(seat) => t_with("turn-of", &[&room.seat_name(seat)]),
        Turn::Chance => t("turn-roll"),
        Turn::Over(_) => room.verdict().map(|(head, _)| head).unwrap_or_default(),
    };
    let seat = Memo::new(move |_| match room.frame.with(|f| f.turn) {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance => room.frame.with(|f| f.scene.dice.first().map(|die| die.seat)),
        Turn::Over(outcome) => (0..room.table(|t| t.seats())).map(Seat).find(|seat| outcome.sign(*seat) > 0),
    });
    let puts = move || {
        room.frame.with(|f| {
            let taken = |target: &Target| f.scene.men.iter().any(|man| man.at.place() == target.place());
            !f.next.iter().any(taken)
        })
    };
    let small = move || {
        words.with(|w| {
            if let Some(fault) = &fault {
                return fault.clone();
            }
            match (w.head.is_empty(), w.more.is_empty()) {
                (true, _) => t(if puts() { "choose-empty" } else { "choose-first" }),
                (false, true) => w.head.clone(),
                (false, false) if room.turn().outcome().is_some() => w.more.clone(),
                _ => w.head.clone(),
            }
        })
    };
    let chip = move || {
        let look = room.table(|t| seat.get().map(|seat| t.emblem(seat)));
        look.map(|look| view! { <Chip game=game look=look/> })
    };
    let link = move || {
        room.frame.track();
        let mine = if let Eye::Seat(seat) = room.eye() { seat } else { room.seal_for() };
        let link = if room.secret_runs() { room.sealed_link(mine) } else { room.link() };
        link::address_of(&link)
    };
    view! {
        <main class="embed" data-game=game>
            <header class="h">
                <h1>{move || say(game, "name", &[])}</h1>
                <p>{options}</p>
                <span>{ply}</span>
            </header>
            <RoomBoard room=room/>
            <footer class="f">
                {chip}
                <p role="status">{turn}<small>{small}</small></p>
                <Show when=move || room.thrower().is_some()>
                    <button type="button" class="go" data-act="button-roll" on:click=move |_| room.roll()>
                        {move || t("button-roll")}
                    </button>
                </Show>
                <a href=link target="_blank" rel="noopener">{icon(Icon::Copy)}{move || t("act-open-here")}</a>
            </footer>
        </main>
    }
}
