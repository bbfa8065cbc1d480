//! The board: one renderer for all games.
