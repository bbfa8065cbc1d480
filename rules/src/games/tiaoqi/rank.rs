//! What becomes of the players, and in which order they come.

use super::{State, Tiaoqi};
use crate::game::{Act, Effect, MAX_SEATS, Outcome, Seat, Why};

/// What has become of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// He plays.
    Plays,
    /// All his men were in the goal after that turn.
    Home(u16),
    /// He was out after that turn: too many men still in the camp, or he gave up.
    Out(u16),
}

impl Fate {
    /// Smaller is better: those at home by their turns, those who play, those who are out, the last to go first.
    fn rank(self) -> i32 {
        match self {
            Fate::Home(turn) => i32::from(turn),
            Fate::Plays => 1 << 20,
            Fate::Out(turn) => (1 << 21) - i32::from(turn),
        }
    }
}

/// The places as things stand.
pub(super) fn places(game: &Tiaoqi, s: &State, why: &'static str) -> Outcome {
    let fates = &s.fate[..usize::from(game.seats)];
    let mut place = [0; MAX_SEATS];
    for (seat, fate) in fates.iter().enumerate() {
        place[seat] = 1 + fates.iter().filter(|other| other.rank() < fate.rank()).count() as u8;
    }
    Outcome { place, why }
}

impl Tiaoqi {
    /// Why the game is over because of what has become of the players, if it is; `s.mover` would move next.
    pub(super) fn finished(&self, s: &State) -> Option<&'static str> {
        let mut left = self.playing(s);
        let last = left.next();
        if left.next().is_some() {
            return None;
        }
        if self.seats == 2 {
            let home = s.fate.iter().any(|fate| matches!(fate, Fate::Home(_)));
            return Some(if home { "goal-filled" } else { "passive" });
        }
        // The last one still has the turn in which another was done.
        let waits = last == Some(s.mover.index()) && s.fate.contains(&Fate::Home(s.round));
        (!waits).then_some("ranked")
    }
}

/// Of more than two players one who gives up or runs out of time is out, and the others play on.
pub(super) fn resigned(game: &Tiaoqi, s: &mut State, seat: Seat, act: Act) -> Result<Effect, Why> {
    let why = match act {
        Act::Resign => "resigned",
        Act::Flag => "time",
        Act::OfferDraw | Act::Refuse => return Ok(Effect::Noted),
        Act::Accept => return Ok(Effect::Over(places(game, s, "agreed"))),
        Act::Claim => return Err(Why::new("nothing-to-claim")),
    };
    if s.fate[seat.index()] != Fate::Plays {
        return Err(Why::new("plays-no-more"));
    }
    if game.seats == 2 {
        return Ok(Effect::Over(Outcome::lost(game, seat, why)));
    }
    game.drop_out(s, seat);
    if s.mover == seat {
        game.hand_on(s);
    }
    s.end = game.finished(s);
    Ok(s.end.map_or(Effect::Noted, |why| Effect::Over(places(game, s, why))))
}
