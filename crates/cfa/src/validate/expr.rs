//! Expressions and places.

use index::IndexVec;
use types::{FloatKind, IntType, Scalar};

use super::{Checker, MAX_EXPR_DEPTH, MAX_EXPR_NODES, Owner, Subject};
use crate::{BinaryOp, Expr, ExprId, ExprKind, Place, PlaceBase, Storage, UnaryOp};

/// Calls `visit` with each direct operand, pointers of places included.
pub(super) fn for_each_operand(kind: &ExprKind, mut visit: impl FnMut(ExprId)) {
    match *kind {
        ExprKind::Const(_) | ExprKind::Function(_) => {}
        ExprKind::Address(place) | ExprKind::Read(place) => {
            if let PlaceBase::Deref(pointer) = place.base {
                visit(pointer);
            }
        }
        ExprKind::Unary(_, operand) | ExprKind::Convert(operand) | ExprKind::ToBool(operand) => visit(operand),
        ExprKind::Binary(_, left, right)
        | ExprKind::PtrAdd { pointer: left, index: right, .. }
        | ExprKind::PtrDiff { left, right, .. } => {
            visit(left);
            visit(right);
        }
    }
}

impl Owner {
    pub(super) fn and(self, other: Owner) -> Owner {
        match (self, other) {
            (Owner::Nobody, owner) | (owner, Owner::Nobody) => owner,
            (a, b) if a == b => a,
            _ => Owner::Several,
        }
    }
}

impl Checker<'_> {
    pub(super) fn exprs(&mut self) {
        let p = self.program;
        let mut sizes: IndexVec<ExprId, (u32, u64)> = IndexVec::with_capacity(p.exprs.len());
        for id in p.exprs.ids() {
            let expr = &p.exprs[id];
            let (mut depth, mut nodes, mut owner) = (1, 1u64, Owner::Nobody);
            for_each_operand(&expr.kind, |operand| {
                depth = depth.max(sizes[operand].0 + 1);
                nodes = nodes.saturating_add(sizes[operand].1);
                owner = owner.and(self.owners[operand]);
            });
            if let ExprKind::Address(place) | ExprKind::Read(place) = &expr.kind {
                owner = owner.and(self.place_owner(place));
            }
            sizes.push((depth, nodes));
            self.owners.push(owner);
            self.check(depth <= MAX_EXPR_DEPTH, Subject::Expr(id), "it is too deep");
            self.check(nodes <= MAX_EXPR_NODES, Subject::Expr(id), "it is too large");
            self.check(owner != Owner::Several, Subject::Expr(id), "it names variables of several frames");
            self.expr(id, expr);
        }
    }

    /// Of the place itself and of its pointer, whose owner must be known.
    pub(super) fn place_owner(&self, place: &Place) -> Owner {
        match place.base {
            PlaceBase::Var(var) => match (&self.program.vars[var].storage, self.program.vars[var].function) {
                (storage, Some(function)) if storage.is_automatic() => Owner::Function(function),
                _ => Owner::Nobody,
            },
            PlaceBase::String(_) => Owner::Nobody,
            PlaceBase::Deref(pointer) => self.owners[pointer],
        }
    }

    pub(super) fn place(&mut self, place: &Place, subject: Subject) {
        if let PlaceBase::Deref(pointer) = place.base {
            let pointer = self.program.exprs[pointer].scalar == Scalar::Pointer;
            self.check(pointer, subject, "what is dereferenced is no pointer");
        }
        if let Some(bits) = place.bits {
            let sane = bits.start < 8 && (1..=128).contains(&bits.width);
            self.check(sane, subject, "the bit range has no sense");
        }
    }

    fn expr(&mut self, id: ExprId, expr: &Expr) {
        let p = self.program;
        let subject = Subject::Expr(id);
        if p.types.scalar(expr.ty) != Some(expr.scalar) {
            return self.report(subject, "its scalar is not that of its type");
        }
        let scalar = |operand: ExprId| p.exprs[operand].scalar;
        let is_int = |scalar| matches!(scalar, Scalar::Int(_));
        match &expr.kind {
            ExprKind::Const(bits) => {
                let mask = match expr.scalar {
                    _ if p.types.is_bool(expr.ty) => 1,
                    Scalar::Int(int) => int.mask(),
                    Scalar::Float(kind) => IntType::unsigned(float_bits(kind)).mask(),
                    Scalar::Pointer => p.types.pointer_int().mask(),
                };
                self.check(bits.get() & !mask == 0, subject, "the constant has bits beyond its type");
            }
            ExprKind::Address(place) => {
                self.place(place, subject);
                self.check(place.bits.is_none(), subject, "it is the address of a bit-field");
                self.check(expr.scalar == Scalar::Pointer, subject, "an address is no pointer");
                if let PlaceBase::Var(var) = place.base {
                    let var = &p.vars[var];
                    self.check(var.storage != Storage::Temp, subject, "it is the address of a temporary");
                    self.check(var.address_taken, subject, "the variable does not say that its address is taken");
                }
            }
            ExprKind::Function(_) => self.check(expr.scalar == Scalar::Pointer, subject, "an address is no pointer"),
            ExprKind::Read(place) => {
                self.place(place, subject);
                if let Some(bits) = place.bits {
                    let fits = matches!(expr.scalar, Scalar::Int(int) if int.width >= bits.width);
                    self.check(fits, subject, "the bit-field does not fit an integer of this type");
                }
            }
            ExprKind::Unary(op, operand) => {
                self.check(scalar(*operand) == expr.scalar, subject, "the operand has another type");
                let allowed = match op {
                    UnaryOp::Neg => expr.scalar != Scalar::Pointer,
                    UnaryOp::BitNot => is_int(expr.scalar),
                };
                self.check(allowed, subject, "the operator does not apply to this type");
            }
            ExprKind::Binary(op, left, right) => self.binary(*op, scalar(*left), scalar(*right), expr, subject),
            ExprKind::PtrAdd { pointer, index, .. } => {
                let fine = scalar(*pointer) == Scalar::Pointer && is_int(scalar(*index));
                self.check(fine, subject, "it is no sum of a pointer and an integer");
                self.check(expr.scalar == Scalar::Pointer, subject, "the sum is no pointer");
            }
            ExprKind::PtrDiff { left, right, scale } => {
                let fine = scalar(*left) == Scalar::Pointer && scalar(*right) == Scalar::Pointer;
                self.check(fine, subject, "it is no difference of pointers");
                let signed = matches!(expr.scalar, Scalar::Int(int) if int.signed);
                self.check(signed && *scale > 0, subject, "the difference is no signed integer, or its scale is zero");
            }
            ExprKind::Convert(_) => {
                self.check(!p.types.is_bool(expr.ty), subject, "a conversion to `_Bool` must be a `ToBool`");
            }
            ExprKind::ToBool(_) => self.check(p.types.is_bool(expr.ty), subject, "it is no `_Bool`"),
        }
    }

    fn binary(&mut self, op: BinaryOp, left: Scalar, right: Scalar, expr: &Expr, subject: Subject) {
        let is_int = |scalar| matches!(scalar, Scalar::Int(_));
        if op.is_comparison() {
            self.check(left == right, subject, "the operands have different types");
            let int = expr.scalar == Scalar::Int(IntType::signed(32));
            return self.check(int, subject, "a comparison is no `int`");
        }
        self.check(left == expr.scalar, subject, "the result has another type than the left operand");
        let allowed = match op {
            BinaryOp::Shl | BinaryOp::Shr => is_int(left) && is_int(right),
            BinaryOp::Rem | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => is_int(left),
            _ => left != Scalar::Pointer,
        };
        self.check(allowed, subject, "the operator does not apply to this type");
        let same = left == right || matches!(op, BinaryOp::Shl | BinaryOp::Shr);
        self.check(same, subject, "the operands have different types");
    }
}

fn float_bits(kind: FloatKind) -> u8 {
    match kind {
        FloatKind::F16 => 16,
        FloatKind::F32 => 32,
        FloatKind::F64 => 64,
        FloatKind::X87 => 80,
        FloatKind::F128 => 128,
    }
}
