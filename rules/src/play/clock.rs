//! Clocks as data and as pure arithmetic: time is told from outside in milliseconds.

use crate::game::Seat;
use serde::{Deserialize, Serialize};

/// How a game is timed. All spans in seconds, 0 for "none".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockSpec {
    /// A text key that names the preset ("contest", "union").
    pub key: &'static str,
    /// Main time of each seat for the whole game.
    pub main: u32,
    /// Added after every move.
    pub increment: u32,
    /// The most one move may take while main time lasts, or always where there is none.
    pub per_move: u32,
    /// Countdown periods after the main time: how long one lasts; a move within it renews it.
    pub countdown: u32,
    /// How many such periods.
    pub periods: u32,
    /// How many time-outs of a single move are forgiven before one loses.
    pub forgiven: u32,
}

impl ClockSpec {
    /// Main time alone.
    pub const fn main(key: &'static str, main: u32) -> Self {
        ClockSpec { key, main, increment: 0, per_move: 0, countdown: 0, periods: 0, forgiven: 0 }
    }

    /// Whether the whole game is timed, not only its single moves.
    fn has_main(&self) -> bool {
        self.main > 0 || self.countdown > 0
    }
}

fn ms(seconds: u32) -> u64 {
    u64::from(seconds) * 1000
}

/// What a seat has left when it is not thinking.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Left {
    main: u64,
    periods: u32,
    forgiven: u32,
}

/// The turn that is being timed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Running {
    seat: Seat,
    /// When it was last set going; nothing while it is paused.
    since: Option<u64>,
    /// What it had used up before that.
    used: u64,
    /// What it had used up when the last forgiven time-out began a new span for the move.
    forgiven_at: u64,
}

impl Running {
    fn used(&self, now: u64) -> u64 {
        self.used + self.since.map_or(0, |since| now.saturating_sub(since))
    }
}

/// The clocks of one game. A save carries it whole; the spec is given with every call, since it is part of the rules.
///
/// Nobody's time runs until the first move is made. A seat that moves again goes on with its turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// What every seat had left after these plies; the first entry is the start.
    history: Vec<(usize, Vec<Left>)>,
    running: Option<Running>,
}

/// What a clock shows of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dial {
    /// Milliseconds of main time, or of the running countdown period once that is used up; nothing where only single
    /// moves are timed.
    pub left: Option<u64>,
    /// Periods left, the running one included; nothing before the countdown.
    pub periods: Option<u32>,
    /// Milliseconds this move may still take, where that is limited.
    pub of_move: Option<u64>,
    /// Time-outs that would still be forgiven.
    pub forgiven: u32,
    /// It is running.
    pub running: bool,
}

/// A span has run out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimeUp {
    /// This seat's move took too long, which is forgiven; its next span has begun.
    Forgiven(Seat),
    /// This seat has lost on time; the clock has stopped.
    Lost(Seat),
}

impl Clock {
    /// Clocks set to the beginning, paused.
    pub fn new(spec: &ClockSpec, seats: u8) -> Self {
        let periods = if spec.countdown > 0 { spec.periods } else { 0 };
        let left = Left { main: ms(spec.main), periods, forgiven: spec.forgiven };
        Clock { history: vec![(0, vec![left; usize::from(seats)])], running: None }
    }

    fn now_left(&self) -> &[Left] {
        &self.history[self.history.len() - 1].1
    }

    /// What a seat had left when its turn began, or has if it is not its turn.
    fn had(&self, seat: Seat) -> Left {
        let nobody = Left { main: 0, periods: 0, forgiven: 0 };
        self.now_left().get(seat.index()).copied().unwrap_or(nobody)
    }

    /// What a seat would have left if its turn ended now.
    fn left(&self, spec: &ClockSpec, seat: Seat, now: u64) -> Left {
        let mut left = self.had(seat);
        if let Some(turn) = self.running.filter(|r| r.seat == seat && spec.has_main()) {
            let used = turn.used(now);
            let over = used.saturating_sub(left.main);
            left.main = left.main.saturating_sub(used);
            if spec.countdown > 0 {
                left.periods =
                    left.periods.saturating_sub(u32::try_from(over / ms(spec.countdown)).unwrap_or(u32::MAX));
            }
        }
        left
    }

    /// A ply has been played, `ply` in all, and `next` decides now (nobody: chance, or the game is over).
    pub fn moved(&mut self, spec: &ClockSpec, ply: usize, next: Option<Seat>, now: u64) {
        let mut all = self.now_left().to_vec();
        let turn = self.running;
        if let Some(turn) = turn.filter(|t| next != Some(t.seat)) {
            let left = self.left(spec, turn.seat, now);
            all[turn.seat.index()] = left;
            if left.main > 0 {
                all[turn.seat.index()].main += ms(spec.increment);
            }
            self.running = None;
        }
        self.history.push((ply, all));
        if self.running.is_none() {
            self.go(next, now);
        }
    }

    fn go(&mut self, seat: Option<Seat>, now: u64) {
        let seat = seat.filter(|s| s.index() < self.now_left().len());
        self.running = seat.map(|seat| Running { seat, since: Some(now), used: 0, forgiven_at: 0 });
    }

    /// Plies have been taken back until `ply` are left: everybody has again what he had then.
    pub fn back(&mut self, ply: usize, next: Option<Seat>, now: u64) {
        while self.history.len() > 1 && self.history[self.history.len() - 1].0 > ply {
            self.history.pop();
        }
        self.go(next.filter(|_| ply > 0), now);
    }

    /// Stops the time until [`Clock::resume`].
    pub fn pause(&mut self, now: u64) {
        if let Some(turn) = &mut self.running {
            turn.used = turn.used(now);
            turn.since = None;
        }
    }

    /// Lets the time run on.
    pub fn resume(&mut self, now: u64) {
        if let Some(turn) = self.running.as_mut().filter(|t| t.since.is_none()) {
            turn.since = Some(now);
        }
    }

    /// Nobody's time runs any more.
    pub fn stop(&mut self) {
        self.running = None;
    }

    /// Milliseconds the running turn may still take as a single move.
    fn of_move(&self, spec: &ClockSpec, turn: &Running, now: u64) -> Option<u64> {
        let counting = spec.countdown > 0 && turn.used(now) >= self.had(turn.seat).main;
        let limited = spec.per_move > 0 && !counting;
        limited.then(|| (turn.forgiven_at + ms(spec.per_move)).saturating_sub(turn.used(now)))
    }

    /// Looks whether a span has run out; to be called now and then and before every move, until there is nothing.
    pub fn tick(&mut self, spec: &ClockSpec, now: u64) -> Option<TimeUp> {
        let mut turn = self.running?;
        let seat = turn.seat;
        let left = self.left(spec, seat, now);
        if spec.has_main() && left.main == 0 && left.periods == 0 {
            self.running = None;
            return Some(TimeUp::Lost(seat));
        }
        if self.of_move(spec, &turn, now) != Some(0) {
            return None;
        }
        if left.forgiven == 0 {
            self.running = None;
            return Some(TimeUp::Lost(seat));
        }
        turn.forgiven_at += ms(spec.per_move);
        self.running = Some(turn);
        let last = self.history.len() - 1;
        self.history[last].1[seat.index()].forgiven -= 1;
        Some(TimeUp::Forgiven(seat))
    }

    /// What a seat's clock shows.
    pub fn dial(&self, spec: &ClockSpec, seat: Seat, now: u64) -> Dial {
        let left = self.left(spec, seat, now);
        let turn = self.running.filter(|t| t.seat == seat);
        let used = turn.map_or(0, |t| t.used(now)).saturating_sub(self.had(seat).main);
        let counting = spec.has_main() && left.main == 0 && spec.countdown > 0;
        let period = || if left.periods == 0 { 0 } else { ms(spec.countdown) - used % ms(spec.countdown) };
        Dial {
            left: spec.has_main().then(|| if counting { period() } else { left.main }),
            periods: counting.then_some(left.periods),
            of_move: turn.and_then(|t| self.of_move(spec, &t, now)),
            forgiven: left.forgiven,
            running: turn.is_some_and(|t| t.since.is_some()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays a script, one word an event: `5000` sets the time, `>1` moves and gives the turn to that seat, `>-` to
    /// nobody, `<2` takes back to that ply (its mover decides), `|` pauses, `!` resumes, `?` ticks;
    /// `=0` writes that seat's dial into the answer.
    fn told(spec: &ClockSpec, script: &str) -> String {
        let mut clock = Clock::new(spec, 2);
        let (mut now, mut ply, mut said) = (0, 0, Vec::new());
        let seat = |text: &str| text.parse().ok().map(Seat);
        for word in script.split_whitespace() {
            match word.split_at(1) {
                (">", next) => {
                    ply += 1;
                    clock.moved(spec, ply, seat(next), now);
                }
                ("<", to) => {
                    ply = to.parse().expect("a ply");
                    clock.back(ply, Some(Seat((ply % 2) as u8)), now);
                }
                ("|", _) => clock.pause(now),
                ("!", _) => clock.resume(now),
                ("?", _) => said.push(match clock.tick(spec, now) {
                    None => "ok".to_string(),
                    Some(TimeUp::Forgiven(seat)) => format!("forgiven{}", seat.0),
                    Some(TimeUp::Lost(seat)) => format!("lost{}", seat.0),
                }),
                ("=", of) => {
                    let dial = clock.dial(spec, seat(of).expect("a seat"), now);
                    let span = |ms: Option<u64>| ms.map_or("-".to_string(), |ms| ms.to_string());
                    let periods = dial.periods.map_or(String::new(), |n| format!("x{n}"));
                    let running = if dial.running { "*" } else { "" };
                    said.push(format!("{}{periods}/{}{running}", span(dial.left), span(dial.of_move)));
                }
                _ => now = word.parse().expect("a time"),
            }
        }
        said.join(" ")
    }

    #[test]
    fn clocks_run_as_told() {
        const NONE: ClockSpec = ClockSpec::main("test", 0);
        const MAIN: ClockSpec = ClockSpec::main("test", 60);
        const PLUS: ClockSpec = ClockSpec { increment: 5, ..MAIN };
        const STEP: ClockSpec = ClockSpec { per_move: 30, forgiven: 2, ..MAIN };
        const LONE: ClockSpec = ClockSpec { per_move: 10, ..NONE };
        const DOWN: ClockSpec = ClockSpec { countdown: 20, periods: 3, ..MAIN };
        const BOTH: ClockSpec = ClockSpec { per_move: 30, countdown: 20, periods: 1, ..MAIN };
        let table = [
            // Nobody's time runs before the first move.
            (MAIN, "50000 =0 ? >1 =1", "60000/- ok 60000/-*"),
            (MAIN, ">1 5000 =1 >0 =1 6000 =0", "55000/-* 55000/- 59000/-*"),
            (MAIN, ">1 59999 ? 60000 ? ? =1", "ok lost1 ok 60000/-"),
            (PLUS, ">1 5000 >0 =1 =0", "60000/- 60000/-*"),
            // A clock of the wall that goes backwards takes nothing.
            (MAIN, "9000 >1 4000 =1", "60000/-*"),
            // Chance decides: nobody's time runs.
            (MAIN, ">1 5000 >- 25000 =1 =0 >0 26000 =0", "55000/- 60000/- 59000/-*"),
            // Pauses do not count.
            (MAIN, ">1 5000 | 25000 =1 ! 26000 =1", "55000/- 54000/-*"),
            // A seat that moves again goes on with its turn.
            (STEP, ">1 5000 >1 6000 =1 >0 =1", "54000/24000* 54000/-"),
            // Moves taken back give their time back.
            (MAIN, ">1 5000 >0 9000 >1 12000 <1 =0 =1 13000 =1", "60000/- 60000/-* 59000/-*"),
            (MAIN, ">1 5000 >0 9000 <0 20000 =0 =1", "60000/- 60000/-"),
            // Two time-outs of a move are forgiven, the third is not; main time runs on.
            (STEP, ">1 29999 ? 30000 ? ? =1 31000 >0 =1", "ok forgiven1 ok 30000/30000* 29000/-"),
            (ClockSpec { main: 600, ..STEP }, ">1 61000 ? ? ? 95000 ? =1", "forgiven1 forgiven1 ok lost1 600000/-"),
            (LONE, ">1 9999 ? =1 10000 ?", "ok -/1* lost1"),
            // Countdown: a move within a period renews it, a used-up period is gone.
            (DOWN, ">1 50000 =1 65000 =1 >0 =1", "10000/-* 15000x3/-* 20000x3/-"),
            (DOWN, ">1 85000 =1 ? >0 =1 105000 >1 106000 =1", "15000x2/-* ok 20000x2/- 19000x2/-*"),
            (DOWN, ">1 119999 ? =1 120000 ?", "ok 1x1/-* lost1"),
            // The limit of a move ends where the countdown begins.
            (BOTH, ">1 20000 >0 20000 >1 49000 =1 50000 ?", "11000/1000* lost1"),
            (BOTH, ">1 25000 >0 25000 >1 50000 >0 50000 >1 61000 =1 79000 ? 80000 ?", "19000x1/-* ok lost1"),
        ];
        for (spec, script, answer) in table {
            assert_eq!(told(&spec, script), answer, "{script}");
        }
    }
}
