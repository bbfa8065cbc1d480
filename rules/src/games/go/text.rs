//! How moves and positions are written.
//!
//! A move is the point's letter without `i` and its number from the bottom, `e5`, or `pass`; capitals are read too.
//! Marking a chain as dead is `dead-e5`, by its first point from the top left or, when read, by any of its stones;
//! then there are `agree` and `resume`.
//!
//! A position is its rows from the top, joined by `/`, then who moves, `b` or `w`, then as many of these words as are
//! true, in this order: `ko-e5` (that point may not be taken back at once), `passed` (the last move was a pass),
//! `resumed` (play went on after marking), `marking`, `agreed` (the other side has agreed to the marks), `over`, and
//! `dead-e5` for every chain marked.

use super::{Bits, Go, Move, Stage, State};
use crate::game::{BadText, Eye, Form, Game, Notate, Seat};
use crate::stones::{self, LARGE, name, named, names};

impl Go {
    /// The bit of a stone that would take back a ko there, if the stones allow that.
    fn read_ko(&self, s: &State, point: u16) -> Option<u16> {
        let bit = self.field.bit(point);
        let own = &s.stones[s.mover.index()];
        let near = Bits::one(bit).spread(&self.field);
        let alone = self.empty(s).has(bit) && !near.meets(own) && !near.meets(&self.empty(s));
        (alone && self.takes(s, bit).count() == 1).then_some(bit as u16)
    }

    /// Puts one of the words that follow the stones into a position.
    fn read_word(&self, s: &mut State, word: &str) -> Result<(), &'static str> {
        let point = |text| named(self.field.size, text).map_err(|bad| bad.want);
        let fresh = s.stage == Stage::Play && !s.passed && !s.resumed;
        match word {
            "passed" if s.stage == Stage::Play && !s.passed => s.passed = true,
            "resumed" if s.stage == Stage::Play && !s.resumed => s.resumed = true,
            "marking" if fresh => s.stage = Stage::Marking,
            "agreed" if fresh => s.stage = Stage::Agreed,
            "over" if fresh => s.stage = Stage::Over,
            _ if let Some(text) = word.strip_prefix("ko-")
                && fresh =>
            {
                s.ko = self.read_ko(s, point(text)?).ok_or("want-ko")?;
            }
            _ if let Some(text) = word.strip_prefix("dead-")
                && s.stage != Stage::Play =>
            {
                let chain = self.chain(s, self.field.bit(point(text)?));
                if chain.is_empty() || chain.meets(&s.dead) {
                    return Err("want-chain");
                }
                s.dead = s.dead.or(&chain);
            }
            _ => return Err("want-state"),
        }
        Ok(())
    }

    /// The first points of the chains that are marked.
    pub(super) fn marked(&self, s: &State) -> Vec<u16> {
        let mut all: Vec<u16> = self.unmarked(&State { dead: Bits::default(), ..*s }).collect();
        all.retain(|&point| s.dead.has(self.field.bit(point)));
        all
    }
}

impl Notate for Go {
    const FORMS: &'static [Form] = &[Form::latin("letters")];

    fn text(&self, _s: &State, m: Move, _form: usize, _eye: Eye) -> String {
        match m {
            Move::Put(point) => name(self.field.size, point),
            Move::Pass => "pass".to_string(),
            Move::Mark(point) => format!("dead-{}", name(self.field.size, point)),
            Move::Agree => "agree".to_string(),
            Move::Resume => "resume".to_string(),
        }
    }

    fn read(&self, s: &State, text: &str) -> Result<Move, BadText> {
        let text = text.trim().to_ascii_lowercase();
        let (m, want) = match text.as_str() {
            "pass" => (Move::Pass, "want-marks"),
            "agree" => (Move::Agree, "want-play"),
            "resume" => (Move::Resume, "want-play"),
            _ if let Some(point) = text.strip_prefix("dead-") => {
                let point = named(self.field.size, point).map_err(|bad| BadText { at: bad.at + 5, ..bad })?;
                let first = self.chain(s, self.field.bit(point)).first();
                (Move::Mark(first.map_or(point, |bit| self.field.point(bit))), "want-chain")
            }
            _ => {
                let point = named(self.field.size, &text)?;
                let bit = self.field.bit(point);
                let want = match () {
                    () if s.stage != Stage::Play => "want-marks",
                    () if !self.empty(s).has(bit) => "want-empty",
                    () if Self::ko(s) == Some(bit) => "want-no-ko",
                    () => "want-liberty",
                };
                (Move::Put(point), want)
            }
        };
        let want = if s.stage == Stage::Over { "want-running-game" } else { want };
        self.decode(s, self.code(s, m)).ok_or(BadText { at: 0, want })
    }

    fn dump(&self, s: &State) -> String {
        let point = |bit: usize| name(self.field.size, self.field.point(bit));
        let mut text = names::write(&self.field, &s.stones, s.mover);
        if let Some(ko) = Self::ko(s) {
            text += &format!(" ko-{}", point(ko));
        }
        let stage = ["", " marking", " agreed", " over"][s.stage as usize];
        text += if s.passed { " passed" } else { "" };
        text += if s.resumed { " resumed" } else { "" };
        text += stage;
        for first in self.marked(s) {
            text += &format!(" dead-{}", name(self.field.size, first));
        }
        text
    }

    fn load(&self, text: &str) -> Result<State, BadText> {
        let (stones, mover, rest, mut at) = names::read::<LARGE>(&self.field, text)?;
        let mut state = self.position(stones, mover);
        let free = self.empty(&state);
        for seat in [Seat(0), Seat(1)] {
            if stones::breathless(&self.field, &stones[seat.index()], &free).is_some() {
                return Err(BadText { at: 0, want: "want-liberties" });
            }
        }
        for word in rest.split(' ').filter(|_| !rest.is_empty()) {
            self.read_word(&mut state, word).map_err(|want| BadText { at, want })?;
            at += word.chars().count() + 1;
        }
        if state.stage == Stage::Over {
            self.end(&mut state);
        }
        Ok(state)
    }
}
