//! Integers in text, as `strtol` and its like read them. Bytes are asked for one at a time, in order and never one behind
//! the end of the text, so that memory is read exactly as far as C allows.

use crate::IntType;

/// What was found in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Number {
    /// In the target type.
    pub bits: u128,
    /// Bytes of the whole number with white space before it; zero if there is none.
    pub length: usize,
    /// Too large, or for floats too small.
    pub out_of_range: bool,
}

impl Number {
    pub const NONE: Number = Number { bits: 0, length: 0, out_of_range: false };
}

/// White space in the "C" locale.
pub fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | 9..=13)
}

/// Where a number begins behind white space and a sign, and whether that is a minus.
pub fn skip_space_and_sign<E>(at: &mut dyn FnMut(usize) -> Result<u8, E>) -> Result<(usize, bool), E> {
    let mut index = 0;
    while is_space(at(index)?) {
        index += 1;
    }
    let sign = at(index)?;
    Ok((index + usize::from(matches!(sign, b'+' | b'-')), sign == b'-'))
}

/// `strtol` and the like for a base of 0 or 2 to 36.
pub fn integer<E>(at: &mut dyn FnMut(usize) -> Result<u8, E>, base: u32, ty: IntType) -> Result<Number, E> {
    let (mut index, negative) = skip_space_and_sign(at)?;
    let digit = |byte: u8, base: u32| (byte as char).to_digit(36).filter(|&digit| digit < base);
    let has_prefix = matches!(base, 0 | 16)
        && at(index)? == b'0'
        && matches!(at(index + 1)?, b'x' | b'X')
        && digit(at(index + 2)?, 16).is_some();
    let base = match base {
        _ if has_prefix => 16,
        0 if at(index)? == b'0' => 8,
        0 => 10,
        base => base,
    };
    if has_prefix {
        index += 2;
    }
    let start = index;
    let mut magnitude = Some(0u128);
    while let Some(digit) = digit(at(index)?, base) {
        magnitude = magnitude.and_then(|value| value.checked_mul(base.into())?.checked_add(digit.into()));
        index += 1;
    }
    if index == start {
        return Ok(Number::NONE);
    }
    // Unsigned types accept a minus sign and negate.
    let limit = if negative && ty.signed { ty.min_value() } else { ty.max_value() };
    Ok(match magnitude {
        Some(value) if value <= limit => {
            let bits = if negative { ty.truncate(value.wrapping_neg()) } else { value };
            Number { bits, length: index, out_of_range: false }
        }
        _ => Number { bits: limit, length: index, out_of_range: true },
    })
}
