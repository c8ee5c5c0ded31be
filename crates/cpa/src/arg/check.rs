//! The invariants of the graph, for tests.

use index::FxHashSet;

use super::Status;
use crate::{Arg, NodeId, Prec, State};

impl<S: State, P: Prec> Arg<S, P> {
    /// Every violated invariant. Takes time in the square of the number of links of one node.
    pub fn check(&self) -> Vec<String> {
        let mut defects = Vec::new();
        self.check_links(&mut defects);
        self.check_reach(&mut defects);
        self.check_cover(&mut defects);
        self.check_lists(&mut defects);
        defects
    }

    fn check_links(&self, defects: &mut Vec<String>) {
        for n in self.nodes() {
            if n != self.root() && self.parents(n).is_empty() {
                defects.push(format!("{n} has no parent"));
            }
            for link in self.parents(n) {
                if !self.is_live(link.parent) {
                    defects.push(format!("{n} has the removed parent {}", link.parent));
                } else if !self.children(link.parent).any(|child| child == n) {
                    defects.push(format!("{n} is no child of its parent {}", link.parent));
                }
            }
            let mut seen = FxHashSet::default();
            for child in self.children(n) {
                if !self.is_live(child) {
                    defects.push(format!("{n} has the removed child {child}"));
                } else if !self.parents(child).iter().any(|link| link.parent == n) {
                    defects.push(format!("{n} is no parent of its child {child}"));
                }
                if !seen.insert(child) {
                    defects.push(format!("{n} has the child {child} twice"));
                }
            }
            let is_leaf = matches!(self.status(n), Status::Target | Status::SetAside);
            if is_leaf != self.state(n).target().is_some() {
                defects.push(format!("{n} is {:?} and its state does not agree", self.status(n)));
            }
            if is_leaf && self.has_children(n) {
                defects.push(format!("the target {n} has children"));
            }
            if self.node(n).mark {
                defects.push(format!("{n} is still marked"));
            }
        }
    }

    fn check_reach(&self, defects: &mut Vec<String>) {
        let mut reached = FxHashSet::default();
        let mut work = vec![self.root()];
        while let Some(n) = work.pop() {
            if self.is_live(n) && reached.insert(n) {
                work.extend(self.children(n));
            }
        }
        for n in self.nodes().filter(|n| !reached.contains(n)) {
            defects.push(format!("{n} is out of reach"));
        }
    }

    fn check_cover(&self, defects: &mut Vec<String>) {
        for n in self.nodes().filter(|&n| self.status(n) == Status::Covered) {
            if self.coverers(n).is_empty() {
                defects.push(format!("{n} is covered by nothing"));
            }
            for &coverer in self.coverers(n) {
                if !self.is_live(coverer) || !matches!(self.status(coverer), Status::Open | Status::Expanded) {
                    defects.push(format!("{coverer} covers {n} and is removed or a leaf"));
                } else if !self.covered_by(coverer).contains(&n) {
                    defects.push(format!("{coverer} does not know that it covers {n}"));
                } else if self.state(coverer).partition() != self.state(n).partition() {
                    defects.push(format!("{coverer} covers {n} across partitions"));
                }
            }
        }
    }

    fn check_lists(&self, defects: &mut Vec<String>) {
        let waiting: Vec<NodeId> = self.waiting().collect();
        let distinct: FxHashSet<NodeId> = waiting.iter().copied().collect();
        let open: FxHashSet<NodeId> = self.nodes().filter(|&n| self.status(n) == Status::Open).collect();
        if waiting.len() != distinct.len() || distinct != open {
            defects.push(format!("waitlist {waiting:?}, open nodes {open:?}"));
        }
        let super::Counts { merged, removed, successors, .. } = self.counts;
        let mut counts = super::Counts { merged, removed, successors, ..Default::default() };
        self.nodes().for_each(|n| *counts.of(self.status(n)) += 1);
        if counts != self.counts {
            defects.push(format!("counts {:?}, should be {counts:?}", self.counts));
        }
        for id in self.partitions.ids() {
            let nodes = self.partitions.in_partition(id);
            for &n in nodes {
                if !self.is_live(n) || self.node(n).partition != Some(id) {
                    defects.push(format!("{n} is in {id} and should not be"));
                } else if !matches!(self.status(n), Status::Open | Status::Expanded) {
                    defects.push(format!("{n} is in {id} and is {:?}", self.status(n)));
                }
            }
        }
        for n in self.nodes() {
            if let Some(id) = self.node(n).partition
                && self.partitions.in_partition(id).iter().filter(|&&other| other == n).count() != 1
            {
                defects.push(format!("{n} should be in {id} once"));
            }
        }
    }
}
