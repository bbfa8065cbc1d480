//! Times the loops of every game for a second each; runs natively and, through `wasm-bindgen`, in WebAssembly.
//!
//! Prints one line a loop: the game, the rate per second, and what was counted. `cargo xtask bench` prints both sides
//! beside each other.

#[path = "../benches/loops.rs"]
mod loops;

use loops::{Loops, Timer};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    use std::sync::LazyLock;
    use std::time::Instant;

    static START: LazyLock<Instant> = LazyLock::new(Instant::now);

    /// Seconds since the first call.
    pub fn seconds() -> f64 {
        START.elapsed().as_secs_f64()
    }

    /// Prints a line.
    pub fn say(line: &str) {
        println!("{line}");
    }
}

#[cfg(target_arch = "wasm32")]
mod host {
    /// Seconds of the wall clock.
    pub fn seconds() -> f64 {
        js_sys::Date::now() / 1000.0
    }

    /// Prints a line.
    pub fn say(line: &str) {
        web_sys::console::log_1(&line.into());
    }
}

/// Runs the work for a while first, since a WebAssembly module is slow until it has been compiled well.
struct Second;

impl Timer for Second {
    fn time(&mut self, game: &'static str, what: &'static str, work: &mut dyn FnMut() -> u64) {
        rate(0.3, work);
        host::say(&format!("{game:10} {:>14.0} {what}", rate(1.0, work)));
    }
}

/// Units per second over at least so many seconds.
fn rate(at_least: f64, work: &mut dyn FnMut() -> u64) -> f64 {
    let start = host::seconds();
    let mut units = 0;
    let mut calls = 1;
    loop {
        for _ in 0..calls {
            units += work();
        }
        let took = host::seconds() - start;
        if took >= at_least {
            return units as f64 / took;
        }
        if took < at_least / 20.0 {
            calls *= 2;
        }
    }
}

fn main() {
    rules::games::visit(&mut Loops(Second));
}
