//! Expressions.

use cfa::{ExprId, ExprKind, Place, PlaceBase, Program};
use index::{Work, work};
use memory::Target;
use types::Scalar;

use crate::node::{Field, Node, index_type};
use crate::place::{load, variable};
use crate::plain::{plain_truth, plain_value};
use crate::{Cx, Machine, Store};

/// How many bits of memory a scalar takes: without the padding of `long double`.
#[inline]
pub fn scalar_bits(cx: Cx<'_>, scalar: Scalar) -> u64 {
    bits_of(cx.program, scalar)
}

#[inline]
pub(crate) fn bits_of(program: &Program, scalar: Scalar) -> u64 {
    match scalar {
        Scalar::Int(int) => int.width as u64,
        Scalar::Float(kind) => kind.value_bits() as u64,
        Scalar::Pointer => program.types.model.pointer_bits() as u64,
    }
}

/// The value of an expression.
#[inline]
pub fn expr<M: Machine>(m: &mut M, s: &mut Store<M::Value>, cx: Cx<'_>, x: ExprId) -> Result<M::Value, M::Stop> {
    if let Some(value) = plain_value(m, s, cx, x) {
        return Ok(value);
    }
    if cx.tables.is_deep(x) {
        return stacker::grow(DEEP_STACK, || evaluate(m, s, cx, x));
    }
    operand(m, s, cx, x)
}

/// For expressions that no validator has seen.
const DEEP_STACK: usize = 64 << 20;

/// The value of an operand. What most operands are, constants and variables, is answered without a call.
#[inline(always)]
fn operand<M: Machine>(m: &mut M, s: &mut Store<M::Value>, cx: Cx<'_>, x: ExprId) -> Result<M::Value, M::Stop> {
    match cx.tables.node(x) {
        Node::Const(bits, scalar) => return Ok(m.constant(bits.get(), *scalar)),
        Node::Field(field) => {
            if let Some(object) = s.at(field.slot)
                && let Some(value) = s.memory.read_exact(object, field.start as u64, field.width as u64)
            {
                m.reads(object, field.start as u64, field.width as u64);
                return Ok(value.clone());
            }
        }
        _ => {}
    }
    evaluate(m, s, cx, x)
}

/// The operations that most expressions are made of; the others are kept out of the way.
fn evaluate<M: Machine>(m: &mut M, s: &mut Store<M::Value>, cx: Cx<'_>, x: ExprId) -> Result<M::Value, M::Stop> {
    work::count(Work::Expression, 1);
    match *cx.tables.node(x) {
        Node::Binary { op, left, right, scalar, right_scalar } => {
            let a = operand(m, s, cx, left)?;
            let b = operand(m, s, cx, right)?;
            m.binary(s, x, op, scalar, a, right_scalar, b)
        }
        Node::Convert { inner, from, to } => {
            let a = operand(m, s, cx, inner)?;
            m.convert(s, Some(x), from, to, a)
        }
        Node::Read(scalar) | Node::Field(Field { scalar, .. }) => {
            let ExprKind::Read(place) = &cx.program.exprs[x].kind else { unreachable!("decoded from a read") };
            load(m, s, cx, place, scalar)
        }
        ref other => evaluate_other(m, s, cx, x, other),
    }
}

#[inline(never)]
fn evaluate_other<M: Machine>(
    m: &mut M,
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    x: ExprId,
    node: &Node,
) -> Result<M::Value, M::Stop> {
    match *node {
        Node::Const(bits, scalar) => Ok(m.constant(bits.get(), scalar)),
        Node::Unary { op, inner, scalar } => {
            let a = evaluate_operand(m, s, cx, inner)?;
            m.unary(s, x, op, scalar, a)
        }
        Node::PtrAdd { pointer, index, index_scalar, scale } => {
            let base = evaluate_operand(m, s, cx, pointer)?;
            let by = evaluate_operand(m, s, cx, index)?;
            let Some(index_type) = index_type(index_scalar) else {
                return Err(m.unsupported(s, "an index that is no integer"));
            };
            m.ptr_add(s, x, base, by, index_type, scale)
        }
        Node::PtrDiff { left, right, scale } => {
            let a = evaluate_operand(m, s, cx, left)?;
            let b = evaluate_operand(m, s, cx, right)?;
            m.ptr_diff(s, x, a, b, scale)
        }
        Node::ToBool { inner, from } => {
            let a = evaluate_operand(m, s, cx, inner)?;
            m.to_bool(s, x, from, a)
        }
        Node::Address => {
            let ExprKind::Address(place) = &cx.program.exprs[x].kind else { unreachable!("decoded from an address") };
            address(m, s, cx, x, place)
        }
        Node::Function(function) => {
            let object = s.function(function);
            Ok(m.pointer(Target { object, offset: 0 }))
        }
        Node::Read(_) | Node::Field(_) | Node::Binary { .. } | Node::Convert { .. } => evaluate(m, s, cx, x),
    }
}

/// An operand where one more call does not matter.
#[inline(never)]
fn evaluate_operand<M: Machine>(
    m: &mut M,
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    x: ExprId,
) -> Result<M::Value, M::Stop> {
    operand(m, s, cx, x)
}

fn address<M: Machine>(
    m: &mut M,
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    x: ExprId,
    place: &Place,
) -> Result<M::Value, M::Stop> {
    let object = match place.base {
        // `&p->field` and `&*p` compute an address and access nothing.
        PlaceBase::Deref(pointer) => {
            let base = evaluate_operand(m, s, cx, pointer)?;
            if place.offset == 0 {
                return Ok(base);
            }
            let bits = m.constant(place.offset as u64 as u128, Scalar::Int(types::IntType::signed(64)));
            return m.ptr_add(s, x, base, bits, types::IntType::signed(64), 1);
        }
        PlaceBase::Var(var) => variable(m, s, cx, var)?,
        PlaceBase::String(string) => s.string(cx, string),
    };
    let target = Target { object, offset: place.offset };
    if place.offset == 0 { Ok(m.pointer(target)) } else { m.address_in(s, x, target) }
}

/// The value of a pointer that is about to be dereferenced.
#[inline]
pub(crate) fn pointer_of<M: Machine>(
    m: &mut M,
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    x: ExprId,
) -> Result<M::Value, M::Stop> {
    if let Node::PtrAdd { pointer, index, index_scalar, scale } = *cx.tables.node(x)
        && let Some(index_type) = index_type(index_scalar)
    {
        let base = evaluate_operand(m, s, cx, pointer)?;
        let by = operand(m, s, cx, index)?;
        return m.index(s, x, base, by, index_type, scale);
    }
    operand(m, s, cx, x)
}

/// Whether an expression that decides is unequal to zero.
#[inline]
pub fn condition<M: Machine>(m: &mut M, s: &mut Store<M::Value>, cx: Cx<'_>, x: ExprId) -> Result<bool, M::Stop> {
    if let Some(truth) = plain_truth(m, s, cx, x) {
        return Ok(truth);
    }
    let value = expr(m, s, cx, x)?;
    m.truth(s, x, cx.program.exprs[x].scalar, value)
}
