//! Abstract arithmetic: exact on constants, and what can still be said where an operand is unknown.

use cfa::{BinaryOp, ExprId, ExprKind, UnaryOp};
use eval::Store;
use spec::{Fault, Property};
use types::{IntType, Scalar};

use crate::Val;
use crate::machine::env::Env;
use crate::machine::step::{End, StepResult};
use crate::machine::value_machine::ValueMachine;

impl Env<'_> {
    pub fn overflow_target(&self, x: ExprId) -> std::rc::Rc<cpa::Target> {
        let text = cfa::display::expr_to_c(self.cx.program, x);
        self.violation(Property::NoOverflow, format!("signed overflow in `{text}`"))
    }
}

impl ValueMachine<'_> {
    fn overflows(&mut self, x: ExprId, definite: bool) -> StepResult<()> {
        if !self.options.properties.contains(Property::NoOverflow) {
            return Ok(());
        }
        if definite {
            return Err(End::Target(self.overflow_target(x)));
        }
        self.note(|m| m.overflow_target(x));
        Ok(())
    }

    #[expect(clippy::too_many_arguments)]
    #[inline(never)]
    pub fn binary_op(
        &mut self,
        s: &mut Store<Val>,
        x: ExprId,
        op: BinaryOp,
        scalar: Scalar,
        a: Val,
        right: Scalar,
        b: Val,
    ) -> StepResult<Val> {
        match scalar {
            Scalar::Pointer => Ok(self.compare_pointers(s, x, op, &a, &b)),
            Scalar::Float(kind) => Ok(match (a.constant(), b.constant()) {
                (Some(a), Some(b)) => Val::bits(op.on_floats(kind, a, b)),
                // Bits of a pointer that are seen as a number cannot be followed.
                _ => {
                    self.step.flags.hidden |= a.may_be_ours() || b.may_be_ours();
                    Val::Unknown
                }
            }),
            Scalar::Int(int) => match (a.constant(), b.constant()) {
                (Some(a), Some(b)) => self.int_op(x, op, int, a, right, b),
                _ => self.int_op_unknown(s, x, op, int, a, right, b),
            },
        }
    }

    fn int_op(&mut self, x: ExprId, op: BinaryOp, int: IntType, a: u128, right: Scalar, b: u128) -> StepResult<Val> {
        use std::cmp::Ordering::*;
        let truth = |holds: bool| Ok(Val::Bits(holds as u64));
        let checked = match op {
            BinaryOp::Add => int.add(a, b),
            BinaryOp::Sub => int.sub(a, b),
            BinaryOp::Mul => int.mul(a, b),
            BinaryOp::And => return Ok(Val::bits(a & b)),
            BinaryOp::Or => return Ok(Val::bits(a | b)),
            BinaryOp::Xor => return Ok(Val::bits(a ^ b)),
            BinaryOp::Eq => return truth(a == b),
            BinaryOp::Ne => return truth(a != b),
            BinaryOp::Lt => return truth(int.compare(a, b) == Less),
            BinaryOp::Le => return truth(int.compare(a, b) != Greater),
            BinaryOp::Gt => return truth(int.compare(a, b) == Greater),
            BinaryOp::Ge => return truth(int.compare(a, b) != Less),
            BinaryOp::Div | BinaryOp::Rem => {
                let result = if op == BinaryOp::Div { int.div(a, b) } else { int.rem(a, b) };
                return match result {
                    None => Err(self.undefined(Fault::DivisionByZero, |m| m.by_zero_text(x))),
                    Some(checked) if checked.overflow => {
                        self.overflows(x, true)?;
                        // The quotient does not exist: the processor traps.
                        Err(End::Infeasible)
                    }
                    Some(checked) => Ok(Val::bits(checked.bits)),
                };
            }
            BinaryOp::Shl | BinaryOp::Shr => {
                let Some(by) = shift_count(int, right, b) else {
                    return Err(self.undefined(Fault::BadShift, |m| m.shift_text(x)));
                };
                if op == BinaryOp::Shr {
                    return Ok(Val::bits(int.shr(a, by)));
                }
                int.shl(a, by)
            }
        };
        if checked.overflow && int.signed {
            self.overflows(x, true)?;
        }
        Ok(Val::bits(checked.bits))
    }

    /// An operand is a pointer or unknown.
    #[expect(clippy::too_many_arguments)]
    fn int_op_unknown(
        &mut self,
        s: &mut Store<Val>,
        x: ExprId,
        op: BinaryOp,
        int: IntType,
        a: Val,
        right: Scalar,
        b: Val,
    ) -> StepResult<Val> {
        let (known_a, known_b) = (a.constant(), b.constant());
        match op {
            BinaryOp::Eq | BinaryOp::Ne if matches!(a, Val::Part(_)) && a == b => {
                return Ok(Val::Bits((op == BinaryOp::Eq) as u64));
            }
            BinaryOp::Eq | BinaryOp::Ne => {
                let wide = int.width as u32 == self.cx.program.types.model.pointer_bits();
                let compared = if wide { self.compare_pointers(s, x, op, &a, &b) } else { Val::Unknown };
                if compared != Val::Unknown {
                    return Ok(compared);
                }
                let ExprKind::Binary(_, left, right) = self.cx.program.exprs[x].kind else { return Ok(compared) };
                let differ = match (known_a, known_b) {
                    (None, Some(bits)) => self.differs_in_part(s, left, bits)?,
                    (Some(bits), None) => self.differs_in_part(s, right, bits)?,
                    _ => false,
                };
                return Ok(if differ { Val::Bits((op == BinaryOp::Ne) as u64) } else { compared });
            }
            BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => {
                return Ok(match bounded(op, int, known_a, known_b) {
                    Some(truth) => Val::Bits(truth as u64),
                    None => Val::Unknown,
                });
            }
            BinaryOp::Div | BinaryOp::Rem => {
                match known_b {
                    Some(0) => return Err(self.undefined(Fault::DivisionByZero, |m| m.by_zero_text(x))),
                    Some(_) => {}
                    None => self.suspect_fault(Fault::DivisionByZero, |m| m.by_zero_text(x)),
                }
                let least = known_a.is_none_or(|a| a == int.min_value());
                if int.signed && least && known_b.is_none_or(|b| b == int.mask()) {
                    self.overflows(x, false)?;
                }
                if let Some(exact) = self.address_op(s, op, int, (&a, &b)) {
                    return Ok(exact);
                }
                return Ok(match (op, known_b) {
                    (BinaryOp::Rem, Some(1)) => Val::Bits(0),
                    (BinaryOp::Div, Some(1)) => a,
                    _ => self.obscured(&a, &b),
                });
            }
            BinaryOp::Shl | BinaryOp::Shr => {
                match known_b.map(|b| shift_count(int, right, b)) {
                    Some(None) => return Err(self.undefined(Fault::BadShift, |m| m.shift_text(x))),
                    Some(Some(_)) => {}
                    None => self.suspect_fault(Fault::BadShift, |m| m.shift_text(x)),
                }
                if op == BinaryOp::Shl && int.signed && known_a != Some(0) {
                    self.overflows(x, false)?;
                }
                return Ok(match (known_a, known_b) {
                    (Some(0), _) => Val::Bits(0),
                    (_, Some(0)) if op == BinaryOp::Shr || !int.signed => a,
                    _ => match self.address_op(s, op, int, (&a, &b)) {
                        Some(exact) => exact,
                        None => self.obscured(&a, &b),
                    },
                });
            }
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor | BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => {}
        }
        let moved = |pointer: &Val, by: i64| match *pointer {
            Val::Pointer { object, offset } => Some(Val::Pointer { object, offset: offset.wrapping_add(by) }),
            Val::At { object, .. } => Some(Val::Inside(object)),
            Val::Inside(_) | Val::Outside { .. } | Val::Escaped { .. } => Some(pointer.clone()),
            Val::Dangling(_) => Some(Val::Dangling(None)),
            Val::Bits(_)
            | Val::Wide(_)
            | Val::Term { .. }
            | Val::Perhaps { .. }
            | Val::Part(_)
            | Val::Node { .. }
            | Val::Unknown => None,
        };
        let signed = |bits: u128| IntType::signed(int.width).to_i128(bits) as i64;
        let is_pointer = |value: &Val| value.is_pointer() && !matches!(value, Val::Dangling(_));
        let exact = match (op, known_a, known_b) {
            (BinaryOp::Add | BinaryOp::Or | BinaryOp::Xor, Some(0), _) => Some(b.clone()),
            (BinaryOp::Add | BinaryOp::Or | BinaryOp::Xor | BinaryOp::Sub, _, Some(0)) => Some(a.clone()),
            (BinaryOp::Mul | BinaryOp::And, Some(0), _) | (BinaryOp::Mul | BinaryOp::And, _, Some(0)) => {
                Some(Val::Bits(0))
            }
            (BinaryOp::Mul, Some(1), _) => Some(b.clone()),
            (BinaryOp::Mul, _, Some(1)) => Some(a.clone()),
            (BinaryOp::And, Some(all), _) if all == int.mask() => Some(b.clone()),
            (BinaryOp::And, _, Some(all)) if all == int.mask() => Some(a.clone()),
            (BinaryOp::Or, Some(all), _) | (BinaryOp::Or, _, Some(all)) if all == int.mask() => Some(Val::bits(all)),
            // An integer that holds a pointer keeps it through sums.
            (BinaryOp::Add, _, Some(by)) => moved(&a, signed(by)),
            (BinaryOp::Add, Some(by), _) => moved(&b, signed(by)),
            (BinaryOp::Sub, _, Some(by)) => moved(&a, signed(by).wrapping_neg()),
            (BinaryOp::Sub, None, None) => match (&a, &b) {
                (Val::Pointer { object: p, offset: i }, Val::Pointer { object: q, offset: j }) if p == q => {
                    Some(Val::bits(int.from_i128(*i as i128 - *j as i128)))
                }
                _ => None,
            },
            _ => None,
        };
        let exact = self.moved_address(s, op, int, (&a, &b)).or(exact);
        let exact = exact.or_else(|| self.address_op(s, op, int, (&a, &b)));
        let sums = matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul);
        let trivial = |known: Option<u128>| known == Some(0) || (op == BinaryOp::Mul && known == Some(1));
        if int.signed && sums && (is_pointer(&a) || is_pointer(&b)) && !trivial(known_a) && !trivial(known_b) {
            self.overflows(x, false)?;
        }
        if let Some(exact) = exact {
            return Ok(exact);
        }
        if is_pointer(&a) || is_pointer(&b) {
            self.step.flags.hidden |= a.may_be_ours() || b.may_be_ours();
        } else if int.signed && matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul) {
            self.overflows(x, false)?;
        }
        Ok(Val::Unknown)
    }

    /// What was computed of addresses, and cannot be followed.
    fn obscured(&mut self, a: &Val, b: &Val) -> Val {
        self.step.flags.hidden |= a.may_be_ours() || b.may_be_ours();
        Val::Unknown
    }

    pub fn unary_op(&mut self, x: ExprId, op: UnaryOp, scalar: Scalar, a: Val) -> StepResult<Val> {
        match (op, scalar, a.constant()) {
            (UnaryOp::Neg, Scalar::Float(kind), Some(bits)) => Ok(Val::bits(kind.neg(bits))),
            (UnaryOp::Neg, Scalar::Int(int), Some(bits)) => {
                let checked = int.neg(bits);
                if checked.overflow && int.signed {
                    self.overflows(x, true)?;
                }
                Ok(Val::bits(checked.bits))
            }
            (UnaryOp::BitNot, Scalar::Int(int), Some(bits)) => Ok(Val::bits(int.not(bits))),
            (UnaryOp::Neg, Scalar::Int(int), None) => {
                if int.signed {
                    self.overflows(x, false)?;
                }
                self.step.flags.hidden |= a.may_be_ours();
                Ok(Val::Unknown)
            }
            _ => {
                self.step.flags.hidden |= a.may_be_ours();
                Ok(Val::Unknown)
            }
        }
    }

    pub fn convert_value(&mut self, from: Scalar, to: Scalar, a: Val) -> Val {
        if let Some(converted) = self.symbolic_convert(from, to, &a) {
            return converted;
        }
        let pointer_int = self.cx.program.types.pointer_int();
        let as_int = |scalar: Scalar| match scalar {
            Scalar::Int(int) => Some(int),
            Scalar::Pointer => Some(pointer_int),
            Scalar::Float(_) => None,
        };
        match (as_int(from), as_int(to), a.constant()) {
            (Some(from), Some(to), Some(bits)) => Val::bits(from.convert(to, bits)),
            (Some(from_int), Some(to_int), None)
                if matches!(a, Val::Part(_)) || matches!(a, Val::Pointer { .. }) && from_int.width != to_int.width =>
            {
                self.convert_address(from, to, &a).unwrap_or_else(|| self.obscured(&a, &a))
            }
            // A pointer survives in whatever is as wide as a pointer.
            (Some(_), Some(to), None) if to.width == pointer_int.width && a != Val::Unknown => a,
            (Some(from), Some(to), None) if from.width == to.width => a,
            (_, _, None) => {
                self.step.flags.hidden |= a.may_be_ours();
                Val::Unknown
            }
            (_, _, Some(bits)) => match (from, to) {
                (Scalar::Int(from), Scalar::Float(to)) => Val::bits(to.from_int(from, bits)),
                (Scalar::Float(from), Scalar::Float(to)) => Val::bits(from.convert(to, bits)),
                // What does not fit is undefined.
                (Scalar::Float(from), Scalar::Int(to)) => from.to_int(to, bits).map_or(Val::Unknown, Val::bits),
                _ => Val::Unknown,
            },
        }
    }
}

fn shift_count(int: IntType, right: Scalar, by: u128) -> Option<u32> {
    match right {
        Scalar::Int(right) if right.is_negative(by) => None,
        _ => u32::try_from(by).ok().filter(|&by| by < int.width as u32),
    }
}

/// A comparison that the range of the type decides.
fn bounded(op: BinaryOp, int: IntType, a: Option<u128>, b: Option<u128>) -> Option<bool> {
    let (least, greatest) = (int.min_value(), int.max_value());
    match (op, a, b) {
        (BinaryOp::Lt, _, Some(b)) if b == least => Some(false),
        (BinaryOp::Ge, _, Some(b)) if b == least => Some(true),
        (BinaryOp::Gt, _, Some(b)) if b == greatest => Some(false),
        (BinaryOp::Le, _, Some(b)) if b == greatest => Some(true),
        (BinaryOp::Gt, Some(a), _) if a == least => Some(false),
        (BinaryOp::Le, Some(a), _) if a == least => Some(true),
        (BinaryOp::Lt, Some(a), _) if a == greatest => Some(false),
        (BinaryOp::Ge, Some(a), _) if a == greatest => Some(true),
        _ => None,
    }
}

/// Whether a value is unequal to zero, if that is known.
pub(crate) fn truth(scalar: Scalar, value: &Val) -> Option<bool> {
    match (value, scalar) {
        (Val::Bits(bits), Scalar::Int(_) | Scalar::Pointer) => Some(*bits != 0),
        (Val::Wide(_), Scalar::Int(_) | Scalar::Pointer) => Some(true),
        (Val::Bits(_) | Val::Wide(_), Scalar::Float(kind)) => value.constant().map(|bits| !kind.is_zero(bits)),
        (_, Scalar::Float(_)) => None,
        (
            Val::Pointer { .. }
            | Val::At { .. }
            | Val::Inside(_)
            | Val::Outside { null: false }
            | Val::Escaped { null: false }
            | Val::Dangling(_),
            _,
        ) => Some(true),
        (
            Val::Outside { null: true }
            | Val::Escaped { null: true }
            | Val::Term { .. }
            | Val::Perhaps { .. }
            | Val::Part(_)
            | Val::Node { .. }
            | Val::Unknown,
            _,
        ) => None,
    }
}
