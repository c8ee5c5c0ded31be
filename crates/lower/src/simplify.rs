//! Construction of CFA expressions: interning, and the simplifications that keep every meaning.
//!
//! Constants are folded unless that would hide undefined behaviour. Addresses have a normal form: a constant offset
//! stands in the place, `Deref(Address(place))` is the place, and where only the bits of a pointer matter its
//! conversions from other pointer types are gone.

use cfa::{BinaryOp, Bits, Expr, ExprId, ExprKind, ExprTable, FunctionId, Place, PlaceBase, UnaryOp, VarId};
use index::IndexVec;
use types::{DataModel, IntKind, IntType, Scalar, TypeId, TypeTable};

use crate::effects::Effects;

/// The expressions of the program under construction, and what lowering wants to know of each.
pub(crate) struct Exprs {
    pub table: ExprTable,
    pub types: TypeTable,
    /// By CFA variable.
    pub vars: IndexVec<VarId, VarFacts>,
    facts: IndexVec<ExprId, Facts>,
}

#[derive(Clone, Copy)]
pub(crate) struct VarFacts {
    /// The effects that may change its value.
    pub changed_by: Effects,
    /// Some expression holds its address.
    pub address_taken: bool,
}

#[derive(Clone, Copy)]
struct Facts {
    /// The effects that may change the value of the expression.
    changed_by: Effects,
    depth: u8,
    /// Its evaluation may be undefined, so it must not be dropped even if nobody wants the value.
    may_fail: bool,
    /// The address of a variable is part of it.
    names_address: bool,
}

impl Exprs {
    pub fn new(types: TypeTable) -> Self {
        Exprs { table: ExprTable::default(), types, vars: IndexVec::new(), facts: IndexVec::new() }
    }

    pub fn changed_by(&self, x: ExprId) -> Effects {
        self.facts[x].changed_by
    }
    pub fn depth(&self, x: ExprId) -> u8 {
        self.facts[x].depth
    }
    pub fn may_fail(&self, x: ExprId) -> bool {
        self.facts[x].may_fail
    }
    pub fn names_address(&self, x: ExprId) -> bool {
        self.facts[x].names_address
    }
    pub fn place_changed_by(&self, place: Place) -> Effects {
        match place.base {
            PlaceBase::Var(var) => self.vars[var].changed_by,
            PlaceBase::String(_) => Effects::NONE,
            PlaceBase::Deref(pointer) => self.changed_by(pointer).union(Effects::MEMORY),
        }
    }
    pub fn ty(&self, x: ExprId) -> TypeId {
        self.table[x].ty
    }
    pub fn scalar(&self, x: ExprId) -> Scalar {
        self.table[x].scalar
    }
    pub fn constant(&self, x: ExprId) -> Option<u128> {
        match self.table[x].kind {
            ExprKind::Const(bits) => Some(bits.get()),
            _ => None,
        }
    }
    pub fn int_ty(&self) -> TypeId {
        self.types.int(IntKind::Int)
    }
    /// The machine type; `int` for what has none (only after an error or an unsupported construct).
    pub fn scalar_of(&self, ty: TypeId) -> Scalar {
        self.types.scalar(ty).unwrap_or(Scalar::Int(IntType::signed(32)))
    }

    fn intern(&mut self, kind: ExprKind, ty: TypeId) -> ExprId {
        let scalar = self.scalar_of(ty);
        let x = self.table.intern(Expr { kind, ty, scalar });
        if index::Id::index(x) == self.facts.len() {
            let facts = self.facts_of(x);
            self.facts.push(facts);
        }
        x
    }

    fn facts_of(&self, x: ExprId) -> Facts {
        let Expr { kind, scalar, .. } = &self.table[x];
        let leaf = Facts { changed_by: Effects::NONE, depth: 1, may_fail: false, names_address: false };
        let over = |x: ExprId| Facts { depth: self.facts[x].depth.saturating_add(1), ..self.facts[x] };
        let both = |a: ExprId, b: ExprId| Facts {
            changed_by: self.facts[a].changed_by.union(self.facts[b].changed_by),
            depth: self.facts[a].depth.max(self.facts[b].depth).saturating_add(1),
            may_fail: self.facts[a].may_fail || self.facts[b].may_fail,
            names_address: self.facts[a].names_address || self.facts[b].names_address,
        };
        let in_signed = matches!(scalar, Scalar::Int(int) if int.signed);
        match *kind {
            ExprKind::Const(_) | ExprKind::Function(_) => leaf,
            ExprKind::Address(place) => match place.base {
                PlaceBase::Var(_) => Facts { names_address: true, ..leaf },
                PlaceBase::String(_) => leaf,
                PlaceBase::Deref(pointer) => over(pointer),
            },
            ExprKind::Read(place) => {
                let below = match place.base {
                    PlaceBase::Var(_) | PlaceBase::String(_) => leaf,
                    PlaceBase::Deref(pointer) => Facts { may_fail: true, ..over(pointer) },
                };
                Facts { changed_by: self.place_changed_by(place), ..below }
            }
            ExprKind::Unary(op, a) => {
                let facts = over(a);
                Facts { may_fail: facts.may_fail || op == UnaryOp::Neg && in_signed, ..facts }
            }
            ExprKind::Binary(op, a, b) => {
                let fails = match op {
                    BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => in_signed,
                    BinaryOp::Div | BinaryOp::Rem => matches!(scalar, Scalar::Int(_)),
                    BinaryOp::Shl | BinaryOp::Shr => true,
                    BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => false,
                    BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => false,
                };
                let facts = both(a, b);
                Facts { may_fail: facts.may_fail || fails, ..facts }
            }
            ExprKind::PtrAdd { pointer, index, .. } => both(pointer, index),
            ExprKind::PtrDiff { left, right, .. } => Facts { may_fail: true, ..both(left, right) },
            ExprKind::Convert(a) => {
                let facts = over(a);
                let to_int = matches!(scalar, Scalar::Int(_)) && matches!(self.scalar(a), Scalar::Float(_));
                Facts { may_fail: facts.may_fail || to_int, ..facts }
            }
            ExprKind::ToBool(a) => over(a),
        }
    }
}

// Leaves and addresses.
impl Exprs {
    pub fn constant_of(&mut self, bits: u128, ty: TypeId) -> ExprId {
        self.intern(ExprKind::Const(Bits::new(bits)), ty)
    }
    pub fn int(&mut self, value: i32) -> ExprId {
        self.constant_of(IntType::signed(32).from_i128(value.into()), self.int_ty())
    }
    pub fn size(&mut self, bytes: u64) -> ExprId {
        let ty = self.types.size_t();
        self.constant_of(bytes.into(), ty)
    }
    /// The zero of any scalar type: null for pointers, positive for floats. An `int` where a value has no such type.
    pub fn zero(&mut self, ty: TypeId) -> ExprId {
        let ty = if self.types.scalar(ty).is_some() { ty } else { self.int_ty() };
        self.constant_of(0, ty)
    }
    pub fn function(&mut self, function: FunctionId, ty: TypeId) -> ExprId {
        self.intern(ExprKind::Function(function), ty)
    }
    pub fn read(&mut self, place: Place, ty: TypeId) -> ExprId {
        self.intern(ExprKind::Read(place), ty)
    }

    pub fn address(&mut self, place: Place, ty: TypeId) -> ExprId {
        debug_assert!(place.bits.is_none(), "bit-fields have no address");
        match place.base {
            PlaceBase::Deref(pointer) if place.offset == 0 => return self.retype(pointer, ty),
            PlaceBase::Deref(pointer) => {
                if let Some(address) = self.constant(pointer) {
                    let moved = self.types.pointer_int().truncate(address.wrapping_add_signed(place.offset.into()));
                    return self.constant_of(moved, ty);
                }
            }
            PlaceBase::Var(var) => self.vars[var].address_taken = true,
            PlaceBase::String(_) => {}
        }
        self.intern(ExprKind::Address(place), ty)
    }

    /// What a pointer points to.
    pub fn deref(&self, pointer: ExprId) -> Place {
        let pointer = self.bare_pointer(pointer);
        match self.table[pointer].kind {
            ExprKind::Address(place) => place,
            ExprKind::PtrAdd { pointer: base, index, scale } => match self.constant_offset(index, scale) {
                Some(offset) => Place::deref(base).at(offset),
                None => Place::deref(pointer),
            },
            _ => Place::deref(pointer),
        }
    }

    pub fn ptr_add(&mut self, pointer: ExprId, index: ExprId, scale: i64, ty: TypeId) -> ExprId {
        let pointer = self.bare_pointer(pointer);
        if let Some(offset) = self.constant_offset(index, scale) {
            if offset == 0 {
                return self.retype(pointer, ty);
            }
            if let ExprKind::Address(place) = self.table[pointer].kind
                && let Some(offset) = self.offset_in_range(i128::from(place.offset) + i128::from(offset))
            {
                return self.address(Place { offset, ..place }, ty);
            }
            if self.constant(pointer).is_some() {
                return self.address(Place::deref(pointer).at(offset), ty);
            }
            if let ExprKind::PtrAdd { pointer: base, index: inner, scale: inner_scale } = self.table[pointer].kind
                && let Some(inner) = self.constant_offset(inner, inner_scale)
                && let Some(sum) = self.offset_in_range(i128::from(inner) + i128::from(offset))
            {
                let (index_ty, bits) = (self.types.ptrdiff_t(), self.types.pointer_int().from_i128(sum.into()));
                let index = self.constant_of(bits, index_ty);
                return self.ptr_add(base, index, 1, ty);
            }
        }
        self.intern(ExprKind::PtrAdd { pointer, index, scale }, ty)
    }

    pub fn ptr_diff(&mut self, left: ExprId, right: ExprId, scale: u64) -> ExprId {
        let (left, right) = (self.bare_pointer(left), self.bare_pointer(right));
        let ty = self.types.ptrdiff_t();
        // Of labels, for example.
        if let (Some(a), Some(b)) = (self.constant(left), self.constant(right))
            && let Some(int) = self.types.int_type(ty)
            && let distance = int.to_i128(int.sub(a, b).bits)
            && distance % i128::from(scale) == 0
        {
            return self.constant_of(int.from_i128(distance / i128::from(scale)), ty);
        }
        self.intern(ExprKind::PtrDiff { left, right, scale }, ty)
    }

    /// `index * scale` if it is known and no more than an address can move.
    pub fn constant_offset(&self, index: ExprId, scale: i64) -> Option<i64> {
        let bits = self.constant(index)?;
        let Scalar::Int(int) = self.scalar(index) else { return None };
        self.offset_in_range(int.to_i128(bits).checked_mul(scale.into())?)
    }
    fn offset_in_range(&self, offset: i128) -> Option<i64> {
        let limit: i128 = match self.types.model {
            DataModel::Ilp32 => i32::MAX.into(),
            DataModel::Lp64 => i64::MAX.into(),
        };
        if (-limit..=limit).contains(&offset) { i64::try_from(offset).ok() } else { None }
    }

    /// The same pointer before conversions between pointer types.
    pub fn bare_pointer(&self, mut x: ExprId) -> ExprId {
        while let ExprKind::Convert(inner) = self.table[x].kind {
            if self.scalar(x) != Scalar::Pointer || self.scalar(inner) != Scalar::Pointer {
                break;
            }
            x = inner;
        }
        x
    }

    /// The same value as another C type with the same machine type.
    fn retype(&mut self, x: ExprId, ty: TypeId) -> ExprId {
        if self.ty(x) == ty {
            return x;
        }
        if self.scalar(x) == Scalar::Pointer {
            let bare = self.bare_pointer(x);
            if self.ty(bare) == ty {
                return bare;
            }
            if let ExprKind::Read(_) = self.table[bare].kind {
                return self.intern(ExprKind::Convert(bare), ty);
            }
            return self.intern(self.table[bare].kind.clone(), ty);
        }
        match self.table[x].kind {
            ExprKind::Const(bits) => self.intern(ExprKind::Const(bits), ty),
            _ => x,
        }
    }
}

// Operators.
impl Exprs {
    pub fn convert(&mut self, x: ExprId, ty: TypeId) -> ExprId {
        let (from, to) = (self.scalar(x), self.scalar_of(ty));
        if from == to {
            return self.retype(x, ty);
        }
        if let Some(bits) = self.constant(x)
            && let Some(converted) = self.convert_constant(bits, from, to)
        {
            return self.constant_of(converted, ty);
        }
        self.intern(ExprKind::Convert(x), ty)
    }

    /// `None` where rounding or undefined behaviour would come in.
    fn convert_constant(&self, bits: u128, from: Scalar, to: Scalar) -> Option<u128> {
        let pointer = self.types.pointer_int();
        match (from, to) {
            (Scalar::Int(from), Scalar::Int(to)) => Some(from.convert(to, bits)),
            (Scalar::Int(from), Scalar::Pointer) => Some(from.convert(pointer, bits)),
            (Scalar::Pointer, Scalar::Int(to)) => Some(pointer.convert(to, bits)),
            (Scalar::Int(from), Scalar::Float(to)) => {
                let float = to.from_int(from, bits);
                (to.to_int(from, float) == Some(bits)).then_some(float)
            }
            (Scalar::Float(from), Scalar::Float(to)) => {
                let float = from.convert(to, bits);
                (to.convert(from, float) == bits).then_some(float)
            }
            (Scalar::Float(_), Scalar::Int(_) | Scalar::Pointer) | (Scalar::Pointer, _) => None,
        }
    }

    pub fn boolean(&mut self, x: ExprId) -> ExprId {
        let ty = self.types.bool_();
        if self.ty(x) == ty && matches!(self.table[x].kind, ExprKind::ToBool(_)) {
            return x;
        }
        match self.known_truth(x) {
            Some(truth) => self.constant_of(truth.into(), ty),
            None => {
                let x = self.bare_pointer(x);
                self.intern(ExprKind::ToBool(x), ty)
            }
        }
    }

    /// Whether a constant compares unequal to zero.
    pub fn known_truth(&self, x: ExprId) -> Option<bool> {
        let bits = self.constant(x)?;
        Some(match self.scalar(x) {
            Scalar::Float(kind) => !kind.is_zero(bits),
            Scalar::Int(_) | Scalar::Pointer => bits != 0,
        })
    }

    pub fn unary(&mut self, op: UnaryOp, x: ExprId, ty: TypeId) -> ExprId {
        if let Some(bits) = self.constant(x) {
            let folded = match (op, self.scalar(x)) {
                (UnaryOp::Neg, Scalar::Int(int)) => Some(int.neg(bits)).filter(|r| !(r.overflow && int.signed)),
                (UnaryOp::BitNot, Scalar::Int(int)) => Some(types::CheckedInt { bits: int.not(bits), overflow: false }),
                (UnaryOp::Neg, Scalar::Float(kind)) => {
                    Some(types::CheckedInt { bits: kind.neg(bits), overflow: false })
                }
                (UnaryOp::BitNot, Scalar::Float(_)) | (_, Scalar::Pointer) => None,
            };
            if let Some(result) = folded {
                return self.constant_of(result.bits, ty);
            }
        }
        self.intern(ExprKind::Unary(op, x), ty)
    }

    /// Operands of one machine type, shift counts apart. The type of comparisons is `int`, whatever `ty` says.
    pub fn binary(&mut self, op: BinaryOp, a: ExprId, b: ExprId, ty: TypeId) -> ExprId {
        let ty = if op.is_comparison() { self.int_ty() } else { ty };
        let (a, b) = (self.bare_pointer(a), self.bare_pointer(b));
        if let (Some(left), Some(right)) = (self.constant(a), self.constant(b))
            && let Some(bits) = self.fold_binary(op, left, right, self.scalar(a), self.scalar(b))
        {
            return self.constant_of(bits, ty);
        }
        self.intern(ExprKind::Binary(op, a, b), ty)
    }

    /// `None` for what overflows or is undefined, and for arithmetic that rounds.
    fn fold_binary(&self, op: BinaryOp, a: u128, b: u128, left: Scalar, right: Scalar) -> Option<u128> {
        let ordering = match left {
            Scalar::Int(int) => Some(int.compare(a, b)),
            Scalar::Float(kind) => kind.compare(a, b),
            Scalar::Pointer => Some(a.cmp(&b)),
        };
        let compared = match op {
            BinaryOp::Eq => Some(ordering.is_some_and(|o| o.is_eq())),
            BinaryOp::Ne => Some(!ordering.is_some_and(|o| o.is_eq())),
            BinaryOp::Lt => Some(ordering.is_some_and(|o| o.is_lt())),
            BinaryOp::Le => Some(ordering.is_some_and(|o| o.is_le())),
            BinaryOp::Gt => Some(ordering.is_some_and(|o| o.is_gt())),
            BinaryOp::Ge => Some(ordering.is_some_and(|o| o.is_ge())),
            _ => None,
        };
        if let Some(holds) = compared {
            return Some(holds.into());
        }
        let (Scalar::Int(int), Scalar::Int(count)) = (left, right) else { return None };
        let checked = match op {
            BinaryOp::Add => int.add(a, b),
            BinaryOp::Sub => int.sub(a, b),
            BinaryOp::Mul => int.mul(a, b),
            BinaryOp::Div => int.div(a, b)?,
            BinaryOp::Rem => int.rem(a, b)?,
            BinaryOp::Shl | BinaryOp::Shr => {
                if count.is_negative(b) || b >= int.width.into() {
                    return None;
                }
                if op == BinaryOp::Shr {
                    return Some(int.shr(a, b as u32));
                }
                int.shl(a, b as u32)
            }
            BinaryOp::And => return Some(int.and(a, b)),
            BinaryOp::Or => return Some(int.or(a, b)),
            BinaryOp::Xor => return Some(int.xor(a, b)),
            BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => {
                unreachable!("comparisons were folded above")
            }
        };
        (!(checked.overflow && int.signed)).then_some(checked.bits)
    }

    /// `!x`, as `int`.
    pub fn not(&mut self, x: ExprId) -> ExprId {
        if let ExprKind::Binary(op, a, b) = self.table[x].kind
            && let Some(inverse) = self.inverse(op, a)
        {
            return self.binary(inverse, a, b, self.int_ty());
        }
        let x = match self.table[x].kind {
            ExprKind::ToBool(inner) => inner,
            _ => self.bare_pointer(x),
        };
        let zero = self.zero(self.ty(x));
        self.binary(BinaryOp::Eq, x, zero, self.int_ty())
    }

    /// The comparison that holds exactly if this one does not; unordered floats have one for equality only.
    fn inverse(&self, op: BinaryOp, operand: ExprId) -> Option<BinaryOp> {
        let total = !matches!(self.scalar(operand), Scalar::Float(_));
        match op {
            BinaryOp::Eq => Some(BinaryOp::Ne),
            BinaryOp::Ne => Some(BinaryOp::Eq),
            BinaryOp::Lt if total => Some(BinaryOp::Ge),
            BinaryOp::Le if total => Some(BinaryOp::Gt),
            BinaryOp::Gt if total => Some(BinaryOp::Le),
            BinaryOp::Ge if total => Some(BinaryOp::Lt),
            _ => None,
        }
    }

    /// A simpler expression with the same truth value, or the opposite one (`true`).
    pub fn truth(&self, mut x: ExprId) -> (ExprId, bool) {
        let mut negated = false;
        loop {
            match self.table[x].kind {
                ExprKind::ToBool(inner) => x = inner,
                ExprKind::Convert(inner) => match (self.scalar(inner), self.scalar(x)) {
                    (Scalar::Int(from), Scalar::Int(to)) if to.width >= from.width => x = inner,
                    (Scalar::Pointer, Scalar::Pointer) => x = inner,
                    _ => return (x, negated),
                },
                ExprKind::Binary(op @ (BinaryOp::Eq | BinaryOp::Ne), inner, zero)
                    if self.is_boolean(inner) && self.constant(zero) == Some(0) =>
                {
                    negated ^= op == BinaryOp::Eq;
                    x = inner;
                }
                _ => return (x, negated),
            }
        }
    }

    /// Whether only 0 and 1 are possible because a comparison made it.
    fn is_boolean(&self, mut x: ExprId) -> bool {
        loop {
            match self.table[x].kind {
                ExprKind::ToBool(_) => return true,
                ExprKind::Binary(op, ..) => return op.is_comparison(),
                ExprKind::Convert(inner) if matches!(self.scalar(x), Scalar::Int(_)) => x = inner,
                _ => return false,
            }
        }
    }
}

#[cfg(test)]
mod tests;
