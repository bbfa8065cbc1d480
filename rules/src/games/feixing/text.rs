//! How moves and positions are written.
//!
//! A throw is `roll3`, leaving the hangar `takeoff`, any other move from where to where by the names of places: stations
//! `0` to `51`, `r0` the red launch pad, `r1` to `r6` the red home line; `7-10`, `r0-5`, `48-r3`. A plane that hits a stack
//! is written as far as that. In Chinese signs follow: 跳 a jump, 飞 a flight, 撞 a plane sent home, 退 walked back,
//! 骑 on a stack, 落 all back to their hangars.
//!
//! A position is each player's planes, their progress joined by `-`, `h` in the hangar, the players joined by `/` in the
//! order of play (`x1` for one who gave up first); who moves, `r b y g`; what is thrown, `-` before; the progress of a
//! plane on another's stack that must move, or `-`: `18-30-h-h/h-h-h-h/0-54-56-56/h-h-h-h r 5 -`.

use super::board::LETTERS;
use super::journey::End;
use super::{Feixing, GOAL, HANGAR, Move, PLANES, SEATS, State};
use crate::board::grid::number;
use crate::game::{BadText, Eye, Form, Game, Notate, Seat, sort_few};

fn bad<T>(at: usize, want: &'static str) -> Result<T, BadText> {
    Err(BadText { at, want })
}

impl Notate for Feixing {
    const FORMS: &'static [Form] = &[Form::latin("places"), Form::han("chinese")];

    fn text(&self, s: &State, m: Move, form: usize, _eye: Eye) -> String {
        let (plane, cut) = match (m, form) {
            (Move::Roll(die), 0) => return format!("roll{die}"),
            (Move::Roll(die), _) => return format!("掷{die}"),
            (Move::Fly(plane, cut), _) => (usize::from(plane), cut),
        };
        let field = self.field(s, s.mover);
        let way = self.journey(s, &field, plane, cut);
        if way.from == HANGAR {
            return if form == 0 { "takeoff" } else { "起飞" }.to_string();
        }
        let name = |p| self.name(self.place(s.mover, p, 0));
        let plain = format!("{}-{}", name(way.from), name(way.last()));
        if form == 0 {
            return plain;
        }
        let mut text = plain.replace('-', "→");
        let signs = [
            (way.stops.windows(2).any(|leg| leg[1] == leg[0] + 4), '跳'),
            (way.stops.windows(2).any(|leg| leg[1] > leg[0] + 4), '飞'),
            (way.crossed.is_some() || way.stops.iter().any(|&stop| field.one(stop)), '撞'),
            (!way.turns.is_empty(), '退'),
            (way.end == End::Rides, '骑'),
            (way.end == End::Collides, '落'),
        ];
        text.extend(signs.into_iter().filter(|(so, _)| *so).map(|(_, sign)| sign));
        text
    }

    fn read(&self, s: &State, text: &str) -> Result<Move, BadText> {
        let plain = text.trim().replace(['>', '→'], "-").replace("--", "-").to_ascii_lowercase();
        let mut all = Vec::new();
        self.moves(s, &mut all);
        let written = |m: Move, form| self.text(s, m, form, Eye::Public).replace('→', "-") == plain;
        let found = all.into_iter().find(|&m| (0..Self::FORMS.len()).any(|form| written(m, form)));
        found.ok_or(BadText { at: 0, want: "want-legal-move" })
    }

    fn dump(&self, s: &State) -> String {
        let plane = |&p: &u8| if p == HANGAR { "h".to_string() } else { p.to_string() };
        let one = |seat: Seat| match s.left[seat.index()] {
            0 => s.at[seat.index()].iter().map(plane).collect::<Vec<_>>().join("-"),
            n => format!("x{n}"),
        };
        let players: Vec<String> = self.everybody().map(one).collect();
        let or_none = |n: u8| if n == 0 { "-".to_string() } else { n.to_string() };
        format!("{} {} {} {}", players.join("/"), LETTERS[s.mover.index()], or_none(s.die), or_none(s.ride))
    }

    fn load(&self, text: &str) -> Result<State, BadText> {
        let mut at = 0;
        let parts: Vec<(usize, &str)> = text
            .split(' ')
            .map(|part| {
                let here = at;
                at += part.chars().count() + 1;
                (here, part)
            })
            .collect();
        let part = |i: usize, want| parts.get(i).copied().ok_or(BadText { at: text.chars().count(), want });
        let mut s = self.start();
        self.load_planes(part(0, "want-planes")?.1, &mut s)?;
        let (here, letter) = part(1, "want-side")?;
        let mover = LETTERS[..usize::from(self.seats)].iter().position(|known| letter == known.to_string());
        s.mover = Seat(mover.ok_or(BadText { at: here, want: "want-side" })? as u8);
        let small = |text: &str, most: usize| match text {
            "-" => Some(0),
            _ => number(text).filter(|n| (1..=most).contains(n)).map(|n| n as u8),
        };
        let (die_at, die) = part(2, "want-die")?;
        s.die = small(die, 6).ok_or(BadText { at: die_at, want: "want-die" })?;
        let (ride_at, ride) = part(3, "want-rider")?;
        s.ride = small(ride, 50).ok_or(BadText { at: ride_at, want: "want-rider" })?;
        if let Some(&(at, _)) = parts.get(4) {
            return bad(at, "want-end");
        }
        s.ended = self.finished(&s);
        if self.everybody().filter(|&seat| self.side_home(&s, seat)).any(|seat| self.side(seat) != self.side(s.mover)) {
            return bad(here, "want-possible-end");
        }
        if s.ended && (s.die > 0 || s.ride > 0) {
            return bad(die_at, "want-no-die");
        }
        if !s.ended && !Self::plays(&s, s.mover) {
            return bad(here, "want-side");
        }
        self.check_meetings(&s, ride_at)?;
        if s.die > 0 && self.movable(&s) == 0 {
            return bad(die_at, "want-die-that-moves");
        }
        Ok(s)
    }
}

impl Feixing {
    /// Puts the planes of all players where a text says.
    fn load_planes(&self, text: &str, s: &mut State) -> Result<(), BadText> {
        let players: Vec<&str> = text.split('/').collect();
        if players.len() != usize::from(self.seats) {
            return bad(0, "want-players");
        }
        let mut at = 0;
        for (seat, player) in players.iter().enumerate() {
            if let Some(order) = player.strip_prefix('x') {
                let fit = self.seats > 2 && self.partners == super::Partners::Off;
                let order = number(order).filter(|&n| fit && (1..=SEATS).contains(&n));
                s.left[seat] = order.ok_or(BadText { at, want: "want-planes" })? as u8;
            } else {
                let planes: Vec<&str> = player.split('-').collect();
                let mut here = at;
                for (i, plane) in planes.iter().enumerate() {
                    let p = if *plane == "h" { Some(HANGAR) } else { number(plane).and_then(|n| u8::try_from(n).ok()) };
                    let p = p.filter(|&p| p <= GOAL || *plane == "h").filter(|_| i < PLANES);
                    s.at[seat][i] = p.ok_or(BadText { at: here, want: "want-progress" })?;
                    here += plane.chars().count() + 1;
                }
                if planes.len() < PLANES {
                    return bad(here - 1, "want-four-planes");
                }
                super::sort(&mut s.at[seat]);
            }
            at += player.chars().count() + 1;
        }
        let mut orders: Vec<u8> = s.left.iter().copied().filter(|&n| n > 0).collect();
        sort_few(&mut orders, |a, b| a < b);
        let fit = orders.iter().copied().eq(1..=orders.len() as u8) && orders.len() < usize::from(self.seats);
        if fit { Ok(()) } else { bad(0, "want-order-of-leaving") }
    }

    /// Checks that planes of two sides stand together only where one must move on from a stack.
    fn check_meetings(&self, s: &State, ride_at: usize) -> Result<(), BadText> {
        let field = self.field(s, s.mover);
        if s.ride > 0 {
            let mine = s.at[s.mover.index()].iter().filter(|&&p| p == s.ride).count();
            if mine != 1 || !field.stack(s.ride) {
                return bad(ride_at, "want-rider");
            }
        }
        for seat in self.everybody() {
            let field = self.field(s, seat);
            let meets = |&p: &u8| {
                let rides = s.ride > 0 && self.place(seat, p, 0) == self.place(s.mover, s.ride, 0);
                (1..=super::TURN_OFF).contains(&p) && (field.one(p) || field.stack(p)) && !rides
            };
            if s.at[seat.index()].iter().any(meets) {
                return bad(0, "want-one-side-a-station");
            }
        }
        Ok(())
    }
}
