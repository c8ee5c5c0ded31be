//! What gcc makes of an expression before it decides what comes first: `g` of `g + 0`, of `(int)(long)g` and of `1 ? g : 2`.

use sema::typed::{self, BinaryOp, ConvertKind, ExprKind, StmtKind, UnaryOp};
use types::{IntType, Scalar};

use crate::Cx;
use crate::effects::Effects;
use crate::expr::deep;

impl Cx<'_> {
    /// What the expression comes down to.
    pub(crate) fn folded(&mut self, mut e: typed::ExprId) -> typed::ExprId {
        e = self.same_width(e);
        while let Some(inner) = deep(|| self.without_identity(e)) {
            e = self.same_width(inner);
        }
        e
    }

    fn without_identity(&mut self, e: typed::ExprId) -> Option<typed::ExprId> {
        let typed = self.typed;
        match typed.exprs[e].kind {
            ExprKind::Binary(op, a, b) => self.other_than_identity(op, a, b),
            ExprKind::PtrAdd { pointer, index, .. } => (self.integer(index) == Some(0)).then_some(pointer),
            ExprKind::Unary(op, a) => match typed.exprs[self.same_width(a)].kind {
                ExprKind::Unary(inner, a) if inner == op => Some(a),
                _ => None,
            },
            ExprKind::Convert(ConvertKind::Int, a) => {
                let wide = self.folded(a);
                let ExprKind::Convert(ConvertKind::Int, narrow) = typed.exprs[wide].kind else { return None };
                let [e, wide, narrow_width] = [e, wide, narrow].map(|e| self.int_type(e).map(|int| int.width));
                (narrow_width == e && wide >= e).then_some(narrow)
            }
            ExprKind::Conditional { condition, then, otherwise } => match self.integer(condition) {
                Some(condition) => Some(if condition != 0 { then } else { otherwise }),
                None => {
                    let same = self.plain_variable(then).is_some_and(|var| self.plain_variable(otherwise) == Some(var));
                    (same && self.effects(condition) == Effects::NONE).then_some(then)
                }
            },
            ExprKind::Comma(a, b) => (self.effects(a) == Effects::NONE).then_some(b),
            ExprKind::StmtExpr { block, value } => {
                value.filter(|_| matches!(&typed.stmts[block].kind, StmtKind::Block { stmts, .. } if stmts.is_empty()))
            }
            _ => None,
        }
    }

    /// The operand that is the value of `a op b`, since the other one changes nothing.
    fn other_than_identity(&mut self, op: BinaryOp, a: typed::ExprId, b: typed::ExprId) -> Option<typed::ExprId> {
        use BinaryOp::{Add, And, Div, Mul, Or, Shl, Shr, Sub, Xor};
        if let Some(kind) = self.exprs.types.float_kind(self.typed.exprs[a].ty) {
            let one = kind.from_int(IntType::signed(32), 1);
            let zero = kind.from_int(IntType::signed(32), 0);
            let is = |constant: Option<u128>, bits: u128| constant == Some(bits);
            let (x, y) = (self.constant(a), self.constant(b));
            return match op {
                Mul if is(x, one) => Some(b),
                Mul | Div if is(y, one) => Some(a),
                Sub if is(y, zero) => Some(a),
                Add if is(y, kind.neg(zero)) => Some(a),
                _ => None,
            };
        }
        match (op, self.integer(a), self.integer(b)) {
            (Add | Or | Xor, Some(0), _) | (Mul, Some(1), _) | (And, Some(-1), _) => Some(b),
            (Add | Sub | Or | Xor | Shl | Shr, _, Some(0)) | (Mul | Div, _, Some(1)) | (And, _, Some(-1)) => Some(a),
            (And | Or, None, None) => {
                let same = self.plain_variable(a).is_some_and(|var| self.plain_variable(b) == Some(var));
                same.then_some(a)
            }
            (Add | Sub, _, Some(last)) => {
                let (base, before) = self.offset(a);
                (before == if op == Add { -last } else { last } && self.int_type(a).is_some()).then_some(base)
            }
            _ => None,
        }
    }

    /// `x` and `c` of `x + c` and `x - c`, added up.
    pub(crate) fn offset(&mut self, e: typed::ExprId) -> (typed::ExprId, i128) {
        let (mut e, mut sum) = (self.same_width(e), 0);
        while let ExprKind::Binary(op @ (BinaryOp::Add | BinaryOp::Sub), a, b) = self.typed.exprs[e].kind {
            let (rest, number) = match (op, self.integer(a), self.integer(b)) {
                (BinaryOp::Add, _, Some(number)) => (a, number),
                (BinaryOp::Sub, _, Some(number)) => (a, -number),
                (BinaryOp::Add, Some(number), _) => (b, number),
                _ => break,
            };
            sum += number;
            e = self.same_width(rest);
        }
        (e, sum)
    }

    pub(crate) fn is_constant_minus(&mut self, e: typed::ExprId) -> bool {
        matches!(self.typed.exprs[e].kind, ExprKind::Binary(BinaryOp::Sub, a, _) if self.integer(a).is_some())
    }

    /// `x` of `x op c`, where `c` is neither 0 nor -1.
    pub(crate) fn without_constant(&mut self, mut e: typed::ExprId, op: BinaryOp) -> typed::ExprId {
        loop {
            let inner = self.folded(e);
            let ExprKind::Binary(found, a, b) = self.typed.exprs[inner].kind else { return e };
            e = match (self.integer(a), self.integer(b)) {
                (None, Some(number)) if found == op && !matches!(number, 0 | -1) => a,
                (Some(number), None) if found == op && !matches!(number, 0 | -1) => b,
                _ => return e,
            };
        }
    }

    /// `x` of `-x`.
    pub(crate) fn negated(&mut self, e: typed::ExprId) -> Option<typed::ExprId> {
        let e = self.folded(e);
        match self.typed.exprs[e].kind {
            ExprKind::Unary(UnaryOp::Neg, a) => Some(self.folded(a)),
            _ => None,
        }
    }

    /// The variable whose value the expression is.
    pub(crate) fn plain_variable(&mut self, e: typed::ExprId) -> Option<typed::VarId> {
        let e = self.folded(e);
        let ExprKind::Load(mut lvalue) = self.typed.exprs[e].kind else { return None };
        while let ExprKind::Deref(pointer) = self.typed.exprs[lvalue].kind {
            let pointer = self.folded(pointer);
            let ExprKind::AddressOf(object) = self.typed.exprs[pointer].kind else { break };
            lvalue = object;
        }
        match self.typed.exprs[lvalue].kind {
            ExprKind::Var(var) => Some(var),
            _ => None,
        }
    }

    /// The operand of conversions between types of one width.
    pub(crate) fn same_width(&self, mut e: typed::ExprId) -> typed::ExprId {
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

    pub(crate) fn int_type(&self, e: typed::ExprId) -> Option<IntType> {
        self.exprs.types.int_type(self.typed.exprs[e].ty)
    }

    fn constant(&mut self, e: typed::ExprId) -> Option<u128> {
        if !self.is_constant(e, 8) {
            return None;
        }
        let value = self.rvalue(e);
        self.exprs.constant(value)
    }

    fn integer(&mut self, e: typed::ExprId) -> Option<i128> {
        let bits = self.constant(e)?;
        // All ones is -1, whatever the sign.
        Some(IntType { signed: true, ..self.int_type(e)? }.to_i128(bits))
    }
}
