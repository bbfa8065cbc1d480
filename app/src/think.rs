//! The worker's client: asks one question at a time, shows what is thought, and replaces a worker that is told to
//! stop, fails or falls silent. A worker is loaded at first need; a second one is kept warm.

pub use thinker::{Answer, Found, Question, Task, Told, Worth};

use crate::site;
use gloo_timers::callback::{Interval, Timeout};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use thinker::{packed, unpacked};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker};

/// How often one looks after the worker, in milliseconds.
const LOOK: u32 = 1000;
/// After how many looks without a word beyond its cap a worker counts as dead.
const SILENT: u32 = 12;

/// What the client tells the room.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// How much is prepared of what it must know first, in thousandths.
    Preparing(u32),
    /// So far.
    Thought(Found),
    /// The move; nothing where there is none.
    Move(Option<Found>),
    /// What the position is worth with best play; nothing where that is not known.
    Verdict(Option<Worth>),
    /// A worker failed and another one goes on.
    Replaced,
    /// Workers keep failing: nobody thinks.
    Lost,
}

struct Live {
    worker: Worker,
    ready: bool,
    /// What hears its errors.
    _fails: Closure<dyn Fn(JsValue)>,
    /// What hears its messages.
    _hears: Closure<dyn Fn(MessageEvent)>,
}

thread_local! {
    /// A worker that listens and belongs to nobody: a mind that has solved a game serves the next one too.
    static PARKED: RefCell<Option<Live>> = const { RefCell::new(None) };
    /// In pages of other people all boards share one worker: it is taken, and these wait for it.
    static TAKEN: Cell<bool> = const { Cell::new(false) };
    static WAITING: RefCell<Vec<Thinker>> = const { RefCell::new(Vec::new()) };
}

impl Drop for Live {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

#[derive(Default)]
struct Inner {
    live: Option<Live>,
    spare: Option<Live>,
    asked: Option<Question>,
    sent: bool,
    found: Option<Found>,
    number: u32,
    failures: u32,
    silent: u32,
    watch: Option<Interval>,
    /// It has the only worker there is.
    holds: bool,
}

impl Inner {
    /// Nothing is asked any more.
    fn answered(&mut self) {
        self.asked = None;
        self.found = None;
        self.sent = false;
        self.watch = None;
    }
}

/// The client. Copies share one worker.
#[derive(Clone)]
pub struct Thinker {
    inner: Rc<RefCell<Inner>>,
    tell: Rc<dyn Fn(News)>,
}

impl Thinker {
    /// A client without a worker yet; `tell` hears everything.
    pub fn new(tell: impl Fn(News) + 'static) -> Thinker {
        Thinker { inner: Rc::default(), tell: Rc::new(tell) }
    }

    /// Asks; whatever was asked before is dropped. The question's number is set here.
    pub fn ask(&self, mut question: Question) {
        self.forget();
        {
            let mut inner = self.inner.borrow_mut();
            inner.number += 1;
            question.number = inner.number;
            inner.failures = 0;
            inner.asked = Some(question);
        }
        self.go_on();
    }

    /// Stops and answers with the best thought so far, if there is one.
    pub fn move_now(&self) {
        let found = self.inner.borrow_mut().found.take();
        if let Some(found) = found {
            self.forget();
            (self.tell)(News::Move(Some(found)));
        }
    }

    /// Stops; nothing is answered. A worker that was thinking is ended and the spare one takes its place.
    pub fn forget(&self) {
        let mut inner = self.inner.borrow_mut();
        if inner.asked.take().is_some() && inner.sent {
            inner.live = inner.spare.take();
        }
        inner.answered();
        drop(inner);
        self.hand_on();
    }

    /// Ends all workers but one that listens: it is kept for the next client, with all that it knows.
    pub fn close(&self) {
        self.forget();
        if site::is_elsewhere() {
            return;
        }
        let mut inner = self.inner.borrow_mut();
        let idle = inner.live.take().filter(|live| live.ready);
        inner.spare = None;
        PARKED.replace(idle);
    }

    /// Takes the only worker there is, or waits for it.
    fn takes_turn(&self) -> bool {
        if self.inner.borrow().holds || !TAKEN.replace(true) {
            self.inner.borrow_mut().holds = true;
            return true;
        }
        WAITING.with_borrow_mut(|waiting| {
            if waiting.iter().all(|one| !Rc::ptr_eq(&one.inner, &self.inner)) {
                waiting.push(self.clone());
            }
        });
        false
    }

    /// Waits for the only worker no more, and gives it to whoever waits for it.
    fn hand_on(&self) {
        WAITING.with_borrow_mut(|waiting| waiting.retain(|one| !Rc::ptr_eq(&one.inner, &self.inner)));
        let mut inner = self.inner.borrow_mut();
        if !std::mem::take(&mut inner.holds) {
            return;
        }
        PARKED.set(inner.live.take().filter(|live| live.ready));
        TAKEN.set(false);
        let next = WAITING.with_borrow_mut(|waiting| (!waiting.is_empty()).then(|| waiting.remove(0)));
        if let Some(next) = next {
            Timeout::new(0, move || next.go_on()).forget();
        }
    }

    /// Sends the open question to a worker that listens; makes one if there is none.
    fn go_on(&self) {
        if site::is_elsewhere() && (self.inner.borrow().asked.is_none() || !self.takes_turn()) {
            return;
        }
        if self.inner.borrow().live.is_none() {
            let made = self.make();
            self.inner.borrow_mut().live = made;
        }
        let mut inner = self.inner.borrow_mut();
        let Some(question) = inner.asked.clone() else { return };
        if inner.sent {
            return;
        }
        if inner.watch.is_none() {
            let this = self.clone();
            inner.silent = 0;
            inner.watch = Some(Interval::new(LOOK, move || this.look()));
        }
        if let Some(live) = inner.live.as_ref().filter(|live| live.ready) {
            // A worker that cannot be reached falls silent, and is replaced for that.
            let _ = live.worker.post_message(&packed(&question));
            inner.sent = true;
            inner.silent = 0;
        }
        let warm = inner.sent && inner.spare.is_none() && !inner.holds;
        drop(inner);
        if warm {
            let spare = self.make();
            self.inner.borrow_mut().spare = spare;
        }
    }

    /// A worker that answers to this client: one that was left idle, or a new one.
    fn make(&self) -> Option<Live> {
        let idle = PARKED.take();
        let worker = match &idle {
            Some(live) => live.worker.clone(),
            None => site::worker()?,
        };
        let this = self.clone();
        let me = worker.clone();
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(answer) = unpacked::<Answer>(&event.data()) {
                this.hear(&me, answer);
            }
        });
        let this = self.clone();
        let me = worker.clone();
        let on_error = Closure::<dyn Fn(JsValue)>::new(move |_| this.fail(&me));
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Some(match idle {
            Some(mut live) => {
                live._hears = on_message;
                live._fails = on_error;
                live
            }
            None => Live { worker, ready: false, _hears: on_message, _fails: on_error },
        })
    }

    fn hear(&self, from: &Worker, answer: Answer) {
        let news = {
            let mut inner = self.inner.borrow_mut();
            let current = inner.live.as_ref().is_some_and(|live| live.worker == *from);
            let open = inner.asked.as_ref().map(|question| question.number);
            match answer {
                Answer::Ready => {
                    let Inner { live, spare, .. } = &mut *inner;
                    for one in [live, spare].into_iter().flatten().filter(|one| one.worker == *from) {
                        one.ready = true;
                    }
                    drop(inner);
                    return self.go_on();
                }
                Answer::Thought(number, found) if current && open == Some(number) => {
                    inner.silent = 0;
                    inner.found = Some(found.clone());
                    News::Thought(found)
                }
                Answer::Preparing(number, thousandths) if current && open == Some(number) => {
                    inner.silent = 0;
                    News::Preparing(thousandths)
                }
                Answer::Done(number, found) if current && open == Some(number) => {
                    inner.answered();
                    News::Move(found)
                }
                Answer::Verdict(number, worth) if current && open == Some(number) => {
                    inner.answered();
                    News::Verdict(worth)
                }
                _ => return,
            }
        };
        if matches!(news, News::Move(_) | News::Verdict(_)) {
            self.hand_on();
        }
        (self.tell)(news);
    }

    /// A worker that is trapped or cannot be loaded: a spare one is dropped, the other one replaced once.
    fn fail(&self, from: &Worker) {
        let mut inner = self.inner.borrow_mut();
        if inner.spare.as_ref().is_some_and(|spare| spare.worker == *from) {
            inner.spare = None;
            return;
        }
        if inner.live.as_ref().is_some_and(|live| live.worker == *from) {
            inner.silent = u32::MAX / 2;
        }
    }

    /// Looks after the worker: one that failed, or was silent for too long, is replaced.
    fn look(&self) {
        let mut inner = self.inner.borrow_mut();
        inner.silent += 1;
        let Some(question) = inner.asked.clone() else { return };
        if inner.silent <= SILENT + question.cap / LOOK {
            return;
        }
        inner.failures += 1;
        inner.silent = 0;
        inner.sent = false;
        inner.live = inner.spare.take();
        let lost = inner.failures > 2;
        if lost {
            inner.asked = None;
            inner.live = None;
        }
        if lost {
            inner.watch = None;
        }
        drop(inner);
        if lost {
            self.hand_on();
        }
        (self.tell)(if lost { News::Lost } else { News::Replaced });
        if !lost {
            self.go_on();
        }
    }
}
