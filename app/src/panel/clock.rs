//! A seat's clock.

use crate::room::Room;
use crate::text::{say, t_with};
use leptos::prelude::*;
use rules::game::Seat;
use rules::play::Dial;

/// Below this a clock shows tenths and warns, in milliseconds.
const LOW: u64 = 10_000;

/// A span as clocks show it.
fn span(ms: u64) -> String {
    if ms < LOW {
        return format!("{}.{}", ms / 1000, ms % 1000 / 100);
    }
    let seconds = ms.div_ceil(1000);
    match (seconds / 3600, seconds % 3600 / 60, seconds % 60) {
        (0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        (hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// What decides soonest.
fn nearest(dial: &Dial) -> u64 {
    dial.left.into_iter().chain(dial.of_move).min().unwrap_or(u64::MAX)
}

/// A seat's clock; nothing where the game is not timed.
#[component]
pub fn SeatClock(
    /// The room.
    room: Room,
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let dial = Memo::new(move |_| room.dial(seat));
    let per_move = untrack(|| room.clock_spec()).map_or(0, |spec| u64::from(spec.per_move) * 1000);
    let large = move || dial.get().map(|dial| span(dial.left.or(dial.of_move).unwrap_or(per_move))).unwrap_or_default();
    let small = move || {
        let dial = dial.get()?;
        match (dial.periods, dial.left, dial.of_move) {
            (Some(periods), ..) => Some(say("", "clock-countdown-left", &[periods as i32])),
            (None, Some(_), Some(of_move)) => Some(t_with("clock-left-of-move", &[&span(of_move)])),
            _ => None,
        }
    };
    let low = move || dial.get().is_some_and(|dial| dial.running && nearest(&dial) < LOW);
    view! {
        <Show when=move || dial.with(Option::is_some)>
            <div
                class="clk"
                class:on=move || dial.get().is_some_and(|dial| dial.running)
                class:low=low
                role="timer"
            >
                {large}
                {move || small().map(|words| view! { <small>{words}</small> })}
            </div>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_read_as_on_clocks() {
        for (ms, text) in [(0, "0.0"), (9_940, "9.9"), (10_000, "0:10"), (61_000, "1:01"), (3_599_001, "1:00:00")] {
            assert_eq!(span(ms), text);
        }
    }
}
