//! Materialisation [Sagiv, Reps, Wilhelm: TOPLAS 1998]: taking a node out of a segment. There is one case in which the
//! segment is empty, and one for each kind of node that it may have at that end.

use std::cell::Cell;

use index::{FxHashMap, FxHashSet};
use memory::{Memory, ObjectId, Segment, Value};

use super::kinds::by_kind;
use super::{FreshId, Numbers, link};
use symbolic::{Val, Which};

/// One of the ways in which a segment can be.
#[derive(Debug)]
pub struct Case {
    pub memory: Memory<Val>,
    /// The node that is an object of its own now.
    pub node: Option<ObjectId>,
    /// Blocks to which a pointer went, since there are no nodes to hold it.
    pub dropped: Vec<ObjectId>,
    /// Whether a pointer is not known any more.
    pub hides: bool,
}

/// The ways in which the first or last node of a segment can be: none, or one and a segment of the others. `width` is
/// that of pointers.
pub fn unfold(
    memory: &Memory<Val>,
    id: ObjectId,
    which: Which,
    width: u64,
    fresh: &mut FreshId<'_>,
    numbers: Option<Numbers<'_>>,
) -> Vec<Case> {
    let Some(segment) = memory.get(id).and_then(|object| object.segment) else { return Vec::new() };
    let count = memory.object(id).count.clone();
    let mut cases = Vec::new();
    if segment.least == 0 && count.as_ref().is_none_or(|count| count.constant().is_none_or(|nodes| nodes == 0)) {
        cases.push(without(memory, id, segment, width));
    }
    if count == Some(Val::Bits(0)) {
        return cases;
    }
    let (mut memory, node) = with_node(memory, id, segment, which, width, fresh);
    memory.set_count(id, numbers.zip(count).and_then(|(mut numbers, count)| numbers.others(&count)));
    let with = Case { memory, node: Some(node), dropped: Vec::new(), hides: false };
    cases.extend(by_kind(with, node, segment.links, width, fresh));
    cases
}

/// The segment is empty: who leads to its first node leads to what comes behind it, and who leads to the last one to what
/// comes before.
pub(super) fn without(memory: &Memory<Val>, id: ObjectId, segment: Segment, width: u64) -> Case {
    let links = segment.links;
    let next = link(memory, id, links.next, width);
    let prev = links.prev.map_or(Val::Unknown, |prev| link(memory, id, prev, width));
    // A link out of the segment may lead to its other end. What leads to itself has no value that anybody could name.
    let end = |of: &Val, other: &Val, itself: Which| match *of {
        Val::Node { which, offset, segment } if segment == id => {
            match which == itself || other.mentions() == Some(id) {
                true => Val::Unknown,
                false => shifted(other, offset as i64 - links.head as i64, width),
            }
        }
        _ => of.clone(),
    };
    let (first, last) = (end(&next, &prev, Which::First), end(&prev, &next, Which::Last));
    let mut memory = memory.clone();
    let gone: FxHashSet<ObjectId> = owned(&memory, id).into_iter().chain([id]).collect();
    let held = |of: ObjectId| memory.object(of).contents().values().filter_map(Value::mentions).collect::<Vec<_>>();
    let dropped = gone.iter().flat_map(|&of| held(of)).filter(|to| !gone.contains(to)).collect();
    for id in gone {
        memory.discard(id);
    }
    let hides = Cell::new(false);
    memory.rewrite(|value| match *value {
        Val::Node { which, offset, segment } if segment == id => {
            let by = offset as i64 - links.head as i64;
            let value = match which {
                Which::First => shifted(&first, by, width),
                Which::Last => shifted(&last, by, width),
                Which::PerNode => Val::Unknown,
            };
            hides.set(hides.get() || value == Val::Unknown);
            Some(value)
        }
        _ => None,
    });
    Case { memory, node: None, dropped, hides: hides.get() }
}

/// A pointer moved by some bytes.
pub(super) fn shifted(value: &Val, by: i64, width: u64) -> Val {
    match *value {
        _ if by == 0 => value.clone(),
        Val::Pointer { object, offset } => Val::Pointer { object, offset: offset.wrapping_add(by) },
        Val::Node { which, offset, segment } => match i32::try_from(offset as i64 + by) {
            Ok(offset) => Val::Node { which, offset, segment },
            Err(_) => Val::Unknown,
        },
        Val::Bits(bits) => Val::Bits(bits.wrapping_add(by as u64) & symbolic::mask(width) as u64),
        Val::Dangling(_) => Val::Dangling(None),
        _ => Val::Unknown,
    }
}

/// The first or last node is an object of its own, beside a segment of the others.
pub(super) fn with_node(
    memory: &Memory<Val>,
    id: ObjectId,
    segment: Segment,
    which: Which,
    width: u64,
    fresh: &mut FreshId<'_>,
) -> (Memory<Val>, ObjectId) {
    let links = segment.links;
    let mut memory = memory.clone();
    let (owner, born) = (memory.object(id).owner, memory.object(id).born);
    let node = fresh(&|id| memory.get(id).is_some(), born);
    memory.add_copy(node, id);
    memory.set_segment(node, None);
    // The node has what it owns for itself, from now on.
    let owned = owned(&memory, id);
    let mut names: FxHashMap<ObjectId, ObjectId> = FxHashMap::default();
    for &of in &owned {
        let copy = fresh(&|id| memory.get(id).is_some(), memory.object(of).born);
        memory.add_copy(copy, of);
        names.insert(of, copy);
    }
    for &copy in names.values() {
        let of = memory.object(copy).owner;
        let of = if of == Some(id) { owner } else { of.and_then(|of| names.get(&of).copied()) };
        memory.set_owner(copy, of);
    }
    let own = |value: &Val| match *value {
        Val::Node { which: Which::PerNode, offset, segment } if segment == id => {
            Some(Val::Pointer { object: node, offset: offset as i64 })
        }
        _ => Some(value.retarget(*names.get(&value.mentions()?)?)),
    };
    for &copy in names.values().chain([&node]) {
        memory.rewrite_in(copy, own);
    }
    memory.rewrite(|value| match *value {
        Val::Node { which: of, offset, segment } if segment == id && of == which => {
            Some(Val::Pointer { object: node, offset: offset as i64 })
        }
        _ => None,
    });
    let to_node = Val::Pointer { object: node, offset: links.head as i64 };
    let to_others = Val::Node { which, offset: links.head, segment: id };
    let (near, far) = match (which, links.prev) {
        (Which::Last, Some(prev)) => (prev, Some(links.next)),
        (Which::First | Which::Last | Which::PerNode, prev) => (links.next, prev),
    };
    memory.write(node, near as u64 * 8, width, to_others);
    if let Some(far) = far {
        memory.write(id, far as u64 * 8, width, to_node);
    }
    memory.set_segment(id, Some(Segment { least: segment.least.saturating_sub(1), ..segment }));
    (memory, node)
}

/// What the nodes of a segment have each for itself, and what the nodes of segments among that have.
pub(super) fn owned(memory: &Memory<Val>, id: ObjectId) -> Vec<ObjectId> {
    let mut others: Vec<(ObjectId, ObjectId)> =
        memory.objects().filter_map(|(id, object)| Some((object.owner?, id))).collect();
    let mut found = vec![id];
    let mut at = 0;
    while let Some(&owner) = found.get(at).filter(|_| !others.is_empty()) {
        at += 1;
        found.extend(others.extract_if(.., |(of, _)| *of == owner).map(|(_, id)| id));
    }
    found.split_off(1)
}
