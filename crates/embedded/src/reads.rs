//! What was read from one array symbol.

use circuit::{Bits, Gates, word};

/// Each read is an input of its own. Equal indices must give equal elements: this is required at once of a read and its
/// latest predecessors, and of others when a model breaks it.
#[derive(Default)]
pub(crate) struct Reads {
    reads: Vec<ArrayRead>,
}

pub(crate) struct ArrayRead {
    pub index: Bits,
    pub element: Bits,
}

/// With how many predecessors a new read is compared at once.
const EAGER: usize = 24;

impl Reads {
    pub fn iter(&self) -> impl Iterator<Item = &ArrayRead> {
        self.reads.iter()
    }

    pub fn add(&mut self, gates: &mut Gates, index: Bits, element: Bits) {
        let new = self.reads.len();
        self.reads.push(ArrayRead { index, element });
        for old in new.saturating_sub(EAGER)..new {
            self.relate(gates, old, new);
        }
    }

    /// Equal indices, equal elements.
    pub fn relate(&self, gates: &mut Gates, a: usize, b: usize) {
        let (a, b) = (&self.reads[a], &self.reads[b]);
        let same_index = word::eq(gates, &a.index, &b.index);
        if same_index.constant() == Some(false) {
            return;
        }
        for (&x, &y) in a.element.iter().zip(&b.element) {
            gates.require(&[!same_index, !x, y]);
            gates.require(&[!same_index, x, !y]);
        }
    }
}
