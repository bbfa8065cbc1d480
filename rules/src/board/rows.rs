//! Stones on a board as text: its rows from the top, joined by `/`, empty places counted: `7x7/15/x13o`.

use crate::game::BadText;

/// The letters of the stones of the first seat and of the second.
const STONES: [char; 2] = ['x', 'o'];

/// Writes rows of these widths; `stone` tells whose stone stands on a place, counted along the rows from 0.
pub fn write(widths: impl IntoIterator<Item = usize>, stone: impl Fn(u16) -> Option<usize>) -> String {
    let (mut text, mut place) = (String::new(), 0);
    for width in widths {
        if place > 0 {
            text.push('/');
        }
        let mut empty = 0;
        for at in place..place + width {
            match stone(at as u16) {
                None => empty += 1,
                Some(side) => {
                    if empty > 0 {
                        text += &std::mem::take(&mut empty).to_string();
                    }
                    text.push(STONES[side]);
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

/// The places of the first seat's stones and of the second's, in order, as rows of these widths give them.
pub fn read(widths: impl IntoIterator<Item = usize>, text: &str) -> Result<[Vec<u16>; 2], BadText> {
    let mut stones = [Vec::new(), Vec::new()];
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
        let side = STONES.iter().position(|&stone| stone == c.to_ascii_lowercase());
        match side {
            Some(side) if left > 0 => {
                stones[side].push(place as u16);
                (place, left) = (place + 1, left - 1);
            }
            None if c == '/' && left == 0 => {
                left = widths.next().ok_or(BadText { at, want: "want-row-length" })?;
            }
            None if c != '/' => return Err(BadText { at, want: "want-stone" }),
            _ => return Err(BadText { at, want: "want-row-length" }),
        }
    }
    match left == empty && widths.next().is_none() {
        true => Ok(stones),
        false => Err(BadText { at: text.chars().count(), want: "want-row-length" }),
    }
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
