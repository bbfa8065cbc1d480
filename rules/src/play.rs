//! A game in progress: its types erased once, so that pages and tools handle every game as data.

pub mod book;
mod clock;
pub mod file;
pub mod fixture;
mod frame;
pub mod link;
mod options;
pub mod pass;
mod record;
mod series;
mod table;
pub mod word;

pub use clock::{Clock, ClockSpec, Dial, TimeUp};
pub use frame::{Clicked, Frame, Line, Refused};
pub use options::{BadOption, parse as parse_options, write as write_options};
pub use record::{Record, Step};
pub use series::{Decided, Series, SeriesSpec};
pub use table::GameTable;

use crate::board::{Board, Choice, Kind, Layout, Lens, Listed, Look, Target};
use crate::game::{Act, BadText, Eye, FileForm, Form, Imported, Rng, Seat, Turn, Why};

/// A game in progress, whatever the game. A failed call leaves it unchanged.
pub trait Table: Send + Sync {
    /// The game it is.
    fn entry(&self) -> &'static Entry;
    /// The options it is played with: indices into each option's values.
    fn picked(&self) -> &[u8];
    /// How many seats play.
    fn seats(&self) -> u8;
    /// The side a seat plays for.
    fn side(&self, seat: Seat) -> u8;
    /// The geometry.
    fn board(&self) -> Board;
    /// How many plies have been played.
    fn plies(&self) -> usize;
    /// Who decides at the end of the line, endings by history and by agreement included.
    fn turn(&self) -> Turn;
    /// All the screen needs of the position after `ply` plies; clicks count only at the end of the line, and where
    /// something is hidden only the mover and the referee are shown what is clicked and can be clicked.
    fn frame(&self, eye: Eye, ply: usize) -> Frame;
    /// What the `which`-th of [`Entry::lenses`] shows of the position after `ply` plies.
    fn lens(&self, eye: Eye, ply: usize, which: usize) -> Lens;
    /// The line in one notation, as an eye may read it.
    fn line(&self, form: usize, eye: Eye) -> Vec<Line>;
    /// A click at the end of the line by whoever is to move.
    fn click(&mut self, target: Target) -> Clicked;
    /// Forgets the clicks of an unfinished move.
    fn release(&mut self);
    /// Plays what the clicks so far amount to.
    fn commit(&mut self) -> Clicked;
    /// Plays moves by code.
    fn enter(&mut self, codes: &[u32]) -> Result<(), Refused>;
    /// Plays one move written in any notation the game reads; returns its code.
    fn write(&mut self, text: &str) -> Result<u32, BadText>;
    /// Lets a seat act.
    fn act(&mut self, seat: Seat, act: Act) -> Result<(), Why>;
    /// Lets chance move once, if it is chance's turn.
    fn roll(&mut self, rng: &mut Rng) -> bool;
    /// To which ply one goes back to let these seats decide anew: before their last move, or before the act that
    /// ended the game; nothing where taking back is not allowed, nothing can be taken back, or something hidden has
    /// been set up or become known since.
    fn undo(&self, seats: &[Seat]) -> Option<usize>;
    /// Takes plies back until `ply` are left.
    fn back(&mut self, ply: usize);
    /// The legal moves at the end of the line: codes and texts in one notation.
    fn legal(&self, form: usize) -> Vec<(u32, String)>;
    /// The clicks that enter a legal move of a seat at the end of the line; none if it is no such move.
    fn clicks(&self, code: u32) -> Vec<Target>;
    /// Ready-made set-ups for whoever is to set up now.
    fn layouts(&self) -> Vec<Layout>;
    /// Brings the men of a set-up where these codes would put them, to be arranged further; `false` where the game
    /// has no such set-up now or the codes are no legal one.
    fn arrange(&mut self, codes: &[u32]) -> bool;
    /// The codes that end the set-up as it is arranged now; none where nothing is being set up by clicks.
    fn arrangement(&self) -> Vec<u32>;
    /// The codes of a random legal set-up for whoever is to set up now.
    fn shuffled(&self, rng: &mut Rng) -> Option<Vec<u32>>;
    /// What a seat sees at the end of the line, as data for its player: of games with secrets.
    fn sight(&self, seat: Seat) -> Vec<u8>;
    /// A man that stands for a seat beside its player's name.
    fn emblem(&self, seat: Seat) -> Look;
    /// The position after `ply` plies on one line.
    fn dump(&self, ply: usize) -> String;
    /// The same as one eye sees it, fit to be shown: [`Table::dump`] where nothing is hidden.
    fn diagram(&self, eye: Eye, ply: usize) -> String;
    /// The whole game in the `which`-th of [`Entry::files`]; nothing if there is no such format.
    fn export(&self, which: usize) -> String;
    /// The whole game as data.
    fn record(&self) -> Record;
    /// How many lines of so many plies go on from the end of the line; see [`crate::game::perft`].
    fn perft(&self, depth: u32) -> u64;
    /// The size of the move alphabet.
    fn codes(&self) -> u32;
    /// A copy.
    fn copy(&self) -> Box<dyn Table>;
}

/// A game that has been opened, or what is wrong with the position it was to start from.
pub type Opened = Result<Box<dyn Table>, BadText>;

/// What is known of a game before it is opened.
pub struct Entry {
    /// Its id, in links and commands.
    pub id: &'static str,
    /// What kind of game it is.
    pub kind: Kind,
    /// The revision of its rules.
    pub revision: u32,
    /// Its options.
    pub options: &'static [Choice],
    /// Something is hidden.
    pub secret: bool,
    /// Its player knows who wins every position.
    pub solved: bool,
    /// Clocks it is played with.
    pub clocks: &'static [ClockSpec],
    /// The series a match consists of.
    pub series: Option<SeriesSpec>,
    /// Text keys of the seats' names.
    pub seats: &'static [&'static str],
    /// Its notations; the first is canonical.
    pub forms: &'static [Form],
    /// Text keys of its buttons.
    pub buttons: &'static [&'static str],
    /// Text keys of the marks that can be pinned on hidden men.
    pub guesses: &'static [&'static str],
    /// Text keys of what can be shown on request.
    pub lenses: &'static [&'static str],
    /// File formats in which whole games are exchanged.
    pub files: &'static [FileForm],
    /// The game that a text in the `which`-th of `files` holds.
    pub import: fn(which: usize, text: &str) -> Result<Imported, BadText>,
    /// A new game under these options (missing ones are the default), from a position if one is given.
    pub open: fn(picked: &[u8], start: Option<&str>) -> Opened,
}

impl Entry {
    /// What is known of a game; `solved` as its player says.
    pub const fn of<G: Listed>(solved: bool) -> Entry {
        Entry {
            id: G::ID,
            kind: G::KIND,
            revision: G::REVISION,
            options: G::OPTIONS,
            secret: G::SECRET,
            solved,
            clocks: G::CLOCKS,
            series: G::SERIES,
            seats: G::SEATS,
            forms: G::FORMS,
            buttons: G::BUTTONS,
            guesses: G::GUESSES,
            lenses: G::LENSES,
            files: G::FILES,
            import: G::import,
            open: open::<G>,
        }
    }
}

fn open<G: Listed>(picked: &[u8], start: Option<&str>) -> Opened {
    let entry = crate::games::find(G::ID).expect("only listed games are opened");
    Ok(Box::new(GameTable::<G>::new(entry, picked, start)?))
}
