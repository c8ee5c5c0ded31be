//! Arithmetic on known values.

use cfa::{BinaryOp, ExprId, UnaryOp};
use eval::Store;
use memory::{Exposure, Value as _};
use types::{FloatKind, IntType, Scalar};

use crate::machine::{Concrete, Stop};
use crate::{Mode, Pointer, UbKind, Value};

/// What is less is no address, whatever it was computed of.
const LEAST_ADDRESS: u128 = 4096;

impl Concrete<'_> {
    /// The bits of a value; a pointer's are its address. `None` if it was never written.
    pub fn plain(&mut self, s: &mut Store<Value>, value: Value) -> Result<Option<u128>, Stop> {
        Ok(match value {
            Value::Bits(bits) => Some(bits),
            Value::Pointer(pointer) => Some(self.address(s, pointer)? as u128),
            Value::Fragment { pointer, start, width } => {
                let address = self.address(s, pointer)? as u128;
                Some((address >> start) & crate::value::mask(width as u64))
            }
            Value::Uninit => None,
        })
    }

    /// Whether a value is unequal to zero.
    pub fn nonzero(&mut self, s: &mut Store<Value>, scalar: Scalar, value: Value) -> Result<Option<bool>, Stop> {
        Ok(match (value, scalar) {
            (Value::Pointer(_), Scalar::Pointer | Scalar::Int(_)) => Some(true),
            (Value::Uninit, _) => None,
            (Value::Bits(bits), Scalar::Float(kind)) => Some(!kind.is_zero(bits)),
            (Value::Bits(bits), Scalar::Int(_) | Scalar::Pointer) => Some(bits != 0),
            _ => self.plain(s, value)?.map(|bits| bits != 0),
        })
    }

    /// In any width, with everything that may be wrong.
    #[inline(never)]
    pub fn int_op(
        &mut self,
        x: ExprId,
        op: BinaryOp,
        int: IntType,
        a: u128,
        right: Scalar,
        b: u128,
    ) -> Result<Value, Stop> {
        use std::cmp::Ordering::*;
        let checked = match op {
            BinaryOp::Add => int.add(a, b),
            BinaryOp::Sub => int.sub(a, b),
            BinaryOp::Mul => int.mul(a, b),
            BinaryOp::And => return Ok(Value::Bits(a & b)),
            BinaryOp::Or => return Ok(Value::Bits(a | b)),
            BinaryOp::Xor => return Ok(Value::Bits(a ^ b)),
            BinaryOp::Eq => return Ok(Value::Bits((a == b) as u128)),
            BinaryOp::Ne => return Ok(Value::Bits((a != b) as u128)),
            BinaryOp::Lt => return Ok(Value::Bits((int.compare(a, b) == Less) as u128)),
            BinaryOp::Le => return Ok(Value::Bits((int.compare(a, b) != Greater) as u128)),
            BinaryOp::Gt => return Ok(Value::Bits((int.compare(a, b) == Greater) as u128)),
            BinaryOp::Ge => return Ok(Value::Bits((int.compare(a, b) != Less) as u128)),
            BinaryOp::Div | BinaryOp::Rem => {
                let result = if op == BinaryOp::Div { int.div(a, b) } else { int.rem(a, b) };
                match result {
                    None => return Err(self.by_zero(x, op)),
                    Some(checked) if checked.overflow => {
                        let message = format!(
                            "{} {} -1 overflows `{}`",
                            int.display(a),
                            if op == BinaryOp::Div { '/' } else { '%' },
                            self.expr_text(x)
                        );
                        return Err(self.undefined(UbKind::DivisionOverflow, message, Vec::new()));
                    }
                    Some(checked) => return Ok(Value::Bits(checked.bits)),
                }
            }
            BinaryOp::Shl | BinaryOp::Shr => return self.shift(x, op, int, a, right, b),
        };
        if checked.overflow && int.signed && self.mode.signed_overflow_stops() {
            return Err(self.overflow(x, op, int, a, b));
        }
        Ok(Value::Bits(checked.bits))
    }

    #[cold]
    fn by_zero(&self, x: ExprId, op: BinaryOp) -> Stop {
        let what = if op == BinaryOp::Div { "division" } else { "remainder of a division" };
        let message = format!("{what} by zero in `{}`", self.expr_text(x));
        self.undefined(UbKind::DivisionByZero, message, Vec::new())
    }

    #[cold]
    fn overflow(&self, x: ExprId, op: BinaryOp, int: IntType, a: u128, b: u128) -> Stop {
        let sign = match op {
            BinaryOp::Add => '+',
            BinaryOp::Sub => '-',
            _ => '*',
        };
        let message = format!(
            "signed overflow in `{}`: {} {sign} {} does not fit {} bits",
            self.expr_text(x),
            int.display(a),
            int.display(b),
            int.width
        );
        self.undefined(UbKind::SignedOverflow, message, Vec::new())
    }

    fn shift(&mut self, x: ExprId, op: BinaryOp, int: IntType, a: u128, right: Scalar, b: u128) -> Result<Value, Stop> {
        let by = match right {
            Scalar::Int(right) if right.is_negative(b) => None,
            _ => u32::try_from(b).ok().filter(|&by| by < int.width as u32),
        };
        let Some(by) = by else {
            let count = match right {
                Scalar::Int(right) => right.display(b),
                Scalar::Float(_) | Scalar::Pointer => b.to_string(),
            };
            let message = format!("shift of a {}-bit value by {count} in `{}`", int.width, self.expr_text(x));
            return Err(self.undefined(UbKind::BadShift, message, Vec::new()));
        };
        if op == BinaryOp::Shr {
            return Ok(Value::Bits(int.shr(a, by)));
        }
        let checked = int.shl(a, by);
        if checked.overflow && self.mode.signed_overflow_stops() {
            let kind = if self.mode.is_strict() { UbKind::BadShift } else { UbKind::SignedOverflow };
            let why = if int.is_negative(a) { "the value is negative" } else { "the result does not fit" };
            let message = format!("left shift of {} by {by} in `{}`: {why}", int.display(a), self.expr_text(x));
            return Err(self.undefined(kind, message, Vec::new()));
        }
        Ok(Value::Bits(checked.bits))
    }

    /// Operands of which one is no plain integer.
    #[expect(clippy::too_many_arguments)]
    pub fn other_op(
        &mut self,
        s: &mut Store<Value>,
        x: ExprId,
        op: BinaryOp,
        scalar: Scalar,
        a: Value,
        right: Scalar,
        b: Value,
    ) -> Result<Value, Stop> {
        if b == Value::Uninit && matches!(op, BinaryOp::Div | BinaryOp::Rem) && matches!(scalar, Scalar::Int(_)) {
            return Err(self.uninitialised(s, x, "the divisor depends on"));
        }
        if a == Value::Uninit || b == Value::Uninit {
            return Ok(Value::Uninit);
        }
        match scalar {
            Scalar::Pointer => return self.compare_pointers(s, x, op, a, b),
            Scalar::Int(int) if int.width as u32 == self.cx.program.types.model.pointer_bits() => {
                // An integer that holds a pointer keeps it through sums; equality needs no address.
                match (op, a, b) {
                    (BinaryOp::Add, Value::Pointer(p), Value::Bits(n))
                    | (BinaryOp::Add, Value::Bits(n), Value::Pointer(p)) => {
                        return Ok(moved(p, IntType::signed(int.width).to_i128(n) as i64));
                    }
                    (BinaryOp::Sub, Value::Pointer(p), Value::Bits(n)) => {
                        return Ok(moved(p, (IntType::signed(int.width).to_i128(n) as i64).wrapping_neg()));
                    }
                    (BinaryOp::Sub, Value::Pointer(p), Value::Pointer(q)) if p.object == q.object => {
                        return Ok(Value::Bits(int.from_i128(p.offset.wrapping_sub(q.offset) as i128)));
                    }
                    (BinaryOp::Eq | BinaryOp::Ne, Value::Pointer(p), Value::Pointer(q)) if p.object == q.object => {
                        return Ok(Value::Bits(((p.offset == q.offset) == (op == BinaryOp::Eq)) as u128));
                    }
                    _ => {}
                }
            }
            Scalar::Int(_) | Scalar::Float(_) => {}
        }
        let operands = [a, b];
        let (Some(a), Some(b)) = (self.plain(s, a)?, self.plain(s, b)?) else { return Ok(Value::Uninit) };
        match scalar {
            Scalar::Int(int) => {
                let saved = self.mode;
                // Sums of addresses are no arithmetic of the program's own numbers.
                if matches!(op, BinaryOp::Add | BinaryOp::Sub) {
                    self.mode = Mode::REACH;
                }
                let result = self.int_op(x, op, int, int.truncate(a), right, b);
                self.mode = saved;
                Ok(self.computed_of(s, operands, int, result?))
            }
            Scalar::Float(kind) => Ok(Value::Bits(op.on_floats(kind, a, b))),
            Scalar::Pointer => Ok(Value::Uninit),
        }
    }

    /// A number that was computed of addresses: still a pointer, if it leads to the object that one of them led to.
    fn computed_of(&self, s: &mut Store<Value>, operands: [Value; 2], int: IntType, result: Value) -> Value {
        let Value::Bits(bits @ LEAST_ADDRESS..) = result else { return result };
        let is_wide = int.width as u32 == self.cx.program.types.model.pointer_bits();
        let found = if is_wide { self.addresses.find(s, bits as u64) } else { None };
        for operand in operands {
            match found {
                Some(found) if operand.mentions() == Some(found.object) => return Value::Pointer(found),
                _ => obscure(s, operand),
            }
        }
        result
    }

    pub fn unary_op(
        &mut self,
        s: &mut Store<Value>,
        x: ExprId,
        op: UnaryOp,
        scalar: Scalar,
        a: Value,
    ) -> Result<Value, Stop> {
        obscure(s, a);
        let Some(bits) = self.plain(s, a)? else { return Ok(Value::Uninit) };
        Ok(Value::Bits(match (op, scalar) {
            (UnaryOp::Neg, Scalar::Float(kind)) => kind.neg(bits),
            (UnaryOp::Neg, Scalar::Int(int)) => {
                let checked = int.neg(bits);
                if checked.overflow && int.signed && self.mode.signed_overflow_stops() {
                    let message =
                        format!("signed overflow in `{}`: -({}) does not fit", self.expr_text(x), int.display(bits));
                    return Err(self.undefined(UbKind::SignedOverflow, message, Vec::new()));
                }
                checked.bits
            }
            (UnaryOp::BitNot, Scalar::Int(int)) => int.not(bits),
            (UnaryOp::Neg | UnaryOp::BitNot, Scalar::Pointer) | (UnaryOp::BitNot, Scalar::Float(_)) => {
                return Err(eval::Values::unsupported(self, s, "this operator on this type"));
            }
        }))
    }

    /// Conversions that are not from integer to integer.
    fn is_outside(&self, s: &Store<Value>, value: Value) -> bool {
        let Value::Pointer(pointer) = value else { return false };
        s.memory.get(pointer.object).is_some_and(|object| !object.size.reaches(pointer.offset))
    }

    pub fn convert_other(
        &mut self,
        s: &mut Store<Value>,
        x: Option<ExprId>,
        from: Scalar,
        to: Scalar,
        a: Value,
    ) -> Result<Value, Stop> {
        let pointer_bits = self.cx.program.types.model.pointer_bits() as u8;
        let width = |scalar: Scalar| match scalar {
            Scalar::Int(int) => int.width,
            Scalar::Pointer => pointer_bits,
            Scalar::Float(_) => 0,
        };
        match (from, to) {
            // An integer that left the object it came from may have been moved to another on purpose.
            (Scalar::Int(_), Scalar::Pointer) if self.is_outside(s, a) => {
                let Some(bits) = self.plain(s, a)? else { return Ok(a) };
                return Ok(match self.resolve(s, Value::Bits(bits))? {
                    found @ Value::Pointer(_) => found,
                    _ => a,
                });
            }
            // A pointer survives in whatever is as wide as a pointer.
            (Scalar::Pointer | Scalar::Int(_), Scalar::Pointer | Scalar::Int(_))
                if matches!(a, Value::Pointer(_)) && width(to) == pointer_bits =>
            {
                return Ok(a);
            }
            (Scalar::Int(from), Scalar::Int(to)) if from.width == to.width => return Ok(a),
            (Scalar::Pointer, Scalar::Pointer) => return Ok(a),
            _ => {}
        }
        obscure(s, a);
        let Some(bits) = self.plain(s, a)? else { return Ok(Value::Uninit) };
        let pointer_int = IntType::unsigned(pointer_bits);
        Ok(Value::Bits(match (from, to) {
            (Scalar::Int(from), Scalar::Int(to)) => from.convert(to, bits),
            (Scalar::Pointer, Scalar::Int(to)) => pointer_int.convert(to, bits),
            (Scalar::Int(from), Scalar::Pointer) => {
                let address = from.convert(pointer_int, bits);
                return self.resolve(s, Value::Bits(address));
            }
            (Scalar::Int(from), Scalar::Float(to)) => to.from_int(from, bits),
            (Scalar::Float(from), Scalar::Float(to)) => from.convert(to, bits),
            (Scalar::Float(from), Scalar::Int(to)) => match from.to_int(to, bits) {
                Some(result) => result,
                None if self.mode.is_strict() => {
                    let message = format!(
                        "{}{} does not fit {}, which has {} bits",
                        if from.is_negative(bits) { "-" } else { "" },
                        from.format_g(bits, 17, false),
                        x.map_or_else(|| "the integer".to_owned(), |x| format!("`{}`", self.expr_text(x))),
                        to.width
                    );
                    return Err(self.undefined(UbKind::FloatConversion, message, Vec::new()));
                }
                None => truncated_by_x86(from, to, bits),
            },
            (Scalar::Pointer, Scalar::Pointer) => bits,
            (Scalar::Pointer, Scalar::Float(_)) | (Scalar::Float(_), Scalar::Pointer) => {
                return Err(eval::Values::unsupported(self, s, "a conversion between pointer and floating point"));
            }
        }))
    }
}

/// A number is computed of an address: the program may come back from it to the object, in ways that nobody follows.
fn obscure(s: &mut Store<Value>, value: Value) {
    if let Some(object) = value.mentions() {
        s.memory.expose(object, Exposure::Escaped);
    }
}

fn moved(pointer: Pointer, by: i64) -> Value {
    Value::Pointer(Pointer { offset: pointer.offset.wrapping_add(by), ..pointer })
}

/// What `cvttsd2si` and the code around it give for a number outside the type: types up to 32 bits are cut from the
/// next wider conversion, and the widest gives its least value.
fn truncated_by_x86(from: FloatKind, to: IntType, bits: u128) -> u128 {
    let through = match (to.width, to.signed) {
        (..32, _) => IntType::signed(32),
        (32, true) => IntType::signed(32),
        (32, false) | (64, true) => IntType::signed(64),
        _ => return to.min_value().max(1 << (to.width.saturating_sub(1))),
    };
    let wide = from.to_int(through, bits).unwrap_or(through.min_value());
    to.truncate(wide)
}
