//! Who plays each seat: a person, or the computer at one of its levels; and which seat is one's own.

use super::setup::Segment;
use crate::board::Chip;
use crate::store::Player;
use crate::text::{say, t};
use leptos::prelude::*;
use rules::game::Seat;
use rules::play::{Entry, Table};
use std::sync::Arc;

/// How many levels the computer has.
const LEVELS: u8 = 5;

/// The rows of seats.
#[component]
pub fn Seats(
    /// The game.
    entry: &'static Entry,
    /// How many seats there are.
    count: Memo<usize>,
    /// Who plays them.
    players: RwSignal<Vec<Player>>,
    /// The game under the chosen options.
    table: Signal<Arc<dyn Table>>,
) -> impl IntoView {
    let rows = move || (0..count.get()).map(|seat| row(entry, players, table, seat, count)).collect_view();
    view! {
        <div>
            <Own entry=entry count=count players=players/>
            {rows}
        </div>
    }
}

fn seat_name(entry: &Entry, seat: usize) -> String {
    say(entry.id, &format!("seat-{}", entry.seats.get(seat).unwrap_or(&"first")), &[])
}

/// The seat that is one's own: the only person's, if there is only one.
fn own(players: &[Player]) -> Option<usize> {
    let mut people = players.iter().enumerate().filter(|(_, player)| **player == Player::Person);
    match (people.next(), people.next()) {
        (Some((seat, _)), None) => Some(seat),
        _ => None,
    }
}

/// Seats one here and the computer, or who plays by links, elsewhere; where no seat is one's own, everybody a person, or
/// both by links, which leaves the seats to the lot.
fn sit(players: &mut [Player], seat: Option<usize>) {
    let level = players.iter().find(|player| **player != Player::Person).copied().unwrap_or(Player::Ai(1));
    let away = players.contains(&Player::Away);
    for (i, player) in players.iter_mut().enumerate() {
        *player = match seat {
            None if away => Player::Away,
            None => Player::Person,
            Some(mine) if mine == i => Player::Person,
            Some(_) if *player == Player::Person => level,
            Some(_) => *player,
        };
    }
}

/// Where one plays by links, the other is a person: `seat` was chosen last.
fn pair(players: &mut [Player], seat: usize) {
    if let [one, two] = players {
        let (chosen, other) = if seat == 0 { (one, two) } else { (two, one) };
        if *chosen == Player::Away || *other == Player::Away && *chosen != Player::Person {
            *other = Player::Person;
        }
    }
}

#[component]
fn Own(entry: &'static Entry, count: Memo<usize>, players: RwSignal<Vec<Player>>) -> impl IntoView {
    let away = move || players.with(|all| all.contains(&Player::Away));
    let segment = move |seat: Option<usize>| {
        let words = move || match seat {
            Some(seat) => seat_name(entry, seat),
            None if away() => t("options-view-lot"),
            None => t(if count.get() > 2 { "options-view-all" } else { "options-view-both" }),
        };
        let on = move || {
            let same = |all: &[Player]| all.iter().all(|player| matches!(player, Player::Person | Player::Away));
            players.with(|all| own(all) == seat && (seat.is_some() || same(all)))
        };
        Segment {
            name: "own".to_string(),
            value: seat.map_or_else(|| "all".to_string(), |seat| seat.to_string()),
            words: Signal::derive(words),
            on: Signal::derive(on),
            choose: Callback::new(move |()| players.update(|all| sit(all, seat))),
        }
        .view()
    };
    let all = move || (0..count.get()).map(Some).chain([None]).map(segment).collect_view();
    view! {
        <div class="row" role="group" aria-label=move || t("options-view")>
            <span>{move || t("options-view")}</span>
            <div class="seg">{all}</div>
        </div>
    }
}

fn row(
    entry: &'static Entry,
    players: RwSignal<Vec<Player>>,
    table: Signal<Arc<dyn Table>>,
    seat: usize,
    count: Memo<usize>,
) -> impl IntoView + use<> {
    let now = move || players.with(|all| all.get(seat).copied().unwrap_or(Player::Person));
    let look = move || table.with(|table| table.emblem(Seat(seat as u8)));
    let look = Memo::new(move |_| look());
    let segment = move |player: Player| {
        let words = move || match player {
            Player::Person => t("player-person"),
            Player::Away => t("player-away"),
            Player::Ai(level) => t(&format!("level-{}", level + 1)),
        };
        Segment {
            name: format!("seat-{seat}"),
            value: match player {
                Player::Person => "person".to_string(),
                Player::Away => "away".to_string(),
                Player::Ai(level) => format!("level-{}", level + 1),
            },
            words: Signal::derive(words),
            on: Signal::derive(move || now() == player),
            choose: Callback::new(move |()| {
                players.update(|all| {
                    if let Some(one) = all.get_mut(seat) {
                        *one = player;
                    }
                    pair(all, seat);
                });
            }),
        }
        .view()
    };
    let more = move || match now() {
        Player::Person => t("player-person-more"),
        Player::Away => t("player-away-more"),
        Player::Ai(level) => t(&format!("level-{}-more", level + 1)),
    };
    // Links go between two.
    let two = untrack(|| count.get()) == 2;
    let all = [Player::Person].into_iter().chain(two.then_some(Player::Away)).chain((0..LEVELS).map(Player::Ai));
    view! {
        <div class="row" role="group" aria-label=move || seat_name(entry, seat)>
            <span class="who">
                {move || view! { <Chip game=entry.id look=look.get()/> }}
                {move || seat_name(entry, seat)}
            </span>
            <div class="seg players">{all.map(segment).collect_view()}</div>
            <p>{more}</p>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Player::{Ai, Away, Person};

    #[test]
    fn changing_sides_keeps_the_level() {
        let mut players = [Person, Ai(3)];
        sit(&mut players, Some(1));
        assert_eq!((players, own(&players)), ([Ai(3), Person], Some(1)));
        sit(&mut players, None);
        assert_eq!((players, own(&players)), ([Person, Person], None));
        players[1] = Away;
        sit(&mut players, Some(1));
        assert_eq!(players, [Away, Person]);
        sit(&mut players, None);
        assert_eq!(players, [Away, Away]);
    }

    #[test]
    fn who_plays_by_links_plays_a_person() {
        for (before, seat, player, after) in [
            ([Person, Ai(1)], 1, Away, [Person, Away]),
            ([Person, Ai(1)], 0, Away, [Away, Person]),
            ([Person, Away], 0, Ai(2), [Ai(2), Person]),
            ([Away, Away], 0, Person, [Person, Away]),
            ([Person, Ai(1)], 0, Ai(2), [Ai(2), Ai(1)]),
        ] {
            let mut players = before;
            players[seat] = player;
            pair(&mut players, seat);
            assert_eq!(players, after);
        }
    }
}
