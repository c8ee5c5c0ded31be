//! What happens to signs on an edge.

use cfa::{Arg, ExprId, ExprKind, Op, Place, PlaceBase, VarId};
use cpa::{Cx, Flow, Transition};
use types::BinaryOp;

use crate::eval::{Eval, tracked};
use crate::signs::{allows, orders};
use crate::{Overflow, Sign, SignState, Signs};

/// The state after the step, or `None` if the step is not possible.
pub fn transfer(s: &SignState, t: &Transition<'_>, overflow: Overflow, cx: Cx<'_>) -> Option<SignState> {
    let step = Step { eval: Eval { state: s, program: cx.program, overflow } };
    match t.flow {
        Flow::Next => step.inside(t.op),
        Flow::Enter(function) => Some(step.enter(&cx.program.functions[function].params, t.op)),
        Flow::Return { call } => Some(step.leave(t.op, &cx.program.edges[call].op)),
        Flow::External(_) | Flow::Outside => Some(step.forget_result(t.op)),
        Flow::Exit(_) => Some(s.clone()),
    }
}

struct Step<'a> {
    eval: Eval<'a>,
}

impl Step<'_> {
    fn inside(&self, op: &Op) -> Option<SignState> {
        let mut next = self.eval.state.clone();
        match op {
            Op::Assume { condition, holds } => return self.assume(*condition, *holds),
            // `x = 1 / 0` has no successor.
            Op::Assign { value, .. } if self.eval.signs(*value).is_empty() => return None,
            Op::Assign { place, value } => self.store(&mut next, place, Some(*value)),
            Op::Zero { place: to, .. } | Op::Copy { to, .. } | Op::VaArg { to, .. } => self.store(&mut next, to, None),
            Op::Asm(asm) => asm.outputs.iter().for_each(|(place, _)| self.store(&mut next, place, None)),
            Op::ThreadStart { result, .. }
            | Op::ThreadJoin { result, .. }
            | Op::Lock { result, .. }
            | Op::Unlock { result, .. } => result.iter().for_each(|place| self.store(&mut next, place, None)),
            Op::Open(vars) | Op::Close(vars) => vars.iter().for_each(|&var| next.set(var, Signs::ANY)),
            Op::Call(_) => return Some(self.forget_result(op)),
            // These write nothing that we track. What is unsupported ends the path in the control domain.
            Op::Noop
            | Op::OpenSized { .. }
            | Op::Return(_)
            | Op::VaStart { .. }
            | Op::VaCopy { .. }
            | Op::VaEnd { .. }
            | Op::AtomicBegin
            | Op::AtomicEnd
            | Op::Unsupported(_) => {}
        }
        Some(next)
    }

    /// Stores a value, or an unknown one. Writes through pointers cannot reach what we track.
    fn store(&self, next: &mut SignState, place: &Place, value: Option<ExprId>) {
        let PlaceBase::Var(var) = place.base else { return };
        let Some(ty) = tracked(var, self.eval.program) else { return };
        let is_whole = *place == Place::var(var);
        let signs = match value {
            Some(value) if is_whole && self.eval.integer(value) == Some(ty) => self.eval.signs(value),
            Some(_) | None => Signs::ANY,
        };
        next.set(var, signs);
    }

    fn enter(&self, params: &[VarId], op: &Op) -> SignState {
        let mut waiting = self.eval.state.waiting.clone();
        waiting.push(self.eval.state.here.clone());
        let mut next = SignState { here: Default::default(), waiting };
        if let Op::Call(call) = op {
            for (&param, arg) in params.iter().zip(&call.args) {
                self.store(&mut next, &Place::var(param), scalar(arg));
            }
        }
        next
    }

    /// `call` is the operation of the call edge that control goes back to.
    fn leave(&self, op: &Op, call: &Op) -> SignState {
        let mut waiting = self.eval.state.waiting.clone();
        let here = waiting.pop().unwrap_or_default();
        let mut next = SignState { here, waiting };
        if let Op::Call(call) = call
            && let Some(place) = &call.result
        {
            let value = match op {
                Op::Return(Some(arg)) => scalar(arg),
                _ => None,
            };
            self.store(&mut next, place, value);
        }
        next
    }

    fn forget_result(&self, op: &Op) -> SignState {
        let mut next = self.eval.state.clone();
        if let Op::Call(call) = op {
            call.result.iter().for_each(|place| self.store(&mut next, place, None));
        }
        next
    }

    fn assume(&self, condition: ExprId, holds: bool) -> Option<SignState> {
        let wanted = if holds { Signs::NOT_ZERO } else { Signs::ZERO };
        if self.eval.signs(condition).intersection(wanted).is_empty() {
            return None;
        }
        let mut next = self.eval.state.clone();
        let mut narrow = |x: ExprId, to: Signs| {
            if let Some(var) = self.eval.variable(x) {
                next.set(var, next.signs(var).intersection(to));
            }
        };
        narrow(condition, wanted);
        if let ExprKind::Binary(op, left, right) = self.eval.program.exprs[condition].kind
            && op.is_comparison()
            && self.eval.integer(left).is_some()
        {
            let (x, y) = (self.eval.signs(left), self.eval.signs(right));
            narrow(left, partners(x, y, |x, y| compares(op, holds, x, y)));
            narrow(right, partners(y, x, |y, x| compares(op, holds, x, y)));
        }
        Some(next)
    }
}

fn scalar(arg: &Arg) -> Option<ExprId> {
    match arg {
        Arg::Scalar(x) => Some(*x),
        Arg::Aggregate { .. } => None,
    }
}

/// Those of `signs` that go with at least one of `others`.
fn partners(signs: Signs, others: Signs, fit: impl Fn(Sign, Sign) -> bool) -> Signs {
    signs.iter().filter(|&sign| others.iter().any(|other| fit(sign, other))).map(Signs::from).collect()
}

/// Whether some integers of these signs make the comparison true (or false, if it does not hold).
fn compares(op: BinaryOp, holds: bool, x: Sign, y: Sign) -> bool {
    orders(x, y).iter().any(|&order| allows(op, order) == holds)
}
