//! The one implementation of a table, for every game.

mod acts;
mod click;
mod ids;

use self::ids::Ids;
use super::{Clicked, Entry, Frame, Line, Record, Refused, Step, Table};
use crate::board::{Board, Layout, Lens, Listed, Look, Mark, MarkKind, Scene, Target, Trail};
use crate::game::{Act, BadText, Eye, Played, Ply, Rng, Seat, Turn, Why, perft};

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
    /// The states from which moves were made, in order: what repetition is counted in.
    spine: Vec<G::State>,
    /// How many of `spine` lie before every ply.
    moved: Vec<usize>,
    /// Who decides after every ply, endings by history and agreement included.
    turns: Vec<Turn>,
    /// Which man stands where after every ply.
    ids: Vec<Ids>,
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
            spine: self.spine.clone(),
            moved: self.moved.clone(),
            turns: self.turns.clone(),
            ids: self.ids.clone(),
            next_id: self.next_id,
            held: self.held.clone(),
        }
    }
}

/// Marks where the men of the last ply came from and went.
fn mark_last(scene: &mut Scene, trail: &Trail) {
    // Where nobody went anywhere, what is told happened somewhere: a clash that the attacker did not survive.
    let still = trail.go.is_empty() && trail.put.is_empty();
    let told = trail.calls.iter().filter(|_| still).flat_map(|call| call.places.iter().map(|&p| Target::Place(p)));
    for at in trail.go.iter().flat_map(|t| [t.from, t.to]).chain(trail.put.iter().copied()).chain(told) {
        let mark = Mark { at: at.place().map_or(at, Target::Place), kind: MarkKind::Last };
        if !scene.marks.contains(&mark) {
            scene.marks.push(mark);
        }
    }
}

/// Who decides, endings by history included.
fn ruled<G: Listed>(game: &G, past: &[G::State], state: &G::State) -> Turn {
    match game.turn(state) {
        Turn::Over(outcome) => Turn::Over(outcome),
        turn => game.ruling(past, state).map_or(turn, Turn::Over),
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
        let turn = ruled(&game, &[], &state);
        let mut table = GameTable {
            entry,
            turns: vec![turn],
            states: vec![state],
            spine: Vec::new(),
            moved: vec![0],
            game,
            picked: whole,
            from: start.map(str::to_string),
            line: Vec::new(),
            ids: Vec::new(),
            next_id: 1,
            held: Vec::new(),
        };
        let ids = Ids::default().named(&table.bare_scene(0), &mut table.next_id);
        table.ids.push(ids);
        Ok(table)
    }

    fn last(&self) -> &G::State {
        self.states.last().expect("there is always a start")
    }

    /// The states from which a move was made before `ply`.
    fn past(&self, ply: usize) -> &[G::State] {
        &self.spine[..self.moved[ply]]
    }

    /// Whether an eye may watch the clicks of whoever is to move.
    fn may_watch(&self, eye: Eye, turn: Turn) -> bool {
        !G::SECRET || eye == Eye::Referee || turn.seat().is_some_and(|seat| eye == Eye::Seat(seat))
    }

    fn bare_scene(&self, ply: usize) -> Scene {
        self.game.scene(&self.game.view(&self.states[ply], Eye::Referee), &[])
    }

    /// Plays a move known to be among the legal ones of the last state.
    fn play(&mut self, m: G::Move) -> Result<(), Why> {
        if let Some(why) = self.game.banned(&self.spine, self.last(), m) {
            return Err(why);
        }
        let mut trail = Trail::default();
        self.game.trail(self.last(), m, &mut trail);
        let mut state = self.last().clone();
        self.spine.push(state.clone());
        self.game.apply(&mut state, m);
        let turn = ruled(&self.game, &self.spine, &state);
        self.push(Ply::Move(m), state, turn, &trail);
        Ok(())
    }

    /// Adds a ply to the line.
    fn push(&mut self, ply: Ply<G::Move>, state: G::State, turn: Turn, trail: &Trail) {
        self.line.push(ply);
        self.states.push(state);
        self.moved.push(self.spine.len());
        self.turns.push(turn);
        let carried = self.ids[self.ids.len() - 1].carried(trail);
        let ids = carried.named(&self.bare_scene(self.line.len()), &mut self.next_id);
        self.ids.push(ids);
        self.held.clear();
    }

    /// How men travelled by the `i`-th ply.
    fn trail_of(&self, i: usize) -> Trail {
        let mut trail = Trail::default();
        if let Ply::Move(m) = self.line[i] {
            self.game.trail(&self.states[i], m, &mut trail);
        }
        trail
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
        let turn = self.turns[ply];
        let live = ply == self.line.len() && self.may_watch(eye, turn);
        let held: &[Target] = if live { &self.held } else { &[] };
        let mut scene = self.game.scene(&self.game.view(state, eye), held);
        self.ids[ply].write(&mut scene);
        let trail = ply.checked_sub(1).map(|i| self.trail_of(i)).unwrap_or_default();
        mark_last(&mut scene, &trail);
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
            held: self.game.chosen(state, held).to_vec(),
            next,
            can_commit,
            why: self.game.explain(self.past(ply), state),
            may: self.game.customs(state),
            offer: self.offer(ply),
            asked: self.asked(ply),
        }
    }

    fn lens(&self, eye: Eye, ply: usize, which: usize) -> Lens {
        self.game.lens(&self.game.view(&self.states[ply.min(self.line.len())], eye), which)
    }

    fn line(&self, form: usize, eye: Eye) -> Vec<Line> {
        let form = form.min(G::FORMS.len() - 1);
        let one = |i: usize| match self.line[i] {
            Ply::Move(m) => {
                let text = self.game.text(&self.states[i], m, form, eye);
                Line { seat: self.turns[i].seat(), act: None, text, calls: self.trail_of(i).calls }
            }
            Ply::Act(seat, act) => Line { seat: Some(seat), act: Some(act), text: String::new(), calls: Vec::new() },
        };
        (0..self.line.len()).map(one).collect()
    }

    fn click(&mut self, target: Target) -> Clicked {
        self.press(target)
    }

    fn release(&mut self) {
        self.held.clear();
    }

    fn commit(&mut self) -> Clicked {
        self.stop()
    }

    fn enter(&mut self, codes: &[u32]) -> Result<(), Refused> {
        let before = self.line.len();
        for &code in codes {
            let ply = self.line.len();
            let legal = match self.turn() {
                Turn::Over(_) => Err(Some(Why::new("game-over"))),
                _ => self.game.decode(self.last(), code).ok_or(None),
            };
            if let Err(why) = legal.and_then(|m| self.play(m).map_err(Some)) {
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
        self.perform(seat, act)
    }

    fn undo(&self, seats: &[Seat]) -> Option<usize> {
        self.undo_to(seats)
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
        self.moved.truncate(ply + 1);
        self.spine.truncate(self.moved[ply]);
        self.turns.truncate(ply + 1);
        self.ids.truncate(ply + 1);
        self.held.clear();
    }

    fn legal(&self, form: usize) -> Vec<(u32, String)> {
        if self.turn().outcome().is_some() {
            return Vec::new();
        }
        let (state, past) = (self.last(), &self.spine);
        let mut moves = Vec::new();
        self.game.moves(state, &mut moves);
        moves.retain(|&m| self.game.banned(past, state, m).is_none());
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

    fn arrange(&mut self, codes: &[u32]) -> bool {
        let Some(clicks) = self.turn().seat().and_then(|_| self.game.arranged(self.last(), codes)) else {
            return false;
        };
        self.held = clicks;
        true
    }

    fn arrangement(&self) -> Vec<u32> {
        self.arranged_codes()
    }

    fn shuffled(&self, rng: &mut Rng) -> Option<Vec<u32>> {
        self.turn().seat().and_then(|_| self.game.shuffled(self.last(), rng))
    }

    fn sight(&self, seat: Seat) -> Vec<u8> {
        G::sight(&self.game.view(self.last(), Eye::Seat(seat)))
    }

    fn emblem(&self, seat: Seat) -> Look {
        self.game.emblem(seat)
    }

    fn dump(&self, ply: usize) -> String {
        self.game.dump(&self.states[ply.min(self.line.len())])
    }

    fn diagram(&self, eye: Eye, ply: usize) -> String {
        let state = &self.states[ply.min(self.line.len())];
        if G::SECRET { self.game.diagram(&self.game.view(state, eye)) } else { self.game.dump(state) }
    }

    fn export(&self, which: usize) -> String {
        if which >= G::FILES.len() {
            return String::new();
        }
        let outcome = self.turn().outcome();
        let game = Played { start: self.from.as_deref(), line: &self.line, states: &self.states, outcome };
        self.game.export(which, &game)
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

    fn perft(&self, depth: u32) -> u64 {
        perft(&self.game, self.last(), depth)
    }

    fn codes(&self) -> u32 {
        self.game.codes()
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
}
