//! What is kept in the browser: games in progress, so that a reload or a closed tab loses nothing.
//!
//! A game is kept as its packed link with who plays and what the clocks say. Where the browser refuses to keep
//! anything, the page remembers for as long as it is open, and the address alone still carries the game.

use crate::dom::{now_ms, random};
use crate::room::Pin;
use crate::route::Route;
use crate::site;
use leptos::prelude::window;
use rules::game::{Seat, from_bytes, sort_few, to_bytes};
use rules::play::pass::{Digest, Pass};
use rules::play::{Clock, ClockSpec, Entry, Series, link};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Player {
    /// Somebody at this screen.
    Person,
    /// The computer at this level, 0 to 4.
    Ai(u8),
    /// Somebody elsewhere, by links that go to and fro.
    Away,
}

/// A game that is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Saved {
    /// Its name in the store and in the address.
    pub slot: String,
    /// Its packed link.
    pub link: String,
    /// It has secrets and is played at this screen for that seat alone.
    pub sealed: Option<u8>,
    /// Guess marks on hidden men.
    pub pins: Vec<Pin>,
    /// Who plays, by seat.
    pub players: Vec<Player>,
    /// How it is timed and what the clocks say.
    pub clock: Option<Timed>,
    /// How the match stood before it.
    pub series: Series,
    /// When it was last played, in milliseconds of the wall clock.
    pub when: f64,
    /// It has ended.
    pub over: bool,
}

/// A game that is to begin.
#[derive(Clone)]
pub struct NewGame {
    /// Which game.
    pub entry: &'static Entry,
    /// Under which options.
    pub picked: Vec<u8>,
    /// Who plays, by seat.
    pub players: Vec<Player>,
    /// How it is timed, if it is.
    pub clock: Option<ClockSpec>,
    /// How the match stands of which it is a game; the default begins a new one.
    pub series: Series,
}

/// A clock with how it is timed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Timed {
    key: String,
    spans: [u32; 6],
    /// The clock itself.
    pub clock: Clock,
}

impl Timed {
    /// A clock at the beginning.
    pub fn new(spec: &ClockSpec, seats: u8) -> Timed {
        let spans = [spec.main, spec.increment, spec.per_move, spec.countdown, spec.periods, spec.forgiven];
        Timed { key: spec.key.to_string(), spans, clock: Clock::new(spec, seats) }
    }

    /// How it is timed; the name is that of the game's preset, if it was one.
    pub fn spec(&self, entry: &Entry) -> ClockSpec {
        let [main, increment, per_move, countdown, periods, forgiven] = self.spans;
        let key = entry.clocks.iter().find(|preset| preset.key == self.key).map_or("custom", |preset| preset.key);
        ClockSpec { key, main, increment, per_move, countdown, periods, forgiven }
    }
}

/// All keys of kept games begin so.
const PREFIX: &str = "yiguan.game.";
/// What a browser knows of a match by links stands beside its game.
const PASSED: &str = "yiguan.pass.";
/// No more games than this are kept; the oldest ended ones go first.
const MOST: usize = 40;

thread_local! {
    /// What could not be stored.
    static MEMORY: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// Reads a text by its key. Pages of other people keep nothing.
pub fn read(key: &str) -> Option<String> {
    if site::is_elsewhere() {
        return None;
    }
    let stored = storage().and_then(|store| store.get_item(key).ok().flatten());
    stored.or_else(|| {
        MEMORY.with_borrow(|memory| memory.iter().find(|(known, _)| known == key).map(|(_, text)| text.clone()))
    })
}

/// Keeps a text; false where the browser refuses, so that the page only remembers it while it is open.
pub fn write(key: &str, text: &str) -> bool {
    if site::is_elsewhere() {
        return false;
    }
    if storage().is_some_and(|store| store.set_item(key, text).is_ok()) {
        return true;
    }
    MEMORY.with_borrow_mut(|memory| {
        memory.retain(|(known, _)| known != key);
        memory.push((key.to_string(), text.to_string()));
    });
    false
}

/// Forgets a text.
pub fn erase(key: &str) {
    if let Some(store) = storage() {
        // Nothing is lost where nothing can be removed.
        let _ = store.remove_item(key);
    }
    MEMORY.with_borrow_mut(|memory| memory.retain(|(known, _)| known != key));
}

/// The form in which games are kept; one of another form is not read.
const KEPT: char = '1';

/// A kept game as text: the form, then a byte a character.
fn to_text(game: &Saved) -> String {
    core::iter::once(KEPT).chain(to_bytes(game).into_iter().map(char::from)).collect()
}

fn from_text(text: &str) -> Option<Saved> {
    let bytes: Option<Vec<u8>> = text.strip_prefix(KEPT)?.chars().map(|c| u8::try_from(c).ok()).collect();
    from_bytes(&bytes?)
}

/// A kept game.
pub fn load(slot: &str) -> Option<Saved> {
    from_text(&read(&format!("{PREFIX}{slot}"))?)
}

/// Keeps a game; false where the browser refuses.
pub fn save(game: &Saved) -> bool {
    write(&format!("{PREFIX}{}", game.slot), &to_text(game))
}

/// Forgets a game.
pub fn forget(slot: &str) {
    erase(&format!("{PREFIX}{slot}"));
    erase(&format!("{PASSED}{slot}"));
}

/// A secret of a match by links.
pub fn secret() -> Digest {
    let mut secret = Digest::default();
    secret[..8].copy_from_slice(&random().to_le_bytes());
    secret[8..].copy_from_slice(&random().to_le_bytes());
    secret
}

/// The match by links that a kept game is.
pub fn pass(slot: &str) -> Option<Pass> {
    Pass::kept(&read(&format!("{PASSED}{slot}"))?)
}

/// Keeps the match by links that a kept game is.
pub fn keep_pass(slot: &str, pass: &Pass) -> bool {
    write(&format!("{PASSED}{slot}"), &pass.keep())
}

/// All kept games, the latest first.
pub fn all() -> Vec<Saved> {
    let mut keys: Vec<String> = MEMORY.with_borrow(|memory| memory.iter().map(|(key, _)| key.clone()).collect());
    if let Some(store) = storage() {
        let count = store.length().unwrap_or(0);
        keys.extend((0..count).filter_map(|i| store.key(i).ok().flatten()));
    }
    keys.retain(|key| key.starts_with(PREFIX));
    let mut games: Vec<Saved> = keys.iter().filter_map(|key| from_text(&read(key)?)).collect();
    sort_few(&mut games, |a, b| a.when > b.when);
    games
}

/// Games that have not ended and were begun in earnest, the latest first.
pub fn running() -> Vec<Saved> {
    all().into_iter().filter(|game| !game.over).collect()
}

impl Saved {
    /// It is played by links that go to and fro.
    pub fn is_passed(&self) -> bool {
        self.players.contains(&Player::Away)
    }

    /// Its address; that of a game with secrets, or of a match by links, tells nothing of it while it goes on.
    pub fn route(&self) -> Route {
        let id = self.link.split('/').next().unwrap_or_default();
        let secret = rules::games::find(id).is_some_and(|entry| entry.secret) || self.is_passed();
        let secret = secret && !self.over;
        Route::Room(if secret { format!("{id}/~{}", self.slot) } else { format!("{}~{}", self.link, self.slot) })
    }
}

/// A name for a game that no other has.
pub fn new_slot() -> String {
    let mut left = random();
    let mut slot = String::new();
    for _ in 0..8 {
        slot.push(char::from(b"abcdefghijkmnpqrstuvwxyz23456789"[(left % 32) as usize]));
        left /= 32;
    }
    slot
}

/// Lays out a new game and says where it is.
pub fn begin(new: &NewGame) -> Route {
    let mut ended: Vec<Saved> = all().into_iter().skip(MOST - 1).collect();
    ended.retain(|game| game.over);
    ended.iter().for_each(|game| forget(&game.slot));
    let table = (new.entry.open)(&new.picked, None).unwrap_or_else(|_| unreachable!("a game opens without a position"));
    let mut players = new.players.clone();
    if !players.contains(&Player::Person) && players.contains(&Player::Away) {
        players[(random() % 2) as usize] = Player::Person;
    }
    let game = Saved {
        slot: new_slot(),
        link: link::pack(&*table, 0, false),
        sealed: None,
        pins: Vec::new(),
        players,
        clock: new.clock.as_ref().map(|spec| Timed::new(spec, table.seats())),
        series: new.series.clone(),
        when: now_ms() as f64,
        over: false,
    };
    save(&game);
    let own = game.players.iter().position(|player| *player == Player::Person);
    if let Some(seat) = own.filter(|_| game.is_passed()) {
        let seat = Seat(seat as u8);
        keep_pass(&game.slot, &Pass::begin(seat, random().to_le_bytes(), secret()));
    }
    game.route()
}
