//! The form of a link in words: `ID?option=value&position=…&moves=h8.a1&ply=1`.

use super::{ASIDE, BadLink, LONGEST, Opened};
use crate::play::{Entry, Table, options, word};

/// A game in words.
pub(super) fn write(table: &dyn Table, ply: usize) -> String {
    let record = table.record();
    let mut parts: Vec<String> = Vec::new();
    let picked = options::write(table.entry().options, table.picked());
    parts.extend(picked.split(',').filter(|p| !p.is_empty()).map(str::to_string));
    parts.extend(record.start.map(|start| format!("position={}", encoded(&start))));
    let plies = word::line(table);
    if !plies.is_empty() {
        let words: Vec<String> = plies.iter().map(|w| encoded(w)).collect();
        parts.push(format!("moves={}", words.join(".")));
    }
    if ply < plies.len() {
        parts.push(format!("ply={ply}"));
    }
    let query = if parts.is_empty() { String::new() } else { format!("?{}", parts.join("&")) };
    format!("{}{query}", record.id)
}

/// The game that the words hold.
pub(super) fn read(entry: &'static Entry, query: &str) -> Opened {
    if query.len() > LONGEST {
        return Opened::fresh(entry, &[], Some(BadLink::TooLong));
    }
    let mut picked = vec![0; entry.options.len()];
    let (mut start, mut moves, mut ply) = (None, String::new(), None);
    let mut faults = Vec::new();
    let mut at = 0;
    for part in query.split('&').filter(|p| !p.is_empty()) {
        let (key, value) = part.split_once('=').unwrap_or((part, ""));
        match key {
            aside if ASIDE.contains(&aside) => {}
            "position" => start = Some(decoded(&value.replace(['_', '+'], " "))),
            "moves" => moves = decoded(value),
            "ply" => match value.parse::<usize>() {
                Ok(n) => ply = Some(n),
                Err(_) => faults.push(BadLink::Ply(decoded(value))),
            },
            _ => match options::pick(entry.options, &decoded(part), at) {
                Ok((which, value)) => picked[which] = value,
                Err(bad) => faults.push(BadLink::Option(bad)),
            },
        }
        at += part.chars().count() + 1;
    }
    let mut opened = Opened::from(entry, &picked, start.as_deref().filter(|s| !s.is_empty()));
    let placed = opened.fault.is_none();
    if let Some(what) = faults.into_iter().next() {
        opened.blame(what);
    }
    if placed {
        for word in moves.split(['.', ',']).filter(|w| !w.is_empty()) {
            if let Err(bad) = word::play(opened.table.as_mut(), word) {
                opened.blame(BadLink::word(word, bad));
                break;
            }
        }
    }
    opened.ply = ply.unwrap_or(usize::MAX).min(opened.table.plies());
    opened
}

/// Text made fit for an address: spaces as `_`, all that is not a letter, a digit or harmless as `%` and two digits.
fn encoded(text: &str) -> String {
    let mut out = String::new();
    for byte in text.bytes() {
        match byte {
            b' ' => out.push('_'),
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'/' | b':' | b'*' | b'=' | b'@' => {
                out.push(char::from(byte));
            }
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}

/// Text from an address; what is no `%` and two digits stands for itself.
pub(super) fn decoded(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut i = 0;
    while i < bytes.len() {
        let digit = |at: usize| bytes.get(at).and_then(|&b| char::from(b).to_digit(16));
        let byte = digit(i + 1).zip(digit(i + 2)).map(|(high, low)| (high * 16 + low) as u8);
        match byte.filter(|_| bytes[i] == b'%') {
            Some(byte) => {
                out.push(byte);
                i += 3;
            }
            None => {
                out.push(bytes[i]);
                i += 1;
            }
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_comes_back_from_an_address() {
        for text in ["3k5/9 w - - 0 1", "a_b+c%d&e#f?g", "炮二平五", "%", "%4", "%zz"] {
            assert_eq!(decoded(&encoded(text).replace('_', " ")), text);
        }
    }
}
