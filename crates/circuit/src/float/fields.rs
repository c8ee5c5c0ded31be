//! The parts of a pattern, its class, and NaNs.

use types::FloatKind;

use crate::word;
use crate::{Bits, Gates, Lit};

/// A pattern as `FloatKind` reads it: x87 without its integer bit, pseudo-denormals as the normal numbers they equal and
/// unnormals as NaN.
pub(super) struct Fields {
    pub kind: FloatKind,
    pub negative: Lit,
    /// The exponent, with the bias.
    pub biased: Bits,
    pub fraction: Bits,
    pub is_nan: Lit,
    pub is_infinite: Lit,
    pub is_zero: Lit,
    /// Whether the exponent is not zero, which is the integer bit.
    pub is_normal: Lit,
}

/// Bits of the fraction, without the leading one.
pub(super) fn stored(kind: FloatKind) -> usize {
    kind.precision() as usize - 1
}

/// Bits of the exponent field.
pub(super) fn exponent_bits(kind: FloatKind) -> u32 {
    u32::BITS - (kind.max_exponent() as u32).leading_zeros() + 1
}

pub(super) fn split(gates: &mut Gates, kind: FloatKind, a: &[Lit]) -> Fields {
    let stored = stored(kind);
    let exponent_bits = exponent_bits(kind) as usize;
    let negative = word::sign(a);
    let mut fraction = a[..stored].to_vec();
    let mut biased;
    if kind == FloatKind::X87 {
        let integer_bit = a[stored];
        biased = a[stored + 1..][..exponent_bits].to_vec();
        let some_exponent = gates.or_all(&biased);
        let is_pseudo_denormal = gates.and(integer_bit, !some_exponent);
        biased[0] = gates.or(biased[0], is_pseudo_denormal);
        let is_unnormal = gates.and(!integer_bit, some_exponent);
        biased = biased.iter().map(|&bit| gates.or(bit, is_unnormal)).collect();
        fraction = word::masked(gates, !is_unnormal, &fraction);
        fraction[stored - 1] = gates.or(fraction[stored - 1], is_unnormal);
    } else {
        biased = a[stored..][..exponent_bits].to_vec();
    }
    let is_normal = gates.or_all(&biased);
    let is_special = gates.and_all(&biased);
    let some_fraction = gates.or_all(&fraction);
    Fields {
        kind,
        negative,
        is_nan: gates.and(is_special, some_fraction),
        is_infinite: gates.and(is_special, !some_fraction),
        is_zero: !gates.or(is_normal, some_fraction),
        is_normal,
        biased,
        fraction,
    }
}

impl Fields {
    /// Fraction and exponent, ordered like the absolute values.
    pub fn magnitude(&self) -> Bits {
        [&*self.fraction, &*self.biased].concat()
    }
    /// The fraction and the leading one of a normal number.
    pub fn significand(&self) -> Bits {
        [&*self.fraction, &[self.is_normal]].concat()
    }
    /// The exponent of the leading place, where 1 stands for that of the least normal number.
    pub fn exponent(&self, gates: &mut Gates) -> Bits {
        let mut exponent = word::zero_extend(&self.biased, exponent_width(self.kind));
        // Subnormal numbers have the exponent of the least normal ones.
        exponent[0] = gates.or(exponent[0], !self.is_normal);
        exponent
    }
    fn quiet_magnitude(&self) -> Bits {
        let mut magnitude = self.magnitude();
        magnitude[stored(self.kind) - 1] = Lit::TRUE;
        magnitude
    }
}

/// Bits of a signed exponent with room for sums and differences of exponents.
pub(super) fn exponent_width(kind: FloatKind) -> u32 {
    exponent_bits(kind) + 3
}

/// The pattern of a sign and a magnitude.
pub(super) fn join(gates: &mut Gates, kind: FloatKind, negative: Lit, magnitude: &[Lit]) -> Bits {
    let (fraction, biased) = magnitude.split_at(stored(kind));
    let mut result = fraction.to_vec();
    if kind == FloatKind::X87 {
        result.push(gates.or_all(biased));
    }
    result.extend(biased);
    result.push(negative);
    result
}

pub(super) fn infinite_magnitude(kind: FloatKind) -> Bits {
    let mut magnitude = vec![Lit::FALSE; stored(kind)];
    magnitude.extend(vec![Lit::TRUE; exponent_bits(kind) as usize]);
    magnitude
}

/// The result of an operation: the pattern `nan` where it is none, else infinite, else the magnitude.
pub(super) fn select(
    gates: &mut Gates,
    kind: FloatKind,
    (is_nan, nan): (Lit, &[Lit]),
    negative: Lit,
    is_infinite: Lit,
    magnitude: &[Lit],
) -> Bits {
    let magnitude = word::ite(gates, is_infinite, &infinite_magnitude(kind), magnitude);
    let number = join(gates, kind, negative, &magnitude);
    word::ite(gates, is_nan, nan, &number)
}

/// The NaN made quiet; other values in the form that operations produce.
pub(super) fn quiet(gates: &mut Gates, a: &Fields) -> Bits {
    let mut magnitude = a.magnitude();
    let quiet_bit = &mut magnitude[stored(a.kind) - 1];
    *quiet_bit = gates.or(*quiet_bit, a.is_nan);
    join(gates, a.kind, a.negative, &magnitude)
}

/// The NaN that an operation on `a` and `b` results in if either is one or it is invalid.
pub(super) fn pass_nan(gates: &mut Gates, a: &Fields, b: &Fields) -> Bits {
    let kind = a.kind;
    let (a_quiet, b_quiet) = (a.quiet_magnitude(), b.quiet_magnitude());
    let a_first = match kind {
        FloatKind::F16 | FloatKind::F32 | FloatKind::F64 => Lit::TRUE,
        FloatKind::X87 | FloatKind::F128 => {
            let above = word::ult(gates, &b_quiet, &a_quiet);
            let same = word::eq(gates, &a_quiet, &b_quiet);
            let same_and_positive = gates.and(same, !a.negative);
            gates.or(above, same_and_positive)
        }
    };
    let a_counts = gates.or(a_first, !b.is_nan);
    let is_a = gates.and(a.is_nan, a_counts);
    let a_bits = join(gates, kind, a.negative, &a_quiet);
    let b_bits = join(gates, kind, b.negative, &b_quiet);
    let indefinite = word::constant(kind.indefinite(), kind.value_bits());
    let other = word::ite(gates, b.is_nan, &b_bits, &indefinite);
    word::ite(gates, is_a, &a_bits, &other)
}
