//! Plays a game on a terminal, and is a referee on standard input for programs.
//!
//! One command a line; every command is answered by one line, `= ANSWER` or `? MESSAGE`; what a person sees beside
//! that (boards, prompts) is written only where standard input is a terminal. Lines that are empty or begin with `#`
//! are passed over without an answer.
//!
//! | command | answer |
//! |---|---|
//! | a move in any notation, or an act (`resign:1 flag:1 offer:1 accept:2 refuse:2 claim:1`); several on one line | who decides then: `1`, `2`, …, `chance`, or `over PLACES REASON`; at a fault nothing of the line is played |
//! | `legal` | the legal moves, apart by blanks; `over PLACES REASON` |
//! | `forms`, `legal FORM` | the notations; the legal moves in one of them |
//! | `turn` | who decides |
//! | `dump` | the position |
//! | `line` | the moves and acts so far |
//! | `roll` | rolls the dice if they decide, and answers the move |
//! | `random` | plays a random move, and answers it |
//! | `back N` | takes back until N plies are left |
//! | `new [GAME] [k=v,…]` | begins again, maybe another game or under other options |
//! | `position TEXT` | begins from there |
//! | `link`, `words` | the game as a link, packed or in words |
//! | `open LINK` | the game of a link; a fault is answered, with its ply |
//! | `perft N` | the number of lines of N plies |
//! | `help`, `quit` | |

mod common;
#[path = "common/draw.rs"]
mod draw;

use common::Failure;
use rules::game::{Eye, Rng, Turn};
use rules::play::{Table, link, parse_options, word};
use std::io::{BufRead, IsTerminal, Write};
use std::process::ExitCode;

const USAGE: &str = "play GAME [--options k=v,…] [--position TEXT] [--moves M,M,…] [--seed S]";
const HELP: &str = "a move; legal [FORM] forms turn dump line roll random back new position link words open perft quit";

struct Referee {
    table: Box<dyn Table>,
    rng: Rng,
}

impl Referee {
    fn turn(&self) -> String {
        match self.table.turn() {
            Turn::Seat(seat) => (seat.0 + 1).to_string(),
            Turn::Chance => "chance".to_string(),
            Turn::Over(outcome) => format!("over {} {}", outcome.places(), outcome.why),
        }
    }

    fn legal(&self, form: &str) -> Result<String, Failure> {
        let forms = self.table.entry().forms;
        let which = if form.is_empty() { Some(0) } else { forms.iter().position(|f| f.key == form) };
        let which = which.ok_or_else(|| format!("\"{form}\" is no notation"))?;
        if self.table.turn().outcome().is_some() {
            return Ok(self.turn());
        }
        let all: Vec<String> = self.table.legal(which).into_iter().map(|(_, text)| text).collect();
        Ok(all.join(" "))
    }

    fn play(&mut self, words: &str) -> Result<String, Failure> {
        let before = self.table.plies();
        let mut column = 1;
        for one in words.split(' ') {
            if !one.is_empty() {
                word::play(self.table.as_mut(), one).map_err(|bad| {
                    self.table.back(before);
                    format!("column {column}, \"{one}\": {bad}")
                })?;
            }
            column += one.chars().count() + 1;
        }
        Ok(self.turn())
    }

    fn random(&mut self) -> Result<String, Failure> {
        if self.table.turn() == Turn::Chance {
            self.table.roll(&mut self.rng);
        } else {
            let legal = self.table.legal(0);
            if legal.is_empty() {
                return Err(self.turn());
            }
            let code = legal[self.rng.below(legal.len() as u32) as usize].0;
            self.table.enter(&[code]).map_err(|refused| refused.to_string())?;
        }
        Ok(word::line(self.table.as_ref()).pop().unwrap_or_default())
    }

    fn renew(&mut self, rest: &str) -> Result<String, Failure> {
        let (mut entry, mut picked) = (self.table.entry(), self.table.picked().to_vec());
        for part in rest.split_whitespace() {
            if let Some(other) = rules::games::find(part) {
                (entry, picked) = (other, Vec::new());
            } else {
                picked = parse_options(entry.options, part).map_err(|bad| bad.to_string())?;
            }
        }
        self.table = (entry.open)(&picked, None).map_err(|bad| bad.to_string())?;
        Ok(self.turn())
    }

    fn position(&mut self, text: &str) -> Result<String, Failure> {
        self.table = (self.table.entry().open)(self.table.picked(), Some(text)).map_err(|bad| bad.to_string())?;
        Ok(self.turn())
    }

    fn open(&mut self, text: &str) -> Result<String, Failure> {
        let opened = link::read(text).map_err(|bad| bad.to_string())?;
        self.table = opened.table;
        opened.fault.map_or_else(|| Ok(self.turn()), |fault| Err(fault.to_string()))
    }

    fn answer(&mut self, line: &str) -> Result<String, Failure> {
        let (verb, rest) = line.split_once(' ').map_or((line, ""), |(verb, rest)| (verb, rest.trim()));
        let number = || rest.parse::<u32>().map_err(|_| format!("\"{rest}\" is no number"));
        let end = self.table.plies();
        match verb {
            "legal" => self.legal(rest),
            "forms" => Ok(self.table.entry().forms.iter().map(|f| f.key).collect::<Vec<_>>().join(" ")),
            "turn" => Ok(self.turn()),
            "dump" => Ok(self.table.dump(end)),
            "line" => Ok(word::line(self.table.as_ref()).join(" ")),
            "roll" if self.table.turn() != Turn::Chance => Err("nothing is to be rolled".to_string()),
            "roll" | "random" => self.random(),
            "back" => {
                self.table.back(number()? as usize);
                Ok(self.turn())
            }
            "new" => self.renew(rest),
            "position" => self.position(rest),
            "link" => Ok(format!("#/{}", link::pack(self.table.as_ref(), end, false))),
            "words" => Ok(format!("#/{}", link::words(self.table.as_ref(), end))),
            "open" => self.open(rest),
            "perft" => Ok(self.table.perft(number()?).to_string()),
            "help" => Ok(HELP.to_string()),
            _ => self.play(line),
        }
    }

    /// What a person is shown before he types.
    fn show(&self) {
        let frame = self.table.frame(Eye::Referee, self.table.plies());
        println!("\n{}", draw::board(self.table.as_ref(), &frame.scene));
        if let Some(why) = &frame.why {
            println!("      {}", draw::reason(self.table.as_ref(), why));
        }
        let who = match self.table.turn() {
            Turn::Seat(seat) => common::seat_name(self.table.entry(), seat),
            _ => self.turn(),
        };
        print!("{who}> ");
        let _a_lost_prompt_is_no_loss = std::io::stdout().flush();
    }
}

fn main() -> ExitCode {
    common::run(|| {
        let mut args = common::Args::new(USAGE);
        let start = common::Start::of(&mut args)?;
        let seed = args.number("--seed")?.unwrap_or(0);
        let entry = args.game()?;
        args.end()?;
        let mut referee = Referee { table: start.open(entry)?, rng: Rng::new(seed) };
        let person = std::io::stdin().is_terminal();
        if person {
            println!("{HELP}");
            referee.show();
        }
        for line in std::io::stdin().lock().lines() {
            let line = line.map_err(|e| e.to_string())?;
            let line = line.trim();
            if line == "quit" {
                break;
            }
            if !line.is_empty() && !line.starts_with('#') {
                match referee.answer(line) {
                    Ok(answer) => println!("= {answer}"),
                    Err(what) => println!("? {what}"),
                }
            }
            if person {
                referee.show();
            }
        }
        Ok(())
    })
}
