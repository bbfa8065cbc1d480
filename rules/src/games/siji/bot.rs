//! The player of Four Seasons: it knows the solved game by heart, and weaker ones see only near ends.
//!
//! What it knows is the board alone: that the position has been there before, or that the limit of moves is near, it does
//! not mind. A forced win never takes more than 35 moves of both sides and never comes back to a position.
//!
//! The game is solved before the first move, which takes less time than loading its values would: they are some 75 KB
//! for either reading, well packed.

use super::rank::{SIZE, rank, shared};
use super::slide::bits;
use super::{Siji, State, men};
use crate::ai::{Brain, Level, OpenMind, Plain, Ranked, Solved};
use crate::board::Listed;

impl Ranked for Siji {
    const FALLING: bool = false;

    fn size(&self) -> u32 {
        SIZE
    }

    fn number(&self, s: &State) -> u32 {
        rank(s)
    }

    fn position(&self, number: u32) -> Option<State> {
        self.unrank(number)
    }

    fn sources(&self, s: &State, out: &mut Vec<State>) {
        let mover = s.mover.other();
        for season in men(mover) {
            out.extend(bits(self.origins(s, season)).map(|from| {
                let mut at = s.at;
                at[season] = from;
                State { at, mover, stuck: false }
            }));
        }
    }

    fn shared(&self, s: &State) -> u32 {
        shared(s)
    }

    fn same_values(&self, other: &Siji) -> bool {
        self.reading == other.reading
    }
}

/// The player.
pub const BRAIN: Brain = Brain {
    id: Siji::ID,
    levels: [Level::cool(1), Level::cool(16), Level::cool(512), Level::cool(1 << 15), Level::cool(1 << 22)],
    solved: true,
    wake: || Box::new(OpenMind::<Siji, _>::new(Plain(Solved::default()))),
};

#[cfg(test)]
mod tests {
    use super::super::Reading;
    use super::*;
    use crate::ai::{Solution, Value};
    use crate::game::{Game, Seat, Turn};

    fn rules(reading: Reading) -> Siji {
        Siji { reading, repetition: true, limit: None }
    }

    /// The better the larger.
    fn worth(value: Value) -> i32 {
        match value {
            Value::Win(plies) => 1000 - i32::from(plies),
            Value::Draw => 0,
            Value::Loss(plies) => i32::from(plies) - 1000,
        }
    }

    #[test]
    fn numbers_name_all_placements() {
        let game = rules(Reading::Seen);
        let (mut positions, mut placements) = (0, 0);
        for number in 0..game.size() {
            let Some(s) = game.position(number) else { continue };
            assert_eq!(game.number(&s), number);
            positions += 1;
            placements += game.shared(&s);
            let other = State { at: [2, 3, 0, 1].map(|i| s.at[i]), mover: s.mover.other(), ..s };
            assert_eq!(game.number(&other), number, "the sides change places");
        }
        assert_eq!((positions, placements), (954_396, 2 * 64 * 63 * 62 * 61));
    }

    #[test]
    fn values_follow_from_those_one_ply_on() {
        let counted = [(Reading::Seen, (954_364, 133_426, 10_911)), (Reading::Lines, (954_354, 134_063, 10_974))];
        for (reading, counts) in counted {
            let game = rules(reading);
            let solution = Solution::of(&game, &mut |_| ());
            let (mut moves, mut sources) = (Vec::new(), Vec::new());
            let going_on = |s: &State| game.turn(s).seat().is_some();
            let all = (0..game.size()).filter_map(|number| game.position(number)).filter(going_on);
            let values: Vec<Value> = all.map(|s| solution.value(&game, &s)).collect();
            let wins = values.iter().filter(|value| matches!(value, Value::Win(_))).count();
            let losses = values.iter().filter(|value| matches!(value, Value::Loss(_))).count();
            assert_eq!((values.len(), wins, losses), counts, "{reading:?}");
            assert_eq!(values.iter().filter_map(|value| value.plies()).max(), Some(35));
            for s in (0..game.size()).step_by(17).filter_map(|number| game.position(number)) {
                if game.turn(&s) != Turn::Seat(Seat(0)) {
                    continue;
                }
                moves.clear();
                game.moves(&s, &mut moves);
                let after = |&m| {
                    let mut next = s;
                    game.apply(&mut next, m);
                    sources.clear();
                    game.sources(&next, &mut sources);
                    assert!(sources.contains(&s), "{s:?} leads to {next:?}");
                    match solution.value(&game, &next) {
                        _ if next.stuck => Value::Win(1),
                        Value::Win(plies) => Value::Loss(plies + 1),
                        Value::Loss(plies) => Value::Win(plies + 1),
                        Value::Draw => Value::Draw,
                    }
                };
                let best = moves.iter().map(after).max_by_key(|&value| worth(value)).expect("there is a move");
                assert_eq!(solution.value(&game, &s), best, "{s:?}");
            }
        }
    }

    /// Everything that can be reached from the start, as others have counted it for the reading without shields.
    #[test]
    fn without_shields_the_reachable_positions_are_as_counted_elsewhere() {
        let game = rules(Reading::Lines);
        let solution = Solution::of(&game, &mut |_| ());
        let packed = |s: &State| {
            s.at.iter().fold(usize::from(s.mover.0), |packed, &at| packed << 6 | usize::from(at))
        };
        let mut seen = vec![false; 1 << 25];
        let (mut left, mut moves) = (vec![game.start()], Vec::new());
        seen[packed(&game.start())] = true;
        let (mut positions, mut stuck, mut wins, mut losses) = (0, 0, 0, 0);
        while let Some(s) = left.pop() {
            positions += 1;
            match solution.value(&game, &s) {
                _ if s.stuck => stuck += 1,
                Value::Win(_) => wins += 1,
                Value::Loss(_) => losses += 1,
                Value::Draw => {}
            }
            moves.clear();
            game.moves(&s, &mut moves);
            for &m in &moves {
                let mut next = s;
                game.apply(&mut next, m);
                if !std::mem::replace(&mut seen[packed(&next)], true) {
                    left.push(next);
                }
            }
        }
        assert_eq!((positions, stuck), (1_166_580, 12));
        assert_eq!((wins, losses + stuck), (188_080, 18_306));
    }
}
