//! The board as a drawing that stands alone: what pictures and films are made from.

use super::marks::{Hint, Refusal};
use super::pieces::{Setting, pieces};
use super::sheet::{N, P, Sheet, Size};
use super::{art, dice, seed, view};
use rules::board::{Board, Lens};
use rules::play::Frame;
use std::fmt::Write;

/// What all drawings of one game have in common.
pub struct Picture<'a> {
    /// The game's id.
    pub game: &'static str,
    /// The geometry.
    pub board: &'a Board,
    /// Which seat's side one looks from.
    pub view: usize,
    /// Dice lie beside the board.
    pub tray: bool,
    /// The classes that colour the seats' men.
    pub seats: &'a [&'static str],
    /// Men show letters instead of characters.
    pub letters: bool,
}

/// What is shown of a position besides itself.
#[derive(Default)]
pub struct Shown<'a> {
    /// What is shown on request.
    pub lens: Lens,
    /// A move that is proposed.
    pub hint: Option<Hint>,
    /// What has just been refused.
    pub refused: Option<&'a Refusal>,
    /// Guess marks: the man's id and the mark.
    pub pins: Vec<(u32, String)>,
}

impl Picture<'_> {
    fn sheet(&self) -> Sheet {
        Sheet::new(self.board, self.view, Size::Full, self.tray)
    }

    /// Width and height in drawing units.
    pub fn extent(&self) -> (f32, f32) {
        self.sheet().extent()
    }

    /// The position as an SVG element in the page's classes and shared symbols.
    pub fn draw(&self, frame: &Frame, shown: &Shown<'_>) -> String {
        let sheet = self.sheet();
        let layers = view::layers((self.board, &sheet, self.seats), frame, &shown.lens, shown.refused, shown.hint);
        let ground = art::ground_class(self.board.ground);
        let (w, h) = sheet.extent();
        let mut out = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" class="{ground}" viewBox="{}" width="{}" height="{}">"#,
            sheet.view_box(),
            N(w),
            N(h)
        );
        out += &art::draw(self.board, &sheet, seed(self.game));
        out += &layers.ground;
        out += &layers.rings;
        let setting =
            Setting { game: self.game, board: self.board, sheet: &sheet, letters: self.letters, pins: &shown.pins };
        for piece in pieces(&setting, &frame.scene, &frame.trail, &frame.held) {
            let (opacity, lift) = (if piece.dead { "0.4" } else { "1" }, if piece.held { "-3" } else { "0" });
            // Writing into a text cannot fail.
            let _ = write!(
                out,
                r#"<g class="{}" transform="translate({})" opacity="{opacity}">{}<g transform="translate(0 {lift})">{}</g></g>"#,
                piece.class,
                P(piece.at),
                if piece.held { &piece.ring } else { "" },
                piece.drawing
            );
        }
        out += r#"<g class="marks">"#;
        out += &layers.above;
        out += "</g>";
        out += &dice::draw(&frame.scene.dice, &sheet, self.board.die, &|_| String::new());
        out + "</svg>"
    }
}
