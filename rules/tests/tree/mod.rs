//! Small games made for testing searchers: random trees, a weighted coin, a ring.

use rules::ai::{Features, Guide, Judge, Score};
use rules::game::{Eye, Game, Outcome, Seat, Turn, mix};

/// A random tree in which positions meet again, seats move in any order, and luck may take part.
#[derive(Clone, Copy, Debug)]
pub struct Tree {
    pub seed: u64,
    pub luck: bool,
    pub seats: u8,
}

/// A position: its name, how far from the root, and how many of the plies to it cost a search no depth.
///
/// The last makes equal positions equally deep in a search, so that what a table remembers is never deeper than asked.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    name: u64,
    ply: u8,
    free: u8,
}

impl Tree {
    fn roll(&self, s: &Spot, what: u64) -> u64 {
        mix(mix(mix(self.seed) ^ s.name) ^ u64::from(s.ply) << 32 ^ what) >> 8
    }

    fn tense(&self, s: &Spot) -> bool {
        s.ply > 0 && self.roll(s, 70).is_multiple_of(8)
    }
}

impl Game for Tree {
    type State = Spot;
    type Move = u8;
    type View = Spot;

    fn seats(&self) -> u8 {
        self.seats
    }
    /// The first and the third of three seats are partners.
    fn side(&self, seat: Seat) -> u8 {
        seat.0 % 2
    }
    fn start(&self) -> Spot {
        Spot { name: 0, ply: 0, free: 0 }
    }
    fn turn(&self, s: &Spot) -> Turn {
        let roll = self.roll(s, 1) % 16;
        match roll {
            0 if s.ply > 0 => Turn::Over(Outcome::won(self, Seat((self.roll(s, 2) % 2) as u8), "end")),
            1 if s.ply > 0 => Turn::Over(Outcome::drawn(self, "end")),
            2..6 if self.luck && s.ply > 0 => Turn::Chance,
            _ => Turn::Seat(Seat((self.roll(s, 3) % u64::from(self.seats)) as u8)),
        }
    }
    fn moves(&self, s: &Spot, out: &mut Vec<u8>) {
        if self.turn(s).outcome().is_none() {
            out.extend(0..1 + (self.roll(s, 4) % 4) as u8);
        }
    }
    fn weight(&self, s: &Spot, m: u8) -> u32 {
        if self.turn(s) == Turn::Chance { 1 + (self.roll(s, 5 + u64::from(m)) % 3) as u32 } else { 1 }
    }
    fn apply(&self, s: &mut Spot, m: u8) {
        let free = self.turn(s) == Turn::Chance || self.tense(s);
        *s = Spot { name: self.roll(s, 100 + u64::from(m)) % 40, ply: s.ply + 1, free: s.free + u8::from(free) };
    }
    fn view(&self, s: &Spot, _: Eye) -> Spot {
        *s
    }
    fn key(&self, s: &Spot) -> u64 {
        mix(s.name << 16 | u64::from(s.free) << 8 | u64::from(s.ply))
    }
    fn codes(&self) -> u32 {
        4
    }
    fn code(&self, _: &Spot, m: u8) -> u32 {
        m.into()
    }
}

/// Judges a tree by its hash.
pub struct Hash;

impl Judge<Tree> for Hash {
    type Note = u64;
    fn note(&self, game: &Tree, s: &Spot) -> u64 {
        game.key(s)
    }
    fn carry(&self, game: &Tree, before: &Spot, _: u8, s: &Spot, note: &mut u64) {
        assert_eq!(*note, game.key(before));
        *note = game.key(s);
    }
    fn eval(&self, game: &Tree, s: &Spot, note: &u64, seat: Seat) -> i32 {
        assert_eq!(*note, game.key(s));
        let value = (game.roll(s, 50) % 401) as i32 - 200;
        if game.side(seat) == 0 { value } else { -value }
    }
    fn noisy(&self, game: &Tree, s: &Spot, _: &u64, m: u8) -> bool {
        game.roll(s, 60 + u64::from(m)).is_multiple_of(4)
    }
    fn noises(&self, game: &Tree, s: &Spot, note: &u64, out: &mut Vec<u8>) {
        game.moves(s, out);
        out.retain(|&m| self.noisy(game, s, note, m));
    }
    fn tense(&self, game: &Tree, s: &Spot, _: &u64) -> bool {
        game.tense(s)
    }
}

impl Guide<Tree> for Hash {}

/// What a search of that depth must find, written as plainly as possible.
pub fn minimax(game: &Tree, s: &Spot, depth: u32, features: Features) -> Score {
    let thinker = game.turn(s).seat().expect("a seat is to move");
    let look = Look { game, thinker, features };
    let mut moves = Vec::new();
    game.moves(s, &mut moves);
    let best = moves.iter().map(|&m| look.after(s, m, depth as i32 - 1, 1)).max().expect("there is a move");
    let win = Hash.win();
    match win - best.abs() {
        plies if plies > 100 => Score::Points(best),
        plies if best > 0 => Score::Win(plies as u32),
        plies => Score::Loss(plies as u32),
    }
}

struct Look<'a> {
    game: &'a Tree,
    thinker: Seat,
    features: Features,
}

impl Look<'_> {
    fn after(&self, s: &Spot, m: u8, depth: i32, ply: i32) -> i32 {
        let mut next = *s;
        self.game.apply(&mut next, m);
        self.value(&next, depth, ply)
    }

    fn value(&self, s: &Spot, depth: i32, ply: i32) -> i32 {
        let game = self.game;
        let estimate = Hash.eval(game, s, &game.key(s), self.thinker);
        let mut moves = Vec::new();
        game.moves(s, &mut moves);
        let seat = match game.turn(s) {
            Turn::Over(outcome) => return outcome.sign(self.thinker) * (Hash.win() - ply),
            Turn::Chance if depth <= 0 => return estimate,
            Turn::Chance => {
                let weight = |m| i64::from(game.weight(s, m));
                let sum: i64 = moves.iter().map(|&m| weight(m) * i64::from(self.after(s, m, depth, ply + 1))).sum();
                return sum.div_euclid(moves.iter().map(|&m| weight(m)).sum()) as i32;
            }
            Turn::Seat(seat) => seat,
        };
        let tense = game.tense(s);
        let depth = depth + i32::from(tense && self.features.extend);
        let mut stand = None;
        if depth <= 0 {
            if !self.features.quiet {
                return estimate;
            }
            if !tense {
                moves.retain(|&m| Hash.noisy(game, s, &game.key(s), m));
                stand = Some(estimate);
            }
        }
        let values = moves.iter().map(|&m| self.after(s, m, (depth - 1).max(0), ply + 1)).chain(stand);
        let mine = game.side(seat) == game.side(self.thinker);
        if mine { values.max() } else { values.min() }.unwrap_or(estimate)
    }
}

/// A judge without opinions.
pub struct Flat;

/// A sure -5, or a coin and then a choice.
pub struct Coin;

impl Game for Coin {
    type State = [u8; 3];
    type Move = u8;
    type View = [u8; 3];

    fn start(&self) -> [u8; 3] {
        [9; 3]
    }
    fn turn(&self, s: &[u8; 3]) -> Turn {
        match s {
            [1, 9, _] => Turn::Chance,
            [9, ..] | [1, _, 9] => Turn::Seat(Seat(0)),
            _ => Turn::Seat(Seat(1)),
        }
    }
    fn moves(&self, _: &[u8; 3], out: &mut Vec<u8>) {
        out.extend([0, 1]);
    }
    fn weight(&self, s: &[u8; 3], m: u8) -> u32 {
        if self.turn(s) == Turn::Chance && m == 1 { 3 } else { 1 }
    }
    fn apply(&self, s: &mut [u8; 3], m: u8) {
        if let Some(next) = s.iter_mut().find(|x| **x == 9) {
            *next = m;
        }
    }
    fn view(&self, s: &[u8; 3], _: Eye) -> [u8; 3] {
        *s
    }
    fn key(&self, s: &[u8; 3]) -> u64 {
        mix(u64::from(s[0]) | u64::from(s[1]) << 8 | u64::from(s[2]) << 16)
    }
    fn codes(&self) -> u32 {
        2
    }
    fn code(&self, _: &[u8; 3], m: u8) -> u32 {
        m.into()
    }
}

impl Judge<Coin> for Flat {
    type Note = ();
    fn note(&self, _: &Coin, _: &[u8; 3]) {}
    fn eval(&self, _: &Coin, s: &[u8; 3], _: &(), seat: Seat) -> i32 {
        let value = match s {
            [0, ..] => -5,
            [1, 0, 0] => 8,
            [1, 0, _] => -4,
            [1, 1, 0] => -20,
            _ => -8,
        };
        if seat == Seat(0) { value } else { -value }
    }
}

/// Four places in a ring, walked one step either way; who repeats a position loses, who steps out of 3 by 2 wins.
pub struct Ring;

impl Game for Ring {
    type State = (u8, Seat, bool);
    type Move = u8;
    type View = (u8, Seat, bool);

    fn start(&self) -> Self::State {
        (0, Seat(0), false)
    }
    fn turn(&self, s: &Self::State) -> Turn {
        if s.2 { Turn::Over(Outcome::won(self, s.1.other(), "out")) } else { Turn::Seat(s.1) }
    }
    fn moves(&self, s: &Self::State, out: &mut Vec<u8>) {
        match s {
            (.., true) => {}
            (2, Seat(0), _) => out.extend([0, 1, 2]),
            _ => out.extend([0, 1]),
        }
    }
    fn apply(&self, s: &mut Self::State, m: u8) {
        *s = match m {
            0 => ((s.0 + 3) % 4, s.1.other(), false),
            1 => ((s.0 + 1) % 4, s.1.other(), false),
            _ => (s.0, s.1.other(), true),
        };
    }
    /// Repeating loses.
    fn ruling(&self, past: &[Self::State], s: &Self::State) -> Option<Outcome> {
        past.iter().any(|p| p.0 == s.0).then(|| Outcome::won(self, s.1, "repetition"))
    }
    fn view(&self, s: &Self::State, _: Eye) -> Self::State {
        *s
    }
    fn key(&self, s: &Self::State) -> u64 {
        mix(u64::from(s.0) << 8 | u64::from(s.1.0) << 1 | u64::from(s.2))
    }
    fn codes(&self) -> u32 {
        3
    }
    fn code(&self, _: &Self::State, m: u8) -> u32 {
        m.into()
    }
}

impl Judge<Ring> for Flat {
    type Note = ();
    fn note(&self, _: &Ring, _: &(u8, Seat, bool)) {}
    fn eval(&self, _: &Ring, _: &(u8, Seat, bool), _: &(), _: Seat) -> i32 {
        0
    }
}
