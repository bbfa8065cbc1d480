//! Icons: strokes on a grid of twenty.

use leptos::prelude::*;

/// An icon by what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// Take back.
    Undo,
    /// A good idea.
    Hint,
    /// Turn the board.
    Flip,
    /// Offer a draw.
    Draw,
    /// Give up.
    Resign,
    /// More.
    More,
    /// Back: a page, or a move.
    Back,
    /// Share.
    Share,
    /// Copy, or open elsewhere.
    Copy,
    /// Keep as a file.
    Save,
    /// A position.
    Grid,
    /// To the start.
    First,
    /// One on.
    Forward,
    /// To the end.
    Last,
    /// Go on from here.
    Branch,
    /// Refused.
    No,
    /// Begin again.
    Again,
    /// Throw dice.
    Dice,
    /// Look for something.
    Search,
    /// Change to light.
    Sun,
    /// Change to dark.
    Moon,
    /// Take away.
    Close,
    /// Write something on a man.
    Pin,
}

impl Icon {
    const fn path(self) -> &'static str {
        match self {
            Icon::Pin => "M4 16l1-4 8.500-8.500 3 3L8 15zM11.500 5.500l3 3",
            Icon::Undo => "M7.5 4.5L4 8l3.5 3.5M4.5 8H12a4 4 0 0 1 0 8H8",
            Icon::Hint => "M10 2.8a5 5 0 0 1 2.8 9.1V14H7.2v-2.1A5 5 0 0 1 10 2.8M8 17h4",
            Icon::Flip => "M6.5 3.5v12.5M6.5 16L3.5 13M6.5 16l3-3M13.5 16.5V4M13.5 4l-3 3M13.5 4l3 3",
            Icon::Draw => "M3.5 7.5h13M3.5 12.5h13",
            Icon::Resign => "M5.5 17V3.5c3-1.6 6 1.6 9.5 0v7.6c-3.5 1.6-6.5-1.6-9.5 0",
            Icon::More => "M4.3 9.3h.01v1.4h-.01zM10 9.3h.01v1.4H10zM15.7 9.3h.01v1.4h-.01z",
            Icon::Back => "M12 4.5L6.5 10l5.5 5.5",
            Icon::Share => "M10 12V3M6.8 6L10 2.8 13.2 6M5 9.5H4V17h12V9.5h-1",
            Icon::Copy => "M8 5H5v10h10v-3M11 4.5h4.5V9M15.5 4.5L9 11",
            Icon::Save => "M10 3v9M6.8 9l3.2 3.2L13.2 9M4 14v3h12v-3",
            Icon::Grid => "M4 4h12v12H4zM4 10h12M10 4v12",
            Icon::First => "M5.5 4.5v11M14.5 4.5L9 10l5.500 5.500",
            Icon::Forward => "M8 4.5l5.5 5.5L8 15.5",
            Icon::Last => "M14.5 4.500v11M5.500 4.500L11 10l-5.500 5.500",
            Icon::Branch => "M6 4v12M6 11c0-3 2-4 7-4M10.500 4.200L13.300 7l-2.800 2.800",
            Icon::No => "M10 1.7a8.3 8.3 0 1 0 .01 0M6.6 6.6l6.8 6.8M13.4 6.6l-6.8 6.8",
            Icon::Again => "M15.5 8A6 6 0 1 0 16 11.5M15.8 4v4h-4",
            Icon::Search => "M8.8 3.2a5.6 5.6 0 1 0 .01 0M13 13l4 4",
            Icon::Sun => {
                "M10 6.6a3.4 3.4 0 1 0 .01 0M10 2.2v1.6M10 16.2v1.6M2.2 10h1.6M16.2 10h1.6M4.5 4.5l1.1 1.1M14.4 14.4l1.1 1.1M15.500 4.500l-1.100 1.100M5.600 14.400l-1.100 1.100"
            }
            Icon::Moon => "M15.5 12.3A6.5 6.5 0 0 1 7.7 4.5a6.3 6.3 0 1 0 7.8 7.8",
            Icon::Close => "M5.5 5.5l9 9M14.5 5.5l-9 9",
            Icon::Dice => "M4.5 4.5h11v11h-11zM7.6 7.6h.01M12.4 12.4h.01M10 10h.01",
        }
    }
}

/// Draws an icon; the words beside it, or the button's label, say what it means.
pub fn icon(which: Icon) -> impl IntoView {
    view! {
        <svg class="ic" viewBox="0 0 20 20" aria-hidden="true">
            <path d=which.path()></path>
        </svg>
    }
}
