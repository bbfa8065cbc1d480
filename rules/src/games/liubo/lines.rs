//! Sets of places, and what can be seen along ranks and files.

/// How many places there are.
pub const PLACES: usize = 25;
/// The place of a man that is off the board.
pub const GONE: u8 = 25;
/// All places.
pub const ALL: u32 = (1 << PLACES) - 1;
/// The places of each row, the top one first.
pub static ROWS: [u32; 5] = [0x1f, 0x1f << 5, 0x1f << 10, 0x1f << 15, 0x1f << 20];
/// The places of the left file.
const LEFT: u32 = 0x0010_8421;

/// The set of one place.
#[inline]
pub const fn bit(place: u8) -> u32 {
    1 << place
}

/// The places of a set, from the top left.
pub fn places(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let place = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(place)
    })
}

/// The places beside a set along ranks and files, those of the set itself among them where they neighbour each other.
#[inline]
pub const fn beside(set: u32) -> u32 {
    let right = (set & !(LEFT << 4)) << 1;
    let left = (set & !LEFT) >> 1;
    (right | left | set << 5 | set >> 5) & ALL
}

/// The row of a set through a place, bit 0 at the left.
#[inline]
pub const fn rank(set: u32, place: u8) -> usize {
    (set >> (place / 5 * 5)) as usize & 0x1f
}

/// The file of a set through a place, bit 0 at the top.
#[inline]
pub const fn file(set: u32, place: u8) -> usize {
    // The product brings bits 0, 5, 10, 15 and 20 side by side to bits 20 to 24; no two others meet.
    let column = (set >> (place % 5)) & LEFT;
    (column.wrapping_mul(0x0011_1110) >> 20) as usize & 0x1f
}

/// Five bits of a line as the left file, bit 0 at the top.
pub static SPREAD: [u32; 32] = {
    let mut all = [0; 32];
    let mut line = 0;
    while line < 32 {
        let mut i = 0;
        while i < 5 {
            all[line] |= ((line >> i & 1) << (5 * i)) as u32;
            i += 1;
        }
        line += 1;
    }
    all
};

/// What is seen from each point of a line with these points taken: empty points, and the first taken one either way.
pub static RAYS: [[u8; 32]; 5] = {
    let mut all = [[0; 32]; 5];
    let mut from = 0;
    while from < 5 {
        let mut taken = 0;
        while taken < 32 {
            let mut to = from + 1;
            while to < 5 {
                all[from][taken] |= 1 << to;
                if taken >> to & 1 != 0 {
                    break;
                }
                to += 1;
            }
            let mut to = from;
            while to > 0 {
                to -= 1;
                all[from][taken] |= 1 << to;
                if taken >> to & 1 != 0 {
                    break;
                }
            }
            taken += 1;
        }
        from += 1;
    }
    all
};

/// The empty places that a man reaches along rank and file, never over another.
#[inline]
pub fn slide(place: u8, taken: u32) -> u32 {
    let (x, y) = (usize::from(place % 5), usize::from(place / 5));
    let along = u32::from(RAYS[x][rank(taken, place)]) << (5 * y);
    let up = SPREAD[usize::from(RAYS[y][file(taken, place)])] << x;
    (along | up) & !taken
}

/// The places strictly between two of one rank, file or diagonal; nothing if no line joins them.
pub fn between(from: u8, to: u8) -> Option<u32> {
    let at = |place: u8| (i32::from(place % 5), i32::from(place / 5));
    let ((x, y), (u, v)) = (at(from), at(to));
    let (right, down) = (u - x, v - y);
    let far = right.abs().max(down.abs());
    if far == 0 || !(right == 0 || down == 0 || right.abs() == down.abs()) {
        return None;
    }
    let step = (right.signum(), down.signum());
    Some((1..far).fold(0, |set, n| set | bit(((y + n * step.1) * 5 + x + n * step.0) as u8)))
}

/// The places at these steps from each place, as far as they lie on the board.
const fn hops<const N: usize>(steps: [(i32, i32); N]) -> [u32; PLACES] {
    let mut all = [0; PLACES];
    let mut place = 0;
    while place < PLACES {
        let mut i = 0;
        while i < N {
            let (x, y) = ((place % 5) as i32 + steps[i].0, (place / 5) as i32 + steps[i].1);
            if x >= 0 && x < 5 && y >= 0 && y < 5 {
                all[place] |= 1 << (y * 5 + x);
            }
            i += 1;
        }
        place += 1;
    }
    all
}

/// Steps that men know beyond ranks and files.
pub struct Flanks {
    /// One along a rank or file.
    pub straight: [u32; PLACES],
    /// One along a diagonal.
    pub diagonal: [u32; PLACES],
    /// One along a line and one diagonally outwards, as a horse.
    pub horse: [u32; PLACES],
    /// The three places before a man of each seat.
    pub ahead: [[u32; PLACES]; 2],
    /// The places two points ahead of a man of each seat, straight or diagonally.
    pub leap: [[u32; PLACES]; 2],
}

/// The tables of steps.
pub static FLANKS: Flanks = Flanks {
    straight: hops([(1, 0), (-1, 0), (0, 1), (0, -1)]),
    diagonal: hops([(1, 1), (-1, 1), (1, -1), (-1, -1)]),
    horse: hops([(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]),
    ahead: [hops([(-1, -1), (0, -1), (1, -1)]), hops([(-1, 1), (0, 1), (1, 1)])],
    leap: [hops([(-2, -2), (0, -2), (2, -2)]), hops([(-2, 2), (0, 2), (2, 2)])],
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_gathered_and_spread() {
        for (line, &spread) in SPREAD.iter().enumerate() {
            for x in 0..5 {
                assert_eq!(file(spread << x | 0x1f & !(1 << x), x), line, "line {line}");
                assert_eq!(file(spread << x, 20 + x), line);
            }
        }
    }

    #[test]
    fn lines_are_seen_to_the_first_man() {
        // From c3 (12) with men on a3 (10), c4 (7) and e3 (14).
        assert_eq!(slide(12, bit(10) | bit(12) | bit(7) | bit(14)), bit(11) | bit(13) | bit(17) | bit(22));
        assert_eq!(between(0, 24), Some(bit(6) | bit(12) | bit(18)));
        assert_eq!(between(4, 14), Some(bit(9)));
        assert_eq!(between(0, 7), None);
        assert_eq!(beside(bit(4) | bit(20)), bit(3) | bit(9) | bit(15) | bit(21));
    }
}
