//! Between formats, and from and to integers.

use std::cmp::Ordering;

use types::{FloatKind, IntType};

use super::fields::{Fields, exponent_bits, exponent_width, join, quiet, select, split, stored};
use super::round::ScaledMagnitude;
use crate::word;
use crate::{Bits, Gates, Lit};

pub fn convert(gates: &mut Gates, from: FloatKind, to: FloatKind, a: &[Lit]) -> Bits {
    let a = split(gates, from, a);
    if from == to {
        return quiet(gates, &a);
    }
    let width = exponent_width(from).max(exponent_width(to));
    let exponent = word::zero_extend(&a.exponent(gates), width);
    let rebias = (to.max_exponent() - from.max_exponent()) as u128;
    let exponent = word::add(gates, &exponent, &word::constant(rebias, width));
    let exact = ScaledMagnitude { exponent, significand: a.significand() };
    let scaled = match from.min_exponent().cmp(&to.min_exponent()) {
        Ordering::Equal => exact,
        Ordering::Less => exact.within_range(gates),
        // All these formats hold the subnormal numbers of the smaller ones as normal numbers.
        Ordering::Greater => exact.normalised(gates),
    };
    let magnitude = scaled.rounded(gates, to);
    let nan = convert_nan(gates, &a, to);
    select(gates, to, (a.is_nan, &nan), a.negative, a.is_infinite, &magnitude)
}

/// Keeps the sign and the leading bits of the payload.
fn convert_nan(gates: &mut Gates, a: &Fields, to: FloatKind) -> Bits {
    let (has, wants) = (stored(a.kind) - 1, stored(to) - 1);
    let payload = &a.fraction[..has];
    let mut magnitude = vec![Lit::FALSE; wants.saturating_sub(has)];
    magnitude.extend(&payload[has.saturating_sub(wants)..]);
    magnitude.push(Lit::TRUE);
    magnitude.extend(vec![Lit::TRUE; exponent_bits(to) as usize]);
    join(gates, to, a.negative, &magnitude)
}

/// The nearest value to an integer.
pub fn from_int(gates: &mut Gates, kind: FloatKind, int: IntType, a: &[Lit]) -> Bits {
    let negative = if int.signed { word::sign(a) } else { Lit::FALSE };
    let significand = word::neg_if(gates, negative, a);
    // Integers have at most 128 bits.
    let width = exponent_width(kind).max(10);
    let exponent = word::constant((a.len() as i32 - 1 + kind.max_exponent()) as u128, width);
    let scaled = ScaledMagnitude { exponent, significand }.normalised(gates);
    let magnitude = scaled.rounded(gates, kind);
    join(gates, kind, negative, &magnitude)
}

/// The value truncated, zero unless it fits, and whether it is a number that fits.
pub fn to_int(gates: &mut Gates, kind: FloatKind, int: IntType, a: &[Lit]) -> (Bits, Lit) {
    let a = split(gates, kind, a);
    let width = int.width as usize;
    // The leading place of the significand is put at the top of a word with room for both, then shifted down.
    let room = width.max(kind.precision() as usize);
    let mut significand = vec![Lit::FALSE; room - kind.precision() as usize];
    significand.extend(a.significand());
    let exponent = word::zero_extend(&a.exponent(gates), exponent_width(kind).max(10));
    let top = word::constant((room as i32 - 1 + kind.max_exponent()) as u128, exponent.len() as u32);
    let amount = word::sub(gates, &top, &exponent);
    let is_far = word::sign(&amount);
    let magnitude = word::lshr(gates, &significand, &amount);

    let is_zero = word::is_zero(gates, &magnitude);
    let some_beyond = gates.or_all(&magnitude[width..]);
    let top_bit = magnitude[width - 1];
    let sign_fits = if int.signed {
        // The least value has the magnitude of the top bit alone.
        let others = gates.or_all(&magnitude[..width - 1]);
        let is_least = gates.and(a.negative, !others);
        gates.or(!top_bit, is_least)
    } else {
        gates.or(!a.negative, is_zero)
    };
    let fits = gates.and_all(&[!a.is_nan, !a.is_infinite, !is_far, !some_beyond, sign_fits]);
    let value = word::neg_if(gates, a.negative, &magnitude[..width]);
    (word::masked(gates, fits, &value), fits)
}
