//! The brackets of SGF: the nodes of the first line of play, with their properties.

use crate::game::BadText;

/// One value of a property, and the character of the file it begins at.
pub(super) struct Value {
    pub at: usize,
    pub text: String,
}

/// A node: its properties in order.
#[derive(Default)]
pub(super) struct Node(Vec<(String, Vec<Value>)>);

impl Node {
    /// All values of a property.
    pub fn all(&self, key: &str) -> &[Value] {
        self.0.iter().find(|(k, _)| k == key).map_or(&[], |(_, values)| values)
    }

    /// The first value of a property.
    pub fn one(&self, key: &str) -> Option<&Value> {
        self.all(key).first()
    }
}

/// The nodes of the first game's first variation.
pub(super) fn nodes(text: &str) -> Result<Vec<Node>, BadText> {
    let chars: Vec<char> = text.chars().collect();
    let mut at = chars.iter().position(|&c| c == '(').ok_or(BadText { at: 0, want: "want-sgf" })? + 1;
    let mut nodes: Vec<Node> = Vec::new();
    while let Some(&c) = chars.get(at) {
        match c {
            ';' => nodes.push(Node::default()),
            '(' if !nodes.is_empty() => {}
            // The first variation ends here, and the others do not matter.
            ')' => return Ok(nodes),
            _ if c.is_whitespace() => {}
            _ if c.is_ascii_alphabetic() => {
                let node = nodes.last_mut().ok_or(BadText { at, want: "want-sgf" })?;
                at = property(&chars, at, node)?;
                continue;
            }
            _ => return Err(BadText { at, want: "want-sgf" }),
        }
        at += 1;
    }
    Err(BadText { at, want: "want-more" })
}

/// Reads one property; returns where it ends.
fn property(chars: &[char], mut at: usize, node: &mut Node) -> Result<usize, BadText> {
    let mut key = String::new();
    while let Some(c) = chars.get(at).filter(|c| c.is_ascii_alphabetic()) {
        // Old files write whole words, of which the capitals count.
        key.extend(Some(*c).filter(char::is_ascii_uppercase));
        at += 1;
    }
    let mut values = Vec::new();
    loop {
        let next = (at..chars.len()).find(|&i| !chars[i].is_whitespace()).unwrap_or(chars.len());
        if chars.get(next) != Some(&'[') {
            break;
        }
        let begin = next + 1;
        let (value, end) = value(chars, begin)?;
        values.push(Value { at: begin, text: value });
        at = end;
    }
    if values.is_empty() {
        return Err(BadText { at, want: "want-sgf" });
    }
    node.0.push((key, values));
    Ok(at)
}

/// Reads a value up to its bracket; returns where that ends.
fn value(chars: &[char], mut at: usize) -> Result<(String, usize), BadText> {
    let mut text = String::new();
    while let Some(&c) = chars.get(at) {
        match c {
            ']' => return Ok((text, at + 1)),
            '\\' => {
                text.extend(chars.get(at + 1));
                at += 1;
            }
            _ => text.push(c),
        }
        at += 1;
    }
    Err(BadText { at, want: "want-more" })
}
