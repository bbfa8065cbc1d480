//! Sets of places as bits of a number: place 0 is the lowest bit.

/// The places of a set, lowest first.
pub fn each(set: impl Into<u128>) -> impl Iterator<Item = u16> {
    let set: u128 = set.into();
    std::iter::successors(Some(set), |left| Some(left & left.wrapping_sub(1)))
        .take_while(|left| *left != 0)
        .map(|left| left.trailing_zeros() as u16)
}

/// The `which`-th place of a set, counted from 0; the set has as many.
pub fn nth(set: u128, which: u32) -> u16 {
    let mut left = set;
    for _ in 0..which {
        left &= left.wrapping_sub(1);
    }
    left.trailing_zeros() as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_those_of_the_bits() {
        let set = 1u128 << 100 | 0b1010;
        assert_eq!(each(set).collect::<Vec<_>>(), [1, 3, 100]);
        assert_eq!([0, 1, 2].map(|i| nth(set, i)), [1, 3, 100]);
        assert_eq!(each(0u32).count(), 0);
    }
}
