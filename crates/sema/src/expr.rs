//! Expressions: dispatch, unary operators, names, `sizeof`.

mod assign;
mod binary;
mod builtin;
mod call;
mod constancy;
mod convert;
mod generic;
mod literal;
mod member;
mod narrow;

use source::{Diagnostic, Span};
use syntax::ast::{self, ExprKind as Ast, UnaryOp as Un};
use types::{QualType, Quals, Type, TypeId};

use crate::Cx;
use crate::scope::Meaning;
use crate::typed::{ConvertKind, ExprId, ExprKind, StmtKind, UnaryOp};
pub(crate) use convert::Why;

/// What stands for an expression with an error, after which no program comes out.
pub(crate) const ERROR: &str = "an error";

/// A typed expression with what its node does not say.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ex {
    pub id: ExprId,
    pub ty: TypeId,
    /// Of the object that an lvalue names.
    pub quals: Quals,
    /// The width, if this is a bit-field or the value of one.
    pub bits: Option<u32>,
    pub place: Place,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Lvalue,
    Rvalue,
    /// A function designator.
    Function,
    /// Already reported.
    Error,
}

impl Ex {
    pub(crate) fn is_error(self) -> bool {
        self.place == Place::Error
    }
}

impl<'a> Cx<'a> {
    pub(crate) fn rvalue_of(&mut self, kind: ExprKind, ty: TypeId, span: Span) -> Ex {
        Ex { id: self.add(kind, ty, span), ty, quals: Quals::NONE, bits: None, place: Place::Rvalue }
    }
    pub(crate) fn lvalue_of(&mut self, kind: ExprKind, ty: QualType, span: Span) -> Ex {
        let place = if self.types.is_function(ty.ty) { Place::Function } else { Place::Lvalue };
        Ex { id: self.add(kind, ty.ty, span), ty: ty.ty, quals: ty.quals, bits: None, place }
    }
    pub(crate) fn error_expr(&mut self, span: Span) -> Ex {
        let ty = self.int();
        let id = self.add(ExprKind::Unsupported(ERROR.into()), ty, span);
        Ex { id, ty, quals: Quals::NONE, bits: None, place: Place::Error }
    }
    pub(crate) fn unsupported(&mut self, what: &str, ty: TypeId, span: Span) -> Ex {
        self.rvalue_of(ExprKind::Unsupported(what.into()), ty, span)
    }
    pub(crate) fn int_const(&mut self, value: i128, ty: TypeId, span: Span) -> Ex {
        let bits = match self.types.int_type(ty) {
            Some(int) => int.from_i128(value),
            None => self.types.pointer_int().from_i128(value),
        };
        self.rvalue_of(ExprKind::Int(bits), ty, span)
    }
    pub(crate) fn span(&self, e: Ex) -> Span {
        self.exprs[e.id].span
    }
    pub(crate) fn unevaluated<T>(&mut self, run: impl FnOnce(&mut Self) -> T) -> T {
        self.unevaluated += 1;
        let result = run(self);
        self.unevaluated -= 1;
        result
    }

    /// The expression as an rvalue.
    pub(crate) fn rvalue_expr(&mut self, id: ast::ExprId) -> Ex {
        let e = self.expr(id);
        self.rvalue(e)
    }

    /// A scalar rvalue that is compared with zero.
    pub(crate) fn condition(&mut self, id: ast::ExprId) -> Ex {
        let e = self.rvalue_expr(id);
        self.check_scalar(e)
    }

    pub(crate) fn check_scalar(&mut self, e: Ex) -> Ex {
        if e.is_error() || self.types.is_scalar(e.ty) {
            return e;
        }
        let span = self.span(e);
        let message = if self.types.is_void(e.ty) {
            "void value not ignored as it ought to be".to_owned()
        } else {
            format!("used {} where a scalar is required", self.show(e.ty))
        };
        self.error(span, message);
        self.error_expr(span)
    }

    pub(crate) fn expr(&mut self, id: ast::ExprId) -> Ex {
        stacker::maybe_grow(64 * 1024, 2 * 1024 * 1024, || self.expr_here(id))
    }

    fn expr_here(&mut self, id: ast::ExprId) -> Ex {
        let node = self.ast.expr(id);
        let span = node.span;
        match &node.kind {
            Ast::Name(name) => self.name_expr(*name, span),
            Ast::Int(literal) => self.int_literal(literal, span),
            Ast::Float(literal) => self.float_literal(literal, span),
            Ast::Char(encoding, value) => self.char_literal(*encoding, *value, span),
            Ast::Str(literal) => self.string_literal(literal, span),
            Ast::Unary(op, operand) => self.unary(*op, *operand, span),
            Ast::Binary(..) => self.binary_chain(id),
            Ast::Assign(None, target, value) => self.assign(*target, *value, span),
            Ast::Assign(Some(op), target, value) => self.compound_assign(*op, *target, *value, span),
            Ast::Conditional(condition, then, otherwise) => self.conditional(*condition, *then, *otherwise, span),
            Ast::Comma(left, right) => {
                let left = self.rvalue_expr(*left);
                let right = self.rvalue_expr(*right);
                if left.is_error() || right.is_error() {
                    return self.error_expr(span);
                }
                let e = self.rvalue_of(ExprKind::Comma(left.id, right.id), right.ty, span);
                Ex { bits: right.bits, ..e }
            }
            Ast::Call(callee, args) => self.call(*callee, args, span),
            Ast::Member { base, name, arrow } => self.member(*base, *name, *arrow, span),
            Ast::Index(base, index) => self.index(*base, *index, span),
            Ast::Cast(name, operand) => self.cast(name, *operand, span),
            Ast::CompoundLiteral(literal) => self.compound_literal(&literal.0, &literal.1, span),
            Ast::SizeofExpr(operand) => self.sizeof_expr(*operand, span),
            Ast::SizeofType(name) => {
                let mark = self.pending_vlas.len();
                let ty = self.type_name(name);
                let size = self.sizeof(ty.ty, span);
                if !matches!(self.exprs[size.id].kind, ExprKind::SizeofVla(_)) {
                    self.pending_vlas.truncate(mark);
                }
                self.after_vlas(mark, size)
            }
            Ast::AlignofExpr(operand) => self.alignof_expr(*operand, span),
            Ast::AlignofType(name) => {
                let (ty, align) = self.without_lengths(|cx| cx.type_name_aligned(name));
                self.alignof_type(ty, align, span)
            }
            Ast::Generic(selection) => self.generic(selection, span),
            Ast::StmtExpr(block) => self.stmt_expr(*block, span),
            Ast::LabelAddress(name) => {
                let void = self.types.void();
                let pointer = self.types.pointer_to(void);
                let Some(label) = self.label(*name, span) else {
                    self.error(span, "label address outside of a function");
                    return self.error_expr(span);
                };
                self.labels[label].address_taken = true;
                self.rvalue_of(ExprKind::LabelAddress(label), pointer, span)
            }
            Ast::VaArg(list, name) => self.va_arg(*list, name, span),
            Ast::Offsetof(parts) => self.offsetof(&parts.0, &parts.1, span),
            Ast::TypesCompatible(names) => self.types_compatible(names, span),
            Ast::Error => self.error_expr(span),
        }
    }

    fn name_expr(&mut self, name: index::Symbol, span: Span) -> Ex {
        match self.scopes.lookup(name).map(|entry| entry.meaning) {
            Some(Meaning::Var { id, ty }) => self.lvalue_of(ExprKind::Var(id), ty, span),
            Some(Meaning::Function { id, ty }) => self.lvalue_of(ExprKind::Function(id), ty.into(), span),
            Some(Meaning::Enumerator { ty, value }) => self.int_const(value, ty, span),
            Some(Meaning::Typedef { .. }) => {
                let message = format!("expected an expression but `{}` is a type", self.name(name));
                self.error(span, message);
                self.error_expr(span)
            }
            None => self.undeclared_name(name, span),
        }
    }

    fn undeclared_name(&mut self, name: index::Symbol, span: Span) -> Ex {
        if let Some(e) = self.predefined_name(name, span) {
            return e;
        }
        if self.undeclared.insert(name) {
            let text = self.name(name).to_owned();
            let place =
                if self.function.is_some() { " (first use in this function)" } else { " here (not in a function)" };
            let mut diagnostic = Diagnostic::error(span, format!("`{text}` undeclared{place}"));
            if let Some(close) = self.similar_name(&text) {
                diagnostic = diagnostic.help(format!("did you mean `{close}`?"));
            }
            self.diags.push(diagnostic);
        }
        self.error_expr(span)
    }

    fn unary(&mut self, op: Un, operand: ast::ExprId, span: Span) -> Ex {
        match op {
            Un::Plus | Un::Minus | Un::BitNot => {
                let e = self.rvalue_expr(operand);
                if e.is_error() {
                    return e;
                }
                if self.is_vector_or_complex(e.ty) {
                    return self.unsupported("vector or complex arithmetic", e.ty, span);
                }
                let fits = if op == Un::BitNot { self.types.is_integer(e.ty) } else { self.types.is_arithmetic(e.ty) };
                if !fits {
                    let symbol = if op == Un::BitNot { "~" } else { "unary plus or minus" };
                    let message = format!("wrong type argument {} to `{symbol}`", self.show(e.ty));
                    self.error(span, message);
                    return self.error_expr(span);
                }
                let e = self.promote(e);
                match op {
                    Un::Plus => e,
                    _ => {
                        let op = if op == Un::Minus { UnaryOp::Neg } else { UnaryOp::BitNot };
                        let result = self.rvalue_of(ExprKind::Unary(op, e.id), e.ty, span);
                        self.cut_like(result, e)
                    }
                }
            }
            Un::Not => {
                let e = self.condition(operand);
                if e.is_error() {
                    return e;
                }
                let int = self.int();
                self.rvalue_of(ExprKind::LogicalNot(e.id), int, span)
            }
            Un::Deref => {
                let e = self.rvalue_expr(operand);
                self.deref(e, span)
            }
            Un::AddressOf => {
                let e = self.expr(operand);
                self.address_of(e, span)
            }
            Un::PreInc => self.increment(operand, false, false, span),
            Un::PreDec => self.increment(operand, true, false, span),
            Un::PostInc => self.increment(operand, false, true, span),
            Un::PostDec => self.increment(operand, true, true, span),
            Un::Real | Un::Imag => {
                let e = self.expr(operand);
                match self.types[e.ty] {
                    Type::Complex(kind) => {
                        let part = self.types.float(kind);
                        let pointer = self.types.pointer_to(QualType { ty: part, quals: e.quals });
                        let pointer = self.unsupported("complex arithmetic", pointer, span);
                        self.deref(pointer, span)
                    }
                    _ if op == Un::Real => e,
                    _ => {
                        let e = self.rvalue(e);
                        let zero = self.int_const(0, self.int(), span);
                        self.convert(zero, e.ty)
                    }
                }
            }
        }
    }

    /// The object or function that a pointer rvalue points to.
    pub(crate) fn deref(&mut self, e: Ex, span: Span) -> Ex {
        if e.is_error() {
            return e;
        }
        let Some(pointee) = self.types.pointee(e.ty) else {
            let message = format!("invalid type argument of unary `*` (have {})", self.show(e.ty));
            self.error(span, message);
            return self.error_expr(span);
        };
        if self.types.is_function(pointee.ty)
            && let ExprKind::Decay(inner) = self.exprs[e.id].kind
        {
            return Ex { id: inner, ty: pointee.ty, quals: Quals::NONE, bits: None, place: Place::Function };
        }
        self.lvalue_of(ExprKind::Deref(e.id), pointee, span)
    }

    pub(crate) fn address_of(&mut self, e: Ex, span: Span) -> Ex {
        match e.place {
            Place::Error => return e,
            Place::Rvalue => {
                self.error(span, "lvalue required as unary `&` operand");
                return self.error_expr(span);
            }
            Place::Lvalue | Place::Function => {}
        }
        if e.bits.is_some() {
            self.error(span, "cannot take address of bit-field");
            return self.error_expr(span);
        }
        let target = self.qualify(QualType { ty: e.ty, quals: e.quals });
        let pointer = self.types.pointer_to(target);
        if let ExprKind::Deref(inner) = self.exprs[e.id].kind {
            return Ex { id: inner, ty: self.exprs[inner].ty, quals: Quals::NONE, bits: None, place: Place::Rvalue };
        }
        if let ExprKind::Var(var) = self.exprs[e.id].kind
            && self.register_vars.contains(&var)
        {
            let message = format!("address of register variable `{}` requested", self.name(self.vars[var].name));
            self.error(span, message);
        }
        self.mark_address_taken(e.id);
        self.rvalue_of(ExprKind::AddressOf(e.id), pointer, span)
    }

    pub(crate) fn mark_address_taken(&mut self, mut id: ExprId) {
        if self.unevaluated > 0 {
            return;
        }
        loop {
            match self.exprs[id].kind {
                ExprKind::Member { base, .. } => id = base,
                ExprKind::Var(var) | ExprKind::CompoundLiteral(var) => {
                    self.vars[var].address_taken = true;
                    return;
                }
                _ => return,
            }
        }
    }

    fn sizeof_expr(&mut self, operand: ast::ExprId, span: Span) -> Ex {
        let lengths = self.vlas.len();
        let e = self.unevaluated(|cx| cx.expr(operand));
        if e.is_error() {
            return e;
        }
        if e.bits.is_some() && e.place == Place::Lvalue {
            self.error(span, "`sizeof` applied to a bit-field");
        }
        let size = self.sizeof(e.ty, span);
        let is_variable = matches!(self.exprs[size.id].kind, ExprKind::SizeofVla(_));
        if !is_variable || self.vlas.len() == lengths && !self.has_effects(e.id) {
            return size;
        }
        // A variable-length operand is evaluated, with the lengths in it.
        let e = self.expr(operand);
        let size = self.sizeof(e.ty, span);
        let operand = self.rvalue(e);
        self.rvalue_of(ExprKind::Comma(operand.id, size.id), size.ty, span)
    }

    /// The size as `size_t`.
    pub(crate) fn sizeof(&mut self, ty: TypeId, span: Span) -> Ex {
        let size_t = self.types.size_t();
        if let Some(size) = self.size_or_one(ty) {
            return self.int_const(size.into(), size_t, span);
        }
        if self.types.is_complete(ty) && self.has_variable_length(ty) {
            return self.rvalue_of(ExprKind::SizeofVla(ty), size_t, span);
        }
        let message = format!("invalid application of `sizeof` to incomplete type {}", self.show(ty));
        self.error(span, message);
        self.error_expr(span)
    }

    fn has_variable_length(&self, mut ty: TypeId) -> bool {
        while let Type::Array { element, len } = self.types[ty] {
            if matches!(len, types::ArrayLen::Variable(_)) {
                return true;
            }
            ty = element.ty;
        }
        false
    }

    /// That of an object is what it got, that of a value what a variable of the type would get.
    fn alignof_expr(&mut self, operand: ast::ExprId, span: Span) -> Ex {
        let e = self.unevaluated(|cx| cx.expr(operand));
        let declared = match self.exprs[e.id].kind {
            ExprKind::Var(var) => Some(self.vars[var].align),
            ExprKind::Function(function) => Some(self.functions[function].align),
            ExprKind::Deref(mut pointer) => {
                let mut best = None;
                while let ExprKind::Convert(ConvertKind::Ptr, inner) = self.exprs[pointer].kind {
                    pointer = inner;
                    let pointee = self.types.pointee(self.exprs[inner].ty);
                    best = best.max(pointee.and_then(|pointee| self.types.preferred_align(pointee)));
                }
                best.filter(|&best| self.types.preferred_align(e.ty).is_some_and(|own| own < best))
            }
            _ => self.alignment_of_member(operand),
        };
        let align = declared.or(self.types.preferred_align(QualType { ty: e.ty, quals: e.quals }));
        self.alignment_value(align, e.ty, span)
    }

    fn alignment_of_member(&mut self, operand: ast::ExprId) -> Option<u64> {
        let Ast::Member { base, name, .. } = self.ast.expr(operand).kind else { return None };
        let base = self.unevaluated(|cx| cx.rvalue_expr(base));
        let ty = self.types.pointee(base.ty).map_or(base.ty, |pointee| pointee.ty);
        self.types.member_align(self.types.as_record(ty)?, name)
    }

    fn alignof_type(&mut self, ty: QualType, declared: Option<u64>, span: Span) -> Ex {
        let is_standard = self.sources.text(span).starts_with(b"_Alignof");
        let natural = if is_standard { self.types.align_of(ty) } else { self.types.preferred_align(ty) };
        self.alignment_value(declared.or(natural), ty.ty, span)
    }

    fn alignment_value(&mut self, align: Option<u64>, ty: TypeId, span: Span) -> Ex {
        let size_t = self.types.size_t();
        match align {
            Some(align) => self.int_const(align.into(), size_t, span),
            None if self.types.is_void(ty) || self.types.is_function(ty) => self.int_const(1, size_t, span),
            None => {
                let message = format!("alignment of incomplete type {} asked for", self.show(ty));
                self.error(span, message);
                self.error_expr(span)
            }
        }
    }

    fn cast(&mut self, name: &'a ast::TypeName, operand: ast::ExprId, span: Span) -> Ex {
        let mark = self.pending_vlas.len();
        let to = self.type_name(name);
        let e = self.rvalue_expr(operand);
        let e = self.cast_to(e, to.ty, span);
        self.after_vlas(mark, e)
    }

    fn cast_to(&mut self, e: Ex, to: TypeId, span: Span) -> Ex {
        if e.is_error() {
            return e;
        }
        if self.types.is_void(to) {
            let id = self.add(ExprKind::Convert(ConvertKind::Void, e.id), to, span);
            return Ex { id, ty: to, quals: Quals::NONE, bits: None, place: Place::Rvalue };
        }
        if self.is_vector_or_complex(to) || self.is_vector_or_complex(e.ty) {
            return if e.ty == to { e } else { self.unsupported("vector or complex arithmetic", to, span) };
        }
        if self.types.is_scalar(to) {
            let e = self.check_scalar(e);
            let float_pointer = self.types.is_pointer(to) && self.types.is_floating(e.ty)
                || self.types.is_pointer(e.ty) && self.types.is_floating(to);
            if float_pointer {
                let message = format!("cannot convert {} to {}", self.show(e.ty), self.show(to));
                self.error(span, message);
                return self.error_expr(span);
            }
            let converted = self.convert(e, to);
            let width = |cx: &Self, ty| cx.types.int_type(ty).map(|int| int.width);
            if matches!(self.exprs[converted.id].kind, ExprKind::Convert(ConvertKind::Int, _))
                && width(self, to) < width(self, e.ty)
            {
                self.narrowing_casts.insert(converted.id);
            }
            // A cast of a bit-field has the full width, even to its own type.
            return Ex { bits: None, ..converted };
        }
        if let Some(record) = self.types.as_record(to) {
            if self.types.compatible(e.ty, to) {
                return e;
            }
            if self.types.records[record].kind == types::RecordKind::Union
                && let Some(e) = self.cast_to_union(e, record, to, span)
            {
                return e;
            }
        }
        let message = format!("cannot convert {} to {}", self.show(e.ty), self.show(to));
        self.error(span, message);
        self.error_expr(span)
    }

    fn stmt_expr(&mut self, block: ast::StmtId, span: Span) -> Ex {
        let StmtExprParts { block, value } = match self.function {
            Some(_) => self.stmt_expr_block(block),
            None => {
                self.error(span, "braced-group within expression allowed only inside a function");
                return self.error_expr(span);
            }
        };
        let ty = value.map_or(self.types.void(), |value| value.ty);
        // To gcc, `({ record; })` is the record itself.
        if let Some(value) = value
            && self.types.is_record(value.ty)
            && let ExprKind::Load(lvalue) = self.exprs[value.id].kind
            && matches!(&self.stmts[block].kind, StmtKind::Block { vars, stmts, .. } if vars.is_empty() && stmts.is_empty())
        {
            return Ex { id: lvalue, place: Place::Lvalue, ..value };
        }
        let e = self.rvalue_of(ExprKind::StmtExpr { block, value: value.map(|value| value.id) }, ty, span);
        match value {
            Some(value) if value.is_error() => Ex { place: Place::Error, ..e },
            Some(value) => Ex { bits: value.bits, ..e },
            None => e,
        }
    }

    fn va_arg(&mut self, list: ast::ExprId, name: &'a ast::TypeName, span: Span) -> Ex {
        let mark = self.pending_vlas.len();
        let ty = self.type_name(name);
        let list = self.va_list_pointer(list);
        if list.is_error() {
            return list;
        }
        if !self.types.is_complete(ty.ty) {
            let message = format!("second argument to `va_arg` is of incomplete type {}", self.show(ty));
            self.error(span, message);
            return self.error_expr(span);
        }
        let value = self.rvalue_of(ExprKind::VaArg { list: list.id }, ty.ty, span);
        self.after_vlas(mark, value)
    }
}

/// A statement expression: all but the value, and the value.
pub(crate) struct StmtExprParts {
    pub block: crate::typed::StmtId,
    pub value: Option<Ex>,
}

impl Cx<'_> {
    /// Whether evaluating does more than give a value.
    pub(crate) fn has_effects(&self, id: ExprId) -> bool {
        stacker::maybe_grow(64 * 1024, 2 * 1024 * 1024, || self.has_effects_here(id))
    }

    fn has_effects_here(&self, id: ExprId) -> bool {
        use ExprKind::*;
        match &self.exprs[id].kind {
            Var(_) | Str(_) | CompoundLiteral(_) | Function(_) | Int(_) | Float(_) | Operand | Right
            | LabelAddress(_) | SizeofVla(_) | Unsupported(_) => false,
            Deref(e)
            | Member { base: e, .. }
            | MemberValue { base: e, .. }
            | Load(e)
            | Decay(e)
            | AddressOf(e)
            | Unary(_, e)
            | LogicalNot(e)
            | Convert(_, e) => self.has_effects(*e),
            Binary(_, a, b)
            | PtrAdd { pointer: a, index: b, .. }
            | PtrDiff(a, b)
            | LogicalAnd(a, b)
            | LogicalOr(a, b)
            | Comma(a, b) => self.has_effects(*a) || self.has_effects(*b),
            Conditional { condition, then, otherwise } | ConditionalOmitted { condition, then, otherwise } => {
                self.has_effects(*condition) || self.has_effects(*then) || self.has_effects(*otherwise)
            }
            StmtExpr { block, .. } => {
                !matches!(&self.stmts[*block].kind, StmtKind::Block { stmts, .. } if stmts.is_empty())
            }
            Assign { .. }
            | CompoundAssign { .. }
            | Call { .. }
            | VaStart { .. }
            | VaArg { .. }
            | VaCopy { .. }
            | VaEnd { .. } => true,
        }
    }
}
