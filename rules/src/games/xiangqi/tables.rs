//! The board's geometry as constants: rows, columns, and where each stepping man may go from where, and over what.

/// Number of places. Place 0 is a9 at the top left, rows follow, place 89 is i0.
pub const PLACES: usize = 90;
/// Where a captured man is: the index after the last place, always empty.
pub const GONE: u8 = 90;

/// The row of a place, 0 at the top; far away for [`GONE`].
pub static ROW: [u8; PLACES + 1] = coordinates(true);
/// The column of a place, 0 at the left; far away for [`GONE`].
pub static COL: [u8; PLACES + 1] = coordinates(false);

const fn coordinates(rows: bool) -> [u8; PLACES + 1] {
    let mut all = [24; PLACES + 1];
    let mut i = 0;
    while i < PLACES {
        all[i] = if rows { i / 9 } else { i % 9 } as u8;
        i += 1;
    }
    all
}

/// A step to a place, possible only while another place (an elephant's eye, a horse's leg) is empty.
#[derive(Clone, Copy)]
pub struct Hop {
    /// Where it leads.
    pub to: u8,
    /// What must be empty; [`GONE`] where nothing need be.
    pub over: u8,
}

/// The hops from one place.
#[derive(Clone, Copy)]
pub struct Hops {
    len: u8,
    all: [Hop; 8],
}

impl Hops {
    const NONE: Hops = Hops { len: 0, all: [Hop { to: GONE, over: GONE }; 8] };

    /// The hops.
    pub fn list(&self) -> &[Hop] {
        &self.all[..usize::from(self.len)]
    }
}

/// Row, column of the step, and of what must be empty.
type Shape = (i32, i32, i32, i32);

const STRAIGHT: [Shape; 4] = [(-1, 0, 0, 0), (0, -1, 0, 0), (0, 1, 0, 0), (1, 0, 0, 0)];
const DIAGONAL: [Shape; 4] = [(-1, -1, 0, 0), (-1, 1, 0, 0), (1, -1, 0, 0), (1, 1, 0, 0)];
const FIELD: [Shape; 4] = [(-2, -2, -1, -1), (-2, 2, -1, 1), (2, -2, 1, -1), (2, 2, 1, 1)];
const DAY: [Shape; 8] = [
    (-2, -1, -1, 0),
    (-2, 1, -1, 0),
    (-1, -2, 0, -1),
    (-1, 2, 0, 1),
    (1, -2, 0, -1),
    (1, 2, 0, 1),
    (2, -1, 1, 0),
    (2, 1, 1, 0),
];

/// Where hops may begin and end.
#[derive(Clone, Copy)]
enum Land {
    Palace,
    OwnSide,
    Everywhere,
    /// As a red pawn: never down, sideways beyond the river only.
    Up,
    /// As a black pawn.
    Down,
}

/// Kings, advisors, elephants, horses, red pawns, black pawns: the hops from every place.
pub static HOPS: [[Hops; PLACES + 1]; 6] = [
    hops(&STRAIGHT, Land::Palace),
    hops(&DIAGONAL, Land::Palace),
    hops(&FIELD, Land::OwnSide),
    hops(&DAY, Land::Everywhere),
    hops(&STRAIGHT, Land::Up),
    hops(&STRAIGHT, Land::Down),
];

/// Whether a place lies in one of the two palaces.
pub const fn in_palace(row: i32, col: i32) -> bool {
    col >= 3 && col <= 5 && (row <= 2 || row >= 7)
}

const fn allowed(land: Land, row: i32, down: i32, to: (i32, i32), col: i32) -> bool {
    match land {
        Land::Palace => in_palace(row, col) && in_palace(to.0, to.1) && (row < 5) == (to.0 < 5),
        Land::OwnSide => (row < 5) == (to.0 < 5),
        Land::Everywhere => true,
        Land::Up => down == -1 || (down == 0 && row < 5),
        Land::Down => down == 1 || (down == 0 && row >= 5),
    }
}

const fn hops(shapes: &[Shape], land: Land) -> [Hops; PLACES + 1] {
    let mut all = [Hops::NONE; PLACES + 1];
    let mut i = 0;
    while i < PLACES {
        let (row, col) = (i as i32 / 9, i as i32 % 9);
        let mut n = 0;
        while n < shapes.len() {
            let (down, right, eye_down, eye_right) = shapes[n];
            let to = (row + down, col + right);
            if to.0 >= 0 && to.0 < 10 && to.1 >= 0 && to.1 < 9 && allowed(land, row, down, to, col) {
                let over = if eye_down == 0 && eye_right == 0 {
                    GONE
                } else {
                    ((row + eye_down) * 9 + col + eye_right) as u8
                };
                let len = all[i].len as usize;
                all[i].all[len] = Hop { to: (to.0 * 9 + to.1) as u8, over };
                all[i].len += 1;
            }
            n += 1;
        }
        i += 1;
    }
    all
}
