//! Quotients and square roots: easier to check than to compute, so they are new variables with side constraints.
//!
//! For every input there is exactly one solution; a divisor of zero has its own.

use crate::word::{self, constant_value, for_reaching_places};
use crate::{Bits, Gates, Lit};

#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) enum Defined {
    Division { dividend: Bits, divisor: Bits, quotient_width: usize },
    Root { radicand: Bits },
}

/// Quotient and remainder, as wide as said and as the divisor; by zero, all ones and the dividend.
///
/// The divisor is at most as wide as the dividend, and as wide unless it cannot be zero. The quotient must fit.
pub(crate) fn divide(gates: &mut Gates, dividend: &[Lit], divisor: &[Lit], quotient_width: usize) -> (Bits, Bits) {
    if let Some(result) = divide_simply(dividend, divisor, quotient_width) {
        return result;
    }
    let key = Defined::Division { dividend: dividend.to_vec(), divisor: divisor.to_vec(), quotient_width };
    if let Some(known) = gates.defined.get(&key) {
        return known.clone();
    }
    let quotient = word::fresh(gates, quotient_width as u32);
    let rest = word::fresh(gates, divisor.len() as u32);

    // quotient * divisor + rest = dividend, where neither the product nor the sum has more bits than the dividend.
    let width = dividend.len();
    for_reaching_places(gates, divisor, &quotient, width, |gates, above, bit| gates.require(&[!above, !bit]));
    let wide = |word: &[Lit]| word::zero_extend(word, width as u32 + 1);
    let mut product = word::mul(gates, &wide(divisor), &wide(&quotient));
    gates.require(&[!product[width]]);
    product[width] = Lit::FALSE;
    let sum = word::add(gates, &product, &wide(&rest));
    require_equal(gates, &sum, &wide(dividend));

    let by_zero = word::is_zero(gates, divisor);
    let below = word::ult(gates, &rest, divisor);
    gates.require(&[by_zero, below]);
    for &bit in &quotient {
        gates.require(&[!by_zero, bit]);
    }
    if quotient_width == width {
        imply_order(gates, dividend, divisor, (&quotient, &rest), by_zero);
    }
    gates.defined.insert(key, (quotient.clone(), rest.clone()));
    (quotient, rest)
}

/// What follows from the equation but is hard to see in it, for words of one width: neither result is above the dividend,
/// nor twice the quotient unless the divisor is one, and the quotient is zero just where the divisor is above the dividend.
fn imply_order(gates: &mut Gates, dividend: &[Lit], divisor: &[Lit], (quotient, rest): (&Bits, &Bits), by_zero: Lit) {
    let rest_fits = word::ule(gates, rest, dividend);
    gates.require(&[rest_fits]);
    let quotient_fits = word::ule(gates, quotient, dividend);
    gates.require(&[by_zero, quotient_fits]);
    let is_above_one = gates.or_all(&divisor[1..]);
    let twice = [&[Lit::FALSE], &**quotient].concat();
    let twice_fits = word::ule(gates, &twice, &word::zero_extend(dividend, twice.len() as u32));
    gates.require(&[!is_above_one, twice_fits]);
    let is_small = word::ult(gates, dividend, divisor);
    let some = gates.or_all(quotient);
    gates.require(&[by_zero, is_small, some]);
    gates.require(&[!is_small, !some]);
}

/// By zero, by a power of two, and of constants.
fn divide_simply(dividend: &[Lit], divisor: &[Lit], quotient_width: usize) -> Option<(Bits, Bits)> {
    let by = constant_value(divisor)?;
    let part = |bits: &[Lit], width: usize| word::zero_extend(&bits[..bits.len().min(width)], width as u32);
    if by == 0 {
        return Some((vec![Lit::TRUE; quotient_width], dividend.to_vec()));
    }
    if by.is_power_of_two() {
        let (low, high) = dividend.split_at(by.trailing_zeros() as usize);
        return Some((part(high, quotient_width), part(low, divisor.len())));
    }
    let of = constant_value(dividend)?;
    Some((word::constant(of / by, quotient_width as u32), word::constant(of % by, divisor.len() as u32)))
}

/// The integer square root and what remains of the radicand, which has an even number of bits, the highest two not both
/// zero. The root has half as many bits, the rest one more than the root.
pub(crate) fn square_root(gates: &mut Gates, radicand: &[Lit]) -> (Bits, Bits) {
    let key = Defined::Root { radicand: radicand.to_vec() };
    if let Some(known) = gates.defined.get(&key) {
        return known.clone();
    }
    let width = radicand.len() as u32;
    let mut root = word::fresh(gates, width / 2 - 1);
    root.push(Lit::TRUE);
    let rest = word::fresh(gates, width / 2 + 1);

    // root * root + rest = radicand, and the rest is at most twice the root.
    let wide = |word: &[Lit]| word::zero_extend(word, width + 1);
    let square = word::mul(gates, &wide(&root), &wide(&root));
    let sum = word::add(gates, &square, &wide(&rest));
    require_equal(gates, &sum, &wide(radicand));
    let mut twice = vec![Lit::FALSE];
    twice.extend(&root);
    let fits = word::ule(gates, &rest, &twice);
    gates.require(&[fits]);

    gates.defined.insert(key, (root.clone(), rest.clone()));
    (root, rest)
}

fn require_equal(gates: &mut Gates, a: &[Lit], b: &[Lit]) {
    for (&a, &b) in a.iter().zip(b) {
        gates.require(&[!a, b]);
        gates.require(&[a, !b]);
    }
}
