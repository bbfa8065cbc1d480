//! The twelve kinds of men, how many a side has of each, and what comes of a clash.

/// A kind of man: the nine ranks from the strongest, then mine, bomb and flag. The numbers are those of codes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Kind(pub u8);

impl Kind {
    /// 司令, the commander: the highest rank.
    pub const COMMANDER: Kind = Kind(0);
    /// 工兵, the engineer: the lowest rank, who clears mines and turns on rails.
    pub const ENGINEER: Kind = Kind(8);
    /// 地雷, a mine.
    pub const MINE: Kind = Kind(9);
    /// 炸弹, a bomb.
    pub const BOMB: Kind = Kind(10);
    /// 军旗, the flag.
    pub const FLAG: Kind = Kind(11);
    /// A man whose kind is not known.
    pub const HIDDEN: Kind = Kind(15);

    /// All kinds, in order.
    pub fn all() -> impl Iterator<Item = Kind> {
        (0..KINDS as u8).map(Kind)
    }

    /// The kind as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The kind as a set of one.
    pub const fn bit(self) -> u16 {
        1 << self.0
    }

    /// Whether men of this kind ever move.
    pub const fn walks(self) -> bool {
        self.0 != Kind::MINE.0 && self.0 != Kind::FLAG.0
    }

    /// Its letter in notation.
    pub fn letter(self) -> char {
        LETTERS.get(self.index()).map_or('?', |&letter| char::from(letter))
    }

    /// Its character, where there is room for one.
    pub fn sign(self) -> char {
        SIGNS.get(self.index()).copied().unwrap_or('?')
    }

    /// The kind with that letter.
    pub fn of_letter(letter: char) -> Option<Kind> {
        let letter = letter.to_ascii_uppercase();
        Kind::all().find(|kind| kind.letter() == letter)
    }
}

/// How many kinds there are.
pub const KINDS: usize = 12;
/// How many men of each kind a side has.
pub const COUNT: [u8; KINDS] = [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 2, 1];
/// The letters of the kinds: the first of their pinyin, or another of it where that is taken.
const LETTERS: [u8; KINDS] = *b"SJHVTYLPGDZQ";
/// The kinds in Chinese.
pub const HAN: [&str; KINDS] =
    ["司令", "军长", "师长", "旅长", "团长", "营长", "连长", "排长", "工兵", "地雷", "炸弹", "军旗"];
/// One character for each kind.
const SIGNS: [char; KINDS] = ['司', '军', '师', '旅', '团', '营', '连', '排', '工', '雷', '炸', '旗'];
/// What a player can pin on men he does not know.
pub const GUESSES: &[&str] = &[
    "commander",
    "general",
    "division",
    "brigade",
    "regiment",
    "battalion",
    "company",
    "platoon",
    "engineer",
    "mine",
    "bomb",
    "flag",
];
/// Text keys of the kinds: what stands on tiles.
pub const KEYS: [&str; KINDS] = [
    "rank-commander",
    "rank-general",
    "rank-division",
    "rank-brigade",
    "rank-regiment",
    "rank-battalion",
    "rank-company",
    "rank-platoon",
    "rank-engineer",
    "rank-mine",
    "rank-bomb",
    "rank-flag",
];

/// What comes of a clash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clash {
    /// The attacker stays, and stands where the other stood.
    Attacker,
    /// The attacked man stays.
    Defender,
    /// Neither does.
    Both,
}

/// What comes of an attack, the cases in order: bombs, flags, mines, ranks.
pub const fn clash(attacker: Kind, defender: Kind, mines_survive: bool) -> Clash {
    match (attacker, defender) {
        (Kind::BOMB, _) | (_, Kind::BOMB) => Clash::Both,
        (_, Kind::FLAG) | (Kind::ENGINEER, Kind::MINE) => Clash::Attacker,
        (_, Kind::MINE) if mines_survive => Clash::Defender,
        (_, Kind::MINE) => Clash::Both,
        (Kind(a), Kind(d)) if a == d => Clash::Both,
        (Kind(a), Kind(d)) if a < d => Clash::Attacker,
        _ => Clash::Defender,
    }
}

/// What may have met what: sets of kinds by the kind on the other side, whoever attacked.
#[derive(Clone, Copy, Debug)]
pub struct Meetings {
    /// The kinds that fall to this one.
    pub falls: [u16; KINDS],
    /// The kinds that this one falls to.
    pub beats: [u16; KINDS],
    /// The kinds that die together with this one.
    pub ties: [u16; KINDS],
}

/// The meetings where mines die with whoever steps on them, and where they survive.
pub static MEETINGS: [Meetings; 2] = [Meetings::new(false), Meetings::new(true)];

impl Meetings {
    const fn new(mines_survive: bool) -> Self {
        let mut all = Meetings { falls: [0; KINDS], beats: [0; KINDS], ties: [0; KINDS] };
        let mut a = 0;
        while a < KINDS {
            let mut d = 0;
            while d < KINDS && Kind(a as u8).walks() {
                let (one, two) = (Kind(a as u8), Kind(d as u8));
                match clash(one, two, mines_survive) {
                    Clash::Attacker => {
                        all.falls[a] |= two.bit();
                        all.beats[d] |= one.bit();
                    }
                    Clash::Defender => {
                        all.falls[d] |= one.bit();
                        all.beats[a] |= two.bit();
                    }
                    Clash::Both => {
                        all.ties[a] |= two.bit();
                        all.ties[d] |= one.bit();
                    }
                }
                d += 1;
            }
            a += 1;
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_has_twenty_five_men() {
        assert_eq!(COUNT.iter().sum::<u8>(), 25);
        assert!(Kind::all().all(|kind| Kind::of_letter(kind.letter()) == Some(kind)));
        assert_eq!(Kind::of_letter('?'), None);
    }

    #[test]
    fn meetings_are_what_clashes_allow() {
        let [die, survive] = &MEETINGS;
        let engineer = Kind::ENGINEER.index();
        assert_eq!(die.falls[engineer], Kind::MINE.bit() | Kind::FLAG.bit());
        assert_eq!(survive.beats[engineer], 0xff);
        assert_eq!(survive.falls[Kind::MINE.index()], 0xff);
        assert_eq!(die.ties[Kind::MINE.index()], 0xff | Kind::BOMB.bit());
        assert_eq!(survive.ties[Kind::MINE.index()], Kind::BOMB.bit());
        assert_eq!(die.ties[Kind::BOMB.index()], 0xfff);
    }
}
