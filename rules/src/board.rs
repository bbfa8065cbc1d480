//! How a game shows itself: geometry once, a scene at every ply, clicks as paths. A game describes, the renderer draws.
//!
//! Coordinates are in board units with y down; one unit is one cell, drawn as 100. The origin is the first point
//! (or the corner of the first cell); the renderer adds the margin, the ground and the theme.

pub mod art;
pub mod bits;
pub mod grid;
pub mod rows;
mod scene;
mod step;
mod swaps;

pub use art::{Art, Ground, Ink, Label, Pen, Side};
pub use scene::{
    Body, Die, Face, Hand, Lens, Look, Man, Mark, MarkKind, Ring, Scene, Stroke, Tally, Tint, Trail, Travel,
};
pub use step::{Step, by_paths};
pub use swaps::swaps;

use crate::game::{BadText, FileForm, Game, Imported, Notate, Played, Rng, Seat, Why};
use serde::{Deserialize, Serialize};

/// A point in board units.
pub type Pt = (f32, f32);

/// Anything that can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Target {
    /// A place of the board, by its index.
    Place(u16),
    /// The man at this height of a stack on a place, counted from 0 at the bottom.
    Level(u16, u8),
    /// A slot beside the board: the seat it belongs to, and which.
    Hand(u8, u8),
    /// A button that is not part of the board, by its number in [`Show::BUTTONS`].
    Button(u8),
}

impl Target {
    /// The place it lies on, if it lies on the board.
    pub fn place(self) -> Option<u16> {
        match self {
            Target::Place(place) | Target::Level(place, _) => Some(place),
            Target::Hand(..) | Target::Button(_) => None,
        }
    }
}

/// The name that pages give it in `data-target` and that click scripts use: `p12`, `l12.1`, `h0.2`, `b0`.
impl core::fmt::Display for Target {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Target::Place(place) => write!(f, "p{place}"),
            Target::Level(place, level) => write!(f, "l{place}.{level}"),
            Target::Hand(seat, slot) => write!(f, "h{seat}.{slot}"),
            Target::Button(button) => write!(f, "b{button}"),
        }
    }
}

/// Where a place can be hit.
#[derive(Clone, PartialEq, Debug)]
pub enum Hit {
    /// A disc of this radius about the place: points of a board of lines.
    Disc(f32),
    /// A polygon: cells.
    Poly(Vec<Pt>),
}

/// A place men can stand on.
#[derive(Clone, PartialEq, Debug)]
pub struct Place {
    /// Its centre.
    pub at: Pt,
    /// Its clickable area.
    pub hit: Hit,
    /// Its name in notation, also spoken: "h8".
    pub name: String,
}

/// A named set of places, for words, highlights and tests.
#[derive(Clone, PartialEq, Debug)]
pub struct Zone {
    /// A text key: "palace", "river", "home".
    pub key: &'static str,
    /// The places that belong to it.
    pub places: Vec<u16>,
}

/// The geometry of a board under one choice of options.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    /// Least and greatest coordinates of the drawn field, before margins.
    pub bounds: (Pt, Pt),
    /// What it is made of.
    pub ground: Ground,
    /// Margin round `bounds` in units where nothing else is asked for.
    pub margin: f32,
    /// Size of men relative to a cell.
    pub man: f32,
    /// The places; their index is their number for ever.
    pub places: Vec<Place>,
    /// Lines, areas and words that are always drawn.
    pub art: Vec<Art>,
    /// The same, but left out of thumbnails.
    pub detail: Vec<Art>,
    /// Coordinates at the rim.
    pub labels: Vec<Label>,
    /// Named sets of places.
    pub zones: Vec<Zone>,
    /// Where a die lies, if it lies on the board and not beside it.
    pub die: Option<Pt>,
    /// By how many degrees clockwise the board is turned for each seat; the first is the usual view.
    pub views: Vec<i16>,
}

impl Board {
    /// The place with that name.
    pub fn named(&self, name: &str) -> Option<u16> {
        self.places.iter().position(|p| p.name == name).map(|i| i as u16)
    }
}

/// A ready-made set-up: a text key and the moves that make it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// A text key.
    pub key: &'static str,
    /// Codes of the moves, in order.
    pub codes: Vec<u32>,
}

/// How a game shows itself and is clicked.
pub trait Show: Game {
    /// Text keys of the buttons that [`Target::Button`] numbers ("ready", "pass").
    const BUTTONS: &'static [&'static str] = &[];
    /// Text keys of the guess marks that can be pinned on hidden men ("mine"), their words short enough for a man's corner.
    const GUESSES: &'static [&'static str] = &[];
    /// Text keys of what can be shown on request ("fatal", "numbers"); see [`Show::lens`].
    const LENSES: &'static [&'static str] = &[];

    /// The geometry, once per choice of options.
    fn board(&self) -> Board;
    /// Men, marks, hands and dice as an eye sees them while `held` is clicked. Ids of men are left 0: the table gives them.
    /// Selection, possible targets and the last move are marked by the table, not here.
    fn scene(&self, v: &Self::View, held: &[Target]) -> Scene;
    /// What the `which`-th of [`Show::LENSES`] shows of a position.
    fn lens(&self, _v: &Self::View, _which: usize) -> Lens {
        Lens::default()
    }
    /// Appends the click sequences that enter `m`; at least one for every move of a seat.
    fn paths(&self, s: &Self::State, m: Self::Move, out: &mut Vec<Vec<Target>>);
    /// Appends how men travel and vanish by `m`.
    fn trail(&self, s: &Self::State, m: Self::Move, out: &mut Trail);
    /// What can be clicked after `held`, and what `held` already amounts to. By default the legal moves by path prefix.
    fn step(&self, s: &Self::State, held: &[Target]) -> Step<Self::Move> {
        by_paths(self, s, held)
    }
    /// What of `held` is still shown as held: all of it, but where clicks do their work at once (a set-up's swaps) the rest.
    fn chosen<'a>(&self, _s: &Self::State, held: &'a [Target]) -> &'a [Target] {
        held
    }
    /// Why `tried` cannot be clicked after `held`.
    fn why_not(&self, _past: &[Self::State], _s: &Self::State, _held: &[Target], _tried: Target) -> Option<Why> {
        None
    }
    /// Why the position is as it is: a check, a forced move, the ending.
    fn explain(&self, _past: &[Self::State], _s: &Self::State) -> Option<Why> {
        None
    }
    /// Ready-made set-ups for whoever is to set up now.
    fn layouts(&self, _s: &Self::State) -> Vec<Layout> {
        Vec::new()
    }
    /// The codes of a random legal set-up for whoever is to set up now.
    fn shuffled(&self, _s: &Self::State, _rng: &mut Rng) -> Option<Vec<u32>> {
        None
    }
    /// The clicks after which the men lie as these codes of a set-up would put them, to be swapped further; nothing
    /// where a set-up is not made by clicks that can be taken further, or the codes are no legal one.
    fn arranged(&self, _s: &Self::State, _codes: &[u32]) -> Option<Vec<Target>> {
        None
    }
    /// A man that stands for a seat beside its player's name.
    fn emblem(&self, seat: Seat) -> Look {
        Look::new(Body::Disc, Tint::Seat(seat.0), Face::Cue(seat.0))
    }
}

/// One option of a game: a key and the keys of its values, the default first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The option's key, as commands and text links write it.
    pub key: &'static str,
    /// The values' keys.
    pub values: &'static [&'static str],
}

/// What kind of game it is, for the lobby.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// 围占: territory and liberties.
    Territory,
    /// 连线: lines and connections.
    Line,
    /// 攻王: a king to be caught.
    Royal,
    /// 吃子: captures decide.
    Capture,
    /// 竞走: a race.
    Race,
    /// 暗棋: hidden men.
    Hidden,
}

/// What the lobby lists.
pub trait Listed: Show + Notate {
    /// The game's id, in links and commands.
    const ID: &'static str;
    /// What kind of game it is.
    const KIND: Kind;
    /// Counts up with every change of what is legal; links carry it.
    const REVISION: u32 = 1;
    /// The options as data: a choice of options is an index into each one's values, 0 the default.
    const OPTIONS: &'static [Choice] = &[];
    /// Something is hidden: the device is passed behind a curtain, and players get views, never the record.
    const SECRET: bool = false;
    /// Clocks the game is played with; the first is offered first, and "no clock" is always offered.
    const CLOCKS: &'static [crate::play::ClockSpec] = &[];
    /// Text keys of the seats' names ("red", "black").
    const SEATS: &'static [&'static str];
    /// File formats in which whole games are exchanged ("pdn", "sgf").
    const FILES: &'static [FileForm] = &[];
    /// A game of the series that a match of this game consists of, if it is played as one.
    const SERIES: Option<crate::play::SeriesSpec> = None;
    /// A view as data, in games with secrets: [`crate::game::to_bytes`] there.
    fn sight(_view: &Self::View) -> Vec<u8> {
        Vec::new()
    }
    /// The rules under that choice of options: `picked[i]` indexes `OPTIONS[i].values`.
    fn with(picked: &[u8]) -> Self;
    /// The whole game in the `file`-th of [`Listed::FILES`].
    fn export(&self, _file: usize, _game: &Played<'_, Self>) -> String {
        String::new()
    }
    /// The game that a text in the `file`-th of [`Listed::FILES`] holds; its moves are checked by whoever plays them.
    fn import(_file: usize, _text: &str) -> Result<Imported, BadText> {
        Err(BadText { at: 0, want: "want-file" })
    }
}
