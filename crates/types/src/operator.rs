//! Operators on scalars, as they remain after C's own are resolved: operands of one type, no assignment, no laziness.

use std::cmp::Ordering;

use crate::FloatKind;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnaryOp {
    Neg,
    BitNot,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Shl,
    Shr,
    And,
    Or,
    Xor,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

impl BinaryOp {
    pub const ALL: [BinaryOp; 16] = {
        use BinaryOp::*;
        [Add, Sub, Mul, Div, Rem, Shl, Shr, And, Or, Xor, Eq, Ne, Lt, Le, Gt, Ge]
    };

    /// Whether a comparison holds for operands in this order; no other operator does.
    pub fn holds(self, order: Ordering) -> bool {
        use BinaryOp::*;
        match self {
            Eq => order.is_eq(),
            Ne => order.is_ne(),
            Lt => order.is_lt(),
            Le => order.is_le(),
            Gt => order.is_gt(),
            Ge => order.is_ge(),
            Add | Sub | Mul | Div | Rem | Shl | Shr | And | Or | Xor => false,
        }
    }

    /// The result on two floats of one kind; of a comparison, 0 or 1.
    pub fn on_floats(self, kind: FloatKind, a: u128, b: u128) -> u128 {
        use BinaryOp::*;
        match self {
            Add => kind.add(a, b),
            Sub => kind.sub(a, b),
            Mul => kind.mul(a, b),
            Div => kind.div(a, b),
            Rem => kind.fmod(a, b),
            // What is not a number is unequal to everything.
            Eq | Ne | Lt | Le | Gt | Ge => kind.compare(a, b).map_or(self == Ne, |order| self.holds(order)) as u128,
            // Sema lets no other operator reach floating operands.
            Shl | Shr | And | Or | Xor => a,
        }
    }

    /// As written in C.
    pub fn symbol(self) -> &'static str {
        use BinaryOp::*;
        match self {
            Add => "+",
            Sub => "-",
            Mul => "*",
            Div => "/",
            Rem => "%",
            Shl => "<<",
            Shr => ">>",
            And => "&",
            Or => "|",
            Xor => "^",
            Eq => "==",
            Ne => "!=",
            Lt => "<",
            Le => "<=",
            Gt => ">",
            Ge => ">=",
        }
    }
    /// The comparison that holds exactly when this one does not, floats apart; `None` for other operators.
    pub fn negated(self) -> Option<BinaryOp> {
        use BinaryOp::*;
        Some(match self {
            Eq => Ne,
            Ne => Eq,
            Lt => Ge,
            Ge => Lt,
            Le => Gt,
            Gt => Le,
            Add | Sub | Mul | Div | Rem | Shl | Shr | And | Or | Xor => return None,
        })
    }
    pub fn is_comparison(self) -> bool {
        use BinaryOp::*;
        match self {
            Eq | Ne | Lt | Le | Gt | Ge => true,
            Add | Sub | Mul | Div | Rem | Shl | Shr | And | Or | Xor => false,
        }
    }
}

impl UnaryOp {
    pub fn symbol(self) -> &'static str {
        match self {
            UnaryOp::Neg => "-",
            UnaryOp::BitNot => "~",
        }
    }
}
