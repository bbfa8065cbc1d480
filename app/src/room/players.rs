//! The seats' players: the computer is asked when it is its turn, answers offers, gives hints and can be hurried.

use super::{Purpose, Remark, Room, Thinking};
use crate::board::{Hint, dice_are_short};
use crate::store::Player;
use crate::think::{News, Question, Task, Thinker, Told, Worth};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use rules::game::{Act, Seat, Turn};

/// How long a move or a throw of the computer takes at least, so that the last one is seen.
const PAUSE: u32 = 420;
/// The same where a die has to come to rest.
const THROW: u32 = 700;
/// The level that gives hints.
const ADVISER: u8 = 3;

/// Whether one can take back now, and to which ply; tracked.
pub fn can_undo(room: &Room) -> Option<usize> {
    let people: Vec<Seat> = room.players.with(|players| {
        let seats = 0_u8..;
        seats.zip(players).filter(|(_, player)| **player == Player::Person).map(|(seat, _)| Seat(seat)).collect()
    });
    if people.is_empty() || room.look.get() || room.is_passed() { None } else { room.table(|t| t.undo(&people)) }
}

impl Room {
    /// From now on the computer plays its seats.
    pub(super) fn start_players(&self) {
        let room = *self;
        self.thinker.set_value(Some(Thinker::new(move |news| room.hear(news))));
        let pause = StoredValue::new_local(None::<Timeout>);
        let due = Memo::new(move |_| {
            room.players.track();
            room.live().then(|| room.frame.with(|f| (f.plies, f.turn, f.asked.clone())))
        });
        Effect::new(move |_| {
            pause.set_value(None);
            let Some((_, turn, asked)) = due.get().filter(|_| !room.look.get()) else { return };
            if let Some(answer) = untrack(|| room.answer_to(&asked)) {
                let act = move || room.act(answer.0, answer.1);
                pause.set_value(Some(Timeout::new(PAUSE, act)));
                return;
            }
            // A set-up is put down at once.
            let putting = room.entry.secret && untrack(|| room.frame.with(|f| f.ply == 0 || !f.trail.put.is_empty()));
            let thrown = untrack(|| room.frame.with(|f| !f.scene.dice.is_empty()));
            let span = match (putting, thrown) {
                (true, _) => 0,
                (_, true) if !dice_are_short() => THROW,
                _ => PAUSE,
            };
            match turn {
                Turn::Chance if untrack(|| room.thrower()).is_none() => {
                    pause.set_value(Some(Timeout::new(span, move || room.chance())));
                }
                Turn::Seat(seat) => {
                    if let Player::Ai(level) = room.player(seat) {
                        pause.set_value(Some(Timeout::new(span, move || room.ask(seat, level, Purpose::Play))));
                    }
                }
                _ => {}
            }
        });
        on_cleanup(move || {
            pause.try_update_value(|pause| *pause = None);
            room.thinker.try_update_value(|thinker| {
                if let Some(thinker) = thinker.take() {
                    thinker.close();
                }
            });
        });
    }

    /// Changes who plays a seat.
    pub fn seat_player(&self, seat: Seat, player: Player) {
        self.stop_thinking();
        self.players.update(|players| {
            if let Some(one) = players.get_mut(seat.index()) {
                *one = player;
            }
        });
        self.save();
    }

    fn ask(&self, seat: Seat, level: u8, purpose: Purpose) {
        let told = self.table.with_untracked(|t| Told::of(&**t, seat));
        self.pose(purpose, Task::Move, told, seat, level);
    }

    /// Puts a question to the worker; what was asked before is dropped.
    pub(super) fn pose(&self, purpose: Purpose, task: Task, told: Told, seat: Seat, level: u8) {
        let plies = self.table.with_untracked(|t| t.plies()) as u32;
        let seed = self.seed.get_value().wrapping_add(plies.wrapping_mul(0x9E37_79B9));
        self.thinking.set(Some(Thinking { seat: seat.0, purpose, prepared: None, found: None }));
        let question = Question { number: 0, task, told, seat: seat.0, level, seed, cap: self.cap(seat) };
        self.thinker.with_value(|thinker| {
            if let Some(thinker) = thinker {
                thinker.ask(question);
            }
        });
    }

    fn hear(&self, news: News) {
        let Some(thinking) = self.thinking.try_get_untracked().flatten() else { return };
        let plies = self.table.with_untracked(|t| t.plies());
        match news {
            News::Preparing(thousandths) => {
                self.thinking.set(Some(Thinking { prepared: Some(thousandths), ..thinking }));
            }
            News::Thought(found) => {
                self.note_worth(plies, thinking.seat, found.worth);
                self.thinking.set(Some(Thinking { found: Some(found), ..thinking }));
            }
            News::Verdict(worth) => {
                self.thinking.set(None);
                if let Purpose::Verdict(ply) = thinking.purpose {
                    self.hear_verdict(ply, thinking.seat, worth);
                }
            }
            News::Move(found) => {
                self.thinking.set(None);
                match found {
                    Some(found) => {
                        self.note_worth(plies, thinking.seat, found.worth);
                        if thinking.purpose == Purpose::Hint {
                            self.show_hint(found.best);
                        } else if !self.enter(&[found.best]) {
                            self.remark.set(Some(Remark::Said("thinking-failed")));
                        }
                    }
                    None if thinking.purpose == Purpose::Hint => self.remark.set(Some(Remark::Said("hint-none"))),
                    None => self.remark.set(Some(Remark::Said("thinking-failed"))),
                }
            }
            News::Replaced => self.remark.set(Some(Remark::Said("thinking-lost"))),
            News::Lost => {
                self.thinking.set(None);
                self.remark.set(Some(Remark::Said("thinking-failed")));
            }
        }
    }

    /// What is worth that to a seat, as seat 0 sees it.
    pub(super) fn for_first(&self, seat: u8, worth: Worth) -> Worth {
        let same = self.table.with_untracked(|t| t.side(Seat(seat)) == t.side(Seat(0)));
        if same { worth } else { worth.turned() }
    }

    /// Keeps what a position is worth to a seat, where there are but two: among more, one's worth says nothing of
    /// the others.
    pub(super) fn note_worth(&self, ply: usize, seat: u8, worth: Worth) {
        if self.table.with_untracked(|t| t.seats()) == 2 {
            let worth = self.for_first(seat, worth);
            self.worths.update(|worths| {
                worths.retain(|(at, _)| *at != ply);
                let after = worths.iter().position(|(at, _)| *at > ply).unwrap_or(worths.len());
                worths.insert(after, (ply, worth));
            });
        }
    }

    fn show_hint(&self, code: u32) {
        let clicks = self.table.with_untracked(|t| t.clicks(code));
        let places: Vec<u16> = clicks.iter().filter_map(|target| target.place()).collect();
        if let Some((&to, before)) = places.split_last() {
            let from = before.first().copied().filter(|from| *from != to);
            self.hint.set(Some(Hint { from, to }));
        }
    }

    /// Asks the computer what it would play for the person to move.
    pub fn ask_hint(&self) {
        let Some(seat) = untrack(|| self.turn()).seat().filter(|_| untrack(|| self.active())) else { return };
        self.release();
        self.ask(seat, ADVISER, Purpose::Hint);
    }

    /// Hurries the computer: it plays the best move it has found, or breaks off where it has found none.
    pub fn move_now(&self) {
        if self.thinking.with_untracked(|th| th.as_ref().is_some_and(|th| th.found.is_none())) {
            self.stop_thinking();
            return self.remark.set(Some(Remark::Said("thinking-stopped")));
        }
        self.thinker.with_value(|thinker| {
            if let Some(thinker) = thinker {
                thinker.move_now();
            }
        });
    }

    /// Nobody thinks any more.
    pub fn stop_thinking(&self) {
        self.thinking.set(None);
        self.thinker.with_value(|thinker| {
            if let Some(thinker) = thinker {
                thinker.forget();
            }
        });
    }

    /// Asks again after workers failed.
    pub fn retry(&self) {
        self.remark.set(None);
        if let Turn::Seat(seat) = untrack(|| self.turn())
            && let Player::Ai(level) = untrack(|| self.player(seat))
        {
            self.ask(seat, level, Purpose::Play);
        }
    }

    /// How a computer player answers an open draw offer: it accepts where it does not stand better.
    fn answer_to(&self, asked: &[Seat]) -> Option<(Seat, Act)> {
        let seat = asked.iter().copied().find(|&seat| matches!(self.player(seat), Player::Ai(_)))?;
        let mine = self.standing(seat);
        Some((seat, if mine.is_some_and(|mine| mine <= 0) { Act::Accept } else { Act::Refuse }))
    }
}
