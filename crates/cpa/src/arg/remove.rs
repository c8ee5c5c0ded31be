//! Pruning of the graph: taking nodes out again.

use std::collections::BTreeSet;

use smallvec::SmallVec;

use super::{Event, Partitions, Status};
use crate::{Arg, Link, NodeId, Prec, State};

/// What becomes of the parents that a removed node leaves behind.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Parents {
    Reopen,
    /// They have no successor there any more.
    Leave,
}

impl<S: State, P: Prec> Arg<S, P> {
    /// Removes the node and everything that was found through it; the root stays and waits.
    ///
    /// Nodes with other parents go too, for what they say was merged from below the node. Parents that stay wait
    /// again, and so does what was covered by a removed node.
    pub fn prune(&mut self, n: NodeId) {
        let doomed = self.descendants(n);
        if self.node(self.root).mark {
            // Everything is below the root.
            return self.restart();
        }
        self.remove_all(&doomed, Parents::Reopen);
    }

    /// Only the root remains, as it was in the beginning but with the precision it has now.
    pub fn restart(&mut self) {
        let prec = self.node(self.root).prec.clone();
        let removed = self.counts.removed + self.len() - 1;
        let super::Counts { merged, successors, .. } = self.counts;
        self.counts = super::Counts { removed, merged, successors, ..Default::default() };
        self.slots = index::IndexVec::new();
        self.free.clear();
        self.covers.clear();
        self.events.clear();
        self.partitions = Partitions::default();
        self.waitlist.retain(|_| false);
        self.plant(prec);
    }

    /// Takes away links to children that are successors no more, and all nodes that are out of reach then.
    pub(crate) fn cut(&mut self, links: &[(NodeId, Link)]) {
        let mut orphans = Vec::new();
        let mut touched = Vec::new();
        for &(child, link) in links {
            let node = self.node_mut(child);
            node.parents.retain(|other| *other != link);
            if !node.parents.iter().any(|other| other.parent == link.parent) {
                self.node_mut(link.parent).out.retain(|other| *other != child);
            }
            self.note_orphan(child, &mut orphans, &mut touched);
        }
        let mut at = 0;
        while let Some(&orphan) = orphans.get(at) {
            at += 1;
            for child in self.children(orphan).collect::<SmallVec<[NodeId; 4]>>() {
                self.node_mut(child).parents.retain(|link| link.parent != orphan);
                self.note_orphan(child, &mut orphans, &mut touched);
            }
        }
        // What is left with other parents may have them only in a cycle.
        let may_be_unreachable = touched.iter().any(|&n| !self.node(n).mark);
        self.remove_all(&orphans, Parents::Leave);
        if may_be_unreachable {
            self.sweep();
        }
    }

    fn note_orphan(&mut self, n: NodeId, orphans: &mut Vec<NodeId>, touched: &mut Vec<NodeId>) {
        if n == self.root {
            return;
        }
        let node = self.node_mut(n);
        if !node.parents.is_empty() {
            touched.push(n);
        } else if !std::mem::replace(&mut node.mark, true) {
            orphans.push(n);
        }
    }

    /// Removes cycles that lost their last link from outside.
    fn sweep(&mut self) {
        let reached = self.descendants(self.root);
        if reached.len() < self.len() {
            let doomed: Vec<NodeId> = self.nodes().filter(|&n| !self.node(n).mark).collect();
            reached.iter().for_each(|&n| self.node_mut(n).mark = false);
            doomed.iter().for_each(|&n| self.node_mut(n).mark = true);
            self.remove_all(&doomed, Parents::Leave);
        } else {
            reached.iter().for_each(|&n| self.node_mut(n).mark = false);
        }
    }

    /// Marks and lists the node and everything below it.
    fn descendants(&mut self, n: NodeId) -> Vec<NodeId> {
        let mut found = vec![n];
        self.node_mut(n).mark = true;
        let mut at = 0;
        while let Some(&next) = found.get(at) {
            at += 1;
            for child in self.children(next).collect::<SmallVec<[NodeId; 4]>>() {
                if !std::mem::replace(&mut self.node_mut(child).mark, true) {
                    found.push(child);
                }
            }
        }
        found
    }

    /// The doomed nodes are marked.
    fn remove_all(&mut self, doomed: &[NodeId], parents: Parents) {
        if doomed.is_empty() {
            return;
        }
        let mut partitions = BTreeSet::new();
        for &n in doomed {
            for covered in self.covered_by(n) {
                if !self.node(covered).mark {
                    self.open(covered);
                }
            }
            self.covers.remove(&n);
            for link in std::mem::take(&mut self.node_mut(n).parents) {
                let parent = self.node_mut(link.parent);
                if !parent.mark {
                    parent.out.retain(|child| *child != n);
                    if parents == Parents::Reopen {
                        self.open(link.parent);
                    }
                }
            }
            for child in self.children(n).collect::<SmallVec<[NodeId; 4]>>() {
                self.node_mut(child).parents.retain(|link| link.parent != n);
            }
            partitions.extend(self.node(n).partition);
        }
        for &n in doomed {
            let status = self.status(n);
            *self.counts.of(status) -= 1;
            self.slots[n] = None;
        }
        self.counts.removed += doomed.len();
        let slots = &self.slots;
        for partition in partitions {
            self.partitions.retain(partition, |n| slots[n].is_some());
        }
        self.events.retain(|event| match event {
            Event::Target(n) | Event::Break(n) => slots[*n].is_some(),
        });
        self.free.extend(doomed.iter().rev());
        self.tidy_waitlist();
    }

    /// Entries of removed nodes are skipped when they come up; many of them are taken out now.
    fn tidy_waitlist(&mut self) {
        if self.waitlist.len() > 2 * self.counts.waiting + 1024 {
            let slots = &self.slots;
            self.waitlist.retain(|entry| {
                let node = slots[entry.node].as_ref();
                node.is_some_and(|node| node.status == Status::Open && node.ticket == entry.ticket)
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use cfa::EdgeId;
    use index::Id;

    use super::*;
    use crate::{Flow, Order, PathStep};

    impl State for u32 {}

    /// A graph with these links; node 0 is the root, and each other node is first named as a target.
    fn graph(links: &[(usize, usize)]) -> (Arg<u32, ()>, Vec<(NodeId, Link)>) {
        let mut arg = Arg::new(0u32, (), Order::depth_first());
        let mut made = Vec::new();
        for (at, &(parent, child)) in links.iter().enumerate() {
            let link = Link {
                parent: NodeId::from_usize(parent),
                step: PathStep::of_main(EdgeId::from_usize(at), Flow::Next),
            };
            let child_id = NodeId::from_usize(child);
            if arg.is_live(child_id) {
                arg.add_parent(child_id, link);
            } else {
                assert_eq!(arg.add(child as u32, Rc::new(()), Some(link), Status::Open), child_id);
            }
            made.push((child_id, link));
        }
        (arg, made)
    }

    fn live(arg: &Arg<u32, ()>) -> Vec<u32> {
        assert_eq!(arg.check(), Vec::<String>::new());
        arg.nodes().map(|n| *arg.state(n)).collect()
    }

    #[test]
    fn a_cycle_that_lost_its_entry_goes() {
        // 0 -> 1 -> 2 <-> 3, 3 -> 4 <- 1
        let (mut arg, links) = graph(&[(0, 1), (1, 2), (2, 3), (3, 2), (3, 4), (1, 4)]);
        arg.cut(&links[1..2]);
        assert_eq!(live(&arg), [0, 1, 4]);
    }

    #[test]
    fn a_cycle_with_another_entry_stays() {
        let (mut arg, links) = graph(&[(0, 1), (1, 2), (2, 3), (3, 2), (0, 3)]);
        arg.cut(&links[1..2]);
        assert_eq!(live(&arg), [0, 1, 2, 3]);
    }

    #[test]
    fn pruning_takes_what_was_merged_from_below() {
        // 2 and 3 meet in 4.
        let (mut arg, _) = graph(&[(0, 1), (1, 2), (1, 3), (2, 4), (3, 4), (4, 5), (3, 6)]);
        arg.prune(NodeId::from_usize(2));
        assert_eq!(live(&arg), [0, 1, 3, 6]);
        assert_eq!(arg.counts().removed, 3);
        // Slots are used again, the lowest first.
        let link = Link { parent: NodeId::from_usize(1), step: PathStep::of_main(EdgeId::from_usize(9), Flow::Next) };
        assert_eq!(arg.add(7, Rc::new(()), Some(link), Status::Open), NodeId::from_usize(2));
        assert_eq!(live(&arg), [0, 1, 7, 3, 6]);
    }

    #[test]
    fn pruning_above_the_root_starts_again() {
        let (mut arg, _) = graph(&[(0, 1), (1, 2), (2, 0)]);
        arg.prune(NodeId::from_usize(1));
        assert_eq!(live(&arg), [0]);
        assert_eq!((arg.status(arg.root()), arg.counts().removed), (Status::Open, 2));
    }

    #[test]
    fn paths_are_shortest() {
        let (arg, _) = graph(&[(0, 1), (1, 2), (2, 3), (3, 4), (0, 3), (4, 5)]);
        let path = arg.path_to(NodeId::from_usize(5));
        assert_eq!(path.nodes.iter().map(|n| n.index()).collect::<Vec<_>>(), [0, 3, 4, 5]);
        assert_eq!(path.steps.iter().map(|step| step.edge().index()).collect::<Vec<_>>(), [4, 3, 5]);
    }
}
