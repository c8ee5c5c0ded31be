//! The constructors by name; those that simplify are in `simplify`.

use types::{FloatKind, IntType};

use crate::node::{Binary, FloatCompare, Node, Sort, Term, Unary, mask};
use crate::store::TermStore;

impl TermStore {
    /// A term like one of this node and sort.
    pub fn make(&mut self, node: Node, sort: Sort) -> Term {
        match node {
            Node::Const(_) | Node::Symbol(_) => self.intern(node, sort),
            Node::Unary(op, a) => self.unary(op, a),
            Node::Binary(op, a, b) => self.binary(op, a, b),
            Node::Ite(condition, a, b) => self.ite(condition, a, b),
            Node::Extract { of, low } => self.extract(of, low as u32, sort.width()),
            Node::Concat { high, low } => self.concat(high, low),
            Node::ZeroExtend(a) => self.zero_extend(a, sort.width()),
            Node::SignExtend(a) => self.sign_extend(a, sort.width()),
            Node::FloatUnary(kind, op, a) => self.float_unary(kind, op, a),
            Node::FloatBinary(kind, op, a, b) => self.float_binary(kind, op, a, b),
            Node::Fma(kind, a, b, c) => self.fma(kind, a, b, c),
            Node::FloatCompare(kind, op, a, b) => self.float_compare(kind, op, a, b),
            Node::FloatConvert { from, to, of } => self.float_convert(from, to, of),
            Node::FloatFromInt { kind, int, of } => self.float_from_int(kind, int, of),
            Node::FloatToInt { kind, int, of } => self.float_to_int(kind, int, of),
            Node::FloatFits { kind, int, of } => self.float_fits(kind, int, of),
            Node::Fill(element) => {
                let Sort::Array { index, .. } = sort else { return self.intern(node, sort) };
                self.fill(element, index as u32)
            }
            Node::Store { array, index, element } => self.store(array, index, element),
            Node::Select { array, index } => self.select(array, index),
        }
    }

    pub fn not(&mut self, a: Term) -> Term {
        self.unary(Unary::Not, a)
    }
    pub fn neg(&mut self, a: Term) -> Term {
        self.unary(Unary::Neg, a)
    }
    pub fn add(&mut self, a: Term, b: Term) -> Term {
        self.binary(Binary::Add, a, b)
    }
    pub fn sub(&mut self, a: Term, b: Term) -> Term {
        let b = self.neg(b);
        self.add(a, b)
    }
    pub fn mul(&mut self, a: Term, b: Term) -> Term {
        self.binary(Binary::Mul, a, b)
    }
    pub fn and(&mut self, a: Term, b: Term) -> Term {
        self.binary(Binary::And, a, b)
    }
    pub fn or(&mut self, a: Term, b: Term) -> Term {
        self.binary(Binary::Or, a, b)
    }
    pub fn xor(&mut self, a: Term, b: Term) -> Term {
        self.binary(Binary::Xor, a, b)
    }
    pub fn implies(&mut self, a: Term, b: Term) -> Term {
        let a = self.not(a);
        self.or(a, b)
    }
    /// The conjunction of truth values.
    pub fn all(&mut self, parts: impl IntoIterator<Item = Term>) -> Term {
        let mut whole = self.truth();
        for part in parts {
            whole = self.and(whole, part);
        }
        whole
    }
    pub fn eq(&mut self, a: Term, b: Term) -> Term {
        self.binary(Binary::Eq, a, b)
    }
    pub fn ne(&mut self, a: Term, b: Term) -> Term {
        let equal = self.eq(a, b);
        self.not(equal)
    }
    pub fn ult(&mut self, a: Term, b: Term) -> Term {
        self.binary(Binary::Ult, a, b)
    }
    pub fn ule(&mut self, a: Term, b: Term) -> Term {
        let greater = self.ult(b, a);
        self.not(greater)
    }
    pub fn slt(&mut self, a: Term, b: Term) -> Term {
        self.binary(Binary::Slt, a, b)
    }
    pub fn sle(&mut self, a: Term, b: Term) -> Term {
        let greater = self.slt(b, a);
        self.not(greater)
    }
    /// Whether a pattern is not zero.
    pub fn is_nonzero(&mut self, a: Term) -> Term {
        let width = self.width(a);
        if width == 1 {
            return a;
        }
        let zero = self.constant(0, width);
        self.ne(a, zero)
    }
    pub fn is_negative(&mut self, a: Term) -> Term {
        let top = self.width(a) - 1;
        self.extract(a, top, 1)
    }

    /// As C converts integers: cut, or extended by the sign of `from`.
    pub fn convert_int(&mut self, from: IntType, to: IntType, a: Term) -> Term {
        if to.width <= from.width {
            self.extract(a, 0, to.width as u32)
        } else if from.signed {
            self.sign_extend(a, to.width as u32)
        } else {
            self.zero_extend(a, to.width as u32)
        }
    }

    pub fn float_is_nan(&mut self, kind: FloatKind, a: Term) -> Term {
        let equal = self.float_compare(kind, FloatCompare::Eq, a, a);
        self.not(equal)
    }
    pub fn float_neg(&mut self, kind: FloatKind, a: Term) -> Term {
        let width = kind.value_bits();
        let sign = self.constant(1 << (width - 1), width);
        self.xor(a, sign)
    }
    pub fn float_abs(&mut self, kind: FloatKind, a: Term) -> Term {
        let width = kind.value_bits();
        let rest = self.constant(mask(width - 1), width);
        self.and(a, rest)
    }
}
