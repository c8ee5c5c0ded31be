//! Satisfiability and entailment under a path condition: terms and the solver that decides them, where values are
//! symbolic.

use std::collections::VecDeque;
use std::rc::Rc;

use cpa::Cancel;
use index::FxHashSet;
use smt::{Answer, Limits, Session, Why};
use term::{Model, Sort, SymbolId, Term, TermStore};

use crate::{Conditions, Origin, Origins, RunReport, Unwritten};

/// How questions about symbolic values are answered.
#[derive(Clone)]
pub struct Symbolic {
    /// Makes a solver for the terms of one analysis.
    pub solver: Rc<dyn Fn() -> smt::Session>,
    pub cancel: Cancel,
    /// Conflicts that a question may cost.
    pub effort: u64,
    /// Conflicts that all questions of an exploration together may cost.
    pub conflicts: u64,
    /// Whether an unknown that must equal something gives way to it; otherwise the equality stays a condition.
    pub substitutes: bool,
    /// What the questions come to, of all who share it.
    pub run_report: Rc<RunReport>,
}

impl std::fmt::Debug for Symbolic {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Symbolic").field("effort", &self.effort).finish_non_exhaustive()
    }
}

/// Conflicts that it may cost to find out what helps, but is not needed. Not measured.
const LITTLE: u64 = 50;

/// Whether something can be.
#[derive(Clone, Debug)]
pub enum Possible {
    Yes,
    No,
    /// The solver gave up.
    Perhaps,
}

/// Whether a claim follows from conditions.
#[derive(Clone, Debug)]
pub enum Verdict {
    Holds,
    Fails(Rc<Model>),
    /// The solver gave up.
    Open,
}

/// One per analysis: its terms mean nothing to another.
pub struct Reasoner {
    pub terms: TermStore,
    session: Session,
    origins: Origins,
    pub(crate) unwritten: Unwritten,
    /// Symbols that mean the same in all states.
    rigid: FxHashSet<SymbolId>,
    cancel: Cancel,
    /// How many conflicts a question may cost.
    effort: u64,
    /// Whether equalities are put into effect.
    pub substitutes: bool,
    run_report: Rc<RunReport>,
    /// Conditions that were asked about last, and unknowns for which they hold, if there is an answer.
    examples: VecDeque<(Conditions, Option<Rc<Model>>)>,
}

impl std::fmt::Debug for Reasoner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Reasoner").field("terms", &self.terms.len()).finish_non_exhaustive()
    }
}

impl Reasoner {
    pub fn new(symbolic: &Symbolic) -> Self {
        Reasoner {
            terms: TermStore::new(),
            session: (symbolic.solver)(),
            origins: Origins::default(),
            unwritten: Unwritten::default(),
            rigid: FxHashSet::default(),
            cancel: symbolic.cancel.clone(),
            effort: symbolic.effort,
            substitutes: symbolic.substitutes,
            run_report: symbolic.run_report.clone(),
            examples: VecDeque::new(),
        }
    }

    pub fn fresh(&mut self, width: u64, origin: Origin) -> Term {
        self.fresh_of(Sort::Bits(width as u8), origin)
    }
    pub fn fresh_of(&mut self, sort: Sort, origin: Origin) -> Term {
        self.origins.fresh(&mut self.terms, sort, origin)
    }
    #[inline]
    pub fn origin(&self, symbol: SymbolId) -> Origin {
        self.origins.of(symbol)
    }
    /// Whether the term speaks of each node of a list.
    pub fn is_per_node(&self, term: Term) -> bool {
        self.terms.symbols_of(term).iter().any(|&symbol| self.origin(symbol) == Origin::PerNode)
    }
    /// Whether something in the term was perhaps never written.
    pub fn is_open(&self, term: Term) -> bool {
        self.terms.symbols_of(term).iter().any(|&symbol| self.origin(symbol) == Origin::Unwritten)
    }
    /// The terms, and the origins of symbols, for those who name more of them.
    pub fn names(&mut self) -> (&mut TermStore, &mut Origins) {
        (&mut self.terms, &mut self.origins)
    }

    /// The unknowns of a term are the same in all states: what is found out of one is not so of another in its place.
    pub fn fix(&mut self, term: Term) {
        self.rigid.extend(self.terms.symbols_of(term));
    }
    pub fn is_rigid(&self, symbol: SymbolId) -> bool {
        self.rigid.contains(&symbol)
    }

    pub fn is_text(&self, symbol: SymbolId) -> bool {
        self.origin(symbol) == Origin::Text
    }

    /// Whether `extra` can hold where the conditions do, which can hold.
    pub fn can_hold(&mut self, conditions: &Conditions, extra: Term) -> Possible {
        match self.example_of(conditions, extra) {
            Answer::Sat(_) => Possible::Yes,
            Answer::Unsat(_) => Possible::No,
            Answer::Unknown(_) => Possible::Perhaps,
        }
    }

    /// Values of the unknowns that have to do with `extra`, for which it holds where the conditions do.
    pub fn example_of(&mut self, conditions: &Conditions, extra: Term) -> Answer {
        self.example_within(self.effort, conditions, extra)
    }

    fn example_within(&mut self, effort: u64, conditions: &Conditions, extra: Term) -> Answer {
        let cancel = &self.cancel;
        let limits = Limits { effort: Some(effort), work: cancel.work_left(), cancelled: &|| cancel.check().is_err() };
        let answer = self.session.can_hold(&self.terms, conditions.terms(), extra, &limits);
        self.noted(answer)
    }

    /// The value of the only unknown of a condition, if it can have no other than in the example.
    pub fn only_value(
        &mut self,
        conditions: &Conditions,
        condition: Term,
        example: &Model,
    ) -> Option<(SymbolId, Term)> {
        let &[symbol] = self.terms.symbols_of(condition) else { return None };
        let unknown = self.terms.symbol_term(symbol);
        let Sort::Bits(2..) = self.terms.sort(unknown) else { return None };
        let bits = example.get(symbol)?.bits();
        let value = self.terms.constant(bits, self.terms.width(unknown));
        let other = self.terms.ne(unknown, value);
        let other = self.terms.and(condition, other);
        let is_only = matches!(self.example_within(self.effort.min(LITTLE), conditions, other), Answer::Unsat(_));
        is_only.then_some((symbol, value))
    }

    /// Values of the unknowns for which the conditions hold.
    pub fn model(&mut self, conditions: &Conditions) -> Answer {
        let cancel = &self.cancel;
        let limits =
            Limits { effort: Some(self.effort), work: cancel.work_left(), cancelled: &|| cancel.check().is_err() };
        let answer = self.session.check(&self.terms, conditions.terms(), &limits);
        self.noted(answer)
    }

    /// A solver at fault is more than a question without an answer; and what a solver cannot do, nobody could guess.
    fn noted(&self, answer: Answer) -> Answer {
        match &answer {
            Answer::Unknown(Why::Failed(what)) => self.run_report.fail(what),
            Answer::Unknown(Why::Unsupported(what)) => self.run_report.note_gap(what),
            _ => {}
        }
        answer
    }

    /// Whether the conditions imply `claim`. An answer of no may be for lack of effort.
    pub fn implies(&mut self, conditions: &Conditions, claim: Term) -> bool {
        if claim == self.terms.truth() || conditions.terms().contains(&claim) {
            return true;
        }
        if self.find_example(conditions).is_some_and(|example| !example.holds(&self.terms, claim)) {
            return false;
        }
        let denied = self.terms.not(claim);
        matches!(self.can_hold(conditions, denied), Possible::No)
    }

    /// Unknowns for which the conditions hold and the claim does not.
    pub fn counterexample(&mut self, conditions: &Conditions, claim: Term) -> Verdict {
        if claim == self.terms.truth() {
            return Verdict::Holds;
        }
        let Some(example) = self.find_example(conditions) else { return Verdict::Open };
        if !example.holds(&self.terms, claim) {
            return Verdict::Fails(example);
        }
        let denied = self.terms.not(claim);
        match self.example_of(conditions, denied) {
            // Conditions that have nothing to do with the claim hold for the example.
            Answer::Sat(model) => Verdict::Fails(Rc::new(example.with(&model))),
            Answer::Unsat(_) => Verdict::Holds,
            Answer::Unknown(_) => Verdict::Open,
        }
    }

    /// Unknowns that show that the conditions can hold. A state is compared with many others, and most claims fail, so
    /// that one example saves many questions.
    pub fn find_example(&mut self, conditions: &Conditions) -> Option<Rc<Model>> {
        if let Some((_, example)) = self.examples.iter().find(|(of, _)| of.is_shared_with(conditions)) {
            return example.clone();
        }
        let model = match self.model(conditions) {
            Answer::Sat(model) => Some(Rc::new(model)),
            Answer::Unsat(_) | Answer::Unknown(_) => None,
        };
        // Two states are joined; more are not asked about in turns.
        self.examples.truncate(1);
        self.examples.push_front((conditions.clone(), model.clone()));
        model
    }

    pub fn statistics(&self) -> &smt::Statistics {
        self.session.statistics()
    }
}

impl Drop for Reasoner {
    fn drop(&mut self) {
        self.run_report.enter(self.session.statistics());
    }
}
