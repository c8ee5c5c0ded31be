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

/// Nodes of several kinds. What such a node holds, links apart, is in a block of its own for each kind: exactly one of
/// these blocks is there, and the others are empty segments. They are held by cells behind the end of the node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kinds {
    /// How many bytes the node has.
    pub bytes: u64,
    /// Whether nodes that hold different numbers are of different kinds.
    pub numbers: bool,
}

impl Links {
    /// Whether the bit offset is that of a link.
    pub fn is_link(&self, start: u64) -> bool {
        start == self.next as u64 * 8 || self.prev.is_some_and(|prev| start == prev as u64 * 8)
    }
}
