//! `float` and `double` by the host, which rounds as the target does. Only the NaNs that the host may choose freely are
//! replaced by those of SSE.

use super::FloatKind::{F32, F64};
use super::soft;

macro_rules! binary {
    ($name32:ident, $name64:ident, $op:tt) => {
        #[inline]
        pub fn $name32(a: u128, b: u128) -> u128 {
            let result = f32::from_bits(a as u32) $op f32::from_bits(b as u32);
            if result.is_nan() { soft::pass_nan(F32, a, b) } else { result.to_bits().into() }
        }
        #[inline]
        pub fn $name64(a: u128, b: u128) -> u128 {
            let result = f64::from_bits(a as u64) $op f64::from_bits(b as u64);
            if result.is_nan() { soft::pass_nan(F64, a, b) } else { result.to_bits().into() }
        }
    };
}

binary!(add32, add64, +);
binary!(sub32, sub64, -);
binary!(mul32, mul64, *);
binary!(div32, div64, /);
binary!(rem32, rem64, %);

pub fn sqrt32(a: u128) -> u128 {
    let result = f32::from_bits(a as u32).sqrt();
    if result.is_nan() { soft::pass_nan(F32, a, a) } else { result.to_bits().into() }
}

pub fn sqrt64(a: u128) -> u128 {
    let result = f64::from_bits(a as u64).sqrt();
    if result.is_nan() { soft::pass_nan(F64, a, a) } else { result.to_bits().into() }
}

pub fn fma32(a: u128, b: u128, c: u128) -> u128 {
    let result = f32::from_bits(a as u32).mul_add(f32::from_bits(b as u32), f32::from_bits(c as u32));
    if result.is_nan() { soft::pass_nan3(F32, a, b, c) } else { result.to_bits().into() }
}

pub fn fma64(a: u128, b: u128, c: u128) -> u128 {
    let result = f64::from_bits(a as u64).mul_add(f64::from_bits(b as u64), f64::from_bits(c as u64));
    if result.is_nan() { soft::pass_nan3(F64, a, b, c) } else { result.to_bits().into() }
}
