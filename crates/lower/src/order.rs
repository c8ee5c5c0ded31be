//! What comes first where C leaves it open: as gcc has it without optimisation.
//!
//! - Of a binary operator, the left operand; but where the operands of a commutative operator or a comparison may be
//!   exchanged, and the left one is a plain variable and the right one is not, the right one. What operands are, is decided
//!   when they have been simplified (`folded`): signs and constants are moved, and conversions, which may exchange the operands.
//!   In a sum or the like that is cast to a narrower type, both operands are cut first, so that neither is a plain variable.
//! - A local variable whose address is not taken is read when the operation happens.
//! - Of an assignment, the value if it has side effects; but if it is the result of a call as it comes, its arguments,
//!   then the target, then the call; and the target first if the value is a compound literal, or a record that a condition chooses.
//! - Of a compound assignment, the right side if it has side effects (`sema` has it stand apart).

use sema::typed::{self, BinaryOp, ConvertKind, ExprKind};
use types::Scalar;

use crate::effects::Effects;
use crate::{Cx, cfa_var};

impl Cx<'_> {
    /// Whether the right operand of `a op b` is evaluated first.
    pub(crate) fn right_first(&mut self, e: typed::ExprId, op: BinaryOp, a: typed::ExprId, b: typed::ExprId) -> bool {
        if self.effects(b) == Effects::NONE || self.cut.contains(&e) {
            return false;
        }
        let wraps = self.int_type(e).is_some_and(|int| !int.signed);
        match op {
            BinaryOp::Add => self.right_of_sum(a, b, wraps),
            BinaryOp::Sub => match self.negated(b) {
                Some(b) => self.right_of_sum(a, b, wraps),
                None => false,
            },
            BinaryOp::Mul => self.right_of_product(a, b),
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => match (self.widened(a), self.widened(b)) {
                (Some(x), Some(y)) if self.int_type(x) == self.int_type(y) => self.exchanged(x, y),
                _ if wraps && self.offset(b).1 == 0 => {
                    let a = self.without_constant(a, op);
                    self.exchanged(a, b)
                }
                _ => self.exchanged(a, b),
            },
            BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => {
                self.right_of_comparison(op, a, b)
            }
            BinaryOp::Div | BinaryOp::Rem | BinaryOp::Shl | BinaryOp::Shr => false,
        }
    }

    /// Variables stand behind.
    fn exchanged(&mut self, a: typed::ExprId, b: typed::ExprId) -> bool {
        self.plain_variable(a).is_some() && self.plain_variable(b).is_none()
    }

    /// `a + -b` is `a - b`, `-a + b` is `b - a`; where sums wrap around, constants go last.
    fn right_of_sum(&mut self, a: typed::ExprId, b: typed::ExprId, wraps: bool) -> bool {
        if self.negated(b).is_some() {
            return false;
        }
        if self.negated(a).is_some() {
            return true;
        }
        if wraps {
            let (a, _) = self.offset(a);
            return self.is_constant_minus(a) || self.exchanged(a, b);
        }
        self.exchanged(a, b)
    }

    /// `-a * -b` is `a * b`, `(a * 2) * b` is `(a * b) * 2`, and so is `b * (a * 2)`.
    fn right_of_product(&mut self, a: typed::ExprId, b: typed::ExprId) -> bool {
        if let (Some(a), Some(b)) = (self.negated(a), self.negated(b)) {
            return self.right_of_product(a, b);
        }
        if matches!(self.typed.exprs[b].kind, ExprKind::Binary(BinaryOp::Mul, ..))
            && self.without_constant(b, BinaryOp::Mul) != b
        {
            return true;
        }
        let a = self.without_constant(a, BinaryOp::Mul);
        self.exchanged(a, b)
    }

    fn right_of_comparison(&mut self, op: BinaryOp, a: typed::ExprId, b: typed::ExprId) -> bool {
        let is_order = !matches!(op, BinaryOp::Eq | BinaryOp::Ne);
        let is_unsigned = self.int_type(a).is_some_and(|int| !int.signed);
        if !is_unsigned {
            if let (Some(x), Some(y)) = (self.negated(a), self.negated(b)) {
                return self.exchanged(x, y);
            }
            let ((x, i), (y, j)) = (self.offset(a), self.offset(b));
            if i == j && i != 0 {
                return self.right_of_comparison(op, x, y);
            }
            if is_shrunk(op, i) {
                return i.abs() == 1 && self.right_of_comparison(with_other_bound(op), x, b);
            }
            if is_shrunk(swapped(op), j) {
                return true;
            }
        }
        if let (Some(x), Some(y)) = (self.widened(a), self.widened(b)) {
            let is_signed = self.int_type(y).is_some_and(|int| int.signed);
            if is_signed && is_shrunk(swapped(op), self.offset(y).1) {
                return true;
            }
            if self.compares_narrow(a, x, y, is_order) {
                return self.right_of_comparison(op, x, y);
            }
        }
        self.exchanged(a, b)
    }

    /// What was converted to a wider type.
    fn widened(&mut self, e: typed::ExprId) -> Option<typed::ExprId> {
        let e = self.folded(e);
        let ExprKind::Convert(kind, mut a) = self.typed.exprs[e].kind else { return None };
        let widens = |cx: &Self, to: typed::ExprId, a: typed::ExprId| {
            cx.int_type(to).zip(cx.int_type(a)).is_some_and(|(to, a)| to.width > a.width)
        };
        match kind {
            ConvertKind::Int => widens(self, e, a).then_some(a),
            ConvertKind::IntToFloat => {
                while let ExprKind::Convert(ConvertKind::Int, inner) = self.typed.exprs[a].kind
                    && widens(self, a, inner)
                {
                    a = inner;
                }
                Some(a)
            }
            _ => None,
        }
    }

    /// Whether `x` and `y`, both widened to the type of `wide`, are compared in the type of `x`.
    fn compares_narrow(&self, wide: typed::ExprId, x: typed::ExprId, y: typed::ExprId, is_order: bool) -> bool {
        let (Some(x), Some(y)) = (self.int_type(x), self.int_type(y)) else { return false };
        match self.exprs.types.scalar(self.typed.exprs[wide].ty) {
            Some(Scalar::Int(wide)) => {
                x.signed == y.signed && x.width >= y.width && !(is_order && x.signed && !wide.signed)
            }
            Some(Scalar::Float(kind)) => {
                let is_exact = kind.to_int(x, kind.from_int(x, x.max_value())) == Some(x.max_value());
                is_exact && (x.signed == y.signed && x.width >= y.width || x.signed && x.width > y.width)
            }
            _ => false,
        }
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
    pub(crate) fn is_read_late(&mut self, e: typed::ExprId) -> bool {
        self.plain_variable(e).is_some_and(|var| self.exprs.vars[cfa_var(var)].changed_by == Effects::PRIVATE)
    }

    /// Whether the value of an assignment is evaluated before the target, and that makes a difference.
    pub(crate) fn value_first(&mut self, target: typed::ExprId, value: typed::ExprId) -> bool {
        let effects = self.effects(value);
        effects != Effects::NONE
            && !self.is_built_in_place(value)
            && self.depends(target, effects)
            && self.call_of(target, value).is_none()
    }

    /// Whether the value is no value of its own, but stored part by part, or by branches.
    fn is_built_in_place(&self, value: typed::ExprId) -> bool {
        match self.typed.exprs[value].kind {
            ExprKind::CompoundLiteral(_) => true,
            ExprKind::Load(lvalue) => matches!(self.typed.exprs[lvalue].kind, ExprKind::CompoundLiteral(_)),
            ExprKind::Conditional { .. } => self.is_aggregate(self.typed.exprs[value].ty),
            _ => false,
        }
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
    fn call_of(&mut self, target: typed::ExprId, value: typed::ExprId) -> Option<typed::ExprId> {
        let typed = self.typed;
        let e = self.folded(value);
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

/// Whether gcc takes one off a constant that is added on the left of a comparison: `x + 2 > y` is `x + 1 >= y`.
fn is_shrunk(op: BinaryOp, constant: i128) -> bool {
    match op {
        BinaryOp::Gt | BinaryOp::Le => constant > 0,
        BinaryOp::Lt | BinaryOp::Ge => constant < 0,
        _ => false,
    }
}

/// With the bound itself or without it.
fn with_other_bound(op: BinaryOp) -> BinaryOp {
    match op {
        BinaryOp::Lt => BinaryOp::Le,
        BinaryOp::Le => BinaryOp::Lt,
        BinaryOp::Gt => BinaryOp::Ge,
        BinaryOp::Ge => BinaryOp::Gt,
        _ => op,
    }
}

/// The comparison of the operands the other way round.
fn swapped(op: BinaryOp) -> BinaryOp {
    match op {
        BinaryOp::Lt => BinaryOp::Gt,
        BinaryOp::Le => BinaryOp::Ge,
        BinaryOp::Gt => BinaryOp::Lt,
        BinaryOp::Ge => BinaryOp::Le,
        _ => op,
    }
}
