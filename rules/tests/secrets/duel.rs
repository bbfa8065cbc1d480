//! A small game with secrets, into which leaks can be planted: three numbered men a side, put down unseen; who strikes
//! a man with a lower number removes it, and only who fell is told.

use rules::board::{
    Board, Body, Choice, Face, Kind, Listed, Look, Man, Pen, Scene, Show, Target, Tint, Trail, Zone, grid,
};
use rules::game::{BadText, Eye, Form, Game, Hidden, Notate, Outcome, Rng, Seat, Turn, Why, mix, to_bytes};
use rules::play::Entry;
use serde::{Deserialize, Serialize};

pub static ENTRY: Entry = Entry::of::<Duel>(false);

/// What is given away, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Leak {
    None,
    /// The view holds the first man's number.
    View,
    /// The notation of a set-up tells all.
    Text,
    /// A set-up is called out.
    Call,
    /// A refusal depends on the number.
    Refusal,
    /// A remark depends on the number.
    Explain,
    /// The dealt world is always the same.
    Truth,
    /// The dealt world forgets what has been seen.
    Guess,
    /// The strongest man cannot be struck.
    Legal,
}

/// Which numbers a side has put down on its three places, in their order; 0 for none yet.
type Men = [[u8; 3]; 2];

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The numbers, 0 where none stands or is known.
    men: Men,
    /// Who still stands.
    alive: [[bool; 3]; 2],
    /// Strikes so far: the striker's place, the struck place, and whether each fell.
    log: Vec<(u8, u8, bool, bool)>,
    put: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    Put(u8),
    Strike(u8, u8),
}

pub struct Duel {
    leak: Leak,
}

impl State {
    fn mover(&self) -> Seat {
        if self.put < 6 { Seat(self.put / 3) } else { Seat((self.log.len() % 2) as u8) }
    }

    /// The places at which a seat's men stand.
    fn standing(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let alive = self.alive[seat.index()];
        (0..3).filter(move |&i| alive[usize::from(i)]).map(move |i| 3 * seat.0 + i)
    }

    fn number(&self, place: u8) -> u8 {
        self.men[usize::from(place / 3)][usize::from(place % 3)]
    }

    /// Whether all that was told is true of these numbers.
    fn told(&self) -> bool {
        self.log.iter().all(|&(by, at, lost, won)| {
            let (mine, theirs) = (self.number(by), self.number(at));
            (lost, won) == (mine <= theirs, mine >= theirs)
        })
    }
}

impl Game for Duel {
    type State = State;
    type Move = Move;
    type View = State;

    fn start(&self) -> State {
        State { men: [[0; 3]; 2], alive: [[false; 3]; 2], log: Vec::new(), put: 0 }
    }

    fn turn(&self, s: &State) -> Turn {
        let left = [0, 1].map(|seat| s.standing(Seat(seat)).count());
        match left {
            _ if s.put < 6 => Turn::Seat(s.mover()),
            [0, 0] => Turn::Over(Outcome::drawn(self, "level")),
            [_, 0] => Turn::Over(Outcome::won(self, Seat(0), "captured-all")),
            [0, _] => Turn::Over(Outcome::won(self, Seat(1), "captured-all")),
            _ if s.log.len() >= 12 => Turn::Over(Outcome::drawn(self, "level")),
            _ => Turn::Seat(s.mover()),
        }
    }

    fn moves(&self, s: &State, out: &mut Vec<Move>) {
        let Some(seat) = self.turn(s).seat() else { return };
        if s.put < 6 {
            let free = (1..=3).filter(|n| !s.men[seat.index()].contains(n));
            return out.extend(free.map(Move::Put));
        }
        for by in s.standing(seat) {
            let safe = |at: u8| self.leak == Leak::Legal && s.number(at) == 3 && s.standing(seat.other()).count() > 1;
            out.extend(s.standing(seat.other()).filter(|&at| !safe(at)).map(|at| Move::Strike(by, at)));
        }
    }

    fn apply(&self, s: &mut State, m: Move) {
        match m {
            Move::Put(number) => {
                let (seat, at) = (usize::from(s.put / 3), usize::from(s.put % 3));
                s.men[seat][at] = number;
                s.alive[seat][at] = true;
                s.put += 1;
            }
            Move::Strike(by, at) => {
                let (mine, theirs) = (s.number(by), s.number(at));
                let (lost, won) = (mine <= theirs, mine >= theirs);
                for (place, fell) in [(by, lost), (at, won)] {
                    s.alive[usize::from(place / 3)][usize::from(place % 3)] &= !fell;
                }
                s.log.push((by, at, lost, won));
            }
        }
    }

    fn view(&self, s: &State, eye: Eye) -> State {
        let mut seen = s.clone();
        for seat in [0, 1] {
            let known = eye == Eye::Referee || eye == Eye::Seat(Seat(seat));
            for (i, man) in seen.men[usize::from(seat)].iter_mut().enumerate() {
                let leak = self.leak == Leak::View && i == 0;
                *man = if known || leak { *man } else { 0 };
            }
        }
        seen
    }

    fn key(&self, s: &State) -> u64 {
        let men = s.men.iter().flatten().fold(u64::from(s.put), |all, &man| all << 2 | u64::from(man));
        s.log.iter().fold(mix(men), |all, &(by, at, ..)| mix(all ^ u64::from(8 * by + at)))
    }

    fn codes(&self) -> u32 {
        64
    }

    fn code(&self, _s: &State, m: Move) -> u32 {
        match m {
            Move::Put(number) => u32::from(number),
            Move::Strike(by, at) => 4 + 6 * u32::from(by) + u32::from(at),
        }
    }
}

impl Hidden for Duel {
    fn deal(&self, view: &State, rng: &mut Rng) -> State {
        let mut world = view.clone();
        loop {
            for seat in [0, 1] {
                let down = usize::from(view.put).saturating_sub(3 * seat).min(3);
                let hidden = view.men[seat][..down].contains(&0);
                if hidden || self.leak == Leak::Guess && down == 3 && rng.below(4) == 0 {
                    let mut numbers = [1, 2, 3];
                    if self.leak != Leak::Truth {
                        (1..3).rev().for_each(|i| numbers.swap(i, rng.below(i as u32 + 1) as usize));
                    }
                    let known = view.men[seat];
                    let fits = |(i, &n): (usize, &u8)| known[i] == 0 || known[i] == n;
                    if self.leak == Leak::Guess || numbers.iter().enumerate().all(fits) {
                        world.men[seat][..down].copy_from_slice(&numbers[..down]);
                    }
                }
            }
            let whole = (0..view.put).all(|place| world.number(place) > 0);
            if whole && (self.leak == Leak::Truth || world.told()) {
                return world;
            }
        }
    }
}

impl Notate for Duel {
    const FORMS: &'static [Form] = &[Form::latin("plain")];

    fn text(&self, s: &State, m: Move, _form: usize, eye: Eye) -> String {
        let known = [Eye::Referee, Eye::Seat(s.mover())].contains(&eye) || self.leak == Leak::Text;
        match m {
            Move::Put(number) if known => format!("p{number}"),
            Move::Put(_) => "…".to_string(),
            Move::Strike(by, at) => format!("{by}x{at}"),
        }
    }

    fn dump(&self, s: &State) -> String {
        format!("{:?} {:?}", s.men, s.log)
    }

    fn load(&self, _text: &str) -> Result<State, BadText> {
        Err(BadText { at: 0, want: "want-no-position" })
    }

    fn diagram(&self, view: &State) -> String {
        self.dump(view)
    }
}

impl Show for Duel {
    fn board(&self) -> Board {
        let mut board = grid::cells(3, 2, 1).ruled(Pen::RULE, Pen::FRAME);
        board.zones = vec![Zone { key: "home", places: (0..3).collect() }];
        board
    }

    fn scene(&self, view: &State, _held: &[Target]) -> Scene {
        let mut scene = Scene::default();
        for place in [0, 1].into_iter().flat_map(|seat| view.standing(Seat(seat))) {
            let number = view.number(place);
            let (tint, face) = if number > 0 { (Tint::Ivory, Face::Number(number)) } else { (Tint::Back, Face::Blank) };
            let at = Target::Place(u16::from(place));
            scene.men.push(Man { id: 0, at, look: Look::new(Body::Tile, tint, face), name: "man" });
        }
        scene
    }

    fn paths(&self, _s: &State, m: Move, out: &mut Vec<Vec<Target>>) {
        let place = |at: u8| Target::Place(u16::from(at));
        out.push(match m {
            Move::Put(number) => vec![place(number)],
            Move::Strike(by, at) => vec![place(by), place(at)],
        });
    }

    fn trail(&self, s: &State, m: Move, out: &mut Trail) {
        match m {
            Move::Put(number) => {
                out.put.push(Target::Place(u16::from(s.put)));
                if self.leak == Leak::Call {
                    out.calls.push(Why::new("put").with(i32::from(number)));
                }
            }
            Move::Strike(by, at) => {
                let (mine, theirs) = (s.number(by), s.number(at));
                let fallen = [(by, mine <= theirs), (at, mine >= theirs)].into_iter().filter(|f| f.1);
                out.gone.extend(fallen.map(|(place, _)| Target::Place(u16::from(place))));
                out.calls.push(Why::at("struck", [u16::from(by), u16::from(at)]));
            }
        }
    }

    fn why_not(&self, _past: &[State], s: &State, _held: &[Target], tried: Target) -> Option<Why> {
        let place = tried.place()? as u8;
        let strong = self.leak == Leak::Refusal && s.number(place) == 3;
        Some(Why::at(if strong { "too-strong" } else { "not-yours" }, [u16::from(place)]))
    }

    fn explain(&self, _past: &[State], s: &State) -> Option<Why> {
        (self.leak == Leak::Explain && s.number(4) == 3).then(|| Why::at("strong", [4]))
    }
}

impl Listed for Duel {
    const ID: &'static str = "duel";
    const KIND: Kind = Kind::Hidden;
    const OPTIONS: &'static [Choice] =
        &[Choice { key: "leak", values: &["0", "1", "2", "3", "4", "5", "6", "7", "8"] }];
    const SECRET: bool = true;
    const SEATS: &'static [&'static str] = &["red", "black"];

    fn with(picked: &[u8]) -> Self {
        use Leak::{Call, Explain, Guess, Legal, None, Refusal, Text, Truth, View};
        let all = [None, View, Text, Call, Refusal, Explain, Truth, Guess, Legal];
        Duel { leak: all[usize::from(picked.first().copied().unwrap_or(0))] }
    }

    fn sight(view: &State) -> Vec<u8> {
        to_bytes(view)
    }
}
