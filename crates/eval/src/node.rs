//! Expressions as evaluation wants them: everything that a step needs of an expression and its operands, decoded once.
//!
//! The automaton's own expressions stay what messages, and places that are not plain variables, are read from.

use cfa::{BinaryOp, Bits, ExprId, ExprKind, FunctionId, Place, PlaceBase, Program, UnaryOp};
use types::{IntType, Scalar};

use crate::expr::bits_of;
use crate::tables::{Slot, Slots};

#[derive(Clone, Copy, Debug)]
pub(crate) enum Node {
    Const(Bits, Scalar),
    Field(Field),
    /// Of any other place; the expression has it.
    Read(Scalar),
    Address,
    Function(FunctionId),
    Unary {
        op: UnaryOp,
        inner: ExprId,
        scalar: Scalar,
    },
    /// `scalar` and `right_scalar` are the types of the operands.
    Binary {
        op: BinaryOp,
        left: ExprId,
        right: ExprId,
        scalar: Scalar,
        right_scalar: Scalar,
    },
    PtrAdd {
        pointer: ExprId,
        index: ExprId,
        index_scalar: Scalar,
        scale: i64,
    },
    PtrDiff {
        left: ExprId,
        right: ExprId,
        scale: u64,
    },
    Convert {
        inner: ExprId,
        from: Scalar,
        to: Scalar,
    },
    ToBool {
        inner: ExprId,
        from: Scalar,
    },
}

/// A scalar at a constant position of a variable that is no bit-field: what most operands are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Field {
    pub slot: Slot,
    /// Bits from the start of the variable.
    pub start: u32,
    pub width: u8,
    pub scalar: Scalar,
}

const _: () = assert!(size_of::<Node>() <= 24);

impl Node {
    pub fn new(program: &Program, slots: &Slots, x: ExprId) -> Self {
        let this = &program.exprs[x];
        let scalar_of = |x: ExprId| program.exprs[x].scalar;
        match this.kind {
            ExprKind::Const(bits) => Node::Const(bits, this.scalar),
            ExprKind::Read(ref place) => match Field::new(program, slots, place, this.scalar) {
                Some(field) => Node::Field(field),
                None => Node::Read(this.scalar),
            },
            ExprKind::Address(_) => Node::Address,
            ExprKind::Function(function) => Node::Function(function),
            ExprKind::Unary(op, inner) => Node::Unary { op, inner, scalar: this.scalar },
            ExprKind::Binary(op, left, right) => {
                Node::Binary { op, left, right, scalar: scalar_of(left), right_scalar: scalar_of(right) }
            }
            ExprKind::PtrAdd { pointer, index, scale } => {
                Node::PtrAdd { pointer, index, index_scalar: scalar_of(index), scale }
            }
            ExprKind::PtrDiff { left, right, scale } => Node::PtrDiff { left, right, scale },
            ExprKind::Convert(inner) => Node::Convert { inner, from: scalar_of(inner), to: this.scalar },
            ExprKind::ToBool(inner) => Node::ToBool { inner, from: scalar_of(inner) },
        }
    }
}

impl Field {
    fn new(program: &Program, slots: &Slots, place: &Place, scalar: Scalar) -> Option<Self> {
        let Place { base: PlaceBase::Var(var), offset, bits: None } = *place else { return None };
        let start = u32::try_from(offset.checked_mul(8)?).ok()?;
        let width = u8::try_from(bits_of(program, scalar)).ok()?;
        Some(Field { slot: slots[var], start, width, scalar })
    }
}

/// The integer type of an index.
#[inline]
pub(crate) fn index_type(scalar: Scalar) -> Option<IntType> {
    match scalar {
        Scalar::Int(int) => Some(int),
        Scalar::Float(_) | Scalar::Pointer => None,
    }
}
