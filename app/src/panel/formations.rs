//! Setting up: ready-made, random and own formations, laid out on the board to be changed further.

use crate::dom::random;
use crate::room::{Remark, Room};
use crate::text::{say, t, t_with};
use leptos::prelude::*;
use rules::game::Rng;

/// A formation to choose from.
#[derive(Clone, PartialEq)]
struct Choice {
    /// The key of a ready-made one.
    key: Option<&'static str>,
    /// The name of an own one.
    name: String,
    codes: Vec<u32>,
}

/// The choice of formations for whoever is to set up, with a random one and the keeping of one's own.
#[component]
pub fn Formations(
    /// The room.
    room: Room,
) -> impl IntoView {
    let game = room.entry.id;
    let changes = RwSignal::new(0_u32);
    let naming = RwSignal::new(None::<String>);
    let chosen = RwSignal::new(None::<usize>);
    let arranged = Memo::new(move |_| {
        let open = room.active();
        room.frame.track();
        if open { room.table(|t| t.arrangement()) } else { Vec::new() }
    });
    let all = Memo::new(move |_| {
        changes.track();
        if !room.active() {
            return Vec::new();
        }
        let ready = room.table(|t| t.layouts());
        let ready = ready.into_iter().map(|one| Choice { key: Some(one.key), name: String::new(), codes: one.codes });
        let own = if arranged.with(Vec::is_empty) { Vec::new() } else { room.formations() };
        ready.chain(own.into_iter().map(|(name, codes)| Choice { key: None, name, codes })).collect::<Vec<_>>()
    });
    let lay_out = move |codes: &[u32]| {
        if !room.lay_out(codes) {
            room.remark.set(Some(Remark::Said("formation-bad")));
        }
    };
    let choose = move |text: String| {
        let which = text.parse::<usize>().ok();
        chosen.set(which);
        let codes = all.with_untracked(|all| all.get(which?).map(|one| one.codes.clone()));
        if let Some(codes) = codes {
            lay_out(&codes);
        }
    };
    let shuffle = move |_| {
        chosen.set(None);
        let codes = untrack(|| room.table(|t| t.shuffled(&mut Rng::new(random()))));
        if let Some(codes) = codes {
            lay_out(&codes);
        }
    };
    let own = move || chosen.get().and_then(|i| all.with(|all| all.get(i).filter(|one| one.key.is_none()).cloned()));
    let keep = move |ev: leptos::ev::SubmitEvent| {
        ev.prevent_default();
        let name = naming.get_untracked().unwrap_or_default().trim().to_string();
        if !name.is_empty() {
            room.keep_formation(&name, &arranged.get_untracked());
            changes.update(|n| *n += 1);
            naming.set(None);
            room.remark.set(Some(Remark::Said("formation-kept")));
        }
    };
    let forget = move |_| {
        if let Some(one) = untrack(own) {
            room.keep_formation(&one.name, &[]);
            chosen.set(None);
            changes.update(|n| *n += 1);
        }
    };
    let option = move |(i, one): (usize, Choice)| {
        let words = move || one.key.map_or_else(|| one.name.clone(), |key| say(game, &format!("layout-{key}"), &[]));
        view! { <option value=i.to_string() data-layout=one.key selected=move || chosen.get() == Some(i)>{words}</option> }
    };
    let first = move || t_with("formation-new", &[&(untrack(|| room.formations().len()) + 1).to_string()]);
    let setting_up = move || arranged.with(|codes| !codes.is_empty());
    view! {
        <Show when=move || all.with(|all| !all.is_empty()) || setting_up()>
            <select
                class="soft"
                data-act="layout"
                aria-label=move || t("formation")
                on:change:target=move |ev| choose(ev.target().value())
            >
                <option value="" selected=move || chosen.get().is_none()>{move || t("formation")}</option>
                {move || all.get().into_iter().enumerate().map(option).collect_view()}
            </select>
        </Show>
        <Show when=setting_up>
            <button type="button" class="soft" data-act="formation-random" on:click=shuffle>
                {move || t("formation-random")}
            </button>
            <Show when=move || own().is_some()>
                <button type="button" class="soft" data-act="formation-forget" on:click=forget>
                    {move || t("formation-forget")}
                </button>
            </Show>
            <Show
                when=move || naming.with(Option::is_some)
                fallback=move || view! {
                    <button
                        type="button"
                        class="soft"
                        data-act="formation-keep"
                        on:click=move |_| naming.set(Some(first()))
                    >
                        {move || t("formation-keep")}
                    </button>
                }
            >
                <form on:submit=keep>
                    <input
                        maxlength="12"
                        size="8"
                        aria-label=move || t("formation-name")
                        prop:value=move || naming.get()
                        on:input:target=move |ev| naming.set(Some(ev.target().value()))
                    />
                    <button class="soft" data-act="formation-save">{move || t("formation-keep")}</button>
                </form>
            </Show>
        </Show>
    }
}
