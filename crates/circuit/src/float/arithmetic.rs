//! Sums, products, quotients and roots.

use types::FloatKind;

use super::fields::{Fields, exponent_width, pass_nan, select, split, stored};
use super::round::ScaledMagnitude;
use crate::{Bits, Gates, Lit, defined, word};

pub fn add(gates: &mut Gates, kind: FloatKind, a: &[Lit], b: &[Lit]) -> Bits {
    let (a, b) = (split(gates, kind, a), split(gates, kind, b));
    add_signed(gates, &a, &b, b.negative)
}

pub fn sub(gates: &mut Gates, kind: FloatKind, a: &[Lit], b: &[Lit]) -> Bits {
    let (a, b) = (split(gates, kind, a), split(gates, kind, b));
    add_signed(gates, &a, &b, !b.negative)
}

/// Adds `b` with the given sign; as a NaN it keeps its own.
fn add_signed(gates: &mut Gates, a: &Fields, b: &Fields, b_negative: Lit) -> Bits {
    let x = ScaledMagnitude { exponent: a.exponent(gates), significand: a.significand() };
    let y = ScaledMagnitude { exponent: b.exponent(gates), significand: b.significand() };
    let (sum_negative, sum) = add_scaled(gates, (a.negative, x), (b_negative, y));
    let magnitude = sum.normalised_within_range(gates).rounded(gates, a.kind);

    let differ = gates.xor(a.negative, b_negative);
    let invalid = gates.and_all(&[a.is_infinite, b.is_infinite, differ]);
    let is_nan = gates.or_all(&[a.is_nan, b.is_nan, invalid]);
    let nan = pass_nan(gates, a, b);
    let is_infinite = gates.or(a.is_infinite, b.is_infinite);
    let finite_or_a = gates.ite(a.is_infinite, a.negative, sum_negative);
    let negative = gates.ite(b.is_infinite, b_negative, finite_or_a);
    select(gates, a.kind, (is_nan, &nan), negative, is_infinite, &magnitude)
}

/// The sum of two signed magnitudes of equal widths, with one place above and three below, the last of them sticky.
/// Operands that are not normalised must have the least exponent.
fn add_scaled(
    gates: &mut Gates,
    (a_negative, a): (Lit, ScaledMagnitude),
    (b_negative, b): (Lit, ScaledMagnitude),
) -> (Lit, ScaledMagnitude) {
    let order = |scaled: &ScaledMagnitude| {
        let mut key = [&*scaled.significand, &*scaled.exponent].concat();
        if let Some(sign) = key.last_mut() {
            *sign = !*sign;
        }
        key
    };
    // Which operand comes first does not matter, so that `a + b` and `b + a` are one circuit.
    let (a_key, b_key) = (order(&a), order(&b));
    if b_key < a_key {
        return add_scaled(gates, (b_negative, b), (a_negative, a));
    }
    let swap = word::ult(gates, &a_key, &b_key);
    let large_negative = gates.ite(swap, b_negative, a_negative);
    let large = word::ite(gates, swap, &b.significand, &a.significand);
    let small = word::ite(gates, swap, &a.significand, &b.significand);
    let large_exponent = word::ite(gates, swap, &b.exponent, &a.exponent);
    let small_exponent = word::ite(gates, swap, &a.exponent, &b.exponent);

    let distance = word::sub(gates, &large_exponent, &small_exponent);
    let with_places = [&[Lit::FALSE; 2], &*small].concat();
    let (small, lost) = word::lshr_sticky(gates, &with_places, &distance);
    let width = small.len() as u32 + 2;
    let small = word::zero_extend(&[&[lost], &*small].concat(), width);
    let large = word::zero_extend(&[&[Lit::FALSE; 3], &*large].concat(), width);
    let subtract = gates.xor(a_negative, b_negative);
    let small: Bits = small.iter().map(|&bit| gates.xor(bit, subtract)).collect();
    let (significand, _) = word::add_carry(gates, &large, &small, subtract);

    // An exact zero is positive unless both operands are negative.
    let is_zero = word::is_zero(gates, &significand);
    let both = gates.and(a_negative, b_negative);
    let negative = gates.ite(is_zero, both, large_negative);
    let exponent = word::increment_if(gates, Lit::TRUE, &large_exponent);
    (negative, ScaledMagnitude { exponent, significand })
}

pub fn mul(gates: &mut Gates, kind: FloatKind, a: &[Lit], b: &[Lit]) -> Bits {
    let (a, b) = (split(gates, kind, a), split(gates, kind, b));
    let product = multiply(gates, &a, &b);
    let magnitude = product.within_range(gates).rounded(gates, kind);

    let invalid = zero_times_infinity(gates, &a, &b);
    let is_nan = gates.or_all(&[a.is_nan, b.is_nan, invalid]);
    let nan = pass_nan(gates, &a, &b);
    let is_infinite = gates.or(a.is_infinite, b.is_infinite);
    let negative = gates.xor(a.negative, b.negative);
    select(gates, kind, (is_nan, &nan), negative, is_infinite, &magnitude)
}

/// The exact product, normalised unless it is zero.
fn multiply(gates: &mut Gates, a: &Fields, b: &Fields) -> ScaledMagnitude {
    let (x, y) = (ScaledMagnitude::normal(gates, a), ScaledMagnitude::normal(gates, b));
    let width = 2 * a.kind.precision();
    let significand =
        word::mul(gates, &word::zero_extend(&x.significand, width), &word::zero_extend(&y.significand, width));
    // The highest place is that of 2, so one more than the sum of the exponents.
    let unbias = word::constant((1 - a.kind.max_exponent()) as u128, x.exponent.len() as u32);
    let sum = word::add(gates, &x.exponent, &y.exponent);
    let exponent = word::add(gates, &sum, &unbias);
    ScaledMagnitude { exponent, significand }.normalised_by_one(gates)
}

fn zero_times_infinity(gates: &mut Gates, a: &Fields, b: &Fields) -> Lit {
    let (zero_first, infinite_first) = (gates.and(a.is_zero, b.is_infinite), gates.and(a.is_infinite, b.is_zero));
    gates.or(zero_first, infinite_first)
}

pub fn div(gates: &mut Gates, kind: FloatKind, a: &[Lit], b: &[Lit]) -> Bits {
    let (a, b) = (split(gates, kind, a), split(gates, kind, b));
    let (x, y) = (ScaledMagnitude::nonzero(gates, &a), ScaledMagnitude::nonzero(gates, &b));
    // The quotient of two numbers below 2 and not below 1 is above a half: its leading one is one of the highest two of
    // these places, and one place to round with stays below.
    let precision = kind.precision() as usize;
    let dividend = [vec![Lit::FALSE; precision + 1], x.significand].concat();
    let (quotient, rest) = defined::divide(gates, &dividend, &y.significand, precision + 2);
    let sticky = gates.or_all(&rest);
    let bias = word::constant(kind.max_exponent() as u128, exponent_width(kind));
    let difference = word::sub(gates, &x.exponent, &y.exponent);
    let exponent = word::add(gates, &difference, &bias);
    let quotient = ScaledMagnitude { exponent, significand: [&[sticky], &*quotient].concat() };
    let magnitude = quotient.normalised_by_one(gates).within_range(gates).rounded(gates, kind);
    let is_zero = gates.or(a.is_zero, b.is_infinite);
    let magnitude = word::masked(gates, !is_zero, &magnitude);

    let both_zero = gates.and(a.is_zero, b.is_zero);
    let both_infinite = gates.and(a.is_infinite, b.is_infinite);
    let is_nan = gates.or_all(&[a.is_nan, b.is_nan, both_zero, both_infinite]);
    let nan = pass_nan(gates, &a, &b);
    let is_infinite = gates.or(a.is_infinite, b.is_zero);
    let negative = gates.xor(a.negative, b.negative);
    select(gates, kind, (is_nan, &nan), negative, is_infinite, &magnitude)
}

pub fn sqrt(gates: &mut Gates, kind: FloatKind, a: &[Lit]) -> Bits {
    let a = split(gates, kind, a);
    let x = ScaledMagnitude::nonzero(gates, &a);
    // An odd exponent leaves a factor of two to the radicand; the bias is odd.
    let is_odd = !x.exponent[0];
    let radicand = word::zero_extend(&x.significand, kind.precision() + 1);
    let radicand = word::shl(gates, &radicand, &[is_odd]);
    let radicand = [vec![Lit::FALSE; stored(kind) + 2], radicand].concat();
    let (root, rest) = defined::square_root(gates, &radicand);
    let sticky = gates.or_all(&rest);
    let bias = word::constant(kind.max_exponent() as u128, exponent_width(kind));
    let twice = word::add(gates, &x.exponent, &bias);
    let exponent = word::sign_extend(&twice[1..], exponent_width(kind));
    let magnitude = ScaledMagnitude { exponent, significand: [&[sticky], &*root].concat() }.rounded(gates, kind);
    let magnitude = word::masked(gates, !a.is_zero, &magnitude);

    let invalid = gates.and(a.negative, !a.is_zero);
    let is_nan = gates.or(a.is_nan, invalid);
    let nan = pass_nan(gates, &a, &a);
    select(gates, kind, (is_nan, &nan), a.negative, a.is_infinite, &magnitude)
}

/// `a * b + c` with one rounding.
pub fn fma(gates: &mut Gates, kind: FloatKind, a: &[Lit], b: &[Lit], c: &[Lit]) -> Bits {
    let [a, b, c] = [a, b, c].map(|operand| split(gates, kind, operand));
    let product_negative = gates.xor(a.negative, b.negative);
    let product = multiply(gates, &a, &b);
    let product_zero = gates.or(a.is_zero, b.is_zero);
    let product = with_least_exponent_if(gates, product_zero, product);
    let mut addend = ScaledMagnitude::normal(gates, &c);
    addend.significand.splice(0..0, vec![Lit::FALSE; kind.precision() as usize]);
    let addend = with_least_exponent_if(gates, c.is_zero, addend);
    let (sum_negative, sum) = add_scaled(gates, (product_negative, product), (c.negative, addend));
    let magnitude = sum.normalised_within_range(gates).within_range(gates).rounded(gates, kind);

    let product_infinite = gates.or(a.is_infinite, b.is_infinite);
    let differ = gates.xor(product_negative, c.negative);
    let difference = gates.and_all(&[product_infinite, c.is_infinite, differ]);
    let invalid = zero_times_infinity(gates, &a, &b);
    let is_nan = gates.or_all(&[a.is_nan, b.is_nan, c.is_nan, invalid, difference]);
    let (factor_nan, addend_nan) = (pass_nan(gates, &a, &b), pass_nan(gates, &c, &c));
    let factor_is_nan = gates.or(a.is_nan, b.is_nan);
    let nan = word::ite(gates, factor_is_nan, &factor_nan, &addend_nan);
    let is_infinite = gates.or(product_infinite, c.is_infinite);
    let finite_or_product = gates.ite(product_infinite, product_negative, sum_negative);
    let negative = gates.ite(c.is_infinite, c.negative, finite_or_product);
    select(gates, kind, (is_nan, &nan), negative, is_infinite, &magnitude)
}

/// Puts a zero below all other numbers.
fn with_least_exponent_if(gates: &mut Gates, condition: Lit, scaled: ScaledMagnitude) -> ScaledMagnitude {
    let width = scaled.exponent.len() as u32;
    // A quarter of the range, so that differences do not overflow.
    let least = word::constant((-1i128 << (width - 2)) as u128, width);
    ScaledMagnitude { exponent: word::ite(gates, condition, &least, &scaled.exponent), significand: scaled.significand }
}
