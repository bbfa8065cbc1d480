//! Boards in pages of other people: what the element `yiguan-board` asks of the program.
//!
//! The element's own side is `element/yiguan.js`. It loads the program once, mounts each board into a shadow root,
//! sets what its attributes say, and asks for what its properties and events tell.

use crate::app::Phone;
use crate::board::{Defs, Letters};
use crate::embed::{Alone, Nothing, bad_value, room_of};
use crate::panel::{bad_words, fault_words};
use crate::room::Room;
use crate::site;
use crate::text::{self, Lang, Tongue};
use js_sys::Function;
use leptos::mount::{UnmountHandle, mount_to};
use leptos::prelude::*;
use leptos::tachys::view::any_view::AnyViewState;
use rules::game::Seat;
use rules::play::link::{BadLink, LinkFault};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::HtmlElement;

/// Says where the site lies: its folder, the stem of its words, and what makes a worker.
#[wasm_bindgen]
pub fn stand(home: String, words: String, worker: Function) {
    site::stand_elsewhere(home, words, worker);
}

/// Fetches the words of the language that a tag means, English if it means none of ours, and then calls.
#[wasm_bindgen]
pub fn speak(tag: &str, then: Function) {
    text::fetch(language(tag), move |came| {
        // What the page does with it is its own business.
        let _ = then.call1(&JsValue::NULL, &came.into());
    });
}

fn language(tag: &str) -> Lang {
    Lang::of(tag).unwrap_or(Lang::En)
}

/// What a board is, apart from its game.
#[derive(Clone, Copy)]
struct Face {
    tongue: RwSignal<Lang>,
    phone: RwSignal<bool>,
    letters: RwSignal<bool>,
    fault: RwSignal<Option<LinkFault>>,
}

/// A board in a page of other people; it leaves the page when it is freed.
#[wasm_bindgen]
pub struct Standing {
    room: Result<Room, BadLink>,
    face: Face,
    owner: Owner,
    view: Option<UnmountHandle<AnyViewState>>,
    /// From which side and at which ply one looks unless told otherwise.
    usual: (usize, usize),
}

impl Drop for Standing {
    fn drop(&mut self) {
        self.view = None;
        self.owner.cleanup();
    }
}

#[wasm_bindgen]
impl Standing {
    /// Puts the board of an address into an element, in the language of a tag; `tell` hears "move" and "end".
    #[wasm_bindgen(constructor)]
    pub fn new(into: HtmlElement, address: &str, tag: &str, tell: Function) -> Standing {
        let address = address.to_string();
        let tongue = language(tag);
        let made = Rc::new(Cell::new(None));
        let make = made.clone();
        let view = mount_to(into, move || {
            let face = Face {
                tongue: RwSignal::new(tongue),
                phone: RwSignal::new(false),
                letters: RwSignal::new(false),
                fault: RwSignal::new(None),
            };
            provide_context(Tongue(face.tongue));
            provide_context(Phone(face.phone.into()));
            Letters::provide_here(face.letters);
            let room = room_of(&address).map(|(room, fault)| {
                face.fault.set(fault);
                follow(room, tell);
                room
            });
            let body = match room.clone() {
                Ok(room) => view! { <Alone room=room fault=face.fault/> }.into_any(),
                Err(bad) => view! { <Nothing bad=bad/> }.into_any(),
            };
            make.set(Some((room, face, Owner::current().unwrap_or_default())));
            view! { <Defs/> {body} }.into_any()
        });
        let (room, face, owner) = made.take().expect("a board is made while it is mounted");
        let usual =
            room.as_ref().map_or((0, 0), |room| (room.view.get_untracked(), room.frame.with_untracked(|f| f.ply)));
        Standing { room, face, owner, view: Some(view), usual }
    }

    /// Sets what an attribute says; without a value as if it were not there.
    pub fn set(&self, name: &str, value: Option<String>) {
        if let Some(fault) = self.try_set(name, value.as_deref()).err() {
            self.face.fault.set(Some(fault));
        }
    }

    fn try_set(&self, name: &str, value: Option<&str>) -> Result<(), LinkFault> {
        let Ok(room) = &self.room else { return Ok(()) };
        let (text, number) = (value.unwrap_or_default(), value.and_then(|text| text.parse::<usize>().ok()));
        match name {
            "narrow" => self.face.phone.set(value.is_some()),
            "faces" => self.face.letters.set(text == "letters"),
            "lang" => self.face.tongue.set(language(text)),
            "turned" => room.look_from(value.map_or(self.usual.0, |_| number.unwrap_or(1))),
            "start" if value.is_none() => room.show(self.usual.1),
            "start" => {
                let ply = number.ok_or_else(|| LinkFault { ply: 0, what: BadLink::Ply(text.to_string()) })?;
                self.owner.with(|| room.show(ply));
            }
            "notation" if !room.use_form(value) => return Err(bad_value("notation", text)),
            "play" => room.seat_players(text).map_err(|word| bad_value("play", &word))?,
            _ => {}
        }
        Ok(())
    }

    /// Plays a move in words; false where it is wrong, which the board then tells.
    pub fn play(&self, text: &str) -> bool {
        let Ok(room) = &self.room else { return false };
        let played = self.owner.with(|| room.play_words(text));
        let good = played.is_ok();
        if let Err(fault) = played {
            self.face.fault.set(Some(fault));
        }
        good
    }

    /// Takes the last move back, with those of the computer that followed it.
    pub fn undo(&self) {
        if let Ok(room) = &self.room {
            self.owner.with(|| room.undo());
        }
    }

    /// What the board tells of its game: nothing where there is nothing to tell.
    pub fn ask(&self, what: &str) -> JsValue {
        self.owner.with(|| untrack(|| self.answer(what))).unwrap_or(JsValue::NULL)
    }

    fn answer(&self, what: &str) -> Option<JsValue> {
        let room = match &self.room {
            Ok(room) => room,
            Err(bad) => return (what == "fault").then(|| bad_words(bad, 0).into()),
        };
        let seat = |seat: Option<Seat>| seat.map(|seat| seat.0.into());
        let outcome = room.turn().outcome();
        let winner = |o: &rules::game::Outcome| (0..room.table(|t| t.seats())).map(Seat).find(|seat| o.sign(*seat) > 0);
        Some(match what {
            "fault" => {
                let fault = self.face.fault.get()?;
                let (head, more) = fault_words(room.entry.id, &fault);
                format!("{head}. {more}").into()
            }
            "link" => room.link_for_others().into(),
            "position" => room.position().into(),
            "ply" => (room.frame.with(|f| f.ply) as u32).into(),
            "plies" => (room.table(|t| t.plies()) as u32).into(),
            "text" => room.moves_text().into(),
            "last" => room.line().last().map(|line| room.line_words(line))?.into(),
            "code" => room.last_ply().0?.into(),
            "seat" => seat(room.last_ply().1)?,
            "winner" => seat(winner(&outcome?))?,
            "reason" => outcome?.why.into(),
            "outcome" => room.verdict()?.0.into(),
            "why" => room.verdict()?.1.into(),
            _ => return None,
        })
    }
}

/// Tells what happens in a room.
fn follow(room: Room, tell: Function) {
    let tell = StoredValue::new_local(tell);
    let state = Memo::new(move |_| room.table(|t| (t.plies(), t.turn().outcome().is_some())));
    Effect::new(move |before: Option<(usize, bool)>| {
        let now = state.get();
        let say = |what: &str| {
            tell.with_value(|tell| {
                // A fault of the page's listener is told by the browser.
                let _ = tell.call1(&JsValue::NULL, &what.into());
            });
        };
        if before.is_some_and(|before| now.0 > before.0) {
            say("move");
        }
        if now.1 && before.is_some_and(|before| !before.1) {
            say("end");
        }
        now
    });
}
