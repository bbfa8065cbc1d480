//! What a man sees and where he can slide, as sets of squares: bit 0 is the top left one, rows follow.

use super::{Reading, SIDE, Season, Siji, State, men, opposite};

/// A set of squares.
pub type Set = u64;

/// The set of one square.
pub const fn bit(square: u8) -> Set {
    1 << square
}

/// The squares of a set, in order.
pub fn bits(mut set: Set) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let square = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(square)
    })
}

/// By direction (right, down, left, up), the squares that lie that way from each square.
const RAYS: [[Set; 64]; 4] = {
    let mut rays = [[0; 64]; 4];
    let mut square = 0;
    while square < 64 {
        let (x, y) = (square % SIDE as usize, square / SIDE as usize);
        let mut other = 0;
        while other < 64 {
            let (ox, oy) = (other % SIDE as usize, other / SIDE as usize);
            if oy == y && ox > x {
                rays[0][square] |= 1 << other;
            } else if ox == x && oy > y {
                rays[1][square] |= 1 << other;
            } else if oy == y && ox < x {
                rays[2][square] |= 1 << other;
            } else if ox == x && oy < y {
                rays[3][square] |= 1 << other;
            }
            other += 1;
        }
        square += 1;
    }
    rays
};

/// The squares along the four rays up to the first of `stops` on each, that one included.
#[inline]
fn sight(from: u8, stops: Set) -> Set {
    let from = usize::from(from);
    let ahead = |ray: Set| {
        let stops = ray & stops;
        ray & (stops ^ stops.wrapping_sub(1))
    };
    let behind = |ray: Set| ray & (Set::MAX << (63 - (ray & stops | 1).leading_zeros()));
    ahead(RAYS[0][from]) | ahead(RAYS[1][from]) | behind(RAYS[2][from]) | behind(RAYS[3][from])
}

impl State {
    /// The squares of all men but this one.
    pub(super) fn others(&self, season: Season) -> Set {
        (1..4).map(|i| bit(self.at[season ^ i])).fold(0, |set, one| set | one)
    }
}

impl Siji {
    /// The empty squares, his own included, that a man's opposite closes to him.
    #[inline]
    pub fn closed(&self, s: &State, season: Season) -> Set {
        let foe = s.at[opposite(season)];
        let shields = s.others(season) & !bit(foe);
        match self.reading {
            Reading::Seen => sight(foe, shields) & !shields,
            Reading::Lines => sight(foe, 0) & !shields,
        }
    }

    /// The squares that a man can slide to, whoever is to move.
    #[inline]
    pub fn reach(&self, s: &State, season: Season) -> Set {
        let stops = s.others(season) | self.closed(s, season);
        sight(s.at[season], stops) & !stops
    }

    /// The squares from which a man could have slid to where he stands.
    pub(super) fn origins(&self, s: &State, season: Season) -> Set {
        let (others, closed) = (s.others(season), self.closed(s, season));
        if closed & bit(s.at[season]) != 0 {
            return 0;
        }
        sight(s.at[season], others | closed) & !others
    }

    /// Whether the mover can move neither man.
    #[inline]
    pub(super) fn is_stuck(&self, s: &State) -> bool {
        men(s.mover).into_iter().all(|season| self.reach(s, season) == 0)
    }

    /// The squares that a straight way passes, the last included; nothing if it is not straight.
    pub(super) fn way(from: u8, to: u8) -> Option<Set> {
        let rays = RAYS.iter().find(|rays| rays[usize::from(from)] & bit(to) != 0)?;
        Some(rays[usize::from(from)] & !rays[usize::from(to)])
    }
}
