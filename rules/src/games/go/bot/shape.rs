//! Small shapes round a point where a local answer is often good: hane, cut and edge, as playouts of Go programs use
//! them since MoGo ("Modification of UCT with Patterns in Monte-Carlo Go", Gelly, Wang, Munos, Teytaud, 2006).

use super::super::{Go, State};
use crate::stones::LARGE;

/// A neighbour: empty, a stone of the side to move, of the other, or off the board.
const EMPTY: u16 = 0;
const OWN: u16 = 1;
const FOE: u16 = 2;
const OFF: u16 = 3;

/// Three rows of three round the point `*`: `x` and `o` are stones of different sides, `.` is empty, `#` off the board,
/// `?` anything on it, `X` and `O` anything on it but an `x` or an `o`.
const SHAPES: [&str; 10] = [
    "xox.*.???",
    "xo..*.?.?",
    "xo?x*.O.?",
    ".o.x*....",
    "xo?o*X?X?",
    "xo?o*x???",
    "?x?o*oXXX",
    "ox?X*X###",
    "?x?O*x###",
    "xo?.*.###",
];

/// Which surroundings are such a shape: eight neighbours of two bits each.
pub(super) struct Shapes(Vec<u64>);

impl Shapes {
    pub fn new() -> Self {
        let mut shapes = Shapes(vec![0; 1024]);
        for text in SHAPES {
            let text: Vec<u8> = text.bytes().collect();
            for turn in 0..8 {
                let turned: Vec<u8> = (0..9).map(|i| text[turned(i, turn)]).filter(|&b| b != b'*').collect();
                for sides in [[OWN, FOE], [FOE, OWN]] {
                    shapes.add(&turned, sides, 0, 0);
                }
            }
        }
        shapes
    }

    /// Adds all surroundings that a text stands for, from one of its signs on.
    fn add(&mut self, text: &[u8], [x, o]: [u16; 2], at: usize, code: u16) {
        let Some(sign) = text.get(at) else {
            self.0[usize::from(code >> 6)] |= 1 << (code & 63);
            return;
        };
        let any: &[u16] = match sign {
            b'x' => &[x],
            b'o' => &[o],
            b'.' => &[EMPTY],
            b'#' => &[OFF],
            b'X' => &[EMPTY, o],
            b'O' => &[EMPTY, x],
            _ => &[EMPTY, x, o],
        };
        for one in any {
            self.add(text, [x, o], at + 1, code | one << (2 * at));
        }
    }

    /// Whether an empty bit lies in such a shape.
    pub fn fit(&self, game: &Go, s: &State, bit: usize) -> bool {
        let (own, foe) = (&s.stones[s.mover.index()], &s.stones[s.mover.other().index()]);
        let row = game.field.row();
        let near = [0, 1, 2, row, row + 2, 2 * row, 2 * row + 1, 2 * row + 2];
        let mut code = 0;
        for (i, step) in near.into_iter().enumerate() {
            let place = (bit + step).checked_sub(row + 1).filter(|&p| p < 64 * LARGE && game.field.all.has(p));
            let kind = match place {
                None => OFF,
                Some(p) if own.has(p) => OWN,
                Some(p) if foe.has(p) => FOE,
                Some(_) => EMPTY,
            };
            code |= kind << (2 * i);
        }
        self.0[usize::from(code >> 6)] >> (code & 63) & 1 != 0
    }
}

/// The place that a place of a square of three comes from by one of the eight turns.
fn turned(i: usize, turn: usize) -> usize {
    let (mut x, mut y) = (i % 3, i / 3);
    if turn & 1 != 0 {
        x = 2 - x;
    }
    if turn & 2 != 0 {
        y = 2 - y;
    }
    if turn & 4 != 0 {
        (x, y) = (y, x);
    }
    y * 3 + x
}
