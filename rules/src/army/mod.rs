//! Junqi for any board and two or four seats: men, clashes, set-up, what an eye sees, worlds that fit it, and clicks.
//!
//! One engine plays both games: a game's folder holds its board, its options, its words and its player.

mod belief;
mod clicks;
mod deal;
mod formations;
mod game;
pub mod graph;
pub mod ground;
mod judge;
pub mod kind;
mod match_up;
mod moves;
mod play;
mod player;
mod setup;
mod show;
pub mod state;
mod text;
mod view;
mod why;

pub use deal::Dealer;
pub use formations::{FORMATIONS, Formation};
pub use judge::Staff;
pub use moves::Move;
pub use play::Attack;
pub use player::{General, STAGES, officer};
pub use setup::ORDER;
pub use state::State;
pub use view::View;

use self::graph::Graph;
use self::kind::Kind;
use crate::board::{Board, Body, Pt};
use crate::game::Seat;

/// A board and who sits round it.
pub struct Theatre {
    /// The stations.
    pub graph: &'static Graph,
    /// How many seats there are.
    pub seats: u8,
    /// Whether seats that face each other are partners.
    pub partners: bool,
    /// The thirty stations of each seat's home in six rows of five as their owner sees them, the front row first.
    pub homes: &'static [[u8; 30]],
    /// Neighbouring stations of the two fronts that nothing joins.
    pub mountains: &'static [(u8, u8)],
    /// A letter for each seat, in written positions.
    pub letters: &'static str,
    /// How many stations each row of a written position has.
    pub rows: &'static [u8],
    /// The name of a station.
    pub name: fn(u8) -> String,
    /// Where a station lies in the drawing.
    pub at: fn(u8) -> Pt,
    /// The drawing; its places are the stations.
    pub board: fn() -> Board,
    /// The shape of men: tiles bear their rank as a word, others one sign.
    pub body: Body,
    /// The seat whose colour each seat's men have.
    pub tints: &'static [u8],
    /// Spoken names by seat: of the kinds in order, then of a man whose kind is hidden.
    pub names: &'static [[&'static str; 13]],
}

/// Who may take a flag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taker {
    /// Any man.
    Any,
    /// Any but the commander.
    NotCommander,
    /// The engineer alone.
    Engineer,
}

impl Taker {
    /// Whether a man of that kind may.
    pub fn may(self, kind: Kind) -> bool {
        match self {
            Taker::Any => true,
            Taker::NotCommander => kind != Kind::COMMANDER,
            Taker::Engineer => kind == Kind::ENGINEER,
        }
    }
}

/// What comes of playing without meeting anybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quiet {
    /// Nothing.
    Never,
    /// Who makes the ply of that number loses.
    Loses(u8),
    /// After so many plies without a man lost the game is drawn.
    Draws(u8),
}

/// What the options choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Law {
    /// A mine stays when somebody other than an engineer or a bomb steps on it.
    pub mines_survive: bool,
    /// Who loses his commander shows his flag.
    pub shown: bool,
    /// Who may take a flag.
    pub flag: Taker,
    /// Bombs may stand in the front row.
    pub bombs_anywhere: bool,
    /// What comes of playing without meeting anybody.
    pub quiet: Quiet,
    /// How many time-outs only pass the turn; without it the first loses.
    pub lapses: Option<u8>,
}

/// The rules on one board under one choice of options.
#[derive(Clone, Copy)]
pub struct Rules {
    /// The board.
    pub theatre: &'static Theatre,
    /// The options.
    pub law: Law,
}

impl Rules {
    /// The seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.theatre.seats).map(Seat)
    }

    /// The side a seat plays for.
    pub fn side(&self, seat: Seat) -> u8 {
        if self.theatre.partners { seat.0 % 2 } else { seat.0 }
    }
}

/// A game with `N` stations and `M` men.
#[derive(Clone, Copy)]
pub struct Army<const N: usize, const M: usize> {
    /// Its rules.
    pub rules: Rules,
}

impl<const N: usize, const M: usize> Army<N, M> {
    /// The game on that board under those options.
    pub const fn new(theatre: &'static Theatre, law: Law) -> Self {
        Army { rules: Rules { theatre, law } }
    }
}
