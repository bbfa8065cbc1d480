//! The app: which page stands at which address.

use crate::board::{Defs, Letters};
use crate::book::Rules;
use crate::chrome::Chrome;
use crate::dom::follow_media;
use crate::lobby::{Lobby, Setup};
use crate::room::RoomPage;
use crate::route::{Route, Router};
use leptos::prelude::*;

/// The screen is narrow; found by everything that is laid out.
#[derive(Clone, Copy)]
pub struct Phone(pub Signal<bool>);

/// What all pages of the document share.
pub fn provide_all() {
    provide_context(Phone(follow_media("(max-width: 640px)").into()));
    Letters::provide();
}

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    provide_all();
    let router = Router::start();
    let page = Memo::new(move |_| router.0.with(Route::page));
    view! {
        <Defs/>
        <Chrome>
            {move || match page.get() {
                Route::Lobby => view! { <Lobby/> }.into_any(),
                Route::Setup(id) => view! { <Setup id=id/> }.into_any(),
                Route::Rules(id, _) => view! { <Rules id=id/> }.into_any(),
                Route::Link(text) | Route::Room(text) => view! { <RoomPage text=text/> }.into_any(),
            }}
        </Chrome>
    }
}
