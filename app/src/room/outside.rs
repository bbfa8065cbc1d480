//! What pages of other people set and ask: who plays, the notation, moves in words, the link.

use super::Room;
use crate::store::Player;
use leptos::prelude::*;
use rules::game::{Eye, Seat};
use rules::play::Step;
use rules::play::link::{BadLink, LinkFault};

/// Who plays as pages write it: `human` or `ai1` to `ai5` for each seat, the last one for all that follow; `no` where
/// nobody does. The word that is wrong, if one is.
pub fn read_players(text: &str, seats: usize) -> Result<Option<Vec<Player>>, String> {
    let mut players = Vec::new();
    for word in text.split([',', ' ']).filter(|word| !word.is_empty()) {
        players.push(match word {
            "no" => return Ok(None),
            "human" => Player::Person,
            _ => match word.strip_prefix("ai").and_then(|level| level.parse().ok()) {
                Some(level @ 1..=5_u8) => Player::Ai(level - 1),
                _ => return Err(word.to_string()),
            },
        });
    }
    players.truncate(seats);
    players.resize(seats, players.last().copied().unwrap_or(Player::Person));
    Ok(Some(players))
}

impl Room {
    /// Lets these players play, as [`read_players`] reads them. The word that is wrong, if one is.
    pub fn seat_players(&self, text: &str) -> Result<(), String> {
        let players = read_players(text, usize::from(self.table.with_untracked(|t| t.seats())))?;
        self.stop_thinking();
        self.look.set(players.is_none());
        if let Some(players) = players {
            self.players.set(players);
        }
        Ok(())
    }

    /// Looks from that seat's side.
    pub fn look_from(&self, view: usize) {
        let views = self.board.with_value(|board| board.views.len()).max(1);
        self.view.set(view % views);
    }

    /// Uses the notation of that name; the usual one where none is named. False where the game has none of that name.
    pub fn use_form(&self, name: Option<&str>) -> bool {
        let form = name.and_then(|name| self.entry.forms.iter().position(|form| form.key == name));
        self.chosen_form.set(form);
        form.is_some() || name.is_none()
    }

    /// Plays a move written in any notation the game reads, at the end of the line.
    pub fn play_words(&self, text: &str) -> Result<(), LinkFault> {
        self.clear_remarks();
        let ply = self.table.with_untracked(|t| t.plies());
        let mut wrong = None;
        self.table.update(|table| wrong = table.write(text).err());
        if let Some(bad) = wrong {
            return Err(LinkFault { ply, what: BadLink::Word(text.to_string(), bad) });
        }
        self.moved();
        Ok(())
    }

    /// The link by which others see the game; a running game with secrets is sealed for who looks, or moves. Tracked.
    pub fn link_for_others(&self) -> String {
        self.frame.track();
        match self.eye() {
            _ if !self.secret_runs() => self.link(),
            Eye::Seat(seat) => self.sealed_link(seat),
            _ => self.sealed_link(self.seal_for()),
        }
    }

    /// The last ply: its code, if it is a move, and the seat, if it is no throw of dice.
    pub fn last_ply(&self) -> (Option<u32>, Option<Seat>) {
        let code = self.table.with_untracked(|t| match t.record().plies.last() {
            Some(Step::Move(code)) => Some(*code),
            _ => None,
        });
        (code, untrack(|| self.line().last().and_then(|line| line.seat)))
    }

    /// The position on view in words, as the screen may see it.
    pub fn position(&self) -> String {
        let (eye, ply) = untrack(|| (self.eye(), self.frame.with(|f| f.ply)));
        self.table.with_untracked(|t| t.diagram(eye, ply))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_as_pages_write_them() {
        let (person, third) = (Player::Person, Player::Ai(2));
        assert_eq!(read_players("human,ai3", 2), Ok(Some(vec![person, third])));
        assert_eq!(read_players("human ai3", 4), Ok(Some(vec![person, third, third, third])));
        assert_eq!(read_players("ai3,human,ai1", 2), Ok(Some(vec![third, person])));
        assert_eq!(read_players("", 2), Ok(Some(vec![person, person])));
        assert_eq!(read_players("no", 2), Ok(None));
        assert_eq!(read_players("human,ai9", 2), Err("ai9".to_string()));
    }
}
