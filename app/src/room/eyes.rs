//! Through whose eyes the screen looks at a game with secrets, and when a curtain hides it from whoever holds it.

use super::{Remark, Room};
use crate::store::{self, Player, Saved};
use crate::text::say;
use leptos::prelude::*;
use rules::board::{Man, Target};
use rules::game::{Eye, Seat, Turn};
use rules::play::link;

/// What stands between the screen and a game with secrets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lids {
    /// Who has taken the screen, where several people share it; whom one watches, where nobody does.
    pub looker: Option<Seat>,
    /// The only seat that is played at this screen: the others play elsewhere, by sealed links.
    pub sealed: Option<Seat>,
    /// It is an example: nobody keeps secrets in it, and everything is shown, or what the looker sees.
    pub open: bool,
    /// What another set up is not known in this browser, even when the game has ended.
    pub shut: bool,
}

impl Lids {
    /// As a link and what was kept of the game say.
    pub(super) fn of(eye: Option<Seat>, saved: Option<&Saved>) -> Lids {
        let sealed = saved.map_or(eye, |saved| saved.sealed.map(Seat));
        Lids { looker: sealed, sealed, ..Lids::default() }
    }
}

/// Through whose eyes the screen looks, and for whom a curtain waits.
pub(super) fn sight(secret: bool, players: &[Player], turn: Turn, lids: Lids) -> (Eye, Option<Seat>) {
    if !secret || turn.outcome().is_some() && !lids.shut {
        return (Eye::Referee, None);
    }
    if lids.open {
        return (lids.looker.map_or(Eye::Referee, Eye::Seat), None);
    }
    if let Some(seat) = lids.sealed {
        return (Eye::Seat(seat), None);
    }
    let person = |seat: &Seat| players.get(seat.index()) == Some(&Player::Person);
    let people: Vec<Seat> = (0..players.len() as u8).map(Seat).filter(person).collect();
    let looker = lids.looker;
    match (&people[..], turn.seat().filter(person)) {
        ([], _) if players.contains(&Player::Away) => (Eye::Public, None),
        ([], _) => (looker.map_or(Eye::Referee, Eye::Seat), None),
        ([one], _) => (Eye::Seat(*one), None),
        (_, Some(mover)) if looker != Some(mover) => (Eye::Public, Some(mover)),
        _ => (looker.filter(person).map_or(Eye::Public, Eye::Seat), None),
    }
}

impl Room {
    fn sight(&self) -> (Eye, Option<Seat>) {
        let (turn, lids) = (self.turn(), self.lids.get());
        self.players.with(|players| sight(self.entry.secret, players, turn, lids))
    }

    /// Through whose eyes the screen looks; tracked.
    pub fn eye(&self) -> Eye {
        self.sight().0
    }

    /// For whom a curtain waits; tracked.
    pub fn covered(&self) -> Option<Seat> {
        self.sight().1
    }

    /// Something is hidden from the screen; tracked.
    pub fn hides(&self) -> bool {
        self.eye() != Eye::Referee
    }

    /// A game with secrets goes on: nothing that tells all of it may leave the screen unsealed; tracked.
    pub fn secret_runs(&self) -> bool {
        self.entry.secret && self.turn().outcome().is_none()
    }

    /// The person for whom the curtain waits takes the screen.
    pub fn uncover(&self) {
        let Some(seat) = untrack(|| self.covered()) else { return };
        let views = self.board.with_value(|board| board.views.len()).max(1);
        self.view.set(seat.index() % views);
        self.lids.update(|lids| lids.looker = Some(seat));
        self.clear_remarks();
        self.sharing.set(false);
        self.spoken.set(String::new());
    }

    /// Whom one watches where nobody plays at this screen; everything by default.
    pub fn watch(&self, seat: Option<Seat>) {
        self.lids.update(|lids| lids.looker = seat);
    }

    /// Makes an example of it, to be seen through one seat's eyes or whole.
    pub fn lay_open(&self, seat: Option<Seat>) {
        self.lids.set(Lids { looker: seat, open: true, ..Lids::default() });
    }

    /// The other seats play at this screen from now on, each behind the curtain.
    pub fn unseal(&self) {
        self.lids.update(|lids| lids.sealed = None);
        self.save();
    }

    /// Somebody at this screen plays that seat; tracked.
    pub fn is_here(&self, seat: Seat) -> bool {
        !self.look.get() && self.is_person(seat) && self.lids.get().sealed.is_none_or(|only| only == seat)
    }

    /// The seat for whose eyes a running game is sealed unless another is chosen: whoever is to move, but for the
    /// one who looks; tracked.
    pub fn seal_for(&self) -> Seat {
        let mine = match self.eye() {
            Eye::Seat(seat) => Some(seat),
            _ => None,
        };
        let seats = self.table(|t| t.seats());
        let first = self.turn().seat().unwrap_or(Seat(0)).0;
        let mut others = (0..seats).map(|i| Seat((first + i) % seats));
        others.find(|seat| Some(*seat) != mine).unwrap_or(Seat(first))
    }

    /// The link of a running game with secrets, sealed for one seat's eyes.
    pub fn sealed_link(&self, eye: Seat) -> String {
        let turned = self.view.get_untracked() != 0;
        self.table.with_untracked(|t| link::seal(&**t, turned, eye))
    }

    /// Keeps the guess marks with the game.
    fn keep_pins(&self) {
        if self.is_kept() {
            self.save();
        }
    }

    /// The guess marks of the seat that looks: the man's id and which mark; tracked.
    pub fn pins(&self) -> Vec<(u32, u8)> {
        let Eye::Seat(eye) = self.eye() else { return Vec::new() };
        self.pins.with(|pins| pins.iter().filter(|pin| pin.0 == eye.0).map(|pin| (pin.1, pin.2)).collect())
    }

    /// The same in words; tracked.
    pub fn pin_words(&self) -> Vec<(u32, String)> {
        let key = |mark: u8| self.entry.guesses.get(usize::from(mark)).copied().unwrap_or_default();
        let words = |(man, mark)| (man, say(self.entry.id, &format!("guess-{}", key(mark)), &[]));
        self.pins().into_iter().map(words).collect()
    }

    /// A click that chooses a hidden man to pin a mark on.
    pub(super) fn choose_to_pin(&self, target: Target) {
        let hidden = |man: &&Man| crate::board::hidden(&man.look);
        let at = |man: &&Man| man.at.place() == target.place();
        let man = self.frame.with_untracked(|f| f.scene.men.iter().filter(at).find(hidden).map(|man| man.id));
        self.pinning.set(Some(man));
        self.remark.set(man.is_none().then_some(Remark::Said("pin-hidden")));
    }

    /// Pins a guess mark on the man that is chosen for it, or takes it off.
    pub fn pin(&self, mark: Option<u8>) {
        let (Eye::Seat(eye), Some(Some(man))) = (untrack(|| self.eye()), self.pinning.get_untracked()) else { return };
        self.pins.update(|pins| {
            pins.retain(|pin| (pin.0, pin.1) != (eye.0, man));
            pins.extend(mark.map(|mark| (eye.0, man, mark)));
        });
        self.pinning.set(Some(None));
        self.keep_pins();
    }
}

/// A guess mark: whose, on which man, which.
pub type Pin = (u8, u32, u8);

/// Own formations of a game under these options: a name and the codes of each.
pub type Formations = Vec<(String, Vec<u32>)>;

impl Room {
    fn formations_key(&self) -> String {
        let picked = untrack(|| self.table(|t| rules::play::write_options(self.entry.options, t.picked())));
        format!("yiguan.formations.{}.{picked}", self.entry.id)
    }

    /// The formations kept for this game under these options.
    pub fn formations(&self) -> Formations {
        let text = store::read(&self.formations_key()).unwrap_or_default();
        let one = |line: &str| {
            let (codes, name) = line.split_once(' ')?;
            Some((name.to_string(), codes.split('.').filter_map(|code| code.parse().ok()).collect()))
        };
        text.lines().filter_map(one).collect()
    }

    /// Keeps the formation on the board under a name, or forgets the one of that name where there is nothing to keep.
    pub fn keep_formation(&self, name: &str, codes: &[u32]) {
        let mut all = self.formations();
        all.retain(|(old, _)| old != name);
        if !codes.is_empty() {
            all.push((name.to_string(), codes.to_vec()));
        }
        let line = |(name, codes): &(String, Vec<u32>)| {
            let codes: Vec<String> = codes.iter().map(u32::to_string).collect();
            format!("{} {name}", codes.join("."))
        };
        let lines: Vec<String> = all.iter().map(line).collect();
        store::write(&self.formations_key(), &lines.join("\n"));
    }

    /// Lays a formation out to be changed further; where that cannot be, plays it. False if it is none.
    pub fn lay_out(&self, codes: &[u32]) -> bool {
        self.clear_remarks();
        let mut laid = false;
        self.table.update(|table| laid = table.arrange(codes));
        laid || self.enter(codes)
    }
}
