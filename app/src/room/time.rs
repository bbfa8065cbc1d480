//! The room's clocks: set going by moves, looked at a few times a second, told apart by the wall clock alone.

use super::{Remark, Room};
use crate::dom::now_ms;
use crate::store::{Player, Timed};
use gloo_timers::callback::Interval;
use leptos::ev;
use leptos::prelude::*;
use rules::game::{Act, Seat, TimeOut};
use rules::play::{Dial, Step, TimeUp};

/// How often the clocks are looked at, in milliseconds.
const LOOK: u32 = 200;
/// The most the computer thinks about a move, in milliseconds.
const CAP: u64 = 20_000;

impl Room {
    /// From now on the clocks run; what passed while the page was closed does not count.
    pub(super) fn start_clocks(&self, left_at: Option<u64>) {
        let room = *self;
        if self.timed.with_untracked(Option::is_none) {
            return;
        }
        self.timed.update(|timed| {
            if let (Some(timed), Some(then)) = (timed, left_at) {
                timed.clock.pause(then);
                timed.clock.resume(now_ms());
            }
        });
        let look = StoredValue::new_local(Some(Interval::new(LOOK, move || room.look_at_clocks())));
        let seen = window_event_listener(ev::visibilitychange, move |_| {
            room.look_at_clocks();
            if document().hidden() && room.is_kept() {
                room.save();
            }
        });
        let left = window_event_listener(ev::pagehide, move |_| {
            if room.is_kept() {
                room.save();
            }
        });
        on_cleanup(move || {
            look.try_update_value(|look| *look = None);
            seen.remove();
            left.remove();
        });
    }

    fn look_at_clocks(&self) {
        if self.timed.is_disposed() || untrack(|| self.turn()).outcome().is_some() {
            return;
        }
        let now = now_ms();
        self.now.set(now);
        let mut up = None;
        self.timed.try_maybe_update(|timed| {
            up = timed.as_mut().and_then(|timed| timed.clock.tick(&timed.spec(self.entry), now));
            (up.is_some(), ())
        });
        match up {
            Some(TimeUp::Lost(seat)) => {
                self.stop_thinking();
                self.act(seat, Act::Flag);
            }
            // Where the turn passes, the rules count how often.
            Some(TimeUp::Forgiven(seat)) if self.frame.with_untracked(|f| f.may.time_out == TimeOut::Passes) => {
                self.stop_thinking();
                self.act(seat, Act::Flag);
            }
            Some(TimeUp::Forgiven(_)) => self.remark.set(Some(Remark::Said("clock-overstepped-once"))),
            None => {}
        }
    }

    /// Tells the clocks that something was played.
    pub(super) fn clock_moved(&self) {
        let (plies, turn) = self.table.with_untracked(|t| (t.plies(), t.turn()));
        self.timed.update(|timed| {
            if let Some(timed) = timed {
                timed.clock.moved(&timed.spec(self.entry), plies, turn.seat(), now_ms());
                if turn.outcome().is_some() {
                    timed.clock.stop();
                }
            }
        });
    }

    /// Tells the clocks that plies were taken back.
    pub(super) fn clock_back(&self) {
        let (plies, turn) = self.table.with_untracked(|t| (t.plies(), t.turn()));
        self.timed.update(|timed| {
            if let Some(timed) = timed {
                timed.clock.back(plies, turn.seat(), now_ms());
            }
        });
    }

    /// What a seat's clock shows; tracked.
    pub fn dial(&self, seat: Seat) -> Option<Dial> {
        let now = self.now.get();
        let dial = self.timed.with(|timed| timed.as_ref().map(|t| t.clock.dial(&t.spec(self.entry), seat, now)))?;
        let flagged = self.turn().outcome().is_some()
            && self.table(|t| t.record().plies.last() == Some(&Step::Act(seat, Act::Flag)));
        Some(if flagged { Dial { left: dial.left.map(|_| 0), ..dial } } else { dial })
    }

    /// How long the computer may think about a move at this seat.
    pub(super) fn cap(&self, seat: Seat) -> u32 {
        let now = now_ms();
        let of_clock = self.timed.with_untracked(|timed| {
            let timed: &Timed = timed.as_ref()?;
            let spec = timed.spec(self.entry);
            let dial = timed.clock.dial(&spec, seat, now);
            let share = dial.left.map(|left| match dial.periods {
                Some(_) => left / 2,
                None => left / 30 + u64::from(spec.increment) * 700,
            });
            Some(share.unwrap_or(CAP).min(dial.of_move.map_or(CAP, |left| left / 2)))
        });
        of_clock.unwrap_or(CAP).clamp(200, CAP) as u32
    }

    /// What the last position that was judged is worth to a seat's side, from -1000 to 1000.
    pub(super) fn standing(&self, seat: Seat) -> Option<i32> {
        let first = self.table.with_untracked(|t| t.side(seat) == t.side(Seat(0)));
        let balance = self.worths.with_untracked(|worths| worths.last().map(|(_, worth)| worth.balance()))?;
        Some(if first { balance } else { -balance })
    }

    /// A person sits at that seat; tracked.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.player(seat) == Player::Person
    }
}
