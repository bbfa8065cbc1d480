//! Links of every game: they come back whole, and whatever is thrown at them is answered without a panic.

mod common;

use rules::game::{Eye, Rng, Seat};
use rules::games::ALL;
use rules::play::{Table, link};

/// Both tables hold the same game.
fn assert_same(a: &dyn Table, b: &dyn Table, what: &str) {
    assert_eq!(a.record(), b.record(), "{what}");
    assert_eq!(a.dump(a.plies()), b.dump(b.plies()), "{what}");
    assert_eq!(a.turn(), b.turn(), "{what}");
}

/// Random games of every game and option, some from a position on the way.
fn games(mut each: impl FnMut(Box<dyn Table>, &mut Rng)) {
    for entry in ALL {
        for (seed, picked) in common::choices(entry).iter().enumerate() {
            let mut rng = Rng::new(seed as u64);
            for length in [0, 1, 7, 60] {
                let mut table = common::open(entry, picked);
                common::play_on(table.as_mut(), &mut rng, length, true);
                if rng.below(3) == 0 {
                    let text = table.dump(table.plies());
                    table = (entry.open)(picked, Some(&text))
                        .unwrap_or_else(|bad| panic!("{} cannot load its own {text}: {bad}", entry.id));
                    common::play_on(table.as_mut(), &mut rng, length, true);
                }
                each(table, &mut rng);
            }
        }
    }
}

#[test]
fn packed_links_come_back() {
    games(|table, rng| {
        let ply = rng.below(table.plies() as u32 + 1) as usize;
        let turned = rng.below(2) == 1;
        let packed = link::pack(table.as_ref(), ply, turned);
        for address in [packed.clone(), format!("#/{packed}"), format!("https://a.example/b/?x=1#/{packed}")] {
            let opened = link::read(&address).expect("the game is known");
            assert_eq!(opened.fault, None, "{address}");
            assert_eq!((opened.ply, opened.turned), (ply, turned), "{address}");
            assert_same(opened.table.as_ref(), table.as_ref(), &address);
        }
        let opened = link::read(&format!("https://a.example/b/?g={packed}&from=elsewhere")).expect("the game is known");
        assert_same(opened.table.as_ref(), table.as_ref(), &packed);
    });
}

#[test]
fn links_in_words_come_back() {
    games(|table, rng| {
        let ply = rng.below(table.plies() as u32 + 1) as usize;
        let words = link::words(table.as_ref(), ply);
        let query = words.replacen('?', "&", 1);
        for address in [words.clone(), format!("#/{words}"), format!("?g={query}")] {
            let opened = link::read(&address).expect("the game is known");
            assert_eq!(opened.fault, None, "{address}");
            assert_eq!(opened.ply, ply, "{address}");
            assert_same(opened.table.as_ref(), table.as_ref(), &address);
        }
    });
}

#[test]
fn what_the_page_is_asked_for_leaves_the_game_alone() {
    for entry in ALL {
        assert!(entry.options.iter().all(|option| !link::ASIDE.contains(&option.key)), "{}", entry.id);
    }
    games(|table, _| {
        let (packed, words) = (link::pack(table.as_ref(), 0, false), link::words(table.as_ref(), 0));
        for asked in ["lang=en&theme=dark&play=no&flip=1&faces=letters", "lang=&theme=%&play", "flip=-9&lang=lang"] {
            let more = if words.contains('?') { '&' } else { '?' };
            for link in [format!("{packed}&{asked}"), format!("{words}{more}{asked}")] {
                let query = link.replacen('?', "&", 1).replacen('/', "%2F", 1);
                for address in [format!("https://a.example/#/{link}"), format!("https://a.example/b/?g={query}")] {
                    assert_eq!(link::part(&link::part(&address)), link::part(&address), "{address}");
                    let opened = link::read(&address).expect("the game is known");
                    assert_eq!(opened.fault, None, "{address}");
                    assert_same(opened.table.as_ref(), table.as_ref(), &address);
                }
            }
        }
    });
}

#[test]
fn a_cut_link_holds_the_beginning_of_its_game() {
    games(|table, _| {
        let packed = link::pack(table.as_ref(), table.plies(), false);
        let (id, payload) = packed.split_once('/').expect("an id and a payload");
        for length in 1..payload.len() - 1 {
            let opened = link::open(id, &payload[..length]).expect("the game is known");
            let fault = opened.fault.unwrap_or_else(|| panic!("{packed} cut to {length} went unnoticed"));
            let record = opened.table.record();
            assert_eq!(fault.ply, record.plies.len());
            assert!(table.record().plies.starts_with(&record.plies), "{packed} cut to {length}");
        }
    });
}

/// The text with a few characters changed, put in, moved or cut off.
fn hurt(text: &str, rng: &mut Rng, noise: &[char]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=rng.below(3) {
        let at = rng.below(chars.len().max(1) as u32) as usize;
        match rng.below(5) {
            _ if chars.is_empty() => chars.push(rng.pick(noise)),
            0 => chars[at] = rng.pick(noise),
            1 => chars.insert(at, rng.pick(noise)),
            2 => chars.truncate(at.max(1)),
            3 => {
                let other = rng.below(chars.len() as u32) as usize;
                chars.swap(at, other);
            }
            _ => {
                chars.remove(at);
            }
        }
    }
    chars.into_iter().collect()
}

#[test]
fn damaged_links_are_answered() {
    let noise: Vec<char> = "abzAZ09-_%&?=./#~+ :*é炮".chars().collect();
    games(|table, rng| {
        let whole = [link::pack(table.as_ref(), 0, false), link::words(table.as_ref(), 0)];
        for _ in 0..60 {
            let text = hurt(&whole[rng.below(2) as usize], rng, &noise);
            if let Ok(opened) = link::read(&text) {
                if let Some(fault) = &opened.fault {
                    assert!(fault.ply <= opened.table.plies(), "{text}");
                    assert!(!fault.what.key().is_empty() && !fault.to_string().is_empty());
                }
                let table = opened.table;
                let _whatever_it_is = (table.frame(Eye::Referee, table.plies()), table.legal(0));
            }
        }
    });
}

#[test]
fn damaged_positions_are_refused_or_can_be_played() {
    games(|table, rng| {
        let whole = table.dump(table.plies());
        let noise: Vec<char> = whole.chars().chain("0123456789 ./-wbKkRBé".chars()).collect();
        for _ in 0..40 {
            let text = hurt(&whole, rng, &noise);
            match (table.entry().open)(table.picked(), Some(&text)) {
                Err(bad) => assert!(bad.at <= text.chars().count() && bad.want.starts_with("want-"), "{text}: {bad}"),
                Ok(mut other) => {
                    common::play_on(other.as_mut(), rng, 12, true);
                    let _whatever_it_is = other.frame(Eye::Referee, other.plies());
                    let opened = link::read(&link::pack(other.as_ref(), 0, false)).expect("the game is known");
                    assert_eq!(opened.fault, None, "{text}");
                    assert_same(opened.table.as_ref(), other.as_ref(), &text);
                }
            }
        }
    });
}

#[test]
fn damaged_moves_are_refused_or_legal() {
    games(|table, rng| {
        let forms = table.entry().forms.len() as u32;
        let legal = table.legal(rng.below(forms) as usize);
        for (_, text) in legal.iter().take(30) {
            let noise: Vec<char> = text.chars().chain("abi0129+-=.@*炮前進进平 ".chars()).collect();
            let word = hurt(text, rng, &noise);
            match table.copy().write(&word) {
                Ok(code) => assert!(legal.iter().any(|(c, _)| *c == code), "{word}"),
                Err(bad) => assert!(bad.at <= word.chars().count() && bad.want.starts_with("want-"), "{word}: {bad}"),
            }
        }
    });
}

#[test]
fn any_text_is_answered() {
    let mut rng = Rng::new(5);
    for entry in ALL {
        for _ in 0..2_000 {
            let word: String = (0..rng.below(40)).map(|_| char::from(32 + rng.below(95) as u8)).collect();
            let han: String =
                (0..rng.below(9)).map(|_| rng.pick(&['炮', '二', '平', '五', '前', 'é', '\u{0}'])).collect();
            let text = format!("{word}{han}");
            assert!(link::open(entry.id, &text).is_ok());
            let _any = link::read(&text);
            let _any = link::read(&format!("{}?position={text}&moves={text}", entry.id));
            let _any = (entry.open)(&[rng.below(256) as u8, 9, 77], Some(&text));
            let _any = common::open(entry, &[]).write(&text);
            let _any = rules::play::parse_options(entry.options, &text);
        }
    }
}

#[test]
fn any_code_click_and_act_is_answered() {
    use rules::board::Target;
    let mut rng = Rng::new(6);
    for entry in ALL {
        for picked in common::choices(entry) {
            let mut table = common::open(entry, &picked);
            let places = table.board().places.len() as u32;
            for _ in 0..400 {
                let target = match rng.below(6) {
                    0 => Target::Level(rng.below(places + 2) as u16, rng.below(9) as u8),
                    1 => Target::Hand(rng.below(4) as u8, rng.below(12) as u8),
                    2 => Target::Button(rng.below(4) as u8),
                    _ => Target::Place(rng.below(places + 2) as u16),
                };
                let _any = table.click(target);
                let _any = table.enter(&[rng.below(table.codes() + 3)]);
                if rng.below(9) == 0 {
                    let _any = table.act(Seat(rng.below(7) as u8), rng.pick(&rules::game::Act::ALL));
                    table.back(rng.below(table.plies() as u32 + 3) as usize);
                }
                table.roll(&mut rng);
                let _any = table.frame(Eye::Referee, rng.below(99) as usize);
            }
        }
    }
}

#[test]
fn faults_say_what_and_where() {
    let key = |text: &str| match link::read(text) {
        Ok(opened) => opened.fault.map_or(("", 0), |fault| (fault.what.key(), fault.ply)),
        Err(bad) => (bad.key(), 0),
    };
    let id = ALL[0].id;
    assert_eq!(key(""), ("link-empty", 0));
    assert_eq!(key("#/"), ("link-empty", 0));
    assert_eq!(key("https://a.example/page"), ("link-empty", 0));
    assert_eq!(key("#/chess/ABC"), ("link-unknown-game", 0));
    assert_eq!(key(&format!("#/{id}")), ("", 0));
    assert_eq!(key(&format!("#/{id}/-AAAA")), ("link-newer", 0));
    assert_eq!(key(&format!("#/{id}/BAAAA")), ("link-damaged", 0));
    assert_eq!(key(&format!("#/{id}/B{}", "A".repeat(link::LONGEST))), ("link-too-long", 0));
    assert_eq!(key(&format!("#/{id}?colour=green")), ("link-bad-option-key", 0));
    assert_eq!(key(&format!("#/{id}?position=%00")), ("link-bad-position", 0));
    assert_eq!(key(&format!("#/{id}?ply=x")), ("link-bad-ply", 0));
    let mut table = common::open(&ALL[0], &[]);
    common::play_on(table.as_mut(), &mut Rng::new(1), 2, false);
    let words = link::words(table.as_ref(), 2);
    assert_eq!(key(&format!("{words}.nonsense.resign:1")), ("link-bad-move", 2));
    assert_eq!(key(&format!("{words}.accept:1")), ("link-refused-move", 2));
    assert_eq!(key(&format!("{words}.resign:2")), ("", 0));
}

/// A sealed link holds the whole game and names an eye; unsealed ones name none.
#[test]
fn seals_come_back() {
    for entry in ALL {
        let mut table = common::open(entry, &[]);
        common::play_on(table.as_mut(), &mut Rng::new(8), 30, true);
        for seat in (0..table.seats()).map(Seat) {
            for turned in [false, true] {
                let opened = link::read(&link::seal(table.as_ref(), turned, seat)).expect("a known game");
                assert_eq!((opened.eye, opened.turned, opened.fault), (Some(seat), turned, None), "{}", entry.id);
                assert_eq!(opened.table.record(), table.record(), "{}", entry.id);
            }
        }
        assert_eq!(link::read(&link::pack(table.as_ref(), 3, true)).expect("a known game").eye, None, "{}", entry.id);
    }
}
