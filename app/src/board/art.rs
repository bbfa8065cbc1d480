//! Ground, lines, areas and coordinates: everything about a board that does not change during a game.

use super::ink::{brush, cue, plain};
use super::sheet::{EDGE, N, P, Sheet, Size};
use rules::board::{Art, Board, Ground, Ink, Pen, Pt};
use std::fmt::Write;

/// The class that gives a ground its colours.
pub fn ground_class(ground: Ground) -> &'static str {
    match ground {
        Ground::Beech => "g-beech",
        Ground::Kaya => "g-kaya",
        Ground::Paper => "g-paper",
        Ground::Celadon => "g-celadon",
        Ground::Squares => "g-square",
    }
}

/// The board as a drawing; `seed` tells its grain from other boards'.
pub fn draw(board: &Board, sheet: &Sheet, seed: u32) -> String {
    let mut out = String::new();
    sheet_of(&mut out, board, sheet, seed);
    let mini = sheet.size == Size::Mini;
    let detail = board.detail.iter().filter(|_| !mini);
    for art in board.art.iter().chain(detail) {
        one(&mut out, art, sheet);
    }
    if sheet.has_labels(board) {
        labels(&mut out, board, sheet);
    }
    if sheet.tray {
        let x = N(sheet.die_at(None).0 - 61.0);
        let (top, bottom) = (N(sheet.margin), N(sheet.h - sheet.margin));
        let _ = write!(
            out,
            r#"<path d="M{x} {top}V{bottom}" fill="none" stroke="var(--faint)" stroke-width="1.6" stroke-dasharray="3 8"/>"#
        );
    }
    out
}

fn rect(out: &mut String, (x, y): Pt, (w, h): Pt, attributes: &str) {
    let (x, y, w, h) = (N(x), N(y), N(w), N(h));
    let _ = write!(out, r#"<rect x="{x}" y="{y}" width="{w}" height="{h}" {attributes}/>"#);
}

/// The sheet or plank with its lower edge and a few strokes of grain.
fn sheet_of(out: &mut String, board: &Board, sheet: &Sheet, seed: u32) {
    let whole = (sheet.w, sheet.h);
    let radius = if sheet.size == Size::Phone { "0" } else { "5" };
    let squares = board.ground == Ground::Squares;
    let top = if squares { "var(--sq-edge)" } else { "var(--bd)" };
    if sheet.size == Size::Full {
        let edge = if squares { "var(--sq-side,#3f2814)" } else { "var(--be)" };
        rect(out, (0.0, EDGE), whole, &format!(r#"rx="{radius}" fill="{edge}""#));
    }
    rect(out, (0.0, 0.0), whole, &format!(r#"rx="{radius}" fill="{top}""#));
    if squares {
        let ((left, top), (right, bottom)) = sheet.field();
        let field = (right - left, bottom - top);
        rect(out, (left, top), field, r#"fill="var(--sq-light)""#);
        let rim = (field.0 + 12.0, field.1 + 12.0);
        let line = r#"fill="none" stroke="var(--sq-light)" stroke-opacity=".5" stroke-width="2""#;
        rect(out, (left - 6.0, top - 6.0), rim, line);
        return;
    }
    let fibre = matches!(board.ground, Ground::Paper | Ground::Celadon);
    let (width, opacity) = if fibre { ("1.4", ".16") } else { ("2.4", ".1") };
    let strokes = if fibre { fibres(sheet, seed) } else { grain(sheet, seed) };
    let _ = write!(
        out,
        r#"<path d="{strokes}" fill="none" stroke="var(--grain)" stroke-width="{width}" opacity="{opacity}"/>"#
    );
}

/// A stream of numbers below 1 that belongs to a seed.
fn stream(seed: u32) -> impl FnMut() -> f32 {
    let mut at = seed % 2_147_483_646 + 1;
    move || {
        at = (u64::from(at) * 16_807 % 2_147_483_647) as u32;
        at as f32 / 2_147_483_647.0
    }
}

/// Short fibres all over a sheet of paper.
fn fibres(sheet: &Sheet, seed: u32) -> String {
    let mut next = stream(seed);
    let mut out = String::new();
    for _ in 0..((sheet.w * sheet.h / 9000.0) as usize).min(46) {
        let from = (40.0 + next() * (sheet.w - 80.0), 34.0 + next() * (sheet.h - 68.0));
        let (angle, length) = (next() * core::f32::consts::TAU, 10.0 + next() * 22.0);
        let tip = (angle.cos() * length, angle.sin() * length);
        let bend = (tip.0 / 2.0 + 4.0, tip.1 / 2.0 - 4.0);
        let _ = write!(out, "M{}q{} {}", P(from), P(bend), P(tip));
    }
    out
}

/// Long grain across or along a plank.
fn grain(sheet: &Sheet, seed: u32) -> String {
    let mut next = stream(seed);
    let mut out = String::new();
    let lies = sheet.w > 1.8 * sheet.h;
    let (across, along) = if lies { (sheet.h, sheet.w) } else { (sheet.w, sheet.h) };
    let mut at = if lies { 6.0 } else { 8.0 };
    while at < across {
        let step = if lies { 9.0 + next() * 22.0 } else { 10.0 + next() * 34.0 };
        let bend = (next() - 0.5) * 18.0;
        let points =
            [(at, 2.0), (at + bend, along * 0.35), (at - bend * 0.7, along * 0.65), (at + bend * 0.3, along - 2.0)];
        let [a, b, c, d] = points.map(|(x, y)| P(if lies { (y, x) } else { (x, y) }));
        let _ = write!(out, "M{a}C{b} {c} {d}");
        at += step;
    }
    out
}

/// A role's colour.
fn colour(ink: Ink) -> String {
    match ink {
        Ink::Board => "var(--bd)".to_string(),
        Ink::Rule => "var(--rule)".to_string(),
        Ink::Faint | Ink::Wash => "var(--faint)".to_string(),
        Ink::Light => "var(--sq-light)".to_string(),
        Ink::Dark => "var(--sq-dark)".to_string(),
        Ink::Seat(n) => format!("var(--seat{n})"),
        Ink::SeatTint(n) => format!("var(--seat{n}-tint)"),
        Ink::SeatEdge(n) => format!("var(--seat{n}-cue)"),
    }
}

fn fill(ink: Ink) -> String {
    let thin = if ink == Ink::Wash { r#" fill-opacity=".13""# } else { "" };
    format!(r#"fill="{}"{thin}"#, colour(ink))
}

fn stroke(pen: &Pen, mini: bool) -> String {
    let width = if mini { pen.mini } else { pen.width };
    let dash = match pen.dash {
        (on, off) if on > 0.0 => format!(r#" stroke-dasharray="{} {}""#, N(on), N(off)),
        _ => String::new(),
    };
    format!(r#"stroke="{}" stroke-width="{}"{dash}"#, colour(pen.ink), N(width))
}

fn path(points: &[Pt], sheet: &Sheet) -> String {
    let mut d = String::new();
    for (i, &p) in points.iter().enumerate() {
        let _ = write!(d, "{}{}", if i == 0 { 'M' } else { 'L' }, P(sheet.at(p)));
    }
    d
}

fn disc(out: &mut String, at: Pt, radius: f32, attributes: &str) {
    let _ = write!(out, r#"<circle cx="{}" cy="{}" r="{}" {attributes}/>"#, N(at.0), N(at.1), N(radius * 100.0));
}

fn one(out: &mut String, art: &Art, sheet: &Sheet) {
    let mini = sheet.size == Size::Mini;
    match art {
        Art::Lines(strokes, pen) => {
            let d: String = strokes.iter().map(|points| path(points, sheet)).collect();
            let ends = if pen.dash.0 > 0.0 { "butt" } else { "round" };
            let pen = stroke(pen, mini);
            let _ = write!(out, r#"<path d="{d}" fill="none" {pen} stroke-linecap="{ends}" stroke-linejoin="round"/>"#);
        }
        Art::Outline(points, pen) => {
            let (d, pen) = (path(points, sheet), stroke(pen, mini));
            let _ = write!(out, r#"<path d="{d}Z" fill="none" {pen} stroke-linejoin="miter"/>"#);
        }
        Art::Areas(areas, ink) => {
            let d: String = areas.iter().map(|points| path(points, sheet) + "Z").collect();
            let _ = write!(out, r#"<path d="{d}" {}/>"#, fill(*ink));
        }
        Art::Dot(at, radius, ink) => disc(out, sheet.at(*at), *radius, &fill(*ink)),
        Art::Discs(all, radius, ink, pen) => {
            let look = format!("{} {}", fill(*ink), stroke(pen, mini));
            all.iter().for_each(|at| disc(out, sheet.at(*at), *radius, &look));
        }
        Art::Arc(centre, radius, from, to, pen) => {
            let end = |degrees: f32| {
                let (sin, cos) = degrees.to_radians().sin_cos();
                P(sheet.at((centre.0 + cos * radius, centre.1 + sin * radius)))
            };
            let (large, r) = (u8::from(to - from > 180.0), N(radius * 100.0));
            let (a, b, pen) = (end(*from), end(*to), stroke(pen, mini));
            let _ = write!(out, r#"<path d="M{a}A{r} {r} 0 {large} 1 {b}" fill="none" {pen} stroke-linecap="round"/>"#);
        }
        Art::Plate(a, b, radius, ink, pen) => {
            let middle = sheet.at(((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0));
            let size = ((b.0 - a.0).abs() * 100.0, (b.1 - a.1).abs() * 100.0);
            let look = format!(
                r#"rx="{}" transform="translate({})rotate({})" {} {}"#,
                N(radius * 100.0),
                P(middle),
                sheet.turn,
                fill(*ink),
                stroke(pen, mini)
            );
            rect(out, (-size.0 / 2.0, -size.1 / 2.0), size, &look);
        }
        Art::Words(at, size, words) => {
            if !mini {
                brush(out, words, sheet.upright(*at), size * 100.0, r#"fill="var(--faint)" opacity=".8""#);
            }
        }
        Art::Cue(at, size, seat) => {
            cue(out, *seat, sheet.at(*at), size * 100.0, &format!("var(--seat{seat}-cue)"));
        }
    }
}

/// Coordinates; larger boards have larger ones.
fn labels(out: &mut String, board: &Board, sheet: &Sheet) {
    let phone = sheet.size == Size::Phone;
    let size = if phone { 30.0 } else { (sheet.w.max(sheet.h) / 48.0).clamp(20.0, 26.0) };
    for label in &board.labels {
        let Some(at) = sheet.label(board, label.side, label.at, size * 0.3 + 10.0) else { continue };
        let look = r#"fill="var(--faint)""#;
        if label.han {
            brush(out, &label.text, at, size - 1.0, look);
        } else {
            plain(out, &label.text, at, size, look);
        }
    }
}
