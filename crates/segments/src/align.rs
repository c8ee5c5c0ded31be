//! Join and inclusion of graphs whose lists differ in length, both by one operation. The join of symbolic memory graphs
//! [Dudka et al., SAS 2013] builds a third graph while it walks over two; here each of two memories becomes one that
//! stands for more, until all blocks of one have a partner in the other, and what compares or joins graphs of one shape
//! does the rest. A node becomes a segment where the other side has one, and where the other side has a segment that is
//! missing here, an empty one is put in.

mod side;

use index::{FxHashMap, FxHashSet};
use memory::{Links, Memory, Object, ObjectId, ObjectKind, Value};
use symbolic::value_at;

use self::side::{At, Lead, Place, Side, is_block, with_owned};
use super::FreshId;
use super::unfold::owned;
use symbolic::{Val, Which};

/// Two memories of one shape, with the same ids for partners.
pub struct Alignment {
    pub left: Memory<Val>,
    pub right: Memory<Val>,
    /// Whether they are what they were, but for the names of the right one's blocks.
    pub is_left_same: bool,
    pub is_right_same: bool,
}

/// `None` if the memories have too little in common. `left` keeps its ids.
pub fn align(left: &Memory<Val>, right: &Memory<Val>, width: u64, fresh: &mut FreshId<'_>) -> Option<Alignment> {
    let (left, right) = (Side::new(left), Side::new(right));
    let mut aligner = Aligner { left, right, width, exact: Vec::new(), open: Vec::new(), depth: 0, below: None };
    for (id, _) in aligner.left.memory.live_objects().filter(|(_, object)| object.kind != ObjectKind::Heap) {
        if aligner.right.memory.get(id).is_some_and(|object| object.kind != ObjectKind::Heap) {
            aligner.note_cells(id, id)?;
        }
    }
    aligner.run()?;
    let is_whole = aligner.left.is_whole(&aligner.right) && aligner.right.is_whole(&aligner.left);
    is_whole.then(|| aligner.finish(fresh)).flatten()
}

/// A memory in which two nodes have the same below them, up to names.
pub(super) struct Alike {
    pub memory: Memory<Val>,
    /// What is below the right node, by what it is called below the left one.
    pub names: FxHashMap<ObjectId, ObjectId>,
}

/// Makes what is below two nodes alike. Links are left alone.
pub(super) fn align_below(
    memory: &Memory<Val>,
    below: SubHeaps,
    links: Links,
    width: u64,
    fresh: &mut FreshId<'_>,
) -> Option<Alike> {
    let (a, b) = (below.left.0, below.right.0);
    let (mut left, mut right) = (Side::new(memory), Side::new(memory));
    left.partners.insert(a, b);
    right.partners.insert(b, a);
    let mut aligner = Aligner { left, right, width, exact: Vec::new(), open: Vec::new(), depth: 0, below: Some(below) };
    aligner.note_cells(a, b)?;
    let is_data = |cells: &Cells| !links.is_link(cells.left.0.start);
    aligner.exact.retain(is_data);
    aligner.open.retain(is_data);
    aligner.run()?;
    aligner.finish_below(fresh)
}

/// Cells of both sides that must lead to partners, and what they hold.
struct Cells {
    left: (At, Val),
    right: (At, Val),
}

struct Aligner<'a> {
    left: Side<'a>,
    right: Side<'a>,
    width: u64,
    /// Those that can be paired in one way only come first.
    exact: Vec<Cells>,
    open: Vec<Cells>,
    /// How many segments were taken for empty on the way to the cells at hand.
    depth: u32,
    /// If both sides are parts of one memory.
    below: Option<SubHeaps>,
}

/// Two nodes of one memory, and what each has for itself.
pub(super) struct SubHeaps {
    pub left: (ObjectId, FxHashSet<ObjectId>),
    pub right: (ObjectId, FxHashSet<ObjectId>),
    /// Whether one may lack lists that the other has.
    pub lacks: bool,
}

impl SubHeaps {
    /// Whether it is one of the nodes, or what one of them has for itself.
    fn is_own(&self, id: ObjectId) -> bool {
        [&self.left, &self.right].into_iter().any(|(root, own)| *root == id || own.contains(&id))
    }
}

impl Aligner<'_> {
    /// Notes the pointers of two objects.
    fn note_cells(&mut self, left: ObjectId, right: ObjectId) -> Option<()> {
        let (a, b) = (self.left.memory.object(left), self.right.memory.object(right));
        let leads = |object: &Object<Val>| {
            let pieces = object.contents().pieces().filter(|piece| piece.mentions().is_some());
            pieces.map(|piece| (piece.start, piece.width())).collect::<Vec<_>>()
        };
        let mut cells: Vec<(u64, u64)> = leads(a).into_iter().chain(leads(b)).collect();
        cells.sort_unstable();
        cells.dedup();
        for (start, width) in cells {
            if width != self.width || start + width > a.size.bits().min(b.size.bits()) {
                return None;
            }
            let left = (At { holder: left, start }, value_at(self.left.memory, left, start, width));
            let right = (At { holder: right, start }, value_at(self.right.memory, right, start, width));
            let is_exact = [&left.1, &right.1].iter().all(|value| !matches!(value, Val::Node { .. }));
            let cells = Cells { left, right };
            if is_exact { self.exact.push(cells) } else { self.open.push(cells) }
        }
        Some(())
    }

    fn run(&mut self) -> Option<()> {
        loop {
            let cells = match self.exact.pop() {
                Some(cells) => cells,
                None if self.open.is_empty() => return Some(()),
                None => self.open.remove(0),
            };
            self.depth = 0;
            let since = (self.left.writes.len(), self.right.writes.len());
            self.pair(cells)?;
            self.left.settle(since.0)?;
            self.right.settle(since.1)?;
        }
    }

    /// Makes two cells lead to partners.
    fn pair(&mut self, Cells { left: (here, ours), right: (there, theirs) }: Cells) -> Option<()> {
        self.left.visited.push(here);
        self.right.visited.push(there);
        match (Lead::of(&ours), Lead::of(&theirs)) {
            _ if ours == theirs && self.is_shared(&ours) => Some(()),
            (Some(left), Some(right)) if self.are_roots(left, right) => (left.offset == right.offset).then_some(()),
            (Some(left), Some(right)) if self.may_match(left, right) => self.match_blocks((here, left), (there, right)),
            (Some(left), _) if self.may_be_missing(&self.left, &self.right, left, &theirs) => {
                let behind = self.left.behind(left, self.width)?;
                let changes = self.left.writes.len();
                self.depth += 1;
                self.left.adopt(left.object);
                self.right.add_missing(left, self.left.segment(left.object)?, &theirs, self.width)?;
                self.pair(Cells { left: behind, right: (there, theirs) })?;
                self.right.writes.push((there, left, Place::OtherSide));
                // The link leads to the head of a node, and can only be changed for a pointer that does too.
                (self.left.writes.len() == changes || self.left.is_head(left)).then_some(())
            }
            (_, Some(right)) if self.may_be_missing(&self.right, &self.left, right, &ours) => {
                let behind = self.right.behind(right, self.width)?;
                let changes = self.right.writes.len();
                self.depth += 1;
                self.right.adopt(right.object);
                self.left.add_missing(right, self.right.segment(right.object)?, &ours, self.width)?;
                self.pair(Cells { left: (here, ours), right: behind })?;
                self.left.writes.push((here, right, Place::OtherSide));
                (self.right.writes.len() == changes || self.right.is_head(right)).then_some(())
            }
            // Objects that are no blocks have the same ids.
            _ => (ours == theirs && !ours.mentions().is_some_and(|id| is_block(self.left.memory, id))).then_some(()),
        }
    }

    /// Whether both nodes of one memory hold this very pointer.
    fn is_shared(&self, value: &Val) -> bool {
        let (Some(below), Some(to)) = (&self.below, value.mentions()) else { return false };
        !below.is_own(to)
    }

    /// Whether both lead to the node that they are below of.
    fn are_roots(&self, left: Lead, right: Lead) -> bool {
        self.below.as_ref().is_some_and(|below| left.object == below.left.0 && right.object == below.right.0)
    }

    /// Whose object it is, apart from the nodes at hand.
    fn owner(&self, side: &Side<'_>, id: ObjectId) -> Option<ObjectId> {
        let is_root = |owner: &ObjectId| {
            self.below.as_ref().is_some_and(|below| *owner == below.left.0 || *owner == below.right.0)
        };
        side.adopted.get(&id).copied().or_else(|| side.memory.get(id)?.owner).filter(|owner| !is_root(owner))
    }

    /// Whether a segment may be empty on the other side, where its end is said to be at `value`.
    fn may_be_missing(&self, side: &Side<'_>, other: &Side<'_>, lead: Lead, value: &Val) -> bool {
        let is_known = side.partners.contains_key(&lead.object);
        let is_own = self.below.as_ref().is_none_or(|below| {
            below.lacks && (below.left.1.contains(&lead.object) || below.right.1.contains(&lead.object))
        });
        let owner = self.owner(side, lead.object);
        let is_top = owner.is_none_or(|owner| side.partners.contains_key(&owner));
        // Only what a node has for itself can lead to it as to the node that it belongs to.
        let is_placed =
            owner.is_some() || self.below.is_some() || !matches!(value, Val::Node { which: Which::PerNode, .. });
        // A list without its segments would have no end if it is a ring of them.
        let ends = |(_, value): &(At, Val)| value.mentions() != Some(lead.object);
        is_own
            && is_top
            && is_placed
            && !is_known
            && side.behind(lead, self.width).as_ref().is_some_and(ends)
            && side.behind(Lead { which: Some(Which::First), ..lead }, self.width).as_ref().is_none_or(ends)
            && (other.missing.contains(&lead.object) || other.missing.len() < MOST_MISSING)
            && self.depth < MOST_MISSING as u32
    }

    fn may_match(&self, left: Lead, right: Lead) -> bool {
        let (Some(a), Some(b)) = (self.left.memory.get(left.object), self.right.memory.get(right.object)) else {
            return false;
        };
        if left.offset != right.offset || a.kind != ObjectKind::Heap || b.kind != ObjectKind::Heap {
            return false;
        }
        let is_paired = match (self.left.partners.get(&left.object), self.right.partners.get(&right.object)) {
            (Some(&partner), _) => partner == right.object,
            (None, other) => other.is_none(),
        };
        let is_missing = self.left.missing.contains(&right.object) || self.right.missing.contains(&left.object);
        let is_below = self
            .below
            .as_ref()
            .is_none_or(|below| below.left.1.contains(&left.object) && below.right.1.contains(&right.object));
        let same_owner = match (self.owner(&self.left, left.object), self.owner(&self.right, right.object)) {
            (None, None) => true,
            (Some(a), Some(b)) => self.left.partners.get(&a) == Some(&b),
            (Some(owner), None) => self.left.adopter(owner, &self.right, right.object).is_some(),
            (None, Some(owner)) => self.right.adopter(owner, &self.left, left.object).is_some(),
        };
        let same = a.may_be_like(b)
            && (a.size, a.kinds) == (b.size, b.kinds)
            && a.life == b.life
            && a.read_only == b.read_only
            && a.extent == b.extent;
        let alike = match (a.segment, b.segment) {
            (None, None) => true,
            (Some(a), Some(b)) => a.links == b.links && left.which == right.which,
            (Some(segment), None) => self.right.is_node(right.object, segment, self.width),
            (None, Some(segment)) => self.left.is_node(left.object, segment, self.width),
        };
        is_below && is_paired && !is_missing && same_owner && same && alike
    }

    fn match_blocks(&mut self, (here, left): (At, Lead), (there, right): (At, Lead)) -> Option<()> {
        match (self.left.segment(left.object), self.right.segment(right.object)) {
            (Some(_), None) => {
                let owns = !owned(self.left.memory, left.object).is_empty();
                self.right.become_segment(right.object, self.left.memory.object(left.object), owns);
                self.right.writes.push((there, Lead { which: left.which, ..right }, Place::Here));
            }
            (None, Some(_)) => {
                let owns = !owned(self.right.memory, right.object).is_empty();
                self.left.become_segment(left.object, self.right.memory.object(right.object), owns);
                self.left.writes.push((here, Lead { which: right.which, ..left }, Place::Here));
            }
            (None, None) | (Some(_), Some(_)) => {}
        }
        match (self.owner(&self.left, left.object), self.owner(&self.right, right.object)) {
            (Some(owner), None) => {
                let adopter = self.left.adopter(owner, &self.right, right.object)?;
                self.right.adopted.insert(right.object, adopter);
            }
            (None, Some(owner)) => {
                let adopter = self.right.adopter(owner, &self.left, left.object)?;
                self.left.adopted.insert(left.object, adopter);
            }
            (None, None) | (Some(_), Some(_)) => {}
        }
        if self.left.partners.insert(left.object, right.object).is_none() {
            self.right.partners.insert(right.object, left.object);
            self.note_cells(left.object, right.object)?;
        }
        Some(())
    }

    /// What blocks are called on the other side, those included that are put in there.
    fn named(&self, fresh: &mut FreshId<'_>) -> Names {
        // What each block is called on the other side.
        let mut to_left: FxHashMap<ObjectId, ObjectId> = self.right.partners.clone();
        let mut to_right: FxHashMap<ObjectId, ObjectId> = self.left.partners.clone();
        let mut taken: FxHashSet<ObjectId> = FxHashSet::default();
        let mut name = |from: &Side<'_>, missing: &FxHashSet<ObjectId>| -> Vec<(ObjectId, ObjectId)> {
            let mut ids: Vec<ObjectId> = missing.iter().flat_map(|&id| with_owned(from.memory, id)).collect();
            ids.sort_unstable();
            let named = ids.into_iter().map(|id| {
                let is_used = |id: ObjectId| {
                    self.left.memory.get(id).is_some() || self.right.memory.get(id).is_some() || taken.contains(&id)
                };
                let new = fresh(&is_used, from.memory.object(id).born);
                taken.insert(new);
                (id, new)
            });
            named.collect()
        };
        for (id, new) in name(&self.left, &self.right.missing) {
            to_right.insert(id, new);
            to_left.insert(new, id);
        }
        for (id, new) in name(&self.right, &self.left.missing) {
            to_left.insert(id, new);
            to_right.insert(new, id);
        }
        Names { to_left, to_right }
    }

    /// The one memory with the changes of both sides.
    fn finish_below(self, fresh: &mut FreshId<'_>) -> Option<Alike> {
        let Names { to_left, to_right } = self.named(fresh);
        let Aligner { left, right, width, below, .. } = self;
        let below = below?;
        let shared = |id: ObjectId| !below.is_own(id);
        let mut memory = left.memory.clone();
        left.change(&mut memory, &to_left, width)?;
        right.change(&mut memory, &to_right, width)?;
        let copies =
            (right.missing_in(&left, &memory, &to_left, shared)?, left.missing_in(&right, &memory, &to_right, shared)?);
        for (id, object) in copies.0.into_iter().chain(copies.1) {
            memory.put(id, object);
        }
        left.is_done(&memory).then_some(())?;
        right.is_done(&memory).then_some(())?;
        Some(Alike { memory, names: to_left })
    }

    /// Both memories with their changes, and the ids of the left for both.
    fn finish(self, fresh: &mut FreshId<'_>) -> Option<Alignment> {
        let named = self.named(fresh);
        let Aligner { left, right, width, .. } = self;
        let [is_left_same, is_right_same] =
            [&left, &right].map(|side| side.segments.is_empty() && side.missing.is_empty());
        let Names { mut to_left, to_right } = named;
        let mut whole = (left.changed(&to_left, width)?, right.changed(&to_right, width)?);
        let none = |_| false;
        let copies =
            (right.missing_in(&left, &whole.1, &to_left, none)?, left.missing_in(&right, &whole.0, &to_right, none)?);
        for (id, object) in copies.0 {
            whole.0.put(id, object);
        }
        for (id, object) in copies.1 {
            whole.1.put(id, object);
        }
        for (&ours, &theirs) in &left.partners {
            let born = whole.0.object(ours).born.0.min(whole.1.object(theirs).born.0);
            whole.0.set_born(ours, memory::Origin(born));
            whole.1.set_born(theirs, memory::Origin(born));
        }
        to_left.retain(|from, to| from != to);
        whole.1.rename(&to_left, Val::retarget);
        Some(Alignment { left: whole.0, right: whole.1, is_left_same, is_right_same })
    }
}

/// What each block is called on the other side.
struct Names {
    to_left: FxHashMap<ObjectId, ObjectId>,
    to_right: FxHashMap<ObjectId, ObjectId>,
}

/// Longer rows of segments that one side lacks are not worth it. Not measured.
const MOST_MISSING: usize = 8;
