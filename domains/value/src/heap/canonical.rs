//! A canonical form of graphs up to isomorphism: blocks get the numbers that their place in the graph gives them, so
//! that graphs of one shape are one state, whatever the order in which their blocks were allocated.

use std::rc::Rc;

use eval::Store;
use index::{FxHashMap, FxHashSet, Work, work};
use memory::{ObjectId, ObjectKind, Value};

use crate::heap::ids::{Layout, Sites};
use crate::{Val, ValueState};

/// Larger graphs keep their numbers: to walk over them wherever paths meet costs more than it can save. Not
/// measured.
const MOST_BLOCKS: usize = 256;

impl ValueState {
    /// Renames the blocks by the order in which variables lead to them.
    pub(crate) fn with_canonical_blocks(self, layout: &Layout, sites: &mut Sites) -> ValueState {
        work::count(Work::Candidate, sites.len() as usize);
        let blocks = (0..sites.len()).map(|number| layout.heap(number)).filter(|&id| is_block(&self.store, id));
        let blocks: Vec<ObjectId> = blocks.take(MOST_BLOCKS + 1).collect();
        if !(1..=MOST_BLOCKS).contains(&blocks.len()) {
            return self;
        }
        // The ids of one allocation are left alone if a frame has some of them too.
        let of_frames = |frame: &Rc<eval::Frame>| frame.allocas.clone();
        let of_frames = self.store.all_frames().flat_map(of_frames).filter_map(|id| self.store.memory.get(id));
        let of_frames: FxHashSet<memory::Origin> = of_frames.map(|object| object.born).collect();
        let mut next: FxHashMap<memory::Origin, u32> = FxHashMap::default();
        let mut names: FxHashMap<ObjectId, ObjectId> = FxHashMap::default();
        // What nothing leads to comes last, as it was.
        for id in self.in_order().into_iter().chain(blocks) {
            if names.contains_key(&id) {
                continue;
            }
            let born = self.store.memory.object(id).born;
            if of_frames.contains(&born) {
                continue;
            }
            let index = next.entry(born).or_default();
            let number = sites.number(Some(index::Id::from_usize(born.0 as usize)), *index);
            *index += 1;
            names.insert(id, layout.heap(number));
        }
        names.retain(|from, to| from != to);
        if names.is_empty() {
            return self;
        }
        let mut s = self.store.clone();
        s.memory.rename(&names, Val::retarget);
        self.with_memory(s)
    }

    /// The same state in other words.
    pub(crate) fn with_memory(&self, s: Store<Val>) -> ValueState {
        let ValueState { flags, head, joins, target, conditions, .. } = self.clone();
        ValueState { head, joins, target, ..self.followed_by(s, flags, Some(conditions)) }
    }

    /// The blocks that variables lead to, the nearest first.
    fn in_order(&self) -> Vec<ObjectId> {
        let s = &self.store;
        let frames = s.all_frames().flat_map(|frame| {
            frame.bindings.iter().copied().flatten().chain(frame.varargs).chain(frame.allocas.iter().copied())
        });
        let mut order: Vec<ObjectId> = Vec::new();
        let mut seen: FxHashSet<ObjectId> = FxHashSet::default();
        let mut work: Vec<ObjectId> = s.globals.iter().copied().flatten().chain(frames).collect();
        let mut at = 0;
        while let Some(&id) = work.get(at) {
            at += 1;
            work::count(Work::Candidate, 1);
            let Some(object) = s.memory.get(id) else { continue };
            for target in object.contents().values().filter_map(Value::mentions) {
                if is_block(s, target) && seen.insert(target) {
                    order.push(target);
                    work.push(target);
                }
            }
        }
        order
    }
}

fn is_block(s: &Store<Val>, id: ObjectId) -> bool {
    s.memory.get(id).is_some_and(|object| object.kind == ObjectKind::Heap)
}
