//! The board one plays on: drawn once, men kept by id, every place a button for pointers, keys and screen readers.

use super::dice::Dice;
use super::lines;
use super::marks::{self, Hint, Layers, Refusal};
use super::motion::{self, Change, Stage};
use super::pieces::{Setting, pieces};
use super::places::{lay_hits, level_hits, spoken};
use super::reach::Reach;
use super::sheet::{Sheet, Size};
use super::{art, letters, seed};
use crate::text::say;
use leptos::prelude::*;
use leptos::svg;
use rules::board::{Board, Lens, Target};
use rules::play::Frame;
use std::sync::Arc;

/// The board of a game in progress.
#[component]
pub fn BoardView(
    /// The game's id, for words on men and for the grain.
    game: &'static str,
    /// The geometry.
    board: Arc<Board>,
    /// The position.
    #[prop(into)]
    frame: Signal<Frame>,
    /// Which seat's side one looks from.
    #[prop(into)]
    view: Signal<usize>,
    /// The screen is narrow.
    #[prop(into)]
    phone: Signal<bool>,
    /// Somebody at this screen is to move.
    #[prop(into)]
    active: Signal<bool>,
    /// What has just been refused.
    #[prop(into)]
    refused: Signal<Option<Refusal>>,
    /// A move that is proposed.
    #[prop(into)]
    hint: Signal<Option<Hint>>,
    /// Guess marks: the man's id and the mark.
    #[prop(into)]
    pins: Signal<Vec<(u32, String)>>,
    /// What is shown on request.
    #[prop(into)]
    lens: Signal<Lens>,
    /// The classes that colour the seats' men.
    seats: Vec<&'static str>,
    /// A target has been clicked.
    click: Callback<Target>,
    /// What is held is to be let go.
    release: Callback<()>,
    /// The dice are to be thrown.
    roll: Callback<()>,
) -> impl IntoView {
    let beside = board.die.is_none();
    let has_dice = Memo::new(move |before: Option<&bool>| {
        beside && (before.copied().unwrap_or(false) || frame.with(|f| !f.scene.dice.is_empty()))
    });
    let sheet = Memo::new({
        let board = board.clone();
        move |_| {
            let size = if phone.get() { Size::Phone } else { Size::Full };
            Sheet::new(&board, view.get(), size, has_dice.get())
        }
    });
    let ground = {
        let board = board.clone();
        move || art::draw(&board, &sheet.get(), seed(game))
    };
    let layers = Memo::new({
        let board = board.clone();
        move |_| {
            let (sheet, refused) = (sheet.get(), refused.get());
            lens.with(|lens| layers((&board, &sheet, &seats), &frame.get(), lens, refused.as_ref(), hint.get()))
        }
    });
    let flash = Memo::new({
        let board = board.clone();
        move |_| frame.with(|f| lines::flash(&board, &sheet.get(), &f.trail.calls, f.ply))
    });
    let svg_ref = NodeRef::<svg::Svg>::new();
    let (men_ref, ghost_ref, hits_ref) = (NodeRef::<svg::G>::new(), NodeRef::<svg::G>::new(), NodeRef::<svg::G>::new());
    let stage = StoredValue::new_local(Stage::default());

    show_men((game, board.clone()), frame, sheet, pins, stage, (men_ref, ghost_ref));
    let focus = RwSignal::new(0_u16);
    let labels = Memo::new({
        let board = board.clone();
        move |_| lens.with(|lens| spoken(game, &board, &frame.get(), lens, active.get()))
    });
    lay_hits(board.clone(), sheet, labels, focus, hits_ref);
    Effect::new(move |_| {
        let count = refused.with(|r| r.as_ref().map(|r| r.count));
        let (Some(_), Some(svg)) = (count, svg_ref.get_untracked()) else { return };
        if let Ok(Some(cross)) = svg.query_selector(".man.held > g:last-child, .tried") {
            motion::shake(&cross);
        }
    });

    let reach = Reach {
        board: StoredValue::new(board.clone()),
        sheet,
        frame,
        active,
        stage,
        svg: svg_ref,
        hits: hits_ref,
        focus,
        grip: StoredValue::new(None),
        swallow: StoredValue::new(false),
        click,
        release,
        roll,
    };
    let levels = {
        let board = board.clone();
        move || level_hits(game, &board, &sheet.get(), &frame.get())
    };
    let class = format!("bd board {}", art::ground_class(board.ground));
    view! {
        <svg
            node_ref=svg_ref
            class=class
            class:phone=move || phone.get()
            viewBox=move || sheet.get().view_box()
            role="group"
            aria-label=move || say(game, "name", &[])
            on:pointerdown=move |event| reach.down(&event)
            on:pointermove=move |event| reach.moved(&event)
            on:pointerup=move |event| reach.up(&event)
            on:pointercancel=move |_| reach.cancel()
            on:click=move |event| reach.tapped(&event)
            on:keydown=move |event| reach.key(&event)
        >
            <g aria-hidden="true" inner_html=ground></g>
            <g aria-hidden="true" inner_html=move || layers.get().ground></g>
            <g aria-hidden="true" inner_html=move || layers.get().rings></g>
            <g aria-hidden="true" node_ref=ghost_ref></g>
            <g aria-hidden="true" class="men" node_ref=men_ref></g>
            <g aria-hidden="true" class="marks" inner_html=move || layers.get().above></g>
            <g aria-hidden="true" class="marks" inner_html=move || flash.get()></g>
            <g class="hits" node_ref=hits_ref></g>
            <g class="levels" inner_html=levels></g>
            <Dice frame=frame sheet=sheet middle=board.die/>
        </svg>
    }
}

/// The marks of a position.
pub fn layers(
    (board, sheet, seats): (&Board, &Sheet, &[&'static str]),
    frame: &Frame,
    lens: &Lens,
    refused: Option<&Refusal>,
    hint: Option<Hint>,
) -> Layers {
    let next: &[Target] = if frame.held.is_empty() { &[] } else { &frame.next };
    marks::draw(&marks::Asked {
        board,
        sheet,
        scene: &frame.scene,
        lens,
        seats,
        next,
        takes: &frame.takes,
        put: frame.trail.go.is_empty(),
        refused,
        hint,
    })
}

/// Keeps the men on the screen in step with the position.
fn show_men(
    (game, board): (&'static str, Arc<Board>),
    frame: Signal<Frame>,
    sheet: Memo<Sheet>,
    pins: Signal<Vec<(u32, String)>>,
    stage: StoredValue<Stage, LocalStorage>,
    (men, ghosts): (NodeRef<svg::G>, NodeRef<svg::G>),
) {
    Effect::new(move |before: Option<Option<Sheet>>| {
        let now = sheet.get();
        let letters = letters();
        let (list, called) = frame.with(|f| {
            let pins = pins.get();
            let setting = Setting { game, board: &board, sheet: &now, letters, pins: &pins };
            (pieces(&setting, &f.scene, &f.trail, &f.held), !f.trail.calls.is_empty())
        });
        let (Some(layer), Some(ghosts)) = (men.get(), ghosts.get()) else { return None };
        let change = match before.flatten() == Some(now) {
            true if called => Change::Called,
            true => Change::Played,
            false => Change::Redrawn,
        };
        stage.update_value(|s| s.show(&layer, &ghosts, &list, change));
        Some(now)
    });
}
