//! How moves and positions are written.
//!
//! A throw is `roll3`, a move the man and its direction: `R3-right`, `R3-down`, `R3-diag`, `B5-left`, `B5-up`,
//! `B5-diag`; a man put down is `R3@a5`. No sign tells a capture, but a `*` at the end is read where there is one.
//! In Chinese: 掷3, 红3右, 蓝5上, 红3斜 (with 吃 for a capture), 红3置a5.
//!
//! A position is its rows from the top, joined by `/`, an empty cell being `.` and a man its letter and number; then
//! who moves, `r` or `b`; then the die, `1` to `6`, `-` before the throw, `put` during the set-up:
//! `R1R2R3../R4R5.../R6...B6/...B5B4/..B3B2B1 r -`.

use super::{Einstein, End, HOME, Move, OFF, SIDE, State};
use crate::board::grid;
use crate::game::{BadText, Eye, Form, Game, Notate, Seat};

/// The words of the three directions of each seat, in letters and in Chinese.
const WORDS: [[[&str; 3]; 2]; 2] = [[["right", "down", "diag"], ["left", "up", "diag"]], [["右", "下", "斜"], ["左", "上", "斜"]]];

fn letter(seat: Seat) -> char {
    ['R', 'B'][seat.index()]
}

fn cell_name(cell: u8) -> String {
    grid::name(usize::from(cell % SIDE), usize::from(SIDE - cell / SIDE))
}

impl Einstein {
    /// Whether a move takes a man.
    fn takes(s: &State, m: Move) -> bool {
        match m {
            Move::Step(man, dir) => s.on(dir.from(s.mover, s.at[s.mover.index()][usize::from(man)])).is_some(),
            _ => false,
        }
    }
}

impl Notate for Einstein {
    const FORMS: &'static [Form] = &[Form::latin("directions"), Form::han("chinese")];

    fn text(&self, s: &State, m: Move, form: usize, _eye: Eye) -> String {
        let (seat, han) = (s.mover, ['红', '蓝'][s.mover.index()]);
        match (m, form) {
            (Move::Roll(die), 0) => format!("roll{die}"),
            (Move::Roll(die), _) => format!("掷{die}"),
            (Move::Put(man), 0) => format!("{}{}@{}", letter(seat), man + 1, cell_name(s.next_home())),
            (Move::Put(man), _) => format!("{han}{}置{}", man + 1, cell_name(s.next_home())),
            (Move::Step(man, dir), 0) => {
                format!("{}{}-{}", letter(seat), man + 1, WORDS[0][seat.index()][dir as usize])
            }
            (Move::Step(man, dir), _) => {
                let taking = if Self::takes(s, m) { "吃" } else { "" };
                format!("{han}{}{}{taking}", man + 1, WORDS[1][seat.index()][dir as usize])
            }
        }
    }

    fn read(&self, s: &State, text: &str) -> Result<Move, BadText> {
        let plain = text.trim().replace(' ', "").to_ascii_lowercase();
        let (plain, starred) = plain.strip_suffix('*').map_or((plain.as_str(), false), |plain| (plain, true));
        let mut all = Vec::new();
        self.moves(s, &mut all);
        let written = |m: Move| (0..Self::FORMS.len()).any(|form| self.text(s, m, form, Eye::Public).to_ascii_lowercase() == plain);
        let found = all.into_iter().find(|&m| written(m)).ok_or(BadText { at: 0, want: "want-legal-move" })?;
        if starred && !Self::takes(s, found) {
            return Err(BadText { at: text.trim_end().chars().count() - 1, want: "want-no-capture-sign" });
        }
        Ok(found)
    }

    fn dump(&self, s: &State) -> String {
        let cell = |cell: u8| s.on(cell).map_or(".".to_string(), |(seat, man)| format!("{}{}", letter(seat), man + 1));
        let rows: Vec<String> = (0..SIDE).map(|y| (0..SIDE).map(|x| cell(y * SIDE + x)).collect()).collect();
        let die = match s.die {
            _ if s.setting_up() => "put".to_string(),
            0 => "-".to_string(),
            die => die.to_string(),
        };
        format!("{} {} {die}", rows.join("/"), ['r', 'b'][s.mover.index()])
    }

    fn load(&self, text: &str) -> Result<State, BadText> {
        let mut parts = text.split(' ');
        let rows = parts.next().unwrap_or_default();
        let mut at = rows.chars().count();
        let mut state = self.start();
        Self::load_rows(rows, &mut state)?;
        let mut part = |want| {
            let start = at + 1;
            let part = parts.next().ok_or(BadText { at, want })?;
            at = start + part.chars().count();
            Ok((start, part))
        };
        let (side_at, side) = part("want-side")?;
        let (die_at, die) = part("want-die")?;
        if parts.next().is_some() {
            return Err(BadText { at: text.chars().count(), want: "want-end" });
        }
        state.mover = match side {
            "r" => Seat(0),
            "b" => Seat(1),
            _ => return Err(BadText { at: side_at, want: "want-side" }),
        };
        match die {
            "put" => Self::check_setup(&mut state)?,
            "-" => (state.put, state.die) = (12, 0),
            "1" | "2" | "3" | "4" | "5" | "6" => (state.put, state.die) = (12, die.as_bytes()[0] - b'0'),
            _ => return Err(BadText { at: die_at, want: "want-die" }),
        }
        if state.setting_up() {
            return Ok(state);
        }
        state.find_end();
        // An ending belongs to who has just moved, and nothing is thrown after it.
        match state.end {
            End::Open => Ok(state),
            End::Corner(by) | End::Captured(by) => {
                let lost = state.mover.index();
                let own = state.on(HOME[1 - lost][0]).is_some_and(|(seat, _)| seat == state.mover);
                if by == state.mover || own || state.alive[1 - lost] == 0 {
                    Err(BadText { at: 0, want: "want-possible-end" })
                } else if state.die > 0 {
                    Err(BadText { at: die_at, want: "want-no-die" })
                } else {
                    Ok(state)
                }
            }
        }
    }
}

impl Einstein {
    /// Puts the men of the rows on the board.
    fn load_rows(rows: &str, state: &mut State) -> Result<(), BadText> {
        let (mut at, mut cell) = (0, 0);
        for row in rows.split('/') {
            let end = at + row.chars().count();
            let mut chars = row.chars().enumerate();
            let row_end = cell + SIDE;
            while let Some((i, c)) = chars.next() {
                let bad = |want| Err(BadText { at: at + i, want });
                if cell == row_end || row_end > OFF {
                    return bad("want-five-cells");
                }
                let seat = match c.to_ascii_uppercase() {
                    '.' => None,
                    'R' => Some(Seat(0)),
                    'B' => Some(Seat(1)),
                    _ => return bad("want-man"),
                };
                if let Some(seat) = seat {
                    let number = chars.next().and_then(|(_, c)| c.to_digit(10)).filter(|n| (1..=6).contains(n));
                    let man = number.ok_or(BadText { at: at + i + 1, want: "want-number" })? as u8 - 1;
                    if state.alive[seat.index()] >> man & 1 != 0 {
                        return bad("want-each-man-once");
                    }
                    state.stand(seat, man, cell);
                }
                cell += 1;
            }
            if cell < row_end {
                return Err(BadText { at: end, want: "want-five-cells" });
            }
            at = end + 1;
        }
        if cell < OFF { Err(BadText { at: at - 1, want: "want-five-rows" }) } else { Ok(()) }
    }

    /// Checks that the men on the board are those of a set-up that has come so far, and counts them.
    fn check_setup(state: &mut State) -> Result<(), BadText> {
        state.put = (state.alive[0].count_ones() + state.alive[1].count_ones()) as u8;
        let filled = HOME.as_flattened().iter().take(usize::from(state.put));
        let owner = |i: usize| Seat((i / 6) as u8);
        let sound = filled.enumerate().all(|(i, &cell)| state.on(cell).is_some_and(|(seat, _)| seat == owner(i)));
        if !sound || !state.setting_up() || state.mover != owner(usize::from(state.put)) {
            return Err(BadText { at: 0, want: "want-set-up" });
        }
        Ok(())
    }
}
