//! QR codes as the path of their dark modules.

use core::fmt::Write;
use qrcode::{Color, EcLevel, QrCode};

/// How many light modules the standard wants round a code.
pub const QUIET: usize = 4;

/// A code with its quiet zone: how many modules a side has, and the path that fills the dark ones. As well protected as
/// a code of that size can be; nothing where the text is longer than any code can hold.
pub fn code(text: &str) -> Option<(usize, String)> {
    let least = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let better = [EcLevel::Q, EcLevel::M].into_iter().filter_map(|level| {
        let code = QrCode::with_error_correction_level(text, level).ok()?;
        (code.width() == least.width()).then_some(code)
    });
    let code = better.into_iter().next().unwrap_or(least);
    let width = code.width();
    let mut path = String::new();
    for (y, row) in code.to_colors().chunks(width).enumerate() {
        let mut x = 0;
        while x < width {
            let run = row[x..].iter().take_while(|module| **module == Color::Dark).count();
            if run > 0 {
                // Writing into a text cannot fail.
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET);
            }
            x += run.max(1);
        }
    }
    Some((width + 2 * QUIET, path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_finder_patterns_inside_the_quiet_zone() {
        let (size, path) = code("https://example.org/#/gomoku/BAAA").expect("the text is short");
        assert_eq!((size - 2 * QUIET - 17) % 4, 0, "{size}");
        assert!(path.starts_with("M4 4h7v1h-7z"), "{path}");
        assert!(path.contains(&format!("M{} 4h7v1h-7z", size - QUIET - 7)));
    }

    #[test]
    fn a_text_that_no_code_holds_is_refused() {
        assert!(code(&"a".repeat(2953)).is_some());
        assert!(code(&"a".repeat(2954)).is_none());
    }
}
