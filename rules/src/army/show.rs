//! The engine on a board: tiles, journeys, announcements and clicks.

use super::clicks::place;
use super::kind::{COUNT, Clash, GUESSES, KEYS, Kind};
use super::play::Attack;
use super::state::{Cause, End, Fate, State, owner};
use super::{Army, Move, Quiet, View};
use crate::board::{
    Board, Body, Face, Layout, Lens, Look, Man, MarkKind, Ring, Scene, Show, Step, Tally, Target, Tint, Trail, Travel,
    by_paths,
};
use crate::game::{Eye, Game, Rng, Seat, Why};

/// From how many quiet plies before the limit on the players are reminded of it.
const WARNING: u8 = 10;

impl<const N: usize, const M: usize> Army<N, M> {
    /// How a man looks: his rank, or the back of his tile, or only whose he is where several are unknown.
    fn look(&self, eye: Eye, seat: Seat, kind: Kind) -> (Look, &'static str) {
        let theatre = self.rules.theatre;
        let tint = theatre.tints[seat.index()];
        let names = &theatre.names[seat.index()];
        let one_unknown = theatre.seats == 2 && matches!(eye, Eye::Seat(_));
        let (tint, face) = match KEYS.get(kind.index()) {
            Some(key) if theatre.body == Body::Tile => (Tint::Seat(tint), Face::Key(key)),
            Some(_) => (Tint::Seat(tint), Face::Sign(kind.sign(), kind.letter())),
            None if one_unknown => (Tint::Back, Face::Blank),
            None => (Tint::Seat(tint), Face::Cue(tint)),
        };
        let look = Look::new(theatre.body, tint, face);
        let name = names[kind.index().min(names.len() - 1)];
        (if seat.0 % 2 == 1 { look.ringed(Ring::Single) } else { look }, name)
    }

    fn stand(&self, scene: &mut Scene, eye: Eye, seat: Seat, kind: Kind, station: u8) {
        let (look, name) = self.look(eye, seat, kind);
        scene.men.push(Man { id: 0, at: place(station), look, name });
    }

    /// The men of whoever is setting up, before they are put down.
    fn arranging(&self, v: &View<N, M>, held: &[Target], scene: &mut Scene) {
        let f = v.seen.field();
        let men = self.rules.arrangement(f, held);
        for (station, kind) in self.rules.empty_homes(f).zip(men) {
            self.stand(scene, v.eye, f.now.mover, kind, station);
        }
        scene.notes.push(Why::new("set-up"));
        if held.len().is_multiple_of(2)
            && let Some(fault) = self.rules.setup_fault(f, held)
        {
            scene.mark(MarkKind::Danger, fault.places.iter().copied());
            scene.notes.push(fault);
        }
    }

    /// Where a journey bends, besides its ends.
    fn bends(&self, way: &[u8]) -> Vec<Target> {
        let at = self.rules.theatre.at;
        let bent = |three: &&[u8]| {
            let [(ax, ay), (bx, by), (cx, cy)] = [at(three[0]), at(three[1]), at(three[2])];
            ((bx - ax) * (cy - by) - (by - ay) * (cx - bx)).abs() > 0.01
        };
        way.windows(3).filter(bent).map(|three| place(three[1])).collect()
    }
}

impl<const N: usize, const M: usize> Show for Army<N, M> {
    const BUTTONS: &'static [&'static str] = &["ready"];
    const GUESSES: &'static [&'static str] = GUESSES;
    const LENSES: &'static [&'static str] = &["beaten"];

    fn board(&self) -> Board {
        (self.rules.theatre.board)()
    }

    fn scene(&self, v: &View<N, M>, held: &[Target]) -> Scene {
        let mut scene = Scene::default();
        let (f, now) = (v.seen.field(), &v.seen.now);
        for (station, _) in v.seen.on.iter().enumerate() {
            if let Some((id, man)) = f.at(station as u8) {
                self.stand(&mut scene, v.eye, owner(id), man.kind(), station as u8);
            }
        }
        if f.setting_up() {
            let own = v.eye == Eye::Referee || v.eye == Eye::Seat(now.mover);
            if own && now.end == End::Open {
                self.arranging(v, held, &mut scene);
            }
            return scene;
        }
        for seat in self.rules.seats() {
            let why = Why::new("men-left").with(f.alive(seat) as i32);
            scene.tallies.push(Tally { seat, why });
        }
        if let (End::Open, Quiet::Loses(plies) | Quiet::Draws(plies)) = (now.end, self.rules.law.quiet) {
            let left = plies.saturating_sub(now.quiet);
            if left <= WARNING {
                let key = if matches!(self.rules.law.quiet, Quiet::Loses(_)) { "quiet-loses" } else { "quiet-draws" };
                scene.notes.push(Why::new(key).with(i32::from(left)));
            }
        }
        scene
    }

    fn lens(&self, v: &View<N, M>, _which: usize) -> Lens {
        let mut lens = Lens::default();
        let beaten = |id: u8| v.seen.men.iter().filter(|man| man.fate() == Fate::Fell(id)).count();
        for (station, _) in v.seen.on.iter().enumerate() {
            if let Some((id, man)) = v.seen.field().at(station as u8) {
                let tag = match beaten(id) {
                    0 if man.moved() => continue,
                    0 => "·".to_string(),
                    men => men.to_string(),
                };
                lens.tags.push((station as u16, tag));
            }
        }
        lens
    }

    fn paths(&self, s: &State<N, M>, m: Move, out: &mut Vec<Vec<Target>>) {
        match m {
            Move::Put(kind) => out.push(self.rules.setup_path(s.field(), kind)),
            Move::Go(from, to) => out.push(vec![place(from), place(to)]),
        }
    }

    fn trail(&self, s: &State<N, M>, m: Move, out: &mut Trail) {
        let f = s.field();
        let Move::Go(from, to) = m else {
            out.put.push(place(self.rules.next_home(f)));
            return;
        };
        let Some((_, man)) = f.at(from) else { return };
        let call = |out: &mut Trail, key| out.calls.push(Why::at(key, [u16::from(to), u16::from(from)]));
        let travel = || Travel { from: place(from), via: self.bends(&self.rules.way(f, from, to)), to: place(to) };
        match f.at(to) {
            None => out.go.push(travel()),
            Some((_, other)) => match self.rules.attack(man.kind(), other.kind()) {
                Attack::Returns => call(out, "flag-stands"),
                Attack::Clash(Clash::Attacker) => {
                    call(out, if other.kind() == Kind::FLAG { "flag-taken" } else { "attacker-wins" });
                    out.gone.push(place(to));
                    out.go.push(travel());
                }
                Attack::Clash(Clash::Defender) => {
                    call(out, "defender-wins");
                    out.gone.push(place(from));
                }
                Attack::Clash(Clash::Both) => {
                    call(out, if other.kind() == Kind::FLAG { "flag-bombed" } else { "both-die" });
                    out.gone.extend([place(from), place(to)]);
                }
            },
        }
        self.after(s, m, out);
    }

    fn step(&self, s: &State<N, M>, held: &[Target]) -> Step<Move> {
        match s.now.end {
            End::Open if s.field().setting_up() => self.rules.setup_step(s.field(), held),
            _ => by_paths(self, s, held),
        }
    }

    fn chosen<'a>(&self, s: &State<N, M>, held: &'a [Target]) -> &'a [Target] {
        if s.field().setting_up() { &held[held.len() / 2 * 2..] } else { held }
    }

    fn why_not(&self, _past: &[State<N, M>], s: &State<N, M>, held: &[Target], tried: Target) -> Option<Why> {
        self.rules.refusal(s.field(), held, tried)
    }

    fn explain(&self, _past: &[State<N, M>], s: &State<N, M>) -> Option<Why> {
        let f = s.field();
        let stuck = |side: u8| {
            let seats = self.rules.seats().filter(move |&seat| self.rules.side(seat) == side);
            seats.flat_map(|seat| self.rules.stations(f, seat)).map(u16::from).collect::<Vec<_>>()
        };
        match s.now.end {
            End::Lost(side, Cause::Stuck) => Some(Why::at("stuck", stuck(side))),
            End::Lost(_, Cause::Quiet) => Some(Why::new("quiet-lost").with(i32::from(s.now.quiet))),
            End::Drawn(Cause::Quiet) => Some(Why::new("quiet").with(i32::from(s.now.quiet))),
            End::Drawn(Cause::AllStuck) => Some(Why::new("all-stuck")),
            End::Lost(_, Cause::Flag) => Some(Why::new("flag")),
            _ => None,
        }
    }

    fn layouts(&self, s: &State<N, M>) -> Vec<Layout> {
        self.rules.formations(s.field())
    }

    fn shuffled(&self, s: &State<N, M>, rng: &mut Rng) -> Option<Vec<u32>> {
        let fresh = self.rules.begins_home(s.field());
        fresh.then(|| self.rules.shuffled(COUNT, 0, rng).iter().map(|kind| u32::from(kind.0)).collect())
    }

    fn arranged(&self, s: &State<N, M>, codes: &[u32]) -> Option<Vec<Target>> {
        let kind = |&code: &u32| Kind::all().find(|kind| u32::from(kind.0) == code);
        let men: Vec<Kind> = codes.iter().map_while(kind).collect();
        if s.field().setting_up() { self.rules.arranged(s.field(), &men) } else { None }
    }

    fn emblem(&self, seat: Seat) -> Look {
        let tint = self.rules.theatre.tints[seat.index()];
        Look::new(self.rules.theatre.body, Tint::Seat(tint), Face::Cue(tint))
    }
}

impl<const N: usize, const M: usize> Army<N, M> {
    /// Adds what a move led to besides: flags shown, seats beaten.
    fn after(&self, s: &State<N, M>, m: Move, out: &mut Trail) {
        let mut after = *s;
        self.apply(&mut after, m);
        for seat in self.rules.seats() {
            let new = !s.now.shown & after.now.shown & 1 << seat.0 != 0;
            if let Some(flag) = after.field().flag(seat).filter(|_| new) {
                out.calls.push(Why::at("flag-shown", [u16::from(flag)]).with(i32::from(seat.0) + 1));
            }
            if after.field().beaten(seat) && !s.field().beaten(seat) {
                let said = |at: &Target| out.gone.contains(at) || out.go.iter().any(|travel| travel.from == *at);
                let went = |&on: &u8| after.field().at(on).is_none() && s.field().seat_at(on) == Some(seat);
                let gone: Vec<Target> = (0..N as u8).filter(went).map(place).filter(|at| !said(at)).collect();
                // Whose defeat ends the game keeps its men where they stand, and the ending says it.
                if !gone.is_empty() || after.now.end == End::Open {
                    out.calls.push(Why::new("seat-beaten").with(i32::from(seat.0) + 1));
                }
                out.gone.extend(gone);
            }
        }
    }
}
