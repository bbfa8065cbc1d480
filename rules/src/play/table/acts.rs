//! What people do besides moving, and taking back.

use super::GameTable;
use crate::board::{Listed, Trail};
use crate::game::{Act, Effect, Ply, Seat, Turn, Why};
use crate::play::Table;

impl<G: Listed> GameTable<G> {
    /// Whose draw offer is open after `ply` plies: neither answered, nor passed over by a move of another seat.
    pub(super) fn offer(&self, ply: usize) -> Option<Seat> {
        let mut open = None;
        for (i, one) in self.line[..ply].iter().enumerate() {
            match *one {
                Ply::Act(seat, Act::OfferDraw) => open = Some(seat),
                Ply::Act(_, Act::Accept | Act::Refuse) => open = None,
                Ply::Move(_) if self.turns[i].seat().is_some_and(|mover| open != Some(mover)) => open = None,
                _ => {}
            }
        }
        open
    }

    /// Why that act cannot be now, if it cannot.
    fn act_refused(&self, seat: Seat, act: Act) -> Option<Why> {
        let may = self.game.customs(self.last());
        let open = self.offer(self.line.len());
        let key = match act {
            _ if self.turn().outcome().is_some() => "game-over",
            _ if seat.0 >= self.game.seats() => "no-such-seat",
            Act::OfferDraw if !may.draws => "no-draws",
            Act::OfferDraw if open.is_some() => "offer-open",
            Act::Resign if !may.resign => "no-resigning",
            Act::Accept | Act::Refuse if open.is_none_or(|by| by == seat) => "no-offer",
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

    /// To which ply these seats take back; see [`Table::undo`].
    pub(super) fn undo_to(&self, seats: &[Seat]) -> Option<usize> {
        if !self.game.customs(self.last()).take_back {
            return None;
        }
        if let (Turn::Over(_), Some(Ply::Act(..))) = (self.turn(), self.line.last()) {
            return Some(self.line.len() - 1);
        }
        let own = |i: usize| {
            matches!(self.line[i], Ply::Move(_)) && self.turns[i].seat().is_some_and(|mover| seats.contains(&mover))
        };
        (0..self.line.len()).rev().find(|&i| own(i))
    }
}
