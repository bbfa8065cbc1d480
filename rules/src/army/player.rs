//! The player: sound formations with changes of its own for the set-up, then worlds dealt from what its seat sees.

use super::belief::Belief;
use super::formations::FORMATIONS;
use super::judge::Staff;
use super::kind::Kind;
use super::setup::ORDER;
use super::{Army, Dealer, Move, Theatre, View};
use crate::ai::{AlphaBeta, Bot, Budget, Features, Score, Stage, Thought, Worlds};
use crate::game::{Rng, Seat};

/// Of so many men one is put where no formation has him.
const CHANGED: u32 = 12;

/// Shallow looks at all moves, then deeper ones at the best.
pub const STAGES: [Stage; 3] = [
    Stage { moves: usize::MAX, depth: 0, until: 5 },
    Stage { moves: 16, depth: 1, until: 11 },
    Stage { moves: 5, depth: 2, until: 16 },
];

/// A searcher of single worlds, in which everything is known.
pub fn officer<const N: usize, const M: usize>(theatre: &Theatre) -> AlphaBeta<Army<N, M>, Staff> {
    let features = Features { quiet: true, learn: true, scout: true, ..Features::PLAIN };
    AlphaBeta::new(Staff::new(theatre.graph), features, 0)
}

/// The player of one board.
pub struct General<const N: usize, const M: usize> {
    worlds: Worlds<Army<N, M>, Staff>,
    /// How likely it takes worlds to be; without it all that fit are alike.
    belief: Option<Belief>,
}

impl<const N: usize, const M: usize> General<N, M> {
    /// A player on that board.
    pub fn new(theatre: &Theatre) -> Self {
        Self::of(theatre, &STAGES, true)
    }

    /// A player that thinks in these stages, and with or without a belief in which worlds are likely.
    pub fn of(theatre: &Theatre, stages: &'static [Stage], believes: bool) -> Self {
        let worlds = Worlds::new(officer(theatre), stages);
        General { worlds, belief: believes.then(Belief::default) }
    }
}

impl<const N: usize, const M: usize> General<N, M> {
    /// Whom to put next: as a rule whom the formation has there that agrees most with what has been put so far.
    fn put(game: &Army<N, M>, view: &View<N, M>, seat: Seat, budget: &mut Budget<'_, Move>) -> Option<Move> {
        let f = view.seen.field();
        let may = game.rules.puts_now(f);
        let at = usize::from(f.now.put) % ORDER.len();
        let mine = &f.of(seat)[..at];
        let (which, over) = (budget.rng.below(FORMATIONS.len() as u32) as usize, budget.rng.below(2) == 1);
        let plans = FORMATIONS.iter().cycle().skip(which).take(FORMATIONS.len());
        let plans = plans.flat_map(|plan| [plan.turned(over), plan.turned(!over)]);
        let apart = |plan: &[Kind; 25]| plan.iter().zip(mine).filter(|(kind, man)| **kind != man.kind()).count();
        let plan = plans.min_by_key(apart)?;
        let wanted = plan[at];
        let kinds: Vec<Kind> = Kind::all().filter(|kind| may & kind.bit() != 0).collect();
        let free = at > 2 && budget.rng.below(CHANGED) == 0;
        let nearest = kinds.iter().copied().min_by_key(|kind| kind.0.abs_diff(wanted.0))?;
        Some(Move::Put(if free { budget.rng.pick(&kinds) } else { nearest }))
    }
}

impl<const N: usize, const M: usize> Bot<Army<N, M>> for General<N, M> {
    fn choose(
        &mut self,
        game: &Army<N, M>,
        _past: &[View<N, M>],
        view: &View<N, M>,
        seat: Seat,
        budget: &mut Budget<'_, Move>,
    ) -> Option<Thought<Move>> {
        let f = view.seen.field();
        if f.setting_up() {
            let best = Self::put(game, view, seat, budget)?;
            return Some(Thought { best, score: Score::Points(0), depth: 0, nodes: 0, line: vec![best] });
        }
        let mut dealer = Dealer::new(&game.rules, f);
        let stirs = 2 * dealer.open().len() as u32;
        let awake = Belief::awake(f, game.rules.theatre.seats);
        let belief = self.belief.as_ref();
        let worth = |id: u8, kind: Kind| belief.map_or(0.0, |belief| belief.worth(f, &awake, id, kind));
        let mut fresh = true;
        let mut deal = |rng: &mut Rng| {
            // The first world is as likely as any other; it takes a while until it is a likely one.
            if std::mem::take(&mut fresh) {
                dealer.deal(rng);
                dealer.stir(rng, 4 * stirs, &worth);
            }
            dealer.stir(rng, stirs, &worth);
            let mut world = view.seen;
            dealer.write(world.now.put, &mut world.men);
            world
        };
        self.worlds.think(game, seat, &mut deal, budget)
    }
}
