//! Digits of mixed radix as text: blocks of characters, each with a check of all that stands before it.
//!
//! A block is one number below 2^126 in 21 characters and one character of check, so that a damaged or shortened
//! text is still good up to the block that is hurt. Both sides open a new block by the same rule, so nothing but
//! digits is stored. One number for the whole text would be a tenth shorter, and worthless after one wrong character.
//!
//! A digit that does not fit opens the next block; where digits are set tightly, it is parted instead, and what the
//! block still holds of it goes there.

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const LIMIT: u128 = 1 << 126;
const BLOCK: usize = 21;

/// The character that stands for the low six bits.
pub(in crate::play) fn letter(n: u64) -> char {
    char::from(ALPHABET[(n & 63) as usize])
}

/// The six bits that a character stands for.
pub(in crate::play) fn value(letter: u8) -> Option<u64> {
    ALPHABET.iter().position(|&c| c == letter).map(|i| i as u64)
}

/// FNV-1a, carried on from `hash`.
fn hashed(hash: u64, text: &[u8]) -> u64 {
    text.iter().fold(hash, |h, &b| (h ^ u64::from(b)).wrapping_mul(0x0100_0000_01b3))
}

/// Four characters that tell whether a text of that salt has come whole.
pub(in crate::play) fn sealed(salt: &str, text: &str) -> String {
    let hash = hashed(seeded(salt), text.as_bytes());
    [22, 28, 34, 40].iter().map(|shift| letter(hash >> shift)).collect()
}

fn seeded(salt: &str) -> u64 {
    hashed(0xcbf2_9ce4_8422_2325, salt.as_bytes())
}

/// The product of both, if a block can hold it.
fn widened(span: u128, radix: u32) -> Option<u128> {
    span.checked_mul(u128::from(radix)).filter(|&product| product <= LIMIT)
}

/// Writes digits.
pub(in crate::play) struct Writer {
    out: String,
    hash: u64,
    value: u128,
    span: u128,
    tight: bool,
}

/// How much of a digit goes into a block that cannot hold all of it: the radix of the lower part.
fn parted(span: u128, radix: u32, tight: bool) -> Option<u32> {
    let left = u32::try_from(LIMIT / span).ok()?;
    (tight && left > 1 && left < radix).then_some(left)
}

impl Writer {
    /// A writer whose checks also cover `salt`.
    pub fn new(salt: &str, tight: bool) -> Self {
        Writer { out: String::new(), hash: seeded(salt), value: 0, span: 1, tight }
    }

    /// Adds a digit below its radix.
    pub fn put(&mut self, digit: u32, radix: u32) {
        debug_assert!(digit < radix);
        if let Some(low) = parted(self.span, radix, self.tight) {
            self.put(digit % low, low);
            return self.put(digit / low, radix.div_ceil(low));
        }
        let span = widened(self.span, radix).unwrap_or_else(|| {
            self.close(BLOCK);
            u128::from(radix)
        });
        self.value += u128::from(digit) * (span / u128::from(radix));
        self.span = span;
    }

    /// Adds a number of any size, five bits a digit.
    pub fn put_long(&mut self, mut n: u32) {
        while n >= 32 {
            self.put(n & 31 | 32, 64);
            n >>= 5;
        }
        self.put(n, 64);
    }

    fn close(&mut self, length: usize) {
        let from = self.out.len();
        for _ in 0..length {
            self.out.push(letter(self.value as u64));
            self.value >>= 6;
        }
        self.hash = hashed(self.hash, &self.out.as_bytes()[from..]);
        self.out.push(letter(self.hash >> 32));
        self.span = 1;
    }

    /// The text: the last block only as long as it must be, and one more character of check.
    pub fn finish(mut self) -> String {
        let length = (0..=BLOCK).find(|&n| 1 << (6 * n) >= self.span).unwrap_or(BLOCK);
        self.close(length);
        self.out.push(letter(self.hash >> 40));
        self.out
    }
}

/// The text ends or is damaged where the next digit should stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::play) struct Broken;

/// Reads digits.
pub(in crate::play) struct Reader<'a> {
    rest: &'a [u8],
    hash: u64,
    value: u128,
    span: u128,
    /// What the open block can hold.
    room: u128,
    tight: bool,
}

impl<'a> Reader<'a> {
    /// A reader of what a [`Writer`] of the same salt has written.
    pub fn new(salt: &str, text: &'a str, tight: bool) -> Self {
        Reader { rest: text.as_bytes(), hash: seeded(salt), value: 0, span: LIMIT, room: 0, tight }
    }

    /// The next digit of that radix.
    pub fn get(&mut self, radix: u32) -> Result<u32, Broken> {
        if let Some(low) = parted(self.span, radix, self.tight) {
            let (below, above) = (self.get(low)?, self.get(radix.div_ceil(low))?);
            return above.checked_mul(low).and_then(|n| n.checked_add(below)).filter(|n| *n < radix).ok_or(Broken);
        }
        let span = match widened(self.span, radix) {
            Some(span) => span,
            None => {
                self.open()?;
                u128::from(radix)
            }
        };
        if span > self.room {
            return Err(Broken);
        }
        self.span = span;
        let radix = u128::from(radix);
        let digit = self.value % radix;
        self.value /= radix;
        Ok(digit as u32)
    }

    /// A number of any size, as [`Writer::put_long`] wrote it.
    pub fn get_long(&mut self) -> Result<u32, Broken> {
        let mut n = 0;
        for shift in (0..32).step_by(5) {
            let digit = self.get(64)?;
            n |= (digit & 31) << shift;
            if digit < 32 {
                return Ok(n);
            }
        }
        Err(Broken)
    }

    /// Whether the text ends here, as it should.
    pub fn at_end(&self) -> bool {
        self.value == 0 && (self.rest.is_empty() || self.rest == [letter(self.hash >> 40) as u8])
    }

    fn open(&mut self) -> Result<(), Broken> {
        let ends = |length: usize, hash: u64| {
            self.rest.len() == length + 2 && self.rest[length + 1] == letter(hash >> 40) as u8
        };
        let good = |length: usize| {
            let hash = hashed(self.hash, self.rest.get(..length)?);
            (*self.rest.get(length)? == letter(hash >> 32) as u8).then_some((length, hash))
        };
        let tail = self.rest.len().checked_sub(2).filter(|&length| length <= BLOCK);
        let last = tail.and_then(good).filter(|&(length, hash)| ends(length, hash));
        let (length, hash) = last.or_else(|| good(BLOCK)).ok_or(Broken)?;
        self.value = 0;
        for &c in self.rest[..length].iter().rev() {
            self.value = self.value << 6 | u128::from(value(c).ok_or(Broken)?);
        }
        self.room = 1 << (6 * length);
        self.rest = &self.rest[length + 1..];
        self.hash = hash;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Rng;

    fn sample(seed: u64, length: usize, tight: bool) -> (String, Vec<(u32, u32)>) {
        let mut rng = Rng::new(seed);
        let mut writer = Writer::new("salt", tight);
        let digits: Vec<(u32, u32)> = (0..length)
            .map(|_| {
                let widest = if rng.below(9) == 0 { u32::MAX - 2 } else { 9_000 };
                let radix = 2 + rng.below(widest);
                (rng.below(radix), radix)
            })
            .collect();
        for &(digit, radix) in &digits {
            writer.put(digit, radix);
        }
        (writer.finish(), digits)
    }

    #[test]
    fn digits_come_back() {
        for (seed, tight) in (1..300).flat_map(|seed| [(seed, false), (seed, true)]) {
            let (text, digits) = sample(seed, seed as usize, tight);
            let mut reader = Reader::new("salt", &text, tight);
            for (digit, radix) in digits {
                assert_eq!(reader.get(radix), Ok(digit), "seed {seed}: {text}");
            }
            assert!(reader.at_end(), "seed {seed}");
        }
    }

    #[test]
    fn tight_digits_leave_no_room_in_their_blocks() {
        let mut writer = Writer::new("", true);
        (0..800).for_each(|i| writer.put(i, 20_000));
        // A digit takes log2(20000) = 14.29 bits, and 126 bits take 22 characters.
        assert_eq!(writer.finish().len().div_ceil(22), (800.0_f64 * 20_000_f64.log2() / 126.0).ceil() as usize);
    }

    #[test]
    fn a_wrong_character_spares_what_stands_before_its_block() {
        let (text, digits) = sample(7, 90, false);
        for at in 0..text.len() {
            let mut hurt = text.clone().into_bytes();
            hurt[at] = if hurt[at] == b'A' { b'B' } else { b'A' };
            let hurt = String::from_utf8(hurt).expect("ASCII");
            let mut reader = Reader::new("salt", &hurt, false);
            let good = digits.iter().take_while(|&&(digit, radix)| reader.get(radix) == Ok(digit)).count();
            assert!(good >= at / (BLOCK + 1) * 3, "character {at}: {good} digits");
            assert!(good < digits.len() || !reader.at_end(), "character {at} went unnoticed");
        }
    }

    #[test]
    fn a_shortened_text_is_good_up_to_its_last_whole_block() {
        let (text, digits) = sample(8, 90, false);
        for length in 0..text.len() {
            let mut reader = Reader::new("salt", &text[..length], false);
            let good = digits.iter().take_while(|&&(digit, radix)| reader.get(radix) == Ok(digit)).count();
            assert!(good >= length / (BLOCK + 1) * 3, "{length} characters: {good} digits");
            assert!(good < digits.len() || length + 1 == text.len());
        }
    }

    #[test]
    fn another_salt_is_noticed() {
        let (text, digits) = sample(9, 5, false);
        assert_eq!(Reader::new("other", &text, false).get(digits[0].1), Err(Broken));
    }

    #[test]
    fn long_numbers_come_back() {
        for n in [0, 1, 31, 32, 1_000, u32::MAX] {
            let mut writer = Writer::new("", false);
            writer.put_long(n);
            let text = writer.finish();
            assert_eq!(Reader::new("", &text, false).get_long(), Ok(n));
        }
    }
}
