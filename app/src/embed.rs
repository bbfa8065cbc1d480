//! The board alone, for frames and elements in pages of other people: the same links, playable, nothing kept.
//!
//! The address of a frame also says how it is to be shown and who plays, since a frame knows no reader's choices.

use crate::app::provide_all;
use crate::board::{Chip, Defs, HandTray};
use crate::book::answer;
use crate::panel::{Curtain, Icon, Keys, bad_words, fault_words, icon, said};
use crate::room::{Remark, Room, RoomBoard, open};
use crate::route::asked;
use crate::site;
use crate::text::{say, t, t_with};
use leptos::prelude::*;
use rules::board::Target;
use rules::game::{Seat, Turn};
use rules::play::BadOption;
use rules::play::link::{BadLink, LinkFault};

/// What is wrong with the value of something that is asked for.
pub fn bad_value(key: &'static str, value: &str) -> LinkFault {
    LinkFault { ply: 0, what: BadLink::Option(BadOption::Value { at: 0, key, value: value.to_string() }) }
}

/// The page that is embedded.
#[component]
pub fn Embed() -> impl IntoView {
    provide_all();
    let address = window().location().href().unwrap_or_default();
    let body = match room_of(&address) {
        Ok((room, fault)) => {
            let fault = RwSignal::new(fault);
            if let Some(Err(word)) = asked("play").map(|play| room.seat_players(&play)) {
                fault.set(Some(bad_value("play", &word)));
            }
            view! { <Alone room=room fault=fault/> }.into_any()
        }
        Err(bad) => view! { <Nothing bad=bad/> }.into_any(),
    };
    view! { <Defs/> {body} }
}

/// The room of a board that stands alone, where its game is found.
pub fn room_of(address: &str) -> Result<(Room, Option<LinkFault>), BadLink> {
    let (found, fault) = open(address)?;
    Ok((Room::unkept(found), fault))
}

/// A frame holds nothing but its board; in pages of other people a board is a part among others.
fn role() -> &'static str {
    if site::is_elsewhere() { "group" } else { "main" }
}

/// What stands there instead of a board.
#[component]
pub fn Nothing(
    /// What is wrong.
    bad: BadLink,
) -> impl IntoView {
    view! { <div class="embed" role=role()><p class="notice" role="alert">{move || bad_words(&bad, 0)}</p></div> }
}

/// A board with what stands above and below it; a curtain where somebody must take the screen first.
#[component]
pub fn Alone(
    /// The room.
    room: Room,
    /// What is wrong, until something is played.
    fault: RwSignal<Option<LinkFault>>,
) -> impl IntoView {
    let covered = Memo::new(move |_| room.covered());
    let plies = Memo::new(move |_| room.table(|t| t.plies()));
    Effect::new(move |before: Option<usize>| {
        let now = plies.get();
        if before.is_some_and(|before| before != now) {
            fault.set(None);
        }
        now
    });
    move || match covered.get() {
        Some(seat) => view! { <Curtain room=room seat=seat/> }.into_any(),
        None => view! { <Whole room=room fault=fault plies=plies/> }.into_any(),
    }
}

/// What is wrong, above the board.
fn notice(game: &'static str, fault: &LinkFault) -> impl IntoView + use<> {
    let (head, more) = fault_words(game, fault);
    view! { <p class="notice" role="alert"><b>{head}</b><span>{more}</span></p> }
}

#[component]
fn Whole(room: Room, fault: RwSignal<Option<LinkFault>>, plies: Memo<usize>) -> impl IntoView {
    let game = room.entry.id;
    let options = move || {
        let picked = room.table(|t| t.picked().to_vec());
        let changed = room.entry.options.iter().zip(picked).find(|(_, index)| *index != 0);
        let shown = changed.or_else(|| room.entry.options.first().map(|choice| (choice, 0)))?;
        let (choice, index) = shown;
        Some(say(game, &format!("option-{}-{}", choice.key, choice.values[usize::from(index)]), &[]))
    };
    let ply = move || room.frame.with(|f| f.ply);
    let step = move |back: bool| {
        let words = move || t(if back { "act-back" } else { "act-forward" });
        let off = move || if back { ply() == 0 } else { ply() == plies.get() };
        view! {
            <button type="button" class="ib" aria-label=words disabled=off on:click=move |_| room.step(if back { -1 } else { 1 })>
                {icon(if back { Icon::Back } else { Icon::Forward })}
            </button>
        }
    };
    let steps = move || plies.get() > 0;
    let heading = site::is_elsewhere().then_some("presentation");
    view! {
        <div class="embed" role=role() aria-label=move || say(game, "name", &[]) data-game=game>
            <div class="h">
                <h1 role=heading>{move || say(game, "name", &[])}</h1>
                <p>{options}</p>
                <Show when=steps>{step(true)}</Show>
                <span>{move || say("", "move-number", &[ply() as i32])}</span>
                <Show when=steps>{step(false)}</Show>
            </div>
            {move || fault.with(|fault| fault.as_ref().map(|fault| notice(game, fault)))}
            <RoomBoard room=room/>
            <div class="keys">
                {(0..untrack(|| room.table(|t| t.seats()))).map(|seat| view! {
                    <HandTray game=game seat=seat frame=room.frame click=Callback::new(move |at| room.click(at))/>
                }).collect_view()}
                <Keys room=room/>
            </div>
            <Foot room=room/>
            <p class="sr" aria-live="polite">{move || room.spoken.get()}</p>
        </div>
    }
}

#[component]
fn Foot(room: Room) -> impl IntoView {
    let game = room.entry.id;
    let words = Memo::new(move |_| said(room));
    let turn = move || match room.frame.with(|f| f.turn) {
        Turn::Seat(seat) => t_with("turn-of", &[&room.seat_name(seat)]),
        Turn::Chance => t("turn-roll"),
        Turn::Over(_) => room.verdict().map(|(head, _)| head).unwrap_or_default(),
    };
    let seat = Memo::new(move |_| match room.frame.with(|f| f.turn) {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance => room.frame.with(|f| f.scene.dice.first().map(|die| die.seat)),
        Turn::Over(outcome) => (0..room.table(|t| t.seats())).map(Seat).find(|seat| outcome.sign(*seat) > 0),
    });
    let puts = move || {
        room.frame.with(|f| {
            let taken = |target: &Target| f.scene.men.iter().any(|man| man.at.place() == target.place());
            !f.next.iter().any(taken)
        })
    };
    let small = move || {
        words.with(|w| match (w.head.is_empty(), w.more.is_empty()) {
            (true, _) if room.thinking.with(Option::is_some) => t("turn-thinking"),
            (true, _) if !room.active() => String::new(),
            (true, _) => t(if puts() { "choose-empty" } else { "choose-first" }),
            // The line above says so already.
            _ if room.thrower().is_some() && room.remark.with(Option::is_none) => w.more.clone(),
            (false, true) => w.head.clone(),
            (false, false) if room.turn().outcome().is_some() && room.remark.with(Option::is_none) => w.more.clone(),
            _ => w.head.clone(),
        })
    };
    let clause = Memo::new(move |_| words.with(|w| w.of));
    let grave = move || matches!(room.remark.get(), Some(Remark::Refused(_)));
    let chip = move || {
        let look = room.table(|t| seat.get().map(|seat| t.emblem(seat)));
        look.map(|look| view! { <Chip game=game look=look/> })
    };
    let rule = move || {
        let of = Some(clause.get()).filter(|of| !of.is_empty())?;
        let href = site::home() + &answer(game, of);
        let words = move || t("book-answer");
        Some(view! { <a class="rule" href=href target="_blank" rel="noopener" data-act="book-answer">{words}</a> })
    };
    view! {
        <div class="f">
            {chip}
            <p role="status" class:grave=grave>{turn}<small>{small}" "{rule}</small></p>
            <a
                class="open"
                href=move || format!("{}#/{}", site::home(), room.link_for_others())
                target="_blank"
                rel="noopener"
            >
                {icon(Icon::Copy)}
                <span>{move || t("act-open-here")}</span>
            </a>
        </div>
    }
}
