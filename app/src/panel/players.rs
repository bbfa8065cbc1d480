//! A player: the man that stands for the seat, the name, what is going on, the clock, the men beside the board.

use super::clock::SeatClock;
use crate::board::{Chip, HandTray};
use crate::room::{Purpose, Room};
use crate::store::Player;
use crate::text::{say, t, t_with};
use leptos::prelude::*;
use rules::game::{Seat, Turn};

/// One seat's row.
#[component]
pub fn PlayerRow(
    /// The room.
    room: Room,
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let look = untrack(|| room.table(|t| t.emblem(seat)));
    let alone = move || {
        let people = room.players.with(|all| all.iter().filter(|p| **p == Player::Person).count());
        people == 1 && room.player(seat) == Player::Person
    };
    let many = untrack(|| room.table(|t| t.seats())) > 2;
    let name = move || match room.player(seat) {
        Player::Person if alone() => t("player-you"),
        Player::Ai(_) if !many => t("player-ai"),
        _ => room.seat_name(seat),
    };
    let on_turn = move || match room.frame.with(|f| f.turn) {
        Turn::Seat(now) => now == seat,
        Turn::Chance => room.frame.with(|f| f.scene.dice.first().is_some_and(|die| die.seat == seat)),
        Turn::Over(_) => false,
    };
    let going_on = move || {
        let thinks =
            room.thinking.with(|th| th.as_ref().is_some_and(|th| th.seat == seat.0 && th.purpose == Purpose::Play));
        if thinks {
            return Some(t("turn-thinking"));
        }
        (on_turn() && room.live()).then(|| match (room.frame.with(|f| f.turn), room.player(seat)) {
            (Turn::Chance, Player::Person) if room.thrower().is_some() => t("turn-roll"),
            (Turn::Chance, _) => t("turn-chance"),
            (_, Player::Person) if alone() => t("turn-yours"),
            _ => t_with("turn-of", &[&room.seat_name(seat)]),
        })
    };
    let words = move || {
        let mut parts = match room.player(seat) {
            Player::Person if alone() => vec![room.seat_name(seat)],
            Player::Person => vec![t("player-person")],
            Player::Away => vec![t("player-away")],
            Player::Ai(level) if many => vec![format!("{} {}", t("player-ai"), level_words(level))],
            Player::Ai(level) => vec![room.seat_name(seat), level_words(level)],
        };
        parts.extend(going_on());
        parts.join(" · ")
    };
    let tallies = move || {
        room.frame.with(|f| {
            let own = f.scene.tallies.iter().filter(|tally| tally.seat == seat);
            own.map(|tally| say(room.entry.id, &format!("tally-{}", tally.why.key), &tally.why.nums))
                .collect::<Vec<_>>()
        })
    };
    let tallies = move || tallies().into_iter().map(|words| view! { <span class="ty">{words}</span> }).collect_view();
    let click = Callback::new(move |target| room.click(target));
    view! {
        <div class="pl" class:on=on_turn data-seat=seat.0.to_string()>
            <Chip game=room.entry.id look=look/>
            <div>
                <h2>{name}</h2>
                <p>{words}</p>
            </div>
            {tallies}
            <SeatClock room=room seat=seat/>
            <HandTray game=room.entry.id seat=seat.0 frame=room.frame click=click/>
        </div>
    }
}

/// What a level is called.
pub fn level_words(level: u8) -> String {
    t(&format!("level-{}", level + 1))
}
