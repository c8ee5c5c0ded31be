//! The trace of a counterexample: what happened in the execution that shows the violation, for readers.

use std::collections::VecDeque;

use cfa::{Arg, Callee, EdgeId, ExprId, ExprKind, Op, Place, PlaceBase, Program, Storage};
use eval::Store;
use index::FxHashMap;
use interp::{Choice, Hooks, Inputs, InputsFile, Io, Options, Outcome, Peek, PreparedProgram, Scene, Value};
use source::Span;
use types::Scalar;

use crate::observers::{ObserverResult, Observers};
use crate::text::value_text;

/// Steps that are kept at the beginning and at the end of a long execution.
const HEAD: u64 = 2000;
const TAIL: u64 = 2000;
/// Values shown of one condition or call.
const MOST_VALUES: usize = 4;

#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Trace {
    pub steps: Vec<TraceStep>,
    /// Steps left out, and before which of `steps`.
    pub elided: Option<(usize, u64)>,
}

/// An edge that was taken.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct TraceStep {
    pub edge: EdgeId,
    /// Calls that wait.
    pub depth: usize,
    /// What was assigned, returned, passed, or decided a branch: in the program's words, with its value.
    pub values: Vec<ShownValue>,
    /// The result of a call that does not enter the program.
    pub result: Option<ShownValue>,
    /// It may not have come to its end.
    pub is_broken_off: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ShownValue {
    pub name: String,
    pub value: String,
}

/// One line for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TraceLine {
    pub span: Span,
    pub text: String,
    pub is_input: bool,
}

/// Where a trace ends, counted in edges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// Behind the last one.
    After(u64),
    /// With the execution, which may not have come to the end of the last one.
    Abrupt(u64),
}

/// A run that was watched.
pub(crate) struct Recording {
    pub outcome: Outcome,
    pub scene: Scene,
    pub observed: ObserverResult,
    pub trace: Trace,
}

/// Repeats a run from its inputs, and what standard input holds, and writes down what happens until `end`, while observers watch.
pub(crate) fn record(
    prepared: &PreparedProgram<'_>,
    options: &Options,
    (choices, input): (&[Choice], &[u8]),
    end: End,
    observers: Option<&Observers<'_>>,
) -> Recording {
    let program = prepared.cx().program;
    let (End::After(edges) | End::Abrupt(edges)) = end;
    let listed =
        InputsFile { choices: choices.iter().map(|choice| (0, choice.clone())).collect(), ..InputsFile::default() };
    let options = Options { inputs: Inputs::Listed(listed), ..options.clone() };
    let mut recorder = Recorder { program, peek: prepared.peek(), trace: Trace::default(), waiting: None };
    let mut watch = observers.map(Observers::watch);
    let mut taken = 0u64;
    let mut observer = |edge: EdgeId, s: &Store<Value>| {
        if let Some(watch) = &mut watch {
            watch.step(edge, s, &mut recorder.peek);
        }
        recorder.finish(s);
        if taken >= edges {
            return;
        }
        if taken < HEAD || taken.saturating_add(TAIL) >= edges {
            recorder.step(edge, s, end == End::Abrupt(taken.saturating_add(1)));
        } else {
            let (_, count) = recorder.trace.elided.get_or_insert((recorder.trace.steps.len(), 0));
            *count = count.saturating_add(1);
        }
        taken = taken.saturating_add(1);
    };
    let mut io = Io { stdin: &mut &*input, stdout: &mut std::io::sink(), stderr: &mut std::io::sink() };
    let hooks = Hooks { guide: None, observer: Some(&mut observer) };
    let (outcome, scene) = prepared.run_to_scene(&options, &mut io, hooks);
    let observed = watch.map_or(ObserverResult::Nothing, |watch| watch.finish(&outcome.halt, &mut recorder.peek));
    Recording { outcome, scene, observed, trace: recorder.trace }
}

struct Recorder<'p> {
    program: &'p Program,
    peek: Peek<'p>,
    trace: Trace,
    /// The last step is a call of the frame of this depth, whose result goes here.
    waiting: Option<(Place, Scalar, usize)>,
}

impl Recorder<'_> {
    /// Of a step that is broken off, only what it begins with is known.
    fn step(&mut self, edge: EdgeId, s: &Store<Value>, is_broken_off: bool) {
        let program = self.program;
        let mut values = Vec::new();
        match &program.edges[edge].op {
            Op::Assign { value: x, .. } | Op::Return(Some(Arg::Scalar(x))) if is_broken_off => {
                self.reads(s, *x, &mut values)
            }
            Op::Assume { condition, .. } => self.reads(s, *condition, &mut values),
            Op::Assign { place, value } if !is_temporary(program, place) => {
                let x = &program.exprs[*value];
                // A bit-field keeps as many bits as it has.
                let scalar = match (place.bits, x.scalar) {
                    (Some(bits), Scalar::Int(int)) => Scalar::Int(types::IntType { width: bits.width, ..int }),
                    (_, scalar) => scalar,
                };
                if let Some(value) = self.text_of(s, *value, scalar) {
                    let name = cfa::display::place_to_c(program, place, x.ty);
                    values.push(ShownValue { name, value });
                }
            }
            Op::Call(call) => {
                for arg in &call.args {
                    let Arg::Scalar(x) = arg else { continue };
                    let name = cfa::display::expr_to_c(program, *x);
                    let value = self.text_of(s, *x, program.exprs[*x].scalar).unwrap_or_else(|| name.clone());
                    values.push(ShownValue { name, value });
                }
                let result = program.types.as_function(call.ty).and_then(|ty| program.types.scalar(ty.result.ty));
                if let (Some(place), Some(scalar)) = (call.result, result) {
                    self.waiting = Some((place, scalar, s.frames.len()));
                }
            }
            Op::Return(Some(Arg::Scalar(x))) => {
                if let Some(value) = self.text_of(s, *x, program.exprs[*x].scalar) {
                    values.push(ShownValue { name: cfa::display::expr_to_c(program, *x), value });
                }
            }
            _ => {}
        }
        self.trace.steps.push(TraceStep {
            edge,
            depth: s.frames.len().saturating_sub(1),
            values,
            result: None,
            is_broken_off,
        });
    }

    /// The value of an expression in words. It may lead to a string literal or a function that comes to be with it.
    fn text_of(&mut self, s: &Store<Value>, x: ExprId, scalar: Scalar) -> Option<String> {
        let mut after = s.clone();
        let value = self.peek.expr_in(&mut after, x)?;
        Some(value_text(self.program, &after, value, scalar))
    }

    /// The state after the last step tells what a call gave that did not enter the program.
    fn finish(&mut self, s: &Store<Value>) {
        let Some((place, scalar, depth)) = self.waiting.take() else { return };
        if s.frames.len() != depth {
            return;
        }
        let Some(step) = self.trace.steps.last_mut() else { return };
        let Op::Call(call) = &self.program.edges[step.edge].op else { return };
        let ty = self.program.types.as_function(call.ty).map(|ty| ty.result.ty);
        if let (Some(value), Some(ty)) = (self.peek.read(s, &place, scalar), ty) {
            let name = cfa::display::place_to_c(self.program, &place, ty);
            step.result = Some(ShownValue { name, value: value_text(self.program, s, value, scalar) });
        }
    }

    /// The variables that an expression reads.
    fn reads(&mut self, s: &Store<Value>, x: ExprId, values: &mut Vec<ShownValue>) {
        let program = self.program;
        let mut work = VecDeque::from([x]);
        while let Some(x) = work.pop_front() {
            if values.len() >= MOST_VALUES {
                return;
            }
            match &program.exprs[x].kind {
                ExprKind::Read(place) => {
                    let name = cfa::display::expr_to_c(program, x);
                    let is_new = values.iter().all(|shown| shown.name != name);
                    if let Some(value) = self.peek.expr(s, x).filter(|_| is_new && !is_temporary(program, place)) {
                        values.push(ShownValue { name, value: value_text(program, s, value, program.exprs[x].scalar) });
                    }
                }
                ExprKind::Const(_) | ExprKind::Function(_) | ExprKind::Address(_) => {}
                ExprKind::Unary(_, a) | ExprKind::Convert(a) | ExprKind::ToBool(a) => work.push_back(*a),
                ExprKind::Binary(_, a, b)
                | ExprKind::PtrAdd { pointer: a, index: b, .. }
                | ExprKind::PtrDiff { left: a, right: b, .. } => work.extend([*a, *b]),
            }
        }
    }
}

fn is_temporary(program: &Program, place: &Place) -> bool {
    matches!(place.base, PlaceBase::Var(var) if program.vars[var].storage == Storage::Temp)
}

impl Trace {
    /// The trace in source terms. Of what a loop does again and again, only the first and the last times are kept.
    pub fn lines(&self, program: &Program, is_input: impl Fn(EdgeId) -> bool) -> Vec<TraceLine> {
        const FIRST: u32 = 2;
        const LAST: u32 = 1;
        let mut left: FxHashMap<EdgeId, u32> = FxHashMap::default();
        for step in &self.steps {
            *left.entry(step.edge).or_insert(0) += 1;
        }
        let mut done: FxHashMap<EdgeId, u32> = FxHashMap::default();
        let mut lines: Vec<TraceLine> = Vec::new();
        let mut omitted = 0u64;
        for (index, step) in self.steps.iter().enumerate() {
            if let Some((at, count)) = self.elided
                && at == index
            {
                omitted = omitted.saturating_add(count);
            }
            let (done, left) = (done.entry(step.edge).or_insert(0), left.entry(step.edge).or_insert(0));
            let is_kept = *done < FIRST || *left <= LAST;
            *done = done.saturating_add(1);
            *left = left.saturating_sub(1);
            let Some(text) = step.text(program) else { continue };
            if !is_kept {
                omitted = omitted.saturating_add(1);
                continue;
            }
            let span = program.edges[step.edge].span;
            if omitted > 0 {
                let steps = if omitted == 1 { "step" } else { "steps" };
                let text = format!("… {omitted} {steps} left out");
                lines.push(TraceLine { span: Span::NONE, text, is_input: false });
                omitted = 0;
            }
            lines.push(TraceLine { span, text, is_input: step.result.is_some() && is_input(step.edge) });
        }
        lines
    }
}

impl TraceStep {
    /// `None` for what no reader wants to see.
    fn text(&self, program: &Program) -> Option<String> {
        let edge = &program.edges[self.edge];
        if edge.span.is_none() {
            return None;
        }
        let pairs = || self.values.iter().map(|shown| format!("{} = {}", shown.name, shown.value)).collect::<Vec<_>>();
        let args = || self.values.iter().map(|shown| shown.value.as_str()).collect::<Vec<_>>().join(", ");
        if let Some(allocation) = program.asked_allocation(self.edge) {
            // That it succeeds, its call shows.
            let fails = self.result.as_ref().is_some_and(|answer| answer.value == "0");
            return fails.then(|| format!("{allocation}({}) fails", args()));
        }
        match &edge.op {
            Op::Assign { .. } | Op::Return(Some(Arg::Scalar(_))) if self.is_broken_off => {
                let text = match &edge.op {
                    Op::Assign { place, value } if is_temporary(program, place) => {
                        cfa::display::expr_to_c(program, *value)
                    }
                    op => cfa::display::step_to_c(program, op),
                };
                let pairs = pairs();
                Some(if pairs.is_empty() { text } else { format!("{text} with {}", pairs.join(", ")) })
            }
            Op::Assume { .. } => {
                let text = cfa::display::step_to_c(program, &edge.op);
                let pairs = pairs();
                // A condition on temporaries only says what the reader saw before.
                (!pairs.is_empty()).then(|| format!("{text} with {}", pairs.join(", ")))
            }
            Op::Assign { .. } => pairs().into_iter().next(),
            Op::Call(call) => {
                let callee = match call.callee {
                    Callee::Direct(function) => program.name(program.functions[function].name).to_owned(),
                    Callee::Pointer(x) => cfa::display::expr_to_c(program, x),
                };
                let text = format!("{callee}({})", args());
                Some(match &self.result {
                    Some(ShownValue { name, value }) if !self.is_to_temporary(program) => {
                        format!("{name} = {text} = {value}")
                    }
                    Some(ShownValue { value, .. }) => format!("{text} = {value}"),
                    None => text,
                })
            }
            Op::Return(Some(_)) => self.values.first().map(|shown| format!("return {}", shown.value)),
            Op::Copy { .. } | Op::Zero { .. } | Op::VaArg { .. } | Op::Asm(_) | Op::Unsupported(_) => {
                Some(cfa::display::step_to_c(program, &edge.op))
            }
            Op::Noop
            | Op::Open(_)
            | Op::OpenSized { .. }
            | Op::Close(_)
            | Op::Return(None)
            | Op::VaStart { .. }
            | Op::VaCopy { .. }
            | Op::VaEnd { .. }
            | Op::ThreadStart { .. }
            | Op::ThreadJoin { .. }
            | Op::Lock { .. }
            | Op::Unlock { .. }
            | Op::AtomicBegin
            | Op::AtomicEnd => None,
        }
    }

    fn is_to_temporary(&self, program: &Program) -> bool {
        match &program.edges[self.edge].op {
            Op::Call(call) => call.result.is_some_and(|place| is_temporary(program, &place)),
            _ => false,
        }
    }
}
