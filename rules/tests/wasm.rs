//! Every game plays and thinks in WebAssembly as it does natively; `cargo xtask test wasm` writes what is expected.
#![cfg(target_arch = "wasm32")]

mod common;
#[path = "common/trace.rs"]
mod trace;

use wasm_bindgen_test::wasm_bindgen_test;

const NATIVE: &str = include_str!(env!("YIGUAN_TRACE", "this test is run by `cargo xtask test wasm`"));

#[wasm_bindgen_test]
fn plays_as_it_does_natively() {
    let here = trace::all();
    assert!(!NATIVE.is_empty());
    for (native, here) in NATIVE.lines().zip(here.lines()) {
        assert_eq!(native, here);
    }
    assert_eq!(NATIVE.len(), here.len());
}
