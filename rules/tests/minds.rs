//! Law 12: every player, under any budget, plays a legal move, the same one for the same seed, and keeps no memory.

mod common;

use rules::ai::{Ask, Level, Mind, Score, Shown, Sight, think};
use rules::game::{Rng, Seat, Turn};
use rules::games::{BRAINS, find};
use rules::play::{Step, Table};
use std::collections::BTreeMap;

/// Positions of random games of every game with a player, under every choice of options.
fn positions(mut each: impl FnMut(&dyn Table, &mut dyn Mind)) {
    for brain in BRAINS {
        let entry = find(brain.id).expect("players belong to games");
        let mut mind = (brain.wake)();
        for (seed, picked) in common::choices(entry).iter().enumerate() {
            let mut rng = Rng::new(seed as u64);
            for length in [0, 3, 14, 40] {
                let mut table = common::open(entry, picked);
                common::play_on(table.as_mut(), &mut rng, length, true);
                while table.turn() == Turn::Chance {
                    table.roll(&mut rng);
                }
                if table.turn().seat().is_some() {
                    each(table.as_ref(), mind.as_mut());
                }
            }
        }
    }
}

#[test]
fn any_budget_yields_a_legal_move() {
    positions(|table, mind| {
        for nodes in [0, 1, 2, 30, 700] {
            for heat in [0.0, 1e9] {
                let at = format!("{} {} nodes {nodes}", table.entry().id, table.dump(table.plies()));
                let level = Level { nodes, heat };
                let thought = think(mind, table, level, 5).unwrap_or_else(|| panic!("no move: {at}"));
                assert!(thought.nodes <= nodes, "{} spent: {at}", thought.nodes);
                assert_eq!(thought.line.first(), Some(&thought.best), "{at}");
                // Of a game with secrets the line is the move alone.
                let mut after = table.copy();
                for (ply, code) in thought.line.iter().enumerate() {
                    if after.turn().outcome().is_some() {
                        break;
                    }
                    assert!(after.enter(&[*code]).is_ok(), "move {ply} of the line is refused: {at}");
                }
            }
        }
    });
}

#[test]
fn the_same_seed_gives_the_same_move() {
    let mut others = BTreeMap::new();
    positions(|table, mind| {
        let brain = rules::games::brain(table.entry().id).expect("it has a player");
        let other = others.entry(brain.id).or_insert_with(brain.wake);
        let levels = [Level::cool(400), Level { nodes: 100, heat: 300.0 }];
        let mine = levels.map(|level| think(mind, table, level, 9));
        // Another mind, asked in another order.
        let theirs = [1, 0].map(|i| think(&mut **other, table, levels[i], 9));
        assert!(mine[0] == theirs[1] && mine[1] == theirs[0], "{}", table.dump(table.plies()));
    });
}

#[test]
fn minds_answer_only_what_they_are_asked() {
    positions(|table, mind| {
        let record = table.record();
        let seat = table.turn().seat().expect("a seat is to move");
        let level = Level::cool(50);
        let mut refuses = |sight, seat| {
            let ask = Ask { sight, seat, level, seed: 1 };
            mind.think(&ask, &mut || false, &mut |_| (), &mut |_| ()).is_none()
        };
        let shown = Shown::of(table, seat);
        assert!(refuses(shown.sight(), Seat(seat.0 ^ 1)), "it moves for another seat");
        if let Shown::View(picked, view) = &shown {
            assert!(refuses(Sight::Record(&record), seat), "it looks at the whole of a game with secrets");
            assert!(refuses(Sight::View(picked, &view[..view.len() - 1]), seat), "it believes a view that is cut off");
            assert!(refuses(Sight::View(&[99; 40], view), seat), "it plays by options that there are not");
            let theirs = Shown::of(table, Seat(seat.0 ^ 1));
            assert!(refuses(theirs.sight(), Seat(seat.0 ^ 1)), "it moves when another seat is to move");
            return;
        }
        let mut none = |record, seat| refuses(Sight::Record(record), seat);
        let mut damaged = record.clone();
        damaged.plies.push(Step::Move(u32::MAX));
        assert!(none(&damaged, seat), "it believes a damaged record");
        let mut foreign = record.clone();
        foreign.id = "chess".into();
        assert!(none(&foreign, seat), "it plays a game it does not know");
        assert!(refuses(Sight::View(&[], &[]), seat), "it reads a view of an open game");
    });
}

#[test]
fn a_stop_is_heard() {
    for brain in BRAINS.iter().filter(|b| !b.solved) {
        let entry = find(brain.id).expect("players belong to games");
        let mut table = common::open(entry, &vec![0; entry.options.len()]);
        let mut rng = Rng::new(1);
        while table.roll(&mut rng) {}
        let seat = table.turn().seat().expect("a seat is to move");
        let shown = Shown::of(table.as_ref(), seat);
        let ask = Ask { sight: shown.sight(), seat, level: Level::cool(u64::MAX), seed: 1 };
        let thought = (brain.wake)().think(&ask, &mut || true, &mut |_| (), &mut |_| ()).expect("there is a move");
        assert!(thought.nodes < 1024, "{}: {}", brain.id, thought.nodes);
    }
}

#[test]
fn solved_games_have_verdicts() {
    positions(|table, mind| {
        let brain = rules::games::brain(table.entry().id).expect("it has a player");
        let seat = table.turn().seat().expect("a seat is to move");
        let mut verdict = |seat| {
            let shown = Shown::of(table, seat);
            mind.verdict(&Ask { sight: shown.sight(), seat, level: Level::cool(0), seed: 0 }, &mut |_| ())
        };
        let (mine, theirs) = (verdict(seat), verdict(Seat(seat.0 ^ 1)));
        assert_eq!(mine.is_some(), brain.solved);
        assert_eq!(mine.map(Score::reversed), theirs);
        if let Some(mine) = mine {
            let best = think(mind, table, brain.levels[4], 1).expect("there is a move").score;
            assert_eq!(best, mine, "level 5 plays what the solution says");
        }
    });
}

#[test]
fn levels_rise() {
    for brain in BRAINS {
        for pair in brain.levels.windows(2) {
            assert!(pair[0].nodes < pair[1].nodes && pair[0].heat >= pair[1].heat, "{}", brain.id);
        }
        assert!(brain.levels[0].nodes <= 1000 && brain.levels[4].heat == 0.0, "{}", brain.id);
    }
}
