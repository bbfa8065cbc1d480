//! The board of Liubo, five lines by five in a double frame with the angles of the old boards, and its cubes.

use super::lines::GONE;
use crate::board::{Art, Board, Body, Face, Ground, Ink, Look, Man, Pen, Pt, Ring, Target, Tint, grid};
use crate::game::Seat;

/// The middle of the board.
const MIDDLE: f32 = 2.0;
/// How far the angles lie from the middle, and where their arms end.
const FAR: f32 = 1.5;
const ARM: f32 = 1.22;
/// Half the length of the bars.
const BAR: f32 = 0.26;

/// Bars at the sides and angles at the corners of the inner field.
fn angles() -> Vec<Vec<Pt>> {
    let at = |right: f32, down: f32| (MIDDLE + right, MIDDLE + down);
    let bars =
        [-FAR, FAR].into_iter().flat_map(|far| [vec![at(-BAR, far), at(BAR, far)], vec![at(far, -BAR), at(far, BAR)]]);
    let corners = [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)].map(|(right, down)| {
        vec![at(right * FAR, down * ARM), at(right * FAR, down * FAR), at(right * ARM, down * FAR)]
    });
    bars.chain(corners).collect()
}

/// The geometry.
pub fn board() -> Board {
    let off = 0.14;
    let outer = vec![(-off, -off), (4.0 + off, -off), (4.0 + off, 4.0 + off), (-off, 4.0 + off)];
    let mut board = grid::points(5, 5, 1).ruled(Pen::RULE, Pen::FRAME).lettered(0.0, 1);
    board.ground = Ground::Beech;
    board.margin = 0.82;
    board.man = 0.9;
    board.art.push(Art::Outline(outer, Pen::FAINT));
    board.detail.push(Art::Lines(angles(), Pen::new(Ink::Faint, 3.4)));
    board
}

/// The target of a place.
pub fn place(place: u8) -> Target {
    Target::Place(u16::from(place))
}

/// A man of a seat: Blue's cubes are framed. `at` may be [`GONE`] where only its look matters.
pub fn man(seat: Seat, face: Face, name: &'static str, at: u8) -> Man {
    let ring = if seat == Seat(0) { Ring::None } else { Ring::Single };
    let look = Look::new(Body::Cube, Tint::Seat(seat.0), face).ringed(ring);
    Man { id: 0, at: place(at.min(GONE)), look, name }
}
