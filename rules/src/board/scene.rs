//! What stands on the board at one ply, and how men travelled there.

use super::Target;
use crate::game::{Seat, Why};

/// The shape of a man.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Body {
    /// A domed stone.
    Stone,
    /// A turned disc.
    Disc,
    /// A flat coin that stacks.
    Coin,
    /// A glass ball in a hole.
    Ball,
    /// A flat tile.
    Tile,
    /// A cube.
    Cube,
    /// An aeroplane.
    Plane,
    /// A filled cell.
    Cell,
}

/// The colours of a man, by role.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tint {
    /// Boxwood with a red face.
    WoodRed,
    /// Boxwood with a black face.
    WoodBlack,
    /// Black stone.
    StoneDark,
    /// White stone.
    StoneLight,
    /// Ebony.
    Ebony,
    /// Ivory.
    Ivory,
    /// A seat's colour.
    Seat(u8),
    /// The back of a hidden tile.
    Back,
}

/// What is cut into a man.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Face {
    /// Nothing.
    Blank,
    /// A Chinese character, and the letter that stands for it where letters are preferred.
    Sign(char, char),
    /// A word of the game's texts, by its key.
    Key(&'static str),
    /// A number.
    Number(u8),
    /// The cue of its seat.
    Cue(u8),
    /// A crown.
    Crown,
}

/// Rings engraved round a face.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ring {
    /// None.
    None,
    /// One.
    Single,
    /// Two.
    Double,
}

/// How a man looks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Look {
    /// Its shape.
    pub body: Body,
    /// Its colours.
    pub tint: Tint,
    /// Its face.
    pub face: Face,
    /// Its rings.
    pub ring: Ring,
    /// Degrees clockwise it is turned by (planes).
    pub turn: i16,
}

impl Look {
    /// A plain man.
    pub const fn new(body: Body, tint: Tint, face: Face) -> Self {
        Look { body, tint, face, ring: Ring::None, turn: 0 }
    }
    /// The same with rings.
    pub const fn ringed(self, ring: Ring) -> Self {
        Look { body: self.body, tint: self.tint, face: self.face, ring, turn: self.turn }
    }
}

/// A man on a place, in a stack or beside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Man {
    /// Stable through a game; given by the table, 0 from the game.
    pub id: u32,
    /// Where it stands.
    pub at: Target,
    /// How it looks.
    pub look: Look,
    /// Its spoken name: a text key ("red-horse"); the words' `{ $a }` is the number on its face.
    pub name: &'static str,
}

/// What a mark means; each meaning has one shape in all games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarkKind {
    /// The last move came from or went here.
    Last,
    /// In check.
    Check,
    /// Would be a mistake, or is under threat.
    Danger,
    /// Part of what won.
    Win,
    /// A good idea.
    Hint,
    /// Counts for this seat: territory, a line that is kept.
    Own(u8),
    /// Taken to be dead.
    Dead,
}

/// A mark on a target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Where.
    pub at: Target,
    /// What it means.
    pub kind: MarkKind,
}

/// A line through places: a row or tree that won, a square that counts, the way of a capture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stroke {
    /// The places it runs through, in order.
    pub at: Vec<u16>,
    /// It returns to its first place.
    pub closed: bool,
    /// What it means.
    pub kind: MarkKind,
}

/// A short count beside a player's name: men taken, squares made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Whose.
    pub seat: Seat,
    /// Its words, with the numbers they mention.
    pub why: Why,
}

/// What is shown on request.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lens {
    /// Marks besides those of the scene.
    pub marks: Vec<Mark>,
    /// Short texts on places: the numbers of squares.
    pub tags: Vec<(u16, String)>,
}

/// The slots beside the board that belong to a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hand {
    /// Whose.
    pub seat: Seat,
    /// What lies there; each man's `at` is a [`Target::Hand`].
    pub men: Vec<Man>,
}

/// A die that lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Die {
    /// 1 to 6, or 0 when it has not been thrown.
    pub face: u8,
    /// Who throws, or threw.
    pub seat: Seat,
}

/// Everything that changes on screen from ply to ply.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scene {
    /// The men, on the board.
    pub men: Vec<Man>,
    /// Marks.
    pub marks: Vec<Mark>,
    /// Lines through places.
    pub strokes: Vec<Stroke>,
    /// Counts beside the players' names.
    pub tallies: Vec<Tally>,
    /// Men beside the board.
    pub hands: Vec<Hand>,
    /// Dice.
    pub dice: Vec<Die>,
    /// Remarks in words ("must move 2 or 5"): what a player should know now.
    pub notes: Vec<Why>,
}

/// One man's journey.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Travel {
    /// Where it was.
    pub from: Target,
    /// Where it touched down on its way.
    pub via: Vec<Target>,
    /// Where it is now.
    pub to: Target,
}

/// How men travelled and vanished by one move. Men that appear need no entry.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trail {
    /// Journeys; they all happen at once.
    pub go: Vec<Travel>,
    /// Where men stood that left the board.
    pub gone: Vec<Target>,
    /// Where a man was put, for marking moves that only put men.
    pub put: Vec<Target>,
    /// What the move did, in words with the places that matter: the name of a capture.
    pub calls: Vec<Why>,
}

impl Trail {
    /// Adds a straight journey.
    pub fn walk(&mut self, from: Target, to: Target) {
        self.go.push(Travel { from, via: Vec::new(), to });
    }
}

impl Scene {
    /// Adds men that look alike, one on each of these places.
    pub fn stand(&mut self, look: &Look, name: &'static str, places: impl IntoIterator<Item = u16>) {
        let man = |place| Man { id: 0, at: Target::Place(place), look: look.clone(), name };
        self.men.extend(places.into_iter().map(man));
    }

    /// Marks these places.
    pub fn mark(&mut self, kind: MarkKind, places: impl IntoIterator<Item = u16>) {
        self.marks.extend(places.into_iter().map(|place| Mark { at: Target::Place(place), kind }));
    }
}
