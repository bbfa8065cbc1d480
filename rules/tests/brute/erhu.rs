//! Two Tigers, slowly: the lines are drawn on a grid of points and walked along one by one.

use super::{Found, Seen};

type Point = (i32, i32);

/// The lines of the board, each as its points in order: rows, columns, and the six diagonals.
fn lines() -> Vec<Vec<Point>> {
    let mut lines = Vec::new();
    for i in 0..5 {
        lines.push((0..5).map(|x| (x, i)).collect());
        lines.push((0..5).map(|y| (i, y)).collect());
    }
    lines.push(vec![(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)]);
    lines.push(vec![(4, 0), (3, 1), (2, 2), (1, 3), (0, 4)]);
    lines.push(vec![(2, 0), (3, 1), (4, 2)]);
    lines.push(vec![(4, 2), (3, 3), (2, 4)]);
    lines.push(vec![(2, 4), (1, 3), (0, 2)]);
    lines.push(vec![(0, 2), (1, 1), (2, 0)]);
    lines
}

fn name((x, y): Point) -> String {
    format!("{}{}", char::from(b'a' + x as u8), 5 - y)
}

/// The moves and the ending of a position.
pub fn found(seen: &Seen) -> Found {
    let words: Vec<&str> = seen.text().split(' ').collect();
    let rows: Vec<Vec<char>> = words[0].split('/').map(|row| row.chars().collect()).collect();
    let at = |(x, y): Point| rows[y as usize][x as usize];
    let dogs: u32 = rows.iter().flatten().filter_map(|c| c.to_digit(10)).sum();
    let mut tigers_moves = Vec::new();
    let mut dogs_moves = Vec::new();
    for line in lines() {
        for way in [line.clone(), line.into_iter().rev().collect()] {
            for pair in way.windows(2).filter(|pair| at(pair[1]) == '.') {
                let step = format!("{}-{}", name(pair[0]), name(pair[1]));
                match at(pair[0]) {
                    'T' => tigers_moves.push(step),
                    '1'..='4' => dogs_moves.push(step),
                    _ => {}
                }
            }
            for three in way.windows(3) {
                if at(three[0]) == 'T' && at(three[1]).is_ascii_digit() && at(three[2]) == '.' {
                    tigers_moves.push(format!("{}x{}", name(three[0]), name(three[2])));
                }
            }
        }
    }
    let men = |text: &str| text.rsplit_once(' ').expect("it ends with a number").0.to_string();
    let again = seen.texts.iter().filter(|text| men(text) == men(seen.text())).count();
    // Moves since the position had more dogs than now, as far back as the game is known.
    let count =
        |text: &String| text.split(' ').next().unwrap_or("").chars().filter_map(|c| c.to_digit(10)).sum::<u32>();
    let quiet = seen.texts.iter().rev().take_while(|text| count(text) == dogs).count() - 1;
    if dogs == 10 {
        Found::end("1-2", "six-eaten")
    } else if words[1] == "t" && tigers_moves.is_empty() {
        Found::end("2-1", "tigers-trapped")
    } else if seen.option("quiet") == "50" && quiet >= 50 {
        Found::end("1-1", "quiet")
    } else if seen.option("repetition") == "draw" && again == 3 {
        Found::end("1-1", "repetition")
    } else {
        Found::moves(if words[1] == "t" { tigers_moves } else { dogs_moves })
    }
}
