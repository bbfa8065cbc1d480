//! Set-ups by swapping: the clicks that bring men where they are wanted.

use super::Target;

/// The clicks, two for each swap, that make `want` of the men `have` on these places; nothing if the men are others.
pub fn swaps(have: &[u8], want: &[u8], places: &[u16]) -> Option<Vec<Target>> {
    let mut men = have.to_vec();
    let mut clicks = Vec::new();
    for (i, man) in want.iter().enumerate() {
        let from = i + men.get(i..)?.iter().position(|m| m == man)?;
        if from > i {
            clicks.extend([places.get(i)?, places.get(from)?].map(|&place| Target::Place(place)));
            men.swap(i, from);
        }
    }
    (men.len() == want.len()).then_some(clicks)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn swaps_bring_men_where_they_are_wanted() {
        let clicks = swaps(&[1, 1, 2, 3], &[3, 1, 1, 2], &[10, 11, 12, 13]).expect("the same men");
        let mut men = [1, 1, 2, 3];
        for pair in clicks.chunks(2) {
            let at = |t: Target| usize::from(t.place().expect("a place")) - 10;
            men.swap(at(pair[0]), at(pair[1]));
        }
        assert_eq!(men, [3, 1, 1, 2]);
        assert_eq!(swaps(&[1, 2], &[1, 2], &[0, 1]), Some(Vec::new()));
        assert!(swaps(&[1, 2], &[1, 1], &[0, 1]).is_none());
        assert!(swaps(&[1, 2], &[1], &[0, 1]).is_none() && swaps(&[1], &[1, 2], &[0]).is_none());
    }
}
