//! Putting few things in order. The library's sorts are fast for many things and large in code for each kind of thing;
//! what a screen shows at once is few.

/// Sorts by insertion; equal ones keep their order.
pub fn sort_few<T>(all: &mut [T], before: impl Fn(&T, &T) -> bool) {
    for end in 1..all.len() {
        let mut at = end;
        while at > 0 && before(&all[at], &all[at - 1]) {
            all.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// Sorts few things and drops what is there twice.
pub fn tidy<T: Ord>(all: &mut Vec<T>) {
    sort_few(all, |a, b| a < b);
    all.dedup();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_things_come_into_order() {
        let mut words = vec!["ca", "ab", "cb", "aa", "b"];
        sort_few(&mut words, |a, b| a[..1] < b[..1]);
        assert_eq!(words, ["ab", "aa", "b", "ca", "cb"]);
        let mut numbers = vec![3, 1, 2, 3, 1];
        tidy(&mut numbers);
        assert_eq!(numbers, [1, 2, 3]);
    }
}
