//! Which unknowns are in a term.
//!
//! Small sets are kept with each term and shared. Large ones would cost a sum of a thousand unknowns a million entries, so
//! they are found when asked for, and kept for what was asked and its operands.

use std::cell::OnceCell;
use std::rc::Rc;

use index::{FxHashSet, Work, work};
use smallvec::SmallVec;

use crate::node::{Node, SymbolId, Term};
use crate::store::TermStore;

/// Sets up to this size are kept with each term.
const FEW: usize = 16;

impl TermStore {
    /// The unknowns in a term, in order.
    pub fn symbols_of(&self, t: Term) -> &[SymbolId] {
        if self.nodes[t].symbols.get().is_none() {
            self.node(t).operands(|operand| {
                self.nodes[operand].symbols.get_or_init(|| self.collect(operand));
            });
        }
        let symbols = self.nodes[t].symbols.get_or_init(|| self.collect(t));
        work::count(Work::Symbol, symbols.len() + 1);
        symbols
    }

    /// The unknowns in a term, if they are few or were asked for before.
    pub(crate) fn known_symbols(&self, t: Term) -> Option<&[SymbolId]> {
        self.nodes[t].symbols.get().map(|symbols| &**symbols)
    }

    /// The set that a new node begins with.
    pub(crate) fn symbols_at_first(&mut self, node: &Node) -> OnceCell<Rc<[SymbolId]>> {
        let mut all: SmallVec<[SymbolId; 2 * FEW]> = SmallVec::new();
        if let Node::Symbol(id) = *node {
            all.push(id);
        }
        // The largest operand's set is often the whole.
        let mut largest: Option<&Rc<[SymbolId]>> = None;
        let mut is_small = true;
        node.operands(|operand| match self.nodes[operand].symbols.get() {
            Some(more) if is_small && more.len() <= FEW => {
                if largest.is_none_or(|largest| largest.len() < more.len()) {
                    largest = Some(more);
                }
                insert_all(&mut all, more);
                is_small = all.len() <= FEW;
            }
            _ => is_small = false,
        });
        if !is_small {
            return OnceCell::new();
        }
        if let Some(largest) = largest.filter(|largest| largest.len() == all.len()) {
            return OnceCell::from(largest.clone());
        }
        if let Some(known) = self.symbol_sets.get(&all[..]) {
            return OnceCell::from(known.clone());
        }
        let set: Rc<[SymbolId]> = Rc::from(&all[..]);
        self.symbol_sets.insert(set.clone());
        OnceCell::from(set)
    }

    fn collect(&self, t: Term) -> Rc<[SymbolId]> {
        let mut found: Vec<SymbolId> = Vec::new();
        let mut seen = FxHashSet::from_iter([t]);
        let mut stack = vec![t];
        while let Some(top) = stack.pop() {
            work::count(Work::Node, 1);
            match self.known_symbols(top) {
                Some(known) => found.extend_from_slice(known),
                None => self.node(top).operands(|operand| {
                    if seen.insert(operand) {
                        stack.push(operand);
                    }
                }),
            }
        }
        found.sort_unstable();
        found.dedup();
        found.into()
    }
}

fn insert_all(all: &mut SmallVec<[SymbolId; 2 * FEW]>, more: &[SymbolId]) {
    for &symbol in more {
        if let Err(at) = all.binary_search(&symbol) {
            all.insert(at, symbol);
        }
    }
}
