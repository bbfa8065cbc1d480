//! Plain data as bytes: what a worker is given of a game with secrets, what page and worker say, what is kept.

use serde::{Serialize, de::DeserializeOwned};

/// How many bytes before the data tell whether they have come whole.
const CHECK: usize = 4;

fn check(bytes: &[u8]) -> [u8; CHECK] {
    bytes.iter().fold(0x811c_9dc5_u32, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193)).to_le_bytes()
}

/// Data as bytes.
pub fn to_bytes<T: Serialize>(data: &T) -> Vec<u8> {
    let body = postcard::to_allocvec(data).unwrap_or_default();
    [&check(&body)[..], &body[..]].concat()
}

/// The data that the bytes are; nothing if they are damaged.
pub fn from_bytes<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    let (sum, body) = bytes.split_first_chunk::<CHECK>()?;
    match postcard::take_from_bytes(body) {
        Ok((data, [])) if *sum == check(body) => Some(data),
        _ => None,
    }
}
