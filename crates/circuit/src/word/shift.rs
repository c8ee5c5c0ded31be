//! Shifts by variable amounts, in as many steps as the amount has bits that matter.

use super::sign;
use crate::{Bits, Gates, Lit};

/// By the width or more: zero. The amount may have any width.
pub fn shl(gates: &mut Gates, a: &[Lit], amount: &[Lit]) -> Bits {
    let mut reversed = a.to_vec();
    reversed.reverse();
    let mut result = shift_right(gates, &reversed, amount, Lit::FALSE);
    result.reverse();
    result
}

pub fn lshr(gates: &mut Gates, a: &[Lit], amount: &[Lit]) -> Bits {
    shift_right(gates, a, amount, Lit::FALSE)
}

/// By the width or more: copies of the sign.
pub fn ashr(gates: &mut Gates, a: &[Lit], amount: &[Lit]) -> Bits {
    shift_right(gates, a, amount, sign(a))
}

fn shift_right(gates: &mut Gates, a: &[Lit], amount: &[Lit], fill: Lit) -> Bits {
    let (steps, beyond) = split_amount(gates, a.len(), amount);
    let mut result = a.to_vec();
    for (step, &chosen) in steps.iter().enumerate() {
        result = shift_once(gates, &result, 1 << step, chosen, fill);
    }
    result.iter().map(|&bit| gates.ite(beyond, fill, bit)).collect()
}

/// Shifts right and says whether a one was lost.
pub(crate) fn lshr_sticky(gates: &mut Gates, a: &[Lit], amount: &[Lit]) -> (Bits, Lit) {
    let (steps, beyond) = split_amount(gates, a.len(), amount);
    let mut result = a.to_vec();
    let mut lost = Bits::new();
    for (step, &chosen) in steps.iter().enumerate() {
        let dropped = gates.or_all(&result[..(1 << step).min(a.len())]);
        lost.push(gates.and(chosen, dropped));
        result = shift_once(gates, &result, 1 << step, chosen, Lit::FALSE);
    }
    let rest = gates.or_all(&result);
    lost.push(gates.and(beyond, rest));
    let result = result.iter().map(|&bit| gates.and(!beyond, bit)).collect();
    (result, gates.or_all(&lost))
}

/// The bits of an amount that shift by less than the width, and whether a higher one is set.
fn split_amount<'a>(gates: &mut Gates, width: usize, amount: &'a [Lit]) -> (&'a [Lit], Lit) {
    let steps = (usize::BITS - width.saturating_sub(1).leading_zeros()) as usize;
    let (steps, beyond) = amount.split_at(steps.min(amount.len()));
    (steps, gates.or_all(beyond))
}

fn shift_once(gates: &mut Gates, a: &[Lit], by: usize, chosen: Lit, fill: Lit) -> Bits {
    let shifted = |bit: usize| a.get(bit + by).copied().unwrap_or(fill);
    (0..a.len()).map(|bit| gates.ite(chosen, shifted(bit), a[bit])).collect()
}

/// How many zeros stand above the highest one; of zero, a number not below the width.
pub fn leading_zeros(gates: &mut Gates, a: &[Lit]) -> Bits {
    // Blocks of a power of two bits from the top, each with its count and whether it is all zero; ones below the word
    // end every count.
    let mut blocks: Vec<(Bits, Lit)> = a.iter().rev().map(|&bit| (Bits::new(), !bit)).collect();
    blocks.resize(a.len().next_power_of_two(), (Bits::new(), Lit::FALSE));
    while blocks.len() > 1 {
        blocks = blocks
            .chunks(2)
            .map(|pair| {
                let ((high, high_zero), (low, low_zero)) = (&pair[0], &pair[1]);
                let mut count = super::ite(gates, *high_zero, low, high);
                count.push(*high_zero);
                (count, gates.and(*high_zero, *low_zero))
            })
            .collect();
    }
    match blocks.pop() {
        // All zero is one more than all ones.
        Some((mut count, zero)) => {
            for bit in &mut count {
                *bit = gates.and(*bit, !zero);
            }
            count.push(zero);
            count
        }
        None => Bits::new(),
    }
}
