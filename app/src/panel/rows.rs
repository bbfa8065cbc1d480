//! The line of play laid out in numbered rows: one row a round, throws beside the moves they belong to.

use rules::play::Line;

/// One move of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cell {
    /// The ply it leads to.
    pub ply: usize,
    /// What was thrown before it.
    pub thrown: String,
    /// Which line it shows; nothing where only a throw has been made.
    pub line: Option<usize>,
}

/// One row of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its number; nothing for an act, which stands alone.
    pub number: Option<usize>,
    /// Empty cells before the first, where a seat was passed over.
    pub skip: usize,
    /// Its moves.
    pub cells: Vec<Cell>,
}

/// Lays out a line.
pub fn rows(line: &[Line]) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let mut number = 0;
    let mut last_seat = None;
    let mut thrown = String::new();
    for (i, one) in line.iter().enumerate() {
        let ply = i + 1;
        match (one.seat, one.act) {
            (_, Some(_)) => {
                let cell = Cell { ply, thrown: String::new(), line: Some(i) };
                rows.push(Row { number: None, skip: 0, cells: vec![cell] });
                last_seat = None;
            }
            (None, None) => {
                if !thrown.is_empty() {
                    thrown.push(' ');
                }
                thrown.push_str(&one.text);
            }
            (Some(seat), None) => {
                let cell = Cell { ply, thrown: core::mem::take(&mut thrown), line: Some(i) };
                match (last_seat, rows.last_mut()) {
                    (Some(before), Some(row)) if seat.0 > before => row.cells.push(cell),
                    _ => {
                        number += 1;
                        rows.push(Row { number: Some(number), skip: seat.index(), cells: vec![cell] });
                    }
                }
                last_seat = Some(seat.0);
            }
        }
    }
    if !thrown.is_empty() {
        let cell = Cell { ply: line.len(), thrown, line: None };
        rows.push(Row { number: None, skip: 0, cells: vec![cell] });
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::game::{Act, Seat};

    fn line(seat: Option<u8>, act: Option<Act>, text: &str) -> Line {
        Line { seat: seat.map(Seat), act, text: text.to_string(), calls: Vec::new() }
    }

    #[test]
    fn rounds_make_rows_and_acts_stand_alone() {
        let all = [
            line(Some(0), None, "a"),
            line(Some(1), None, "b"),
            line(Some(0), None, "c"),
            line(Some(0), Some(Act::OfferDraw), ""),
            line(Some(1), None, "d"),
        ];
        let shape: Vec<(Option<usize>, usize, usize)> =
            rows(&all).iter().map(|row| (row.number, row.skip, row.cells.len())).collect();
        assert_eq!(shape, [(Some(1), 0, 2), (Some(2), 0, 1), (None, 0, 1), (Some(3), 1, 1)]);
    }

    #[test]
    fn throws_stand_beside_their_moves() {
        let all = [line(None, None, "5"), line(Some(0), None, "x"), line(None, None, "2")];
        let all = rows(&all);
        assert_eq!(all[0].cells[0], Cell { ply: 2, thrown: "5".to_string(), line: Some(1) });
        assert_eq!(all[1].cells[0], Cell { ply: 3, thrown: "2".to_string(), line: None });
    }
}
