//! The worker's program: loaded by the page at first need, dropped after.

fn main() {
    press::worker::listen();
}
