//! Guess marks on hidden men, as players write them down on paper.

use crate::room::Room;
use crate::text::{say, t};
use leptos::prelude::*;

/// The marks to choose from, once a man has been chosen.
#[component]
pub fn Pins(
    /// The room.
    room: Room,
) -> impl IntoView {
    let game = room.entry.id;
    let now = move || {
        let man = room.pinning.get().flatten()?;
        room.pins().into_iter().find(|pin| pin.0 == man).map(|pin| pin.1)
    };
    let mark = move |(i, key): (usize, &'static str)| {
        let i = i as u8;
        view! {
            <button
                type="button"
                class="soft"
                data-guess=key
                aria-pressed=move || (now() == Some(i)).to_string()
                on:click=move |_| room.pin(Some(i))
            >
                {move || say(game, &format!("guess-{key}"), &[])}
            </button>
        }
    };
    view! {
        <Show when=move || room.pinning.get().flatten().is_some()>
            <div class="pins" role="group" aria-label=move || t("act-pin")>
                {room.entry.guesses.iter().copied().enumerate().map(mark).collect_view()}
                <button type="button" class="soft" data-guess="" on:click=move |_| room.pin(None)>
                    {move || t("pin-off")}
                </button>
            </div>
        </Show>
    }
}
