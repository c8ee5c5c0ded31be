//! One path with given inputs: what is known along it when some unknown functions return what they are told.

use std::collections::BTreeMap;
use std::rc::Rc;

use cfa::{ExprId, Place, Program};
use cpa::{Cx, Step, Target, Transition};
use index::Id;
use smt::Answer;
use term::{Sort, SymbolId};
use types::Scalar;

use crate::domain::{Domain, Mode};
use crate::trace::Trace;
use crate::{Origin, Val, ValueOptions, ValuePrec, ValueState};

/// What the call at a step of the path returns, as bits of its type. A pointer is null or (not 0) leads outside.
pub type Pins = BTreeMap<usize, u128>;

/// Bits of an object: the first one, and the one behind the last.
pub type Written = (memory::ObjectId, u64, u64);

#[derive(Debug)]
pub struct Replay {
    domain: Domain,
}

/// How far a path can be followed.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// `states[i]` is the state before step `i`; if the whole path is possible, the last one is behind it.
    pub states: Vec<ValueState>,
    /// The first step that contradicts the state before it.
    pub stopped_at: Option<usize>,
    /// What may go wrong in the last step that was tried.
    pub target: Option<Rc<Target>>,
}

/// An unknown of a path and what it must be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unknown {
    /// The step that met it first.
    pub step: usize,
    pub origin: Origin,
    /// Bits.
    pub width: u32,
    /// Anything, if absent.
    pub bits: Option<u128>,
}

/// Whether the whole path is possible, and with which values of its unknowns.
#[derive(Clone, Debug)]
pub enum Solved {
    Possible(Vec<Unknown>),
    /// The path is possible, but its end violates nothing.
    Harmless(Vec<Unknown>),
    /// This step contradicts those before it.
    Impossible {
        step: usize,
    },
    /// The solver gave no answer.
    Undecided,
}

impl Replay {
    pub fn new(program: &Program, options: ValueOptions) -> Self {
        let mut domain = Domain::new(program, options);
        domain.whole_path = true;
        Replay { domain }
    }

    /// Follows the path with symbolic values. If it `violates` something that this domain sees, its last step does.
    pub fn solve(&mut self, steps: &[Transition<'_>], violates: bool, cx: Cx<'_>) -> Step<Solved> {
        let mut state = self.domain.initial(cx.program);
        let mut unknowns: Vec<(usize, SymbolId)> = Vec::new();
        for (at, step) in steps.iter().enumerate() {
            cx.cancel.check()?;
            let before = self.symbols();
            let mode = Mode { prec: &ValuePrec::All, trace: None, pin: None };
            let stepped = self.domain.step(cx.program, &state, step, mode);
            unknowns.extend((before..self.symbols()).map(|symbol| (at, SymbolId::from_usize(symbol))));
            let last = at + 1 == steps.len();
            state = match (stepped.next, stepped.target) {
                (_, Some(noted)) if last => state.at_target(noted),
                (Some(next), _) => next,
                (None, _) => return Ok(Solved::Impossible { step: at }),
            };
        }
        let Some(reasoner) = &mut self.domain.reasoner else { return Ok(Solved::Undecided) };
        let model = match reasoner.model(&state.conditions) {
            Answer::Sat(model) => model,
            Answer::Unsat(_) => return Ok(Solved::Impossible { step: steps.len().saturating_sub(1) }),
            Answer::Unknown(_) => return Ok(Solved::Undecided),
        };
        let unknown = |(step, symbol): (usize, SymbolId)| Unknown {
            step,
            origin: reasoner.origin(symbol),
            width: reasoner.terms.width(reasoner.terms.symbol_term(symbol)),
            bits: model.get(symbol).map(term::Value::bits),
        };
        // What memory holds as a whole, no input says.
        let is_number = |&(_, symbol): &(usize, SymbolId)| {
            matches!(reasoner.terms.sort(reasoner.terms.symbol_term(symbol)), Sort::Bits(_))
        };
        let unknowns = unknowns.into_iter().filter(is_number).map(unknown).collect();
        Ok(if violates && state.target.is_none() { Solved::Harmless(unknowns) } else { Solved::Possible(unknowns) })
    }

    fn symbols(&self) -> usize {
        self.domain.reasoner.as_ref().map_or(0, |reasoner| reasoner.terms.symbol_count())
    }

    pub fn replay(&mut self, steps: &[Transition<'_>], pins: &Pins, cx: Cx<'_>) -> Step<Replayed> {
        let mut states = vec![self.domain.initial(cx.program)];
        let mut target = None;
        for (at, step) in steps.iter().enumerate() {
            cx.cancel.check()?;
            let mode = Mode { prec: &ValuePrec::All, trace: None, pin: pins.get(&at).copied() };
            let stepped = self.domain.step(cx.program, &states[at], step, mode);
            target = stepped.target.map(|noted| noted.target);
            match stepped.next {
                Some(next) => states.push(next),
                None => return Ok(Replayed { states, stopped_at: Some(at), target }),
            }
        }
        Ok(Replayed { states, stopped_at: None, target })
    }

    /// The state before the first step.
    pub fn start(&self, program: &Program) -> ValueState {
        self.domain.initial(program)
    }

    /// One step at full precision, and the bits (object, first, behind the last) that it wrote.
    pub fn step(&mut self, s: &ValueState, t: &Transition<'_>, cx: Cx<'_>) -> Step<(Option<ValueState>, Vec<Written>)> {
        cx.cancel.check()?;
        let mut trace = Trace::default();
        let mode = Mode { prec: &ValuePrec::All, trace: Some(&mut trace), pin: None };
        let next = self.domain.step(cx.program, s, t, mode).next;
        Ok((next, trace.writes))
    }

    /// Where a place is, if the state knows it.
    pub fn locate(&mut self, s: &ValueState, place: &Place, program: &Program) -> Option<memory::Target> {
        let mode = Mode { prec: &ValuePrec::All, trace: None, pin: None };
        let worked = self.domain.with(program, s, mode, cfa::EdgeId::from_usize(0), None, |m, s| {
            let cx = m.cx;
            eval::locate(m, s, cx, place, None)
        });
        worked.result.ok()
    }

    /// The bits of a scalar expression, if the state knows them.
    pub fn eval_at(&mut self, s: &ValueState, x: ExprId, program: &Program) -> Option<u128> {
        let mode = Mode { prec: &ValuePrec::All, trace: None, pin: None };
        let worked = self.domain.with(program, s, mode, cfa::EdgeId::from_usize(0), None, |m, s| {
            let cx = m.cx;
            eval::expr(m, s, cx, x)
        });
        worked.result.as_ref().ok().and_then(Val::constant)
    }

    /// The bits of an expression and what they mean.
    pub fn value_of(&mut self, s: &ValueState, x: ExprId, program: &Program) -> Option<(u128, Scalar)> {
        Some((self.eval_at(s, x, program)?, program.exprs[x].scalar))
    }
}
