//! How tightly operators bind and when an operand needs parentheses; shared by the text form and by C rendering.

use types::BinaryOp;

/// Binding strength, as in C: higher binds tighter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Level {
    /// The whole expression, or the inside of parentheses.
    Any,
    Or,
    Xor,
    And,
    Equality,
    Relation,
    Shift,
    Sum,
    Product,
    Unary,
    Postfix,
    Primary,
}

pub(crate) fn level(op: BinaryOp) -> Level {
    use BinaryOp::*;
    match op {
        Or => Level::Or,
        Xor => Level::Xor,
        And => Level::And,
        Eq | Ne => Level::Equality,
        Lt | Le | Gt | Ge => Level::Relation,
        Shl | Shr => Level::Shift,
        Add | Sub => Level::Sum,
        Mul | Div | Rem => Level::Product,
    }
}

/// Whether an operand at `child` needs parentheses below a binary operator at `parent`.
///
/// More than C asks for: only sums and products go bare inside sums, products and comparisons, and chains of one
/// level to the left; nobody knows by heart how `&` and `<<` bind.
pub(crate) fn needs_parens(parent: Level, child: Level, on_left: bool) -> bool {
    if child >= Level::Unary {
        return false;
    }
    let arithmetic = |level| matches!(level, Level::Sum | Level::Product);
    let comparison = |level| matches!(level, Level::Equality | Level::Relation);
    if child == parent {
        return !on_left || comparison(parent) || parent == Level::Shift;
    }
    !(child > parent && arithmetic(child) && (arithmetic(parent) || comparison(parent)))
}
