//! What stands round every page: header, language, theme.

use leptos::prelude::*;

/// The frame of the page.
#[component]
pub fn Chrome(
    /// What it frames.
    children: Children,
) -> impl IntoView {
    view! { <header class="top"><a class="logo kai" href="#/">"弈馆"</a></header>{children()} }
}
