//! Two-player Junqi 二人军棋: hidden ranks, rails and roads, and a referee who tells only how men met.
//!
//! After three sheets: 新棋种棋规, 军棋, of a computer games contest ("000" below); the rules of a student union's
//! contest ("002"); the rules of a portal for two and four players ("004").
//!
//! - The board has 12 rows of 5 stations: posts, camps and headquarters, joined by roads and rails (000, 1; the figure
//!   is lost). Only the outer and the middle columns cross between the fronts, by rail; mountains part the others.
//! - A side has 25 men (000, 2): 司令 军长 军旗 one each; 师长 旅长 团长 营长 炸弹 two each; 连长 排长 工兵 地雷 three each.
//! - Both set up out of the other's sight: the flag in a headquarters, mines in the last two rows, no bomb in the front
//!   row, camps empty (000, 3; 004, 5, where bombs in the front row are an option). Red moves first (000, 4).
//! - Flag and mines stay, and so does whoever stands in a headquarters, his own side's or the other's (000, 4.1; 004, 4).
//! - By road one goes one step; by rail along a line as far as it is free; the engineer turns as well. Nobody changes
//!   from rail to road within a move, and nobody passes over a man. Whoever stands in a camp cannot be attacked.
//! - When men meet the lower falls, and equals both (000, 4.2). A bomb dies with whatever it meets, flag and mine
//!   included. An engineer clears a mine; what becomes of others on a mine is an option: the mine stays (000; 002) or
//!   both are gone (004, 3 and 8).
//! - Who loses his commander shows where his flag is (000, 4.2), by whatever he falls; 002 and 004 do not say so.
//! - Who loses his flag has lost. 004, 8 lets all take it, or all but the commander, or the engineer alone: another's
//!   attack spends the move, he returns, and the flag is known.
//! - Who cannot move on his turn has lost; if neither can, it is a draw (000, 4.3; 004, 9). A taken flag ends the game
//!   before that is asked.
//! - 000, 4.3: after 31 plies in which nobody met anybody, who made the last of them loses: from the beginning that is
//!   Red, later whoever did not attack last. 002: 70 plies of both sides without a man taken make a draw. 004 has none.
//! - Thirty minutes a side (000); an hour a game, thirty seconds a move and the third time-out loses (002); a minute a
//!   move, a time-out passes the turn, and more than three lose (004, 7).
//!
//! All else is the engine's, [`crate::army`].

mod board;
pub mod bot;
pub mod field;

use crate::army::{Army, Law, Quiet, Taker, Theatre};
use crate::board::{Body, Choice, Kind, Listed};
use crate::game::to_bytes;
use crate::play::ClockSpec;

/// The game.
pub type Junqi = Army<{ field::STATIONS }, 50>;

/// Its board.
pub static THEATRE: Theatre = Theatre {
    graph: &field::GRAPH,
    seats: 2,
    partners: false,
    homes: &field::HOMES,
    mountains: &[(31, 26), (33, 28)],
    letters: "rb",
    rows: &[field::ACROSS; field::ROWS as usize],
    name: field::name,
    at: board::at,
    board: board::board,
    body: Body::Tile,
    tints: &[0, 5],
    names: &[
        [
            "red-commander",
            "red-general",
            "red-division",
            "red-brigade",
            "red-regiment",
            "red-battalion",
            "red-company",
            "red-platoon",
            "red-engineer",
            "red-mine",
            "red-bomb",
            "red-flag",
            "red-hidden",
        ],
        [
            "black-commander",
            "black-general",
            "black-division",
            "black-brigade",
            "black-regiment",
            "black-battalion",
            "black-company",
            "black-platoon",
            "black-engineer",
            "black-mine",
            "black-bomb",
            "black-flag",
            "black-hidden",
        ],
    ],
};

/// What the three sheets say, in the order of the values of `preset`.
const PRESETS: [Law; 3] = [
    Law {
        mines_survive: true,
        shown: true,
        flag: Taker::Any,
        bombs_anywhere: false,
        quiet: Quiet::Loses(31),
        lapses: None,
    },
    Law {
        mines_survive: true,
        shown: false,
        flag: Taker::Any,
        bombs_anywhere: false,
        quiet: Quiet::Draws(70),
        lapses: None,
    },
    Law {
        mines_survive: false,
        shown: false,
        flag: Taker::Any,
        bombs_anywhere: false,
        quiet: Quiet::Never,
        lapses: Some(3),
    },
];

/// The rules under these options, as [`Listed::with`] gets them.
pub fn law(picked: &[u8]) -> Law {
    let value = |option: usize| picked.get(option).copied().unwrap_or(0);
    let mut law = PRESETS[usize::from(value(0)).min(2)];
    match value(1) {
        0 => {}
        other => law.mines_survive = other == 1,
    }
    match value(2) {
        0 => {}
        other => law.shown = other == 1,
    }
    law.flag = [law.flag, Taker::Any, Taker::NotCommander, Taker::Engineer][usize::from(value(3)).min(3)];
    match value(4) {
        0 => {}
        other => law.bombs_anywhere = other == 2,
    }
    law.quiet = [law.quiet, Quiet::Loses(31), Quiet::Draws(70), Quiet::Never][usize::from(value(5)).min(3)];
    law
}

impl Listed for Junqi {
    const ID: &'static str = "junqi";
    const KIND: Kind = Kind::Hidden;
    const OPTIONS: &'static [Choice] = &[
        Choice { key: "preset", values: &["contest", "union", "portal"] },
        Choice { key: "mines", values: &["preset", "survive", "die"] },
        Choice { key: "commander", values: &["preset", "shown", "silent"] },
        Choice { key: "flag", values: &["preset", "any", "not_commander", "engineer"] },
        Choice { key: "bombs", values: &["preset", "behind", "anywhere"] },
        Choice { key: "quiet", values: &["preset", "31", "70", "none"] },
    ];
    const SECRET: bool = true;
    const CLOCKS: &'static [ClockSpec] = &[
        ClockSpec::main("contest", 1800),
        ClockSpec { per_move: 30, forgiven: 2, ..ClockSpec::main("union", 3600) },
        ClockSpec { per_move: 60, forgiven: 3, ..ClockSpec::main("portal", 0) },
    ];
    const SEATS: &'static [&'static str] = &["red", "black"];

    fn sight(view: &Self::View) -> Vec<u8> {
        to_bytes(view)
    }

    fn with(picked: &[u8]) -> Self {
        Army::new(&THEATRE, law(picked))
    }
}
