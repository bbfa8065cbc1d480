//! How far the player of a Junqi game is from one that is told everything, and from one that moves at random.
//!
//! Players are `honest:NODES`, `blind:NODES` (takes all worlds that fit as alike), `deep:NODES` (fewer worlds, searched
//! deeper), `cheat:NODES` (searches the true position) and `random`. Games come in pairs with the same set-ups and sides
//! changed, partners being alike; the set-ups are those of the player. Games of more than 300 plies a seat are drawn.

mod common;

use rules::ai::{Bot, Budget, Search, Stage};
use rules::army::{Army, General, Move, State, Theatre, officer};
use rules::board::Listed;
use rules::game::{Eye, Game, Rng, Seat, Turn};
use rules::games::{junqi::Junqi, siguo::Siguo};
use rules::play::parse_options;
use std::process::ExitCode;

const USAGE: &str = "honest junqi|siguo A,B [--options k=v,…] [--games N] [--seed S]";
/// The longest game, in plies of a seat.
const PLIES: usize = 300;
/// Fewer moves, looked at more deeply.
const DEEP: [Stage; 3] = [
    Stage { moves: usize::MAX, depth: 0, until: 3 },
    Stage { moves: 10, depth: 2, until: 9 },
    Stage { moves: 4, depth: 3, until: 16 },
];

/// Who plays, and with how many nodes.
enum Player<const N: usize, const M: usize> {
    View(Box<General<N, M>>, u64),
    Truth(u64),
    Random,
}

impl<const N: usize, const M: usize> Player<N, M> {
    fn read(text: &str, theatre: &'static Theatre) -> Option<Self> {
        let (name, nodes) = text.split_once(':').unwrap_or((text, "0"));
        let nodes = nodes.replace('_', "").parse().ok()?;
        let view = |general| Some(Player::View(Box::new(general), nodes));
        match name {
            "honest" => view(General::new(theatre)),
            "blind" => view(General::of(theatre, &rules::army::STAGES, false)),
            "deep" => view(General::of(theatre, &DEEP, true)),
            "cheat" => Some(Player::Truth(nodes)),
            "random" => Some(Player::Random),
            _ => None,
        }
    }

    fn choose(&mut self, game: &Army<N, M>, s: &State<N, M>, seat: Seat, rng: &mut Rng) -> Move {
        let mut none = (|| false, |_: &rules::ai::Thought<Move>| (), |_: u32| ());
        let nodes = match self {
            Player::View(_, nodes) | Player::Truth(nodes) => *nodes,
            Player::Random => 0,
        };
        let rng_of_move = Rng::new(rng.wide());
        let mut budget = Budget {
            nodes,
            spent: 0,
            stop: &mut none.0,
            report: &mut none.1,
            tell: &mut none.2,
            rng: rng_of_move,
            heat: 0.0,
        };
        let thought = match self {
            Player::View(general, _) => general.choose(game, &[], &game.view(s, Eye::Seat(seat)), seat, &mut budget),
            Player::Truth(_) => officer(game.rules.theatre).best(game, &[], s, seat, &mut budget),
            Player::Random => None,
        };
        thought.map_or_else(|| game.sample(s, rng), |thought| thought.best)
    }
}

/// The score of the player on that side.
fn play<const N: usize, const M: usize>(
    game: &Army<N, M>,
    players: &mut [Player<N, M>; 2],
    first: u8,
    seed: u64,
) -> f64 {
    let mut setter = Player::View(Box::new(General::new(game.rules.theatre)), 0);
    let mut rng = Rng::new(seed);
    let mut s = game.start();
    for ply in 0..PLIES * usize::from(game.seats()) {
        let seat = match game.turn(&s) {
            Turn::Seat(seat) => seat,
            Turn::Over(outcome) => return f64::from(outcome.sign(Seat(first)) + 1) / 2.0,
            Turn::Chance => break,
        };
        let who = if ply < M { &mut setter } else { &mut players[usize::from(game.side(seat) != first)] };
        let m = who.choose(game, &s, seat, &mut rng);
        game.apply(&mut s, m);
    }
    0.5
}

/// The scores of pairs of games.
fn pairs<const N: usize, const M: usize>(game: Army<N, M>, pair: &str, rounds: u64, seed: u64) -> Option<Vec<f64>> {
    let (a, b) = pair.split_once(',')?;
    let theatre = game.rules.theatre;
    let mut players = [Player::read(a, theatre)?, Player::read(b, theatre)?];
    let mut both = |round| (0..2).map(|first| play(&game, &mut players, first, seed << 32 | round)).sum::<f64>() / 2.0;
    Some((0..rounds).map(&mut both).collect())
}

fn main() -> ExitCode {
    common::run(|| {
        let mut args = common::Args::new(USAGE);
        let options = args.text("--options")?.unwrap_or_default();
        let rounds = args.number::<u64>("--games")?.unwrap_or(20).div_ceil(2);
        let seed: u64 = args.number("--seed")?.unwrap_or(1);
        let entry = args.game()?;
        let pair = args.free("the players")?;
        args.end()?;
        let picked = parse_options(entry.options, &options).map_err(|bad| format!("--options {options}: {bad}"))?;
        let scores = match entry.id {
            Junqi::ID => pairs(Junqi::with(&picked), &pair, rounds, seed),
            Siguo::ID => pairs(Siguo::with(&picked), &pair, rounds, seed),
            _ => None,
        };
        let scores = scores.ok_or(format!("{} {pair}: two players of a Junqi game\nusage: {USAGE}", entry.id))?;
        let n = scores.len() as f64;
        let mean = scores.iter().sum::<f64>() / n;
        let variance = scores.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
        let error = 1.96 * ((variance * n + 0.5) / (n + 2.0) / n).sqrt();
        println!("{} {pair}: {mean:.3} ± {error:.3} over {} games", entry.id, 2 * scores.len());
        Ok(())
    })
}
