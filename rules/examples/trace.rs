//! Writes seeded games of every game, as the WebAssembly tests expect them.

#[path = "../tests/common/mod.rs"]
mod common;
#[path = "../tests/common/trace.rs"]
mod trace;

fn main() {
    print!("{}", trace::all());
}
