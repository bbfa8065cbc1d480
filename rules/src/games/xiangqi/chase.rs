//! Chases as the Asian rules see them: which men a move newly attacks in earnest.
//!
//! A man is chased by a move that newly attacks it — by itself, by opening another man's way, by pinning its protector
//! or by readying a discovered check — if taking it would win something: it is not truly protected, or a horse or cannon
//! attacks a rook, or an advisor or elephant attacks a rook, horse or cannon. Kings and pawns may attack for ever, kings
//! and pawns that have not crossed the river may be attacked for ever. Like men that attack each other do not chase,
//! unless the attacked one is pinned or its leg alone is blocked. A pinned protector protects nothing.

use super::state::{KIND, Kind, Lines, State};
use super::tables::{COL, GONE, ROW};
use super::threats::{hits, screens};

/// The slots of a side as bits.
pub fn side_mask(side: u8) -> u32 {
    0xffff << (16 * side)
}

/// The slots whose bits are set.
pub fn slots(mask: u32) -> impl Iterator<Item = usize> {
    (0..32).filter(move |slot| mask >> slot & 1 != 0)
}

/// The slot that moved between two states that follow each other.
pub fn mover(before: &State, after: &State) -> usize {
    let base = 16 * usize::from(before.side);
    (base..base + 16).find(|&slot| before.men[slot] != after.men[slot]).unwrap_or(base)
}

/// A position just after a move of the side that may be chasing.
struct Hunt<'a> {
    s: &'a State,
    occupied: Lines,
    /// Men of the side to move that cannot leave their line.
    pinned: u32,
    /// Each chased man (index) and those who chase it (bits).
    by: [u32; 32],
}

/// The men of the side to move in `after` that the move from `before` chases: for each slot the slots that chase it.
pub fn chased(before: &State, after: &State) -> [u32; 32] {
    let (prey, hunters) = (after.side, after.side ^ 1);
    let occupied = after.occupied();
    let pinned = after.cover(prey, true).men & side_mask(prey);
    let mut hunt = Hunt { s: after, occupied, pinned, by: [0; 32] };
    let moved = mover(before, after);
    let old = before.occupied();
    for hunter in slots(side_mask(hunters)).filter(|&slot| may_chase(slot) && after.men[slot] != GONE) {
        for victim in hunt.victims(hunter) {
            let fresh = if hunter == moved {
                !along(before.men[moved], after.men[moved], after.men[victim], KIND[moved])
            } else {
                !hits(hunter, after.men[hunter], after.men[victim], &old)
            };
            if fresh {
                hunt.judge(hunter, victim);
            }
        }
    }
    let (was, is) = (before.cover(prey, false).men, after.cover(prey, false).men);
    let fresh = is & !was;
    let held = after.cover(hunters, false).men;
    for root in slots(fresh & side_mask(prey)) {
        for victim in slots(side_mask(prey)).filter(|&v| is_prey(after, v)) {
            if hits(root, after.men[root], after.men[victim], &hunt.occupied) {
                let attackers = after.attackers(hunters, after.men[victim], &hunt.occupied) & !held;
                slots(attackers).filter(|&slot| may_chase(slot)).for_each(|slot| hunt.judge(slot, victim));
            }
        }
    }
    for hunter in slots(fresh & side_mask(hunters)).filter(|&slot| may_chase(slot)) {
        for victim in hunt.victims(hunter) {
            let king = 16 * usize::from(prey);
            if !hits(king, after.men[king], after.men[victim], &hunt.occupied) {
                hunt.by[victim] |= 1 << hunter;
            }
        }
    }
    hunt.by
}

/// Kings and pawns may attack for ever.
fn may_chase(slot: usize) -> bool {
    !matches!(KIND[slot], Kind::King | Kind::Pawn)
}

/// Whether a rook or cannon that went from `from` to `to` attacks `victim` along the line it went on: that is no news.
fn along(from: u8, to: u8, victim: u8, kind: Kind) -> bool {
    let line = |of: &[u8]| of[usize::from(from)] == of[usize::from(to)] && of[usize::from(to)] == of[usize::from(victim)];
    matches!(kind, Kind::Rook | Kind::Cannon) && (line(&ROW) || line(&COL))
}

/// Whether attacking that man can be a chase at all.
fn is_prey(s: &State, slot: usize) -> bool {
    let at = s.men[slot];
    let crossed = if slot < 16 { at < 45 } else { at >= 45 };
    at != GONE && KIND[slot] != Kind::King && (KIND[slot] != Kind::Pawn || crossed)
}

impl Hunt<'_> {
    /// The men that the hunter attacks and may be chased.
    fn victims(&self, hunter: usize) -> Vec<usize> {
        let attacked = |&victim: &usize| {
            is_prey(self.s, victim) && hits(hunter, self.s.men[hunter], self.s.men[victim], &self.occupied)
        };
        slots(side_mask(self.s.side)).filter(attacked).collect()
    }

    /// Notes the attack if taking would win something.
    fn judge(&mut self, hunter: usize, victim: usize) {
        let stronger = match KIND[hunter] {
            Kind::Horse | Kind::Cannon => KIND[victim] == Kind::Rook,
            Kind::Advisor | Kind::Elephant => matches!(KIND[victim], Kind::Rook | Kind::Horse | Kind::Cannon),
            _ => false,
        };
        let answered = KIND[hunter] == KIND[victim]
            && self.pinned >> victim & 1 == 0
            && hits(victim, self.s.men[victim], self.s.men[hunter], &self.occupied);
        if stronger || (!answered && !self.protected(hunter, victim)) {
            self.by[victim] |= 1 << hunter;
        }
    }

    /// Whether the victim could be avenged once the hunter has left its place.
    fn protected(&self, hunter: usize, victim: usize) -> bool {
        let place = self.s.men[victim];
        let mut without = self.occupied;
        without.flip(self.s.men[hunter]);
        let roots = self.s.attackers(self.s.side, place, &without) & !self.pinned;
        let king = 1 << (16 * self.s.side);
        let faced = || screens(self.s.king(self.s.side ^ 1), place, &without) == Some(0);
        roots != 0 && !(roots == king && faced())
    }
}
