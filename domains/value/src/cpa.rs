//! The domain as a configurable program analysis: the operators that `cpa` calls.

use std::rc::Rc;

use ::cpa::{
    Adjustment, Answer, Ask, Block, CallTargets, Cpa, Cx, Draw, Merge, Query, Reduce, Step, Successors, Transition,
};
use cfa::{ExprId, Facts, LocId, Program, ThreadId};
use smallvec::SmallVec;
use spec::Property;

use crate::draw::graph;
use crate::lifetime::liveness::Dead;
use crate::machine::step::PossibleViolation;
use crate::relation::Relation;
use crate::value_transfer::{Mode, ValueTransfer};
use crate::{InitialPrecision, MergeKind, Scope, Val, ValueOptions, ValuePrec, ValueState};

/// Explicit values over the memory of a program.
#[derive(Debug)]
pub struct ValueCpa {
    transfer: ValueTransfer,
}

impl ValueCpa {
    pub fn new(facts: &Facts<'_>, options: ValueOptions) -> Self {
        ValueCpa { transfer: ValueTransfer::new(facts, options) }
    }

    /// Drops what is known of variables that are dead.
    pub fn dropping_dead(mut self, program: &Program) -> Self {
        let keeps_blocks = self.transfer.options.properties.contains(Property::ValidMemtrack);
        self.transfer.dead = Some(Rc::new(Dead::new(program, self.transfer.live.clone(), keeps_blocks)));
        self
    }

    /// What the terms of states mean, if values are symbolic.
    pub fn terms(&self) -> Option<&term::TermStore> {
        self.transfer.reasoner.as_ref().map(|reasoner| &reasoner.terms)
    }

    /// The value of an expression in a state, for a thread.
    pub fn evaluate(&mut self, s: &ValueState, thread: ThreadId, x: ExprId, program: &Program) -> Val {
        let mode = Mode { prec: &ValuePrec::All, log: None, pin: None };
        let worked = self.transfer.with(program, s, mode, thread, None, |m, s| {
            let cx = m.cx;
            eval::expr(m, s, cx, x)
        });
        worked.result.unwrap_or(Val::Unknown)
    }
}

impl Cpa for ValueCpa {
    type State = ValueState;
    type Prec = ValuePrec;

    fn name(&self) -> &'static str {
        "value"
    }

    fn initial(&mut self, cx: Cx<'_>) -> Step<(ValueState, ValuePrec)> {
        let prec = match self.transfer.options.initial {
            InitialPrecision::All => ValuePrec::All,
            InitialPrecision::Empty => ValuePrec::empty(),
        };
        Ok((self.transfer.initial(cx.program), prec))
    }

    fn transfer(
        &mut self,
        s: &ValueState,
        p: &ValuePrec,
        t: &Transition<'_>,
        _others: &mut dyn Ask,
        cx: Cx<'_>,
    ) -> Step<Successors<ValueState>> {
        let steps = self.transfer.steps(cx.program, s, t, p);
        self.transfer.check_effort()?;
        let mut successors: Successors<ValueState> = SmallVec::new();
        for stepped in steps {
            // States are large: pushed, they are moved once less than by `extend`.
            if let Some(next) = stepped.next {
                successors.push(self.transfer.canonical(next, t, cx.program));
            }
            if let Some(noted) = stepped.target {
                successors.push(s.at_target(noted));
            }
        }
        Ok(successors)
    }

    fn merge(&mut self, new: &ValueState, reached: &ValueState, _p: &ValuePrec, cx: Cx<'_>) -> Step<Merge<ValueState>> {
        let both = match self.transfer.relation(reached, new, cx.program) {
            None | Some(Relation::Equal | Relation::Left) => return Ok(Merge::Separate),
            Some(Relation::Right) => ValueState { joins: reached.joins + 1, ..new.clone() },
            Some(Relation::Third(both)) => *both,
        };
        // What is lost is noted by steps only.
        let width = cx.program.types.model.pointer_bits() as u64;
        let loses = self.transfer.options.properties.contains(Property::ValidMemtrack) && both.has_lost(width);
        Ok(if both != *reached && !loses { Merge::Joined(both) } else { Merge::Separate })
    }

    fn merges(&self) -> bool {
        self.transfer.options.merge != MergeKind::Separate
    }

    fn adjusts(&self) -> bool {
        self.transfer.options.scope != Scope::Global
    }

    fn covers(&mut self, reached: &ValueState, new: &ValueState, _p: &ValuePrec, cx: Cx<'_>) -> Step<bool> {
        Ok(self.transfer.covers(reached, new, cx.program))
    }

    fn adjust(
        &mut self,
        s: ValueState,
        p: &ValuePrec,
        locs: &[LocId],
        cx: Cx<'_>,
    ) -> Step<Adjustment<ValueState, ValuePrec>> {
        // What one thread must know, another may have to write.
        if locs.len() > 1 {
            return Ok(Adjustment::Keep(s));
        }
        Ok(Adjustment::Keep(self.transfer.adjusted(cx.program, s, p, locs.first().copied())))
    }

    fn reducer(&mut self) -> Option<&mut dyn Reduce<State = ValueState>> {
        Some(self)
    }

    fn painter(&self) -> Option<&dyn Draw<State = ValueState>> {
        Some(self)
    }

    fn answer(&mut self, s: &ValueState, query: Query, cx: Cx<'_>) -> Answer {
        match query {
            Query::CallTargets(thread, x) => {
                let function = match self.evaluate(s, thread, x, cx.program) {
                    Val::Unknown
                    | Val::Wide(_)
                    | Val::Term { .. }
                    | Val::Perhaps { .. }
                    | Val::Part(_)
                    | Val::At { .. }
                    | Val::Node { .. }
                    | Val::Inside(_) => {
                        return Answer::Unknown;
                    }
                    Val::Escaped { .. } => return Answer::Among(self.transfer.escaped_functions(s, cx.program)),
                    Val::Outside { .. } => None,
                    // Calls of code at a fixed address leave the program.
                    Val::Bits(1..) => None,
                    Val::Bits(0) | Val::Dangling(_) => {
                        return nowhere();
                    }
                    Val::Pointer { object, offset } => match s.store.function_at(memory::Target { object, offset }) {
                        Some(function) => Some(function),
                        None => return nowhere(),
                    },
                };
                let outside = function.is_none();
                Answer::Targets(CallTargets { functions: function.into_iter().collect(), outside })
            }
            Query::Value(thread, x) => match self.evaluate(s, thread, x, cx.program).constant() {
                Some(bits) => Answer::Value(bits),
                None => Answer::Unknown,
            },
        }
    }
}

impl Reduce for ValueCpa {
    type State = ValueState;

    fn reduce(&mut self, entry: &ValueState, block: Block, cx: Cx<'_>) -> Step<Option<ValueState>> {
        Ok(self.transfer.reduce(entry, block, cx.program))
    }

    fn expand(&mut self, entry: &ValueState, _block: Block, exit: &ValueState, cx: Cx<'_>) -> Step<Option<ValueState>> {
        Ok(self.transfer.expand(entry, exit, cx.program))
    }
}

impl Draw for ValueCpa {
    type State = ValueState;

    fn draw(&self, s: &ValueState, name: &str, program: &Program) -> String {
        graph::dot(s, self.transfer.reasoner.as_deref(), eval::Cx::new(program, &self.transfer.tables), name)
    }
}

impl ValueState {
    /// The same state, at a target.
    pub(crate) fn at_target(&self, noted: PossibleViolation) -> ValueState {
        ValueState { target: Some(noted.target), conditions: noted.conditions, ..self.clone() }
    }
}

/// A call that leads nowhere: the domain itself has to see it.
fn nowhere() -> Answer {
    Answer::Targets(CallTargets { functions: SmallVec::new(), outside: true })
}
