//! Twins: a game replayed with two men of another seat put down the other way round, before they have met anybody.

use rules::board::{Listed, Target};
use rules::game::{Eye, Hidden, Rng, Seat};
use rules::play::{Clicked, Entry, Frame, GameTable, Table};

/// How many pairs of men are tried for each eye.
const PAIRS: usize = 3;

fn played<G: Listed>(entry: &'static Entry, picked: &[u8], codes: &[u32]) -> (GameTable<G>, usize) {
    let mut table = GameTable::<G>::new(entry, picked, None).expect("the usual start");
    let good = codes.iter().take_while(|&&code| table.enter(&[code]).is_ok()).count();
    (table, good)
}

/// The states before every ply of a game, and the last.
fn states<G: Listed>(game: &G, codes: &[u32]) -> Vec<G::State> {
    let mut all = vec![game.start()];
    for &code in codes {
        let mut state = all[all.len() - 1].clone();
        let m = game.decode(&state, code).expect("it has been played");
        game.apply(&mut state, m);
        all.push(state);
    }
    all
}

/// Through whom a man is known: the plies at which it was put down, and who it is.
struct Put {
    ply: usize,
    seat: Seat,
    id: u32,
}

/// The men put down in the set-up.
fn put_down(table: &dyn Table) -> Vec<Put> {
    let one = |ply: usize| {
        let frame = table.frame(Eye::Referee, ply + 1);
        let at = frame.trail.put.first().copied()?;
        let seat = table.frame(Eye::Public, ply).turn.seat()?;
        let id = frame.scene.men.iter().find(|man| man.at == at)?.id;
        Some(Put { ply, seat, id })
    };
    (0..table.plies()).map_while(one).collect()
}

/// Before which ply a man first meets another, or is shown to that eye; nothing told of it is secret from there on.
fn met(table: &dyn Table, eye: Eye, man: u32, from: usize) -> usize {
    let look = |ply: usize| table.frame(eye, ply).scene.men.into_iter().find(|m| m.id == man).map(|m| m.look);
    let hidden = look(from);
    let meets = |&ply: &usize| {
        let trail = table.frame(Eye::Referee, ply + 1).trail;
        let before = table.frame(Eye::Referee, ply).scene.men;
        let id = |at: Target| before.iter().find(|m| m.at == at).map(|m| m.id);
        let clash = !trail.gone.is_empty() || !trail.calls.is_empty();
        let touched = trail.go.iter().flat_map(|t| [t.from, t.to]).chain(trail.gone.iter().copied());
        clash && touched.map(id).any(|met| met == Some(man)) || look(ply + 1) != hidden
    };
    (from..table.plies()).find(meets).unwrap_or(table.plies())
}

/// Clicks alike in both games lead alike, and another eye sees nothing of them.
fn clicks_alike(twins: [&dyn Table; 2], ply: usize, eye: Eye, rng: &mut Rng) -> Result<(), String> {
    let [mut one, mut two] = twins.map(Table::copy);
    one.back(ply);
    two.back(ply);
    let mover = one.turn().seat().map(Eye::Seat);
    let others = (0..one.seats()).map(|seat| Eye::Seat(Seat(seat))).chain([Eye::Public]);
    let others: Vec<Eye> = others.filter(|&other| Some(other) != mover).collect();
    let unclicked: Vec<_> = others.iter().map(|&other| one.frame(other, ply)).collect();
    for _ in 0..4 {
        let next = one.frame(Eye::Referee, ply).next;
        let any = Target::Place(rng.below(one.board().places.len() as u32) as u16);
        let target = if next.is_empty() || rng.below(3) == 0 { any } else { rng.pick(&next) };
        let clicked = one.click(target);
        if clicked == Clicked::Moved {
            return Ok(());
        }
        let seen = others.iter().zip(&unclicked).all(|(&other, frame)| one.frame(other, ply) == *frame);
        if !seen {
            return Err(format!("clicks are seen by others: {}", one.dump(ply)));
        }
        let alike = mover != Some(eye) || two.click(target) == clicked && one.frame(eye, ply) == two.frame(eye, ply);
        if !alike {
            return Err(format!("twin: a click on {target:?}: {} and {}", one.dump(ply), two.dump(ply)));
        }
    }
    Ok(())
}

/// A game and its twin, both as tables and as states, up to the ply at which they may differ.
struct Twins<'a, G: Listed> {
    game: &'a G,
    tables: [&'a dyn Table; 2],
    states: [&'a [G::State]; 2],
    end: usize,
    eye: Eye,
}

impl<G: Listed> Twins<'_, G> {
    fn unless(&self, same: bool, what: &str, ply: usize) -> Result<(), String> {
        let [one, two] = self.tables.map(|t| t.dump(ply));
        if same { Ok(()) } else { Err(format!("twin: {what} through {:?}: {one} and {two}", self.eye)) }
    }

    /// Everything that is made for the eye is the same in both.
    fn look_alike(&self, rng: &mut Rng) -> Result<(), String> {
        let eye = self.eye;
        for ply in 0..self.end {
            // A frame tells how long the whole line is.
            let [one, two] = self.tables.map(|t| Frame { plies: 0, ..t.frame(eye, ply) });
            if one.turn != two.turn {
                // Nobody who cannot move goes on: the end has told the difference.
                break;
            }
            let [mine, other] = self.states.map(|states| self.game.view(&states[ply], eye));
            self.unless(mine == other, "the view", ply)?;
            self.unless(one == two, "the frame", ply)?;
            let lenses = |t: &dyn Table| (0..G::LENSES.len()).map(|n| t.lens(eye, ply, n)).collect::<Vec<_>>();
            let [one, two] = self.tables.map(|t| (t.diagram(eye, ply), lenses(t)));
            self.unless(one == two, "the diagram", ply)?;
            if rng.below(6) == 0 {
                clicks_alike(self.tables, ply, eye, rng)?;
            }
        }
        for form in 0..G::FORMS.len() {
            let [one, two] = self.tables.map(|t| t.line(form, eye).into_iter().take(self.end).collect::<Vec<_>>());
            let differ = one.iter().zip(&two).position(|(one, two)| one != two);
            self.unless(differ.is_none(), "the line", differ.unwrap_or(0))?;
        }
        Ok(())
    }
}

/// Compares a game with its twins through every seat's eye; returns how many twins there were.
pub fn twins_look_alike<G: Listed + Hidden>(
    entry: &'static Entry,
    picked: &[u8],
    codes: &[u32],
    seed: u64,
) -> Result<usize, String> {
    let mut rng = Rng::new(seed);
    let game = G::with(picked);
    let (table, good) = played::<G>(entry, picked, codes);
    assert_eq!(good, codes.len(), "the game can be played again");
    let true_states = states(&game, codes);
    let men = put_down(&table);
    let mut twins = 0;
    for seat in (0..game.seats()).map(Seat) {
        let eye = Eye::Seat(seat);
        let others: Vec<&Put> = men.iter().filter(|put| put.seat != seat).collect();
        for _ in 0..PAIRS.min(others.len()) {
            let (a, b) = (rng.pick(&others), rng.pick(&others));
            if a.seat != b.seat || codes[a.ply] == codes[b.ply] {
                continue;
            }
            let mut swapped = codes.to_vec();
            swapped.swap(a.ply, b.ply);
            let (twin, good) = played::<G>(entry, picked, &swapped);
            let met = |put: &Put| met(&table, eye, put.id, put.ply + 1).min(met(&twin, eye, put.id, put.ply + 1));
            let end = if good > a.ply.max(b.ply) { good.min(met(a)).min(met(b)) } else { 0 };
            if end > a.ply.max(b.ply) {
                twins += 1;
                let states = [&true_states[..], &states(&game, &swapped[..end])];
                Twins { game: &game, tables: [&table, &twin], states, end, eye }.look_alike(&mut rng)?;
            }
        }
    }
    Ok(twins)
}
