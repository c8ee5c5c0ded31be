//! Compiler builtins that reach the library as calls. What the front end folds (`__builtin_constant_p`,
//! `__builtin_object_size`…) is not here.

use types::{IntType, Scalar};

use super::call::{Call, INT, LONG_LONG, Outcome};
use super::{LibraryFunction, rows};
use crate::{Run, UbKind, Value};

const UINT: IntType = IntType::unsigned(32);
const ULONG_LONG: IntType = IntType::unsigned(64);

pub(super) const FUNCTIONS: &[LibraryFunction] = rows! {
    __builtin_object_size => |c| {
        let kind = c.integer(0)?;
        c.give_int(if kind & 2 == 0 { -1 } else { 0 })
    };
    __builtin_bswap16 => |c| bswap(c, 16);
    __builtin_bswap32 => |c| bswap(c, 32);
    __builtin_bswap64 => |c| bswap(c, 64);
    __builtin_bswap128 => |c| bswap(c, 128);
    __builtin_clz => |c| count(c, UINT, Count::LeadingZeros);
    __builtin_clzl => |c| { let ty = c.size_type(); count(c, ty, Count::LeadingZeros) };
    __builtin_clzll => |c| count(c, ULONG_LONG, Count::LeadingZeros);
    __builtin_ctz => |c| count(c, UINT, Count::TrailingZeros);
    __builtin_ctzl => |c| { let ty = c.size_type(); count(c, ty, Count::TrailingZeros) };
    __builtin_ctzll => |c| count(c, ULONG_LONG, Count::TrailingZeros);
    __builtin_clrsb => |c| count(c, UINT, Count::SignBits);
    __builtin_clrsbl => |c| { let ty = c.size_type(); count(c, ty, Count::SignBits) };
    __builtin_clrsbll => |c| count(c, ULONG_LONG, Count::SignBits);
    __builtin_popcount => |c| count(c, UINT, Count::Ones);
    __builtin_popcountl => |c| { let ty = c.size_type(); count(c, ty, Count::Ones) };
    __builtin_popcountll => |c| count(c, ULONG_LONG, Count::Ones);
    __builtin_parity => |c| count(c, UINT, Count::Parity);
    __builtin_parityl => |c| { let ty = c.size_type(); count(c, ty, Count::Parity) };
    __builtin_parityll => |c| count(c, ULONG_LONG, Count::Parity);
    __builtin_ffs => |c| count(c, UINT, Count::FirstSet);
    __builtin_ffsl => |c| { let ty = c.size_type(); count(c, ty, Count::FirstSet) };
    __builtin_ffsll => |c| count(c, ULONG_LONG, Count::FirstSet);
    __builtin_add_overflow => |c| overflow_generic(c, Arithmetic::Add);
    __builtin_sub_overflow => |c| overflow_generic(c, Arithmetic::Sub);
    __builtin_mul_overflow => |c| overflow_generic(c, Arithmetic::Mul);
    __builtin_add_overflow_p => |c| overflow_predicate(c, Arithmetic::Add);
    __builtin_sub_overflow_p => |c| overflow_predicate(c, Arithmetic::Sub);
    __builtin_mul_overflow_p => |c| overflow_predicate(c, Arithmetic::Mul);
    __builtin_sadd_overflow => |c| overflow(c, Arithmetic::Add, INT);
    __builtin_saddl_overflow => |c| { let ty = c.long(); overflow(c, Arithmetic::Add, ty) };
    __builtin_saddll_overflow => |c| overflow(c, Arithmetic::Add, LONG_LONG);
    __builtin_uadd_overflow => |c| overflow(c, Arithmetic::Add, UINT);
    __builtin_uaddl_overflow => |c| { let ty = c.size_type(); overflow(c, Arithmetic::Add, ty) };
    __builtin_uaddll_overflow => |c| overflow(c, Arithmetic::Add, ULONG_LONG);
    __builtin_ssub_overflow => |c| overflow(c, Arithmetic::Sub, INT);
    __builtin_ssubl_overflow => |c| { let ty = c.long(); overflow(c, Arithmetic::Sub, ty) };
    __builtin_ssubll_overflow => |c| overflow(c, Arithmetic::Sub, LONG_LONG);
    __builtin_usub_overflow => |c| overflow(c, Arithmetic::Sub, UINT);
    __builtin_usubl_overflow => |c| { let ty = c.size_type(); overflow(c, Arithmetic::Sub, ty) };
    __builtin_usubll_overflow => |c| overflow(c, Arithmetic::Sub, ULONG_LONG);
    __builtin_smul_overflow => |c| overflow(c, Arithmetic::Mul, INT);
    __builtin_smull_overflow => |c| { let ty = c.long(); overflow(c, Arithmetic::Mul, ty) };
    __builtin_smulll_overflow => |c| overflow(c, Arithmetic::Mul, LONG_LONG);
    __builtin_umul_overflow => |c| overflow(c, Arithmetic::Mul, UINT);
    __builtin_umull_overflow => |c| { let ty = c.size_type(); overflow(c, Arithmetic::Mul, ty) };
    __builtin_umulll_overflow => |c| overflow(c, Arithmetic::Mul, ULONG_LONG);
    __builtin_unreachable => |c| Err(c.undefined_as(UbKind::Unreachable, "reached"));
    __builtin_trap => |c| Err(c.host.abort());
    __builtin_prefetch => |c| c.done();
    __builtin___clear_cache => |c| c.done();
    __builtin_expect | __builtin_expect_with_probability => |c| { let value = c.integer(0)?; c.give_int(value) };
    __builtin_assume_aligned => |c| { let pointer = c.pointer(0)?; c.give(pointer) };
    __builtin_return_address | __builtin_frame_address => |c| Err(c.unsupported("addresses of frames"));
    ffs => |c| count(c, UINT, Count::FirstSet);
    ffsl => |c| { let ty = c.size_type(); count(c, ty, Count::FirstSet) };
    ffsll => |c| count(c, ULONG_LONG, Count::FirstSet);
    __bswap_16 | bswap_16 => |c| bswap(c, 16);
    __bswap_32 | bswap_32 => |c| bswap(c, 32);
    __bswap_64 | bswap_64 => |c| bswap(c, 64);
    htons | ntohs => |c| bswap(c, 16);
    htonl | ntohl => |c| bswap(c, 32);
};

fn bswap(c: &mut Call, width: u32) -> Outcome {
    let bits = c.integer(0)? as u128;
    c.give_int((bits.swap_bytes() >> (128 - width)) as i128)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Count {
    LeadingZeros,
    TrailingZeros,
    SignBits,
    Ones,
    Parity,
    FirstSet,
}

fn count(c: &mut Call, ty: IntType, what: Count) -> Outcome {
    let bits = ty.from_i128(c.integer(0)?);
    let unused = 128 - u32::from(ty.width);
    let result = match what {
        Count::LeadingZeros | Count::TrailingZeros if bits == 0 => return Err(c.undefined("argument 1 is 0")),
        Count::LeadingZeros => bits.leading_zeros() - unused,
        Count::TrailingZeros => bits.trailing_zeros(),
        // Bits behind the sign that equal it.
        Count::SignBits => {
            let flipped = if bits >> (ty.width - 1) == 1 { ty.not(bits) } else { bits };
            flipped.leading_zeros() - unused - 1
        }
        Count::Ones => bits.count_ones(),
        Count::Parity => bits.count_ones() % 2,
        Count::FirstSet if bits == 0 => 0,
        Count::FirstSet => bits.trailing_zeros() + 1,
    };
    c.give_int(i128::from(result))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Arithmetic {
    Add,
    Sub,
    Mul,
}

/// The exact result as sign and magnitude, for operands of at most 64 bits, cut to `ty`.
fn wrapped(op: Arithmetic, a: i128, b: i128, ty: IntType) -> (u128, bool) {
    let (negative, magnitude) = match op {
        Arithmetic::Add => ((a + b) < 0, (a + b).unsigned_abs()),
        Arithmetic::Sub => ((a - b) < 0, (a - b).unsigned_abs()),
        // Two magnitudes of at most 2^64 - 1 have a product below 2^128.
        Arithmetic::Mul => ((a < 0) != (b < 0), a.unsigned_abs() * b.unsigned_abs()),
    };
    let fits =
        if negative && magnitude != 0 { ty.signed && magnitude <= ty.min_value() } else { ty.fits_u128(magnitude) };
    (ty.truncate(if negative { magnitude.wrapping_neg() } else { magnitude }), !fits)
}

/// Both operands, of whatever integer types.
fn operands(c: &mut Call) -> Run<(i128, i128)> {
    for index in 0..2 {
        if let Scalar::Int(IntType { width: 65.., .. }) = c.argument(index)?.scalar {
            return Err(c.unsupported("operands of 128 bits"));
        }
    }
    Ok((c.integer(0)?, c.integer(1)?))
}

fn store_wrapped(c: &mut Call, op: Arithmetic, (a, b): (i128, i128), ty: IntType) -> Outcome {
    let (bits, overflows) = wrapped(op, a, b, ty);
    let target = c.object(2)?;
    c.host.write(&target, Scalar::Int(ty), Value::Bits(bits))?;
    c.give_bool(overflows)
}

fn overflow(c: &mut Call, op: Arithmetic, ty: IntType) -> Outcome {
    let operands = (c.integer_as(0, ty)?, c.integer_as(1, ty)?);
    store_wrapped(c, op, operands, ty)
}

fn overflow_generic(c: &mut Call, op: Arithmetic) -> Outcome {
    let pointer = c.argument(2)?.ty;
    let Some(Scalar::Int(ty)) = c.host.pointee(pointer) else {
        return Err(c.unsupported("the type that argument 3 points to"));
    };
    let operands = operands(c)?;
    store_wrapped(c, op, operands, ty)
}

fn overflow_predicate(c: &mut Call, op: Arithmetic) -> Outcome {
    let Scalar::Int(mut ty) = c.argument(2)?.scalar else {
        return Err(c.undefined("argument 3 is no integer"));
    };
    if c.args.len() > 3 {
        ty.width = c.integer_as(3, INT)? as u8;
    }
    let (a, b) = operands(c)?;
    c.give_bool(wrapped(op, a, b, ty).1)
}
