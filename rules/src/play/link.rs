//! Links: a whole game as the part of an address behind `#/`, packed for sharing or in words for writing by hand.
//!
//! Packed: `ID/PAYLOAD`; what the payload holds stands in `link/packed.rs`. In words:
//! `ID?five=exact&position=…&moves=h8.a1.resign:2&ply=1`, options by name, moves in any notation the game reads.
//! Pages that are not told what stands behind a `#` take the same as `?g=ID/PAYLOAD` or `?g=ID&moves=…`.
//! Behind either form may stand what the page is asked for, `&lang=en&theme=dark`: see [`ASIDE`].
//!
//! Whatever the text, a known game gives a table: played as far as the text is good, with what is wrong and where.

pub(super) mod digits;
mod packed;
mod text;

use super::word::BadWord;
use super::{BadOption, Entry, Table};
use crate::game::{BadText, Seat, Why};

/// The longest payload and the longest text that are read.
pub const LONGEST: usize = 8 * 1024;

/// What the page is asked for beside the game, by key: its language and theme, the side one looks from, whether one may
/// play, and how men show what they are. No game has an option of such a name, and no link is wrong for what it asks.
pub const ASIDE: [&str; 5] = ["lang", "theme", "flip", "play", "faces"];

/// A game that a link holds.
pub struct Opened {
    /// The game, played as far as the link is good.
    pub table: Box<dyn Table>,
    /// The ply that was on view.
    pub ply: usize,
    /// The board was turned.
    pub turned: bool,
    /// Through which seat's eyes it is to be looked at: a running game with secrets that was shared sealed.
    pub eye: Option<Seat>,
    /// What is wrong with the link, if anything is.
    pub fault: Option<LinkFault>,
}

/// What is wrong with a link, and from where on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("ply {}: {what}", ply + 1)]
pub struct LinkFault {
    /// The first ply, counted from 0, that could not be taken from the link.
    pub ply: usize,
    /// What is wrong.
    pub what: BadLink,
}

/// What can be wrong with a link.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadLink {
    /// It names no game.
    #[error("the link names no game")]
    Empty,
    /// There is no such game.
    #[error("there is no game called \"{0}\"")]
    Game(String),
    /// It is a game that only another browser has.
    #[error("the game is kept in another browser")]
    Elsewhere,
    /// It is longer than any game.
    #[error("the link is longer than {LONGEST} characters")]
    TooLong,
    /// A newer version of the page made it.
    #[error("a newer version made the link")]
    Newer,
    /// It is damaged or cut off.
    #[error("the link is damaged or cut off")]
    Damaged,
    /// It plays under options that there are not.
    #[error("{0}")]
    Option(BadOption),
    /// It starts from a position that there is not.
    #[error("position: {0}")]
    Position(BadText),
    /// The rules refuse a move of it; an older version of them may have allowed it.
    #[error("the rules refuse move {code}")]
    Refused {
        /// The move's code.
        code: u32,
        /// Why, if the rules say.
        why: Option<Why>,
    },
    /// The rules refuse an act of it.
    #[error("the rules refuse an act: {}", .0.key)]
    Act(Why),
    /// It holds a word that is no legal move there.
    #[error("\"{0}\": {1}")]
    Word(String, BadText),
    /// It shows a ply that is no number.
    #[error("\"{0}\" is no ply")]
    Ply(String),
}

impl BadLink {
    /// The text key that says it.
    pub fn key(&self) -> &'static str {
        match self {
            BadLink::Empty => "link-empty",
            BadLink::Game(_) => "link-unknown-game",
            BadLink::Elsewhere => "link-elsewhere",
            BadLink::TooLong => "link-too-long",
            BadLink::Newer => "link-newer",
            BadLink::Damaged => "link-damaged",
            BadLink::Option(BadOption::Key { .. }) => "link-bad-option-key",
            BadLink::Option(BadOption::Value { .. }) => "link-bad-option-value",
            BadLink::Position(_) => "link-bad-position",
            BadLink::Refused { .. } | BadLink::Act(_) => "link-refused-move",
            BadLink::Word(..) => "link-bad-move",
            BadLink::Ply(_) => "link-bad-ply",
        }
    }

    /// What stands for `{ $a }` and `{ $b }` in the words of [`BadLink::key`]; `ply` is the fault's.
    pub fn args(&self, ply: usize) -> Vec<String> {
        let number = (ply + 1).to_string();
        match self {
            BadLink::Game(text) | BadLink::Ply(text) => vec![text.clone()],
            BadLink::Option(BadOption::Key { name, .. }) => vec![name.clone()],
            BadLink::Option(BadOption::Value { key, value, .. }) => vec![key.to_string(), value.clone()],
            BadLink::Position(bad) => vec![(bad.at + 1).to_string()],
            BadLink::Word(text, _) => vec![number, text.clone()],
            BadLink::Refused { .. } | BadLink::Act(_) => vec![number],
            BadLink::Empty | BadLink::Elsewhere | BadLink::TooLong | BadLink::Newer | BadLink::Damaged => Vec::new(),
        }
    }

    /// The text key of what was wanted or why it is refused, and the character where, if that is known.
    pub fn detail(&self) -> Option<(&'static str, Option<usize>)> {
        match self {
            BadLink::Position(bad) | BadLink::Word(_, bad) => Some((bad.want, Some(bad.at))),
            BadLink::Refused { why, .. } => why.as_ref().map(|w| (w.key, None)),
            BadLink::Act(why) => Some((why.key, None)),
            _ => None,
        }
    }

    fn word(text: &str, bad: BadWord) -> Self {
        match bad {
            BadWord::Move(bad) => BadLink::Word(text.to_string(), bad),
            BadWord::Act(why) => BadLink::Act(why),
        }
    }
}

impl Opened {
    /// The start of a game whose link is no good before the first ply.
    fn fresh(entry: &'static Entry, picked: &[u8], what: Option<BadLink>) -> Self {
        let table = (entry.open)(picked, None).unwrap_or_else(|_| unreachable!("a game opens without a position"));
        Opened { table, ply: 0, turned: false, eye: None, fault: what.map(|what| LinkFault { ply: 0, what }) }
    }

    /// A game from a position, or its usual start and what is wrong with the position.
    fn from(entry: &'static Entry, picked: &[u8], start: Option<&str>) -> Self {
        match (entry.open)(picked, start) {
            Ok(table) => Opened { table, ply: 0, turned: false, eye: None, fault: None },
            Err(bad) => Opened::fresh(entry, picked, Some(BadLink::Position(bad))),
        }
    }

    /// Notes a fault at the end of the line so far; the first one stands.
    fn blame(&mut self, what: BadLink) {
        let ply = self.table.plies();
        self.fault.get_or_insert(LinkFault { ply, what });
    }
}

/// The packed form, `ID/PAYLOAD`, of a whole game with the ply on view and whether the board is turned.
pub fn pack(table: &dyn Table, ply: usize, turned: bool) -> String {
    format!("{}/{}", table.entry().id, packed::write(table, ply, turned, None))
}

/// The packed form of a running game with secrets, to be looked at through one seat's eyes. The seal is a courtesy: the
/// link holds all that was played, so that the game can go on.
pub fn seal(table: &dyn Table, turned: bool, eye: Seat) -> String {
    format!("{}/{}", table.entry().id, packed::write(table, table.plies(), turned, Some(eye)))
}

/// The form in words, `ID?…`, of a whole game with the ply on view.
pub fn words(table: &dyn Table, ply: usize) -> String {
    text::write(table, ply)
}

/// Opens the packed form of a game.
pub fn open(id: &str, payload: &str) -> Result<Opened, BadLink> {
    let entry = crate::games::find(id).ok_or_else(|| BadLink::Game(id.to_string()))?;
    Ok(packed::read(entry, payload))
}

/// The part of an address that holds a game, as it stands behind `#/`; from its part behind `?` where that holds it.
pub fn part(address: &str) -> String {
    let part = match address.split_once('#') {
        Some((before, "" | "/")) => before.split_once('?').map_or("", |(_, query)| query),
        Some((_, hash)) => hash,
        None => match address.split_once('?') {
            Some((before, query)) if before.is_empty() || query.starts_with("g=") || query.contains("&g=") => query,
            _ if address.contains("://") => "",
            _ => address,
        },
    };
    let part = part.trim_start_matches(['/', '?']);
    let Some(named) = part.split('&').find_map(|p| p.strip_prefix("g=")) else { return part.to_string() };
    let head = text::decoded(named);
    let head = head.trim_matches('/');
    let rest = part.split('&').filter(|p| !p.is_empty() && !p.starts_with("g="));
    let sign = if head.contains(['/', '?']) { '&' } else { '?' };
    rest.enumerate().fold(head.to_string(), |all, (i, one)| format!("{all}{}{one}", if i == 0 { sign } else { '&' }))
}

/// Opens either form, from an address, its part behind `#`, or its part behind `?`. Of a link that is passed between
/// players it opens the game alone: [`super::pass`] reads the rest.
pub fn read(address: &str) -> Result<Opened, BadLink> {
    let part = part(address);
    let (head, query) = part.split_once('?').unwrap_or((&part, ""));
    let head = head.split('&').next().unwrap_or_default().trim_matches('/');
    let (id, payload) = head.split_once('/').unwrap_or((head, ""));
    let payload = payload.split('.').next().unwrap_or_default();
    if id.is_empty() {
        return Err(BadLink::Empty);
    }
    let entry = crate::games::find(id).ok_or_else(|| BadLink::Game(id.chars().take(40).collect()))?;
    Ok(if payload.is_empty() { text::read(entry, query) } else { packed::read(entry, payload) })
}
