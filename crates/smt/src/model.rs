//! Models as solvers make them.

use std::rc::Rc;

use term::{ArrayValue, Evaluator, Model, SymbolId, Term, TermStore, Value};

/// The symbols of some terms, in order, without repetition.
pub fn symbols_of(store: &TermStore, terms: &[Term]) -> Vec<SymbolId> {
    let mut symbols: Vec<SymbolId> = terms.iter().flat_map(|&t| store.symbols_of(t)).copied().collect();
    symbols.sort_unstable();
    symbols.dedup();
    symbols
}

/// An array with some elements, and zero everywhere else.
pub fn array_value(elements: impl Iterator<Item = (u128, u128)>) -> Value {
    Value::Array(Rc::new(ArrayValue { elements: elements.collect(), rest: 0 }))
}

/// A term that does not hold under the model.
pub fn first_broken(store: &TermStore, model: &Model, terms: &[Term]) -> Option<Term> {
    let mut evaluator = Evaluator::new(store, model);
    terms.iter().copied().find(|&t| evaluator.value(t) != Value::Bits(1))
}
