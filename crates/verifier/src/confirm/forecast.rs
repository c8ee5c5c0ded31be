//! What the inputs of a path must be, read off the path at full precision.
//!
//! Beside the states of the value domain goes a map from memory cells to what is in them in terms of the inputs.
//! Conditions on such cells are demands on the inputs. Wherever this is not exact, the execution tells.

use std::collections::BTreeMap;

use cfa::{Arg, BinaryOp, CallOp, EdgeId, ExprId, ExprKind, Op, Place, PlaceBase, Program};
use cpa::{Cx, Flow, Step, Transition};
use index::FxHashMap;
use memory::ObjectId;
use types::{IntType, Scalar, UnaryOp};
use value::{Replay, Val, ValueOptions, ValueState, Written};

use super::demand::{Demands, Linear, Side, Test, mirrored};
use super::plan::{Content, Plan, Planned};
use super::wish::Wish;

/// What is known of a value in terms of the inputs.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Sym {
    Known(i128),
    Linear(Linear),
    /// 1 if the test holds, else 0.
    Test(Test),
    Opaque,
}

/// Where an input is asked for.
struct Origin {
    step: usize,
    ty: IntType,
    /// How much memory it is, unless it is the result of a call.
    bytes: Option<usize>,
}

struct Forecast<'p> {
    program: &'p Program,
    replay: Replay,
    demands: Demands,
    origins: Vec<Origin>,
    /// Cells by object and first bit: the bit behind the last, and what they hold.
    cells: FxHashMap<ObjectId, BTreeMap<u64, (u64, Sym)>>,
    /// The step that is being looked at.
    at: usize,
}

pub(super) fn forecast(options: &ValueOptions, path: &[(EdgeId, Flow)], cx: Cx<'_>) -> Step<Plan> {
    let program = cx.program;
    let mut forecast = Forecast {
        program,
        replay: Replay::new(program, options.clone()),
        demands: Demands::default(),
        origins: Vec::new(),
        cells: FxHashMap::default(),
        at: 0,
    };
    let mut state = forecast.replay.start(program);
    for (at, &(edge, flow)) in path.iter().enumerate() {
        forecast.at = at;
        let op = &program.edges[edge].op;
        let (next, writes) = forecast.replay.step(&state, &Transition { edge, op, flow }, cx)?;
        let Some(next) = next else {
            forecast.condition(&state, op);
            break;
        };
        forecast.step(&state, op, flow, &next, &writes);
        state = next;
    }
    Ok(forecast.plan())
}

impl Forecast<'_> {
    fn plan(self) -> Plan {
        let mut plan = Plan::default();
        for (origin, value) in self.origins.iter().zip(self.demands.solve()) {
            let planned = value.map(|bits| Planned { ty: origin.ty, bits });
            match (origin.bytes, planned) {
                (Some(bytes), planned) => plan.content(origin.step, Content { bytes, planned }),
                (None, Some(planned)) => plan.result(origin.step, planned),
                (None, None) => {}
            }
        }
        plan
    }

    fn step(&mut self, before: &ValueState, op: &Op, flow: Flow, next: &ValueState, writes: &[Written]) {
        match (op, flow) {
            (Op::Assume { .. }, _) => self.condition(before, op),
            (Op::Assign { value, .. }, _) => {
                let value = self.sym(before, *value);
                self.forget(writes);
                if let Some(&written) = writes.last() {
                    self.set(written, value);
                }
            }
            (Op::Copy { to, from, bytes }, _) => self.copy(before, to, from, bytes.saturating_mul(8), writes),
            (Op::Open(vars), _) => {
                for &var in vars {
                    let place = Place { base: PlaceBase::Var(var), offset: 0, bits: None };
                    if let Some(target) = self.replay.locate(next, &place, self.program) {
                        self.cells.remove(&target.object);
                    }
                }
            }
            (Op::Call(call), Flow::Enter(function)) => {
                let args: Vec<Sym> = call.args.iter().map(|arg| self.arg(before, arg)).collect();
                let bindings = next.frames().last().map_or(&[][..], |frame| &frame.bindings);
                bindings.iter().flatten().for_each(|object| _ = self.cells.remove(object));
                for (&param, arg) in self.program.functions[function].params.iter().zip(args) {
                    let place = Place { base: PlaceBase::Var(param), offset: 0, bits: None };
                    let scalar = self.program.types.scalar(self.program.vars[param].ty.ty);
                    if let Some(bits) = scalar.and_then(|scalar| self.bits(next, &place, scalar)) {
                        self.set(bits, arg);
                    }
                }
            }
            (Op::Return(value), Flow::Return { call }) => {
                let value = value.as_ref().map_or(Sym::Opaque, |arg| self.arg(before, arg));
                self.forget(writes);
                if let Op::Call(call) = &self.program.edges[call].op {
                    self.deliver(next, call, value);
                }
            }
            (Op::Call(call), Flow::External(_) | Flow::Outside) => {
                self.condition(before, op);
                call.args.iter().for_each(|arg| _ = self.arg(before, arg));
                self.forget(writes);
                writes.iter().for_each(|&written| self.set(written, Sym::Opaque));
                self.asked(next, call);
            }
            (Op::OpenSized { .. } | Op::Zero { .. } | Op::VaArg { .. } | Op::Asm(_), _) => {
                self.forget(writes);
                writes.iter().for_each(|&written| self.set(written, Sym::Opaque));
            }
            _ => self.forget(writes),
        }
    }

    /// A call that may ask for its result.
    fn asked(&mut self, next: &ValueState, call: &CallOp) {
        let Some(scalar) = self.result_scalar(call) else { return };
        let Some(place) = &call.result else { return };
        let Some(bits @ (object, start, end)) = self.bits(next, place, scalar) else { return };
        // What is new in memory has no history.
        if let Some(&Val::Pointer { object, .. }) = next.memory().read_exact(object, start, end.saturating_sub(start)) {
            self.cells.remove(&object);
        }
        let value = match self.int(scalar) {
            Some(ty) => self.input(ty, None),
            None => Sym::Opaque,
        };
        self.set(bits, value);
    }

    fn deliver(&mut self, next: &ValueState, call: &CallOp, value: Sym) {
        let scalar = self.result_scalar(call);
        if let (Some(place), Some(scalar)) = (&call.result, scalar)
            && let Some(bits) = self.bits(next, place, scalar)
        {
            self.set(bits, value);
        }
    }

    fn result_scalar(&self, call: &CallOp) -> Option<Scalar> {
        self.program.types.scalar(self.program.types.as_function(call.ty)?.result.ty)
    }

    fn input(&mut self, ty: IntType, bytes: Option<usize>) -> Sym {
        self.origins.push(Origin { step: self.at, ty, bytes });
        Sym::Linear(Linear::of(self.demands.input(ty), ty))
    }

    /// Patterns of pointers are numbers too: null or not.
    fn int(&self, scalar: Scalar) -> Option<IntType> {
        match scalar {
            Scalar::Int(int) => Some(int),
            Scalar::Pointer => Some(self.program.types.pointer_int()),
            Scalar::Float(_) => None,
        }
    }

    fn bits(&mut self, s: &ValueState, place: &Place, scalar: Scalar) -> Option<Written> {
        let target = self.replay.locate(s, place, self.program)?;
        let first = u64::try_from(target.offset).ok()?.checked_mul(8)?;
        let (start, width) = match place.bits {
            Some(range) => (first.checked_add(range.start as u64)?, range.width as u64),
            None => (first, self.width(scalar)?),
        };
        Some((target.object, start, start.checked_add(width)?))
    }

    fn width(&self, scalar: Scalar) -> Option<u64> {
        self.int(scalar).map(|int| int.width as u64)
    }

    fn set(&mut self, (object, start, end): Written, value: Sym) {
        self.forget(&[(object, start, end)]);
        if !matches!(value, Sym::Known(_)) {
            self.cells.entry(object).or_default().insert(start, (end, value));
        }
    }

    fn forget(&mut self, writes: &[Written]) {
        for &(object, start, end) in writes {
            let Some(cells) = self.cells.get_mut(&object) else { continue };
            while let Some((&first, _)) = cells.range(..end).next_back().filter(|(_, cell)| cell.0 > start) {
                cells.remove(&first);
            }
        }
    }

    fn copy(&mut self, before: &ValueState, to: &Place, from: &Place, width: u64, writes: &[Written]) {
        let target = self.replay.locate(before, to, self.program);
        let source = self.replay.locate(before, from, self.program);
        let first = |target: memory::Target| u64::try_from(target.offset).ok()?.checked_mul(8);
        let (Some(target), Some(source)) = (target, source) else { return self.forget(writes) };
        let (Some(to), Some(from)) = (first(target), first(source)) else { return self.forget(writes) };
        let end = from.saturating_add(width);
        let moved: Vec<(u64, (u64, Sym))> = match self.cells.get(&source.object) {
            Some(cells) => cells.range(from..end).map(|(&start, &cell)| (start, cell)).collect(),
            None => Vec::new(),
        };
        self.forget(&[(target.object, to, to.saturating_add(width))]);
        for (start, (behind, value)) in moved {
            let move_to = |bit: u64| bit.saturating_sub(from).saturating_add(to);
            self.set((target.object, move_to(start), move_to(behind)), value);
        }
    }

    fn arg(&mut self, s: &ValueState, arg: &Arg) -> Sym {
        match arg {
            Arg::Scalar(x) => self.sym(s, *x),
            Arg::Aggregate { .. } => Sym::Opaque,
        }
    }

    /// What an assumption, written as an edge or as a call, says about the inputs.
    fn condition(&mut self, s: &ValueState, op: &Op) {
        let Some(Wish { op, left, right }) = Wish::of_op(self.program, op) else { return };
        let test = self.compare(s, op, left, right);
        if let Sym::Test(test) = test {
            self.demands.add(test);
        }
    }

    fn compare(&mut self, s: &ValueState, op: BinaryOp, left: ExprId, right: Option<ExprId>) -> Sym {
        let Some(ty) = self.int(self.program.exprs[left].scalar) else { return Sym::Opaque };
        let left = self.sym(s, left);
        let right = right.map_or(Sym::Known(0), |right| self.sym(s, right));
        let test = match (left, right) {
            (Sym::Linear(left), Sym::Known(right)) => Some(Test { op, left, right: Side::Known(right), ty }),
            (Sym::Known(left), Sym::Linear(right)) => {
                Some(Test { op: mirrored(op), left: right, right: Side::Known(left), ty })
            }
            (Sym::Linear(left), Sym::Linear(right)) => Some(Test { op, left, right: Side::Linear(right), ty }),
            (Sym::Test(test), Sym::Known(value)) | (Sym::Known(value), Sym::Test(test)) => match (op, value) {
                (BinaryOp::Ne, 0) | (BinaryOp::Eq, 1) => Some(test),
                (BinaryOp::Eq, 0) | (BinaryOp::Ne, 1) => test.negated(),
                _ => None,
            },
            _ => None,
        };
        test.map_or(Sym::Opaque, Sym::Test)
    }

    fn sym(&mut self, s: &ValueState, x: ExprId) -> Sym {
        let program = self.program;
        let Some(ty) = self.int(program.exprs[x].scalar) else { return Sym::Opaque };
        if let Some(bits) = self.replay.eval_at(s, x, program) {
            return Sym::Known(ty.to_i128(bits));
        }
        match &program.exprs[x].kind {
            ExprKind::Read(place) => self.read(s, place, program.exprs[x].scalar),
            ExprKind::Convert(a) => match self.sym(s, *a) {
                Sym::Linear(linear) => Sym::Linear(linear.converted(ty)),
                other => other,
            },
            ExprKind::ToBool(a) => match self.sym(s, *a) {
                Sym::Test(test) => Sym::Test(test),
                Sym::Linear(left) => Sym::Test(Test { op: BinaryOp::Ne, left, right: Side::Known(0), ty: left.ty }),
                Sym::Known(_) | Sym::Opaque => Sym::Opaque,
            },
            ExprKind::Unary(op, a) => match (op, self.sym(s, *a)) {
                (UnaryOp::Neg, Sym::Linear(a)) => linear(a.times(-1)),
                (UnaryOp::BitNot, Sym::Linear(a)) => linear(a.times(-1).and_then(|a| a.plus(-1))),
                _ => Sym::Opaque,
            },
            ExprKind::Binary(op, a, b) if op.is_comparison() => self.compare(s, *op, *a, Some(*b)),
            ExprKind::Binary(op, a, b) => {
                let (a, b) = (self.sym(s, *a), self.sym(s, *b));
                match (op, a, b) {
                    (BinaryOp::Add, Sym::Linear(a), Sym::Known(b)) | (BinaryOp::Add, Sym::Known(b), Sym::Linear(a)) => {
                        linear(a.plus(b))
                    }
                    (BinaryOp::Sub, Sym::Linear(a), Sym::Known(b)) => linear(a.plus(b.wrapping_neg())),
                    (BinaryOp::Sub, Sym::Known(a), Sym::Linear(b)) => linear(b.times(-1).and_then(|b| b.plus(a))),
                    (BinaryOp::Mul, Sym::Linear(a), Sym::Known(b)) | (BinaryOp::Mul, Sym::Known(b), Sym::Linear(a)) => {
                        linear(a.times(b))
                    }
                    (BinaryOp::And, Sym::Linear(a), Sym::Known(b)) | (BinaryOp::And, Sym::Known(b), Sym::Linear(a)) => {
                        Sym::Linear(a.masked(ty.from_i128(b)))
                    }
                    _ => Sym::Opaque,
                }
            }
            ExprKind::PtrAdd { pointer: a, index: b, .. } | ExprKind::PtrDiff { left: a, right: b, .. } => {
                self.sym(s, *a);
                self.sym(s, *b);
                Sym::Opaque
            }
            ExprKind::Const(_) | ExprKind::Address(_) | ExprKind::Function(_) => Sym::Opaque,
        }
    }

    fn read(&mut self, s: &ValueState, place: &Place, scalar: Scalar) -> Sym {
        let Some(bits @ (object, start, end)) = self.bits(s, place, scalar) else { return Sym::Opaque };
        let Some(ty) = self.int(scalar) else { return Sym::Opaque };
        if let Some((&first, &(behind, value))) =
            self.cells.get(&object).and_then(|cells| cells.range(..end).next_back().filter(|(_, cell)| cell.0 > start))
        {
            return if (first, behind) == (start, end) { value } else { Sym::Opaque };
        }
        if place.bits.is_some() {
            return Sym::Opaque;
        }
        // Nobody wrote it: the execution will ask.
        let value = self.input(ty, Some((end - start).div_ceil(8) as usize));
        self.set(bits, value);
        value
    }
}

fn linear(linear: Option<Linear>) -> Sym {
    linear.map_or(Sym::Opaque, Sym::Linear)
}
