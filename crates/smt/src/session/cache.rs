//! Answers that are used again.

use std::collections::VecDeque;
use std::rc::Rc;

use index::FxHashMap;
use term::{Model, Sort, SymbolId, Term, TermStore, Value};

use crate::model::first_broken;

/// Queries are sets of terms: sorted, without repetition.
#[derive(Default)]
pub(super) struct Cache {
    /// The latest first.
    recent: VecDeque<Rc<Model>>,
    satisfied: FxHashMap<Box<[Term]>, Rc<Model>>,
    /// Sets that cannot hold, each under its last term.
    refuted: FxHashMap<Term, Vec<Box<[Term]>>>,
    refuted_count: usize,
}

/// How many models are tried on a new query.
const MODELS: usize = 8;
/// How many queries are remembered; then all are forgotten, which is simple and does not depend on any order.
const QUERIES: usize = 8192;
/// Longer refutations hardly ever fit another query.
const LONGEST_REFUTATION: usize = 64;

impl Cache {
    /// A model of the query that an earlier answer had, for just the query's symbols.
    pub fn model(&self, store: &TermStore, query: &[Term], symbols: &[SymbolId]) -> Option<Model> {
        if let Some(model) = self.satisfied.get(query) {
            return Some(restricted(store, model, symbols));
        }
        // Later terms are those that were added to a path, and decide most often that a model does not fit.
        let latest_first: Vec<Term> = query.iter().rev().copied().collect();
        let fits = |model: &&Rc<Model>| first_broken(store, model, &latest_first).is_none();
        self.recent.iter().find(fits).map(|model| restricted(store, model, symbols))
    }

    /// A subset of the query that cannot hold.
    pub fn refutation(&self, query: &[Term]) -> Option<&[Term]> {
        query
            .iter()
            .filter_map(|last| self.refuted.get(last))
            .flatten()
            .map(|set| &**set)
            .find(|set| is_subset(set, query))
    }

    pub fn add_model(&mut self, query: &[Term], model: &Model) {
        let model = Rc::new(model.clone());
        if self.satisfied.len() >= QUERIES {
            self.satisfied.clear();
        }
        self.satisfied.insert(query.into(), model.clone());
        if !self.recent.contains(&model) {
            self.recent.truncate(MODELS - 1);
            self.recent.push_front(model);
        }
    }

    pub fn add_refutation(&mut self, core: &[Term]) {
        let mut set = core.to_vec();
        set.sort_unstable();
        set.dedup();
        let Some(&last) = set.last() else { return };
        if set.len() > LONGEST_REFUTATION {
            return;
        }
        if self.refuted_count >= QUERIES {
            self.refuted.clear();
            self.refuted_count = 0;
        }
        let sets = self.refuted.entry(last).or_default();
        if !sets.iter().any(|known| is_subset(known, &set)) {
            sets.push(set.into());
            self.refuted_count += 1;
        }
    }
}

/// Both sorted.
fn is_subset(small: &[Term], large: &[Term]) -> bool {
    small.len() <= large.len() && small.iter().all(|t| large.binary_search(t).is_ok())
}

/// The values of some symbols: what a model does not name is zero.
fn restricted(store: &TermStore, model: &Model, symbols: &[SymbolId]) -> Model {
    let mut result = Model::default();
    for &symbol in symbols {
        let zero = || match store.sort(store.symbol_term(symbol)) {
            Sort::Bits(_) => Value::Bits(0),
            Sort::Array { .. } => Value::Array(Rc::default()),
        };
        result.set(symbol, model.get(symbol).cloned().unwrap_or_else(zero));
    }
    result
}
