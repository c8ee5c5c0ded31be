//! Abstract paths: paths of the reached graph.

use std::collections::VecDeque;

use index::FxHashMap;

use crate::{Arg, Link, NodeId, PathStep, Prec, State};

/// From the root to some node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArgPath {
    /// One more than steps.
    pub nodes: Vec<NodeId>,
    /// `steps[i]` leads from `nodes[i]` to `nodes[i + 1]`.
    pub steps: Vec<PathStep>,
}

impl ArgPath {
    pub fn last(&self) -> NodeId {
        *self.nodes.last().expect("a path has its first node")
    }
    /// How many steps it has.
    pub fn len(&self) -> usize {
        self.steps.len()
    }
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }
}

impl<S: State, P: Prec> Arg<S, P> {
    /// A shortest path from the root over parent links; the same one whenever asked.
    pub fn path_to(&self, n: NodeId) -> ArgPath {
        let mut path = ArgPath { nodes: vec![n], steps: Vec::new() };
        let mut at = n;
        // Without merging the graph is a tree and there is nothing to search.
        while at != self.root() {
            let &[link] = self.parents(at) else {
                self.search(at, &mut path);
                break;
            };
            path.push(link);
            at = link.parent;
        }
        path.nodes.reverse();
        path.steps.reverse();
        path
    }

    /// Goes on from `from` to the root, breadth first.
    fn search(&self, from: NodeId, path: &mut ArgPath) {
        // By which link of which child a node was found.
        let mut found: FxHashMap<NodeId, (NodeId, Link)> = FxHashMap::default();
        let mut queue = VecDeque::from([from]);
        while let Some(child) = queue.pop_front() {
            if child == self.root() {
                break;
            }
            for &link in self.parents(child) {
                if link.parent != from && !found.contains_key(&link.parent) {
                    found.insert(link.parent, (child, link));
                    queue.push_back(link.parent);
                }
            }
        }
        let mut links = Vec::new();
        let mut at = self.root();
        while at != from {
            let (child, link) = found[&at];
            links.push(link);
            at = child;
        }
        links.into_iter().rev().for_each(|link| path.push(link));
    }
}

impl ArgPath {
    fn push(&mut self, link: Link) {
        self.nodes.push(link.parent);
        self.steps.push(link.step);
    }
}
