//! The page: starts the app.

fn main() {
    page::run();
}
