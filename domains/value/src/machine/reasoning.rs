//! Symbolic reasoning within a step: numbers as terms, what is assumed from here on, what can be.

use std::rc::Rc;

use eval::Store;
use memory::{ObjectId, Size};
use smt::Answer;
use symbolic::{Origin, Possible, WIDTH, number, value_of};
use term::{Binary, Node, SymbolId, Term, TermStore};

use crate::Val;
use crate::machine::step::{End, PossibleViolation, StepResult};
use crate::machine::value_machine::ValueMachine;
use crate::prec::Root;

impl ValueMachine<'_> {
    pub fn is_symbolic(&self) -> bool {
        self.tools.reasoner.is_some()
    }

    /// A number as a term of this width.
    pub fn number(&mut self, value: &Val, width: u64) -> Option<Term> {
        number(&mut self.tools.reasoner.as_mut()?.terms, value, width)
    }

    /// A term as a value: a constant, if it is one.
    pub fn value(&self, term: Term) -> Val {
        value_of(&self.tools.reasoner.as_ref().expect("terms come from the reasoner").terms, term)
    }

    pub fn terms(&mut self) -> &mut TermStore {
        &mut self.tools.reasoner.as_mut().expect("asked only if values are symbolic").terms
    }

    /// A name for a number of which nothing is known.
    pub fn named(&mut self, value: Val, width: u64, origin: Origin) -> Val {
        match (&mut self.tools.reasoner, &value) {
            (Some(reasoner), Val::Unknown) if (1..=128).contains(&width) => Val::term(reasoner.fresh(width, origin)),
            _ => value,
        }
    }

    /// Goes on only where the condition holds.
    pub fn constrain(&mut self, condition: Term) -> StepResult<()> {
        let Some(reasoner) = &mut self.tools.reasoner else { return Ok(()) };
        match reasoner.terms.as_constant(condition) {
            Some(0) => return Err(End::Infeasible),
            Some(_) => return Ok(()),
            None => {}
        }
        let example = match reasoner.example_of(&self.step.conditions, condition) {
            Answer::Sat(model) => Some(model),
            Answer::Unsat(_) => return Err(End::Infeasible),
            Answer::Unknown(_) => None,
        };
        let known = self.step.equalities.len();
        let env = &self.env;
        let is_tracked = env.prec.tracks(Root::Condition(env.at), 0, 1, env.scope);
        let mut parts = Vec::new();
        reasoner.terms.split_conjunction(condition, &mut parts);
        // Which cells learn from equalities is theirs to say.
        if reasoner.substitutes {
            self.step.equalities.extend(parts.iter().filter_map(|&part| pinned(&reasoner.terms, part)));
            if let Some(example) = example.filter(|_| self.step.equalities.len() == known) {
                self.step.equalities.extend(reasoner.only_value(&self.step.conditions, condition, &example));
            }
        }
        if is_tracked {
            parts.into_iter().for_each(|part| self.step.conditions.push(part, self.at));
        }
        Ok(())
    }

    /// Where `wrong` holds there is a violation; goes on where it does not.
    pub fn check_never(&mut self, wrong: Term, target: impl FnOnce(&Self) -> Rc<cpa::Target>) -> StepResult<()> {
        let Some(reasoner) = &mut self.tools.reasoner else { return Ok(()) };
        if let Possible::No = reasoner.can_hold(&self.step.conditions, wrong) {
            return Ok(());
        }
        let conditions = self.step.conditions.clone().with(wrong, self.at);
        if self.step.possible.is_none() {
            self.step.possible = Some(PossibleViolation { target: target(self), conditions });
        }
        let right = self.terms().not(wrong);
        self.constrain(right)
    }

    pub fn may_be(&mut self, condition: Term) -> bool {
        let conditions = &self.step.conditions;
        let Some(reasoner) = &mut self.tools.reasoner else { return true };
        reasoner.terms.as_constant(condition) != Some(0)
            && !matches!(reasoner.can_hold(conditions, condition), Possible::No)
    }

    /// The object and offset of a pointer that has them.
    pub fn offset_of(&mut self, pointer: &Val) -> Option<(ObjectId, Term)> {
        self.tools.reasoner.as_ref()?;
        match *pointer {
            Val::Pointer { object, offset } => Some((object, self.terms().constant(offset as u64 as u128, WIDTH))),
            Val::At { object, offset } => Some((object, offset)),
            _ => None,
        }
    }

    /// The size of an object in bytes.
    pub fn size_term(&mut self, s: &Store<Val>, object: ObjectId) -> Option<Term> {
        let held = s.memory.get(object)?;
        match (held.size, &held.extent) {
            (Size::Known(bytes), _) => Some(self.terms().constant(bytes as u128, WIDTH)),
            (Size::Unknown, Some(extent)) => self.number(extent, WIDTH as u64),
            (Size::Unknown, None) => None,
        }
    }
}

pub fn pointer_at(terms: &mut TermStore, object: ObjectId, offset: Term) -> Val {
    match terms.as_constant(offset) {
        Some(bits) => Val::Pointer { object, offset: bits as u64 as i64 },
        None => Val::At { object, offset },
    }
}

/// Whether `bytes` from `first` on lie inside an object of this size.
pub fn lies_inside(terms: &mut TermStore, size: Term, first: Term, bytes: Term) -> Term {
    let fits = terms.ule(bytes, size);
    let last = terms.sub(size, bytes);
    let begins = terms.ule(first, last);
    terms.and(fits, begins)
}

/// A condition that says what an unknown is.
fn pinned(terms: &TermStore, condition: Term) -> Option<(SymbolId, Term)> {
    match terms.node(condition) {
        Node::Binary(Binary::Eq, a, b) => match (terms.node(a), terms.node(b)) {
            // The older one stays.
            (Node::Symbol(x), Node::Symbol(y)) => Some(if x > y { (x, b) } else { (y, a) }),
            (Node::Symbol(x), Node::Const(_)) => Some((x, b)),
            (Node::Const(_), Node::Symbol(x)) => Some((x, a)),
            _ => None,
        },
        Node::Symbol(x) => Some((x, terms.truth())),
        Node::Unary(term::Unary::Not, a) => match terms.node(a) {
            Node::Symbol(x) => Some((x, terms.falsity())),
            _ => None,
        },
        _ => None,
    }
}
