//! SV-COMP's functions that need no help of the core: nondeterministic values and assumptions.

use types::IntType;

use super::call::{CHAR, Call, INT, LONG_LONG, Outcome};
use super::{LibraryFunction, rows};
use crate::Halt;

pub(super) const FUNCTIONS: &[LibraryFunction] = rows! {
    __VERIFIER_assume => assume;
    __VERIFIER_nondet_bool | __VERIFIER_nondet__Bool => |c| nondet(c, IntType::unsigned(1));
    __VERIFIER_nondet_char | __VERIFIER_nondet_schar => |c| nondet(c, IntType::signed(8));
    __VERIFIER_nondet_s8 | __VERIFIER_nondet_int8_t => |c| nondet(c, IntType::signed(8));
    __VERIFIER_nondet_uchar | __VERIFIER_nondet_u8 | __VERIFIER_nondet_uint8_t => |c| nondet(c, CHAR);
    __VERIFIER_nondet_short | __VERIFIER_nondet_s16 | __VERIFIER_nondet_int16_t =>
        |c| nondet(c, IntType::signed(16));
    __VERIFIER_nondet_ushort | __VERIFIER_nondet_u16 | __VERIFIER_nondet_uint16_t =>
        |c| nondet(c, IntType::unsigned(16));
    __VERIFIER_nondet_int | __VERIFIER_nondet_s32 | __VERIFIER_nondet_int32_t => |c| nondet(c, INT);
    __VERIFIER_nondet_uint | __VERIFIER_nondet_unsigned | __VERIFIER_nondet_unsigned_int =>
        |c| nondet(c, IntType::unsigned(32));
    __VERIFIER_nondet_u32 | __VERIFIER_nondet_uint32_t => |c| nondet(c, IntType::unsigned(32));
    __VERIFIER_nondet_long | __VERIFIER_nondet_ssize_t | __VERIFIER_nondet_ptrdiff_t => |c| {
        let long = c.long();
        nondet(c, long)
    };
    __VERIFIER_nondet_ulong | __VERIFIER_nondet_size_t | __VERIFIER_nondet_sector_t
        | __VERIFIER_nondet_pthread_t | __VERIFIER_nondet_uintptr_t => |c| {
        let ulong = c.size_type();
        nondet(c, ulong)
    };
    __VERIFIER_nondet_longlong | __VERIFIER_nondet_loff_t | __VERIFIER_nondet_s64
        | __VERIFIER_nondet_int64_t => |c| nondet(c, LONG_LONG);
    __VERIFIER_nondet_ulonglong | __VERIFIER_nondet_u64 | __VERIFIER_nondet_uint64_t =>
        |c| nondet(c, IntType::unsigned(64));
    __VERIFIER_nondet_int128 => |c| nondet(c, IntType::signed(128));
    __VERIFIER_nondet_uint128 => |c| nondet(c, IntType::unsigned(128));
    __VERIFIER_nondet_float => |c| nondet_bits(c, 32);
    __VERIFIER_nondet_double => |c| nondet_bits(c, 64);
    __VERIFIER_nondet_longdouble => |c| nondet_bits(c, 80);
    __VERIFIER_nondet_memory => nondet_memory;
};

fn assume(c: &mut Call) -> Outcome {
    if c.integer(0)? == 0 {
        return Err(Box::new(Halt::Assumption));
    }
    c.done()
}

fn nondet(c: &mut Call, ty: IntType) -> Outcome {
    let bits = c.host.nondet_int(c.name, ty)?;
    c.give_int(ty.to_i128(bits))
}

/// The pattern of a float is its value.
fn nondet_bits(c: &mut Call, width: u8) -> Outcome {
    let bits = c.host.nondet_int(c.name, IntType::unsigned(width))?;
    Ok(Some(crate::Value::Bits(bits)))
}

fn nondet_memory(c: &mut Call) -> Outcome {
    let bytes = c.size(1)?;
    for index in 0..bytes {
        let block = c.object(0)?;
        let byte = c.host.nondet_int(c.name, CHAR)?;
        c.set_byte(&block, index, byte as u8)?;
    }
    c.done()
}
