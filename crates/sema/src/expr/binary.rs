//! Binary operators and `?:`.

use source::Span;
use syntax::ast::{self, BinaryOp as Ast};
use types::{QualType, TypeId};

use super::Ex;
use crate::Cx;
use crate::typed::{BinaryOp, ExprKind};

impl Cx<'_> {
    /// A left-leaning chain of binary operators, without recursion on the left.
    pub(crate) fn binary_chain(&mut self, id: ast::ExprId) -> Ex {
        let mut spine = Vec::new();
        let mut at = id;
        while let ast::ExprKind::Binary(op, left, right) = self.ast.expr(at).kind {
            spine.push((op, right, self.ast.expr(at).span));
            at = left;
        }
        let mut left = self.rvalue_expr(at);
        for (op, right, span) in spine.into_iter().rev() {
            let right = self.rvalue_expr(right);
            left = self.binary(op, left, right, span);
        }
        left
    }

    /// A binary operator on two rvalues.
    pub(crate) fn binary(&mut self, op: Ast, left: Ex, right: Ex, span: Span) -> Ex {
        if left.is_error() || right.is_error() {
            return self.error_expr(span);
        }
        if op != Ast::And
            && op != Ast::Or
            && (self.is_vector_or_complex(left.ty) || self.is_vector_or_complex(right.ty))
        {
            return self.vector_or_complex(op, left, right, span);
        }
        match op {
            Ast::And | Ast::Or => {
                let (left, right) = (self.check_scalar(left), self.check_scalar(right));
                if left.is_error() || right.is_error() {
                    return self.error_expr(span);
                }
                let int = self.int();
                let kind = match op {
                    Ast::And => ExprKind::LogicalAnd(left.id, right.id),
                    _ => ExprKind::LogicalOr(left.id, right.id),
                };
                self.rvalue_of(kind, int, span)
            }
            Ast::Add => self.add_expr(left, right, span),
            Ast::Sub => self.subtract(left, right, span),
            Ast::Mul | Ast::Div => {
                if !self.types.is_arithmetic(left.ty) || !self.types.is_arithmetic(right.ty) {
                    return self.bad_operands(op, left, right, span);
                }
                self.arithmetic(op, left, right, span)
            }
            Ast::Rem | Ast::BitAnd | Ast::BitOr | Ast::BitXor => {
                if !self.types.is_integer(left.ty) || !self.types.is_integer(right.ty) {
                    return self.bad_operands(op, left, right, span);
                }
                self.arithmetic(op, left, right, span)
            }
            Ast::Shl | Ast::Shr => {
                if !self.types.is_integer(left.ty) || !self.types.is_integer(right.ty) {
                    return self.bad_operands(op, left, right, span);
                }
                let (left, right) = (self.promote(left), self.promote(right));
                let result = self.rvalue_of(ExprKind::Binary(operator(op), left.id, right.id), left.ty, span);
                self.cut_like(result, left)
            }
            Ast::Lt | Ast::Gt | Ast::Le | Ast::Ge | Ast::Eq | Ast::Ne => self.compare(op, left, right, span),
        }
    }

    fn vector_or_complex(&mut self, op: Ast, left: Ex, right: Ex, span: Span) -> Ex {
        let ty = match op {
            Ast::Lt | Ast::Gt | Ast::Le | Ast::Ge | Ast::Eq | Ast::Ne if self.types.is_arithmetic(left.ty) => {
                self.int()
            }
            _ => self.types.usual_arithmetic(left.ty, right.ty),
        };
        self.unsupported("vector or complex arithmetic", ty, span)
    }

    /// Both operands in their common type.
    pub(crate) fn usual(&mut self, left: Ex, right: Ex) -> (Ex, Ex, TypeId) {
        if let Some(both) = self.usual_narrow(left, right) {
            return both;
        }
        let (a, b) = (self.promoted(left), self.promoted(right));
        let common = self.types.usual_arithmetic(a, b);
        let (left, right) = (self.convert(left, common), self.convert(right, common));
        (Ex { bits: None, ..left }, Ex { bits: None, ..right }, common)
    }

    fn arithmetic(&mut self, op: Ast, left: Ex, right: Ex, span: Span) -> Ex {
        let (left, right, common) = self.usual(left, right);
        let result = self.rvalue_of(ExprKind::Binary(operator(op), left.id, right.id), common, span);
        self.cut_like(result, left)
    }

    fn add_expr(&mut self, left: Ex, right: Ex, span: Span) -> Ex {
        let types = &self.types;
        if types.is_arithmetic(left.ty) && types.is_arithmetic(right.ty) {
            self.arithmetic(Ast::Add, left, right, span)
        } else if types.is_pointer(left.ty) && types.is_integer(right.ty) {
            self.pointer_add(left, right, false, span)
        } else if types.is_integer(left.ty) && types.is_pointer(right.ty) {
            self.pointer_add(right, left, false, span)
        } else {
            self.bad_operands(Ast::Add, left, right, span)
        }
    }

    fn subtract(&mut self, left: Ex, right: Ex, span: Span) -> Ex {
        let types = &self.types;
        if types.is_arithmetic(left.ty) && types.is_arithmetic(right.ty) {
            return self.arithmetic(Ast::Sub, left, right, span);
        }
        if types.is_pointer(left.ty) && types.is_integer(right.ty) {
            return self.pointer_add(left, right, true, span);
        }
        let (Some(a), Some(b)) = (types.pointee(left.ty), types.pointee(right.ty)) else {
            return self.bad_operands(Ast::Sub, left, right, span);
        };
        if !types.compatible(a.ty, b.ty) {
            return self.bad_operands(Ast::Sub, left, right, span);
        }
        if !self.check_pointee(a.ty, span) {
            return self.error_expr(span);
        }
        let ptrdiff_t = self.types.ptrdiff_t();
        self.rvalue_of(ExprKind::PtrDiff(left.id, right.id), ptrdiff_t, span)
    }

    fn check_pointee(&mut self, ty: TypeId, span: Span) -> bool {
        if self.types.is_complete(ty) || self.types.is_void(ty) || self.types.is_function(ty) {
            return true;
        }
        let message = format!("arithmetic on a pointer to an incomplete type {}", self.show(ty));
        self.error(span, message);
        false
    }

    pub(crate) fn pointer_add(&mut self, pointer: Ex, index: Ex, subtract: bool, span: Span) -> Ex {
        let pointee = self.types.pointee(pointer.ty).expect("the operand is a pointer");
        if !self.check_pointee(pointee.ty, span) {
            return self.error_expr(span);
        }
        let index = self.promote(index);
        let kind = ExprKind::PtrAdd { pointer: pointer.id, index: index.id, subtract };
        self.rvalue_of(kind, pointer.ty, span)
    }

    fn compare(&mut self, op: Ast, left: Ex, right: Ex, span: Span) -> Ex {
        let int = self.int();
        let types = &self.types;
        let (a, b) = if types.is_arithmetic(left.ty) && types.is_arithmetic(right.ty) {
            let (a, b, _) = self.usual(left, right);
            (a, b)
        } else {
            match (types.pointee(left.ty), types.pointee(right.ty)) {
                (Some(a), Some(b)) => self.compare_pointers(left, right, a, b, span),
                (Some(_), None) if types.is_integer(right.ty) => {
                    self.warn_mixed(right, span);
                    (left, self.convert(right, left.ty))
                }
                (None, Some(_)) if types.is_integer(left.ty) => {
                    self.warn_mixed(left, span);
                    (self.convert(left, right.ty), right)
                }
                _ => return self.bad_operands(op, left, right, span),
            }
        };
        self.rvalue_of(ExprKind::Binary(operator(op), a.id, b.id), int, span)
    }

    fn warn_mixed(&mut self, integer: Ex, span: Span) {
        if !self.is_null_constant(integer) {
            self.warn(span, "comparison between pointer and integer");
        }
    }

    fn compare_pointers(&mut self, left: Ex, right: Ex, a: QualType, b: QualType, span: Span) -> (Ex, Ex) {
        if left.ty == right.ty {
            return (left, right);
        }
        let types = &self.types;
        if types.is_void(a.ty) || self.is_null_constant(right) {
            return (left, self.convert(right, left.ty));
        }
        if types.is_void(b.ty) || self.is_null_constant(left) {
            return (self.convert(left, right.ty), right);
        }
        if !types.compatible(a.ty, b.ty) {
            self.warn(span, "comparison of distinct pointer types lacks a cast");
        }
        (left, self.convert(right, left.ty))
    }

    fn bad_operands(&mut self, op: Ast, left: Ex, right: Ex, span: Span) -> Ex {
        let message = if self.types.is_void(left.ty) || self.types.is_void(right.ty) {
            "void value not ignored as it ought to be".to_owned()
        } else {
            format!(
                "invalid operands to binary `{}` (have {} and {})",
                spelling(op),
                self.show(left.ty),
                self.show(right.ty)
            )
        };
        self.error(span, message);
        self.error_expr(span)
    }

    pub(crate) fn conditional(
        &mut self,
        condition: ast::ExprId,
        then: Option<ast::ExprId>,
        otherwise: ast::ExprId,
        span: Span,
    ) -> Ex {
        let condition = self.condition(condition);
        let then_value = match then {
            Some(then) => self.rvalue_expr(then),
            None if condition.is_error() => condition,
            None => {
                let at = self.span(condition);
                let operand = self.rvalue_of(ExprKind::Operand, condition.ty, at);
                Ex { bits: condition.bits, ..operand }
            }
        };
        let otherwise = self.rvalue_expr(otherwise);
        if condition.is_error() || then_value.is_error() || otherwise.is_error() {
            return self.error_expr(span);
        }
        let (a, b, ty) = match self.usual_narrow(then_value, otherwise) {
            Some(both) => both,
            None => {
                let Some(ty) = self.conditional_type(then_value, otherwise, span) else { return self.error_expr(span) };
                (self.convert(then_value, ty), self.convert(otherwise, ty), ty)
            }
        };
        let bits = self.narrow(a);
        let (condition, then_id, otherwise) = (condition.id, a.id, b.id);
        let kind = match then {
            Some(_) => ExprKind::Conditional { condition, then: then_id, otherwise },
            None => ExprKind::ConditionalOmitted { condition, then: then_id, otherwise },
        };
        Ex { bits, ..self.rvalue_of(kind, ty, span) }
    }

    fn conditional_type(&mut self, a: Ex, b: Ex, span: Span) -> Option<TypeId> {
        let types = &self.types;
        if types.is_arithmetic(a.ty) && types.is_arithmetic(b.ty) {
            if a.ty == b.ty && a.bits.is_none() && b.bits.is_none() && types.promote(a.ty) == a.ty {
                return Some(a.ty);
            }
            return Some(types.usual_arithmetic(self.promoted(a), self.promoted(b)));
        }
        if types.is_void(a.ty) || types.is_void(b.ty) {
            return Some(types.void());
        }
        if a.ty == b.ty {
            return Some(a.ty);
        }
        match (types.pointee(a.ty), types.pointee(b.ty)) {
            (Some(x), Some(y)) => Some(self.conditional_pointers(a, b, x, y, span)),
            (Some(_), None) if types.is_integer(b.ty) => {
                if !self.is_null_constant(b) {
                    self.warn(span, "pointer/integer type mismatch in conditional expression");
                }
                Some(a.ty)
            }
            (None, Some(_)) if types.is_integer(a.ty) => {
                if !self.is_null_constant(a) {
                    self.warn(span, "pointer/integer type mismatch in conditional expression");
                }
                Some(b.ty)
            }
            _ if types.compatible(a.ty, b.ty) => Some(a.ty),
            _ => {
                let message = format!(
                    "type mismatch in conditional expression (have {} and {})",
                    self.show(a.ty),
                    self.show(b.ty)
                );
                self.error(span, message);
                None
            }
        }
    }

    fn conditional_pointers(&mut self, a: Ex, b: Ex, x: QualType, y: QualType, span: Span) -> TypeId {
        if self.is_null_constant(a) && !self.is_null_constant(b) {
            return b.ty;
        }
        if self.is_null_constant(b) {
            return a.ty;
        }
        let quals = x.quals.union(y.quals);
        let types = &mut self.types;
        let ty = if types.is_void(x.ty) || types.is_void(y.ty) {
            types.void()
        } else if types.compatible(x.ty, y.ty) {
            types.composite(x.ty, y.ty)
        } else {
            self.warn(span, "pointer type mismatch in conditional expression");
            self.types.void()
        };
        self.types.pointer_to(QualType { ty, quals })
    }
}

pub(crate) fn operator(op: Ast) -> BinaryOp {
    match op {
        Ast::Mul => BinaryOp::Mul,
        Ast::Div => BinaryOp::Div,
        Ast::Rem => BinaryOp::Rem,
        Ast::Add => BinaryOp::Add,
        Ast::Sub => BinaryOp::Sub,
        Ast::Shl => BinaryOp::Shl,
        Ast::Shr => BinaryOp::Shr,
        Ast::Lt => BinaryOp::Lt,
        Ast::Gt => BinaryOp::Gt,
        Ast::Le => BinaryOp::Le,
        Ast::Ge => BinaryOp::Ge,
        Ast::Eq => BinaryOp::Eq,
        Ast::Ne => BinaryOp::Ne,
        Ast::BitAnd => BinaryOp::And,
        Ast::BitXor => BinaryOp::Xor,
        Ast::BitOr => BinaryOp::Or,
        Ast::And | Ast::Or => unreachable!("logical operators have nodes of their own"),
    }
}

fn spelling(op: Ast) -> &'static str {
    match op {
        Ast::Mul => "*",
        Ast::Div => "/",
        Ast::Rem => "%",
        Ast::Add => "+",
        Ast::Sub => "-",
        Ast::Shl => "<<",
        Ast::Shr => ">>",
        Ast::Lt => "<",
        Ast::Gt => ">",
        Ast::Le => "<=",
        Ast::Ge => ">=",
        Ast::Eq => "==",
        Ast::Ne => "!=",
        Ast::BitAnd => "&",
        Ast::BitXor => "^",
        Ast::BitOr => "|",
        Ast::And => "&&",
        Ast::Or => "||",
    }
}
