//! Which kinds the men of one seat can be, and one choice that fits: every kind as often as a side has it.

use super::kind::{COUNT, KINDS, Kind};
use super::state::SIDE;
use crate::game::Rng;

/// How many men a seat has.
const MEN: usize = SIDE as usize;

/// The men of one seat: what each may be, and a choice in which all are what they may be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Roster {
    pub(super) may: [u16; MEN],
    pub(super) is: [Kind; MEN],
    /// How many men of each kind have no place in the choice.
    free: [u8; KINDS],
}

impl Roster {
    /// The choice that fits, if there is one.
    pub(super) fn new(may: [u16; MEN]) -> Option<Roster> {
        let mut roster = Roster { may, is: [Kind::HIDDEN; MEN], free: COUNT };
        (0..MEN).all(|man| roster.place(man, may[man])).then_some(roster)
    }

    /// A choice that heeds nothing but what is certain: for views that nobody can have seen.
    pub(super) fn loose(may: [u16; MEN]) -> Roster {
        let mut roster = Roster { may, is: [Kind::HIDDEN; MEN], free: COUNT };
        let mut fill = |certain: bool| {
            for (man, may) in may.into_iter().enumerate() {
                let wanted = if certain && may.count_ones() == 1 { may } else { 0 };
                let any = Kind::all().find(|k| wanted & k.bit() != 0 || !certain && roster.free[k.index()] > 0);
                if let Some(kind) = any.filter(|_| roster.is[man] == Kind::HIDDEN) {
                    roster.is[man] = kind;
                    roster.free[kind.index()] = roster.free[kind.index()].saturating_sub(1);
                }
            }
        };
        fill(true);
        fill(false);
        for kind in &mut roster.is {
            *kind = if *kind == Kind::HIDDEN { Kind::ENGINEER } else { *kind };
        }
        roster
    }

    /// Gives a man without a kind one of `wanted`, the others making room along the shortest chain.
    fn place(&mut self, man: usize, wanted: u16) -> bool {
        // Who made room for a kind, and the kind that he leaves.
        let mut from = [(usize::MAX, Kind::HIDDEN); KINDS];
        let (mut queue, mut ends, mut next) = ([Kind::HIDDEN; KINDS], 0, 0);
        let mut seen = wanted;
        for kind in Kind::all().filter(|kind| wanted & kind.bit() != 0) {
            queue[ends] = kind;
            ends += 1;
        }
        while next < ends {
            let kind = queue[next];
            next += 1;
            if self.free[kind.index()] > 0 {
                self.free[kind.index()] -= 1;
                let mut to = kind;
                while let (other, left) = from[to.index()]
                    && other != usize::MAX
                {
                    self.is[other] = to;
                    to = left;
                }
                self.is[man] = to;
                return true;
            }
            for other in (0..MEN).filter(|&other| other != man && self.is[other] == kind) {
                let new = self.may[other] & !seen;
                seen |= new;
                for to in Kind::all().filter(|to| new & to.bit() != 0) {
                    from[to.index()] = (other, kind);
                    queue[ends] = to;
                    ends += 1;
                }
            }
        }
        false
    }

    /// Leaves a man only some kinds; false, with nothing changed, if then no choice fits.
    pub(super) fn restrict(&mut self, man: usize, kinds: u16) -> bool {
        let (before, was) = (self.may[man], self.is[man]);
        self.may[man] &= kinds;
        if self.may[man] & was.bit() != 0 {
            return true;
        }
        self.is[man] = Kind::HIDDEN;
        self.free[was.index()] += 1;
        if self.place(man, self.may[man]) {
            return true;
        }
        self.free[was.index()] -= 1;
        (self.may[man], self.is[man]) = (before, was);
        false
    }

    /// The kinds that a man may be, in a random order in which those that more undecided men are come earlier.
    pub(super) fn order(&self, man: usize, rng: &mut Rng) -> impl Iterator<Item = Kind> + use<> {
        let mut weight = [0u32; KINDS];
        for other in (0..MEN).filter(|&other| self.may[other].count_ones() > 1 || other == man) {
            weight[self.is[other].index()] += 1;
        }
        let mut left = self.may[man];
        let mut draws: [u32; KINDS] = [0; KINDS];
        draws.iter_mut().for_each(|draw| *draw = rng.word());
        let mut step = 0;
        std::iter::from_fn(move || {
            let total: u32 = Kind::all().filter(|k| left & k.bit() != 0).map(|k| weight[k.index()]).sum();
            let mut at = if total == 0 { 0 } else { draws[step] % total };
            step += 1;
            let one = Kind::all().filter(|k| left & k.bit() != 0).find(|k| {
                let here = at < weight[k.index()];
                at = at.saturating_sub(weight[k.index()]);
                here || total == 0
            })?;
            left &= !one.bit();
            Some(one)
        })
    }

    /// Decides about every man at random.
    pub(super) fn draw(&mut self, rng: &mut Rng) {
        let may = self.may;
        let mut men: [usize; MEN] = std::array::from_fn(|man| man);
        for i in (1..MEN).rev() {
            men.swap(i, rng.below(i as u32 + 1) as usize);
        }
        for man in men {
            if self.may[man].count_ones() > 1 {
                let _fits = self.order(man, rng).any(|kind| self.restrict(man, kind.bit()));
            }
        }
        self.may = may;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_found_wherever_there_is_one() {
        let mut rng = Rng::new(4);
        for _ in 0..2000 {
            // What a hidden true choice allows, and little besides.
            let mut truth: Vec<Kind> = Kind::all().flat_map(|k| vec![k; usize::from(COUNT[k.index()])]).collect();
            for i in (1..MEN).rev() {
                truth.swap(i, rng.below(i as u32 + 1) as usize);
            }
            let may =
                std::array::from_fn(|man| truth[man].bit() | (rng.word() & rng.word() & rng.word()) as u16 & 0xfff);
            let mut roster = Roster::new(may).expect("the truth fits");
            roster.draw(&mut rng);
            assert!((0..MEN).all(|man| roster.may[man] & roster.is[man].bit() != 0));
            let count = |kind| roster.is.iter().filter(|&&is| is == kind).count();
            assert!(Kind::all().all(|kind| count(kind) == usize::from(COUNT[kind.index()])));
        }
    }

    #[test]
    fn nothing_fits_where_nothing_can() {
        let mut may = [0xfff; MEN];
        may[3] = Kind::FLAG.bit();
        may[9] = Kind::FLAG.bit();
        assert!(Roster::new(may).is_none());
        let loose = Roster::loose(may);
        assert!(loose.is.iter().all(|kind| kind.index() < KINDS));
    }
}
