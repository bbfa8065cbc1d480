//! The page one plays on: the room's parts in their places, for wide screens and for narrow ones.

use super::{Fault, Room, open_or_join};
use crate::app::Phone;
use crate::board::BoardView;
use crate::panel::{
    Balance, Controls, Curtain, Facts, FaultNotice, Icon, Moves, PassNotice, PlayerRow, Reason, Ribbon, ShareSheet,
    bad_words, icon,
};
use crate::text::{say, t};
use leptos::ev;
use leptos::prelude::*;
use rules::game::Seat;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// The page of the game at an address, or what is wrong with the address.
#[component]
pub fn RoomPage(
    /// What stands behind the `#`.
    text: String,
) -> impl IntoView {
    match open_or_join(&text) {
        Ok((found, fault)) => {
            let room = Room::new(found);
            let covered = Memo::new(move |_| room.covered());
            let body = move || match covered.get() {
                Some(seat) => view! { <Curtain room=room seat=seat/> }.into_any(),
                None => view! { <Play room=room fault=fault.clone()/> }.into_any(),
            };
            view! { {body} }.into_any()
        }
        Err(bad) => view! {
            <main id="main" class="lost">
                <h1>{move || bad_words(&bad, 0)}</h1>
                <p><a class="go" href="#/">{move || t("nav-lobby")}</a></p>
            </main>
        }
        .into_any(),
    }
}

#[component]
fn Play(room: Room, fault: Option<Fault>) -> impl IntoView {
    let phone = expect_context::<Phone>().0;
    let more = RwSignal::new(false);
    let resigning = RwSignal::new(false);
    let seats = untrack(|| room.table(|t| t.seats()));
    let own = move || Seat((room.view.get() % usize::from(seats)) as u8);
    let others = move || {
        let first = own().0;
        (1..seats).map(move |i| Seat((first + i) % seats)).collect::<Vec<_>>()
    };
    step_by_keys(room);
    let game = room.entry.id;
    let title = move || {
        let ply = room.frame.with(|f| f.ply);
        say("", "move-number", &[ply as i32])
    };
    let bar = move || {
        view! {
            <header class="tb">
                <a class="ib" href="#/" aria-label=move || t("nav-back")>{icon(Icon::Back)}</a>
                <h1>{move || say(game, "name", &[])}<small>{title}</small></h1>
                <button
                    type="button"
                    class="ib"
                    aria-label=move || t("act-share")
                    data-act="act-share"
                    on:click=move |_| room.sharing.set(true)
                >
                    {icon(Icon::Share)}
                </button>
                <button type="button" class="ib" aria-label=move || t("more") on:click=move |_| more.update(|m| *m = !*m)>
                    {icon(Icon::More)}
                </button>
            </header>
        }
    };
    view! {
        <main id="main" class="room" class:phone=move || phone.get() class:more=move || more.get() data-game=game>
            <Show when=move || phone.get()>{bar()}</Show>
            {fault.map(|fault| match fault {
                Fault::Link(fault) => view! { <FaultNotice game=game fault=fault/> }.into_any(),
                Fault::Pass(note) => view! { <PassNotice game=game note=note/> }.into_any(),
            })}
            <Show when=move || room.unsaved.get()>
                <p class="notice" role="status">{move || t("fault-storage")}</p>
            </Show>
            <Show when=move || !phone.get() || more.get()><Facts room=room phone=phone resigning=resigning/></Show>
            <div class="opponents">
                {move || others().into_iter().map(|seat| view! { <PlayerRow room=room seat=seat/> }).collect_view()}
            </div>
            <section class="stage" aria-label=move || t("room-board")>
                <RoomBoard room=room/>
                <Reason room=room/>
            </section>
            <div class="own">{move || view! { <PlayerRow room=room seat=own()/> }}</div>
            <Show when=move || phone.get() fallback=move || view! { <Moves room=room/> }><Ribbon room=room/></Show>
            <Balance room=room/>
            <Controls room=room phone=phone more=Callback::new(move |()| more.update(|m| *m = !*m)) resigning=resigning/>
            <ShareSheet room=room/>
            <p class="sr" aria-live="polite">{move || room.spoken.get()}</p>
        </main>
    }
}

/// The room's board.
#[component]
pub fn RoomBoard(
    /// The room.
    room: Room,
) -> impl IntoView {
    let phone = expect_context::<Phone>().0;
    view! {
        <BoardView
            game=room.entry.id
            board=room.board()
            frame=room.frame
            view=room.view
            phone=phone
            active=Signal::derive(move || room.active())
            refused=room.refused
            hint=room.hint
            pins=Memo::new(move |_| room.pin_words())
            lens=Memo::new(move |_| room.lens())
            seats=room.tints()
            click=Callback::new(move |target| room.click(target))
            release=Callback::new(move |()| room.release())
            roll=Callback::new(move |()| room.roll())
        />
    }
}

/// Arrow keys step through the moves where nothing else wants them.
fn step_by_keys(room: Room) {
    let listener = window_event_listener(ev::keydown, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let busy =
            target.is_some_and(|e| e.closest("input, select, textarea, dialog, .board").ok().flatten().is_some());
        if busy || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => room.step(-1),
            "ArrowRight" => room.step(1),
            "Home" => room.show(0),
            "End" => room.show(usize::MAX),
            "Escape" => return room.release(),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || listener.remove());
}
