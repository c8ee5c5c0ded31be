//! Members, indexing, `offsetof`.

use index::Symbol;
use source::{Diagnostic, Span};
use syntax::ast::{self, Designator};
use types::{QualType, TypeId};

use super::{Ex, Place};
use crate::Cx;
use crate::typed::{BinaryOp, ExprKind};

impl<'a> Cx<'a> {
    pub(crate) fn member(&mut self, base: ast::ExprId, name: Symbol, arrow: bool, span: Span) -> Ex {
        let mut base = self.expr(base);
        if base.is_error() {
            return base;
        }
        if arrow {
            base = self.rvalue(base);
            if base.is_error() {
                return base;
            }
            if !self.types.is_pointer(base.ty) {
                let message = format!("invalid type argument of `->` (have {})", self.show(base.ty));
                self.error(span, message);
                return self.error_expr(span);
            }
            base = self.deref(base, span);
        }
        let Some(record) = self.types.as_record(base.ty) else {
            let message =
                format!("request for member `{}` in something that is no structure or union", self.name(name));
            let mut diagnostic = Diagnostic::error(span, message);
            if self.types.pointee(base.ty).is_some_and(|pointee| self.types.is_record(pointee.ty)) {
                diagnostic = diagnostic.help(format!("it is a pointer; did you mean `->{}`?", self.name(name)));
            }
            self.diags.push(diagnostic);
            return self.error_expr(span);
        };
        let Some(field) = self.types.find_field(record, name) else {
            let message = if self.types.is_complete(base.ty) {
                format!("{} has no member named `{}`", self.show(base.ty), self.name(name))
            } else {
                format!("invalid use of incomplete type {}", self.show(base.ty))
            };
            self.error(span, message);
            return self.error_expr(span);
        };
        let (bit_offset, bit_width) = (field.bit_offset, field.bit_width);
        if self.reversed.contains(&record) {
            let ty = QualType { ty: field.ty.ty, quals: field.ty.quals.union(base.quals) };
            let pointer = self.types.pointer_to(ty);
            let pointer = self.unsupported("reversed storage order of scalars", pointer, span);
            let e = self.deref(pointer, span);
            return Ex { bits: bit_width, ..e };
        }
        let e = match base.place {
            Place::Lvalue => {
                let ty = QualType { ty: field.ty.ty, quals: field.ty.quals.union(base.quals) };
                self.lvalue_of(ExprKind::Member { base: base.id, bit_offset, bit_width }, ty, span)
            }
            _ => self.rvalue_of(ExprKind::MemberValue { base: base.id, bit_offset, bit_width }, field.ty.ty, span),
        };
        Ex { bits: bit_width, ..e }
    }

    pub(crate) fn index(&mut self, base: ast::ExprId, index: ast::ExprId, span: Span) -> Ex {
        let base = self.rvalue_or_vector(base);
        let index = self.rvalue_expr(index);
        if base.is_error() || index.is_error() {
            return self.error_expr(span);
        }
        if let types::Type::Vector { element, .. } = self.types[base.ty] {
            let pointer = self.types.pointer_to(element);
            let pointer = self.unsupported("vector arithmetic", pointer, span);
            return self.deref(pointer, span);
        }
        let types = &self.types;
        let (pointer, index) = if types.is_pointer(base.ty) && types.is_integer(index.ty) {
            (base, index)
        } else if types.is_integer(base.ty) && types.is_pointer(index.ty) {
            (index, base)
        } else {
            let message = if types.is_pointer(base.ty) || types.is_pointer(index.ty) {
                "array subscript is not an integer"
            } else {
                "subscripted value is neither array nor pointer nor vector"
            };
            self.error(span, message);
            return self.error_expr(span);
        };
        if self.types.pointee(pointer.ty).is_some_and(|pointee| self.types.is_function(pointee.ty)) {
            self.error(span, "subscripted value is pointer to function");
            return self.error_expr(span);
        }
        let sum = self.pointer_add(pointer, index, false, span);
        self.deref(sum, span)
    }

    fn rvalue_or_vector(&mut self, id: ast::ExprId) -> Ex {
        let e = self.expr(id);
        if matches!(self.types[e.ty], types::Type::Vector { .. }) { e } else { self.rvalue(e) }
    }

    pub(crate) fn offsetof(&mut self, name: &'a ast::TypeName, path: &'a [Designator], span: Span) -> Ex {
        let mut ty = self.without_lengths(|cx| cx.type_name(name)).ty;
        let size_t = self.types.size_t();
        let mut bits: u64 = 0;
        let mut rest: Option<Ex> = None;
        for part in path {
            match *part {
                Designator::Field(name, at) => {
                    let Some(field) = self.offsetof_field(ty, name, at) else { return self.error_expr(span) };
                    bits = bits.wrapping_add(field.0);
                    ty = field.1;
                }
                Designator::Index(index) | Designator::Range(index, _) => {
                    let Some(element) = self.types.element(ty) else {
                        self.error(span, "subscript in `offsetof` of something that is no array");
                        return self.error_expr(span);
                    };
                    let index = self.rvalue_expr(index);
                    let size = self.types.size_of(element.ty).unwrap_or(0);
                    ty = element.ty;
                    match self.fold_int(index) {
                        Some(value) => bits = bits.wrapping_add((value as u64).wrapping_mul(size).wrapping_mul(8)),
                        None if index.is_error() => return index,
                        None => {
                            let index = self.convert(index, size_t);
                            let size = self.int_const(size.into(), size_t, span);
                            let kind = ExprKind::Binary(BinaryOp::Mul, index.id, size.id);
                            let term = self.rvalue_of(kind, size_t, span);
                            rest = Some(match rest {
                                Some(sum) => {
                                    let kind = ExprKind::Binary(BinaryOp::Add, sum.id, term.id);
                                    self.rvalue_of(kind, size_t, span)
                                }
                                None => term,
                            });
                        }
                    }
                }
            }
        }
        let constant = self.int_const((bits / 8).into(), size_t, span);
        match rest {
            Some(sum) => self.rvalue_of(ExprKind::Binary(BinaryOp::Add, constant.id, sum.id), size_t, span),
            None => constant,
        }
    }

    fn offsetof_field(&mut self, ty: TypeId, name: Symbol, span: Span) -> Option<(u64, TypeId)> {
        let field = self.types.as_record(ty).and_then(|record| self.types.find_field(record, name));
        match field {
            Some(field) if field.bit_width.is_some() => {
                self.error(span, "attempt to take the offset of a bit-field");
                None
            }
            Some(field) => Some((field.bit_offset, field.ty.ty)),
            None => {
                let message = format!("{} has no member named `{}`", self.show(ty), self.name(name));
                self.error(span, message);
                None
            }
        }
    }
}
