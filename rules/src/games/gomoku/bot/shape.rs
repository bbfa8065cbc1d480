//! What a stone would make of the line through it: eleven points looked up in one table.

/// Points of a window to either side of its middle.
pub(super) const REACH: usize = 5;
/// Points of a window.
const WIDE: usize = 2 * REACH + 1;
/// Windows: each point empty, one's own, or the other's (or off the board).
const WINDOWS: usize = 3 * POWERS[WIDE - 1];

/// What a stone on the middle makes, the better the larger. Only rows through the middle count.
pub(super) type Shape = u8;
/// A row that wins.
pub(super) const FIVE: Shape = 9;
/// A row that two different stones can make win.
pub(super) const OPEN_FOUR: Shape = 8;
/// A row that one stone can make win.
pub(super) const FOUR: Shape = 7;
/// A row that one stone makes an open four.
pub(super) const OPEN_THREE: Shape = 6;
/// A row that one stone makes a four.
pub(super) const THREE: Shape = 5;
/// One stone from an open three.
const OPEN_TWO: Shape = 4;
/// One stone from a three.
const TWO: Shape = 3;
/// One stone from an open two.
const OPEN_ONE: Shape = 2;
/// One stone from a two.
const ONE: Shape = 1;
/// How many shapes there are, nothing included.
pub(super) const SHAPES: usize = 10;

/// The shape of every window.
pub(super) struct Shapes {
    /// Bits as digits of base 3.
    ternary: Vec<u32>,
    of: Vec<Shape>,
}

impl Shapes {
    /// The table where rows of exactly five win, or of five and more.
    pub(super) fn new(exact: bool) -> Self {
        let ternary: Vec<u32> = (0..1u32 << WIDE)
            .map(|bits| (0..WIDE).filter(|i| bits >> i & 1 != 0).map(|i| POWERS[i] as u32).sum())
            .collect();
        let mut of = vec![0; WINDOWS];
        // Windows with fewer empty points first: a shape follows from those that one more stone makes.
        let mut by_empties: Vec<Vec<usize>> = vec![Vec::new(); WIDE];
        for window in (0..WINDOWS).filter(|w| (w / POWERS[REACH]).is_multiple_of(3)) {
            by_empties[digits(window).filter(|(_, digit)| *digit == 0).count() - 1].push(window);
        }
        for window in by_empties.into_iter().flatten() {
            of[window] = shape(window, exact, &of);
        }
        Shapes { ternary, of }
    }

    /// The shape that a stone on the empty middle makes: `own` and `other` are windows of bits.
    #[inline]
    pub(super) fn find(&self, own: u32, other: u32) -> Shape {
        self.of[(self.ternary[own as usize] + 2 * self.ternary[other as usize]) as usize]
    }
}

/// Powers of 3.
const POWERS: [usize; WIDE] = {
    let mut all = [1; WIDE];
    let mut i = 1;
    while i < WIDE {
        all[i] = 3 * all[i - 1];
        i += 1;
    }
    all
};

/// The digits of a window in base 3 with their numbers.
fn digits(window: usize) -> impl Iterator<Item = (usize, usize)> {
    let mut left = window;
    (0..WIDE).map(move |i| {
        let digit = left % 3;
        left /= 3;
        (i, digit)
    })
}

fn shape(window: usize, exact: bool, of: &[Shape]) -> Shape {
    let own = digits(window).filter(|(_, digit)| *digit == 1).fold(1 << REACH, |own: u32, (i, _)| own | 1 << i);
    let row = (own >> REACH).trailing_ones() + (own << (u32::BITS as usize - REACH)).leading_ones();
    if row == 5 || row > 5 && !exact {
        return FIVE;
    }
    let mut next = [0; SHAPES];
    for (i, _) in digits(window).filter(|(i, digit)| *digit == 0 && *i != REACH) {
        next[usize::from(of[window + POWERS[i]])] += 1;
    }
    let can = |shape: Shape| next[usize::from(shape)] > 0;
    match next[usize::from(FIVE)] {
        0 if can(OPEN_FOUR) => OPEN_THREE,
        0 if can(FOUR) => THREE,
        0 if can(OPEN_THREE) => OPEN_TWO,
        0 if can(THREE) => TWO,
        0 if can(OPEN_TWO) => OPEN_ONE,
        0 if can(TWO) => ONE,
        0 => 0,
        1 => FOUR,
        _ => OPEN_FOUR,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The shape of a window written with `x` for own stones, `o` for others, `.` for empty points, `*` in the middle.
    fn look(shapes: &Shapes, text: &str) -> Shape {
        let bits = |what: char| {
            text.chars().enumerate().filter(|(_, c)| *c == what).map(|(i, _)| 1 << i).sum::<u32>()
        };
        assert_eq!(text.chars().nth(REACH), Some('*'));
        shapes.find(bits('x'), bits('o'))
    }

    #[test]
    fn shapes_are_what_players_call_them() {
        let free = Shapes::new(false);
        for (text, wanted) in [
            (".....*xxxx.", FIVE),
            ("...xx*xx...", FIVE),
            ("...xx*xxx..", FIVE),
            ("....x*xx...", OPEN_FOUR),
            ("...ox*xx...", FOUR),
            (".x.xx*.....", FOUR),
            (".x.xx*.xx..", OPEN_FOUR),
            ("....x*x....", OPEN_THREE),
            ("...ox*x....", THREE),
            ("..o.x*x.o..", THREE),
            ("..x.x*.....", OPEN_THREE),
            (".....*x....", OPEN_TWO),
            ("oooo.*.oooo", 0),
        ] {
            assert_eq!(look(&free, text), wanted, "{text}");
        }
        let exact = Shapes::new(true);
        for (text, wanted) in [
            ("...xx*xxx..", 0),
            ("...xx*xx...", FIVE),
            ("x.xxx*.....", FOUR),
            (".x.xx*x....", FOUR),
            ("....x*xx.x.", FOUR),
        ] {
            assert_eq!(look(&exact, text), wanted, "{text}");
        }
    }
}
