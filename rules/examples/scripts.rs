//! Writes, as JSON, games of every game as clicks, with what a page must show after them, and every reason that the
//! rule book answers with a way to meet it: what the browser tests play.
//!
//! Each game's `data/games.txt` is played as far as it serves, and one seeded game. Thrown dice are written as the
//! seed that throws them: tests let the page draw that seed.

use rules::board::Target;
use rules::game::{Eye, Rng, Turn, Why};
use rules::games::ALL;
use rules::play::fixture::{self, Figure};
use rules::play::{Clicked, Entry, Step, Table, book, link, parse_options, word, write_options};
use std::fmt::Write;
use std::path::Path;

/// A longer game is not played in a browser; a seeded one is cut there.
const PLIES: usize = 120;
/// And so many steps where each takes its time on the page: a throw, a curtain.
const SLOW_STEPS: usize = 48;
/// A shorter one shows nothing.
const FEWEST: usize = 6;
/// So many clicks arrange a set-up.
const ARRANGED: usize = 8;
/// So many games on file are played.
const ON_FILE: usize = 2;

fn main() {
    let games = ALL.iter().flat_map(|entry| on_file(entry).into_iter().chain([seeded(entry)]));
    let scripts: Vec<String> = games.map(Writer::script).collect();
    let reasons: Vec<String> = ALL.iter().flat_map(reasons).collect();
    println!("{{\"games\":[\n{}\n],\"reasons\":[\n{}\n]}}", scripts.join(",\n"), reasons.join(",\n"));
}

/// The reasons that a game's page answers, each with the clause and, as a link and clicks, a figure that meets it.
fn reasons(entry: &'static Entry) -> Vec<String> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: String| std::fs::read_to_string(here.join(path)).unwrap_or_default();
    let page = read(format!("../app/book/en/{}.md", entry.id));
    let blocks = read(format!("src/games/{}/data/book.txt", entry.id));
    let page = book::read(&page).unwrap_or_else(|bad| panic!("{}: {bad}", entry.id));
    let (mut met, mut out) = (Vec::new(), Vec::new());
    for clause in page.chapters.iter().flat_map(|chapter| &chapter.clauses) {
        for (name, lines) in
            fixture::blocks(&blocks).filter(|(name, _)| clause.figures.iter().any(|(one, _)| one == name))
        {
            let figure = fixture::figure(entry.id, lines).unwrap_or_else(|bad| panic!("{}, {name}: {bad}", entry.id));
            // A link does not show what another eye sees.
            if entry.secret && figure.eye.is_some() {
                continue;
            }
            let Some((kind, why)) = reason(&figure) else { continue };
            if met.contains(&why.key) || !clause.reasons.contains(&why.key) {
                continue;
            }
            met.push(why.key);
            let link = match figure.table.turn().seat().filter(|_| entry.secret) {
                Some(seat) => link::seal(figure.table.as_ref(), false, seat),
                None => link::pack(figure.table.as_ref(), figure.table.plies(), false),
            };
            let clicks: Vec<String> = figure.clicks.iter().map(|target| quoted(&target.to_string())).collect();
            let tried = figure.clicks.last().and_then(|target| target.place());
            let places = why.places.iter().filter(|place| Some(**place) != tried).count();
            out.push(format!(
                r#"{{"id":{},"link":{},"clicks":[{}],"words":{},"key":{},"places":{places},"clause":{}}}"#,
                quoted(entry.id),
                quoted(&link),
                clicks.join(","),
                quoted(&format!("{kind}-{}", why.key)),
                quoted(why.key),
                quoted(clause.key)
            ));
        }
    }
    out
}

/// Why the last click of a figure is refused, or why its position is over: the kind of words and the reason. Nothing if
/// the page does not offer what is clicked: buttons and men within stacks are there only while they count.
fn reason(figure: &Figure) -> Option<(&'static str, Why)> {
    let mut table = figure.table.copy();
    let mut last = None;
    for &target in &figure.clicks {
        let there =
            matches!(target, Target::Place(_)) || table.frame(Eye::Referee, table.plies()).next.contains(&target);
        last = Some(there.then(|| table.click(target))?);
    }
    match last {
        Some(Clicked::Refused(why)) => Some(("why", why)),
        None | Some(Clicked::Moved) => table.turn().outcome().map(|outcome| ("end", Why::new(outcome.why))),
        _ => None,
    }
}

/// A game that is being written down.
struct Writer {
    table: Box<dyn Table>,
    steps: Vec<String>,
}

impl Writer {
    fn new(entry: &Entry, picked: &[u8]) -> Self {
        let table = (entry.open)(picked, None).unwrap_or_else(|bad| panic!("{}: {bad}", entry.id));
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
        let entry = self.table.entry();
        let options: Vec<String> = write_options(entry.options, self.table.picked())
            .split(',')
            .filter_map(|one| one.split_once('='))
            .map(|(key, value)| format!("{}:{}", quoted(key), quoted(value)))
            .collect();
        let why = self.table.turn().outcome().map_or("null".to_string(), |o| quoted(o.why));
        let plies = self.table.plies();
        // Of a running game with secrets the page tells what whoever is to move sees.
        let dump = match self.table.turn().seat().filter(|_| entry.secret) {
            Some(seat) => self.table.diagram(Eye::Seat(seat), plies),
            None => self.table.dump(plies),
        };
        let pair = match entry.options.iter().find(|choice| choice.key == "seats") {
            _ if self.table.seats() == 2 => "{}",
            Some(choice) if choice.values.contains(&"2") => r#"{"seats":"2"}"#,
            _ => "null",
        };
        let mut half = self.table.copy();
        half.back(half.plies() / 2);
        format!(
            r#"{{"id":{},"secret":{},"pair":{pair},"options":{{{}}},"half":{},"plies":{},"dump":{},"why":{why},"steps":[{}]}}"#,
            quoted(entry.id),
            entry.secret,
            options.join(","),
            quoted(&link::pack(half.as_ref(), half.plies(), false)),
            plies,
            quoted(&dump),
            self.steps.join(",")
        )
    }
}

/// The first games of the game's `data/games.txt` that begin at the start and consist of moves alone.
fn on_file(entry: &'static Entry) -> Vec<Writer> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games").join(entry.id).join("data/games.txt");
    let text = std::fs::read_to_string(path).unwrap_or_default();
    text.split("\n---").filter_map(|block| replayed(entry, block)).take(ON_FILE).collect()
}

/// A block's game as clicks; nothing if its moves cannot all be clicked one after the other.
fn replayed(entry: &'static Entry, block: &str) -> Option<Writer> {
    let setting = |verb: &str| ["position", "record", "repeat", "back", "clicks", "game"].contains(&verb);
    let (mut options, mut words) = (String::new(), Vec::new());
    for line in block.lines() {
        match line.trim().split_once(' ') {
            Some(("options", rest)) => options = rest.split_whitespace().collect::<Vec<_>>().join(","),
            Some(("moves", rest)) => words.extend(rest.split([' ', ',']).filter(|word| !word.is_empty())),
            Some((verb, _)) if setting(verb) => return None,
            _ => {}
        }
    }
    let picked = parse_options(entry.options, &options).ok()?;
    let mut played = (entry.open)(&picked, None).ok()?;
    for word in words {
        word::play(played.as_mut(), word).ok()?;
    }
    let plies = played.record().plies;
    let mut game = Writer::new(entry, &picked);
    while game.table.plies() < plies.len() {
        let Step::Move(code) = plies[game.table.plies()] else { return None };
        if game.table.turn() == Turn::Chance {
            game.throw(code);
        } else if !game.click(&game.table.clicks(code)) {
            return None;
        }
    }
    let same = game.table.record().plies == plies && (FEWEST..=PLIES).contains(&plies.len());
    same.then_some(game)
}

/// A game of random clicks, in which nobody misses a move that ends it.
fn seeded(entry: &Entry) -> Writer {
    let mut game = Writer::new(entry, &[]);
    let mut rng = Rng::new(7);
    let mut slow = entry.secret;
    while game.table.plies() < PLIES && !(slow && game.steps.len() >= SLOW_STEPS) {
        slow |= game.table.turn() == Turn::Chance;
        match game.table.turn() {
            Turn::Over(_) => break,
            Turn::Chance => {
                let mut thrown = game.table.copy();
                thrown.roll(&mut rng);
                let Some(Step::Move(code)) = thrown.record().plies.last().copied() else { break };
                game.throw(code);
            }
            Turn::Seat(_) => {
                // Who does not see all does not know what ends the game.
                let last = if entry.secret { None } else { last_move(game.table.as_ref()) };
                let path = last.unwrap_or_else(|| random_clicks(game.table.as_ref(), &mut rng));
                assert!(game.click(&path), "{}: {path:?} plays nothing", entry.id);
            }
        }
    }
    game
}

/// The clicks of a move that ends the game, if there is one.
fn last_move(table: &dyn Table) -> Option<Vec<Target>> {
    let mut tried = table.copy();
    let ends = |code: &u32| {
        let over = tried.enter(&[*code]).is_ok() && tried.turn().outcome().is_some();
        tried.back(table.plies());
        over
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
        // A set-up can be rearranged for ever: after a few swaps what ends it is pressed.
        let button = frame.next.iter().copied().find(|target| matches!(target, Target::Button(_)));
        let target = match path.last() {
            Some(&last) if frame.next.is_empty() || (frame.can_commit && rng.below(2) == 0) => last,
            _ => button.filter(|_| path.len() >= ARRANGED).unwrap_or_else(|| rng.pick(&frame.next)),
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
