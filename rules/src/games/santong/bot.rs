//! The player of Three-Way: alpha-beta that knows how many stones each side is short of joining the three sides.

mod reach;

use super::{Move, Santong, State, bit, place};
use crate::ai::{AlphaBeta, Brain, Budget, Features, Judge, Level, OpenMind, Plain, Score, Search, Thought};
use crate::board::{Listed, bits};
use crate::game::{Game, Seat};
use arrayvec::ArrayVec;
use reach::{FAR, Reach, SLACK};

/// The player.
pub const BRAIN: Brain = Brain {
    id: Santong::ID,
    levels: [
        Level { nodes: 200, heat: 20_000.0 },
        Level { nodes: 300, heat: 300.0 },
        Level { nodes: 400, heat: 80.0 },
        Level { nodes: 3_000, heat: 15.0 },
        Level::cool(200_000),
    ],
    solved: false,
    wake: || Box::new(OpenMind::<Santong, _>::new(Plain(Moods::new()))),
};

/// From this heat on a player puts stones anywhere.
const AIMLESS: f32 = 1_000.0;

/// Two searchers. Almost any attack can be met in time, so only a player without heat heeds the other side's plans.
struct Moods {
    heedful: AlphaBeta<Santong, Eyes>,
    heedless: AlphaBeta<Santong, Eyes>,
}

impl Moods {
    fn new() -> Self {
        let searcher = |heed, bits| AlphaBeta::new(Eyes { heed }, Features::sharp(0), bits);
        Moods { heedful: searcher(1, 16), heedless: searcher(0, 10) }
    }
}

impl Search<Santong> for Moods {
    fn best(
        &mut self,
        game: &Santong,
        past: &[State],
        s: &State,
        seat: Seat,
        budget: &mut Budget<'_, Move>,
    ) -> Option<Thought<Move>> {
        let searcher = if budget.heat > 0.0 { &mut self.heedless } else { &mut self.heedful };
        searcher.best(game, past, s, seat, budget)
    }
}

/// Moves looked at in one position.
const WIDTH: usize = 16;
/// Of these so many also as the first of two.
const DOUBLES: usize = 6;

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
struct Eyes {
    /// 1 if it heeds the other side's plans, 0 if not.
    heed: i32,
}

/// How far both sides are.
type Note = [Reach; 2];

fn worth(reach: &Reach) -> i32 {
    if reach.short == FAR {
        return 0;
    }
    let choice = reach.by_slack[0].count_ones().saturating_sub(reach.short as u32).min(MOST);
    WORTH[reach.short] * (1000 + WIDE * choice as i32) / 1000
}

/// How much a cell promises to a side that heeds the other one, or not.
fn promise(note: &Note, side: usize, heed: i32, cell: u16) -> i32 {
    let of = |reach: &Reach| {
        let slack = (0..SLACK).find(|&slack| reach.by_slack[slack] >> cell & 1 != 0);
        slack.map_or(0, |slack| PROMISE[slack] * (40 + WORTH[reach.short]) / 100)
    };
    of(&note[side]) + of(&note[side ^ 1]) * heed
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
        let worth = [side(0), side(1) + double];
        worth[me] - worth[me ^ 1] * self.heed
    }

    fn moves(&self, game: &Santong, s: &State, note: &Note, out: &mut Vec<Move>) {
        let us = s.mover.index();
        let put = |bit: u16| Move { cell: place(bit) as u8, double: false };
        let [mine, theirs] = [&note[us], &note[us ^ 1]];
        if mine.short == 1 {
            return out.extend(bits::each(mine.by_slack[0]).take(1).map(put));
        }
        let useful = match theirs.short {
            1 if self.heed > 0 => theirs.by_slack[0],
            _ => (0..SLACK).fold(0, |all, slack| all | mine.by_slack[slack] | theirs.by_slack[slack]),
        };
        let mut all: ArrayVec<(i32, u16), 64> =
            bits::each(useful).map(|bit| (-promise(note, us, self.heed, bit), bit)).collect();
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
        if heat >= AIMLESS && note[s.mover.index()].short > 1 {
            return game.moves(s, out);
        }
        self.moves(game, s, note, out);
    }

    fn order(&self, _: &Santong, s: &State, note: &Note, m: Move) -> i32 {
        promise(note, s.mover.index(), self.heed, bit(m.cell)) - if m.double { 40 } else { 0 }
    }

    fn tense(&self, _: &Santong, s: &State, note: &Note) -> bool {
        let us = s.mover.index();
        note[us ^ 1].short == 1 && note[us].short > 1
    }

    /// Who heeds one side alone cannot tell who is ahead.
    fn score(&self, value: i32) -> Score {
        Score::Points(value * self.heed)
    }
}
