//! What a game is: seats, turns, moves, luck, eyes and endings — nothing of screens or of searching.

mod act;
mod bytes;
mod file;
mod notate;
mod order;
mod outcome;
mod perft;
mod rng;
mod zobrist;

pub use act::{Act, Customs, Effect, Ply, TimeOut, plain as plain_act};
pub use bytes::{from_bytes, to_bytes};
pub use file::{FileForm, Imported, Played};
pub use notate::{BadText, Form, Notate};
pub use order::{sort_few, tidy};
pub use outcome::{Outcome, Why};
pub use perft::perft;
pub use rng::Rng;
pub use zobrist::mix;

use serde::{Deserialize, Serialize};

/// The most seats a game can have.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted from 0 in the order of play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The other one of two seats.
    pub fn other(self) -> Seat {
        Seat(self.0 ^ 1)
    }
}

/// Through whose eyes a position is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Eye {
    /// What this seat may know.
    Seat(Seat),
    /// What all may know.
    Public,
    /// Everything.
    Referee,
}

/// Who decides next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// This seat is to move.
    Seat(Seat),
    /// Luck is to move: dice, a shuffle, a card.
    Chance,
    /// Nobody: the game has ended.
    Over(Outcome),
}

impl Turn {
    /// The seat to move, if a seat is.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Turn::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// The outcome, if the game has ended.
    pub fn outcome(self) -> Option<Outcome> {
        match self {
            Turn::Over(outcome) => Some(outcome),
            _ => None,
        }
    }
}

/// The rules of one game under one choice of options: `self` holds options and tables, `State` the position alone.
///
/// The laws that every implementation keeps stand in the crate's documentation and are tested for all games at once.
pub trait Game: Send + Sync + Sized + 'static {
    /// A position. Small and plain, so that searching is copy and apply.
    type State: Clone + PartialEq + Send + Sync + 'static;
    /// A move, of a seat or of chance.
    type Move: Copy + Eq + core::fmt::Debug + Send + Sync + 'static;
    /// What one eye sees of a position; the state itself where nothing is hidden.
    type View: Clone + PartialEq + Send + Sync + 'static;

    /// How many seats there are, 2 to [`MAX_SEATS`].
    fn seats(&self) -> u8 {
        2
    }
    /// The side a seat plays for: partners share one.
    fn side(&self, seat: Seat) -> u8 {
        seat.0
    }
    /// The first position.
    fn start(&self) -> Self::State;
    /// Who decides next; a field read, since `apply` has found the end.
    fn turn(&self, s: &Self::State) -> Turn;
    /// Appends the moves of whoever decides next, before [`Game::banned`]: none exactly when the game is over.
    fn moves(&self, s: &Self::State, out: &mut Vec<Self::Move>);
    /// How many moves there are; overridden where counting is cheaper than listing.
    fn count(&self, s: &Self::State) -> usize {
        let mut all = Vec::new();
        self.moves(s, &mut all);
        all.len()
    }
    /// One move, uniformly (of chance: by weight); overridden where drawing is cheaper than listing.
    fn sample(&self, s: &Self::State, rng: &mut Rng) -> Self::Move {
        let mut all = Vec::new();
        self.moves(s, &mut all);
        let total = all.iter().map(|&m| self.weight(s, m)).sum();
        let mut left = rng.below(total);
        for &m in &all {
            let weight = self.weight(s, m);
            if left < weight {
                return m;
            }
            left -= weight;
        }
        unreachable!("a draw below the total falls on a move")
    }
    /// The odds of a move of chance, relative to the others; 1 for a seat's moves.
    fn weight(&self, _s: &Self::State, _m: Self::Move) -> u32 {
        1
    }
    /// Plays a legal move. Deterministic, since luck is a move; finds the end without listing moves.
    fn apply(&self, s: &mut Self::State, m: Self::Move);

    /// What a seat's act does; the state is unchanged when it is refused. By default resigning or
    /// running out of time loses for the whole side, and an accepted offer is a draw.
    fn act(&self, _s: &mut Self::State, seat: Seat, act: Act) -> Result<Effect, Why> {
        act::plain(self, seat, act)
    }
    /// What people may do besides moving, here and now.
    fn customs(&self, _s: &Self::State) -> Customs {
        Customs::PLAIN
    }
    /// Why a move is forbidden by what came before (superko), if it is. `past` ends with the state before `s`.
    fn banned(&self, _past: &[Self::State], _s: &Self::State, _m: Self::Move) -> Option<Why> {
        None
    }
    /// How the game ends by what came before (repetition, quiet limits over history), if it does.
    fn ruling(&self, _past: &[Self::State], _s: &Self::State) -> Option<Outcome> {
        None
    }

    /// What an eye sees.
    fn view(&self, s: &Self::State, eye: Eye) -> Self::View;
    /// A hash: equal positions have equal keys.
    fn key(&self, s: &Self::State) -> u64;
    /// The size of the move alphabet. Frozen for ever.
    fn codes(&self) -> u32;
    /// A move's number below [`Game::codes`], unique among the legal ones. Frozen for ever.
    fn code(&self, s: &Self::State, m: Self::Move) -> u32;
    /// The legal move with that number.
    fn decode(&self, s: &Self::State, code: u32) -> Option<Self::Move> {
        let mut all = Vec::new();
        self.moves(s, &mut all);
        all.into_iter().find(|&m| self.code(s, m) == code)
    }
}

/// Nothing is hidden: a searcher may read the state. Holds for every game whose view is its state.
pub trait Open: Game {
    /// The state that the view is.
    fn open(view: &Self::View) -> &Self::State;
}

impl<G: Game<View = <G as Game>::State>> Open for G {
    fn open(view: &Self::View) -> &Self::State {
        view
    }
}

/// Something is hidden: worlds can be dealt that fit what a seat has seen.
pub trait Hidden: Game<View: Serialize + serde::de::DeserializeOwned> {
    /// A world that fits a seat's view, drawn at random: the seat sees the same of it, may play the same in it, and all
    /// that is hidden from it may differ.
    fn deal(&self, view: &Self::View, rng: &mut Rng) -> Self::State;
}
