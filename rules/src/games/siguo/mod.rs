//! Four-player Junqi (四国军棋): two teams across the board, hidden ranks, and a flag a seat.
//!
//! After the rules page 軍棋 of a game portal, "004" below; the engine is that of [`crate::army`].
//!
//! - Nobody sees another's ranks, partners neither; the rules compare them and tell which man is left (004, 6).
//!   Commander, general, major general, brigadier, colonel, major, captain, lieutenant, engineer; equals both go.
//!   An engineer clears a mine, any other man who meets one goes with it; with `mines=survive` the mine
//!   stays. A bomb and whom it meets both go (004, 3).
//! - A man goes one step along a road. On rails engineers go anywhere, others straight or round a curved rail, never round a
//!   right angle; nothing may stand in the way. Nobody in a camp can be attacked. The men in both headquarters and mines never
//!   move, and who enters a headquarters stays there (004, 4).
//! - The flag is set up in a headquarters, mines in the last two rows, bombs behind the front row (`bombs=anywhere`: in it as
//!   well), nothing in camps. All set up before the first move (004, 5), here one after another.
//! - Opposite seats are partners and never fight; their men block each other's ways. Who loses his flag has lost, and so has
//!   he who cannot move. A beaten player sees his partner's men, and wins if his partner does (004, 6). His own men leave the
//!   board at once.
//! - A move may take 60 seconds; then the turn passes, and a fourth time-out loses (004, 7).
//! - `flag` says who takes a flag: anybody, anybody but the commander, or engineers alone (004, 8). Another's attack on it is
//!   a move; he goes back, and all know the flag from then on.
//! - The last player left and his partner win; where nobody left can move the game is a draw; all who are left may agree to
//!   one (004, 9).
//! - `commander=shown`: who loses his commander shows his flag. Not in 004, but common elsewhere.
//! - `turn`: the turn goes round anticlockwise, as the sheet of a students' union seats players, or clockwise.
//! - Added here: 200 plies without a clash are a draw (`quiet=200`).
//!
//! The board is the one of common portals: 129 stations, 73 of them on rails, with curved rails between the arms.

mod board;
pub mod bot;
mod map;

use crate::army::{Army, Law, Quiet, Taker, Theatre, View};
use crate::board::{Board, Body, Choice, Kind, Listed};
use crate::game::to_bytes;
use crate::play::ClockSpec;
use map::STATIONS;

/// The rules of four-player Junqi.
pub type Siguo = Army<STATIONS, 100>;

/// The arms of the seats where the turn goes round anticlockwise and clockwise.
const ARMS: [[usize; 4]; 2] = [[0, 3, 2, 1], [0, 1, 2, 3]];

/// Spoken names of the men of each seat.
const NAMES: [[&str; 13]; 4] = [
    [
        "red-commander", "red-general", "red-division", "red-brigade", "red-regiment", "red-battalion", "red-company",
        "red-platoon", "red-engineer", "red-mine", "red-bomb", "red-flag", "red-hidden",
    ],
    [
        "blue-commander", "blue-general", "blue-division", "blue-brigade", "blue-regiment", "blue-battalion",
        "blue-company", "blue-platoon", "blue-engineer", "blue-mine", "blue-bomb", "blue-flag", "blue-hidden",
    ],
    [
        "yellow-commander", "yellow-general", "yellow-division", "yellow-brigade", "yellow-regiment",
        "yellow-battalion", "yellow-company", "yellow-platoon", "yellow-engineer", "yellow-mine", "yellow-bomb",
        "yellow-flag", "yellow-hidden",
    ],
    [
        "green-commander", "green-general", "green-division", "green-brigade", "green-regiment", "green-battalion",
        "green-company", "green-platoon", "green-engineer", "green-mine", "green-bomb", "green-flag", "green-hidden",
    ],
];

/// The board with the seats' arms in one order or the other.
const fn theatre(homes: &'static [[u8; 30]; 4], board: fn() -> Board) -> Theatre {
    Theatre {
        graph: &map::GRAPH,
        seats: 4,
        partners: true,
        homes,
        letters: "rbyg",
        rows: &map::ROWS,
        name: map::name,
        at: board::at,
        board,
        body: Body::Cube,
        tints: &[0, 1, 2, 3],
        names: &NAMES,
        mountains: &[],
    }
}

static ANTICLOCKWISE: Theatre = theatre(&const { map::homes(ARMS[0]) }, || board::board(ARMS[0]));
static CLOCKWISE: Theatre = theatre(&const { map::homes(ARMS[1]) }, || board::board(ARMS[1]));

impl Listed for Siguo {
    const ID: &'static str = "siguo";
    const KIND: Kind = Kind::Hidden;
    const OPTIONS: &'static [Choice] = &[
        Choice { key: "mines", values: &["die", "survive"] },
        Choice { key: "bombs", values: &["behind", "anywhere"] },
        Choice { key: "flag", values: &["any", "not_commander", "engineer"] },
        Choice { key: "commander", values: &["silent", "shown"] },
        Choice { key: "turn", values: &["anticlockwise", "clockwise"] },
        Choice { key: "quiet", values: &["200", "none"] },
    ];
    const SECRET: bool = true;
    const CLOCKS: &'static [ClockSpec] =
        &[ClockSpec { per_move: 60, forgiven: 3, ..ClockSpec::main("portal", 0) }];
    const SEATS: &'static [&'static str] = &["red", "blue", "yellow", "green"];

    fn sight(view: &View<STATIONS, 100>) -> Vec<u8> {
        to_bytes(view)
    }

    fn with(picked: &[u8]) -> Self {
        let second = |option: usize| picked.get(option) == Some(&1);
        let law = Law {
            mines_survive: second(0),
            bombs_anywhere: second(1),
            flag: match picked.get(2) {
                Some(1) => Taker::NotCommander,
                Some(2) => Taker::Engineer,
                _ => Taker::Any,
            },
            shown: second(3),
            quiet: if second(5) { Quiet::Never } else { Quiet::Draws(200) },
            lapses: Some(3),
        };
        Army::new(if second(4) { &CLOCKWISE } else { &ANTICLOCKWISE }, law)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Eye, Game, Notate, Rng, Seat};

    /// Red's man stands before Blue's flag; everybody has a man who can move.
    const BEFORE: &str = "5/5/1rL3/5/5/3rQ1/5/5/1gL3/5/5/3gQ1/5/5/1yL3/5/5/3yQ1/5/5/1bL3/5/3rT1/3bQ1/3/3/3 r 0";

    /// 004, 6: who has been beaten sees his partner's men, and only his.
    #[test]
    fn a_beaten_player_sees_his_partners_men() {
        let game = Siguo::with(&[]);
        let mut state = game.load(BEFORE).expect("it is well written");
        let seen = |state: &_, by: u8, whose: usize| {
            let view = game.view(state, Eye::Seat(Seat(by)));
            view.seen.men[25 * whose..][..25].iter().all(|man| !man.hidden())
        };
        assert!(seen(&state, 1, 1) && !seen(&state, 1, 3), "partners hide their men from each other");
        let m = game.read(&state, "e23xe28").expect("it is legal");
        game.apply(&mut state, m);
        assert!(seen(&state, 1, 3) && !seen(&state, 1, 0) && !seen(&state, 3, 0) && !seen(&state, 0, 2));
    }

    /// All set up, 100 men stand on the stations of four homes, and play goes round the board.
    #[test]
    fn the_turn_goes_round_either_way() {
        for (clockwise, arms) in [(0, "senw"), (1, "swne")] {
            let game = Siguo::with(&[0, 0, 0, 0, clockwise, 0]);
            let (mut state, mut rng, mut arms_seen) = (game.start(), Rng::new(1), String::new());
            for put in 0..104 {
                let m = game.sample(&state, &mut rng);
                if put >= 100 {
                    let text = game.text(&state, m, 0, Eye::Referee);
                    arms_seen.push_str(&text[..1]);
                }
                game.apply(&mut state, m);
            }
            assert_eq!(arms_seen, arms);
        }
    }
}
