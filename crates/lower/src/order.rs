//! What comes first where C leaves it open: as gcc has it without optimisation.
//!
//! - Of a binary operator, the left operand; but where the operands of a commutative operator or a comparison may be
//!   exchanged, and the left one is a plain variable and the right one is not, the right one. So is the right one where
//!   the left one is negated and added. In a sum or the like that is cast to a narrower type, both operands are cut first, so
//!   that neither is a plain variable.
//! - A local variable whose address is not taken is read when the operation happens.
//! - Of an assignment, the value if it has side effects; but if it is the result of a call as it comes, its arguments,
//!   then the target, then the call.
//! - Of a compound assignment, the right side if it has side effects (`sema` has it stand apart).

use sema::typed::{self, BinaryOp, ConvertKind, ExprKind, StmtKind, UnaryOp};
use types::Scalar;

use crate::effects::Effects;
use crate::{Cx, cfa_var};

impl Cx<'_> {
    /// Whether the right operand of `a op b` is evaluated first.
    pub(crate) fn right_first(&mut self, e: typed::ExprId, op: BinaryOp, a: typed::ExprId, b: typed::ExprId) -> bool {
        let commutes = match op {
            BinaryOp::Add | BinaryOp::Mul | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => true,
            BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => true,
            BinaryOp::Sub | BinaryOp::Div | BinaryOp::Rem | BinaryOp::Shl | BinaryOp::Shr => false,
        };
        if !commutes || self.effects(b) == Effects::NONE || self.cut.contains(&e) {
            return false;
        }
        if op == BinaryOp::Add && matches!(self.typed.exprs[self.same_width(a)].kind, ExprKind::Unary(UnaryOp::Neg, _))
        {
            return true;
        }
        self.plain_variable(a).is_some() && self.plain_variable(b).is_none()
    }

    /// Notes that a value is cut to a narrower type.
    pub(crate) fn note_cut(&mut self, e: typed::ExprId) {
        let e = self.same_width(e);
        match self.typed.exprs[e].kind {
            ExprKind::Binary(
                BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor,
                a,
                b,
            ) if self.effects(e) != Effects::NONE => {
                self.cut.insert(e);
                self.note_cut(a);
                self.note_cut(b);
            }
            ExprKind::Unary(_, a) => self.note_cut(a),
            _ => {}
        }
    }

    /// Whether the operand is read when the operation happens, whatever comes in between.
    pub(crate) fn is_read_late(&self, e: typed::ExprId) -> bool {
        self.plain_variable(e).is_some_and(|var| self.exprs.vars[cfa_var(var)].changed_by == Effects::PRIVATE)
    }

    fn plain_variable(&self, e: typed::ExprId) -> Option<typed::VarId> {
        match self.typed.exprs[self.same_width(e)].kind {
            ExprKind::Load(lvalue) => match self.typed.exprs[lvalue].kind {
                ExprKind::Var(var) => Some(var),
                _ => None,
            },
            _ => None,
        }
    }

    /// The operand of conversions between types of one width.
    fn same_width(&self, mut e: typed::ExprId) -> typed::ExprId {
        while let ExprKind::Convert(kind, a) = self.typed.exprs[e].kind
            && kind != ConvertKind::ToBool
            && self.width(a).is_some()
            && self.width(a) == self.width(e)
        {
            e = a;
        }
        e
    }

    /// The width of an integer, or that of a pointer.
    fn width(&self, e: typed::ExprId) -> Option<(bool, u32)> {
        match self.exprs.types.scalar(self.typed.exprs[e].ty)? {
            Scalar::Int(int) => Some((false, int.width.into())),
            Scalar::Pointer => Some((true, 0)),
            Scalar::Float(_) => None,
        }
    }

    /// Whether the value of an assignment is evaluated before the target, and that makes a difference.
    pub(crate) fn value_first(&mut self, target: typed::ExprId, value: typed::ExprId) -> bool {
        let effects = self.effects(value);
        effects != Effects::NONE && self.depends(target, effects) && self.call_of(target, value).is_none()
    }

    /// The call whose result is assigned as it comes, if its arguments are evaluated before the target and that makes a
    /// difference.
    pub(crate) fn arguments_first(&mut self, target: typed::ExprId, value: typed::ExprId) -> Option<typed::ExprId> {
        let call = self.call_of(target, value)?;
        let ExprKind::Call { callee, args } = &self.typed.exprs[call].kind else { return None };
        let effects = self.effects(*callee).union(self.effects_of_all(args));
        let has_operands = !args.is_empty() || !matches!(self.typed.exprs[*callee].kind, ExprKind::Function(_));
        (has_operands && self.depends(target, effects)).then_some(call)
    }

    /// Whether it matters if the target is evaluated before or after something with these effects.
    fn depends(&mut self, target: typed::ExprId, effects: Effects) -> bool {
        self.effects(target) != Effects::NONE || effects != Effects::NONE && self.place_moves(target, effects)
    }

    /// The call that the value is what it returns.
    fn call_of(&self, target: typed::ExprId, value: typed::ExprId) -> Option<typed::ExprId> {
        let typed = self.typed;
        let mut e = self.same_width(value);
        while let ExprKind::StmtExpr { block, value: Some(value) } = typed.exprs[e].kind
            && matches!(&typed.stmts[block].kind, StmtKind::Block { stmts, .. } if stmts.is_empty())
        {
            e = self.same_width(value);
        }
        let scalar = |e: typed::ExprId| self.exprs.types.scalar(typed.exprs[e].ty);
        let is_bit_field = matches!(typed.exprs[target].kind, ExprKind::Member { bit_width: Some(_), .. });
        (matches!(typed.exprs[e].kind, ExprKind::Call { .. }) && scalar(e) == scalar(value) && !is_bit_field)
            .then_some(e)
    }

    /// Whether the effects may change where the lvalue is.
    fn place_moves(&self, lvalue: typed::ExprId, effects: Effects) -> bool {
        match self.typed.exprs[lvalue].kind {
            ExprKind::Var(_) | ExprKind::Str(_) | ExprKind::CompoundLiteral(_) | ExprKind::Function(_) => false,
            ExprKind::Member { base, .. } => self.place_moves(base, effects),
            ExprKind::Deref(pointer) => self.value_changes(pointer, effects),
            _ => true,
        }
    }

    fn value_changes(&self, e: typed::ExprId, effects: Effects) -> bool {
        match self.typed.exprs[e].kind {
            ExprKind::Int(_) => false,
            ExprKind::Decay(lvalue) | ExprKind::AddressOf(lvalue) => self.place_moves(lvalue, effects),
            ExprKind::Convert(_, a) | ExprKind::Unary(_, a) => self.value_changes(a, effects),
            ExprKind::PtrAdd { pointer: a, index: b, .. } | ExprKind::Binary(_, a, b) => {
                self.value_changes(a, effects) || self.value_changes(b, effects)
            }
            ExprKind::Load(lvalue) => match self.typed.exprs[lvalue].kind {
                ExprKind::Var(var) => self.exprs.vars[cfa_var(var)].changed_by.meets(effects),
                _ => effects.meets(Effects::MEMORY) || self.place_moves(lvalue, effects),
            },
            _ => true,
        }
    }
}
