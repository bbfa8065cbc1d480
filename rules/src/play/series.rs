//! Matches of several games: who begins which, and when the match is won.

/// A match of several games between the same people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeriesSpec {
    /// Who sits at seat 0 in each game: 0 for the first person, 1 for the second.
    pub first: &'static [u8],
    /// Won games that win the match.
    pub wins: u8,
    /// The option and the value under which it is played, if it depends on one.
    pub when: Option<(&'static str, &'static str)>,
}
