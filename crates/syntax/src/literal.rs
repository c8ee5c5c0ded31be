//! Values of numbers, character constants and strings.
//!
//! Plain `char` is signed and has 8 bits, `wchar_t` 32; multi-character constants have GCC's value.

use std::ops::Range;

use crate::ast::{Encoding, FloatLit, FloatSuffix, IntLit};

/// A complaint about a part of a literal, as a byte range in it.
pub(crate) struct Issue {
    pub is_error: bool,
    pub range: Range<usize>,
    pub message: String,
}

fn error(range: Range<usize>, message: impl Into<String>) -> Issue {
    Issue { is_error: true, range, message: message.into() }
}

fn warning(range: Range<usize>, message: impl Into<String>) -> Issue {
    Issue { is_error: false, range, message: message.into() }
}

pub(crate) enum Number {
    Int(IntLit),
    Float(FloatLit),
}

/// Decodes a preprocessing number.
pub(crate) fn number(text: &[u8]) -> Result<Number, Issue> {
    let (radix, start) = match text {
        [b'0', b'x' | b'X', ..] => (16, 2),
        [b'0', b'b' | b'B', ..] => (2, 2),
        [b'0', ..] => (8, 0),
        _ => (10, 0),
    };
    // The lexer ends a hexadecimal number before a sign after `e`, so `e` there is a digit.
    let is_float = match radix {
        16 => text.iter().any(|b| matches!(b, b'.' | b'p' | b'P')),
        2 => false,
        _ => text.iter().any(|b| matches!(b, b'.' | b'e' | b'E')),
    };
    if is_float {
        return float(text, radix == 16);
    }
    let is_digit = |b: u8| if radix == 16 { b.is_ascii_hexdigit() } else { b.is_ascii_digit() };
    let digits = text[start..].iter().take_while(|&&b| is_digit(b)).count();
    let end = start + digits;
    if digits == 0 {
        let base = if radix == 16 { "hexadecimal" } else { "binary" };
        return Err(error(0..text.len(), format!("expected {base} digits after `{}`", show(&text[..start]))));
    }
    let (mut value, mut too_large) = (0u128, false);
    for (at, &byte) in text[start..end].iter().enumerate() {
        let digit = (byte as char).to_digit(16).unwrap_or(0);
        if digit >= radix {
            let base = if radix == 8 { "octal" } else { "binary" };
            let range = start + at..start + at + 1;
            return Err(error(range, format!("invalid digit `{}` in {base} constant", byte as char)));
        }
        // The preprocessor counts in 64 bits.
        value = value * u128::from(radix) + u128::from(digit);
        too_large |= value > u128::from(u64::MAX);
        value &= u128::from(u64::MAX);
    }
    let mut lit = IntLit { value, too_large, decimal: radix == 10, unsigned: false, longs: 0, imaginary: false };
    if end < text.len() && !int_suffix(&text[end..], &mut lit) {
        let message = format!("invalid suffix `{}` on integer constant", show(&text[end..]));
        return Err(error(end..text.len(), message));
    }
    Ok(Number::Int(lit))
}

fn int_suffix(suffix: &[u8], lit: &mut IntLit) -> bool {
    // Microsoft's sized suffixes.
    let (head, sized) = match suffix {
        [head @ .., b'i' | b'I', b'6', b'4'] => (head, 2),
        [head @ .., b'i' | b'I', b'3', b'2'] | [head @ .., b'i' | b'I', b'1', b'6'] => (head, 0),
        [head @ .., b'i' | b'I', b'8'] => (head, 0),
        _ => (suffix, 3),
    };
    if sized < 3 {
        lit.longs = sized;
        lit.unsigned = matches!(head, [b'u' | b'U']);
        return head.is_empty() || lit.unsigned;
    }
    let mut rest = suffix;
    while let [first, tail @ ..] = rest {
        rest = tail;
        match first {
            b'u' | b'U' if !lit.unsigned => lit.unsigned = true,
            b'l' | b'L' if lit.longs == 0 => {
                lit.longs = 1;
                if let [second, tail @ ..] = rest
                    && second == first
                {
                    lit.longs = 2;
                    rest = tail;
                }
            }
            b'i' | b'I' | b'j' | b'J' if !lit.imaginary => lit.imaginary = true,
            _ => return false,
        }
    }
    true
}

fn float(text: &[u8], hex: bool) -> Result<Number, Issue> {
    let is_digit = |b: &u8| if hex { b.is_ascii_hexdigit() } else { b.is_ascii_digit() };
    let mut at = if hex { 2 } else { 0 };
    let mantissa = at;
    let count = |at: usize| text[at..].iter().take_while(|b| is_digit(b)).count();
    at += count(at);
    let mut digits = at - mantissa;
    if text.get(at) == Some(&b'.') {
        at += 1;
        digits += count(at);
        at += count(at);
    }
    if digits == 0 {
        return Err(error(0..text.len(), "floating constant has no digits"));
    }
    let has_exponent = match text.get(at) {
        Some(b'e' | b'E') => !hex,
        Some(b'p' | b'P') => hex,
        _ => false,
    };
    if has_exponent {
        let start = at;
        at += 1 + usize::from(matches!(text.get(at + 1), Some(b'+' | b'-')));
        let digits = text[at..].iter().take_while(|b| b.is_ascii_digit()).count();
        if digits == 0 {
            return Err(error(start..text.len(), "exponent has no digits"));
        }
        at += digits;
    } else if hex {
        return Err(error(0..text.len(), "hexadecimal floating constant requires an exponent"));
    }
    let Some((suffix, imaginary)) = float_suffix(&text[at..]) else {
        let message = format!("invalid suffix `{}` on floating constant", show(&text[at..]));
        return Err(error(at..text.len(), message));
    };
    Ok(Number::Float(FloatLit { text: show(&text[..at]).into(), suffix, imaginary }))
}

fn float_suffix(suffix: &[u8]) -> Option<(FloatSuffix, bool)> {
    let mut lower = suffix.to_ascii_lowercase();
    let imaginary = match lower.as_slice() {
        [.., b'i' | b'j'] => lower.pop().is_some(),
        [b'i' | b'j', ..] => {
            lower.remove(0);
            true
        }
        _ => false,
    };
    let suffix = match lower.as_slice() {
        b"" => FloatSuffix::None,
        b"f" => FloatSuffix::F,
        b"l" | b"w" => FloatSuffix::L,
        b"q" | b"f128" => FloatSuffix::Quad,
        b"f16" => FloatSuffix::F16,
        b"f32" => FloatSuffix::F32,
        b"f64" => FloatSuffix::F64,
        b"f32x" => FloatSuffix::F32x,
        b"f64x" => FloatSuffix::F64x,
        _ => return None,
    };
    Some((suffix, imaginary))
}

fn show(text: &[u8]) -> String {
    String::from_utf8_lossy(text).into_owned()
}

/// The encoding prefix of a literal and where its quote is.
pub(crate) fn prefix(text: &[u8]) -> (Encoding, usize) {
    match text {
        [b'L', ..] => (Encoding::Wide, 1),
        [b'u', b'8', ..] => (Encoding::Utf8, 2),
        [b'u', ..] => (Encoding::Char16, 1),
        [b'U', ..] => (Encoding::Char32, 1),
        _ => (Encoding::Plain, 0),
    }
}

/// The encoding of adjacent literals: a plain one takes the other's. `None` if they differ.
pub(crate) fn join_encodings(a: Encoding, b: Encoding) -> Option<Encoding> {
    match (a, b) {
        (Encoding::Plain, other) | (other, Encoding::Plain) => Some(other),
        (a, b) => (a == b).then_some(a),
    }
}

/// Decodes a character constant with its quotes; problems go to `issues`.
pub(crate) fn character(text: &[u8], issues: &mut Vec<Issue>) -> (Encoding, i32) {
    let (encoding, quote) = prefix(text);
    let mut units = Vec::new();
    let is_closed = string(text, encoding, &mut units, issues);
    let value = match (encoding, units.as_slice()) {
        (_, []) => {
            if is_closed {
                issues.push(error(0..text.len(), "empty character constant"));
            }
            0
        }
        (Encoding::Plain, [unit]) => i32::from(*unit as u8 as i8),
        (Encoding::Plain, units) => {
            if units.len() > 4 {
                issues.push(warning(0..text.len(), "character constant too long for its type"));
            }
            units.iter().fold(0u32, |value, unit| value << 8 | unit & 0xff) as i32
        }
        (_, [unit]) => *unit as i32,
        (_, [.., last]) => {
            issues.push(warning(quote..text.len(), "character constant too long for its type"));
            *last as i32
        }
    };
    (encoding, value)
}

/// Appends the code units of one literal, quotes and prefix included in `text`, as `encoding`.
/// Returns whether it has a closing quote (if not, the lexer has said so).
pub(crate) fn string(text: &[u8], encoding: Encoding, units: &mut Vec<u32>, issues: &mut Vec<Issue>) -> bool {
    let (_, open) = prefix(text);
    let quote = text[open];
    let mut at = open + 1;
    let is_narrow = matches!(encoding, Encoding::Plain | Encoding::Utf8);
    while let Some(&byte) = text.get(at) {
        if byte == quote {
            return true;
        }
        if byte == b'\\' {
            at = escape(text, at, encoding, units, issues);
        } else if is_narrow || byte < 0x80 {
            units.push(u32::from(byte));
            at += 1;
        } else {
            let chunk = text[at..].utf8_chunks().next();
            match chunk.and_then(|chunk| chunk.valid().chars().next()) {
                Some(letter) => {
                    push_char(letter as u32, encoding, units);
                    at += letter.len_utf8();
                }
                None => {
                    units.push(u32::from(byte));
                    at += 1;
                }
            }
        }
    }
    false
}

/// Decodes the escape sequence at `at` and returns where it ends.
fn escape(text: &[u8], at: usize, encoding: Encoding, units: &mut Vec<u32>, issues: &mut Vec<Issue>) -> usize {
    let Some(&letter) = text.get(at + 1) else { return text.len() };
    let simple = match letter {
        b'n' => b'\n',
        b't' => b'\t',
        b'r' => b'\r',
        b'a' => 7,
        b'b' => 8,
        b'f' => 12,
        b'v' => 11,
        b'e' | b'E' => 27,
        b'\\' | b'\'' | b'"' | b'?' => letter,
        b'0'..=b'7' => return octal(text, at, encoding, units, issues),
        b'x' => return hex(text, at, encoding, units, issues),
        b'u' | b'U' => return universal(text, at, encoding, units, issues),
        _ => {
            let shown = text[at + 1..].utf8_chunks().next().and_then(|chunk| chunk.valid().chars().next());
            let shown = shown.map_or_else(|| format!("byte 0x{letter:02x}"), |c| format!("`{}`", c.escape_debug()));
            issues.push(warning(at..at + 2, format!("unknown escape sequence: backslash before {shown}")));
            if letter >= 0x80 {
                return at + 1;
            }
            letter
        }
    };
    units.push(u32::from(simple));
    at + 2
}

fn octal(text: &[u8], at: usize, encoding: Encoding, units: &mut Vec<u32>, issues: &mut Vec<Issue>) -> usize {
    let digits = text[at + 1..].iter().take(3).take_while(|b| matches!(b, b'0'..=b'7'));
    let (mut value, mut end) = (0u64, at + 1);
    for digit in digits {
        value = value * 8 + u64::from(digit - b'0');
        end += 1;
    }
    push_number(value, at..end, encoding, units, issues);
    end
}

fn hex(text: &[u8], at: usize, encoding: Encoding, units: &mut Vec<u32>, issues: &mut Vec<Issue>) -> usize {
    let (mut value, mut end) = (0u64, at + 2);
    while let Some(digit) = text.get(end).and_then(|&b| (b as char).to_digit(16)) {
        value = value.saturating_mul(16) | u64::from(digit);
        end += 1;
    }
    if end == at + 2 {
        issues.push(error(at..end, "expected hexadecimal digits after `\\x`"));
    } else {
        push_number(value, at..end, encoding, units, issues);
    }
    end
}

fn universal(text: &[u8], at: usize, encoding: Encoding, units: &mut Vec<u32>, issues: &mut Vec<Issue>) -> usize {
    let wanted = if text[at + 1] == b'u' { 4 } else { 8 };
    let digits = text[at + 2..].iter().take(wanted).take_while(|b| b.is_ascii_hexdigit());
    let (mut value, mut end) = (0u32, at + 2);
    for &digit in digits {
        value = value << 4 | (digit as char).to_digit(16).unwrap_or(0);
        end += 1;
    }
    if end < at + 2 + wanted {
        issues.push(error(at..end, format!("expected {wanted} hexadecimal digits after `\\{}`", text[at + 1] as char)));
    } else if char::from_u32(value).is_none() {
        issues.push(error(at..end, "not a valid universal character"));
    } else {
        push_char(value, encoding, units);
    }
    end
}

fn push_number(value: u64, range: Range<usize>, encoding: Encoding, units: &mut Vec<u32>, issues: &mut Vec<Issue>) {
    let most = match encoding {
        Encoding::Plain | Encoding::Utf8 => 0xff,
        Encoding::Char16 => 0xffff,
        Encoding::Wide | Encoding::Char32 => 0xffff_ffff,
    };
    if value > most {
        issues.push(warning(range, "escape sequence out of range"));
    }
    units.push((value & most) as u32);
}

/// Appends a valid code point.
fn push_char(value: u32, encoding: Encoding, units: &mut Vec<u32>) {
    let Some(letter) = char::from_u32(value) else { return };
    match encoding {
        Encoding::Plain | Encoding::Utf8 => units.extend(letter.encode_utf8(&mut [0; 4]).bytes().map(u32::from)),
        Encoding::Char16 => units.extend(letter.encode_utf16(&mut [0; 2]).iter().map(|&unit| u32::from(unit))),
        Encoding::Wide | Encoding::Char32 => units.push(value),
    }
}
