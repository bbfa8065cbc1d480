//! Positions: who stands where, what became of every man, and how the game stands.

use super::graph::NONE;
use super::kind::{COUNT, KINDS, Kind};
use crate::game::Seat;

/// How many men a side has.
pub const SIDE: u8 = 25;
/// The most seats.
pub const SEATS: usize = 4;

/// A man: what he is, what he has shown, and what became of him. His number is public: it says at which station of
/// whose home he was put, so that nothing of it has to be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Man {
    pub(super) what: u8,
    pub(super) fate: u8,
}

/// The man has moved.
const MOVED: u8 = 1 << 4;
/// The man went by rail as only engineers do.
const TURNED: u8 = 1 << 5;
/// The man attacked a flag that he may not take.
const TRIED: u8 = 1 << 6;
/// Set in a fate where both died.
const BOTH: u8 = 1 << 7;
/// The fate of a man who stands on the board.
const ALIVE: u8 = 0x7f;
/// The fate of a man who left the board otherwise than by a clash, or of whom it is not known.
const AWAY: u8 = 0x7e;

/// What became of a man.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// He stands on the board.
    Alive,
    /// He fell to the man of that number.
    Fell(u8),
    /// He and the man of that number died together.
    Died(u8),
    /// He is not on the board, for no known reason.
    Away,
}

impl Man {
    /// A man who is not on the board.
    pub const AWAY: Man = Man { what: Kind::HIDDEN.0, fate: AWAY };

    /// A man of that kind who has not moved.
    pub fn new(kind: Kind) -> Man {
        Man { what: kind.0, fate: ALIVE }
    }

    /// His kind.
    pub fn kind(self) -> Kind {
        Kind(self.what & 15)
    }

    /// The same man, of another kind.
    pub fn with(self, kind: Kind) -> Man {
        Man { what: self.what & !15 | kind.0, ..self }
    }

    /// Whether his kind is not known.
    pub fn hidden(self) -> bool {
        self.kind() == Kind::HIDDEN
    }

    /// Whether he has moved, if only to attack.
    pub fn moved(self) -> bool {
        self.what & MOVED != 0
    }

    /// Whether he has gone where only engineers go.
    pub fn turned(self) -> bool {
        self.what & TURNED != 0
    }

    /// Whether he has attacked a flag that he may not take.
    pub fn tried(self) -> bool {
        self.what & TRIED != 0
    }

    /// Notes that he moves, and whether as only engineers do.
    pub fn moves(&mut self, turning: bool) {
        self.what |= MOVED | if turning { TURNED } else { 0 };
    }

    /// Notes that he attacked a flag that he may not take.
    pub fn tries(&mut self) {
        self.what |= TRIED;
    }

    /// What became of him.
    pub fn fate(self) -> Fate {
        match self.fate {
            ALIVE => Fate::Alive,
            AWAY => Fate::Away,
            fate if fate & BOTH != 0 => Fate::Died(fate & !BOTH),
            fate => Fate::Fell(fate),
        }
    }

    /// Whether he stands on the board.
    pub fn alive(self) -> bool {
        self.fate == ALIVE
    }

    /// Notes what became of him.
    pub fn meets(&mut self, fate: Fate) {
        self.fate = match fate {
            Fate::Alive => ALIVE,
            Fate::Fell(by) => by,
            Fate::Died(with) => with | BOTH,
            Fate::Away => AWAY,
        };
    }
}

/// Why a game, or one seat's part in it, ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// A flag was taken.
    Flag,
    /// A seat had no move.
    Stuck,
    /// Nobody had a move.
    AllStuck,
    /// Nothing happened for too long.
    Quiet,
    /// A seat ran out of time.
    Time,
    /// A seat gave up.
    Resigned,
    /// All agreed on a draw.
    Agreed,
    /// It is only to be looked at, since somebody in it is hidden.
    Diagram,
}

/// All causes, by the number that views and positions write.
pub(super) const CAUSES: [Cause; 8] = [
    Cause::Flag,
    Cause::Stuck,
    Cause::AllStuck,
    Cause::Quiet,
    Cause::Time,
    Cause::Resigned,
    Cause::Agreed,
    Cause::Diagram,
];

/// Whether a game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// It does.
    Open,
    /// That side has lost it.
    Lost(u8, Cause),
    /// It is drawn.
    Drawn(Cause),
}

/// How the game stands, besides the men.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Now {
    /// Who moves or puts next, or would if the game went on.
    pub mover: Seat,
    /// How many men have been put down by all.
    pub put: u8,
    /// How many plies ago the last man was met, or the game began.
    pub quiet: u8,
    /// How many turns each seat has let pass by running out of time.
    pub lapses: [u8; SEATS],
    /// The commander of each seat whose fall was announced.
    pub fallen: [u8; SEATS],
    /// The seats whose flag everybody knows, a bit each.
    pub shown: u8,
    /// The seats that have been beaten, a bit each.
    pub beaten: u8,
    /// The seats that agree to a draw, a bit each.
    pub agreed: u8,
    /// Whether it has ended.
    pub end: End,
}

/// A position with `N` stations and `M` men.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State<const N: usize, const M: usize> {
    /// The man on every station, or [`NONE`].
    pub on: [u8; N],
    /// The men.
    pub men: [Man; M],
    /// All else.
    pub now: Now,
}

/// A position, whatever its size.
#[derive(Clone, Copy, Debug)]
pub struct Field<'a> {
    /// The man on every station.
    pub on: &'a [u8],
    /// The men.
    pub men: &'a [Man],
    /// All else.
    pub now: &'a Now,
}

/// A position to change, whatever its size.
pub struct FieldMut<'a> {
    /// The man on every station.
    pub on: &'a mut [u8],
    /// The men.
    pub men: &'a mut [Man],
    /// All else.
    pub now: &'a mut Now,
}

/// Whose man that is.
pub fn owner(man: u8) -> Seat {
    Seat(man / SIDE)
}

impl<const N: usize, const M: usize> State<N, M> {
    /// The empty board before the set-up.
    pub fn empty() -> Self {
        let now = Now {
            mover: Seat(0),
            put: 0,
            quiet: 0,
            lapses: [0; SEATS],
            fallen: [NONE; SEATS],
            shown: 0,
            beaten: 0,
            agreed: 0,
            end: End::Open,
        };
        State { on: [NONE; N], men: [Man::AWAY; M], now }
    }

    /// The position, to look at.
    pub fn field(&self) -> Field<'_> {
        Field { on: &self.on, men: &self.men, now: &self.now }
    }

    /// The position, to change.
    pub fn field_mut(&mut self) -> FieldMut<'_> {
        FieldMut { on: &mut self.on, men: &mut self.men, now: &mut self.now }
    }
}

impl FieldMut<'_> {
    /// The position, to look at.
    pub fn field(&self) -> Field<'_> {
        Field { on: self.on, men: self.men, now: self.now }
    }
}

impl Field<'_> {
    /// The man on a station and his number.
    pub fn at(&self, station: u8) -> Option<(u8, Man)> {
        let man = self.on[usize::from(station)];
        (man != NONE).then(|| (man, self.men[usize::from(man)]))
    }

    /// Whose man stands on a station.
    pub fn seat_at(&self, station: u8) -> Option<Seat> {
        let man = self.on[usize::from(station)];
        (man != NONE).then(|| owner(man))
    }

    /// Whether men are still to be put down.
    pub fn setting_up(&self) -> bool {
        usize::from(self.now.put) < self.men.len()
    }

    /// The men of a seat.
    pub fn of(&self, seat: Seat) -> &[Man] {
        let first = seat.index() * usize::from(SIDE);
        &self.men[first..first + usize::from(SIDE)]
    }

    /// How many men of each kind a seat has not yet put down, as far as its men are known.
    pub fn left(&self, seat: Seat) -> [u8; KINDS] {
        let mut left = COUNT;
        for man in self.of(seat).iter().filter(|man| !man.hidden()) {
            left[man.kind().index()] = left[man.kind().index()].saturating_sub(1);
        }
        left
    }

    /// Whether a seat has been beaten.
    pub fn beaten(&self, seat: Seat) -> bool {
        self.now.beaten >> seat.0 & 1 == 1
    }

    /// How many men of a seat stand on the board.
    pub fn alive(&self, seat: Seat) -> usize {
        self.of(seat).iter().filter(|man| man.alive()).count()
    }

    /// Where the flag of a seat stands, if it is known and does.
    pub fn flag(&self, seat: Seat) -> Option<u8> {
        let flag = |man: u8| man != NONE && owner(man) == seat && self.men[usize::from(man)].kind() == Kind::FLAG;
        self.on.iter().position(|&man| flag(man)).map(|station| station as u8)
    }
}
