//! Boards as thumbnails and men as chips: drawings without buttons.

use super::man::{self, Stand};
use super::pieces::{Setting, pieces};
use super::sheet::{N, P, Sheet, Size};
use super::{art, letters, seed};
use leptos::prelude::*;
use rules::board::{Look, Trail};
use rules::game::Eye;
use rules::play::Table;
use std::fmt::Write;
use std::sync::Arc;

/// A thumbnail of the end of a game: no words, no coordinates, no marks, heavier lines. Empty until there is a game.
#[component]
pub fn Mini(
    /// The game.
    #[prop(into)]
    table: Signal<Option<Arc<dyn Table>>>,
    /// Through whose eyes.
    #[prop(default = Eye::Public)]
    eye: Eye,
) -> impl IntoView {
    let drawn = Memo::new(move |_| {
        let letters = letters();
        table.with(|table| {
            let table = table.as_ref()?;
            let board = table.board();
            let sheet = Sheet::new(&board, 0, Size::Mini, false);
            let game = table.entry().id;
            let frame = table.frame(eye, table.plies());
            let mut out = art::draw(&board, &sheet, seed(game));
            let setting = Setting { game, board: &board, sheet: &sheet, letters, pins: &[] };
            for piece in pieces(&setting, &frame.scene, &Trail::default(), &[]) {
                let (class, at, drawing) = (piece.class, P(piece.at), piece.drawing);
                let _ = write!(out, r#"<g class="{class}" transform="translate({at})">{drawing}</g>"#);
            }
            Some((art::ground_class(board.ground), sheet.view_box(), out))
        })
    });
    view! {
        <svg
            class=move || format!("bd mini {}", drawn.with(|d| d.as_ref().map_or("", |d| d.0)))
            viewBox=move || drawn.with(|d| d.as_ref().map(|d| d.1.clone()))
            aria-hidden="true"
            inner_html=move || drawn.with(|d| d.as_ref().map_or_else(String::new, |d| d.2.clone()))
        ></svg>
    }
}

/// A man beside a player's name.
#[component]
pub fn Chip(
    /// The game, for words on men.
    game: &'static str,
    /// The man.
    look: Look,
) -> impl IntoView {
    let drawing = move || {
        let stand = Stand { game, scale: 1.0, mini: false, letters: letters(), turn: 0, cell: &[] };
        let class = man::tint_class(look.tint);
        format!(r#"<g class="{class}" transform="translate(0 {})">{}</g>"#, N(-3.0), man::draw(&look, &stand))
    };
    view! { <svg class="chip" viewBox="-50 -50 100 100" width="26" height="26" aria-hidden="true" inner_html=drawing></svg> }
}
