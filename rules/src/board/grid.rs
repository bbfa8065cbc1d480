//! Builders for square grids: points of lines, and cells.

use super::{Art, Board, Ground, Hit, Ink, Label, Pen, Place, Pt, Side};
use crate::game::BadText;

/// The name of a place by column letter and row number: `name(7, 8)` is "h8". Letters go on after `z` as `aa`.
pub fn name(column: usize, row: usize) -> String {
    let letter = char::from(b'a' + (column % 26) as u8);
    format!("{}{letter}{row}", if column >= 26 { "a" } else { "" })
}

/// The place so named on a board of `w` by `h`, counted in rows from the top left; capitals are read as well.
pub fn named(text: &str, w: usize, h: usize, lowest: usize) -> Result<u16, BadText> {
    let letter = text.chars().next().filter(char::is_ascii_alphabetic);
    let letter = letter.ok_or(BadText { at: 0, want: "want-letter" })?.to_ascii_lowercase();
    let row = number(&text[1..]).ok_or(BadText { at: 1, want: "want-number" })?;
    let x = usize::from(letter as u8 - b'a');
    let y = (h - 1 + lowest).checked_sub(row).filter(|&y| y < h && x < w);
    y.map(|y| (y * w + x) as u16).ok_or(BadText { at: 0, want: "want-place" })
}

/// A number in digits alone.
pub fn number(digits: &str) -> Option<usize> {
    digits.parse().ok().filter(|_| digits.bytes().all(|b| b.is_ascii_digit()))
}

/// A board whose men stand on the crossings of `w` by `h` lines. Place 0 is at the top left, rows follow;
/// names count rows from `lowest` at the bottom.
pub fn points(w: usize, h: usize, lowest: usize) -> Board {
    let places = (0..w * h)
        .map(|i| Place {
            at: ((i % w) as f32, (i / w) as f32),
            hit: Hit::Disc(0.5),
            name: name(i % w, h - 1 - i / w + lowest),
        })
        .collect();
    blank(((w - 1) as f32, (h - 1) as f32), places)
}

/// A board whose men stand in `w` by `h` cells, named as those of [`points`].
pub fn cells(w: usize, h: usize, lowest: usize) -> Board {
    let places = (0..w * h)
        .map(|i| {
            let (x, y) = ((i % w) as f32, (i / w) as f32);
            Place { at: (x + 0.5, y + 0.5), hit: Hit::Poly(square(x, y)), name: name(i % w, h - 1 - i / w + lowest) }
        })
        .collect();
    blank((w as f32, h as f32), places)
}

fn blank(far: Pt, places: Vec<Place>) -> Board {
    Board {
        bounds: ((0.0, 0.0), far),
        ground: Ground::Paper,
        margin: 0.7,
        man: 1.0,
        places,
        art: Vec::new(),
        detail: Vec::new(),
        labels: Vec::new(),
        zones: Vec::new(),
        die: None,
        views: vec![0, 180],
    }
}

/// The corners of the cell whose top left corner is there.
pub fn square(x: f32, y: f32) -> Vec<Pt> {
    vec![(x, y), (x + 1.0, y), (x + 1.0, y + 1.0), (x, y + 1.0)]
}

impl Board {
    /// Draws the inner lines of a grid whose bounds are this board's, one unit apart, and its frame.
    pub fn ruled(mut self, inner: Pen, frame: Pen) -> Self {
        let (_, (right, bottom)) = self.bounds;
        let mut strokes = Vec::new();
        for y in 1..bottom as usize {
            strokes.push(vec![(0.0, y as f32), (right, y as f32)]);
        }
        for x in 1..right as usize {
            strokes.push(vec![(x as f32, 0.0), (x as f32, bottom)]);
        }
        self.art.push(Art::Lines(strokes, inner));
        self.art.push(Art::Outline(vec![(0.0, 0.0), (right, 0.0), (right, bottom), (0.0, bottom)], frame));
        self
    }

    /// Shades every second cell, beginning right of the top left one.
    pub fn checkered(mut self, ink: Ink) -> Self {
        let (_, (right, bottom)) = self.bounds;
        let cells = (0..bottom as usize)
            .flat_map(|y| (0..right as usize).map(move |x| (x, y)))
            .filter(|(x, y)| (x + y) % 2 == 1)
            .map(|(x, y)| square(x as f32, y as f32))
            .collect();
        self.art.insert(0, Art::Areas(cells, ink));
        self
    }

    /// Dots at these crossings.
    pub fn stars(mut self, at: impl IntoIterator<Item = (usize, usize)>) -> Self {
        self.art.extend(at.into_iter().map(|(x, y)| Art::Dot((x as f32, y as f32), 0.08, Ink::Rule)));
        self
    }

    /// Letters below and numbers at the left, at each crossing or, with `offset` 0.5, in the middle of each cell.
    pub fn lettered(mut self, offset: f32, lowest: usize) -> Self {
        let (_, (right, bottom)) = self.bounds;
        let count = |far: f32| (far - offset * 2.0) as usize + 1;
        for x in 0..count(right) {
            let text = name(x, 0).trim_end_matches('0').to_ascii_uppercase();
            self.labels.push(Label { side: Side::Bottom, at: x as f32 + offset, text, han: false });
        }
        let rows = count(bottom);
        for y in 0..rows {
            let text = (rows - 1 - y + lowest).to_string();
            self.labels.push(Label { side: Side::Left, at: y as f32 + offset, text, han: false });
        }
        self
    }
}
