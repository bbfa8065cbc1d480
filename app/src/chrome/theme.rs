//! Light or dark: the system's choice until one of the other kind is made here or in the address.
//!
//! The dark colours are a style sheet of their own; which media it counts for is all that a theme changes.

use crate::dom::{follow_media, media};
use crate::route;
use crate::store;
use leptos::prelude::*;
use std::sync::LazyLock;

/// A theme that was chosen against the system's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Theme {
    Light,
    Dark,
}

impl Theme {
    fn code(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    fn of(code: &str) -> Option<Theme> {
        [Theme::Light, Theme::Dark].into_iter().find(|theme| theme.code() == code)
    }
}

const STORED: &str = "yiguan.theme";
const SYSTEM: &str = "(prefers-color-scheme: dark)";

static CHOSEN: LazyLock<ArcRwSignal<Option<Theme>>> = LazyLock::new(|| ArcRwSignal::new(None));

/// Takes up the theme of the address or of an earlier choice, and keeps the page in step with it.
pub fn start() {
    CHOSEN.set(asked().or_else(|| store::read(STORED).as_deref().and_then(Theme::of)));
    let system = follow_media(SYSTEM);
    provide_context(System(system));
    Effect::new(move |_| {
        let chosen = CHOSEN.get();
        let (Some(root), sheet) = (document().document_element(), document().get_element_by_id("dark")) else { return };
        let count_for = match chosen {
            None => SYSTEM,
            Some(Theme::Light) => "not all",
            Some(Theme::Dark) => "all",
        };
        if let Some(sheet) = sheet {
            let _ = sheet.set_attribute("media", count_for);
        }
        let _ = match chosen {
            Some(theme) => root.set_attribute("data-theme", theme.code()),
            None => root.remove_attribute("data-theme"),
        };
    });
}

/// What the address asks for.
fn asked() -> Option<Theme> {
    route::asked("theme").as_deref().and_then(Theme::of)
}

/// Takes up the theme that a new address asks for, without remembering it.
pub fn heed() {
    if let Some(theme) = asked() {
        CHOSEN.set(Some(theme));
    }
}

/// What the system prefers, found by whoever shows the theme.
#[derive(Clone, Copy)]
struct System(ReadSignal<bool>);

/// Whether the page is dark; tracked.
pub fn is_dark() -> bool {
    let system = use_context::<System>().map_or_else(|| media(SYSTEM), |system| system.0.get());
    CHOSEN.get().map_or(system, |theme| theme == Theme::Dark)
}

/// Changes to the other theme; one that agrees with the system's follows it from then on.
pub fn toggle() {
    let wanted = if CHOSEN.get_untracked().map_or_else(|| media(SYSTEM), |theme| theme == Theme::Dark) {
        Theme::Light
    } else {
        Theme::Dark
    };
    let chosen = ((wanted == Theme::Dark) != media(SYSTEM)).then_some(wanted);
    CHOSEN.set(chosen);
    match chosen {
        Some(theme) => {
            store::write(STORED, theme.code());
        }
        None => store::erase(STORED),
    }
}
