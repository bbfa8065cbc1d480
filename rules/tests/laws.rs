//! The laws that every game keeps under every value of every option, shown on seeded random games.
//!
//! Law 9 (secrets) is in `secrets.rs`, law 10 (links come back) in `links.rs`, law 12 (players) in `minds.rs`.
//!
//! `LAWS_GAMES` asks for so many random games of each game, `LAWS_GAME` for one game alone.

mod common;

use common::{MAX_PLIES, asked_games, choices};
use rules::board::{Board, Listed, Scene, Target, Trail};
use rules::game::{Eye, Rng, Seat, Turn, Why};
use rules::games::{self, Visit};
use std::collections::{BTreeSet, HashSet};

/// One position of one game, for messages and for the laws.
struct Case<'a, G: Listed> {
    game: &'a G,
    board: &'a Board,
    past: &'a [G::State],
    state: &'a G::State,
    moves: Vec<G::Move>,
    at: String,
}

impl<'a, G: Listed> Case<'a, G> {
    fn new(game: &'a G, board: &'a Board, past: &'a [G::State], state: &'a G::State, options: &str) -> Self {
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        Case { game, board, past, state, moves, at: format!("{} {options}: {}", G::ID, game.dump(state)) }
    }

    fn mover(&self) -> Option<Seat> {
        self.game.turn(self.state).seat()
    }

    /// 1: moves are there exactly while the game runs, and are counted right. 2: each once, in an order that depends
    /// on the position only, behind what the list held.
    fn moves_are_a_list(&self) {
        let Case { game, state, moves, at, .. } = self;
        assert_eq!(moves.is_empty(), matches!(game.turn(state), Turn::Over(_)), "law 1, {at}");
        assert_eq!(game.count(state), moves.len(), "law 1, {at}");
        for (i, m) in moves.iter().enumerate() {
            assert!(!moves[..i].contains(m), "law 2: {m:?} twice, {at}");
        }
        let mut again = moves.clone();
        game.moves(state, &mut again);
        assert_eq!(again[moves.len()..], moves[..], "law 2, {at}");
        if game.turn(state) == Turn::Chance {
            assert!(moves.iter().all(|&m| game.weight(state, m) > 0), "law 1: a chance that cannot be, {at}");
        }
    }

    /// 3: codes are small, distinct, and decode to their moves; no other code decodes.
    fn codes_are_names(&self, rng: &mut Rng) {
        let Case { game, state, moves, at, .. } = self;
        let codes: Vec<u32> = moves.iter().map(|&m| game.code(state, m)).collect();
        let distinct: HashSet<u32> = codes.iter().copied().collect();
        assert_eq!(distinct.len(), codes.len(), "law 3, {at}");
        for (&code, &m) in codes.iter().zip(moves) {
            assert!(code < game.codes(), "law 3: {m:?} has code {code} of {}, {at}", game.codes());
        }
        for _ in 0..6.min(moves.len()) {
            let i = rng.below(moves.len() as u32) as usize;
            assert_eq!(game.decode(state, codes[i]), Some(moves[i]), "law 3, {at}");
            let other = rng.below(game.codes() + 2);
            assert_eq!(game.decode(state, other).is_some(), distinct.contains(&other), "law 3: code {other}, {at}");
        }
    }

    fn exists(&self, target: Target) -> bool {
        match target {
            Target::Place(place) | Target::Level(place, _) => usize::from(place) < self.board.places.len(),
            Target::Hand(seat, _) => seat < self.game.seats(),
            Target::Button(n) => usize::from(n) < G::BUTTONS.len(),
        }
    }

    /// 4: every path enters its move through `step` (a whole set-up begins with it), and every target of it exists.
    fn paths_enter(&self, rng: &mut Rng) {
        let Case { game, state, moves, at, .. } = self;
        if self.mover().is_none() {
            return;
        }
        let view = game.view(state, Eye::Referee);
        for m in moves.iter().copied().filter(|_| moves.len() < 30 || rng.below(8) == 0) {
            let mut paths = Vec::new();
            game.paths(state, m, &mut paths);
            assert!(!paths.is_empty(), "law 4: no path to {m:?}, {at}");
            for path in paths {
                for (i, &target) in path.iter().enumerate() {
                    assert!(self.exists(target), "law 4: {target:?} is nowhere, {at}");
                    let step = game.step(state, &path[..i]);
                    assert!(step.next.contains(&target), "law 4: {m:?} cannot go on with {target:?}, {at}");
                    assert!(step.next.is_sorted_by(|a, b| a < b), "law 4: {:?}, {at}", step.next);
                    self.scene_stands(&game.scene(&view, &path[..=i]));
                }
                let done = game.step(state, &path).done;
                assert!(done.first() == Some(&m), "law 4: {path:?} enters {done:?}, not {m:?}, {at}");
            }
        }
    }

    /// 4, the other way: a refused click has a reason whose places exist, or none; it never panics.
    fn refusals_speak(&self, rng: &mut Rng) {
        let Case { game, state, past, .. } = self;
        if self.mover().is_none() {
            return;
        }
        let mut held = Vec::new();
        for _ in 0..3 {
            let step = game.step(state, &held);
            let tried = Target::Place(rng.below(self.board.places.len() as u32) as u16);
            if !step.next.contains(&tried) {
                self.why_stands(game.why_not(past, state, &held, tried).as_ref());
            }
            if step.next.is_empty() {
                return;
            }
            held.push(rng.pick(&step.next));
        }
    }

    fn why_stands(&self, why: Option<&Why>) {
        if let Some(why) = why {
            let known = |&place: &u16| usize::from(place) < self.board.places.len();
            assert!(why.places.iter().all(known), "{:?} is nowhere, {}", why, self.at);
            let kebab = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            assert!(!why.key.is_empty() && why.key.chars().all(kebab), "\"{}\" is no key, {}", why.key, self.at);
        }
    }

    /// 6: a position written and read again has the same key, moves, mover and text.
    fn text_is_the_position(&self) {
        let Case { game, state, moves, at, .. } = self;
        let text = game.dump(state);
        assert!(!text.contains(['\n', '\r', '\t']), "law 6, {at}");
        let back = game.load(&text).unwrap_or_else(|bad| panic!("law 6: {bad}, {at}"));
        let mut again = Vec::new();
        game.moves(&back, &mut again);
        assert_eq!(game.key(&back), game.key(state), "law 6: the key, {at}");
        assert_eq!(&again, moves, "law 6: the moves, {at}");
        assert_eq!(game.turn(&back), game.turn(state), "law 6: the turn, {at}");
        assert_eq!(game.dump(&back), text, "law 6: the text");
    }

    /// 7: canonical text is plain, unique, and read back; other notations never read as another move.
    fn text_is_the_move(&self, rng: &mut Rng) {
        let Case { game, state, moves, at, .. } = self;
        let eye = self.mover().map_or(Eye::Referee, Eye::Seat);
        let mut seen = HashSet::new();
        for &m in moves {
            let text = game.text(state, m, 0, eye);
            let plain = |c: char| c.is_ascii_graphic() && !",.:&?#%".contains(c);
            assert!(!text.is_empty() && text.chars().all(plain), "law 7: \"{text}\" is not plain, {at}");
            assert!(seen.insert(text.clone()), "law 7: \"{text}\" twice, {at}");
            if moves.len() > 60 && rng.below(16) > 0 {
                continue;
            }
            assert_eq!(game.read(state, &text), Ok(m), "law 7: \"{text}\", {at}");
            for form in 1..G::FORMS.len() {
                let text = game.text(state, m, form, eye);
                assert!(!text.is_empty(), "law 7: {m:?} has no text as {}, {at}", G::FORMS[form].key);
                if let Ok(read) = game.read(state, &text) {
                    assert_eq!(read, m, "law 7: \"{text}\", {at}");
                }
            }
        }
    }

    /// 9: where nothing is secret, all eyes see the same.
    fn eyes_agree(&self) {
        let Case { game, state, at, .. } = self;
        let whole = game.view(state, Eye::Referee);
        let seats = (0..game.seats()).map(|seat| Eye::Seat(Seat(seat)));
        for eye in seats.chain([Eye::Public]) {
            assert!(G::SECRET || game.view(state, eye) == whole, "law 9: {eye:?} sees less, {at}");
            self.scene_stands(&game.scene(&game.view(state, eye), &[]));
        }
    }

    /// 11: men stand on places that exist, one on each.
    fn scene_stands(&self, scene: &Scene) {
        let at = &self.at;
        let mut taken = BTreeSet::new();
        for man in &scene.men {
            assert!(man.at.place().is_some() && self.exists(man.at), "law 11: {man:?} is not on the board, {at}");
            assert!(taken.insert(man.at), "law 11: two men on {:?}, {at}", man.at);
        }
        for hand in &scene.hands {
            for man in &hand.men {
                assert!(matches!(man.at, Target::Hand(s, _) if s == hand.seat.0), "law 11: {man:?}, {at}");
                assert!(taken.insert(man.at), "law 11: two men on {:?}, {at}", man.at);
            }
        }
        for man in &scene.men {
            let whole = matches!(man.at, Target::Level(p, _) if taken.contains(&Target::Place(p)));
            assert!(!whole, "law 11: a stack on a man at {:?}, {at}", man.at);
        }
        assert!(scene.marks.iter().all(|m| self.exists(m.at)), "law 11: {:?}, {at}", scene.marks);
        scene.notes.iter().for_each(|note| self.why_stands(Some(note)));
    }

    /// Draws fall on moves, and a move leads to one position.
    fn play_is_sure(&self, rng: &mut Rng) -> Option<(G::Move, G::State)> {
        let Case { game, state, moves, at, .. } = self;
        if moves.is_empty() {
            return None;
        }
        let m = game.sample(state, rng);
        assert!(moves.contains(&m), "a draw of {m:?}, which is no move, {at}");
        let (mut one, mut two) = (self.state.clone(), self.state.clone());
        game.apply(&mut one, m);
        game.apply(&mut two, m);
        assert!(one == two, "law 5: {m:?} leads to two positions, {at}");
        self.trail_leads(m, &one);
        Some((m, one))
    }

    /// 11: a trail begins where men stand and ends where men stand, and only those it names come, go or stay away.
    fn trail_leads(&self, m: G::Move, after: &G::State) {
        let Case { game, state, at, .. } = self;
        let men = |s: &G::State| -> BTreeSet<Target> {
            let scene = game.scene(&game.view(s, Eye::Referee), &[]);
            scene.men.iter().chain(scene.hands.iter().flat_map(|h| &h.men)).map(|man| man.at).collect()
        };
        let (before, after) = (men(state), men(after));
        let mut trail = Trail::default();
        game.trail(state, m, &mut trail);
        let mut stay = before.clone();
        for from in trail.go.iter().map(|t| &t.from).chain(&trail.gone) {
            assert!(before.contains(from), "law 11: {m:?}: nobody leaves {from:?}, {at}");
            assert!(stay.remove(from), "law 11: {m:?}: two leave {from:?}, {at}");
        }
        for travel in &trail.go {
            assert!(travel.via.iter().all(|&v| self.exists(v)), "law 11: {travel:?}, {at}");
            assert!(stay.insert(travel.to), "law 11: {m:?}: two men on {:?}, {at}", travel.to);
        }
        assert!(stay.is_subset(&after), "law 11: {m:?}: {:?} vanish unsaid, {at}", stay.difference(&after));
        let putting = self.mover().is_none() || !trail.put.is_empty();
        assert!(putting || stay == after, "law 11: {m:?}: {:?} appear unsaid, {at}", after.difference(&stay));
    }

    fn keep_all(&self, rng: &mut Rng) {
        self.moves_are_a_list();
        self.codes_are_names(rng);
        self.paths_enter(rng);
        self.refusals_speak(rng);
        self.text_is_the_position();
        self.text_is_the_move(rng);
        self.eyes_agree();
        self.why_stands(self.game.explain(self.past, self.state).as_ref());
    }
}

/// 8: the outcome ranks the seats there are, somebody first.
fn outcome_fits<G: Listed>(game: &G, turn: Turn, at: &str) {
    if let Turn::Over(outcome) = turn {
        let seats = usize::from(game.seats());
        assert!(outcome.place[..seats].iter().all(|&p| 1 <= p && usize::from(p) <= seats), "law 8: {outcome:?}, {at}");
        assert!(outcome.place[seats..].iter().all(|&p| p == 0), "law 8: {outcome:?}, {at}");
        assert!(outcome.place.contains(&1), "law 8: {outcome:?}, {at}");
    }
}

/// One random game with every law at every position; returns its codes and keys.
fn random_game<G: Listed>(picked: &[u8], seed: u64, limited: bool) -> Vec<(u32, u64)> {
    let game = G::with(picked);
    let board = game.board();
    let options = format!("{picked:?} seed {seed}");
    let mut rng = Rng::new(seed);
    let mut past: Vec<G::State> = Vec::new();
    let mut state = game.start();
    let mut played = Vec::new();
    for ply in 0..MAX_PLIES {
        let case = Case::new(&game, &board, &past, &state, &options);
        outcome_fits(&game, game.turn(&state), &case.at);
        if ply < 60 || rng.below(12) == 0 {
            case.keep_all(&mut rng);
        }
        let ruled = game.ruling(&past, &state);
        outcome_fits(&game, ruled.map_or(game.turn(&state), Turn::Over), &case.at);
        let Some((m, after)) = case.play_is_sure(&mut rng).filter(|_| ruled.is_none()) else {
            case.keep_all(&mut rng);
            return played;
        };
        let code = game.code(&state, m);
        if game.banned(&past, &state, m).is_none() {
            past.push(state);
            state = after;
            played.push((code, game.key(&state)));
        }
    }
    assert!(!limited, "law 8: {} {options} does not end in {MAX_PLIES} plies", G::ID);
    played
}

/// 5: the codes of a game lead to the same keys again.
fn replays<G: Listed>(picked: &[u8], played: &[(u32, u64)]) {
    let game = G::with(picked);
    let mut state = game.start();
    for &(code, key) in played {
        let m = game.decode(&state, code).unwrap_or_else(|| panic!("law 5: {} loses code {code}", G::ID));
        game.apply(&mut state, m);
        assert_eq!(game.key(&state), key, "law 5: {} {picked:?}: {}", G::ID, game.dump(&state));
    }
}

/// 11: a board names each place once and draws nothing that is not there.
fn board_stands<G: Listed>(picked: &[u8]) {
    let game = G::with(picked);
    let board = game.board();
    let names: HashSet<&str> = board.places.iter().map(|p| p.name.as_str()).collect();
    assert_eq!(names.len(), board.places.len(), "law 11: {} {picked:?}: places share a name", G::ID);
    assert!(names.iter().all(|n| !n.is_empty() && !n.contains(char::is_whitespace)), "law 11: {}", G::ID);
    assert!(!board.views.is_empty(), "law 11: {} cannot be looked at", G::ID);
    for zone in &board.zones {
        let known = zone.places.iter().all(|&p| usize::from(p) < board.places.len());
        assert!(known, "law 11: {}: zone {} is not on the board", G::ID, zone.key);
    }
    assert!(usize::from(game.seats()) <= G::SEATS.len(), "{}: a seat has no name", G::ID);
    assert!((2..=6).contains(&game.seats()), "{}: {} seats", G::ID, game.seats());
}

/// Options are few enough for a digit of a link, and their keys are words.
fn options_are_data<G: Listed>() {
    let word = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || "_.".contains(c));
    for option in G::OPTIONS {
        assert!((2..=16).contains(&option.values.len()), "{}: {}", G::ID, option.key);
        assert!(word(option.key) && option.values.iter().all(|v| word(v)), "{}: {option:?}", G::ID);
        let distinct: HashSet<_> = option.values.iter().collect();
        assert_eq!(distinct.len(), option.values.len(), "{}: {}", G::ID, option.key);
    }
    let canonical = G::FORMS.first().expect("every game has a notation");
    assert!(!canonical.han, "{}: the canonical notation is in ASCII", G::ID);
}

/// The laws over the games that are asked for.
struct Laws {
    games: u64,
}

impl Visit for Laws {
    fn visit<G: Listed>(&mut self) {
        let entry = games::find(G::ID).expect("it is listed");
        options_are_data::<G>();
        let all = choices(entry);
        let games = asked_games(G::ID, self.games * all.len() as u64).div_ceil(all.len() as u64);
        for picked in all {
            board_stands::<G>(&picked);
            let limited = entry.options.iter().zip(&picked).all(|(o, &v)| o.values[usize::from(v)] != "none");
            for seed in 0..games {
                replays::<G>(&picked, &random_game::<G>(&picked, seed, limited));
            }
        }
    }
}

#[test]
fn every_game_keeps_the_laws() {
    games::visit(&mut Laws { games: 3 });
}

#[test]
fn games_are_listed_in_order() {
    let ids: Vec<&str> = games::ALL.iter().map(|e| e.id).collect();
    assert!(ids.is_sorted_by(|a, b| a < b), "{ids:?}");
}

/// 11: through a game men keep their identity: ids are unique, and new ones come only with new men.
#[test]
fn men_keep_their_identity() {
    for entry in games::ALL {
        for picked in choices(entry) {
            let mut rng = Rng::new(3);
            let mut table = common::open(entry, &picked);
            common::play_on(table.as_mut(), &mut rng, 80, true);
            let men = |ply: usize| {
                let scene = table.frame(Eye::Referee, ply).scene;
                let men = scene.men.iter().chain(scene.hands.iter().flat_map(|h| &h.men));
                men.map(|man| (man.id, man.name)).collect::<Vec<_>>()
            };
            for ply in 0..=table.plies() {
                let (now, at) = (men(ply), format!("{} ply {ply}: {}", entry.id, table.dump(ply)));
                let ids: BTreeSet<u32> = now.iter().map(|m| m.0).collect();
                assert!(ids.len() == now.len() && !ids.contains(&0), "law 11: {now:?}, {at}");
                if ply > 0 {
                    let before: BTreeSet<u32> = men(ply - 1).iter().map(|m| m.0).collect();
                    let gone = before.difference(&ids).count();
                    let came = ids.difference(&before).count();
                    assert_eq!(came, (now.len() + gone).saturating_sub(before.len()), "law 11, {at}");
                    assert!(gone == table.frame(Eye::Referee, ply).trail.gone.len(), "law 11: {gone} gone, {at}");
                }
            }
        }
    }
}

/// Every ready-made and random set-up can be played, and can be laid out by clicks to be changed further.
#[test]
fn set_ups_can_be_played() {
    for entry in games::ALL {
        for picked in choices(entry) {
            let mut table = common::open(entry, &picked);
            let mut rng = Rng::new(4);
            for _ in 0..table.seats() {
                let layouts = table.layouts().into_iter().map(|layout| layout.codes);
                let all: Vec<Vec<u32>> = layouts.chain((0..8).filter_map(|_| table.shuffled(&mut rng))).collect();
                for codes in &all {
                    let mut other = table.copy();
                    if other.arrange(codes) {
                        assert_eq!(&other.arrangement(), codes, "{} {picked:?}", entry.id);
                    }
                    assert!(other.enter(codes).is_ok(), "{} {picked:?}: {codes:?}", entry.id);
                }
                let Some(codes) = all.last() else { break };
                assert!(!table.arrange(&[]) && !table.arrange(&[u32::MAX]), "{} {picked:?}", entry.id);
                assert!(table.enter(codes).is_ok(), "{} {picked:?}: {codes:?}", entry.id);
            }
        }
    }
}
