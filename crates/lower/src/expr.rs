//! Values: typed rvalues to CFA expressions, with their side effects as edges before.

use cfa::{ExprId, Op, Place};
use sema::typed::{self, ConvertKind, ExprKind, StmtKind};
use source::Span;
use types::TypeId;

use crate::Cx;
use crate::effects::Effects;

/// Typed trees may be very deep.
pub(crate) fn deep<R>(f: impl FnOnce() -> R) -> R {
    stacker::maybe_grow(64 * 1024, 2 * 1024 * 1024, f)
}

impl Cx<'_> {
    /// The value of a scalar expression, valid until something it reads is changed.
    pub(crate) fn rvalue(&mut self, e: typed::ExprId) -> ExprId {
        let x = deep(|| self.rvalue_inner(e));
        self.limit_depth(x, self.typed.exprs[e].span)
    }

    fn rvalue_inner(&mut self, e: typed::ExprId) -> ExprId {
        let typed = self.typed;
        let typed::Expr { kind, ty, span } = &typed.exprs[e];
        let (ty, span) = (*ty, *span);
        match kind {
            ExprKind::Var(_)
            | ExprKind::Deref(_)
            | ExprKind::Member { .. }
            | ExprKind::Str(_)
            | ExprKind::CompoundLiteral(_)
            | ExprKind::Function(_) => self.lvalue_as_value(e),
            ExprKind::Int(bits) | ExprKind::Float(bits) => self.exprs.constant_of(*bits, ty),
            ExprKind::Load(lvalue) => {
                let place = self.place(*lvalue);
                self.exprs.read(place, ty)
            }
            ExprKind::Decay(lvalue) | ExprKind::AddressOf(lvalue) => self.address(*lvalue, ty),
            ExprKind::MemberValue { .. } => {
                let place = self.aggregate(e);
                self.exprs.read(place, ty)
            }
            ExprKind::Unary(op, a) => {
                let x = self.rvalue(*a);
                self.exprs.unary(*op, x, ty)
            }
            ExprKind::Binary(op, a, b) => {
                self.check_operands(&[*a, *b], span);
                let (x, y) = if self.right_first(e, *op, *a, *b) {
                    let (y, x) = self.pair(*b, *a);
                    (x, y)
                } else {
                    self.pair(*a, *b)
                };
                self.exprs.binary(*op, x, y, ty)
            }
            ExprKind::PtrAdd { pointer, index, subtract } => {
                self.check_operands(&[*pointer, *index], span);
                let (pointer, index) = self.pair(*pointer, *index);
                self.pointer_sum(pointer, index, *subtract, ty)
            }
            ExprKind::PtrDiff(a, b) => {
                self.check_operands(&[*a, *b], span);
                self.pointer_difference(*a, *b, span)
            }
            ExprKind::LogicalAnd(..) | ExprKind::LogicalOr(..) => self.truth_value(e),
            ExprKind::LogicalNot(a) => {
                let x = self.rvalue(*a);
                self.exprs.not(x)
            }
            ExprKind::Conditional { condition, then, otherwise } => {
                self.conditional(*condition, *then, *otherwise, ty, span)
            }
            ExprKind::ConditionalOmitted { condition, then, otherwise } => {
                let operand = self.condition_operand(*condition);
                self.conditional_omitted(operand, *condition, *then, *otherwise, ty, span)
            }
            ExprKind::Right => *self.rights.last().expect("a right side stands inside of what computes it"),
            ExprKind::Operand => *self.operands.last().expect("an operand stands inside of what computes it"),
            ExprKind::Comma(a, b) => {
                self.discard(*a);
                self.rvalue(*b)
            }
            ExprKind::Assign { target, value } => {
                let value = self.assign(*target, *value, span, true);
                value.expect("the value was asked for")
            }
            ExprKind::CompoundAssign { target, right, value, yields_old } => {
                let value = self.compound_assign(*target, *right, *value, *yields_old, span, true);
                value.expect("the value was asked for")
            }
            ExprKind::Convert(kind, a) => {
                if typed.narrowing_casts.contains(&e) {
                    self.note_cut(*a);
                }
                self.conversion(*kind, *a, ty)
            }
            ExprKind::Call { callee, args } => self.call_value(*callee, args, ty, span),
            ExprKind::StmtExpr { block, value } => self.stmt_expr(*block, *value, ty, StmtExprUse::Value),
            ExprKind::LabelAddress(label) => {
                let number = self.label_numbers.get(label).copied().unwrap_or(0);
                self.exprs.constant_of(number.into(), ty)
            }
            ExprKind::VaArg { list } => {
                let place = self.va_arg(*list, ty, span);
                self.exprs.read(place, ty)
            }
            ExprKind::VaStart { .. } | ExprKind::VaCopy { .. } | ExprKind::VaEnd { .. } => {
                self.discard(e);
                self.exprs.zero(ty)
            }
            ExprKind::SizeofVla(measured) => self.size_of(*measured),
            ExprKind::Unsupported(what) => {
                self.emit(Op::Unsupported(what.clone()), span);
                self.exprs.zero(ty)
            }
        }
    }

    /// Two operands, from left to right; the left one survives the effects of the right one.
    pub(crate) fn pair(&mut self, a: typed::ExprId, b: typed::ExprId) -> (ExprId, ExprId) {
        let mut x = self.rvalue(a);
        if self.exprs.changed_by(x) != Effects::NONE && !self.is_read_late(a) {
            let effects = self.effects(b);
            x = self.protect(x, effects, self.typed.exprs[a].span);
        }
        let y = self.rvalue(b);
        (x, y)
    }

    /// An lvalue where a value is expected: arrays and functions as their addresses, scalars read.
    fn lvalue_as_value(&mut self, e: typed::ExprId) -> ExprId {
        let ty = self.typed.exprs[e].ty;
        if self.exprs.types.scalar(ty).is_some() {
            let place = self.place(e);
            return self.exprs.read(place, ty);
        }
        let pointer = self.exprs.types.pointer_to(ty);
        self.address(e, pointer)
    }

    fn conversion(&mut self, kind: ConvertKind, a: typed::ExprId, ty: TypeId) -> ExprId {
        match kind {
            ConvertKind::Void => {
                self.discard(a);
                self.exprs.int(0)
            }
            ConvertKind::ToBool => {
                let x = self.rvalue(a);
                self.exprs.boolean(x)
            }
            ConvertKind::Int
            | ConvertKind::IntToFloat
            | ConvertKind::FloatToInt
            | ConvertKind::Float
            | ConvertKind::PtrToInt
            | ConvertKind::IntToPtr
            | ConvertKind::Ptr => {
                let x = self.rvalue(a);
                self.exprs.convert(x, ty)
            }
        }
    }

    /// The 0 or 1 of `&&` and `||`.
    fn truth_value(&mut self, e: typed::ExprId) -> ExprId {
        let int = self.exprs.int_ty();
        let result = Place::var(self.temp(int));
        self.truth_into(e, result, int, self.typed.exprs[e].span);
        self.exprs.read(result, int)
    }

    fn conditional(
        &mut self,
        condition: typed::ExprId,
        then: typed::ExprId,
        otherwise: typed::ExprId,
        ty: TypeId,
        span: Span,
    ) -> ExprId {
        if self.exprs.types.scalar(ty).is_none() {
            self.discard_branches(condition, then, otherwise, span);
            return self.exprs.int(0);
        }
        let (then_point, else_point, join) = (self.graph.point(), self.graph.point(), self.graph.point());
        self.condition(condition, then_point, else_point);
        let result = Place::var(self.temp(ty));
        for (point, branch) in [(then_point, then), (else_point, otherwise)] {
            self.graph.enter(point);
            self.scalar_into(branch, result, ty, self.typed.exprs[branch].span);
            self.graph.go_to(join, span);
        }
        self.graph.enter(join);
        self.exprs.read(result, ty)
    }

    /// The value of the condition of `c ?: e`, computed once.
    pub(crate) fn condition_operand(&mut self, condition: typed::ExprId) -> ExprId {
        let x = self.rvalue(condition);
        self.simple_value(x, self.typed.exprs[condition].span)
    }

    fn conditional_omitted(
        &mut self,
        operand: ExprId,
        condition: typed::ExprId,
        then: typed::ExprId,
        otherwise: typed::ExprId,
        ty: TypeId,
        span: Span,
    ) -> ExprId {
        let (then_point, else_point, join) = (self.graph.point(), self.graph.point(), self.graph.point());
        self.branch_on(operand, then_point, else_point, self.typed.exprs[condition].span);
        let result = self.exprs.types.scalar(ty).map(|_| Place::var(self.temp(ty)));
        self.operands.push(operand);
        for (point, branch) in [(then_point, then), (else_point, otherwise)] {
            self.graph.enter(point);
            match result {
                Some(result) => self.scalar_into(branch, result, ty, self.typed.exprs[branch].span),
                None => self.discard(branch),
            }
            self.graph.go_to(join, span);
            if point == then_point {
                self.operands.pop();
            }
        }
        self.graph.enter(join);
        match result {
            Some(result) => self.exprs.read(result, ty),
            None => self.exprs.int(0),
        }
    }

    pub(crate) fn va_arg(&mut self, list: typed::ExprId, ty: TypeId, span: Span) -> Place {
        let list = self.rvalue(list);
        let to = Place::var(self.temp(ty));
        let bytes = self.exprs.types.size_of(ty).unwrap_or(0);
        self.emit(Op::VaArg { to, list, ty, bytes }, span);
        to
    }

    /// A statement expression. What its value reads may end with the block, so it is saved before.
    pub(crate) fn stmt_expr(
        &mut self,
        block: typed::StmtId,
        value: Option<typed::ExprId>,
        ty: TypeId,
        wanted: StmtExprUse,
    ) -> ExprId {
        let typed = self.typed;
        let StmtKind::Block { stmts, end, .. } = &typed.stmts[block].kind else {
            unreachable!("a statement expression holds a block")
        };
        let mut chain = self.scope_chain();
        self.collect_labels(block, &mut chain);
        self.open_block(block);
        for &stmt in stmts {
            self.stmt(stmt);
        }
        let mut result = None;
        if let Some(value) = value.filter(|_| !self.graph.is_dead()) {
            match wanted {
                StmtExprUse::Value if self.exprs.types.scalar(ty).is_some() => {
                    let x = self.rvalue(value);
                    result = Some(self.survive_block(x, typed.exprs[value].span));
                }
                StmtExprUse::Value | StmtExprUse::Dropped => self.discard(value),
                StmtExprUse::Copy(to) => self.aggregate_into(value, to),
            }
        }
        self.close_block(*end);
        match result {
            Some(x) => x,
            None => self.exprs.zero(ty),
        }
    }

    /// Saves a value that leaves the innermost block. An address is changed by nothing, but behind the block its name
    /// stands for no object any more.
    fn survive_block(&mut self, x: ExprId, span: Span) -> ExprId {
        if !self.innermost_closes() || self.graph.is_dead() {
            x
        } else if self.exprs.names_address(x) {
            self.force_capture(x, span)
        } else {
            self.capture(x, span)
        }
    }
}

/// What becomes of the value of a statement expression.
pub(crate) enum StmtExprUse {
    Value,
    Dropped,
    Copy(Place),
}

// Evaluation for the effects alone.
impl Cx<'_> {
    pub(crate) fn discard(&mut self, e: typed::ExprId) {
        if !self.graph.is_dead() {
            deep(|| self.discard_inner(e));
        }
    }

    fn discard_inner(&mut self, e: typed::ExprId) {
        let typed = self.typed;
        let typed::Expr { kind, ty, span } = &typed.exprs[e];
        let span = *span;
        match kind {
            ExprKind::Assign { target, value } => {
                self.assign(*target, *value, span, false);
            }
            ExprKind::CompoundAssign { target, right, value, yields_old } => {
                self.compound_assign(*target, *right, *value, *yields_old, span, false);
            }
            ExprKind::Call { callee, args } => self.call(*callee, args, None, span),
            ExprKind::Comma(a, b) => {
                self.discard(*a);
                self.discard(*b);
            }
            ExprKind::Conditional { condition, then, otherwise } => {
                self.discard_branches(*condition, *then, *otherwise, span);
            }
            ExprKind::LogicalAnd(a, b) | ExprKind::LogicalOr(a, b) => {
                let (second, join) = (self.graph.point(), self.graph.point());
                let is_and = matches!(kind, ExprKind::LogicalAnd(..));
                let (then, otherwise) = if is_and { (second, join) } else { (join, second) };
                self.condition(*a, then, otherwise);
                self.graph.enter(second);
                self.discard(*b);
                self.graph.go_to(join, span);
                self.graph.enter(join);
            }
            ExprKind::Convert(ConvertKind::Void | ConvertKind::Int | ConvertKind::Ptr | ConvertKind::ToBool, a) => {
                self.discard(*a);
            }
            ExprKind::StmtExpr { block, value } => {
                self.stmt_expr(*block, *value, *ty, StmtExprUse::Dropped);
            }
            ExprKind::VaStart { list } => {
                let list = self.rvalue(*list);
                self.emit(Op::VaStart { list }, span);
            }
            ExprKind::VaCopy { to, from } => {
                let (to, from) = self.pair(*to, *from);
                self.emit(Op::VaCopy { to, from }, span);
            }
            ExprKind::VaEnd { list } => {
                let list = self.rvalue(*list);
                self.emit(Op::VaEnd { list }, span);
            }
            ExprKind::Unsupported(what) => self.emit(Op::Unsupported(what.clone()), span),
            ExprKind::Var(_)
            | ExprKind::Deref(_)
            | ExprKind::Member { .. }
            | ExprKind::Str(_)
            | ExprKind::CompoundLiteral(_)
            | ExprKind::Function(_) => {
                self.place_for_effects(e);
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
            | ExprKind::LogicalNot(_)
            | ExprKind::ConditionalOmitted { .. }
            | ExprKind::Operand
            | ExprKind::Right
            | ExprKind::Convert(..)
            | ExprKind::LabelAddress(_)
            | ExprKind::VaArg { .. }
            | ExprKind::SizeofVla(_) => self.discard_value(e),
        }
    }

    /// Computes a value that nobody wants; the computation may still be undefined, then it is kept.
    fn discard_value(&mut self, e: typed::ExprId) {
        let typed = self.typed;
        let typed::Expr { ty, span, .. } = typed.exprs[e];
        if self.exprs.types.scalar(ty).is_some() {
            let x = self.rvalue(e);
            if self.exprs.may_fail(x) && !self.graph.is_dead() {
                let place = Place::var(self.temp(self.exprs.ty(x)));
                self.emit(Op::Assign { place, value: x }, span);
            }
        } else if self.is_aggregate(ty) {
            self.aggregate(e);
        } else if let ExprKind::ConditionalOmitted { .. } = typed.exprs[e].kind {
            self.rvalue(e);
        } else if let ExprKind::Load(lvalue) = typed.exprs[e].kind {
            // `*p` as a statement where `p` points to void.
            self.place_for_effects(lvalue);
        }
    }

    fn discard_branches(
        &mut self,
        condition: typed::ExprId,
        then: typed::ExprId,
        otherwise: typed::ExprId,
        span: Span,
    ) {
        let (then_point, else_point, join) = (self.graph.point(), self.graph.point(), self.graph.point());
        self.condition(condition, then_point, else_point);
        for (point, branch) in [(then_point, then), (else_point, otherwise)] {
            self.graph.enter(point);
            self.discard(branch);
            self.graph.go_to(join, span);
        }
        self.graph.enter(join);
    }
}
