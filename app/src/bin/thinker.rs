//! The worker that thinks: a second binary, loaded at first need.

fn main() {}
