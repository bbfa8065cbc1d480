//! What a move does: clashes, what is announced of them, seats that are beaten, whose turn it is, and the endings.

use super::graph::NONE;
use super::kind::{Clash, Kind, clash};
use super::state::{Cause, End, Fate, FieldMut, owner};
use super::{Quiet, Rules};
use crate::game::Seat;

/// What an attack leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attack {
    /// A clash.
    Clash(Clash),
    /// The flag may not be taken by this man, who returns.
    Returns,
}

impl Rules {
    /// What comes of a man's attack on another.
    pub fn attack(&self, attacker: Kind, defender: Kind) -> Attack {
        if defender == Kind::FLAG && !self.law.flag.may(attacker) {
            return Attack::Returns;
        }
        Attack::Clash(clash(attacker, defender, self.law.mines_survive))
    }

    /// Plays a man from one station to another.
    pub(super) fn go(&self, mut f: FieldMut<'_>, from: u8, to: u8) {
        let mover = f.now.mover;
        if f.now.agreed >> mover.0 & 1 == 0 {
            f.now.agreed = 0;
        }
        let (attacker, defender) = (f.on[usize::from(from)], f.on[usize::from(to)]);
        let kind = f.men[usize::from(attacker)].kind();
        let turning = kind == Kind::ENGINEER && !self.reach_as(f.field(), from, mover, Kind::COMMANDER).has(to);
        f.men[usize::from(attacker)].moves(turning);
        f.now.quiet = f.now.quiet.saturating_add(1);
        if defender == NONE {
            f.on.swap(usize::from(from), usize::from(to));
        } else {
            self.meet(&mut f, (attacker, from), (defender, to));
        }
        if f.now.end == End::Open {
            self.pass(&mut f);
        }
        if f.now.end == End::Open {
            match self.law.quiet {
                Quiet::Loses(plies) if f.now.quiet >= plies => f.now.end = End::Lost(self.side(mover), Cause::Quiet),
                Quiet::Draws(plies) if f.now.quiet >= plies => f.now.end = End::Drawn(Cause::Quiet),
                _ => {}
            }
        }
    }

    /// Lets a man attack another.
    fn meet(&self, f: &mut FieldMut<'_>, (attacker, from): (u8, u8), (defender, to): (u8, u8)) {
        let kind = |f: &FieldMut<'_>, man: u8| f.men[usize::from(man)].kind();
        let (one, two) = (kind(f, attacker), kind(f, defender));
        match self.attack(one, two) {
            Attack::Returns => {
                f.men[usize::from(attacker)].tries();
                f.now.shown |= 1 << owner(defender).0;
                // Men have met, but none was taken.
                if !matches!(self.law.quiet, Quiet::Draws(_)) {
                    f.now.quiet = 0;
                }
                return;
            }
            Attack::Clash(Clash::Attacker) => {
                f.on[usize::from(to)] = attacker;
                self.fall(f, defender, Fate::Fell(attacker));
            }
            Attack::Clash(Clash::Defender) => self.fall(f, attacker, Fate::Fell(defender)),
            Attack::Clash(Clash::Both) => {
                f.on[usize::from(to)] = NONE;
                self.fall(f, attacker, Fate::Died(defender));
                self.fall(f, defender, Fate::Died(attacker));
            }
        }
        f.on[usize::from(from)] = NONE;
        f.now.quiet = 0;
        if two == Kind::FLAG {
            f.now.shown |= 1 << owner(defender).0;
            self.beat(f, owner(defender), Cause::Flag);
        }
    }

    /// Notes that a man has left the board.
    fn fall(&self, f: &mut FieldMut<'_>, man: u8, fate: Fate) {
        let seat = owner(man);
        f.men[usize::from(man)].meets(fate);
        if self.law.shown && f.men[usize::from(man)].kind() == Kind::COMMANDER {
            f.now.fallen[seat.index()] = man;
            f.now.shown |= 1 << seat.0;
        }
    }

    /// Beats a seat. If its partner plays on, its men leave the board.
    pub(super) fn beat(&self, f: &mut FieldMut<'_>, seat: Seat, cause: Cause) {
        f.now.beaten |= 1 << seat.0;
        let side = self.side(seat);
        let lost = |f: &FieldMut<'_>| self.seats().filter(|&s| self.side(s) == side).all(|s| f.field().beaten(s));
        if f.field().setting_up() || lost(f) {
            f.now.end = End::Lost(side, cause);
            return;
        }
        for station in f.on.iter_mut().filter(|man| **man != NONE && owner(**man) == seat) {
            f.men[usize::from(*station)].meets(Fate::Away);
            *station = NONE;
        }
    }

    /// Gives the turn to the next seat that can move; those that cannot are beaten.
    pub(super) fn pass(&self, f: &mut FieldMut<'_>) {
        while f.now.end == End::Open {
            f.now.mover = Seat((f.now.mover.0 + 1) % self.theatre.seats);
            if f.field().beaten(f.now.mover) {
                continue;
            }
            self.settle(f);
            if !f.field().beaten(f.now.mover) {
                return;
            }
        }
    }

    /// Beats whoever is to move if he cannot, unless nobody can.
    pub(super) fn settle(&self, f: &mut FieldMut<'_>) {
        let mover = f.now.mover;
        if self.can_move(f.field(), mover) {
            return;
        }
        if self.seats().any(|seat| self.can_move(f.field(), seat)) {
            self.beat(f, mover, Cause::Stuck);
        } else {
            f.now.end = End::Drawn(Cause::AllStuck);
        }
    }
}
