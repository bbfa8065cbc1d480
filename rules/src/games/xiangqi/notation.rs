//! How moves are written: coordinates (ICCS), WXF and Chinese.

use super::state::{Move, State};
use super::{Xiangqi, fen};
use crate::board::grid;
use crate::game::{BadText, Eye, Form, Notate};

/// The name of a place, column letter and rank.
pub fn name(place: u8) -> String {
    grid::name(usize::from(place % 9), 9 - usize::from(place / 9))
}

impl Notate for Xiangqi {
    const FORMS: &'static [Form] = &[Form::latin("iccs")];

    fn text(&self, _s: &State, m: Move, _form: usize, _eye: Eye) -> String {
        name(m.from) + &name(m.to)
    }

    fn dump(&self, s: &State) -> String {
        fen::dump(s)
    }

    fn load(&self, text: &str) -> Result<State, BadText> {
        fen::load(self, text)
    }
}
