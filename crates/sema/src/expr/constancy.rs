//! `__builtin_constant_p` as gcc answers it without optimisation: whether the expression can be simplified to a constant.
//!
//! What depends on something cannot, and that is seen by examples. Of the rest, what is plain is known; what is not, is
//! unsupported.

use source::Span;
use syntax::ast;
use types::Type;

use super::Ex;
use crate::Cx;
use crate::fold::{Base, Const};
use crate::typed::{BinaryOp, ConvertKind, ExprId, ExprKind, StmtKind};

impl<'a> Cx<'a> {
    pub(crate) fn constant_p(&mut self, operand: ast::ExprId, span: Span) -> Ex {
        let value = self.unevaluated(|cx| cx.rvalue_expr(operand));
        let int = self.int();
        match self.is_simplified(value.id) {
            Some(is_constant) => self.int_const(is_constant.into(), int, span),
            None => self.unsupported("`__builtin_constant_p` of what gcc may or may not simplify", int, span),
        }
    }

    fn is_simplified(&self, e: ExprId) -> Option<bool> {
        let e = self.bare_value(e);
        if let ExprKind::Comma(..) = self.exprs[e].kind {
            return Some(false);
        }
        match self.fold(e) {
            Some(Const::Address(Base::Str(text), 0)) => {
                return Some(self.function.as_ref().is_none_or(|state| state.func_name != Some(text)));
            }
            Some(Const::Address(..)) => return Some(false),
            Some(_) => return Some(true),
            None => {}
        }
        if let ExprKind::Call { callee, ref args } = self.exprs[e].kind
            && self.is_computed_by_compiler(callee)
            && args.iter().any(|&arg| self.fold(arg).is_some())
        {
            return None;
        }
        if self.has_effects(e) || self.reads_volatile(e) || !self.types.is_scalar(self.exprs[e].ty) || self.varies(e) {
            return Some(false);
        }
        let is_plain = matches!(self.exprs[e].kind, ExprKind::Load(_) | ExprKind::SizeofVla(_));
        if is_plain { Some(false) } else { self.is_plainly_constant(e).then_some(true) }
    }

    /// The value of `({ value; })`.
    pub(crate) fn bare_value(&self, mut e: ExprId) -> ExprId {
        while let ExprKind::StmtExpr { block, value: Some(value) } = self.exprs[e].kind
            && matches!(&self.stmts[block].kind, StmtKind::Block { stmts, .. } if stmts.is_empty())
        {
            e = value;
        }
        e
    }

    fn is_computed_by_compiler(&self, callee: ExprId) -> bool {
        let ExprKind::Function(function) = self.exprs[callee].kind else { return false };
        let name = self.name(self.functions[function].name);
        name.starts_with("__builtin_") || crate::library::is_known(name)
    }

    fn reads_volatile(&self, e: ExprId) -> bool {
        let either = |a, b| self.reads_volatile(a) || self.reads_volatile(b);
        match self.exprs[e].kind {
            ExprKind::Var(var) => self.types.strip_arrays(self.vars[var].ty).quals.is_volatile,
            ExprKind::Deref(pointer) => {
                let pointee = self.types.pointee(self.exprs[pointer].ty);
                pointee.is_some_and(|pointee| pointee.quals.is_volatile) || self.reads_volatile(pointer)
            }
            ExprKind::Load(a)
            | ExprKind::Member { base: a, .. }
            | ExprKind::Unary(_, a)
            | ExprKind::LogicalNot(a)
            | ExprKind::Convert(_, a) => self.reads_volatile(a),
            ExprKind::Binary(_, a, b)
            | ExprKind::LogicalAnd(a, b)
            | ExprKind::LogicalOr(a, b)
            | ExprKind::PtrDiff(a, b)
            | ExprKind::PtrAdd { pointer: a, index: b, .. } => either(a, b),
            ExprKind::Conditional { condition, then, otherwise } => {
                self.reads_volatile(condition) || either(then, otherwise)
            }
            _ => false,
        }
    }

    /// Simplifications to a constant that gcc is known for.
    fn is_plainly_constant(&self, e: ExprId) -> bool {
        let e = self.bare_value(e);
        if matches!(self.fold(e), Some(Const::Int(_) | Const::Float(_))) {
            return true;
        }
        match self.exprs[e].kind {
            ExprKind::Unary(_, a) | ExprKind::LogicalNot(a) | ExprKind::Convert(_, a) => self.is_plainly_constant(a),
            ExprKind::PtrDiff(a, b) => self.structure(a) == self.structure(b),
            ExprKind::LogicalAnd(_, b) => self.fold_id(b) == Some(0),
            ExprKind::LogicalOr(_, b) => self.fold_id(b).is_some_and(|number| number != 0),
            ExprKind::Conditional { condition, then, otherwise } => {
                let is_known = self.is_plainly_constant(condition) || self.fold(then) == self.fold(otherwise);
                is_known && self.is_plainly_constant(then) && self.is_plainly_constant(otherwise)
            }
            ExprKind::Binary(op, a, b) => {
                self.is_plainly_constant(a) && self.is_plainly_constant(b)
                    || self.is_same_operand_constant(op, a, b)
                    || self.has_absorbing_operand(op, a, b)
                    || self.is_beyond_range(op, a, b)
            }
            _ => false,
        }
    }

    /// `x - x`, `x == x` and so on.
    fn is_same_operand_constant(&self, op: BinaryOp, a: ExprId, b: ExprId) -> bool {
        let combines = !matches!(op, BinaryOp::Add | BinaryOp::Mul | BinaryOp::And | BinaryOp::Or)
            && !matches!(op, BinaryOp::Shl | BinaryOp::Shr | BinaryOp::Rem);
        combines && !self.types.is_floating(self.exprs[a].ty) && self.structure(a) == self.structure(b)
    }

    /// `x * 0`, `x & 0`, `x | -1`, `x % 1`, `0 / x`…
    fn has_absorbing_operand(&self, op: BinaryOp, a: ExprId, b: ExprId) -> bool {
        let number = |e: ExprId| {
            let int = self.types.int_type(self.exprs[e].ty)?;
            let bits = int.from_i128(self.fold_id(e)?);
            Some(if bits == int.from_i128(-1) { -1 } else { int.to_i128(bits) })
        };
        let (x, y) = (number(a), number(b));
        match op {
            BinaryOp::Mul | BinaryOp::And => x == Some(0) || y == Some(0),
            BinaryOp::Or => x == Some(-1) || y == Some(-1),
            BinaryOp::Rem => y == Some(1) || x == Some(0),
            BinaryOp::Div | BinaryOp::Shl | BinaryOp::Shr => x == Some(0),
            _ => false,
        }
    }

    /// A variable is compared with a number that its type cannot reach or pass.
    fn is_beyond_range(&self, op: BinaryOp, a: ExprId, b: ExprId) -> bool {
        let mut narrow = a;
        while let ExprKind::Convert(ConvertKind::Int, inner) = self.exprs[narrow].kind
            && let Some((to, from)) =
                self.types.int_type(self.exprs[narrow].ty).zip(self.types.int_type(self.exprs[inner].ty))
            && to.width > from.width
            && (to.signed || !from.signed)
        {
            narrow = inner;
        }
        let ty = self.exprs[narrow].ty;
        let (Some(int), Some(bound)) = (self.types.int_type(ty), self.fold_id(b)) else { return false };
        let is_bit_field = matches!(self.exprs[narrow].kind, ExprKind::Load(lvalue)
            if matches!(self.exprs[lvalue].kind, ExprKind::Member { bit_width: Some(_), .. }));
        if is_bit_field || !matches!(self.types[ty], Type::Int(_)) || self.types.is_bool(ty) {
            return false;
        }
        let most = int.to_i128(int.max_value());
        let least = if int.signed { -most - 1 } else { 0 };
        match op {
            BinaryOp::Gt | BinaryOp::Le => bound >= most || bound < least,
            BinaryOp::Lt | BinaryOp::Ge => bound > most || bound <= least,
            BinaryOp::Eq | BinaryOp::Ne => bound > most || bound < least,
            _ => false,
        }
    }
}
