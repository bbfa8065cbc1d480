//! What people do besides moving, and taking back.

use super::GameTable;
use crate::board::{Listed, Trail};
use crate::game::{Act, Effect, MAX_SEATS, Ply, Seat, Turn, Why};
use crate::play::Table;
use arrayvec::ArrayVec;

impl<G: Listed> GameTable<G> {
    /// The seats that agree to a draw after `ply` plies, who offered it first: none where no offer is open. An offer is
    /// closed by a refusal, and by a move of a seat that does not agree.
    fn agreed(&self, ply: usize) -> ArrayVec<Seat, MAX_SEATS> {
        let mut agreed = ArrayVec::new();
        for (i, one) in self.line[..ply].iter().enumerate() {
            match *one {
                Ply::Act(seat, Act::OfferDraw | Act::Accept) => agreed.push(seat),
                Ply::Act(_, Act::Refuse) => agreed.clear(),
                Ply::Move(_) if self.turns[i].seat().is_some_and(|mover| !agreed.contains(&mover)) => agreed.clear(),
                _ => {}
            }
        }
        agreed
    }

    /// Whose draw offer is open after `ply` plies, if one is.
    pub(super) fn offer(&self, ply: usize) -> Option<Seat> {
        self.agreed(ply).first().copied().filter(|_| self.turns[ply].outcome().is_none())
    }

    /// The seats that can still answer the offer that is open after `ply` plies.
    pub(super) fn asked(&self, ply: usize) -> Vec<Seat> {
        let (agreed, state) = (self.agreed(ply), &self.states[ply]);
        let open = self.turns[ply].outcome().is_none() && !agreed.is_empty();
        let asked =
            |seat: &Seat| !agreed.contains(seat) && self.game.act(&mut state.clone(), *seat, Act::Accept).is_ok();
        (0..self.game.seats()).map(Seat).filter(|seat| open && asked(seat)).collect()
    }

    /// Why that act cannot be now, if it cannot.
    fn act_refused(&self, seat: Seat, act: Act) -> Option<Why> {
        let may = self.game.customs(self.last());
        let agreed = self.agreed(self.line.len());
        let key = match act {
            _ if self.turn().outcome().is_some() => "game-over",
            _ if seat.0 >= self.game.seats() => "no-such-seat",
            Act::OfferDraw if !may.draws => "no-draws",
            Act::OfferDraw if !agreed.is_empty() => "offer-open",
            Act::Resign if !may.resign => "no-resigning",
            Act::Accept | Act::Refuse if agreed.is_empty() || agreed.contains(&seat) => "no-offer",
            Act::Claim if !may.claim => "nothing-to-claim",
            _ => return None,
        };
        Some(Why::new(key))
    }

    /// Lets a seat act.
    pub(super) fn perform(&mut self, seat: Seat, act: Act) -> Result<(), Why> {
        if let Some(why) = self.act_refused(seat, act) {
            return Err(why);
        }
        let mut state = self.last().clone();
        let turn = match self.game.act(&mut state, seat, act)? {
            Effect::Over(outcome) => Turn::Over(outcome),
            Effect::Noted => self.game.turn(&state),
        };
        self.push(Ply::Act(seat, act), state, turn, &Trail::default());
        Ok(())
    }

    /// Whether the `i`-th ply neither set anything up nor made anything known.
    fn told_nothing(&self, i: usize) -> bool {
        let trail = self.trail_of(i);
        trail.calls.is_empty() && trail.put.is_empty()
    }

    /// To which ply these seats take back; see [`Table::undo`].
    pub(super) fn undo_to(&self, seats: &[Seat]) -> Option<usize> {
        if !self.game.customs(self.last()).take_back {
            return None;
        }
        let over = self.turn().outcome().is_some();
        if G::SECRET && over {
            return None;
        }
        if let (true, Some(Ply::Act(..))) = (over, self.line.last()) {
            return Some(self.line.len() - 1);
        }
        let own = |i: usize| {
            matches!(self.line[i], Ply::Move(_)) && self.turns[i].seat().is_some_and(|mover| seats.contains(&mover))
        };
        let to = (0..self.line.len()).rev().find(|&i| own(i))?;
        (!G::SECRET || (to..self.line.len()).all(|i| self.told_nothing(i))).then_some(to)
    }
}
