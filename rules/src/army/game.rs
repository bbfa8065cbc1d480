//! The engine as a game: turns, moves, keys, codes, and what people do besides moving.

use super::graph::NONE;
use super::state::{Cause, End, State};
use super::{Army, Dealer, Move, View};
use crate::game::{Act, Customs, Effect, Eye, Game, Hidden, Outcome, Rng, Seat, TimeOut, Turn, Why, mix, plain_act};

/// Where the codes of walks begin.
const WALKS: u32 = 12;

/// The text key of a cause.
fn key(cause: Cause) -> &'static str {
    match cause {
        Cause::Flag => "flag",
        Cause::Stuck => "stuck",
        Cause::AllStuck => "all-stuck",
        Cause::Quiet => "quiet",
        Cause::Time => "time",
        Cause::Resigned => "resigned",
        Cause::Agreed => "agreed",
        Cause::Diagram => "diagram",
    }
}

impl<const N: usize, const M: usize> Army<N, M> {
    /// The outcome that an end means, if it is one.
    pub(super) fn outcome(&self, end: End) -> Option<Outcome> {
        let loser = |side: u8| self.rules.seats().find(|&seat| self.rules.side(seat) == side).unwrap_or(Seat(0));
        match end {
            End::Open => None,
            // A quiet game is lost or drawn, in different words.
            End::Lost(side, Cause::Quiet) => Some(Outcome::lost(self, loser(side), "quiet-lost")),
            End::Lost(side, cause) => Some(Outcome::lost(self, loser(side), key(cause))),
            End::Drawn(cause) => Some(Outcome::drawn(self, key(cause))),
        }
    }

    /// Beats a seat that gives up or has run out of time.
    fn leave(&self, s: &mut State<N, M>, seat: Seat, cause: Cause) {
        let mover = s.now.mover;
        self.rules.beat(&mut s.field_mut(), seat, cause);
        if s.now.end == End::Open && mover == seat {
            self.rules.pass(&mut s.field_mut());
        }
    }

    /// Counts a time-out and passes the turn, or beats the seat.
    fn lapse(&self, s: &mut State<N, M>, seat: Seat, forgiven: u8) {
        s.now.lapses[seat.index()] += 1;
        if s.now.lapses[seat.index()] > forgiven {
            self.leave(s, seat, Cause::Time);
        } else if s.now.mover == seat && !s.field().setting_up() {
            self.rules.pass(&mut s.field_mut());
        }
    }

    /// Whether all seats that still play agree to a draw.
    fn agreed(&self, s: &State<N, M>) -> bool {
        self.rules.seats().all(|seat| s.field().beaten(seat) || s.now.agreed >> seat.0 & 1 == 1)
    }
}

impl<const N: usize, const M: usize> Game for Army<N, M> {
    type State = State<N, M>;
    type Move = Move;
    type View = View<N, M>;

    fn seats(&self) -> u8 {
        self.rules.theatre.seats
    }

    fn side(&self, seat: Seat) -> u8 {
        self.rules.side(seat)
    }

    fn start(&self) -> State<N, M> {
        State::empty()
    }

    fn turn(&self, s: &State<N, M>) -> Turn {
        self.outcome(s.now.end).map_or(Turn::Seat(s.now.mover), Turn::Over)
    }

    fn moves(&self, s: &State<N, M>, out: &mut Vec<Move>) {
        let f = s.field();
        match s.now.end {
            End::Open if f.setting_up() => out.extend(self.rules.put_moves(f)),
            End::Open => self.rules.walks(f, out),
            _ => {}
        }
    }

    fn count(&self, s: &State<N, M>) -> usize {
        let f = s.field();
        match s.now.end {
            End::Open if f.setting_up() => self.rules.puts_now(f).count_ones() as usize,
            End::Open => self.rules.reaches(f).1 as usize,
            _ => 0,
        }
    }

    fn sample(&self, s: &State<N, M>, rng: &mut Rng) -> Move {
        let f = s.field();
        if !f.setting_up()
            && let Some(walk) = self.rules.walk(f, rng)
        {
            return walk;
        }
        let puts: Vec<Move> = self.rules.put_moves(f).collect();
        rng.pick(&puts)
    }

    fn apply(&self, s: &mut State<N, M>, m: Move) {
        match m {
            Move::Put(kind) => self.rules.put(&mut s.field_mut(), kind),
            Move::Go(from, to) => self.rules.go(s.field_mut(), from, to),
        }
    }

    fn act(&self, s: &mut State<N, M>, seat: Seat, act: Act) -> Result<Effect, Why> {
        if s.field().beaten(seat) {
            return Err(Why::new("plays-no-more"));
        }
        match (act, self.rules.law.lapses) {
            (Act::Resign, _) => self.leave(s, seat, Cause::Resigned),
            (Act::Flag, Some(forgiven)) => self.lapse(s, seat, forgiven),
            (Act::Flag, None) => self.leave(s, seat, Cause::Time),
            (Act::OfferDraw, _) => s.now.agreed = 1 << seat.0,
            (Act::Accept, _) => {
                s.now.agreed |= 1 << seat.0;
                if self.agreed(s) {
                    s.now.end = End::Drawn(Cause::Agreed);
                }
            }
            (Act::Refuse, _) => s.now.agreed = 0,
            (Act::Claim, _) => return plain_act(self, seat, act),
        }
        Ok(self.outcome(s.now.end).map_or(Effect::Noted, Effect::Over))
    }

    fn customs(&self, s: &State<N, M>) -> Customs {
        let time_out = if self.rules.law.lapses.is_some() { TimeOut::Passes } else { TimeOut::Loses };
        Customs { time_out, draws: !s.field().setting_up(), ..Customs::PLAIN }
    }

    fn view(&self, s: &State<N, M>, eye: Eye) -> View<N, M> {
        self.seen(s, eye)
    }

    fn key(&self, s: &State<N, M>) -> u64 {
        let now = &s.now;
        let words = [now.mover.0, now.put, now.quiet, now.shown, now.beaten].into_iter().chain(now.lapses);
        let rest = words.fold(0, |key, word| mix(key ^ u64::from(word)));
        let man = |(station, &id): (usize, &u8)| {
            let man = u64::from(id / super::state::SIDE) << 8 | u64::from(s.men[usize::from(id)].kind().0);
            mix((station as u64) << 16 | man)
        };
        s.on.iter().enumerate().filter(|&(_, &id)| id != NONE).map(man).fold(rest, |key, man| key ^ man)
    }

    fn codes(&self) -> u32 {
        WALKS + (N * N) as u32
    }

    fn code(&self, _s: &State<N, M>, m: Move) -> u32 {
        match m {
            Move::Put(kind) => u32::from(kind.0),
            Move::Go(from, to) => WALKS + N as u32 * u32::from(from) + u32::from(to),
        }
    }
}

impl<const N: usize, const M: usize> Hidden for Army<N, M> {
    fn deal(&self, view: &View<N, M>, rng: &mut Rng) -> State<N, M> {
        let mut world = view.seen;
        let mut dealer = Dealer::new(&self.rules, world.field());
        dealer.deal(rng);
        dealer.write(world.now.put, &mut world.men);
        world
    }
}
