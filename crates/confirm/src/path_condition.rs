//! Branch distance: conditions that a run must meet to stay on the path, and how far it is from meeting one.

use cfa::{BinaryOp, Callee, EdgeId, ExprId, ExprKind, Op, Program};
use eval::Store;
use interp::{Peek, Value};
use types::Scalar;

/// A comparison that shall hold.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct PathCondition {
    pub op: BinaryOp,
    pub left: ExprId,
    pub right: Right,
}

/// What is compared with.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Right {
    Number(i128),
    Expr(ExprId),
}

/// The two sides of a comparison.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Sides {
    Int { left: i128, right: i128 },
    Float { left: f64, right: f64 },
}

/// How far a run is from meeting a condition.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Distance {
    pub condition: PathCondition,
    /// `None` for pointers and what has no value.
    pub sides: Option<Sides>,
}

impl PathCondition {
    /// What an edge demands of the state before it.
    pub fn of(program: &Program, edge: EdgeId) -> Option<PathCondition> {
        PathCondition::of_op(program, &program.edges[edge].op)
    }

    pub fn of_op(program: &Program, op: &Op) -> Option<PathCondition> {
        match op {
            Op::Assume { condition, holds } => Some(PathCondition::that(program, *condition, *holds)),
            Op::Call(call) => match (call.callee, &call.args[..]) {
                (Callee::Direct(function), [cfa::Arg::Scalar(x)]) if program.assumes(function) => {
                    Some(PathCondition::that(program, *x, true))
                }
                _ => None,
            },
            Op::Noop
            | Op::Assign { .. }
            | Op::Copy { .. }
            | Op::Zero { .. }
            | Op::Open(_)
            | Op::OpenSized { .. }
            | Op::Close(_)
            | Op::Return(_)
            | Op::VaStart { .. }
            | Op::VaArg { .. }
            | Op::VaCopy { .. }
            | Op::VaEnd { .. }
            | Op::Asm(_)
            | Op::ThreadStart { .. }
            | Op::ThreadJoin { .. }
            | Op::Lock { .. }
            | Op::Unlock { .. }
            | Op::AtomicBegin
            | Op::AtomicEnd
            | Op::Unsupported(_) => None,
        }
    }

    /// Truth values of truth values are looked through.
    fn that(program: &Program, mut condition: ExprId, mut holds: bool) -> PathCondition {
        loop {
            match program.exprs[condition].kind {
                ExprKind::ToBool(inner) => condition = inner,
                ExprKind::Convert(inner) if is_truth(program, inner) => condition = inner,
                ExprKind::Binary(op @ (BinaryOp::Eq | BinaryOp::Ne), inner, zero)
                    if is_truth(program, inner) && is_zero(program, zero) =>
                {
                    condition = inner;
                    holds ^= op == BinaryOp::Eq;
                }
                ExprKind::Binary(op, left, right) if op.is_comparison() => {
                    let op = if holds { Some(op) } else { op.negated() };
                    if let Some(op) = op {
                        return PathCondition { op, left, right: Right::Expr(right) };
                    }
                    break;
                }
                ExprKind::Const(_)
                | ExprKind::Address(_)
                | ExprKind::Function(_)
                | ExprKind::Read(_)
                | ExprKind::Unary(..)
                | ExprKind::Binary(..)
                | ExprKind::PtrAdd { .. }
                | ExprKind::PtrDiff { .. }
                | ExprKind::Convert(_) => break,
            }
        }
        PathCondition { op: if holds { BinaryOp::Ne } else { BinaryOp::Eq }, left: condition, right: Right::Number(0) }
    }

    pub fn distance(self, program: &Program, peek: &mut Peek<'_>, s: &Store<Value>) -> Distance {
        let mut bits = |x: ExprId| match peek.expr(s, x)? {
            Value::Bits(bits) => Some(bits),
            Value::Pointer(_) | Value::Fragment { .. } | Value::Uninit => None,
        };
        let sides = bits(self.left).and_then(|left| {
            let scalar = program.exprs[self.left].scalar;
            let right = match (self.right, scalar) {
                (Right::Expr(right), _) => bits(right)?,
                (Right::Number(value), Scalar::Int(int)) => int.from_i128(value),
                (Right::Number(value), _) => (value == 0).then_some(0)?,
            };
            match scalar {
                Scalar::Int(int) => Some(Sides::Int { left: int.to_i128(left), right: int.to_i128(right) }),
                Scalar::Float(kind) => Some(Sides::Float { left: kind.to_f64(left), right: kind.to_f64(right) }),
                Scalar::Pointer => None,
            }
        });
        Distance { condition: self, sides }
    }

    /// What `left - right` should at least be moved to.
    pub fn wanted_difference(self) -> i128 {
        match self.op {
            BinaryOp::Lt => -1,
            BinaryOp::Gt | BinaryOp::Ne => 1,
            _ => 0,
        }
    }
}

fn is_truth(program: &Program, x: ExprId) -> bool {
    match program.exprs[x].kind {
        ExprKind::ToBool(_) => true,
        ExprKind::Binary(op, ..) => op.is_comparison(),
        ExprKind::Convert(inner) => is_truth(program, inner),
        _ => false,
    }
}

fn is_zero(program: &Program, x: ExprId) -> bool {
    matches!(program.exprs[x].kind, ExprKind::Const(bits) if bits.get() == 0)
}
