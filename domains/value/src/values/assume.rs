//! Assumptions, as branches and `__VERIFIER_assume` make them: what a condition decides, and what is learnt where it
//! does not.

use cfa::{BinaryOp, ExprId, ExprKind, Place, UnaryOp};
use eval::{Located, Store};
use memory::{Cell, ObjectId, ObjectKind};
use symbolic::mask;
use types::{IntType, Scalar};

use crate::Val;
use crate::machine::env::Env;
use crate::machine::step::{End, StepResult};
use crate::machine::value_machine::ValueMachine;
use crate::values::arithmetic::truth;
use crate::values::pointers::within;

impl Env<'_> {
    /// Whether an expression is 0 or 1.
    fn is_flag(&self, x: ExprId) -> bool {
        let this = &self.cx.program.exprs[x];
        match this.kind {
            ExprKind::Binary(op, ..) if op.is_comparison() => true,
            ExprKind::ToBool(_) => true,
            ExprKind::Convert(a) => match (self.cx.program.exprs[a].scalar, this.scalar) {
                (Scalar::Int(from), Scalar::Int(to)) => from.width <= to.width && self.is_flag(a),
                _ => false,
            },
            ExprKind::Read(place) => self.cx.program.types.is_bool(this.ty) && self.is_bool_place(&place),
            _ => false,
        }
    }

    /// A `_Bool` that is named is one; what a pointer leads to may have been written as something else.
    fn is_bool_place(&self, place: &Place) -> bool {
        match place.base {
            cfa::PlaceBase::Var(var) => {
                let declared = &self.cx.program.vars[var];
                !declared.address_taken && self.cx.program.types.is_bool(declared.ty.ty)
            }
            cfa::PlaceBase::String(_) | cfa::PlaceBase::Deref(_) => false,
        }
    }
}

impl ValueMachine<'_> {
    /// Goes on only if the condition is unequal to zero (`holds`) or equal.
    pub fn assume(&mut self, s: &mut Store<Val>, x: ExprId, holds: bool) -> StepResult<()> {
        let cx = self.cx;
        let value = eval::expr(self, s, cx, x)?;
        self.unfold_at(&value)?;
        match truth(cx.program.exprs[x].scalar, &value) {
            Some(truth) if truth == holds => Ok(()),
            Some(_) => Err(End::Infeasible),
            None => match self.truth_term(cx.program.exprs[x].scalar, &value) {
                Some(truth) if holds => self.constrain(truth),
                Some(truth) => {
                    let denied = self.terms().not(truth);
                    self.constrain(denied)
                }
                None => self.learn(s, x, holds),
            },
        }
    }

    /// Something of `x`, which is no constant, given that it is unequal to zero or equal.
    fn learn(&mut self, s: &mut Store<Val>, x: ExprId, holds: bool) -> StepResult<()> {
        let cx = self.cx;
        let this = &cx.program.exprs[x];
        match this.kind {
            ExprKind::Binary(op, a, b) if op.is_comparison() => {
                let scalar = cx.program.exprs[a].scalar;
                match scalar {
                    // Zeros of either sign are equal, and what is not a number is not even itself.
                    Scalar::Float(_) => Ok(()),
                    Scalar::Int(_) | Scalar::Pointer => {
                        let op = if holds { op } else { op.negated().unwrap_or(op) };
                        self.learn_comparison(s, op, a, b)
                    }
                }
            }
            ExprKind::Binary(BinaryOp::And, a, b) if holds && self.is_flag(a) && self.is_flag(b) => {
                self.learn(s, a, true)?;
                self.learn(s, b, true)
            }
            ExprKind::Binary(BinaryOp::Or, a, b) if !holds => {
                self.set(s, a, &Val::Bits(0))?;
                self.set(s, b, &Val::Bits(0))
            }
            ExprKind::ToBool(a) => self.learn(s, a, holds),
            ExprKind::Convert(a) => match (cx.program.exprs[a].scalar, this.scalar) {
                (Scalar::Int(from), Scalar::Int(to)) if from.width <= to.width => self.learn(s, a, holds),
                (Scalar::Pointer, Scalar::Pointer) => self.learn(s, a, holds),
                _ => Ok(()),
            },
            _ if matches!(this.scalar, Scalar::Float(_)) => Ok(()),
            _ if !holds => self.set(s, x, &Val::Bits(0)),
            ExprKind::Read(ref place) => {
                if self.is_flag(x) {
                    return self.set(s, x, &Val::Bits(1));
                }
                self.learn_not_null(s, x, place)
            }
            _ => Ok(()),
        }
    }

    /// A pointer from outside is not null.
    fn learn_not_null(&mut self, s: &mut Store<Val>, x: ExprId, place: &Place) -> StepResult<()> {
        let cx = self.cx;
        let value = eval::expr(self, s, cx, x)?;
        let not_null = match value {
            Val::Outside { null: true } => Val::Outside { null: false },
            Val::Escaped { null: true } => Val::Escaped { null: false },
            _ => return Ok(()),
        };
        self.write(s, place, cx.program.exprs[x].scalar, not_null)
    }

    fn learn_comparison(&mut self, s: &mut Store<Val>, op: BinaryOp, a: ExprId, b: ExprId) -> StepResult<()> {
        let cx = self.cx;
        let left = eval::expr(self, s, cx, a)?;
        let right = eval::expr(self, s, cx, b)?;
        self.learn_side(s, op, a, &left, &right)?;
        let mirrored = match op {
            BinaryOp::Lt => BinaryOp::Gt,
            BinaryOp::Gt => BinaryOp::Lt,
            BinaryOp::Le => BinaryOp::Ge,
            BinaryOp::Ge => BinaryOp::Le,
            _ => op,
        };
        self.learn_side(s, mirrored, b, &right, &left)
    }

    /// What `x op other` says of `x`.
    fn learn_side(&mut self, s: &mut Store<Val>, op: BinaryOp, x: ExprId, value: &Val, other: &Val) -> StepResult<()> {
        let scalar = self.cx.program.exprs[x].scalar;
        if !matches!(value, Val::Unknown | Val::Outside { .. } | Val::Escaped { .. }) {
            return Ok(());
        }
        match (op, other) {
            (_, Val::Unknown | Val::At { .. } | Val::Inside(_) | Val::Outside { .. } | Val::Dangling(_)) => Ok(()),
            (_, Val::Escaped { .. }) => Ok(()),
            (_, Val::Node { .. } | Val::Part(_)) => Ok(()),
            (BinaryOp::Eq, _) => self.set(s, x, other),
            (BinaryOp::Ne, Val::Bits(0)) => self.learn(s, x, true),
            (BinaryOp::Ne, Val::Bits(1)) if self.is_flag(x) => self.set(s, x, &Val::Bits(0)),
            _ => {
                let (Scalar::Int(int), Some(bound)) = (scalar, other.constant()) else { return Ok(()) };
                match pinned(op, int, self.is_flag(x), bound) {
                    PinnedValue::To(bits) => self.set(s, x, &Val::bits(bits)),
                    PinnedValue::Never => Err(End::Infeasible),
                    PinnedValue::Not => Ok(()),
                }
            }
        }
    }

    /// `x`, which is not known, equals `value`.
    pub fn set(&mut self, s: &mut Store<Val>, x: ExprId, value: &Val) -> StepResult<()> {
        let cx = self.cx;
        let this = &cx.program.exprs[x];
        match this.kind {
            ExprKind::Read(ref place) => {
                if let Val::Pointer { object, offset } = *value
                    && !tells_object(s, object, offset)
                {
                    return Ok(());
                }
                let old = eval::expr(self, s, cx, x)?;
                match (&old, value) {
                    (Val::Unknown | Val::Escaped { null: true }, _) => self.write(s, place, this.scalar, value.clone()),
                    (Val::Escaped { null: false }, Val::Pointer { .. }) => {
                        self.write(s, place, this.scalar, value.clone())
                    }
                    (Val::Outside { null: true }, Val::Bits(_)) => self.write(s, place, this.scalar, value.clone()),
                    _ => Ok(()),
                }
            }
            ExprKind::Convert(a) => self.set_converted(s, cx.program.exprs[a].scalar, this.scalar, a, value),
            ExprKind::ToBool(a) => match value {
                Val::Bits(bits @ 0..=1) => self.assume(s, a, *bits == 1),
                _ => Ok(()),
            },
            ExprKind::Binary(op, ..) if op.is_comparison() => match value {
                Val::Bits(bits @ 0..=1) => self.assume(s, x, *bits == 1),
                _ => Ok(()),
            },
            ExprKind::Binary(op @ (BinaryOp::Add | BinaryOp::Sub | BinaryOp::Xor), a, b) => {
                self.set_operands(s, op, this.scalar, (a, b), value)
            }
            ExprKind::Unary(op, a) => {
                let (Scalar::Int(int), Some(bits)) = (this.scalar, value.constant()) else { return Ok(()) };
                let inner = match op {
                    UnaryOp::Neg => int.neg(bits).bits,
                    UnaryOp::BitNot => int.not(bits),
                };
                self.set(s, a, &Val::bits(inner))
            }
            _ => Ok(()),
        }
    }

    fn set_converted(
        &mut self,
        s: &mut Store<Val>,
        from: Scalar,
        to: Scalar,
        a: ExprId,
        value: &Val,
    ) -> StepResult<()> {
        let pointer_int = self.cx.program.types.pointer_int();
        let as_int = |scalar: Scalar| match scalar {
            Scalar::Int(int) => Some(int),
            Scalar::Pointer => Some(pointer_int),
            Scalar::Float(_) => None,
        };
        let (Some(from), Some(to)) = (as_int(from), as_int(to)) else { return Ok(()) };
        if from.width > to.width {
            return Ok(());
        }
        match value.constant() {
            Some(bits) => {
                let inner = from.truncate(bits);
                // No operand converts to it.
                if from.convert(to, inner) != bits {
                    return Err(End::Infeasible);
                }
                self.set(s, a, &Val::bits(inner))
            }
            None if from.width == to.width => self.set(s, a, value),
            None => Ok(()),
        }
    }

    /// One operand of a sum is known, the other follows.
    fn set_operands(
        &mut self,
        s: &mut Store<Val>,
        op: BinaryOp,
        scalar: Scalar,
        (a, b): (ExprId, ExprId),
        value: &Val,
    ) -> StepResult<()> {
        let cx = self.cx;
        let (Scalar::Int(int), Some(result)) = (scalar, value.constant()) else { return Ok(()) };
        let left = eval::expr(self, s, cx, a)?;
        let right = eval::expr(self, s, cx, b)?;
        let (unknown, other) = match (left.constant(), right.constant()) {
            (None, Some(known)) => {
                let other = match op {
                    BinaryOp::Add => int.sub(result, known).bits,
                    BinaryOp::Sub => int.add(result, known).bits,
                    _ => result ^ known,
                };
                (a, other)
            }
            (Some(known), None) => {
                let other = match op {
                    BinaryOp::Add => int.sub(result, known).bits,
                    BinaryOp::Sub => int.sub(known, result).bits,
                    _ => result ^ known,
                };
                (b, other)
            }
            _ => return Ok(()),
        };
        self.set(s, unknown, &Val::bits(other))
    }

    /// Whether an integer that is not known as a whole is known not to be `bits`, by those of its parts that are known.
    pub fn differs_in_part(&mut self, s: &mut Store<Val>, x: ExprId, bits: u128) -> StepResult<bool> {
        let cx = self.cx;
        let this = &cx.program.exprs[x];
        match (&this.kind, this.scalar) {
            (&ExprKind::Convert(a), Scalar::Int(to)) => {
                let Scalar::Int(from) = cx.program.exprs[a].scalar else { return Ok(false) };
                if from.width > to.width {
                    return Ok(false);
                }
                let inner = from.truncate(bits);
                Ok(from.convert(to, inner) != bits || self.differs_in_part(s, a, inner)?)
            }
            (ExprKind::Read(place), Scalar::Int(int)) if place.bits.is_none() => {
                let at = eval::locate(self, s, cx, place, Some(this.scalar))?;
                let Located::In(target) = at else { return Ok(false) };
                let Some(object) = s.memory.get(target.object).filter(|object| object.is_live()) else {
                    return Ok(false);
                };
                let Ok(start) = u64::try_from(target.offset.saturating_mul(8)) else { return Ok(false) };
                let end = start.saturating_add(int.width as u64);
                if end > object.size.bits() {
                    return Ok(false);
                }
                Ok(object.contents().overlapping(start, end).any(|piece| {
                    let part = piece.clip(start, end);
                    let expected = (bits >> (part.start - start)) & mask(part.width());
                    let known = match &part.cell {
                        Cell::Value(value) => value.constant(),
                        Cell::Fill(fill) => fill.bits(part.start, part.width() as u32),
                    };
                    known.is_some_and(|known| known != expected)
                }))
            }
            _ => Ok(false),
        }
    }

    /// Records what a place holds, if it is a known one.
    pub fn write(&mut self, s: &mut Store<Val>, place: &Place, scalar: Scalar, value: Val) -> StepResult<()> {
        let cx = self.cx;
        let Located::In(target) = eval::locate(self, s, cx, place, Some(scalar))? else { return Ok(()) };
        let Some(object) = s.memory.get(target.object).filter(|object| object.is_live()) else { return Ok(()) };
        let (first, width, value) = match (place.bits, scalar) {
            (None, _) => (0, eval::scalar_bits(cx, scalar), value),
            (Some(range), Scalar::Int(int)) => {
                let Some(bits) = value.constant() else { return Ok(()) };
                let field = IntType { width: range.width, signed: int.signed };
                let inner = field.truncate(bits);
                if field.convert(int, inner) != bits {
                    return Err(End::Infeasible);
                }
                (range.start as i64, range.width as u64, Val::bits(inner))
            }
            (Some(_), _) => return Ok(()),
        };
        let start = target.offset.saturating_mul(8).saturating_add(first);
        let inside = start >= 0 && (start as u64).checked_add(width).is_some_and(|end| end <= object.size.bits());
        if !inside {
            return Ok(());
        }
        let part = match place.bits {
            Some(range) => Scalar::Int(IntType::unsigned(range.width)),
            None => scalar,
        };
        let value = eval::Accesses::stored(self, s, target.object, start as u64, width, part, value);
        if value != Val::Unknown {
            s.memory.write(target.object, start as u64, width, value);
        }
        Ok(())
    }
}

enum PinnedValue {
    To(u128),
    Never,
    Not,
}

/// The one value that a bound leaves.
fn pinned(op: BinaryOp, int: IntType, flag: bool, bound: u128) -> PinnedValue {
    use std::cmp::Ordering::{Greater, Less};
    let (least, greatest) = if flag { (0, 1) } else { (int.min_value(), int.max_value()) };
    let (least, greatest) = match op {
        BinaryOp::Lt | BinaryOp::Le => {
            if op == BinaryOp::Lt && bound == int.min_value() {
                return PinnedValue::Never;
            }
            let most = if op == BinaryOp::Lt { int.sub(bound, 1).bits } else { bound };
            (least, if int.compare(most, greatest) == Less { most } else { greatest })
        }
        BinaryOp::Gt | BinaryOp::Ge => {
            if op == BinaryOp::Gt && bound == int.max_value() {
                return PinnedValue::Never;
            }
            let most = if op == BinaryOp::Gt { int.add(bound, 1).bits } else { bound };
            (if int.compare(most, least) == Greater { most } else { least }, greatest)
        }
        _ => return PinnedValue::Not,
    };
    match int.compare(least, greatest) {
        Less => PinnedValue::Not,
        Greater => PinnedValue::Never,
        std::cmp::Ordering::Equal => PinnedValue::To(least),
    }
}

/// Whether a pointer with this address leads to this object. One past the end of an object may be where another one begins,
/// and such pointers are equal though they lead to different objects (C11 6.5.9p6); but before a block lies what the library
/// keeps of it, and before a function is no object.
fn tells_object(s: &Store<Val>, object: ObjectId, offset: i64) -> bool {
    let nothing_ends_there = || matches!(s.memory.object(object).kind, ObjectKind::Heap | ObjectKind::Function);
    within(s, object, offset) && (offset != 0 || nothing_ends_there())
}
