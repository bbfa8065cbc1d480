//! What stands before a game with secrets: the curtain while the screen passes from hand to hand.

use super::share::ShareSheet;
use crate::board::Chip;
use crate::room::Room;
use crate::site;
use crate::text::{say, t, t_with};
use leptos::prelude::*;
use rules::game::Seat;

/// Covers everything until the person of that seat takes the screen; it says only what all may know.
#[component]
pub fn Curtain(
    /// The room.
    room: Room,
    /// For whom it waits.
    seat: Seat,
) -> impl IntoView {
    let game = room.entry.id;
    let name = move || room.seat_name(seat);
    let last = move || {
        let line = room.line();
        let words = line.last().map(|last| {
            let by = last.seat.filter(|_| last.act.is_none()).map(|by| room.seat_name(by)).unwrap_or_default();
            format!("{by} {}", room.line_words(last))
        });
        words.into_iter().chain(room.call_words()).collect::<Vec<_>>().join(&t("sentence-gap"))
    };
    let look = untrack(|| room.table(|t| t.emblem(seat)));
    view! {
        <main id="main" class="curtain" data-game=game data-curtain=seat.0.to_string()>
            <p>{move || say(game, "name", &[])}</p>
            <Chip game=game look=look/>
            <h1>{move || t_with("curtain-give", &[&name()])}</h1>
            <p class="last" role="status">{last}</p>
            <button type="button" class="go" data-act="act-uncover" autofocus=!site::is_elsewhere() on:click=move |_| room.uncover()>
                {move || t_with("act-uncover", &[&name()])}
            </button>
            <button type="button" class="soft" data-act="act-share" on:click=move |_| room.sharing.set(true)>
                {move || t("act-share")}
            </button>
            <ShareSheet room=room/>
            <a href="#/">{move || t("nav-lobby")}</a>
        </main>
    }
}

/// Whose eyes the screen has, where that can be chosen.
#[component]
pub fn EyeFact(
    /// The room.
    room: Room,
) -> impl IntoView {
    let seats = untrack(|| room.table(|t| t.seats()));
    let sealed = move || room.lids.get().sealed;
    let watching = move || (0..seats).all(|seat| !room.is_person(Seat(seat)));
    let value = move || room.lids.get().looker.map_or(seats, |seat| seat.0);
    let choose = move |text: String| {
        let seat = text.parse().ok().filter(|&seat| seat < seats).map(Seat);
        if untrack(sealed).is_some() && seat.is_none() {
            room.unseal();
        } else {
            room.watch(seat);
        }
    };
    let option = move |seat: u8| {
        let words = move || match seat {
            seat if seat < seats => t_with("eye-of", &[&room.seat_name(Seat(seat))]),
            _ if sealed().is_some() => t("eye-here"),
            _ => t("eye-all"),
        };
        let offered = move || sealed().is_none_or(|only| only.0 == seat || seat == seats);
        move || {
            offered()
                .then(|| view! { <option value=seat.to_string() selected=move || value() == seat>{words}</option> })
        }
    };
    view! {
        <Show when=move || room.secret_runs() && (sealed().is_some() || watching() && !room.is_passed())>
            <div>
                <dt>{move || t("fact-eye")}</dt>
                <dd>
                    <select
                        data-act="eye"
                        aria-label=move || t("fact-eye")
                        on:change:target=move |ev| choose(ev.target().value())
                    >
                        {(0..=seats).rev().map(option).collect_view()}
                    </select>
                </dd>
            </div>
        </Show>
    }
}
