//! Law 9 for games with secrets: what an eye may not know is in nothing that is made for that eye.
//!
//! Two ways round: worlds that are dealt from a view look to its eye as the true one does; and a *twin* of a game, in
//! which two men of another seat were put down the other way round and have never met anybody, looks to that eye like
//! the game itself at every ply. That the laws catch leaks is shown on a small game into which leaks are planted.
//!
//! `LAWS_GAMES` asks for so many random games of each game, `LAWS_GAME` for one game alone.

mod common;
#[path = "secrets/duel.rs"]
mod duel;
#[path = "secrets/twin.rs"]
mod twin;

use common::asked_games;
use duel::{Duel, Leak};
use rules::board::{Listed, Target, Trail};
use rules::game::{Eye, Hidden, Rng, Seat, Turn, from_bytes};
use rules::games::{self, VisitHidden};
use rules::play::Entry;
use twin::twins_look_alike;

/// How far a random game is played.
const PLIES: usize = 260;
/// How many worlds are dealt to see whether they differ.
const DEALS: usize = 12;

/// One position of one game.
struct Case<'a, G: Listed + Hidden> {
    game: &'a G,
    past: &'a [G::State],
    state: &'a G::State,
}

impl<G: Listed + Hidden> Case<'_, G> {
    /// A world dealt from a seat's view looks to that seat, and can be played by it, as the true one.
    fn worlds_fit(&self, seat: Seat, rng: &mut Rng) -> Result<(), String> {
        let Case { game, past, state } = self;
        let eye = Eye::Seat(seat);
        let view = game.view(state, eye);
        let world = game.deal(&view, rng);
        let told = |what: &str| format!("{what} of a dealt world: {} for {}", game.dump(&world), game.dump(state));
        let same = |fits: bool, what: &str| if fits { Ok(()) } else { Err(told(what)) };
        same(game.view(&world, eye) == view, "the view")?;
        same(game.turn(&world) == game.turn(state), "the turn")?;
        if game.turn(state) != Turn::Seat(seat) {
            return Ok(());
        }
        let (mut true_moves, mut moves) = (Vec::new(), Vec::new());
        game.moves(state, &mut true_moves);
        game.moves(&world, &mut moves);
        same(moves == true_moves, "the moves")?;
        for _ in 0..4 {
            let m = rng.pick(&moves);
            let (mut here, mut there) = (Vec::new(), Vec::new());
            game.paths(state, m, &mut here);
            game.paths(&world, m, &mut there);
            same(here == there, "the paths")?;
            same(game.code(state, m) == game.code(&world, m), "the codes")?;
            same(game.text(state, m, 0, eye) == game.text(&world, m, 0, eye), "the notation")?;
        }
        let mut held = Vec::new();
        for _ in 0..3 {
            let step = game.step(state, &held);
            same(step == game.step(&world, &held), "the clicks")?;
            let tried = Target::Place(rng.below(game.board().places.len() as u32) as u16);
            let why = |s: &G::State| game.why_not(past, s, &held, tried);
            same(step.next.contains(&tried) || why(state) == why(&world), "the refusals")?;
            if step.next.is_empty() {
                break;
            }
            held.push(rng.pick(&step.next));
        }
        Ok(())
    }

    /// Worlds differ while something is hidden.
    fn worlds_differ(&self, seat: Seat, rng: &mut Rng) -> Result<(), String> {
        let view = self.game.view(self.state, Eye::Seat(seat));
        let first = self.game.deal(&view, rng);
        let differ = (1..DEALS).any(|_| self.game.deal(&view, rng) != first);
        if differ { Ok(()) } else { Err(format!("all worlds are {}", self.game.dump(&first))) }
    }

    /// A view comes back from its bytes, and from no others.
    fn sight_comes_back(&self, seat: Seat, rng: &mut Rng) -> Result<(), String> {
        let view = self.game.view(self.state, Eye::Seat(seat));
        let bytes = G::sight(&view);
        let mut damaged = bytes.clone();
        let at = rng.below(bytes.len() as u32) as usize;
        damaged[at] ^= 1 << rng.below(8);
        let cut = &bytes[..at];
        let whole = from_bytes::<G::View>(&bytes) == Some(view);
        let believed = [&damaged[..], cut].iter().any(|bad| from_bytes::<G::View>(bad).is_some());
        if whole && !believed { Ok(()) } else { Err(format!("bytes of a view: {}", self.game.dump(self.state))) }
    }

    /// Whether the last ply put a man down for a set-up.
    fn setting_up(&self, m: G::Move) -> bool {
        let mut trail = Trail::default();
        self.game.trail(self.state, m, &mut trail);
        !trail.put.is_empty()
    }
}

/// The laws of dealt worlds through a random game; returns the codes that were played.
fn worlds_hold<G: Listed + Hidden>(game: &G, seed: u64) -> Result<Vec<u32>, String> {
    let mut rng = Rng::new(seed);
    let (mut state, mut past, mut codes) = (game.start(), Vec::new(), Vec::new());
    let mut set_up = false;
    while codes.len() < PLIES && game.ruling(&past, &state).is_none() && game.turn(&state).outcome().is_none() {
        let case = Case { game, past: &past, state: &state };
        let m = game.sample(&state, &mut rng);
        let begins = !set_up && !case.setting_up(m);
        set_up |= begins;
        for seat in (0..game.seats()).map(Seat) {
            if !set_up || begins || rng.below(8) == 0 {
                case.worlds_fit(seat, &mut rng)?;
                case.sight_comes_back(seat, &mut rng)?;
            }
            if begins {
                case.worlds_differ(seat, &mut rng)?;
            }
        }
        if game.banned(&past, &state, m).is_none() {
            codes.push(game.code(&state, m));
            past.push(state.clone());
            game.apply(&mut state, m);
        }
    }
    Ok(codes)
}

/// Every law of secrets, through one random game.
fn secrets_hold<G: Listed + Hidden>(entry: &'static Entry, picked: &[u8], seed: u64) -> Result<(), String> {
    let codes = worlds_hold(&G::with(picked), seed)?;
    twins_look_alike::<G>(entry, picked, &codes, seed).map(|_| ())
}

struct Laws;

impl VisitHidden for Laws {
    fn visit<G: Listed + Hidden>(&mut self) {
        let entry = games::find(G::ID).expect("it is listed");
        let all = common::choices(entry);
        for seed in 0..asked_games(G::ID, all.len() as u64) {
            let picked = &all[seed as usize % all.len()];
            if let Err(leak) = secrets_hold::<G>(entry, picked, seed) {
                panic!("law 9: {} {picked:?} seed {seed}: {leak}", G::ID);
            }
        }
    }
}

#[test]
fn secrets_are_kept() {
    games::visit_hidden(&mut Laws);
}

#[test]
fn every_game_with_secrets_is_visited() {
    struct Seen(Vec<&'static str>);
    impl VisitHidden for Seen {
        fn visit<G: Listed + Hidden>(&mut self) {
            self.0.push(G::ID);
        }
    }
    let mut seen = Seen(Vec::new());
    games::visit_hidden(&mut seen);
    let secret: Vec<&str> = games::ALL.iter().filter(|e| e.secret).map(|e| e.id).collect();
    assert_eq!(seen.0, secret);
}

/// What the laws say of forty games of the small game with a leak.
fn first_fault(leak: Leak) -> Result<(), String> {
    (0..40).try_for_each(|seed| secrets_hold::<Duel>(&duel::ENTRY, &[leak as u8], seed))
}

#[test]
fn planted_leaks_are_caught() {
    assert_eq!(first_fault(Leak::None), Ok(()));
    let caught = [
        (Leak::View, "twin: the view"),
        (Leak::Text, "twin: the line"),
        (Leak::Call, "twin: the frame"),
        (Leak::Refusal, "the refusals of a dealt world"),
        (Leak::Explain, "twin: the frame"),
        (Leak::Truth, "all worlds are"),
        (Leak::Guess, "the view of a dealt world"),
        (Leak::Legal, "the moves of a dealt world"),
    ];
    for (leak, law) in caught {
        let fault = first_fault(leak).expect_err(&format!("{leak:?} is not caught"));
        assert!(fault.starts_with(law), "{leak:?}: {fault}");
    }
}

#[test]
fn twins_are_found() {
    let game = Duel::with(&[]);
    let twins = |seed| {
        let codes = worlds_hold(&game, seed).expect("nothing leaks");
        twins_look_alike::<Duel>(&duel::ENTRY, &[], &codes, seed).expect("nothing leaks")
    };
    assert!((0..20).map(twins).sum::<usize>() > 40, "twins are too rare to show anything");
}
