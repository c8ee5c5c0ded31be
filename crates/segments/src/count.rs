//! Lengths of lists as numbers, which relate shape to arithmetic: how many nodes there are, as a term, where somebody
//! counts.

use index::FxHashSet;
use memory::{Cell, Memory, ObjectId};
use symbolic::{Conditions, Origins, Reasoner, WIDTH, number, value_of};
use term::{SymbolId, TermStore};

use super::per_node::PerNodeFacts;
use symbolic::Val;

/// What is said of nodes that become one segment, in terms.
pub struct Numbers<'a> {
    pub(super) terms: &'a mut TermStore,
    /// Of the unknowns, if numbers that differ get names.
    pub(super) origins: Option<&'a mut Origins>,
    /// The unknowns of which something is said.
    pub(super) said: FxHashSet<SymbolId>,
    /// For each two objects that became one, what they differed in.
    pub(super) differing: Vec<PerNodeFacts>,
}

/// Adds up lengths. There are fewer nodes than addresses, so no sum is too large.
impl<'a> Numbers<'a> {
    pub fn new(terms: &'a mut TermStore, origins: Option<&'a mut Origins>, conditions: &Conditions) -> Self {
        let said = conditions.terms().iter().flat_map(|&condition| terms.symbols_of(condition)).copied().collect();
        Numbers { terms, origins, said, differing: Vec::new() }
    }

    /// The same, with names for numbers that differ.
    pub fn naming(reasoner: &'a mut Reasoner, conditions: &Conditions) -> Self {
        let (terms, origins) = reasoner.names();
        Numbers::new(terms, Some(origins), conditions)
    }

    /// Whether something is said of a number.
    pub(super) fn is_said(&self, cell: &Cell<Val>) -> bool {
        match cell {
            Cell::Value(Val::Term { term, .. }) => {
                self.terms.symbols_of(*term).iter().any(|symbol| self.said.contains(symbol))
            }
            Cell::Value(_) | Cell::Fill(_) => false,
        }
    }

    /// How many nodes there are in two parts of a list.
    pub(super) fn both(&mut self, memory: &Memory<Val>, a: ObjectId, b: ObjectId) -> Option<Val> {
        let (a, b) = (count(memory, a)?, count(memory, b)?);
        let (a, b) = (number(self.terms, &a, WIDTH as u64)?, number(self.terms, &b, WIDTH as u64)?);
        let sum = self.terms.add(a, b);
        Some(value_of(self.terms, sum))
    }

    /// How many nodes there are but for one.
    pub(super) fn others(&mut self, count: &Val) -> Option<Val> {
        let count = number(self.terms, count, WIDTH as u64)?;
        let one = self.terms.constant(1, WIDTH);
        let others = self.terms.sub(count, one);
        Some(value_of(self.terms, others))
    }
}

/// How many nodes a node or segment is.
fn count(memory: &Memory<Val>, id: ObjectId) -> Option<Val> {
    let object = memory.object(id);
    match object.segment {
        Some(_) => object.count.clone(),
        None => Some(Val::Bits(1)),
    }
}
