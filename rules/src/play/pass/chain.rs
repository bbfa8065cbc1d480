//! Hashes of a match: the chains that dice are thrown by, and what binds a set-up.

use super::{Digest, Number};
use crate::game::{Rng, Seat};
use sha2::{Digest as _, Sha256};

/// How many runs of throws a chain is good for. A game that comes so far ends by agreement, or without a result.
pub const LENGTH: u32 = 2048;

/// What a hash is for: no hash of one use can stand for one of another.
#[derive(Clone, Copy)]
#[repr(u8)]
enum Use {
    Seed = 1,
    Step,
    Throw,
    Salt,
    SetUp,
}

/// A hash of this match, of 128 bits.
fn hash(to: Use, number: &Number, parts: &[&[u8]]) -> Digest {
    let mut sha = Sha256::new();
    sha.update(b"yiguan pass");
    sha.update([to as u8]);
    sha.update(number);
    for part in parts {
        sha.update(part);
    }
    let mut out = Digest::default();
    out.copy_from_slice(&sha.finalize()[..16]);
    out
}

/// The value of a seat's chain so many steps nearer to its anchor.
pub fn forward(number: &Number, seat: Seat, mut at: Digest, steps: u32) -> Digest {
    for _ in 0..steps {
        at = hash(Use::Step, number, &[&[seat.0], &at]);
    }
    at
}

/// What the owner of a chain reveals for its `run`-th run of throws; the anchor for 0.
pub fn reveal(number: &Number, seat: Seat, secret: &Digest, run: u32) -> Option<Digest> {
    let steps = LENGTH.checked_sub(run)?;
    Some(forward(number, seat, hash(Use::Seed, number, &[&[seat.0], secret]), steps))
}

/// The luck of the `nth` throw of a run, by what both seats reveal for it.
pub fn luck(number: &Number, (run, nth): (u32, u32), reveals: [Digest; 2]) -> Rng {
    let [a, b] = reveals;
    let out = hash(Use::Throw, number, &[&run.to_le_bytes(), &nth.to_le_bytes(), &a, &b]);
    let (seed, _) = out.split_first_chunk().unwrap_or_else(|| unreachable!("a hash is longer than a seed"));
    Rng::new(u64::from_le_bytes(*seed))
}

/// What hides a set-up until it is revealed.
pub fn salt(number: &Number, secret: &Digest) -> Digest {
    hash(Use::Salt, number, &[secret])
}

/// What binds a set-up.
pub fn bond(number: &Number, salt: &Digest, codes: &[u32]) -> Digest {
    let bytes: Vec<u8> = codes.iter().flat_map(|code| code.to_le_bytes()).collect();
    hash(Use::SetUp, number, &[salt, &bytes])
}
