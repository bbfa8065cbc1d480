//! The worker that makes QR codes and moving pictures: what the page seldom needs and should not carry.
//!
//! Page and worker speak in arrays. The page says a word of [`word`] and what belongs to it, and hears one array for
//! each; the first that it hears, unasked, is empty: the worker listens from then on.

pub mod film;
pub mod qr;
pub mod worker;

/// The words that the page says.
pub mod word {
    /// `[QR, text]`: answered with the size in modules and the path of the dark ones, or with nothing if the text is
    /// too long.
    pub const QR: u32 = 0;
    /// `[BEGIN, width, height]`: a new film.
    pub const BEGIN: u32 = 1;
    /// `[FRAME, pixels, hundredths]`: its next picture as RGBA, and how long it stays in hundredths of a second.
    pub const FRAME: u32 = 2;
    /// `[END]`: answered with the bytes of the GIF.
    pub const END: u32 = 3;
}
