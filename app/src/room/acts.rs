//! What people do besides moving, and what a screen reader hears of what happened.

use super::{Room, can_undo};
use crate::store::{self, Player};
use crate::text::{Lang, lang, say, say_if, t, t_with};
use leptos::prelude::*;
use leptos::reactive::owner::WeakOwner;
use rules::game::{Act, Outcome, Seat, Why};
use rules::play::{Entry, Frame, Line};

/// The words for an act, with the seat's name in them.
pub fn act_key(act: Act) -> &'static str {
    match act {
        Act::Resign => "act-resigned",
        Act::Flag => "act-flagged",
        Act::OfferDraw => "act-offered",
        Act::Accept => "act-accepted",
        Act::Refuse => "act-refused",
        Act::Claim => "act-claimed",
    }
}

/// Where the notation chosen for a game is kept.
fn form_key(game: &str) -> String {
    format!("yiguan.form.{game}")
}

/// The notation last chosen for a game.
pub(super) fn chosen_form(entry: &Entry) -> Option<usize> {
    let kept = store::read(&form_key(entry.id)).and_then(|text| text.parse().ok());
    kept.filter(|&form: &usize| form < entry.forms.len())
}

/// The notation that readers of the page's language know best; tracked by language.
pub(super) fn usual_form(entry: &Entry) -> usize {
    let han = lang() == Lang::Zh;
    entry.forms.iter().position(|form| form.han == han).unwrap_or(0)
}

impl Room {
    /// A seat's name; tracked by language.
    pub fn seat_name(&self, seat: Seat) -> String {
        let key = self.entry.seats.get(seat.index()).copied().unwrap_or("first");
        say(self.entry.id, &format!("seat-{key}"), &[])
    }

    /// The seat for which the person at this screen acts: whoever is to move, or the only person.
    pub fn acting_seat(&self) -> Option<Seat> {
        if !self.holds() {
            return None;
        }
        let person = |seat: &Seat| self.is_here(*seat);
        self.turn().seat().filter(person).or_else(|| {
            let mut people = (0..self.table(|t| t.seats())).map(Seat).filter(person);
            people.next()
        })
    }

    /// Takes the last moves back.
    pub fn undo(&self) {
        if let Some(ply) = untrack(|| can_undo(self)) {
            self.back(ply);
        }
    }

    /// Gives the game up.
    pub fn resign(&self) {
        if let Some(seat) = untrack(|| self.acting_seat()) {
            self.stop_thinking();
            self.act(seat, Act::Resign);
        }
    }

    /// Offers a draw.
    pub fn offer_draw(&self) {
        if let Some(seat) = untrack(|| self.acting_seat()) {
            self.act(seat, Act::OfferDraw);
        }
    }

    /// Claims what the rules grant.
    pub fn claim(&self) {
        if let Some(seat) = untrack(|| self.acting_seat()) {
            self.act(seat, Act::Claim);
        }
    }

    /// The person who can answer the open offer; tracked.
    pub fn answering_seat(&self) -> Option<Seat> {
        let here = |f: &Frame| f.asked.iter().copied().find(|&seat| self.is_here(seat));
        if self.live() && self.holds() { self.frame.with(here) } else { None }
    }

    /// One ply of the line in words.
    pub fn line_words(&self, line: &Line) -> String {
        match (line.act, line.seat) {
            (Some(act), Some(seat)) => t_with(act_key(act), &[&self.seat_name(seat)]),
            _ => {
                let sign = |call: &Why| say_if(self.entry.id, &format!("call-{}-sign", call.key), &call.nums);
                let signs = line.calls.iter().filter_map(sign);
                core::iter::once(line.text.clone()).chain(signs).collect::<Vec<_>>().join(" ")
            }
        }
    }

    /// The moves as text in the chosen notation; tracked.
    pub fn moves_text(&self) -> String {
        let line = self.line();
        line.iter().map(|one| self.line_words(one)).collect::<Vec<_>>().join(" ")
    }

    /// Chooses the notation of the list of moves, and remembers it for this game.
    pub fn choose_form(&self, form: usize) {
        self.chosen_form.set(Some(form));
        store::write(&form_key(self.entry.id), &form.to_string());
    }

    /// How the game ended, in a few words and with its reason; tracked.
    pub fn verdict(&self) -> Option<(String, String)> {
        let outcome = self.turn().outcome()?;
        let seats = self.table(|t| t.seats());
        let people: Vec<Seat> = (0..seats).map(Seat).filter(|&seat| self.player(seat) == Player::Person).collect();
        let winners: Vec<Seat> = (0..seats).map(Seat).filter(|seat| outcome.sign(*seat) > 0).collect();
        let head = match (&winners[..], &people[..]) {
            ([], _) => t("result-draw"),
            (_, [only]) if seats == 2 && winners.contains(only) => t("result-win-yours"),
            (_, [_]) if seats == 2 => t("result-loss-yours"),
            (winners, _) => t_with("result-win", &[&self.names(winners)]),
        };
        let why = say(self.entry.id, &format!("end-{}", outcome.why), &[]);
        let parts = [self.ranking(&outcome), Some(why), self.match_words()];
        Some((head, parts.into_iter().flatten().collect::<Vec<_>>().join(&t("sentence-gap"))))
    }

    fn names(&self, seats: &[Seat]) -> String {
        seats.iter().map(|seat| self.seat_name(*seat)).collect::<Vec<_>>().join(&t("list-and"))
    }

    /// Who came in where, in a game that tells more than winners from losers.
    fn ranking(&self, outcome: &Outcome) -> Option<String> {
        let seats = self.table(|t| t.seats());
        let on = |place: u8| (0..seats).map(Seat).filter(|s| outcome.place[s.index()] == place).collect::<Vec<_>>();
        let places: Vec<(u8, Vec<Seat>)> = (1..=seats).map(|p| (p, on(p))).filter(|(_, s)| !s.is_empty()).collect();
        let one = |(place, seats): &(u8, Vec<Seat>)| t_with("result-place", &[&place.to_string(), &self.names(seats)]);
        (places.len() > 2).then(|| places.iter().map(one).collect::<Vec<_>>().join(&t("list-comma")))
    }

    /// How the match has ended, if this game has ended it.
    fn match_words(&self) -> Option<String> {
        let standing = self.match_standing().filter(|standing| standing.decided)?;
        Some(match standing.winner {
            Some(seat) => t_with("series-won", &[&self.seat_name(seat)]),
            None => t("series-drawn"),
        })
    }

    /// Says aloud what led to the position on view.
    pub(super) fn announce(&self) {
        let home = self.home.with_value(WeakOwner::upgrade).unwrap_or_default();
        let words = home.with(|| {
            untrack(|| {
                let (line, ply) = (self.line(), self.frame.with(|f| f.ply));
                let last = ply.checked_sub(1).and_then(|i| line.get(i)).map(|last| match (last.act, last.seat) {
                    (None, Some(seat)) => t_with("spoken-move", &[&self.seat_name(seat), &last.text]),
                    (None, None) => t_with("spoken-rolled", &[&last.text]),
                    _ => self.line_words(last),
                });
                let end = self.verdict().filter(|_| self.live());
                let end = end.map(|(head, why)| t_with("result-because", &[&head, &why]));
                let parts = [last.or_else(|| Some(t("start-position"))), self.call_words(), end];
                parts.into_iter().flatten().collect::<Vec<_>>().join(&t("sentence-gap"))
            })
        });
        self.spoken.set(words);
    }
}
