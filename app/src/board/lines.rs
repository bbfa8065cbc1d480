//! What runs through places or stands on them besides men: lines that count, ways, tags, and what a move did.

use super::ink::plain;
use super::sheet::{N, P, Sheet};
use rules::board::{Board, Hit, MarkKind, Pt, Stroke};
use rules::game::Why;
use std::fmt::Write;

/// The most ways that are shown at once.
const WAYS: usize = 6;
/// How the lines of seats differ besides their colours.
const DASHES: [&str; 6] = ["", "24 14", "2 13", "24 11 2 11", "10 12", "38 10"];

/// Where these places are drawn.
pub fn points(board: &Board, sheet: &Sheet, places: &[u16]) -> Vec<Pt> {
    places.iter().filter_map(|&p| board.places.get(usize::from(p)).map(|p| sheet.at(p.at))).collect()
}

fn path(points: &[Pt], closed: bool) -> String {
    let mut d = String::new();
    for (i, &p) in points.iter().enumerate() {
        let _ = write!(d, "{}{}", if i == 0 { 'M' } else { 'L' }, P(p));
    }
    if closed { d + "Z" } else { d }
}

fn line(out: &mut String, d: &str, colour: &str, width: f32, dash: &str) {
    let _ = write!(
        out,
        r#"<path d="{d}" fill="none" stroke="{colour}" stroke-width="{}" stroke-dasharray="{dash}" stroke-linecap="round" stroke-linejoin="round"/>"#,
        N(width)
    );
}

/// A line of the position: its colour and its dash by what it means, a light fill where it is closed.
pub fn stroke(ground: &mut String, above: &mut String, board: &Board, sheet: &Sheet, stroke: &Stroke, seats: &[&str]) {
    let points = points(board, sheet, &stroke.at);
    let d = path(&points, stroke.closed);
    let (class, colour, halo, dash) = match stroke.kind {
        MarkKind::Own(seat) => {
            let (class, dash) = (seats.get(usize::from(seat)), DASHES[usize::from(seat) % DASHES.len()]);
            (class.copied().unwrap_or_default(), "var(--own,var(--m))", "var(--own-rim,var(--f))", dash)
        }
        MarkKind::Last => ("", "var(--mark-last)", "var(--mark-halo)", ""),
        MarkKind::Check | MarkKind::Danger | MarkKind::Dead => ("", "var(--mark-check)", "var(--mark-halo)", "2 12"),
        MarkKind::Hint => ("", "var(--mark-hint)", "var(--mark-halo)", "15 11"),
        MarkKind::Win => ("", "var(--mark-safe)", "var(--mark-halo)", ""),
    };
    if stroke.closed {
        let _ = write!(ground, r#"<path class="{class}" d="{d}" fill="{colour}" fill-opacity=".14"/>"#);
    }
    let _ = write!(above, r#"<g class="{class}">"#);
    line(above, &d, halo, 12.0, "");
    line(above, &d, colour, 6.5, dash);
    above.push_str("</g>");
}

/// A way from its first place to its last, dots where it touches down, an arrow at its end; of several each has a number.
fn way(out: &mut String, points: &[Pt], number: Option<usize>) {
    let [.., before, end] = *points else { return };
    let (dx, dy) = (end.0 - before.0, end.1 - before.1);
    let length = dx.hypot(dy).max(1.0);
    let (c, s) = (dx / length, dy / length);
    let back = |d: f32, q: f32| P((end.0 - c * d - s * q, end.1 - s * d + c * q));
    let mut cut = points.to_vec();
    if let Some(last) = cut.last_mut() {
        *last = (end.0 - c * 22.0, end.1 - s * 22.0);
    }
    let d = path(&cut, false);
    line(out, &d, "var(--mark-halo)", 12.0, "");
    line(out, &d, "var(--mark-hint)", 6.0, "");
    for at in &points[1..points.len() - 1] {
        let _ = write!(
            out,
            r#"<circle cx="{}" cy="{}" r="11" fill="var(--mark-hint)" stroke="var(--mark-halo)" stroke-width="4"/>"#,
            N(at.0),
            N(at.1)
        );
    }
    let (a, b, e) = (back(0.0, 0.0), back(30.0, 17.0), back(30.0, -17.0));
    let _ = write!(
        out,
        r#"<path d="M{a}L{b}L{e}Z" fill="var(--mark-hint)" stroke="var(--mark-halo)" stroke-width="4" paint-order="stroke"/>"#
    );
    if let Some(number) = number {
        let at = (end.0 + c * 24.0 - s * 8.0, end.1 + s * 24.0 + c * 8.0);
        let _ = write!(out, r#"<circle cx="{}" cy="{}" r="19" fill="var(--mark-hint)"/>"#, N(at.0), N(at.1));
        plain(out, &number.to_string(), at, 28.0, r#"fill="var(--mark-halo)""#);
    }
}

/// The ways that a reason shows.
pub fn ways(out: &mut String, board: &Board, sheet: &Sheet, paths: &[Vec<u16>]) {
    let count = paths.len().min(WAYS);
    for (i, path) in paths.iter().take(count).enumerate() {
        way(out, &points(board, sheet, path), (count > 1).then_some(i + 1));
    }
}

/// What the last move did: its places flash.
pub fn flash(board: &Board, sheet: &Sheet, calls: &[Why], ply: usize) -> String {
    let mut out = String::new();
    if calls.is_empty() {
        return out;
    }
    let _ = write!(out, r#"<g class="flash" data-n="{ply}">"#);
    for call in calls {
        for way in &call.paths {
            let d = path(&points(board, sheet, way), false);
            line(&mut out, &d, "var(--mark-halo)", 12.0, "");
            line(&mut out, &d, "var(--mark-check)", 6.0, "");
        }
        for at in points(board, sheet, &call.places) {
            let size = N(board.man.max(0.7));
            let _ = write!(out, r##"<use href="#call" transform="translate({})scale({size})"/>"##, P(at));
        }
    }
    out + "</g>"
}

/// A short text on a place: in the corner of a square, else in the middle, with a halo that keeps it legible anywhere.
pub fn tag(out: &mut String, board: &Board, sheet: &Sheet, place: u16, text: &str) {
    let Some(place) = board.places.get(usize::from(place)) else { return };
    let square = matches!(&place.hit, Hit::Poly(corners) if corners.len() == 4);
    let (x, y) = sheet.at(place.at);
    let at = if square { (x - 31.0, y - 33.0) } else { (x, y) };
    let look = r#"fill="var(--mark-last)" stroke="var(--mark-halo)" stroke-width="7" paint-order="stroke" stroke-linejoin="round""#;
    plain(out, text, at, if square { 30.0 } else { 34.0 }, look);
}
