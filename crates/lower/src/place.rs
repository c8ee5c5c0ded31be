//! Places of lvalues, and of values of record type, which always live somewhere.

use cfa::{BitRange, ExprId, Op, Place, PlaceBase};
use sema::typed::{self, ConvertKind, ExprKind, Storage};
use source::Span;
use types::{Type, TypeId};

use crate::effects::Effects;
use crate::expr::{StmtExprUse, deep};
use crate::{Cx, cfa_function, cfa_string, cfa_var};

impl Cx<'_> {
    /// The place that an lvalue names, valid until a pointer on the way to it is changed.
    pub(crate) fn place(&mut self, e: typed::ExprId) -> Place {
        deep(|| self.place_inner(e))
    }

    fn place_inner(&mut self, e: typed::ExprId) -> Place {
        let typed = self.typed;
        match &typed.exprs[e].kind {
            ExprKind::Var(var) => self.var_place(*var, typed.exprs[e].span),
            ExprKind::Deref(pointer) => self.pointed_place(*pointer),
            ExprKind::Member { base, bit_offset, bit_width } => {
                let base = self.place(*base);
                member(base, *bit_offset, *bit_width)
            }
            ExprKind::Str(string) => Place::string(cfa_string(*string)),
            ExprKind::CompoundLiteral(var) => {
                if typed.vars[*var].storage == Storage::Auto {
                    self.init_var(*var, typed.exprs[e].span);
                }
                Place::var(cfa_var(*var))
            }
            ExprKind::Function(function) => {
                let pointer = self.exprs.types.pointer_to(typed.exprs[e].ty);
                Place::deref(self.function_address(*function, pointer, typed.exprs[e].span))
            }
            ExprKind::Int(_)
            | ExprKind::Float(_)
            | ExprKind::Load(_)
            | ExprKind::Decay(_)
            | ExprKind::AddressOf(_)
            | ExprKind::MemberValue { .. }
            | ExprKind::Unary(..)
            | ExprKind::Binary(..)
            | ExprKind::PtrAdd { .. }
            | ExprKind::PtrDiff(..)
            | ExprKind::LogicalAnd(..)
            | ExprKind::LogicalOr(..)
            | ExprKind::LogicalNot(_)
            | ExprKind::Conditional { .. }
            | ExprKind::ConditionalOmitted { .. }
            | ExprKind::Operand
            | ExprKind::Right
            | ExprKind::Comma(..)
            | ExprKind::Assign { .. }
            | ExprKind::CompoundAssign { .. }
            | ExprKind::Convert(..)
            | ExprKind::Call { .. }
            | ExprKind::StmtExpr { .. }
            | ExprKind::LabelAddress(_)
            | ExprKind::VaStart { .. }
            | ExprKind::VaArg { .. }
            | ExprKind::VaCopy { .. }
            | ExprKind::VaEnd { .. }
            | ExprKind::SizeofVla(_)
            | ExprKind::Unsupported(_) => self.aggregate(e),
        }
    }

    /// What a pointer rvalue points to. Where that has a name, as in `a[2]`, no address is made.
    fn pointed_place(&mut self, pointer: typed::ExprId) -> Place {
        deep(|| {
            let typed::Expr { kind, ty, .. } = &self.typed.exprs[pointer];
            if let ExprKind::Decay(lvalue) | ExprKind::AddressOf(lvalue) = *kind {
                return self.place(lvalue);
            }
            if let ExprKind::Convert(ConvertKind::Ptr, inner) = *kind {
                return self.pointed_place(inner);
            }
            if let ExprKind::PtrAdd { pointer: inner, index, subtract } = *kind
                && let Some(offset) = self.constant_offset(index, *ty, subtract)
            {
                return self.pointed_place(inner).at(offset);
            }
            let pointer = self.rvalue(pointer);
            self.exprs.deref(pointer)
        })
    }

    /// `&e`, or what an array or function lvalue decays to.
    pub(crate) fn address(&mut self, e: typed::ExprId, ty: TypeId) -> ExprId {
        let kind = &self.typed.exprs[e].kind;
        if let ExprKind::Function(function) = *kind {
            self.function_address(function, ty, self.typed.exprs[e].span)
        } else if let ExprKind::Deref(pointer) = *kind {
            let pointer = self.rvalue(pointer);
            self.exprs.convert(pointer, ty)
        } else {
            let place = self.place(e);
            self.exprs.address(place, ty)
        }
    }

    /// A weak function that nobody defines: its address is null.
    pub(crate) fn is_missing(&self, function: typed::FunctionId) -> bool {
        let declared = &self.typed.functions[function];
        declared.weak && declared.body.is_none()
    }

    /// Where a variable lies: at null, if it is weak and nobody defines it.
    fn var_place(&mut self, var: typed::VarId, span: Span) -> Place {
        let declared = &self.typed.vars[var];
        if let Some(what) = &declared.unsupported {
            self.emit(Op::Unsupported(what.clone()), span);
        }
        if declared.weak && declared.storage == Storage::External {
            let pointer = self.exprs.types.pointer_to(declared.ty);
            return Place::deref(self.exprs.zero(pointer));
        }
        Place::var(cfa_var(var))
    }

    /// Says that using the function has no meaning, if it has none.
    pub(crate) fn note_use(&mut self, function: typed::FunctionId, span: Span) {
        if let Some(what) = &self.typed.functions[function].unsupported {
            self.emit(Op::Unsupported(what.clone()), span);
        }
    }

    fn function_address(&mut self, function: typed::FunctionId, ty: TypeId, span: Span) -> ExprId {
        self.note_use(function, span);
        if self.is_missing(function) {
            return self.exprs.zero(ty);
        }
        self.exprs.function(cfa_function(function), ty)
    }

    /// Evaluates an lvalue whose object is not read.
    pub(crate) fn place_for_effects(&mut self, e: typed::ExprId) {
        let kind = &self.typed.exprs[e].kind;
        if let ExprKind::Deref(pointer) = *kind {
            self.discard(pointer);
        } else if !matches!(kind, ExprKind::Function(_)) {
            self.place(e);
        }
    }

    /// Keeps a place where it is while the effects happen.
    pub(crate) fn protect_place(&mut self, place: Place, effects: Effects, span: Span) -> Place {
        match place.base {
            PlaceBase::Var(_) | PlaceBase::String(_) => place,
            PlaceBase::Deref(pointer) => {
                let pointer = self.protect(pointer, effects, span);
                Place { base: PlaceBase::Deref(pointer), ..place }
            }
        }
    }

    /// Whether values of the type are moved by copying bytes.
    pub(crate) fn is_aggregate(&self, ty: TypeId) -> bool {
        matches!(self.exprs.types[ty], Type::Record(_) | Type::Complex(_) | Type::Vector { .. })
    }

    pub(crate) fn size_in_bytes(&self, ty: TypeId) -> u64 {
        self.exprs.types.size_of(ty).unwrap_or(0)
    }

    pub(crate) fn copy(&mut self, to: Place, from: Place, ty: TypeId, span: Span) {
        let bytes = self.size_in_bytes(ty);
        if bytes > 0 && to != from {
            self.emit(Op::Copy { to, from, bytes }, span);
        }
    }
}

// Values of record type.
impl Cx<'_> {
    /// Where the value of an aggregate rvalue (or of a member of one) stands.
    pub(crate) fn aggregate(&mut self, e: typed::ExprId) -> Place {
        deep(|| self.aggregate_inner(e))
    }

    fn aggregate_inner(&mut self, e: typed::ExprId) -> Place {
        let typed = self.typed;
        let typed::Expr { kind, ty, span } = &typed.exprs[e];
        match kind {
            ExprKind::Load(lvalue) => self.place(*lvalue),
            ExprKind::MemberValue { base, bit_offset, bit_width } => {
                let base = self.aggregate(*base);
                member(base, *bit_offset, *bit_width)
            }
            ExprKind::Comma(a, b) => {
                self.discard(*a);
                self.aggregate(*b)
            }
            ExprKind::Assign { target, value } => {
                let place = self.assign_aggregate(*target, *value, *span);
                self.protect_place(place, Effects::ALL, *span)
            }
            ExprKind::VaArg { list } => self.va_arg(*list, *ty, *span),
            ExprKind::Call { callee, args } => self.call_aggregate(*callee, args, *ty, *span),
            ExprKind::Convert(_, a) if self.is_aggregate(typed.exprs[*a].ty) => self.aggregate(*a),
            ExprKind::Var(_)
            | ExprKind::Deref(_)
            | ExprKind::Member { .. }
            | ExprKind::Str(_)
            | ExprKind::CompoundLiteral(_) => self.place(e),
            ExprKind::Function(_)
            | ExprKind::Int(_)
            | ExprKind::Float(_)
            | ExprKind::Decay(_)
            | ExprKind::AddressOf(_)
            | ExprKind::Unary(..)
            | ExprKind::Binary(..)
            | ExprKind::PtrAdd { .. }
            | ExprKind::PtrDiff(..)
            | ExprKind::LogicalAnd(..)
            | ExprKind::LogicalOr(..)
            | ExprKind::LogicalNot(_)
            | ExprKind::Conditional { .. }
            | ExprKind::ConditionalOmitted { .. }
            | ExprKind::Operand
            | ExprKind::Right
            | ExprKind::CompoundAssign { .. }
            | ExprKind::Convert(..)
            | ExprKind::StmtExpr { .. }
            | ExprKind::LabelAddress(_)
            | ExprKind::VaStart { .. }
            | ExprKind::VaCopy { .. }
            | ExprKind::VaEnd { .. }
            | ExprKind::SizeofVla(_)
            | ExprKind::Unsupported(_) => {
                let temp = Place::var(self.temp(*ty));
                self.aggregate_into(e, temp);
                temp
            }
        }
    }

    /// Stores the value of an aggregate in a place that no effect of the expression moves.
    pub(crate) fn aggregate_into(&mut self, e: typed::ExprId, to: Place) {
        if !self.graph.is_dead() {
            deep(|| self.aggregate_into_inner(e, to));
        }
    }

    fn aggregate_into_inner(&mut self, e: typed::ExprId, to: Place) {
        let typed = self.typed;
        let typed::Expr { kind, ty, span } = &typed.exprs[e];
        let (ty, span) = (*ty, *span);
        match kind {
            ExprKind::Conditional { condition, then, otherwise } => {
                let (then_point, else_point, join) = (self.graph.point(), self.graph.point(), self.graph.point());
                self.condition(*condition, then_point, else_point);
                for (point, branch) in [(then_point, then), (else_point, otherwise)] {
                    self.graph.enter(point);
                    self.aggregate_into(*branch, to);
                    self.graph.go_to(join, span);
                }
                self.graph.enter(join);
            }
            ExprKind::Comma(a, b) => {
                self.discard(*a);
                self.aggregate_into(*b, to);
            }
            ExprKind::Call { callee, args } => match to.base {
                PlaceBase::Var(_) => self.call(*callee, args, Some(to), span),
                PlaceBase::String(_) | PlaceBase::Deref(_) => {
                    let temp = self.call_aggregate(*callee, args, ty, span);
                    self.copy(to, temp, ty, span);
                }
            },
            ExprKind::StmtExpr { block, value } => {
                self.stmt_expr(*block, *value, ty, StmtExprUse::Copy(to));
            }
            ExprKind::Load(_)
            | ExprKind::MemberValue { .. }
            | ExprKind::Assign { .. }
            | ExprKind::VaArg { .. }
            | ExprKind::Var(_)
            | ExprKind::Deref(_)
            | ExprKind::Member { .. }
            | ExprKind::Str(_)
            | ExprKind::CompoundLiteral(_) => {
                let from = self.aggregate(e);
                self.copy(to, from, ty, span);
            }
            ExprKind::Convert(_, a) if self.is_aggregate(typed.exprs[*a].ty) => self.aggregate_into(*a, to),
            ExprKind::Unsupported(what) => self.unsupported_aggregate(what, to, ty, span),
            ExprKind::Function(_)
            | ExprKind::Int(_)
            | ExprKind::Float(_)
            | ExprKind::Decay(_)
            | ExprKind::AddressOf(_)
            | ExprKind::Unary(..)
            | ExprKind::Binary(..)
            | ExprKind::PtrAdd { .. }
            | ExprKind::PtrDiff(..)
            | ExprKind::LogicalAnd(..)
            | ExprKind::LogicalOr(..)
            | ExprKind::LogicalNot(_)
            | ExprKind::ConditionalOmitted { .. }
            | ExprKind::Operand
            | ExprKind::Right
            | ExprKind::CompoundAssign { .. }
            | ExprKind::Convert(..)
            | ExprKind::LabelAddress(_)
            | ExprKind::VaStart { .. }
            | ExprKind::VaCopy { .. }
            | ExprKind::VaEnd { .. }
            | ExprKind::SizeofVla(_) => {
                self.unsupported_aggregate("arithmetic on complex numbers or vectors", to, ty, span);
            }
        }
    }

    /// Nothing goes on after the first edge, but the place counts as written.
    fn unsupported_aggregate(&mut self, what: &str, to: Place, ty: TypeId, span: Span) {
        self.emit(Op::Unsupported(what.into()), span);
        let bytes = self.size_in_bytes(ty);
        if bytes > 0 {
            self.emit(Op::Zero { place: to, bytes }, span);
        }
    }
}

/// A member of what stands at `base`.
pub(crate) fn member(base: Place, bit_offset: u64, bit_width: Option<u32>) -> Place {
    let bits = bit_width.map(|width| BitRange {
        start: (bit_offset % 8) as u8,
        width: u8::try_from(width).expect("bit-fields are no wider than an integer"),
    });
    Place { bits, ..base.at((bit_offset / 8) as i64) }
}
