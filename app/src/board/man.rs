//! Men: one shared symbol for each body, coloured by its tint, with its face, rings and cue upright.

use super::ink::{brush, cue, plain};
use super::sheet::{N, P};
use crate::text;
use rules::board::{Body, Face, Look, Pt, Ring, Tint};
use std::fmt::Write;

/// How far a man of a stack stands above the one below it.
pub const RISE: f32 = 13.0;

/// Where a man is drawn, apart from what it looks like.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stand<'a> {
    /// The game whose words faces are written in.
    pub game: &'a str,
    /// The board's size of men.
    pub scale: f32,
    /// Heavier lines and larger faces, for thumbnails.
    pub mini: bool,
    /// Letters instead of characters.
    pub letters: bool,
    /// Degrees the board is turned by.
    pub turn: i16,
    /// The outline of the cell it fills, about its middle, where a man fills a cell; without one it fills a triangle.
    pub cell: &'a [Pt],
}

/// The class that colours a man.
pub fn tint_class(tint: Tint) -> &'static str {
    match tint {
        Tint::WoodRed => "bx r",
        Tint::WoodBlack => "bx",
        Tint::StoneDark => "bk",
        Tint::StoneLight => "wh",
        Tint::Ebony => "eb",
        Tint::Ivory => "iv",
        Tint::Back => "tb",
        Tint::Seat(0) => "s0",
        Tint::Seat(1) => "s1",
        Tint::Seat(2) => "s2",
        Tint::Seat(3) => "s3",
        Tint::Seat(4) => "s4",
        Tint::Seat(_) => "s5",
    }
}

/// The symbol of a body and its size on a board whose men are of size 1.
fn symbol(body: Body) -> (&'static str, f32) {
    match body {
        Body::Stone => ("stone", 1.0),
        Body::Disc => ("disc", 1.0),
        Body::Coin => ("coin", 0.84),
        Body::Ball => ("ball", 0.96),
        Body::Tile => ("tile", 1.0),
        Body::Cube => ("cube", 1.0),
        Body::Plane => ("plane", 1.1),
        Body::Cell => ("", 1.0),
    }
}

/// A man about the origin.
pub fn draw(look: &Look, stand: &Stand<'_>) -> String {
    let mut out = String::new();
    let (id, own) = symbol(look.body);
    let _ = write!(out, r#"<g transform="scale({})">"#, N(stand.scale * own));
    match look.body {
        Body::Cell => cell(&mut out, stand),
        Body::Plane => {
            let _ = write!(out, r##"<use href="#{id}" transform="rotate({})"/>"##, look.turn + stand.turn);
        }
        Body::Disc if look.face == Face::Crown => {
            let _ = write!(out, r##"<use href="#{id}"/><use href="#{id}" y="-11"/><g transform="translate(0 -11)">"##);
        }
        _ => {
            let _ = write!(out, r##"<use href="#{id}"/>"##);
        }
    }
    if look.tint == Tint::Back {
        out.push_str(
            r#"<g stroke="var(--f)" stroke-opacity=".5" stroke-width="2" fill="none"><rect x="-37" y="-21.5" width="74" height="41" rx="3"/><path d="M-14 -.5L0 -10.500L14 -.5L0 9.500Z"/></g>"#,
        );
    } else {
        rings(&mut out, look, stand.mini);
        face(&mut out, look, stand);
    }
    if look.body == Body::Disc && look.face == Face::Crown {
        out.push_str("</g>");
    }
    out.push_str("</g>");
    out
}

/// Whether what it is cannot be seen.
pub fn hidden(look: &Look) -> bool {
    matches!(look.face, Face::Blank | Face::Cue(_))
}

/// A guess mark at the lower right of a hidden man.
pub fn pin(out: &mut String, mark: &str, look: &Look, scale: f32) {
    let (at, size) = if look.body == Body::Tile { ((25.0, 9.0), 26.0) } else { ((20.0, 16.0), 38.0) };
    let _ = write!(
        out,
        r#"<g class="pin" transform="scale({})"><circle cx="{}" cy="{}" r="{}"/>"#,
        N(scale),
        N(at.0),
        N(at.1),
        N(size * 0.62)
    );
    brush(out, mark, at, size, "");
    out.push_str("</g>");
}

/// A cell filled a little short of its border.
fn cell(out: &mut String, stand: &Stand<'_>) {
    let corners: &[Pt] = if stand.cell.is_empty() { &[(0.0, -52.0), (46.0, 28.0), (-46.0, 28.0)] } else { stand.cell };
    let outline = |dy: f32| {
        let mut d = String::new();
        for (i, &(x, y)) in corners.iter().enumerate() {
            let _ = write!(d, "{}{}", if i == 0 { 'M' } else { 'L' }, P((x * 0.84, y * 0.84 + dy)));
        }
        d
    };
    for (colour, dy) in [("var(--e)", 3.0), ("var(--m)", 0.0)] {
        let d = outline(dy);
        let _ = write!(
            out,
            r#"<path d="{d}Z" fill="{colour}" stroke="{colour}" stroke-width="8" stroke-linejoin="round"/>"#
        );
    }
}

fn circle(out: &mut String, r: f32, width: f32, opacity: f32) {
    let (r, width, opacity) = (N(r), N(width), N(opacity));
    let _ = write!(
        out,
        r#"<circle r="{r}" fill="none" stroke="var(--f)" stroke-width="{width}" stroke-opacity="{opacity}"/>"#
    );
}

fn frame(out: &mut String, (x, y): Pt, (w, h): Pt, width: f32, opacity: f32) {
    let (x, y, w, h, width, opacity) = (N(x), N(y), N(w), N(h), N(width), N(opacity));
    let _ = write!(
        out,
        r#"<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="4" fill="none" stroke="var(--f)" stroke-width="{width}" stroke-opacity="{opacity}"/>"#
    );
}

fn rings(out: &mut String, look: &Look, mini: bool) {
    if look.ring == Ring::None {
        return;
    }
    let wood = matches!(look.tint, Tint::WoodRed | Tint::WoodBlack);
    let turned = matches!(look.tint, Tint::Ebony | Tint::Ivory);
    let double = look.ring == Ring::Double;
    match look.body {
        Body::Disc if turned && !mini => {
            circle(out, 30.0, 2.4, 0.42);
            if double {
                circle(out, 20.0, 2.0, 0.3);
            }
        }
        Body::Disc | Body::Coin if wood => {
            let (r, width) = if mini { (39.5, 3.6) } else { (36.5, 2.2) };
            circle(out, r, width, 1.0);
            if double && !mini {
                circle(out, 32.6, 1.1, 1.0);
            }
        }
        Body::Disc | Body::Coin | Body::Stone if !mini => circle(out, 36.0, 2.0, 0.65),
        Body::Tile if !mini => frame(out, (-38.0, -22.5), (76.0, 43.0), 1.6, 0.55),
        Body::Cube => frame(out, (-31.0, -35.0), (62.0, 62.0), if mini { 3.6 } else { 2.4 }, 0.65),
        _ => {}
    }
}

/// Where faces sit and how large a single character, a number and a cue are.
fn face_sizes(look: &Look, mini: bool) -> (f32, f32, f32, f32) {
    match look.body {
        Body::Stone => (0.0, 46.0, 46.0, 14.0),
        Body::Disc if matches!(look.tint, Tint::WoodRed | Tint::WoodBlack) => {
            let size = if mini {
                56.0
            } else if look.ring == Ring::Double {
                51.0
            } else {
                53.0
            };
            (0.0, size, 46.0, 14.0)
        }
        Body::Disc => (0.0, if mini { 62.0 } else { 46.0 }, if mini { 54.0 } else { 44.0 }, 14.0),
        Body::Coin => (0.0, 50.0, 43.0, 14.0),
        Body::Ball => (1.0, 40.0, 40.0, 17.0),
        Body::Tile => (-0.5, if mini { 46.0 } else { 38.0 }, 38.0, 12.0),
        Body::Cube => (-4.0, if mini { 56.0 } else { 50.0 }, if mini { 58.0 } else { 50.0 }, 16.0),
        Body::Plane => (-2.0, 24.0, 24.0, 10.0),
        Body::Cell => (0.0, 34.0, 34.0, 13.0),
    }
}

fn face(out: &mut String, look: &Look, stand: &Stand<'_>) {
    let (y, sign, number, size) = face_sizes(look, stand.mini);
    let bold = if stand.mini { "1.6" } else { "1" };
    let ink = format!(r#"fill="var(--f)" stroke="var(--f)" stroke-width="{bold}""#);
    match &look.face {
        Face::Blank => {}
        Face::Sign(_, letter) if stand.letters => {
            plain(out, &letter.to_string(), (0.0, y), sign * 0.9, r#"fill="var(--f)""#);
        }
        Face::Sign(character, _) => brush(out, &character.to_string(), (0.0, y), sign, &ink),
        Face::Key(key) => words(out, &text::say(stand.game, key, &[]), y, sign, look.body, stand.mini),
        Face::Number(n) => plain(out, &n.to_string(), (0.0, y), number, r#"fill="var(--f)""#),
        Face::Cue(seat) => cue(out, *seat, (0.0, y), size, "var(--f)"),
        Face::Crown => out.push_str(r#"<path d="M-15 9V-8L-7-1L0-13L7-1L15-8V9Z" fill="var(--f)"/>"#),
    }
}

/// A word on a man: as large as its width allows; thumbnails show its first character.
fn words(out: &mut String, word: &str, y: f32, sign: f32, body: Body, mini: bool) {
    let ink = r#"fill="var(--f)""#;
    let count = word.chars().count();
    if mini && count > 1 {
        let first: String = word.chars().take(1).collect();
        return brush(out, &first, (0.0, y), sign, ink);
    }
    let room = if body == Body::Tile { 74.0 } else { 58.0 };
    let width: f32 = word.chars().map(|c| if c.is_ascii() { 0.54 } else { 1.03 }).sum();
    brush(out, word, (0.0, y), sign.min(room / width.max(1.0)), ink);
}

/// A thrown die about the origin; 0 shows a die that has not been thrown.
pub fn die(face: u8) -> String {
    const SPOTS: [&[(i8, i8)]; 7] = [
        &[],
        &[(0, 0)],
        &[(-1, -1), (1, 1)],
        &[(-1, -1), (0, 0), (1, 1)],
        &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        &[(-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)],
        &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    ];
    let mut out = String::from(r##"<use href="#cube"/>"##);
    let (colour, radius) = match face {
        1 => ("var(--face-red)", 11.5),
        4 => ("var(--face-red)", 8.4),
        _ => ("var(--f)", 8.4),
    };
    for (x, y) in SPOTS.get(usize::from(face)).copied().unwrap_or_default() {
        let (x, y) = (N(f32::from(*x) * 22.0), N(f32::from(*y) * 22.0 - 4.0));
        let _ = write!(out, r#"<circle cx="{x}" cy="{y}" r="{}" fill="{colour}"/>"#, N(radius));
    }
    if face == 0 {
        out.push_str(r#"<path d="M-13 -17a13 13 0 1 1 13 13v7" transform="translate(0 -1)" fill="none" stroke="var(--f)" stroke-opacity=".55" stroke-width="6" stroke-linecap="round"/><circle cy="16" r="4" fill="var(--f)" fill-opacity=".55"/>"#);
    }
    out
}
