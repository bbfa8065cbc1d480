//! The clock of a game to come: none, one of the game's own, or one of one's own making.

use super::card::main_words;
use super::setup::Segment;
use crate::text::{say, t, t_with};
use leptos::prelude::*;
use rules::play::{ClockSpec, Entry};

/// Which clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Which {
    #[default]
    None,
    Preset(usize),
    Custom,
}

/// The chosen clock, and one's own as far as it is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timing {
    which: Which,
    minutes: u32,
    increment: u32,
    per_move: u32,
}

impl Default for Timing {
    fn default() -> Self {
        Timing { which: Which::None, minutes: 10, increment: 5, per_move: 0 }
    }
}

impl Timing {
    /// The clock, if there is to be one.
    pub fn clock(&self, entry: &Entry) -> Option<ClockSpec> {
        match self.which {
            Which::None => None,
            Which::Preset(i) => entry.clocks.get(i).copied(),
            Which::Custom => {
                let own = ClockSpec {
                    increment: self.increment,
                    per_move: self.per_move,
                    ..ClockSpec::main("custom", self.minutes * 60)
                };
                (own.main > 0 || own.per_move > 0).then_some(own)
            }
        }
    }
}

/// The choice of clocks.
#[component]
pub fn Clocks(
    /// The game.
    entry: &'static Entry,
    /// What is chosen.
    timing: RwSignal<Timing>,
) -> impl IntoView {
    let segment = move |which: Which| {
        let words = move || match which {
            Which::None => t("clock-none"),
            Which::Preset(i) => {
                let clock = &entry.clocks[i];
                format!("{} {}", say(entry.id, &format!("clock-{}", clock.key), &[]), main_words(clock))
            }
            Which::Custom => t("clock-custom"),
        };
        Segment {
            name: "clock".to_string(),
            value: match which {
                Which::None => "none".to_string(),
                Which::Preset(i) => entry.clocks[i].key.to_string(),
                Which::Custom => "custom".to_string(),
            },
            words: Signal::derive(words),
            on: Signal::derive(move || timing.get().which == which),
            choose: Callback::new(move |()| timing.update(|now| now.which = which)),
        }
        .view()
    };
    let presets = (0..entry.clocks.len()).map(Which::Preset);
    let all = [Which::None].into_iter().chain(presets).chain([Which::Custom]);
    let custom = move || timing.get().which == Which::Custom;
    let more = move || timing.get().clock(entry).map(|clock| clock_words(&clock));
    view! {
        <div>
            <div class="row wide" role="group" aria-label=move || t("options-clock")>
                <div class="seg">{all.map(segment).collect_view()}</div>
                <p>{more}</p>
            </div>
            <Show when=custom>
                <div class="row">
                    <span>{move || t("clock-custom")}</span>
                    <div class="spans">
                        {span(timing, "clock-main-minutes", 600, |t| t.minutes, |t, n| t.minutes = n)}
                        {span(timing, "clock-increment-seconds", 600, |t| t.increment, |t, n| t.increment = n)}
                        {span(timing, "clock-per-move-seconds", 3600, |t| t.per_move, |t, n| t.per_move = n)}
                    </div>
                </div>
            </Show>
        </div>
    }
}

/// A field for one span of one's own clock.
fn span(
    timing: RwSignal<Timing>,
    key: &'static str,
    most: u32,
    read: fn(&Timing) -> u32,
    write: fn(&mut Timing, u32),
) -> impl IntoView {
    let change = move |text: String| {
        let number = text.trim().parse::<u32>().unwrap_or(0).min(most);
        timing.update(|now| write(now, number));
    };
    view! {
        <label>
            {move || t(key)}
            <input
                type="number"
                inputmode="numeric"
                min="0"
                max=most
                name=key
                prop:value=move || read(&timing.get())
                on:change:target=move |ev| change(ev.target().value())
            />
        </label>
    }
}

/// A clock in a sentence.
pub fn clock_words(clock: &ClockSpec) -> String {
    let mut parts = Vec::new();
    let mut add = |key: &str, numbers: &[u32]| {
        let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
        parts.push(t_with(key, &numbers.iter().map(String::as_str).collect::<Vec<_>>()));
    };
    match clock.main {
        0 => {}
        main if main % 60 == 0 => add("clock-says-main", &[main / 60]),
        main => add("clock-says-main-seconds", &[main]),
    }
    if clock.increment > 0 {
        add("clock-says-increment", &[clock.increment]);
    }
    if clock.per_move > 0 {
        add("clock-says-per-move", &[clock.per_move]);
    }
    if clock.countdown > 0 {
        add("clock-says-countdown", &[clock.countdown, clock.periods]);
    }
    if clock.forgiven > 0 {
        add("clock-says-forgiven", &[clock.forgiven]);
    }
    parts.join(&t("list-comma"))
}
