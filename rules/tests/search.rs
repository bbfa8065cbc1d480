//! Searchers against plain minimax, against a solved game and against sums done by hand.

mod tree;

use rules::ai::{
    AlphaBeta, Budget, Features, Guide, Judge, MaxN, Mcts, Ranked, Score, Search, Share, Shares, Solution, Solved,
    Thought, Value,
};
use rules::game::{Eye, Game, Outcome, Rng, Seat, Turn};
use tree::{Flat, Hash, Tree};

/// One question to a searcher, from a position without a past.
fn ask<G: Game>(search: &mut dyn Search<G>, game: &G, s: &G::State, nodes: u64, heat: f32) -> Thought<G::Move> {
    let (stop, report) = (&mut || false, &mut |_: &Thought<G::Move>| ());
    let mut budget = Budget { nodes, spent: 0, stop, report, tell: &mut |_| (), rng: Rng::new(7), heat };
    let seat = game.turn(s).seat().expect("a seat is to move");
    search.best(game, &[], s, seat, &mut budget).expect("there is a move")
}

#[test]
fn every_exact_feature_set_agrees_with_minimax() {
    let tables = [Features::PLAIN, Features::EXACT];
    let mut sets: Vec<Features> = Vec::new();
    for bits in 0..8 {
        let (table, scout, learn) = (bits & 1 != 0, bits & 2 != 0, bits & 4 != 0);
        sets.push(Features { table, scout, learn, ..tables[0] });
        sets.push(Features { quiet: true, extend: bits & 1 != 0, table, scout, learn, ..tables[0] });
    }
    assert!(sets.contains(&tables[1]));
    for seed in 0..150 {
        let game = Tree { seed, luck: seed % 3 == 0, seats: 2 + (seed % 2) as u8 };
        let start = game.start();
        for &features in &sets {
            let depth = 1 + (seed % 5) as u32;
            let wanted = tree::minimax(&game, &start, depth, features);
            let mut search = AlphaBeta::new(Hash, features, 8).to_depth(depth);
            let thought = ask(&mut search, &game, &start, 1_000_000, 0.0);
            assert_eq!(thought.score, wanted, "{game:?} {features:?} depth {depth}");
            // Again with a heat too small to choose otherwise: every move is then searched openly.
            let thought = ask(&mut search, &game, &start, 1_000_000, 1e-3);
            assert_eq!(thought.score, wanted, "{game:?} {features:?} depth {depth}, with heat");
        }
    }
}

impl Share<Tree> for Hash {
    fn shares(&self, game: &Tree, s: &tree::Spot) -> Shares {
        std::array::from_fn(|seat| (rules::game::mix(game.key(s) ^ seat as u64) % 1000) as f32 / 1000.0)
    }
}

/// What every seat gets if each does what is best for itself, written as plainly as possible.
fn each_for_itself(game: &Tree, s: &tree::Spot, depth: u32) -> Shares {
    let turn = game.turn(s);
    if let Turn::Over(outcome) = turn {
        return outcome.place.map(|place| if place == 1 { 1.0 } else { 0.0 });
    }
    if depth == 0 {
        return Hash.shares(game, s);
    }
    let mut moves = Vec::new();
    game.moves(s, &mut moves);
    let after = |&m: &u8| {
        let mut next = *s;
        game.apply(&mut next, m);
        let free = turn == Turn::Chance && game.turn(&next) != Turn::Chance;
        each_for_itself(game, &next, if free { depth } else { depth - 1 })
    };
    match turn.seat() {
        Some(seat) => moves.iter().map(after).reduce(|a, b| if b[seat.index()] > a[seat.index()] { b } else { a }),
        None => {
            let weights: Vec<f32> = moves.iter().map(|&m| game.weight(s, m) as f32).collect();
            let values: Vec<Shares> = moves.iter().map(after).collect();
            let mean = |seat: usize| weights.iter().zip(&values).map(|(w, v)| w * v[seat]).sum::<f32>();
            Some(std::array::from_fn(|seat| mean(seat) / weights.iter().sum::<f32>()))
        }
    }
    .expect("there is a move")
}

#[test]
fn each_seat_does_what_is_best_for_itself() {
    for seed in 0..200 {
        let game = Tree { seed, luck: seed % 4 > 0, seats: 2 + (seed % 2) as u8 };
        let (start, depth) = (game.start(), (seed % 5) as u32);
        let mut moves = Vec::new();
        game.moves(&start, &mut moves);
        if moves.len() < 2 {
            continue;
        }
        let seat = game.turn(&start).seat().expect("a seat is to move");
        let worth = |&m: &u8| {
            let mut next = start;
            game.apply(&mut next, m);
            (each_for_itself(&game, &next, depth)[seat.index()] * 100_000.0) as i32
        };
        let values: Vec<i32> = moves.iter().map(worth).collect();
        let best = values.iter().copied().max().expect("there is a move");
        let thought = ask(&mut MaxN::new(Hash, depth), &game, &start, u64::MAX, 0.0);
        let Score::Odds(odds) = thought.score else { panic!("{thought:?}") };
        assert_eq!((thought.depth, odds), (depth + 1, best as u32 / 100), "{game:?} depth {depth}");
        assert_eq!(values[usize::from(thought.best)], best, "{game:?} depth {depth}");
    }
}

#[test]
fn luck_is_weighed_by_hand() {
    // A coin that falls on 0 once and on 1 three times, then the mover takes the better of two leaves:
    // (max(8, -4) + 3 * max(-20, -8)) / 4 = -4, against a sure -5.
    let game = tree::Coin;
    let thought = ask(&mut AlphaBeta::new(Flat, Features::EXACT, 4).to_depth(3), &game, &game.start(), 1000, 0.0);
    assert_eq!((thought.best, thought.score), (1, Score::Points(-4)));
}

/// Noughts and crosses: a bit set for each side.
#[derive(Clone, PartialEq)]
struct Three;

const LINES: [u16; 8] = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

type Men = [u16; 2];

impl Game for Three {
    type State = Men;
    type Move = u8;
    type View = Men;

    fn start(&self) -> Men {
        [0, 0]
    }
    fn turn(&self, s: &Men) -> Turn {
        let line = |men: u16| (0..8).any(|i| men | LINES[i] == men);
        match (line(s[0]), line(s[1])) {
            (true, _) => Turn::Over(Outcome::won(self, Seat(0), "line")),
            (_, true) => Turn::Over(Outcome::won(self, Seat(1), "line")),
            _ if s[0] | s[1] == 0o777 => Turn::Over(Outcome::drawn(self, "full")),
            _ => Turn::Seat(Seat((s[0].count_ones() - s[1].count_ones()) as u8)),
        }
    }
    fn moves(&self, s: &Men, out: &mut Vec<u8>) {
        if self.turn(s).seat().is_some() {
            out.extend((0..9).filter(|i| (s[0] | s[1]) & 1 << i == 0));
        }
    }
    fn apply(&self, s: &mut Men, m: u8) {
        let mover = (s[0].count_ones() - s[1].count_ones()) as usize;
        s[mover] |= 1 << m;
    }
    fn view(&self, s: &Men, _: Eye) -> Men {
        *s
    }
    fn key(&self, s: &Men) -> u64 {
        rules::game::mix(u64::from(s[0]) << 16 | u64::from(s[1]))
    }
    fn codes(&self) -> u32 {
        9
    }
    fn code(&self, _: &Men, m: u8) -> u32 {
        m.into()
    }
}

impl Judge<Three> for Flat {
    type Note = ();
    fn note(&self, _: &Three, _: &Men) {}
    fn eval(&self, _: &Three, _: &Men, _: &(), _: Seat) -> i32 {
        0
    }
}

impl Guide<Three> for Flat {}

impl Ranked for Three {
    const FALLING: bool = false;

    fn size(&self) -> u32 {
        1 << 18
    }
    fn number(&self, s: &Men) -> u32 {
        u32::from(s[0]) << 9 | u32::from(s[1])
    }
    fn position(&self, number: u32) -> Option<Men> {
        let s = [(number >> 9) as u16, (number & 0o777) as u16];
        let ahead = s[0].count_ones().wrapping_sub(s[1].count_ones());
        (s[0] & s[1] == 0 && ahead <= 1).then_some(s)
    }
    fn sources(&self, s: &Men, out: &mut Vec<Men>) {
        let last = usize::from(s[0].count_ones() == s[1].count_ones());
        for i in (0..9).filter(|i| s[last] & 1 << i != 0) {
            let mut before = *s;
            before[last] &= !(1 << i);
            out.push(before);
        }
    }
    fn same_values(&self, _: &Three) -> bool {
        true
    }
}

#[test]
fn searchers_find_what_the_solution_says() {
    let solution = Solution::of(&Three, &mut |_| ());
    assert_eq!(solution.value(&Three, &[0, 0]), Value::Draw);
    assert_eq!(solution.value(&Three, &[0o3, 0o60]), Value::Win(1));
    let mut alphabeta = AlphaBeta::new(Flat, Features::sharp(0), 12);
    let mut mcts = Mcts::new(Flat, 1.0, 20.0, 100_000);
    let mut solved = Solved::default();
    let mut checked = 0;
    for number in (0..Three.size()).step_by(7) {
        let Some(s) = Three.position(number).filter(|s| Three.turn(s).seat().is_some()) else { continue };
        if (s[0] | s[1]).count_ones() < 3 {
            continue;
        }
        checked += 1;
        let value = solution.value(&Three, &s);
        let exact = Score::from(value);
        let thought = ask(&mut alphabeta, &Three, &s, 1_000_000, 0.0);
        match value {
            Value::Draw => assert_eq!(thought.score, Score::Points(0), "{s:?}"),
            _ => assert_eq!(thought.score, exact, "{s:?}"),
        }
        assert_eq!(ask(&mut solved, &Three, &s, 1_000_000, 0.0).score, exact, "{s:?}");
        let found = ask(&mut mcts, &Three, &s, 3000, 0.0);
        let sign = |score| match score {
            Score::Win(_) => 1,
            Score::Loss(_) => -1,
            _ => 0,
        };
        assert_eq!(sign(found.score), sign(exact), "{s:?} {:?}", found.score);
        let mut after = s;
        Three.apply(&mut after, found.best);
        if let Turn::Seat(_) = Three.turn(&after) {
            let replied = Score::from(solution.value(&Three, &after)).reversed();
            assert_eq!(sign(replied), sign(exact), "{s:?}: the tree search throws {exact:?} away");
        }
    }
    assert!(checked > 100, "{checked}");
}

#[test]
fn solving_backwards_agrees_with_looking_forwards() {
    fn forwards(s: &Men) -> Value {
        let Turn::Seat(seat) = Three.turn(s) else { panic!("it goes on") };
        let mut moves = Vec::new();
        Three.moves(s, &mut moves);
        let after = |m: &u8| {
            let mut next = *s;
            Three.apply(&mut next, *m);
            match Three.turn(&next) {
                Turn::Over(outcome) if outcome.sign(seat) > 0 => Value::Win(1),
                Turn::Over(_) => Value::Draw,
                _ => match forwards(&next) {
                    Value::Win(plies) => Value::Loss(plies + 1),
                    Value::Loss(plies) => Value::Win(plies + 1),
                    Value::Draw => Value::Draw,
                },
            }
        };
        let worth = |value: &Value| match *value {
            Value::Win(plies) => 100 - i32::from(plies),
            Value::Draw => 0,
            Value::Loss(plies) => i32::from(plies) - 100,
        };
        moves.iter().map(after).max_by_key(worth).expect("there is a move")
    }
    let mut told = Vec::new();
    let solution = Solution::of(&Three, &mut |thousandths| told.push(thousandths));
    let going_on = (0..Three.size()).filter_map(|n| Three.position(n)).filter(|s| Three.turn(s).seat().is_some());
    for s in going_on.filter(|s| (s[0] | s[1]).count_ones() > 2) {
        assert_eq!(solution.value(&Three, &s), forwards(&s), "{s:?}");
    }
    assert!(told.is_sorted() && told.len() > 4 && told.iter().all(|&t| t <= 1000), "{told:?}");
}

#[test]
fn a_weak_solver_sees_only_near_ends() {
    let mut solved = Solved::default();
    let s = [0o3, 0o60];
    assert_eq!(ask(&mut solved, &Three, &s, 1, 0.0).score, Score::Win(1));
    assert_eq!(ask(&mut solved, &Three, &s, 0, 0.0).score, Score::Points(0));
    assert_eq!(solved.verdict(&Three, &[0, 0], &mut |_| ()), Some(Score::Draw));
}

#[test]
fn an_end_by_history_is_seen_inside_the_search() {
    // Walking in a circle of four: who brings a place back loses, so the second must walk on to the exit.
    let game = tree::Ring;
    let mut search = AlphaBeta::new(Flat, Features::SOUND, 8);
    let thought = ask(&mut search, &game, &game.start(), 100_000, 0.0);
    assert_eq!((thought.best, thought.score), (0, Score::Win(3)));
}

#[test]
fn any_budget_yields_the_same_legal_move_again() {
    for seed in 0..20 {
        let game = Tree { seed, luck: seed % 2 == 0, seats: 2 };
        let start = game.start();
        let mut legal = Vec::new();
        game.moves(&start, &mut legal);
        let mut alphabeta = AlphaBeta::new(Hash, Features::sharp(100), 6);
        let mut mcts = Mcts::new(Hash, 1.0, 10.0, 1000);
        let mut maxn = MaxN::new(Hash, 4);
        for nodes in [0, 1, 2, 3, 5, 8, 100, 2000] {
            for heat in [0.0, 200.0] {
                for search in [&mut alphabeta as &mut dyn Search<Tree>, &mut mcts, &mut maxn] {
                    let once = ask(search, &game, &start, nodes, heat);
                    assert!(legal.contains(&once.best) && once.nodes <= nodes, "{once:?}");
                    assert_eq!(once.line.first(), Some(&once.best));
                    assert_eq!(ask(search, &game, &start, nodes, heat), once);
                }
            }
        }
    }
}
