//! Values of bit-fields wider than `int`, which gcc computes in exactly their width. They stand in the declared type, and
//! what an operation makes of them is cut to the width.

use source::Span;
use types::{IntKind, TypeId};

use super::Ex;
use crate::typed::{BinaryOp, ConvertKind, ExprKind};
use crate::{Compiler, Cx};

/// The integer type of an operand after promotion: it may be narrower than what it stands in.
#[derive(Clone, Copy)]
struct Precision {
    ty: TypeId,
    width: u32,
    signed: bool,
    narrow: bool,
}

impl Cx<'_> {
    /// The width of a value that is computed in fewer bits than its type has.
    pub(crate) fn narrow(&self, e: Ex) -> Option<u32> {
        let width = e.bits.filter(|_| self.compiler == Compiler::Gcc)?;
        let int = self.types.int_type(e.ty)?;
        (width > 32 && width < u32::from(int.width)).then_some(width)
    }

    fn precision(&self, e: Ex) -> Option<Precision> {
        let ty = self.promoted(e);
        let int = self.types.int_type(ty)?;
        let width = self.narrow(e);
        Some(Precision { ty, width: width.unwrap_or(int.width.into()), signed: int.signed, narrow: width.is_some() })
    }

    /// Both operands in their common type, if one of them is narrow and that matters.
    pub(crate) fn usual_narrow(&mut self, left: Ex, right: Ex) -> Option<(Ex, Ex, TypeId)> {
        if self.narrow(left).is_none() && self.narrow(right).is_none() {
            return None;
        }
        let (a, b) = (self.precision(left)?, self.precision(right)?);
        let common = match a.width.cmp(&b.width) {
            std::cmp::Ordering::Greater => a,
            std::cmp::Ordering::Less => b,
            std::cmp::Ordering::Equal if a.signed => b,
            std::cmp::Ordering::Equal => a,
        };
        let (left, right) = (self.in_precision(left, a, common), self.in_precision(right, b, common));
        Some((left, right, common.ty))
    }

    fn in_precision(&mut self, e: Ex, from: Precision, to: Precision) -> Ex {
        let converted = self.convert(e, to.ty);
        let fits = from.width <= to.width && (from.signed == to.signed || !from.signed && from.width < to.width);
        match to.narrow {
            true if fits => Ex { bits: Some(to.width), ..converted },
            true => self.cut(converted, to.width),
            false => Ex { bits: None, ..converted },
        }
    }

    /// What an operation on an operand of this width gives.
    pub(crate) fn cut_like(&mut self, result: Ex, operand: Ex) -> Ex {
        match self.narrow(operand) {
            Some(width) => self.cut(result, width),
            None => result,
        }
    }

    /// The low bits of an integer, as a value of their own.
    fn cut(&mut self, e: Ex, width: u32) -> Ex {
        let span = self.span(e);
        let Some(int) = self.types.int_type(e.ty) else { return e };
        let cut = if int.signed {
            let kind = if int.width > 64 { IntKind::UInt128 } else { IntKind::ULongLong };
            let unsigned = self.types.int(kind);
            let rest = self.int_const((u32::from(int.width) - width).into(), self.int(), span);
            let value = self.convert(e, unsigned);
            let high = self.rvalue_of(ExprKind::Binary(BinaryOp::Shl, value.id, rest.id), unsigned, span);
            let high = self.rvalue_of(ExprKind::Convert(ConvertKind::Int, high.id), e.ty, span);
            self.rvalue_of(ExprKind::Binary(BinaryOp::Shr, high.id, rest.id), e.ty, span)
        } else {
            let mask = self.int_const((1_i128 << width) - 1, e.ty, span);
            self.rvalue_of(ExprKind::Binary(BinaryOp::And, e.id, mask.id), e.ty, span)
        };
        Ex { bits: Some(width), ..cut }
    }

    /// The type of a narrow value has no name.
    pub(crate) fn refuse_type_of(&mut self, e: Ex, span: Span) {
        if self.narrow(e).is_some() {
            self.refusals.push(("the type of an expression with bit-fields".into(), span));
        }
    }
}
