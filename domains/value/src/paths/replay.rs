//! Symbolic execution of one path: what is known along it when some unknown functions return what they are told, and
//! which inputs lead to its end.

use std::collections::BTreeMap;
use std::rc::Rc;

use cfa::{ExprId, Facts, Place, Program, ThreadId};
use cpa::{Cx, Step, Target, Transition, Undefined};
use index::Id;
use smt::Answer;
use spec::{Fault, Property};
use term::{Sort, SymbolId, Term};
use types::Scalar;

use crate::inputs::argv::Arguments;
use crate::inputs::solve::ModelSearch;
use crate::machine::access_log::AccessLog;
use crate::value_transfer::{Mode, ValueTransfer};
use crate::{Origin, ProgramArguments, Val, ValueOptions, ValuePrec, ValueState};

/// What the call at a step of the path returns, as bits of its type. A pointer is null or (not 0) leads outside.
pub type Pins = BTreeMap<usize, u128>;

/// Bits of an object: the first one, and the one behind the last.
pub type WrittenBits = (memory::ObjectId, u64, u64);

#[derive(Debug)]
pub struct Replay {
    transfer: ValueTransfer,
}

/// A path, followed up to a step.
struct Way {
    at: usize,
    state: ValueState,
    /// With the steps that named them.
    unknowns: Vec<(usize, SymbolId)>,
}

/// Bounds on the number of arguments and their lengths that are tried in turn.
const SMALL: [u128; 7] = [1, 2, 3, 4, 8, 64, 1024];

/// After so many ways a path is left undecided. Not measured.
const WAYS: usize = 64;

/// How far a path can be followed.
#[derive(Clone, Debug)]
pub struct PathTrace {
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

/// With what a path is followed.
#[derive(Clone, Debug)]
pub struct Solution {
    pub unknowns: Vec<Unknown>,
    /// If they are followed.
    pub arguments: Option<ProgramArguments>,
    /// What standard input holds.
    pub input: Vec<u8>,
}

/// Whether the whole path is possible, and with which values of its unknowns.
#[derive(Clone, Debug)]
pub enum ReplayResult {
    Possible(Solution),
    /// The path is possible, but its end violates nothing.
    Harmless(Solution),
    /// This step contradicts those before it.
    Impossible {
        step: usize,
    },
    /// On the way something is undefined that no property speaks of, and no execution goes on.
    Undefined(Rc<Undefined>),
    /// The solver gave no answer.
    Undecided,
}

impl Replay {
    pub fn new(facts: &Facts<'_>, options: ValueOptions) -> Self {
        let mut transfer = ValueTransfer::new(facts, options);
        transfer.whole_path = true;
        transfer.readings = Some(Box::default());
        Replay { transfer }
    }

    /// Follows the path with symbolic values, in each way in which its steps can go on, until one is possible. If it
    /// `violates` something that this domain sees, its last step does.
    pub fn solve(&mut self, steps: &[Transition<'_>], violates: bool, cx: Cx<'_>) -> Step<ReplayResult> {
        let mut open = vec![Way { at: 0, state: self.transfer.initial(cx.program), unknowns: Vec::new() }];
        let (mut tried, mut furthest, mut harmless, mut undefined) = (0, 0, None, None);
        while let Some(Way { at, state, mut unknowns }) = open.pop() {
            cx.cancel.check()?;
            let Some(step) = steps.get(at) else {
                match self.solve_end(state, &unknowns, violates, steps.len().saturating_sub(1), cx.program) {
                    ReplayResult::Impossible { .. } => furthest = steps.len().saturating_sub(1),
                    solved @ ReplayResult::Harmless(_) => harmless = Some(solved),
                    solved => return Ok(solved),
                }
                continue;
            };
            let ways = self.transfer.steps(cx.program, &state, step, &ValuePrec::All);
            tried += ways.len().saturating_sub(1);
            if tried > WAYS {
                return Ok(ReplayResult::Undecided);
            }
            let last = at + 1 == steps.len();
            // The first one is followed first.
            for (left, stepped) in ways.into_iter().enumerate().rev() {
                if stepped.undefined.is_some() {
                    undefined = undefined.or(stepped.undefined);
                    continue;
                }
                let next = match (stepped.next, stepped.target) {
                    (_, Some(noted)) if last => state.at_target(noted),
                    (Some(next), _) => next,
                    (None, _) => {
                        furthest = furthest.max(at);
                        continue;
                    }
                };
                let named = stepped.unknowns.map(|symbol| (at, SymbolId::from_usize(symbol)));
                let mut unknowns = if left == 0 { std::mem::take(&mut unknowns) } else { unknowns.clone() };
                unknowns.extend(named);
                open.push(Way { at: at + 1, state: next, unknowns });
            }
        }
        let undefined = undefined.map(ReplayResult::Undefined);
        Ok(harmless.or(undefined).unwrap_or(ReplayResult::Impossible { step: furthest }))
    }

    /// Values of the unknowns with which the end of a path is reached.
    fn solve_end(
        &mut self,
        state: ValueState,
        unknowns: &[(usize, SymbolId)],
        violates: bool,
        last: usize,
        program: &Program,
    ) -> ReplayResult {
        let ValueTransfer { reasoner, arguments, readings, .. } = &mut self.transfer;
        let Some(reasoner) = reasoner else { return ReplayResult::Undecided };
        let model = match reasoner.model(&state.conditions) {
            Answer::Sat(model) => model,
            Answer::Unsat(_) => return ReplayResult::Impossible { step: 0 },
            Answer::Unknown(_) => return ReplayResult::Undecided,
        };
        let misfit = state.target.as_ref().filter(|target| is_misfit(target)).map(|_| last);
        let mut settling = ModelSearch::new(reasoner, state.conditions.clone(), model);
        let [count, lengths] = arguments.as_deref().map(Arguments::numbers).unwrap_or_default();
        settle_small(&mut settling, &count);
        if let Some(readings) = readings {
            settling.settle_readings(readings, unknowns, misfit);
        }
        settle_small(&mut settling, &lengths);
        let ModelSearch { conditions, model, reasoner, .. } = settling;
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
        let values = unknowns.iter().copied().filter(is_number).map(unknown).collect();
        let input = readings.as_ref().map(|readings| readings.input(unknowns, misfit, &reasoner.terms, &model));
        let input = input.unwrap_or_default();
        let arguments =
            arguments.as_ref().map(|arguments| arguments.wanted(program, &reasoner.terms, &model, &conditions));
        let solution = Solution { unknowns: values, arguments, input };
        match violates && state.target.is_none() {
            true => ReplayResult::Harmless(solution),
            false => ReplayResult::Possible(solution),
        }
    }

    pub fn replay(&mut self, steps: &[Transition<'_>], pins: &Pins, cx: Cx<'_>) -> Step<PathTrace> {
        let mut states = vec![self.transfer.initial(cx.program)];
        let mut target = None;
        for (at, step) in steps.iter().enumerate() {
            cx.cancel.check()?;
            let mode = Mode { prec: &ValuePrec::All, log: None, pin: pins.get(&at).copied() };
            let stepped = self.transfer.step(cx.program, &states[at], step, mode);
            target = stepped.target.map(|noted| noted.target);
            match stepped.next {
                Some(next) => states.push(next),
                None => return Ok(PathTrace { states, stopped_at: Some(at), target }),
            }
        }
        Ok(PathTrace { states, stopped_at: None, target })
    }

    /// The state before the first step.
    pub fn start(&mut self, program: &Program) -> ValueState {
        self.transfer.initial(program)
    }

    /// One step at full precision, and the bits (object, first, behind the last) that it wrote.
    pub fn step(
        &mut self,
        s: &ValueState,
        t: &Transition<'_>,
        cx: Cx<'_>,
    ) -> Step<(Option<ValueState>, Vec<WrittenBits>)> {
        cx.cancel.check()?;
        let mut trace = AccessLog::default();
        let mode = Mode { prec: &ValuePrec::All, log: Some(&mut trace), pin: None };
        let next = self.transfer.step(cx.program, s, t, mode).next;
        Ok((next, trace.writes))
    }

    /// Where a place is, if the state knows it.
    pub fn locate(&mut self, s: &ValueState, place: &Place, program: &Program) -> Option<memory::Target> {
        let mode = Mode { prec: &ValuePrec::All, log: None, pin: None };
        let worked = self.transfer.with(program, s, mode, ThreadId::main(), None, |m, s| {
            let cx = m.cx;
            eval::locate(m, s, cx, place, None)
        });
        worked.result.ok().and_then(eval::Located::target)
    }

    /// The bits of a scalar expression, if the state knows them.
    pub fn eval_at(&mut self, s: &ValueState, x: ExprId, program: &Program) -> Option<u128> {
        let mode = Mode { prec: &ValuePrec::All, log: None, pin: None };
        let worked = self.transfer.with(program, s, mode, ThreadId::main(), None, |m, s| {
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

/// Numbers are as small as they can be together.
fn settle_small(settling: &mut ModelSearch<'_>, numbers: &[Term]) {
    let is_small = |most: u128| {
        let terms = &mut settling.reasoner.terms;
        let small: Vec<Term> = numbers
            .iter()
            .map(|&number| {
                let most = terms.constant(most, terms.width(number));
                terms.ule(number, most)
            })
            .collect();
        let claim = terms.all(small);
        settling.settle(claim)
    };
    SMALL.into_iter().any(is_small);
}

/// Whether a number that is read has no meaning.
fn is_misfit(target: &Target) -> bool {
    matches!(target, Target::Violation(violation) if violation.property == Property::Never(Fault::LibraryPrecondition))
}
