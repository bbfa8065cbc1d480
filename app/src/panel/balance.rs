//! The balance: how the game stands by what the computer has found, as a line over the plies and in words.

use crate::board::N;
use crate::room::{Purpose, Room};
use crate::text::{say, t, t_with};
use crate::think::Worth;
use leptos::prelude::*;
use rules::game::Seat;
use std::fmt::Write;

type Worths = Vec<(usize, Worth)>;

/// The balance, and what the computer thinks while it thinks.
#[component]
pub fn Balance(
    /// The room.
    room: Room,
) -> impl IntoView {
    // What the computer makes of what it sees is not for the other side's eyes.
    let known = Memo::new(move |_| !room.hides());
    let drawing = move || {
        let all = |worths: &Worths| worths.iter().map(|(ply, w)| (*ply, w.balance())).collect();
        spark(if known.get() { room.worths.with(all) } else { Vec::new() })
    };
    let words = move || {
        if let Some(words) = thinking_words(room) {
            return words;
        }
        let ply = room.frame.with(|f| f.ply);
        if let Some((_, worth)) = room.certain.get().filter(|(at, _)| *at == ply) {
            return room.certain_words(worth);
        }
        if let (true, Some((head, _))) = (room.live(), room.verdict()) {
            return head;
        }
        let shown = room.frame.with(|f| f.ply);
        let worth = known
            .get()
            .then_some(())
            .and_then(|()| room.worths.with(|w| w.iter().rfind(|(ply, _)| *ply <= shown).map(|(_, worth)| *worth)));
        worth.map_or_else(|| t("balance-unknown"), |worth| worth_words(room, worth))
    };
    let busy = move || room.thinking.with(Option::is_some);
    let stop = move || {
        room.thinking.with(|th| {
            let th = th.as_ref()?;
            match (&th.found, th.purpose) {
                (Some(_), Purpose::Play) => Some("thinking-stop"),
                (None, _) if th.prepared.is_some() => Some("thinking-break-off"),
                _ => None,
            }
        })
    };
    let stop = Memo::new(move |_| stop());
    let judged = move || room.entry.solved && !busy() && room.frame.with(|f| f.turn.seat().is_some());
    view! {
        <div class="an" class:busy=busy>
            <span>{move || t("balance")}</span>
            <svg class="spark" viewBox="0 0 200 30" preserveAspectRatio="none" aria-hidden="true" inner_html=drawing></svg>
            <b>{words}</b>
            {move || {
                stop.get().map(|key| {
                    view! {
                        <button type="button" class="hurry" data-act=key on:click=move |_| room.move_now()>
                            {move || t(key)}
                        </button>
                    }
                })
            }}
            <Show when=judged>
                <button type="button" class="hurry" data-act="act-verdict" on:click=move |_| room.ask_verdict()>
                    {move || t("act-verdict")}
                </button>
            </Show>
        </div>
    }
}

fn thinking_words(room: Room) -> Option<String> {
    room.thinking.with(|thinking| {
        let found = thinking.as_ref()?.found.as_ref();
        Some(match found {
            None => match thinking.as_ref()?.prepared {
                Some(thousandths) => t_with("thinking-preparing", &[&(thousandths / 10).to_string()]),
                None => t("thinking"),
            },
            Some(found) if found.depth > 0 => say("", "thinking-depth", &[found.depth as i32]),
            Some(found) => t_with("thinking-nodes", &[&short(found.nodes)]),
        })
    })
}

/// A count in at most five characters.
fn short(count: f64) -> String {
    match count as u64 {
        n @ 0..=9_999 => n.to_string(),
        n @ 10_000..=9_999_999 => format!("{}k", n / 1000),
        n => format!("{}M", n / 1_000_000),
    }
}

/// What a worth, as seat 0 sees it, says in words.
fn worth_words(room: Room, worth: Worth) -> String {
    let balance = worth.balance();
    let better = room.seat_name(Seat(u8::from(balance < 0)));
    let lead = match worth {
        Worth::Points(points) => format!(" +{}.{}", points.abs() / 100, points.abs() % 100 / 10),
        Worth::Odds(odds) => format!(" {}%", odds.max(1000_u32.saturating_sub(odds)) / 10),
        _ => String::new(),
    };
    match worth {
        Worth::Draw => t("balance-even"),
        Worth::Win(plies) | Worth::Loss(plies) if plies > 0 => {
            t_with("balance-mate", &[&better, &plies.div_ceil(2).to_string()])
        }
        Worth::Win(_) | Worth::Loss(_) => t_with("balance-proved", &[&better]),
        _ => match balance.abs() {
            0..=60 => t("balance-even"),
            61..=250 => t_with("balance-slight", &[&better]) + &lead,
            251..=550 => t_with("balance-better", &[&better]) + &lead,
            _ => t_with("balance-winning", &[&better]) + &lead,
        },
    }
}

/// The line over the plies in a field of 200 by 30.
fn spark(points: Vec<(usize, i32)>) -> String {
    let mut out =
        String::from(r#"<path d="M0 15H200" stroke="var(--line-strong)" stroke-width="1" stroke-dasharray="2 4"/>"#);
    let (Some(&(first, _)), Some(&(last, _))) = (points.first(), points.last()) else { return out };
    let span = (last - first).max(1) as f32;
    let mut d = String::new();
    let (mut x, mut y) = (0.0, 15.0);
    for (i, &(ply, balance)) in points.iter().enumerate() {
        x = (ply - first) as f32 / span * 196.0;
        y = 15.0 - balance as f32 * 0.0125;
        let _ = write!(d, "{}{} {}", if i == 0 { "M" } else { "L" }, N(x), N(y));
    }
    let thin = r#"stroke="var(--accent)" vector-effect="non-scaling-stroke" fill="none""#;
    let _ = write!(out, r#"<path d="{d}L{} 15L0 15Z" fill="var(--accent)" opacity=".14"/>"#, N(x));
    let _ = write!(out, r#"<path d="{d}" {thin} stroke-width="1.5"/>"#);
    let _ = write!(out, r#"<path d="M{} {}h.01" {thin} stroke-width="6" stroke-linecap="round"/>"#, N(x), N(y));
    out
}
