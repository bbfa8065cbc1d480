//! The worker's side: hears questions, thinks, and says what it finds while it thinks.
//!
//! The same thinks on a page's own thread where the page refuses workers.

use crate::message::{Answer, Found, Question, Task, Told, Worth, packed, unpacked};
use rules::ai::{Ask, Brain, Mind, Shown, Thought};
use rules::game::Seat;
use rules::play::link;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Listens for questions about these games from now on; outside a worker there is nothing to listen to.
pub fn listen(brains: &'static [Brain]) {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let answers = scope.clone();
    let say = move |answer: &Answer| {
        // Nobody is left to be told where the page is gone.
        let _ = answers.post_message(&packed(answer));
    };
    say(&Answer::Ready);
    let minds = RefCell::new(Minds::of(brains));
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(question) = unpacked::<Question>(&event.data()) {
            say(&minds.borrow_mut().answer(&question, u64::MAX, &say).0);
        }
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
}

fn found(thought: &Thought<u32>) -> Found {
    Found {
        best: thought.best,
        worth: thought.score.into(),
        depth: thought.depth,
        nodes: thought.nodes as f64,
        line: thought.line.clone(),
    }
}

/// Which game it is and what a mind is shown of it.
fn shown(told: &Told) -> Option<(&str, Shown)> {
    Some(match told {
        Told::Link(link) => {
            let (id, payload) = link.split_once('/')?;
            (id, Shown::Record(link::open(id, payload).ok()?.table.record()))
        }
        Told::View { game, picked, sight } => (game, Shown::View(picked.clone(), sight.clone())),
    })
}

/// The players, each as soon as it is needed. They are kept, since a mind may know a solved game by heart; its moves
/// depend on nothing it was asked before.
pub struct Minds {
    brains: &'static [Brain],
    awake: Vec<(&'static str, Box<dyn Mind>)>,
}

impl Minds {
    /// The players of these games.
    pub fn of(brains: &'static [Brain]) -> Minds {
        Minds { brains, awake: Vec::new() }
    }

    /// The answer to a question: the move it finds under the level and after so many nodes at most, the best one so
    /// far when its time is up, or who wins; and whether the level would think further. `say` hears what it finds on
    /// the way.
    pub fn answer(&mut self, question: &Question, most: u64, say: &dyn Fn(&Answer)) -> (Answer, bool) {
        let number = question.number;
        let nothing = match question.task {
            Task::Move => Answer::Done(number, None),
            Task::Verdict => Answer::Verdict(number, None),
        };
        self.think(question, most, say).unwrap_or((nothing, false))
    }

    fn think(&mut self, question: &Question, most: u64, say: &dyn Fn(&Answer)) -> Option<(Answer, bool)> {
        let number = question.number;
        let mut prepared = None;
        let mut tell = |thousandths: u32| {
            if prepared.replace(thousandths) != Some(thousandths) {
                say(&Answer::Preparing(number, thousandths));
            }
        };
        let (id, shown) = shown(&question.told)?;
        let brain = self.brains.iter().find(|brain| brain.id == id)?;
        let mut level = brain.levels[usize::from(question.level).min(brain.levels.len() - 1)];
        let more = level.nodes > most && !brain.solved;
        if more {
            level.nodes = most;
        }
        let ask = Ask { sight: shown.sight(), seat: Seat(question.seat), level, seed: question.seed.into() };
        let known = self.awake.iter().position(|(id, _)| *id == brain.id).unwrap_or_else(|| {
            self.awake.push((brain.id, (brain.wake)()));
            self.awake.len() - 1
        });
        let mind = &mut self.awake[known].1;
        if question.task == Task::Verdict {
            return Some((Answer::Verdict(number, mind.verdict(&ask, &mut tell).map(Worth::from)), false));
        }
        let end = js_sys::Date::now() + f64::from(question.cap);
        let mut stop = || js_sys::Date::now() > end;
        let mut report = |thought: &Thought<u32>| say(&Answer::Thought(number, found(thought)));
        let thought = mind.think(&ask, &mut stop, &mut report, &mut tell)?;
        Some((Answer::Done(number, Some(found(&thought))), more))
    }
}
