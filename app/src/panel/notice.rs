//! What is wrong with a link, and where: above the board as far as it goes.

use crate::text::{say_if, t, t_with};
use leptos::prelude::*;
use rules::play::link::{BadLink, LinkFault};

/// What is wrong in words: what, and where or what to do.
pub fn fault_words(game: &str, fault: &LinkFault) -> (String, String) {
    let head = bad_words(&fault.what, fault.ply);
    let detail = match fault.what.detail() {
        Some((key, Some(at))) => {
            let want = say_if(game, key, &[]).unwrap_or_else(|| key.to_string());
            Some(t_with("fault-at", &[&(at + 1).to_string(), &want]))
        }
        Some((key, None)) => say_if(game, &format!("why-{key}"), &[]),
        None => None,
    };
    let advice = || say_if(game, &format!("{}-more", fault.what.key()), &[]).unwrap_or_else(|| t("link-refused-more"));
    (head, detail.unwrap_or_else(advice))
}

/// What is wrong with a link in a sentence.
pub fn bad_words(bad: &BadLink, ply: usize) -> String {
    let args = bad.args(ply);
    t_with(bad.key(), &args.iter().map(String::as_str).collect::<Vec<_>>())
}

/// The notice above the board.
#[component]
pub fn FaultNotice(
    /// The game.
    game: &'static str,
    /// What is wrong.
    fault: LinkFault,
) -> impl IntoView {
    view! { <Notice words=Signal::derive(move || fault_words(game, &fault)) grave=true/> }
}

/// A notice above the board, until it is closed.
#[component]
pub fn Notice(
    /// What in bold, and at greater length.
    words: Signal<(String, String)>,
    /// Something is wrong.
    grave: bool,
) -> impl IntoView {
    let shown = RwSignal::new(true);
    let words = Memo::new(move |_| words.get());
    view! {
        <Show when=move || shown.get()>
            <div class="notice" class:calm=!grave role=if grave { "alert" } else { "status" }>
                <b>{move || words.with(|w| w.0.clone())}</b>
                <span>{move || words.with(|w| w.1.clone())}</span>
                <button type="button" class="soft" data-act="close" on:click=move |_| shown.set(false)>
                    {move || t("close")}
                </button>
            </div>
        </Show>
    }
}
