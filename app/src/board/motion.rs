//! Men on the screen: kept by id from frame to frame, so that they travel, hop, fade and appear where they were.

use super::sheet::{N, P};
use crate::dom::{attribute, calm, make_svg};
use js_sys::{Array, Function, Object, Reflect};
use rules::board::Pt;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

/// A man as it is to be shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Piece {
    /// Its id, stable through a game.
    pub id: u32,
    /// Where.
    pub at: Pt,
    /// The points it touches on its way there, if it has just travelled.
    pub via: Vec<Pt>,
    /// Its colours.
    pub class: &'static str,
    /// Its drawing about the origin.
    pub drawing: String,
    /// Chosen: it is lifted and ringed.
    pub held: bool,
    /// Taken to be dead: it is faded.
    pub dead: bool,
    /// The ring that shows so.
    pub ring: String,
}

struct Shown {
    element: Element,
    piece: Piece,
}

/// The men that are shown, and how long their ways take.
#[derive(Default)]
pub struct Stage {
    shown: Vec<Shown>,
    order: Vec<u32>,
    begun: bool,
    dragged: Option<(u32, Pt)>,
}

/// How a change of the scene is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// Men travel from where they were.
    Played,
    /// The same, and what was taken stays in sight while the capture is named.
    Called,
    /// The board itself has changed: nothing moves.
    Redrawn,
}

const MOVE: f64 = 220.0;
const FADE: f64 = 180.0;
/// How much longer men that were taken stay while a capture is named.
const NAMED: f64 = 900.0;
/// No journey takes longer than so many straight ones.
const HOPS: f64 = 6.0;

/// How long a journey takes.
fn span(piece: &Piece) -> f64 {
    MOVE * (piece.via.len() as f64 + 1.0).min(HOPS)
}

impl Stage {
    /// Shows these men in this layer, in the order given, and ghosts of those that left in the other.
    pub fn show(&mut self, layer: &Element, ghosts: &Element, pieces: &[Piece], change: Change) {
        if !self.begun {
            // The layers may have been another board's before.
            self.begun = true;
            layer.set_inner_html("");
            ghosts.set_inner_html("");
        }
        let moving = change != Change::Redrawn && !calm();
        let named = if change == Change::Called { NAMED } else { 0.0 };
        let stay = pieces.iter().filter(|piece| !piece.via.is_empty()).map(span).fold(MOVE, f64::max) + FADE + named;
        self.shown.retain(|shown| {
            let stays = pieces.iter().any(|piece| piece.id == shown.piece.id);
            if !stays && moving {
                let _ = ghosts.append_child(&shown.element);
                fade(&shown.element, stay);
            } else if !stays {
                shown.element.remove();
            }
            stays
        });
        let dragged = self.dragged.take();
        for piece in pieces {
            match self.shown.iter_mut().find(|shown| shown.piece.id == piece.id) {
                Some(shown) => {
                    let from = dragged.filter(|(id, _)| *id == piece.id).map_or(shown.piece.at, |(_, at)| at);
                    let travels = from != piece.at;
                    fill(&shown.element, piece, Some(&shown.piece));
                    if travels && moving {
                        travel(&shown.element, from, piece);
                    }
                    shown.piece = piece.clone();
                }
                None => {
                    let element = make_svg("g");
                    attribute(&element, "data-man", &piece.id.to_string());
                    fill(&element, piece, None);
                    let _ = layer.append_child(&element);
                    if moving && !self.order.is_empty() {
                        appear(&element, piece.at);
                    }
                    self.shown.push(Shown { element, piece: piece.clone() });
                }
            }
        }
        let order: Vec<u32> = pieces.iter().map(|piece| piece.id).collect();
        if order != self.order {
            for id in &order {
                if let Some(shown) = self.shown.iter().find(|shown| shown.piece.id == *id) {
                    let _ = layer.append_child(&shown.element);
                }
            }
            self.order = order;
        }
    }

    /// Moves the held men with the pointer, without their knowing.
    pub fn drag(&mut self, by: Pt) {
        for shown in &self.shown {
            let id = shown.piece.id;
            if shown.piece.held {
                let at = (shown.piece.at.0 + by.0, shown.piece.at.1 + by.1);
                attribute(&shown.element, "transform", &place(at));
                if self.dragged.is_none_or(|(first, _)| first >= id) {
                    self.dragged = Some((id, at));
                }
            }
        }
    }

    /// Puts dragged men back to where they stand.
    pub fn drop_back(&mut self) {
        if self.dragged.take().is_some() {
            for shown in &self.shown {
                attribute(&shown.element, "transform", &place(shown.piece.at));
            }
        }
    }
}

fn place((x, y): Pt) -> String {
    format!("translate({} {})", N(x), N(y))
}

fn fill(element: &Element, piece: &Piece, before: Option<&Piece>) {
    attribute(element, "transform", &place(piece.at));
    let same = |old: &Piece| {
        let looks = |p: &Piece| (p.class, p.held, p.dead);
        looks(old) == looks(piece) && old.drawing == piece.drawing && old.ring == piece.ring
    };
    if before.is_some_and(same) {
        return;
    }
    let (held, dead) = (if piece.held { " held" } else { "" }, if piece.dead { " dead" } else { "" });
    attribute(element, "class", &format!("man {}{held}{dead}", piece.class));
    if piece.held {
        let drawing = format!(r#"{}<g transform="translate(0 -3)">{}</g>"#, piece.ring, piece.drawing);
        element.set_inner_html(&drawing);
    } else {
        element.set_inner_html(&piece.drawing);
    }
}

/// Starts an animation; a browser without them shows the end at once.
fn animate(element: &Element, frames: &Array, span: f64, easing: &str) {
    let options = Object::new();
    let set = |key: &str, value: JsValue| {
        let _ = Reflect::set(&options, &key.into(), &value);
    };
    set("duration", span.into());
    set("easing", easing.into());
    set("fill", "none".into());
    if let Some(animate) = Reflect::get(element, &"animate".into()).ok().and_then(|f| f.dyn_into::<Function>().ok()) {
        let _ = animate.call2(element, frames, &options);
    }
}

fn frame(pairs: &[(&str, String)]) -> Object {
    let frame = Object::new();
    for (key, value) in pairs {
        let _ = Reflect::set(&frame, &(*key).into(), &value.as_str().into());
    }
    frame
}

fn travel(element: &Element, from: Pt, piece: &Piece) {
    let frames = Array::new();
    for at in core::iter::once(from).chain(piece.via.iter().copied()).chain([piece.at]) {
        let way = format!("translate({}px,{}px)", N(at.0), N(at.1));
        frames.push(&frame(&[("transform", way), ("easing", "cubic-bezier(.3,.05,.15,1)".to_string())]));
    }
    animate(element, &frames, span(piece), "linear");
}

fn appear(element: &Element, (x, y): Pt) {
    let at = P((x, y));
    let grown = |scale: &str, opacity: &str| {
        frame(&[
            ("transform", format!("translate({}px,{}px) scale({scale})", N(at.0.0), N(at.0.1))),
            ("opacity", opacity.to_string()),
        ])
    };
    let frames = Array::of2(&grown("1.12", "0.2"), &grown("1", "1"));
    animate(element, &frames, 140.0, "cubic-bezier(.2,.7,.2,1)");
}

fn fade(element: &Element, stay: f64) {
    let frames = Array::of2(&frame(&[("opacity", "1".to_string())]), &frame(&[("opacity", "0".to_string())]));
    animate(element, &frames, stay, "cubic-bezier(.6,0,1,1)");
    let ghost = element.clone();
    gloo_timers::callback::Timeout::new(stay as u32 - 20, move || ghost.remove()).forget();
}

/// A refused man shakes three times.
pub fn shake(element: &Element) {
    if calm() {
        return;
    }
    let frames = Array::new();
    for dx in [0, -9, 8, -6, 5, -3, 0] {
        frames.push(&frame(&[("transform", format!("translate({dx}px,0px)"))]));
    }
    animate(element, &frames, 320.0, "ease-out");
}

/// A thrown die turns and settles.
pub fn throw(element: &Element) {
    if calm() {
        return;
    }
    let step = |turn: i32, y: i32, scale: &str| {
        frame(&[("transform", format!("translate(0px,{y}px) rotate({turn}deg) scale({scale})"))])
    };
    let frames = Array::new();
    for (turn, y, scale) in [(-400, -70, ".8"), (-220, 18, "1.06"), (-90, -16, "1"), (8, 3, "1"), (0, 0, "1")] {
        frames.push(&step(turn, y, scale));
    }
    animate(element, &frames, 620.0, "cubic-bezier(.2,.7,.2,1)");
}
