//! Priorities of locations for the waitlist (weak topological order, depth of loops, visits): numbers that it sorts by.

use cfa::{Facts, FunctionId, LocId};
use index::IndexVec;

use crate::waitlist::{OrderKey, Position};

/// Only what the keys of one order need is filled in.
#[derive(Clone, Debug)]
pub(crate) struct Ranks {
    forward: IndexVec<LocId, u32>,
    loop_depths: IndexVec<LocId, u32>,
    /// How often nodes at a location were expanded.
    visits: IndexVec<LocId, u32>,
}

impl Ranks {
    pub fn new(facts: &Facts<'_>, keys: &[OrderKey]) -> Self {
        let mut ranks = Ranks {
            forward: IndexVec::new(),
            loop_depths: IndexVec::new(),
            visits: IndexVec::filled(0, facts.program().locs.len()),
        };
        if keys.contains(&OrderKey::ReversePostOrder) || keys.contains(&OrderKey::Loops) {
            let loops = facts.loops();
            ranks.forward = number(facts, |function| loops.weak_topological_order(function));
            ranks.loop_depths = facts.program().locs.ids().map(|loc| loops.depth(loc)).collect();
        }
        ranks
    }

    /// The ranks by several keys, the first one in the highest bits. Lower ones are expanded first.
    pub fn key(&self, keys: &[OrderKey], at: &Position) -> u128 {
        keys.iter().fold(0, |whole, &key| whole << 32 | u128::from(self.rank(key, at)))
    }

    pub fn visit(&mut self, at: &Position) {
        for &loc in &at.locs {
            self.visits[loc] = self.visits[loc].saturating_add(1);
        }
    }

    /// Of several threads, the one that comes first counts.
    fn rank(&self, key: OrderKey, at: &Position) -> u32 {
        let first = |table: &IndexVec<LocId, u32>| at.locs.iter().map(|&loc| table[loc]).min();
        match key {
            OrderKey::ReversePostOrder => first(&self.forward).unwrap_or(u32::MAX),
            OrderKey::CallStack => u32::MAX - u32::try_from(at.depth).unwrap_or(u32::MAX),
            OrderKey::Loops => u32::MAX - at.locs.iter().map(|&loc| self.loop_depths[loc]).max().unwrap_or(0),
            OrderKey::Coverage => first(&self.visits).unwrap_or(0),
        }
    }
}

/// Numbers all locations, callees before callers. Locations that are not in the orders come last.
fn number<'a>(facts: &Facts<'_>, order: impl Fn(FunctionId) -> &'a [LocId]) -> IndexVec<LocId, u32> {
    let mut ranks = IndexVec::filled(u32::MAX - 1, facts.program().locs.len());
    let mut next = 0;
    for &function in facts.calls().callees_first() {
        for &loc in order(function) {
            ranks[loc] = next;
            next += 1;
        }
    }
    ranks
}
