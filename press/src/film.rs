//! Moving pictures: frames as pixels in, the bytes of a GIF out.
//!
//! A board changes little from move to move. So a frame holds the smallest box round what has changed, clear where
//! nothing has, with colours of its own: all of them where they are few, else the best 255.

use color_quant::NeuQuant;
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use std::borrow::Cow;
use std::collections::HashMap;

/// How many colours a frame has besides the clear one.
const COLOURS: usize = 255;
/// The index of the clear one.
const CLEAR: u8 = 255;
/// About so many pixels teach the palette.
const LESSONS: usize = 60_000;

type Pixel = [u8; 4];

/// A film that is being made.
pub struct Film {
    size: (u16, u16),
    last: Vec<Pixel>,
    gif: Encoder<Vec<u8>>,
}

impl Film {
    /// A film of that size; nothing if it cannot be one.
    pub fn begin(width: u16, height: u16) -> Option<Film> {
        let mut gif = Encoder::new(Vec::new(), width, height, &[]).ok()?;
        gif.set_repeat(Repeat::Infinite).ok()?;
        Some(Film { size: (width, height), last: Vec::new(), gif })
    }

    /// Adds a frame of RGBA pixels that stays so many hundredths of a second; nothing if it has another size.
    pub fn add(&mut self, rgba: &[u8], hundredths: u16) -> Option<()> {
        let (pixels, _) = rgba.as_chunks::<4>();
        let width = usize::from(self.size.0);
        if pixels.len() != width * usize::from(self.size.1) {
            return None;
        }
        let (left, top, right, bottom) = self.changed(pixels).unwrap_or((0, 0, 1, 1));
        let cell = |x: usize, y: usize| {
            let i = y * width + x;
            (self.last.get(i) != Some(&pixels[i])).then_some(pixels[i])
        };
        let cells: Vec<Option<Pixel>> =
            (top..bottom).flat_map(|y| (left..right).map(move |x| (x, y))).map(|(x, y)| cell(x, y)).collect();
        let (palette, buffer) = coloured(&cells);
        let frame = Frame {
            delay: hundredths,
            dispose: DisposalMethod::Keep,
            transparent: Some(CLEAR),
            left: left as u16,
            top: top as u16,
            width: (right - left) as u16,
            height: (bottom - top) as u16,
            palette: Some(palette),
            buffer: Cow::Owned(buffer),
            ..Frame::default()
        };
        self.gif.write_frame(&frame).ok()?;
        self.last = pixels.to_vec();
        Some(())
    }

    /// The bytes of the file.
    pub fn end(self) -> Option<Vec<u8>> {
        self.gif.into_inner().ok()
    }

    /// The box round everything that is not as it was: left, top, right, bottom.
    fn changed(&self, pixels: &[Pixel]) -> Option<(usize, usize, usize, usize)> {
        let width = usize::from(self.size.0);
        let differs = |i: &usize| self.last.get(*i) != Some(&pixels[*i]);
        let first = (0..pixels.len()).find(differs)?;
        let last = (0..pixels.len()).rfind(differs)?;
        let (top, bottom) = (first / width, last / width + 1);
        let column = |x: &usize| (top..bottom).any(|y| differs(&(y * width + x)));
        let (left, right) = ((0..width).find(column)?, (0..width).rfind(column)? + 1);
        Some((left, top, right, bottom))
    }
}

/// A palette for these pixels and their indices in it; nothing is a clear one.
fn coloured(cells: &[Option<Pixel>]) -> (Vec<u8>, Vec<u8>) {
    let mut known: HashMap<Pixel, u8> = HashMap::new();
    for &pixel in cells.iter().flatten() {
        let next = known.len();
        if next >= COLOURS && !known.contains_key(&pixel) {
            return learned(cells);
        }
        known.entry(pixel).or_insert(next as u8);
    }
    let mut palette = vec![0; 3 * (COLOURS + 1)];
    for (pixel, &i) in &known {
        palette[3 * usize::from(i)..][..3].copy_from_slice(&pixel[..3]);
    }
    (palette, cells.iter().map(|cell| cell.map_or(CLEAR, |pixel| known[&pixel])).collect())
}

/// The same where there are more colours than a palette holds.
fn learned(cells: &[Option<Pixel>]) -> (Vec<u8>, Vec<u8>) {
    let all: Vec<u8> = cells.iter().flatten().flatten().copied().collect();
    let one_in = (all.len() / 4 / LESSONS).clamp(1, 30);
    let colours = NeuQuant::new(one_in as i32, COLOURS, &all);
    let mut palette = colours.color_map_rgb();
    palette.resize(3 * (COLOURS + 1), 0);
    let mut known: HashMap<Pixel, u8> = HashMap::new();
    let mut index = |pixel: Pixel| *known.entry(pixel).or_insert_with(|| colours.index_of(&pixel) as u8);
    (palette, cells.iter().map(|cell| cell.map_or(CLEAR, &mut index)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use gif::{ColorOutput, DecodeOptions};

    const SIZE: (usize, usize) = (40, 30);

    /// Frames with a square of another colour that travels; with many colours or few.
    fn frame(step: usize, many: bool) -> Vec<u8> {
        let pixel = |i: usize| {
            let (x, y) = (i % SIZE.0, i / SIZE.0);
            match x.abs_diff(step * 3) < 4 && y.abs_diff(step * 2) < 4 {
                true => [200, 10, 30, 255],
                false if many => [(x * 6) as u8, (y * 8) as u8, 90, 255],
                false => [240, 220, 180, 255],
            }
        };
        (0..SIZE.0 * SIZE.1).flat_map(pixel).collect()
    }

    #[test]
    fn a_film_comes_back_from_its_file() {
        for many in [false, true] {
            let mut film = Film::begin(SIZE.0 as u16, SIZE.1 as u16).expect("a good size");
            for step in [0, 1, 1, 5] {
                film.add(&frame(step, many), 50).expect("a good frame");
            }
            let bytes = film.end().expect("the bytes");
            let mut how = DecodeOptions::new();
            how.set_color_output(ColorOutput::RGBA);
            let mut file = how.read_info(&bytes[..]).expect("a GIF");
            let mut screen = vec![0; SIZE.0 * SIZE.1 * 4];
            for step in [0, 1, 1, 5] {
                let part = file.read_next_frame().expect("a good frame").expect("one more frame");
                assert_eq!(part.delay, 50);
                for (i, pixel) in part.buffer.chunks(4).enumerate().filter(|(_, pixel)| pixel[3] > 0) {
                    let (x, y) = (i % usize::from(part.width), i / usize::from(part.width));
                    let at = (usize::from(part.top) + y) * SIZE.0 + usize::from(part.left) + x;
                    screen[at * 4..][..4].copy_from_slice(pixel);
                }
                let wanted = frame(step, many);
                let far: usize = screen.iter().zip(&wanted).map(|(a, b)| usize::from(a.abs_diff(*b))).sum();
                let mean = far / screen.len();
                assert!(if many { mean < 6 } else { far == 0 }, "{mean} off, many colours: {many}");
            }
            assert!(file.read_next_frame().expect("the end").is_none());
        }
    }

    #[test]
    fn a_frame_of_another_size_is_refused() {
        let mut film = Film::begin(2, 2).expect("a good size");
        assert!(film.add(&[0; 4], 1).is_none());
    }
}
