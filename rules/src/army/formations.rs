//! Ready-made set-ups that people consider sound.

use super::kind::Kind;
use super::setup::ORDER;

/// A set-up: a text key and its six rows of five as its owner sees them, the front row first.
pub struct Formation {
    /// A text key.
    pub key: &'static str,
    /// The letters of the kinds, camps as dots.
    rows: &'static str,
}

/// The formations; the first is where a set-up begins.
pub static FORMATIONS: [Formation; 6] = [
    Formation { key: "balanced", rows: "VTGYJ L.S.P YZ.ZH T.V.H PDGLG DQDLP" },
    Formation { key: "storm", rows: "JVPTS G.L.V YZ.ZH H.T.G PLGDY PLDQD" },
    Formation { key: "left-wing", rows: "SHLGY V.T.P JZ.ZP H.V.G LTGDY PLDQD" },
    Formation { key: "ambush", rows: "TYGPH V.L.V SZ.ZJ H.T.G GDYLP DQDLP" },
    Formation { key: "fortress", rows: "VPGLT H.Y.H JZ.ZS T.L.V GDYPG DQDLP" },
    Formation { key: "decoy", rows: "HLGTV T.P.V JZ.ZS H.Y.G LDPGY DPLQD" },
];

impl Formation {
    /// The men in the order in which a home is filled.
    pub fn men(&self) -> [Kind; 25] {
        self.turned(false)
    }

    /// The same, or with left for right.
    pub fn turned(&self, over: bool) -> [Kind; 25] {
        let rows = self.rows.as_bytes();
        ORDER.map(|slot| {
            let column = if over { 4 - slot % 5 } else { slot % 5 };
            let at = slot / 5 * 6 + column;
            Kind::of_letter(char::from(rows[usize::from(at)])).unwrap_or(Kind::HIDDEN)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::army::kind::COUNT;

    #[test]
    fn formations_are_whole_and_legal() {
        for formation in &FORMATIONS {
            let men = formation.men();
            for kind in Kind::all() {
                let count = men.iter().filter(|&&man| man == kind).count();
                assert_eq!(count, usize::from(COUNT[kind.index()]), "{}: {kind:?}", formation.key);
            }
            let last = |kind| men.iter().rposition(|&man| man == kind).expect("he is there");
            let (flag, mine, bomb) = (last(Kind::FLAG), last(Kind::MINE), last(Kind::BOMB));
            assert!(flag < 2 && mine < 10 && bomb < 20, "{}", formation.key);
            assert_eq!(formation.rows.matches('.').count(), 5, "{}", formation.key);
        }
    }
}
