//! Nodes of several kinds in one segment (`memory::Kinds`), which take the place of optional objects and of
//! disjunctions: some have a block of their own and others have none, or what one of their fields says depends on
//! another one.

use std::hash::{Hash, Hasher};

use index::{FxHashSet, FxHasher, Id};
use memory::{Cell, Fill, Kinds, Links, Memory, NewObject, Object, ObjectId, ObjectKind, Piece, Segment, Size, Value};

use super::find::References;
use super::owned::below;
use super::unfold::{Case, with_node, without};
use super::{FreshId, put};
use symbolic::{Val, Which};

/// Behind the end of a node there is room for the pointers of so many kinds, each at a place that its hash gives. Not
/// measured.
const ROOM: u64 = 4096;

/// Where what is behind a node of so many bytes begins, in bytes.
fn end(bytes: u64) -> u64 {
    bytes.next_multiple_of(8)
}

/// How the blocks of a kind would be linked: none has a follower.
fn links_of_kind(bytes: u64) -> Option<Links> {
    Some(Links { head: 0, next: u32::try_from(end(bytes)).ok()?, prev: None })
}

/// The blocks in which a node that is kept by kind has what it holds.
pub fn blocks_of_kinds(node: &Object<Val>) -> impl Iterator<Item = ObjectId> {
    let behind = node.kinds.map(|kinds| node.contents().overlapping(end(kinds.bytes) * 8, u64::MAX));
    behind.into_iter().flatten().filter_map(|piece| piece.mentions())
}

/// Puts what a node holds, or the nodes of a segment, into a block for its kind. False if that cannot be.
pub(super) fn split(
    memory: &mut Memory<Val>,
    id: ObjectId,
    (links, width): (Links, u64),
    numbers: bool,
    fresh: &mut FreshId<'_>,
) -> bool {
    let node = memory.object(id);
    if node.kinds.is_some() {
        return true;
    }
    let (Some(bytes), None) = (node.size.known(), &node.background) else { return false };
    let Some(links_of_kind) = links_of_kind(bytes) else { return false };
    let own = below(memory, &References::new(memory), id, links);
    let (held, linked) = (data(memory, id, links, bytes, width), linked(memory, id, links, width));
    let (hasher, seen) = (FxHasher::default(), FxHashSet::default());
    let kind = Kind { memory, node: id, own: &own, numbers, hasher, seen }.of(&held);
    let is_segment = node.segment.is_some();
    let (born, align) = (node.born, node.align);
    let block = fresh(&|id| memory.get(id).is_some(), born);
    let size = Size::Known(end(bytes) + width / 8);
    memory.add_at(block, NewObject { born, fill: Fill::Unknown, ..NewObject::new(ObjectKind::Heap, size, align) });
    memory.expose(block, memory::Exposure::Stored);
    memory.set_segment(block, Some(Segment { links: links_of_kind, least: 1 }));
    memory.set_owner(block, is_segment.then_some(id));
    put(memory, block, held);
    memory.write(block, end(bytes) * 8, width, Val::Bits(0));
    for to in own {
        let owner = memory.object(to).owner;
        if owner.is_none_or(|owner| owner == id) {
            memory.set_owner(to, Some(block));
        }
    }
    memory.resize(id, end(bytes) + ROOM * (width / 8), Some(Kinds { bytes, numbers }));
    put(memory, id, linked);
    memory.fill(id, end(bytes) * 8, ROOM * width, Fill::Zero);
    memory.write(
        id,
        end(bytes) * 8 + kind * width,
        width,
        Val::Node { which: Which::First, offset: 0, segment: block },
    );
    true
}

/// What a node holds, but for its links.
fn data(memory: &Memory<Val>, id: ObjectId, links: Links, bytes: u64, width: u64) -> Vec<Piece<Val>> {
    let mut at: Vec<u64> = [Some(links.next), links.prev].into_iter().flatten().map(|at| at as u64 * 8).collect();
    at.sort_unstable();
    let starts = at.iter().map(|at| at + width);
    let ranges = [0].into_iter().chain(starts).zip(at.iter().copied().chain([bytes * 8]));
    let ranges = ranges.filter(|(start, end)| start < end);
    ranges.flat_map(|(start, end)| memory.object(id).contents().window(start, end)).collect()
}

/// The links of a node.
fn linked(memory: &Memory<Val>, id: ObjectId, links: Links, width: u64) -> Vec<Piece<Val>> {
    let at = [Some(links.next), links.prev].into_iter().flatten().map(|at| at as u64 * 8);
    at.flat_map(|at| memory.object(id).contents().window(at, at + width)).collect()
}

/// What tells nodes of different kinds apart: which pointers lead to blocks of their own, and of what kind these are, which
/// lead to the node itself, and, if they count, the numbers.
struct Kind<'a> {
    memory: &'a Memory<Val>,
    node: ObjectId,
    own: &'a FxHashSet<ObjectId>,
    numbers: bool,
    hasher: FxHasher,
    seen: FxHashSet<ObjectId>,
}

impl Kind<'_> {
    /// Where the pointer to such a node's block is, among those of all kinds.
    fn of(mut self, held: &[Piece<Val>]) -> u64 {
        self.add(held);
        self.hasher.finish() % ROOM
    }

    fn add(&mut self, held: &[Piece<Val>]) {
        for piece in held {
            let word: (u8, u128) = match &piece.cell {
                Cell::Value(value) if value.is_pointer() => match self.pointer(value) {
                    Some(word) => word,
                    None => continue,
                },
                Cell::Value(value) => match value.constant() {
                    Some(bits) if self.numbers => (6, bits),
                    _ => continue,
                },
                Cell::Fill(Fill::Zero) if self.numbers => (6, 0),
                Cell::Fill(Fill::Byte(byte)) if self.numbers => (7, *byte as u128),
                Cell::Fill(_) => continue,
            };
            (piece.start, word).hash(&mut self.hasher);
        }
    }

    fn pointer(&mut self, value: &Val) -> Option<(u8, u128)> {
        let Some(to) = value.mentions() else { return Some((5, 0)) };
        match *value {
            Val::Pointer { offset, .. } if to == self.node => Some((1, offset as u128)),
            Val::Node { which: Which::PerNode, offset, .. } if to == self.node => Some((1, offset as i64 as u128)),
            // One may lack a list that the other has.
            Val::Node { .. } => None,
            _ if self.own.contains(&to) => {
                if self.seen.insert(to) {
                    let held: Vec<Piece<Val>> = self.memory.object(to).contents().pieces().cloned().collect();
                    self.add(&held);
                }
                Some((2, 0))
            }
            _ if self.memory.get(to).is_some_and(|object| object.kind == ObjectKind::Heap) => Some((3, 0)),
            _ => Some((4, to.index() as u128)),
        }
    }
}

/// The ways in which a node that was taken out of a segment can be: one for each kind that there is.
pub(super) fn by_kind(case: Case, node: ObjectId, links: Links, width: u64, fresh: &mut FreshId<'_>) -> Vec<Case> {
    let Some(Kinds { bytes, .. }) = case.memory.object(node).kinds else { return vec![case] };
    let kinds: Vec<ObjectId> = blocks_of_kinds(case.memory.object(node)).collect();
    let is_certain = |id: &&ObjectId| case.memory.object(**id).segment.is_some_and(|segment| segment.least > 0);
    let certain: Vec<ObjectId> = kinds.iter().filter(is_certain).copied().collect();
    let possible = if certain.is_empty() { kinds.clone() } else { certain };
    let of_kind = |kind: ObjectId| {
        let mut found = Case { memory: case.memory.clone(), dropped: case.dropped.clone(), ..case };
        for &other in kinds.iter().filter(|other| **other != kind) {
            found.take_empty(other, width);
        }
        let segment = found.memory.object(kind).segment?;
        let block;
        (found.memory, block) = with_node(&found.memory, kind, segment, Which::First, width, fresh);
        found.take_empty(kind, width);
        let held = data(&found.memory, block, links, bytes, width);
        let linked = linked(&found.memory, node, links, width);
        found.memory.resize(node, bytes, None);
        put(&mut found.memory, node, held.into_iter().chain(linked).collect());
        found.memory.discard(block);
        Some(found)
    };
    possible.into_iter().filter_map(of_kind).collect()
}

impl Case {
    fn take_empty(&mut self, id: ObjectId, width: u64) {
        let Some(segment) = self.memory.object(id).segment else { return };
        let Case { memory, dropped, hides, .. } = without(&self.memory, id, segment, width);
        self.memory = memory;
        self.dropped.extend(dropped);
        self.hides |= hides;
    }
}
