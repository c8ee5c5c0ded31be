//! Floats. Results have to be the same bit for bit: operations make NaNs quiet and choose between two of them by their
//! order, zeros have signs, and x87 has patterns that no operation produces. So little is equal to something simpler.

use types::{FloatKind, IntType, Rounding};

use crate::fold;
use crate::node::{Binary, FloatBinary, FloatCompare, FloatUnary, Node, Sort, Term};
use crate::store::TermStore;

/// So many choices are looked through for what their branches are.
const MOST_CHOICES: usize = 8;

impl TermStore {
    pub fn float_unary(&mut self, kind: FloatKind, op: FloatUnary, a: Term) -> Term {
        let width = kind.value_bits();
        match self.node(a) {
            Node::Const(bits) => return self.constant(fold::float_unary(kind, op, bits), width),
            // Integral already, and made by an operation.
            Node::FloatUnary(_, FloatUnary::RoundToIntegral(_), _) | Node::FloatFromInt { .. }
                if op != FloatUnary::Sqrt =>
            {
                return a;
            }
            _ => {}
        }
        let folded = self.map_choice(a, width, |bits| fold::float_unary(kind, op, bits));
        folded.unwrap_or_else(|| self.intern(Node::FloatUnary(kind, op, a), Sort::Bits(width as u8)))
    }

    pub fn float_binary(&mut self, kind: FloatKind, op: FloatBinary, a: Term, b: Term) -> Term {
        let width = kind.value_bits();
        if let (Some(x), Some(y)) = (self.as_constant(a), self.as_constant(b)) {
            return self.constant(fold::float_binary(kind, op, x, y), width);
        }
        let folded = match (self.as_constant(a), self.as_constant(b)) {
            (None, Some(y)) => self.map_choice(a, width, |x| fold::float_binary(kind, op, x, y)),
            (Some(x), None) => self.map_choice(b, width, |y| fold::float_binary(kind, op, x, y)),
            _ => None,
        };
        if let Some(folded) = folded {
            return folded;
        }
        let (mut a, mut b) = (a, b);
        // Of two NaNs the order may decide which is passed on.
        let commutes = matches!(op, FloatBinary::Add | FloatBinary::Mul)
            && (self.is_never_nan(kind, a) || self.is_never_nan(kind, b));
        if commutes {
            (a, b) = self.ordered(a, b);
        }
        if let Some(y) = self.as_constant(b)
            && self.is_result(kind, a)
        {
            let is_neutral = match op {
                FloatBinary::Mul | FloatBinary::Div => y == kind.one(),
                FloatBinary::Add => y == kind.zero(true),
                FloatBinary::Sub => y == kind.zero(false),
                FloatBinary::Fmod | FloatBinary::Remainder => false,
            };
            if is_neutral {
                return a;
            }
        }
        self.intern(Node::FloatBinary(kind, op, a, b), Sort::Bits(width as u8))
    }

    pub fn fma(&mut self, kind: FloatKind, a: Term, b: Term, c: Term) -> Term {
        let width = kind.value_bits();
        match (self.as_constant(a), self.as_constant(b), self.as_constant(c)) {
            (Some(x), Some(y), Some(z)) => self.constant(kind.fma(x, y, z), width),
            _ => self.intern(Node::Fma(kind, a, b, c), Sort::Bits(width as u8)),
        }
    }

    pub fn float_compare(&mut self, kind: FloatKind, op: FloatCompare, a: Term, b: Term) -> Term {
        if let (Some(x), Some(y)) = (self.as_constant(a), self.as_constant(b)) {
            return self.bool(fold::float_compare(kind, op, x, y));
        }
        let folded = match (self.as_constant(a), self.as_constant(b)) {
            (None, Some(y)) => self.map_choice(a, 1, |x| fold::float_compare(kind, op, x, y) as u128),
            (Some(x), None) => self.map_choice(b, 1, |y| fold::float_compare(kind, op, x, y) as u128),
            _ => None,
        };
        if let Some(folded) = folded {
            return folded;
        }
        let is_nan = |t: Term| self.as_constant(t).is_some_and(|bits| kind.is_nan(bits));
        if is_nan(a) || is_nan(b) {
            return self.falsity();
        }
        if a == b {
            match op {
                FloatCompare::Lt => return self.falsity(),
                _ if self.is_never_nan(kind, a) => return self.truth(),
                _ => return self.intern(Node::FloatCompare(kind, FloatCompare::Eq, a, a), Sort::BOOL),
            }
        }
        // Nothing is beyond the infinities; what is not NaN is between them.
        let is_infinity = |t: Term, negative: bool| self.as_constant(t) == Some(kind.infinity(negative));
        let (beyond_a, beyond_b) = (is_infinity(a, op == FloatCompare::Le), is_infinity(b, op == FloatCompare::Lt));
        match op {
            FloatCompare::Lt if beyond_a || beyond_b => return self.falsity(),
            FloatCompare::Le if beyond_a => return self.float_compare(kind, FloatCompare::Eq, b, b),
            FloatCompare::Le if beyond_b => return self.float_compare(kind, FloatCompare::Eq, a, a),
            _ => {}
        }
        if let Some(integers) = self.compare_integers(kind, op, a, b) {
            return integers;
        }
        if let Some((narrow, a, b)) = self.narrowed_floats(kind, a, b) {
            return self.float_compare(narrow, op, a, b);
        }
        let (a, b) = if op == FloatCompare::Eq { self.ordered(a, b) } else { (a, b) };
        self.intern(Node::FloatCompare(kind, op, a, b), Sort::BOOL)
    }

    pub fn float_convert(&mut self, from: FloatKind, to: FloatKind, a: Term) -> Term {
        if from == to {
            return a;
        }
        let width = to.value_bits();
        match self.node(a) {
            Node::Const(bits) => return self.constant(from.convert(to, bits), width),
            Node::FloatFromInt { int, of, .. } if self.is_exact(from, int, of) && to > from => {
                return self.float_from_int(to, int, of);
            }
            Node::FloatConvert { from: first, of, .. } if first < from => {
                // The first conversion was exact. It made NaNs quiet, which the second does as well, but there is none
                // back to the same format.
                if first != to {
                    return self.float_convert(first, to, of);
                }
                if self.is_result(to, of) {
                    return of;
                }
            }
            _ => {}
        }
        let folded = self.map_choice(a, width, |bits| from.convert(to, bits));
        folded.unwrap_or_else(|| self.intern(Node::FloatConvert { from, to, of: a }, Sort::Bits(width as u8)))
    }

    pub fn float_from_int(&mut self, kind: FloatKind, int: IntType, a: Term) -> Term {
        let width = kind.value_bits();
        match self.node(a) {
            Node::Const(bits) => return self.constant(kind.from_int(int, bits), width),
            _ if self.as_choice(a).is_some() => {}
            Node::ZeroExtend(inner) => {
                let int = IntType::unsigned(self.width(inner) as u8);
                return self.float_from_int(kind, int, inner);
            }
            Node::SignExtend(inner) if int.signed => {
                let int = IntType::signed(self.width(inner) as u8);
                return self.float_from_int(kind, int, inner);
            }
            _ => {}
        }
        let folded = self.map_choice(a, width, |bits| kind.from_int(int, bits));
        folded.unwrap_or_else(|| self.intern(Node::FloatFromInt { kind, int, of: a }, Sort::Bits(width as u8)))
    }

    pub fn float_to_int(&mut self, kind: FloatKind, int: IntType, a: Term) -> Term {
        match self.node(a) {
            Node::Const(bits) => return self.constant(kind.to_int(int, bits).unwrap_or(0), int.width as u32),
            Node::FloatFromInt { int: from, of, .. } if int.contains(from) && self.is_exact(kind, from, of) => {
                return self.convert_int(from, int, of);
            }
            // Truncated anyway.
            Node::FloatUnary(_, FloatUnary::RoundToIntegral(Rounding::Trunc), inner) => {
                return self.float_to_int(kind, int, inner);
            }
            _ => {}
        }
        let folded = self.map_choice(a, int.width as u32, |bits| kind.to_int(int, bits).unwrap_or(0));
        folded.unwrap_or_else(|| self.intern(Node::FloatToInt { kind, int, of: a }, Sort::Bits(int.width)))
    }

    pub fn float_fits(&mut self, kind: FloatKind, int: IntType, a: Term) -> Term {
        match self.node(a) {
            Node::Const(bits) => return self.bool(kind.to_int(int, bits).is_some()),
            Node::FloatFromInt { int: from, of, .. } if int.contains(from) && self.is_exact(kind, from, of) => {
                return self.truth();
            }
            Node::FloatUnary(_, FloatUnary::RoundToIntegral(Rounding::Trunc), inner) => {
                return self.float_fits(kind, int, inner);
            }
            _ => {}
        }
        let folded = self.map_choice(a, 1, |bits| kind.to_int(int, bits).is_some() as u128);
        folded.unwrap_or_else(|| self.intern(Node::FloatFits { kind, int, of: a }, Sort::BOOL))
    }

    /// Whether every value of an integer is one of the format.
    fn is_exact(&self, kind: FloatKind, int: IntType, of: Term) -> bool {
        let (facts, most) = (self.facts(of), 1u128 << kind.precision());
        if int.signed {
            facts.signed_min.unsigned_abs() <= most && facts.signed_max.unsigned_abs() <= most
        } else {
            facts.max <= most
        }
    }

    /// Whether a term is what an operation on floats results in: no signalling NaN, no pattern that x87 never produces.
    fn is_result(&self, kind: FloatKind, t: Term) -> bool {
        match self.node(t) {
            // These may pass the dividend on as it is.
            Node::FloatBinary(_, FloatBinary::Fmod | FloatBinary::Remainder, ..) => false,
            Node::FloatUnary(of, ..) | Node::FloatBinary(of, ..) | Node::Fma(of, ..) => of == kind,
            Node::FloatFromInt { kind: of, .. } | Node::FloatConvert { to: of, .. } => of == kind,
            _ => false,
        }
    }

    fn is_never_nan(&self, kind: FloatKind, t: Term) -> bool {
        let mut stack = vec![(kind, t)];
        let mut left = MOST_CHOICES;
        while let Some((kind, t)) = stack.pop() {
            match self.node(t) {
                Node::Const(bits) if !kind.is_nan(bits) => {}
                Node::FloatFromInt { kind: of, .. } if of == kind => {}
                Node::Ite(_, a, b) if left > 0 => {
                    left -= 1;
                    stack.extend([(kind, a), (kind, b)]);
                }
                Node::FloatConvert { from, to, of } if to == kind && left > 0 => {
                    left -= 1;
                    stack.push((from, of));
                }
                Node::FloatUnary(of, FloatUnary::RoundToIntegral(_), a) if of == kind && left > 0 => {
                    left -= 1;
                    stack.push((kind, a));
                }
                _ => return false,
            }
        }
        true
    }

    /// Two operands before a conversion to a wider format, which keeps their order.
    fn narrowed_floats(&mut self, kind: FloatKind, a: Term, b: Term) -> Option<(FloatKind, Term, Term)> {
        let source = |t: Term| match self.node(t) {
            Node::FloatConvert { from, of, .. } if from < kind => Some((from, of)),
            _ => None,
        };
        match (source(a), source(b)) {
            (Some((from, a)), Some((other, b))) => {
                let wider = from.max(other);
                Some((wider, self.float_convert(from, wider, a), self.float_convert(other, wider, b)))
            }
            (Some((from, a)), None) => {
                let bits = self.as_constant(b)?;
                let narrow = kind.convert(from, bits);
                let is_same = from.convert(kind, narrow) == bits;
                is_same.then(|| (from, a, self.constant(narrow, from.value_bits())))
            }
            (None, Some(_)) => {
                let (from, b, a) = self.narrowed_floats(kind, b, a)?;
                Some((from, a, b))
            }
            (None, None) => None,
        }
    }

    /// A comparison of integers that are exact in the format, with each other or with a constant.
    fn compare_integers(&mut self, kind: FloatKind, op: FloatCompare, a: Term, b: Term) -> Option<Term> {
        let integer = |t: Term| match self.node(t) {
            Node::FloatFromInt { kind: of, int, of: term } if of == kind && self.is_exact(kind, int, term) => {
                Some((int, term))
            }
            _ => None,
        };
        match (integer(a), integer(b)) {
            (Some((p, x)), Some((q, y))) => {
                let width = p.width.max(q.width).checked_add(1).filter(|&width| width <= 128)?;
                let common = IntType::signed(width);
                let (x, y) = (self.convert_int(p, common, x), self.convert_int(q, common, y));
                Some(match op {
                    FloatCompare::Eq => self.eq(x, y),
                    FloatCompare::Lt => self.slt(x, y),
                    FloatCompare::Le => self.sle(x, y),
                })
            }
            (Some((int, x)), None) => {
                let bits = self.as_constant(b)?;
                self.compare_with_float(kind, op, int, x, bits)
            }
            // Turned round; integers are never NaN.
            (None, Some((int, y))) => {
                let bits = self.as_constant(a)?;
                let turned = match op {
                    FloatCompare::Eq => return self.compare_with_float(kind, op, int, y, bits),
                    FloatCompare::Lt => FloatCompare::Le,
                    FloatCompare::Le => FloatCompare::Lt,
                };
                let opposite = self.compare_with_float(kind, turned, int, y, bits)?;
                Some(self.not(opposite))
            }
            (None, None) => None,
        }
    }

    /// An integer compared with a float that is no NaN: with the next integer above or below.
    fn compare_with_float(
        &mut self,
        kind: FloatKind,
        op: FloatCompare,
        int: IntType,
        x: Term,
        bits: u128,
    ) -> Option<Term> {
        let common = IntType::signed(int.width.checked_add(2).filter(|&width| width <= 128)?);
        let width = common.width as u32;
        let x = self.convert_int(int, common, x);
        let whole = match op {
            FloatCompare::Eq => {
                if kind.round_to_integral(bits, Rounding::Trunc) != bits && !kind.is_zero(bits) {
                    return Some(self.falsity());
                }
                kind.to_int(common, bits)
            }
            FloatCompare::Lt => kind.to_int(common, kind.ceil(bits)),
            FloatCompare::Le => kind.to_int(common, kind.floor(bits)),
        };
        let Some(whole) = whole else {
            // Beyond every integer of the type.
            return Some(self.bool(op != FloatCompare::Eq && !kind.is_negative(bits)));
        };
        let whole = self.constant(whole, width);
        Some(match op {
            FloatCompare::Eq => self.binary(Binary::Eq, x, whole),
            FloatCompare::Lt => self.slt(x, whole),
            FloatCompare::Le => self.sle(x, whole),
        })
    }
}
