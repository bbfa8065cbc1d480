//! Fixtures: positions, games and what is true of them, as text that people write and tests run.
//!
//! A file is a list of blocks. A block begins with `--- its-name` and holds one verb a line; it starts a new game and
//! is run from top to bottom, so that setting up and expecting may alternate. Lines that begin with `#`, and what
//! follows ` # ` on a line, are remarks: where the numbers come from, or "ours". The game is the folder above `data/`,
//! or what `game ID` says, at the top of the file or in a block.
//!
//! Moves are words in any notation the game reads; acts are `resign:1 flag:1 offer:1 accept:2 refuse:2 claim:1`, the
//! seat counted from 1. Targets are a place's name (`h8`), a man of a stack counted from the bottom (`h8^1`), a slot
//! beside the board (`hand:1:3`: seat, slot, both from 1) or a button (`button:ready`).
//!
//! | set up | |
//! |---|---|
//! | `game ID` | the game |
//! | `options k=v k=v` | the options; those not named are the default |
//! | `position TEXT` | starts from there |
//! | `record PAYLOAD` | a packed link, which must be whole and pack to the same again |
//! | `moves W W …` | plays words |
//! | `repeat N W W …` | plays the words N times over |
//! | `back PLY` | takes back until that many plies are left |
//! | `clicks T T …` | lets go of what is held and clicks; `commit` clicks nothing but plays what is held |
//! | `ply N`, `eye EYE` | where the block is shown as a figure: the ply on view first, and through whose eyes |
//!
//! | expect | |
//! |---|---|
//! | `turn 1`, `turn chance`, `turn over` | who decides |
//! | `legal W W …`, `legal none` | exactly these moves, in any order, in canonical notation |
//! | `count N` | so many legal moves |
//! | `illegal W W …` | none of these can be played |
//! | `perft D N` | N lines of D plies; left out where N is above the limit on nodes |
//! | `dump TEXT` | the position as text |
//! | `text FORM W TEXT` | the legal move W in that notation |
//! | `reads W TEXT` | TEXT is read as the legal move W |
//! | `line FORM W W …` | the game so far in that notation |
//! | `outcome PLACES REASON`, `outcome none` | how it ended: `1-2 mate`, `1-1 repetition` |
//! | `explain REASON P P …`, `explain none` | why the position is as it is, and where; places in any order |
//! | `clicked moved`, `held`, `released`, `refused` | what the last click led to |
//! | `why REASON P P …` | why the last click was refused, and where |
//! | `next T T …`, `takes T T …`, `next none` | what can be clicked next; what of it captures |
//! | `mark KIND T T …`, `mark KIND none` | what is marked: `check danger win hint last dead own:1` |
//! | `stroke KIND T T …`, `stroke KIND none` | the lines drawn, each by its places joined with `-`; closed ones end as they begin |
//! | `lens KEY T T …`, `lens KEY none` | what is marked on request; tags as `T=TEXT` |
//! | `tallies 1:KEY:N 2:KEY:N …`, `tallies none` | the counts beside the players |
//! | `calls KEY KEY …`, `calls none` | what the last move did, in order |
//! | `gone PLACE …`, `gone none` | from where men left the board by the last move |
//! | `paths T-T-T …`, `paths none` | the ways that the reason of the last refusal shows |
//! | `export FORMAT TEXT` | the game in that file format, spaces and line breaks alike |
//! | `import FORMAT TEXT` | TEXT in that format is read as the game so far |
//! | `notes KEY KEY …`, `notes none` | the remarks |
//! | `offer 1`, `offer none` | whose draw offer is open |
//! | `view EYE P=NAME …` | who stands there to `1`, `2`, `public` or `referee`: `e1=red-king`, `a1=red#5`, `a2=-` |
//! | `best NODES W W …` | the game's player, given so many nodes, plays one of these |
//! | `won NODES`, `lost NODES` | it is then certain to win or to lose |
//! | `load-error WANT@N TEXT` | TEXT is no position: what was wanted at its N-th character (`@N` may be left out) |
//! | `read-error WANT@N W` | the word W cannot be played: what was wanted there, or the reason an act is refused |

mod check;
mod figure;
mod stage;
mod target;

pub use figure::{Figure, blocks, figure};
pub use target::{name as target_name, named as target_named};

use check::Check;
use stage::Stage;

/// Something that is not as a fixture says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    /// The block's name.
    pub block: String,
    /// What is wrong.
    pub what: String,
    /// The line as it would be right, where an expectation failed.
    pub right: Option<String>,
}

/// What came of running a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How many blocks it has.
    pub blocks: usize,
    /// How many expectations held.
    pub held: usize,
    /// How many counts were left out because of the limit on nodes.
    pub left_out: usize,
    /// What is wrong.
    pub faults: Vec<Fault>,
}

/// Whether a block's lines expect anything.
pub fn expects(lines: &str) -> bool {
    let verbs = lines.lines().filter_map(|line| line.split_whitespace().next()).filter(|verb| !verb.starts_with('#'));
    verbs.into_iter().any(|verb| !stage::SETS.contains(&verb))
}

/// Runs a file's text for that game, unless the file names one; counts up to so many nodes each.
pub fn run(id: Option<&str>, text: &str, nodes: u64) -> Report {
    let mut report = Report::default();
    let mut game = id.map(str::to_string);
    let mut block = String::new();
    let mut stage = Stage::new(game.as_deref());
    let mut broken = false;
    for (i, whole) in text.lines().enumerate() {
        let line = whole.split_once(" # ").map_or(whole, |(line, _)| line).trim();
        if let Some(name) = line.strip_prefix("---") {
            block = name.trim().to_string();
            stage = Stage::new(game.as_deref());
            report.blocks += 1;
            broken = false;
            continue;
        }
        if line.is_empty() || line.starts_with('#') || broken {
            continue;
        }
        let (verb, rest) = line.split_once(char::is_whitespace).map_or((line, ""), |(verb, rest)| (verb, rest.trim()));
        if verb == "game" && block.is_empty() {
            game = Some(rest.to_string());
            continue;
        }
        let fault = |what: String, right: Option<String>| Fault { line: i + 1, block: block.clone(), what, right };
        let checked = match stage.set(verb, rest) {
            Ok(Some(())) => continue,
            Ok(None) => stage.check(verb, rest, nodes),
            Err(what) => Err(what),
        };
        match checked {
            Ok(Check::Held) => report.held += 1,
            Ok(Check::LeftOut) => report.left_out += 1,
            Ok(Check::Is(actual)) => {
                report
                    .faults
                    .push(fault(format!("{verb}: wanted {rest}, is {actual}"), Some(format!("{verb} {actual}"))));
            }
            Err(what) => {
                report.faults.push(fault(format!("{verb}: {what}"), None));
                broken = true;
            }
        }
    }
    report
}
