//! Memories in which all runs are folded, however short.

use std::collections::VecDeque;

use memory::Memory;

use super::{Constants, Counter, FreshId, Manner, fold};
use crate::Val;

/// A state is compared with many others: what was folded last is kept.
#[derive(Default, Debug)]
pub(crate) struct Shortened {
    recent: VecDeque<(Memory<Val>, Memory<Val>)>,
}

const KEPT: usize = 32;

impl Shortened {
    /// The memory with every two nodes in a row as one segment, unless they hold different constants.
    pub fn of(
        &mut self,
        memory: &Memory<Val>,
        width: u64,
        fresh: &mut FreshId<'_>,
        counter: Option<Counter<'_>>,
    ) -> Memory<Val> {
        if let Some((_, short)) = self.recent.iter().find(|(of, _)| of == memory) {
            return short.clone();
        }
        let mut short = memory.clone();
        fold(&mut short, Manner { nodes: 2, constants: Constants::Apart, kinds: false }, width, fresh, counter);
        self.recent.truncate(KEPT - 1);
        self.recent.push_front((memory.clone(), short.clone()));
        short
    }
}
