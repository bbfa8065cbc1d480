//! The board with its ring, home lines and hangars, the planes on it, and how they are clicked.
//!
//! A click on a plane moves it. Where jumps may be left out and there are several places it can stop at, one of them is
//! clicked next.

use super::rank::progress;
use super::ring::{STATIONS, at_arm, own_at, station_at};
use super::{Feixing, GOAL, HANGAR, Move, SEATS, State, TURN_OFF};
use crate::board::{
    Art, Board, Body, Die, Face, Ground, Hit, Ink, Lens, Look, Man, Mark, MarkKind, Pen, Place, Pt, Scene, Show, Tally,
    Target, Tint, Trail, Zone,
};
use crate::game::{Seat, Why};

/// The planes' names, by seat.
const NAMES: [&str; SEATS] = ["red-plane", "blue-plane", "yellow-plane", "green-plane"];
/// The hangars' names, by seat.
const HANGARS: [&str; SEATS] = ["red-hangar", "blue-hangar", "yellow-hangar", "green-hangar"];
/// What the names of a seat's own places begin with.
pub(super) const LETTERS: [char; SEATS] = ['r', 'b', 'y', 'g'];
/// How large stations, cells of home lines and spots of hangars are.
const SIZES: [f32; 3] = [0.4, 0.42, 0.56];
/// The middle of the board.
const MIDDLE: Pt = (7.0, 7.0);

impl Feixing {
    /// The name of a place: stations by number, others by their player's letter and a number or the letter of a spot.
    pub(super) fn name(&self, place: u16) -> String {
        match Self::own(place) {
            None => place.to_string(),
            Some((seat, which)) => {
                let spot = |n: u16| char::from(b'a' + n as u8).to_string();
                let rest = if which < 7 { which.to_string() } else { spot(which - 7) };
                format!("{}{rest}", LETTERS[seat.index()])
            }
        }
    }

    fn place_at(&self, place: u16) -> Pt {
        match Self::own(place) {
            None => station_at(place),
            Some((seat, which)) => own_at(self.arm(seat), which),
        }
    }

    /// By how much a plane is turned to face the way it goes next.
    fn heading(&self, seat: Seat, p: u8) -> i16 {
        let at = |p: u8| self.place_at(self.place(seat, p, 0));
        let (from, to) = match p {
            HANGAR => (at(1), at(2)),
            GOAL => (at(GOAL), MIDDLE),
            _ => (at(p), at(p + 1)),
        };
        let (x, y) = (to.0 - from.0, to.1 - from.1);
        libm::roundf(libm::atan2f(x, -y).to_degrees()) as i16
    }

    /// The ring, its stations in the colours of those who play.
    fn ring(&self) -> Vec<Art> {
        let all = || (0..STATIONS).map(station_at).collect::<Vec<_>>();
        let mut art = vec![
            Art::Outline(all(), Pen::new(Ink::Rule, 106.0)),
            Art::Outline(all(), Pen::new(Ink::Board, 100.0)),
        ];
        let of = |owner: Option<Seat>| (0..STATIONS).filter(move |&g| self.owner(g) == owner).map(station_at).collect();
        if self.seats < SEATS as u8 {
            art.push(Art::Discs(of(None), SIZES[0], Ink::Wash, Pen::new(Ink::Faint, 1.8)));
        }
        for seat in self.everybody() {
            let stations: Vec<Pt> = of(Some(seat));
            let cues: Vec<Art> = stations.iter().map(|&at| Art::Cue(at, 0.12, seat.0)).collect();
            art.push(Art::Discs(stations, SIZES[0], Ink::SeatTint(seat.0), Pen::new(Ink::SeatEdge(seat.0), 1.8)));
            art.extend(cues);
        }
        art
    }

    /// What belongs to one player: hangar, pad, flight, home line and goal.
    fn side_art(&self, seat: Seat) -> Vec<Art> {
        let arm = self.arm(seat);
        let at = |x, y| at_arm((x, y), arm);
        let (tint, edge) = (Ink::SeatTint(seat.0), Pen::new(Ink::SeatEdge(seat.0), 2.0));
        let corner = |a: Pt, b: Pt| ((a.0.min(b.0), a.1.min(b.1)), (a.0.max(b.0), a.1.max(b.1)));
        let (least, most) = corner(at(4.45, -7.4), at(7.4, -4.45));
        let spots = self.hangar(seat).map(|place| self.place_at(place)).collect();
        let line = (TURN_OFF + 1..GOAL).map(|p| self.place_at(self.place(seat, p, 0))).collect::<Vec<_>>();
        let cues: Vec<Art> = line.iter().map(|&at| Art::Cue(at, 0.15, seat.0)).collect();
        // The flight runs over the side opposite, round the corners that are cut.
        let over = |x, y| at_arm((x, y), arm + 2);
        let flight = vec![over(-3.0, -4.0), over(-2.0, -3.0), over(2.0, -3.0), over(3.0, -4.0)];
        let head = |x: f32| vec![over(x, -3.28), over(x + 0.42, -3.0), over(x, -2.72)];
        let mut art = vec![
            Art::Plate(least, most, 0.26, tint, Pen::new(tint, 0.0)),
            Art::Discs(spots, SIZES[2], Ink::Board, edge),
            Art::Discs(vec![self.place_at(self.place(seat, 0, 0))], SIZES[0], Ink::Board, Pen::new(Ink::SeatEdge(seat.0), 4.0)),
            Art::Lines(vec![flight], Pen::new(Ink::Seat(seat.0), 5.0).dashed(14.0, 11.0)),
            Art::Areas(vec![head(-1.4), head(1.0)], Ink::Seat(seat.0)),
            Art::Discs(line, SIZES[1], Ink::Seat(seat.0), edge),
        ];
        art.extend(cues);
        art
    }
}

impl Show for Feixing {
    const LENSES: &'static [&'static str] = &["numbers"];

    fn board(&self) -> Board {
        let hit = |place: u16| Hit::Disc(if place < STATIONS { 0.5 } else { 0.55 });
        let place = |place: u16| Place { at: self.place_at(place), hit: hit(place), name: self.name(place) };
        let zone = |seat: Seat| Zone { key: HANGARS[seat.index()], places: self.hangar(seat).collect() };
        let mut art: Vec<Art> = Vec::new();
        for arm in 0..SEATS as u8 {
            let ink = self.sits_at(arm).map_or(Ink::Wash, |seat| Ink::Seat(seat.0));
            art.push(Art::Areas(vec![vec![MIDDLE, at_arm((-1.4, -1.4), arm), at_arm((1.4, -1.4), arm)]], ink));
        }
        art.extend(self.ring());
        art.extend(self.everybody().flat_map(|seat| self.side_art(seat)));
        Board {
            bounds: ((-0.4, -0.4), (14.4, 14.4)),
            ground: Ground::Paper,
            margin: 0.5,
            man: 1.0,
            places: (0..self.places_in_all()).map(place).collect(),
            art,
            detail: Vec::new(),
            labels: Vec::new(),
            zones: self.everybody().map(zone).collect(),
            die: Some(MIDDLE),
            views: self.everybody().map(|seat| 90 * i16::from((4 - self.arm(seat)) % 4)).collect(),
        }
    }

    fn scene(&self, s: &State, _held: &[Target]) -> Scene {
        let mut scene = Scene::default();
        let planes = self.planes(s);
        for (plane, at) in planes.iter().zip(self.spots(&planes)) {
            let look = Look { turn: self.heading(plane.seat, plane.p), ..self.emblem(plane.seat) };
            scene.men.push(Man { id: 0, at, look, name: NAMES[plane.seat.index()] });
        }
        for seat in self.everybody() {
            let planes = &s.at[seat.index()];
            let home = planes.iter().filter(|&&p| p == GOAL).count() as i32;
            let why = match s.left[seat.index()] {
                0 => Why::new("home").with(home).with(progress(planes) as i32),
                _ => Why::new("out"),
            };
            scene.tallies.push(Tally { seat, why });
        }
        if s.ended {
            let winners = self.everybody().filter(|&seat| self.side_home(s, seat));
            scene.mark(MarkKind::Win, winners.map(|seat| self.place(seat, GOAL, 0)));
        } else {
            scene.dice.push(Die { face: s.die.max(s.fell), seat: s.mover });
            scene.notes.extend(self.notes(s));
            let ride = (s.ride > 0).then(|| Target::Place(self.place(s.mover, s.ride, 0)));
            scene.marks.extend(ride.map(|at| Mark { at, kind: MarkKind::Danger }));
        }
        scene
    }

    fn lens(&self, _s: &State, _which: usize) -> Lens {
        Lens { tags: (0..STATIONS).map(|station| (station, self.name(station))).collect(), ..Lens::default() }
    }

    fn paths(&self, s: &State, m: Move, out: &mut Vec<Vec<Target>>) {
        let Move::Fly(plane, cut) = m else { return };
        let (field, p) = (self.field(s, s.mover), s.at[s.mover.index()][usize::from(plane)]);
        let spot = s.at[s.mover.index()].iter().filter(|&&p| p == HANGAR).count() as u16;
        let from = |spot: u16| Target::Place(self.place(s.mover, p, spot));
        if p == HANGAR {
            // The last plane goes, but any of them can be clicked.
            return out.extend((0..spot).rev().map(|spot| vec![from(spot)]));
        }
        let mut path = vec![from(0)];
        if self.cuts(s, &field, plane) > 0 {
            let way = self.journey(s, &field, usize::from(plane), cut);
            path.push(Target::Place(self.place(s.mover, way.last(), 0)));
        }
        out.push(path);
    }

    fn trail(&self, s: &State, m: Move, out: &mut Trail) {
        self.told(s, m, out);
    }

    fn why_not(&self, _past: &[State], s: &State, held: &[Target], tried: Target) -> Option<Why> {
        self.refusal(s, held, tried)
    }

    fn explain(&self, _past: &[State], s: &State) -> Option<Why> {
        if !s.ended {
            return None;
        }
        let places = self.everybody().filter(|&seat| self.side_home(s, seat)).map(|seat| self.place(seat, GOAL, 0));
        Some(Why::at(self.places(s).why, places))
    }

    fn emblem(&self, seat: Seat) -> Look {
        Look::new(Body::Plane, Tint::Seat(seat.0), Face::Cue(seat.0))
    }
}
