//! Matches by links: two browsers that know of each other only what links bring, honest ones and others.

mod common;

use rules::game::{Act, Rng, Seat, Turn};
use rules::games::find;
use rules::play::link;
use rules::play::pass::{BadPass, Digest, Met, News, Pass, find as found, meet, read};
use rules::play::{Step, Table};

/// The games, with their options as they stand in links: open, with luck, with luck from the start, with secrets.
const GAMES: &[(&str, &[u8])] = &[
    ("xiangqi", &[]),
    ("tiaoqi", &[]),
    ("einstein", &[]),
    ("einstein", &[0, 1]),
    ("feixing", &[2]),
    ("feixing", &[2, 0, 0, 0, 1]),
    ("junqi", &[]),
];

/// A browser: what it holds of one match, and its chance.
struct Browser {
    held: Option<(Box<dyn Table>, Pass)>,
    rng: Rng,
}

fn secret(rng: &mut Rng) -> Digest {
    let mut secret = Digest::default();
    secret[..8].copy_from_slice(&rng.wide().to_le_bytes());
    secret[8..].copy_from_slice(&rng.wide().to_le_bytes());
    secret
}

impl Browser {
    fn new(seed: u64) -> Browser {
        Browser { held: None, rng: Rng::new(seed) }
    }

    fn begin(&mut self, id: &str, picked: &[u8], seat: Seat) {
        let table = common::open(find(id).expect("a game"), picked);
        let number = self.rng.wide().to_le_bytes();
        self.held = Some((table, Pass::begin(seat, number, secret(&mut self.rng))));
    }

    fn table(&self) -> &dyn Table {
        &*self.held.as_ref().expect("a match is held").0
    }

    fn pass(&self) -> &Pass {
        &self.held.as_ref().expect("a match is held").1
    }

    fn seat(&self) -> Seat {
        self.pass().seat().expect("a seat is played")
    }

    fn link(&self) -> String {
        self.pass().link(self.table()).expect("whoever plays can send")
    }

    /// What a link brings, kept as a browser would: written down and read again.
    fn open(&mut self, link: &str) -> (News, Option<BadPass>) {
        let sent = match read(link) {
            Ok(sent) => sent,
            Err(bad) => return (News::Refused, Some(bad)),
        };
        let held = self.held.take().filter(|(_, pass)| pass.is_of(&sent));
        let Met { table, pass, news, bad, .. } = meet(sent, held, secret(&mut self.rng));
        let kept = Pass::kept(&pass.keep()).expect("what is kept is read again");
        assert_eq!(kept, pass);
        self.held = Some((table, kept));
        (news, bad)
    }

    /// Makes one move or set-up of its own, and all throws that it may.
    fn play(&mut self) {
        let me = self.seat();
        let (table, pass) = self.held.as_mut().expect("a match is held");
        while pass.holder(&**table) == Some(me) {
            if table.turn() == Turn::Chance {
                assert!(pass.roll(&mut **table), "the holder can throw");
            } else if let Some(codes) = table.shuffled(&mut self.rng) {
                assert!(table.enter(&codes).is_ok());
            } else {
                assert!(common::step(&mut **table, &mut self.rng));
                // Nobody knows what the next throw will be when he has moved.
                assert!(!pass.roll(&mut *table.copy()), "the throw after a move is known: {}", table.entry().id);
            }
        }
    }
}

/// Two browsers that have begun, the link that the second has opened, and whose turn it is to open.
fn begun(id: &str, picked: &[u8], seat: Seat, seed: u64) -> ([Browser; 2], String) {
    let mut browsers = [Browser::new(seed), Browser::new(seed + 1000)];
    browsers[0].begin(id, picked, seat);
    browsers[0].play();
    let link = browsers[0].link();
    assert_eq!(browsers[1].open(&link), (News::Joined, None), "{id}");
    assert_eq!(browsers[1].seat(), seat.other());
    (browsers, link)
}

/// Lets both play on by links, at most so many; the last one that was opened.
fn exchange(browsers: &mut [Browser; 2], links: usize, mut each: impl FnMut(&str, &Browser)) -> String {
    let mut to = 0;
    let mut last = String::new();
    for _ in 0..links {
        let from = 1 - to;
        browsers[from].play();
        if browsers[from].table().turn().outcome().is_some() && browsers[to].table().turn().outcome().is_some() {
            break;
        }
        last = browsers[from].link();
        each(&last, &browsers[from]);
        let came = browsers[to].open(&last);
        assert_eq!(came, (News::WentOn, None), "{last}");
        assert_eq!(browsers[to].open(&last), (News::Old, None), "the same once more: {last}");
        to = from;
    }
    last
}

#[test]
fn matches_are_played_to_their_end() {
    for &(id, picked) in GAMES {
        // Who makes the match matters where something is bound before it begins.
        let bound = !matches!(id, "xiangqi" | "tiaoqi");
        for seat in [Seat(0), Seat(1)].into_iter().take(1 + usize::from(bound)) {
            let (mut browsers, first) = begun(id, picked, seat, 7 + u64::from(seat.0));
            let mut count = 0_usize;
            exchange(&mut browsers, 3000, |link, from| {
                count += 1;
                assert!(link.bytes().all(|b| b.is_ascii_alphanumeric() || b"/-_.".contains(&b)), "{link}");
                assert_eq!(found(&format!("https://example.org/#/{link}~abcdefgh")).as_deref(), Some(link));
                if count.is_multiple_of(40) {
                    let mut third = Browser::new(5);
                    assert_eq!(third.open(link), (News::Looks, None), "{link}");
                    assert_eq!((third.pass().seat(), third.pass().link(third.table())), (None, None));
                    assert_eq!(third.table().plies(), from.table().plies());
                }
            });
            let [one, two] = &browsers;
            assert!(one.table().turn().outcome().is_some(), "{id} does not end");
            assert_eq!(one.table().record(), two.table().record(), "{id}");
            assert!(count > 3, "{id}");
            for browser in &mut browsers {
                assert_eq!(browser.open(&first), (News::Old, None), "{id}: the first link again");
            }
        }
    }
}

#[test]
fn a_hidden_set_up_is_in_no_link_before_the_other_has_set_up() {
    for seat in [Seat(0), Seat(1)] {
        let (mut browsers, first) = begun("junqi", &[], seat, 21);
        let hidden = std::cell::Cell::new(0);
        let shown = |link: &str| {
            let opened = link::read(link).expect("any page reads the game");
            assert!(opened.fault.is_none(), "{link}");
            opened.table.record().plies.into_iter().take(25).collect::<Vec<_>>()
        };
        let mut links = vec![first];
        exchange(&mut browsers, 6, |link, _| links.push(link.to_string()));
        let own = browsers[usize::from(seat.0)].table().record().plies[..25].to_vec();
        for link in &links {
            let first = shown(link);
            if first.len() == 25 {
                let plies = link::read(link).expect("it was read before").table.plies();
                assert_eq!(first == own, plies > 50, "{link}");
                hidden.set(hidden.get() + usize::from(plies <= 50));
            }
        }
        assert_eq!(hidden.get(), 2);
        let (one, two) = (browsers[0].table().record(), browsers[1].table().record());
        assert!(one.plies.starts_with(&two.plies) || two.plies.starts_with(&one.plies));
    }
}

#[test]
fn acts_travel() {
    let (mut browsers, _) = begun("xiangqi", &[], Seat(0), 3);
    exchange(&mut browsers, 3, |_, _| {});
    // The first is to move: it offers, moves, and the other accepts.
    let (table, _) = browsers[0].held.as_mut().expect("a match is held");
    table.act(Seat(0), Act::OfferDraw).expect("a draw may be offered");
    browsers[0].play();
    let link = browsers[0].link();
    assert_eq!(browsers[1].open(&link), (News::WentOn, None));
    let (table, _) = browsers[1].held.as_mut().expect("a match is held");
    table.act(Seat(1), Act::Accept).expect("the offer is open");
    let link = browsers[1].link();
    assert_eq!(browsers[0].open(&link), (News::WentOn, None));
    assert_eq!(browsers[0].table().turn().outcome().map(|outcome| outcome.why), Some("agreed"));

    // Giving up before a throw that has been revealed.
    let (mut browsers, _) = begun("einstein", &[0, 1], Seat(0), 3);
    exchange(&mut browsers, 4, |_, _| {});
    let (table, _) = browsers[1].held.as_mut().expect("a match is held");
    assert_eq!(table.turn(), Turn::Chance);
    table.act(Seat(1), Act::Resign).expect("one may resign");
    let link = browsers[1].link();
    assert_eq!(browsers[0].open(&link), (News::WentOn, None));
}

/// A game with other plies from one on: the legal ones that `choose` takes.
fn another(table: &dyn Table, ply: usize, rng: &mut Rng) -> Box<dyn Table> {
    let old = table.record().plies;
    let mut other = table.copy();
    other.back(ply);
    let codes: Vec<u32> = other.legal(0).into_iter().map(|(code, _)| code).collect();
    let code = codes.into_iter().find(|&code| old.get(ply) != Some(&Step::Move(code))).expect("there is a choice");
    other.enter(&[code]).expect("a legal move");
    while other.plies() < old.len() && common::step(&mut *other, rng) {}
    other
}

/// What a browser does that does not play by the rules, and what the other one says.
#[test]
fn cheating_is_caught_at_its_place() {
    let mut rng = Rng::new(11);
    // An earlier ply is another one.
    for &(id, picked) in &[GAMES[0], GAMES[1], GAMES[6]] {
        let (mut browsers, _) = begun(id, picked, Seat(0), 31);
        exchange(&mut browsers, 9, |_, _| {});
        let plies = browsers[0].table().plies();
        browsers[0].play();
        for ply in [plies - 1, plies - 3] {
            let forged = another(browsers[0].table(), ply, &mut rng);
            let link = browsers[0].pass().link(&*forged).expect("it can be sent");
            let held = browsers[1].table().record();
            assert_eq!(browsers[1].open(&link), (News::Refused, Some(BadPass::Changed(ply))), "{id}");
            assert_eq!(browsers[1].table().record(), held, "{id}: what is held stands");
        }
        let good = browsers[0].link();
        assert_eq!(browsers[1].open(&good), (News::WentOn, None), "{id}: the match goes on");
    }
    // A die is chosen.
    for &(id, picked) in &GAMES[2..6] {
        let (mut browsers, _) = begun(id, picked, Seat(0), 41);
        exchange(&mut browsers, 6, |_, _| {});
        let from = usize::from(browsers[0].pass().holder(browsers[0].table()) != Some(browsers[0].seat()));
        let plies = browsers[from].table().plies();
        browsers[from].play();
        let table = browsers[from].table();
        let mut at = table.copy();
        let thrown = (plies..table.plies()).find(|&ply| {
            at = table.copy();
            at.back(ply);
            at.turn() == Turn::Chance
        });
        let ply = thrown.expect("there is a throw before the move");
        let forged = another(table, ply, &mut rng);
        let link = browsers[from].pass().link(&*forged).expect("it can be sent");
        let (news, bad) = browsers[1 - from].open(&link);
        assert_eq!(news, News::Refused, "{id}");
        assert!(
            matches!(bad, Some(BadPass::Throw(at)) if at == ply) || bad == Some(BadPass::Reveal(Seat(from as u8))),
            "{id}: {bad:?}"
        );
        // Who looks on sees the game up to the throw.
        let mut third = Browser::new(1);
        if third.open(&link) == (News::Looks, Some(BadPass::Throw(ply))) {
            assert_eq!(third.table().plies(), ply, "{id}");
        }
    }
    // One plays for the other too.
    let (mut browsers, _) = begun("xiangqi", &[], Seat(0), 51);
    exchange(&mut browsers, 5, |_, _| {});
    let plies = browsers[0].table().plies();
    let mut forged = browsers[0].table().copy();
    for _ in 0..3 {
        assert!(common::step(&mut *forged, &mut rng));
    }
    let link = browsers[0].pass().link(&*forged).expect("it can be sent");
    assert_eq!(browsers[1].open(&link), (News::Refused, Some(BadPass::Forged(plies + 1))));
    let mut resigned = browsers[0].table().copy();
    resigned.act(Seat(1), Act::Resign).expect("one may resign");
    let link = browsers[0].pass().link(&*resigned).expect("it can be sent");
    assert_eq!(browsers[1].open(&link), (News::Refused, Some(BadPass::Forged(plies))));
    // There is no clock to run out.
    let mut passed = browsers[0].table().copy();
    passed.act(Seat(0), Act::Flag).expect("the rules know it");
    let link = browsers[0].pass().link(&*passed).expect("it can be sent");
    assert_eq!(browsers[1].open(&link), (News::Refused, Some(BadPass::Forged(plies))));
    // The maker plays for the seat that is still free.
    let mut maker = Browser::new(2);
    maker.begin("xiangqi", &[], Seat(1));
    let mut forged = maker.table().copy();
    assert!(common::step(&mut *forged, &mut rng));
    let link = maker.pass().link(&*forged).expect("it can be sent");
    assert_eq!(Browser::new(3).open(&link), (News::Looks, Some(BadPass::Forged(0))));
}

#[test]
fn another_set_up_than_the_bound_one_is_told() {
    let (mut browsers, _) = begun("junqi", &[], Seat(0), 61);
    // The second sets up and sends; the first changes its set-up before it reveals it.
    browsers[1].play();
    let link = browsers[1].link();
    assert_eq!(browsers[0].open(&link), (News::WentOn, None));
    let mut rng = Rng::new(62);
    let table = browsers[0].table();
    let mut forged = common::open(table.entry(), &[]);
    let codes = forged.shuffled(&mut rng).expect("it is set up");
    forged.enter(&codes).expect("it is legal");
    let rest: Vec<u32> = table.record().plies[25..]
        .iter()
        .map(|step| match step {
            Step::Move(code) => *code,
            Step::Act(..) => unreachable!("nobody has acted"),
        })
        .collect();
    forged.enter(&rest).expect("it is legal");
    assert!(common::step(&mut *forged, &mut rng));
    let link = browsers[0].pass().link(&*forged).expect("it can be sent");
    assert_eq!(browsers[1].open(&link), (News::Refused, Some(BadPass::SetUp)));
    browsers[0].play();
    let link = browsers[0].link();
    assert_eq!(browsers[1].open(&link), (News::WentOn, None));
}

#[test]
fn a_third_browser_takes_no_seat() {
    let mut maker = Browser::new(70);
    maker.begin("xiangqi", &[], Seat(0));
    maker.play();
    let first = maker.link();
    let mut late = Browser::new(71);
    let mut joined = Browser::new(72);
    assert_eq!(late.open(&first), (News::Joined, None));
    assert_eq!(joined.open(&first), (News::Joined, None));
    joined.play();
    assert_eq!(maker.open(&joined.link()), (News::WentOn, None));
    late.play();
    assert_eq!(maker.open(&late.link()), (News::Refused, Some(BadPass::Stranger)));
    maker.play();
    assert_eq!(late.open(&maker.link()), (News::Refused, Some(BadPass::Stranger)));
}

#[test]
fn damage_is_told() {
    for &(id, picked) in &[GAMES[0], GAMES[2], GAMES[6]] {
        let (mut browsers, _) = begun(id, picked, Seat(0), 81);
        exchange(&mut browsers, 5, |_, _| {});
        let (mut others, _) = begun(id, picked, Seat(0), 82);
        let (from, to) = (0, 1);
        browsers[from].play();
        let (link, foreign) = (browsers[from].link(), exchange(&mut others, 4, |_, _| {}));
        let held = browsers[to].table().record();
        let dot = link.find('.').expect("there is an envelope");
        for at in link.find('/').expect("there is a payload") + 1..link.len() {
            let old = link.as_bytes()[at];
            let mut damaged = link.clone();
            damaged.replace_range(at..=at, if old == b'A' { "B" } else { "A" });
            if let Ok(sent) = read(&damaged) {
                assert!(!browsers[to].pass().is_of(&sent), "{id}: {damaged}");
            }
            let cut = &link[..at];
            assert!(at <= dot || matches!(read(cut), Err(BadPass::Damaged)), "{id}: {cut}");
        }
        let envelope = foreign.split('.').nth(1).expect("there is an envelope");
        let mixed = format!("{}.{envelope}", &link[..dot]);
        assert_eq!(browsers[to].open(&mixed), (News::Refused, Some(BadPass::Damaged)), "{id}");
        let newer = format!("{}.9{}", &link[..dot], &link[dot + 2..]);
        assert_eq!(browsers[to].open(&newer), (News::Refused, Some(BadPass::Newer)), "{id}");
        assert_eq!(browsers[to].table().record(), held);
        assert_eq!(browsers[to].open(&link), (News::WentOn, None), "{id}");
    }
    for text in ["", ".", "/.", "xiangqi/.", "xiangqi/A.B", "nothing/A.B", "feixing/B.B", "帥/..", "xiangqi/BAA.B%"] {
        assert!(read(text).is_err(), "{text}");
    }
    assert_eq!(Pass::kept("nonsense"), None);
}

#[test]
fn only_games_for_two_are_passed() {
    let mut four = Browser::new(1);
    four.begin("feixing", &[0], Seat(0));
    let link = four.link();
    assert_eq!(Browser::new(2).open(&link), (News::Looks, Some(BadPass::Seats)));
}

/// How often each number falls first, of 600 throws that differ in one secret alone. Bounds are ours: 100 are expected,
/// with a deviation of 9.
#[test]
fn a_throw_depends_on_both_secrets() {
    for changed in [0, 1] {
        let mut faces = [0_u32; 6];
        for n in 0..600_u16 {
            let mut secrets = [[1; 16], [2; 16]];
            secrets[changed][..2].copy_from_slice(&n.to_le_bytes());
            let table = common::open(find("feixing").expect("a game"), &[2]);
            let maker = Pass::begin(Seat(0), [9; 8], secrets[0]);
            let first = maker.link(&*table).expect("it can be sent");
            let joined = meet(read(&first).expect("it is good"), None, secrets[1]);
            let second = joined.pass.link(&*joined.table).expect("it can be sent");
            let mut back = meet(read(&second).expect("it is good"), Some((table, maker)), [0; 16]);
            assert!(back.pass.roll(&mut *back.table));
            let Some(Step::Move(code)) = back.table.record().plies.first().copied() else { panic!("nothing fell") };
            faces[code as usize] += 1;
        }
        assert!(faces.iter().all(|count| (60..=140).contains(count)), "{faces:?}");
    }
}
