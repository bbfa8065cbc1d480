//! What the page and its worker say to each other, as plain data that travels as bytes.

use rules::ai::Score;
use rules::game::{Seat, from_bytes, to_bytes};
use rules::play::{Table, link};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast, JsValue};

/// Something to be said, as it travels.
pub fn packed<T: Serialize>(said: &T) -> JsValue {
    js_sys::Uint8Array::from(&to_bytes(said)[..]).into()
}

/// What was said; nothing if it is not of that kind.
pub fn unpacked<T: DeserializeOwned>(heard: &JsValue) -> Option<T> {
    from_bytes(&heard.dyn_ref::<js_sys::Uint8Array>()?.to_vec())
}

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Task {
    /// A move.
    Move,
    /// Who wins with best play.
    Verdict,
}

/// What the worker is told of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Told {
    /// An open game whole, as a packed link.
    Link(String),
    /// Of a game with secrets what the asked seat sees.
    View {
        /// The game's id.
        game: String,
        /// Its options: indices into each one's values.
        picked: Vec<u8>,
        /// The view as data.
        sight: Vec<u8>,
    },
}

impl Told {
    /// What the mind of that seat may know at the end of a table's line.
    pub fn of(table: &dyn Table, seat: Seat) -> Told {
        if table.entry().secret {
            let game = table.entry().id.to_string();
            Told::View { game, picked: table.picked().to_vec(), sight: table.sight(seat) }
        } else {
            Told::Link(link::pack(table, table.plies(), false))
        }
    }
}

/// A question to the worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// Its number; answers carry it, so that stale ones are dropped.
    pub number: u32,
    /// What is asked for.
    pub task: Task,
    /// The game, as far as the seat may know it.
    pub told: Told,
    /// The seat it is to think for.
    pub seat: u8,
    /// The level, 0 to 4.
    pub level: u8,
    /// The seed of its random draws.
    pub seed: u32,
    /// After how many milliseconds what it has must do.
    pub cap: u32,
}

/// What a position is worth, as data.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Worth {
    /// In hundredths of a man.
    Points(i32),
    /// The chance to win in thousandths.
    Odds(u32),
    /// Won in so many plies.
    Win(u32),
    /// Lost in so many plies.
    Loss(u32),
    /// Drawn.
    Draw,
}

impl From<Score> for Worth {
    fn from(score: Score) -> Self {
        match score {
            Score::Points(points) => Worth::Points(points),
            Score::Odds(odds) => Worth::Odds(odds),
            Score::Win(plies) => Worth::Win(plies),
            Score::Loss(plies) => Worth::Loss(plies),
            Score::Draw => Worth::Draw,
        }
    }
}

impl Worth {
    /// From -1000, lost, to 1000, won.
    pub fn balance(self) -> i32 {
        match self {
            Worth::Points(points) => points * 1000 / (points.abs() + 400),
            Worth::Odds(odds) => odds as i32 * 2 - 1000,
            Worth::Win(_) => 1000,
            Worth::Loss(_) => -1000,
            Worth::Draw => 0,
        }
    }

    /// The same for the other side.
    pub fn turned(self) -> Worth {
        match self {
            Worth::Points(points) => Worth::Points(-points),
            Worth::Odds(odds) => Worth::Odds(1000_u32.saturating_sub(odds)),
            Worth::Win(plies) => Worth::Loss(plies),
            Worth::Loss(plies) => Worth::Win(plies),
            Worth::Draw => Worth::Draw,
        }
    }
}

/// What the worker has found so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Found {
    /// The best move's code.
    pub best: u32,
    /// What it is worth to the seat that thinks.
    pub worth: Worth,
    /// Completed plies of search; 0 where depth means nothing.
    pub depth: u32,
    /// Nodes or playouts.
    pub nodes: f64,
    /// The line it expects, as codes.
    pub line: Vec<u32>,
}

/// What the worker says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// It listens from now on; what was sent before is lost.
    Ready,
    /// How much is prepared of what it must know first, in thousandths.
    Preparing(u32, u32),
    /// So far.
    Thought(u32, Found),
    /// It has done; nothing where it knows no move.
    Done(u32, Option<Found>),
    /// What the position is worth with best play; nothing where it does not know.
    Verdict(u32, Option<Worth>),
}
