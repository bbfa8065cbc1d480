//! A button over every place: its words, its class, its place in the tab order; and one over each man of a stack.

use super::input;
use super::man::RISE;
use super::pieces::{is_held, stand_at};
use super::sheet::{N, Sheet};
use crate::dom::attribute;
use crate::text::{say, t, t_with};
use leptos::prelude::*;
use leptos::svg;
use rules::board::{Board, Face, Lens, Man, MarkKind, Pt, Target};
use rules::games::find;
use rules::play::Frame;
use std::sync::Arc;

/// What a place says of itself, and how it is marked for pointers.
#[derive(Clone, PartialEq)]
pub struct Spoken {
    label: String,
    class: &'static str,
}

/// A mark in words, where it says something that nothing else does.
fn mark_words(game: &str, kind: MarkKind) -> Option<String> {
    Some(match kind {
        MarkKind::Last => t("spoken-last"),
        MarkKind::Check => t("spoken-check"),
        MarkKind::Danger => t("spoken-danger"),
        MarkKind::Win => t("spoken-won"),
        MarkKind::Dead => t("spoken-dead"),
        MarkKind::Own(seat) => {
            let name = find(game).and_then(|entry| entry.seats.get(usize::from(seat)).copied()).unwrap_or("first");
            t_with("spoken-own", &[&say(game, &format!("seat-{name}"), &[])])
        }
        MarkKind::Hint => return None,
    })
}

/// What every place says now.
pub fn spoken(game: &str, board: &Board, frame: &Frame, lens: &Lens, active: bool) -> Vec<Spoken> {
    let mut all: Vec<Spoken> = Vec::with_capacity(board.places.len());
    let mut on: Vec<Vec<&Man>> = vec![Vec::new(); board.places.len()];
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
                    Face::Number(n) => i32::from(n),
                    _ => on[i].len() as i32,
                }];
                t_with("spoken-man", &[&place.name, &say(game, &format!("man-{}", man.name), &nums)])
            }
        };
        let held = on[i].iter().any(|man| is_held(&frame.scene.men, &frame.held, man));
        let next = frame.next.iter().any(|t| t.place() == Some(i as u16));
        let mut add = |words: &str| {
            label.push_str(&t("spoken-comma"));
            label.push_str(words);
        };
        if held {
            add(&t("spoken-held"));
        } else if frame.takes.contains(&target) {
            add(&t("spoken-can-take"));
        } else if !frame.held.is_empty() && next {
            add(&t("spoken-can-go"));
        }
        let marks = frame.scene.marks.iter().chain(&lens.marks).filter(|m| m.at.place() == Some(i as u16));
        marks.filter_map(|mark| mark_words(game, mark.kind)).for_each(|words| add(&words));
        lens.tags.iter().filter(|tag| usize::from(tag.0) == i).for_each(|tag| add(&tag.1));
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
pub fn lay_hits(
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

/// Bands of a stack are at most so high, in drawing units.
const BAND: f32 = 60.0;

/// How far away the next place straight above or below is drawn.
fn headroom(board: &Board, sheet: &Sheet, (x, y): Pt) -> f32 {
    let points = board.places.iter().map(|place| sheet.at(place.at));
    let above = points.filter(|p| (p.0 - x).abs() < 50.0 && (p.1 - y).abs() > 1.0).map(|p| (p.1 - y).abs());
    above.fold(3.0 * BAND, f32::min)
}

/// Buttons on the men of stacks, where one of them can be clicked: bands that share the room round the stack, since the
/// rim that shows of a man is too thin for a finger.
pub fn level_hits(game: &str, board: &Board, sheet: &Sheet, frame: &Frame) -> String {
    let mut out = String::new();
    for &target in &frame.next {
        let Target::Level(place, level) = target else { continue };
        let on_place = |m: &&Man| m.at.place() == Some(place);
        let Some(base) = stand_at(board, sheet, Target::Place(place)) else { continue };
        let name = &board.places[usize::from(place)].name;
        let words = t_with("spoken-level", &[name, &(level + 1).to_string()]);
        let man = frame.scene.men.iter().find(|m| m.at == target);
        let words = man.map_or(words.clone(), |m| format!("{words} {}", say(game, &format!("man-{}", m.name), &[1])));
        let count = frame.scene.men.iter().filter(on_place).count().max(1) as f32;
        let (rise, half) = (RISE * board.man, 42.0 * board.man);
        let drawn = half * 2.0 + rise * (count - 1.0);
        let band = drawn.max((count * BAND).min(headroom(board, sheet, base))) / count;
        let middle = base.1 - rise * (count - 1.0) / 2.0;
        let top = middle + band * (count / 2.0 - f32::from(level) - 1.0);
        let (x, y, w, h) = (N(base.0 - half), N(top), N(half * 2.0), N(band));
        out += &format!(
            r#"<rect class="hit grab" role="button" tabindex="-1" data-target="{target}" aria-label="{words}" x="{x}" y="{y}" width="{w}" height="{h}"/>"#
        );
    }
    out
}
