//! Integers of at most 64 bits, which nearly all are, in native arithmetic.
//!
//! `None` wherever something is left to be judged (overflow, a zero divisor, an odd shift): the exact operations of
//! `types` then do it again. Patterns are as there: the bits above the width are zero.

use cfa::BinaryOp;
use types::IntType;

#[inline(always)]
pub fn mask(int: IntType) -> u64 {
    u64::MAX >> (64 - int.width as u32)
}

#[inline(always)]
fn signed(int: IntType, bits: u64) -> i64 {
    let shift = 64 - int.width as u32;
    ((bits << shift) as i64) >> shift
}

/// The pattern of a signed result that fits.
#[inline(always)]
fn fitting(int: IntType, exact: Option<i64>) -> Option<u64> {
    let exact = exact?;
    let bits = exact as u64 & mask(int);
    (signed(int, bits) == exact).then_some(bits)
}

#[inline(always)]
pub fn binary(op: BinaryOp, int: IntType, a: u64, right: IntType, b: u64) -> Option<u64> {
    if int.width > 64 {
        return None;
    }
    let less = |a, b| if int.signed { signed(int, a) < signed(int, b) } else { a < b };
    Some(match op {
        BinaryOp::Add if int.signed => fitting(int, signed(int, a).checked_add(signed(int, b)))?,
        BinaryOp::Sub if int.signed => fitting(int, signed(int, a).checked_sub(signed(int, b)))?,
        BinaryOp::Mul if int.signed => fitting(int, signed(int, a).checked_mul(signed(int, b)))?,
        BinaryOp::Add => a.wrapping_add(b) & mask(int),
        BinaryOp::Sub => a.wrapping_sub(b) & mask(int),
        BinaryOp::Mul => a.wrapping_mul(b) & mask(int),
        BinaryOp::Div if int.signed => fitting(int, signed(int, a).checked_div(signed(int, b)))?,
        BinaryOp::Div => a.checked_div(b)?,
        // The quotient may overflow.
        BinaryOp::Rem if int.signed && b == mask(int) => return None,
        BinaryOp::Rem if int.signed => fitting(int, signed(int, a).checked_rem(signed(int, b)))?,
        BinaryOp::Rem => a.checked_rem(b)?,
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::Eq => (a == b) as u64,
        BinaryOp::Ne => (a != b) as u64,
        BinaryOp::Lt => less(a, b) as u64,
        BinaryOp::Le => !less(b, a) as u64,
        BinaryOp::Gt => less(b, a) as u64,
        BinaryOp::Ge => !less(a, b) as u64,
        BinaryOp::Shl | BinaryOp::Shr => return shift(op, int, a, right, b),
    })
}

#[inline]
fn shift(op: BinaryOp, int: IntType, a: u64, right: IntType, by: u64) -> Option<u64> {
    // A count of eight bits or more that is below 64 is not negative.
    if by >= int.width as u64 || !(8..=64).contains(&right.width) {
        return None;
    }
    Some(match (op, int.signed) {
        (BinaryOp::Shr, true) => (signed(int, a) >> by) as u64 & mask(int),
        (BinaryOp::Shr, false) => a >> by,
        (_, true) if a > (mask(int) >> 1) >> by => return None,
        _ => (a << by) & mask(int),
    })
}

#[inline]
pub fn negate(int: IntType, a: u64) -> Option<u64> {
    match int.signed {
        true => fitting(int, signed(int, a).checked_neg()),
        false => Some(a.wrapping_neg() & mask(int)),
    }
}

/// The pattern of the same value in another type, modulo two to its width.
#[inline(always)]
pub fn convert(from: IntType, to: IntType, bits: u64) -> Option<u64> {
    if from.width > 64 || to.width > 64 {
        return None;
    }
    let value = if from.signed { signed(from, bits) as u64 } else { bits };
    Some(value & mask(to))
}

/// `offset + index * scale`.
#[inline(always)]
pub fn indexed(offset: i64, index_type: IntType, index: u64, scale: i64) -> Option<i64> {
    if index_type.width > 64 {
        return None;
    }
    let index = match index_type.signed {
        true => signed(index_type, index),
        false => i64::try_from(index).ok()?,
    };
    offset.checked_add(index.checked_mul(scale)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What `types` says, where there is nothing to be judged.
    fn exact(op: BinaryOp, int: IntType, a: u128, right: IntType, b: u128) -> Option<u128> {
        use std::cmp::Ordering::*;
        let defined = |checked: types::CheckedInt| (!checked.overflow || !int.signed).then_some(checked.bits);
        match op {
            BinaryOp::Add => defined(int.add(a, b)),
            BinaryOp::Sub => defined(int.sub(a, b)),
            BinaryOp::Mul => defined(int.mul(a, b)),
            BinaryOp::Div => int.div(a, b).and_then(defined),
            BinaryOp::Rem => int.rem(a, b).and_then(defined),
            BinaryOp::Shl | BinaryOp::Shr if right.is_negative(b) || b >= int.width as u128 => None,
            BinaryOp::Shl => defined(int.shl(a, b as u32)),
            BinaryOp::Shr => Some(int.shr(a, b as u32)),
            BinaryOp::And => Some(a & b),
            BinaryOp::Or => Some(a | b),
            BinaryOp::Xor => Some(a ^ b),
            BinaryOp::Eq => Some((a == b) as u128),
            BinaryOp::Ne => Some((a != b) as u128),
            BinaryOp::Lt => Some((int.compare(a, b) == Less) as u128),
            BinaryOp::Le => Some((int.compare(a, b) != Greater) as u128),
            BinaryOp::Gt => Some((int.compare(a, b) == Greater) as u128),
            BinaryOp::Ge => Some((int.compare(a, b) != Less) as u128),
        }
    }

    fn samples(int: IntType) -> impl Iterator<Item = u128> {
        let around = |bits: u128| [bits.wrapping_sub(1), bits, bits.wrapping_add(1)];
        [0, 3, 7, 100, int.min_value(), int.max_value(), 0x5555_5555_5555_5555, 0xdead_beef_1234_5678]
            .into_iter()
            .flat_map(around)
            .map(move |bits| int.truncate(bits))
    }

    #[test]
    fn agrees_with_the_exact_operations() {
        let ints = [1, 3, 8, 13, 16, 32, 33, 63, 64].into_iter();
        let ints: Vec<IntType> = ints.flat_map(|width| [IntType::signed(width), IntType::unsigned(width)]).collect();
        for &int in &ints {
            for (a, b) in samples(int).flat_map(|a| samples(int).map(move |b| (a, b))) {
                for op in BinaryOp::ALL {
                    let expected = exact(op, int, a, int, b);
                    // Not judging is always right, but only where it is rare.
                    match binary(op, int, a as u64, int, b as u64) {
                        Some(result) => assert_eq!(Some(result as u128), expected, "{op:?} {int:?} {a:#x} {b:#x}"),
                        None => assert!(
                            expected.is_none() || op == BinaryOp::Rem || int.width < 8,
                            "{op:?} {int:?} {a:#x} {b:#x}"
                        ),
                    }
                }
                let negative = int.neg(a);
                let expected = (!negative.overflow || !int.signed).then_some(negative.bits);
                assert_eq!(negate(int, a as u64).map(u128::from), expected, "-{int:?} {a:#x}");
                for &to in &ints {
                    assert_eq!(
                        convert(int, to, a as u64).map(u128::from),
                        Some(int.convert(to, a)),
                        "{int:?} to {to:?} {a:#x}"
                    );
                }
                let (index, scale) = (int.to_i128(a), 24);
                let moved = i64::try_from(index).ok().and_then(|_| i64::try_from(index * scale + 5).ok());
                // An intermediate result that leaves the range may be given up.
                assert!([None, moved].contains(&indexed(5, int, a as u64, scale as i64)), "{int:?} {a:#x}");
            }
        }
    }
}
