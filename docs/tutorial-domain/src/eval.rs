//! The signs of expressions.

use cfa::{ExprId, ExprKind, Place, PlaceBase, Program, Storage, VarId};
use types::{BinaryOp, IntType, Scalar, UnaryOp};

use crate::signs::{self, Sign, Signs};
use crate::{Overflow, SignState};

/// The type of a variable that we track.
pub fn tracked(var: VarId, program: &Program) -> Option<IntType> {
    let var = &program.vars[var];
    let ours = match var.storage {
        Storage::Local | Storage::Param | Storage::Temp => !var.address_taken && !var.ty.quals.is_volatile,
        Storage::Static | Storage::ThreadLocal | Storage::External => false,
    };
    match program.types.scalar(var.ty.ty) {
        Some(Scalar::Int(ty)) if ours => Some(ty),
        _ => None,
    }
}

#[derive(Clone, Copy)]
pub struct Eval<'a> {
    pub state: &'a SignState,
    pub program: &'a Program,
    pub overflow: Overflow,
}

impl Eval<'_> {
    pub fn signs(&self, x: ExprId) -> Signs {
        let expr = &self.program.exprs[x];
        // Floating-point numbers and pointers have no sign for us.
        let Scalar::Int(ty) = expr.scalar else { return Signs::ANY };
        let signs = match expr.kind {
            ExprKind::Const(bits) => Signs::of_bits(ty, bits.get()),
            ExprKind::Read(_) => self.variable(x).map_or(Signs::ANY, |var| self.state.signs(var)),
            ExprKind::Unary(op, operand) => self.unary(op, operand, ty),
            ExprKind::Binary(op, left, right) => match self.integer(left) {
                Some(operands) => each(op, self.signs(left), self.signs(right), operands, self.overflow),
                None => Signs::ANY,
            },
            ExprKind::Convert(operand) => match self.integer(operand) {
                Some(from) => self.signs(operand).iter().map(|sign| convert(sign, from, ty)).collect(),
                None => Signs::ANY,
            },
            ExprKind::ToBool(operand) if self.integer(operand).is_some() => {
                let truth = |sign| if sign == Sign::Zero { Signs::ZERO } else { Signs::POSITIVE };
                self.signs(operand).iter().map(truth).collect()
            }
            ExprKind::ToBool(_)
            | ExprKind::Address(_)
            | ExprKind::Function(_)
            | ExprKind::PtrAdd { .. }
            | ExprKind::PtrDiff { .. } => Signs::ANY,
        };
        signs.intersection(Signs::of_type(ty))
    }

    /// The variable whose value `x` has, perhaps in a wider type.
    pub fn variable(&self, x: ExprId) -> Option<VarId> {
        let expr = &self.program.exprs[x];
        match expr.kind {
            ExprKind::Read(Place { base: PlaceBase::Var(var), offset: 0, bits: None }) => {
                tracked(var, self.program).filter(|&ty| expr.scalar == Scalar::Int(ty)).map(|_| var)
            }
            ExprKind::Convert(operand) => match (self.integer(operand), expr.scalar) {
                (Some(from), Scalar::Int(to)) if to.contains(from) => self.variable(operand),
                _ => None,
            },
            _ => None,
        }
    }

    pub fn integer(&self, x: ExprId) -> Option<IntType> {
        match self.program.exprs[x].scalar {
            Scalar::Int(ty) => Some(ty),
            Scalar::Float(_) | Scalar::Pointer => None,
        }
    }

    fn unary(&self, op: UnaryOp, operand: ExprId, ty: IntType) -> Signs {
        let signs = self.signs(operand);
        match op {
            // `-x` is `0 - x`, with all that may go wrong.
            UnaryOp::Neg => each(BinaryOp::Sub, Signs::ZERO, signs, ty, self.overflow),
            UnaryOp::BitNot => signs.iter().map(|sign| complement(sign, ty)).collect(),
        }
    }
}

/// The union over all pairs of signs; `ty` is the type of the left operand.
fn each(op: BinaryOp, left: Signs, right: Signs, ty: IntType, overflow: Overflow) -> Signs {
    let mut all = Signs::NONE;
    for x in left.iter() {
        for y in right.iter() {
            let (ideal, may_overflow) = signs::binary(op, x, y, ty.signed);
            let wraps = may_overflow && (!ty.signed || overflow == Overflow::Wraps);
            all = all.union(if wraps { Signs::ANY } else { ideal });
        }
    }
    all
}

/// `~x` for one sign. It is `-1 - x`, which fits.
fn complement(sign: Sign, ty: IntType) -> Signs {
    match sign {
        _ if !ty.signed => Signs::ANY,
        Sign::Negative => Signs::NOT_NEGATIVE,
        Sign::Zero | Sign::Positive => Signs::NEGATIVE,
    }
}

/// One sign, from one integer type to another.
fn convert(sign: Sign, from: IntType, to: IntType) -> Signs {
    if sign == Sign::Zero || to.contains(from) {
        sign.into()
    } else if to.width < from.width || to.signed {
        // Bits are cut off, or the highest one becomes the sign.
        Signs::ANY
    } else {
        // A negative number becomes a large one.
        Signs::POSITIVE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Small enough to try every pair of numbers, wide enough for every way to overflow.
    const TYPES: [IntType; 4] = [IntType::signed(4), IntType::unsigned(4), IntType::signed(6), IntType::unsigned(6)];

    fn numbers(ty: IntType) -> impl Iterator<Item = u128> {
        0..=ty.mask()
    }

    /// The machine's result, and whether a signed operation overflowed; `None` if the execution ends.
    fn concrete(op: BinaryOp, ty: IntType, a: u128, b: u128) -> Option<(u128, bool)> {
        let checked = match op {
            BinaryOp::Add => ty.add(a, b),
            BinaryOp::Sub => ty.sub(a, b),
            BinaryOp::Mul => ty.mul(a, b),
            BinaryOp::Div => ty.div(a, b)?,
            BinaryOp::Rem => ty.rem(a, b)?,
            BinaryOp::Shl | BinaryOp::Shr if b >= u128::from(ty.width) => return None,
            BinaryOp::Shl => ty.shl(a, b as u32),
            BinaryOp::Shr => return Some((ty.shr(a, b as u32), false)),
            BinaryOp::And => return Some((ty.and(a, b), false)),
            BinaryOp::Or => return Some((ty.or(a, b), false)),
            BinaryOp::Xor => return Some((ty.xor(a, b), false)),
            BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => {
                return Some((u128::from(signs::allows(op, ty.compare(a, b))), false));
            }
        };
        Some((checked.bits, ty.signed && checked.overflow))
    }

    #[test]
    fn no_number_escapes() {
        for ty in TYPES {
            for (op, a) in BinaryOp::ALL.into_iter().flat_map(|op| numbers(ty).map(move |a| (op, a))) {
                for b in numbers(ty) {
                    let Some((bits, overflow)) = concrete(op, ty, a, b) else { continue };
                    let result = Signs::of_bits(ty, bits);
                    let (x, y) = (Signs::of_bits(ty, a), Signs::of_bits(ty, b));
                    let wraps = each(op, x, y, ty, Overflow::Wraps);
                    assert!(result.is_subset(wraps), "{a:#x} {} {b:#x} in {ty:?}: {wraps}", op.symbol());
                    let stops = each(op, x, y, ty, Overflow::Stops);
                    assert!(overflow || result.is_subset(stops), "{a:#x} {} {b:#x} in {ty:?}: {stops}", op.symbol());
                }
            }
        }
    }

    #[test]
    fn conversions_keep_every_number() {
        for (from, to) in TYPES.into_iter().flat_map(|from| TYPES.map(|to| (from, to))) {
            for a in numbers(from) {
                for sign in Signs::of_bits(from, a).iter() {
                    let result = Signs::of_bits(to, from.convert(to, a));
                    assert!(result.is_subset(convert(sign, from, to)), "{a:#x} from {from:?} to {to:?}");
                }
            }
        }
    }

    #[test]
    fn complements_keep_every_number() {
        for ty in TYPES {
            for a in numbers(ty) {
                let result = Signs::of_bits(ty, ty.not(a));
                assert!(Signs::of_bits(ty, a).iter().all(|sign| result.is_subset(complement(sign, ty))), "~{a:#x}");
            }
        }
    }

    #[test]
    fn signs_are_as_exact_as_signs_can_be() {
        let int = IntType::signed(32);
        let [minus, zero, plus] = [Signs::NEGATIVE, Signs::ZERO, Signs::POSITIVE];
        assert_eq!(each(BinaryOp::Mul, minus, minus, int, Overflow::Stops), plus);
        assert_eq!(each(BinaryOp::Mul, minus, minus, int, Overflow::Wraps), Signs::ANY);
        assert_eq!(each(BinaryOp::Add, minus, zero, int, Overflow::Wraps), minus);
        assert_eq!(each(BinaryOp::Div, plus, zero, int, Overflow::Wraps), Signs::NONE);
        assert_eq!(each(BinaryOp::Lt, minus, zero.union(plus), int, Overflow::Wraps), plus);
    }
}
