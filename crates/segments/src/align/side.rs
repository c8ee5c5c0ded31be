//! One side of an alignment: one of two memories that are brought to one shape, and what changes in it.

use std::cell::OnceCell;

use index::{FxHashMap, FxHashSet};
use memory::{Memory, Object, ObjectId, ObjectKind, Segment, Value};

use crate::find::References;
use crate::link;
use crate::owned::below;
use crate::unfold::{owned, shifted};
use symbolic::{Val, Which};

/// A cell as wide as a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct At {
    pub holder: ObjectId,
    pub start: u64,
}

/// One of the two memories, and what changes in it.
pub(super) struct Side<'a> {
    pub memory: &'a Memory<Val>,
    references: OnceCell<References>,
    pub partners: FxHashMap<ObjectId, ObjectId>,
    /// Nodes that become segments of at least one node.
    pub segments: FxHashMap<ObjectId, NewSegment>,
    /// What these have for themselves, where the other side has segments that own something.
    pub own: FxHashMap<ObjectId, FxHashSet<ObjectId>>,
    /// Blocks that come to be owned by one of these.
    pub adopted: FxHashMap<ObjectId, ObjectId>,
    /// Segments of the other side that are empty here.
    pub missing: FxHashSet<ObjectId>,
    /// Where their ends lead here.
    pub ends: FxHashMap<(ObjectId, Which), Val>,
    /// Cells that lead to one of these.
    pub writes: Vec<(At, Lead, Place)>,
    /// Cells that are looked at now.
    pub visited: Vec<At>,
    /// Cells that were looked at, and what became of them.
    pub settled: FxHashMap<At, Option<(Lead, Place)>>,
}

/// What a node becomes.
#[derive(Clone, Copy, Debug)]
pub(super) struct NewSegment {
    pub segment: Segment,
    /// Whether that of the other side says how many nodes it has.
    pub is_counted: bool,
}

/// Whose segment it is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Place {
    Here,
    OtherSide,
}

/// Where an exact pointer leads.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Lead {
    pub object: ObjectId,
    pub offset: i64,
    /// Of a segment.
    pub which: Option<Which>,
}

impl Lead {
    pub fn of(value: &Val) -> Option<Lead> {
        match *value {
            Val::Pointer { object, offset } => Some(Lead { object, offset, which: None }),
            Val::Node { which, offset, segment } => {
                Some(Lead { object: segment, offset: offset as i64, which: Some(which) })
            }
            _ => None,
        }
    }
}

impl<'a> Side<'a> {
    pub fn new(memory: &'a Memory<Val>) -> Self {
        let (partners, segments, missing) = (FxHashMap::default(), FxHashMap::default(), FxHashSet::default());
        let (ends, settled) = (FxHashMap::default(), FxHashMap::default());
        let (own, adopted) = (FxHashMap::default(), FxHashMap::default());
        let (writes, visited) = (Vec::new(), Vec::new());
        Side {
            memory,
            references: OnceCell::new(),
            partners,
            segments,
            own,
            adopted,
            missing,
            ends,
            writes,
            visited,
            settled,
        }
    }

    /// Settles the cells that were looked at for one pair of cells, with what was written since then. The last word counts.
    /// The links of a segment that the other side lacks may be looked at for several pairs, and must serve all of them.
    pub fn settle(&mut self, since: usize) -> Option<()> {
        let new: FxHashMap<At, (Lead, Place)> =
            self.writes.drain(since..).map(|(at, lead, place)| (at, (lead, place))).collect();
        for at in std::mem::take(&mut self.visited) {
            let outcome = new.get(&at).copied();
            if *self.settled.entry(at).or_insert(outcome) != outcome {
                return None;
            }
            self.writes.extend(outcome.map(|(lead, place)| (at, lead, place)));
        }
        Some(())
    }

    /// Whether every block has a partner, or is missing on the other side with all that it owns.
    pub fn is_whole(&self, other: &Side<'_>) -> bool {
        self.memory.live_objects().filter(|(_, object)| object.kind == ObjectKind::Heap).all(|(id, _)| {
            let owner = |id: &ObjectId| self.memory.get(*id)?.owner;
            self.partners.contains_key(&id)
                || std::iter::successors(Some(id), owner).any(|id| other.missing.contains(&id))
        })
    }

    pub fn segment(&self, id: ObjectId) -> Option<Segment> {
        self.memory.get(id)?.segment
    }

    /// The link that leads on if a segment is empty, and what it holds.
    pub fn behind(&self, lead: Lead, width: u64) -> Option<(At, Val)> {
        let links = self.segment(lead.object)?.links;
        let at = match (lead.which?, links.prev) {
            (Which::First, _) => links.next,
            (Which::Last, Some(prev)) => prev,
            (Which::Last, None) | (Which::PerNode, _) => return None,
        };
        let value = shifted(&link(self.memory, lead.object, at, width), lead.offset - links.head as i64, width);
        (value != Val::Unknown).then_some((At { holder: lead.object, start: at as u64 * 8 }, value))
    }

    /// Takes a segment of the other side for empty. All that lead to one end of it must lead to the same here.
    pub fn add_missing(&mut self, lead: Lead, segment: Segment, value: &Val, width: u64) -> Option<()> {
        let end = shifted(value, segment.links.head as i64 - lead.offset, width);
        self.missing.insert(lead.object);
        let is_one = *self.ends.entry((lead.object, lead.which?)).or_insert_with(|| end.clone()) == end;
        (is_one && end != Val::Unknown).then_some(())
    }

    pub fn is_head(&self, lead: Lead) -> bool {
        self.segment(lead.object).is_some_and(|segment| segment.links.head as i64 == lead.offset)
    }

    /// A node becomes a segment like one of the other side, which `owns` something or does not.
    pub fn become_segment(&mut self, id: ObjectId, like: &Object<Val>, owns: bool) {
        let Some(segment) = like.segment else { return };
        let new = NewSegment { segment: Segment { least: 1, ..segment }, is_counted: like.count.is_some() };
        let is_new = self.segments.insert(id, new).is_none();
        if is_new && owns {
            let references = self.references.get_or_init(|| References::new(self.memory));
            self.own.insert(id, below(self.memory, references, id, segment.links));
        }
    }

    /// A block that the other side lacks comes to be owned by the node that becomes a segment and has it for itself.
    pub fn adopt(&mut self, block: ObjectId) {
        let is_free = self.memory.get(block).is_some_and(|object| object.owner.is_none());
        let having = self.own.iter().filter(|(_, own)| is_free && own.contains(&block));
        // The nearest has the least.
        if let Some((_, adopter)) = having.map(|(&id, own)| (own.len(), id)).min() {
            self.adopted.entry(block).or_insert(adopter);
        }
    }

    /// The node of the `other` side that becomes a segment, as the owner is here, and has the block for itself.
    pub fn adopter(&self, owner: ObjectId, other: &Side<'_>, block: ObjectId) -> Option<ObjectId> {
        let &adopter = self.partners.get(&owner)?;
        other.own.get(&adopter)?.contains(&block).then_some(adopter)
    }

    /// Whether a block can be a node of such a segment: its links lead somewhere for certain, and it does not lead to
    /// itself otherwise.
    pub fn is_node(&self, id: ObjectId, segment: Segment, width: u64) -> bool {
        let links = segment.links;
        let is_exact =
            |at: u32| matches!(link(self.memory, id, at, width), Val::Bits(_) | Val::Pointer { .. } | Val::Node { .. });
        let mut held = self.memory.object(id).contents().pieces().filter(|piece| !links.is_link(piece.start));
        is_exact(links.next) && links.prev.is_none_or(is_exact) && !held.any(|piece| piece.mentions() == Some(id))
    }

    /// The memory with its changes, but for what is put in. `names` are those of the other side's blocks.
    pub fn changed(&self, names: &FxHashMap<ObjectId, ObjectId>, width: u64) -> Option<Memory<Val>> {
        let mut memory = self.memory.clone();
        self.change(&mut memory, names, width)?;
        self.is_done(&memory).then_some(memory)
    }

    pub fn change(&self, memory: &mut Memory<Val>, names: &FxHashMap<ObjectId, ObjectId>, width: u64) -> Option<()> {
        for (&id, &NewSegment { segment, is_counted }) in &self.segments {
            memory.set_segment(id, Some(segment));
            memory.set_count(id, is_counted.then_some(Val::Bits(1)));
        }
        for (&id, &owner) in &self.adopted {
            memory.set_owner(id, Some(owner));
        }
        for &(at, lead, place) in &self.writes {
            let segment = match place {
                Place::Here => lead.object,
                Place::OtherSide => *names.get(&lead.object)?,
            };
            let value = Val::Node { which: lead.which?, offset: i32::try_from(lead.offset).ok()?, segment };
            memory.write(at.holder, at.start, width, value);
        }
        Some(())
    }

    /// Whether every pointer to a node that became a segment was looked at.
    pub fn is_done(&self, memory: &Memory<Val>) -> bool {
        let is_old = |value: &Val| {
            !matches!(value, Val::Node { .. }) && value.mentions().is_some_and(|to| self.segments.contains_key(&to))
        };
        !memory.live_objects().any(|(_, object)| object.contents().values().any(is_old))
    }

    /// The segments that the `other` side lacks, empty, with what they own, in the words of that side. Blocks that are
    /// `shared` are the same on both.
    pub fn missing_in(
        &self,
        other: &Side<'_>,
        changed: &Memory<Val>,
        names: &FxHashMap<ObjectId, ObjectId>,
        shared: impl Fn(ObjectId) -> bool,
    ) -> Option<Vec<(ObjectId, Object<Val>)>> {
        let mut scratch = changed.clone();
        let mut copies = Vec::new();
        for &missing in &other.missing {
            for id in with_owned(changed, missing) {
                let mentioned: Vec<ObjectId> =
                    changed.object(id).contents().values().filter_map(Value::mentions).collect();
                if mentioned.iter().any(|id| is_block(changed, *id) && !names.contains_key(id) && !shared(*id)) {
                    return None;
                }
                scratch.rewrite_in(id, |value| Some(value.retarget(*names.get(&value.mentions()?)?)));
                let mut copy = scratch.object(id).clone();
                copy.owner = copy.owner.map(|owner| names.get(&owner).copied().unwrap_or(owner));
                if id == missing {
                    copy.segment = copy.segment.map(|segment| Segment { least: 0, ..segment });
                    copy.count = copy.count.map(|_| Val::Bits(0));
                }
                copies.push((*names.get(&id)?, copy));
            }
        }
        Some(copies)
    }
}

pub(super) fn with_owned(memory: &Memory<Val>, id: ObjectId) -> impl Iterator<Item = ObjectId> {
    owned(memory, id).into_iter().chain([id])
}

pub(super) fn is_block(memory: &Memory<Val>, id: ObjectId) -> bool {
    memory.get(id).is_some_and(|object| object.kind == ObjectKind::Heap)
}
