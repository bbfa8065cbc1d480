//! The dice at the right of the board, which are thrown by clicking them.

use super::sheet::{P, Sheet};
use super::{man, motion};
use crate::text::{say, t};
use leptos::prelude::*;
use leptos::svg;
use rules::game::Turn;
use rules::play::Frame;

/// The dice at the right of the board; the thrower's die is the button that throws.
#[component]
pub fn Dice(
    /// The position.
    frame: Signal<Frame>,
    /// The drawing.
    sheet: Memo<Sheet>,
) -> impl IntoView {
    let dice = Memo::new(move |_| frame.with(|f| (f.scene.dice.clone(), f.turn == Turn::Chance)));
    let group = NodeRef::<svg::G>::new();
    let thrown = Memo::new(move |_| frame.with(|f| (f.ply, f.scene.dice.iter().map(|d| d.face).collect::<Vec<_>>())));
    Effect::new(move |before: Option<(usize, Vec<u8>)>| {
        let now = thrown.get();
        let fresh = before.is_some_and(|b| b.1 != now.1 && now.0 > b.0 && now.1.iter().any(|f| *f > 0));
        if let (true, Some(group)) = (fresh, group.get_untracked()) {
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
        let (x, y) = sheet.get().tray_at();
        let count = dice.len() as f32;
        let mut out = String::new();
        for (i, one) in dice.iter().enumerate() {
            let y = y + (i as f32 - (count - 1.0) / 2.0) * 104.0;
            let words = if one.face == 0 { t("die-none") } else { say("", "die-face", &[i32::from(one.face)]) };
            let role = if chance {
                format!(r#"role="button" tabindex="0" data-roll="" aria-label="{}""#, t("button-roll"))
            } else {
                format!(r#"role="img" aria-label="{words}""#)
            };
            out += &format!(
                r#"<g class="wh die" transform="translate({})scale(.94)" {role}><g>{}</g></g>"#,
                P((x, y)),
                man::die(one.face)
            );
        }
        out
    };
    view! { <g node_ref=group inner_html=drawing></g> }
}
