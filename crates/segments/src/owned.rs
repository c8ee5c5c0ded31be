//! The sub-heap of a node, which nested lists are: what hangs below it, that is the blocks that it alone leads to,
//! links apart.

use index::FxHashSet;
use memory::{Links, Memory, ObjectId, ObjectKind, Value};

use super::find::{Reference, References};
use symbolic::Val;

/// The blocks that only this node leads to, by other ways than its links.
pub(super) fn below(
    memory: &Memory<Val>,
    references: &References,
    node: ObjectId,
    links: Links,
) -> FxHashSet<ObjectId> {
    if memory.object(node).segment.is_some() {
        let mut found: FxHashSet<ObjectId> = FxHashSet::default();
        let mut work = vec![node];
        while let Some(id) = work.pop() {
            work.extend(references.owned(id));
            found.extend(references.owned(id));
        }
        return found;
    }
    let is_block = |id: &ObjectId| memory.get(*id).is_some_and(|object| object.kind == ObjectKind::Heap);
    let data = memory.object(node).contents().pieces().filter(|piece| !links.is_link(piece.start));
    let mut found: FxHashSet<ObjectId> = FxHashSet::default();
    let mut work: Vec<ObjectId> = data.filter_map(|piece| piece.mentions()).filter(is_block).collect();
    while let Some(id) = work.pop() {
        if id != node && found.insert(id) {
            work.extend(memory.object(id).contents().values().filter_map(Value::mentions).filter(is_block));
            work.extend(references.owned(id));
        }
    }
    // What others lead to as well is not its own, nor what that leads to.
    loop {
        let is_own = |reference: &Reference, found: &FxHashSet<ObjectId>| match reference.holder == node {
            true => !links.is_link(reference.start),
            false => found.contains(&reference.holder),
        };
        let shared: Vec<ObjectId> =
            found.iter().copied().filter(|&id| !references.to(id).iter().all(|of| is_own(of, &found))).collect();
        if shared.is_empty() {
            return found;
        }
        for id in shared {
            found.remove(&id);
        }
    }
}
