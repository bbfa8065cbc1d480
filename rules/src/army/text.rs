//! How moves and positions are written.
//!
//! A man put down is his kind's letter and the station: `Q@b1`. A move is `a2-a9`, an attack `b6xb7`; what comes of it
//! is not written, since nobody knows before. In Chinese: 军旗置b1, 司令a2至a9, 工兵b6碰b7, without the rank where the
//! reader may not know it. The letters are S 司令, J 军长, H 师长, V 旅长, T 团长, Y 营长, L 连长, P 排长, G 工兵, D 地雷, Z 炸弹,
//! Q 军旗.
//!
//! A position is its rows, joined by `/`: a man is his seat's letter and his kind's, empty stations are counted; then
//! who moves, and how many plies ago men met, or `put` during the set-up; then, where there is need, the letters of the
//! seats whose flags are shown (`-` for none) and the time-outs of each seat. What men have shown is not written.

use super::graph::NONE;
use super::kind::{COUNT, HAN, KINDS, Kind};
use super::setup::ORDER;
use super::state::{Cause, End, Man, Now, SIDE, State, owner};
use super::{Army, Move, Quiet, View};
use crate::game::{BadText, Eye, Form, Game, Notate, Seat, sort_few};

/// Something wrong at the beginning.
fn bad<T>(want: &'static str) -> Result<T, BadText> {
    Err(BadText { at: 0, want })
}

impl<const N: usize, const M: usize> Army<N, M> {
    fn station(&self, name: &str) -> Option<u8> {
        (0..N as u8).find(|&station| (self.rules.theatre.name)(station).eq_ignore_ascii_case(name))
    }

    fn letter(&self, seat: Seat) -> char {
        self.rules.theatre.letters.chars().nth(seat.index()).unwrap_or('?')
    }

    /// The move that a text means, legal or not.
    fn meant(&self, text: &str) -> Result<Move, BadText> {
        let text = text.trim();
        let last = |rest: &str| text.chars().count() - rest.chars().count();
        let (rank, rest) = match HAN.iter().position(|han| text.starts_with(han)) {
            Some(kind) => (Some(Kind(kind as u8)), &text[HAN[kind].len()..]),
            None => (None, text),
        };
        if let Some((man, home)) = rest.split_once(['@', '置']) {
            let mut letters = man.chars();
            let kind = rank.or_else(|| letters.next().and_then(Kind::of_letter));
            let kind = kind.filter(|_| letters.next().is_none()).ok_or(BadText { at: 0, want: "want-kind" })?;
            self.station(home).ok_or(BadText { at: last(home), want: "want-station" })?;
            return Ok(Move::Put(kind));
        }
        let parts = rest.split_once(['-', 'x', 'X', '至', '碰']);
        let (from, to) = parts.ok_or(BadText { at: 0, want: "want-from-to" })?;
        let name = |text: &str, at| self.station(text).ok_or(BadText { at, want: "want-station" });
        Ok(Move::Go(name(from, last(rest))?, name(to, last(to))?))
    }
}

impl<const N: usize, const M: usize> Notate for Army<N, M> {
    const FORMS: &'static [Form] = &[Form::latin("stations"), Form::han("chinese")];

    fn text(&self, s: &State<N, M>, m: Move, form: usize, eye: Eye) -> String {
        let name = self.rules.theatre.name;
        let f = s.field();
        match m {
            Move::Put(_) if eye != Eye::Referee && eye != Eye::Seat(s.now.mover) => "…".to_string(),
            Move::Put(kind) if form == 0 => format!("{}@{}", kind.letter(), name(self.rules.next_home(f))),
            Move::Put(kind) => format!("{}置{}", HAN[kind.index() % KINDS], name(self.rules.next_home(f))),
            Move::Go(from, to) => {
                let meets = f.at(to).is_some();
                if form == 0 {
                    return format!("{}{}{}", name(from), if meets { 'x' } else { '-' }, name(to));
                }
                let known = f.at(from).filter(|&(id, _)| self.rules.knows(f, eye, id));
                let rank = known.and_then(|(_, man)| HAN.get(man.kind().index())).copied().unwrap_or_default();
                format!("{rank}{}{}{}", name(from), if meets { '碰' } else { '至' }, name(to))
            }
        }
    }

    fn read(&self, s: &State<N, M>, text: &str) -> Result<Move, BadText> {
        let m = self.meant(text)?;
        if let Move::Put(_) = m
            && s.field().setting_up()
        {
            let right = [0, 1].map(|form| self.text(s, m, form, Eye::Referee));
            if !right.iter().any(|right| right.eq_ignore_ascii_case(text.trim())) {
                return bad("want-next-home");
            }
        }
        let legal = match m {
            Move::Put(_) if s.now.end == End::Open && s.field().setting_up() => {
                self.rules.put_moves(s.field()).any(|p| p == m)
            }
            Move::Go(from, to) if s.now.end == End::Open && !s.field().setting_up() => {
                s.field().seat_at(from) == Some(s.now.mover) && self.rules.reach(s.field(), from).has(to)
            }
            _ => false,
        };
        if legal { Ok(m) } else { bad("want-legal-move") }
    }

    fn dump(&self, s: &State<N, M>) -> String {
        let (mut text, mut station) = (String::new(), 0);
        for &row in self.rules.theatre.rows {
            if station > 0 {
                text.push('/');
            }
            let mut empty = 0;
            for at in station..station + row {
                let Some((id, man)) = s.field().at(at) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    text += &std::mem::take(&mut empty).to_string();
                }
                text.push(self.letter(owner(id)));
                text.push(man.kind().letter());
            }
            if empty > 0 {
                text += &empty.to_string();
            }
            station += row;
        }
        text.push(' ');
        text.push(self.letter(s.now.mover));
        if s.field().setting_up() {
            return text + " put";
        }
        text += &format!(" {}", s.now.quiet);
        let lapses = &s.now.lapses[..self.rules.theatre.seats.into()];
        let late = lapses.iter().any(|&count| count > 0);
        if s.now.shown != 0 || late {
            let shown = self.rules.seats().filter(|seat| s.now.shown >> seat.0 & 1 == 1);
            let letters: String = shown.map(|seat| self.letter(seat)).collect();
            text += &format!(" {}", if letters.is_empty() { "-" } else { &letters });
        }
        if late {
            text += &format!(" {}", lapses.iter().map(|count| count.to_string()).collect::<String>());
        }
        text
    }

    fn diagram(&self, view: &View<N, M>) -> String {
        self.dump(&view.seen)
    }

    fn load(&self, text: &str) -> Result<State<N, M>, BadText> {
        let mut words = text.split(' ');
        let rows = words.next().unwrap_or_default();
        let men = self.read_rows(rows)?;
        let mut at = rows.chars().count();
        let mut word = |want| {
            let start = at + 1;
            let word = words.next();
            at = start + word.map_or(0, |word| word.chars().count());
            word.map(|word| (start, word)).ok_or(BadText { at: start - 1, want })
        };
        let seat = |c: char| self.rules.theatre.letters.chars().position(|l| l == c).map(|seat| Seat(seat as u8));
        let (start, mover) = word("want-side")?;
        let mut letters = mover.chars();
        let mover = letters.next().and_then(seat).filter(|_| letters.next().is_none());
        let mover = mover.ok_or(BadText { at: start, want: "want-side" })?;
        let (start, quiet) = word("want-quiet")?;
        let hidden = men.iter().any(|man| man.2 == Kind::HIDDEN);
        if quiet == "put" {
            if hidden {
                return self
                    .load_diagram(&men, State { now: Now { mover, ..State::<N, M>::empty().now }, ..State::empty() });
            }
            if let Ok((at, _)) = word("want-end") {
                return Err(BadText { at, want: "want-end" });
            }
            return self.load_set_up(&men, mover);
        }
        let number = quiet.parse::<u8>().ok().filter(|number| number.to_string() == quiet);
        let quiet = number.ok_or(BadText { at: start, want: "want-quiet" })?;
        let mut state = State::empty();
        state.now.put = M as u8;
        state.now.mover = mover;
        state.now.quiet = quiet;
        if let Ok((start, shown)) = word("want-end") {
            for (i, c) in shown.chars().enumerate().filter(|_| shown != "-") {
                state.now.shown |= 1 << seat(c).ok_or(BadText { at: start + i, want: "want-side" })?.0;
            }
        }
        if let Ok((start, lapses)) = word("want-end") {
            let counts: Vec<u8> = lapses.chars().filter_map(|c| Some(c.to_digit(10)? as u8)).collect();
            if counts.len() != lapses.chars().count() || counts.len() != usize::from(self.rules.theatre.seats) {
                return Err(BadText { at: start, want: "want-time-outs" });
            }
            state.now.lapses[..counts.len()].copy_from_slice(&counts);
        }
        if let Ok((at, _)) = word("want-end") {
            return Err(BadText { at, want: "want-end" });
        }
        if hidden {
            return self.load_diagram(&men, state);
        }
        for seat in self.rules.seats() {
            self.enlist(&mut state, seat, &men)?;
        }
        self.find_end(&mut state)?;
        Ok(state)
    }
}

/// Men with whose they are, where, and at which character they are written.
type Written = Vec<(u8, Seat, Kind)>;

impl<const N: usize, const M: usize> Army<N, M> {
    fn read_rows(&self, rows: &str) -> Result<Written, BadText> {
        let mut widths = self.rules.theatre.rows.iter().copied();
        let mut left = widths.next().unwrap_or(0);
        let (mut men, mut station) = (Vec::new(), 0u8);
        let mut letters = rows.chars().enumerate().peekable();
        while let Some((at, c)) = letters.next() {
            let fault = |want| Err(BadText { at, want });
            if let Some(digit) = c.to_digit(10) {
                let digit = digit as u8;
                if digit == 0 || digit > left {
                    return fault("want-row-length");
                }
                (left, station) = (left - digit, station + digit);
                continue;
            }
            if c == '/' {
                match widths.next() {
                    Some(width) if left == 0 => left = width,
                    _ => return fault("want-row-length"),
                }
                continue;
            }
            let seat = self.rules.theatre.letters.chars().position(|letter| letter == c);
            let Some(seat) = seat else { return fault("want-man") };
            let kind = letters.next().and_then(|(_, c)| if c == '?' { Some(Kind::HIDDEN) } else { Kind::of_letter(c) });
            let kind = kind.ok_or(BadText { at: at + 1, want: "want-kind" })?;
            if left == 0 {
                return fault("want-row-length");
            }
            men.push((station, Seat(seat as u8), kind));
            (left, station) = (left - 1, station + 1);
        }
        if left > 0 || widths.next().is_some() {
            return Err(BadText { at: rows.chars().count(), want: "want-row-length" });
        }
        Ok(men)
    }

    /// A position as one eye sees it, to be looked at.
    fn load_diagram(&self, men: &Written, mut state: State<N, M>) -> Result<State<N, M>, BadText> {
        let mut next: Vec<u8> = self.rules.seats().map(|seat| seat.0 * SIDE).collect();
        for &(station, seat, kind) in men {
            let id = next[seat.index()];
            if owner(id) != seat {
                return bad("want-fewer-men");
            }
            next[seat.index()] += 1;
            state.on[usize::from(station)] = id;
            state.men[usize::from(id)] = Man::new(kind);
        }
        state.now.end = End::Drawn(Cause::Diagram);
        Ok(state)
    }

    /// A set-up that has come so far.
    fn load_set_up(&self, men: &Written, mover: Seat) -> Result<State<N, M>, BadText> {
        let mut state = self.start();
        while usize::from(state.now.put) < men.len() {
            let home = self.rules.next_home(state.field());
            let seat = state.now.mover;
            let man = men.iter().find(|&&(station, owner, _)| station == home && owner == seat);
            let put = man.map(|&(_, _, kind)| Move::Put(kind));
            let put =
                put.filter(|&put| state.field().setting_up() && self.rules.put_moves(state.field()).any(|p| p == put));
            let Some(put) = put else { return bad("want-set-up") };
            self.apply(&mut state, put);
        }
        if state.now.mover == mover && state.field().setting_up() { Ok(state) } else { bad("want-set-up") }
    }

    /// Gives the men of a seat the numbers of homes where they can have been put, those that are not there as well.
    fn enlist(&self, state: &mut State<N, M>, seat: Seat, men: &Written) -> Result<(), BadText> {
        let mut left = COUNT;
        for &(station, _, kind) in men.iter().filter(|man| man.1 == seat) {
            let count = &mut left[kind.index()];
            *count = count.checked_sub(1).ok_or(BadText { at: 0, want: "want-fewer-men" })?;
            let home = (0..ORDER.len()).find(|&at| self.rules.home(seat, at) == station);
            if !kind.walks() && home.is_none_or(|at| self.rules.zone(at) & kind.bit() == 0) {
                return bad("want-men-at-home");
            }
        }
        let own = || men.iter().filter(|man| man.1 == seat);
        for stay in [true, false] {
            let mut slots: [Option<(Kind, u8)>; ORDER.len()] = [None; ORDER.len()];
            let mut moved: Vec<(Kind, u8)> = Vec::new();
            for &(station, _, kind) in own() {
                let home = (0..ORDER.len()).find(|&at| self.rules.home(seat, at) == station);
                match home.filter(|&at| (stay || !kind.walks()) && self.rules.zone(at) & kind.bit() != 0) {
                    Some(at) => slots[at] = Some((kind, station)),
                    None => moved.push((kind, station)),
                }
            }
            moved.extend(Kind::all().flat_map(|kind| vec![(kind, NONE); usize::from(left[kind.index()])]));
            // Those that may stand in the fewest homes first: flags, mines, bombs.
            let bound =
                |kind: Kind| if kind.0 < Kind::MINE.0 { 0 } else { [2, 1, 3][usize::from(kind.0 - Kind::MINE.0)] };
            sort_few(&mut moved, |a, b| bound(a.0) > bound(b.0));
            let found = moved.iter().all(|&(kind, station)| {
                let free = (0..ORDER.len()).find(|&at| slots[at].is_none() && self.rules.zone(at) & kind.bit() != 0);
                free.is_some_and(|at| slots[at].replace((kind, station)).is_none())
            });
            if !found {
                continue;
            }
            for (at, (kind, station)) in slots.into_iter().flatten().enumerate() {
                let id = seat.0 * SIDE + at as u8;
                let mut man = Man::new(kind);
                if station == NONE {
                    man = Man::AWAY.with(kind);
                } else {
                    state.on[usize::from(station)] = id;
                    if self.rules.home(seat, at) != station {
                        man.moves(false);
                    }
                }
                state.men[usize::from(id)] = man;
            }
            return Ok(());
        }
        bad("want-men-at-home")
    }

    /// Reads off the men which seats are beaten and whether the game is over.
    fn find_end(&self, s: &mut State<N, M>) -> Result<(), BadText> {
        let lost = |s: &State<N, M>, side: u8| {
            self.rules.seats().filter(|&seat| self.rules.side(seat) == side).all(|seat| s.field().beaten(seat))
        };
        for seat in self.rules.seats() {
            let f = s.field();
            if f.flag(seat).is_none() {
                s.now.beaten |= 1 << seat.0;
            } else if self.rules.law.shown && f.of(seat).iter().any(|m| m.kind() == Kind::COMMANDER && !m.alive()) {
                s.now.shown |= 1 << seat.0;
            }
        }
        for seat in self.rules.seats() {
            let side = self.rules.side(seat);
            let (beaten, men) = (s.field().beaten(seat), s.field().alive(seat));
            if beaten && men > 0 && !lost(s, side) {
                return bad("want-flag");
            }
            if lost(s, side) {
                if self.rules.seats().any(|other| self.rules.side(other) != side && lost(s, self.rules.side(other))) {
                    return bad("want-flag");
                }
                s.now.end = End::Lost(side, Cause::Flag);
            }
        }
        if s.now.end != End::Open {
            return Ok(());
        }
        if s.field().beaten(s.now.mover) {
            return bad("want-side");
        }
        let before = Seat((s.now.mover.0 + self.rules.theatre.seats - 1) % self.rules.theatre.seats);
        self.rules.settle(&mut s.field_mut());
        if s.now.end == End::Open && s.field().beaten(s.now.mover) {
            self.rules.pass(&mut s.field_mut());
        }
        match self.rules.law.quiet {
            _ if s.now.end != End::Open => {}
            Quiet::Loses(plies) if s.now.quiet >= plies => s.now.end = End::Lost(self.rules.side(before), Cause::Quiet),
            Quiet::Draws(plies) if s.now.quiet >= plies => s.now.end = End::Drawn(Cause::Quiet),
            _ => {}
        }
        Ok(())
    }
}
