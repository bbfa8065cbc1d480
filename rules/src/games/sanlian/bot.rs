//! The player of Avoid Three: alpha-beta that counts where each side can still put a stone without losing.

use super::{End, Move, Sanlian, State};
use crate::ai::{AlphaBeta, Brain, Features, Judge, Level, OpenMind, Plain};
use crate::board::{Listed, bits};
use crate::game::Seat;

/// The player.
pub const BRAIN: Brain = Brain {
    id: Sanlian::ID,
    levels: [
        Level { nodes: 60, heat: 60.0 },
        Level { nodes: 400, heat: 20.0 },
        Level { nodes: 2_000, heat: 4.0 },
        Level::cool(10_000),
        Level::cool(1_500_000),
    ],
    solved: false,
    wake: || Box::new(OpenMind::<Sanlian, _>::new(Plain(AlphaBeta::new(Eyes, Features::SOUND, 17)))),
};

/// What a place counts where a side can put a stone and lives.
const SAFE: i32 = 10;
/// What a place counts where it would win.
const WIN: i32 = 60;
/// What a stretch of five counts, by how many stones of one side alone stand in it.
const STRETCH: [i32; 6] = [0, 1, 4, 10, 16, 0];

/// How the player sees a position.
struct Eyes;

/// Where each side would lose and win by a stone, by seat.
#[derive(Clone, Copy)]
struct Fatal {
    lose: [u128; 2],
    win: [u128; 2],
}

impl Fatal {
    fn new(game: &Sanlian, s: &State) -> Self {
        let both = s.stones.map(|stones| game.fatal(stones));
        let open = !s.all();
        Fatal { lose: both.map(|(lose, _)| lose & open), win: both.map(|(_, win)| win & open) }
    }
}

/// What the stretches of five are worth to a side on the large board.
fn stretches(game: &Sanlian, s: &State, side: usize) -> i32 {
    let (mine, free) = (s.stones[side], game.field() & !s.stones[side ^ 1]);
    let mut sum = 0;
    for step in game.steps() {
        let mut open = free;
        // How many stones stand in the stretch that begins here, as a number in binary.
        let (mut ones, mut twos, mut fours) = (0, 0, 0);
        for i in 0..5 {
            open &= free >> (i * step);
            let stone = mine >> (i * step);
            let carry = ones & stone;
            ones ^= stone;
            fours |= twos & carry;
            twos ^= carry;
        }
        for (count, worth) in STRETCH.into_iter().enumerate().filter(|(_, worth)| *worth > 0) {
            let is = |bits: u128, wanted: usize| if count & wanted != 0 { bits } else { !bits };
            sum += worth * (open & is(ones, 1) & is(twos, 2) & is(fours, 4)).count_ones() as i32;
        }
    }
    sum
}

impl Judge<Sanlian> for Eyes {
    type Note = Fatal;

    fn note(&self, game: &Sanlian, s: &State) -> Fatal {
        Fatal::new(game, s)
    }

    fn carry(&self, game: &Sanlian, _: &State, _: Move, s: &State, note: &mut Fatal) {
        *note = Fatal::new(game, s);
    }

    fn eval(&self, game: &Sanlian, s: &State, note: &Fatal, seat: Seat) -> i32 {
        let (me, them) = (seat.index() & 1, seat.index() & 1 ^ 1);
        let worth = |side: usize| {
            let win = note.win[side].count_ones() as i32 * WIN - note.lose[side].count_ones() as i32 * SAFE;
            win + if game.size == 9 { stretches(game, s, side) } else { 0 }
        };
        worth(me) - worth(them)
    }

    fn moves(&self, game: &Sanlian, s: &State, note: &Fatal, out: &mut Vec<Move>) {
        let side = s.mover().index();
        let to_move = |bit| Move(game.point(bit) as u8);
        if note.win[side] != 0 {
            return out.extend(bits::each(note.win[side]).take(1).map(to_move));
        }
        let open = game.open(s);
        match open & !note.lose[side] {
            // All lose at once, so one of them stands for all.
            0 => out.extend(bits::each(open).take(1).map(to_move)),
            safe => out.extend(bits::each(safe).map(to_move)),
        }
    }

    fn noises(&self, game: &Sanlian, s: &State, note: &Fatal, out: &mut Vec<Move>) {
        if s.end == End::Open && note.win[s.mover().index()] != 0 {
            self.moves(game, s, note, out);
        }
    }

    fn noisy(&self, game: &Sanlian, s: &State, note: &Fatal, Move(point): Move) -> bool {
        note.win[s.mover().index()] >> game.bit(point) & 1 != 0
    }

    fn order(&self, game: &Sanlian, s: &State, note: &Fatal, Move(point): Move) -> i32 {
        let (side, bit) = (s.mover().index(), game.bit(point));
        let of = |set: u128| (set >> bit & 1) as i32;
        // Spoil what would win for the other side; keep for later what only this side can use.
        of(note.win[side]) * 4000 + of(note.win[side ^ 1]) * 2000 - of(note.lose[side ^ 1]) * 1000
    }

    fn tense(&self, _: &Sanlian, s: &State, note: &Fatal) -> bool {
        let side = s.mover().index();
        note.win[side ^ 1] & !note.lose[side] != 0 && note.win[side] == 0
    }
}
