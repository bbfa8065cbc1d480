//! Men beside the board: one row of buttons for each seat that has some.

use super::input;
use super::man::{self, Stand};
use super::{letters, pieces};
use crate::text::{say, t_with};
use leptos::prelude::*;
use rules::board::{Hand, Target};
use rules::play::Frame;
use std::fmt::Write;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

/// What lies beside the board and belongs to one seat.
#[component]
pub fn HandTray(
    /// The game, for words on men.
    game: &'static str,
    /// Whose.
    seat: u8,
    /// The position.
    #[prop(into)]
    frame: Signal<Frame>,
    /// A target has been clicked.
    click: Callback<Target>,
) -> impl IntoView {
    let shown = Memo::new(move |_| {
        frame.with(|f| {
            let hand = f.scene.hands.iter().find(|hand| hand.seat.0 == seat)?.clone();
            Some((hand, f.held.clone(), f.next.clone()))
        })
    });
    let drawing = move || match shown.get() {
        Some((hand, held, next)) => draw(game, &hand, &held, &next),
        None => String::new(),
    };
    let view_box = move || {
        let count = shown.with(|s| s.as_ref().map_or(0, |(hand, ..)| hand.men.len())).max(1);
        format!("0 0 {} 104", count * 96 + 8)
    };
    let target_of = |event: &Event| {
        let element: Element = event.target()?.dyn_into().ok()?;
        input::read(&element.closest("[data-target]").ok()??.get_attribute("data-target")?)
    };
    let on_click = move |event: web_sys::MouseEvent| {
        if let Some(target) = target_of(&event) {
            click.run(target);
        }
    };
    let on_key = move |event: KeyboardEvent| {
        if let ("Enter" | " ", Some(target)) = (event.key().as_str(), target_of(&event)) {
            event.prevent_default();
            click.run(target);
        }
    };
    let empty = move || shown.with(|s| s.as_ref().is_none_or(|(hand, ..)| hand.men.is_empty()));
    view! {
        <Show when=move || !empty()>
            <svg class="hand" viewBox=view_box role="group" on:click=on_click on:keydown=on_key inner_html=drawing></svg>
        </Show>
    }
}

fn draw(game: &str, hand: &Hand, held: &[Target], next: &[Target]) -> String {
    let stand = Stand { game, scale: 0.9, mini: false, letters: letters(), turn: 0, cell: &[] };
    let mut out = String::new();
    for (i, man) in hand.men.iter().enumerate() {
        let name = say(game, &format!("man-{}", man.name), &[1]);
        let label = t_with("spoken-man", &[&name, &(i + 1).to_string()]);
        let (class, x) = (man::tint_class(man.look.tint), i * 96 + 52);
        let (drawing, is_held) = (man::draw(&man.look, &stand), held.contains(&man.at));
        let ring = if is_held { pieces::ring(&man.look, 0.9) } else { String::new() };
        let open = if next.contains(&man.at) { " open" } else { "" };
        let _ = write!(
            out,
            r#"<g class="slot {class}{open}" role="button" tabindex="0" data-target="{}" aria-label="{label}" transform="translate({x} 52)">{ring}{drawing}</g>"#,
            man.at
        );
    }
    out
}
