//! Memories in which all runs are folded, however short.

use std::collections::VecDeque;

use memory::Memory;
use symbolic::Conditions;

use super::{Constants, Differing, FreshId, Manner, Numbers, fold};
use symbolic::Val;

/// A state is compared with many others: what was folded last is kept.
#[derive(Default, Debug)]
pub struct Shortened {
    recent: VecDeque<(Memory<Val>, Conditions, Short)>,
}

/// A memory in which all runs are folded, and what nodes that became one differed in.
#[derive(Clone, Debug)]
pub struct Short {
    pub memory: Memory<Val>,
    pub differing: Vec<Differing>,
}

const KEPT: usize = 32;

impl Shortened {
    /// The memory with every two nodes in a row as one segment. It is always asked for with the same `constants`.
    pub fn of(
        &mut self,
        (memory, conditions): (&Memory<Val>, &Conditions),
        constants: Constants,
        width: u64,
        fresh: &mut FreshId<'_>,
        numbers: Option<Numbers<'_>>,
    ) -> Short {
        let is_same = |(of, under, _): &&(Memory<Val>, Conditions, Short)| of == memory && under == conditions;
        if let Some((_, _, short)) = self.recent.iter().find(is_same) {
            return short.clone();
        }
        let mut folded = memory.clone();
        let manner = Manner { nodes: 2, constants, kinds: false };
        let differing = fold(&mut folded, manner, width, fresh, numbers).unwrap_or_default();
        let short = Short { memory: folded, differing };
        self.recent.truncate(KEPT - 1);
        self.recent.push_front((memory.clone(), conditions.clone(), short.clone()));
        short
    }
}
