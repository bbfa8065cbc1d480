//! Links in the page: the address that shows a game, the code that embeds it, and how they leave the page.

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlElement, HtmlTextAreaElement, ShareData};

/// The page's own address, up to its folder.
fn home() -> String {
    let href = window().location().href().unwrap_or_default();
    let bare = href.split(['#', '?']).next().unwrap_or_default();
    bare.rsplit_once('/').map_or_else(String::new, |(folder, _)| format!("{folder}/"))
}

/// The address at which everybody sees the game of a packed link.
pub fn address_of(link: &str) -> String {
    format!("{}#/{link}", home())
}

/// The code with which a page shows the board of a packed link.
pub fn embed_code(link: &str) -> String {
    format!(
        r#"<iframe src="{}embed.html#/{link}" width="320" height="436" frameborder="0" loading="lazy"></iframe>"#,
        home()
    )
}

/// The same game asked for in the part of an address that every app keeps.
pub fn kept_address_of(link: &str) -> String {
    format!("{}?g={}", home(), link.replacen('?', "&", 1))
}

/// Whether the device shares by itself.
pub fn can_share() -> bool {
    Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false)
}

/// Lets the device share an address.
pub fn share(address: &str) {
    let data = ShareData::new();
    data.set_url(address);
    // Nothing is to be said to whoever breaks it off.
    settle(window().navigator().share_with_data(&data), |_| {});
}

/// Copies a text. `done` hears it and whether it was copied.
pub fn copy(text: &str, done: impl Fn(String, bool) + 'static) {
    let navigator = window().navigator();
    let has = Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|clipboard| clipboard.is_object());
    let text = text.to_string();
    if !has {
        let copied = copy_by_selection(&text);
        return done(text, copied);
    }
    let promise = navigator.clipboard().write_text(&text);
    settle(promise, move |copied| {
        let copied = copied || copy_by_selection(&text);
        done(text.clone(), copied);
    });
}

/// Hands a text to the browser to keep as a file.
pub fn save(name: &str, text: &str) {
    save_as(name, &format!("data:text/plain;charset=utf-8,{}", String::from(js_sys::encode_uri_component(text))));
}

/// Hands what is at an address to the browser to keep as a file.
pub fn save_as(name: &str, address: &str) {
    let Some(link) = document().create_element("a").ok().and_then(|e| e.dyn_into::<HtmlElement>().ok()) else { return };
    let _ = link.set_attribute("href", address);
    let _ = link.set_attribute("download", name);
    link.click();
}

/// Tells whether a promise is kept.
fn settle(promise: Promise, done: impl Fn(bool) + 'static) {
    let done = std::rc::Rc::new(done);
    let kept = {
        let done = done.clone();
        Closure::once_into_js(move |_: JsValue| done(true))
    };
    let broken = Closure::once_into_js(move |_: JsValue| done(false));
    if let Some(then) = Reflect::get(&promise, &"then".into()).ok().and_then(|f| f.dyn_into::<Function>().ok()) {
        let _ = then.call2(&promise, &kept, &broken);
    }
}

/// The way before clipboards: a selected text area and the copy command.
fn copy_by_selection(text: &str) -> bool {
    let document = document();
    let Some(area) = document.create_element("textarea").ok().and_then(|e| e.dyn_into::<HtmlTextAreaElement>().ok())
    else {
        return false;
    };
    area.set_value(text);
    let _ = area.set_attribute("style", "position:fixed;opacity:0");
    let back = document.active_element();
    let Some(body) = document.body() else { return false };
    if body.append_child(&area).is_err() {
        return false;
    }
    area.select();
    let command = Reflect::get(&document, &"execCommand".into()).ok().and_then(|f| f.dyn_into::<Function>().ok());
    let copied = command.and_then(|f| f.call1(&document, &"copy".into()).ok()).is_some_and(|done| done.is_truthy());
    area.remove();
    if let Some(back) = back.and_then(|e| e.dyn_into::<HtmlElement>().ok()) {
        let _ = back.focus();
    }
    copied
}
