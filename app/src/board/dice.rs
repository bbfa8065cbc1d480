//! The dice beside the board or on it, which are thrown by clicking them.

use super::sheet::{P, Sheet};
use super::{man, motion};
use crate::store;
use crate::text::{say, t};
use leptos::prelude::*;
use leptos::svg;
use rules::board::{Die, Pt};
use rules::game::Turn;
use rules::play::Frame;

/// Where it is kept how dice are thrown.
const THROWS: &str = "yiguan.dice";

/// Whether dice fall at once.
pub fn dice_are_short() -> bool {
    store::read(THROWS).as_deref() == Some("short")
}

/// Chooses whether dice fall at once, and remembers it.
pub fn shorten_dice(short: bool) {
    store::write(THROWS, if short { "short" } else { "long" });
}

/// The dice; the thrower's die is the button that throws.
#[component]
pub fn Dice(
    /// The position.
    frame: Signal<Frame>,
    /// The drawing.
    sheet: Memo<Sheet>,
    /// Where they lie, if they lie on the board.
    middle: Option<Pt>,
) -> impl IntoView {
    let dice = Memo::new(move |_| frame.with(|f| (f.scene.dice.clone(), f.turn == Turn::Chance)));
    let group = NodeRef::<svg::G>::new();
    let throw = Memo::new(move |_| frame.with(|f| (f.ply, f.turn == Turn::Chance)));
    Effect::new(move |before: Option<(usize, bool)>| {
        let now = throw.get();
        let fresh = before.is_some_and(|(ply, chance)| chance && ply + 1 == now.0);
        if let (true, Some(group)) = (fresh && !dice_are_short(), group.get_untracked()) {
            for i in 0..group.children().length() {
                if let Some(die) = group.children().item(i).and_then(|g| g.first_element_child()) {
                    motion::throw(&die);
                }
            }
        }
        now
    });
    let drawing = move || {
        let (dice, chance) = dice.get();
        draw(&dice, &sheet.get(), middle, &|one| {
            let words = if one.face == 0 { t("die-none") } else { say("", "die-face", &[i32::from(one.face)]) };
            if chance {
                format!(r#"role="button" tabindex="0" data-roll="" aria-label="{}""#, t("button-roll"))
            } else {
                format!(r#"role="img" aria-label="{words}""#)
            }
        })
    };
    view! { <g node_ref=group inner_html=drawing></g> }
}

/// The dice as a drawing; `role` says what each is to whoever cannot see it.
pub fn draw(dice: &[Die], sheet: &Sheet, middle: Option<Pt>, role: &dyn Fn(&Die) -> String) -> String {
    let (x, y) = sheet.die_at(middle);
    let scale = if middle.is_some() { ".86" } else { ".94" };
    let count = dice.len() as f32;
    let mut out = String::new();
    for (i, one) in dice.iter().enumerate() {
        let y = y + (i as f32 - (count - 1.0) / 2.0) * 104.0;
        out += &format!(
            r#"<g class="wh die" transform="translate({})scale({scale})" {}><g>{}</g></g>"#,
            P((x, y)),
            role(one),
            man::die(one.face)
        );
    }
    out
}
