//! What is shown of a position on request: lenses, and who wins a game that is solved.

use super::{Purpose, Remark, Room};
use crate::store;
use crate::text::{say, t, t_with};
use crate::think::{Task, Told, Worth};
use leptos::prelude::*;
use rules::board::Lens;
use rules::game::Seat;
use rules::play::Entry;

/// Where the lenses chosen for a game are kept.
fn lens_key(game: &str) -> String {
    format!("yiguan.lens.{game}")
}

/// The lenses that were on when the game was last seen.
pub(super) fn chosen_lenses(entry: &Entry) -> Vec<bool> {
    let kept = store::read(&lens_key(entry.id)).unwrap_or_default();
    entry.lenses.iter().map(|lens| kept.split(' ').any(|key| key == *lens)).collect()
}

impl Room {
    /// Switches a lens, and remembers it for this game.
    pub fn switch_lens(&self, which: usize) {
        self.lenses.update(|on| on[which] = !on[which]);
        let keys = self.entry.lenses.iter().zip(self.lenses.get_untracked());
        let on: Vec<&str> = keys.filter(|(_, on)| *on).map(|(key, _)| *key).collect();
        store::write(&lens_key(self.entry.id), &on.join(" "));
    }

    /// What the lenses that are on show of the position on view; tracked.
    pub fn lens(&self) -> Lens {
        let (mut all, ply) = (Lens::default(), self.frame.with(|f| f.ply));
        let on = self.lenses.get();
        for which in (0..on.len()).filter(|&which| on[which]) {
            let eye = self.eye();
            let Lens { marks, tags } = self.table(|t| t.lens(eye, ply, which));
            all.marks.extend(marks);
            all.tags.extend(tags);
        }
        all
    }

    /// Asks who wins the position on view, if that is known of the game and somebody is to move there.
    pub fn ask_verdict(&self) {
        let (ply, turn) = self.frame.with_untracked(|f| (f.ply, f.turn));
        let Some(seat) = turn.seat() else { return };
        let told = self.table.with_untracked(|t| {
            let mut there = t.copy();
            there.back(ply);
            Told::of(&*there, seat)
        });
        self.pose(Purpose::Verdict(ply), Task::Verdict, told, seat, 0);
    }

    /// Takes up the answer to [`Room::ask_verdict`]: `worth` is that to the asked seat.
    pub(super) fn hear_verdict(&self, ply: usize, seat: u8, worth: Option<Worth>) {
        let Some(worth) = worth else { return self.remark.set(Some(Remark::Said("verdict-none"))) };
        self.note_worth(ply, seat, worth);
        let worth = self.for_first(seat, worth);
        self.certain.set(Some((ply, worth)));
        self.spoken.set(untrack(|| self.certain_words(worth)));
    }

    /// What a certain worth to seat 0 says; tracked by language.
    pub fn certain_words(&self, worth: Worth) -> String {
        let winner = |seat| self.seat_name(Seat(seat));
        match worth {
            Worth::Win(plies) => t_with("verdict-win", &[&winner(0), &plies.to_string()]),
            Worth::Loss(plies) => t_with("verdict-win", &[&winner(1), &plies.to_string()]),
            _ => t("verdict-draw"),
        }
    }

    /// The names of what a move did; tracked.
    pub fn call_words(&self) -> Option<String> {
        let calls = self.frame.with(|f| {
            let words = |call: &rules::game::Why| say(self.entry.id, &format!("call-{}", call.key), &call.nums);
            f.trail.calls.iter().map(words).collect::<Vec<_>>()
        });
        (!calls.is_empty()).then(|| calls.join(&t("list-comma")))
    }
}
