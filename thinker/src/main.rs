//! The worker's program: loaded by the page at first need.

fn main() {
    thinker::worker::listen(rules::games::BRAINS);
}
