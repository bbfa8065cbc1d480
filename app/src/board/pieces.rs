//! From a scene to the men that are shown: where each stands, how it looks, whether it is held.

use super::man::{self, RISE, Stand};
use super::motion::Piece;
use super::sheet::{N, Sheet, Size};
use rules::board::{Board, Body, Hit, Look, Man, MarkKind, Pt, Scene, Target, Trail};
use rules::game::sort_few;

/// Where a target is drawn; nothing for what lies beside the board.
pub fn stand_at(board: &Board, sheet: &Sheet, target: Target) -> Option<Pt> {
    let (x, y) = sheet.at(board.places.get(usize::from(target.place()?))?.at);
    match target {
        Target::Level(_, level) => Some((x, y - f32::from(level) * RISE * board.man)),
        _ => Some((x, y)),
    }
}

/// The places' outlines about their middles, as the sheet turns them.
fn cell(board: &Board, sheet: &Sheet, place: u16) -> Vec<Pt> {
    let Some(place) = board.places.get(usize::from(place)) else { return Vec::new() };
    let middle = sheet.at(place.at);
    match &place.hit {
        Hit::Disc(_) => Vec::new(),
        Hit::Poly(points) => points
            .iter()
            .map(|&p| {
                let (x, y) = sheet.at(p);
                (x - middle.0, y - middle.1)
            })
            .collect(),
    }
}

/// Whether a man is part of what is held.
pub fn is_held(men: &[Man], held: &[Target], man: &Man) -> bool {
    match (held.first(), man.at) {
        (Some(&first), at) if first == at => true,
        (Some(&Target::Level(place, from)), Target::Level(on, level)) => place == on && level >= from,
        (Some(&Target::Place(place)), Target::Level(on, level)) if place == on => {
            let clicks = held.iter().take_while(|t| **t == Target::Place(place)).count();
            let height = men.iter().filter(|m| m.at.place() == Some(place)).count();
            usize::from(level) + clicks >= height
        }
        _ => false,
    }
}

/// The ring round a held man: round for round men, a frame for cubes and tiles.
pub fn ring(look: &Look, scale: f32) -> String {
    let frame = |x: f32, y: f32, w: f32, h: f32, rx: f32| {
        let rect = |colour: &str, width: f32| {
            let (x, y, w, h, rx, width) = (N(x), N(y), N(w), N(h), N(rx), N(width));
            format!(
                r#"<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{rx}" fill="none" stroke="{colour}" stroke-width="{width}"/>"#
            )
        };
        rect("var(--mark-halo)", 9.0) + &rect("var(--mark-select)", 4.5)
    };
    let inner = match look.body {
        Body::Cube => frame(-45.0, -49.0, 90.0, 94.0, 13.0),
        Body::Tile => frame(-49.0, -33.0, 98.0, 66.0, 10.0),
        _ => r##"<circle cx="1" cy="9" r="44" fill="var(--shade)" opacity=".2"/><use href="#sel"/>"##.to_string(),
    };
    format!(r#"<g transform="scale({})">{inner}</g>"#, N(scale))
}

/// How large the ring round a body is.
fn ring_scale(look: &Look, scale: f32) -> f32 {
    match look.body {
        Body::Coin => scale * 0.84,
        Body::Stone => scale * 1.04,
        _ => scale,
    }
}

/// What all men of one board have in common.
pub struct Setting<'a> {
    /// The game, for words on men.
    pub game: &'a str,
    /// The geometry.
    pub board: &'a Board,
    /// Its drawing.
    pub sheet: &'a Sheet,
    /// Letters instead of characters.
    pub letters: bool,
    /// Guess marks: the man's id and the mark.
    pub pins: &'a [(u32, String)],
}

/// The men on the board, the farthest and lowest first, those that move or are held last.
pub fn pieces(setting: &Setting<'_>, scene: &Scene, trail: &Trail, held: &[Target]) -> Vec<Piece> {
    let Setting { game, board, sheet, letters, pins } = *setting;
    let mut all: Vec<((bool, i32, u8), Piece)> = Vec::new();
    for man in &scene.men {
        let (Some(at), Some(place)) = (stand_at(board, sheet, man.at), man.at.place()) else { continue };
        let outline = if man.look.body == Body::Cell { cell(board, sheet, place) } else { Vec::new() };
        let mini = sheet.size == Size::Mini;
        let stand = Stand { game, scale: board.man, mini, letters, turn: sheet.turn, cell: &outline };
        let journey = trail.go.iter().find(|t| t.to == man.at);
        let is_held = is_held(&scene.men, held, man);
        let level = if let Target::Level(_, level) = man.at { level } else { 0 };
        let shadow = if man.look.body == Body::Coin && level == 0 && !mini { shadow(board.man) } else { String::new() };
        let mut drawing = shadow + &man::draw(&man.look, &stand);
        if let Some((_, mark)) = pins.iter().find(|(id, _)| *id == man.id && man::hidden(&man.look)) {
            man::pin(&mut drawing, mark, &man.look, board.man);
        }
        let bottom = sheet.at(board.places[usize::from(place)].at).1 as i32;
        let bare_ring = !is_held || level > 0 && !first_held(held, man.at);
        all.push((
            (journey.is_some() || is_held, bottom, level),
            Piece {
                id: man.id,
                at,
                via: journey
                    .map(|t| t.via.iter().filter_map(|&v| stand_at(board, sheet, v)).collect())
                    .unwrap_or_default(),
                class: man::tint_class(man.look.tint),
                drawing,
                held: is_held,
                dead: scene.marks.iter().any(|mark| mark.kind == MarkKind::Dead && mark.at.place() == Some(place)),
                ring: if bare_ring { String::new() } else { ring(&man.look, ring_scale(&man.look, board.man)) },
            },
        ));
    }
    sort_few(&mut all, |a, b| a.0 < b.0);
    all.into_iter().map(|(_, piece)| piece).collect()
}

/// Of several held men of a stack only the lowest carries the ring.
fn first_held(held: &[Target], at: Target) -> bool {
    held.first() == Some(&at)
}

/// The shade under a stack.
fn shadow(scale: f32) -> String {
    format!(
        r#"<g transform="scale({})"><ellipse cx="2" cy="7" rx="38" ry="34" fill="var(--shade)" opacity=".18"/></g>"#,
        N(scale)
    )
}
