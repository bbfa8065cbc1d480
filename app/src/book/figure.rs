//! A figure of the book: a live board that is made when one scrolls near it, to try moves on and to step through.

use crate::dom::when_near;
use crate::link;
use crate::panel::{Icon, icon, said};
use crate::room::{Found, Room, RoomBoard};
use crate::text::{say, t};
use leptos::html;
use leptos::prelude::*;
use rules::game::Eye;
use rules::play::fixture;
use std::sync::Arc;

/// One figure: the block of that name in the page's file, and its caption.
#[component]
pub fn Figure(
    /// The game.
    game: &'static str,
    /// The page's file.
    file: Arc<str>,
    /// The block's name.
    block: String,
    /// What to look at, or to try.
    caption: String,
) -> impl IntoView {
    let (near, again) = (RwSignal::new(false), RwSignal::new(0_u32));
    let place = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        if let Some(place) = place.get() {
            when_near(&place, move || {
                // The page may have been left since.
                let _ = near.try_set(true);
            });
        }
    });
    let name = block.clone();
    let live = move || {
        again.track();
        let lines = fixture::blocks(&file).find(|(one, _)| *one == name).map(|(_, lines)| lines);
        near.get().then(|| view! { <Live game=game lines=lines.unwrap_or_default().to_string() again=again/> })
    };
    view! {
        <figure data-figure=block>
            <div class="live" node_ref=place>{live}</div>
            <figcaption>{caption}</figcaption>
        </figure>
    }
}

#[component]
fn Live(game: &'static str, lines: String, again: RwSignal<u32>) -> impl IntoView {
    let figure = match fixture::figure(game, &lines) {
        Ok(figure) => figure,
        Err(fault) => return view! { <p class="notice">{fault}</p> }.into_any(),
    };
    let clicks = figure.clicks;
    let room = Room::unkept(Found {
        table: figure.table,
        ply: figure.ply,
        view: 0,
        eye: None,
        look: false,
        saved: None,
        pass: None,
    });
    room.lay_open(match figure.eye {
        Some(Eye::Seat(seat)) => Some(seat),
        _ => None,
    });
    for target in clicks {
        room.click(target);
    }
    let words = Memo::new(move |_| said(room));
    let line = move || room.frame.with(|f| f.plies > 0);
    let step = move |which: Icon, key: &'static str, by: isize| {
        let end = move || room.frame.with(|f| if by < 0 { f.ply == 0 } else { f.ply == f.plies });
        view! {
            <button
                type="button"
                class="ib"
                data-act=key
                aria-label=move || t(key)
                disabled=end
                on:click=move |_| room.step(by)
            >
                {icon(which)}
            </button>
        }
    };
    let address = move || {
        room.frame.track();
        link::address_of(&room.link())
    };
    view! {
        <RoomBoard room=room/>
        <div class="said" class:grave=move || words.with(|w| w.grave)>
            <p role="status">
                <b>{move || words.with(|w| w.head.clone())}</b>
                <span>{move || words.with(|w| w.more.clone())}</span>
            </p>
            <Show when=line>
                {step(Icon::Back, "act-back", -1)}
                <span class="at">{move || room.frame.with(|f| say("", "move-number", &[f.ply as i32]))}</span>
                {step(Icon::Forward, "act-forward", 1)}
            </Show>
            <button
                type="button"
                class="ib"
                data-act="act-again"
                aria-label=move || t("act-again")
                title=move || t("act-again")
                on:click=move |_| again.update(|n| *n += 1)
            >
                {icon(Icon::Again)}
            </button>
            <a class="ib" href=address aria-label=move || t("act-open-here") title=move || t("act-open-here")>
                {icon(Icon::Copy)}
            </a>
        </div>
    }
    .into_any()
}
