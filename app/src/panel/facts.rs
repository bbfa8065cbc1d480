//! The facts of a game beside the board: its name, who plays, its options, and what can be taken away from it.

use super::curtain::EyeFact;
use super::icon::{Icon, icon};
use super::moves::Forms;
use super::players::level_words;
use crate::board::{Letters, dice_are_short, shorten_dice};
use crate::link;
use crate::lobby::clock_words;
use crate::room::{Room, Standing};
use crate::store::Player;
use crate::text::{say, t, t_with};
use leptos::prelude::*;
use rules::board::Face;
use rules::game::Seat;
use rules::play::Table;

/// The column of facts.
#[component]
pub fn Facts(
    /// The room.
    room: Room,
    /// The screen is narrow: what has no other place there stands here.
    #[prop(into)]
    phone: Signal<bool>,
    /// Whether one is asked to confirm giving up.
    resigning: RwSignal<bool>,
) -> impl IntoView {
    let game = room.entry.id;
    let seats = untrack(|| room.table(|t| t.seats()));
    let picked = untrack(|| room.table(|t| t.picked().to_vec()));
    let options = room.entry.options.iter().zip(picked).map(|(choice, index)| {
        let (key, value) = (choice.key, choice.values[usize::from(index)]);
        view! {
            <div>
                <dt>{move || say(game, &format!("option-{key}"), &[])}</dt>
                <dd>{move || say(game, &format!("option-{key}-{value}"), &[])}</dd>
            </div>
        }
    });
    let forms = room.entry.forms.len() > 1;
    let clock = move || room.clock_spec().map_or_else(|| t("clock-none"), |spec| clock_words(&spec));
    let no_resign = move || !room.live() || room.acting_seat().is_none() || room.turn().outcome().is_some();
    view! {
        <aside class="left" aria-label=move || t("room-facts")>
            <h1 class="slip">{move || say(game, "name", &[])}</h1>
            <dl>
                {(0..seats).map(|seat| view! { <SeatFact room=room seat=Seat(seat)/> }).collect_view()}
                <EyeFact room=room/>
                <Faces room=room/>
                <Throws room=room/>
                <Lenses room=room/>
                <div><dt>{move || t("fact-clock")}</dt><dd>{clock}</dd></div>
                {move || room.match_standing().map(|standing| view! { <MatchFact standing=standing/> })}
                {options.collect_view()}
                <Show when=move || phone.get() && forms>
                    <div><dt>{move || t("act-notation")}</dt><dd><Forms room=room/></dd></div>
                </Show>
            </dl>
            <Links room=room/>
            <Show when=move || phone.get()>
                <button
                    type="button"
                    class="link"
                    data-act="act-resign"
                    disabled=no_resign
                    on:click=move |_| resigning.set(true)
                >
                    {icon(Icon::Resign)}
                    <span>{move || t("act-resign")}</span>
                </button>
            </Show>
        </aside>
    }
}

/// What is shown on the board on request, each with a switch.
#[component]
fn Lenses(room: Room) -> impl IntoView {
    let game = room.entry.id;
    let switch = move |(which, key): (usize, &'static str)| {
        let words = move || say(game, &format!("lens-{key}"), &[]);
        let on = move || room.lenses.with(|on| on[which]);
        view! {
            <div>
                <dt>{words}</dt>
                <dd>
                    <button
                        type="button"
                        class="sw"
                        role="switch"
                        aria-checked=move || on().to_string()
                        aria-label=words
                        data-lens=key
                        on:click=move |_| room.switch_lens(which)
                    ></button>
                </dd>
            </div>
        }
    };
    room.entry.lenses.iter().copied().enumerate().map(switch).collect_view()
}

/// How dice are thrown, where there are some.
#[component]
fn Throws(room: Room) -> impl IntoView {
    let any = Memo::new(move |before: Option<&bool>| {
        before.copied().unwrap_or(false) || room.frame.with(|f| !f.scene.dice.is_empty())
    });
    view! {
        <Show when=move || any.get()>
            <div>
                <dt>{move || t("fact-dice")}</dt>
                <dd>
                    <select
                        data-act="dice"
                        aria-label=move || t("fact-dice")
                        on:change:target=move |ev| shorten_dice(ev.target().value() == "short")
                    >
                        <option value="long" selected=!dice_are_short()>{move || t("dice-long")}</option>
                        <option value="short" selected=dice_are_short()>{move || t("dice-short")}</option>
                    </select>
                </dd>
            </div>
        </Show>
    }
}

/// Characters or letters on men, where men show characters.
#[component]
fn Faces(room: Room) -> impl IntoView {
    let letters = expect_context::<Letters>();
    let signed = |f: &rules::play::Frame| f.scene.men.iter().any(|man| matches!(man.look.face, Face::Sign(..)));
    let any = room.frame.with_untracked(signed);
    any.then(|| {
        view! {
            <div>
                <dt>{move || t("fact-faces")}</dt>
                <dd>
                    <select
                        data-act="faces"
                        aria-label=move || t("fact-faces")
                        on:change:target=move |ev| letters.set(ev.target().value() == "letters")
                    >
                        <option value="characters" selected=move || !letters.get()>{move || t("faces-characters")}</option>
                        <option value="letters" selected=move || letters.get()>{move || t("faces-letters")}</option>
                    </select>
                </dd>
            </div>
        }
    })
}

/// Who plays a seat, as a choice.
#[component]
fn SeatFact(room: Room, seat: Seat) -> impl IntoView {
    let value = move || match room.player(seat) {
        Player::Person => 0,
        Player::Ai(level) => level + 1,
        Player::Away => 6,
    };
    let choose = move |text: String| {
        let player = match text.parse::<u8>() {
            Ok(level @ 1..=5) => Player::Ai(level - 1),
            _ => Player::Person,
        };
        room.seat_player(seat, player);
    };
    let option = move |i: u8| {
        let words = move || match i {
            0 => t("player-person"),
            6 => t("player-away"),
            level => format!("{} {}", t("player-ai"), level_words(level - 1)),
        };
        view! { <option value=i.to_string() selected=move || value() == i>{words}</option> }
    };
    view! {
        <div>
            <dt>{move || room.seat_name(seat)}</dt>
            <dd>
                <select
                    data-player=seat.0.to_string()
                    disabled=move || room.look.get() || room.is_passed() || room.secret_runs() && room.frame.with(|f| f.plies > 0)
                    aria-label=move || room.seat_name(seat)
                    on:change:target=move |ev| choose(ev.target().value())
                >
                    {(0..if room.is_passed() { 7 } else { 6 }).map(option).collect_view()}
                </select>
            </dd>
        </div>
    }
}

/// Which game of the match it is, and how the match stands.
#[component]
fn MatchFact(standing: Standing) -> impl IntoView {
    let [a, b] = standing.score;
    let (game, of) = (standing.game as i32, standing.of.map(|of| of as i32));
    let which = move || match of {
        Some(of) => say("", "series-game", &[game, of]),
        None => say("", "series-game-free", &[game]),
    };
    view! {
        <div><dt>{move || t("fact-series")}</dt><dd>{which}</dd></div>
        <div><dt>{move || t("fact-score")}</dt><dd>{move || say("", "series-score", &[a.into(), b.into()])}</dd></div>
    }
}

/// What can be taken away: the sheet that shares it, the moves, the position, and files.
#[component]
fn Links(room: Room) -> impl IntoView {
    let said = RwSignal::new(None::<&'static str>);
    let by_hand = RwSignal::new(None::<String>);
    let done = move |words: &'static str| {
        move |text: String, copied: bool| {
            by_hand.set((!copied).then_some(text));
            said.set(Some(if copied { words } else { "copy-failed" }));
        }
    };
    Effect::new(move |_| {
        room.frame.track();
        said.set(None);
        by_hand.set(None);
    });
    let share = Callback::new(move |()| room.sharing.set(true));
    let moves = Callback::new(move |()| link::copy(&untrack(|| room.moves_text()), done("copied")));
    let position = Callback::new(move |()| {
        let ply = room.frame.with_untracked(|f| f.ply);
        let position = |t: &dyn Table| if room.secret_runs() { t.diagram(room.eye(), ply) } else { t.dump(ply) };
        link::copy(&untrack(|| room.table(position)), done("copied"));
    });
    let whole = move || !room.secret_runs();
    let button = |which: Icon, key: &'static str, act: Callback<()>| {
        view! {
            <button type="button" class="link" data-act=key on:click=move |_| act.run(())>
                {icon(which)}
                <span>{move || t(key)}</span>
            </button>
        }
    };
    let files = room.entry.files.iter().enumerate().map(|(which, form)| {
        let text = move || untrack(|| room.table(|t| t.export(which)));
        let file = format!("{}.{}", room.entry.id, form.key);
        let name = move || say(room.entry.id, &format!("file-{}", form.key), &[]);
        view! {
            <button
                type="button"
                class="link"
                data-act=format!("copy-{}", form.key)
                on:click=move |_| link::copy(&text(), done("copied"))
            >
                {icon(Icon::Copy)}
                <span>{move || t_with("act-copy-file", &[&name()])}</span>
            </button>
            <button
                type="button"
                class="link"
                data-act=format!("save-{}", form.key)
                on:click=move |_| link::save(&file, &text())
            >
                {icon(Icon::Save)}
                <span>{move || t_with("act-save-file", &[&name()])}</span>
            </button>
        }
    });
    view! {
        <div class="links">
            {button(Icon::Share, "act-share", share)}
            {button(Icon::Copy, "act-copy", moves)}
            {button(Icon::Grid, "act-copy-position", position)}
            <div class="whole" hidden=move || !whole()>
                {files.collect_view()}
            </div>
            <p class="note" role="status">{move || said.get().map(t)}</p>
            <Show when=move || by_hand.with(Option::is_some)>
                <textarea readonly rows="3" aria-label=move || t("act-copy") prop:value=move || by_hand.get()></textarea>
            </Show>
        </div>
    }
}
