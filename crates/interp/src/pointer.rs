//! Pointers: addresses, arithmetic, comparison, and where a dereference leads.

use cfa::{BinaryOp, ExprId, ExprKind, Place};
use eval::Store;
use memory::{ObjectId, Target};
use types::{IntType, Scalar};

use crate::machine::{Concrete, Stop};
use crate::{Halt, Pointer, UbKind, Value};

impl Concrete<'_> {
    /// The numeric address.
    pub fn address(&mut self, s: &mut Store<Value>, pointer: Pointer) -> Result<u64, Stop> {
        let Some(base) = self.addresses.base(s, pointer.object) else {
            return Err(Box::new(Halt::Limit { what: "addresses: the program's address space is full".to_owned() }));
        };
        let address = base.wrapping_add(pointer.offset as u64);
        Ok(self.cx.program.types.pointer_int().truncate(address as u128) as u64)
    }

    /// A value used as a pointer: plain bits that are an object's address lead to that object.
    pub fn resolve(&mut self, s: &mut Store<Value>, value: Value) -> Result<Value, Stop> {
        if matches!(value, Value::Pointer(_) | Value::Uninit | Value::Bits(0)) {
            return Ok(value);
        }
        let bits = self.plain(s, value)?.unwrap_or(0);
        Ok(match self.addresses.find(s, bits as u64) {
            Some(pointer) => Value::Pointer(pointer),
            None => Value::Bits(bits),
        })
    }

    /// Where a pointer leads that is no plain object and offset.
    pub fn deref_other(
        &mut self,
        s: &mut Store<Value>,
        place: Option<&Place>,
        x: ExprId,
        pointer: Value,
        scalar: Option<Scalar>,
    ) -> Result<Target, Stop> {
        if pointer == Value::Uninit {
            return Err(self.uninitialised(s, x, "the address depends on"));
        }
        match self.resolve(s, pointer)? {
            Value::Pointer(pointer) => Ok(pointer.into()),
            Value::Bits(bits) => Err(self.nowhere_fault(place, x, bits, scalar)),
            Value::Fragment { .. } | Value::Uninit => Err(self.uninitialised(s, x, "the address depends on")),
        }
    }

    #[expect(clippy::too_many_arguments)]
    pub fn move_pointer(
        &mut self,
        s: &mut Store<Value>,
        x: ExprId,
        pointer: Value,
        index: Value,
        index_type: IntType,
        scale: i64,
        checked: bool,
    ) -> Result<Value, Stop> {
        let index = match index {
            Value::Bits(bits) => bits,
            _ => match self.plain(s, index)? {
                Some(bits) => bits,
                None => return Ok(Value::Uninit),
            },
        };
        let by = index_type.to_i128(index).saturating_mul(scale as i128);
        let pointer = match pointer {
            Value::Pointer(pointer) => pointer,
            Value::Uninit => return Ok(Value::Uninit),
            other => match self.resolve(s, other)? {
                Value::Pointer(pointer) => pointer,
                Value::Bits(address) => {
                    // `&((T *)0)->field` is how C programs compute offsets.
                    let is_offset = matches!(self.cx.program.exprs[x].kind, ExprKind::Address(_));
                    if address == 0 && by != 0 && self.mode.is_strict() && !is_offset {
                        let message = format!("arithmetic on the null pointer in `{}`", self.expr_text(x));
                        return Err(self.undefined(UbKind::PointerArithmetic, message, Vec::new()));
                    }
                    let int = self.cx.program.types.pointer_int();
                    return Ok(Value::Bits(int.truncate(address.wrapping_add(by as u128))));
                }
                other => return Ok(other),
            },
        };
        if checked {
            self.check_reach(s, x, pointer.object, (pointer.offset as i128).saturating_add(by));
        }
        let offset = self.cx.program.types.model.moved(pointer.offset, by);
        Ok(Value::Pointer(Pointer { offset, ..pointer }))
    }

    /// A computed address should be in its object or one past its end. That much real code (`container_of` on a list's
    /// head) computes others and comes back makes it a warning; an access there stops.
    pub fn check_reach(&mut self, s: &Store<Value>, x: ExprId, id: ObjectId, offset: i128) {
        if self.mode.is_strict()
            && let Some(object) = s.memory.get(id)
            && let Some(bytes) = object.size.known()
            && !(0..=bytes as i128).contains(&offset)
            && object.kind != memory::ObjectKind::External
        {
            let message = format!(
                "pointer arithmetic in `{}` leaves {}: offset {offset} is not between 0 and {bytes}",
                self.expr_text(x),
                self.object_text(s, id),
            );
            let related = self.object_spans(s, id);
            self.warn(UbKind::PointerArithmetic, message, related);
        }
    }

    pub fn distance(
        &mut self,
        s: &mut Store<Value>,
        x: ExprId,
        left: Value,
        right: Value,
        scale: u64,
    ) -> Result<Value, Stop> {
        if left == Value::Uninit || right == Value::Uninit {
            return Ok(Value::Uninit);
        }
        let left = self.resolve(s, left)?;
        let right = self.resolve(s, right)?;
        let bytes = match (left, right) {
            (Value::Pointer(p), Value::Pointer(q)) if p.object == q.object => {
                (p.offset as i128).wrapping_sub(q.offset as i128)
            }
            _ => {
                // Absolute addresses, as those of labels, are in no object.
                let in_object = matches!(left, Value::Pointer(_)) || matches!(right, Value::Pointer(_));
                if self.mode.is_strict() && in_object {
                    let message = format!("subtraction of pointers to different objects in `{}`", self.expr_text(x));
                    let mut related = self.pointer_spans(s, left);
                    related.extend(self.pointer_spans(s, right));
                    return Err(self.undefined(UbKind::PointerArithmetic, message, related));
                }
                let (Some(a), Some(b)) = (self.plain(s, left)?, self.plain(s, right)?) else {
                    return Ok(Value::Uninit);
                };
                let int = self.cx.program.types.pointer_int();
                IntType::signed(int.width).to_i128(int.sub(a, b).bits)
            }
        };
        let scale = (scale as i128).max(1);
        if bytes.wrapping_rem(scale) != 0 && self.mode.is_strict() {
            let message = format!("the distance of {bytes} bytes in `{}` is no multiple of {scale}", self.expr_text(x));
            return Err(self.undefined(UbKind::PointerArithmetic, message, Vec::new()));
        }
        let types::Scalar::Int(int) = self.cx.program.exprs[x].scalar else { return Ok(Value::Uninit) };
        Ok(Value::Bits(int.from_i128(bytes.wrapping_div(scale))))
    }

    pub fn compare_pointers(
        &mut self,
        s: &mut Store<Value>,
        x: ExprId,
        op: BinaryOp,
        a: Value,
        b: Value,
    ) -> Result<Value, Stop> {
        let result = |holds: bool| Ok(Value::Bits(holds as u128));
        if let (Value::Pointer(p), Value::Pointer(q)) = (a, b)
            && p.object == q.object
        {
            let order = p.offset.cmp(&q.offset);
            return result(op.holds(order));
        }
        match (op, a, b) {
            // No live object is at address 0, and none begins where another ends.
            (BinaryOp::Eq, Value::Pointer(_), Value::Bits(0)) | (BinaryOp::Eq, Value::Bits(0), Value::Pointer(_)) => {
                return result(false);
            }
            (BinaryOp::Ne, Value::Pointer(_), Value::Bits(0)) | (BinaryOp::Ne, Value::Bits(0), Value::Pointer(_)) => {
                return result(true);
            }
            _ => {}
        }
        let (a, b) = (self.resolve(s, a)?, self.resolve(s, b)?);
        let (Some(left), Some(right)) = (self.plain(s, a)?, self.plain(s, b)?) else { return Ok(Value::Uninit) };
        let relational = matches!(op, BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge);
        let object = |value: Value| match value {
            Value::Pointer(pointer) => Some(pointer.object),
            _ => None,
        };
        if relational && self.mode.is_strict() && object(a) != object(b) {
            let message = format!("comparison of pointers to different objects in `{}`", self.expr_text(x));
            let mut related = self.pointer_spans(s, a);
            related.extend(self.pointer_spans(s, b));
            self.warn(UbKind::PointerComparison, message, related);
        }
        result(op.holds(left.cmp(&right)))
    }
}
