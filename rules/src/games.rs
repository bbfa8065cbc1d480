//! The list of games: one line a game, in alphabetical order.

use crate::ai::Brain;
use crate::board::Listed;
use crate::game::Hidden;
use crate::play::Entry;

/// Work that is done for every game with its types known.
pub trait Visit {
    /// Does it for one.
    fn visit<G: Listed>(&mut self);
}

/// Work that is done for every game with secrets with its types known.
pub trait VisitHidden {
    /// Does it for one.
    fn visit<G: Listed + Hidden>(&mut self);
}

/// Declares each game's module, lists its rules and, behind an arrow, its player. Two lists, so that what uses only
/// rules carries no search.
macro_rules! games {
    ($($module:ident :: $rules:ident $(=> $bot:ident)?),* $(,)?) => {
        $(pub mod $module;)*

        /// Every game, by id.
        pub static ALL: &[Entry] = &[$(Entry::of::<$module::$rules>(false $(|| $module::$bot::BRAIN.solved)?)),*];

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
    feixing::Feixing => bot,
    go::Go => bot,
    gomoku::Gomoku => bot,
    junqi::Junqi => bot,
    liubo_fei::LiuboFei => bot,
    liubo_xiang::LiuboXiang => bot,
    nogo::Nogo => bot,
    sanlian::Sanlian => bot,
    santong::Santong => bot,
    siguo::Siguo => bot,
    siji::Siji => bot,
    tiaoqi::Tiaoqi => bot,
    xiangqi::Xiangqi => bot,
    yizi::Yizi => bot,
}

/// Shows the rules of every game with secrets to a visitor, by id.
pub fn visit_hidden(visitor: &mut impl VisitHidden) {
    visitor.visit::<junqi::Junqi>();
    visitor.visit::<siguo::Siguo>();
}

/// The game with that id.
pub fn find(id: &str) -> Option<&'static Entry> {
    ALL.iter().find(|entry| entry.id == id)
}

/// The player of the game with that id.
pub fn brain(id: &str) -> Option<&'static Brain> {
    BRAINS.iter().find(|brain| brain.id == id)
}
