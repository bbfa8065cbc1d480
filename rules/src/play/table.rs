//! The one implementation of a table, for every game.

use super::{Clicked, Entry, Frame, Line, Record, Refused, Step, Table};
use crate::board::{Board, Layout, Listed, Man, Mark, MarkKind, Scene, Target, Trail};
use crate::game::{Act, BadText, Effect, Eye, Ply, Rng, Seat, Turn, Why};
use std::collections::BTreeMap;

/// A game of `G` in progress.
pub struct GameTable<G: Listed> {
    entry: &'static Entry,
    game: G,
    picked: Vec<u8>,
    /// The start as it was given, if it is not the usual one.
    from: Option<String>,
    line: Vec<Ply<G::Move>>,
    /// The state after every ply; one more than `line`.
    states: Vec<G::State>,
    /// Who decides after every ply, endings by history and agreement included.
    turns: Vec<Turn>,
    /// Which man stands where after every ply.
    ids: Vec<BTreeMap<Target, u32>>,
    next_id: u32,
    held: Vec<Target>,
}

impl<G: Listed> Clone for GameTable<G> {
    fn clone(&self) -> Self {
        GameTable {
            entry: self.entry,
            game: G::with(&self.picked),
            picked: self.picked.clone(),
            from: self.from.clone(),
            line: self.line.clone(),
            states: self.states.clone(),
            turns: self.turns.clone(),
            ids: self.ids.clone(),
            next_id: self.next_id,
            held: self.held.clone(),
        }
    }
}

impl<G: Listed> GameTable<G> {
    /// A new game, from a position if one is given.
    pub fn new(entry: &'static Entry, picked: &[u8], start: Option<&str>) -> Result<Self, BadText> {
        let whole: Vec<u8> = (0..G::OPTIONS.len())
            .map(|i| picked.get(i).copied().filter(|&v| usize::from(v) < G::OPTIONS[i].values.len()).unwrap_or(0))
            .collect();
        let game = G::with(&whole);
        let state = match start {
            Some(text) => game.load(text)?,
            None => game.start(),
        };
        let mut table = GameTable {
            entry,
            turns: vec![game.turn(&state)],
            states: vec![state],
            game,
            picked: whole,
            from: start.map(str::to_string),
            line: Vec::new(),
            ids: Vec::new(),
            next_id: 1,
            held: Vec::new(),
        };
        let men = table.all_men(0);
        let ids = table.name_men(BTreeMap::new(), &men);
        table.ids.push(ids);
        Ok(table)
    }

    fn last(&self) -> &G::State {
        self.states.last().expect("there is always a start")
    }

    /// The states from which a move was made before `ply`: what repetition is counted in.
    fn past(&self, ply: usize) -> Vec<G::State> {
        (0..ply).filter(|&i| matches!(self.line[i], Ply::Move(_))).map(|i| self.states[i].clone()).collect()
    }

    fn bare_scene(&self, ply: usize) -> Scene {
        self.game.scene(&self.game.view(&self.states[ply], Eye::Referee), &[])
    }

    /// The men on the board and beside it.
    fn all_men(&self, ply: usize) -> Vec<Man> {
        let scene = self.bare_scene(ply);
        scene.men.into_iter().chain(scene.hands.into_iter().flat_map(|h| h.men)).collect()
    }

    /// Keeps the ids of men that stand where they stood and gives new ones to the others.
    fn name_men(&mut self, known: BTreeMap<Target, u32>, men: &[Man]) -> BTreeMap<Target, u32> {
        men.iter()
            .map(|man| {
                let id = known.get(&man.at).copied().unwrap_or_else(|| {
                    self.next_id += 1;
                    self.next_id - 1
                });
                (man.at, id)
            })
            .collect()
    }

    /// Carries the ids of the last ply along a move's trail.
    fn carry(&mut self, trail: &Trail) {
        let mut ids = self.ids.last().expect("there is always a start").clone();
        for gone in &trail.gone {
            ids.remove(gone);
        }
        let moved: Vec<(Target, Option<u32>)> = trail.go.iter().map(|t| (t.to, ids.remove(&t.from))).collect();
        ids.extend(moved.into_iter().filter_map(|(to, id)| id.map(|id| (to, id))));
        let men = self.all_men(self.states.len() - 1);
        let ids = self.name_men(ids, &men);
        self.ids.push(ids);
    }

    /// Plays a move known to be among the legal ones of the last state.
    fn play(&mut self, m: G::Move) -> Result<(), Option<Why>> {
        let past = self.past(self.line.len());
        if let Some(why) = self.game.banned(&past, self.last(), m) {
            return Err(Some(why));
        }
        let mut trail = Trail::default();
        self.game.trail(self.last(), m, &mut trail);
        let mut state = self.last().clone();
        self.game.apply(&mut state, m);
        self.line.push(Ply::Move(m));
        let past = self.past(self.line.len());
        let turn = match self.game.turn(&state) {
            Turn::Over(outcome) => Turn::Over(outcome),
            turn => self.game.ruling(&past, &state).map_or(turn, Turn::Over),
        };
        self.states.push(state);
        self.turns.push(turn);
        self.carry(&trail);
        self.held.clear();
        Ok(())
    }

    /// Whose draw offer is open after `ply` plies: offered, neither answered nor passed over by a move of the other side.
    fn offer(&self, ply: usize) -> Option<Seat> {
        for i in (0..ply).rev() {
            match self.line[i] {
                Ply::Act(seat, Act::OfferDraw) => return Some(seat),
                Ply::Act(_, Act::Accept | Act::Refuse) => return None,
                Ply::Move(_) => {
                    let mover = self.turns[i].seat();
                    let offered = self.line[..i].iter().rev().find_map(|p| match p {
                        Ply::Act(seat, Act::OfferDraw) => Some(*seat),
                        _ => None,
                    });
                    if mover.is_some() && mover != offered {
                        return None;
                    }
                }
                Ply::Act(..) => {}
            }
        }
        None
    }

    /// Plays the moves that a click sequence amounts to; takes all of them back if one is banned.
    fn play_all(&mut self, moves: &[G::Move]) -> Clicked {
        let before = self.line.len();
        for &m in moves {
            if let Err(why) = self.play(m) {
                self.back(before);
                return Clicked::Refused(why.unwrap_or_else(|| Why::new("cannot-go")));
            }
        }
        Clicked::Moved
    }

    /// The captures among what can be clicked next: targets whose move removes a man there.
    fn takes(&self, next: &[Target]) -> Vec<Target> {
        let scene = self.bare_scene(self.states.len() - 1);
        let held = |at: Target| self.held.iter().any(|h| h.place() == at.place());
        next.iter()
            .copied()
            .filter(|&t| {
                !self.held.is_empty() && !held(t) && {
                    let mut path = self.held.clone();
                    path.push(t);
                    let step = self.game.step(self.last(), &path);
                    step.done.first().is_some_and(|&m| {
                        let mut trail = Trail::default();
                        self.game.trail(self.last(), m, &mut trail);
                        trail.gone.iter().any(|g| g.place() == t.place() && scene.men.iter().any(|man| man.at == *g))
                    })
                }
            })
            .collect()
    }
}

impl<G: Listed> Table for GameTable<G> {
    fn entry(&self) -> &'static Entry {
        self.entry
    }
    fn picked(&self) -> &[u8] {
        &self.picked
    }
    fn seats(&self) -> u8 {
        self.game.seats()
    }
    fn side(&self, seat: Seat) -> u8 {
        self.game.side(seat)
    }
    fn board(&self) -> Board {
        self.game.board()
    }
    fn plies(&self) -> usize {
        self.line.len()
    }
    fn turn(&self) -> Turn {
        *self.turns.last().expect("there is always a start")
    }

    fn frame(&self, eye: Eye, ply: usize) -> Frame {
        let ply = ply.min(self.line.len());
        let state = &self.states[ply];
        let past = self.past(ply);
        let live = ply == self.line.len();
        let held: &[Target] = if live { &self.held } else { &[] };
        let mut scene = self.game.scene(&self.game.view(state, eye), held);
        let hands = scene.hands.iter_mut().flat_map(|h| &mut h.men);
        for man in scene.men.iter_mut().chain(hands) {
            man.id = self.ids[ply].get(&man.at).copied().unwrap_or(0);
        }
        let mut trail = Trail::default();
        if let Some(Ply::Move(m)) = ply.checked_sub(1).map(|i| self.line[i]) {
            self.game.trail(&self.states[ply - 1], m, &mut trail);
        }
        for at in trail.go.iter().flat_map(|t| [t.from, t.to]).chain(trail.put.iter().copied()) {
            let mark = Mark { at: at.place().map_or(at, Target::Place), kind: MarkKind::Last };
            if !scene.marks.contains(&mark) {
                scene.marks.push(mark);
            }
        }
        let turn = self.turns[ply];
        let (next, can_commit) = match turn {
            Turn::Seat(_) if live => {
                let step = self.game.step(state, held);
                (step.next, !held.is_empty() && !step.done.is_empty())
            }
            _ => (Vec::new(), false),
        };
        Frame {
            ply,
            plies: self.line.len(),
            turn,
            takes: self.takes(&next),
            scene,
            trail,
            held: held.to_vec(),
            next,
            can_commit,
            why: self.game.explain(&past, state),
            may: self.game.customs(state),
            offer: self.offer(ply),
        }
    }

    fn line(&self, form: usize, eye: Eye) -> Vec<Line> {
        let form = form.min(G::FORMS.len() - 1);
        let one = |i: usize| match self.line[i] {
            Ply::Move(m) => {
                Line { seat: self.turns[i].seat(), act: None, text: self.game.text(&self.states[i], m, form, eye) }
            }
            Ply::Act(seat, act) => Line { seat: Some(seat), act: Some(act), text: String::new() },
        };
        (0..self.line.len()).map(one).collect()
    }

    fn click(&mut self, target: Target) -> Clicked {
        match self.turn() {
            Turn::Over(_) => return Clicked::Refused(Why::new("game-over")),
            Turn::Chance => return Clicked::Refused(Why::new("roll-first")),
            Turn::Seat(_) => {}
        }
        let step = self.game.step(self.last(), &self.held);
        if step.next.contains(&target) {
            let mut held = self.held.clone();
            held.push(target);
            let after = self.game.step(self.last(), &held);
            if after.next.is_empty() && !after.done.is_empty() {
                return self.play_all(&after.done);
            }
            self.held = held;
            return Clicked::Held;
        }
        if self.held.last() == Some(&target) {
            return if step.done.is_empty() {
                self.release();
                Clicked::Released
            } else {
                self.commit()
            };
        }
        if self.held.first() == Some(&target) {
            self.release();
            return Clicked::Released;
        }
        if !self.held.is_empty() && self.game.step(self.last(), &[]).next.contains(&target) {
            self.held.clear();
            return self.click(target);
        }
        let past = self.past(self.line.len());
        if let Some(why) = self.game.why_not(&past, self.last(), &self.held, target) {
            return Clicked::Refused(why);
        }
        if self.held.is_empty() {
            return Clicked::Refused(Why::at("cannot-begin", target.place()));
        }
        self.release();
        Clicked::Released
    }

    fn release(&mut self) {
        self.held.clear();
    }

    fn commit(&mut self) -> Clicked {
        let done = self.game.step(self.last(), &self.held).done;
        if self.held.is_empty() || done.is_empty() {
            return Clicked::Refused(Why::new("cannot-stop"));
        }
        self.play_all(&done)
    }

    fn enter(&mut self, codes: &[u32]) -> Result<(), Refused> {
        let before = self.line.len();
        for &code in codes {
            let ply = self.line.len();
            let legal = match self.turn() {
                Turn::Over(_) => Err(Some(Why::new("game-over"))),
                _ => self.game.decode(self.last(), code).ok_or(None),
            };
            if let Err(why) = legal.and_then(|m| self.play(m)) {
                self.back(before);
                return Err(Refused { ply, code, why });
            }
        }
        Ok(())
    }

    fn write(&mut self, text: &str) -> Result<u32, BadText> {
        if self.turn().outcome().is_some() {
            return Err(BadText { at: 0, want: "want-running-game" });
        }
        let m = self.game.read(self.last(), text)?;
        let code = self.game.code(self.last(), m);
        self.play(m).map_err(|_| BadText { at: 0, want: "want-legal-move" })?;
        Ok(code)
    }

    fn act(&mut self, seat: Seat, act: Act) -> Result<(), Why> {
        if self.turn().outcome().is_some() {
            return Err(Why::new("game-over"));
        }
        if seat.0 >= self.game.seats() {
            return Err(Why::new("no-such-seat"));
        }
        let may = self.game.customs(self.last());
        let open = self.offer(self.line.len());
        match act {
            Act::OfferDraw if !may.draws => return Err(Why::new("no-draws")),
            Act::OfferDraw if open.is_some() => return Err(Why::new("offer-open")),
            Act::Resign if !may.resign => return Err(Why::new("no-resigning")),
            Act::Accept | Act::Refuse if open.is_none_or(|by| by == seat) => return Err(Why::new("no-offer")),
            _ => {}
        }
        let mut state = self.last().clone();
        let effect = self.game.act(&mut state, seat, act)?;
        let turn = match effect {
            Effect::Over(outcome) => Turn::Over(outcome),
            Effect::Noted => self.game.turn(&state),
        };
        self.line.push(Ply::Act(seat, act));
        self.states.push(state);
        self.turns.push(turn);
        self.carry(&Trail::default());
        self.held.clear();
        Ok(())
    }

    fn roll(&mut self, rng: &mut Rng) -> bool {
        if self.turn() != Turn::Chance {
            return false;
        }
        let m = self.game.sample(self.last(), rng);
        self.play(m).is_ok()
    }

    fn back(&mut self, ply: usize) {
        let ply = ply.min(self.line.len());
        self.line.truncate(ply);
        self.states.truncate(ply + 1);
        self.turns.truncate(ply + 1);
        self.ids.truncate(ply + 1);
        self.held.clear();
    }

    fn legal(&self, form: usize) -> Vec<(u32, String)> {
        if self.turn().outcome().is_some() {
            return Vec::new();
        }
        let (state, past) = (self.last(), self.past(self.line.len()));
        let mut moves = Vec::new();
        self.game.moves(state, &mut moves);
        moves.retain(|&m| self.game.banned(&past, state, m).is_none());
        let eye = self.turn().seat().map_or(Eye::Referee, Eye::Seat);
        let form = form.min(G::FORMS.len() - 1);
        moves.into_iter().map(|m| (self.game.code(state, m), self.game.text(state, m, form, eye))).collect()
    }

    fn clicks(&self, code: u32) -> Vec<Target> {
        let mut paths = Vec::new();
        if let (Turn::Seat(_), Some(m)) = (self.turn(), self.game.decode(self.last(), code)) {
            self.game.paths(self.last(), m, &mut paths);
        }
        let mut path = paths.into_iter().next().unwrap_or_default();
        // Where one may stop or go on, clicking the last place again stops.
        if let Some(&end) = path.last() {
            path.extend((!self.game.step(self.last(), &path).next.is_empty()).then_some(end));
        }
        path
    }

    fn layouts(&self) -> Vec<Layout> {
        self.game.layouts(self.last())
    }

    fn dump(&self, ply: usize) -> String {
        self.game.dump(&self.states[ply.min(self.line.len())])
    }

    fn record(&self) -> Record {
        let step = |i: usize| match self.line[i] {
            Ply::Move(m) => Step::Move(self.game.code(&self.states[i], m)),
            Ply::Act(seat, act) => Step::Act(seat, act),
        };
        Record {
            id: G::ID.to_string(),
            picked: self.picked.clone(),
            start: self.from.clone(),
            plies: (0..self.line.len()).map(step).collect(),
        }
    }

    fn codes(&self) -> u32 {
        self.game.codes()
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
}
