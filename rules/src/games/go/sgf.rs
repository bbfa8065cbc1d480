//! Whole games as SGF files (FF\[4\], GM\[1\]): the first variation of the first game, with its set-up, komi, handicap and
//! the territory at its end.

mod parse;

use super::{Go, KOMI, Move, SIZES, Stage, State};
use crate::board::Listed;
use crate::game::{Act, BadText, Game, Imported, Notate, Played, Ply, Seat};
use crate::stones::{name, names};
use parse::{Node, Value, nodes};

/// Letters of SGF points: the column from the left, the row from the top.
fn point_text(size: usize, point: u16) -> String {
    let letter = |n: usize| char::from(b'a' + n as u8);
    [letter(usize::from(point) % size), letter(usize::from(point) / size)].iter().collect()
}

fn point_of(size: usize, value: &Value) -> Result<u16, BadText> {
    let place = |b: u8| usize::from(b.wrapping_sub(b'a'));
    match *value.text.as_bytes() {
        [x, y] if place(x) < size && place(y) < size => Ok((place(y) * size + place(x)) as u16),
        _ => Err(BadText { at: value.at, want: "want-place" }),
    }
}

/// Points of a list, in which `aa:cc` is a rectangle.
fn points_of(size: usize, values: &[Value]) -> Result<Vec<u16>, BadText> {
    let mut points = Vec::new();
    for value in values {
        let Some((from, to)) = value.text.split_once(':') else {
            points.push(point_of(size, value)?);
            continue;
        };
        let corner = |text: &str| point_of(size, &Value { at: value.at, text: text.to_string() });
        let (from, to) = (usize::from(corner(from)?), usize::from(corner(to)?));
        for y in from / size..=to / size {
            points.extend((from % size..=to % size).map(|x| (y * size + x) as u16));
        }
    }
    Ok(points)
}

fn half_points(value: i32) -> String {
    format!("{}{}", value / 2, if value % 2 == 0 { "" } else { ".5" })
}

/// Writes a game.
pub(super) fn write(game: &Go, played: &Played<'_, Go>) -> String {
    let size = game.field.size;
    let list = |key: &str, points: Vec<u16>| {
        let values: String = points.iter().map(|&p| format!("[{}]", point_text(size, p))).collect();
        if values.is_empty() { values } else { format!("{key}{values}") }
    };
    let komi = game.given - 2 * game.handicap.len() as i32;
    let mut text = format!("(;FF[4]GM[1]CA[UTF-8]AP[yiguan]SZ[{size}]RU[Chinese]KM[{}]", half_points(komi));
    if !game.handicap.is_empty() {
        text += &format!("HA[{}]", game.handicap.len());
    }
    let first = &played.states[0];
    for (key, own) in ["AB", "AW"].into_iter().zip(&first.stones) {
        text += &list(key, game.field.points_of(own).collect());
    }
    if first.stones.iter().any(|own| !own.is_empty()) {
        text += if first.mover == Seat(0) { "PL[B]" } else { "PL[W]" };
    }
    text += &result(game, played);
    for (ply, before) in played.line.iter().zip(played.states) {
        let put = match ply {
            Ply::Move(Move::Put(point)) => point_text(size, *point),
            Ply::Move(Move::Pass) => String::new(),
            _ => continue,
        };
        text += &format!("\n;{}[{put}]", if before.mover == Seat(0) { 'B' } else { 'W' });
    }
    if let Some(last) = played.states.last().filter(|s| s.stage == Stage::Over) {
        let [black, white] = game.areas(last);
        let all = last.stones[0].or(&last.stones[1]).without(&last.dead);
        text += &list("TB", game.field.points_of(&black.without(&all)).collect());
        text += &list("TW", game.field.points_of(&white.without(&all)).collect());
    }
    text + ")\n"
}

fn result(game: &Go, played: &Played<'_, Go>) -> String {
    let Some(outcome) = played.outcome else { return String::new() };
    let winner = match outcome.sign(Seat(0)) {
        0 => return "RE[0]".to_string(),
        sign if sign > 0 => 'B',
        _ => 'W',
    };
    let how = match (played.line.last(), played.states.last()) {
        (Some(Ply::Act(_, Act::Resign)), _) => "R".to_string(),
        (Some(Ply::Act(_, Act::Flag)), _) => "T".to_string(),
        (_, Some(last)) => half_points(game.margin(last).abs()),
        _ => String::new(),
    };
    format!("RE[{winner}+{how}]")
}

/// Reads a game.
pub(super) fn read(text: &str) -> Result<Imported, BadText> {
    let nodes = nodes(text)?;
    let root = nodes.first().ok_or(BadText { at: 0, want: "want-sgf" })?;
    if let Some(kind) = root.one("GM").filter(|kind| kind.text != "1") {
        return Err(BadText { at: kind.at, want: "want-go" });
    }
    let picked = options(root)?;
    let game = Go::with(&picked);
    let first = set_up(&game, root)?;
    let start = (first.stones != game.start().stones || first.mover != game.start().mover)
        .then(|| names::write(&game.field, &first.stones, first.mover));
    let mut reader = Reader { state: first, words: Vec::new(), lost: false, game: &game };
    for node in &nodes {
        reader.node(node)?;
    }
    Ok(Imported { picked, start, words: reader.words })
}

/// A number with up to two decimals, in hundredths.
fn hundredths(text: &str) -> Option<i32> {
    let (whole, rest) = text.split_once('.').unwrap_or((text, ""));
    let digits = |text: &str| text.len() <= 4 && text.bytes().all(|b| b.is_ascii_digit());
    if !digits(whole) || !digits(rest) {
        return None;
    }
    let cents: String = rest.chars().chain(['0', '0']).take(2).collect();
    Some(whole.parse::<i32>().ok()? * 100 + cents.parse::<i32>().ok()?)
}

/// The options that the first node tells.
fn options(root: &Node) -> Result<Vec<u8>, BadText> {
    let find = |key: &str, want, index: &dyn Fn(&str) -> Option<usize>| match root.one(key) {
        None => Ok(None),
        Some(value) => index(value.text.trim()).map(Some).ok_or(BadText { at: value.at, want }),
    };
    let size = |text: &str| SIZES.iter().position(|size| size.to_string() == text);
    // Some servers write 子 (3.75) or hundredths (375, 650).
    let komi = |text: &str| {
        let halves = match hundredths(text)? {
            375 | 37_500 => 15,
            n if n >= 10_000 => n / 5_000,
            n => n / 50,
        };
        KOMI.iter().position(|&komi| komi == halves)
    };
    let handicap = |text: &str| text.parse().ok().filter(|&n: &usize| n <= 9);
    let size = find("SZ", "want-size", &size)?.unwrap_or(2);
    let handicap = find("HA", "want-handicap", &handicap)?.filter(|&n| n >= 2).unwrap_or(0);
    let komi = find("KM", "want-komi", &komi)?.unwrap_or(0);
    Ok(vec![size as u8, 0, komi as u8, handicap as u8])
}

/// The position that the first node sets up.
fn set_up(game: &Go, root: &Node) -> Result<State, BadText> {
    let size = game.field.size;
    let lists = ["AB", "AW"].map(|key| points_of(size, root.all(key)));
    let [black, white] = lists;
    let (black, white) = (black?, white?);
    if black.is_empty() && white.is_empty() {
        return Ok(game.start());
    }
    let mut stones = [super::Bits::default(); 2];
    for (own, points) in stones.iter_mut().zip([black, white]) {
        points.into_iter().for_each(|point| own.add(game.field.bit(point)));
    }
    let mover = match root.one("PL").map(|value| value.text.to_ascii_uppercase()) {
        Some(text) if text.starts_with('W') => Seat(1),
        None if root.one("HA").is_some_and(|n| n.text != "0") => Seat(1),
        _ => Seat(0),
    };
    let at = root.all("AB").iter().chain(root.all("AW")).map(|value| value.at).next().unwrap_or(0);
    let text = names::write(&game.field, &stones, mover);
    game.load(&text).map_err(|bad| BadText { at, ..bad })
}

/// A game being read.
struct Reader<'a> {
    game: &'a Go,
    state: State,
    words: Vec<(usize, String)>,
    /// A move could not be followed; whoever plays the words will say so.
    lost: bool,
}

impl Reader<'_> {
    fn word(&mut self, at: usize, word: &str) {
        if !self.lost {
            match self.game.read(&self.state, word) {
                Ok(m) => self.game.apply(&mut self.state, m),
                Err(_) => self.lost = true,
            }
        }
        self.words.push((at, word.to_string()));
    }

    /// Brings the turn to a side, where it is the other's.
    fn turn_to(&mut self, at: usize, seat: Seat) {
        if self.state.stage == Stage::Marking {
            if self.state.mover == seat {
                self.word(at, "agree");
            }
            self.word(at, "resume");
        }
        if self.state.mover != seat {
            self.word(at, "pass");
        }
    }

    fn node(&mut self, node: &Node) -> Result<(), BadText> {
        let size = self.game.field.size;
        for (key, seat) in [("B", Seat(0)), ("W", Seat(1))] {
            let Some(value) = node.one(key) else { continue };
            self.turn_to(value.at, seat);
            let passes = value.text.is_empty() || (value.text == "tt" && size <= 19);
            let word = if passes { "pass".to_string() } else { name(size, point_of(size, value)?) };
            self.word(value.at, &word);
        }
        if !self.words.is_empty()
            && let Some(value) = ["AB", "AW", "AE"].iter().find_map(|key| node.one(key))
        {
            return Err(BadText { at: value.at, want: "want-moves" });
        }
        self.territory(node)
    }

    /// Marks what stands in the other side's territory as dead, and agrees.
    fn territory(&mut self, node: &Node) -> Result<(), BadText> {
        let Some(at) = ["TB", "TW"].iter().find_map(|key| node.one(key)).map(|value| value.at) else { return Ok(()) };
        if self.lost || self.state.stage != Stage::Marking {
            return Ok(());
        }
        let size = self.game.field.size;
        let mut dead = super::Bits::default();
        for (key, foe) in [("TB", 1), ("TW", 0)] {
            for point in points_of(size, node.all(key))? {
                let bit = self.game.field.bit(point);
                if self.state.stones[foe].has(bit) {
                    dead.add(bit);
                }
            }
        }
        let firsts: Vec<u16> = self.game.unmarked(&self.state).collect();
        for first in firsts.into_iter().filter(|&first| dead.has(self.game.field.bit(first))) {
            self.word(at, &format!("dead-{}", name(size, first)));
        }
        self.word(at, "agree");
        self.word(at, "agree");
        Ok(())
    }
}
