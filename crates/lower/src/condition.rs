//! Conditions: straight to control flow, without a 0 or 1 in between.

use cfa::ExprId;
use sema::typed::{self, BinaryOp, ConvertKind, ExprKind};
use source::Span;
use types::Scalar;

use crate::Cx;
use crate::expr::deep;
use crate::function::Point;

impl Cx<'_> {
    /// Goes to `then` if the scalar compares unequal to zero, else to `otherwise`.
    pub(crate) fn condition(&mut self, e: typed::ExprId, then: Point, otherwise: Point) {
        if !self.graph.is_dead() {
            deep(|| self.condition_inner(e, then, otherwise));
        }
    }

    fn condition_inner(&mut self, e: typed::ExprId, then: Point, otherwise: Point) {
        let typed = self.typed;
        let span = typed.exprs[e].span;
        match &typed.exprs[e].kind {
            ExprKind::LogicalNot(a) => self.condition(*a, otherwise, then),
            ExprKind::LogicalAnd(a, b) => {
                let second = self.graph.point();
                self.condition(*a, second, otherwise);
                self.graph.enter(second);
                self.condition(*b, then, otherwise);
            }
            ExprKind::LogicalOr(a, b) => {
                let second = self.graph.point();
                self.condition(*a, then, second);
                self.graph.enter(second);
                self.condition(*b, then, otherwise);
            }
            ExprKind::Comma(a, b) => {
                self.discard(*a);
                self.condition(*b, then, otherwise);
            }
            ExprKind::Conditional { condition, then: first, otherwise: second } => {
                let (first_point, second_point) = (self.graph.point(), self.graph.point());
                self.condition(*condition, first_point, second_point);
                self.graph.enter(first_point);
                self.condition(*first, then, otherwise);
                self.graph.enter(second_point);
                self.condition(*second, then, otherwise);
            }
            ExprKind::Convert(kind, a) if self.keeps_truth(*kind, *a, e) => self.condition(*a, then, otherwise),
            ExprKind::Binary(op @ (BinaryOp::Eq | BinaryOp::Ne), a, b) if self.is_logical(*a) && self.is_zero(*b) => {
                let (then, otherwise) = if *op == BinaryOp::Eq { (otherwise, then) } else { (then, otherwise) };
                self.condition(*a, then, otherwise);
            }
            ExprKind::Var(_)
            | ExprKind::Deref(_)
            | ExprKind::Member { .. }
            | ExprKind::Str(_)
            | ExprKind::CompoundLiteral(_)
            | ExprKind::Function(_)
            | ExprKind::Int(_)
            | ExprKind::Float(_)
            | ExprKind::Load(_)
            | ExprKind::Decay(_)
            | ExprKind::AddressOf(_)
            | ExprKind::MemberValue { .. }
            | ExprKind::Unary(..)
            | ExprKind::Binary(..)
            | ExprKind::PtrAdd { .. }
            | ExprKind::PtrDiff(..)
            | ExprKind::ConditionalOmitted { .. }
            | ExprKind::Operand
            | ExprKind::Right
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
            | ExprKind::Unsupported(_) => {
                let x = self.rvalue(e);
                self.branch_on(x, then, otherwise, span);
            }
        }
    }

    /// Two edges, or one without a condition if it is constant.
    pub(crate) fn branch_on(&mut self, x: ExprId, then: Point, otherwise: Point, span: Span) {
        let (x, negated) = self.exprs.truth(x);
        let (then, otherwise) = if negated { (otherwise, then) } else { (then, otherwise) };
        match self.exprs.known_truth(x) {
            Some(true) => self.graph.emit_to(cfa::Op::Noop, then, span),
            Some(false) => self.graph.emit_to(cfa::Op::Noop, otherwise, span),
            None => self.graph.branch(x, then, otherwise, span),
        }
    }

    /// Whether `e`, the conversion of `a`, is zero exactly if `a` is.
    fn keeps_truth(&self, kind: ConvertKind, a: typed::ExprId, e: typed::ExprId) -> bool {
        match kind {
            ConvertKind::ToBool | ConvertKind::Ptr => true,
            ConvertKind::Int => {
                let scalar = |e: typed::ExprId| self.exprs.types.scalar(self.typed.exprs[e].ty);
                match (scalar(a), scalar(e)) {
                    (Some(Scalar::Int(from)), Some(Scalar::Int(to))) => to.width >= from.width,
                    _ => false,
                }
            }
            ConvertKind::IntToFloat
            | ConvertKind::FloatToInt
            | ConvertKind::Float
            | ConvertKind::PtrToInt
            | ConvertKind::IntToPtr
            | ConvertKind::Void => false,
        }
    }

    /// What is zero exactly if `e` is: the operand of conversions that keep that.
    fn before_conversions(&self, mut e: typed::ExprId) -> typed::ExprId {
        while let ExprKind::Convert(kind, a) = self.typed.exprs[e].kind
            && self.keeps_truth(kind, a, e)
        {
            e = a;
        }
        e
    }

    /// Whether the value is an integer 0 or 1 made by `&&` or `||`.
    pub(crate) fn is_short_circuit(&self, e: typed::ExprId) -> bool {
        let mut e = self.before_conversions(e);
        while let ExprKind::LogicalNot(a) = self.typed.exprs[e].kind {
            e = self.before_conversions(a);
        }
        matches!(self.typed.exprs[e].kind, ExprKind::LogicalAnd(..) | ExprKind::LogicalOr(..))
    }

    /// Whether the value is 0 or 1 made by a logical operator, so that its comparison with zero is better done there.
    fn is_logical(&self, e: typed::ExprId) -> bool {
        let kind = &self.typed.exprs[self.before_conversions(e)].kind;
        matches!(kind, ExprKind::LogicalAnd(..) | ExprKind::LogicalOr(..) | ExprKind::LogicalNot(_))
    }

    fn is_zero(&self, e: typed::ExprId) -> bool {
        matches!(self.typed.exprs[self.before_conversions(e)].kind, ExprKind::Int(0))
    }
}
