//! The board: one renderer for all games. It draws what a game describes and reports what is clicked.

mod art;
mod dice;
mod ink;
pub mod input;
mod lines;
mod man;
mod marks;
mod mini;
mod motion;
mod picture;
mod pieces;
mod places;
mod reach;
mod sheet;
mod tray;
mod view;

pub use dice::{dice_are_short, shorten_dice};
pub use man::{hidden, tint_class};
pub use marks::{Hint, Refusal};
pub use mini::{Chip, Mini};
pub use picture::{Picture, Shown};
pub use sheet::N;
pub use tray::HandTray;
pub use view::BoardView;

use crate::route;
use crate::store;
use leptos::prelude::*;

/// The symbols and gradients that all drawings of the page share; stands once in every document.
#[component]
pub fn Defs() -> impl IntoView {
    view! { <svg class="defs" aria-hidden="true" inner_html=include_str!("board/defs.svg")></svg> }
}

/// Tells the grain of one game's board from another's.
fn seed(game: &str) -> u32 {
    game.bytes().fold(41, |at, byte| at.wrapping_mul(31).wrapping_add(u32::from(byte)))
}

/// Whether men show letters instead of characters, as the app provides it to all boards.
#[derive(Clone, Copy)]
pub struct Letters(RwSignal<bool>);

/// Where that choice is kept.
const FACES: &str = "yiguan.faces";

impl Letters {
    /// As the address asks by `faces=`, else as chosen before; found by all boards below here.
    pub fn provide() {
        let letters = route::asked("faces").or_else(|| store::read(FACES)).as_deref() == Some("letters");
        provide_context(Letters(RwSignal::new(letters)));
    }

    /// Makes the choice for the boards of one part of the page.
    pub fn provide_here(letters: RwSignal<bool>) {
        provide_context(Letters(letters));
    }

    /// The choice; tracked.
    pub fn get(self) -> bool {
        self.0.get()
    }

    /// Chooses, and remembers.
    pub fn set(self, letters: bool) {
        self.0.set(letters);
        store::write(FACES, if letters { "letters" } else { "characters" });
    }
}

/// Whether men show letters instead of characters; tracked.
fn letters() -> bool {
    use_context::<Letters>().is_some_and(|letters| letters.get())
}
