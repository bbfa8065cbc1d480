//! The controls at the foot: take back, hint, flip, draw, resign; questions and the result stand in their place.

use super::icon::{Icon, icon};
use super::pass::Pass;
use crate::room::{Passing, Room, can_undo};
use crate::text::{t, t_with};
use leptos::prelude::*;
use rules::game::Act;

/// The controls, or what has to be answered first.
#[component]
pub fn Controls(
    /// The room.
    room: Room,
    /// The screen is narrow: the last button opens what else there is.
    #[prop(into)]
    phone: Signal<bool>,
    /// Opens what else there is.
    more: Callback<()>,
    /// Whether one is asked to confirm giving up.
    resigning: RwSignal<bool>,
) -> impl IntoView {
    Effect::new(move |_| {
        room.frame.track();
        resigning.set(false);
    });
    let over = Memo::new(move |_| room.live() && room.turn().outcome().is_some());
    let waits = |passing: &Option<Passing>| !matches!(passing, None | Some(Passing::Here | Passing::Done));
    let passing = Memo::new(move |_| room.passing.with(waits));
    let answering = Memo::new(move |_| room.answering_seat());
    let body = move || {
        if over.get() {
            view! { <Ended room=room/> }.into_any()
        } else if resigning.get() {
            let no = Callback::new(move |()| resigning.set(false));
            let yes = Callback::new(move |()| room.resign());
            view! { <Question head=Signal::derive(|| t("resign-ask")) yes=("act-confirm", yes) no=("cancel", no)/> }
                .into_any()
        } else if let Some(seat) = answering.get() {
            let by = move || room.frame.with(|f| f.offer).map(|by| room.seat_name(by)).unwrap_or_default();
            let yes = Callback::new(move |()| room.act(seat, Act::Accept));
            let no = Callback::new(move |()| room.act(seat, Act::Refuse));
            let head = Signal::derive(move || t_with("draw-ask", &[&by()]));
            view! { <Question head=head yes=("act-accept", yes) no=("act-refuse", no)/> }.into_any()
        } else if passing.get() {
            view! { <Pass room=room/> }.into_any()
        } else {
            view! { <Buttons room=room resigning=resigning phone=phone more=more/> }.into_any()
        }
    };
    view! { <nav class="ctl" aria-label=move || t("room-controls")>{body}</nav> }
}

/// One control.
#[component]
fn Control(which: Icon, key: &'static str, #[prop(into)] off: Signal<bool>, act: Callback<()>) -> impl IntoView {
    view! {
        <button
            type="button"
            data-act=key
            disabled=move || off.get()
            on:click=move |_| act.run(())
        >
            {icon(which)}
            {move || t(key)}
        </button>
    }
}

#[component]
fn Buttons(room: Room, resigning: RwSignal<bool>, phone: Signal<bool>, more: Callback<()>) -> impl IntoView {
    let may = move || room.frame.with(|f| f.may);
    let running = move || room.live() && room.acting_seat().is_some();
    let no_undo = Signal::derive(move || can_undo(&room).is_none());
    let no_hint = Signal::derive(move || room.is_passed() || !room.active() || room.thinking.with(Option::is_some));
    let no_draw =
        Signal::derive(move || !running() || !may().draws || room.frame.with(|f| f.offer.is_some() || f.plies == 0));
    let no_resign = Signal::derive(move || !running() || !may().resign);
    let pinned = !room.entry.guesses.is_empty();
    let no_pin = Signal::derive(move || !room.hides());
    let pin = move || room.pinning.update(|on| *on = if on.is_some() { None } else { Some(None) });
    let resign = Callback::new(move |()| resigning.set(true));
    view! {
        <Control which=Icon::Undo key="act-undo" off=no_undo act=Callback::new(move |()| room.undo())/>
        <Control which=Icon::Hint key="act-hint" off=no_hint act=Callback::new(move |()| room.ask_hint())/>
        <Control which=Icon::Flip key="act-flip" off=false act=Callback::new(move |()| room.flip())/>
        <Show when=move || pinned>
            <Control which=Icon::Pin key="act-pin" off=no_pin act=Callback::new(move |()| pin())/>
        </Show>
        <Show when=move || may().draws>
            <Control which=Icon::Draw key="act-draw" off=no_draw act=Callback::new(move |()| room.offer_draw())/>
        </Show>
        <Show when=move || may().claim && room.active()>
            <Control which=Icon::Grid key="act-claim" off=false act=Callback::new(move |()| room.claim())/>
        </Show>
        <Show when=move || !phone.get() || !may().draws>
            <Control which=Icon::Resign key="act-resign" off=no_resign act=resign/>
        </Show>
        <Show when=move || phone.get()>
            <Control which=Icon::More key="more" off=false act=more/>
        </Show>
    }
}

/// A question with two answers, in the place of the controls.
#[component]
fn Question(
    head: Signal<String>,
    yes: (&'static str, Callback<()>),
    no: (&'static str, Callback<()>),
) -> impl IntoView {
    view! {
        <div class="ask" role="alert">
            <p>{move || head.get()}</p>
            <button type="button" class="go" data-act=yes.0 on:click=move |_| yes.1.run(())>{move || t(yes.0)}</button>
            <button type="button" class="soft" data-act=no.0 on:click=move |_| no.1.run(())>{move || t(no.0)}</button>
        </div>
    }
}

/// How the game ended, and what can be done next.
#[component]
fn Ended(room: Room) -> impl IntoView {
    let verdict = Memo::new(move |_| room.verdict().unwrap_or_default());
    let next = move || if room.has_next_game() { "act-next-game" } else { "act-new" };
    let no_undo = move || can_undo(&room).is_none();
    view! {
        <div class="ask ended">
            <p class="verdict">
                <b>{move || verdict.with(|v| v.0.clone())}</b>
                <span>{move || verdict.with(|v| v.1.clone())}</span>
            </p>
            <Show when=move || !room.look.get()>
                <button type="button" class="go" data-act="act-new" on:click=move |_| room.again()>
                    {move || t(next())}
                </button>
            </Show>
            <Show when=move || !room.entry.secret && !room.look.get()>
                <button type="button" class="soft" data-act="act-undo" disabled=no_undo on:click=move |_| room.undo()>
                    {move || t("act-undo")}
                </button>
            </Show>
        </div>
    }
}
