//! The board one plays on: drawn once, men kept by id, every place a button for pointers, keys and screen readers.

use super::input;
use super::man;
use super::marks::{self, Hint, Layers, Refusal};
use super::motion::{self, Change, Stage};
use super::pieces::{Setting, is_held, pieces, stand_at};
use super::sheet::{Sheet, Size};
use super::{art, letters, seed};
use crate::dom::attribute;
use crate::text::{say, t, t_with};
use leptos::prelude::*;
use leptos::svg;
use rules::board::{Board, MarkKind, Pt, Target};
use rules::game::Turn;
use rules::play::Frame;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, MouseEvent, PointerEvent};

/// Below this many pixels a unit the board is dense: a tap takes the nearest place where a click counts.
const DENSE: f64 = 32.0;
/// How far a pointer moves before it drags, in pixels.
const DRAG: f64 = 7.0;

/// A pointer that is down on a man.
#[derive(Clone, Copy)]
struct Grip {
    target: Target,
    start: (f64, f64),
    dragging: bool,
}

/// The board of a game in progress.
#[component]
pub fn BoardView(
    /// The game's id, for words on men and for the grain.
    game: &'static str,
    /// The geometry.
    board: Arc<Board>,
    /// The position.
    #[prop(into)]
    frame: Signal<Frame>,
    /// Which seat's side one looks from.
    #[prop(into)]
    view: Signal<usize>,
    /// The screen is narrow.
    #[prop(into)]
    phone: Signal<bool>,
    /// Somebody at this screen is to move.
    #[prop(into)]
    active: Signal<bool>,
    /// What has just been refused.
    #[prop(into)]
    refused: Signal<Option<Refusal>>,
    /// A move that is proposed.
    #[prop(into)]
    hint: Signal<Option<Hint>>,
    /// A target has been clicked.
    click: Callback<Target>,
    /// What is held is to be let go.
    release: Callback<()>,
    /// The dice are to be thrown.
    roll: Callback<()>,
) -> impl IntoView {
    let has_dice = Memo::new(move |before: Option<&bool>| {
        before.copied().unwrap_or(false) || frame.with(|f| !f.scene.dice.is_empty())
    });
    let sheet = Memo::new({
        let board = board.clone();
        move |_| {
            let size = if phone.get() { Size::Phone } else { Size::Full };
            Sheet::new(&board, view.get(), size, has_dice.get())
        }
    });
    let ground = {
        let board = board.clone();
        move || art::draw(&board, &sheet.get(), seed(game))
    };
    let layers = Memo::new({
        let board = board.clone();
        move |_| layers(&board, &sheet.get(), &frame.get(), refused.get().as_ref(), hint.get())
    });
    let svg_ref = NodeRef::<svg::Svg>::new();
    let (men_ref, ghost_ref, hits_ref) = (NodeRef::<svg::G>::new(), NodeRef::<svg::G>::new(), NodeRef::<svg::G>::new());
    let stage = StoredValue::new_local(Stage::default());

    show_men(game, board.clone(), frame, sheet, stage, (men_ref, ghost_ref));
    let focus = RwSignal::new(0_u16);
    let labels = Memo::new({
        let board = board.clone();
        move |_| spoken(game, &board, &frame.get(), active.get())
    });
    lay_hits(board.clone(), sheet, labels, focus, hits_ref);
    Effect::new(move |_| {
        let count = refused.with(|r| r.as_ref().map(|r| r.count));
        let (Some(_), Some(svg)) = (count, svg_ref.get_untracked()) else { return };
        if let Ok(Some(cross)) = svg.query_selector(".man.held > g:last-child, .tried") {
            motion::shake(&cross);
        }
    });

    // Pointers: a tap is a click, a drag is two.
    let grip = StoredValue::new(None::<Grip>);
    let swallow = StoredValue::new(false);
    let to_drawing = move |x: f64, y: f64| -> Option<(Pt, f64)> {
        let svg: Element = svg_ref.get_untracked()?.into();
        let (rect, sheet) = (svg.get_bounding_client_rect(), sheet.get_untracked());
        let edge = if sheet.size == Size::Full { super::sheet::EDGE } else { 0.0 };
        let (w, h) = (f64::from(sheet.w), f64::from(sheet.h + edge));
        let scale = (rect.width() / w).min(rect.height() / h);
        let left = rect.left() + (rect.width() - w * scale) / 2.0;
        let top = rect.top() + (rect.height() - h * scale) / 2.0;
        Some(((((x - left) / scale) as f32, ((y - top) / scale) as f32), scale * 100.0))
    };
    let movable = move |target: Target| {
        active.get_untracked()
            && frame.with_untracked(|f| {
                let own = f.held.first() == Some(&target)
                    || target.place().is_some_and(|p| f.held.first() == Some(&Target::Place(p)));
                let begins = f.held.is_empty() && f.next.contains(&target);
                (own || begins) && f.scene.men.iter().any(|man| man.at.place() == target.place())
            })
    };
    let pointer_down = move |event: PointerEvent| {
        swallow.set_value(false);
        grip.set_value(None);
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        if let Some(target) = target_of(event.target()).filter(|&target| movable(target)) {
            let start = (f64::from(event.client_x()), f64::from(event.client_y()));
            grip.set_value(Some(Grip { target, start, dragging: false }));
        }
    };
    let pointer_move = move |event: PointerEvent| {
        let Some(mut held) = grip.get_value() else { return };
        let now = (f64::from(event.client_x()), f64::from(event.client_y()));
        let by = (now.0 - held.start.0, now.1 - held.start.1);
        if !held.dragging {
            if by.0.hypot(by.1) < DRAG {
                return;
            }
            held.dragging = true;
            grip.set_value(Some(held));
            if let Some(svg) = svg_ref.get_untracked() {
                let _ = svg.set_pointer_capture(event.pointer_id());
            }
            if frame.with_untracked(|f| f.held.is_empty()) {
                click.run(held.target);
            }
        }
        if let Some((_, unit)) = to_drawing(now.0, now.1) {
            let scale = (unit / 100.0) as f32;
            stage.update_value(|s| s.drag((by.0 as f32 / scale, by.1 as f32 / scale)));
        }
    };
    let pointer_up = {
        let board = board.clone();
        move |event: PointerEvent| {
            let Some(held) = grip.get_value() else { return };
            grip.set_value(None);
            if !held.dragging {
                return;
            }
            swallow.set_value(true);
            let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
            let sheet = sheet.get_untracked();
            let over = to_drawing(x, y).and_then(|(at, _)| {
                let legal = |p: u16| frame.with_untracked(|f| f.next.contains(&Target::Place(p)));
                input::nearest(&board, &sheet, at, 60.0, legal)
                    .or_else(|| input::nearest(&board, &sheet, at, 60.0, |_| true))
            });
            match over {
                Some(place) if Some(place) != held.target.place() => {
                    let before = frame.with_untracked(|f| f.plies);
                    click.run(Target::Place(place));
                    if frame.with_untracked(|f| f.plies) == before {
                        stage.update_value(Stage::drop_back);
                    }
                }
                _ => stage.update_value(Stage::drop_back),
            }
        }
    };
    let pointer_cancel = move |_| {
        grip.set_value(None);
        stage.update_value(Stage::drop_back);
    };
    let on_click = {
        let board = board.clone();
        move |event: MouseEvent| {
            if swallow.get_value() {
                swallow.set_value(false);
                return;
            }
            let Some(element) = element_of(event.target()) else { return };
            if element.closest("[data-roll]").ok().flatten().is_some() {
                roll.run(());
                return;
            }
            let exact = target_of(event.target());
            let sheet = sheet.get_untracked();
            let near = to_drawing(f64::from(event.client_x()), f64::from(event.client_y()))
                .filter(|(_, unit)| *unit < DENSE && event.detail() > 0)
                .and_then(|(at, _)| {
                    let (next, held) = frame.with_untracked(|f| (f.next.clone(), f.held.clone()));
                    let counts = |p: u16| next.iter().chain(&held).any(|t| t.place() == Some(p));
                    input::nearest(&board, &sheet, at, 75.0, counts)
                });
            let Some(target) = (match (exact, near) {
                (Some(exact), Some(near)) if exact.place() != Some(near) => Some(Target::Place(near)),
                (Some(exact), _) => Some(exact),
                (None, near) => near.map(Target::Place),
            }) else {
                return;
            };
            if let Some(place) = target.place() {
                focus.set(place);
            }
            click.run(target);
        }
    };
    let on_key = {
        let board = board.clone();
        move |event: KeyboardEvent| {
            let key = event.key();
            let here = target_of(event.target());
            match key.as_str() {
                "Escape" => release.run(()),
                "Enter" | " " => {
                    if let Some(target) = here {
                        event.prevent_default();
                        click.run(target);
                    } else if element_of(event.target()).is_some_and(|e| e.has_attribute("data-roll")) {
                        event.prevent_default();
                        roll.run(());
                    }
                }
                _ => {
                    let Some(from) = here.and_then(Target::place) else { return };
                    let Some(to) = input::neighbour(&board, &sheet.get_untracked(), from, &key) else { return };
                    event.prevent_default();
                    event.stop_propagation();
                    focus.set(to);
                    let hit = hits_ref.get_untracked().and_then(|g| g.children().item(u32::from(to)));
                    if let Some(hit) = hit.and_then(|h| h.dyn_into::<web_sys::SvgElement>().ok()) {
                        let _ = hit.focus();
                    }
                }
            }
        }
    };
    let levels = {
        let board = board.clone();
        move || level_hits(game, &board, &sheet.get(), &frame.get())
    };
    let class = format!("bd board {}", art::ground_class(board.ground));
    view! {
        <svg
            node_ref=svg_ref
            class=class
            class:phone=move || phone.get()
            viewBox=move || sheet.get().view_box()
            role="group"
            aria-label=move || say(game, "name", &[])
            on:pointerdown=pointer_down
            on:pointermove=pointer_move
            on:pointerup=pointer_up
            on:pointercancel=pointer_cancel
            on:click=on_click
            on:keydown=on_key
        >
            <g aria-hidden="true" inner_html=ground></g>
            <g aria-hidden="true" inner_html=move || layers.get().ground></g>
            <g aria-hidden="true" inner_html=move || layers.get().rings></g>
            <g aria-hidden="true" node_ref=ghost_ref></g>
            <g aria-hidden="true" class="men" node_ref=men_ref></g>
            <g aria-hidden="true" class="marks" inner_html=move || layers.get().above></g>
            <g class="hits" node_ref=hits_ref></g>
            <g class="levels" inner_html=levels></g>
            <Dice frame=frame sheet=sheet/>
        </svg>
    }
}

/// The dice at the right of the board; the thrower's die is the button that throws.
#[component]
fn Dice(frame: Signal<Frame>, sheet: Memo<Sheet>) -> impl IntoView {
    let dice = Memo::new(move |_| frame.with(|f| (f.scene.dice.clone(), f.turn == Turn::Chance)));
    let group = NodeRef::<svg::G>::new();
    let thrown = Memo::new(move |_| frame.with(|f| (f.ply, f.scene.dice.iter().map(|d| d.face).collect::<Vec<_>>())));
    Effect::new(move |before: Option<(usize, Vec<u8>)>| {
        let now = thrown.get();
        let fresh = before.is_some_and(|b| b.1 != now.1 && now.0 > b.0 && now.1.iter().any(|f| *f > 0));
        if let (true, Some(group)) = (fresh, group.get_untracked()) {
            for i in 0..group.children().length() {
                if let Some(die) = group.children().item(i).and_then(|g| g.first_element_child()) {
                    motion::throw(&die);
                }
            }
        }
        now
    });
    let drawing = move || {
        let (dice, chance) = dice.get();
        let (x, y) = sheet.get().tray_at();
        let count = dice.len() as f32;
        let mut out = String::new();
        for (i, one) in dice.iter().enumerate() {
            let y = y + (i as f32 - (count - 1.0) / 2.0) * 104.0;
            let words = if one.face == 0 { t("die-none") } else { say("", "die-face", &[i32::from(one.face)]) };
            let role = if chance {
                format!(r#"role="button" tabindex="0" data-roll="" aria-label="{}""#, t("button-roll"))
            } else {
                format!(r#"role="img" aria-label="{words}""#)
            };
            out += &format!(
                r#"<g class="wh die" transform="translate({x} {y})scale(.94)" {role}><g>{}</g></g>"#,
                man::die(one.face)
            );
        }
        out
    };
    view! { <g node_ref=group inner_html=drawing></g> }
}

fn element_of(target: Option<web_sys::EventTarget>) -> Option<Element> {
    target?.dyn_into().ok()
}

fn target_of(target: Option<web_sys::EventTarget>) -> Option<Target> {
    let element = element_of(target)?.closest("[data-target]").ok()??;
    input::read(&element.get_attribute("data-target")?)
}

fn layers(board: &Board, sheet: &Sheet, frame: &Frame, refused: Option<&Refusal>, hint: Option<Hint>) -> Layers {
    let next: &[Target] = if frame.held.is_empty() { &[] } else { &frame.next };
    marks::draw(&marks::Asked {
        board,
        sheet,
        scene: &frame.scene,
        next,
        takes: &frame.takes,
        put: frame.trail.go.is_empty(),
        refused,
        hint,
    })
}

/// Keeps the men on the screen in step with the position.
fn show_men(
    game: &'static str,
    board: Arc<Board>,
    frame: Signal<Frame>,
    sheet: Memo<Sheet>,
    stage: StoredValue<Stage, LocalStorage>,
    (men, ghosts): (NodeRef<svg::G>, NodeRef<svg::G>),
) {
    Effect::new(move |before: Option<Option<Sheet>>| {
        let now = sheet.get();
        let letters = letters();
        let list = frame.with(|f| {
            let setting = Setting { game, board: &board, sheet: &now, letters };
            pieces(&setting, &f.scene, &f.trail, &f.held)
        });
        let (Some(layer), Some(ghosts)) = (men.get(), ghosts.get()) else { return None };
        let change = if before.flatten() == Some(now) { Change::Played } else { Change::Redrawn };
        stage.update_value(|s| s.show(&layer, &ghosts, &list, change));
        Some(now)
    });
}

/// What a place says of itself, and how it is marked for pointers.
#[derive(Clone, PartialEq)]
struct Spoken {
    label: String,
    class: &'static str,
}

fn spoken(game: &str, board: &Board, frame: &Frame, active: bool) -> Vec<Spoken> {
    let mut all: Vec<Spoken> = Vec::with_capacity(board.places.len());
    let mut on: Vec<Vec<&rules::board::Man>> = vec![Vec::new(); board.places.len()];
    for man in &frame.scene.men {
        if let Some(men) = man.at.place().and_then(|p| on.get_mut(usize::from(p))) {
            men.push(man);
        }
    }
    for (i, place) in board.places.iter().enumerate() {
        let target = Target::Place(i as u16);
        let mut label = match on[i].last() {
            None => t_with("spoken-place", &[&place.name]),
            Some(man) => {
                let nums = [match man.look.face {
                    rules::board::Face::Number(n) => i32::from(n),
                    _ => on[i].len() as i32,
                }];
                t_with("spoken-man", &[&place.name, &say(game, &format!("man-{}", man.name), &nums)])
            }
        };
        let held = on[i].iter().any(|man| is_held(&frame.scene.men, &frame.held, man));
        let next = frame.next.iter().any(|t| t.place() == Some(i as u16));
        let mut add = |key: &str| {
            label.push_str(&t("spoken-comma"));
            label.push_str(&t(key));
        };
        if held {
            add("spoken-held");
        } else if frame.takes.contains(&target) {
            add("spoken-can-take");
        } else if !frame.held.is_empty() && next {
            add("spoken-can-go");
        }
        for mark in frame.scene.marks.iter().filter(|m| m.at == target) {
            match mark.kind {
                MarkKind::Last => add("spoken-last"),
                MarkKind::Check => add("spoken-check"),
                _ => {}
            }
        }
        let begins = frame.held.is_empty() && next && !on[i].is_empty();
        let class = match (active, held || begins, next) {
            (true, true, _) => "hit grab",
            (true, false, true) => "hit open",
            _ => "hit",
        };
        all.push(Spoken { label, class });
    }
    all
}

/// Lays a button over every place and keeps its words, its class and its place in the tab order.
fn lay_hits(
    board: Arc<Board>,
    sheet: Memo<Sheet>,
    spoken: Memo<Vec<Spoken>>,
    focus: RwSignal<u16>,
    hits: NodeRef<svg::G>,
) {
    let laid = RwSignal::new(0_u32);
    Effect::new(move |_| {
        let drawing = input::shapes(&board, &sheet.get());
        if let Some(group) = hits.get() {
            group.set_inner_html(&drawing);
            laid.update(|n| *n += 1);
        }
    });
    Effect::new(move |before: Option<(u32, Vec<Spoken>, u16)>| {
        let now = (laid.get(), spoken.get(), focus.get());
        let Some(group) = hits.get_untracked() else { return now };
        let children = group.children();
        let old = before.filter(|old| old.0 == now.0);
        for (i, words) in now.1.iter().enumerate() {
            let tab = i == usize::from(now.2);
            let same = old.as_ref().is_some_and(|old| old.1.get(i) == Some(words) && (i == usize::from(old.2)) == tab);
            if let (false, Some(hit)) = (same, children.item(i as u32)) {
                attribute(&hit, "aria-label", &words.label);
                attribute(&hit, "class", words.class);
                attribute(&hit, "tabindex", if tab { "0" } else { "-1" });
            }
        }
        now
    });
}

/// Buttons on the men of stacks, where one of them can be clicked.
fn level_hits(game: &str, board: &Board, sheet: &Sheet, frame: &Frame) -> String {
    let mut out = String::new();
    let choose = |t: &&Target| matches!(t, Target::Level(..));
    for &target in frame.next.iter().filter(choose) {
        let Target::Level(place, level) = target else { continue };
        let Some((x, y)) = stand_at(board, sheet, target) else { continue };
        let name = &board.places[usize::from(place)].name;
        let words = t_with("spoken-level", &[name, &(level + 1).to_string()]);
        let words = frame
            .scene
            .men
            .iter()
            .find(|m| m.at == target)
            .map_or(words.clone(), |m| format!("{words} {}", say(game, &format!("man-{}", m.name), &[1])));
        let r = 38.0 * board.man;
        out += &format!(
            r#"<circle class="hit grab" role="button" tabindex="-1" data-target="{}" aria-label="{words}" cx="{x}" cy="{y}" r="{r}"/>"#,
            target
        );
    }
    out
}
