//! The list of moves: stepping through it, its notation, going on from an earlier position.

use super::icon::{Icon, icon};
use super::rows::{Cell, Row, rows};
use crate::dom::attribute;
use crate::room::Room;
use crate::text::{say, t};
use leptos::html;
use leptos::prelude::*;

/// The line as rows, and the words of every ply.
fn laid_out(room: Room) -> Memo<(Vec<Row>, Vec<String>)> {
    Memo::new(move |_| {
        let line = room.line();
        let words = line.iter().map(|one| room.line_words(one)).collect();
        (rows(&line), words)
    })
}

/// The list with its buttons.
#[component]
pub fn Moves(
    /// The room.
    room: Room,
) -> impl IntoView {
    let scroll = NodeRef::<html::Div>::new();
    keep_in_sight(room, scroll);
    let line = laid_out(room);
    let row = move |row: Row, words: &[String]| {
        let class = if row.number.is_some() { "" } else { "alone" };
        let gaps = (0..row.skip).map(|_| view! { <span class="gap">"…"</span> }).collect_view();
        let cells = row.cells.into_iter().map(|cell| one(room, cell, words)).collect_view();
        view! { <li class=class><span class="no">{row.number}</span>{gaps}{cells}</li> }
    };
    let body = move || {
        let (rows, words) = line.get();
        rows.into_iter().map(|one| row(one, &words)).collect_view()
    };
    view! {
        <section class="mv" aria-label=move || t("room-moves")>
            <div class="mv-list" node_ref=scroll>
                <ol>{body}</ol>
            </div>
            <Steps room=room/>
        </section>
    }
}

/// One move as a button.
fn one(room: Room, cell: Cell, words: &[String]) -> impl IntoView + use<> {
    let text = cell.line.and_then(|i| words.get(i).cloned()).unwrap_or_default();
    let thrown = (!cell.thrown.is_empty()).then(|| view! { <i class="thrown">{cell.thrown.clone()}</i> });
    view! {
        <button
            type="button"
            data-ply=cell.ply.to_string()
            on:click=move |_| room.show(cell.ply)
        >
            {thrown}
            {text}
        </button>
    }
}

/// Marks the move on view and scrolls the list so that it can be seen, and nothing but the list. Marking is done here
/// for the whole list, since in a long game too many moves would each have to follow the position.
fn keep_in_sight(room: Room, list: NodeRef<html::Div>) {
    Effect::new(move |_| {
        let ply = room.frame.with(|f| (f.ply, f.plies)).0;
        request_animation_frame(move || {
            let Some(list) = list.try_get_untracked().flatten() else { return };
            if let Ok(Some(old)) = list.query_selector(".cur") {
                let _ = old.class_list().remove_1("cur");
                let _ = old.remove_attribute("aria-current");
            }
            let Ok(Some(current)) = list.query_selector(&format!("[data-ply=\"{ply}\"]")) else { return };
            let _ = current.class_list().add_1("cur");
            attribute(&current, "aria-current", "step");
            let (outer, inner) = (list.get_bounding_client_rect(), current.get_bounding_client_rect());
            if inner.bottom() > outer.bottom() || inner.top() < outer.top() {
                let by = inner.top() - outer.top() - (outer.height() - inner.height()) / 2.0;
                list.set_scroll_top(list.scroll_top() + by as i32);
            }
            if inner.right() > outer.right() || inner.left() < outer.left() {
                let by = inner.left() - outer.left() - (outer.width() - inner.width()) / 2.0;
                list.set_scroll_left(list.scroll_left() + by as i32);
            }
        });
    });
}

/// A button that is only an icon.
#[component]
fn StepButton(which: Icon, key: &'static str, #[prop(into)] off: Signal<bool>, act: Callback<()>) -> impl IntoView {
    view! {
        <button
            type="button"
            class="ib"
            title=move || t(key)
            aria-label=move || t(key)
            data-act=key
            disabled=move || off.get()
            on:click=move |_| act.run(())
        >
            {icon(which)}
        </button>
    }
}

/// First, back, forward, last; the notation; going on from here.
#[component]
fn Steps(room: Room) -> impl IntoView {
    let at_start = Signal::derive(move || room.frame.with(|f| f.ply == 0));
    let at_end = Signal::derive(move || room.frame.with(|f| f.ply == f.plies));
    let to = move |ply: usize| Callback::new(move |()| room.show(ply));
    let by = move |by: isize| Callback::new(move |()| room.step(by));
    view! {
        <div class="steps">
            <StepButton which=Icon::First key="act-first" off=at_start act=to(0)/>
            <StepButton which=Icon::Back key="act-back" off=at_start act=by(-1)/>
            <StepButton which=Icon::Forward key="act-forward" off=at_end act=by(1)/>
            <StepButton which=Icon::Last key="act-last" off=at_end act=to(usize::MAX)/>
            <Show when=move || room.may_branch() fallback=move || view! { <Forms room=room/> }>
                <GoOn room=room/>
            </Show>
        </div>
    }
}

/// Goes on from the position on view.
#[component]
fn GoOn(room: Room) -> impl IntoView {
    view! {
        <button type="button" class="go-on" data-act="act-continue-here" on:click=move |_| room.play_from_here()>
            {icon(Icon::Branch)}
            {move || t("act-continue-here")}
        </button>
    }
}

/// The switch of notations, where there are several.
#[component]
pub fn Forms(
    /// The room.
    room: Room,
) -> impl IntoView {
    let (game, forms) = (room.entry.id, room.entry.forms);
    let option = move |i: usize| {
        let key = forms[i].key;
        view! {
            <option value=i.to_string() selected=move || room.form.get() == i>
                {move || say(game, &format!("form-{key}"), &[])}
            </option>
        }
    };
    (forms.len() > 1).then(|| {
        view! {
            <select
                class="forms"
                aria-label=move || t("act-notation")
                on:change:target=move |ev| room.choose_form(ev.target().value().parse().unwrap_or(0))
            >
                {(0..forms.len()).map(option).collect_view()}
            </select>
        }
    })
}

/// The moves as one line, for narrow screens.
#[component]
pub fn Ribbon(
    /// The room.
    room: Room,
) -> impl IntoView {
    let scroll = NodeRef::<html::Div>::new();
    keep_in_sight(room, scroll);
    let line = laid_out(room);
    let body = move || {
        let (rows, words) = line.get();
        let row = |row: Row| {
            let cells = row.cells.into_iter().map(|cell| one(room, cell, &words)).collect_view();
            view! { {row.number.map(|n| view! { <i class="no">{n}</i> })}{cells} }
        };
        rows.into_iter().map(row).collect_view()
    };
    let at_start = Signal::derive(move || room.frame.with(|f| f.ply == 0));
    let at_end = Signal::derive(move || room.frame.with(|f| f.ply == f.plies));
    view! {
        <section class="rb" aria-label=move || t("room-moves")>
            <StepButton which=Icon::Back key="act-back" off=at_start act=Callback::new(move |()| room.step(-1))/>
            <div class="rb-list" node_ref=scroll>{body}</div>
            <Show when=move || room.may_branch()><GoOn room=room/></Show>
            <StepButton which=Icon::Forward key="act-forward" off=at_end act=Callback::new(move |()| room.step(1))/>
        </section>
    }
}
