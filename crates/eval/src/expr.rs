//! Expressions.

use cfa::{ExprId, ExprKind, Place, PlaceBase};
use memory::Target;
use types::Scalar;

use crate::place::{load, locate};
use crate::{Cx, Machine, State};

/// How many bits of memory a scalar takes: without the padding of `long double`.
#[inline]
pub fn scalar_bits(cx: Cx<'_>, scalar: Scalar) -> u64 {
    match scalar {
        Scalar::Int(int) => int.width as u64,
        Scalar::Float(kind) => kind.value_bits() as u64,
        Scalar::Pointer => cx.program.types.model.pointer_bits() as u64,
    }
}

/// The value of an expression.
#[inline]
pub fn expr<M: Machine>(m: &mut M, s: &mut State<M::Value>, cx: Cx<'_>, x: ExprId) -> Result<M::Value, M::Stop> {
    if cx.tables.is_deep(x) {
        return stacker::grow(DEEP_STACK, || evaluate(m, s, cx, x));
    }
    operand(m, s, cx, x)
}

/// For expressions that no validator has seen.
const DEEP_STACK: usize = 64 << 20;

/// The value of an operand. What most operands are, constants and variables, is answered without a call.
#[inline(always)]
fn operand<M: Machine>(m: &mut M, s: &mut State<M::Value>, cx: Cx<'_>, x: ExprId) -> Result<M::Value, M::Stop> {
    let this = &cx.program.exprs[x];
    match &this.kind {
        ExprKind::Const(bits) => return Ok(m.constant(bits.get(), this.scalar)),
        ExprKind::Read(Place { base: PlaceBase::Var(var), offset, bits: None }) => {
            if let Some(object) = s.bound(cx, *var)
                && let Some(value) = s.memory.read_exact(object, *offset as u64 * 8, scalar_bits(cx, this.scalar))
            {
                return Ok(value.clone());
            }
        }
        _ => {}
    }
    evaluate(m, s, cx, x)
}

fn evaluate<M: Machine>(m: &mut M, s: &mut State<M::Value>, cx: Cx<'_>, x: ExprId) -> Result<M::Value, M::Stop> {
    let this = &cx.program.exprs[x];
    match this.kind {
        ExprKind::Const(bits) => Ok(m.constant(bits.get(), this.scalar)),
        ExprKind::Read(ref place) => load(m, s, cx, place, this.scalar),
        ExprKind::Binary(op, left, right) => {
            let a = operand(m, s, cx, left)?;
            let b = operand(m, s, cx, right)?;
            m.binary(s, x, op, cx.program.exprs[left].scalar, a, cx.program.exprs[right].scalar, b)
        }
        ExprKind::Convert(inner) => {
            let a = operand(m, s, cx, inner)?;
            m.convert(s, x, cx.program.exprs[inner].scalar, this.scalar, a)
        }
        ExprKind::Unary(op, inner) => {
            let a = operand(m, s, cx, inner)?;
            m.unary(s, x, op, this.scalar, a)
        }
        ExprKind::PtrAdd { pointer, index, scale } => {
            let base = operand(m, s, cx, pointer)?;
            let by = operand(m, s, cx, index)?;
            let Scalar::Int(index_type) = cx.program.exprs[index].scalar else {
                return Err(m.unsupported(s, "an index that is no integer"));
            };
            m.ptr_add(s, x, base, by, index_type, scale)
        }
        ExprKind::PtrDiff { left, right, scale } => {
            let a = operand(m, s, cx, left)?;
            let b = operand(m, s, cx, right)?;
            m.ptr_diff(s, x, a, b, scale)
        }
        ExprKind::ToBool(inner) => {
            let a = operand(m, s, cx, inner)?;
            m.to_bool(s, x, cx.program.exprs[inner].scalar, a)
        }
        ExprKind::Address(ref place) => match place.base {
            // `&p->field` and `&*p` compute an address and access nothing.
            PlaceBase::Deref(pointer) => {
                let base = operand(m, s, cx, pointer)?;
                if place.offset == 0 {
                    return Ok(base);
                }
                let bits = m.constant(place.offset as u64 as u128, Scalar::Int(types::IntType::signed(64)));
                m.ptr_add(s, x, base, bits, types::IntType::signed(64), 1)
            }
            PlaceBase::Var(_) | PlaceBase::String(_) => {
                let target = locate(m, s, cx, place, None)?;
                if place.offset == 0 { Ok(m.pointer(target)) } else { m.address_in(s, x, target) }
            }
        },
        ExprKind::Function(function) => {
            let object = s.function(function);
            Ok(m.pointer(Target { object, offset: 0 }))
        }
    }
}

/// The value of a pointer that is about to be dereferenced.
#[inline]
pub(crate) fn pointer_of<M: Machine>(
    m: &mut M,
    s: &mut State<M::Value>,
    cx: Cx<'_>,
    x: ExprId,
) -> Result<M::Value, M::Stop> {
    if let ExprKind::PtrAdd { pointer, index, scale } = cx.program.exprs[x].kind
        && let Scalar::Int(index_type) = cx.program.exprs[index].scalar
    {
        let base = operand(m, s, cx, pointer)?;
        let by = operand(m, s, cx, index)?;
        return m.index(s, x, base, by, index_type, scale);
    }
    operand(m, s, cx, x)
}

/// Whether an expression that decides is unequal to zero.
#[inline]
pub fn condition<M: Machine>(m: &mut M, s: &mut State<M::Value>, cx: Cx<'_>, x: ExprId) -> Result<bool, M::Stop> {
    let value = expr(m, s, cx, x)?;
    m.truth(s, x, cx.program.exprs[x].scalar, value)
}
