//! How moves and positions are written.
//!
//! A step is `6->14`, hops are `3=>14`, by the numbers of the holes; `pass` where there is no move. Where landings are
//! wanted, all of the shortest way: `3=>14=>29`. Read are both, with `-` or `>` for the signs as well.
//!
//! A position is its rows from hole 0 on, joined by `/`, in a row the letters of men, `r b y g p k` in the order of
//! play, and numbers of empty holes; who moves, by his letter; which turn he plays; for how many plies nobody has made
//! progress; and for every player the most men he has had in his goal, or `hN` if he was home after turn N, `xN` if out:
//! `r/rr/rrr/rrrr/13/12/11/10/9/10/11/12/13/bbbb/bbb/bb/b r 1 0 0-0`.

use super::star::{BIT, HOLES, MEN, WIDTHS};
use super::{Fate, Move, PASS, State, Tiaoqi};
use crate::board::grid::number;
use crate::game::{BadText, Eye, Form, Game, MAX_SEATS, Notate, Seat};

/// The letters of the seats' men.
const LETTERS: [char; MAX_SEATS] = ['r', 'b', 'y', 'g', 'p', 'k'];

fn bad<T>(at: usize, want: &'static str) -> Result<T, BadText> {
    Err(BadText { at, want })
}

/// The holes that a text names, apart by signs.
fn named(text: &str) -> Result<Vec<u8>, BadText> {
    let mut named = Vec::new();
    let mut at = 0;
    for part in text.split(['-', '=', '>']) {
        if !part.is_empty() {
            let hole = number(part).ok_or(BadText { at, want: "want-hole" })?;
            let hole = u8::try_from(hole).ok().filter(|&hole| usize::from(hole) < HOLES);
            named.push(hole.ok_or(BadText { at, want: "want-hole" })?);
        }
        at += part.chars().count() + 1;
    }
    Ok(named)
}

fn rows(s: &State) -> String {
    let (mut text, mut hole) = (String::new(), 0);
    for width in WIDTHS {
        let mut empty = 0;
        text.extend((hole > 0).then_some('/'));
        for bit in &BIT[hole..hole + width] {
            match s.men.iter().position(|men| men & bit != 0) {
                None => empty += 1,
                Some(seat) => {
                    if empty > 0 {
                        text += &std::mem::take(&mut empty).to_string();
                    }
                    text.push(LETTERS[seat]);
                }
            }
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        hole += width;
    }
    text
}

/// The men of each seat, as rows give them.
fn men(text: &str) -> Result<[u128; MAX_SEATS], BadText> {
    let (mut men, mut hole) = ([0; MAX_SEATS], 0);
    let mut at = 0;
    let all: Vec<&str> = text.split('/').collect();
    for (row, width) in all.iter().zip(WIDTHS) {
        let (end, mut empty) = (hole + width, 0);
        for (i, c) in row.chars().enumerate() {
            let seat = LETTERS.iter().position(|&letter| letter == c);
            match (c.to_digit(10), seat) {
                (Some(digit), _) => empty = empty * 10 + digit as usize,
                (_, Some(seat)) if hole + empty < end => {
                    hole += std::mem::take(&mut empty);
                    men[seat] |= BIT[hole];
                    hole += 1;
                }
                (_, Some(_)) => return bad(at + i, "want-row-length"),
                _ => return bad(at + i, "want-man"),
            }
            if hole + empty > end {
                return bad(at + i, "want-row-length");
            }
        }
        at += row.chars().count();
        if hole + empty != end {
            return bad(at, "want-row-length");
        }
        (hole, at) = (end, at + 1);
    }
    if all.len() == WIDTHS.len() { Ok(men) } else { bad(text.chars().count(), "want-row-length") }
}

impl Tiaoqi {
    /// What has become of a seat and the most men it has had in its goal, as a part of the last field says.
    fn standing(part: &str) -> Option<(Fate, u8)> {
        let turn = |digits: &str| number(digits).and_then(|n| u16::try_from(n).ok());
        match part.split_at_checked(1)? {
            ("h", digits) => Some((Fate::Home(turn(digits)?), MEN as u8)),
            ("x", digits) => Some((Fate::Out(turn(digits)?), 0)),
            _ => Some((Fate::Plays, number(part).filter(|&most| most < MEN as usize)? as u8)),
        }
    }

    /// Whether the men of a seat are as many, and where, as what has become of it says.
    fn sound(&self, s: &State, seat: Seat) -> bool {
        let (men, goal) = (s.men[seat.index()], self.goal(seat));
        match s.fate[seat.index()] {
            _ if seat.0 >= self.seats => men == 0,
            Fate::Out(turn) => men == 0 && turn <= s.round,
            Fate::Home(turn) => men == goal && turn <= s.round,
            Fate::Plays => {
                let inside = (men & goal).count_ones();
                men.count_ones() == MEN && inside < MEN && inside <= u32::from(s.most[seat.index()])
            }
        }
    }
}

impl Notate for Tiaoqi {
    const FORMS: &'static [Form] = &[Form::latin("holes"), Form::latin("landings")];

    fn text(&self, s: &State, m: Move, form: usize, _eye: Eye) -> String {
        if m == PASS {
            return "pass".to_string();
        }
        let way = if form == 0 { vec![m.from, m.to] } else { self.way(s, m) };
        let holes: Vec<String> = way.iter().map(u8::to_string).collect();
        holes.join(if m.is_step() { "->" } else { "=>" })
    }

    fn read(&self, s: &State, text: &str) -> Result<Move, BadText> {
        let text = text.trim();
        if self.turn(s).seat().is_none() {
            return bad(0, "want-running-game");
        }
        if text.eq_ignore_ascii_case("pass") {
            return if self.allows(s, PASS) { Ok(PASS) } else { bad(0, "want-no-pass") };
        }
        let way = named(text)?;
        let [from, .., to] = way[..] else { return bad(0, "want-from-to") };
        let m = Move { from, to };
        if m == PASS || !self.allows(s, m) {
            return bad(0, "want-legal-move");
        }
        let all = s.men.iter().fold(0, |all, men| all | men) & !BIT[usize::from(from)];
        let hops = way.windows(2).all(|hop| self.hops(hop[0], all) & BIT[usize::from(hop[1])] != 0);
        if way.len() == 2 || hops { Ok(m) } else { bad(0, "want-every-landing") }
    }

    fn dump(&self, s: &State) -> String {
        let one = |seat: usize| match s.fate[seat] {
            Fate::Plays => s.most[seat].to_string(),
            Fate::Home(turn) => format!("h{turn}"),
            Fate::Out(turn) => format!("x{turn}"),
        };
        let seats: Vec<String> = (0..usize::from(self.seats)).map(one).collect();
        format!("{} {} {} {} {}", rows(s), LETTERS[s.mover.index()], s.round, s.quiet, seats.join("-"))
    }

    fn load(&self, text: &str) -> Result<State, BadText> {
        let mut at = 0;
        let mut parts = text.split(' ').map(|part| {
            let here = at;
            at += part.chars().count() + 1;
            (here, part)
        });
        let end = text.chars().count();
        let mut next = |want| parts.next().ok_or(BadText { at: end, want });
        let (_, first) = next("want-row-length")?;
        let mut s = State { men: men(first)?, ..self.start() };
        s.all = s.men.iter().sum();
        let (here, letter) = next("want-side")?;
        let mover = LETTERS[..usize::from(self.seats)].iter().position(|known| letter == known.to_string());
        s.mover = Seat(mover.ok_or(BadText { at: here, want: "want-side" })? as u8);
        let mut count = |least: u16| {
            let (here, digits) = next("want-number")?;
            let found = number(digits).and_then(|n| u16::try_from(n).ok()).filter(|n| (least..60_000).contains(n));
            found.ok_or(BadText { at: here, want: "want-number" })
        };
        (s.round, s.quiet) = (count(1)?, count(0)?);
        let (here, last) = next("want-standings")?;
        let standings: Option<Vec<_>> = last.split('-').map(Self::standing).collect();
        let standings = standings.filter(|all| all.len() == usize::from(self.seats));
        for (seat, standing) in standings.ok_or(BadText { at: here, want: "want-standings" })?.into_iter().enumerate() {
            (s.fate[seat], s.most[seat]) = standing;
        }
        if parts.next().is_some() {
            return bad(end, "want-end");
        }
        if (0..MAX_SEATS as u8).any(|seat| !self.sound(&s, Seat(seat))) {
            return bad(0, "want-men-of-standing");
        }
        s.end = self.finished(&s).or(self.quiet.filter(|&limit| s.quiet >= limit).map(|_| "quiet"));
        if s.end.is_none() && s.fate[s.mover.index()] != Fate::Plays {
            return bad(first.chars().count() + 1, "want-side");
        }
        Ok(s)
    }
}
