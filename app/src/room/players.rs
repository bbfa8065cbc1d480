//! The seats' players: the computer is asked when it is its turn, answers offers, gives hints and can be hurried.

use super::{Remark, Room, Thinking};
use crate::board::Hint;
use crate::store::Player;
use crate::think::{News, Question, Thinker, Worth};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use rules::game::{Act, Seat, Turn};

/// How long a move or a throw of the computer takes at least, so that the last one is seen.
const PAUSE: u32 = 420;
/// The level that gives hints.
const ADVISER: u8 = 3;

/// Whether one can take back now, and to which ply; tracked.
pub fn can_undo(room: &Room) -> Option<usize> {
    let people: Vec<Seat> = room.players.with(|players| {
        let seats = 0_u8..;
        seats.zip(players).filter(|(_, player)| **player == Player::Person).map(|(seat, _)| Seat(seat)).collect()
    });
    if people.is_empty() { None } else { room.table(|t| t.undo(&people)) }
}

impl Room {
    /// From now on the computer plays its seats.
    pub(super) fn start_players(&self) {
        let room = *self;
        self.thinker.set_value(Some(Thinker::new(move |news| room.hear(news))));
        let pause = StoredValue::new_local(None::<Timeout>);
        let due = Memo::new(move |_| {
            let frame = room.table(|t| (t.plies(), t.turn(), t.frame(room.eye(), t.plies()).offer));
            room.players.track();
            room.live().then_some(frame)
        });
        Effect::new(move |_| {
            pause.set_value(None);
            let Some((_, turn, offer)) = due.get() else { return };
            if let Some(answer) = offer.and_then(|by| untrack(|| room.answer_to(by))) {
                let act = move || room.act(answer.0, answer.1);
                pause.set_value(Some(Timeout::new(PAUSE, act)));
                return;
            }
            match turn {
                Turn::Chance if untrack(|| room.thrower()).is_none() => {
                    pause.set_value(Some(Timeout::new(PAUSE, move || room.chance())));
                }
                Turn::Seat(seat) => {
                    if let Player::Ai(level) = room.player(seat) {
                        pause.set_value(Some(Timeout::new(PAUSE, move || room.ask(seat, level, false))));
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

    fn ask(&self, seat: Seat, level: u8, hint: bool) {
        let link = self.table.with_untracked(|t| rules::play::link::pack(&**t, t.plies(), false));
        let plies = self.table.with_untracked(|t| t.plies()) as u32;
        let seed = self.seed.get_value().wrapping_add(plies.wrapping_mul(0x9E37_79B9));
        self.thinking.set(Some(Thinking { seat: seat.0, hint, found: None }));
        let question = Question { number: 0, link, seat: seat.0, level, seed, cap: self.cap(seat) };
        self.thinker.with_value(|thinker| {
            if let Some(thinker) = thinker {
                thinker.ask(question);
            }
        });
    }

    fn hear(&self, news: News) {
        let Some(thinking) = self.thinking.try_get_untracked().flatten() else { return };
        match news {
            News::Thought(found) => {
                self.note_worth(thinking.seat, found.worth);
                self.thinking.set(Some(Thinking { found: Some(found), ..thinking }));
            }
            News::Move(found) => {
                self.thinking.set(None);
                match found {
                    Some(found) => {
                        self.note_worth(thinking.seat, found.worth);
                        if thinking.hint {
                            self.show_hint(found.best);
                        } else if !self.enter(&[found.best]) {
                            self.remark.set(Some(Remark::Said("thinking-failed")));
                        }
                    }
                    None if thinking.hint => self.remark.set(Some(Remark::Said("hint-none"))),
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

    /// Keeps what the position at the end of the line is worth, as seat 0 sees it.
    fn note_worth(&self, seat: u8, worth: Worth) {
        let same = self.table.with_untracked(|t| t.side(Seat(seat)) == t.side(Seat(0)));
        let ply = self.table.with_untracked(|t| t.plies());
        self.worths.update(|worths| {
            worths.insert(ply, if same { worth } else { worth.turned() });
        });
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
        self.ask(seat, ADVISER, true);
    }

    /// Hurries the computer: it plays the best move it has found.
    pub fn move_now(&self) {
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
            self.ask(seat, level, false);
        }
    }

    /// How a computer player answers an open draw offer: it accepts where it does not stand better.
    fn answer_to(&self, by: Seat) -> Option<(Seat, Act)> {
        let side = self.table.with_untracked(|t| t.side(by));
        let others = (0..self.table.with_untracked(|t| t.seats())).map(Seat);
        let seat = others
            .filter(|&seat| self.table.with_untracked(|t| t.side(seat)) != side)
            .find(|&seat| matches!(self.player(seat), Player::Ai(_)))?;
        let mine = self.standing(seat);
        Some((seat, if mine.is_some_and(|mine| mine <= 0) { Act::Accept } else { Act::Refuse }))
    }
}
