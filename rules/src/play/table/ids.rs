//! Which man is which: ids given at the start and carried along every move's trail.

use crate::board::{Scene, Target, Trail};
use crate::game::sort_few;

/// The men's ids at one ply, by where they stand.
#[derive(Clone, Default)]
pub(super) struct Ids(Vec<(Target, u32)>);

impl Ids {
    /// The man on that spot; 0 where nobody is known.
    pub fn at(&self, target: Target) -> u32 {
        self.0.binary_search_by_key(&target, |&(at, _)| at).map_or(0, |i| self.0[i].1)
    }

    /// The men of a scene: those that stand where somebody is known keep his id, the others get new ones, by where they
    /// stand, so that an id tells nothing else.
    pub fn named(&self, scene: &Scene, next: &mut u32) -> Ids {
        let men = scene.men.iter().chain(scene.hands.iter().flat_map(|h| &h.men));
        let mut ids: Vec<_> = men.map(|man| (man.at, self.at(man.at))).collect();
        sort_few(&mut ids, |a, b| a < b);
        for (_, id) in ids.iter_mut().filter(|(_, id)| *id == 0) {
            *id = *next;
            *next += 1;
        }
        Ids(ids)
    }

    /// Where the ids stand after a move: the gone are gone, and the others go their ways all at once.
    pub fn carried(&self, trail: &Trail) -> Ids {
        let left = |at: &Target| trail.gone.contains(at) || trail.go.iter().any(|t| t.from == *at);
        let went = trail.go.iter().map(|t| (t.to, self.at(t.from))).filter(|&(_, id)| id != 0);
        let mut ids: Vec<_> = self.0.iter().copied().filter(|(at, _)| !left(at)).chain(went).collect();
        sort_few(&mut ids, |a, b| a < b);
        Ids(ids)
    }

    /// Writes the ids into a scene.
    pub fn write(&self, scene: &mut Scene) {
        for man in scene.men.iter_mut().chain(scene.hands.iter_mut().flat_map(|h| &mut h.men)) {
            man.id = self.at(man.at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Body, Face, Look, Man, Tint, Travel};

    fn scene(at: &[Target]) -> Scene {
        let look = Look::new(Body::Disc, Tint::Ebony, Face::Blank);
        let men = at.iter().map(|&at| Man { id: 0, at, look: look.clone(), name: "man" }).collect();
        Scene { men, ..Scene::default() }
    }

    #[test]
    fn ids_follow_the_trail() {
        use Target::{Hand, Level, Place};
        let mut next = 1;
        let start = scene(&[Place(1), Place(2), Place(3), Level(4, 0), Level(4, 1), Hand(0, 0)]);
        let ids = Ids::default().named(&start, &mut next);
        let go = |from, to| Travel { from, via: Vec::new(), to };
        let swap = Trail { go: vec![go(Place(1), Place(2)), go(Place(2), Place(1))], ..Trail::default() };
        let swapped = ids.carried(&swap);
        assert_eq!((swapped.at(Place(1)), swapped.at(Place(2))), (ids.at(Place(2)), ids.at(Place(1))));
        let take = Trail { go: vec![go(Place(1), Place(3))], gone: vec![Place(3)], ..Trail::default() };
        assert_eq!(ids.carried(&take).at(Place(3)), ids.at(Place(1)));
        let fall = Trail { go: vec![go(Level(4, 0), Hand(0, 1)), go(Level(4, 1), Level(4, 0))], ..Trail::default() };
        let fallen = ids.carried(&fall);
        assert_eq!((fallen.at(Level(4, 0)), fallen.at(Hand(0, 1))), (ids.at(Level(4, 1)), ids.at(Level(4, 0))));
        let dropped = Trail { go: vec![go(Hand(0, 0), Place(9))], ..Trail::default() };
        let after = ids.carried(&dropped).named(&scene(&[Place(1), Place(9), Place(10)]), &mut next);
        assert_eq!((after.at(Place(9)), after.at(Place(10))), (ids.at(Hand(0, 0)), 7));
    }
}
