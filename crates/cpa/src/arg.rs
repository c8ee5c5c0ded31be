//! The abstract reachability graph, which is the reached set and the waitlist too.
//!
//! Every expanded node has all its successors: each successor is a child, or was merged into a child, or an older child
//! covers it. What endangers that puts the node back on the waitlist: the removal of a child, of what covers it, a
//! change of its own state, a limit that struck halfway.
//!
//! A node that is expanded again may still have children of before. A successor that one of them covers keeps that child
//! and all that was explored below it; children that no successor claims are cut off. So re-opening a node is cheap, and
//! data-flow analyses, which merge all the time, update the graph instead of building it anew.
//!
//! Without merging the graph is a tree. Slots of removed nodes are used again.

mod check;
mod partitions;
mod remove;

use std::collections::VecDeque;
use std::rc::Rc;

use cfa::Facts;
use index::{FxHashMap, IndexVec, define_id};
use smallvec::{SmallVec, smallvec};

use crate::waitlist::{Entry, Order, Position, Ticket, Waitlist};
use crate::{PathStep, Prec, State};
use partitions::{PartitionId, Partitions};

define_id!(/// A node of the reached graph.
    pub NodeId, "n");

/// An edge of the reached graph, as its target sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    pub parent: NodeId,
    pub step: PathStep,
}

/// Of a live node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    /// Waits.
    Open,
    Expanded,
    /// Others represent all of it; it has no successors of its own.
    Covered,
    /// A leaf that was found and not judged.
    Target,
    /// A target that was judged and stays.
    SetAside,
}

pub struct Arg<S, P> {
    slots: IndexVec<NodeId, Option<Node<S, P>>>,
    free: Vec<NodeId>,
    root: NodeId,
    /// The root's state before anything was merged into it.
    initial: S,
    partitions: Partitions,
    waitlist: Waitlist,
    /// Whom a node covers, and perhaps others that it once covered.
    covers: FxHashMap<NodeId, Vec<NodeId>>,
    /// What exploration has not yet returned.
    events: VecDeque<Event>,
    counts: Counts,
}

struct Node<S, P> {
    state: S,
    prec: Rc<P>,
    parents: SmallVec<[Link; 1]>,
    /// The children; of a covered node: what covers it. No node twice.
    out: SmallVec<[NodeId; 2]>,
    ticket: Ticket,
    /// Where it may cover others.
    partition: Option<PartitionId>,
    status: Status,
    /// It waits without having been compared with what was reached meanwhile.
    unchecked: bool,
    mark: bool,
}

const _: () = assert!(size_of::<Link>() <= 16);
const _: () = assert!(size_of::<Option<Node<[usize; 6], ()>>>() <= 128);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    Target(NodeId),
    Break(NodeId),
}

/// For statistics.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    /// Live nodes by status.
    pub waiting: usize,
    pub expanded: usize,
    pub covered: usize,
    pub targets: usize,
    pub set_aside: usize,
    /// How often a state was replaced, since the beginning.
    pub merged: usize,
    /// Nodes that were removed, since the beginning.
    pub removed: usize,
    /// Successors that were computed, whatever became of them, since the beginning.
    pub successors: usize,
}

impl Counts {
    /// Live nodes.
    pub fn nodes(&self) -> usize {
        self.waiting + self.expanded + self.covered + self.targets + self.set_aside
    }
    fn of(&mut self, status: Status) -> &mut usize {
        match status {
            Status::Open => &mut self.waiting,
            Status::Expanded => &mut self.expanded,
            Status::Covered => &mut self.covered,
            Status::Target => &mut self.targets,
            Status::SetAside => &mut self.set_aside,
        }
    }
}

impl<S: State, P: Prec> Arg<S, P> {
    /// The root waits.
    pub fn new(root: S, prec: P, order: Order) -> Self {
        let mut arg = Arg {
            slots: IndexVec::new(),
            free: Vec::new(),
            root: index::Id::from_usize(0),
            initial: root,
            partitions: Partitions::default(),
            waitlist: Waitlist::new(order),
            covers: FxHashMap::default(),
            events: VecDeque::new(),
            counts: Counts::default(),
        };
        arg.plant(Rc::new(prec));
        arg
    }

    fn plant(&mut self, prec: Rc<P>) {
        let state = self.initial.clone();
        let status = if state.target().is_some() { Status::Target } else { Status::Open };
        self.root = self.add(state, prec, None, status);
        self.node_mut(self.root).unchecked = true;
    }

    pub fn root(&self) -> NodeId {
        self.root
    }
    pub fn state(&self, n: NodeId) -> &S {
        &self.node(n).state
    }
    pub fn prec(&self, n: NodeId) -> &P {
        &self.node(n).prec
    }
    pub fn status(&self, n: NodeId) -> Status {
        self.node(n).status
    }
    /// Not removed. Ids of removed nodes are used again.
    pub fn is_live(&self, n: NodeId) -> bool {
        self.slots.get(n).is_some_and(Option::is_some)
    }
    /// The root may have none.
    pub fn parents(&self, n: NodeId) -> &[Link] {
        &self.node(n).parents
    }
    /// In the order in which they were found. A node that waits has some only if it was expanded before.
    pub fn children(&self, n: NodeId) -> impl Iterator<Item = NodeId> {
        let node = self.node(n);
        let children: &[NodeId] = if node.status == Status::Covered { &[] } else { &node.out };
        children.iter().copied()
    }
    /// What covers a covered node, together if it is more than one.
    pub fn coverers(&self, n: NodeId) -> &[NodeId] {
        let node = self.node(n);
        if node.status == Status::Covered { &node.out } else { &[] }
    }
    /// The live nodes by number.
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> {
        self.slots.iter_enumerated().filter(|(_, slot)| slot.is_some()).map(|(n, _)| n)
    }
    /// How many nodes are live.
    pub fn len(&self) -> usize {
        self.counts.nodes()
    }
    /// Never: there is a root.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
    pub fn counts(&self) -> Counts {
        self.counts
    }
    pub(crate) fn count_successors(&mut self, more: usize) {
        self.counts.successors += more;
    }
    /// The nodes that wait, in no particular but always the same order.
    pub fn waiting(&self) -> impl Iterator<Item = NodeId> {
        self.waitlist.entries().filter(|&entry| self.holds(entry)).map(|entry| entry.node)
    }

    /// Joins into the precision of every node that waits; whether that changed anything.
    pub fn refine_waiting(&mut self, increment: &P) -> bool {
        let waiting: Vec<NodeId> = self.waiting().collect();
        // Nodes share their precision; so the join is computed once for each that is shared.
        let mut joined: FxHashMap<*const P, (Rc<P>, Rc<P>)> = FxHashMap::default();
        let mut changed = false;
        for n in waiting {
            let old = self.node(n).prec.clone();
            let (_, new) = joined.entry(Rc::as_ptr(&old)).or_insert_with(|| {
                let mut prec = P::clone(&old);
                let new = if prec.join(increment) { Rc::new(prec) } else { old.clone() };
                // The old one is kept alive, so that its address stays its own.
                (old.clone(), new)
            });
            changed |= !Rc::ptr_eq(&old, new);
            self.node_mut(n).prec = new.clone();
        }
        changed
    }

    /// A target that is neither real nor refutable, or that was reported: it stays, as a leaf.
    pub fn set_aside(&mut self, n: NodeId) {
        assert!(matches!(self.status(n), Status::Target | Status::SetAside), "only targets are set aside");
        self.set_status(n, Status::SetAside);
    }

    fn node(&self, n: NodeId) -> &Node<S, P> {
        self.slots[n].as_ref().expect("the node is live")
    }
    fn node_mut(&mut self, n: NodeId) -> &mut Node<S, P> {
        self.slots[n].as_mut().expect("the node is live")
    }
    fn set_status(&mut self, n: NodeId, status: Status) {
        let node = self.slots[n].as_mut().expect("the node is live");
        *self.counts.of(node.status) -= 1;
        *self.counts.of(status) += 1;
        node.status = status;
    }
    fn holds(&self, entry: Entry) -> bool {
        let node = self.slots[entry.node].as_ref();
        node.is_some_and(|node| node.status == Status::Open && node.ticket == entry.ticket)
    }
}

/// What exploration does.
impl<S: State, P: Prec> Arg<S, P> {
    pub(crate) fn shared_prec(&self, n: NodeId) -> &Rc<P> {
        &self.node(n).prec
    }

    pub(crate) fn add(&mut self, state: S, prec: Rc<P>, link: Option<Link>, status: Status) -> NodeId {
        let parents = link.into_iter().collect();
        let out = SmallVec::new();
        let node =
            Node { state, prec, parents, out, ticket: 0, partition: None, status, unchecked: false, mark: false };
        let n = match self.free.pop() {
            Some(n) => {
                self.slots[n] = Some(node);
                n
            }
            None => self.slots.push(Some(node)),
        };
        *self.counts.of(status) += 1;
        if let Some(link) = link {
            self.node_mut(link.parent).out.push(n);
        }
        match status {
            Status::Open => self.enqueue(n),
            Status::Target => self.events.push_back(Event::Target(n)),
            Status::Expanded | Status::Covered | Status::SetAside => {}
        }
        n
    }

    fn enqueue(&mut self, n: NodeId) {
        let is_late = self.state(n).is_late();
        self.node_mut(n).ticket = self.waitlist.push(n, is_late);
    }

    /// One more way to a node that is there.
    pub(crate) fn add_parent(&mut self, n: NodeId, link: Link) {
        let node = self.node_mut(n);
        if !node.parents.contains(&link) {
            node.parents.push(link);
        }
        let parent = self.node_mut(link.parent);
        if !parent.out.contains(&n) {
            parent.out.push(n);
        }
    }

    /// From now on it may cover others.
    pub(crate) fn enlist(&mut self, n: NodeId) {
        let node = self.slots[n].as_mut().expect("the node is live");
        node.unchecked = false;
        let key = node.state.partition().unwrap_or(0);
        node.partition = Some(self.partitions.add(key, n, node.state.digest()));
    }

    /// What may cover the state or be merged with it, the oldest first.
    pub(crate) fn candidates(&self, state: &S) -> &[NodeId] {
        self.partitions.nodes(state.partition().unwrap_or(0))
    }

    /// Those of the candidates that may cover the state, likely ones first; of many not all.
    pub(crate) fn likely_coverers(&mut self, state: &S, most: usize) -> Vec<NodeId> {
        let mut found = Vec::new();
        self.partitions.coverers(state.partition().unwrap_or(0), state.digest(), most, &mut found);
        found
    }

    /// The node has no children.
    pub(crate) fn cover(&mut self, n: NodeId, by: &[NodeId]) {
        debug_assert!(self.children(n).next().is_none() && self.node(n).partition.is_none());
        self.set_status(n, Status::Covered);
        let node = self.node_mut(n);
        node.unchecked = false;
        node.out = SmallVec::from_slice(by);
        for &coverer in by {
            let mut list = self.covers.remove(&coverer).unwrap_or_default();
            if list.len() == list.capacity() {
                list.retain(|&other| self.is_covered_by(other, coverer));
            }
            list.push(n);
            self.covers.insert(coverer, list);
        }
    }

    /// Whom the node covers.
    pub(crate) fn covered_by(&self, n: NodeId) -> Vec<NodeId> {
        let list = self.covers.get(&n).map_or(&[][..], |list| list);
        list.iter().copied().filter(|&other| self.is_covered_by(other, n)).collect()
    }

    fn is_covered_by(&self, n: NodeId, coverer: NodeId) -> bool {
        let node = self.slots[n].as_ref();
        node.is_some_and(|node| node.status == Status::Covered && node.out.contains(&coverer))
    }

    /// Back on the waitlist, if it is not there. Leaves that are targets stay what they are.
    pub(crate) fn open(&mut self, n: NodeId) {
        match self.status(n) {
            Status::Open | Status::Target | Status::SetAside => return,
            Status::Covered => {
                let node = self.node_mut(n);
                node.out.clear();
                node.unchecked = true;
            }
            Status::Expanded => {}
        }
        self.set_status(n, Status::Open);
        self.enqueue(n);
    }

    /// Another state for the node, which waits then. What it covers is left as it is: the caller asks whether the new
    /// state covers it too.
    pub(crate) fn replace(&mut self, n: NodeId, state: S, prec: &Rc<P>) {
        assert!(state.target().is_none(), "merging never makes a target: it would be overlooked");
        self.counts.merged += 1;
        let node = self.slots[n].as_mut().expect("the node is live");
        if !Rc::ptr_eq(&node.prec, prec) {
            let mut joined = P::clone(&node.prec);
            if joined.join(prec) {
                node.prec = if joined == **prec { prec.clone() } else { Rc::new(joined) };
            }
        }
        if let Some(partition) = node.partition {
            debug_assert_eq!(node.state.partition(), state.partition(), "merged within a partition");
            self.partitions.changed(partition, n, state.digest());
        }
        node.state = state;
        self.open(n);
    }

    /// The next node that waits. It counts as expanded from now on; on an error the caller opens it again.
    pub(crate) fn pop(&mut self, facts: &Facts<'_>, position: impl Fn(&S) -> Position) -> Option<NodeId> {
        while self.counts.waiting > 0 {
            let slots = &self.slots;
            let of_entry = |entry: Entry| {
                let node = slots[entry.node].as_ref();
                node.filter(|node| node.ticket == entry.ticket).map(|node| position(&node.state))
            };
            let entry = self.waitlist.pop(facts, of_entry).expect("every open node has an entry");
            if self.holds(entry) {
                self.set_status(entry.node, Status::Expanded);
                return Some(entry.node);
            }
        }
        None
    }

    pub(crate) fn is_unchecked(&self, n: NodeId) -> bool {
        self.node(n).unchecked
    }

    pub(crate) fn announce_break(&mut self, n: NodeId) {
        self.events.push_back(Event::Break(n));
    }

    pub(crate) fn next_event(&mut self) -> Option<Event> {
        self.events.pop_front()
    }

    pub(crate) fn has_children(&self, n: NodeId) -> bool {
        !self.node(n).out.is_empty()
    }

    /// The links from a node to its children.
    pub(crate) fn links_from(&self, n: NodeId) -> SmallVec<[(NodeId, Link); 4]> {
        let mut links = smallvec![];
        for child in self.children(n) {
            links.extend(self.parents(child).iter().filter(|link| link.parent == n).map(|&link| (child, link)));
        }
        links
    }
    /// Whether the state of a node may be replaced because one of its parents changed: it came from nowhere else.
    pub(crate) fn follows_only(&self, n: NodeId) -> bool {
        let node = self.node(n);
        node.parents.len() == 1 && node.partition.is_none() && matches!(node.status, Status::Open | Status::Expanded)
    }
}
