//! Options as people write them: `key=value,key=value`.

use crate::board::Choice;

/// What is wrong with written options.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadOption {
    /// There is no option of that name.
    #[error("at character {}: no option is called \"{name}\"", at + 1)]
    Key {
        /// Where it stands, in characters from 0.
        at: usize,
        /// What was written.
        name: String,
    },
    /// The option has no such value.
    #[error("at character {}: {key} cannot be \"{value}\"", at + 1)]
    Value {
        /// Where it stands, in characters from 0.
        at: usize,
        /// The option.
        key: &'static str,
        /// What was written.
        value: String,
    },
}

/// Reads options; those not named are the default.
pub fn parse(options: &[Choice], text: &str) -> Result<Vec<u8>, BadOption> {
    let mut picked = vec![0; options.len()];
    let mut at = 0;
    for part in text.split(',') {
        if !part.trim().is_empty() {
            let (which, index) = pick(options, part, at)?;
            picked[which] = index;
        }
        at += part.chars().count() + 1;
    }
    Ok(picked)
}

/// Reads one `key=value` that stands at character `at`: the option's number and the value's.
pub(super) fn pick(options: &[Choice], part: &str, at: usize) -> Result<(usize, u8), BadOption> {
    let (key, value) = part.split_once('=').unwrap_or((part, ""));
    let Some(which) = options.iter().position(|o| o.key == key.trim()) else {
        return Err(BadOption::Key { at, name: key.trim().to_string() });
    };
    let Some(index) = options[which].values.iter().position(|v| *v == value.trim()) else {
        let at = at + key.chars().count() + 1;
        return Err(BadOption::Value { at, key: options[which].key, value: value.trim().to_string() });
    };
    Ok((which, index as u8))
}

/// Writes the options that are not the default.
pub fn write(options: &[Choice], picked: &[u8]) -> String {
    let parts: Vec<String> = options
        .iter()
        .zip(picked)
        .filter(|(_, index)| **index != 0)
        .map(|(o, &index)| format!("{}={}", o.key, o.values[usize::from(index)]))
        .collect();
    parts.join(",")
}
