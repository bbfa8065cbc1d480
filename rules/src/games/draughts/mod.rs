//! International draughts (国际跳棋) on a hundred squares: flying kings, and the capture of the most men is compulsory.
//!
//! After 西洋跳棋规则 in the sheet 新棋种棋规 of the organising committee of the Chinese students' computer games contest,
//! "000" below with its clause numbers; where it is silent, after the rules of the world federation FMJD.
//!
//! - Ten by ten squares, a light one at each player's right; only the dark ones are used, numbered 1 to 50 row by row
//!   from Black's side (000, 1, 3 and 5). Twenty men each on the four rows nearest (000, 2 and 4); Black begins
//!   (000, 4), or White as FMJD has it (`first=white`).
//! - A man steps one square diagonally forwards, if nothing can be taken (000, 7 and 10). It takes by jumping over an
//!   adjacent enemy to the free square behind, forwards or backwards (000, 6 and 10).
//! - Jumps go on as long as they can (000, 9). Of all captures one that takes the most must be played, whoever makes
//!   it, kings and men counting alike (000, 14).
//! - Men that are jumped leave when the move has ended; until then they bar the way, and nobody is jumped twice
//!   (000, 13). Free squares may be passed more than once.
//! - A man that stops on the farthest row is crowned at once (000, 8). One that comes there and can jump on must, and
//!   stays a man (000, 11; clause 9 read by itself says otherwise, and gives way).
//! - A king goes any distance, and takes over any free squares before and behind (000, 12); it may stop on any of
//!   those behind, unless the most men are taken from some of them only.
//! - Who has no men left, or none that can move, has lost (000, 5).
//! - Draws are agreed upon; who refuses one has to win within forty moves of his own, or the game is drawn (000, 15).
//!   Moving on while an offer is open refuses it. The "clear advantage" of the clause is left to people.
//! - `draws=site` adds draws that the sheet lacks, after FMJD, article 6: a position for the third time; 25 moves each
//!   with kings alone and without a capture; 16 moves each with three men, one of them a king at least, against a
//!   king; 5 moves each with two so, or one king, against a king. These two are counted through captures.

mod board;
pub mod bot;
mod fen;
mod hunt;
mod path;
mod pdn;
mod squares;
mod state;
mod text;
mod why;

pub use hunt::Move;

pub use state::{End, State};

use hunt::{ALIKE, Found};

use crate::board::{Choice, Kind, Listed};
use crate::game::{
    Act, BadText, Effect, Eye, FileForm, Game, Imported, Outcome, Played, Rng, Seat, Turn, Why, plain_act,
};
use crate::play::ClockSpec;

/// The rules under one choice of options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draughts {
    /// The side that begins: 0 black, 1 white.
    pub first: u8,
    /// Repetition, long king play and bare endings are drawn.
    pub site: bool,
}

impl Game for Draughts {
    type State = State;
    type Move = Move;
    type View = State;

    fn start(&self) -> State {
        State::start(self.first)
    }

    fn turn(&self, s: &State) -> Turn {
        let us = Seat(s.side);
        Turn::Over(match s.end {
            End::None => return Turn::Seat(us),
            End::Taken => Outcome::lost(self, us, "all-taken"),
            End::Blocked => Outcome::lost(self, us, "stalemate"),
            End::Kings => Outcome::drawn(self, "kings-only"),
            End::Sixteen => Outcome::drawn(self, "sixteen-moves"),
            End::Five => Outcome::drawn(self, "five-moves"),
            End::Refusal => Outcome::drawn(self, "refused-draw"),
        })
    }

    fn moves(&self, s: &State, out: &mut Vec<Move>) {
        if s.end != End::None {
            return;
        }
        if s.takes {
            let mut found = Found::default();
            s.gather(&mut found);
            found.number();
            out.extend_from_slice(&found.list);
        } else {
            s.each_walk(|m| out.push(m));
        }
    }

    fn count(&self, s: &State) -> usize {
        match s.end {
            End::None if s.takes => s.count_captures(),
            End::None => s.count_walks() as usize,
            _ => 0,
        }
    }

    fn sample(&self, s: &State, rng: &mut Rng) -> Move {
        if s.takes {
            let mut found = Found::default();
            s.gather(&mut found);
            found.number();
            return rng.pick(&found.list);
        }
        s.nth_walk(rng.below(s.count_walks())).expect("a draw below the count falls on a move")
    }

    fn apply(&self, s: &mut State, m: Move) {
        s.shift(m, self.site);
        s.settle(self.site);
    }

    fn act(&self, s: &mut State, seat: Seat, act: Act) -> Result<Effect, Why> {
        match act {
            Act::OfferDraw => s.offer = seat.0 + 1,
            Act::Refuse => s.refuse(seat.index()),
            _ => return plain_act(self, seat, act),
        }
        Ok(Effect::Noted)
    }

    fn ruling(&self, past: &[State], s: &State) -> Option<Outcome> {
        let third = self.site && s.occurred(past, 2);
        third.then(|| Outcome::drawn(self, "repetition"))
    }

    fn view(&self, s: &State, _eye: Eye) -> State {
        *s
    }

    fn key(&self, s: &State) -> u64 {
        s.key
    }

    fn codes(&self) -> u32 {
        2500 * ALIKE
    }

    fn code(&self, _s: &State, m: Move) -> u32 {
        let square = |at: u8| u32::from(squares::square(1 << at)) - 1;
        u32::from(m.nth) * 2500 + square(m.from) * 50 + square(m.to)
    }
}

impl Listed for Draughts {
    const ID: &'static str = "draughts";
    const KIND: Kind = Kind::Capture;
    const OPTIONS: &'static [Choice] =
        &[Choice { key: "first", values: &["black", "white"] }, Choice { key: "draws", values: &["site", "seed"] }];
    const CLOCKS: &'static [ClockSpec] = &[ClockSpec::main("plain", 900)];
    const SEATS: &'static [&'static str] = &["black", "white"];
    const FILES: &'static [FileForm] = &[FileForm { key: "pdn" }];

    fn with(picked: &[u8]) -> Self {
        let value = |option: usize| picked.get(option).copied().unwrap_or(0);
        Draughts { first: value(0).min(1), site: value(1) == 0 }
    }

    fn export(&self, _file: usize, game: &Played<'_, Self>) -> String {
        pdn::write(self, game)
    }

    fn import(_file: usize, text: &str) -> Result<Imported, BadText> {
        pdn::read(text)
    }
}
