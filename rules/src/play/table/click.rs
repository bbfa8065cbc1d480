//! Clicks: how targets become moves, step by step.

use super::GameTable;
use crate::board::{Listed, Target, Trail};
use crate::game::{Turn, Why};
use crate::play::{Clicked, Table};

impl<G: Listed> GameTable<G> {
    /// A click at the end of the line.
    pub(super) fn press(&mut self, target: Target) -> Clicked {
        match self.turn() {
            Turn::Over(_) => return Clicked::Refused(Why::new("game-over")),
            Turn::Chance => return Clicked::Refused(Why::new("roll-first")),
            Turn::Seat(_) => {}
        }
        let step = self.game.step(self.last(), &self.held);
        if step.next.contains(&target) {
            return self.hold(target);
        }
        if self.held.last() == Some(&target) && !step.done.is_empty() {
            return self.stop();
        }
        if self.held.first() == Some(&target) || self.held.last() == Some(&target) {
            self.held.clear();
            return Clicked::Released;
        }
        let why_not = || self.game.why_not(self.past(self.line.len()), self.last(), &self.held, target);
        // A button of a set-up says what stands wrong, rather than to let go of all that has been done.
        if matches!(target, Target::Button(_))
            && let Some(why) = why_not()
        {
            return Clicked::Refused(why);
        }
        if !self.held.is_empty() && self.game.step(self.last(), &[]).next.contains(&target) {
            self.held.clear();
            return self.hold(target);
        }
        if let Some(why) = why_not() {
            return Clicked::Refused(why);
        }
        if self.held.is_empty() {
            return Clicked::Refused(Why::at("cannot-begin", target.place()));
        }
        self.held.clear();
        Clicked::Released
    }

    /// Adds a click that leads on, and plays the move once nothing can follow.
    fn hold(&mut self, target: Target) -> Clicked {
        let mut held = std::mem::take(&mut self.held);
        held.push(target);
        let after = self.game.step(self.last(), &held);
        if after.next.is_empty() && !after.done.is_empty() {
            return self.play_all(&after.done);
        }
        self.held = held;
        Clicked::Held
    }

    /// Plays what the clicks so far amount to.
    pub(super) fn stop(&mut self) -> Clicked {
        let done = self.game.step(self.last(), &self.held).done;
        if self.held.is_empty() || done.is_empty() {
            return Clicked::Refused(Why::new("cannot-stop"));
        }
        self.play_all(&done)
    }

    /// Plays the moves that a click sequence amounts to; takes all of them back if one is banned.
    fn play_all(&mut self, moves: &[G::Move]) -> Clicked {
        let before = self.line.len();
        for &m in moves {
            if let Err(why) = self.play(m) {
                self.back(before);
                return Clicked::Refused(why);
            }
        }
        Clicked::Moved
    }

    /// The captures among what can be clicked next: targets whose move removes a man there.
    pub(super) fn takes(&self, next: &[Target]) -> Vec<Target> {
        if self.held.is_empty() || next.is_empty() {
            return Vec::new();
        }
        let men = self.bare_scene(self.line.len()).men;
        let takes = |t: Target| {
            // Who falls is a secret until they meet.
            if G::SECRET {
                return men.iter().any(|man| man.at == t);
            }
            let path: Vec<Target> = self.held.iter().copied().chain([t]).collect();
            self.game.step(self.last(), &path).done.first().is_some_and(|&m| {
                let mut trail = Trail::default();
                self.game.trail(self.last(), m, &mut trail);
                trail.gone.iter().any(|g| g.place() == t.place() && men.iter().any(|man| man.at == *g))
            })
        };
        let held = |t: Target| self.held.iter().any(|h| h.place() == t.place());
        next.iter().copied().filter(|&t| !held(t) && takes(t)).collect()
    }

    /// The codes that a button would play which ends a set-up as it is arranged now.
    pub(super) fn arranged_codes(&self) -> Vec<u32> {
        if G::BUTTONS.is_empty() {
            return Vec::new();
        }
        let ends = |&t: &Target| {
            let path: Vec<Target> = self.held.iter().copied().chain([t]).collect();
            Some(self.game.step(self.last(), &path).done).filter(|done| done.len() > 1)
        };
        let next = self.game.step(self.last(), &self.held).next;
        let done = next.iter().filter(|t| matches!(t, Target::Button(_))).find_map(ends).unwrap_or_default();
        let mut state = self.last().clone();
        let code = |m: G::Move| {
            let code = self.game.code(&state, m);
            self.game.apply(&mut state, m);
            code
        };
        done.into_iter().map(code).collect()
    }
}
