//! What a link of a match carries besides the game: the format's version, four characters that seal what follows (the
//! checks within digits are short, and here a cut must not pass for a link), and digits, in order:
//!
//! flags, radix 64 (1 and 2: the seats that are taken;
//! 4: there are dice; 8: a set-up is bound; 16: it is revealed); the match's number, eight bytes; of each seat that is
//! taken its anchor and, where there are dice, how many runs it has revealed and, if any, the latest; what binds the
//! set-up; its salt. Anchors and the like are of sixteen bytes. The checks within the digits cover the game too.

use super::{Digest, Number};
use crate::play::link::digits::{Broken, Reader, Writer, letter, sealed, value};

const VERSION: u64 = 1;
const DICE: u32 = 4;
const BOUND: u32 = 8;
const OPEN: u32 = 16;

/// What is known of a seat's chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chain {
    /// Its end, by which the seat is bound.
    pub anchor: Digest,
    /// How many runs of throws it has been revealed for.
    pub runs: u32,
    /// What was revealed last, the anchor if nothing was.
    pub at: Digest,
}

/// What is known of the first seat's hidden set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bond {
    /// By what the seat is bound.
    pub bond: Digest,
    /// What opens it, once that is known.
    pub salt: Option<Digest>,
}

/// What a link carries besides the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Envelope {
    /// Which match.
    pub number: Number,
    /// The seats that are taken.
    pub seats: [Option<Chain>; 2],
    /// The first seat's hidden set-up.
    pub set_up: Option<Bond>,
}

/// What can be wrong with an envelope.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadEnvelope {
    /// A newer version wrote it.
    Newer,
    /// It is damaged, or belongs to another game.
    Damaged,
}

impl From<Broken> for BadEnvelope {
    fn from(_: Broken) -> Self {
        BadEnvelope::Damaged
    }
}

fn put(out: &mut Writer, bytes: &[u8]) {
    for &byte in bytes {
        out.put(u32::from(byte), 256);
    }
}

fn get<const N: usize>(digits: &mut Reader<'_>) -> Result<[u8; N], Broken> {
    let mut bytes = [0; N];
    for byte in &mut bytes {
        *byte = digits.get(256)? as u8;
    }
    Ok(bytes)
}

impl Envelope {
    /// The envelope as text, bound to a game's packed link.
    pub fn write(&self, link: &str) -> String {
        let mut out = Writer::new(link, false);
        self.put(&mut out);
        let digits = out.finish();
        format!("{}{}{digits}", letter(VERSION), sealed(link, &digits))
    }

    /// Adds its digits.
    pub(super) fn put(&self, out: &mut Writer) {
        let taken = u32::from(self.seats[0].is_some()) + 2 * u32::from(self.seats[1].is_some());
        let dice = self.seats.iter().flatten().any(|chain| chain.runs > 0);
        let bound = self.set_up.map_or(0, |one| BOUND + if one.salt.is_some() { OPEN } else { 0 });
        out.put(taken + if dice { DICE } else { 0 } + bound, 64);
        put(out, &self.number);
        for chain in self.seats.iter().flatten() {
            put(out, &chain.anchor);
            if dice {
                out.put_long(chain.runs);
                put(out, if chain.runs > 0 { &chain.at } else { &[] });
            }
        }
        if let Some(one) = &self.set_up {
            put(out, &one.bond);
            put(out, one.salt.as_ref().map_or(&[], |salt| &salt[..]));
        }
    }

    /// The envelope that a text is, of that packed link.
    pub fn read(link: &str, text: &str) -> Result<Envelope, BadEnvelope> {
        let mut letters = text.chars();
        match letters.next().and_then(|c| u8::try_from(c).ok()).and_then(value) {
            Some(VERSION) => {}
            Some(newer) if newer > VERSION => return Err(BadEnvelope::Newer),
            _ => return Err(BadEnvelope::Damaged),
        }
        let (seal, digits) = letters.as_str().split_at_checked(4).ok_or(BadEnvelope::Damaged)?;
        if seal != sealed(link, digits) {
            return Err(BadEnvelope::Damaged);
        }
        let mut digits = Reader::new(link, digits, false);
        let envelope = Envelope::get(&mut digits)?;
        if digits.at_end() { Ok(envelope) } else { Err(BadEnvelope::Damaged) }
    }

    /// Reads its digits.
    pub(super) fn get(digits: &mut Reader<'_>) -> Result<Envelope, Broken> {
        let flags = digits.get(64)?;
        let number = get(digits)?;
        let mut seats = [None; 2];
        for (_, chain) in seats.iter_mut().enumerate().filter(|(seat, _)| flags >> seat & 1 == 1) {
            let anchor = get(digits)?;
            let runs = if flags & DICE != 0 { digits.get_long()? } else { 0 };
            let at = if runs > 0 { get(digits)? } else { anchor };
            *chain = Some(Chain { anchor, runs, at });
        }
        let mut set_up = None;
        if flags & BOUND != 0 {
            let bond = get(digits)?;
            let salt = if flags & OPEN != 0 { Some(get(digits)?) } else { None };
            set_up = Some(Bond { bond, salt });
        }
        Ok(Envelope { number, seats, set_up })
    }
}
