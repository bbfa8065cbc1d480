//! The worker's side: hears words, makes what is wanted, and answers each once.

use crate::film::Film;
use crate::{qr, word};
use js_sys::{Array, Uint8Array};
use std::cell::RefCell;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Listens from now on.
pub fn listen() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let answers = scope.clone();
    let film = RefCell::new(None);
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if let Ok(said) = event.data().dyn_into::<Array>() {
            let answer = answer(&said, &mut film.borrow_mut()).unwrap_or_default();
            // Nobody is left to be told where the page is gone.
            let _ = answers.post_message(&answer);
        }
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    let _ = scope.post_message(&Array::new());
}

/// The answer to a word; nothing where it cannot be done.
fn answer(said: &Array, film: &mut Option<Film>) -> Option<Array> {
    let number = |i: u32| said.get(i).as_f64().map(|n| n as u32);
    let yes = || Array::of1(&JsValue::TRUE);
    match number(0)? {
        word::QR => {
            let (size, path) = qr::code(&said.get(1).as_string()?)?;
            Some(Array::of2(&(size as u32).into(), &path.into()))
        }
        word::BEGIN => {
            *film = Some(Film::begin(number(1)? as u16, number(2)? as u16)?);
            Some(yes())
        }
        word::FRAME => {
            let pixels = Uint8Array::new(&said.get(1)).to_vec();
            film.as_mut()?.add(&pixels, number(2)? as u16)?;
            Some(yes())
        }
        word::END => {
            let bytes = film.take()?.end()?;
            Some(Array::of1(&Uint8Array::from(&bytes[..])))
        }
        _ => None,
    }
}
