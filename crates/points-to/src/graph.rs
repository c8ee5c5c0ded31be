//! The inclusion graph: nodes with sets of locations, edges along which sets are included in others, and the order in which
//! new members travel.
//!
//! Waves with difference propagation [Pereira, Berlin: CGO 2009]: circles of edges become one node, then members that are new
//! travel once along each edge in topological order. What asks for more than inclusion hangs at nodes as a [`Demand`], and is
//! looked at between waves, for the members that are new since.

use index::{FxHashSet, Id, IndexVec, define_id};

use crate::objects::{LocationId, Objects, Root};
use crate::solve::Demand;

define_id!(/// A set of locations that grows.
    pub NodeId, "n");

/// What becomes of a pointer on its way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Shift {
    /// So many bytes on.
    Bytes(i64),
    /// Any number of steps of so many bytes.
    Steps(u64),
    /// Anywhere in the object.
    Anywhere,
    /// As [`Shift::Anywhere`]; what is no pointer stays behind.
    AnywhereIfPointer,
}

#[derive(Clone, Debug, Default)]
struct Node {
    /// Sorted, as all sets here. They have travelled along all edges.
    members: Vec<LocationId>,
    /// They have not.
    new: Vec<LocationId>,
    /// Of the members, those that the demands have not seen.
    unseen: Vec<LocationId>,
    includes: Vec<NodeId>,
    shifted: Vec<(NodeId, Shift)>,
    demands: Vec<Demand>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Graph {
    nodes: IndexVec<NodeId, Node>,
    /// Union-find: the node that a node became part of.
    parents: IndexVec<NodeId, NodeId>,
    edges: FxHashSet<(NodeId, NodeId)>,
    shifts: FxHashSet<(NodeId, NodeId, Shift)>,
}

impl Graph {
    pub fn add(&mut self) -> NodeId {
        let id = self.nodes.push(Node::default());
        self.parents.push(id);
        id
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The node that stands for this one.
    pub fn find(&self, mut node: NodeId) -> NodeId {
        while self.parents[node] != node {
            node = self.parents[node];
        }
        node
    }

    fn find_short(&mut self, node: NodeId) -> NodeId {
        let root = self.find(node);
        let mut at = node;
        while self.parents[at] != root {
            at = std::mem::replace(&mut self.parents[at], root);
        }
        root
    }

    pub fn members(&self, node: NodeId) -> impl Iterator<Item = LocationId> + '_ {
        let node = &self.nodes[self.find(node)];
        node.members.iter().chain(&node.new).copied()
    }

    pub fn insert(&mut self, node: NodeId, member: LocationId) {
        let node = self.find_short(node);
        self.extend(node, &[member]);
    }

    fn extend(&mut self, node: NodeId, more: &[LocationId]) {
        let node = &mut self.nodes[node];
        let fresh: Vec<LocationId> =
            more.iter().copied().filter(|member| node.members.binary_search(member).is_err()).collect();
        if !fresh.is_empty() {
            node.new = union(&node.new, &fresh);
        }
    }

    /// Whatever is in `from` is in `to`.
    pub fn include(&mut self, from: NodeId, to: NodeId) {
        let (from, to) = (self.find_short(from), self.find_short(to));
        if from != to && self.edges.insert((from, to)) {
            self.nodes[from].includes.push(to);
            let members = std::mem::take(&mut self.nodes[from].members);
            self.extend(to, &members);
            self.nodes[from].members = members;
        }
    }

    pub fn include_shifted(&mut self, from: NodeId, to: NodeId, shift: Shift, objects: &mut Objects) {
        if shift == Shift::Bytes(0) {
            return self.include(from, to);
        }
        let (from, to) = (self.find_short(from), self.find_short(to));
        if self.shifts.insert((from, to, shift)) {
            self.nodes[from].shifted.push((to, shift));
            let members = self.nodes[from].members.clone();
            self.extend_shifted(to, &members, shift, objects);
        }
    }

    fn extend_shifted(&mut self, to: NodeId, members: &[LocationId], shift: Shift, objects: &mut Objects) {
        let mut moved: Vec<LocationId> = members.iter().filter_map(|&member| shifted(objects, member, shift)).collect();
        moved.sort_unstable();
        moved.dedup();
        self.extend(to, &moved);
    }

    /// The demand sees all that the node has, and will have.
    pub fn demand(&mut self, node: NodeId, demand: Demand) {
        let node = self.find_short(node);
        let node = &mut self.nodes[node];
        node.demands.push(demand);
        // Demands are answered again for what others have seen; answers are the same then, and add nothing.
        node.unseen = node.members.clone();
    }

    /// The next demands that have something new to look at. Empty when all is done.
    pub fn wave(&mut self, objects: &mut Objects) -> Vec<(NodeId, Vec<Demand>, Vec<LocationId>)> {
        while self.nodes.iter().any(|node| !node.new.is_empty()) {
            for node in self.collapse() {
                self.travel(node, objects);
            }
        }
        let mut due = Vec::new();
        for id in self.nodes.ids() {
            let node = &mut self.nodes[id];
            if node.demands.is_empty() {
                node.unseen.clear();
            } else if !node.unseen.is_empty() {
                due.push((id, node.demands.clone(), std::mem::take(&mut node.unseen)));
            }
        }
        due
    }

    fn travel(&mut self, from: NodeId, objects: &mut Objects) {
        let node = &mut self.nodes[from];
        let new = std::mem::take(&mut node.new);
        if new.is_empty() {
            return;
        }
        node.members = union(&node.members, &new);
        if !node.demands.is_empty() {
            node.unseen = union(&node.unseen, &new);
        }
        let (includes, shifts) = (std::mem::take(&mut node.includes), std::mem::take(&mut node.shifted));
        for &to in &includes {
            let to = self.find_short(to);
            if to != from {
                self.extend(to, &new);
            }
        }
        for &(to, shift) in &shifts {
            let to = self.find_short(to);
            self.extend_shifted(to, &new, shift, objects);
        }
        let node = &mut self.nodes[from];
        (node.includes, node.shifted) = (includes, shifts);
    }

    /// Makes the members of each circle one node, and orders nodes so that edges lead onwards: Tarjan's algorithm, whose
    /// components come in reverse.
    fn collapse(&mut self) -> Vec<NodeId> {
        let count = self.nodes.len();
        const UNSEEN: u32 = u32::MAX;
        let mut index = vec![UNSEEN; count];
        let mut low = vec![0u32; count];
        let mut on_stack = vec![false; count];
        let (mut stack, mut order) = (Vec::new(), Vec::new());
        let mut circles: Vec<Vec<NodeId>> = Vec::new();
        let mut next = 0;
        let mut calls: Vec<(NodeId, usize)> = Vec::new();
        for root in self.nodes.ids() {
            if self.parents[root] != root || index[root.index()] != UNSEEN {
                continue;
            }
            calls.push((root, 0));
            while let Some(&mut (node, ref mut edge)) = calls.last_mut() {
                let at = node.index();
                if *edge == 0 && index[at] == UNSEEN {
                    (index[at], low[at]) = (next, next);
                    next += 1;
                    stack.push(node);
                    on_stack[at] = true;
                }
                if let Some(&to) = self.nodes[node].includes.get(*edge) {
                    *edge += 1;
                    let to = self.find_short(to);
                    if index[to.index()] == UNSEEN {
                        calls.push((to, 0));
                    } else if on_stack[to.index()] {
                        low[at] = low[at].min(index[to.index()]);
                    }
                    continue;
                }
                calls.pop();
                if let Some(&(caller, _)) = calls.last() {
                    low[caller.index()] = low[caller.index()].min(low[at]);
                }
                if low[at] == index[at] {
                    let begin = stack.iter().rposition(|&other| other == node).expect("it was pushed");
                    let members = stack.split_off(begin);
                    members.iter().for_each(|member| on_stack[member.index()] = false);
                    order.push(node);
                    if members.len() > 1 {
                        circles.push(members);
                    }
                }
            }
        }
        for circle in circles {
            self.unite(&circle);
        }
        order.reverse();
        order.into_iter().map(|node| self.find(node)).collect()
    }

    fn unite(&mut self, circle: &[NodeId]) {
        let root = circle[0];
        let seen_by_demands = |node: &Node| difference(&node.members, &node.unseen);
        let parts: Vec<Node> = circle.iter().map(|&member| std::mem::take(&mut self.nodes[member])).collect();
        let mut all: Vec<LocationId> =
            parts.iter().flat_map(|part| part.members.iter().chain(&part.new)).copied().collect();
        all.sort_unstable();
        all.dedup();
        // What every part has sent on and shown to its demands need not be sent again.
        let done = |member: &LocationId| parts.iter().all(|part| seen_by_demands(part).binary_search(member).is_ok());
        let common = parts.iter().map(|part| part.members.len()).min().unwrap_or(0);
        let (members, new) = match common {
            0 => (Vec::new(), all),
            _ => all.into_iter().partition(done),
        };
        let mut united = Node { members, new, ..Node::default() };
        for part in parts {
            united.includes.extend(part.includes);
            united.shifted.extend(part.shifted);
            united.demands.extend(part.demands);
        }
        for &member in circle {
            self.parents[member] = root;
        }
        let mut includes: Vec<NodeId> =
            united.includes.iter().map(|&to| self.find(to)).filter(|&to| to != root).collect();
        includes.sort_unstable();
        includes.dedup();
        united.includes = includes;
        united.shifted.sort_unstable_by_key(|&(to, _)| to);
        united.shifted.dedup();
        self.nodes[root] = united;
    }
}

fn shifted(objects: &mut Objects, member: LocationId, shift: Shift) -> Option<LocationId> {
    let location = objects.locations[member];
    let object = &objects.objects[location.object];
    let offset = match (shift, location.offset) {
        (Shift::AnywhereIfPointer, _) if object.root == Root::Number => return None,
        (Shift::Bytes(bytes), Some(offset)) => objects.normal(location.object, offset as i128 + bytes as i128),
        (Shift::Steps(step), Some(offset)) if object.stride.is_some_and(|stride| step % stride == 0) => Some(offset),
        (_, Some(_)) if matches!(object.root, Root::Function(_)) => Some(0),
        _ => None,
    };
    Some(objects.location(location.object, offset))
}

fn union(a: &[LocationId], b: &[LocationId]) -> Vec<LocationId> {
    let mut all = Vec::with_capacity(a.len() + b.len());
    let (mut a, mut b) = (a.iter().copied().peekable(), b.iter().copied().peekable());
    loop {
        match (a.peek(), b.peek()) {
            (Some(x), Some(y)) if x == y => {
                all.extend(a.next());
                b.next();
            }
            (Some(x), Some(y)) if x < y => all.extend(a.next()),
            (_, Some(_)) => all.extend(b.next()),
            (Some(_), None) => all.extend(a.next()),
            (None, None) => return all,
        }
    }
}

fn difference(a: &[LocationId], b: &[LocationId]) -> Vec<LocationId> {
    a.iter().copied().filter(|member| b.binary_search(member).is_err()).collect()
}
