//! List segments: a list of nodes that are alike, as one object.
//!
//! The contents of a segment are those of each of its nodes, except that the link to the next node is that of the last
//! one, and the link to the previous node is that of the first. What its nodes have each for itself is *owned* by it.

/// Where nodes are linked: bytes from the beginning of a node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Links {
    /// Where links lead to, in the node that they lead to.
    pub head: i32,
    pub next: u32,
    pub prev: Option<u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Segment {
    pub links: Links,
    /// There are at least so many nodes.
    pub least: u32,
}

impl Links {
    /// Whether the bit offset is that of a link.
    pub fn is_link(&self, start: u64) -> bool {
        start == self.next as u64 * 8 || self.prev.is_some_and(|prev| start == prev as u64 * 8)
    }
}
