//! The nodes that may cover or be merged, by the keys of their states.

use std::hash::{BuildHasher, Hash};

use index::{FxBuildHasher, FxHashMap, IndexVec, define_id};
use smallvec::SmallVec;

use crate::NodeId;

define_id!(pub(super) PartitionId, "p");

/// From this size on, equal states are found by their hash.
pub(crate) const INDEXED: usize = 32;

#[derive(Default)]
pub(super) struct Partitions {
    by_key: FxHashMap<u64, PartitionId>,
    lists: IndexVec<PartitionId, Partition>,
}

#[derive(Default)]
struct Partition {
    nodes: SmallVec<[NodeId; 2]>,
    /// By hash of the state; made when it is first asked for, and again after a change.
    index: Option<Box<Index>>,
}

#[derive(Default)]
struct Index {
    by_hash: FxHashMap<u64, NodeId>,
    /// How many of the nodes are in it.
    len: usize,
}

impl Partitions {
    pub fn add(&mut self, key: u64, n: NodeId) -> PartitionId {
        let lists = &mut self.lists;
        let id = *self.by_key.entry(key).or_insert_with(|| lists.push(Partition::default()));
        self.lists[id].nodes.push(n);
        id
    }

    pub fn nodes(&self, key: u64) -> &[NodeId] {
        self.by_key.get(&key).map_or(&[], |&id| &self.lists[id].nodes)
    }

    pub fn in_partition(&self, id: PartitionId) -> &[NodeId] {
        &self.lists[id].nodes
    }

    pub fn find_equal<'a, S: Eq + Hash + 'a>(
        &mut self,
        key: u64,
        state: &S,
        state_of: impl Fn(NodeId) -> &'a S,
    ) -> Option<NodeId> {
        let &id = self.by_key.get(&key)?;
        let list = &mut self.lists[id];
        if list.nodes.len() < INDEXED {
            return None;
        }
        let index = list.index.get_or_insert_default();
        for &n in &list.nodes[index.len..] {
            index.by_hash.insert(FxBuildHasher.hash_one(state_of(n)), n);
        }
        index.len = list.nodes.len();
        let &n = index.by_hash.get(&FxBuildHasher.hash_one(state))?;
        (state_of(n) == state).then_some(n)
    }

    /// The state of some node in it was replaced.
    pub fn changed(&mut self, id: PartitionId) {
        self.lists[id].index = None;
    }

    pub fn retain(&mut self, id: PartitionId, holds: impl Fn(NodeId) -> bool) {
        let list = &mut self.lists[id];
        list.nodes.retain(|n| holds(*n));
        list.index = None;
    }

    pub fn ids(&self) -> impl Iterator<Item = PartitionId> + use<> {
        self.lists.ids()
    }
}
