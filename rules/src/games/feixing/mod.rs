//! Aeroplane chess (飞行棋): four planes a player fly round a ring by the die and home along their own line.
//!
//! After the sheet 各棋类比赛规则 of the students' union 南京邮电大学物联网学院学生会, part 5, "002" below; A1 to A14 are
//! its clauses in their order.
//!
//! - A ring of 52 stations, four colours in turn; a hangar, a launch pad and a home line of six for each player. Planes
//!   fly clockwise, the players' turns go anticlockwise (002, 5, 比赛说明). Two players sit opposite each other, three
//!   leave one side empty; nobody owns the stations of an empty side.
//! - A1 A 5 or a 6 takes one plane from its hangar to its launch pad, and its player throws again (`takeoff=five_six`;
//!   with `six` only a 6 does, with `even` a 2, 4 or 6). A2 A 6 is always followed by another throw. The player is free
//!   to take off or to move any plane; who can do neither passes, which happens by itself.
//! - A3 Planes of one side on one station are a stack; each of them still moves alone. A4 Planes of others do not get
//!   past a stack. A5 One that lands exactly on it goes back to its hangar, and the whole stack too. A6 Steps beyond it
//!   are walked back from it. A7 With a 6 that leads beyond it the plane stops on the stack, unharmed, and the next throw
//!   moves that plane.
//! - A8 The dotted flight crosses the home line of the side opposite. One plane of others there goes back to its hangar,
//!   two bar the flight. A9 A plane alone on a station goes back to its hangar when a plane of others lands there.
//! - A10 A plane that stops on a station of its own colour jumps to the next one. A11 On the station where its dotted
//!   flight begins it flies across and then jumps; if a jump led there, it flies and stops. With `jumps=optional` the
//!   player may stop before any jump or flight.
//! - A12 Home takes the exact number, what is over is walked back (`home=exact`), or any that is enough
//!   (`home=overshoot`). A13 Partners, opposite or adjacent seats of four, do not attack but stack. A14 Who first brings
//!   all planes home wins; partners win with all eight. The others are ranked by how far their planes have come.
//!
//! Readings where the source is silent: a jump or flight passes over stacks and lands on them as the die does; nothing
//! jumps after walking back or from a stack; a walk back turns again at a second stack and ends at the launch pad; who
//! is home while his partner is not throws no more; three sixes in a row cost nothing.

mod board;
pub mod bot;
mod journey;
mod rank;
mod ring;
mod text;
mod trail;
mod why;

use crate::board::{Choice, Kind, Listed};
use crate::game::{Act, Customs, Effect, Eye, Game, Rng, Seat, Turn, Why, mix};
use crate::play::ClockSpec;
use journey::End;

/// How many planes a player has.
pub const PLANES: usize = 4;
/// The most players.
pub const SEATS: usize = 4;
/// The progress of a plane that is home. 0 is the launch pad, 1 to 50 are stations, 51 to 55 the home line.
pub const GOAL: u8 = 56;
/// The progress of a plane in its hangar.
pub const HANGAR: u8 = 57;
/// The last station before the home line.
const TURN_OFF: u8 = 50;
/// Codes of moves: six of the die, then twelve of planes; some are kept free.
const CODES: u32 = 24;

/// Who plays together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Partners {
    /// Each for himself.
    Off,
    /// Those who sit opposite each other.
    Opposite,
    /// The first and the second, the third and the fourth.
    Adjacent,
}

/// The rules under one choice of options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feixing {
    /// How many play.
    pub seats: u8,
    /// The numbers that take a plane off, a bit each.
    pub launch: u8,
    /// Home is reached by any number that is enough.
    pub overshoot: bool,
    /// Who plays together, of four.
    pub partners: Partners,
    /// Jumps and flights may be left out.
    pub optional: bool,
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The progress of each player's planes, the least first.
    pub at: [[u8; PLANES]; SEATS],
    /// Which one to give up each player was, from 1; 0 for those who play.
    pub left: [u8; SEATS],
    /// Who moves or throws next, or would if the game went on.
    pub mover: Seat,
    /// What has been thrown and is to be moved, 0 before the throw.
    pub die: u8,
    /// What the last throw was if it let nothing move.
    pub fell: u8,
    /// The progress of the plane on another side's stack that must move next, 0 if there is none.
    pub ride: u8,
    /// Whether it has ended.
    ended: bool,
}

/// A move of a seat or of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// The die falls, 1 to 6.
    Roll(u8),
    /// A plane moves, by its number among its player's, without so many of the last jumps and flights it could take.
    Fly(u8, u8),
}

impl Feixing {
    /// The rules for 2, 3 or 4 players; partners are for four alone.
    pub fn new(seats: u8, launch: u8, overshoot: bool, partners: Partners, optional: bool) -> Self {
        let partners = if seats == 4 { partners } else { Partners::Off };
        Feixing { seats, launch, overshoot, partners, optional }
    }

    /// Whether that number takes a plane off.
    pub fn launches(&self, die: u8) -> bool {
        self.launch >> die & 1 != 0
    }

    /// All who may have planes.
    fn everybody(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// Whether all planes of a seat are home.
    fn home(s: &State, seat: Seat) -> bool {
        s.at[seat.index()] == [GOAL; PLANES]
    }

    /// Whether a seat still throws.
    fn plays(s: &State, seat: Seat) -> bool {
        s.left[seat.index()] == 0 && !Self::home(s, seat)
    }

    /// The planes that the die lets go, a bit each; of several on one place only the first.
    fn movable(&self, s: &State) -> u8 {
        let planes = &s.at[s.mover.index()];
        let mut movable = 0;
        for (i, &p) in planes.iter().enumerate() {
            let goes = match p {
                HANGAR => s.ride == 0 && self.launches(s.die),
                GOAL => false,
                _ => s.ride == 0 || p == s.ride,
            };
            if goes && (i == 0 || planes[i - 1] != p) {
                movable |= 1 << i;
            }
        }
        movable
    }

    /// Hands the die on to the next who plays.
    fn hand_on(&self, s: &mut State) {
        for _ in 0..self.seats {
            s.mover.0 = if s.mover.0 + 1 < self.seats { s.mover.0 + 1 } else { 0 };
            if Self::plays(s, s.mover) {
                return;
            }
        }
    }

    /// A throw; one that lets nothing move passes.
    fn roll(&self, s: &mut State, die: u8) {
        (s.die, s.fell) = (die, 0);
        if self.movable(s) == 0 {
            (s.die, s.fell) = (0, die);
            if die != 6 {
                self.hand_on(s);
            }
        }
    }

    /// A plane's move.
    fn fly(&self, s: &mut State, plane: u8, cut: u8) {
        let (seat, plane) = (s.mover, usize::from(plane));
        let field = self.field(s, seat);
        let way = self.journey(s, &field, plane, cut);
        for &stop in &way.stops {
            if field.one(stop) {
                self.send_home(s, seat, stop);
            }
        }
        if let Some(crossed) = way.crossed {
            home_from(&mut s.at[crossed.index()], journey::CROSSING);
        }
        let end = way.last();
        if way.end == End::Collides {
            self.send_home(s, seat, end);
        }
        let again = s.die == 6 || s.at[seat.index()][plane] == HANGAR;
        let planes = &mut s.at[seat.index()];
        planes[plane] = if way.end == End::Collides { HANGAR } else { end };
        sort(planes);
        (s.die, s.fell, s.ride) = (0, 0, if way.end == End::Rides { end } else { 0 });
        if end == GOAL && Self::home(s, seat) {
            s.ended = self.side_home(s, seat);
            if s.ended {
                return;
            }
            self.hand_on(s);
        } else if !again {
            self.hand_on(s);
        }
    }

    /// Sends all planes of other sides on a station, as `seat` counts it, to their hangars.
    fn send_home(&self, s: &mut State, seat: Seat, stop: u8) {
        for other in self.everybody() {
            let there = self.seen_from(other, self.station(seat, stop));
            if there > 0 && self.side(other) != self.side(seat) {
                home_from(&mut s.at[other.index()], there);
            }
        }
    }
}

/// Puts the planes with that progress into their hangar.
fn home_from(planes: &mut [u8; PLANES], there: u8) {
    let mut found = false;
    for p in planes.iter_mut().filter(|p| **p == there) {
        (*p, found) = (HANGAR, true);
    }
    if found {
        sort(planes);
    }
}

/// The least progress first.
fn sort(planes: &mut [u8; PLANES]) {
    for (a, b) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
        if planes[a] > planes[b] {
            planes.swap(a, b);
        }
    }
}

impl Game for Feixing {
    type State = State;
    type Move = Move;
    type View = State;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn side(&self, seat: Seat) -> u8 {
        match self.partners {
            Partners::Off => seat.0,
            Partners::Opposite => seat.0 % 2,
            Partners::Adjacent => seat.0 / 2,
        }
    }

    fn start(&self) -> State {
        let (at, left) = ([[HANGAR; PLANES]; SEATS], [0; SEATS]);
        State { at, left, mover: Seat(0), die: 0, fell: 0, ride: 0, ended: false }
    }

    fn turn(&self, s: &State) -> Turn {
        match s.die {
            _ if s.ended => Turn::Over(self.places(s)),
            0 => Turn::Chance,
            _ => Turn::Seat(s.mover),
        }
    }

    fn moves(&self, s: &State, out: &mut Vec<Move>) {
        match s.die {
            _ if s.ended => {}
            0 => out.extend((1..=6).map(Move::Roll)),
            _ => {
                let (movable, field) = (self.movable(s), self.field(s, s.mover));
                for plane in (0..PLANES as u8).filter(|plane| movable >> plane & 1 != 0) {
                    out.extend((0..=self.cuts(s, &field, plane)).map(|cut| Move::Fly(plane, cut)));
                }
            }
        }
    }

    fn count(&self, s: &State) -> usize {
        match s.die {
            _ if s.ended => 0,
            0 => 6,
            _ if !self.optional => self.movable(s).count_ones() as usize,
            _ => {
                let (movable, field) = (self.movable(s), self.field(s, s.mover));
                let planes = (0..PLANES as u8).filter(|plane| movable >> plane & 1 != 0);
                planes.map(|plane| 1 + usize::from(self.cuts(s, &field, plane))).sum()
            }
        }
    }

    fn sample(&self, s: &State, rng: &mut Rng) -> Move {
        let mut which = rng.below(self.count(s) as u32) as u8;
        if s.die == 0 {
            return Move::Roll(which + 1);
        }
        let (movable, field) = (self.movable(s), self.field(s, s.mover));
        let mut last = 0;
        for plane in (0..PLANES as u8).filter(|plane| movable >> plane & 1 != 0) {
            let cuts = self.cuts(s, &field, plane);
            if which <= cuts {
                return Move::Fly(plane, which);
            }
            (which, last) = (which - cuts - 1, plane);
        }
        Move::Fly(last, 0)
    }

    fn apply(&self, s: &mut State, m: Move) {
        match m {
            Move::Roll(die) => self.roll(s, die),
            Move::Fly(plane, cut) => self.fly(s, plane, cut),
        }
    }

    fn act(&self, s: &mut State, seat: Seat, act: Act) -> Result<Effect, Why> {
        self.leave(s, seat, act)
    }

    fn customs(&self, _s: &State) -> Customs {
        Customs::NO_DRAWS
    }

    fn view(&self, s: &State, _eye: Eye) -> State {
        *s
    }

    fn key(&self, s: &State) -> u64 {
        let planes = |seats: [usize; 2]| {
            let both = seats.into_iter().flat_map(|seat| s.at[seat]);
            both.fold(0, |packed, p| packed << 8 | u64::from(p))
        };
        let rest = u64::from(s.ride) << 8 | u64::from(s.die) << 4 | u64::from(s.mover.0);
        let left = s.left.iter().fold(rest, |packed, &n| packed << 3 | u64::from(n));
        mix(mix(mix(planes([0, 1])) ^ planes([2, 3])) ^ left)
    }

    fn codes(&self) -> u32 {
        CODES
    }

    fn code(&self, _s: &State, m: Move) -> u32 {
        match m {
            Move::Roll(die) => u32::from(die) - 1,
            Move::Fly(plane, cut) => 6 + 3 * u32::from(plane) + u32::from(cut),
        }
    }
}

impl Listed for Feixing {
    const ID: &'static str = "feixing";
    const KIND: Kind = Kind::Race;
    const OPTIONS: &'static [Choice] = &[
        Choice { key: "seats", values: &["4", "3", "2"] },
        Choice { key: "takeoff", values: &["five_six", "six", "even"] },
        Choice { key: "home", values: &["exact", "overshoot"] },
        Choice { key: "partners", values: &["off", "opposite", "adjacent"] },
        Choice { key: "jumps", values: &["forced", "optional"] },
    ];
    const CLOCKS: &'static [ClockSpec] = &[ClockSpec { per_move: 30, forgiven: 2, ..ClockSpec::main("union", 3600) }];
    const SEATS: &'static [&'static str] = &["red", "blue", "yellow", "green"];

    fn with(picked: &[u8]) -> Self {
        let pick = |option: usize| picked.get(option).map_or(0, |&value| usize::from(value));
        let seats = 4 - pick(0).min(2) as u8;
        let launch = [1 << 5 | 1 << 6, 1 << 6, 1 << 2 | 1 << 4 | 1 << 6][pick(1).min(2)];
        let partners = [Partners::Off, Partners::Opposite, Partners::Adjacent][pick(3).min(2)];
        Feixing::new(seats, launch, pick(2) == 1, partners, pick(4) == 1)
    }
}
