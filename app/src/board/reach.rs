//! What pointers and keys do on the board: a tap is a click, a drag is two, arrow keys walk, Enter clicks.

use super::input;
use super::motion::Stage;
use super::sheet::Sheet;
use leptos::prelude::*;
use leptos::svg;
use rules::board::{Board, Pt, Target};
use rules::play::Frame;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, KeyboardEvent, MouseEvent, PointerEvent, SvgElement};

/// Below this many pixels a unit the board is dense: a tap takes the nearest place where a click counts.
const DENSE: f64 = 32.0;
/// How far a pointer moves before it drags, in pixels.
const DRAG: f64 = 7.0;

/// A pointer that is down on a man.
#[derive(Clone, Copy)]
pub struct Grip {
    target: Target,
    start: (f64, f64),
    dragging: bool,
}

/// All that pointers and keys reach. Copies are the same.
#[derive(Clone, Copy)]
pub struct Reach {
    /// The geometry.
    pub board: StoredValue<Arc<Board>>,
    /// The drawing.
    pub sheet: Memo<Sheet>,
    /// The position.
    pub frame: Signal<Frame>,
    /// Somebody at this screen is to move.
    pub active: Signal<bool>,
    /// The men.
    pub stage: StoredValue<Stage, LocalStorage>,
    /// The element of the board.
    pub svg: NodeRef<svg::Svg>,
    /// The buttons of the places.
    pub hits: NodeRef<svg::G>,
    /// The place that keys begin from.
    pub focus: RwSignal<u16>,
    /// The pointer that is down on a man.
    pub grip: StoredValue<Option<Grip>>,
    /// The click that follows a drag means nothing.
    pub swallow: StoredValue<bool>,
    /// A target has been clicked.
    pub click: Callback<Target>,
    /// What is held is to be let go.
    pub release: Callback<()>,
    /// The dice are to be thrown.
    pub roll: Callback<()>,
}

fn at(event: &MouseEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn element_of(target: Option<EventTarget>) -> Option<Element> {
    target?.dyn_into().ok()
}

fn target_of(target: Option<EventTarget>) -> Option<Target> {
    let element = element_of(target)?.closest("[data-target]").ok()??;
    input::read(&element.get_attribute("data-target")?)
}

fn throws(target: Option<EventTarget>) -> bool {
    element_of(target).is_some_and(|element| element.closest("[data-roll]").ok().flatten().is_some())
}

impl Reach {
    /// A point of the screen on the drawing, and how many pixels a unit of the board has.
    fn to_drawing(self, (x, y): (f64, f64)) -> Option<(Pt, f64)> {
        let rect = self.svg.get_untracked()?.get_bounding_client_rect();
        let (w, h) = self.sheet.get_untracked().extent();
        let (w, h) = (f64::from(w), f64::from(h));
        let scale = (rect.width() / w).min(rect.height() / h);
        let left = rect.left() + (rect.width() - w * scale) / 2.0;
        let top = rect.top() + (rect.height() - h * scale) / 2.0;
        Some(((((x - left) / scale) as f32, ((y - top) / scale) as f32), scale * 100.0))
    }

    /// The place nearest to a point of the drawing, where one is allowed.
    fn nearest(self, at: Pt, reach: f32, allowed: impl Fn(u16) -> bool) -> Option<u16> {
        let sheet = self.sheet.get_untracked();
        self.board.with_value(|board| input::nearest(board, &sheet, at, reach, allowed))
    }

    /// A man stands there that can be dragged.
    fn movable(self, target: Target) -> bool {
        let can = |f: &Frame| {
            let own = f.held.first() == Some(&target)
                || target.place().is_some_and(|p| f.held.first() == Some(&Target::Place(p)));
            let begins = f.held.is_empty() && f.next.contains(&target);
            (own || begins) && f.scene.men.iter().any(|man| man.at.place() == target.place())
        };
        self.active.get_untracked() && self.frame.with_untracked(can)
    }

    /// A pointer goes down.
    pub fn down(self, event: &PointerEvent) {
        self.swallow.set_value(false);
        self.grip.set_value(None);
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        if let Some(target) = target_of(event.target()).filter(|&target| self.movable(target)) {
            self.grip.set_value(Some(Grip { target, start: at(event), dragging: false }));
        }
    }

    /// It moves: far enough, it takes the man with it.
    pub fn moved(self, event: &PointerEvent) {
        let Some(mut grip) = self.grip.get_value() else { return };
        let now = at(event);
        let by = (now.0 - grip.start.0, now.1 - grip.start.1);
        if !grip.dragging {
            if by.0.hypot(by.1) < DRAG {
                return;
            }
            grip.dragging = true;
            self.grip.set_value(Some(grip));
            if let Some(svg) = self.svg.get_untracked() {
                // Without capture a drag ends at the rim of the board.
                let _ = svg.set_pointer_capture(event.pointer_id());
            }
            if self.frame.with_untracked(|f| f.held.is_empty()) {
                self.click.run(grip.target);
            }
        }
        if let Some((_, unit)) = self.to_drawing(now) {
            let scale = (unit / 100.0) as f32;
            self.stage.update_value(|s| s.drag((by.0 as f32 / scale, by.1 as f32 / scale)));
        }
    }

    /// It goes up: a dragged man is put down at the nearest place, a legal one before others.
    pub fn up(self, event: &PointerEvent) {
        let Some(grip) = self.grip.get_value() else { return };
        self.grip.set_value(None);
        if !grip.dragging {
            return;
        }
        self.swallow.set_value(true);
        let over = self.to_drawing(at(event)).and_then(|(at, _)| {
            let legal = |p: u16| self.frame.with_untracked(|f| f.next.contains(&Target::Place(p)));
            self.nearest(at, 60.0, legal).or_else(|| self.nearest(at, 60.0, |_| true))
        });
        let before = self.frame.with_untracked(|f| f.plies);
        if let Some(place) = over.filter(|&place| Some(place) != grip.target.place()) {
            self.click.run(Target::Place(place));
        }
        if self.frame.with_untracked(|f| f.plies) == before {
            self.stage.update_value(Stage::drop_back);
        }
    }

    /// The browser takes the pointer away.
    pub fn cancel(self) {
        self.grip.set_value(None);
        self.stage.update_value(Stage::drop_back);
    }

    /// A tap, or what counts as one.
    pub fn tapped(self, event: &MouseEvent) {
        if self.swallow.get_value() {
            self.swallow.set_value(false);
            return;
        }
        if throws(event.target()) {
            return self.roll.run(());
        }
        let exact = target_of(event.target());
        let counts = |p: u16| {
            self.frame.with_untracked(|f| f.next.iter().chain(&f.held).any(|target| target.place() == Some(p)))
        };
        let near = self
            .to_drawing(at(event))
            .filter(|(_, unit)| *unit < DENSE && event.detail() > 0)
            .and_then(|(at, _)| self.nearest(at, 75.0, counts));
        let target = match (exact, near) {
            (Some(exact), Some(near)) if exact.place() != Some(near) => Target::Place(near),
            (Some(exact), _) => exact,
            (None, Some(near)) => Target::Place(near),
            (None, None) => return,
        };
        if let Some(place) = target.place() {
            self.focus.set(place);
        }
        self.click.run(target);
    }

    /// A key.
    pub fn key(self, event: &KeyboardEvent) {
        let here = target_of(event.target());
        match (event.key().as_str(), here) {
            ("Escape", _) => self.release.run(()),
            ("Enter" | " ", Some(target)) => {
                event.prevent_default();
                self.click.run(target);
            }
            ("Enter" | " ", None) if throws(event.target()) => {
                event.prevent_default();
                self.roll.run(());
            }
            (key, Some(here)) => {
                let sheet = self.sheet.get_untracked();
                let step = |from| self.board.with_value(|board| input::neighbour(board, &sheet, from, key));
                let Some(to) = here.place().and_then(step) else { return };
                event.prevent_default();
                event.stop_propagation();
                self.focus.set(to);
                let hit = self.hits.get_untracked().and_then(|g| g.children().item(u32::from(to)));
                if let Some(hit) = hit.and_then(|h| h.dyn_into::<SvgElement>().ok()) {
                    // A browser that cannot focus drawings still plays by pointer.
                    let _ = hit.focus();
                }
            }
            _ => {}
        }
    }
}
