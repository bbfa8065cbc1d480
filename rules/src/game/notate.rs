//! How moves and positions are written.

use super::{Eye, Game};

/// A way of writing moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Form {
    /// The form's name, also its text key: "iccs", "wxf", "chinese".
    pub key: &'static str,
    /// Written in Chinese characters: the form a Chinese reader sees first.
    pub han: bool,
}

impl Form {
    /// A form in letters and digits.
    pub const fn latin(key: &'static str) -> Self {
        Form { key, han: false }
    }
    /// A form in Chinese characters.
    pub const fn han(key: &'static str) -> Self {
        Form { key, han: true }
    }
}

/// What is wrong with a text, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("at character {}: {want}", at + 1)]
pub struct BadText {
    /// The character the fault is at, counted from 0.
    pub at: usize,
    /// A text key that says what was wanted there ("want-rank", "want-legal-move").
    pub want: &'static str,
}

/// Notation of moves and positions.
pub trait Notate: Game {
    /// The forms; the first is the canonical one in ASCII.
    const FORMS: &'static [Form];

    /// A legal move in one of [`Notate::FORMS`], "…" where the eye may not know it.
    /// In the canonical form it is unique among the legal moves.
    fn text(&self, s: &Self::State, m: Self::Move, form: usize, eye: Eye) -> String;

    /// The legal move so written: the canonical form always; other forms and dialects where the game knows them.
    fn read(&self, s: &Self::State, text: &str) -> Result<Self::Move, BadText> {
        let mut all = Vec::new();
        self.moves(s, &mut all);
        let eye = self.turn(s).seat().map_or(Eye::Referee, Eye::Seat);
        all.into_iter().find(|&m| self.text(s, m, 0, eye) == text).ok_or(BadText { at: 0, want: "want-legal-move" })
    }

    /// The position on one line, without line breaks, in the field's standard form where there is one.
    fn dump(&self, s: &Self::State) -> String;

    /// The position as one eye sees it, unknown men as `?`, for games with secrets. [`Notate::load`] takes it to be
    /// looked at: a position with unknown men in it is over, for the reason "diagram" and with all seats level.
    fn diagram(&self, _view: &Self::View) -> String {
        String::new()
    }

    /// The position so written, checked: whatever it accepts, the rules can play from.
    fn load(&self, text: &str) -> Result<Self::State, BadText>;
}
