//! How long links are: games of usual length, with a bound for each, and the table of them in the README.
//!
//! A link's length hangs on how many plies there are and how many codes the game has, hardly on which moves they are,
//! so seeded random games serve. `RENEW=1 cargo test -p rules --test lengths` writes the table anew.

mod common;

use rules::game::Rng;
use rules::games::find;
use rules::play::{Table, link, parse_options};
use std::path::Path;

/// Where the table stands.
const README: &str = "../README.md";
const BEGIN: &str = "<!-- link lengths: written by rules/tests/lengths.rs -->\n";
const END: &str = "<!-- end of link lengths -->";
/// A game that is played to its end is cut here.
const MOST: usize = 2_000;

/// How far a game is played.
#[derive(Clone, Copy)]
enum Span {
    /// So many plies, set-ups included.
    Plies(usize),
    /// To its end: the middle one by length of so many games.
    Whole,
}
use Span::{Plies, Whole};

/// Of so many games the middle one is taken.
const GAMES: u64 = 21;

/// The game, its options, how far it is played, and the length below which its link must stay. The lengths of games
/// that are not played to their end are those usual among people: xiangqi, draughts and Go of records, the rest ours.
const USUAL: [(&str, &str, Span, usize); 19] = [
    ("baxian", "", Plies(80), 300),
    ("chengfang", "", Whole, 300),
    ("draughts", "", Plies(87), 300),
    ("einstein", "", Whole, 300),
    ("erhu", "", Plies(60), 300),
    ("feixing", "seats=4", Whole, 1_600),
    ("go", "size=19", Plies(250), 700),
    ("gomoku", "", Plies(60), 300),
    ("junqi", "", Plies(250), 700),
    ("liubo_fei", "", Plies(100), 300),
    ("liubo_xiang", "", Plies(100), 300),
    ("nogo", "", Whole, 300),
    ("sanlian", "", Whole, 300),
    ("santong", "", Whole, 300),
    ("siguo", "", Plies(600), 1_600),
    ("siji", "", Plies(100), 300),
    ("tiaoqi", "seats=4", Plies(200), 1_600),
    ("xiangqi", "", Plies(90), 300),
    ("yizi", "", Whole, 300),
];

/// The game of that length; of those that end too early the next one is tried.
fn played(id: &str, options: &str, span: Span) -> Box<dyn Table> {
    let entry = find(id).expect("the game is known");
    let picked = parse_options(entry.options, options).expect("the options are known");
    let game = |seed: u64, plies: usize| {
        let mut table = common::open(entry, &picked);
        common::play_on(table.as_mut(), &mut Rng::new(seed), plies, false);
        table
    };
    match span {
        Plies(plies) => {
            (1..500).map(|seed| game(seed, plies)).find(|t| t.plies() == plies).expect("one is long enough")
        }
        Whole => {
            let mut all: Vec<_> = (1..=GAMES).map(|seed| game(seed, MOST)).collect();
            assert!(all.iter().all(|table| table.turn().outcome().is_some()), "{id} does not end");
            all.sort_by_key(|table| table.plies());
            all.swap_remove(all.len() / 2)
        }
    }
}

#[test]
fn links_are_short_and_the_readme_says_how_short() {
    let mut long = Vec::new();
    let mut table = String::from("| game | plies | characters |\n|---|---:|---:|\n");
    for (id, options, span, bound) in USUAL {
        let game = played(id, options, span);
        let length = link::pack(game.as_ref(), game.plies(), false).len();
        if length >= bound {
            long.push(format!("{id}: {length} characters for {} plies; {bound} are too many", game.plies()));
        }
        let name = if options.is_empty() { id.to_string() } else { format!("{id}, {options}") };
        let whole = if matches!(span, Whole) { "whole game, " } else { "" };
        table.push_str(&format!("| {name} | {whole}{} | {length} |\n", game.plies()));
    }
    assert!(long.is_empty(), "\n{}", long.join("\n"));
    assert_eq!(USUAL.map(|usual| usual.0).to_vec(), rules::games::ALL.iter().map(|e| e.id).collect::<Vec<_>>());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(README);
    let readme = std::fs::read_to_string(&path).expect("the README can be read");
    let (before, rest) = readme.split_once(BEGIN).expect("the README marks where the table begins");
    let (old, after) = rest.split_once(END).expect("and where it ends");
    if std::env::var_os("RENEW").is_some() {
        std::fs::write(&path, format!("{before}{BEGIN}{table}{END}{after}")).expect("the README can be written");
    } else {
        assert_eq!(old, table, "the README's table is out of date: RENEW=1 cargo test -p rules --test lengths");
    }
}
