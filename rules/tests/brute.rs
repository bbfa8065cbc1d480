//! Rules against second ones: plain, slow and obviously right, they must agree with the fast ones at every position.
//!
//! A second generator sees positions as text alone and shares no code with the game: one file a game in `brute/`.

mod common;

#[path = "brute/baxian.rs"]
mod baxian;
#[path = "brute/chengfang.rs"]
mod chengfang;
#[path = "brute/draughts.rs"]
mod draughts;
#[path = "brute/erhu.rs"]
mod erhu;
#[path = "brute/feixing.rs"]
mod feixing;
#[path = "brute/five.rs"]
mod five;
#[path = "brute/go.rs"]
mod go;
#[path = "brute/junqi.rs"]
mod junqi;
#[path = "brute/liubo_fei.rs"]
mod liubo_fei;
#[path = "brute/liubo_xiang.rs"]
mod liubo_xiang;
#[path = "brute/nogo.rs"]
mod nogo;
#[path = "brute/sanlian.rs"]
mod sanlian;
#[path = "brute/santong.rs"]
mod santong;
#[path = "brute/siguo.rs"]
mod siguo;
#[path = "brute/siji.rs"]
mod siji;
#[path = "brute/tiaoqi.rs"]
mod tiaoqi;

use rules::game::{Rng, Turn};
use rules::games::find;
use rules::play::{Entry, Table};
use std::collections::BTreeSet;

/// What a second generator is shown.
struct Seen<'a> {
    entry: &'a Entry,
    picked: &'a [u8],
    /// The positions of the game so far as text, in order; the last is the one asked about.
    texts: &'a [String],
}

impl Seen<'_> {
    /// The position asked about.
    fn text(&self) -> &str {
        self.texts.last().expect("there is a position")
    }

    /// The columns and rows, from the top left, of the first seat's stones, the second's, and empty places, where the
    /// position begins with rows of `x`, `o` and numbers.
    fn stones(&self) -> [Vec<(usize, usize)>; 3] {
        let mut found = [const { Vec::new() }; 3];
        let (mut x, mut y, mut number) = (0, 0, String::new());
        for c in self.text().split(' ').next().expect("there are rows").chars().chain(['/']) {
            if c.is_ascii_digit() {
                number.push(c);
                continue;
            }
            for _ in 0..number.parse().unwrap_or(0) {
                found[2].push((x, y));
                x += 1;
            }
            number.clear();
            match c {
                '/' => (x, y) = (0, y + 1),
                stone => {
                    found[usize::from(stone == 'o')].push((x, y));
                    x += 1;
                }
            }
        }
        found
    }

    /// The value of an option.
    fn option(&self, key: &str) -> &str {
        let which = self.entry.options.iter().position(|o| o.key == key).expect("the game has that option");
        self.entry.options[which].values[usize::from(self.picked[which])]
    }
}

/// What a second generator finds in a position.
#[derive(Debug, PartialEq)]
struct Found {
    /// The legal moves in canonical notation.
    moves: BTreeSet<String>,
    /// The places and the reason if the game is over: `1-2 five`.
    end: Option<String>,
}

impl Found {
    /// The game goes on with these moves.
    fn moves(moves: impl IntoIterator<Item = String>) -> Self {
        Found { moves: moves.into_iter().collect(), end: None }
    }

    /// The game is over.
    fn end(places: &str, why: &str) -> Self {
        Found { moves: BTreeSet::new(), end: Some(format!("{places} {why}")) }
    }
}

fn fast(table: &dyn Table) -> Found {
    let moves = table.legal(0).into_iter().map(|(_, text)| text).collect();
    Found { moves, end: table.turn().outcome().map(|o| format!("{} {}", o.places(), o.why)) }
}

/// Plays random games under every option until so many positions are compared.
fn agree(id: &str, positions: usize, second: fn(&Seen) -> Found) {
    let entry = find(id).expect("the game is listed");
    let choices = common::choices(entry);
    for picked in &choices {
        let mut rng = Rng::new(7);
        let mut left = positions.div_ceil(choices.len());
        while left > 0 {
            let mut table = common::open(entry, picked);
            let mut texts = Vec::new();
            for ply in 0..common::MAX_PLIES.min(left) {
                texts.push(table.dump(ply));
                let seen = Seen { entry, picked, texts: &texts };
                assert_eq!(fast(&*table), second(&seen), "{id} {picked:?}: {}", seen.text());
                left -= 1;
                if matches!(table.turn(), Turn::Over(_)) || !common::step(table.as_mut(), &mut rng) {
                    break;
                }
            }
        }
    }
}

#[test]
fn baxian_agrees() {
    agree("baxian", 5_000, baxian::found);
}

#[test]
fn chengfang_agrees() {
    agree("chengfang", 5_000, chengfang::found);
}

#[test]
fn sanlian_agrees() {
    agree("sanlian", 8_000, sanlian::found);
}

#[test]
fn santong_agrees() {
    agree("santong", 5_000, santong::found);
}

#[test]
fn nogo_agrees() {
    agree("nogo", 5_000, nogo::found);
}

#[test]
fn junqi_agrees() {
    agree("junqi", 6_000, junqi::found);
}

#[test]
fn liubo_fei_agrees() {
    agree("liubo_fei", 6_000, liubo_fei::second);
}

#[test]
fn liubo_xiang_agrees() {
    agree("liubo_xiang", 6_000, liubo_xiang::second);
}

#[test]
fn draughts_agrees() {
    agree("draughts", 8_000, draughts::found);
}

#[test]
fn erhu_agrees() {
    agree("erhu", 8_000, erhu::found);
}

#[test]
fn feixing_agrees() {
    agree("feixing", 20_000, feixing::found);
}

#[test]
fn siguo_agrees() {
    agree("siguo", 12_000, siguo::found);
}

#[test]
fn siji_agrees() {
    agree("siji", 8_000, siji::found);
}

#[test]
fn go_agrees() {
    agree("go", 4_000, go::found);
}

#[test]
fn tiaoqi_agrees() {
    agree("tiaoqi", 3_000, tiaoqi::found);
}
