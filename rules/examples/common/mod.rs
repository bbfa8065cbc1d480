//! What the commands share: reading arguments, opening games, and saying what is wrong.
#![allow(dead_code, reason = "each command uses its part")]

use rules::game::Seat;
use rules::games::{ALL, find};
use rules::play::{Entry, Table, parse_options, word};
use std::fmt::Display;
use std::process::ExitCode;

/// A message for whoever typed the command.
pub type Failure = String;

/// Arguments as typed: options by name, the rest in order.
pub struct Args {
    usage: &'static str,
    left: pico_args::Arguments,
}

impl Args {
    /// The arguments of this process; `usage` is shown with every complaint.
    pub fn new(usage: &'static str) -> Self {
        Args { usage, left: pico_args::Arguments::from_env() }
    }

    fn wrong(&self, what: impl Display) -> Failure {
        format!("{what}\nusage: {}", self.usage)
    }

    /// The value after `--name`, if it is given.
    pub fn text(&mut self, name: &'static str) -> Result<Option<String>, Failure> {
        self.left.opt_value_from_str(name).map_err(|e| self.wrong(e))
    }

    /// The number after `--name`, if it is given.
    pub fn number<T: std::str::FromStr>(&mut self, name: &'static str) -> Result<Option<T>, Failure> {
        match self.text(name)? {
            Some(text) => match text.replace('_', "").parse() {
                Ok(n) => Ok(Some(n)),
                Err(_) => Err(self.wrong(format!("{name}: \"{text}\" is no number"))),
            },
            None => Ok(None),
        }
    }

    /// Whether `--name` is given.
    pub fn flag(&mut self, name: &'static str) -> bool {
        self.left.contains(name)
    }

    /// The next argument without a name. Named ones must be asked for before.
    pub fn free(&mut self, what: &str) -> Result<String, Failure> {
        self.left.free_from_str().map_err(|_| self.wrong(format!("{what} is missing")))
    }

    /// The game that the next argument without a name gives.
    pub fn game(&mut self) -> Result<&'static Entry, Failure> {
        let id = self.free("the game")?;
        find(&id).ok_or_else(|| {
            let ids: Vec<&str> = ALL.iter().map(|e| e.id).collect();
            self.wrong(format!("no game is called \"{id}\"; there are {}", ids.join(", ")))
        })
    }

    /// All arguments that are left, in order; complains of unknown names among them.
    pub fn rest(mut self) -> Result<Vec<String>, Failure> {
        let left: Vec<String> = std::mem::replace(&mut self.left, pico_args::Arguments::from_vec(Vec::new()))
            .finish()
            .into_iter()
            .map(|a| a.to_string_lossy().into_owned())
            .collect();
        match left.iter().find(|a| a.starts_with("--")) {
            Some(name) => Err(self.wrong(format!("{name} is unknown"))),
            None => Ok(left),
        }
    }

    /// Complains of anything that is left.
    pub fn end(self) -> Result<(), Failure> {
        let usage = self.usage;
        match self.rest()?.first() {
            Some(left) => Err(format!("\"{left}\" is too much\nusage: {usage}")),
            None => Ok(()),
        }
    }
}

/// What `--options`, `--position` and `--moves` say.
pub struct Start {
    options: Option<String>,
    position: Option<String>,
    moves: Option<String>,
}

impl Start {
    /// Takes them from the arguments.
    pub fn of(args: &mut Args) -> Result<Self, Failure> {
        Ok(Start { options: args.text("--options")?, position: args.text("--position")?, moves: args.text("--moves")? })
    }

    /// The game they lead to.
    pub fn open(&self, entry: &'static Entry) -> Result<Box<dyn Table>, Failure> {
        let options = self.options.as_deref().unwrap_or("");
        let picked = parse_options(entry.options, options).map_err(|bad| format!("--options {options}: {bad}"))?;
        let position = self.position.as_deref();
        let mut table = (entry.open)(&picked, position)
            .map_err(|bad| format!("--position {}: {bad}", position.unwrap_or_default()))?;
        let words = self.moves.as_deref().unwrap_or("");
        for (i, one) in words.split(',').map(str::trim).filter(|w| !w.is_empty()).enumerate() {
            word::play(table.as_mut(), one).map_err(|bad| format!("--moves, move {} \"{one}\": {bad}", i + 1))?;
        }
        Ok(table)
    }
}

/// A seat's name as commands write it, from 1.
pub fn seat_name(entry: &Entry, seat: Seat) -> String {
    format!("{} ({})", seat.0 + 1, entry.seats.get(seat.index()).copied().unwrap_or("?"))
}

/// Runs a command: a failure is told on standard error, and the process fails.
pub fn run(command: impl FnOnce() -> Result<(), Failure>) -> ExitCode {
    match command() {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("{what}");
            ExitCode::FAILURE
        }
    }
}

/// The player of a game.
pub fn brain(entry: &Entry) -> Result<&'static rules::ai::Brain, Failure> {
    rules::games::brain(entry.id).ok_or_else(|| format!("{} has no player yet", entry.id))
}
