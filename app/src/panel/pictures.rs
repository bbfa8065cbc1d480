//! Pictures of the board to take away: the position as it is seen, and the game up to it as a film.

use super::icon::{Icon, icon};
use crate::board::{Letters, Picture, Shown};
use crate::link;
use crate::picture::{self, Faces};
use crate::press::Press;
use crate::room::Room;
use crate::text::{say, t, t_with};
use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::board::Board;
use rules::game::Turn;
use rules::play::Frame;
use std::sync::Arc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, Url};

/// The longer side of still pictures, in pixels.
const STILL: f32 = 1440.0;
/// The longer sides of films.
const SIZES: [u32; 2] = [360, 720];
/// How long frames of a film stay, in hundredths of a second: most, a throw, a man put down in secret, the last.
const SPANS: [u32; 4] = [80, 45, 12, 300];

/// What drawings of a room's game are made from, apart from the positions.
#[derive(Clone)]
struct Look {
    game: &'static str,
    board: Arc<Board>,
    view: usize,
    tray: bool,
    seats: Vec<&'static str>,
    letters: bool,
}

impl Look {
    fn of(room: Room, letters: bool, frames: &[Frame]) -> Look {
        let board = room.board();
        let tray = board.die.is_none() && frames.iter().any(|frame| !frame.scene.dice.is_empty());
        let view = room.view.get_untracked();
        Look { game: room.entry.id, board, view, tray, seats: room.tints(), letters }
    }

    fn picture(&self) -> Picture<'_> {
        let Look { game, view, tray, letters, .. } = *self;
        Picture { game, board: &self.board, view, tray, seats: &self.seats, letters }
    }

    /// Width and height in pixels for a longer side.
    fn pixels(&self, longer: f32) -> (u32, u32) {
        let (w, h) = self.picture().extent();
        let scale = longer / w.max(h);
        ((w * scale).round() as u32, (h * scale).round() as u32)
    }
}

/// The positions up to the one on view, as the screen may see them.
fn frames(room: Room) -> Vec<Frame> {
    untrack(|| {
        let (eye, ply) = (room.eye(), room.frame.with(|f| f.ply));
        room.table(|t| (0..=ply).map(|ply| t.frame(eye, ply)).collect())
    })
}

/// The position on view with all that is marked on it.
fn still(room: Room, letters: bool) -> (Look, String) {
    let look = Look::of(room, letters, &frames(room));
    let drawing = untrack(|| {
        let refused = room.refused.get();
        let shown =
            Shown { lens: room.lens(), hint: room.hint.get(), refused: refused.as_ref(), pins: room.pin_words() };
        look.picture().draw(&room.frame.get(), &shown)
    });
    (look, drawing)
}

async fn as_png(look: Look, drawing: String) -> Option<Blob> {
    let (width, height) = look.pixels(STILL);
    let svg = picture::alone(&drawing, &mut Faces::default()).await?;
    picture::png(&picture::paint(&svg, width, height).await?).await
}

async fn as_svg(drawing: String) -> Option<Blob> {
    picture::blob(&picture::alone(&drawing, &mut Faces::default()).await?.into(), picture::SVG)
}

/// Hands a file to the browser to keep.
fn keep(name: &str, file: &Blob) -> Option<()> {
    let address = Url::create_object_url_with_blob(file).ok()?;
    link::save_as(name, &address);
    let forget = move || {
        let _ = Url::revoke_object_url(&address);
    };
    gloo_timers::callback::Timeout::new(30_000, forget).forget();
    Some(())
}

/// What makes a picture an item of the clipboard, where there are such.
fn item_maker() -> Option<Function> {
    Reflect::get(&window(), &"ClipboardItem".into()).ok()?.dyn_into().ok()
}

/// Copies a picture that is still being made: browsers want to be asked while the click is fresh.
async fn copy(made: impl Future<Output = Option<Blob>> + 'static) -> Option<()> {
    let made = async move { made.await.map(JsValue::from).ok_or(JsValue::NULL) };
    let parts = Object::new();
    Reflect::set(&parts, &"image/png".into(), &wasm_bindgen_futures::future_to_promise(made)).ok()?;
    let item = Reflect::construct(&item_maker()?, &Array::of1(&parts)).ok()?;
    let written = window().navigator().clipboard().write(&Array::of1(&item));
    wasm_bindgen_futures::JsFuture::from(written).await.ok().map(drop)
}

/// A film that is being made: which one it is, and how many frames it has of how many.
#[derive(Clone, Copy)]
struct Making {
    number: StoredValue<u32>,
    frames: RwSignal<Option<(usize, usize)>>,
}

impl Making {
    /// Says how far it is; nothing if it has been broken off.
    fn tell(&self, number: u32, frames: (usize, usize)) -> Option<()> {
        (self.number.try_get_value()? == number).then(|| self.frames.set(Some(frames)))
    }

    /// Breaks off.
    fn stop(&self) {
        self.number.update_value(|n| *n += 1);
        self.frames.set(None);
    }
}

async fn as_gif(look: &Look, frames: &[Frame], secret: bool, longer: u32, making: Making, number: u32) -> Option<Blob> {
    let press = Press::open().await?;
    let film = async {
        let (width, height) = look.pixels(longer as f32);
        press.begin(width, height).await?;
        let mut faces = Faces::default();
        for (i, frame) in frames.iter().enumerate() {
            making.tell(number, (i, frames.len()))?;
            let drawing = look.picture().draw(frame, &Shown::default());
            let svg = picture::alone(&drawing, &mut faces).await?;
            let canvas = picture::paint(&svg, width, height).await?;
            let thrown = i.checked_sub(1).is_some_and(|before| frames[before].turn == Turn::Chance);
            let span = match frame {
                _ if i + 1 == frames.len() => SPANS[3],
                frame if secret && !frame.trail.put.is_empty() => SPANS[2],
                _ if thrown => SPANS[1],
                _ => SPANS[0],
            };
            press.frame(&picture::pixels(&canvas)?, span).await?;
        }
        picture::blob(&press.end().await?, "image/gif")
    };
    let film = film.await;
    press.close();
    film
}

/// The buttons.
#[component]
pub fn Pictures(
    /// The room.
    room: Room,
) -> impl IntoView {
    let letters = expect_context::<Letters>();
    let letters = move || untrack(|| letters.get());
    let said = RwSignal::new(None::<&'static str>);
    let longer = RwSignal::new(SIZES[0]);
    let making = Making { number: StoredValue::new(0), frames: RwSignal::new(None) };
    on_cleanup(move || {
        making.number.try_update_value(|n| *n += 1);
    });
    let name = move |end: &str| format!("{}-{}.{end}", room.entry.id, room.frame.with_untracked(|f| f.ply));
    let tell = move |done: Option<()>, words: &'static str| {
        // The sheet may have been closed since.
        let _ = said.try_set(Some(if done.is_some() { words } else { "picture-failed" }));
    };
    let save = Callback::new(move |png: bool| {
        let (look, drawing) = still(room, letters());
        let name = name(if png { "png" } else { "svg" });
        spawn_local(async move {
            let file = if png { as_png(look, drawing).await } else { as_svg(drawing).await };
            tell(file.and_then(|file| keep(&name, &file)), "picture-saved");
        });
    });
    let copied = Callback::new(move |()| {
        let (look, drawing) = still(room, letters());
        spawn_local(async move { tell(copy(as_png(look, drawing)).await, "picture-copied") });
    });
    let film = Callback::new(move |()| {
        making.stop();
        let (number, name, longer) = (making.number.get_value(), name("gif"), longer.get_untracked());
        let frames = frames(room);
        making.frames.set(Some((0, frames.len())));
        let look = Look::of(room, letters(), &frames);
        let secret = room.entry.secret;
        spawn_local(async move {
            let file = as_gif(&look, &frames, secret, longer, making, number).await;
            if making.number.try_get_value() == Some(number) {
                making.frames.set(None);
                tell(file.and_then(|file| keep(&name, &file)), "picture-saved");
            }
        });
    });
    let button = |key: &'static str, which: Icon, act: Callback<()>| {
        view! {
            <button type="button" class="link" data-act=key on:click=move |_| act.run(())>
                {icon(which)}
                {move || t(key)}
            </button>
        }
        .into_any()
    };
    let size = move |pixels: u32| {
        view! {
            <option value=pixels.to_string() selected=move || longer.get() == pixels>
                {move || say("", "picture-pixels", &[pixels as i32])}
            </option>
        }
    };
    let progress = move || {
        making.frames.get().map(|(done, of)| {
            view! {
                <progress max=of.to_string() value=done.to_string() aria-label=move || t("act-save-gif")></progress>
                <button type="button" class="soft" data-act="cancel" on:click=move |_| making.stop()>
                    {move || t("cancel")}
                </button>
            }
        })
    };
    let idle = move || making.frames.with(Option::is_none);
    view! {
        <section class="pics">
            <h3>{move || t("share-pictures")}</h3>
            {button("act-save-png", Icon::Save, Callback::new(move |()| save.run(true)))}
            {item_maker().map(|_| button("act-copy-png", Icon::Copy, copied))}
            {button("act-save-svg", Icon::Save, Callback::new(move |()| save.run(false)))}
            <div class="film" hidden=move || room.secret_runs()>
                {button("act-save-gif", Icon::Save, film)}
                <Show when=idle fallback=progress>
                    <select
                        data-act="gif-size"
                        aria-label=move || t("picture-size")
                        on:change:target=move |ev| longer.set(ev.target().value().parse().unwrap_or(SIZES[0]))
                    >
                        {SIZES.map(size)}
                    </select>
                </Show>
            </div>
            <p class="note" role="status">
                {move || match making.frames.get() {
                    Some((done, of)) => Some(t_with("picture-frames", &[&done.to_string(), &of.to_string()])),
                    None => said.get().map(t),
                }}
            </p>
        </section>
    }
}
