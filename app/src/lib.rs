//! Yiguan's page: lobby, rooms, boards and the worker's client. It knows no game by name; all of them come from
//! `rules::games` as data.

pub mod app;
pub mod board;
pub mod chrome;
pub mod dom;
pub mod link;
pub mod lobby;
pub mod panel;
pub mod room;
pub mod route;
pub mod store;
pub mod text;
pub mod think;

/// Starts the page that the document asks for: the app, or the board alone where it is embedded.
pub fn run() {
    leptos::mount::mount_to_body(|| {
        text::start();
        chrome::theme::start();
        app::App()
    });
}
