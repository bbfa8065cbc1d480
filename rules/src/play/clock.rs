//! Clocks as data and as pure arithmetic: time is told from outside in milliseconds.

/// How a game is timed. All spans in seconds, 0 for "none".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockSpec {
    /// A text key that names the preset ("contest", "union").
    pub key: &'static str,
    /// Main time of each seat for the whole game.
    pub main: u32,
    /// Added after every move.
    pub increment: u32,
    /// The most one move may take.
    pub per_move: u32,
    /// Countdown periods after the main time: how long one lasts; a move within it renews it.
    pub countdown: u32,
    /// How many such periods.
    pub periods: u32,
    /// How many time-outs of a single move are forgiven before one loses.
    pub forgiven: u32,
}

impl ClockSpec {
    /// Main time alone.
    pub const fn main(key: &'static str, main: u32) -> Self {
        ClockSpec { key, main, increment: 0, per_move: 0, countdown: 0, periods: 0, forgiven: 0 }
    }
}
