//! The worker that thinks: a second binary, loaded at first need.

fn main() {
    page::think::worker::listen(rules::games::BRAINS);
}
