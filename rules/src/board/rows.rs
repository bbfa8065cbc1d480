//! Stones and other men on a board as text: its rows from the top, joined by `/`, empty places counted: `7x7/15/x13o`.

use crate::game::BadText;

/// The letters of the stones of the first seat and of the second.
const STONES: [char; 2] = ['x', 'o'];

/// Writes rows of these widths; `letter` tells what stands on a place, counted along the rows from 0.
pub fn write_letters(widths: impl IntoIterator<Item = usize>, letter: impl Fn(u16) -> Option<char>) -> String {
    let (mut text, mut place) = (String::new(), 0);
    for width in widths {
        if place > 0 {
            text.push('/');
        }
        let mut empty = 0;
        for at in place..place + width {
            match letter(at as u16) {
                None => empty += 1,
                Some(letter) => {
                    if empty > 0 {
                        text += &std::mem::take(&mut empty).to_string();
                    }
                    text.push(letter);
                }
            }
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        place += width;
    }
    text
}

/// Writes rows of these widths; `stone` tells whose stone stands on a place, counted along the rows from 0.
pub fn write(widths: impl IntoIterator<Item = usize>, stone: impl Fn(u16) -> Option<usize>) -> String {
    write_letters(widths, |place| stone(place).map(|side| STONES[side]))
}

/// Reads rows of these widths; `put` is told of every letter with its place, and says what is wrong with it, if
/// something is.
pub fn read_letters(
    widths: impl IntoIterator<Item = usize>,
    text: &str,
    mut put: impl FnMut(u16, char) -> Result<(), &'static str>,
) -> Result<(), BadText> {
    let mut widths = widths.into_iter();
    let mut left = widths.next().unwrap_or(0);
    let (mut place, mut empty) = (0, 0);
    for (at, c) in text.chars().enumerate() {
        if let Some(digit) = c.to_digit(10) {
            empty = empty * 10 + digit as usize;
            if empty > left {
                return Err(BadText { at, want: "want-row-length" });
            }
            continue;
        }
        place += empty;
        left -= std::mem::take(&mut empty);
        if c == '/' {
            let next = if left == 0 { widths.next() } else { None };
            left = next.ok_or(BadText { at, want: "want-row-length" })?;
            continue;
        }
        if left == 0 {
            return Err(BadText { at, want: "want-row-length" });
        }
        put(place as u16, c).map_err(|want| BadText { at, want })?;
        (place, left) = (place + 1, left - 1);
    }
    match left == empty && widths.next().is_none() {
        true => Ok(()),
        false => Err(BadText { at: text.chars().count(), want: "want-row-length" }),
    }
}

/// The places of the first seat's stones and of the second's, in order, as rows of these widths give them.
pub fn read(widths: impl IntoIterator<Item = usize>, text: &str) -> Result<[Vec<u16>; 2], BadText> {
    let mut stones = [Vec::new(), Vec::new()];
    read_letters(widths, text, |place, letter| {
        let side = STONES.iter().position(|&stone| stone == letter.to_ascii_lowercase());
        stones[side.ok_or("want-stone")?].push(place);
        Ok(())
    })?;
    Ok(stones)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_come_back() {
        let text = "x/1o1/12x2/7";
        let widths = [1, 3, 15, 7];
        let stones = read(widths, text).expect("it is well written");
        assert_eq!(stones, [vec![0, 16], vec![2]]);
        let side = |place| (0..2).find(|&side| stones[side].contains(&place));
        assert_eq!(write(widths, side), text);
    }

    #[test]
    fn other_rows_are_refused() {
        let fault = |text| read([3, 3], text).expect_err("it is not well written");
        let length = |at| BadText { at, want: "want-row-length" };
        assert_eq!(fault("3"), length(1));
        assert_eq!(fault("3/"), length(2));
        assert_eq!(fault("3/2"), length(3));
        assert_eq!(fault("2/3"), length(1));
        assert_eq!(fault("4/3"), length(0));
        assert_eq!(fault("xxxx/3"), length(3));
        assert_eq!(fault("3/3/"), length(3));
        assert_eq!(fault("3/1z1"), BadText { at: 3, want: "want-stone" });
    }
}
