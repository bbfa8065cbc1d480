//! The one random generator: small, seeded, the same on every machine.

use rand_core::{RngCore, SeedableRng};
use rand_pcg::Pcg32;

/// A seeded PCG-32 stream. Draws are of fixed width, so that a seed gives the same game everywhere.
#[derive(Clone, Debug)]
pub struct Rng(Pcg32);

impl Rng {
    /// The stream that belongs to `seed`.
    pub fn new(seed: u64) -> Self {
        Rng(Pcg32::seed_from_u64(seed))
    }

    /// The next 32 bits.
    pub fn word(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// The next 64 bits.
    pub fn wide(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `n`, every one equally likely (Lemire's method). `n` is at least 1.
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0);
        loop {
            let wide = u64::from(self.word()) * u64::from(n);
            let low = wide as u32;
            if low >= n || low >= n.wrapping_neg() % n {
                return (wide >> 32) as u32;
            }
        }
    }

    /// A number in `0.0..1.0` with 24 random bits.
    pub fn unit(&mut self) -> f32 {
        (self.word() >> 8) as f32 / (1 << 24) as f32
    }

    /// One of `all`, every one equally likely. `all` is not empty.
    pub fn pick<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len() as u32) as usize]
    }
}
