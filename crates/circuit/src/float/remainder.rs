//! `fmod` and `remainder`: a long division, one step per difference of exponents.
//!
//! Differences of unknown exponents are at most 276 for `float` and 2097 for `double`. Where the circuit would be too
//! large there is none: `double` needs a divisor that is constant and not tiny or a dividend that is not huge, and the wider
//! formats are not handled.

use types::{FloatKind, IntType};

use super::fields::{Fields, join, pass_nan, split, stored};
use super::round::ScaledMagnitude;
use crate::word;
use crate::{Bits, Gates, Lit};

/// The greatest number of bits of all steps together; enough for the division of a `double` by a constant from 1e-55 on.
const STEP_BITS: i32 = 1 << 16;

/// C's `fmod`; `None` if it would be too large.
pub fn fmod(gates: &mut Gates, kind: FloatKind, a: &[Lit], b: &[Lit]) -> Option<Bits> {
    reduce(gates, kind, a, b, |_, division| (Lit::FALSE, division.rest.clone()))
}

/// C's `remainder`, whose quotient is rounded to the nearest integer; `None` if it would be too large.
pub fn remainder(gates: &mut Gates, kind: FloatKind, a: &[Lit], b: &[Lit]) -> Option<Bits> {
    reduce(gates, kind, a, b, |gates, division| {
        let divisor = word::zero_extend(&division.divisor, division.divisor.len() as u32 + 1);
        let twice = [&[Lit::FALSE], &*division.rest].concat();
        let above = word::ult(gates, &divisor, &twice);
        let same = word::eq(gates, &divisor, &twice);
        let tie_to_even = gates.and(same, division.odd_quotient);
        let up = gates.or(above, tie_to_even);
        let other = word::sub(gates, &division.divisor, &division.rest);
        (up, word::ite(gates, up, &other, &division.rest))
    })
}

/// `|a| = quotient * divisor + rest`, in units of half the last place of the normalised divisor.
struct Division {
    divisor: Bits,
    rest: Bits,
    odd_quotient: Lit,
    /// Of the highest place of the divisor.
    exponent: Bits,
    /// Whether `|a|` is less than half of `|b|`; then nothing else holds.
    is_small: Lit,
}

/// `choose` gives whether the sign of `a` flips, and the magnitude.
fn reduce(
    gates: &mut Gates,
    kind: FloatKind,
    a: &[Lit],
    b: &[Lit],
    choose: impl FnOnce(&mut Gates, &Division) -> (Lit, Bits),
) -> Option<Bits> {
    if !matches!(kind, FloatKind::F16 | FloatKind::F32 | FloatKind::F64) {
        return None;
    }
    let (a, b) = (split(gates, kind, a), split(gates, kind, b));
    let division = divide(gates, &a, &b)?;
    let (flip, significand) = choose(gates, &division);
    let scaled = ScaledMagnitude { exponent: division.exponent, significand };
    let magnitude = scaled.normalised_within_range(gates).within_range(gates).rounded(gates, kind);
    let negative = gates.xor(a.negative, flip);
    let reduced = join(gates, kind, negative, &magnitude);

    let is_unchanged = gates.or_all(&[division.is_small, a.is_zero, b.is_infinite]);
    let unchanged = join(gates, kind, a.negative, &a.magnitude());
    let number = word::ite(gates, is_unchanged, &unchanged, &reduced);
    let is_nan = gates.or_all(&[a.is_nan, b.is_nan, a.is_infinite, b.is_zero]);
    let nan = pass_nan(gates, &a, &b);
    Some(word::ite(gates, is_nan, &nan, &number))
}

fn divide(gates: &mut Gates, a: &Fields, b: &Fields) -> Option<Division> {
    let precision = a.kind.precision() as usize;
    let y = ScaledMagnitude::nonzero(gates, b);
    let farthest = greatest_exponent(a) - least_exponent(b, &y);
    if farthest.saturating_mul(precision as i32) > STEP_BITS {
        return None;
    }
    let x = ScaledMagnitude::nonzero(gates, a);
    let width = x.exponent.len() as u32;
    let distance = word::sub(gates, &x.exponent, &y.exponent);

    let divisor = [&*y.significand, &[Lit::FALSE]].concat();
    let mut rest = vec![Lit::FALSE; precision];
    let mut odd_quotient = Lit::FALSE;
    for step in (0..=farthest).rev() {
        // The dividend enters where its exponent says; before, the rest is zero.
        let enters = word::eq(gates, &distance, &word::constant(step as u128, width));
        let entering = [&*x.significand, &[Lit::FALSE]].concat();
        let doubled = [&[Lit::FALSE], &*rest].concat();
        let partial = word::ite(gates, enters, &entering, &doubled);
        let is_below = word::ult(gates, &partial, &divisor);
        let difference = word::sub(gates, &partial, &divisor);
        rest = word::ite(gates, is_below, &partial[..precision], &difference[..precision]);
        odd_quotient = !is_below;
    }
    // With a distance of -1 the quotient is zero, and the dividend counts half units.
    let minus_one = word::eq(gates, &distance, &word::constant(u128::MAX, width));
    let whole_units = [&[Lit::FALSE], &*rest].concat();
    let half_units = [&*x.significand, &[Lit::FALSE]].concat();
    let rest = word::ite(gates, minus_one, &half_units, &whole_units);
    let is_small = gates.and(word::sign(&distance), !minus_one);
    Some(Division {
        divisor: [&[Lit::FALSE], &*y.significand].concat(),
        rest,
        odd_quotient: gates.and(odd_quotient, !minus_one),
        exponent: y.exponent,
        is_small,
    })
}

/// An upper bound for finite values.
fn greatest_exponent(a: &Fields) -> i32 {
    let greatest = a.biased.iter().rev().fold(0, |value, &bit| value << 1 | i32::from(bit != Lit::FALSE));
    greatest.clamp(1, 2 * a.kind.max_exponent())
}

/// A lower bound of the normalised exponent of a divisor; for zero, whose remainders are NaN, any number.
fn least_exponent(b: &Fields, normal: &ScaledMagnitude) -> i32 {
    if b.is_zero == Lit::TRUE {
        return b.kind.max_exponent();
    }
    match word::constant_value(&normal.exponent) {
        Some(bits) => IntType::signed(normal.exponent.len() as u8).to_i128(bits) as i32,
        None => 1 - stored(b.kind) as i32,
    }
}
