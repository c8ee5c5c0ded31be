//! Where abstraction can begin (discovery, in Predator): finding runs of nodes that may become a segment.

use std::cell::OnceCell;
use std::collections::BTreeSet;

use index::{FxHashMap, FxHashSet};
use memory::{Exposure, Links, Memory, Object, ObjectId, ObjectKind};

use super::link;
use super::owned;
use symbolic::{Val, Which};

/// Nodes that follow one another and are linked in one way.
#[derive(Debug)]
pub(super) struct Run {
    pub links: Links,
    pub nodes: Vec<ObjectId>,
}

/// A pointer in memory.
#[derive(Clone, Debug)]
pub(super) struct Reference {
    pub holder: ObjectId,
    pub start: u64,
    pub value: Val,
}

/// Who leads to which block, and who owns which.
#[derive(Debug)]
pub(super) struct References {
    of: FxHashMap<ObjectId, Vec<Reference>>,
    owned: FxHashMap<ObjectId, Vec<ObjectId>>,
}

impl References {
    pub fn new(memory: &Memory<Val>) -> Self {
        let mut of: FxHashMap<ObjectId, Vec<Reference>> = FxHashMap::default();
        for (holder, object) in memory.live_objects() {
            for piece in object.contents().pieces() {
                let (Some(to), memory::Cell::Value(value)) = (piece.mentions(), &piece.cell) else { continue };
                of.entry(to).or_default().push(Reference { holder, start: piece.start, value: value.clone() });
            }
        }
        let mut owned: FxHashMap<ObjectId, Vec<ObjectId>> = FxHashMap::default();
        for (id, object) in memory.objects() {
            if let Some(owner) = object.owner {
                owned.entry(owner).or_default().push(id);
            }
        }
        References { of, owned }
    }
    pub fn to(&self, id: ObjectId) -> &[Reference] {
        self.of.get(&id).map_or(&[], Vec::as_slice)
    }
    /// What the nodes of a segment have each for itself.
    pub fn owned(&self, id: ObjectId) -> &[ObjectId] {
        self.owned.get(&id).map_or(&[], Vec::as_slice)
    }
}

/// Looks for runs in one memory.
pub(super) struct Finder<'a> {
    pub memory: &'a Memory<Val>,
    /// Found when first asked for: most memories have no nodes that are linked.
    pub references: &'a OnceCell<References>,
    /// Of pointers, in bits.
    pub width: u64,
}

impl<'a> Finder<'a> {
    pub fn references(&self) -> &'a References {
        self.references.get_or_init(|| References::new(self.memory))
    }

    /// The runs whose neighbours `fit` each other, the longest first. Where no run can `pay`, with so many nodes and with
    /// segments among them or not, nobody needs to look.
    pub fn runs(
        &self,
        pays: impl Fn(usize, bool) -> bool,
        mut fit: impl FnMut(ObjectId, ObjectId, Links) -> bool,
    ) -> Vec<Run> {
        let nodes: Vec<ObjectId> =
            self.memory.live_objects().filter(|(_, object)| is_node(object)).map(|(id, _)| id).collect();
        let ways: BTreeSet<Links> = nodes.iter().flat_map(|&node| self.ways(node)).collect();
        let mut runs = Vec::new();
        for links in ways {
            let mut next: FxHashMap<ObjectId, ObjectId> = FxHashMap::default();
            next.extend(nodes.iter().filter_map(|&node| Some((node, self.follower(node, links)?))));
            let is_segment = |id: &ObjectId| self.memory.object(*id).segment.is_some();
            if !pays(next.len() + 1, next.iter().any(|(a, b)| is_segment(a) || is_segment(b))) {
                continue;
            }
            next.retain(|&node, &mut other| fit(node, other, links));
            runs.extend(self.chains(&nodes, &next, links));
        }
        // Where two readings are possible, the one that says more comes first.
        runs.sort_by_key(|run| (std::cmp::Reverse(run.nodes.len()), run.links.prev.is_none()));
        runs
    }

    /// The ways in which a node is linked to another one.
    fn ways(&self, node: ObjectId) -> Vec<Links> {
        let object = self.memory.object(node);
        if let Some(segment) = object.segment {
            return vec![segment.links];
        }
        let mut ways = Vec::new();
        for piece in object.contents().pieces().filter(|piece| piece.width() == self.width) {
            let memory::Cell::Value(value) = &piece.cell else { continue };
            let Some((other, head)) = enters(value) else { continue };
            let Some(at) = bytes(piece.start) else { continue };
            if other == node || !self.memory.get(other).is_some_and(|other| is_like(object, other)) {
                continue;
            }
            if let Some(segment) = self.memory.object(other).segment {
                ways.push(segment.links);
                continue;
            }
            let back = self.memory.object(other).contents().pieces().find_map(|piece| {
                let memory::Cell::Value(value) = &piece.cell else { return None };
                let prev = bytes(piece.start).filter(|&prev| prev != at && piece.width() == self.width)?;
                leaves(value).filter(|&back| back == (node, head)).map(|_| prev)
            });
            match back {
                // Each list that is linked both ways is found in one direction.
                Some(prev) if at < prev => ways.push(Links { head, next: at, prev: Some(prev) }),
                Some(_) => {}
                None => ways.push(Links { head, next: at, prev: None }),
            }
        }
        ways
    }

    /// The node that a node is followed by.
    fn follower(&self, node: ObjectId, links: Links) -> Option<ObjectId> {
        let object = self.memory.object(node);
        if object.segment.is_some_and(|segment| segment.links != links) {
            return None;
        }
        let (other, head) = enters(&link(self.memory, node, links.next, self.width))?;
        let next = self.memory.get(other)?;
        let is_linked = other != node
            && head == links.head
            && is_like(object, next)
            && next.segment.is_none_or(|segment| segment.links == links)
            && is_exact(&link(self.memory, other, links.next, self.width));
        let is_linked_back = links.prev.is_none_or(|prev| {
            leaves(&link(self.memory, other, prev, self.width)) == Some((node, head))
                && is_exact(&link(self.memory, node, prev, self.width))
        });
        (is_linked && is_linked_back).then_some(other)
    }

    /// Cuts chains of nodes where something else leads into them.
    fn chains(&self, nodes: &[ObjectId], next: &FxHashMap<ObjectId, ObjectId>, links: Links) -> Vec<Run> {
        let followers: FxHashSet<ObjectId> = next.values().copied().collect();
        let mut used: FxHashSet<ObjectId> = FxHashSet::default();
        let mut runs = Vec::new();
        // A chain begins where no node comes before. A ring begins where something else leads into it.
        let is_held = |node: ObjectId| {
            let is_link =
                |reference: &Reference| links.is_link(reference.start) && next.contains_key(&reference.holder);
            !self.references().to(node).iter().all(is_link)
        };
        let starts = nodes.iter().filter(|node| !followers.contains(node));
        let rings = nodes.iter().filter(|node| followers.contains(node) && is_held(**node));
        for &start in starts.chain(rings).chain(nodes) {
            let mut at = Some(start);
            while let Some(first) = at.filter(|at| !used.contains(at)) {
                let run = self.run_from(first, next, links, &used);
                used.extend(&run);
                at = run.last().and_then(|last| next.get(last)).copied();
                if run.len() > 1 {
                    runs.push(Run { links, nodes: run });
                }
            }
        }
        runs
    }

    /// The nodes from this one on that can be one segment.
    fn run_from(
        &self,
        first: ObjectId,
        next: &FxHashMap<ObjectId, ObjectId>,
        links: Links,
        used: &FxHashSet<ObjectId>,
    ) -> Vec<ObjectId> {
        let mut run = vec![first];
        if !self.is_free(
            Place { node: first, before: None, behind: next.get(&first).copied() },
            links,
            Some(Which::First),
        ) {
            return run;
        }
        let end = links.prev.map(|_| Which::Last);
        let mut at = first;
        while let Some(&node) = next.get(&at).filter(|node| !used.contains(node) && !run.contains(node)) {
            let place = Place { node, before: Some(at), behind: next.get(&node).copied() };
            if !self.is_free(place, links, end) {
                break;
            }
            run.push(node);
            at = node;
            if !self.is_free(place, links, None) {
                break;
            }
        }
        run
    }

    /// Whether nothing leads to a node but what a segment allows: the links of its neighbours, the node itself, and, if
    /// it becomes an end of the segment, exact pointers from anywhere.
    fn is_free(&self, place: Place, links: Links, end: Option<Which>) -> bool {
        let object = self.memory.object(place.node);
        let (is_one, size) = (object.segment.is_none(), object.block_size());
        let below = OnceCell::new();
        let is_below = |holder: ObjectId| {
            below.get_or_init(|| owned::below(self.memory, self.references(), place.node, links)).contains(&holder)
        };
        self.references().to(place.node).iter().all(|&Reference { holder, start, ref value }| {
            let (which, offset) = match *value {
                Val::Pointer { offset, .. } if is_one => (None, offset),
                Val::Node { which, offset, .. } if !is_one => (Some(which), offset as i64),
                _ => return false,
            };
            let leads_to = |wanted: Which| which.is_none_or(|which| which == wanted);
            let is_head = offset == links.head as i64;
            let from_before =
                Some(holder) == place.before && start == links.next as u64 * 8 && is_head && leads_to(Which::First);
            let is_prev = links.prev.is_some_and(|prev| start == prev as u64 * 8);
            let from_behind = Some(holder) == place.behind && is_prev && is_head && leads_to(Which::Last);
            let from_itself = match which {
                None if holder == place.node => !links.is_link(start),
                None => false,
                Some(which) => which == Which::PerNode,
            };
            from_before
                || from_behind
                || from_itself
                || end.is_some_and(|end| leads_to(end) && size.reaches(offset))
                || (which.is_none() && is_below(holder))
        })
    }
}

/// A node among others.
#[derive(Clone, Copy)]
struct Place {
    node: ObjectId,
    before: Option<ObjectId>,
    behind: Option<ObjectId>,
}

/// Whether an object can be a node of a segment at all.
fn is_node(object: &Object<Val>) -> bool {
    object.kind == ObjectKind::Heap
        && object.exposure != Exposure::Escaped
        && object.owner.is_none()
        && object.size.known().is_some_and(|bytes| bytes < 1 << 20)
        && object.background.is_none()
}

fn is_like(a: &Object<Val>, b: &Object<Val>) -> bool {
    is_node(a) && is_node(b) && a.block_size() == b.block_size() && a.may_be_like(b)
}

/// Where a pointer leads, if it is one to a node that others may follow.
fn enters(value: &Val) -> Option<(ObjectId, i32)> {
    match *value {
        Val::Pointer { object, offset } => Some((object, i32::try_from(offset).ok()?)),
        Val::Node { which: Which::First, offset, segment } => Some((segment, offset)),
        _ => None,
    }
}

/// Where a pointer leads, if it is one to a node that others may come before.
fn leaves(value: &Val) -> Option<(ObjectId, i32)> {
    match *value {
        Val::Pointer { object, offset } => Some((object, i32::try_from(offset).ok()?)),
        Val::Node { which: Which::Last, offset, segment } => Some((segment, offset)),
        _ => None,
    }
}

/// Whether a link leads somewhere for certain.
fn is_exact(value: &Val) -> bool {
    matches!(value, Val::Bits(_) | Val::Pointer { .. } | Val::Node { which: Which::First | Which::Last, .. })
}

fn bytes(bits: u64) -> Option<u32> {
    bits.is_multiple_of(8).then(|| u32::try_from(bits / 8).ok()).flatten()
}
