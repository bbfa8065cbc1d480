//! The board of cells with its four seasons, what their opposites keep closed, and why a man or a cell cannot be clicked.

use super::slide::{bit, bits};
use super::{Move, Reading, SIDE, Season, Siji, State, men, opposite, owner};
use crate::board::{
    Board, Body, Face, Ink, Look, Man, Mark, MarkKind, Pen, Scene, Show, Target, Tint, Trail, grid,
};
use crate::game::{Game, Seat, Turn, Why};

/// Each season's character, letter and name.
pub(super) const SEASONS: [(char, char, &str); 4] =
    [('春', 'S', "spring"), ('夏', 'U', "summer"), ('秋', 'A', "autumn"), ('冬', 'W', "winter")];
/// Who keeps a way closed by seeing a square of it.
const SEES: [&str; 4] = ["spring-sees", "summer-sees", "autumn-sees", "winter-sees"];
/// Who keeps a way closed by his row or column.
const LINES: [&str; 4] = ["spring-lines", "summer-lines", "autumn-lines", "winter-lines"];
/// Whose closed squares are marked.
const KEEPS: [&str; 4] = ["spring-keeps", "summer-keeps", "autumn-keeps", "winter-keeps"];

fn place(square: u8) -> Target {
    Target::Place(u16::from(square))
}

fn look(season: Season) -> Look {
    let tint = if owner(season) == Seat(0) { Tint::Ebony } else { Tint::Ivory };
    Look::new(Body::Disc, tint, Face::Sign(SEASONS[season].0, SEASONS[season].1))
}

impl Siji {
    /// The man of the mover's that has been clicked.
    fn held(s: &State, held: &[Target]) -> Option<Season> {
        let square = held.first().and_then(|target| target.place())?;
        s.on(u8::try_from(square).ok()?).filter(|&season| owner(season) == s.mover)
    }

    /// Why a man cannot slide to a square.
    fn hindrance(&self, s: &State, season: Season, to: u8) -> Why {
        let (from, tried) = (s.at[season], u16::from(to));
        let Some(way) = Self::way(from, to) else { return Why::at("straight", [tried, u16::from(from)]) };
        let (others, closed) = (s.others(season), self.closed(s, season));
        let stops = bits(way & (others | closed));
        let Some(first) = (if to > from { stops.min() } else { stops.max() }) else {
            return Why::at("straight", [tried]);
        };
        let foe = opposite(season);
        if others & bit(first) == 0 {
            let keys = if self.reading == Reading::Seen { SEES } else { LINES };
            return Why::at(keys[foe], [tried, u16::from(first), u16::from(s.at[foe])]);
        }
        Why::at(if first == to { "no-taking" } else { "no-jumping" }, [tried, u16::from(first)])
    }
}

impl Show for Siji {
    fn board(&self) -> Board {
        let side = usize::from(SIDE);
        let mut board = grid::cells(side, side, 1).ruled(Pen::RULE, Pen::FRAME).checkered(Ink::Wash).lettered(0.5, 1);
        board.margin = 0.82;
        board
    }

    fn scene(&self, s: &State, held: &[Target]) -> Scene {
        let man = |season: Season| Man { id: 0, at: place(s.at[season]), look: look(season), name: SEASONS[season].2 };
        let mut scene = Scene { men: (0..4).map(man).collect(), ..Scene::default() };
        if let Some(season) = Self::held(s, held) {
            let closed = self.closed(s, season) & !bit(s.at[season]);
            scene.marks.extend(bits(closed).map(|square| Mark { at: place(square), kind: MarkKind::Danger }));
            scene.notes.push(Why::new(KEEPS[opposite(season)]));
        }
        scene
    }

    fn paths(&self, _s: &State, m: Move, out: &mut Vec<Vec<Target>>) {
        out.push(vec![place(m.from), place(m.to)]);
    }

    fn trail(&self, _s: &State, m: Move, out: &mut Trail) {
        out.walk(place(m.from), place(m.to));
    }

    fn why_not(&self, _past: &[State], s: &State, held: &[Target], tried: Target) -> Option<Why> {
        let square = tried.place().filter(|&square| square < u16::from(SIDE * SIDE))?;
        match (Self::held(s, held), s.on(square as u8)) {
            (_, Some(season)) if owner(season) == s.mover => {
                Some(Why::at("hemmed-in", [square, u16::from(s.at[opposite(season)])]))
            }
            (None, Some(_)) => Some(Why::at("not-yours", [square])),
            (None, None) => Some(Why::at("nobody-there", [square])),
            (Some(season), _) => Some(self.hindrance(s, season, square as u8)),
        }
    }

    fn explain(&self, _past: &[State], s: &State) -> Option<Why> {
        let stuck = || Why::at("stuck", men(s.mover).map(|season| u16::from(s.at[season])));
        matches!(self.turn(s), Turn::Over(_)).then(stuck)
    }

    fn emblem(&self, seat: Seat) -> Look {
        look(men(seat)[0])
    }
}
