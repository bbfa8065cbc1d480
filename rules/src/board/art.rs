//! The drawing vocabulary of boards: primitives and roles, never colours or styles.

use super::Pt;

/// What a board is made of; fixes its colours, its grain and its marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// Light planks: xiangqi, one line, Liubo.
    Beech,
    /// Yellow wood: Go, gomoku, NoGo.
    Kaya,
    /// A sheet of paper: games on cells and thin lines.
    Paper,
    /// Celadon glaze: Junqi.
    Celadon,
    /// Two-tone squares in a dark frame: draughts.
    Squares,
}

/// The role of a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// The ground itself.
    Board,
    /// Main lines.
    Rule,
    /// Minor lines, words and coordinates.
    Faint,
    /// A light square.
    Light,
    /// A dark square.
    Dark,
    /// A wash of the faint colour, for cells of paper boards.
    Wash,
    /// A seat's colour.
    Seat(u8),
    /// A seat's colour, thinned for areas.
    SeatTint(u8),
    /// A seat's dark edge, for lines and cues on its tint.
    SeatEdge(u8),
}

/// How a line is drawn: widths and dashes in hundredths of a unit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pen {
    /// Its colour.
    pub ink: Ink,
    /// Its width.
    pub width: f32,
    /// Length of dash and gap; `(0.0, 0.0)` is a whole line.
    pub dash: (f32, f32),
    /// Its width in thumbnails.
    pub mini: f32,
}

impl Pen {
    /// A whole line of this width.
    pub const fn new(ink: Ink, width: f32) -> Self {
        Pen { ink, width, dash: (0.0, 0.0), mini: width }
    }
    /// The common rule of boards, heavier in thumbnails.
    pub const RULE: Pen = Pen { ink: Ink::Rule, width: 2.0, dash: (0.0, 0.0), mini: 3.0 };
    /// A thin minor line.
    pub const FAINT: Pen = Pen::new(Ink::Faint, 1.6);
    /// An outer frame.
    pub const FRAME: Pen = Pen::new(Ink::Rule, 3.4);
    /// The same pen, dashed.
    pub const fn dashed(self, dash: f32, gap: f32) -> Self {
        Pen { dash: (dash, gap), ..self }
    }
}

/// One thing that is drawn on the board.
#[derive(Clone, PartialEq, Debug)]
pub enum Art {
    /// Lines through points; each inner list is one stroke.
    Lines(Vec<Vec<Pt>>, Pen),
    /// A closed outline through points.
    Outline(Vec<Pt>, Pen),
    /// Filled polygons.
    Areas(Vec<Vec<Pt>>, Ink),
    /// A filled disc: centre, radius in units.
    Dot(Pt, f32, Ink),
    /// Filled and outlined discs: centres, radius in units, fill, line.
    Discs(Vec<Pt>, f32, Ink, Pen),
    /// An arc of a circle: centre, radius, from and to in degrees clockwise from the right.
    Arc(Pt, f32, f32, f32, Pen),
    /// A rounded rectangle: corners, corner radius, fill, line.
    Plate(Pt, Pt, f32, Ink, Pen),
    /// Words on the board in the brush face: where, height in units, the words themselves.
    Words(Pt, f32, &'static str),
    /// A seat's cue (dot, ring, bar, cross, triangle, square): where, size in units, whose.
    Cue(Pt, f32, u8),
}

/// The rim a coordinate stands at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// Above the board.
    Top,
    /// To its right.
    Right,
    /// Below it.
    Bottom,
    /// To its left.
    Left,
}

/// A coordinate in the margin.
#[derive(Clone, PartialEq, Debug)]
pub struct Label {
    /// The rim.
    pub side: Side,
    /// Position along the rim, in units.
    pub at: f32,
    /// What it says.
    pub text: String,
    /// In Chinese characters, set in the brush face.
    pub han: bool,
}
