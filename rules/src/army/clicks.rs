//! Setting up by clicks: two clicks swap two men, the button puts all that are left at once.

use super::formations::FORMATIONS;
use super::kind::Kind;
use super::setup::ORDER;
use super::state::Field;
use super::{Move, Rules};
use crate::board::{Layout, Step, Target, swaps};
use crate::game::{Why, tidy};

/// The button that ends the set-up.
pub(super) const READY: Target = Target::Button(0);

pub(super) fn place(station: u8) -> Target {
    Target::Place(u16::from(station))
}

impl Rules {
    /// The stations that are still to be filled by whoever sets up, in order.
    pub(super) fn empty_homes(&self, f: Field<'_>) -> impl Iterator<Item = u8> + use<'_> {
        let mover = f.now.mover;
        (usize::from(f.now.put) % ORDER.len()..ORDER.len()).map(move |at| self.home(mover, at))
    }

    /// Where the men that are left would go if none were swapped.
    fn first_arrangement(&self, f: Field<'_>) -> Vec<Kind> {
        match usize::from(f.now.put) % ORDER.len() {
            0 => FORMATIONS[0].men().to_vec(),
            at => self.plain(f.left(f.now.mover), at),
        }
    }

    /// Where the men that are left go, as the clicks so far have swapped them.
    pub(super) fn arrangement(&self, f: Field<'_>, held: &[Target]) -> Vec<Kind> {
        let mut men = self.first_arrangement(f);
        let which = |target: Target| self.empty_homes(f).position(|home| target == place(home));
        for pair in held.chunks_exact(2) {
            if let (Some(a), Some(b)) = (which(pair[0]), which(pair[1])) {
                men.swap(a, b);
            }
        }
        men
    }

    /// What can be clicked after `held` during the set-up.
    pub(super) fn setup_step(&self, f: Field<'_>, held: &[Target]) -> Step<Move> {
        let valid = |t: &Target| self.empty_homes(f).any(|home| place(home) == *t);
        let (ready, swaps) = match held.split_last() {
            Some((&READY, swaps)) => (true, swaps),
            _ => (false, held),
        };
        let mut step = Step { next: Vec::new(), done: Vec::new() };
        if !swaps.iter().all(valid) {
            return step;
        }
        let men = self.arrangement(f, swaps);
        let legal = self.misplaced(&men).is_none();
        if ready {
            step.done.extend(men.into_iter().filter(|_| legal).map(Move::Put));
        } else {
            step.next.extend(self.empty_homes(f).map(place).chain(legal.then_some(READY)));
            tidy(&mut step.next);
        }
        step
    }

    /// Clicks that put a man of that kind on the next station.
    pub(super) fn setup_path(&self, f: Field<'_>, kind: Kind) -> Vec<Target> {
        let at = usize::from(f.now.put) % ORDER.len();
        let mut path = Vec::new();
        if self.first_arrangement(f).first() != Some(&kind) {
            let mut left = f.left(f.now.mover);
            left[kind.index()] = left[kind.index()].saturating_sub(1);
            let mut wanted = vec![kind];
            wanted.extend(self.plain(left, at + 1));
            path.extend(self.arranged(f, &wanted).unwrap_or_default());
        }
        path.push(READY);
        path
    }

    /// The swaps that arrange the men so, if they may stand so.
    pub(super) fn arranged(&self, f: Field<'_>, wanted: &[Kind]) -> Option<Vec<Target>> {
        let have: Vec<u8> = self.first_arrangement(f).into_iter().map(|kind| kind.0).collect();
        if wanted.len() != have.len() || self.misplaced(wanted).is_some() {
            return None;
        }
        let want: Vec<u8> = wanted.iter().map(|kind| kind.0).collect();
        let homes: Vec<u16> = self.empty_homes(f).map(u16::from).collect();
        swaps(&have, &want, &homes)
    }

    /// Why the men as arranged cannot be put down, with the stations of those that stand wrong.
    pub(super) fn setup_fault(&self, f: Field<'_>, held: &[Target]) -> Option<Why> {
        let (key, wrong) = self.misplaced(&self.arrangement(f, held))?;
        let homes: Vec<u8> = self.empty_homes(f).collect();
        Some(Why::at(key, wrong.into_iter().map(|at| u16::from(homes[at]))))
    }

    /// Whether a home is to be filled from its beginning.
    pub(super) fn begins_home(&self, f: Field<'_>) -> bool {
        f.setting_up() && usize::from(f.now.put).is_multiple_of(ORDER.len())
    }

    /// The ready-made formations for a home that is still empty.
    pub(super) fn formations(&self, f: Field<'_>) -> Vec<Layout> {
        if !self.begins_home(f) {
            return Vec::new();
        }
        let codes = |men: [Kind; 25]| men.iter().map(|kind| u32::from(kind.0)).collect();
        FORMATIONS.iter().map(|one| Layout { key: one.key, codes: codes(one.men()) }).collect()
    }
}
