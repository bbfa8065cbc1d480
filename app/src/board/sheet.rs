//! From board units to the drawing: scale, margin, rotation. Everything that is drawn goes through [`Sheet::at`].

use core::fmt;
use rules::board::{Board, Pt, Side};

/// How much room the thrown dice take at the right.
const TRAY: f32 = 118.0;
/// Boards of at most so many places have room for coordinates on narrow screens.
const FEW: usize = 16;
/// The margin of a narrow screen: as much as a check takes round a man at the rim.
const PHONE_MARGIN: f32 = 68.0;
/// The thickness of the sheet's lower edge.
pub const EDGE: f32 = 9.0;

/// How large a board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// With coordinates and an edge.
    Full,
    /// From rim to rim of a narrow screen.
    Phone,
    /// A thumbnail.
    Mini,
}

/// The drawing of a board seen from one side.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sheet {
    /// Width in drawing units.
    pub w: f32,
    /// Height, without the edge.
    pub h: f32,
    /// How it is drawn.
    pub size: Size,
    /// Degrees clockwise it is turned by.
    pub turn: i16,
    /// The margin in drawing units.
    pub margin: f32,
    /// Whether dice lie at the right.
    pub tray: bool,
    middle: Pt,
    half: Pt,
    sin: f32,
    cos: f32,
}

impl Sheet {
    /// The board as the seat `view` looks at it.
    pub fn new(board: &Board, view: usize, size: Size, tray: bool) -> Sheet {
        let turn = board.views.get(view).copied().unwrap_or(0).rem_euclid(360);
        let ((left, top), (right, bottom)) = board.bounds;
        let lies = turn % 180 == 90;
        let half = ((right - left) * 50.0, (bottom - top) * 50.0);
        let half = if lies { (half.1, half.0) } else { half };
        let wide = size == Size::Full || (size == Size::Phone && board.places.len() <= FEW);
        let margin = if wide { board.margin * 100.0 } else { (board.margin * 100.0).min(PHONE_MARGIN) };
        let (sin, cos) = f32::from(turn).to_radians().sin_cos();
        let (w, h) = (half.0 * 2.0 + margin * 2.0, half.1 * 2.0 + margin * 2.0);
        Sheet {
            w: if tray { w + TRAY } else { w },
            h,
            size,
            turn,
            margin,
            tray,
            middle: ((left + right) / 2.0, (top + bottom) / 2.0),
            half,
            sin,
            cos,
        }
    }

    /// Where a point of the board is drawn.
    pub fn at(&self, (x, y): Pt) -> Pt {
        let (x, y) = ((x - self.middle.0) * 100.0, (y - self.middle.1) * 100.0);
        let centre = (self.half.0 + self.margin, self.half.1 + self.margin);
        (centre.0 + x * self.cos - y * self.sin, centre.1 + x * self.sin + y * self.cos)
    }

    /// Where words are drawn: those of a board turned upside down stay in reading order.
    pub fn upright(&self, (x, y): Pt) -> Pt {
        let over = (self.middle.0 * 2.0 - x, self.middle.1 * 2.0 - y);
        self.at(if self.turn == 180 { over } else { (x, y) })
    }

    /// The corners of the field inside the margin.
    pub fn field(&self) -> (Pt, Pt) {
        let far = (self.margin + self.half.0 * 2.0, self.margin + self.half.1 * 2.0);
        ((self.margin, self.margin), far)
    }

    /// Where the dice lie: there on the board, else in the middle of the tray.
    pub fn die_at(&self, middle: Option<Pt>) -> Pt {
        middle.map_or((self.w - TRAY / 2.0, self.h / 2.0), |at| self.at(at))
    }

    /// Whether coordinates are shown: always on wide screens, on narrow ones where there are few.
    pub fn has_labels(&self, board: &Board) -> bool {
        self.size == Size::Full || (self.size == Size::Phone && board.places.len() <= FEW)
    }

    /// Width and height of the whole drawing, the edge included.
    pub fn extent(&self) -> Pt {
        (self.w, self.h + if self.size == Size::Full { EDGE } else { 0.0 })
    }

    /// The `viewBox`.
    pub fn view_box(&self) -> String {
        format!("0 0 {}", P(self.extent()))
    }

    /// The rim that a rim of the board has become; nothing where the turn is not a right angle.
    pub fn rim(&self, side: Side) -> Option<Side> {
        let rims = [Side::Top, Side::Right, Side::Bottom, Side::Left];
        let from = rims.iter().position(|r| *r == side)?;
        (self.turn % 90 == 0).then(|| rims[(from + (self.turn / 90) as usize) % 4])
    }

    /// Where a label at a rim of the board is drawn: at its place along the rim, this far inside the sheet.
    pub fn label(&self, board: &Board, side: Side, along: f32, inset: f32) -> Option<Pt> {
        let ((left, top), _) = board.bounds;
        let on_rim = match side {
            Side::Top | Side::Bottom => self.at((along, top)),
            Side::Left | Side::Right => self.at((left, along)),
        };
        let width = self.half.0 * 2.0 + self.margin * 2.0;
        Some(match self.rim(side)? {
            Side::Top => (on_rim.0, inset),
            Side::Bottom => (on_rim.0, self.h - inset),
            Side::Left => (inset, on_rim.1),
            Side::Right => (width - inset, on_rim.1),
        })
    }
}

/// A number as drawings write it: two decimals at most.
#[derive(Clone, Copy)]
pub struct N(pub f32);

impl fmt::Display for N {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (self.0 * 100.0).round() as i32;
        let (sign, size) = (if hundredths < 0 { "-" } else { "" }, hundredths.unsigned_abs());
        match (size / 100, size % 100) {
            (whole, 0) => write!(f, "{sign}{whole}"),
            (whole, rest) if rest % 10 == 0 => write!(f, "{sign}{whole}.{}", rest / 10),
            (whole, rest) => write!(f, "{sign}{whole}.{rest:02}"),
        }
    }
}

/// A point as drawings write it.
#[derive(Clone, Copy)]
pub struct P(pub Pt);

impl fmt::Display for P {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", N(self.0.0), N(self.0.1))
    }
}
