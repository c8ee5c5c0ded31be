//! The path condition [King, CACM 1976]: what is assumed of the unknowns on the way to a state. In document 001 it is a
//! domain of its own beside the values; here it is part of their state.

use std::rc::Rc;

use cfa::EdgeId;
use index::FxHashSet;
use term::{SymbolId, Term, TermStore};

/// Truths about unknowns, in the order in which they were met, each once; and the edge that each comes from, if
/// it comes from one.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Conditions(Option<Rc<List>>);

#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
struct List {
    terms: Vec<Term>,
    edges: Vec<Option<EdgeId>>,
}

impl Conditions {
    #[inline]
    pub fn terms(&self) -> &[Term] {
        self.0.as_ref().map_or(&[], |list| &list.terms)
    }
    #[inline]
    pub fn edges(&self) -> &[Option<EdgeId>] {
        self.0.as_ref().map_or(&[], |list| &list.edges)
    }
    pub fn iter(&self) -> impl Iterator<Item = (Term, Option<EdgeId>)> {
        self.terms().iter().copied().zip(self.edges().iter().copied())
    }
    /// Whether they are one list, and not only equal ones.
    #[inline]
    pub fn is_shared_with(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Some(a), Some(b)) => Rc::ptr_eq(a, b),
            (a, b) => a.is_none() && b.is_none(),
        }
    }
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.terms().is_empty()
    }
    pub fn push(&mut self, term: Term, edge: Option<EdgeId>) {
        if !self.terms().contains(&term) {
            let list = Rc::make_mut(self.0.get_or_insert_default());
            list.terms.push(term);
            list.edges.push(edge);
        }
    }
    pub fn with(mut self, term: Term, edge: Option<EdgeId>) -> Self {
        self.push(term, edge);
        self
    }
    /// Only those that are wanted.
    pub fn filtered(&self, mut wanted: impl FnMut(Term, Option<EdgeId>) -> bool) -> Self {
        let mut list = List::default();
        for (term, edge) in self.iter().filter(|&(term, edge)| wanted(term, edge)) {
            list.terms.push(term);
            list.edges.push(edge);
        }
        Conditions((!list.terms.is_empty()).then(|| Rc::new(list)))
    }

    /// Drops what says nothing about `symbols`, not even through other conditions. As the conditions can hold, what is
    /// dropped can hold whatever those symbols are.
    pub fn retain_about(&mut self, store: &TermStore, mut symbols: FxHashSet<SymbolId>) {
        if self.is_empty() {
            return;
        }
        let terms = self.terms();
        let mut kept = vec![false; terms.len()];
        loop {
            let mut grown = false;
            for (at, &term) in terms.iter().enumerate() {
                let named = store.symbols_of(term);
                if !kept[at] && named.iter().any(|symbol| symbols.contains(symbol)) {
                    kept[at] = true;
                    grown = true;
                    symbols.extend(named);
                }
            }
            if !grown {
                break;
            }
        }
        if kept.contains(&false) {
            let mut kept = kept.into_iter();
            *self = self.filtered(|_, _| kept.next().unwrap_or(false));
        }
    }
}
