//! Numbers from text: the `strtol` and `strtod` families and what `scanf` needs of them.
//!
//! The parsers are pure. They ask for bytes one at a time through [`Text`] and never for one behind the terminator, so
//! that the program's memory is read exactly as far as C allows.

use types::text::{self, Number};
use types::{FloatClass, FloatKind, IntType, Scalar};

use super::call::{Call, Errno, INT, LONG_LONG, Outcome};
use super::wide::{element, place};
use super::{LibraryFunction, rows};
use crate::{Run, Value};

pub(super) const FUNCTIONS: &[LibraryFunction] = rows! {
    atoi => |c| ato(c, INT);
    atol => |c| { let long = c.long(); ato(c, long) };
    atoll => |c| ato(c, LONG_LONG);
    strtol | __strtol_internal | __isoc23_strtol => |c| { let long = c.long(); strto(c, long) };
    strtoul | __strtoul_internal | __isoc23_strtoul => |c| { let size = c.size_type(); strto(c, size) };
    strtoll | strtoq | __isoc23_strtoll => |c| strto(c, LONG_LONG);
    strtoull | strtouq | __isoc23_strtoull => |c| strto(c, IntType::unsigned(64));
    atof => |c| {
        let text = c.object(0)?;
        let number = float_at(c, &text, FloatKind::F64)?;
        c.give_float(FloatKind::F64, number.bits)
    };
    strtod | __strtod_internal => |c| strto_float(c, FloatKind::F64);
    strtof | __strtof_internal => |c| strto_float(c, FloatKind::F32);
    strtold | __strtold_internal => |c| strto_float(c, FloatKind::X87);
    wcstol => |c| { let long = c.long(); strto(c, long) };
    wcstoul => |c| { let size = c.size_type(); strto(c, size) };
    wcstoll | wcstoq => |c| strto(c, LONG_LONG);
    wcstoull | wcstouq => |c| strto(c, IntType::unsigned(64));
    wcstod => |c| strto_float(c, FloatKind::F64);
    wcstof => |c| strto_float(c, FloatKind::F32);
    wcstold => |c| strto_float(c, FloatKind::X87);
    wcstoimax => |c| strto(c, LONG_LONG);
    wcstoumax => |c| strto(c, IntType::unsigned(64));
    strtoimax => |c| strto(c, LONG_LONG);
    strtoumax => |c| strto(c, IntType::unsigned(64));
};

/// Text that is read lazily. Behind its end the bytes are zero.
pub(super) trait Text {
    fn at(&mut self, index: usize) -> Run<u8>;
}

impl Text for &[u8] {
    fn at(&mut self, index: usize) -> Run<u8> {
        Ok(self.get(index).copied().unwrap_or(0))
    }
}

/// Text in the program's memory, of wide characters where the function is one of those.
struct InMemory<'a, 'b> {
    call: &'a mut Call<'b>,
    pointer: Value,
    /// The least index of a zero byte seen so far.
    end: usize,
}

impl Text for InMemory<'_, '_> {
    fn at(&mut self, index: usize) -> Run<u8> {
        if index >= self.end {
            return Ok(0);
        }
        let byte = match is_wide(self.call) {
            false => self.call.byte(&self.pointer, index as u64)?,
            // No number has what is not ASCII.
            true => u8::try_from(element(self.call, &self.pointer, index as u64)?).unwrap_or(u8::MAX),
        };
        if byte == 0 {
            self.end = index;
        }
        Ok(byte)
    }
}

fn is_wide(c: &Call) -> bool {
    c.name.starts_with("wcs")
}

/// `strtol` and the like for a base of 0 or 2 to 36.
pub(super) fn parse_integer(text: &mut dyn Text, base: u32, ty: IntType) -> Run<Number> {
    text::integer(&mut |index| text.at(index), base, ty)
}

/// `strtod` and the like: decimal, hexadecimal, `inf`, `infinity`, `nan`, `nan(chars)`.
pub(super) fn parse_float(text: &mut dyn Text, kind: FloatKind) -> Run<Number> {
    let (start, negative) = text::skip_space_and_sign(&mut |index| text.at(index))?;
    if let Some(number) = parse_special(text, start, negative, kind)? {
        return Ok(number);
    }
    let is_hex = text.at(start)? == b'0' && matches!(text.at(start + 1)?, b'x' | b'X') && {
        let first = text.at(start + 2)?;
        first.is_ascii_hexdigit() || first == b'.' && text.at(start + 3)?.is_ascii_hexdigit()
    };
    let mut at = start;
    let mut number = String::new();
    if is_hex {
        number.push_str("0x");
        at += 2;
    }
    let is_digit = |byte: u8| if is_hex { byte.is_ascii_hexdigit() } else { byte.is_ascii_digit() };
    let mut digits = 0;
    let mut has_point = false;
    loop {
        let byte = text.at(at)?;
        match byte {
            b'.' if !has_point => has_point = true,
            byte if is_digit(byte) => digits += 1,
            _ => break,
        }
        number.push(byte as char);
        at += 1;
    }
    if digits == 0 {
        return Ok(Number::NONE);
    }
    let mark = if is_hex { b'p' } else { b'e' };
    if text.at(at)?.to_ascii_lowercase() == mark {
        let signed = matches!(text.at(at + 1)?, b'+' | b'-');
        let mut behind = at + 1 + usize::from(signed);
        if text.at(behind)?.is_ascii_digit() {
            number.push(mark as char);
            if signed {
                number.push(text.at(at + 1)? as char);
            }
            while text.at(behind)?.is_ascii_digit() {
                number.push(text.at(behind)? as char);
                behind += 1;
            }
            at = behind;
        }
    }
    let bits = kind.parse(&number).expect("the text was scanned as a number");
    let bits = if negative { kind.neg(bits) } else { bits };
    Ok(Number { bits, length: at, out_of_range: is_out_of_range(kind, bits, &number) })
}

/// Overflow, or a subnormal or zero result that is not exact.
fn is_out_of_range(kind: FloatKind, bits: u128, text: &str) -> bool {
    match kind.classify(bits) {
        FloatClass::Infinite => true,
        FloatClass::Nan | FloatClass::Normal => false,
        FloatClass::Zero => {
            let mantissa = text.trim_start_matches("0x").split(if text.starts_with("0x") { 'p' } else { 'e' }).next();
            mantissa.is_some_and(|digits| digits.bytes().any(|digit| !matches!(digit, b'0' | b'.')))
        }
        // The wide format holds every subnormal exactly.
        FloatClass::Subnormal => FloatKind::F128.parse(text) != Some(kind.convert(FloatKind::F128, kind.abs(bits))),
    }
}

fn parse_special(text: &mut dyn Text, start: usize, negative: bool, kind: FloatKind) -> Run<Option<Number>> {
    if has_word(text, start, b"inf")? {
        let length = start + if has_word(text, start + 3, b"inity")? { 8 } else { 3 };
        return Ok(Some(Number { bits: kind.infinity(negative), length, out_of_range: false }));
    }
    if !has_word(text, start, b"nan")? {
        return Ok(None);
    }
    let mut length = start + 3;
    let mut payload = Vec::new();
    if text.at(length)? == b'(' {
        let mut at = length + 1;
        loop {
            match text.at(at)? {
                byte if byte.is_ascii_alphanumeric() || byte == b'_' => payload.push(byte),
                b')' => {
                    length = at + 1;
                    break;
                }
                _ => {
                    payload.clear();
                    break;
                }
            }
            at += 1;
        }
    }
    let nan = nan_with_payload(kind, &payload)?;
    let bits = if negative { kind.neg(nan) } else { nan };
    Ok(Some(Number { bits, length, out_of_range: false }))
}

/// `nan("…")`: a number in C notation is the payload, anything else is ignored.
pub(super) fn nan_with_payload(kind: FloatKind, text: &[u8]) -> Run<u128> {
    let number = parse_integer(&mut &*text, 0, IntType::unsigned(64))?;
    let payload = if number.length == text.len() { number.bits } else { 0 };
    Ok(kind.nan() | payload & ((1 << (kind.precision() - 2)) - 1))
}

fn has_word(text: &mut dyn Text, start: usize, word: &[u8]) -> Run<bool> {
    for (index, letter) in word.iter().enumerate() {
        if text.at(start + index)?.to_ascii_lowercase() != *letter {
            return Ok(false);
        }
    }
    Ok(true)
}

fn ato(c: &mut Call, ty: IntType) -> Outcome {
    let text = c.object(0)?;
    let number = parse_integer(&mut InMemory { call: c, pointer: text, end: usize::MAX }, 10, ty)?;
    if number.out_of_range {
        let width = ty.width;
        return Err(c.undefined(format!("the number is not representable in {width} bits")));
    }
    c.give_int(ty.to_i128(number.bits))
}

fn strto(c: &mut Call, ty: IntType) -> Outcome {
    let text = c.object(0)?;
    let base = c.int(2)?;
    if !matches!(base, 0 | 2..=36) {
        c.set_errno(Errno::Invalid)?;
        return c.give_int(0);
    }
    let number = parse_integer(&mut InMemory { call: c, pointer: text, end: usize::MAX }, base as u32, ty)?;
    finish(c, &text, number)?;
    c.give_int(ty.to_i128(number.bits))
}

fn strto_float(c: &mut Call, kind: FloatKind) -> Outcome {
    let text = c.object(0)?;
    let number = float_at(c, &text, kind)?;
    finish(c, &text, number)?;
    c.give_float(kind, number.bits)
}

fn float_at(c: &mut Call, text: &Value, kind: FloatKind) -> Run<Number> {
    parse_float(&mut InMemory { call: c, pointer: *text, end: usize::MAX }, kind)
}

/// Stores the end pointer and `errno`.
fn finish(c: &mut Call, text: &Value, number: Number) -> Run<()> {
    let end = c.pointer(1)?;
    if !c.host.is_null(&end)? {
        let length = number.length as u64;
        let behind = if is_wide(c) { place(c, text, length) } else { c.at(text, length) };
        c.host.write(&end, Scalar::Pointer, behind)?;
    }
    if number.out_of_range { c.set_errno(Errno::Range) } else { Ok(()) }
}
