//! The three ways of killing: what three adjacent men of both sides make of each other.

use super::{LiuboFei, Move, State};
use crate::games::liubo::{SPREAD, bit, file, rank};
use arrayvec::ArrayVec;

/// A way of killing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pattern {
    /// 毙子: two of one's own beside each other, an enemy at one end.
    Bi,
    /// 抬子: an enemy between two of one's own.
    Tai,
    /// 挑子: one of one's own between two enemies.
    Tiao,
}

/// A pattern on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kill {
    /// Which.
    pub pattern: Pattern,
    /// The three places.
    pub three: u32,
    /// Those of them where an enemy dies.
    pub dead: u32,
}

/// What a line of five points holds: three men side by side, and who of them dies.
#[derive(Clone, Copy)]
struct Line {
    three: u8,
    dead: u8,
    pattern: Option<Pattern>,
}

/// By the mover's men and the enemy's on a line. There is room for one group of exactly three.
static LINES: [[Line; 32]; 32] = {
    let mut all = [[Line { three: 0, dead: 0, pattern: None }; 32]; 32];
    let mut own = 0;
    while own < 32 {
        let mut enemy = 0;
        while enemy < 32 {
            let mut start = 0;
            while start < 3 && own & enemy == 0 {
                let three = 0b111 << start;
                // The three and the points next to them, as far as the line goes.
                let around = (three | three << 1 | three >> 1) & 0x1f;
                let pattern = match own >> start & 0b111 {
                    0b011 | 0b110 => Some(Pattern::Bi),
                    0b101 => Some(Pattern::Tai),
                    0b010 => Some(Pattern::Tiao),
                    _ => None,
                };
                if (own | enemy) & around == three && pattern.is_some() {
                    all[own][enemy] = Line { three: three as u8, dead: (three & enemy) as u8, pattern };
                }
                start += 1;
            }
            enemy += 1;
        }
        own += 1;
    }
    all
};

/// A line of the board: a rank or a file, by one of its places.
#[derive(Clone, Copy)]
enum Way {
    Rank(u8),
    File(u8),
}

impl Way {
    #[inline]
    fn of(self, set: u32) -> usize {
        match self {
            Way::Rank(place) => rank(set, place),
            Way::File(place) => file(set, place),
        }
    }

    #[inline]
    fn back(self, line: u8) -> u32 {
        match self {
            Way::Rank(place) => u32::from(line) << (place / 5 * 5),
            Way::File(place) => SPREAD[usize::from(line)] << (place % 5),
        }
    }
}

impl LiuboFei {
    /// Tells of every pattern that a move makes, with the lines it stands on.
    #[inline]
    fn each(&self, s: &State, m: Move, mut kill: impl FnMut(Way, &'static Line)) {
        let (before, enemy) = (s.men[s.mover.index()], s.men[s.mover.other().index()]);
        let after = before ^ bit(m.from) ^ bit(m.to);
        let mut look = |way: Way, with: u32| {
            let (own, other) = (way.of(after), way.of(enemy));
            let line = &LINES[own][other];
            if line.pattern.is_some() {
                let moved = way.back(line.three) & with != 0;
                let was = LINES[way.of(before)][other].three;
                if moved || self.any && was != line.three {
                    kill(way, line);
                }
            }
        };
        let with = bit(m.to);
        look(Way::Rank(m.to), with);
        look(Way::File(m.to), with);
        if self.any {
            // What the man leaves behind, on the lines that are not those of its new place.
            if m.from / 5 != m.to / 5 {
                look(Way::Rank(m.from), 0);
            }
            if m.from % 5 != m.to % 5 {
                look(Way::File(m.from), 0);
            }
        }
    }

    /// The enemies that die by a move.
    #[inline]
    pub fn dead(&self, s: &State, m: Move) -> u32 {
        let mut dead = 0;
        self.each(s, m, |way, line| dead |= way.back(line.dead));
        dead
    }

    /// The patterns that a move makes: at most one on each of the four lines it touches.
    pub fn kills(&self, s: &State, m: Move) -> ArrayVec<Kill, 4> {
        let mut kills = ArrayVec::new();
        self.each(s, m, |way, line| {
            let (three, dead) = (way.back(line.three), way.back(line.dead));
            kills.extend(line.pattern.map(|pattern| Kill { pattern, three, dead }));
        });
        kills
    }
}
