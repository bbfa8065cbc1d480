//! Aeroplane chess pip by pip on a list of cells; every position must also be one that the one before leads to.

use super::{Found, Seen};
use std::collections::BTreeSet;

/// Where each player's pad lies on the ring, in the order of play.
const PADS: [i32; 4] = [0, 39, 26, 13];
const NAMES: [char; 4] = ['r', 'b', 'y', 'g'];
const HANGAR: i32 = 99;

/// A cell: a number on the ring, else a player's own.
#[derive(PartialEq, Clone, Copy)]
enum Cell {
    Ring(i32),
    Own(usize, i32),
}

#[derive(Clone)]
struct Game<'a> {
    seen: &'a Seen<'a>,
    pads: Vec<i32>,
    planes: Vec<Vec<i32>>,
    gone: Vec<String>,
    mover: usize,
    die: i32,
    ride: i32,
}

/// What came of moving one plane.
struct Moved<'a> {
    name: String,
    after: Game<'a>,
}

fn number(text: &str) -> i32 {
    if text == "-" { 0 } else { text.parse().expect("a number") }
}

impl<'a> Game<'a> {
    fn read(seen: &'a Seen<'a>, text: &str) -> Self {
        let parts: Vec<&str> = text.split(' ').collect();
        let plane = |p: &str| if p == "h" { HANGAR } else { number(p) };
        let player = |t: &str| match t.starts_with('x') {
            true => vec![HANGAR; 4],
            false => t.split('-').map(plane).collect(),
        };
        let players: Vec<&str> = parts[0].split('/').collect();
        let pads = if players.len() == 2 { vec![0, 26] } else { PADS[..players.len()].to_vec() };
        Game {
            seen,
            pads,
            planes: players.iter().map(|t| player(t)).collect(),
            gone: players.iter().map(|t| if t.starts_with('x') { t.to_string() } else { String::new() }).collect(),
            mover: NAMES.iter().position(|n| n.to_string() == parts[1]).expect("a player"),
            die: number(parts[2]),
            ride: number(parts[3]),
        }
    }

    fn write(&self) -> String {
        let plane = |p: &i32| if *p == HANGAR { "h".to_string() } else { p.to_string() };
        let player = |i: usize| match self.gone[i].as_str() {
            "" => {
                let mut planes = self.planes[i].clone();
                planes.sort();
                planes.iter().map(plane).collect::<Vec<_>>().join("-")
            }
            gone => gone.to_string(),
        };
        let players: Vec<String> = (0..self.planes.len()).map(player).collect();
        let or_none = |n: i32| if n == 0 { "-".to_string() } else { n.to_string() };
        format!("{} {} {} {}", players.join("/"), NAMES[self.mover], or_none(self.die), or_none(self.ride))
    }

    fn side(&self, player: usize) -> usize {
        match (self.planes.len(), self.seen.option("partners")) {
            (4, "opposite") => player % 2,
            (4, "adjacent") => player / 2,
            _ => player,
        }
    }

    fn cell(&self, player: usize, p: i32) -> Cell {
        if (1..=50).contains(&p) { Cell::Ring((self.pads[player] + p) % 52) } else { Cell::Own(player, p) }
    }

    /// The planes of other sides on a cell.
    fn enemies(&self, cell: Cell) -> Vec<(usize, usize)> {
        let mut found = Vec::new();
        for (player, planes) in self.planes.iter().enumerate() {
            for (i, &p) in planes.iter().enumerate() {
                if self.side(player) != self.side(self.mover) && p != HANGAR && self.cell(player, p) == cell {
                    found.push((player, i));
                }
            }
        }
        found
    }

    fn stack(&self, p: i32) -> bool {
        (1..=50).contains(&p) && self.enemies(self.cell(self.mover, p)).len() > 1
    }

    fn send_home(&mut self, hit: Vec<(usize, usize)>) {
        for (player, plane) in hit {
            self.planes[player][plane] = HANGAR;
        }
    }

    fn launches(&self) -> bool {
        match self.seen.option("takeoff") {
            "six" => self.die == 6,
            "even" => self.die % 2 == 0,
            _ => self.die >= 5,
        }
    }

    /// Whether a player, or his whole side, is home.
    fn home(&self, player: usize) -> bool {
        self.planes[player].iter().all(|&p| p == 56)
    }

    fn side_home(&self, player: usize) -> bool {
        (0..self.planes.len()).all(|other| self.side(other) != self.side(player) || self.home(other))
    }

    fn hand_on(&mut self) {
        loop {
            self.mover = (self.mover + 1) % self.planes.len();
            if self.gone[self.mover].is_empty() && !self.home(self.mover) {
                return;
            }
        }
    }

    /// Walks the pips; where the plane comes to, whether it turned, and whether it stopped upon a stack with a six.
    fn walk(&self, from: i32) -> (i32, bool, bool) {
        let (mut p, mut step, mut turned) = (from, 1, false);
        for pip in 1..=self.die {
            if p == 56 && self.seen.option("home") == "overshoot" {
                break;
            }
            if p == 56 {
                (step, turned) = (-1, true);
            }
            if p == 0 && step < 0 {
                break;
            }
            p += step;
            if pip < self.die && self.stack(p) {
                if self.die == 6 {
                    return (p, false, true);
                }
                (step, turned) = (-step, true);
            }
        }
        (p, turned, false)
    }

    /// All moves of the plane, as many as it has places to stop at.
    fn fly(&self, plane: usize) -> Vec<Moved<'a>> {
        let from = self.planes[self.mover][plane];
        if from == HANGAR {
            let mut after = self.clone();
            after.planes[self.mover][plane] = 0;
            return vec![Moved { name: "takeoff".into(), after: after.ended(plane, true, false) }];
        }
        let (first, turned, rides) = self.walk(from);
        let further = match first {
            _ if turned || rides => vec![],
            14 => vec![18, 30],
            18 => vec![30, 34],
            2 | 6 | 10 | 22 | 26 | 30 | 34 | 38 | 42 | 46 => vec![first + 4],
            _ => vec![],
        };
        let mut now = self.clone();
        let mut all = Vec::new();
        for (i, &p) in [first].iter().chain(&further).enumerate() {
            if i > 0 && p == 30 && (i == 2 || first == 18) {
                let opposite = (0..self.planes.len()).find(|&o| (self.pads[o] + 26) % 52 == self.pads[self.mover]);
                let on = opposite.map_or(Vec::new(), |o| self.enemies(Cell::Own(o, 54)));
                if on.len() > 1 {
                    break;
                }
                now.send_home(on);
            }
            let on = if (1..=50).contains(&p) && !rides { self.enemies(self.cell(self.mover, p)) } else { vec![] };
            let collides = on.len() > 1;
            now.send_home(on);
            let mut after = now.clone();
            after.planes[self.mover][plane] = if collides { HANGAR } else { p };
            let name = format!("{}-{}", self.called(from), self.called(p));
            all.push(Moved { name, after: after.ended(plane, false, rides) });
            if collides {
                break;
            }
        }
        if self.seen.option("jumps") == "forced" { all.into_iter().next_back().into_iter().collect() } else { all }
    }

    fn called(&self, p: i32) -> String {
        match self.cell(self.mover, p) {
            Cell::Ring(n) => n.to_string(),
            Cell::Own(_, 0) => format!("{}0", NAMES[self.mover]),
            Cell::Own(_, p) => format!("{}{}", NAMES[self.mover], p - 50),
        }
    }

    /// The position after a plane has come to stand.
    fn ended(mut self, plane: usize, took_off: bool, rides: bool) -> Self {
        self.ride = if rides { self.planes[self.mover][plane] } else { 0 };
        let again = (self.die == 6 || took_off) && !self.home(self.mover);
        self.die = 0;
        if !self.side_home(self.mover) && !again {
            self.hand_on();
        }
        self
    }

    fn moves(&self) -> Vec<Moved<'a>> {
        let mut all = Vec::new();
        if self.die == 0 {
            for die in 1..=6 {
                let mut after = Game { die, ..self.clone() };
                if after.moves().is_empty() {
                    after.die = 0;
                    if die != 6 {
                        after.hand_on();
                    }
                }
                all.push(Moved { name: format!("roll{die}"), after });
            }
            return all;
        }
        for plane in 0..4 {
            let p = self.planes[self.mover][plane];
            let goes = if p == HANGAR { self.launches() } else { p != 56 };
            if goes && (self.ride == 0 || p == self.ride) && !self.planes[self.mover][..plane].contains(&p) {
                all.extend(self.fly(plane));
            }
        }
        all
    }

    fn end(&self) -> Option<Found> {
        let players = || 0..self.planes.len();
        players().find(|&player| self.side_home(player))?;
        let teams = self.side(2.min(self.planes.len() - 1)) == self.side(0) || self.side(1) == self.side(0);
        let worth = |player: usize| match teams {
            true => i32::from(self.side_home(player)),
            false => self.planes[player].iter().map(|&p| if p == HANGAR { 0 } else { p + 1 }).sum(),
        };
        let better = |player: usize| players().filter(|&other| worth(other) > worth(player)).count();
        let place = |player| (1 + if teams { better(player).min(1) } else { better(player) }).to_string();
        let places: Vec<String> = players().map(place).collect();
        Some(Found::end(&places.join("-"), if teams { "team-home" } else { "all-home" }))
    }
}

/// The moves and the end.
pub fn found(seen: &Seen) -> Found {
    if let [.., before, now] = seen.texts {
        let next: BTreeSet<String> = Game::read(seen, before).moves().iter().map(|m| m.after.write()).collect();
        assert!(next.contains(now), "{before} does not lead to {now}");
    }
    let game = Game::read(seen, seen.text());
    game.end().unwrap_or_else(|| Found::moves(game.moves().into_iter().map(|m| m.name)))
}
