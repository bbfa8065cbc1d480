//! Matches: which game of the match this is, how it stands, and who sits where in the next one.

use super::Room;
use crate::route::router;
use crate::store::{self, NewGame, Player};
use leptos::prelude::*;
use rules::game::Seat;
use rules::play::{Decided, Entry, Series, SeriesSpec};

/// The match that a game under these options belongs to: the prescribed one, or any number of games.
pub fn spec_of(entry: &Entry, picked: &[u8]) -> SeriesSpec {
    let fits = |spec: &SeriesSpec| {
        spec.when.is_none_or(|(key, value)| {
            let option = entry.options.iter().position(|choice| choice.key == key);
            option.is_some_and(|i| {
                let index = picked.get(i).copied().unwrap_or(0);
                entry.options[i].values.get(usize::from(index)) == Some(&value)
            })
        })
    };
    entry.series.filter(fits).unwrap_or(SeriesSpec::FREE)
}

/// How the match stands after the game that is on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// Which game this is, from 1.
    pub game: usize,
    /// How many games there are at most; nothing in a match without end.
    pub of: Option<usize>,
    /// Won games by seat of the game on the table.
    pub score: [u8; 2],
    /// The seat, in the game on the table, of whoever has won the match.
    pub winner: Option<Seat>,
    /// The match is decided.
    pub decided: bool,
}

impl Room {
    fn series_spec(&self) -> SeriesSpec {
        spec_of(self.entry, &self.table.with_untracked(|t| t.picked().to_vec()))
    }

    /// How the match stands, the game on the table included if it has ended; nothing before there is a match. Tracked.
    pub fn match_standing(&self) -> Option<Standing> {
        if self.table(|t| t.seats()) != 2 || self.is_passed() {
            return None;
        }
        let (spec, before) = (self.series_spec(), self.series.get_value());
        let mut after = before.clone();
        if let Some(outcome) = self.turn().outcome() {
            after.record(&spec, &outcome);
        }
        let free = spec.wins == 0;
        if free && before.results.is_empty() {
            return None;
        }
        let person = |seat: u8| before.person(&spec, Seat(seat));
        let score = after.score();
        let decided = after.decided(&spec);
        let winner = match decided {
            Some(Decided::Won(person)) => Some(before.seat(&spec, person)),
            _ => None,
        };
        Some(Standing {
            game: before.results.len() + 1,
            of: (!free).then_some(spec.first.len()),
            score: [score[usize::from(person(0))], score[usize::from(person(1))]],
            winner,
            decided: decided.is_some(),
        })
    }

    /// The match goes on with another game; tracked.
    pub fn has_next_game(&self) -> bool {
        self.match_standing().is_some_and(|standing| standing.of.is_some() && !standing.decided)
    }

    /// Begins the next game: of the match, or another one under the same options with the same players.
    pub fn again(&self) {
        let players = self.players.get_untracked();
        let (mut series, spec) = (self.series.get_value(), self.series_spec());
        let before = series.clone();
        if let Some(outcome) = untrack(|| self.turn()).outcome() {
            series.record(&spec, &outcome);
        }
        if series.decided(&spec).is_some() {
            series = Series::default();
        }
        let next: Vec<Player> = if self.is_passed() {
            players.into_iter().rev().collect()
        } else if players.len() == 2 {
            let seat_now = |seat: u8| before.seat(&spec, series.person(&spec, Seat(seat))).index();
            vec![players[seat_now(0)], players[seat_now(1)]]
        } else {
            players
        };
        let new = NewGame {
            entry: self.entry,
            picked: untrack(|| self.table(|t| t.picked().to_vec())),
            players: next,
            clock: self.timed.with_untracked(|timed| timed.as_ref().map(|t| t.spec(self.entry))),
            series,
        };
        router().go(&store::begin(&new));
    }
}
