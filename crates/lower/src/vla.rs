//! Variable-length arrays, and the pointer arithmetic that may need their sizes.

use cfa::{BinaryOp, ExprId, Op, Place};
use sema::typed::{self, ExprKind};
use source::Span;
use types::{ArrayLen, QualType, Type, TypeId, VlaId};

use crate::{Cx, cfa_var};

impl Cx<'_> {
    /// Evaluates lengths, and begins the life of the object if there is one.
    pub(crate) fn declare_vla(&mut self, lens: &[VlaId], var: Option<typed::VarId>, span: Span) {
        for &vla in lens {
            self.evaluate_length(vla, span);
        }
        if let Some(var) = var {
            let bytes = self.size_of(self.typed.vars[var].ty.ty);
            self.emit(Op::OpenSized { var: cfa_var(var), bytes }, span);
            self.scopes.last_mut().expect("declarations stand in blocks").dynamic.push(cfa_var(var));
            self.register_cleanup(var);
        }
    }

    fn evaluate_length(&mut self, vla: VlaId, span: Span) {
        let typed::Vla { len, var } = self.typed.vlas[vla];
        let value = self.rvalue(len);
        self.emit(Op::Assign { place: Place::var(cfa_var(var)), value }, span);
    }

    /// The size of a type in bytes as `size_t`; `void` and functions count one, as in GNU C.
    pub(crate) fn size_of(&mut self, ty: TypeId) -> ExprId {
        let size_t = self.exprs.types.size_t();
        match self.exprs.types[ty] {
            Type::Array { element, len: ArrayLen::Variable(vla) } => {
                let len = Place::var(cfa_var(self.typed.vlas[vla].var));
                let len = self.exprs.read(len, size_t);
                let element = self.size_of(element.ty);
                self.product(len, element)
            }
            Type::Array { element, len: ArrayLen::Known(len) } if self.exprs.types.size_of(ty).is_none() => {
                let element = self.size_of(element.ty);
                let len = self.exprs.size(len);
                self.product(len, element)
            }
            Type::Void | Type::Function(_) => self.exprs.size(1),
            _ => self.exprs.size(self.exprs.types.size_of(ty).unwrap_or(0)),
        }
    }

    /// A product of type `size_t`, which wraps around.
    fn product(&mut self, a: ExprId, b: ExprId) -> ExprId {
        match (self.exprs.constant(a), self.exprs.constant(b)) {
            (Some(1), _) => b,
            (_, Some(1)) => a,
            _ => self.exprs.binary(BinaryOp::Mul, a, b, self.exprs.types.size_t()),
        }
    }

    /// The size of what a pointer type points to: known, or else to be computed.
    fn stride(&mut self, pointer: TypeId) -> Result<u64, ExprId> {
        let pointee = self.exprs.types.pointee(pointer).unwrap_or(QualType::plain(self.exprs.types.void()));
        let size = self.size_of(pointee.ty);
        self.exprs.constant(size).map(|bytes| bytes as u64).ok_or(size)
    }

    /// The bytes that a constant index moves a pointer of type `ty`.
    pub(crate) fn constant_offset(&mut self, index: typed::ExprId, ty: TypeId, subtract: bool) -> Option<i64> {
        if !self.is_constant(index, 8) {
            return None;
        }
        let bytes = self.stride(ty).ok()? as i64;
        let index = self.rvalue(index);
        self.exprs.constant_offset(index, if subtract { -bytes } else { bytes })
    }

    /// Whether the expression consists of a few constants, so that lowering it makes no edge.
    pub(crate) fn is_constant(&self, e: typed::ExprId, fuel: u32) -> bool {
        let kind = &self.typed.exprs[e].kind;
        let Some(fuel) = fuel.checked_sub(1) else { return false };
        if let ExprKind::Convert(_, a) | ExprKind::Unary(_, a) = *kind {
            self.is_constant(a, fuel)
        } else if let ExprKind::Binary(_, a, b) = *kind {
            self.is_constant(a, fuel) && self.is_constant(b, fuel)
        } else {
            matches!(kind, ExprKind::Int(_) | ExprKind::Float(_))
        }
    }

    /// `pointer + index` or `pointer - index` in elements, as the pointer type `ty`.
    pub(crate) fn pointer_sum(&mut self, pointer: ExprId, index: ExprId, subtract: bool, ty: TypeId) -> ExprId {
        let sign = if subtract { -1 } else { 1 };
        match self.stride(ty) {
            Ok(bytes) => self.exprs.ptr_add(pointer, index, sign * bytes as i64, ty),
            Err(size) => {
                // A negative index wraps around and comes back when the product is read as signed.
                let (size_t, ptrdiff_t) = (self.exprs.types.size_t(), self.exprs.types.ptrdiff_t());
                let index = self.exprs.convert(index, size_t);
                let product = self.product(index, size);
                let offset = self.exprs.convert(product, ptrdiff_t);
                self.exprs.ptr_add(pointer, offset, sign, ty)
            }
        }
    }

    pub(crate) fn pointer_difference(&mut self, a: typed::ExprId, b: typed::ExprId, span: Span) -> ExprId {
        let ty = self.typed.exprs[a].ty;
        let (left, right) = self.pair(a, b);
        let ptrdiff_t = self.exprs.types.ptrdiff_t();
        match self.stride(ty) {
            Ok(0) => {
                self.emit(Op::Unsupported("difference of pointers to objects of size zero".into()), span);
                self.exprs.zero(ptrdiff_t)
            }
            Ok(bytes) => self.exprs.ptr_diff(left, right, bytes),
            Err(size) => {
                let bytes = self.exprs.ptr_diff(left, right, 1);
                let size = self.exprs.convert(size, ptrdiff_t);
                self.exprs.binary(BinaryOp::Div, bytes, size, ptrdiff_t)
            }
        }
    }
}
