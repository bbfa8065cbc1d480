//! Small dealings with the browser that more than one part needs.

use js_sys::{Array, Function, Reflect};
use leptos::prelude::*;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit};

/// A new SVG element.
pub fn make_svg(name: &str) -> Element {
    document().create_element_ns(Some("http://www.w3.org/2000/svg"), name).expect("the name of an element")
}

/// Sets an attribute.
pub fn attribute(element: &Element, name: &str, value: &str) {
    // Only a malformed name could be refused, and names are constants.
    let _ = element.set_attribute(name, value);
}

/// Whether a media query holds now.
pub fn media(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// The reader asked for less motion.
pub fn calm() -> bool {
    media("(prefers-reduced-motion: reduce)")
}

/// A media query as a signal; made once, for the life of the page.
pub fn follow_media(query: &str) -> ReadSignal<bool> {
    let (holds, set) = signal(media(query));
    if let Ok(Some(list)) = window().match_media(query) {
        let watched = list.clone();
        let follow = Closure::<dyn Fn()>::new(move || set.set(watched.matches()));
        let _ = list.add_event_listener_with_callback("change", follow.as_ref().unchecked_ref());
        follow.forget();
    }
    holds
}

/// Calls once the element is in the window or near it.
pub fn when_near(element: &Element, then: impl Fn() + 'static) {
    let near = Closure::<dyn Fn(Array, IntersectionObserver)>::new(move |seen: Array, by: IntersectionObserver| {
        let is_near = |one: JsValue| one.unchecked_into::<IntersectionObserverEntry>().is_intersecting();
        if seen.iter().any(is_near) {
            by.disconnect();
            then();
        }
    });
    let how = IntersectionObserverInit::new();
    how.set_root_margin("300px");
    match IntersectionObserver::new_with_options(near.as_ref().unchecked_ref(), &how) {
        Ok(observer) => observer.observe(element),
        Err(_) => return,
    }
    near.forget();
}

/// Milliseconds of the wall clock.
pub fn now_ms() -> u64 {
    js_sys::Date::now() as u64
}

/// A number nobody can foresee.
pub fn random() -> u64 {
    getrandom::u64().unwrap_or_else(|_| js_sys::Math::random().to_bits())
}

/// Fetches a text of the site; `then` hears it, or nothing if it does not come.
pub fn fetch_text(address: &str, then: impl FnOnce(Option<String>) + 'static) {
    let then = Rc::new(Cell::new(Some(then)));
    let hear = move |text: Option<String>| {
        if let Some(then) = then.take() {
            then(text);
        }
    };
    let lost = {
        let hear = hear.clone();
        Closure::once_into_js(move |_: JsValue| hear(None))
    };
    let read = Closure::once_into_js(move |response: JsValue| {
        let there = Reflect::get(&response, &"ok".into()).is_ok_and(|ok| ok.is_truthy());
        let text = Reflect::get(&response, &"text".into()).ok().and_then(|f| f.dyn_into::<Function>().ok());
        text.filter(|_| there).and_then(|text| text.call0(&response).ok()).unwrap_or(JsValue::NULL)
    });
    let take = Closure::once_into_js(move |text: JsValue| hear(text.as_string()));
    let link = |promise: &JsValue, done: &JsValue, broken: &JsValue| {
        let then = Reflect::get(promise, &"then".into()).ok()?.dyn_into::<Function>().ok()?;
        then.call2(promise, done, broken).ok()
    };
    // A browser without promises would not have come this far.
    let asked = window().fetch_with_str(address);
    let _ = link(&asked, &read, &JsValue::UNDEFINED).and_then(|text| link(&text, &take, &lost));
}
