//! What is kept in the browser.
