//! Words in drawings: characters centred by their ink, numbers by their height, cues of seats.

use super::sheet::N;
use rules::board::Pt;
use std::fmt::Write;

/// Centres of ink in thousandths of the font size: character, from the left, below the baseline's top.
/// Measured on the brush face that the page ships.
const INK: &str = include_str!("ink.txt");

fn ink(character: char) -> (f32, f32) {
    INK.lines()
        .find_map(|line| {
            let mut parts = line.split(' ');
            (parts.next()?.starts_with(character)).then_some(())?;
            Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
        })
        .map_or((0.5, 0.37), |(x, y): (i16, i16)| (f32::from(x) / 1000.0, f32::from(y) / 1000.0))
}

/// The same text, safe inside a drawing.
pub fn safe(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// Words in the brush face, centred; `attributes` colour them.
pub fn brush(out: &mut String, text: &str, (x, y): Pt, size: f32, attributes: &str) {
    let mut letters = text.chars();
    if let (Some(one), None) = (letters.next(), letters.next()) {
        let (dx, dy) = ink(one);
        let (x, y) = (N(x - dx * size), N(y + dy * size));
        let _ = write!(out, r#"<text class="kt" x="{x}" y="{y}" font-size="{}" {attributes}>{one}</text>"#, N(size));
        return;
    }
    let (x, y, text) = (N(x), N(y + 0.36 * size), safe(text));
    let _ = write!(
        out,
        r#"<text class="kt" x="{x}" y="{y}" font-size="{}" text-anchor="middle" {attributes}>{text}</text>"#,
        N(size)
    );
}

/// Numbers and letters in the text face, centred.
pub fn plain(out: &mut String, text: &str, (x, y): Pt, size: f32, attributes: &str) {
    let (x, y, text) = (N(x), N(y + 0.34 * size), safe(text));
    let _ = write!(
        out,
        r#"<text class="nt" x="{x}" y="{y}" font-size="{}" text-anchor="middle" {attributes}>{text}</text>"#,
        N(size)
    );
}

/// A seat's cue: dot, ring, bar, cross, triangle, square.
pub fn cue(out: &mut String, seat: u8, (x, y): Pt, s: f32, colour: &str) {
    let (cx, cy, w) = (N(x), N(y), s * 0.3);
    let line = |d: String, w: f32| {
        format!(r#"<path d="{d}" stroke="{colour}" stroke-width="{}" fill="none" stroke-linecap="round"/>"#, N(w))
    };
    out.push_str(&match seat {
        0 => format!(r#"<circle cx="{cx}" cy="{cy}" r="{}" fill="{colour}"/>"#, N(s * 0.5)),
        1 => format!(
            r#"<circle cx="{cx}" cy="{cy}" r="{}" fill="none" stroke="{colour}" stroke-width="{}"/>"#,
            N(s * 0.72),
            N(w)
        ),
        2 => line(format!("M{} {cy}H{}", N(x - s * 0.8), N(x + s * 0.8)), w * 1.25),
        3 => {
            let (l, r, t, b) = (N(x - s * 0.72), N(x + s * 0.72), N(y - s * 0.72), N(y + s * 0.72));
            line(format!("M{l} {cy}H{r}M{cx} {t}V{b}"), w)
        }
        4 => {
            let (t, l, r, b) = (N(y - s * 0.85), N(x - s * 0.8), N(x + s * 0.8), N(y + s * 0.55));
            format!(r#"<path d="M{cx} {t}L{r} {b}H{l}Z" fill="{colour}"/>"#)
        }
        _ => {
            let (l, t, side) = (N(x - s * 0.58), N(y - s * 0.58), N(s * 1.16));
            format!(r#"<rect x="{l}" y="{t}" width="{side}" height="{side}" fill="{colour}"/>"#)
        }
    });
}
