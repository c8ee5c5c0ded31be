//! Words: arithmetic on patterns of equal width, with the meaning of SMT-LIB's bit vectors.
//!
//! Unless said otherwise, operands have one width, at least one bit, and results have it too.

mod multiply;
mod shift;

use crate::{Bits, Gates, Lit, defined};

pub(crate) use multiply::for_reaching_places;
pub use multiply::{mul, smul_overflow, umul_overflow};
pub(crate) use shift::lshr_sticky;
pub use shift::{ashr, leading_zeros, lshr, shl};

/// The bits of both, place by place.
fn pairs(a: &[Lit], b: &[Lit]) -> impl Iterator<Item = (Lit, Lit)> {
    // A missing place would be a wrong answer somewhere else.
    assert_eq!(a.len(), b.len(), "words of one width");
    a.iter().copied().zip(b.iter().copied())
}

/// The low bits of a number; beyond 128 zeros.
pub fn constant(bits: u128, width: u32) -> Bits {
    (0..width).map(|bit| Lit::from(bit < 128 && (bits >> bit) & 1 == 1)).collect()
}

/// The number, if all bits are constants and it has at most 128 of them.
pub fn constant_value(a: &[Lit]) -> Option<u128> {
    if a.len() > 128 {
        return None;
    }
    a.iter().rev().try_fold(0, |value, bit| Some(value << 1 | u128::from(bit.constant()?)))
}

pub fn fresh(gates: &mut Gates, width: u32) -> Bits {
    (0..width).map(|_| gates.fresh()).collect()
}

pub fn not(a: &[Lit]) -> Bits {
    a.iter().map(|&bit| !bit).collect()
}

pub fn and(gates: &mut Gates, a: &[Lit], b: &[Lit]) -> Bits {
    pairs(a, b).map(|(a, b)| gates.and(a, b)).collect()
}

pub fn or(gates: &mut Gates, a: &[Lit], b: &[Lit]) -> Bits {
    pairs(a, b).map(|(a, b)| gates.or(a, b)).collect()
}

pub fn xor(gates: &mut Gates, a: &[Lit], b: &[Lit]) -> Bits {
    pairs(a, b).map(|(a, b)| gates.xor(a, b)).collect()
}

/// `a` if `condition`, else `b`.
pub fn ite(gates: &mut Gates, condition: Lit, a: &[Lit], b: &[Lit]) -> Bits {
    pairs(a, b).map(|(a, b)| gates.ite(condition, a, b)).collect()
}

/// The word if `condition`, else zero.
pub fn masked(gates: &mut Gates, condition: Lit, a: &[Lit]) -> Bits {
    a.iter().map(|&bit| gates.and(condition, bit)).collect()
}

/// To any width; a word that is wider stays as it is.
pub fn zero_extend(a: &[Lit], width: u32) -> Bits {
    extend(a, width, Lit::FALSE)
}

pub fn sign_extend(a: &[Lit], width: u32) -> Bits {
    extend(a, width, sign(a))
}

fn extend(a: &[Lit], width: u32, with: Lit) -> Bits {
    let mut result = a.to_vec();
    result.resize(a.len().max(width as usize), with);
    result
}

/// The highest bit.
pub(crate) fn sign(a: &[Lit]) -> Lit {
    a.last().copied().unwrap_or(Lit::FALSE)
}

pub fn add(gates: &mut Gates, a: &[Lit], b: &[Lit]) -> Bits {
    add_carry(gates, a, b, Lit::FALSE).0
}

pub fn sub(gates: &mut Gates, a: &[Lit], b: &[Lit]) -> Bits {
    add_carry(gates, a, &not(b), Lit::TRUE).0
}

pub fn neg(gates: &mut Gates, a: &[Lit]) -> Bits {
    let zero = vec![Lit::FALSE; a.len()];
    sub(gates, &zero, a)
}

/// The negated word if `condition`, else the word.
pub fn neg_if(gates: &mut Gates, condition: Lit, a: &[Lit]) -> Bits {
    let flipped: Bits = a.iter().map(|&bit| gates.xor(condition, bit)).collect();
    increment_if(gates, condition, &flipped)
}

/// One more if `condition`.
pub(crate) fn increment_if(gates: &mut Gates, condition: Lit, a: &[Lit]) -> Bits {
    let zero = vec![Lit::FALSE; a.len()];
    add_carry(gates, a, &zero, condition).0
}

/// `a + b + carry`, and the carry out of the highest bit.
pub(crate) fn add_carry(gates: &mut Gates, a: &[Lit], b: &[Lit], mut carry: Lit) -> (Bits, Lit) {
    let mut result = Bits::with_capacity(a.len());
    for (a, b) in pairs(a, b) {
        let (sum, out) = gates.full_adder(a, b, carry);
        result.push(sum);
        carry = out;
    }
    (result, carry)
}

/// Quotient and remainder: by zero, all ones and the dividend.
pub fn udiv_urem(gates: &mut Gates, a: &[Lit], b: &[Lit]) -> (Bits, Bits) {
    defined::divide(gates, a, b, a.len())
}

pub fn sdiv(gates: &mut Gates, a: &[Lit], b: &[Lit]) -> Bits {
    let (quotient, _) = divide_magnitudes(gates, a, b);
    let differ = gates.xor(sign(a), sign(b));
    neg_if(gates, differ, &quotient)
}

pub fn srem(gates: &mut Gates, a: &[Lit], b: &[Lit]) -> Bits {
    let (_, rest) = divide_magnitudes(gates, a, b);
    neg_if(gates, sign(a), &rest)
}

fn divide_magnitudes(gates: &mut Gates, a: &[Lit], b: &[Lit]) -> (Bits, Bits) {
    let (a, b) = (neg_if(gates, sign(a), a), neg_if(gates, sign(b), b));
    udiv_urem(gates, &a, &b)
}

pub fn eq(gates: &mut Gates, a: &[Lit], b: &[Lit]) -> Lit {
    let same: Bits = pairs(a, b).map(|(a, b)| gates.eq(a, b)).collect();
    gates.and_all(&same)
}

pub fn is_zero(gates: &mut Gates, a: &[Lit]) -> Lit {
    !gates.or_all(a)
}

/// Whether `a < b`.
pub fn ult(gates: &mut Gates, a: &[Lit], b: &[Lit]) -> Lit {
    // The higher bits decide where they differ.
    pairs(a, b).fold(Lit::FALSE, |below, (a, b)| gates.majority(!a, b, below))
}

pub fn ule(gates: &mut Gates, a: &[Lit], b: &[Lit]) -> Lit {
    !ult(gates, b, a)
}

pub fn slt(gates: &mut Gates, a: &[Lit], b: &[Lit]) -> Lit {
    let (a, b) = (flip_sign(a), flip_sign(b));
    ult(gates, &a, &b)
}

fn flip_sign(a: &[Lit]) -> Bits {
    let mut result = a.to_vec();
    if let Some(top) = result.last_mut() {
        *top = !*top;
    }
    result
}
