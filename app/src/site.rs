//! Where the site's files lie: beside the page, or elsewhere, where its boards stand in pages of other people.

use js_sys::Function;
use leptos::prelude::{document, window};
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Worker, WorkerOptions, WorkerType};

/// What the page of other people says of the site.
struct Elsewhere {
    home: String,
    words: String,
    worker: Function,
}

thread_local! {
    static ELSEWHERE: RefCell<Option<Elsewhere>> = const { RefCell::new(None) };
}

/// From now on the page is one of other people: the site's folder, the stem of its words, and what makes a worker.
pub fn stand_elsewhere(home: String, words: String, worker: Function) {
    ELSEWHERE.set(Some(Elsewhere { home, words, worker }));
}

/// The page is one of other people: nothing of it is ours, and nothing is kept there.
pub fn is_elsewhere() -> bool {
    ELSEWHERE.with_borrow(Option::is_some)
}

/// What the page says in an attribute of its root.
fn said(name: &str) -> Option<String> {
    document().document_element()?.get_attribute(name)
}

/// The page is one of the site's, since it says where the worker lies.
pub fn is_ours() -> bool {
    said("data-worker").is_some()
}

/// The site's folder.
pub fn home() -> String {
    ELSEWHERE.with_borrow(|there| there.as_ref().map(|there| there.home.clone())).unwrap_or_else(|| {
        let href = window().location().href().unwrap_or_default();
        let bare = href.split(['#', '?']).next().unwrap_or_default();
        bare.rsplit_once('/').map_or_else(String::new, |(folder, _)| format!("{folder}/"))
    })
}

/// Where the words of a language lie.
pub fn words(code: &str) -> String {
    let stem = ELSEWHERE.with_borrow(|there| there.as_ref().map(|there| format!("{}{}", there.home, there.words)));
    let stem = stem.or_else(|| said("data-words")).unwrap_or_else(|| "words".to_string());
    format!("{stem}-{code}.txt")
}

/// A new worker, or what stands for one where pages of other people refuse workers.
pub fn worker() -> Option<Worker> {
    if let Some(make) = ELSEWHERE.with_borrow(|there| there.as_ref().map(|there| there.worker.clone())) {
        return make.call0(&JsValue::NULL).ok().map(JsCast::unchecked_into);
    }
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(&said("data-worker")?, &options).ok()
}
