//! Games as PDN, the portable draughts notation, type 20: written with what its readers expect, read with all that
//! writers do.
//!
//! White begins in PDN unless a position says otherwise, so games that Black begins carry their first position. Acts
//! stand in comments as words, `{offer:1}`. A tag of our own, `DrawRules`, tells that only the sheet's draws count.

use super::{Draughts, State, fen};
use crate::board::Listed;
use crate::game::{BadText, Eye, Game, Imported, Notate, Outcome, Played, Ply};
use crate::play::word;
use core::fmt::Write;

/// How games can end in a file.
const RESULTS: [&str; 10] = ["2-0", "1-1", "0-2", "0-0", "1-0", "0-1", "1/2-1/2", "½-½", "*", "0-0F"];

/// White's and Black's points.
fn result(outcome: Option<Outcome>) -> &'static str {
    match outcome.map(|o| (o.place[1], o.place[0])) {
        None => "*",
        Some((1, 2)) => "2-0",
        Some((2, 1)) => "0-2",
        Some(_) => "1-1",
    }
}

/// Writes a game.
pub fn write(game: &Draughts, played: &Played<'_, Draughts>) -> String {
    let mut text = String::from("[GameType \"20\"]\n");
    let result = result(played.outcome);
    let _ = writeln!(text, "[Result \"{result}\"]");
    let first = &played.states[0];
    if played.start.is_some() || first.side == 0 {
        let _ = writeln!(text, "[SetUp \"1\"]\n[FEN \"{}\"]", fen::dump(first));
    }
    if !game.site {
        text += "[DrawRules \"seed\"]\n";
    }
    let (mut words, mut round) = (Vec::new(), 0);
    for (ply, s) in played.line.iter().zip(played.states) {
        match *ply {
            Ply::Act(seat, act) => words.push(format!("{{{}}}", word::of_act(seat, act))),
            Ply::Move(m) => {
                if s.side == 1 || round == 0 {
                    round += 1;
                    words.push(format!("{round}.{}", if s.side == 1 { "" } else { ".." }));
                }
                words.push(game.text(s, m, 0, Eye::Referee));
            }
        }
    }
    words.push(result.to_string());
    let mut width = 0;
    for word in words {
        let gap = if width + word.len() > 78 { '\n' } else { ' ' };
        width = if gap == '\n' { word.len() } else { width + 1 + word.len() };
        text.push(if text.ends_with("]\n") { '\n' } else { gap });
        text += &word;
    }
    text.push('\n');
    text
}

/// What a text consists of.
enum Token {
    Tag(String, String),
    Comment(String),
    Word(String),
}

/// A text, character by character.
struct Scan<'a> {
    chars: std::iter::Peekable<std::iter::Enumerate<std::str::Chars<'a>>>,
}

impl Scan<'_> {
    fn at(&mut self, end: usize) -> usize {
        self.chars.peek().map_or(end, |&(at, _)| at)
    }

    /// All up to a character that ends it, which is left out.
    fn until(&mut self, stop: char) -> String {
        self.chars.by_ref().map(|(_, c)| c).take_while(|&c| c != stop).collect()
    }

    /// The next token and where it begins. Variations are left out.
    fn next(&mut self) -> Option<(usize, Token)> {
        let mut depth = 0;
        loop {
            let &(at, c) = self.chars.peek()?;
            match c {
                '{' | ';' => {
                    self.chars.next();
                    let comment = self.until(if c == '{' { '}' } else { '\n' });
                    if depth == 0 {
                        return Some((at, Token::Comment(comment)));
                    }
                }
                '(' | ')' => {
                    self.chars.next();
                    depth = if c == '(' { depth + 1 } else { (depth - 1).max(0) };
                }
                '[' if depth == 0 => {
                    self.chars.next();
                    let inner = self.until(']');
                    let (name, value) = inner.trim().split_once(char::is_whitespace).unwrap_or((&inner, ""));
                    return Some((at, Token::Tag(name.to_string(), value.trim().trim_matches('"').to_string())));
                }
                c if c.is_whitespace() || c == '.' => {
                    self.chars.next();
                }
                _ => {
                    let mut text = String::new();
                    while let Some(&(_, c)) = self.chars.peek() {
                        if c.is_whitespace() || "{};()[]".contains(c) && !text.is_empty() {
                            break;
                        }
                        text.push(c);
                        self.chars.next();
                    }
                    if depth == 0 {
                        return Some((at, Token::Word(text)));
                    }
                }
            }
        }
    }
}

/// The position a file begins with and the options that go with it.
fn begin(fen: Option<(usize, String)>, seed: bool) -> Result<Imported, BadText> {
    let draws = u8::from(seed);
    let picked = |first| vec![first, draws];
    let Some((at, text)) = fen else { return Ok(Imported { picked: picked(1), ..Imported::default() }) };
    let text = text.split_whitespace().collect::<String>();
    let game = Draughts::with(&picked(0));
    let state: State = game.load(&text).map_err(|bad| BadText { at, want: bad.want })?;
    let usual = (0..2).find(|&first| Draughts::with(&picked(first)).start() == state);
    let start = if usual.is_none() { Some(game.dump(&state)) } else { None };
    Ok(Imported { picked: picked(usual.unwrap_or(state.side)), start, words: Vec::new() })
}

/// Reads a file's first game.
pub fn read(text: &str) -> Result<Imported, BadText> {
    let end = text.chars().count();
    let mut scan = Scan { chars: text.chars().enumerate().peekable() };
    let (mut fen, mut seed, mut words, mut known) = (None, false, Vec::new(), false);
    while let Some((at, token)) = scan.next() {
        match token {
            // The next game of the file.
            Token::Tag(..) if !words.is_empty() => break,
            Token::Tag(name, value) => {
                known = true;
                match name.to_ascii_lowercase().as_str() {
                    "gametype" if value.split(',').next().is_some_and(|t| t.trim() != "20") => {
                        return Err(BadText { at, want: "want-game-type" });
                    }
                    "fen" => fen = Some((at, value)),
                    "drawrules" => seed = value == "seed",
                    _ => {}
                }
            }
            Token::Comment(comment) => {
                words.extend(word::act(comment.trim()).map(|_| (at + 1, comment.trim().to_string())));
            }
            Token::Word(word) if RESULTS.contains(&word.as_str()) => break,
            Token::Word(word) => {
                let number = word.rfind('.').map_or(0, |dot| dot + 1);
                let text = word[number..].trim_end_matches(['!', '?', '+', '#', '=', '*']);
                let counts = number == 0 && text.bytes().all(|b| b.is_ascii_digit());
                if !text.is_empty() && !text.starts_with('$') && !counts {
                    if !text.starts_with(|c: char| c.is_ascii_digit()) {
                        return Err(BadText { at, want: "want-square" });
                    }
                    words.push((at + word[..number].chars().count(), text.to_string()));
                }
            }
        }
    }
    if words.is_empty() && !known {
        return Err(BadText { at: scan.at(end), want: "want-more" });
    }
    Ok(Imported { words, ..begin(fen, seed)? })
}
