//! Before a game: the list of games, a game's options, its rules.

use leptos::prelude::*;
use rules::games::ALL;

/// The list of games.
#[component]
pub fn Lobby() -> impl IntoView {
    let link = |id: &str| view! { <li><a href=format!("#/{id}")>{id.to_string()}</a></li> };
    view! { <main class="lobby"><ul>{ALL.iter().map(|e| link(e.id)).collect_view()}</ul></main> }
}

/// A game's options.
#[component]
pub fn Setup(
    /// Which game.
    id: String,
) -> impl IntoView {
    view! { <main class="setup"><h1>{id}</h1></main> }
}

/// A game's rules in words.
#[component]
pub fn RulesPage(
    /// Which game.
    id: String,
) -> impl IntoView {
    view! { <main class="rules"><h1>{id}</h1></main> }
}
