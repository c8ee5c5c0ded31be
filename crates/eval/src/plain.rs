//! The quick way through plain expressions: integers of at most 64 bits, and pointers to known objects, in registers.
//!
//! Expressions are pure, so nothing is lost by giving up: wherever a value is not that plain, or something is to be
//! judged (an overflow, a misaligned access, a bit that was never written), the answer is `None` and the general way,
//! which knows what to say, evaluates the whole expression again. Only for machines that say [`Values::PLAIN`](crate::Values::PLAIN).

use cfa::{ExprId, ExprKind, Place, PlaceBase, Program, UnaryOp};
use index::IndexVec;
use memory::{Cell, Fill, ObjectId, Piece, Target, Value};
use types::{IntType, Scalar};

use crate::expr::scalar_bits;
use crate::node::Node;
use crate::place::first_bit;
use crate::{Cx, Machine, Store, narrow};

/// Which expressions have a chance, by their types and those of their operands.
pub(crate) fn plain_expressions(program: &Program, nodes: &IndexVec<ExprId, Node>) -> IndexVec<ExprId, bool> {
    let mut plain: IndexVec<ExprId, bool> = IndexVec::with_capacity(nodes.len());
    for (x, node) in nodes.iter_enumerated() {
        let of = |x: ExprId| plain.get(x).copied().unwrap_or(false);
        let place = |place: &Place| match place.base {
            PlaceBase::Var(_) => true,
            PlaceBase::Deref(pointer) => of(pointer),
            PlaceBase::String(_) => false,
        };
        let fits = match program.exprs[x].scalar {
            Scalar::Int(int) => int.width <= 64,
            Scalar::Pointer => true,
            Scalar::Float(_) => false,
        };
        let operands = match (*node, &program.exprs[x].kind) {
            (Node::Const(_, scalar), _) => scalar != Scalar::Pointer,
            (_, ExprKind::Read(at) | ExprKind::Address(at)) => place(at),
            (Node::Unary { inner, .. } | Node::Convert { inner, .. } | Node::ToBool { inner, .. }, _) => of(inner),
            (Node::Binary { left, right, scalar, .. }, _) => scalar != Scalar::Pointer && of(left) && of(right),
            (Node::PtrAdd { pointer, index, .. }, _) => of(pointer) && of(index),
            _ => false,
        };
        plain.push(fits && operands);
    }
    plain
}

/// The value of a plain integer operand. Constants and variables, which most operands are, need no call.
#[inline(always)]
pub(crate) fn word<M: Machine>(m: &M, s: &Store<M::Value>, cx: Cx<'_>, x: ExprId) -> Option<u64> {
    match cx.tables.node(x) {
        Node::Const(bits, _) => Some(bits.get() as u64),
        Node::Field(field) => {
            let object = s.at(field.slot)?;
            read_word::<M>(s, object, field.start as u64, field.width as u64)
        }
        node => compute(m, s, cx, x, node),
    }
}

fn compute<M: Machine>(m: &M, s: &Store<M::Value>, cx: Cx<'_>, x: ExprId, node: &Node) -> Option<u64> {
    match *node {
        Node::Binary { op, left, right, scalar: Scalar::Int(int), right_scalar: Scalar::Int(right_int) } => {
            let a = word(m, s, cx, left)?;
            let b = word(m, s, cx, right)?;
            narrow::binary(op, int, a, right_int, b)
        }
        Node::Convert { inner, from: Scalar::Int(from), to: Scalar::Int(to) } => {
            narrow::convert(from, to, word(m, s, cx, inner)?)
        }
        Node::Read(Scalar::Int(int)) => read(m, s, cx, x, int),
        Node::ToBool { inner, from: Scalar::Int(_) } => Some((word_of(m, s, cx, inner)? != 0) as u64),
        Node::Unary { op: UnaryOp::BitNot, inner, scalar: Scalar::Int(int) } => {
            Some(!word_of(m, s, cx, inner)? & narrow::mask(int))
        }
        Node::Unary { op: UnaryOp::Neg, inner, scalar: Scalar::Int(int) } => {
            narrow::negate(int, word_of(m, s, cx, inner)?)
        }
        _ => None,
    }
}

/// [`word`] where one more call does not matter.
#[inline(never)]
fn word_of<M: Machine>(m: &M, s: &Store<M::Value>, cx: Cx<'_>, x: ExprId) -> Option<u64> {
    word(m, s, cx, x)
}

#[inline(never)]
fn read<M: Machine>(m: &M, s: &Store<M::Value>, cx: Cx<'_>, x: ExprId, int: IntType) -> Option<u64> {
    let ExprKind::Read(place) = &cx.program.exprs[x].kind else { return None };
    let at = target_of(m, s, cx, place, Scalar::Int(int))?;
    let start = u64::try_from(first_bit(at.offset, place.bits)).ok()?;
    match place.bits {
        None => read_word::<M>(s, at.object, start, int.width as u64),
        Some(range) => {
            let bits = read_word::<M>(s, at.object, start, range.width as u64)?;
            narrow::convert(IntType { width: range.width, signed: int.signed }, int, bits)
        }
    }
}

/// Where a plain pointer expression leads: into an object or one past its end.
pub(crate) fn target<M: Machine>(m: &M, s: &Store<M::Value>, cx: Cx<'_>, x: ExprId) -> Option<Target> {
    match *cx.tables.node(x) {
        Node::Field(ref field) if field.scalar == Scalar::Pointer => s.field(field)?.pointer(),
        Node::Read(Scalar::Pointer) => {
            let ExprKind::Read(place) = &cx.program.exprs[x].kind else { return None };
            let at = target_of(m, s, cx, place, Scalar::Pointer)?;
            let start = u64::try_from(first_bit(at.offset, place.bits)).ok()?;
            s.memory.read_exact(at.object, start, scalar_bits(cx, Scalar::Pointer))?.pointer()
        }
        Node::PtrAdd { pointer, index, index_scalar: Scalar::Int(int), scale } => {
            let base = target(m, s, cx, pointer)?;
            let offset = narrow::indexed(base.offset, int, word(m, s, cx, index)?, scale)?;
            within(s, Target { offset, ..base })
        }
        Node::Address => {
            let ExprKind::Address(place) = &cx.program.exprs[x].kind else { return None };
            let base = match place.base {
                PlaceBase::Var(var) => Target { object: s.bound(cx, var)?, offset: 0 },
                PlaceBase::Deref(pointer) => target(m, s, cx, pointer)?,
                PlaceBase::String(_) => return None,
            };
            if place.offset == 0 {
                return Some(base);
            }
            within(s, Target { offset: base.offset.checked_add(place.offset)?, ..base })
        }
        Node::Convert { inner, from: Scalar::Pointer, to: Scalar::Pointer } => target(m, s, cx, inner),
        _ => None,
    }
}

/// Where a place is, if there is nothing to say about getting there.
#[inline]
pub(crate) fn target_of<M: Machine>(
    m: &M,
    s: &Store<M::Value>,
    cx: Cx<'_>,
    place: &Place,
    scalar: Scalar,
) -> Option<Target> {
    match place.base {
        PlaceBase::Var(var) => Some(Target { object: s.bound(cx, var)?, offset: place.offset }),
        PlaceBase::Deref(pointer) => {
            let base = target(m, s, cx, pointer)?;
            let at = Target { offset: base.offset.checked_add(place.offset)?, ..base };
            m.derefs_plainly(place, pointer, base, scalar).then_some(at)
        }
        PlaceBase::String(_) => None,
    }
}

#[inline]
fn within<V: Value>(s: &Store<V>, target: Target) -> Option<Target> {
    s.memory.get(target.object)?.size.reaches(target.offset).then_some(target)
}

#[inline(always)]
fn read_word<M: Machine>(s: &Store<M::Value>, object: ObjectId, start: u64, width: u64) -> Option<u64> {
    let Piece { start: from, end: to, cell } = s.memory.piece(object, start)?;
    match cell {
        Cell::Value(value) if *from == start && *to == start + width => M::word(value),
        Cell::Fill(Fill::Zero) if start + width <= *to => Some(0),
        _ => None,
    }
}

/// The value of an expression, if it is plain.
#[inline]
pub(crate) fn plain_value<M: Machine>(m: &mut M, s: &Store<M::Value>, cx: Cx<'_>, x: ExprId) -> Option<M::Value> {
    if !(M::PLAIN && cx.tables.is_plain(x)) {
        return None;
    }
    match cx.program.exprs[x].scalar {
        Scalar::Pointer => target(m, s, cx, x).map(|target| m.pointer(target)),
        scalar => word(m, s, cx, x).map(|word| m.constant(word as u128, scalar)),
    }
}

/// Whether an expression is unequal to zero, if it is a plain integer.
#[inline]
pub(crate) fn plain_truth<M: Machine>(m: &M, s: &Store<M::Value>, cx: Cx<'_>, x: ExprId) -> Option<bool> {
    if !(M::PLAIN && cx.tables.is_plain(x)) {
        return None;
    }
    word(m, s, cx, x).map(|word| word != 0)
}

/// Assigns a plain integer expression to a plain place. False if nothing was done.
#[inline]
pub(crate) fn plain_assign<M: Machine>(
    m: &mut M,
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    place: &Place,
    x: ExprId,
) -> bool {
    M::PLAIN && cx.tables.is_plain(x) && try_assign(m, s, cx, place, x).is_some()
}

#[inline]
fn try_assign<M: Machine>(m: &mut M, s: &mut Store<M::Value>, cx: Cx<'_>, place: &Place, x: ExprId) -> Option<()> {
    let Scalar::Int(int) = cx.program.exprs[x].scalar else { return None };
    let word = word(m, s, cx, x)?;
    let at = target_of(m, s, cx, place, Scalar::Int(int))?;
    let start = first_bit(at.offset, place.bits);
    let (int, word) = match place.bits {
        None => (int, word),
        Some(range) => {
            let to = IntType::unsigned(range.width);
            (to, narrow::convert(int, to, word)?)
        }
    };
    if start < 0 {
        return None;
    }
    m.overwrites(s, at.object, start as u64, int.width as u64);
    let value = m.constant(word as u128, Scalar::Int(int));
    s.memory.try_write(at.object, start, int.width as u64, value, false).ok()
}
