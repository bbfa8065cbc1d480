//! Boards of yellow wood with stones on the crossings.

use super::name;
use crate::board::{Board, Body, Face, Ground, Ink, Look, Man, Pen, Target, Tint, grid};
use crate::game::Seat;

/// Where the dots of a board are.
pub fn stars(size: usize) -> Vec<(usize, usize)> {
    let (middle, edge) = (size / 2, if size < 12 { 2 } else { 3 });
    let far = size.saturating_sub(edge + 1);
    match size {
        0..7 => Vec::new(),
        7 => vec![(middle, middle)],
        _ if size.is_multiple_of(2) => vec![(edge, edge), (far, edge), (edge, far), (far, far)],
        _ => {
            let mut all = vec![(edge, edge), (far, edge), (middle, middle), (edge, far), (far, far)];
            if size > 15 {
                all.extend([(middle, edge), (edge, middle), (far, middle), (middle, far)]);
            }
            all
        }
    }
}

/// An empty board. Its columns are named with the letter `i`, or without it.
pub fn board(size: usize, with_i: bool) -> Board {
    let inner = Pen { mini: 3.0, ..Pen::new(Ink::Rule, 2.6) };
    let mut board = Board { ground: Ground::Kaya, margin: 0.82, ..grid::points(size, size, 1) }
        .ruled(inner, Pen::new(Ink::Rule, 3.4))
        .stars(stars(size))
        .lettered(0.0, 1);
    if !with_i {
        for (point, place) in board.places.iter_mut().enumerate() {
            place.name = name(size, point as u16);
        }
        for label in board.labels.iter_mut().take(size).filter(|label| label.text.as_str() >= "I") {
            label.text = label.text.chars().map(|c| char::from(c as u8 + 1)).collect();
        }
    }
    board
}

/// How a seat's stone looks.
pub fn stone(seat: Seat) -> Look {
    Look::new(Body::Stone, [Tint::StoneDark, Tint::StoneLight][seat.index() % 2], Face::Blank)
}

/// A seat's stone on a point.
pub fn man(seat: Seat, point: u16) -> Man {
    let name = ["black-stone", "white-stone"][seat.index() % 2];
    Man { id: 0, at: Target::Place(point), look: stone(seat), name }
}
