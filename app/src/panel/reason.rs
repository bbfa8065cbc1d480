//! The line under the board: why something was refused, what is to be known now, and what can be pressed.

use super::formations::Formations;
use super::icon::{Icon, icon};
use super::pins::Pins;
use crate::book::answer;
use crate::room::{Remark, Room};
use crate::text::{say, say_if, t, t_with};
use leptos::prelude::*;
use rules::board::Target;
use rules::game::Why;

/// What the line says: how grave it is, in bold, and at greater length.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Said {
    /// A refusal.
    pub grave: bool,
    /// In bold.
    pub head: String,
    /// At greater length.
    pub more: String,
    /// The reason that a clause of the rule book answers; empty where there is none.
    pub of: &'static str,
}

/// A reason in words: the sentence and, where there is one, the longer sentence.
fn reason(game: &str, kind: &str, why: &Why) -> Said {
    let key = format!("{kind}-{}", why.key);
    let more = say_if(game, &format!("{key}-more"), &why.nums).unwrap_or_default();
    Said { grave: false, head: say(game, &key, &why.nums), more, of: why.key }
}

/// What the line says now; tracked.
pub fn said(room: Room) -> Said {
    let game = room.entry.id;
    match room.remark.get() {
        Some(Remark::Refused(why)) => return Said { grave: true, ..reason(game, "why", &why) },
        Some(Remark::Said(key)) => return Said { head: t(key), ..Said::default() },
        None => {}
    }
    match room.pinning.get() {
        Some(None) => return Said { head: t("pin-man"), ..Said::default() },
        Some(Some(_)) => return Said { head: t("pin-mark"), ..Said::default() },
        None => {}
    }
    let called = room.call_words();
    if let (true, Some((head, why))) = (room.live(), room.verdict()) {
        let of = room.turn().outcome().map_or("", |outcome| outcome.why);
        let why = room.frame.with(|f| f.why.as_ref().map(|why| reason(game, "why", why).head)).unwrap_or(why);
        let more = called.into_iter().chain([why]).collect::<Vec<_>>().join(&t("sentence-gap"));
        return Said { grave: false, head, more, of };
    }
    room.frame.with(|f| {
        let only = match &f.trail.calls[..] {
            [only] => reason(game, "call", only),
            _ => Said::default(),
        };
        let called = called.map(|head| Said { head, ..only });
        let mut parts: Vec<Said> = called.into_iter().collect();
        parts.extend(f.scene.notes.iter().map(|note| reason(game, "note", note)));
        // What a move did is said once, though it may also be why the position is as it is.
        let why = f.why.as_ref().filter(|why| f.trail.calls.iter().all(|call| call.key != why.key));
        parts.extend(why.map(|why| reason(game, "why", why)));
        if let Some(seat) =
            f.turn.seat().filter(|&seat| room.is_person(seat) && !room.is_here(seat) && !room.look.get())
        {
            parts.push(Said { head: t_with("sealed-wait", &[&room.seat_name(seat)]), ..Said::default() });
        }
        if parts.is_empty() && room.thrower().is_some() {
            parts.push(Said { head: t("turn-roll"), ..Said::default() });
        }
        if parts.is_empty() && room.look.get() {
            parts.push(Said { head: t("look-only"), ..Said::default() });
        }
        let mut parts = parts.into_iter();
        let mut first = parts.next().unwrap_or_default();
        if let (true, Some(next)) = (first.more.is_empty(), parts.next()) {
            first.more = next.head;
        }
        first
    })
}

/// The line.
#[component]
pub fn Reason(
    /// The room.
    room: Room,
) -> impl IntoView {
    let game = room.entry.id;
    let said = Memo::new(move |_| said(room));
    let pressed = untrack(|| room.table(|t| !t.layouts().is_empty()));
    view! {
        <div class="reason" class:pressed=pressed class:grave=move || said.with(|s| s.grave)>
            <p role="status">
                <Show when=move || said.with(|s| s.grave)>{icon(Icon::No)}</Show>
                <b>{move || said.with(|s| s.head.clone())}</b>
                <span>{move || said.with(|s| s.more.clone())}</span>
            </p>
            <Show when=move || said.with(|s| !s.of.is_empty())>
                <a class="rule" href=move || answer(game, said.with(|s| s.of)) data-act="book-answer">
                    {move || t("book-answer")}
                </a>
            </Show>
            <Keys room=room/>
        </div>
    }
}

/// All that can be pressed now besides the board.
#[component]
pub fn Keys(
    /// The room.
    room: Room,
) -> impl IntoView {
    let stop_here = move || room.frame.with(|f| f.can_commit) && room.active();
    let failed = move || {
        let broken = matches!(room.remark.get(), Some(Remark::Said("thinking-failed" | "thinking-stopped")));
        broken && room.turn().seat().is_some_and(|seat| !room.is_person(seat))
    };
    view! {
        <Show when=stop_here>
            <button type="button" class="go" data-act="button-commit" on:click=move |_| room.commit()>
                {move || t("button-commit")}
            </button>
        </Show>
        <Show when=move || room.thrower().is_some()>
            <button type="button" class="go" data-act="button-roll" on:click=move |_| room.roll()>
                {icon(Icon::Dice)}
                {move || t("button-roll")}
            </button>
        </Show>
        <Show when=failed>
            <button type="button" class="go" data-act="act-retry" on:click=move |_| room.retry()>
                {move || t("act-retry")}
            </button>
        </Show>
        <Heights room=room/>
        <Pins room=room/>
        <Formations room=room/>
        <Buttons room=room/>
    }
}

/// How many men of a stack to take, as buttons: men of a stack are thin to point at.
#[component]
fn Heights(room: Room) -> impl IntoView {
    let stack = Memo::new(move |_| {
        let active = room.active();
        room.frame.with(|f| {
            let place = f.held.first().filter(|_| active).and_then(|target| target.place())?;
            let levels = f.scene.men.iter().filter(|man| matches!(man.at, Target::Level(p, _) if p == place)).count();
            let taken = match f.held[..] {
                [Target::Level(_, level)] => levels.saturating_sub(usize::from(level)),
                _ => f.held.iter().take_while(|target| **target == Target::Place(place)).count(),
            };
            (levels > 1 && taken > 0).then_some((place, levels, taken))
        })
    });
    let button = move |(place, levels, taken): (u16, usize, usize), count: usize| {
        let take = move |_| {
            room.release();
            room.click(Target::Level(place, (levels - count) as u8));
        };
        view! {
            <button
                type="button"
                class="soft"
                aria-pressed=(taken == count).to_string()
                aria-label=move || say("", "take-count", &[count as i32])
                data-take=count.to_string()
                on:click=take
            >
                {count}
            </button>
        }
    };
    move || stack.get().map(|stack| (1..=stack.1).map(|count| button(stack, count)).collect_view())
}

/// The game's own buttons that count now.
#[component]
fn Buttons(room: Room) -> impl IntoView {
    let game = room.entry.id;
    let number = |target: &Target| if let Target::Button(n) = target { Some(*n) } else { None };
    let buttons = Memo::new(move |_| {
        let open = room.active();
        room.frame.with(|f| f.next.iter().filter_map(number).filter(|_| open).collect::<Vec<u8>>())
    });
    let button = move |number: u8| {
        let key = room.entry.buttons.get(usize::from(number)).copied().unwrap_or("pass");
        let target = Target::Button(number);
        view! {
            <button type="button" class="go" data-target=target.to_string() on:click=move |_| room.click(target)>
                {move || say(game, &format!("button-{key}"), &[])}
            </button>
        }
    };
    move || buttons.get().into_iter().map(button).collect_view()
}
