//! Arrays: reading what was written.

use crate::node::{Node, Sort, Term};
use crate::store::TermStore;

/// So many writes elsewhere are passed over by one read.
const MOST_WRITES: usize = 256;

impl TermStore {
    /// An array with one element everywhere.
    pub fn fill(&mut self, element: Term, index: u32) -> Term {
        let sort = Sort::Array { index: index as u8, element: self.width(element) as u8 };
        self.intern(Node::Fill(element), sort)
    }

    pub fn store(&mut self, array: Term, index: Term, element: Term) -> Term {
        let sort = self.sort(array);
        // What is written there already.
        if self.node(element) == (Node::Select { array, index }) || self.node(array) == Node::Fill(element) {
            return array;
        }
        match self.node(array) {
            Node::Store { array: before, index: same, element: old } if same == index => {
                if old == element {
                    return array;
                }
                self.intern(Node::Store { array: before, index, element }, sort)
            }
            _ => self.intern(Node::Store { array, index, element }, sort),
        }
    }

    pub fn select(&mut self, array: Term, index: Term) -> Term {
        let mut array = array;
        for _ in 0..MOST_WRITES {
            match self.node(array) {
                Node::Fill(element) => return element,
                Node::Store { index: written, element, .. } if written == index => return element,
                Node::Store { array: before, index: written, .. } if self.must_differ(written, index) => array = before,
                _ => break,
            }
        }
        let width = self.width(array);
        self.intern(Node::Select { array, index }, Sort::Bits(width as u8))
    }

    /// Whether two terms of one width have different values under every model, as far as is seen quickly.
    pub fn must_differ(&self, a: Term, b: Term) -> bool {
        let ((x, p), (y, q)) = (self.without_constant(a), self.without_constant(b));
        x == y && p != q || self.are_complements(a, b) || self.facts(a).is_disjoint(&self.facts(b))
    }
}
