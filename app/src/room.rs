//! A room: one game in progress, the only place where a table is changed.

use leptos::prelude::*;

/// The page one plays on.
#[component]
pub fn RoomPage(
    /// What stands behind the `#`.
    text: String,
) -> impl IntoView {
    view! { <main class="room">{text}</main> }
}
