//! What simplification has to achieve.

use term::{Binary, FloatBinary, FloatCompare, FloatUnary, Node, Sort, Term, TermStore};
use types::{FloatKind, IntType, Rounding};

/// A store with some unknowns of usual widths.
struct World {
    store: TermStore,
    x: Term,
    y: Term,
    /// Of eight bits.
    c: Term,
    d: Term,
    /// Of one bit.
    p: Term,
    q: Term,
}

impl World {
    fn new() -> Self {
        let mut store = TermStore::new();
        let [x, y] = [Sort::Bits(32); 2].map(|sort| store.symbol(sort));
        let [c, d] = [Sort::Bits(8); 2].map(|sort| store.symbol(sort));
        let [p, q] = [Sort::BOOL; 2].map(|sort| store.symbol(sort));
        World { store, x, y, c, d, p, q }
    }
    fn int(&mut self, value: i64) -> Term {
        self.store.constant(value as u128, 32)
    }
    fn plus(&mut self, a: Term, value: i64) -> Term {
        let value = self.int(value);
        self.store.add(a, value)
    }
    fn times(&mut self, a: Term, value: i64) -> Term {
        let value = self.int(value);
        self.store.mul(a, value)
    }
    fn zext(&mut self, a: Term) -> Term {
        self.store.zero_extend(a, 32)
    }
    fn sext(&mut self, a: Term) -> Term {
        self.store.sign_extend(a, 32)
    }
    fn op(&mut self, op: Binary, a: Term, value: i64) -> Term {
        let value = self.int(value);
        self.store.binary(op, a, value)
    }
    #[track_caller]
    fn same(&self, found: Term, expected: Term) {
        assert_eq!(found, expected, "{} is not {}", self.store.display(found), self.store.display(expected));
    }
    #[track_caller]
    fn yes(&self, found: Term) {
        self.same(found, self.store.truth());
    }
    #[track_caller]
    fn no(&self, found: Term) {
        self.same(found, self.store.falsity());
    }
}

#[test]
fn sums() {
    let mut w = World::new();
    let (x, y) = (w.x, w.y);
    let next = w.plus(x, 1);
    let back = w.plus(next, -1);
    w.same(back, x);
    let twice = w.times(x, 2);
    let sum = w.store.add(x, x);
    w.same(sum, twice);
    let shifted = w.op(Binary::Shl, x, 1);
    w.same(shifted, twice);
    let difference = w.store.sub(next, x);
    assert_eq!(w.store.as_constant(difference), Some(1));
    let (xy, yx) = (w.store.add(x, y), w.store.add(y, x));
    w.same(xy, yx);
    let rest = w.store.sub(xy, y);
    w.same(rest, x);
    let negated = w.store.neg(x);
    let again = w.store.neg(negated);
    w.same(again, x);
    // ~x + 1 is -x.
    let not = w.store.not(x);
    let plus_one = w.plus(not, 1);
    w.same(plus_one, negated);
    let minus_one = w.plus(negated, -1);
    w.same(minus_one, not);
    // 3 * (x + 2) is 3 * x + 6.
    let moved = w.plus(x, 2);
    let (outer, inner) = (w.times(moved, 3), w.times(x, 3));
    let inner = w.plus(inner, 6);
    w.same(outer, inner);
    // Factors come out of products.
    let (product, swapped) = (w.store.mul(negated, y), w.store.mul(y, x));
    let swapped = w.store.neg(swapped);
    w.same(product, swapped);
}

#[test]
fn equalities() {
    let mut w = World::new();
    let (x, y) = (w.x, w.y);
    let (a, b) = (w.plus(x, 3), w.plus(y, 3));
    let (moved, plain) = (w.store.eq(a, b), w.store.eq(x, y));
    w.same(moved, plain);
    let turned = w.store.eq(y, x);
    w.same(turned, plain);
    let (five, two) = (w.int(5), w.int(2));
    let (found, expected) = (w.store.eq(a, five), w.store.eq(x, two));
    w.same(found, expected);
    let negated = w.store.neg(x);
    let minus_five = w.int(-5);
    let (found, expected) = (w.store.eq(negated, five), w.store.eq(x, minus_five));
    w.same(found, expected);
    let thrice = w.times(x, 3);
    let (found, expected) = (w.op(Binary::Eq, thrice, 6), w.store.eq(x, two));
    w.same(found, expected);
    let fourfold = w.times(x, 4);
    let odd = w.op(Binary::Eq, fourfold, 6);
    w.no(odd);
    let never = w.store.eq(a, x);
    w.no(never);
    let flipped = w.op(Binary::Xor, x, 7);
    let (found, expected) = (w.op(Binary::Eq, flipped, 5), w.store.eq(x, two));
    w.same(found, expected);
    // Addresses of elements are equal if the indices are.
    let (i, j) = (w.store.sign_extend(x, 64), w.store.sign_extend(y, 64));
    let four = w.store.constant(4, 64);
    let (i, j) = (w.store.mul(i, four), w.store.mul(j, four));
    let found = w.store.eq(i, j);
    w.same(found, plain);
}

#[test]
fn truth_as_int() {
    let mut w = World::new();
    let (x, y, p) = (w.x, w.y, w.p);
    let less = w.store.slt(x, y);
    let (zero, one) = (w.int(0), w.int(1));
    let choice = w.store.ite(less, one, zero);
    let extended = w.zext(less);
    w.same(choice, extended);
    let (is_one, is_not_zero) = (w.store.eq(choice, one), w.store.ne(choice, zero));
    w.same(is_one, less);
    w.same(is_not_zero, less);
    let nonzero = w.store.is_nonzero(choice);
    w.same(nonzero, less);
    let not = w.store.not(less);
    let is_zero = w.store.eq(choice, zero);
    w.same(is_zero, not);
    let two = w.op(Binary::Eq, choice, 2);
    w.no(two);
    let positive = w.store.slt(zero, choice);
    w.same(positive, less);
    let second = w.zext(p);
    let (both, either) = (w.store.binary(Binary::And, choice, second), w.store.binary(Binary::Or, choice, second));
    let (both, either) = (w.store.is_nonzero(both), w.store.is_nonzero(either));
    let (and, or) = (w.store.and(less, p), w.store.or(less, p));
    w.same(both, and);
    w.same(either, or);
}

#[test]
fn comparisons() {
    let mut w = World::new();
    let (x, y, c, d) = (w.x, w.y, w.c, w.d);
    let (zero, one, most) = (w.int(0), w.int(1), w.int(-1));
    let (never, first) = (w.store.ult(x, zero), w.store.ult(x, one));
    w.no(never);
    let is_zero = w.store.eq(x, zero);
    w.same(first, is_zero);
    let (below, last) = (w.store.ult(x, most), w.store.ne(x, most));
    w.same(below, last);
    let always = w.store.ule(zero, x);
    w.yes(always);
    let (greatest, least) = (w.int(i32::MAX as i64), w.int(i32::MIN as i64));
    let (always, never) = (w.store.sle(x, greatest), w.store.slt(x, least));
    w.yes(always);
    w.no(never);
    let (reflexive, strict) = (w.store.sle(x, x), w.store.slt(x, x));
    w.yes(reflexive);
    w.no(strict);
    // Through extensions.
    let (u, v, s, t) = (w.zext(c), w.zext(d), w.sext(c), w.sext(d));
    let small = w.op(Binary::Slt, u, 300);
    w.yes(small);
    let eight = |w: &mut World, value: u128| w.store.constant(value, 8);
    let bound = eight(&mut w, 200);
    let (found, expected) = (w.op(Binary::Slt, u, 200), w.store.ult(c, bound));
    w.same(found, expected);
    let (found, expected) = (w.op(Binary::Eq, u, 200), w.store.eq(c, bound));
    w.same(found, expected);
    let never = w.op(Binary::Eq, u, 256);
    w.no(never);
    let minus = eight(&mut w, 0xf0);
    let (found, expected) = (w.op(Binary::Eq, s, -16), w.store.eq(c, minus));
    w.same(found, expected);
    let (found, expected) = (w.op(Binary::Slt, s, -16), w.store.slt(c, minus));
    w.same(found, expected);
    let (wide, narrow) = (w.store.eq(s, t), w.store.eq(c, d));
    w.same(wide, narrow);
    let (wide, narrow) = (w.store.slt(u, v), w.store.ult(c, d));
    w.same(wide, narrow);
    let (wide, narrow) = (w.store.slt(s, t), w.store.slt(c, d));
    w.same(wide, narrow);
    // ch - '0' < 10 without overflow.
    let digit = w.plus(s, -48);
    let (found, expected) = (w.op(Binary::Slt, digit, 10), w.op(Binary::Slt, s, 58));
    w.same(found, expected);
    // On one bit.
    let (p, q) = (w.p, w.q);
    let (equal, differ) = (w.store.eq(p, q), w.store.xor(p, q));
    let same = w.store.not(differ);
    w.same(equal, same);
    let not_p = w.store.not(p);
    let (less, and) = (w.store.ult(p, q), w.store.and(not_p, q));
    w.same(less, and);
    // The comparison stays, negated.
    let less = w.store.ult(x, y);
    let not_less = w.store.ule(y, x);
    assert_eq!(w.store.node(not_less), Node::Unary(term::Unary::Not, less));
}

#[test]
fn conjunctions() {
    let mut w = World::new();
    let (x, p, q) = (w.x, w.p, w.q);
    let not_p = w.store.not(p);
    let never = w.store.and(p, not_p);
    w.no(never);
    let always = w.store.or(p, not_p);
    w.yes(always);
    let either = w.store.or(p, q);
    let absorbed = w.store.and(p, either);
    w.same(absorbed, p);
    let both = w.store.and(p, q);
    let absorbed = w.store.or(p, both);
    w.same(absorbed, p);
    let implied = w.store.or(not_p, q);
    let modus = w.store.and(p, implied);
    w.same(modus, both);
    let again = w.store.and(both, p);
    w.same(again, both);
    let (is_one, is_two) = (w.op(Binary::Eq, x, 1), w.op(Binary::Eq, x, 2));
    let never = w.store.and(is_one, is_two);
    w.no(never);
    let (five, seven) = (w.op(Binary::Slt, x, 5), w.op(Binary::Slt, x, 7));
    let both = w.store.and(five, seven);
    w.same(both, five);
    let either = w.store.or(five, seven);
    w.same(either, seven);
    let at_least = w.store.not(seven);
    let never = w.store.and(five, at_least);
    w.no(never);
    let chain = w.store.and(five, p);
    let never = w.store.and(chain, at_least);
    w.no(never);
    // 0 <= x < 5 is one comparison.
    let negative = w.op(Binary::Slt, x, 0);
    let nonnegative = w.store.not(negative);
    let (found, expected) = (w.store.and(nonnegative, five), w.op(Binary::Ult, x, 5));
    w.same(found, expected);
    let (a, b, c) = (w.store.not(five), w.store.not(p), q);
    let whole = w.store.all([a, b, c]);
    let mut parts = Vec::new();
    w.store.split_conjunction(whole, &mut parts);
    parts.sort_unstable();
    let mut expected = vec![a, b, c];
    expected.sort_unstable();
    assert_eq!(parts, expected);
    let either = w.store.or(five, p);
    let neither = w.store.not(either);
    parts.clear();
    w.store.split_conjunction(neither, &mut parts);
    assert_eq!(parts.len(), 2);
}

#[test]
fn slices() {
    let mut w = World::new();
    let (x, c, d) = (w.x, w.c, w.d);
    let bytes: Vec<Term> = (0..4).map(|at| w.store.extract(x, 8 * at, 8)).collect();
    let up = bytes[1..].iter().fold(bytes[0], |low, &high| w.store.concat(high, low));
    w.same(up, x);
    let down = bytes[..3].iter().rev().fold(bytes[3], |high, &low| w.store.concat(high, low));
    w.same(down, x);
    let bits = (0..32).map(|at| w.store.extract(x, at, 1)).collect::<Vec<_>>();
    let up = bits[1..].iter().fold(bits[0], |low, &high| w.store.concat(high, low));
    w.same(up, x);
    // As C puts bytes together.
    let shifted: Vec<Term> = (0..4)
        .map(|at| {
            let wide = w.zext(bytes[at]);
            w.op(Binary::Shl, wide, 8 * at as i64)
        })
        .collect();
    let whole = shifted.iter().fold(w.store.constant(0, 32), |whole, &part| w.store.or(whole, part));
    w.same(whole, x);
    // An extended number in memory and back.
    for wide in [w.store.sign_extend(x, 64), w.store.zero_extend(x, 64)] {
        let bytes: Vec<Term> = (0..8).map(|at| w.store.extract(wide, 8 * at, 8)).collect();
        let up = bytes[1..].iter().fold(bytes[0], |low, &high| w.store.concat(high, low));
        w.same(up, wide);
        let down = bytes[..7].iter().rev().fold(bytes[7], |high, &low| w.store.concat(high, low));
        w.same(down, wide);
    }
    let (low, masked) = (w.store.extract(x, 0, 8), w.op(Binary::And, x, 0xff));
    let extended = w.zext(low);
    w.same(masked, extended);
    let zeros = w.store.constant(0, 24);
    let (joined, extended) = (w.store.concat(zeros, c), w.zext(c));
    w.same(joined, extended);
    let inner = w.store.extract(x, 4, 20);
    let (nested, direct) = (w.store.extract(inner, 3, 5), w.store.extract(x, 7, 5));
    w.same(nested, direct);
    // (char)((int)c + (int)d) is a sum of bytes.
    for (a, b) in [(w.zext(c), w.zext(d)), (w.sext(c), w.sext(d))] {
        let sum = w.store.add(a, b);
        let (cut, narrow) = (w.store.extract(sum, 0, 8), w.store.add(c, d));
        w.same(cut, narrow);
    }
    // A flag.
    let flag = w.op(Binary::And, x, 0x10);
    let (set, bit) = (w.store.is_nonzero(flag), w.store.extract(x, 4, 1));
    w.same(set, bit);
    let sign = w.op(Binary::And, x, 0x8000_0000);
    let (set, negative) = (w.store.is_nonzero(sign), w.op(Binary::Slt, x, 0));
    w.same(set, negative);
    let is_negative = w.store.is_negative(x);
    w.same(is_negative, negative);
}

#[test]
fn bits() {
    let mut w = World::new();
    let (x, y) = (w.x, w.y);
    let zero = w.int(0);
    for op in [Binary::And, Binary::Or] {
        let same = w.store.binary(op, x, x);
        w.same(same, x);
    }
    let gone = w.store.xor(x, x);
    w.same(gone, zero);
    let gone = w.store.sub(x, x);
    w.same(gone, zero);
    let flipped = w.store.xor(x, y);
    let back = w.store.xor(flipped, y);
    w.same(back, x);
    let (a, b) = (w.store.and(x, y), w.store.and(y, x));
    w.same(a, b);
    let (not_x, not_y) = (w.store.not(x), w.store.not(y));
    let neither = w.store.and(not_x, not_y);
    let (found, expected) = (w.store.not(neither), w.store.or(x, y));
    w.same(found, expected);
    let masked = w.op(Binary::And, x, 0x00ff_00ff);
    let again = w.op(Binary::And, masked, 0x0000_0f0f);
    let once = w.op(Binary::And, x, 0xf);
    w.same(again, once);
}

#[test]
fn shifts_and_divisions() {
    let mut w = World::new();
    let (x, c) = (w.x, w.c);
    let up = w.op(Binary::Shl, x, 4);
    let down = w.op(Binary::Lshr, up, 4);
    let masked = w.op(Binary::And, x, 0x0fff_ffff);
    w.same(down, masked);
    let twice = w.op(Binary::Shl, up, 3);
    let once = w.op(Binary::Shl, x, 7);
    w.same(twice, once);
    let gone = w.op(Binary::Shl, x, 32);
    assert_eq!(w.store.as_constant(gone), Some(0));
    let (quotient, shifted) = (w.op(Binary::Udiv, x, 8), w.op(Binary::Lshr, x, 3));
    w.same(quotient, shifted);
    let (rest, masked) = (w.op(Binary::Urem, x, 8), w.op(Binary::And, x, 7));
    w.same(rest, masked);
    let (same, negated) = (w.op(Binary::Sdiv, x, 1), w.op(Binary::Sdiv, x, -1));
    w.same(same, x);
    let minus = w.store.neg(x);
    w.same(negated, minus);
    let rest = w.op(Binary::Srem, x, -1);
    assert_eq!(w.store.as_constant(rest), Some(0));
    let (one, other) = (w.op(Binary::Srem, x, 10), w.op(Binary::Srem, x, -10));
    w.same(one, other);
    // The difference of pointers, divided by the size.
    let index = w.store.sign_extend(x, 64);
    let four = w.store.constant(4, 64);
    let bytes = w.store.mul(index, four);
    let quotient = w.store.binary(Binary::Sdiv, bytes, four);
    w.same(quotient, index);
    // Bytes multiplied never leave an int.
    let wide = w.zext(c);
    let never = w.store.binary(Binary::SmulOverflow, wide, wide);
    w.no(never);
    let overflow = w.op(Binary::UmulOverflow, x, 2);
    let negative = w.op(Binary::Ult, x, 0x8000_0000);
    let negative = w.store.not(negative);
    w.same(overflow, negative);
}

#[test]
fn choices() {
    let mut w = World::new();
    let (x, y, p, q) = (w.x, w.y, w.p, w.q);
    let not_p = w.store.not(p);
    let (one, swapped) = (w.store.ite(p, x, y), w.store.ite(not_p, y, x));
    w.same(one, swapped);
    let nested = w.store.ite(p, one, x);
    w.same(nested, x);
    let inner = w.store.ite(q, x, y);
    let both = w.store.and(p, q);
    let (found, expected) = (w.store.ite(p, inner, y), w.store.ite(both, x, y));
    w.same(found, expected);
    let either = w.store.or(p, q);
    let (found, expected) = (w.store.ite(p, x, inner), w.store.ite(either, x, y));
    w.same(found, expected);
    let (yes, no) = (w.store.truth(), w.store.falsity());
    let itself = w.store.ite(p, yes, no);
    w.same(itself, p);
    // Operators go into constants.
    let (three, seven) = (w.int(3), w.int(7));
    let choice = w.store.ite(p, three, seven);
    let (sum, four, eight) = (w.plus(choice, 1), w.int(4), w.int(8));
    let expected = w.store.ite(p, four, eight);
    w.same(sum, expected);
    let less = w.op(Binary::Slt, choice, 5);
    w.same(less, p);
    let small = w.store.ite(p, three, x);
    let is_five = w.op(Binary::Eq, small, 5);
    let x_is_five = w.op(Binary::Eq, x, 5);
    let expected = w.store.and(not_p, x_is_five);
    w.same(is_five, expected);
}

#[test]
fn arrays() {
    let mut w = World::new();
    let (i, j, c, d) = (w.x, w.y, w.c, w.d);
    let array = w.store.symbol(Sort::Array { index: 32, element: 8 });
    let written = w.store.store(array, i, c);
    let read = w.store.select(written, i);
    w.same(read, c);
    let next = w.plus(i, 1);
    let (elsewhere, before) = (w.store.select(written, next), w.store.select(array, next));
    w.same(elsewhere, before);
    let unknown = w.store.select(written, j);
    assert_eq!(w.store.node(unknown), Node::Select { array: written, index: j });
    let (twice, last) = (w.store.store(written, i, d), w.store.store(array, i, d));
    w.same(twice, last);
    let filled = w.store.fill(c, 32);
    let read = w.store.select(filled, j);
    w.same(read, c);
    let old = w.store.select(array, j);
    let unchanged = w.store.store(array, j, old);
    w.same(unchanged, array);
    // Many writes at constants.
    let mut all = filled;
    for at in 0..200 {
        let (index, element) = (w.int(at), w.store.constant(at as u128 + 1, 8));
        all = w.store.store(all, index, element);
    }
    let index = w.int(0);
    let first = w.store.select(all, index);
    assert_eq!(w.store.as_constant(first), Some(1));
}

#[test]
fn floats() {
    let mut w = World::new();
    let (x, y, c, d, p) = (w.x, w.y, w.c, w.d, w.p);
    let f32 = FloatKind::F32;
    let constant = |w: &mut World, value: f64| w.store.constant(f32.from_f64(value), 32);
    let never = w.store.float_compare(f32, FloatCompare::Lt, x, x);
    w.no(never);
    let (le, eq) =
        (w.store.float_compare(f32, FloatCompare::Le, x, x), w.store.float_compare(f32, FloatCompare::Eq, x, x));
    w.same(le, eq);
    assert_eq!(w.store.as_constant(eq), None, "it may be NaN");
    let nan = w.store.constant(f32.nan(), 32);
    let never = w.store.float_compare(f32, FloatCompare::Le, x, nan);
    w.no(never);
    let (one, other) =
        (w.store.float_compare(f32, FloatCompare::Eq, x, y), w.store.float_compare(f32, FloatCompare::Eq, y, x));
    w.same(one, other);
    // Small integers compare as integers.
    let byte = IntType::signed(8);
    let (a, b) = (w.store.float_from_int(f32, byte, c), w.store.float_from_int(f32, byte, d));
    let (found, expected) = (w.store.float_compare(f32, FloatCompare::Lt, a, b), w.store.slt(c, d));
    w.same(found, expected);
    let half = constant(&mut w, 2.5);
    let three = w.store.constant(3, 8);
    let (found, expected) = (w.store.float_compare(f32, FloatCompare::Lt, a, half), w.store.slt(c, three));
    w.same(found, expected);
    let never = w.store.float_compare(f32, FloatCompare::Eq, a, half);
    w.no(never);
    let back = w.store.float_to_int(f32, IntType::signed(32), a);
    let wide = w.sext(c);
    w.same(back, wide);
    let fits = w.store.float_fits(f32, IntType::signed(32), a);
    w.yes(fits);
    let number = w.store.float_is_nan(f32, a);
    w.no(number);
    // `f < 1.5` is a comparison of floats, though C widens.
    let (wide, bound) =
        (w.store.float_convert(f32, FloatKind::F64, x), w.store.constant(FloatKind::F64.from_f64(1.5), 64));
    let narrow = constant(&mut w, 1.5);
    let (found, expected) = (
        w.store.float_compare(FloatKind::F64, FloatCompare::Lt, wide, bound),
        w.store.float_compare(f32, FloatCompare::Lt, x, narrow),
    );
    w.same(found, expected);
    // Not the identity for signalling NaNs, unless none can be there.
    let back = w.store.float_convert(FloatKind::F64, f32, wide);
    assert_ne!(back, x);
    let sum = w.store.float_binary(f32, FloatBinary::Add, x, y);
    let wide = w.store.float_convert(f32, FloatKind::F64, sum);
    let back = w.store.float_convert(FloatKind::F64, f32, wide);
    w.same(back, sum);
    let one = constant(&mut w, 1.0);
    let (product, raw) =
        (w.store.float_binary(f32, FloatBinary::Mul, sum, one), w.store.float_binary(f32, FloatBinary::Mul, x, one));
    w.same(product, sum);
    assert_ne!(raw, x);
    let swapped = w.store.float_binary(f32, FloatBinary::Add, y, x);
    assert_ne!(swapped, sum, "the first of two NaNs is passed on");
    let floor = w.store.float_unary(f32, FloatUnary::RoundToIntegral(Rounding::Floor), x);
    let again = w.store.float_unary(f32, FloatUnary::RoundToIntegral(Rounding::Ceil), floor);
    w.same(again, floor);
    let negated = w.store.float_neg(f32, x);
    let back = w.store.float_neg(f32, negated);
    w.same(back, x);
    // A choice of constants.
    let choice = w.store.ite(p, one, half);
    let less = w.store.float_compare(f32, FloatCompare::Le, choice, one);
    w.same(less, p);
}

#[test]
fn known_facts() {
    let mut w = World::new();
    let (c, p) = (w.c, w.p);
    let byte = w.zext(c);
    let facts = w.store.facts(byte);
    assert_eq!((facts.min, facts.max, facts.zeros), (0, 255, 0xffff_ff00));
    let scaled = w.times(byte, 4);
    let facts = w.store.facts(scaled);
    assert_eq!((facts.max, facts.zeros & 3), (1020, 3));
    let small = w.sext(c);
    let moved = w.plus(small, 1000);
    let facts = w.store.facts(moved);
    assert_eq!((facts.signed_min, facts.signed_max), (872, 1127));
    let (three, seven) = (w.int(3), w.int(7));
    let choice = w.store.ite(p, three, seven);
    assert_eq!(w.store.facts(choice).ones, 3);
    let below = w.op(Binary::Urem, w.x, 10);
    assert_eq!(w.store.facts(below).max, 9);
    let never = w.op(Binary::Ult, below, 10);
    w.yes(never);
}
