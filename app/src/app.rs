//! The app: which page stands at which address.

use crate::chrome::Chrome;
use crate::lobby::{Lobby, RulesPage, Setup};
use crate::room::RoomPage;
use crate::route::{Route, Router};
use leptos::prelude::*;

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let router = Router::start();
    view! {
        <Chrome>
            {move || match router.0.get() {
                Route::Lobby => view! { <Lobby/> }.into_any(),
                Route::Setup(id) => view! { <Setup id=id/> }.into_any(),
                Route::Rules(id) => view! { <RulesPage id=id/> }.into_any(),
                Route::Link(text) | Route::Room(text) => view! { <RoomPage text=text/> }.into_any(),
            }}
        </Chrome>
    }
}
