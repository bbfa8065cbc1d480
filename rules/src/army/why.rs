//! Why a click is refused, with the stations that matter.

use super::Rules;
use super::clicks::READY;
use super::graph::Station;
use super::kind::Kind;
use super::state::{Field, owner};
use crate::board::Target;
use crate::game::Why;

impl Rules {
    /// Why `tried` cannot be clicked after `held`.
    pub(super) fn refusal(&self, f: Field<'_>, held: &[Target], tried: Target) -> Option<Why> {
        let set_up = f.setting_up();
        let to = match tried {
            READY if set_up => return self.setup_fault(f, held),
            Target::Place(place) => u8::try_from(place).ok().filter(|&to| usize::from(to) < f.on.len())?,
            _ => return None,
        };
        if set_up {
            return Some(Why::at("set-up-at-home", self.empty_homes(f).map(u16::from)));
        }
        match held.first().and_then(|t| t.place()) {
            None => self.cannot_go(f, to),
            Some(from) => self.cannot_reach(f, u8::try_from(from).ok()?, to),
        }
    }

    /// Why nobody goes from a station.
    fn cannot_go(&self, f: Field<'_>, at: u8) -> Option<Why> {
        let Some((id, man)) = f.at(at) else { return Some(Why::at("nobody-there", [u16::from(at)])) };
        let key = match man.kind() {
            _ if owner(id) != f.now.mover => "not-yours",
            _ if self.theatre.graph.headquarters(at) => "headquarters-hold",
            Kind::MINE => "mines-stay",
            Kind::FLAG => "flags-stay",
            _ => {
                let graph = self.theatre.graph;
                let round = graph.by_road(at).chain(graph.by_rail(at)).map(u16::from);
                return Some(Why::at("no-way-out", std::iter::once(u16::from(at)).chain(round)));
            }
        };
        Some(Why::at(key, [u16::from(at)]))
    }

    /// Why the man on one station cannot go to another.
    fn cannot_reach(&self, f: Field<'_>, from: u8, to: u8) -> Option<Why> {
        let graph = self.theatre.graph;
        let (_, man) = f.at(from)?;
        let there = f.at(to);
        if let Some((id, _)) = there {
            if owner(id) == f.now.mover {
                return Some(Why::at("own-man", [u16::from(to)]));
            }
            if self.side(owner(id)) == self.side(f.now.mover) {
                return Some(Why::at("partners-man", [u16::from(to)]));
            }
            if graph.what[usize::from(to)] == Station::Camp {
                return Some(Why::at("camps-are-safe", [u16::from(to)]));
            }
        }
        // Stations face each other across the mountains that nothing joins.
        if self.theatre.mountains.iter().any(|&(a, b)| (a, b) == (from, to) || (b, a) == (from, to)) {
            return Some(Why::at("mountains", [u16::from(to), u16::from(from)]));
        }
        if !graph.on_rail(from) || !graph.on_rail(to) {
            let near = graph.by_road(from).chain(graph.by_rail(from)).map(u16::from);
            return Some(Why::at("one-step", std::iter::once(u16::from(to)).chain(near)));
        }
        for way in graph.ways(from) {
            let line: Vec<u8> = way.collect();
            if let Some(end) = line.iter().position(|&on| on == to) {
                let blocks = line[..end].iter().copied().find(|&on| f.at(on).is_some());
                return blocks.map(|on| Why::at("rail-blocked", [u16::from(to), u16::from(on)]));
            }
        }
        if man.kind() == Kind::ENGINEER {
            return Some(Why::at("no-free-rails", [u16::from(to)]));
        }
        let corners = graph.ways(from).flat_map(|way| {
            let free = way.take_while(|&on| f.at(on).is_none());
            free.filter(|&on| graph.ways(on).any(|mut way| way.any(|on| on == to))).map(u16::from).collect::<Vec<_>>()
        });
        Some(Why::at("rails-turn", std::iter::once(u16::from(to)).chain(corners)))
    }
}
