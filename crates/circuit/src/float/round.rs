//! From exact results to the nearest value of a format.

use types::FloatKind;

use super::fields::{Fields, exponent_bits, infinite_magnitude, stored};
use crate::word;
use crate::{Bits, Gates, Lit};

/// A magnitude on its way to a format. The exponent is that of the highest place of the significand, signed, and counts
/// from 1 for the least normal number of the format. The lowest place may stand for anything lost below it.
pub(super) struct ScaledMagnitude {
    pub exponent: Bits,
    pub significand: Bits,
}

impl ScaledMagnitude {
    /// The value of an operand, with its leading one in the highest place; zero stays zero, with any exponent.
    pub fn normal(gates: &mut Gates, a: &Fields) -> ScaledMagnitude {
        let scaled = ScaledMagnitude { exponent: a.exponent(gates), significand: a.significand() };
        scaled.normalised(gates)
    }

    /// The same, but with the leading one set in any case.
    pub fn nonzero(gates: &mut Gates, a: &Fields) -> ScaledMagnitude {
        let mut scaled = ScaledMagnitude::normal(gates, a);
        scaled.significand[stored(a.kind)] = Lit::TRUE;
        scaled
    }

    /// Shifts the leading one to the highest place.
    pub fn normalised(self, gates: &mut Gates) -> ScaledMagnitude {
        let amount = word::leading_zeros(gates, &self.significand);
        self.shifted_left(gates, &amount)
    }

    /// Shifts the leading one up, until it is in the highest place or the exponent is that of the least normal number.
    pub fn normalised_within_range(self, gates: &mut Gates) -> ScaledMagnitude {
        let width = self.exponent.len() as u32;
        let zeros = word::zero_extend(&word::leading_zeros(gates, &self.significand), width);
        let one = word::constant(1, zeros.len() as u32);
        let room = word::sub(gates, &word::sign_extend(&self.exponent, zeros.len() as u32), &one);
        let room = word::masked(gates, !word::sign(&room), &room);
        let is_enough = word::ult(gates, &zeros, &room);
        let amount = word::ite(gates, is_enough, &zeros, &room);
        self.shifted_left(gates, &amount)
    }

    /// Where it is known that at most the highest place is zero.
    pub fn normalised_by_one(self, gates: &mut Gates) -> ScaledMagnitude {
        let is_short = !word::sign(&self.significand);
        self.shifted_left(gates, &[is_short])
    }

    fn shifted_left(self, gates: &mut Gates, amount: &[Lit]) -> ScaledMagnitude {
        let significand = word::shl(gates, &self.significand, amount);
        let width = self.exponent.len();
        let by = word::zero_extend(&amount[..amount.len().min(width)], width as u32);
        ScaledMagnitude { exponent: word::sub(gates, &self.exponent, &by), significand }
    }

    /// Shifts right, where the exponent is below that of the least normal number, until it is that.
    pub fn within_range(self, gates: &mut Gates) -> ScaledMagnitude {
        let one = word::constant(1, self.exponent.len() as u32);
        let is_below = word::slt(gates, &self.exponent, &one);
        let distance = word::sub(gates, &one, &self.exponent);
        let amount = word::masked(gates, is_below, &distance);
        let (mut significand, lost) = word::lshr_sticky(gates, &self.significand, &amount);
        significand[0] = gates.or(significand[0], lost);
        ScaledMagnitude { exponent: word::ite(gates, is_below, &one, &self.exponent), significand }
    }

    /// The nearest magnitude of the format, which may be infinite. The leading one must be in the highest place or the
    /// exponent that of the least normal number, unless the value is zero.
    pub fn rounded(&self, gates: &mut Gates, kind: FloatKind) -> Bits {
        let precision = stored(kind) + 1;
        let mut significand = vec![Lit::FALSE; precision.saturating_sub(self.significand.len())];
        significand.extend(&self.significand);
        let (below, kept) = significand.split_at(significand.len() - precision);
        let up = match below.split_last() {
            Some((&half, rest)) => {
                let sticky = gates.or_all(rest);
                let odd_or_more = gates.or(kept[0], sticky);
                gates.and(half, odd_or_more)
            }
            None => Lit::FALSE,
        };
        // A carry out of the fraction is the step to the next exponent.
        let biased = word::masked(gates, word::sign(kept), &self.exponent);
        let magnitude = word::increment_if(gates, up, &[&kept[..precision - 1], &*biased].concat());
        let biased = &magnitude[precision - 1..];
        let greatest = word::constant(2 * kind.max_exponent() as u128, biased.len() as u32);
        let overflows = word::ult(gates, &greatest, biased);
        let length = precision - 1 + exponent_bits(kind) as usize;
        word::ite(gates, overflows, &infinite_magnitude(kind), &magnitude[..length])
    }
}
