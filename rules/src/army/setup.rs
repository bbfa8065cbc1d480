//! The set-up: in which order a home is filled, what may be put where, and arrangements at random.

use super::kind::{KINDS, Kind};
use super::state::Field;
use super::{Move, Rules};
use crate::game::{Rng, Seat};

/// The slots of a home in the order in which they are filled: headquarters, back rows, middle rows, front row. Camps
/// stay empty.
pub const ORDER: [u8; 25] =
    [26, 28, 20, 21, 22, 23, 24, 25, 27, 29, 5, 7, 9, 10, 11, 13, 14, 15, 17, 19, 0, 1, 2, 3, 4];

/// How many stations of [`ORDER`] are headquarters.
const HEADQUARTERS: usize = 2;
/// How many lie in the back rows.
const BACK: usize = 10;
/// How many lie behind the front row.
const BEHIND: usize = 20;

impl Rules {
    /// How far into [`ORDER`] men of a kind may stand.
    fn bound(&self, kind: Kind) -> usize {
        match kind {
            Kind::FLAG => HEADQUARTERS,
            Kind::MINE => BACK,
            Kind::BOMB if !self.law.bombs_anywhere => BEHIND,
            _ => ORDER.len(),
        }
    }

    /// The station that a seat fills as number `at` of [`ORDER`].
    pub fn home(&self, seat: Seat, at: usize) -> u8 {
        self.theatre.homes[seat.index()][usize::from(ORDER[at])]
    }

    /// The station that is filled next.
    pub fn next_home(&self, f: Field<'_>) -> u8 {
        self.home(f.now.mover, usize::from(f.now.put) % ORDER.len())
    }

    /// The kinds that may be put on number `at` of [`ORDER`] when so many men of each kind are left. The zones lie in
    /// each other, so counting tells that the rest will find room.
    pub(super) fn puts(&self, left: &[u8; KINDS], at: usize) -> u16 {
        let fits = |kind: Kind| {
            let mut rest = *left;
            if rest[kind.index()] == 0 || at >= self.bound(kind) {
                return false;
            }
            rest[kind.index()] -= 1;
            let (mut need, mut fits) = (0, true);
            for bound in [Kind::FLAG, Kind::MINE, Kind::BOMB] {
                need += usize::from(rest[bound.index()]);
                fits &= need <= self.bound(bound).saturating_sub(at + 1);
            }
            fits
        };
        Kind::all().filter(|&kind| fits(kind)).fold(0, |set, kind| set | kind.bit())
    }

    /// The kinds that whoever is setting up may put next.
    pub(super) fn puts_now(&self, f: Field<'_>) -> u16 {
        self.puts(&f.left(f.now.mover), usize::from(f.now.put) % ORDER.len())
    }

    /// The kinds that a man may be who was put on number `at` of [`ORDER`].
    pub(super) fn zone(&self, at: usize) -> u16 {
        Kind::all().filter(|&kind| at < self.bound(kind)).fold(0, |set, kind| set | kind.bit())
    }

    /// Some arrangement of the men that are left, from number `at` of [`ORDER`] on.
    pub(super) fn plain(&self, mut left: [u8; KINDS], at: usize) -> Vec<Kind> {
        let next = |at| {
            let kind = Kind(self.puts(&left, at).trailing_zeros() as u8);
            left[kind.index()] -= 1;
            kind
        };
        (at..ORDER.len()).map(next).collect()
    }

    /// An arrangement at random, from number `at` of [`ORDER`] on: every legal one is equally likely.
    pub fn shuffled(&self, mut left: [u8; KINDS], at: usize, rng: &mut Rng) -> Vec<Kind> {
        let mut men = vec![Kind::HIDDEN; ORDER.len() - at];
        let mut put = |men: &mut Vec<Kind>, kind: Kind, bound: usize, count: u8| {
            for _ in 0..count {
                let free: Vec<usize> = (at..bound).map(|i| i - at).filter(|&i| men[i] == Kind::HIDDEN).collect();
                if !free.is_empty() {
                    men[rng.pick(&free)] = kind;
                }
            }
        };
        for kind in [Kind::FLAG, Kind::MINE, Kind::BOMB] {
            put(&mut men, kind, self.bound(kind), std::mem::take(&mut left[kind.index()]));
        }
        for kind in Kind::all() {
            put(&mut men, kind, ORDER.len(), left[kind.index()]);
        }
        men
    }

    /// The first men of an arrangement that stand where they may not, as numbers within it.
    pub(super) fn misplaced(&self, men: &[Kind]) -> Option<(&'static str, Vec<usize>)> {
        let at = ORDER.len() - men.len();
        let rules = [(Kind::FLAG, "flag-in-headquarters"), (Kind::MINE, "mines-behind"), (Kind::BOMB, "bombs-behind")];
        rules.into_iter().find_map(|(kind, key)| {
            let wrong = |&i: &usize| men[i] == kind && at + i >= self.bound(kind);
            let wrong: Vec<usize> = (0..men.len()).filter(wrong).collect();
            (!wrong.is_empty()).then_some((key, wrong))
        })
    }

    /// Puts a man down.
    pub(super) fn put(&self, f: &mut super::state::FieldMut<'_>, kind: Kind) {
        let station = self.next_home(f.field());
        f.on[usize::from(station)] = f.now.put;
        f.men[usize::from(f.now.put)] = super::state::Man::new(kind);
        f.now.put += 1;
        f.now.mover = Seat(f.now.put / super::state::SIDE % self.theatre.seats);
        if !f.field().setting_up() {
            self.settle(f);
        }
    }

    /// The moves of whoever sets up.
    pub(super) fn put_moves(&self, f: Field<'_>) -> impl Iterator<Item = Move> + use<> {
        let puts = self.puts_now(f);
        Kind::all().filter(move |kind| puts & kind.bit() != 0).map(Move::Put)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_slot_but_the_camps_is_filled_once() {
        let mut slots = ORDER.to_vec();
        slots.sort_unstable();
        let wanted: Vec<u8> = (0..30).filter(|slot| ![6, 8, 12, 16, 18].contains(slot)).collect();
        assert_eq!(slots, wanted);
    }
}
