//! The worker's program: loaded by the page at first need. A page that refuses workers loads it as a module instead
//! and calls [`think`] in turns short enough for the page to breathe between them.

use js_sys::{Array, Function};
use rules::games::BRAINS;
use std::cell::RefCell;
use thinker::Answer;
use thinker::worker::{Minds, listen};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

fn main() {
    listen(BRAINS);
}

thread_local! {
    static MINDS: RefCell<Minds> = RefCell::new(Minds::of(BRAINS));
}

/// What a worker says first.
#[wasm_bindgen]
pub fn ready() -> JsValue {
    thinker::packed(&Answer::Ready)
}

/// Thinks about a question no further than so many nodes or playouts, and hears on the way what a worker would say.
/// Returns the answer, and whether more would be thought of it.
#[wasm_bindgen]
pub fn think(question: &JsValue, most: f64, hear: &Function) -> Array {
    let Some(question) = thinker::unpacked(question) else { return Array::new() };
    let say = |answer: &Answer| {
        // Nobody is left to be told where the page is gone.
        let _ = hear.call1(&JsValue::NULL, &thinker::packed(answer));
    };
    let (answer, more) = MINDS.with_borrow_mut(|minds| minds.answer(&question, most as u64, &say));
    Array::of2(&thinker::packed(&answer), &more.into())
}
