//! The lines of four 米 cells: which points are neighbours, and which lie two apart with one between. Points are counted in
//! rows from the top left; sets of points are bits.

/// How many points a side of the board has.
pub const SIDE: usize = 5;
/// How many points there are.
pub const POINTS: usize = SIDE * SIDE;
/// The middles of the four 米 cells.
pub const CENTRES: [u8; 4] = [6, 8, 16, 18];

/// The steps to neighbours: right, down, left, up, and the four diagonals.
const STEPS: [(i8, i8); 8] = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)];

/// The points of a set, in order.
pub fn bits(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let point = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(point)
    })
}

/// The point so many steps that way, if a line leads there.
const fn along(point: usize, step: usize, times: i8) -> Option<u8> {
    let (x, y) = (point % SIDE, point / SIDE);
    if step >= 4 && (x + y) % 2 == 1 {
        return None;
    }
    let (x, y) = (x as i8 + STEPS[step].0 * times, y as i8 + STEPS[step].1 * times);
    let side = SIDE as i8;
    if x < 0 || y < 0 || x >= side || y >= side { None } else { Some((y * side + x) as u8) }
}

/// The neighbours of every point.
pub const AROUND: [u32; POINTS] = {
    let mut all = [0; POINTS];
    let mut point = 0;
    while point < POINTS {
        let mut step = 0;
        while step < 8 {
            if let Some(to) = along(point, step, 1) {
                all[point] |= 1 << to;
            }
            step += 1;
        }
        point += 1;
    }
    all
};

/// Jumps from every point, and how many there are: the point between and the one reached.
const ALL_JUMPS: ([[(u8, u8); 8]; POINTS], [usize; POINTS]) = {
    let mut all = [[(0, 0); 8]; POINTS];
    let mut counts = [0; POINTS];
    let mut point = 0;
    while point < POINTS {
        let mut step = 0;
        while step < 8 {
            if let (Some(over), Some(to)) = (along(point, step, 1), along(point, step, 2)) {
                all[point][counts[point]] = (over, to);
                counts[point] += 1;
            }
            step += 1;
        }
        point += 1;
    }
    (all, counts)
};

/// Jumps from every point: the point between and the one reached.
pub static JUMPS: [&[(u8, u8)]; POINTS] = {
    let mut all: [&[(u8, u8)]; POINTS] = [&[]; POINTS];
    let mut point = 0;
    while point < POINTS {
        all[point] = ALL_JUMPS.0[point].split_at(ALL_JUMPS.1[point]).0;
        point += 1;
    }
    all
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_lines_as_drawn() {
        let ends: u32 = AROUND.iter().map(|around| around.count_ones()).sum();
        assert_eq!(ends, 2 * 56);
        let degree = |point: usize| AROUND[point].count_ones();
        assert_eq!([0, 1, 2, 6, 7, 12].map(degree), [3, 3, 5, 8, 4, 8]);
    }

    #[test]
    fn no_two_points_cut_the_board() {
        for cut in (0..POINTS).flat_map(|a| (0..a).map(move |b| 1_u32 << a | 1 << b)) {
            let open = !cut & ((1 << POINTS) - 1);
            let mut reached = open & open.wrapping_neg();
            for _ in 0..POINTS {
                reached |= bits(reached).fold(0, |set, point| set | AROUND[usize::from(point)]) & open;
            }
            assert_eq!(reached, open);
        }
    }
}
