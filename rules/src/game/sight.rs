//! Views as data: what a worker is given of a game with secrets.

use serde::{Serialize, de::DeserializeOwned};

/// How many bytes before the view tell whether it has come whole.
const CHECK: usize = 4;

fn check(bytes: &[u8]) -> [u8; CHECK] {
    bytes.iter().fold(0x811c_9dc5_u32, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193)).to_le_bytes()
}

/// A view as bytes.
pub fn write<V: Serialize>(view: &V) -> Vec<u8> {
    let body = postcard::to_allocvec(view).unwrap_or_default();
    [&check(&body)[..], &body[..]].concat()
}

/// The view that the bytes are; nothing if they are damaged.
pub fn read<V: DeserializeOwned>(bytes: &[u8]) -> Option<V> {
    let (sum, body) = bytes.split_first_chunk::<CHECK>()?;
    match postcard::take_from_bytes(body) {
        Ok((view, [])) if *sum == check(body) => Some(view),
        _ => None,
    }
}
