//! Exhaustive for small widths against `i64`; random for large ones against arithmetic in 256 bits.

use super::*;

fn small_types() -> impl Iterator<Item = IntType> {
    (1..=6).flat_map(|width| [IntType::signed(width), IntType::unsigned(width)])
}

fn value(ty: IntType, bits: u128) -> i64 {
    ty.to_i128(bits) as i64
}

/// The wrapped pattern of an exact small result and whether it fits.
fn expected(ty: IntType, exact: i64) -> CheckedInt {
    let (min, max) =
        if ty.signed { (-(1i64 << (ty.width - 1)), (1i64 << (ty.width - 1)) - 1) } else { (0, (1i64 << ty.width) - 1) };
    CheckedInt { bits: (exact as u128) & ((1 << ty.width) - 1), overflow: exact < min || exact > max }
}

#[test]
fn exhaustive_binary() {
    for ty in small_types() {
        for a in 0..=ty.mask() {
            for b in 0..=ty.mask() {
                let (x, y) = (value(ty, a), value(ty, b));
                assert_eq!(ty.add(a, b), expected(ty, x + y), "{ty:?} {x} + {y}");
                assert_eq!(ty.sub(a, b), expected(ty, x - y), "{ty:?} {x} - {y}");
                assert_eq!(ty.mul(a, b), expected(ty, x * y), "{ty:?} {x} * {y}");
                assert_eq!(ty.compare(a, b), x.cmp(&y));
                let quotient = (y != 0).then(|| expected(ty, x / y));
                assert_eq!(ty.div(a, b), quotient, "{ty:?} {x} / {y}");
                let overflow = quotient.is_some_and(|quotient| quotient.overflow);
                let rest = (y != 0).then(|| CheckedInt { overflow, ..expected(ty, x % y) });
                assert_eq!(ty.rem(a, b), rest, "{ty:?} {x} % {y}");
                assert_eq!([ty.and(a, b), ty.or(a, b), ty.xor(a, b)], [a & b, a | b, a ^ b]);
            }
        }
    }
}

#[test]
fn exhaustive_unary_and_shifts() {
    for ty in small_types() {
        for a in 0..=ty.mask() {
            let x = value(ty, a);
            assert_eq!(ty.neg(a), expected(ty, -x));
            assert_eq!(ty.not(a), expected(ty, !x).bits);
            assert_eq!(ty.is_negative(a), x < 0);
            for amount in 0..ty.width as u32 {
                let exact = expected(ty, x << amount);
                let overflow = ty.signed && (x < 0 || exact.overflow);
                assert_eq!(ty.shl(a, amount), CheckedInt { bits: exact.bits, overflow }, "{ty:?} {x} << {amount}");
                assert_eq!(ty.shr(a, amount), expected(ty, x >> amount).bits, "{ty:?} {x} >> {amount}");
            }
            for amount in [ty.width as u32, 127, 128, u32::MAX] {
                assert!(ty.shl(a, amount).overflow);
                assert_eq!(ty.shr(a, amount), if x < 0 { ty.mask() } else { 0 });
            }
            for to in small_types() {
                assert_eq!(ty.convert(to, a), expected(to, x).bits);
                assert_eq!(to.fits(ty, a), !expected(to, x).overflow, "{x} of {ty:?} in {to:?}");
                assert_eq!(to.fits_i128(x.into()), !expected(to, x).overflow);
            }
        }
    }
}

#[test]
fn limits() {
    let types = (1..=128).flat_map(|width| [IntType::signed(width), IntType::unsigned(width)]);
    for ty in types {
        let (min, max) = (ty.min_value(), ty.max_value());
        assert_eq!(ty.add(max, ty.truncate(1)).overflow, max != 0 || ty.width > 1 || !ty.signed);
        assert!(ty.fits(ty, min) && ty.fits(ty, max));
        assert_eq!(ty.compare(min, max), Ordering::Less);
        assert!(ty.fits_u128(max) && !(max < u128::MAX && ty.fits_u128(max + 1)));
        assert!(ty.fits_i128(ty.to_i128(min)));
        assert_eq!(ty.sub(min, 1 & ty.mask()).overflow, ty.width > 1 || !ty.signed);
        assert_eq!(ty.neg(min).overflow, ty.signed);
        assert!(ty.contains(ty));
    }
    assert_eq!(IntType::signed(128).display(1 << 127), i128::MIN.to_string());
    assert_eq!(IntType::unsigned(128).display(u128::MAX), u128::MAX.to_string());
    assert!(IntType::signed(64).contains(IntType::unsigned(32)));
    assert!(!IntType::signed(32).contains(IntType::unsigned(32)));
    assert!(!IntType::unsigned(64).contains(IntType::signed(8)));
}

/// A sign and a magnitude of 256 bits: the exact result of one operation on two 128-bit values.
#[derive(Clone, Copy)]
struct Wide {
    negative: bool,
    high: u128,
    low: u128,
}

impl Wide {
    fn of(ty: IntType, bits: u128) -> Wide {
        let negative = ty.is_negative(bits);
        Wide { negative, high: 0, low: if negative { ty.to_i128(bits).unsigned_abs() } else { bits } }
    }
    fn minus(self) -> Wide {
        Wide { negative: !self.negative, ..self }
    }
    fn plus(self, other: Wide) -> Wide {
        if self.negative == other.negative {
            let (low, carry) = self.low.overflowing_add(other.low);
            return Wide { negative: self.negative, high: u128::from(carry), low };
        }
        let (large, small) = if self.low >= other.low { (self, other) } else { (other, self) };
        Wide { negative: large.negative, high: 0, low: large.low - small.low }
    }
    fn times(self, other: Wide) -> Wide {
        let half = u128::from(u64::MAX);
        let (a, b, c, d) = (self.low >> 64, self.low & half, other.low >> 64, other.low & half);
        let middle = ((b * d) >> 64) + ((a * d) & half) + ((b * c) & half);
        let high = a * c + ((a * d) >> 64) + ((b * c) >> 64) + (middle >> 64);
        Wide { negative: self.negative != other.negative, high, low: self.low.wrapping_mul(other.low) }
    }
    fn expected(self, ty: IntType) -> CheckedInt {
        let bits = ty.truncate(if self.negative { self.low.wrapping_neg() } else { self.low });
        let limit = if self.negative { if ty.signed { ty.min_value() } else { 0 } } else { ty.max_value() };
        CheckedInt { bits, overflow: self.high != 0 || self.low > limit }
    }
}

#[test]
fn random_wide() {
    let mut state = 1u64;
    let mut next = || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        u128::from(state >> 32)
    };
    for _ in 0..200_000 {
        let width = [8, 16, 31, 32, 33, 63, 64, 65, 100, 127, 128][next() as usize % 11];
        let ty = IntType { width, signed: next() % 2 == 0 };
        let mut operand = || {
            let random = next() << 96 | next() << 64 | next() << 32 | next();
            let small = random >> (next() % 128);
            let near_limit =
                [ty.min_value(), ty.max_value(), 0, ty.mask()][next() as usize % 4].wrapping_add(next() % 3);
            ty.truncate([random, small, small.wrapping_neg(), near_limit][next() as usize % 4])
        };
        let (a, b) = (operand(), operand());
        let (x, y) = (Wide::of(ty, a), Wide::of(ty, b));
        assert_eq!(ty.add(a, b), x.plus(y).expected(ty), "{ty:?} {a:x} + {b:x}");
        assert_eq!(ty.sub(a, b), x.plus(y.minus()).expected(ty), "{ty:?} {a:x} - {b:x}");
        assert_eq!(ty.mul(a, b), x.times(y).expected(ty), "{ty:?} {a:x} * {b:x}");
        if b != 0 {
            let quotient = Wide { negative: x.negative != y.negative, high: 0, low: x.low / y.low };
            let rest = Wide { negative: x.negative, high: 0, low: x.low % y.low };
            let overflow = quotient.expected(ty).overflow;
            assert_eq!(ty.div(a, b), Some(quotient.expected(ty)), "{ty:?} {a:x} / {b:x}");
            assert_eq!(ty.rem(a, b), Some(CheckedInt { overflow, ..rest.expected(ty) }), "{ty:?} {a:x} % {b:x}");
        }
    }
}
