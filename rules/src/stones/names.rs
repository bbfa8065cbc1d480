//! Names of points, and positions as text, as players of Go write them.

use super::{Bits, Field};
use crate::board::{grid, rows};
use crate::game::{BadText, Seat};

/// The name of a point, counted from the top left: a letter without `i` and the row from the bottom, `e5`.
pub fn name(size: usize, point: u16) -> String {
    let (x, y) = (usize::from(point) % size, usize::from(point) / size);
    grid::name(x + usize::from(x >= 8), size - y)
}

/// The point so named; capitals are read too.
pub fn named(size: usize, text: &str) -> Result<u16, BadText> {
    // Among letters with `i`, the board is one column wider.
    let wide = size + usize::from(size > 8);
    let at = usize::from(grid::named(text, wide, size, 1)?);
    let (x, y) = (at % wide, at / wide);
    if x == 8 {
        return Err(BadText { at: 0, want: "want-place" });
    }
    Ok((y * size + x - usize::from(x > 8)) as u16)
}

/// A position: its rows, and who is to move.
pub fn write<const W: usize>(field: &Field, stones: &[Bits<W>; 2], mover: Seat) -> String {
    let seat = |point| stones.iter().position(|own| own.has(field.bit(point)));
    let rows = rows::write(std::iter::repeat_n(field.size, field.size), seat);
    format!("{rows} {}", if mover == Seat(0) { 'b' } else { 'w' })
}

/// The stones and the mover of a position, and what follows them with the character it begins at.
pub fn read<'a, const W: usize>(field: &Field, text: &'a str) -> Result<([Bits<W>; 2], Seat, &'a str, usize), BadText> {
    let (rows, rest) = text.split_once(' ').ok_or(BadText { at: text.chars().count(), want: "want-side" })?;
    let points = rows::read(std::iter::repeat_n(field.size, field.size), rows)?;
    let at = rows.chars().count() + 1;
    let (side, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    let mover = match side {
        "b" => Seat(0),
        "w" => Seat(1),
        _ => return Err(BadText { at, want: "want-side" }),
    };
    let mut stones = [Bits::default(); 2];
    for (own, points) in stones.iter_mut().zip(points) {
        points.into_iter().for_each(|point| own.add(field.bit(point)));
    }
    Ok((stones, mover, rest, at + 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_come_back() {
        for size in [2, 8, 9, 19] {
            for point in 0..(size * size) as u16 {
                assert_eq!(named(size, &name(size, point)), Ok(point));
            }
        }
        assert_eq!(name(9, 8), "j9");
        assert!(["i1", "k1", "a10", "a0"].iter().all(|text| named(9, text).is_err()));
        assert!(named(8, "j1").is_err() && named(2, "c1").is_err());
    }
}
