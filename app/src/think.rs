//! The worker's client.
