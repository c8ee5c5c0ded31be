//! What terms are made of.

use types::{FloatKind, IntType, Rounding};

index::define_id!(
    /// A term of one store.
    pub Term, "t"
);
index::define_id!(
    /// An unknown value.
    pub SymbolId, "s"
);

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Sort {
    /// 1 to 128 bits. Truth is one bit.
    Bits(u8),
    /// From patterns of `index` bits to patterns of `element` bits.
    Array { index: u8, element: u8 },
}

impl Sort {
    pub const BOOL: Sort = Sort::Bits(1);
    /// The width of a pattern, or of an array's elements.
    pub fn width(self) -> u32 {
        match self {
            Sort::Bits(width) | Sort::Array { element: width, .. } => width as u32,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Unary {
    Not,
    /// Two's complement.
    Neg,
}

/// On two patterns of one width. Comparisons and overflows give one bit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Binary {
    Add,
    Mul,
    /// By zero: all ones.
    Udiv,
    /// By zero: the dividend.
    Urem,
    /// Truncates; by zero, 1 for a negative dividend and else all ones. The least number by -1 is itself.
    Sdiv,
    /// Has the sign of the dividend; by zero, the dividend.
    Srem,
    /// By the width or more: zero.
    Shl,
    Lshr,
    /// By the width or more: copies of the sign.
    Ashr,
    And,
    Or,
    Xor,
    Eq,
    Ult,
    Slt,
    /// Whether the exact product does not fit.
    UmulOverflow,
    SmulOverflow,
}

impl Binary {
    /// How wide the result is for operands of this width.
    pub fn width(self, operands: u32) -> u32 {
        match self {
            Binary::Eq | Binary::Ult | Binary::Slt | Binary::UmulOverflow | Binary::SmulOverflow => 1,
            _ => operands,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FloatUnary {
    Sqrt,
    RoundToIntegral(Rounding),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum FloatBinary {
    Add,
    Sub,
    Mul,
    Div,
    /// C's `fmod`.
    Fmod,
    /// C's `remainder`.
    Remainder,
}

/// False where an operand is not a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum FloatCompare {
    Eq,
    Lt,
    Le,
}

/// How a term is made. The sort of the whole is kept beside it, so that extensions and extracts need no width here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Node {
    Const(u128),
    Symbol(SymbolId),
    Unary(Unary, Term),
    Binary(Binary, Term, Term),
    /// The condition is one bit.
    Ite(Term, Term, Term),
    /// As many bits as the sort says, from bit `low` on.
    Extract {
        of: Term,
        low: u8,
    },
    Concat {
        high: Term,
        low: Term,
    },
    ZeroExtend(Term),
    SignExtend(Term),
    FloatUnary(FloatKind, FloatUnary, Term),
    FloatBinary(FloatKind, FloatBinary, Term, Term),
    Fma(FloatKind, Term, Term, Term),
    FloatCompare(FloatKind, FloatCompare, Term, Term),
    FloatConvert {
        from: FloatKind,
        to: FloatKind,
        of: Term,
    },
    FloatFromInt {
        kind: FloatKind,
        int: IntType,
        of: Term,
    },
    /// Zero unless the value, truncated, fits.
    FloatToInt {
        kind: FloatKind,
        int: IntType,
        of: Term,
    },
    /// Whether the value is a number that, truncated, fits.
    FloatFits {
        kind: FloatKind,
        int: IntType,
        of: Term,
    },
    /// An array with one element everywhere.
    Fill(Term),
    Store {
        array: Term,
        index: Term,
        element: Term,
    },
    Select {
        array: Term,
        index: Term,
    },
}

impl Node {
    /// Calls `visit` for each operand, in order.
    pub fn operands(&self, mut visit: impl FnMut(Term)) {
        match *self {
            Node::Const(_) | Node::Symbol(_) => {}
            Node::Unary(_, a)
            | Node::Extract { of: a, .. }
            | Node::ZeroExtend(a)
            | Node::SignExtend(a)
            | Node::FloatUnary(_, _, a)
            | Node::FloatConvert { of: a, .. }
            | Node::FloatFromInt { of: a, .. }
            | Node::FloatToInt { of: a, .. }
            | Node::FloatFits { of: a, .. }
            | Node::Fill(a) => visit(a),
            Node::Binary(_, a, b)
            | Node::Concat { high: a, low: b }
            | Node::FloatBinary(_, _, a, b)
            | Node::FloatCompare(_, _, a, b)
            | Node::Select { array: a, index: b } => {
                visit(a);
                visit(b);
            }
            Node::Ite(a, b, c) | Node::Fma(_, a, b, c) | Node::Store { array: a, index: b, element: c } => {
                visit(a);
                visit(b);
                visit(c);
            }
        }
    }
}

/// The low `width` bits.
pub const fn mask(width: u32) -> u128 {
    if width >= 128 { u128::MAX } else { (1 << width) - 1 }
}
