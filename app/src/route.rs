//! Addresses: everything stands behind the `#`, so that any static host and any frame serves them.

use crate::chrome::theme;
use crate::text;
use leptos::prelude::*;
use rules::play::link;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// Where one is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The list of games: `#/`.
    Lobby,
    /// A game's options, before a game: `#/ID`.
    Setup(String),
    /// A game's rules, from a clause on if one is named: `#/ID/rules`, `#/ID/rules/KEY`.
    Rules(String, String),
    /// A game that was opened from a link: `#/ID/PAYLOAD`, `#/ID?moves=…`.
    Link(String),
    /// A game of this browser: `#/ID/PAYLOAD~SLOT`; the payload alone does where nothing could be saved.
    Room(String),
}

impl Route {
    /// Reads what stands behind the `#`, or after `?g=` of the whole address.
    pub fn read(hash: &str, search: &str) -> Route {
        let named = hash.trim_start_matches('#').is_empty() && search.contains("g=");
        let text = if named { link::part(search) } else { hash.trim_start_matches(['#', '/']).to_string() };
        if text.is_empty() {
            return Route::Lobby;
        }
        match text.split_once('/') {
            Some((id, "rules")) => Route::Rules(id.to_string(), String::new()),
            Some((id, rest)) if rest.starts_with("rules/") => {
                Route::Rules(id.to_string(), rest["rules/".len()..].to_string())
            }
            Some((_, rest)) if rest.contains('~') => Route::Room(text),
            None if !text.contains('?') => Route::Setup(text),
            _ => Route::Link(text),
        }
    }

    /// The page it is on: places within a page aside.
    pub fn page(&self) -> Route {
        match self {
            Route::Rules(id, _) => Route::Rules(id.clone(), String::new()),
            other => other.clone(),
        }
    }

    /// What stands behind the `#`.
    pub fn hash(&self) -> String {
        match self {
            Route::Lobby => "#/".to_string(),
            Route::Rules(id, key) if key.is_empty() => format!("#/{id}/rules"),
            Route::Rules(id, key) => format!("#/{id}/rules/{key}"),
            Route::Setup(text) | Route::Link(text) | Route::Room(text) => format!("#/{text}"),
        }
    }

    /// The one the address bar shows now.
    pub fn here() -> Route {
        let place = window().location();
        Route::read(&place.hash().unwrap_or_default(), &place.search().unwrap_or_default())
    }
}

/// What an address asks of the page beside the game, before or behind its `#`; see [`link::ASIDE`].
pub fn asked_in<'a>(address: &'a str, key: &str) -> Option<&'a str> {
    address.split(['?', '&', '#']).find_map(|part| part.strip_prefix(key)?.strip_prefix('='))
}

/// The same of the address that the page has now.
pub fn asked(key: &str) -> Option<String> {
    asked_in(&window().location().href().ok()?, key).map(str::to_string)
}

/// The route as a signal that follows the address bar.
#[derive(Clone, Copy)]
pub struct Router(pub RwSignal<Route>);

impl Router {
    /// Follows the address bar from now on, and is found by [`router`] below here.
    pub fn start() -> Router {
        let router = Router(RwSignal::new(Route::here()));
        let follow = Closure::<dyn Fn()>::new(move || {
            text::heed();
            theme::heed();
            router.0.set(Route::here());
        });
        let _ = window().add_event_listener_with_callback("hashchange", follow.as_ref().unchecked_ref());
        follow.forget();
        provide_context(router);
        router
    }

    /// Goes there, as a click on a link would.
    pub fn go(self, route: &Route) {
        let _ = window().location().set_hash(&route.hash());
    }
}

/// Writes another address into the bar without going anywhere.
pub fn rewrite(route: &Route) {
    if let Ok(history) = window().history() {
        // Browsers refuse this when it happens too often; the address then lags behind, which loses nothing.
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&route.hash()));
    }
}

/// The router of the app.
pub fn router() -> Router {
    expect_context()
}
