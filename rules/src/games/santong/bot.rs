//! The player of Three-Way: alpha-beta that knows how many stones each side is short of joining the three sides.

mod reach;

use super::{Move, Santong, State, bit, place};
use crate::ai::{AlphaBeta, Brain, Features, Judge, Level, OpenMind, Plain};
use crate::board::{Listed, bits};
use crate::game::{Game, Seat};
use arrayvec::ArrayVec;
use reach::{FAR, Reach, SLACK};

/// The player.
pub const BRAIN: Brain = Brain {
    id: Santong::ID,
    levels: [
        Level { nodes: 60, heat: 120.0 },
        Level { nodes: 400, heat: 40.0 },
        Level { nodes: 3_000, heat: 10.0 },
        Level::cool(20_000),
        Level::cool(500_000),
    ],
    solved: false,
    wake: || Box::new(OpenMind::<Santong, _>::new(Plain(AlphaBeta::new(Eyes, Features::sharp(0), 16)))),
};

/// Moves looked at in one position.
const WIDTH: usize = 16;
/// Of these so many also as the first of two.
const DOUBLES: usize = 6;

/// From this heat on a player may overlook that the other side needs one stone.
const CARELESS: f32 = 150.0;
/// What being so many stones short is worth.
const WORTH: [i32; FAR + 1] = [4000, 900, 620, 430, 300, 210, 150, 110, 80, 60, 45, 34, 26, 20, 15, 11, 0];
/// What each cell adds, in thousandths, by which shortest trees differ, up to [`MOST`] of them.
const WIDE: i32 = 20;
const MOST: u32 = 8;
/// What having the move is worth, as a part of what being so near is.
const TEMPO: i32 = 4;
/// How much a cell promises by how much longer than the shortest the trees through it are.
const PROMISE: [i32; SLACK] = [60, 24, 8];

/// How the player sees a position.
struct Eyes;

/// How far both sides are.
type Note = [Reach; 2];

fn worth(reach: &Reach) -> i32 {
    if reach.short == FAR {
        return 0;
    }
    let choice = reach.by_slack[0].count_ones().saturating_sub(reach.short as u32).min(MOST);
    WORTH[reach.short] * (1000 + WIDE * choice as i32) / 1000
}

/// How much a cell promises to whoever moves.
fn promise(note: &Note, cell: u16) -> i32 {
    let of = |reach: &Reach| {
        let slack = (0..SLACK).find(|&slack| reach.by_slack[slack] >> cell & 1 != 0);
        slack.map_or(0, |slack| PROMISE[slack] * (40 + WORTH[reach.short]) / 100)
    };
    of(&note[0]) + of(&note[1])
}

impl Judge<Santong> for Eyes {
    type Note = Note;

    fn note(&self, _: &Santong, s: &State) -> Note {
        [0, 1].map(|side| Reach::new(s.stones[side], s.open()))
    }

    fn carry(&self, game: &Santong, _: &State, _: Move, s: &State, note: &mut Note) {
        *note = self.note(game, s);
    }

    fn eval(&self, _: &Santong, s: &State, note: &Note, seat: Seat) -> i32 {
        let me = seat.index() & 1;
        let side = |side: usize| {
            let worth = worth(&note[side]);
            worth + if s.mover.index() == side { worth / TEMPO } else { 0 }
        };
        // The double turn is a move more, wherever it will be needed.
        let double = if s.double == super::Double::Ahead { worth(&note[1]) / 3 } else { 0 };
        let value = side(0) - side(1) - double;
        if me == 0 { value } else { -value }
    }

    fn moves(&self, game: &Santong, s: &State, note: &Note, out: &mut Vec<Move>) {
        let us = s.mover.index();
        let put = |bit: u16| Move { cell: place(bit) as u8, double: false };
        let [mine, theirs] = [&note[us], &note[us ^ 1]];
        if mine.short == 1 {
            return out.extend(bits::each(mine.by_slack[0]).take(1).map(put));
        }
        let useful = match theirs.short {
            1 => theirs.by_slack[0],
            _ => (0..SLACK).fold(0, |all, slack| all | mine.by_slack[slack] | theirs.by_slack[slack]),
        };
        let mut all: ArrayVec<(i32, u16), 64> =
            bits::each(useful).map(|bit| (-promise(note, bit), bit)).collect();
        if all.is_empty() {
            // Nobody can join the sides any more.
            return out.extend(bits::each(s.open()).take(1).map(put));
        }
        all.sort_unstable();
        all.truncate(WIDTH);
        out.extend(all.iter().map(|&(_, bit)| put(bit)));
        if s.may_double() {
            out.extend(all.iter().take(DOUBLES).map(|&(_, bit)| Move { double: true, ..put(bit) }));
        }
        debug_assert!(out.iter().all(|&m| game.decode(s, game.code(s, m)).is_some()));
    }

    fn choices(&self, game: &Santong, s: &State, note: &Note, heat: f32, out: &mut Vec<Move>) {
        let us = s.mover.index();
        if heat <= 0.0 || note[us].short == 1 || note[us ^ 1].short == 1 && heat < CARELESS {
            return self.moves(game, s, note, out);
        }
        // All cells, for whoever does not see what is useful.
        out.extend(bits::each(s.open()).map(|bit| Move { cell: place(bit) as u8, double: false }));
        if s.may_double() {
            self.moves(game, s, note, out);
            let mut at = 0;
            out.retain(|m| {
                at += 1;
                m.double || at <= s.open().count_ones()
            });
        }
    }

    fn order(&self, _: &Santong, _: &State, note: &Note, m: Move) -> i32 {
        promise(note, bit(m.cell)) - if m.double { 40 } else { 0 }
    }

    fn tense(&self, _: &Santong, s: &State, note: &Note) -> bool {
        let us = s.mover.index();
        note[us ^ 1].short == 1 && note[us].short > 1
    }
}
