//! Marks: every state has one shape in all games. They are drawn in layers below and above the men.

use super::lines;
use super::man::tint_class;
use super::sheet::{N, P, Sheet};
use rules::board::{Board, Body, Hit, Lens, Look, Mark, MarkKind, Place, Pt, Scene, Target};
use std::fmt::Write;

/// What has just been refused: where it was tried, the places that stand in the way, and the ways that are open.
#[derive(Clone, PartialEq, Debug)]
pub struct Refusal {
    /// Where.
    pub tried: Target,
    /// Obstacles.
    pub places: Vec<u16>,
    /// Ways to show.
    pub paths: Vec<Vec<u16>>,
    /// Distinguishes one refusal from the next at the same place.
    pub count: u32,
}

/// A move that is proposed: from where, if a man goes, and where to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hint {
    /// From where.
    pub from: Option<u16>,
    /// Where to.
    pub to: u16,
}

/// Everything that is marked, as drawings of layers.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Layers {
    /// Below the men: brackets of the last move, fills of closed lines.
    pub ground: String,
    /// Below the men: rings round what may be taken.
    pub rings: String,
    /// Above the men: lines, dots, crosses, arrows, bursts, what counts, what won, tags.
    pub above: String,
}

/// What the marks are made from.
pub struct Asked<'a> {
    /// The geometry.
    pub board: &'a Board,
    /// Its drawing.
    pub sheet: &'a Sheet,
    /// Men and marks.
    pub scene: &'a Scene,
    /// What is shown on request.
    pub lens: &'a Lens,
    /// The classes that colour the seats' men.
    pub seats: &'a [&'static str],
    /// What can be clicked next, once something is held.
    pub next: &'a [Target],
    /// Those where something would be taken.
    pub takes: &'a [Target],
    /// Whether the last move only put men.
    pub put: bool,
    /// A refusal to show.
    pub refused: Option<&'a Refusal>,
    /// A proposal to show.
    pub hint: Option<Hint>,
}

fn place(asked: &Asked<'_>, place: u16) -> Option<Pt> {
    asked.board.places.get(usize::from(place)).map(|p| asked.sheet.at(p.at))
}

fn at(asked: &Asked<'_>, target: Target) -> Option<Pt> {
    place(asked, target.place()?)
}

/// The top man on a place.
fn look_on(scene: &Scene, place: u16) -> Option<&Look> {
    scene.men.iter().rev().find(|man| man.at.place() == Some(place)).map(|man| &man.look)
}

fn stamp(out: &mut String, id: &str, at: Pt, scale: f32, class: &str) {
    let _ = write!(out, r##"<use href="#{id}" class="{class}" transform="translate({})scale({})"/>"##, P(at), N(scale));
}

/// Draws all marks.
pub fn draw(asked: &Asked<'_>) -> Layers {
    let mut layers = Layers::default();
    let cell = asked.board.places.first().and_then(inner);
    let man = asked.board.man;
    let on_points = man.max(0.8);
    for stroke in &asked.scene.strokes {
        lines::stroke(&mut layers.ground, &mut layers.above, asked.board, asked.sheet, stroke, asked.seats);
    }
    for mark in asked.scene.marks.iter().chain(&asked.lens.marks) {
        if let Some(at) = at(asked, mark.at) {
            standing(&mut layers, asked, mark, at, cell.map_or(on_points, |inner| inner * 1.8));
        }
    }
    won(&mut layers.above, asked, man);
    for (place, text) in &asked.lens.tags {
        lines::tag(&mut layers.above, asked.board, asked.sheet, *place, text);
    }
    for &target in asked.next {
        let Some(at) = at(asked, target) else { continue };
        if asked.takes.contains(&target) {
            stamp(&mut layers.rings, "take", at, cell.map_or(on_points, |inner| inner * 1.92), "");
        } else if matches!(target, Target::Place(_)) {
            stamp(&mut layers.above, "to", at, cell.map_or(1.1, |inner| inner.max(0.4) * 2.5), "");
        }
    }
    if let Some(hint) = asked.hint {
        arrow(&mut layers.above, asked, hint);
    }
    if let Some(refused) = asked.refused {
        lines::ways(&mut layers.above, asked.board, asked.sheet, &refused.paths);
        let tried = refused.tried.place();
        for &obstacle in refused.places.iter().filter(|&&p| Some(p) != tried) {
            if let Some(at) = place(asked, obstacle) {
                stamp(&mut layers.above, "block", at, man, "");
            }
        }
        if let Some(at) = tried.and_then(|p| place(asked, p)) {
            let _ = write!(layers.above, r#"<g transform="translate({})">"#, P(at));
            let _ = write!(layers.above, r##"<use href="#no" class="tried" data-n="{}"/></g>"##, refused.count);
        }
    }
    layers
}

/// How far the nearest border of a cell is from its middle; half a unit in squares, less in triangles.
fn inner(place: &Place) -> Option<f32> {
    let Hit::Poly(corners) = &place.hit else { return None };
    let away = |(i, a): (usize, &Pt)| {
        let b = corners[(i + 1) % corners.len()];
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        ((place.at.0 - a.0) * dy - (place.at.1 - a.1) * dx).abs() / dx.hypot(dy).max(0.01)
    };
    corners.iter().enumerate().map(away).min_by(f32::total_cmp)
}

/// Marks that the position carries by itself.
fn standing(layers: &mut Layers, asked: &Asked<'_>, mark: &Mark, at: Pt, scale: f32) {
    match mark.kind {
        MarkKind::Last => {
            let look = mark.at.place().and_then(|p| look_on(asked.scene, p));
            let inside = look.filter(|look| match look.body {
                Body::Stone => asked.put,
                // It covers all that lies below.
                Body::Cell => true,
                _ => false,
            });
            match inside {
                Some(look) => {
                    let size = if look.body == Body::Cell { scale * 1.55 } else { asked.board.man };
                    stamp(&mut layers.above, "last-in", at, size, tint_class(look.tint));
                }
                None => stamp(&mut layers.ground, "last", at, scale, ""),
            }
        }
        MarkKind::Check => burst(&mut layers.above, at, 52.0 * asked.board.man, 4.0),
        MarkKind::Danger => {
            let stands = mark.at.place().and_then(|p| look_on(asked.scene, p)).is_some();
            let (r, width) = if stands { (46.0 * asked.board.man, 2.4) } else { (13.0, 5.0) };
            burst(&mut layers.above, at, r, width);
        }
        MarkKind::Hint => stamp(&mut layers.above, "to", at, 1.0, "hint"),
        MarkKind::Own(seat) => {
            let class = asked.seats.get(usize::from(seat)).copied().unwrap_or_default();
            stamp(&mut layers.above, "own", at, scale, class);
        }
        MarkKind::Dead => stamp(&mut layers.above, "dead", at, asked.board.man, ""),
        MarkKind::Win => {}
    }
}

/// A burst of sixteen points.
fn burst(out: &mut String, (x, y): Pt, r: f32, width: f32) {
    let mut d = String::new();
    for i in 0..32_u8 {
        let (sin, cos) = (f32::from(i) * core::f32::consts::PI / 16.0).sin_cos();
        let r = if i % 2 == 1 { r } else { r + (r * 0.5).min(11.0) };
        let _ = write!(d, "{}{}", if i == 0 { 'M' } else { 'L' }, P((x + cos * r, y + sin * r)));
    }
    let (halo, width) = (N(width + 5.0), N(width));
    let _ = write!(
        out,
        r#"<path d="{d}Z" fill="none" stroke="var(--mark-halo)" stroke-opacity=".5" stroke-width="{halo}"/><path d="{d}Z" fill="none" stroke="var(--mark-check)" stroke-width="{width}" stroke-linejoin="round"/>"#
    );
}

/// What won, where the game draws no line itself: a line through men in a row, else a double ring round each.
fn won(out: &mut String, asked: &Asked<'_>, scale: f32) {
    if asked.scene.strokes.iter().any(|stroke| stroke.kind == MarkKind::Win) {
        return;
    }
    let is_win = |mark: &&Mark| mark.kind == MarkKind::Win;
    let all: Vec<Pt> = asked.scene.marks.iter().filter(is_win).filter_map(|m| at(asked, m.at)).collect();
    let (Some(&first), Some(&last)) = (all.iter().min_by(by_reading), all.iter().max_by(by_reading)) else { return };
    let (dx, dy) = (last.0 - first.0, last.1 - first.1);
    let straight = |p: &Pt| ((p.0 - first.0) * dy - (p.1 - first.1) * dx).abs() < 1.0;
    if all.len() > 2 && all.iter().all(straight) {
        for (width, colour) in [(13.0, "var(--mark-halo)"), (7.0, "var(--mark-safe)")] {
            let _ = write!(
                out,
                r#"<path d="M{}L{}" stroke="{colour}" stroke-width="{}" stroke-linecap="round"/>"#,
                P(first),
                P(last),
                N(width)
            );
        }
        return;
    }
    let square = |mark: &Mark| {
        let look = mark.at.place().and_then(|place| look_on(asked.scene, place));
        look.is_some_and(|look| matches!(look.body, Body::Cube | Body::Tile))
    };
    for mark in asked.scene.marks.iter().filter(is_win) {
        if let Some(at) = at(asked, mark.at) {
            stamp(out, if square(mark) { "won-square" } else { "won" }, at, scale, "");
        }
    }
}

fn by_reading(a: &&Pt, b: &&Pt) -> core::cmp::Ordering {
    (a.0, a.1).partial_cmp(&(b.0, b.1)).unwrap_or(core::cmp::Ordering::Equal)
}

/// A dashed arrow, or a ring where a man is only put.
fn arrow(out: &mut String, asked: &Asked<'_>, hint: Hint) {
    let Some(end) = place(asked, hint.to) else { return };
    let Some(start) = hint.from.and_then(|from| place(asked, from)) else {
        let _ = write!(
            out,
            r#"<g transform="translate({})" fill="none"><circle r="40" stroke="var(--mark-halo)" stroke-width="12" stroke-opacity=".75"/><circle r="40" stroke="var(--mark-hint)" stroke-width="6" stroke-dasharray="15 11"/></g>"#,
            P(end)
        );
        return;
    };
    let (dx, dy) = (end.0 - start.0, end.1 - start.1);
    let length = dx.hypot(dy).max(1.0);
    let (c, s) = (dx / length, dy / length);
    let back = |d: f32, q: f32| P((end.0 - c * (d + 20.0) - s * q, end.1 - s * (d + 20.0) + c * q));
    let from = P((start.0 + c * 50.0, start.1 + s * 50.0));
    let _ = write!(
        out,
        r#"<path d="M{from}L{}" stroke="var(--mark-halo)" stroke-width="12" stroke-opacity=".75" fill="none"/><path d="M{from}L{}" stroke="var(--mark-hint)" stroke-width="6" stroke-dasharray="15 11" fill="none"/><path d="M{}L{}L{}Z" fill="var(--mark-hint)"/>"#,
        back(16.0, 0.0),
        back(16.0, 0.0),
        back(0.0, 0.0),
        back(26.0, 14.0),
        back(26.0, -14.0)
    );
}
