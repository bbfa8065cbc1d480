//! Who attacks what: checks, men that must not move away, and attacks under any occupation of the board.

use super::state::{EMPTY, KIND, Kind, Lines, State, between};
use super::tables::{COL, GONE, HOPS, ROW};

/// The men (bits of slots, both sides) whose going could lay a king open, and whether a cannon faces it with nothing between.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cover {
    /// Men that stop an attack on the king: a rook's line, a cannon's second screen, a horse's leg, the other general's line.
    pub men: u32,
    /// A cannon looks at the king with nothing between: any man that goes between gives check.
    pub hollow: bool,
}

impl State {
    /// Whether the king of `side`, standing on `king`, is attacked once a man has gone from `from` to `to`
    /// (twice [`GONE`] for the position as it is). `faces`: generals attack each other along an open file.
    pub fn attacked(&self, side: u8, king: u8, from: u8, to: u8, faces: bool) -> bool {
        let foe = 16 * usize::from(side ^ 1);
        let (row, col) = (ROW[usize::from(king)], COL[usize::from(king)]);
        let (mut across, mut down) = (self.row(row), self.col(col));
        let (from_row, from_col) = (ROW[usize::from(from)], COL[usize::from(from)]);
        let (to_row, to_col) = (ROW[usize::from(to)], COL[usize::from(to)]);
        if from_row == row {
            across &= !(1 << from_col);
        }
        if from_col == col {
            down &= !(1 << from_row);
        }
        if to_row == row {
            across |= 1 << to_col;
        }
        if to_col == col {
            down |= 1 << to_row;
        }
        for slot in foe + 7..foe + 11 {
            let at = self.men[slot];
            let (r, c) = (ROW[usize::from(at)], COL[usize::from(at)]);
            if (r != row && c != col) || at == to {
                continue;
            }
            let screens = if r == row { between(across, c, col) } else { between(down, r, row) };
            if if slot < foe + 9 { screens == 0 } else { screens.is_power_of_two() } {
                return true;
            }
        }
        for slot in foe + 5..foe + 7 {
            let at = self.men[slot];
            if let Some(leg) = leg(at, king)
                && at != to
                && leg != to
                && (leg == from || self.board[usize::from(leg)] == EMPTY)
            {
                return true;
            }
        }
        let pawn = |at: u8| {
            let slot = usize::from(self.board[usize::from(at)]);
            slot >= foe + 11 && slot < foe + 16 && at != to
        };
        if pawn(king - 1) || pawn(king + 1) || pawn(if side == 0 { king - 9 } else { king + 9 }) {
            return true;
        }
        let other = self.men[foe];
        faces && other != to && COL[usize::from(other)] == col && between(down, ROW[usize::from(other)], row) == 0
    }

    /// Whether the two generals face each other along an open file.
    pub fn facing(&self) -> bool {
        let (red, black) = (usize::from(self.men[0]), usize::from(self.men[16]));
        COL[red] == COL[black] && between(self.col(COL[red]), ROW[red], ROW[black]) == 0
    }

    /// What stands between the king of `side` and attacks on it.
    pub fn cover(&self, side: u8, faces: bool) -> Cover {
        let foe = 16 * usize::from(side ^ 1);
        let king = self.king(side);
        let (row, col) = (ROW[usize::from(king)], COL[usize::from(king)]);
        let mut cover = Cover { men: 0, hollow: false };
        for slot in foe + 7..foe + 11 {
            let at = self.men[slot];
            let (r, c) = (ROW[usize::from(at)], COL[usize::from(at)]);
            let (screens, start, step) = if r == row {
                (between(self.row(row), c, col), row * 9, 1)
            } else if c == col {
                (between(self.col(col), r, row), col, 9)
            } else {
                continue;
            };
            let rest = screens & screens.wrapping_sub(1);
            let wanted = if slot < foe + 9 { screens != 0 && rest == 0 } else { rest.is_power_of_two() };
            cover.hollow |= slot >= foe + 9 && screens == 0;
            if wanted {
                cover.men |= self.slots_on(screens, start, step);
            }
        }
        for slot in foe + 5..foe + 7 {
            if let Some(leg) = leg(self.men[slot], king)
                && self.board[usize::from(leg)] != EMPTY
            {
                cover.men |= 1 << self.board[usize::from(leg)];
            }
        }
        let other = self.men[foe];
        if faces && COL[usize::from(other)] == col {
            let screens = between(self.col(col), ROW[usize::from(other)], row);
            if screens.is_power_of_two() {
                cover.men |= self.slots_on(screens, col, 9);
            }
        }
        cover
    }

    /// The slots on the places `start + step * bit` for each bit of a line.
    fn slots_on(&self, mut line: u16, start: u8, step: u8) -> u32 {
        let mut slots = 0;
        while line != 0 {
            slots |= 1 << self.board[usize::from(start + step * line.trailing_zeros() as u8)];
            line &= line - 1;
        }
        slots
    }

    /// The men of `side` (bits of slots) that attack a place under this occupation; whoever stands there is no matter.
    pub fn attackers(&self, side: u8, place: u8, occupied: &Lines) -> u32 {
        let base = 16 * usize::from(side);
        (base..base + 16)
            .filter(|&slot| self.men[slot] != GONE && hits(slot, self.men[slot], place, occupied))
            .fold(0, |all, slot| all | 1 << slot)
    }
}

/// The leg over which a horse on `at` would go to `to`, if that is a horse's move at all.
pub fn leg(at: u8, to: u8) -> Option<u8> {
    let down = ROW[usize::from(to)] as i8 - ROW[usize::from(at)] as i8;
    let right = COL[usize::from(to)] as i8 - COL[usize::from(at)] as i8;
    match (down.abs(), right.abs()) {
        (2, 1) => Some(at.wrapping_add_signed(9 * down.signum())),
        (1, 2) => Some(at.wrapping_add_signed(right.signum())),
        _ => None,
    }
}

/// Which of the tables of hops a slot uses; rooks and cannons have none.
pub(super) fn hops_of(slot: usize) -> Option<usize> {
    match KIND[slot] {
        Kind::Rook | Kind::Cannon => None,
        Kind::Pawn => Some(4 + slot / 16),
        kind => Some(kind as usize),
    }
}

/// Whether the man of that slot, standing on `at`, could take on `place` under this occupation.
pub fn hits(slot: usize, at: u8, place: u8, occupied: &Lines) -> bool {
    if let Some(table) = hops_of(slot) {
        return HOPS[table][usize::from(at)].list().iter().any(|hop| hop.to == place && !occupied.has(hop.over));
    }
    match screens(at, place, occupied) {
        Some(0) => KIND[slot] == Kind::Rook,
        Some(1) => KIND[slot] == Kind::Cannon,
        _ => false,
    }
}

/// How many men stand between two places of one line; nothing where they share no line.
pub fn screens(at: u8, place: u8, occupied: &Lines) -> Option<u32> {
    let (r, c) = (ROW[usize::from(at)], COL[usize::from(at)]);
    let (row, col) = (ROW[usize::from(place)], COL[usize::from(place)]);
    match (r == row, c == col) {
        (true, false) => Some(between(occupied.rows[usize::from(row)], c, col).count_ones()),
        (false, true) => Some(between(occupied.cols[usize::from(col)], r, row).count_ones()),
        _ => None,
    }
}
