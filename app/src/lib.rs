//! Yiguan's page: lobby, rooms, boards and the worker's client. It knows no game by name; all of them come from
//! `rules::games` as data.

pub mod app;
pub mod board;
pub mod book;
pub mod chrome;
pub mod dom;
pub mod element;
pub mod embed;
pub mod link;
pub mod lobby;
pub mod panel;
mod picture;
mod press;
pub mod room;
pub mod route;
pub mod site;
pub mod store;
pub mod text;
pub mod think;

use leptos::prelude::IntoAny;

/// Starts the page that the document asks for: the app, or the board alone where it is embedded. In pages of other
/// people nothing starts by itself; see [`element`].
pub fn run() {
    if !site::is_ours() {
        return;
    }
    let root = leptos::prelude::document().document_element();
    let embedded = root.and_then(|root| root.get_attribute("data-page")).as_deref() == Some("embed");
    text::start(move |came| {
        if !came {
            // In both languages, since there are no words to choose from.
            let body = leptos::prelude::document().body();
            body.inspect(|body| {
                body.set_text_content(Some("网络不通，请重新打开。 The connection failed; please reload."))
            });
            return;
        }
        leptos::mount::mount_to_body(move || {
            text::follow();
            chrome::theme::start();
            if embedded { embed::Embed().into_any() } else { app::App().into_any() }
        });
    });
}
