//! Partitions of the reached set: the nodes that may cover or be merged, by the keys of their states.

use std::collections::BTreeMap;

use index::{FxHashMap, IndexVec, Work, define_id, work};
use smallvec::SmallVec;

use crate::{Digest, NodeId};

define_id!(pub(super) PartitionId, "p");

/// From this size on, candidates are found by their digest: without that, exploring a loop was quadratic in its rounds.
/// Where the two cost the same was not measured.
const INDEXED: usize = 32;

/// Digests that are looked at for each state that is compared. Not measured.
const LOOKED_AT: usize = 64;

#[derive(Default)]
pub(super) struct Partitions {
    by_key: FxHashMap<u64, PartitionId>,
    lists: IndexVec<PartitionId, Partition>,
}

#[derive(Default)]
struct Partition {
    /// The oldest first.
    nodes: SmallVec<[NodeId; 2]>,
    digests: SmallVec<[Digest; 2]>,
    /// Made when it is first asked for, and again after a change.
    index: Option<Box<Index>>,
}

#[derive(Default)]
struct Index {
    by_digest: FxHashMap<Digest, SmallVec<[NodeId; 1]>>,
    /// By the shape, which must be the same, and then by how much they know.
    by_known: BTreeMap<(u32, u64), Vec<(NodeId, Digest)>>,
    /// How many of the nodes are in it.
    len: usize,
}

impl Partitions {
    pub fn add(&mut self, key: u64, n: NodeId, digest: Digest) -> PartitionId {
        let lists = &mut self.lists;
        let id = *self.by_key.entry(key).or_insert_with(|| lists.push(Partition::default()));
        self.lists[id].nodes.push(n);
        self.lists[id].digests.push(digest);
        id
    }

    pub fn nodes(&self, key: u64) -> &[NodeId] {
        self.by_key.get(&key).map_or(&[], |&id| &self.lists[id].nodes)
    }

    pub fn in_partition(&self, id: PartitionId) -> &[NodeId] {
        &self.lists[id].nodes
    }

    /// Those that may cover a state with this digest: first all that know the same, then at most `most` of those that
    /// know less, the newest of the best informed first.
    pub fn coverers(&mut self, key: u64, digest: Digest, most: usize, out: &mut Vec<NodeId>) {
        let Some(&id) = self.by_key.get(&key) else { return };
        let list = &mut self.lists[id];
        work::count(Work::Candidate, list.nodes.len().min(INDEXED));
        if list.nodes.len() < INDEXED {
            let both = list.nodes.iter().zip(&list.digests).rev();
            out.extend(both.filter(|(_, other)| other.may_cover(&digest)).map(|(&n, _)| n));
            return;
        }
        let index = list.index.get_or_insert_default();
        for (&n, &digest) in list.nodes.iter().zip(&list.digests).skip(index.len) {
            index.by_digest.entry(digest).or_default().push(n);
            index.by_known.entry((digest.shape(), digest.known())).or_default().push((n, digest));
        }
        index.len = list.nodes.len();
        out.extend(index.by_digest.get(&digest).into_iter().flatten().rev());
        let less = (digest.shape(), 0)..(digest.shape(), digest.known());
        let lighter = index.by_known.range(less).rev().flat_map(|(_, nodes)| nodes.iter().rev());
        let may_cover = lighter.take(most.saturating_mul(LOOKED_AT)).filter(|(_, other)| other.may_cover(&digest));
        out.extend(may_cover.take(most).map(|&(n, _)| n));
    }

    /// The state of a node in it was replaced.
    pub fn changed(&mut self, id: PartitionId, n: NodeId, digest: Digest) {
        let list = &mut self.lists[id];
        list.index = None;
        if let Some(at) = list.nodes.iter().position(|&other| other == n) {
            list.digests[at] = digest;
        }
    }

    pub fn retain(&mut self, id: PartitionId, holds: impl Fn(NodeId) -> bool) {
        let list = &mut self.lists[id];
        let mut kept = list.nodes.iter().map(|&n| holds(n)).collect::<Vec<_>>().into_iter();
        list.digests.retain(|_| kept.next().unwrap_or(false));
        list.nodes.retain(|n| holds(*n));
        list.index = None;
    }

    pub fn ids(&self) -> impl Iterator<Item = PartitionId> + use<> {
        self.lists.ids()
    }
}
