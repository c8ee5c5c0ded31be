//! Rounding to integral values, in place: places below the unit are cleared, and rounding up adds one to the unit, from
//! where the carry runs into the exponent.

use types::{FloatKind, Rounding};

use super::fields::{join, split, stored};
use crate::word;
use crate::{Bits, Gates, Lit};

pub fn round_to_integral(gates: &mut Gates, kind: FloatKind, rounding: Rounding, a: &[Lit]) -> Bits {
    let a = split(gates, kind, a);
    let width = a.biased.len() as u32;
    let bias = word::constant(kind.max_exponent() as u128, width);
    let is_fraction = word::ult(gates, &a.biased, &bias);
    let exponent = word::sub(gates, &a.biased, &bias);

    // At least one: ones below the unit, the highest of them at a half.
    let below = word::lshr(gates, &vec![Lit::TRUE; stored(kind)], &exponent);
    let below_half = [&below[1..], &[Lit::FALSE]].concat();
    let at_half = word::and(gates, &below, &word::not(&below_half));
    let up_to_unit = [&[Lit::TRUE], &*below].concat();
    let at_unit = word::and(gates, &up_to_unit, &word::not(&word::zero_extend(&below, stored(kind) as u32 + 1)));
    let some = |gates: &mut Gates, places: &[Lit], chosen: &[Lit]| {
        let chosen = word::and(gates, places, chosen);
        gates.or_all(&chosen)
    };
    let half = some(gates, &a.fraction, &at_half);
    let rest = some(gates, &a.fraction, &below_half);
    let odd = some(gates, &a.significand(), &at_unit);
    let up = rounds_up(gates, rounding, a.negative, half, rest, odd);
    let magnitude = a.magnitude();
    let cleared = word::and(gates, &magnitude, &word::not(&word::zero_extend(&below, magnitude.len() as u32)));
    let unit = word::masked(gates, up, &at_unit);
    let mut whole = word::add(gates, &cleared, &word::zero_extend(&unit, magnitude.len() as u32));
    let quiet_bit = &mut whole[stored(kind) - 1];
    *quiet_bit = gates.or(*quiet_bit, a.is_nan);

    // Below one: a half has the exponent before that of one.
    let before = word::constant(kind.max_exponent() as u128 - 1, width);
    let half = word::eq(gates, &a.biased, &before);
    let some_fraction = gates.or_all(&a.fraction);
    let rest = gates.ite(half, some_fraction, !a.is_zero);
    let up = rounds_up(gates, rounding, a.negative, half, rest, Lit::FALSE);
    let one = [vec![Lit::FALSE; stored(kind)], bias].concat();
    let zero_or_one = word::masked(gates, up, &one);

    let result = word::ite(gates, is_fraction, &zero_or_one, &whole);
    join(gates, kind, a.negative, &result)
}

/// Whether the magnitude grows, given the half place, whether anything is below it, and whether the unit is odd.
fn rounds_up(gates: &mut Gates, rounding: Rounding, negative: Lit, half: Lit, rest: Lit, odd: Lit) -> Lit {
    match rounding {
        Rounding::Trunc => Lit::FALSE,
        Rounding::HalfAway => half,
        Rounding::HalfEven => {
            let more_or_odd = gates.or(rest, odd);
            gates.and(half, more_or_odd)
        }
        Rounding::Floor | Rounding::Ceil => {
            let inexact = gates.or(half, rest);
            gates.and(inexact, if rounding == Rounding::Floor { negative } else { !negative })
        }
    }
}
