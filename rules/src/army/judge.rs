//! What a known world is worth to a side: its men, and how near both sides' men are to the other's flags.

use super::graph::{Graph, NONE};
use super::kind::{Clash, KINDS, Kind};
use super::state::{Field, State, owner};
use super::{Army, Attack, Move};
use crate::ai::{Judge, Score};
use crate::game::{Game, Seat};

/// What a man of each kind is worth, in hundredths of a company's leader.
const WORTH: [i32; KINDS] = [800, 560, 380, 260, 180, 130, 90, 70, 110, 90, 240, 600];
/// Above all estimates of two sides of fifty men.
const WIN: i32 = 12_000;
/// What a step nearer to a flag is worth.
const STEP: i32 = 3;
/// Further than any station from any other.
const FAR: u8 = 20;

/// The judge of one board.
pub struct Staff {
    /// How many moves lie between two stations if nobody stands in the way, row by row.
    far: Vec<u8>,
    stations: usize,
}

impl Staff {
    /// The judge of a board.
    pub fn new(graph: &Graph) -> Self {
        let stations = graph.what.len();
        let mut far = vec![FAR; stations * stations];
        for from in 0..stations as u8 {
            // From a flag backwards: ways are ways in both directions but for headquarters, which nobody leaves.
            let row = &mut far[usize::from(from) * stations..][..stations];
            row[usize::from(from)] = 0;
            let mut queue = vec![from];
            let mut next = 0;
            while let Some(&at) = queue.get(next) {
                next += 1;
                if at != from && graph.headquarters(at) {
                    continue;
                }
                for to in graph.by_road(at).chain(graph.ways(at).flatten()) {
                    if row[usize::from(to)] == FAR {
                        row[usize::from(to)] = row[usize::from(at)] + 1;
                        queue.push(to);
                    }
                }
            }
        }
        Staff { far, stations }
    }

    fn far(&self, a: u8, b: u8) -> i32 {
        i32::from(self.far[usize::from(a) * self.stations + usize::from(b)])
    }
}

/// What a man is worth.
fn worth(kind: Kind) -> i32 {
    WORTH.get(kind.index()).copied().unwrap_or(0)
}

/// What a clash brings the attacker.
fn gain<const N: usize, const M: usize>(game: &Army<N, M>, f: Field<'_>, m: Move) -> Option<i32> {
    let Move::Go(from, to) = m else { return None };
    let ((_, one), (_, two)) = (f.at(from)?, f.at(to)?);
    Some(match game.rules.attack(one.kind(), two.kind()) {
        Attack::Clash(Clash::Attacker) => worth(two.kind()),
        Attack::Clash(Clash::Both) => worth(two.kind()) - worth(one.kind()),
        Attack::Clash(Clash::Defender) => -worth(one.kind()),
        Attack::Returns => 0,
    })
}

impl<const N: usize, const M: usize> Judge<Army<N, M>> for Staff {
    type Note = ();

    fn note(&self, _: &Army<N, M>, _: &State<N, M>) {}

    fn eval(&self, game: &Army<N, M>, s: &State<N, M>, _: &(), seat: Seat) -> i32 {
        let (rules, f) = (&game.rules, s.field());
        let mine = rules.side(seat);
        let mut value = 0;
        let (mut flags, mut count) = ([(NONE, true); super::state::SEATS], 0);
        for (station, &man) in f.on.iter().enumerate().filter(|&(_, &man)| man != NONE) {
            let (kind, own) = (f.men[usize::from(man)].kind(), rules.side(owner(man)) == mine);
            value += if own { worth(kind) } else { -worth(kind) };
            if kind == Kind::FLAG && count < flags.len() {
                flags[count] = (station as u8, own);
                count += 1;
            }
        }
        for (station, &man) in f.on.iter().enumerate().filter(|&(_, &man)| man != NONE) {
            let kind = f.men[usize::from(man)].kind();
            if !kind.walks() {
                continue;
            }
            let own = rules.side(owner(man)) == mine;
            let near =
                |&(flag, whose): &(u8, bool)| if whose == own { None } else { Some(self.far(flag, station as u8)) };
            let nearest = flags[..count].iter().filter_map(near).min().unwrap_or(i32::from(FAR));
            value += if own { -nearest } else { nearest } * STEP;
        }
        value
    }

    fn moves(&self, game: &Army<N, M>, s: &State<N, M>, _: &(), out: &mut Vec<Move>) {
        let begin = out.len();
        game.moves(s, out);
        let f = s.field();
        let sound = |m: &Move| gain(game, f, *m).is_none_or(|gain| gain > -60);
        if out[begin..].iter().any(sound) {
            let mut keep = begin;
            for at in begin..out.len() {
                if sound(&out[at]) {
                    out.swap(keep, at);
                    keep += 1;
                }
            }
            out.truncate(keep);
        }
    }

    fn noises(&self, game: &Army<N, M>, s: &State<N, M>, _: &(), out: &mut Vec<Move>) {
        let f = s.field();
        for from in game.rules.stations(f, f.now.mover) {
            let attacks = game.rules.reach(f, from).each().filter(|&to| f.on[usize::from(to)] != NONE);
            out.extend(attacks.map(|to| Move::Go(from, to)).filter(|&m| gain(game, f, m).is_some_and(|gain| gain > 0)));
        }
    }

    fn noisy(&self, game: &Army<N, M>, s: &State<N, M>, _: &(), m: Move) -> bool {
        gain(game, s.field(), m).is_some_and(|gain| gain > 0)
    }

    fn gain(&self, game: &Army<N, M>, s: &State<N, M>, _: &(), m: Move) -> i32 {
        let f = s.field();
        match m {
            Move::Go(_, to) if f.at(to).is_some_and(|(_, man)| man.kind() == Kind::FLAG) => WIN,
            _ => gain(game, f, m).unwrap_or(0) + 20 * STEP,
        }
    }

    fn order(&self, game: &Army<N, M>, s: &State<N, M>, _: &(), m: Move) -> i32 {
        8 * gain(game, s.field(), m).unwrap_or(0)
    }

    fn win(&self) -> i32 {
        WIN
    }

    fn score(&self, value: i32) -> Score {
        Score::Points(value)
    }
}
