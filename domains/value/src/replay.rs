//! One path with given inputs: what is known along it when some unknown functions return what they are told.

use std::collections::BTreeMap;
use std::rc::Rc;

use cfa::{ExprId, Place, Program};
use cpa::{Cx, Step, Target, Transition};
use index::Id;
use types::Scalar;

use crate::domain::{Domain, Mode};
use crate::trace::Trace;
use crate::{Val, ValueOptions, ValuePrec, ValueState};

/// What the call at a step of the path returns, as bits of its type. A pointer is null or (not 0) leads outside.
pub type Pins = BTreeMap<usize, u128>;

/// Bits of an object: the first one, and the one behind the last.
pub type Written = (memory::ObjectId, u64, u64);

#[derive(Clone, Debug)]
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

impl Replay {
    pub fn new(program: &Program, options: ValueOptions) -> Self {
        Replay { domain: Domain::new(program, options) }
    }

    pub fn replay(&mut self, steps: &[Transition<'_>], pins: &Pins, cx: Cx<'_>) -> Step<Replayed> {
        let mut states = vec![self.domain.initial(cx.program)];
        let mut target = None;
        for (at, step) in steps.iter().enumerate() {
            cx.cancel.check()?;
            let mode = Mode { prec: &ValuePrec::All, trace: None, pin: pins.get(&at).copied() };
            let stepped = self.domain.step(cx.program, &states[at], step, mode);
            target = stepped.target;
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
        let (result, ..) = self.domain.with(program, s, mode, cfa::EdgeId::from_usize(0), None, |m, s| {
            let cx = m.cx;
            eval::locate(m, s, cx, place, None)
        });
        result.ok()
    }

    /// The bits of a scalar expression, if the state knows them.
    pub fn eval_at(&mut self, s: &ValueState, x: ExprId, program: &Program) -> Option<u128> {
        let mode = Mode { prec: &ValuePrec::All, trace: None, pin: None };
        let (result, ..) = self.domain.with(program, s, mode, cfa::EdgeId::from_usize(0), None, |m, s| {
            let cx = m.cx;
            eval::expr(m, s, cx, x)
        });
        result.as_ref().ok().and_then(Val::constant)
    }

    /// The bits of an expression and what they mean.
    pub fn value_of(&mut self, s: &ValueState, x: ExprId, program: &Program) -> Option<(u128, Scalar)> {
        Some((self.eval_at(s, x, program)?, program.exprs[x].scalar))
    }
}
