//! Comparisons. They are false where an operand is not a number.

use types::FloatKind;

use super::fields::{Fields, split};
use crate::word;
use crate::{Gates, Lit};

pub fn eq(gates: &mut Gates, kind: FloatKind, a: &[Lit], b: &[Lit]) -> Lit {
    let (a, b) = (split(gates, kind, a), split(gates, kind, b));
    let equal = equal_numbers(gates, &a, &b);
    gates.and_all(&[equal, !a.is_nan, !b.is_nan])
}

pub fn lt(gates: &mut Gates, kind: FloatKind, a: &[Lit], b: &[Lit]) -> Lit {
    let (a, b) = (split(gates, kind, a), split(gates, kind, b));
    let less = less_number(gates, &a, &b);
    gates.and_all(&[less, !a.is_nan, !b.is_nan])
}

pub fn le(gates: &mut Gates, kind: FloatKind, a: &[Lit], b: &[Lit]) -> Lit {
    let (a, b) = (split(gates, kind, a), split(gates, kind, b));
    let greater = less_number(gates, &b, &a);
    gates.and_all(&[!greater, !a.is_nan, !b.is_nan])
}

fn equal_numbers(gates: &mut Gates, a: &Fields, b: &Fields) -> Lit {
    let same_magnitude = word::eq(gates, &a.magnitude(), &b.magnitude());
    let same_sign = gates.eq(a.negative, b.negative);
    // The zeros are equal.
    let sign_counts = gates.or(same_sign, a.is_zero);
    gates.and(same_magnitude, sign_counts)
}

fn less_number(gates: &mut Gates, a: &Fields, b: &Fields) -> Lit {
    let (a_magnitude, b_magnitude) = (a.magnitude(), b.magnitude());
    let below = word::ult(gates, &a_magnitude, &b_magnitude);
    let above = word::ult(gates, &b_magnitude, &a_magnitude);
    let by_magnitude = gates.ite(a.negative, above, below);
    let signs_differ = gates.xor(a.negative, b.negative);
    let both_zero = gates.and(a.is_zero, b.is_zero);
    let by_sign = gates.and(a.negative, !both_zero);
    gates.ite(signs_differ, by_sign, by_magnitude)
}
