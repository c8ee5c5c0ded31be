//! Assignments, `++` and `--`.

use source::Span;
use syntax::ast;
use types::{Quals, Type};

use super::{Ex, Place, Why};
use crate::Cx;
use crate::typed::{ExprId, ExprKind};

impl Cx<'_> {
    pub(crate) fn assign(&mut self, target: ast::ExprId, value: ast::ExprId, span: Span) -> Ex {
        let target = self.expr(target);
        let value_span = self.ast.expr(value).span;
        let value = self.rvalue_expr(value);
        let Some(target) = self.modifiable(target, "left operand of assignment", "assignment of", span) else {
            return self.error_expr(span);
        };
        let value = self.convert_to_field(value, target.ty, target.bits, Why::Assign, value_span);
        if value.is_error() {
            return self.error_expr(span);
        }
        let e = self.rvalue_of(ExprKind::Assign { target: target.id, value: value.id }, target.ty, span);
        Ex { bits: target.bits, ..e }
    }

    pub(crate) fn compound_assign(
        &mut self,
        op: ast::BinaryOp,
        target: ast::ExprId,
        value: ast::ExprId,
        span: Span,
    ) -> Ex {
        let target = self.expr(target);
        let value_span = self.ast.expr(value).span;
        let value = self.rvalue_expr(value);
        let Some(target) = self.modifiable(target, "left operand of assignment", "assignment of", span) else {
            return self.error_expr(span);
        };
        let old = self.operand(target);
        let mut right = None;
        let mut operand = value;
        if !value.is_error() && self.types.is_scalar(value.ty) && self.has_effects(value.id) {
            right = Some(value.id);
            operand.id = self.add(ExprKind::Right, value.ty, value_span);
        }
        let new = self.binary(op, old, operand, span);
        let new = self.convert_assign(new, target.ty, Why::Assign, value_span);
        self.finish_compound(target, right, new, false, span)
    }

    pub(crate) fn increment(&mut self, target: ast::ExprId, decrement: bool, postfix: bool, span: Span) -> Ex {
        let target = self.expr(target);
        let (what, how) =
            if decrement { ("decrement operand", "decrement of") } else { ("increment operand", "increment of") };
        let Some(target) = self.modifiable(target, what, how, span) else { return self.error_expr(span) };
        if !self.types.is_scalar(target.ty) && !self.is_vector_or_complex(target.ty) {
            let message = format!("wrong type argument {} to {}", self.show(target.ty), &how[..9]);
            self.error(span, message);
            return self.error_expr(span);
        }
        let old = self.operand(target);
        let one = self.int_const(1, self.int(), span);
        let op = if decrement { ast::BinaryOp::Sub } else { ast::BinaryOp::Add };
        let new = self.binary(op, old, one, span);
        let new = self.convert(new, target.ty);
        self.finish_compound(target, None, new, postfix, span)
    }

    fn operand(&mut self, target: Ex) -> Ex {
        let span = self.span(target);
        let e = self.rvalue_of(ExprKind::Operand, target.ty, span);
        Ex { bits: target.bits, ..e }
    }

    fn finish_compound(&mut self, target: Ex, right: Option<ExprId>, new: Ex, yields_old: bool, span: Span) -> Ex {
        if new.is_error() {
            return self.error_expr(span);
        }
        let kind = ExprKind::CompoundAssign { target: target.id, right, value: new.id, yields_old };
        let e = self.rvalue_of(kind, target.ty, span);
        Ex { bits: target.bits, ..e }
    }

    fn has_const_member(&self, ty: types::TypeId) -> bool {
        let Type::Record(record) = self.types[ty] else { return false };
        let Some(body) = &self.types.records[record].body else { return false };
        body.fields.iter().any(|field| {
            let element = self.types.strip_arrays(field.ty);
            element.quals.is_const || self.has_const_member(element.ty)
        })
    }

    /// `None` after a report if the object cannot be assigned to.
    fn modifiable(&mut self, target: Ex, what: &str, how: &str, span: Span) -> Option<Ex> {
        match target.place {
            Place::Error => return None,
            Place::Lvalue => {}
            Place::Rvalue | Place::Function => {
                self.error(span, format!("lvalue required as {what}"));
                return None;
            }
        }
        match self.types[target.ty] {
            Type::Array { .. } => {
                self.error(span, "assignment to expression with array type");
                return None;
            }
            _ if !self.types.is_complete(target.ty) => {
                let message = format!("{how} an object of incomplete type {}", self.show(target.ty));
                self.error(span, message);
                return None;
            }
            _ => {}
        }
        if target.quals.is_const || self.has_const_member(target.ty) {
            let object = match self.exprs[target.id].kind {
                ExprKind::Var(var) => format!("variable `{}`", self.name(self.vars[var].name)),
                ExprKind::Member { .. } => "member".to_owned(),
                _ => "location".to_owned(),
            };
            self.error(span, format!("{how} read-only {object}"));
            return None;
        }
        Some(Ex { quals: Quals::NONE, ..target })
    }
}
