//! Why a click is refused, and why a position is as it is.

use super::state::{KINDS, Kind, State, home};
use super::{End, LIMIT, LiuboXiang};
use crate::board::Target;
use crate::game::{Seat, Why};
use crate::games::liubo::{FLANKS, PLACES, beside, between, bit, places};

/// The keys that say who chases whom: by the chaser's kind, then the victim's. An owl and a stopper cannot meet so.
static CHASES: [[&str; 5]; 4] = [
    ["", "owl-chases-hound", "owl-chases-pheasant", "owl-chases-calf", "owl-chases-stopper"],
    ["hound-chases-owl", "hound-chases-hound", "hound-chases-pheasant", "hound-chases-calf", "hound-chases-stopper"],
    [
        "pheasant-chases-owl",
        "pheasant-chases-hound",
        "pheasant-chases-pheasant",
        "pheasant-chases-calf",
        "pheasant-chases-stopper",
    ],
    ["calf-chases-owl", "calf-chases-hound", "calf-chases-pheasant", "calf-chases-calf", "calf-chases-stopper"],
];

fn at(key: &'static str, set: u32) -> Option<Why> {
    Some(Why::at(key, places(set).map(u16::from)))
}

impl LiuboXiang {
    /// Why `tried` cannot be clicked after `held`.
    pub(super) fn refusal(&self, s: &State, held: &[Target], tried: Target) -> Option<Why> {
        let on_board = |target: Target| target.place().filter(|&p| usize::from(p) < PLACES).map(|p| p as u8);
        let to = on_board(tried)?;
        match held {
            [] => idle(s, to),
            [from] => barred(s, on_board(*from)?, to),
            [_, arrived, ..] => Some(Why::at("choose-rise", arrived.place())),
        }
    }

    /// Why the position is as it is.
    pub(super) fn reason(&self, past: &[State], s: &State) -> Option<Why> {
        let owls = || [Seat(0), Seat(1)].into_iter().filter_map(|seat| s.owl(seat)).fold(0, |all, owl| all | bit(owl));
        match s.end {
            End::Owl(seat) => return at("owl", past.last().and_then(|b| b.owl(seat.other())).map_or(0, bit)),
            End::Facing(_) => return at("facing", owls()),
            End::Chased(seat) => return chase(s, seat),
            End::Stuck(seat) => return at("stuck", s.men[seat.index()]),
            End::Dead => return at("dead", s.taken()),
            End::Quiet => return Some(Why::new("quiet").with(i32::from(LIMIT))),
            End::Open => {}
        }
        if self.repeats(past, s, 2) {
            return at("threefold", 0);
        }
        let longest = [s.mover.other(), s.mover].into_iter().max_by_key(|seat| s.chase[seat.index()].longest());
        if let Some(seat) = longest.filter(|seat| s.chase[seat.index()].runs()) {
            return chase(s, seat);
        }
        let owl = s.owl(s.mover)?;
        let attackers = s.attackers(s.mover.other(), owl);
        (attackers != 0).then(|| Why::at("owl-attacked", [owl].into_iter().chain(places(attackers)).map(u16::from)))
    }
}

/// Who chases whom: the victim, then the chaser, and how often.
fn chase(s: &State, seat: Seat) -> Option<Why> {
    let chase = &s.chase[seat.index()];
    let (victim, by) = (chase.victim()?, usize::from(chase.by));
    let key = CHASES.get(KINDS[by] as usize)?[KINDS[victim] as usize];
    let men = [s.at[seat.other().index()][victim], s.at[seat.index()][by]];
    Some(Why::at(key, men.map(u16::from)).with(i32::from(chase.longest())))
}

/// Why no move begins there.
fn idle(s: &State, from: u8) -> Option<Why> {
    if s.taken() & bit(from) == 0 {
        return at("empty-point", bit(from));
    }
    let Some(slot) = s.slot(s.mover, from) else { return at("not-yours", bit(from)) };
    if s.done & bit(from) != 0 {
        return at("finished-stays", bit(from));
    }
    let place = usize::from(from);
    let around = match KINDS[slot] {
        Kind::Owl => beside(bit(from)) & home(s.mover),
        Kind::Hound => FLANKS.straight[place] | FLANKS.diagonal[place],
        Kind::Pheasant => FLANKS.horse[place],
        Kind::Calf => FLANKS.straight[place],
        Kind::Stopper => FLANKS.ahead[s.mover.index()][place],
    };
    at("hemmed-in", around & s.taken())
}

/// Why the man there cannot go to that place.
fn barred(s: &State, from: u8, to: u8) -> Option<Why> {
    let kind = KINDS[s.slot(s.mover, from)?];
    if s.men[s.mover.index()] & bit(to) != 0 {
        return at("own-man", bit(to));
    }
    if s.done & bit(to) != 0 {
        return at("finished-safe", bit(to));
    }
    let (origin, there) = (usize::from(from), bit(to));
    let enemy = s.taken() & there != 0;
    let straight = FLANKS.straight[origin] & there != 0;
    let ahead = FLANKS.ahead[s.mover.index()][origin] & there != 0;
    match kind {
        Kind::Owl if home(s.mover) & there == 0 => at("owl-home", home(s.mover)),
        Kind::Owl => at("way-blocked", between(from, to).unwrap_or(0) & s.taken()),
        Kind::Hound if FLANKS.leap[s.mover.index()][origin] & there != 0 => {
            at("way-blocked", between(from, to).unwrap_or(0) & s.taken())
        }
        Kind::Hound if FLANKS.leap[s.mover.other().index()][origin] & there != 0 => at("hound-two-forwards", 0),
        Kind::Hound => at("hound-step", 0),
        Kind::Pheasant => at("pheasant-step", 0),
        Kind::Calf if straight && enemy => at("calf-takes-diagonally", there),
        Kind::Calf if FLANKS.diagonal[origin] & there != 0 => at("calf-moves-straight", there),
        Kind::Calf => at("calf-step", 0),
        Kind::Stopper if ahead && enemy => at("stopper-takes-nothing", there),
        Kind::Stopper => at("stopper-step", FLANKS.ahead[s.mover.index()][origin] & !s.taken()),
    }
}
