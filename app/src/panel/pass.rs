//! A match by links: the link to send, what a link that came brought, and what links cannot do.

use super::notice::{Notice, fault_words};
use super::share::link_field;
use crate::link;
use crate::room::{PassNote, Passing, Room};
use crate::text::{t, t_with};
use leptos::prelude::*;
use rules::play::pass::{BadPass, News};

/// What stands in the place of the controls while the other is to do something.
#[component]
pub fn Pass(
    /// The room.
    room: Room,
) -> impl IntoView {
    let said = RwSignal::new(None::<&'static str>);
    let link = Memo::new(move |_| match room.passing.get() {
        Some(Passing::Send { link, .. } | Passing::Over(link)) => link::address_of(&link),
        _ => String::new(),
    });
    Effect::new(move |_| {
        link.track();
        said.set(None);
    });
    let words = move || {
        let keys = match room.passing.get() {
            Some(Passing::Send { first: true, .. }) => ["pass-first", "pass-first-more"],
            Some(Passing::Send { throw: true, .. }) => ["pass-throw", "pass-throw-more"],
            Some(Passing::Send { .. }) => ["pass-send", "pass-send-more"],
            Some(Passing::Over(_)) => ["pass-over", "pass-over-more"],
            Some(Passing::Spent) => ["pass-spent", "pass-spent-more"],
            _ => ["pass-looks", "pass-looks-more"],
        };
        (t(keys[0]), t(said.get().unwrap_or(keys[1])))
    };
    let words = Memo::new(move |_| words());
    let copy = move |_| {
        link::copy(&link.get_untracked(), move |_, copied| {
            let _ = said.try_set(Some(if copied { "pass-copied" } else { "copy-failed" }));
        });
    };
    view! {
        <div class="ask pass">
            <p role="status">
                <b>{move || words.with(|w| w.0.clone())}</b>
                <span>{move || words.with(|w| w.1.clone())}</span>
            </p>
            <Show when=move || link.with(|link| !link.is_empty())>
                {link_field("pass", link)}
                <button type="button" class="go" data-act="pass-copy" on:click=copy>{move || t("act-copy-link")}</button>
                {link::can_share().then(|| view! {
                    <button
                        type="button"
                        class="soft"
                        data-act="pass-share"
                        on:click=move |_| link::share(&link.get_untracked())
                    >
                        {move || t("act-share-by")}
                    </button>
                })}
            </Show>
            <Limits secret=room.entry.secret/>
        </div>
    }
}

/// What is bound and what cannot be, without a server.
#[component]
pub fn Limits(
    /// The game has secrets.
    secret: bool,
) -> impl IntoView {
    view! {
        <details class="limits">
            <summary>{move || t("pass-limits")}</summary>
            <p>{move || t("pass-bound")}</p>
            <p>{move || t("pass-unbound")}</p>
            {secret.then(|| view! { <p>{move || t("pass-secret")}</p> })}
            <p>{move || t("pass-browser")}</p>
        </details>
    }
}

/// What a link brought, in words: what, and what follows.
fn note_words(game: &str, note: &PassNote) -> (String, String) {
    let (bad, [ours, theirs]) = match (&note.bad, &note.texts) {
        (Some(bad), texts) => (bad, texts),
        (None, _) => {
            let key = match note.news {
                News::Old => "pass-old",
                _ => "pass-joined",
            };
            return (t(key), t(&format!("{key}-more")));
        }
    };
    let more = if note.news == News::Looks { "pass-bad-look" } else { "pass-bad-held" };
    if let BadPass::Game(fault) = bad {
        return fault_words(game, fault);
    }
    let ply = bad.ply().map_or(0, |ply| ply + 1).to_string();
    (t_with(bad.key(), &[&ply, ours, theirs]), t(more))
}

/// What a link brought, above the board.
#[component]
pub fn PassNotice(
    /// The game.
    game: &'static str,
    /// What it brought.
    note: PassNote,
) -> impl IntoView {
    let grave = note.bad.is_some();
    view! { <Notice words=Signal::derive(move || note_words(game, &note)) grave=grave/> }
}
