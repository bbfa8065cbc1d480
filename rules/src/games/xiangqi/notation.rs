//! How moves are written and read: coordinates (ICCS), and the relative forms in letters (WXF) and in Chinese.

use super::relative::{Heard, Pick, Way, Written, chinese_pick, file, heading, wxf_pick};
use super::state::{End, Kind, Move, State};
use super::{Xiangqi, fen};
use crate::board::grid;
use crate::game::{BadText, Eye, Form, Notate};

const DIGITS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];
const RED_MEN: [char; 7] = ['帅', '仕', '相', '马', '车', '炮', '兵'];
const BLACK_MEN: [char; 7] = ['将', '士', '象', '马', '车', '炮', '卒'];
const LETTERS: [char; 7] = ['K', 'A', 'E', 'H', 'R', 'C', 'P'];

/// The name of a place, column letter and rank.
pub fn name(place: u8) -> String {
    grid::name(usize::from(place % 9), 9 - usize::from(place / 9))
}

fn bad<T>(at: usize, want: &'static str) -> Result<T, BadText> {
    Err(BadText { at, want })
}

fn wxf(s: &State, m: Move) -> String {
    let kind = s.man(m.from).map_or(Kind::King, |(_, kind)| kind);
    let (way, number) = heading(s, m);
    let way = match way {
        Way::Ahead => '+',
        Way::Back => '-',
        Way::Level => '=',
    };
    let letter = LETTERS[kind as usize];
    match wxf_pick(s, m.from) {
        Pick::Front => format!("{letter}+{way}{number}"),
        Pick::Rear => format!("{letter}-{way}{number}"),
        Pick::Nth(n, file) => format!("{n}{file}{way}{number}"),
        _ => format!("{letter}{}{way}{number}", file(s.side(), m.from)),
    }
}

fn chinese(s: &State, m: Move) -> String {
    let (side, kind) = s.man(m.from).map_or((0, Kind::King), |(seat, kind)| (seat.0, kind));
    let (way, number) = heading(s, m);
    let digit = |n: u8| if side == 0 { han(n) } else { char::from(b'0' + n) };
    let man = if side == 0 { RED_MEN } else { BLACK_MEN }[kind as usize];
    let (first, second) = match chinese_pick(s, m.from) {
        Pick::Front => ('前', man),
        Pick::Middle => ('中', man),
        Pick::Rear => ('后', man),
        Pick::Across(n) => (han(n), man),
        _ => (man, digit(file(side, m.from))),
    };
    let way = match way {
        Way::Ahead => '进',
        Way::Back => '退',
        Way::Level => '平',
    };
    [first, second, way, digit(number)].iter().collect()
}

fn han(n: u8) -> char {
    DIGITS[usize::from(n.clamp(1, 9)) - 1]
}

/// A digit 1 to 9: Arabic, Chinese or of full width.
fn digit(c: char) -> Option<u8> {
    let plain = match c {
        '１'..='９' => char::from_u32(c as u32 - '１' as u32 + '1' as u32)?,
        _ => c,
    };
    let han = || DIGITS.iter().position(|&d| d == c).map(|i| i as u8 + 1);
    plain.to_digit(10).filter(|&n| n > 0).map(|n| n as u8).or_else(han)
}

fn way(c: char) -> Option<Way> {
    Some(match c {
        '+' | '进' | '進' => Way::Ahead,
        '-' | '退' => Way::Back,
        '=' | '.' | '平' => Way::Level,
        _ => return None,
    })
}

/// A man as letter of either dialect or as character, simplified or traditional.
fn kind(c: char) -> Option<Kind> {
    Some(match c {
        '帅' | '帥' | '将' | '將' => Kind::King,
        '仕' | '士' => Kind::Advisor,
        '相' | '象' => Kind::Elephant,
        '马' | '馬' | '傌' => Kind::Horse,
        '车' | '車' | '俥' => Kind::Rook,
        '炮' | '砲' | '包' => Kind::Cannon,
        '兵' | '卒' => Kind::Pawn,
        _ => return fen::kind_of(c),
    })
}

/// A word of place among like men of one file.
fn place_word(c: char) -> Option<Pick> {
    Some(match c {
        '+' | '前' => Pick::Front,
        '中' => Pick::Middle,
        '-' | '后' | '後' => Pick::Rear,
        _ => return None,
    })
}

/// Reads a relative form, letters or Chinese: a man and which of them, a way, a number.
fn hear(text: &[char]) -> Result<Heard, BadText> {
    let at = |i: usize| text.get(i).copied().unwrap_or(' ');
    let (man_at, pick_at) = if kind(at(0)).is_some() { (0, 1) } else { (1, 0) };
    let other = at(pick_at);
    let (man, pick) = match (kind(at(man_at)), place_word(other), digit(other)) {
        (man @ Some(_), Some(pick), _) => (man, pick),
        (man @ Some(Kind::Pawn), None, Some(n)) if pick_at == 0 => (man, Pick::Across(n)),
        (man @ Some(_), None, Some(file)) if pick_at == 1 => (man, Pick::File(file)),
        (Some(_), ..) => return bad(pick_at, "want-file"),
        (None, None, Some(n)) => match digit(at(1)) {
            Some(file) => (Some(Kind::Pawn), Pick::Nth(n, file)),
            None => return bad(1, "want-man"),
        },
        (None, Some(_), _) => return bad(1, "want-man"),
        (None, None, None) => return bad(0, "want-man"),
    };
    let Some(way) = way(at(2)) else { return bad(2, "want-way") };
    let Some(number) = digit(at(3)) else { return bad(3, "want-number") };
    if text.len() > 4 {
        return bad(4, "want-end");
    }
    let man = man.unwrap_or(Kind::Pawn);
    Ok(Heard { written: Written { kind: man, pick, way, number }, man_at: man_at.min(text.len()), pick_at })
}

/// Reads coordinates: file and rank twice, perhaps with a dash between, small or capital.
fn coordinates(text: &[char]) -> Result<(u8, u8, usize), BadText> {
    let second = if text.get(2) == Some(&'-') { 3 } else { 2 };
    let place = |at: usize| {
        let file = text.get(at).map(char::to_ascii_lowercase).filter(|c| ('a'..='i').contains(c));
        let Some(file) = file else { return bad(at, "want-file") };
        let Some(rank) = text.get(at + 1).and_then(|c| c.to_digit(10)) else { return bad(at + 1, "want-rank") };
        Ok((9 - rank as u8) * 9 + (file as u8 - b'a'))
    };
    let (from, to) = (place(0)?, place(second)?);
    if text.len() > second + 2 {
        return bad(second + 2, "want-end");
    }
    Ok((from, to, second))
}

/// Whether a text is meant as coordinates: a letter and a digit, then not a way with a digit.
fn is_coordinates(text: &[char]) -> bool {
    let letter = |i: usize| text.get(i).is_some_and(char::is_ascii_alphabetic);
    let digit = |i: usize| text.get(i).is_some_and(char::is_ascii_digit);
    let way = text.get(2).copied().and_then(way);
    letter(0) && digit(1) && (way.is_none() || (text[2] == '-' && letter(3)))
}

impl Notate for Xiangqi {
    const FORMS: &'static [Form] = &[Form::latin("iccs"), Form::latin("wxf"), Form::han("chinese")];

    fn text(&self, s: &State, m: Move, form: usize, _eye: Eye) -> String {
        match form {
            1 => wxf(s, m),
            2 => chinese(s, m),
            _ => name(m.from) + &name(m.to),
        }
    }

    fn read(&self, s: &State, text: &str) -> Result<Move, BadText> {
        if s.end != End::None {
            return bad(0, "want-running-game");
        }
        let text: Vec<char> = text.chars().collect();
        if !is_coordinates(&text) {
            let mut legal = Vec::new();
            s.each(self.refused, |m| legal.push(m));
            return hear(&text)?.among(s, legal);
        }
        let (from, to, second) = coordinates(&text)?;
        if !s.owns(s.side, from) {
            return bad(0, "want-man");
        }
        let m = Move { from, to };
        if s.allows(m, self.refused) { Ok(m) } else { bad(second, "want-legal-move") }
    }

    fn dump(&self, s: &State) -> String {
        fen::dump(s)
    }

    fn load(&self, text: &str) -> Result<State, BadText> {
        fen::load(self, text)
    }
}
