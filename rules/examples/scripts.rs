//! Writes, as JSON, games of every game as clicks, with what a page must show after them: what the browser tests play.
//!
//! Thrown dice are written as the
//! seed that throws them: tests let the page draw that seed.

use rules::board::Target;
use rules::game::{Eye, Rng, Turn};
use rules::games::ALL;
use rules::play::{Clicked, Entry, Step, Table, write_options};
use std::fmt::Write;

/// A seeded game is cut after so many plies.
const PLIES: usize = 120;

fn main() {
    let scripts: Vec<String> = ALL.iter().map(|entry| seeded(entry).script()).collect();
    println!("[\n{}\n]", scripts.join(",\n"));
}

/// A game that is being written down.
struct Writer {
    table: Box<dyn Table>,
    steps: Vec<String>,
}

impl Writer {
    fn new(entry: &Entry, picked: &[u8], start: Option<&str>) -> Self {
        let table = (entry.open)(picked, start).unwrap_or_else(|bad| panic!("{}: {bad}", entry.id));
        Writer { table, steps: Vec::new() }
    }

    /// Clicks; whether that played something.
    fn click(&mut self, targets: &[Target]) -> bool {
        let clicked = targets.iter().map(|&target| self.table.click(target)).last();
        let names: Vec<String> = targets.iter().map(|target| format!("\"{target}\"")).collect();
        self.steps.push(format!(r#"{{"clicks":[{}]}}"#, names.join(",")));
        clicked == Some(Clicked::Moved)
    }

    /// Lets chance play that move.
    fn throw(&mut self, code: u32) {
        self.steps.push(format!(r#"{{"seed":{}}}"#, seed(self.table.as_ref(), code)));
        self.table.enter(&[code]).expect("chance may play it");
    }

    /// The script, with what the page must show in the end.
    fn script(self) -> String {
        let (entry, record) = (self.table.entry(), self.table.record());
        let options: Vec<String> = write_options(entry.options, self.table.picked())
            .split(',')
            .filter_map(|one| one.split_once('='))
            .map(|(key, value)| format!("{}:{}", quoted(key), quoted(value)))
            .collect();
        let start = record.start.as_deref().map_or("null".to_string(), quoted);
        let why = self.table.turn().outcome().map_or("null".to_string(), |o| quoted(o.why));
        format!(
            r#"{{"id":{},"options":{{{}}},"start":{start},"plies":{},"dump":{},"why":{why},"steps":[{}]}}"#,
            quoted(entry.id),
            options.join(","),
            self.table.plies(),
            quoted(&self.table.dump(self.table.plies())),
            self.steps.join(",")
        )
    }
}

/// A game of random clicks, in which nobody misses a move that ends it.
fn seeded(entry: &Entry) -> Writer {
    let mut game = Writer::new(entry, &[], None);
    let mut rng = Rng::new(7);
    while game.table.plies() < PLIES {
        match game.table.turn() {
            Turn::Over(_) => break,
            Turn::Chance => {
                let mut thrown = game.table.copy();
                thrown.roll(&mut rng);
                let Some(Step::Move(code)) = thrown.record().plies.last().copied() else { break };
                game.throw(code);
            }
            Turn::Seat(_) => {
                let path =
                    last_move(game.table.as_ref()).unwrap_or_else(|| random_clicks(game.table.as_ref(), &mut rng));
                assert!(game.click(&path), "{}: {path:?} plays nothing", entry.id);
            }
        }
    }
    game
}

/// The clicks of a move that ends the game, if there is one.
fn last_move(table: &dyn Table) -> Option<Vec<Target>> {
    let ends = |code: &u32| {
        let mut copy = table.copy();
        copy.enter(&[*code]).is_ok() && copy.turn().outcome().is_some()
    };
    let code = table.legal(0).into_iter().map(|(code, _)| code).find(ends)?;
    Some(table.clicks(code))
}

/// Clicks on whatever can be clicked next, until something is played.
fn random_clicks(table: &dyn Table, rng: &mut Rng) -> Vec<Target> {
    let mut table = table.copy();
    let mut path: Vec<Target> = Vec::new();
    loop {
        let frame = table.frame(Eye::Referee, table.plies());
        let target = match path.last() {
            Some(&last) if frame.next.is_empty() || (frame.can_commit && rng.below(2) == 0) => last,
            _ => rng.pick(&frame.next),
        };
        path.push(target);
        match table.click(target) {
            Clicked::Moved => return path,
            Clicked::Held => {}
            Clicked::Released | Clicked::Refused(_) => path.clear(),
        }
    }
}

/// A seed whose stream throws that move of chance.
fn seed(table: &dyn Table, code: u32) -> u64 {
    let throws = |seed: &u64| {
        let mut copy = table.copy();
        copy.roll(&mut Rng::new(*seed)) && copy.record().plies.last() == Some(&Step::Move(code))
    };
    (0..).find(throws).expect("every outcome is thrown some time")
}

/// A text as JSON.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if u32::from(c) < 32 => write!(out, "\\u{:04x}", u32::from(c)).expect("strings take all"),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
