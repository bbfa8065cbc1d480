//! The sheet of what can be shared: the link with its options, its QR code, the code that embeds it, and pictures.

use super::icon::{Icon, icon};
use super::pictures::Pictures;
use crate::link;
use crate::press::Press;
use crate::room::Room;
use crate::text::t;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::game::Seat;
use rules::play::link as links;

/// What is chosen of a link, by number: its form, the ply it opens at, the side, language, theme, and whether one may
/// play.
type Chosen = [usize; 6];
const FORM: usize = 0;
const AT: usize = 1;
const SIDE: usize = 2;
/// Those that stand in the address beside the game: which choice, and what it writes by number.
const ASIDE: [(usize, [&str; 3]); 3] =
    [(3, ["", "lang=zh", "lang=en"]), (4, ["", "theme=light", "theme=dark"]), (5, ["", "play=no", ""])];
/// The words of all choices but the side: which one, its label, and its values.
const CHOICES: [(usize, &str, &[&str]); 5] = [
    (FORM, "share-form", &["share-form-packed", "share-form-words", "share-form-kept", "share-form-kept-words"]),
    (AT, "share-at", &["share-at-view", "share-at-end", "share-at-start"]),
    (3, "language", &["share-theirs", "share-lang-zh", "share-lang-en"]),
    (4, "share-theme", &["share-theirs", "share-theme-light", "share-theme-dark"]),
    (5, "share-play", &["share-play-yes", "share-play-no"]),
];

/// The link's part behind `#/`.
fn part(room: Room, chosen: Chosen, seal: Seat) -> String {
    room.frame.track();
    let secret = room.secret_runs();
    let side = chosen[SIDE];
    let passed = room.passed_link();
    let words = chosen[FORM] % 2 == 1 && !secret && passed.is_none();
    let mut part = room.table(|t| {
        let ply = [room.frame.with(|f| f.ply), t.plies(), 0][chosen[AT]];
        if let Some(link) = &passed {
            return link.clone();
        }
        match (secret, words) {
            (true, _) => room.sealed_link(seal),
            (_, true) => links::words(t, ply),
            _ => links::pack(t, ply, side == 1),
        }
    });
    let mut ask = |asked: &str| {
        part.push(if words && !part.contains('?') { '?' } else { '&' });
        part.push_str(asked);
    };
    if !secret && passed.is_none() && side > usize::from(!words) {
        ask(&format!("flip={side}"));
    }
    for (which, asks) in ASIDE {
        let asked = asks[chosen[which]];
        if !asked.is_empty() {
            ask(asked);
        }
    }
    part
}

/// A link to be copied by hand, where copying is not allowed.
pub fn link_field(name: &'static str, address: Memo<String>) -> impl IntoView {
    view! {
        <input
            type="text"
            readonly
            data-field=name
            aria-label=move || t("share-link")
            prop:value=address
            on:focus:target=move |ev| ev.target().select()
        />
    }
}

/// The sheet, when it is open.
#[component]
pub fn ShareSheet(
    /// The room.
    room: Room,
) -> impl IntoView {
    view! { <Show when=move || room.sharing.get()><Sheet room=room/></Show> }
}

#[component]
fn Sheet(room: Room) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get() {
            // It is in the document by now, and not yet open.
            let _ = dialog.show_modal();
        }
    });
    let close = move || {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    let outside = move |event: web_sys::MouseEvent| {
        let on = event.target().is_some_and(|on| dialog.get_untracked().is_some_and(|dialog| on == *dialog.as_ref()));
        if on {
            close();
        }
    };
    let chosen = RwSignal::new([0, 0, room.view.get_untracked(), 0, 0, 0]);
    let seal = RwSignal::new(untrack(|| room.seal_for()));
    let said = RwSignal::new(None::<&'static str>);
    let part = Memo::new(move |_| part(room, chosen.get(), seal.get()));
    let address = Memo::new(move |_| {
        part.with(|part| if chosen.get()[FORM] < 2 { link::address_of(part) } else { link::kept_address_of(part) })
    });
    let copy = move |text: &str, words: &'static str| {
        link::copy(text, move |_, copied| {
            let _ = said.try_set(Some(if copied { words } else { "copy-failed" }));
        });
    };
    let secret = Memo::new(move |_| room.secret_runs());
    let key = move || if secret.get() { "act-seal" } else { "act-copy-link" };
    let seen = move || room.covered().is_none();
    view! {
        <dialog
            class="sheet"
            node_ref=dialog
            aria-label=move || t("act-share")
            on:close=move |_| room.sharing.set(false)
            on:click=outside
        >
            <div class="sheet-in">
                <header>
                    <h2>{move || t("act-share")}</h2>
                    <button
                        type="button"
                        class="ib"
                        data-act="close"
                        aria-label=move || t("close")
                        on:click=move |_| close()
                    >
                        {icon(Icon::Close)}
                    </button>
                </header>
                <section class="ln">
                    <Show when=move || secret.get()><p class="note">{move || t("link-secret")}</p></Show>
                    {link_field("link", address)}
                    <div class="acts">
                        <button
                            type="button"
                            class="go"
                            data-act=key
                            autofocus
                            on:click=move |_| copy(&address.get_untracked(), "link-shared")
                        >
                            {icon(Icon::Copy)}
                            {move || t(key())}
                        </button>
                        {link::can_share().then(|| view! {
                            <button
                                type="button"
                                class="soft"
                                data-act="act-share-by"
                                on:click=move |_| link::share(&address.get_untracked())
                            >
                                {icon(Icon::Share)}
                                {move || t("act-share-by")}
                            </button>
                        })}
                    </div>
                    <p class="note" role="status">{move || said.get().map(t)}</p>
                    <dl>
                        <Show when=move || secret.get()><SealFor room=room seal=seal/></Show>
                        {CHOICES.map(|choice| choice_view(room, chosen, choice))}
                        <Side room=room chosen=chosen/>
                    </dl>
                    <Show when=move || !secret.get()>
                        <button
                            type="button"
                            class="link"
                            data-act="act-embed"
                            on:click=move |_| copy(&link::embed_code(&part.get_untracked()), "copied")
                        >
                            {icon(Icon::Copy)}
                            {move || t("act-embed")}
                        </button>
                    </Show>
                </section>
                <Code address=address/>
                <Show when=seen><Pictures room=room/></Show>
            </div>
        </dialog>
    }
}

/// One row of choices.
fn row(label: Signal<String>, key: String, values: Vec<(Signal<String>, bool)>, choose: Callback<usize>) -> AnyView {
    let option = |(i, (words, on)): (usize, (Signal<String>, bool))| {
        view! { <option value=i.to_string() selected=on>{words}</option> }
    };
    view! {
        <div>
            <dt>{label}</dt>
            <dd>
                <select
                    data-act=key
                    aria-label=label
                    on:change:target=move |ev| choose.run(ev.target().value().parse().unwrap_or(0))
                >
                    {values.into_iter().enumerate().map(option).collect_view()}
                </select>
            </dd>
        </div>
    }
    .into_any()
}

fn words(key: &'static str) -> Signal<String> {
    Signal::derive(move || t(key))
}

fn choice_view(
    room: Room,
    chosen: RwSignal<Chosen>,
    choice: (usize, &'static str, &'static [&'static str]),
) -> AnyView {
    let (which, label, values) = choice;
    let choose = Callback::new(move |value: usize| chosen.update(|all| all[which] = value.min(values.len() - 1)));
    let open = move || !(room.secret_runs() && (which == FORM || which == AT));
    let all =
        move || values.iter().enumerate().map(|(i, key)| (words(key), chosen.get_untracked()[which] == i)).collect();
    (move || open().then(|| row(words(label), label.to_string(), all(), choose))).into_any()
}

/// The side from which the link is looked at.
#[component]
fn Side(room: Room, chosen: RwSignal<Chosen>) -> impl IntoView {
    let sides = room.board().views.len().min(usize::from(untrack(|| room.table(|t| t.seats()))));
    let choose = Callback::new(move |side: usize| chosen.update(|all| all[SIDE] = side));
    let side =
        move |i: usize| (Signal::derive(move || room.seat_name(Seat(i as u8))), chosen.get_untracked()[SIDE] == i);
    move || {
        let open = sides > 1 && !room.secret_runs();
        open.then(|| row(words("share-side"), "share-side".to_string(), (0..sides).map(side).collect(), choose))
    }
}

/// For whose eyes the link of a running game with secrets is sealed.
#[component]
fn SealFor(room: Room, seal: RwSignal<Seat>) -> impl IntoView {
    let seats = untrack(|| room.table(|t| t.seats()));
    let seat = move |i: u8| (Signal::derive(move || room.seat_name(Seat(i))), seal.get_untracked().0 == i);
    let choose = Callback::new(move |i: usize| seal.set(Seat(i as u8)));
    row(words("seal-for"), "seal-for".to_string(), (0..seats).map(seat).collect(), choose)
}

/// The link as a QR code, once the worker has made it.
#[component]
fn Code(address: Memo<String>) -> impl IntoView {
    let code = RwSignal::new(None::<Option<(u32, String)>>);
    let failed = RwSignal::new(false);
    let press = StoredValue::new_local(None::<Press>);
    let busy = StoredValue::new(false);
    let close = move |press: &Option<Press>| press.iter().for_each(Press::close);
    on_cleanup(move || {
        press.try_with_value(close);
    });
    // One code at a time; the last address counts.
    let make = move || async move {
        if press.try_with_value(Option::is_none)? {
            let opened = Press::open().await?;
            let held = opened.clone();
            if press.try_set_value(Some(opened)).is_some() {
                held.close();
                return None;
            }
        }
        loop {
            let text = address.try_get_untracked()?;
            let made = press.try_get_value()??.qr(&text).await?;
            if address.try_get_untracked()? == text {
                return Some(made);
            }
        }
    };
    Effect::new(move |_| {
        address.track();
        if !busy.get_value() {
            busy.set_value(true);
            spawn_local(async move {
                let made = make().await;
                let _ = (busy.try_set_value(false), failed.try_set(made.is_none()), code.try_set(made));
            });
        }
    });
    let body = move || {
        match code.get() {
        Some(Some((size, path))) => view! {
            <svg viewBox=format!("0 0 {size} {size}") role="img" aria-label=move || t("share-code") shape-rendering="crispEdges">
                <path d=path></path>
            </svg>
        }
        .into_any(),
        Some(None) => view! { <p>{move || t("share-code-too-long")}</p> }.into_any(),
        None if failed.get() => view! { <p>{move || t("share-code-failed")}</p> }.into_any(),
        None => ().into_any(),
    }
    };
    view! { <section class="qr" role="status">{body}</section> }
}
