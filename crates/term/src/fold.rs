//! What operators mean on constants.

use types::{FloatKind, IntType};

use crate::node::{Binary, FloatBinary, FloatCompare, FloatUnary, Unary, mask};

pub(crate) fn unary(op: Unary, a: u128, width: u32) -> u128 {
    match op {
        Unary::Not => !a & mask(width),
        Unary::Neg => a.wrapping_neg() & mask(width),
    }
}

pub(crate) fn binary(op: Binary, a: u128, b: u128, width: u32) -> u128 {
    let unsigned = IntType::unsigned(width as u8);
    let signed = IntType::signed(width as u8);
    let amount = u32::try_from(b).unwrap_or(u32::MAX);
    match op {
        Binary::Add => unsigned.add(a, b).bits,
        Binary::Mul => unsigned.mul(a, b).bits,
        Binary::Udiv => unsigned.div(a, b).map_or(mask(width), |result| result.bits),
        Binary::Urem => unsigned.rem(a, b).map_or(a, |result| result.bits),
        Binary::Sdiv => match signed.div(a, b) {
            Some(result) => result.bits,
            None if signed.is_negative(a) => 1,
            None => mask(width),
        },
        Binary::Srem => signed.rem(a, b).map_or(a, |result| result.bits),
        Binary::Shl => {
            if amount >= width {
                0
            } else {
                (a << amount) & mask(width)
            }
        }
        Binary::Lshr => {
            if amount >= width {
                0
            } else {
                a >> amount
            }
        }
        Binary::Ashr => signed.shr(a, amount.min(width - 1)),
        Binary::And => a & b,
        Binary::Or => a | b,
        Binary::Xor => a ^ b,
        Binary::Eq => (a == b) as u128,
        Binary::Ult => (a < b) as u128,
        Binary::Slt => signed.compare(a, b).is_lt() as u128,
        Binary::UmulOverflow => unsigned.mul(a, b).overflow as u128,
        Binary::SmulOverflow => signed.mul(a, b).overflow as u128,
    }
}

pub(crate) fn sign_extend(a: u128, from: u32, to: u32) -> u128 {
    IntType::signed(from as u8).convert(IntType::unsigned(to as u8), a)
}

pub(crate) fn float_unary(kind: FloatKind, op: FloatUnary, a: u128) -> u128 {
    match op {
        FloatUnary::Sqrt => kind.sqrt(a),
        FloatUnary::RoundToIntegral(rounding) => kind.round_to_integral(a, rounding),
    }
}

pub(crate) fn float_binary(kind: FloatKind, op: FloatBinary, a: u128, b: u128) -> u128 {
    match op {
        FloatBinary::Add => kind.add(a, b),
        FloatBinary::Sub => kind.sub(a, b),
        FloatBinary::Mul => kind.mul(a, b),
        FloatBinary::Div => kind.div(a, b),
        FloatBinary::Fmod => kind.fmod(a, b),
        FloatBinary::Remainder => kind.remainder(a, b),
    }
}

pub(crate) fn float_compare(kind: FloatKind, op: FloatCompare, a: u128, b: u128) -> bool {
    kind.compare(a, b).is_some_and(|order| match op {
        FloatCompare::Eq => order.is_eq(),
        FloatCompare::Lt => order.is_lt(),
        FloatCompare::Le => order.is_le(),
    })
}
