//! Weaker play: a draw among moves that are nearly as good as the best, never a blunder out of nowhere.

use crate::game::Rng;

/// A move worse than the best by more than this many times the heat is never picked.
const REGRET: f32 = 4.0;

/// The value below which a move cannot be picked beside one of value `best`.
pub(super) fn floor(best: i32, heat: f32) -> i32 {
    best.saturating_sub((heat * REGRET) as i32)
}

/// Which of these values to take: the larger the likelier, by the softmax at that heat; at heat 0 the first best.
/// `values` is not empty.
pub fn pick(values: &[i32], heat: f32, rng: &mut Rng) -> usize {
    let best = values.iter().copied().max().unwrap_or(0);
    if heat <= 0.0 {
        return values.iter().position(|&v| v == best).unwrap_or(0);
    }
    let low = floor(best, heat);
    let weight = |v: i32| if v < low { 0.0 } else { libm::expf((v - best) as f32 / heat) };
    let total: f32 = values.iter().map(|&v| weight(v)).sum();
    let mut left = rng.unit() * total;
    let mut last = 0;
    for (i, &v) in values.iter().enumerate() {
        let weight = weight(v);
        if weight > 0.0 {
            last = i;
            if left < weight {
                break;
            }
            left -= weight;
        }
    }
    last
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heat_spreads_within_the_regret() {
        let mut rng = Rng::new(1);
        let values = [0, 100, 90, -1000, 100];
        assert_eq!(pick(&values, 0.0, &mut rng), 1);
        let mut seen = [0; 5];
        for _ in 0..1000 {
            seen[pick(&values, 50.0, &mut rng)] += 1;
        }
        assert_eq!(seen[3], 0, "too great a regret");
        assert!(seen[0] > 10 && seen[0] < seen[2] && seen[2] > 150, "{seen:?}");
    }
}
