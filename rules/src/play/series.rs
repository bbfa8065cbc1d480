//! Matches of several games: who begins which, and when the match is won.

use crate::game::{Outcome, Seat};
use serde::{Deserialize, Serialize};

/// A match of several games between the same two people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeriesSpec {
    /// Who sits at seat 0 in each game: 0 for the first person, 1 for the second.
    pub first: &'static [u8],
    /// Won games that win the match; 0 for a match without end, whose order repeats.
    pub wins: u8,
    /// The option and the value under which it is played, if it depends on one.
    pub when: Option<(&'static str, &'static str)>,
}

impl SeriesSpec {
    /// Any number of games with changing seats: what people do where no match is prescribed.
    pub const FREE: SeriesSpec = SeriesSpec { first: &[0, 1], wins: 0, when: None };
}

/// How a match stands. What is saved of it is the list of results.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Series {
    /// Who won each game so far: a person, or nobody.
    pub results: Vec<Option<u8>>,
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decided {
    /// That person has won.
    Won(u8),
    /// All games are played, and both have won as many.
    Level,
}

impl Series {
    /// Who sits at that seat in the game that is being played, or comes next.
    pub fn person(&self, spec: &SeriesSpec, seat: Seat) -> u8 {
        self.person_in(spec, self.results.len(), seat)
    }

    /// Who sat, or will sit, at that seat in a game counted from 0.
    pub fn person_in(&self, spec: &SeriesSpec, game: usize, seat: Seat) -> u8 {
        let first = if spec.first.is_empty() { 0 } else { spec.first[game % spec.first.len()] };
        first ^ (seat.0 & 1)
    }

    /// Where that person sits in the game that is being played, or comes next.
    pub fn seat(&self, spec: &SeriesSpec, person: u8) -> Seat {
        Seat(self.person(spec, Seat(0)) ^ (person & 1))
    }

    /// Notes how the game being played ended; after the match is decided nothing is noted.
    pub fn record(&mut self, spec: &SeriesSpec, outcome: &Outcome) {
        if self.decided(spec).is_none() {
            let winner = [Seat(0), Seat(1)].into_iter().find(|&seat| outcome.sign(seat) > 0);
            self.results.push(winner.map(|seat| self.person(spec, seat)));
        }
    }

    /// Games won by each person.
    pub fn score(&self) -> [u8; 2] {
        let won = |person| self.results.iter().filter(|&&r| r == Some(person)).count() as u8;
        [won(0), won(1)]
    }

    /// How the match ended, if it has.
    pub fn decided(&self, spec: &SeriesSpec) -> Option<Decided> {
        let [a, b] = self.score();
        let all = self.results.len() >= spec.first.len();
        match spec.wins {
            0 => None,
            wins if a >= wins => Some(Decided::Won(0)),
            wins if b >= wins => Some(Decided::Won(1)),
            _ if !all => None,
            _ if a == b => Some(Decided::Level),
            _ => Some(Decided::Won(u8::from(b > a))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seven games, first to four; the first person begins games 1, 4 and 5.
    const SEVEN: SeriesSpec = SeriesSpec { first: &[0, 1, 1, 0, 0, 1, 1], wins: 4, when: None };

    fn outcome(a: u8, b: u8) -> Outcome {
        Outcome { place: [a, b, 0, 0, 0, 0], why: "test" }
    }

    /// Plays games that seat 0 wins (`0`), seat 1 wins (`1`) or nobody wins (`=`).
    fn played(spec: &SeriesSpec, games: &str) -> Series {
        let mut series = Series::default();
        for game in games.chars() {
            series.record(
                spec,
                &match game {
                    '0' => outcome(1, 2),
                    '1' => outcome(2, 1),
                    _ => outcome(1, 1),
                },
            );
        }
        series
    }

    #[test]
    fn seats_follow_the_order() {
        for (games, first) in [("", 0), ("0", 1), ("00", 1), ("000", 0), ("0000", 0), ("00000", 1), ("000000", 1)] {
            let series = played(&SEVEN, games);
            assert_eq!(series.person(&SEVEN, Seat(0)), first, "{games}");
            assert_eq!(series.seat(&SEVEN, first), Seat(0), "{games}");
            assert_eq!(series.seat(&SEVEN, 1 - first), Seat(1), "{games}");
        }
    }

    #[test]
    fn matches_are_decided() {
        let table = [
            (SEVEN, "", [0, 0], None),
            (SEVEN, "000", [1, 2], None),
            (SEVEN, "0110", [4, 0], Some(Decided::Won(0))),
            (SEVEN, "10011", [0, 4], Some(Decided::Won(1))),
            (SEVEN, "10011000", [0, 4], Some(Decided::Won(1))),
            (SEVEN, "======0", [0, 1], Some(Decided::Won(1))),
            (SEVEN, "=======", [0, 0], Some(Decided::Level)),
            (SeriesSpec::FREE, "0101010", [7, 0], None),
        ];
        for (spec, games, score, decided) in table {
            let series = played(&spec, games);
            assert_eq!((series.score(), series.decided(&spec)), (score, decided), "{games}");
        }
    }
}
