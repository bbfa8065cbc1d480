//! What stands beside the board.
