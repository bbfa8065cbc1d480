//! The list of games: one line a game, in alphabetical order.

use crate::ai::Brain;
use crate::board::Listed;
use crate::play::{Entry, GameTable, Opened};

/// Work that is done for every game with its types known.
pub trait Visit {
    /// Does it for one.
    fn visit<G: Listed>(&mut self);
}

/// Declares each game's module, lists its rules and, behind an arrow, its player. Two lists, so that what uses only
/// rules carries no search.
macro_rules! games {
    ($($module:ident :: $rules:ident $(=> $bot:ident)?),* $(,)?) => {
        $(pub mod $module;)*

        /// Every game, by id.
        pub static ALL: &[Entry] = &[$(entry::<$module::$rules>(false $(|| $module::$bot::BRAIN.solved)?)),*];

        /// Every player, by the id of its game.
        pub static BRAINS: &[Brain] = &[$($($module::$bot::BRAIN,)?)*];

        /// Shows the rules of every game to a visitor, by id.
        pub fn visit(visitor: &mut impl Visit) {
            $(visitor.visit::<$module::$rules>();)*
        }
    };
}

mod liubo;

games! {
    baxian::Baxian => bot,
    chengfang::Chengfang => bot,
    draughts::Draughts => bot,
    einstein::Einstein => bot,
    erhu::Erhu => bot,
    go::Go => bot,
    gomoku::Gomoku => bot,
    liubo_fei::LiuboFei => bot,
    liubo_xiang::LiuboXiang => bot,
    nogo::Nogo => bot,
    sanlian::Sanlian => bot,
    santong::Santong => bot,
    siji::Siji => bot,
    tiaoqi::Tiaoqi => bot,
    xiangqi::Xiangqi => bot,
    yizi::Yizi => bot,
}

/// The game with that id.
pub fn find(id: &str) -> Option<&'static Entry> {
    ALL.iter().find(|entry| entry.id == id)
}

/// The player of the game with that id.
pub fn brain(id: &str) -> Option<&'static Brain> {
    BRAINS.iter().find(|brain| brain.id == id)
}

const fn entry<G: Listed>(solved: bool) -> Entry {
    Entry {
        id: G::ID,
        kind: G::KIND,
        revision: G::REVISION,
        options: G::OPTIONS,
        secret: G::SECRET,
        solved,
        clocks: G::CLOCKS,
        series: G::SERIES,
        seats: G::SEATS,
        forms: G::FORMS,
        buttons: G::BUTTONS,
        lenses: G::LENSES,
        files: G::FILES,
        import: G::import,
        open: open::<G>,
    }
}

fn open<G: Listed>(picked: &[u8], start: Option<&str>) -> Opened {
    let entry = find(G::ID).expect("only listed games are opened");
    Ok(Box::new(GameTable::<G>::new(entry, picked, start)?))
}
