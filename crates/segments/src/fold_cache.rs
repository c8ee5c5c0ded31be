//! A cache of abstractions that are made for comparisons only: memories in which all runs are folded, however short.

use std::collections::VecDeque;

use memory::Memory;
use symbolic::Conditions;

use super::{ConstantPolicy, FoldPolicy, FreshId, Numbers, PerNodeFacts, fold};
use symbolic::Val;

/// A state is compared with many others: what was folded last is kept.
#[derive(Default, Debug)]
pub struct FoldCache {
    recent: VecDeque<(Memory<Val>, Conditions, PreFolded)>,
}

/// A memory in which all runs are folded, and what nodes that became one differed in.
#[derive(Clone, Debug)]
pub struct PreFolded {
    pub memory: Memory<Val>,
    pub differing: Vec<PerNodeFacts>,
}

/// Not measured; it changes no result.
const KEPT: usize = 32;

impl FoldCache {
    /// The memory with every two nodes in a row as one segment. It is always asked for with the same `constants`.
    pub fn of(
        &mut self,
        (memory, conditions): (&Memory<Val>, &Conditions),
        constants: ConstantPolicy,
        width: u64,
        fresh: &mut FreshId<'_>,
        numbers: Option<Numbers<'_>>,
    ) -> PreFolded {
        let is_same = |(of, under, _): &&(Memory<Val>, Conditions, PreFolded)| of == memory && under == conditions;
        if let Some((_, _, short)) = self.recent.iter().find(is_same) {
            return short.clone();
        }
        let mut folded = memory.clone();
        let policy = FoldPolicy { nodes: 2, constants, kinds: false };
        let differing = fold(&mut folded, policy, width, fresh, numbers).unwrap_or_default();
        let short = PreFolded { memory: folded, differing };
        self.recent.truncate(KEPT - 1);
        self.recent.push_front((memory.clone(), conditions.clone(), short.clone()));
        short
    }
}
