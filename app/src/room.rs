//! A room: one game in progress, the only place where a table is changed.

mod acts;
mod eyes;
mod open;
mod outside;
mod page;
mod pass;
mod players;
mod series;
mod shown;
mod time;

pub use eyes::{Lids, Pin};
pub use open::{Found, open};
pub use outside::read_players;
pub use page::{RoomBoard, RoomPage};
pub use pass::{Fault, PassNote, Passing, open_or_join};
pub use players::can_undo;
pub use series::{Standing, spec_of};

use crate::board::{Hint, Refusal, tint_class};
use crate::dom::{now_ms, random};
use crate::route::{Route, rewrite};
use crate::store::{self, Player, Saved, Timed};
use crate::think::{Found as Thought, Thinker, Worth};
use leptos::prelude::*;
use rules::board::{Board, Target};
use rules::game::{Act, Rng, Seat, Turn, Why};
use rules::play::pass::Pass;
use rules::play::{Clicked, ClockSpec, Entry, Frame, Line, Series, Table, link};
use std::sync::Arc;

/// What the room says about the last thing that was tried.
#[derive(Clone, PartialEq, Debug)]
pub enum Remark {
    /// A click was refused.
    Refused(Why),
    /// Something that is said in the page's own words, by its key.
    Said(&'static str),
}

/// What the computer thinks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// It will play.
    Play,
    /// It was asked for a hint.
    Hint,
    /// It was asked who wins the position after so many plies.
    Verdict(usize),
}

/// What the computer thinks right now, and for what.
#[derive(Clone, PartialEq, Debug)]
pub struct Thinking {
    /// For which seat.
    pub seat: u8,
    /// For what.
    pub purpose: Purpose,
    /// How much is prepared of what it must know first, in thousandths.
    pub prepared: Option<u32>,
    /// What it has found so far.
    pub found: Option<Thought>,
}

/// A game in progress and everything that belongs to it. Copies are the same room.
#[derive(Clone, Copy)]
pub struct Room {
    table: RwSignal<Box<dyn Table>>,
    /// What is known of the game.
    pub entry: &'static Entry,
    board: StoredValue<Arc<Board>>,
    /// The ply on view, where it is not the last one.
    pub shown: RwSignal<Option<usize>>,
    /// The position on view.
    pub frame: Memo<Frame>,
    /// Who plays each seat.
    pub players: RwSignal<Vec<Player>>,
    /// From which seat's side one looks.
    pub view: RwSignal<usize>,
    /// The notation of the list of moves.
    pub form: Signal<usize>,
    chosen_form: RwSignal<Option<usize>>,
    /// What is said about the last thing that was tried.
    pub remark: RwSignal<Option<Remark>>,
    /// Where it was tried, for the board.
    pub refused: RwSignal<Option<Refusal>>,
    /// A move that is proposed.
    pub hint: RwSignal<Option<Hint>>,
    /// What the computer thinks.
    pub thinking: RwSignal<Option<Thinking>>,
    /// What positions were found to be worth to seat 0, in the order of plies.
    pub worths: RwSignal<Vec<(usize, Worth)>>,
    /// What is certain of a position: after how many plies, and its worth to seat 0.
    pub certain: RwSignal<Option<(usize, Worth)>>,
    /// Which of the game's lenses are switched on.
    pub lenses: RwSignal<Vec<bool>>,
    /// What a screen reader hears.
    pub spoken: RwSignal<String>,
    /// Nothing can be kept in this browser.
    pub unsaved: RwSignal<bool>,
    /// What stands between the screen and a game with secrets.
    pub lids: RwSignal<Lids>,
    /// Guess marks on hidden men.
    pub pins: RwSignal<Vec<Pin>>,
    /// Clicks choose a man to pin a mark on, and which one is chosen.
    pub pinning: RwSignal<Option<Option<u32>>>,
    /// The sheet with what can be shared is open.
    pub sharing: RwSignal<bool>,
    /// The game is only to be looked at: nobody plays here, not even the computer.
    pub look: RwSignal<bool>,
    /// Where a match by links stands; nothing in other games.
    pub passing: Memo<Option<Passing>>,
    pass: StoredValue<Option<Pass>>,
    slot: StoredValue<Option<String>>,
    /// The clocks, where the game is timed.
    timed: RwSignal<Option<Timed>>,
    /// The wall clock as it was last looked at.
    now: RwSignal<u64>,
    series: StoredValue<Series>,
    kept: bool,
    thinker: StoredValue<Option<Thinker>, LocalStorage>,
    seed: StoredValue<u32>,
    refusals: StoredValue<u32>,
    /// Where it lives: what is said from a timer is said in the language of that part of the page.
    home: StoredValue<WeakOwner>,
}

impl Room {
    /// A room for a game that was found.
    pub fn new(found: Found) -> Room {
        Room::made(found, true)
    }

    /// A room whose game is neither kept nor written into the address.
    pub fn unkept(found: Found) -> Room {
        Room::made(found, false)
    }

    fn made(found: Found, kept: bool) -> Room {
        let Found { table, ply, view, eye, look, saved, pass } = found;
        let entry = table.entry();
        let seats = usize::from(table.seats());
        let board = Arc::new(table.board());
        let plies = table.plies();
        let secret = entry.secret;
        let table = RwSignal::new(table);
        let players = match &pass {
            Some(pass) => pass::players(pass),
            None => saved.as_ref().map(|saved| saved.players.clone()).unwrap_or_default(),
        };
        let covered = pass.as_ref().is_some_and(Pass::is_covered);
        let seated = pass.as_ref().is_some_and(|pass| pass.seat().is_some());
        let players =
            RwSignal::new((0..seats).map(|i| players.get(i).copied().unwrap_or(Player::Person)).collect::<Vec<_>>());
        let shown = RwSignal::new((ply < plies).then_some(ply));
        let lids = RwSignal::new(Lids { shut: covered, ..Lids::of(eye, saved.as_ref()) });
        let frame = Memo::new(move |_| {
            let (turn, lids) = (table.with(|t| t.turn()), lids.get());
            let (eye, _) = players.with(|players| eyes::sight(secret, players, turn, lids));
            table.with(|t| t.frame(eye, shown.get().unwrap_or_else(|| t.plies())))
        });
        let pass = StoredValue::new(pass);
        let passing = Memo::new(move |_| {
            pass.with_value(|pass| pass.as_ref().map(|pass| table.with(|table| pass::passing(pass, &**table))))
        });
        let chosen_form = RwSignal::new(acts::chosen_form(entry));
        let room = Room {
            table,
            entry,
            board: StoredValue::new(board),
            shown,
            frame,
            players,
            view: RwSignal::new(view),
            form: Signal::derive(move || chosen_form.get().unwrap_or_else(|| acts::usual_form(entry))),
            chosen_form,
            remark: RwSignal::new(None),
            refused: RwSignal::new(None),
            hint: RwSignal::new(None),
            thinking: RwSignal::new(None),
            worths: RwSignal::new(Vec::new()),
            certain: RwSignal::new(None),
            lenses: RwSignal::new(shown::chosen_lenses(entry)),
            spoken: RwSignal::new(String::new()),
            unsaved: RwSignal::new(false),
            lids,
            pins: RwSignal::new(saved.as_ref().map(|saved| saved.pins.clone()).unwrap_or_default()),
            pinning: RwSignal::new(None),
            sharing: RwSignal::new(false),
            look: RwSignal::new(look),
            passing,
            pass,
            slot: StoredValue::new(saved.as_ref().map(|saved| saved.slot.clone())),
            timed: RwSignal::new(saved.as_ref().and_then(|saved| saved.clock.clone())),
            now: RwSignal::new(now_ms()),
            series: StoredValue::new(saved.as_ref().map(|saved| saved.series.clone()).unwrap_or_default()),
            kept,
            thinker: StoredValue::new_local(None),
            seed: StoredValue::new(random() as u32),
            refusals: StoredValue::new(0),
            home: StoredValue::new(Owner::current().unwrap_or_default().downgrade()),
        };
        room.start_players();
        room.start_clocks(saved.map(|saved| saved.when as u64));
        if seated {
            room.save();
        }
        room
    }

    /// Reads the table; tracked.
    pub fn table<T>(&self, read: impl FnOnce(&dyn Table) -> T) -> T {
        self.table.with(|table| read(&**table))
    }

    /// The geometry.
    pub fn board(&self) -> Arc<Board> {
        self.board.get_value()
    }

    /// The classes that colour the seats' men.
    pub fn tints(&self) -> Vec<&'static str> {
        let seats = self.table.with_untracked(|t| t.seats());
        (0..seats).map(|seat| tint_class(self.table.with_untracked(|t| t.emblem(Seat(seat)).tint))).collect()
    }

    /// Who decides at the end of the line; tracked.
    pub fn turn(&self) -> Turn {
        self.table(|t| t.turn())
    }

    /// The last ply is on view; tracked.
    pub fn live(&self) -> bool {
        self.shown.get().is_none()
    }

    /// The line in the chosen notation; tracked.
    pub fn line(&self) -> Vec<Line> {
        let (form, eye) = (self.form.get(), self.eye());
        self.table(|t| t.line(form, eye))
    }

    /// Who plays a seat; tracked.
    pub fn player(&self, seat: Seat) -> Player {
        self.players.with(|players| players.get(seat.index()).copied().unwrap_or(Player::Person))
    }

    /// Somebody at this screen is to move, here and now; tracked.
    pub fn active(&self) -> bool {
        self.live() && self.turn().seat().is_some_and(|seat| self.is_here(seat))
    }

    /// The seat that somebody at this screen throws dice for, if dice are to be thrown by hand; tracked.
    pub fn thrower(&self) -> Option<Seat> {
        if !self.live() || self.turn() != Turn::Chance || !self.holds() {
            return None;
        }
        let seat = self.frame.with(|f| f.scene.dice.first().map(|die| die.seat))?;
        self.is_here(seat).then_some(seat)
    }

    /// The link of the game with the ply on view, packed: `ID/PAYLOAD`.
    pub fn link(&self) -> String {
        let turned = self.view.get_untracked() != 0;
        self.table.with_untracked(|t| link::pack(&**t, self.shown.get_untracked().unwrap_or_else(|| t.plies()), turned))
    }

    /// A click on the board or beside it.
    pub fn click(&self, target: Target) {
        self.clear_remarks();
        if self.pinning.with_untracked(Option::is_some) {
            return self.choose_to_pin(target);
        }
        if self.look.get_untracked() {
            return self.remark.set(Some(Remark::Said("look-only")));
        }
        if !untrack(|| self.live()) {
            return self.refuse(Why::new("looking-back"), target);
        }
        if untrack(|| self.turn()).seat().is_some_and(|seat| !untrack(|| self.is_here(seat))) {
            return self.refuse(Why::new("not-your-turn"), target);
        }
        self.clicked(Some(target), |table| table.click(target));
    }

    /// Plays what is held of a move.
    pub fn commit(&self) {
        self.clear_remarks();
        self.clicked(None, |table| table.commit());
    }

    /// Lets go of what is held.
    pub fn release(&self) {
        self.clear_remarks();
        if self.frame.with_untracked(|f| !f.held.is_empty()) {
            self.table.update(|table| table.release());
        }
    }

    fn clicked(&self, target: Option<Target>, act: impl FnOnce(&mut dyn Table) -> Clicked) {
        let mut outcome = Clicked::Released;
        self.table.update(|table| outcome = act(&mut **table));
        match outcome {
            Clicked::Moved => self.moved(),
            Clicked::Refused(why) => match target {
                Some(target) => self.refuse(why, target),
                None => self.remark.set(Some(Remark::Refused(why))),
            },
            Clicked::Held | Clicked::Released => {}
        }
    }

    fn refuse(&self, why: Why, tried: Target) {
        self.refusals.update_value(|n| *n += 1);
        let (places, paths) = (why.places.clone(), why.paths.clone());
        self.refused.set(Some(Refusal { tried, places, paths, count: self.refusals.get_value() }));
        self.remark.set(Some(Remark::Refused(why)));
    }

    /// Takes back everything that is said and marked about earlier tries.
    fn clear_remarks(&self) {
        self.remark.set(None);
        self.refused.set(None);
        self.hint.set(None);
    }

    /// Throws the dice.
    pub fn roll(&self) {
        if untrack(|| self.thrower()).is_some() {
            self.chance();
        }
    }

    /// Lets chance decide once.
    fn chance(&self) {
        let rolled = self.bound_chance().unwrap_or_else(|| {
            let mut rolled = false;
            self.table.update(|table| rolled = table.roll(&mut Rng::new(random())));
            rolled
        });
        if rolled {
            self.moved();
        }
    }

    /// Plays moves by code, as the computer and ready-made set-ups do.
    pub fn enter(&self, codes: &[u32]) -> bool {
        let mut good = false;
        self.table.update(|table| good = table.enter(codes).is_ok());
        if good {
            self.moved();
        }
        good
    }

    /// Lets a seat act.
    pub fn act(&self, seat: Seat, act: Act) {
        let mut refused = None;
        self.table.update(|table| refused = table.act(seat, act).err());
        match refused {
            None => self.moved(),
            Some(why) => self.remark.set(Some(Remark::Refused(why))),
        }
    }

    /// It is kept in this browser already.
    pub fn is_kept(&self) -> bool {
        self.kept && self.slot.with_value(Option::is_some)
    }

    /// How the game is timed, if it is; tracked.
    pub fn clock_spec(&self) -> Option<ClockSpec> {
        self.timed.with(|timed| timed.as_ref().map(|timed| timed.spec(self.entry)))
    }

    /// Something has been played.
    fn moved(&self) {
        self.clock_moved();
        self.changed();
    }

    /// The line is another one now.
    fn changed(&self) {
        if self.thinking.with_untracked(|th| th.as_ref().is_some_and(|th| th.purpose != Purpose::Play)) {
            self.stop_thinking();
        }
        self.clear_remarks();
        self.shown.set(None);
        self.pinning.set(None);
        if untrack(|| self.secret_runs()) {
            self.sharing.set(false);
        }
        self.save();
        self.announce();
    }

    /// Keeps the game where a reload finds it. A game that came by a link is kept once it is played on.
    pub fn save(&self) {
        if !self.kept {
            return;
        }
        if self.slot.with_value(Option::is_none) {
            self.slot.set_value(Some(store::new_slot()));
        }
        let game = Saved {
            slot: self.slot.get_value().unwrap_or_default(),
            link: self.link(),
            sealed: self.lids.get_untracked().sealed.map(|seat| seat.0),
            pins: self.pins.get_untracked(),
            players: self.players.get_untracked(),
            clock: self.timed.get_untracked(),
            series: self.series.get_value(),
            when: now_ms() as f64,
            over: untrack(|| self.turn()).outcome().is_some(),
        };
        let kept = self.pass.with_value(|pass| pass.as_ref().is_none_or(|pass| store::keep_pass(&game.slot, pass)));
        self.unsaved.set(!store::save(&game) || !kept);
        // The address of a match is the link that goes out, while one does.
        rewrite(&match self.passing.get_untracked() {
            Some(Passing::Send { link, .. } | Passing::Over(link)) => Route::Room(format!("{link}~{}", game.slot)),
            _ => game.route(),
        });
    }

    /// Shows the position after so many plies.
    pub fn show(&self, ply: usize) {
        self.release();
        let plies = self.table.with_untracked(|t| t.plies());
        self.shown.set((ply < plies).then_some(ply));
        self.announce();
    }

    /// Shows the position so many plies further on or back.
    pub fn step(&self, by: isize) {
        let ply = self.frame.with_untracked(|f| f.ply);
        self.show(ply.saturating_add_signed(by));
    }

    /// One looks back and may go on from there; tracked. What has been seen cannot be unseen.
    pub fn may_branch(&self) -> bool {
        !self.live() && !self.entry.secret && !self.look.get() && !self.is_passed()
    }

    /// Goes on from the position on view: what followed it is dropped.
    pub fn play_from_here(&self) {
        if let Some(ply) = self.shown.get_untracked().filter(|_| untrack(|| self.may_branch())) {
            self.back(ply);
        }
    }

    /// Takes plies back until so many are left.
    pub fn back(&self, ply: usize) {
        self.stop_thinking();
        self.worths.update(|worths| worths.retain(|(at, _)| *at <= ply));
        self.certain.update(|certain| *certain = certain.filter(|(at, _)| *at <= ply));
        self.table.update(|table| table.back(ply));
        self.clock_back();
        self.changed();
    }

    /// Looks from the next seat's side.
    pub fn flip(&self) {
        let views = self.board.with_value(|board| board.views.len()).max(1);
        self.view.update(|view| *view = (*view + 1) % views);
    }
}
