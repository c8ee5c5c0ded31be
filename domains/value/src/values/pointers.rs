//! Pointer arithmetic and comparison of pointers.

use cfa::{BinaryOp, ExprId};
use eval::Store;
use memory::{ObjectId, ObjectKind};
use types::{IntType, Scalar};

use crate::Val;
use crate::heap::contents::is_apart_from_former;
use crate::machine::env::Env;
use crate::machine::value_machine::ValueMachine;

impl Env<'_> {
    /// A value as it looks to those who do not follow memory outside the program.
    pub fn without_external_object(&self, value: Val) -> Val {
        match memory::Value::mentions(&value) {
            Some(object) if self.layout.is_outside(object) => match value {
                Val::Part(_) => Val::Unknown,
                _ => Val::Outside { null: false },
            },
            _ => value,
        }
    }
}

impl ValueMachine<'_> {
    pub fn move_pointer(&mut self, pointer: Val, index: Val, index_type: IntType, scale: i64) -> Val {
        if (index.constant().is_none() || matches!(pointer, Val::At { .. }))
            && let Some(moved) = self.moved_by(&pointer, &index, index_type, scale)
        {
            return moved;
        }
        let by = index.constant().map(|index| index_type.to_i128(index).saturating_mul(scale as i128));
        match (pointer, by) {
            (pointer, Some(0)) => pointer,
            (Val::Pointer { object, offset }, Some(by)) => {
                Val::Pointer { object, offset: self.cx.program.types.model.moved(offset, by) }
            }
            (Val::Pointer { object, .. }, None) | (Val::At { object, .. }, _) => Val::Inside(object),
            (Val::Bits(address), Some(by)) => {
                Val::bits(self.cx.program.types.pointer_int().truncate((address as u128).wrapping_add(by as u128)))
            }
            (Val::Part(_), _) => {
                self.step.flags.hidden = true;
                Val::Unknown
            }
            (
                Val::Bits(_) | Val::Wide(_) | Val::Term { .. } | Val::Perhaps { .. } | Val::Node { .. } | Val::Unknown,
                _,
            ) => Val::Unknown,
            (Val::Dangling(_), _) => Val::Dangling(None),
            (pointer @ (Val::Inside(_) | Val::Outside { .. } | Val::Escaped { .. }), _) => pointer,
        }
    }

    pub fn distance(&mut self, x: ExprId, left: Val, right: Val, scale: u64) -> Val {
        let bytes = match (&left, &right) {
            (Val::Pointer { object: p, offset: i }, Val::Pointer { object: q, offset: j }) if p == q => {
                *i as i128 - *j as i128
            }
            (Val::Bits(a), Val::Bits(b)) => {
                let int = self.cx.program.types.pointer_int();
                IntType::signed(int.width).to_i128(int.sub(*a as u128, *b as u128).bits)
            }
            _ => {
                let Scalar::Int(int) = self.cx.program.exprs[x].scalar else { return Val::Unknown };
                return self.distance_between(&left, &right, scale, int).unwrap_or(Val::Unknown);
            }
        };
        match self.cx.program.exprs[x].scalar {
            Scalar::Int(int) => Val::bits(int.from_i128(bytes / (scale as i128).max(1))),
            Scalar::Float(_) | Scalar::Pointer => Val::Unknown,
        }
    }

    /// Comparison of pointers, or of integers as wide as pointers of which one holds a pointer.
    pub fn compare_pointers(&mut self, s: &Store<Val>, x: ExprId, op: BinaryOp, a: &Val, b: &Val) -> Val {
        let truth = |holds: bool| Val::Bits(holds as u64);
        match (a, b) {
            (Val::Bits(a), Val::Bits(b)) => return truth(op.holds(a.cmp(b))),
            (Val::Pointer { object: p, offset: i }, Val::Pointer { object: q, offset: j }) if p == q => {
                return truth(op.holds(i.cmp(j)));
            }
            (Val::Dangling(Some(a)), Val::Dangling(Some(b))) if a.block == b.block => {
                return truth(op.holds(a.offset.cmp(&b.offset)));
            }
            _ => {}
        }
        if let Some(truth) = self.compare_offsets(op, a, b) {
            return self.truth_value(x, truth);
        }
        let equal = match op {
            BinaryOp::Eq => true,
            BinaryOp::Ne => false,
            _ => return Val::Unknown,
        };
        let (a, b) = (&self.without_external_object(a.clone()), &self.without_external_object(b.clone()));
        if self.may_be_one_argument(s, a, b) {
            return Val::Unknown;
        }
        if differ(s, a, b) || differ(s, b, a) { truth(!equal) } else { Val::Unknown }
    }

    /// Whether these are pointers to two strings that may be one.
    pub fn may_be_one_argument(&self, s: &Store<Val>, a: &Val, b: &Val) -> bool {
        let is_string = |value: &Val| {
            let held = memory::Value::mentions(value).and_then(|object| s.memory.get(object));
            held.is_some_and(|object| object.kind == ObjectKind::Argument && object.read_only)
        };
        self.are_reordered() && is_string(a) && is_string(b)
    }

    pub fn are_reordered(&self) -> bool {
        self.tools.argv.as_ref().is_some_and(|arguments| arguments.are_reordered)
    }
}

/// Whether two values that are no pointers into one object are unequal for certain.
fn differ(s: &Store<Val>, a: &Val, b: &Val) -> bool {
    match (a, b) {
        (
            Val::Pointer { .. }
            | Val::At { .. }
            | Val::Inside(_)
            | Val::Outside { null: false }
            | Val::Escaped { null: false }
            | Val::Dangling(_),
            Val::Bits(0),
        ) => true,
        (Val::Pointer { object, offset }, Val::Outside { .. }) => within(s, *object, *offset),
        // Both lived until the first of them was freed.
        (Val::Dangling(Some(a)), Val::Dangling(Some(b))) => a.block != b.block,
        (Val::Dangling(Some(_)), Val::Pointer { object, offset }) => {
            within(s, *object, *offset) && is_apart_from_former(s.memory.object(*object).kind)
        }
        (Val::Pointer { object: p, offset: i }, Val::Pointer { object: q, offset: j }) if p != q => {
            // Equal literals may be one, and so may be what two calls of the library give.
            let literal =
                |id: ObjectId| matches!(s.memory.object(id).kind, ObjectKind::StringLiteral | ObjectKind::Library);
            // One past the end of an object may be where another begins, and nowhere else in it.
            let both_behind = behind(s, *p, *i) && behind(s, *q, *j);
            ((within(s, *p, *i) && within(s, *q, *j)) || both_behind) && !(literal(*p) && literal(*q))
        }
        _ => false,
    }
}

/// Whether a pointer leads to a byte of a live object.
pub(crate) fn within(s: &Store<Val>, object: ObjectId, offset: i64) -> bool {
    least_size(s, object).is_some_and(|bytes| u64::try_from(offset).is_ok_and(|offset| offset < bytes))
}

/// Whether a pointer leads to where a byte of a live object ends.
fn behind(s: &Store<Val>, object: ObjectId, offset: i64) -> bool {
    least_size(s, object).is_some_and(|bytes| u64::try_from(offset).is_ok_and(|offset| 0 < offset && offset <= bytes))
}

/// What a live object has at least.
fn least_size(s: &Store<Val>, object: ObjectId) -> Option<u64> {
    let object = s.memory.get(object).filter(|object| object.is_live())?;
    match object.kind {
        ObjectKind::Argument => Some(object.size.known().unwrap_or(1)),
        _ => object.size.known(),
    }
}
