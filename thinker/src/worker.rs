//! The worker's side: hears questions, thinks, and says what it finds while it thinks.

use crate::message::{Answer, Found, Question, Task, Told, Worth, packed, unpacked};
use rules::ai::{Ask, Brain, Mind, Shown, Thought};
use rules::game::Seat;
use rules::play::link;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Listens for questions about these games from now on.
pub fn listen(brains: &'static [Brain]) {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let answers = scope.clone();
    let minds = RefCell::new(Vec::new());
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(question) = unpacked::<Question>(&event.data()) {
            say(&answers, &answer(brains, &mut minds.borrow_mut(), &question, &answers));
        }
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    say(&scope, &Answer::Ready);
}

fn say(scope: &DedicatedWorkerGlobalScope, answer: &Answer) {
    // Nobody is left to be told where the page is gone.
    let _ = scope.post_message(&packed(answer));
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

/// The answer to a question: the move it finds under the level, the best one so far when its time is up, or who wins.
fn answer(
    brains: &[Brain],
    minds: &mut Vec<(&'static str, Box<dyn Mind>)>,
    question: &Question,
    scope: &DedicatedWorkerGlobalScope,
) -> Answer {
    let number = question.number;
    let mut prepared = None;
    let mut tell = |thousandths: u32| {
        if prepared.replace(thousandths) != Some(thousandths) {
            say(scope, &Answer::Preparing(number, thousandths));
        }
    };
    let mut ask = || {
        let (id, shown) = shown(&question.told)?;
        let brain = brains.iter().find(|brain| brain.id == id)?;
        let level = brain.levels[usize::from(question.level).min(brain.levels.len() - 1)];
        let ask = Ask { sight: shown.sight(), seat: Seat(question.seat), level, seed: question.seed.into() };
        // Kept, since a mind may know a solved game by heart; its moves depend on nothing it was asked before.
        let known = minds.iter().position(|(id, _)| *id == brain.id).unwrap_or_else(|| {
            minds.push((brain.id, (brain.wake)()));
            minds.len() - 1
        });
        let mind = &mut minds[known].1;
        if question.task == Task::Verdict {
            return Some(Answer::Verdict(number, mind.verdict(&ask, &mut tell).map(Worth::from)));
        }
        let end = js_sys::Date::now() + f64::from(question.cap);
        let mut stop = || js_sys::Date::now() > end;
        let mut report = |thought: &Thought<u32>| say(scope, &Answer::Thought(number, found(thought)));
        let thought = mind.think(&ask, &mut stop, &mut report, &mut tell)?;
        Some(Answer::Done(number, Some(found(&thought))))
    };
    ask().unwrap_or(match question.task {
        Task::Move => Answer::Done(number, None),
        Task::Verdict => Answer::Verdict(number, None),
    })
}
