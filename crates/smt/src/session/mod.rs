//! What stands in front of a solver: independent parts are asked apart, and most queries are answered by what is known
//! already.

mod bounds;
mod cache;
mod polynomial;
mod products;
mod slice;
mod statistics;

use index::{Work, work};
use term::{Model, Node, Term, TermStore, Unary};

use crate::model::{first_broken, symbols_of};
use crate::solver::{Answer, Limits, Solver, Why};
use bounds::Bounds;
use cache::Cache;
use slice::Slicer;

pub use statistics::Statistics;

/// Answers queries over one store.
pub struct Session {
    solver: Box<dyn Solver>,
    slicer: Slicer,
    cache: Cache,
    statistics: Statistics,
}

impl Session {
    pub fn new(solver: Box<dyn Solver>) -> Self {
        Session { solver, slicer: Slicer::default(), cache: Cache::default(), statistics: Statistics::default() }
    }

    /// Whether `path` and `extra` can hold together, given that `path` alone can: so only what shares symbols with `extra`,
    /// directly or through other terms, is asked, and the model covers just that.
    pub fn can_hold(&mut self, store: &TermStore, path: &[Term], extra: Term, limits: &Limits<'_>) -> Answer {
        let mut terms = self.slicer.related(store, path, store.symbols_of(extra));
        terms.push(extra);
        let answer = self.decide(store, &terms, limits);
        self.count(answer)
    }

    /// Whether all hold together; the model covers all their symbols.
    pub fn check(&mut self, store: &TermStore, terms: &[Term], limits: &Limits<'_>) -> Answer {
        let answer = self.check_groups(store, terms, limits);
        self.count(answer)
    }

    pub fn statistics(&self) -> &Statistics {
        &self.statistics
    }

    fn check_groups(&mut self, store: &TermStore, terms: &[Term], limits: &Limits<'_>) -> Answer {
        let (constant, open): (Vec<Term>, Vec<Term>) = terms.iter().partition(|&&t| store.symbols_of(t).is_empty());
        if let Some(t) = first_broken(store, &Model::default(), &constant) {
            self.statistics.by_abstraction += 1;
            return Answer::Unsat(vec![t]);
        }
        let mut whole = Model::default();
        let mut unknown = None;
        for group in self.slicer.groups(store, &open) {
            match self.decide(store, &group, limits) {
                Answer::Sat(model) => {
                    for symbol in symbols_of(store, &group) {
                        if let Some(value) = model.get(symbol) {
                            whole.set(symbol, value.clone());
                        }
                    }
                }
                Answer::Unknown(why) if why != Why::Cancelled => unknown = Some(why),
                // One group that cannot hold decides all, even if nothing is known of another.
                decided => return decided,
            }
        }
        unknown.map_or(Answer::Sat(whole), Answer::Unknown)
    }

    /// Terms that are related, or one without symbols.
    fn decide(&mut self, store: &TermStore, terms: &[Term], limits: &Limits<'_>) -> Answer {
        work::count(Work::Query, 1);
        let mut query: Vec<Term> = terms.iter().copied().filter(|&t| t != store.truth()).collect();
        query.sort_unstable();
        query.dedup();
        if let Some(answer) = at_a_glance(store, &query) {
            self.statistics.by_abstraction += 1;
            return answer;
        }
        if let Some(core) = self.cache.refutation(&query) {
            self.statistics.by_unsat_cache += 1;
            return Answer::Unsat(core.to_vec());
        }
        let bounds = Bounds::of(store, &query);
        if let Some(core) = bounds.refutation() {
            self.statistics.by_abstraction += 1;
            return Answer::Unsat(core);
        }
        let symbols = symbols_of(store, &query);
        if let Some(model) = self.cache.model(store, &query, &symbols) {
            self.statistics.by_model_cache += 1;
            self.cache.add_model(&query, &model);
            return Answer::Sat(model);
        }
        if let Some(model) = bounds.model() {
            self.statistics.by_abstraction += 1;
            self.cache.add_model(&query, &model);
            return Answer::Sat(model);
        }
        if products::refutes(store, &query) {
            self.statistics.by_abstraction += 1;
            self.cache.add_refutation(&query);
            return Answer::Unsat(query);
        }
        self.statistics.solver_calls += 1;
        let before = self.solver.conflicts();
        let answer = self.solver.check(store, &query, limits);
        self.statistics.conflicts += self.solver.conflicts() - before;
        match &answer {
            Answer::Sat(model) => self.cache.add_model(&query, model),
            Answer::Unsat(core) => self.cache.add_refutation(core),
            Answer::Unknown(_) => {}
        }
        answer
    }

    fn count(&mut self, answer: Answer) -> Answer {
        self.statistics.queries += 1;
        match answer {
            Answer::Sat(_) => self.statistics.sat += 1,
            Answer::Unsat(_) => self.statistics.unsat += 1,
            Answer::Unknown(_) => self.statistics.unknown += 1,
        }
        answer
    }
}

/// What needs no values: no terms, a false one, or one beside its negation. The query is sorted.
fn at_a_glance(store: &TermStore, query: &[Term]) -> Option<Answer> {
    if query.is_empty() {
        return Some(Answer::Sat(Model::default()));
    }
    if query.first() == Some(&store.falsity()) {
        return Some(Answer::Unsat(vec![store.falsity()]));
    }
    query.iter().find_map(|&t| match store.node(t) {
        Node::Unary(Unary::Not, inner) if query.binary_search(&inner).is_ok() => Some(Answer::Unsat(vec![inner, t])),
        _ => None,
    })
}
