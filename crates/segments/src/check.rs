//! Consistency of memory graphs: the invariants of a memory with segments, as a list of what is wrong.

use index::FxHashMap;
use memory::{Memory, ObjectId, ObjectKind, Segment, Value};
use symbolic::value_at;

use super::kinds::blocks_of_kinds;
use symbolic::{Val, Which};

/// What is wrong with a memory, segments in particular.
pub fn check(memory: &Memory<Val>, width: u64) -> Vec<String> {
    let mut wrong = memory.check();
    let owner = |id: &ObjectId| memory.get(*id)?.owner;
    // The object and all that it belongs to.
    let family = |id: ObjectId| -> Vec<ObjectId> { std::iter::successors(Some(id), owner).take(64).collect() };
    for (kind, holder) in kinds(memory) {
        let of = memory.object(holder);
        let owner = if of.segment.is_some() { Some(holder) } else { of.owner };
        if memory.object(kind).owner != owner || memory.object(kind).segment.is_none() {
            wrong.push(format!("{kind} is a kind of {holder} and does not belong to it"));
        }
        let holders = memory.objects().flat_map(|(_, object)| object.contents().values());
        if holders.filter(|value| value.mentions() == Some(kind)).count() != 1 {
            wrong.push(format!("{kind} is held by others than {holder}"));
        }
    }
    for (id, object) in memory.objects() {
        if let Some(of) = object.owner
            && memory.get(of).is_none_or(|of| of.segment.is_none())
        {
            wrong.push(format!("{id} is owned by {of}, which is no segment"));
        }
        if let Some(Segment { links, .. }) = object.segment {
            if !object.is_live() || object.kind != ObjectKind::Heap {
                wrong.push(format!("{id} is a segment and no block"));
                continue;
            }
            for at in [Some(links.next), links.prev].into_iter().flatten() {
                let value = value_at(memory, id, at as u64 * 8, width);
                if matches!(value, Val::Node { which: Which::PerNode, segment, .. } if segment == id) {
                    wrong.push(format!("{id} is linked to {value:?}"));
                }
            }
            if is_empty_ring(memory, id, width) {
                wrong.push(format!("{id} is in a ring that may be empty"));
            }
        }
        for value in object.contents().values() {
            let Some(to) = value.mentions() else { continue };
            let Some(target) = memory.get(to) else { continue };
            match (value, target.segment) {
                (Val::Node { which: Which::PerNode, .. }, Some(_)) if !family(id).contains(&to) => {
                    wrong.push(format!("{id} holds {value:?} and does not belong to that"));
                }
                (Val::Node { which: Which::Last, .. }, Some(Segment { links, .. })) if links.prev.is_none() => {
                    wrong.push(format!("{id} holds {value:?}, which is linked one way"));
                }
                (Val::Node { .. }, Some(_)) => {}
                (Val::Node { .. }, None) => wrong.push(format!("{id} holds {value:?}, which is no segment")),
                (_, Some(_)) => wrong.push(format!("{id} holds {value:?}, which is a segment")),
                (_, None) => {}
            }
            if let Some(of) = target.owner
                && !family(id).contains(&of)
            {
                wrong.push(format!("{id} holds {value:?}, which belongs to {of}"));
            }
        }
    }
    wrong
}

/// Whether segments that may all be empty lead around to this one.
fn is_empty_ring(memory: &Memory<Val>, id: ObjectId, width: u64) -> bool {
    let mut at = id;
    for _ in 0..64 {
        let Some(Segment { links, least: 0 }) = memory.object(at).segment else { return false };
        let Val::Node { which: Which::First, segment, .. } = value_at(memory, at, links.next as u64 * 8, width) else {
            return false;
        };
        at = segment;
        if at == id {
            return true;
        }
    }
    false
}

/// The blocks of kinds, and who has them.
pub fn kinds(memory: &Memory<Val>) -> FxHashMap<ObjectId, ObjectId> {
    let mut found = FxHashMap::default();
    for (id, object) in memory.objects() {
        found.extend(blocks_of_kinds(object).map(|kind| (kind, id)));
    }
    found
}
