//! The embedded solver: bit-blasting to CaDiCaL.
//!
//! A crate of its own, so that what asks questions can be built beside CaDiCaL.

mod encode;
mod operators;
mod reads;
mod sat;

use circuit::Lit;
use index::{FxHashMap, FxHashSet};
use smt::{Answer, Limits, Solver, Why, array_value, first_broken, symbols_of};
use term::{Model, Sort, SymbolId, Term, TermStore, Value};

use encode::Encoding;
use sat::{Outcome, Sat};

/// Incremental by nature: terms stay encoded, and what was learnt about them stays learnt. Starts afresh when most of what
/// it knows has nothing to do with the query.
pub struct EmbeddedSolver {
    sat: Sat,
    encoding: Encoding,
    /// Of the solvers that were given up.
    earlier_conflicts: u64,
}

/// Below so many variables a solver is never given up. A model assigns all variables, so that even with ten thousand of
/// other queries a small one takes several times as long.
const SMALL: u32 = 3_000;
/// Nor while the query needs at least one in so many.
const SHARE: u64 = 4;

impl Default for EmbeddedSolver {
    fn default() -> Self {
        EmbeddedSolver::new()
    }
}

impl EmbeddedSolver {
    pub fn new() -> Self {
        EmbeddedSolver { sat: Sat::new(), encoding: Encoding::default(), earlier_conflicts: 0 }
    }

    fn decide(&mut self, store: &TermStore, terms: &[Term], limits: &Limits<'_>) -> Result<Answer, Why> {
        if (limits.cancelled)() {
            return Err(Why::Cancelled);
        }
        let mut assumptions = self.encode(store, terms, limits)?;
        if self.is_overgrown(store, terms) {
            self.restart();
            assumptions = self.encode(store, terms, limits)?;
        }
        if let Some(&t) = terms.iter().zip(&assumptions).find_map(|(t, &lit)| (lit == Lit::FALSE).then_some(t)) {
            return Ok(Answer::Unsat(vec![t]));
        }
        let symbols = symbols_of(store, terms);
        let asked: Vec<Lit> = assumptions.iter().copied().filter(|lit| lit.constant().is_none()).collect();
        let start = self.sat.conflicts();
        loop {
            let spent = self.sat.conflicts() - start;
            let left = limits.effort.map(|effort| effort.saturating_sub(spent));
            match self.sat.solve(&asked, left, limits) {
                Outcome::Stopped(why) => return Err(why),
                Outcome::Unsatisfiable => return self.refutation(terms, &assumptions),
                Outcome::Satisfiable => {}
            }
            if self.repair_reads(&symbols) {
                continue;
            }
            let model = self.model(store, &symbols);
            if let Some(t) = first_broken(store, &model, terms) {
                debug_assert!(false, "the model of the embedded solver does not satisfy {t}");
                return Err(Why::Failed(format!("the model of the embedded solver does not satisfy {t}")));
            }
            return Ok(Answer::Sat(model));
        }
    }

    /// The literals of the terms.
    fn encode(&mut self, store: &TermStore, terms: &[Term], limits: &Limits<'_>) -> Result<Vec<Lit>, Why> {
        let mut literals = Vec::with_capacity(terms.len());
        for &t in terms {
            self.encoding.encode(store, t, &mut self.sat, limits)?;
            let lit = self.encoding.literals(store, t).and_then(|bits| bits.first().copied());
            literals.push(lit.ok_or_else(|| Why::Failed(format!("{t} has no encoding")))?);
        }
        Ok(literals)
    }

    fn is_overgrown(&self, store: &TermStore, terms: &[Term]) -> bool {
        let all = self.sat.gates.vars();
        all > SMALL && self.encoding.variables_of(store, terms) * SHARE < all as u64
    }
    fn restart(&mut self) {
        self.earlier_conflicts += self.sat.conflicts();
        self.sat = Sat::new();
        self.encoding = Encoding::default();
    }

    fn refutation(&mut self, terms: &[Term], assumptions: &[Lit]) -> Result<Answer, Why> {
        let mut seen = FxHashSet::default();
        let mut core = Vec::new();
        for (&t, &lit) in terms.iter().zip(assumptions) {
            if lit.constant().is_none() && seen.insert(lit) && self.sat.failed(lit) {
                core.push(t);
            }
        }
        if core.is_empty() {
            // Then even the definitions contradict each other, and no answer can be trusted.
            debug_assert!(false, "the circuits contradict each other");
            return Err(Why::Failed("the circuits contradict each other".to_owned()));
        }
        Ok(Answer::Unsat(core))
    }

    /// Relates reads of arrays that disagree although their indices are equal; whether there are such.
    fn repair_reads(&mut self, symbols: &[SymbolId]) -> bool {
        let mut found = Vec::new();
        for &symbol in symbols {
            let Some(reads) = self.encoding.reads(symbol) else { continue };
            let mut first_at: FxHashMap<u128, (usize, u128)> = FxHashMap::default();
            for (number, read) in reads.iter().enumerate() {
                let index = self.sat.word_value(&read.index);
                let element = self.sat.word_value(&read.element);
                let &mut (first, expected) = first_at.entry(index).or_insert((number, element));
                if expected != element {
                    found.push((symbol, first, number));
                }
            }
        }
        for &(symbol, a, b) in &found {
            if let Some(reads) = self.encoding.reads(symbol) {
                reads.relate(&mut self.sat.gates, a, b);
            }
        }
        !found.is_empty()
    }

    fn model(&mut self, store: &TermStore, symbols: &[SymbolId]) -> Model {
        let mut model = Model::default();
        for &symbol in symbols {
            let t = store.symbol_term(symbol);
            let value = match store.sort(t) {
                Sort::Bits(_) => match self.encoding.literals(store, t) {
                    Some(bits) => Value::Bits(self.sat.word_value(bits)),
                    None => Value::Bits(0),
                },
                Sort::Array { .. } => {
                    let reads = self.encoding.reads(symbol).into_iter().flat_map(|reads| reads.iter());
                    array_value(
                        reads.map(|read| (self.sat.word_value(&read.index), self.sat.word_value(&read.element))),
                    )
                }
            };
            model.set(symbol, value);
        }
        model
    }
}

impl Solver for EmbeddedSolver {
    fn name(&self) -> &str {
        "embedded"
    }
    fn check(&mut self, store: &TermStore, terms: &[Term], limits: &Limits<'_>) -> Answer {
        self.decide(store, terms, limits).unwrap_or_else(Answer::Unknown)
    }
    fn conflicts(&self) -> u64 {
        self.earlier_conflicts + self.sat.conflicts()
    }
}
