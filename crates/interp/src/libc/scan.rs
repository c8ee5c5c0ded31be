//! The `scanf` engine: format strings to directives, and the matching of each against input.
//!
//! Matching follows glibc's `vfscanf` byte by byte, also where it accepts more than C11 7.21.6.2 (`0x` without digits
//! reads as zero): at most one byte is read ahead and put back.

use types::text::is_space;

use super::format::{Length, parse_number};
use crate::Run;

/// Where bytes come from.
pub(super) trait Input {
    fn next(&mut self) -> Run<Option<u8>>;
    /// Puts back the byte that was read last.
    fn back(&mut self, byte: u8);
}

/// Why matching stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stop {
    /// The input ended before anything was matched.
    End,
    Mismatch,
}

pub(super) type MatchResult<T> = Run<Result<T, Stop>>;

/// A part of a format string.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Piece {
    /// Any amount of white space.
    Space,
    /// Exactly this byte.
    Byte(u8),
    Directive(Directive),
}

#[derive(Clone, PartialEq, Debug)]
pub(super) struct Directive {
    /// As it was written, for messages.
    pub text: String,
    pub suppressed: bool,
    pub width: Option<usize>,
    pub length: Length,
    pub conversion: Conversion,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) enum Conversion {
    /// Base (0 for `%i`) and signedness.
    Integer(u32, bool),
    Pointer,
    Float,
    Characters,
    Word,
    Set(Box<[bool; 256]>),
    Count,
    Percent,
}

/// Splits a format string; the error is a message.
pub(super) fn parse(format: &[u8]) -> Result<Vec<Piece>, String> {
    let mut pieces = Vec::new();
    let mut at = 0;
    while at < format.len() {
        let start = at;
        at += 1;
        match format[start] {
            b'%' => {
                let directive = parse_directive(format, &mut at);
                let text = String::from_utf8_lossy(&format[start..at.min(format.len())]).into_owned();
                match directive {
                    Some(directive) => pieces.push(Piece::Directive(Directive { text, ..directive })),
                    None => return Err(format!("`{text}` is no valid conversion")),
                }
            }
            byte if is_space(byte) => pieces.push(Piece::Space),
            byte => pieces.push(Piece::Byte(byte)),
        }
    }
    Ok(pieces)
}

/// From behind the `%`; `None` if it is incomplete or unknown, with `at` behind the culprit.
fn parse_directive(format: &[u8], at: &mut usize) -> Option<Directive> {
    let suppressed = format.get(*at) == Some(&b'*');
    *at += usize::from(suppressed);
    let width = parse_number(format, at);
    let length = Length::parse(format, at);
    let letter = *format.get(*at)?;
    *at += 1;
    let plain = matches!(length, Length::None);
    let conversion = match letter {
        b'd' => Conversion::Integer(10, true),
        b'i' => Conversion::Integer(0, true),
        b'u' => Conversion::Integer(10, false),
        b'o' => Conversion::Integer(8, false),
        b'x' | b'X' => Conversion::Integer(16, false),
        b'a' | b'A' | b'e' | b'E' | b'f' | b'F' | b'g' | b'G'
            if matches!(length, Length::None | Length::Long | Length::LongDouble) =>
        {
            Conversion::Float
        }
        b'c' if plain => Conversion::Characters,
        b's' if plain => Conversion::Word,
        b'[' if plain => Conversion::Set(parse_set(format, at)?),
        b'p' if plain => Conversion::Pointer,
        b'n' => Conversion::Count,
        b'%' if plain => Conversion::Percent,
        _ => return None,
    };
    (width != Some(0)).then(|| Directive { text: String::new(), suppressed, width, length, conversion })
}

/// From behind the `[` to behind the `]`.
fn parse_set(format: &[u8], at: &mut usize) -> Option<Box<[bool; 256]>> {
    let negated = format.get(*at) == Some(&b'^');
    *at += usize::from(negated);
    let mut set = Box::new([negated; 256]);
    let start = *at;
    loop {
        let byte = *format.get(*at)?;
        let previous = (*at > start).then(|| format[*at - 1]);
        *at += 1;
        match byte {
            b']' if *at > start + 1 => return Some(set),
            // A hyphen at either end, or with the greater byte first, stands for itself.
            b'-' => match (previous, *format.get(*at)?) {
                (Some(low), high) if high != b']' && low <= high => {
                    set[usize::from(low)..=usize::from(high)].fill(!negated);
                    *at += 1;
                }
                _ => set[usize::from(byte)] = !negated,
            },
            byte => set[usize::from(byte)] = !negated,
        }
    }
}

/// Skips white space; the input may end.
pub(super) fn skip_space(input: &mut dyn Input) -> Run<()> {
    while let Some(byte) = input.next()? {
        if !is_space(byte) {
            input.back(byte);
            break;
        }
    }
    Ok(())
}

pub(super) fn literal(input: &mut dyn Input, wanted: u8) -> MatchResult<()> {
    Ok(match input.next()? {
        None => Err(Stop::End),
        Some(byte) if byte == wanted => Ok(()),
        Some(byte) => {
            input.back(byte);
            Err(Stop::Mismatch)
        }
    })
}

/// Bytes up to the width for which `accepts` holds, at least one.
fn run_of(input: &mut dyn Input, width: usize, accepts: impl Fn(u8) -> bool) -> MatchResult<Vec<u8>> {
    let mut bytes = Vec::new();
    while bytes.len() < width {
        match input.next()? {
            Some(byte) if accepts(byte) => bytes.push(byte),
            Some(byte) => {
                input.back(byte);
                break;
            }
            None if bytes.is_empty() => return Ok(Err(Stop::End)),
            None => break,
        }
    }
    Ok(if bytes.is_empty() { Err(Stop::Mismatch) } else { Ok(bytes) })
}

pub(super) fn characters(input: &mut dyn Input, width: Option<usize>) -> MatchResult<Vec<u8>> {
    run_of(input, width.unwrap_or(1), |_| true)
}

pub(super) fn word(input: &mut dyn Input, width: Option<usize>) -> MatchResult<Vec<u8>> {
    run_of(input, width.unwrap_or(usize::MAX), |byte| !is_space(byte))
}

pub(super) fn set(input: &mut dyn Input, width: Option<usize>, set: &[bool; 256]) -> MatchResult<Vec<u8>> {
    run_of(input, width.unwrap_or(usize::MAX), |byte| set[usize::from(byte)])
}

/// One byte of lookahead within the width.
struct Cursor<'a> {
    input: &'a mut dyn Input,
    left: usize,
    text: Vec<u8>,
}

impl Cursor<'_> {
    /// The next byte if `accepts` holds and the width allows.
    fn take(&mut self, accepts: impl Fn(u8) -> bool) -> Run<Option<u8>> {
        if self.left == 0 {
            return Ok(None);
        }
        match self.input.next()? {
            Some(byte) if accepts(byte) => {
                self.left -= 1;
                self.text.push(byte);
                Ok(Some(byte))
            }
            Some(byte) => {
                self.input.back(byte);
                Ok(None)
            }
            None => Ok(None),
        }
    }
    /// All of a word, without regard to case.
    fn take_word(&mut self, word: &[u8]) -> Run<bool> {
        for letter in word {
            if self.take(|byte| byte.to_ascii_lowercase() == *letter)?.is_none() {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Starts a number: the input must not be at its end.
fn cursor(input: &mut dyn Input, width: Option<usize>) -> MatchResult<Cursor<'_>> {
    match input.next()? {
        None => Ok(Err(Stop::End)),
        Some(byte) => {
            input.back(byte);
            Ok(Ok(Cursor { input, left: width.unwrap_or(usize::MAX), text: Vec::new() }))
        }
    }
}

/// The digits of an integer with its sign, and its base.
pub(super) fn integer(input: &mut dyn Input, width: Option<usize>, mut base: u32) -> MatchResult<(Vec<u8>, u32)> {
    let mut cursor = match cursor(input, width)? {
        Ok(cursor) => cursor,
        Err(stop) => return Ok(Err(stop)),
    };
    cursor.take(|byte| matches!(byte, b'+' | b'-'))?;
    let signs = cursor.text.len();
    if cursor.take(|byte| byte == b'0')?.is_some() {
        if matches!(base, 0 | 16) && cursor.take(|byte| matches!(byte, b'x' | b'X'))?.is_some() {
            cursor.text.pop();
            base = 16;
        } else if base == 0 {
            base = 8;
        }
    }
    let base = if base == 0 { 10 } else { base };
    while cursor.take(|byte| (byte as char).is_digit(base))?.is_some() {}
    Ok(if cursor.text.len() == signs { Err(Stop::Mismatch) } else { Ok((cursor.text, base)) })
}

/// `%p`: hexadecimal digits, or `(nil)` for an empty text.
pub(super) fn pointer(input: &mut dyn Input, width: Option<usize>) -> MatchResult<Vec<u8>> {
    match input.next()? {
        Some(b'(') => {
            let mut cursor = Cursor { input, left: width.unwrap_or(usize::MAX).saturating_sub(1), text: Vec::new() };
            Ok(if cursor.take_word(b"nil)")? { Ok(Vec::new()) } else { Err(Stop::Mismatch) })
        }
        Some(byte) => {
            input.back(byte);
            Ok(integer(input, width, 16)?.map(|(text, _)| text))
        }
        None => Ok(Err(Stop::End)),
    }
}

/// The text of a floating-point number, for `strtod`.
pub(super) fn float(input: &mut dyn Input, width: Option<usize>) -> MatchResult<Vec<u8>> {
    let mut cursor = match cursor(input, width)? {
        Ok(cursor) => cursor,
        Err(stop) => return Ok(Err(stop)),
    };
    cursor.take(|byte| matches!(byte, b'+' | b'-'))?;
    let signs = cursor.text.len();
    match cursor.take(|byte| matches!(byte, b'n' | b'N' | b'i' | b'I'))? {
        Some(b'n' | b'N') => return Ok(if cursor.take_word(b"an")? { Ok(cursor.text) } else { Err(Stop::Mismatch) }),
        Some(_) => {
            let mut matched = cursor.take_word(b"nf")?;
            if matched && cursor.take(|byte| matches!(byte, b'i' | b'I'))?.is_some() {
                matched = cursor.take_word(b"nity")?;
            }
            return Ok(if matched { Ok(cursor.text) } else { Err(Stop::Mismatch) });
        }
        None => {}
    }
    let mut has_digit = cursor.take(|byte| byte == b'0')?.is_some();
    // The prefix is taken only if the width leaves room for a digit.
    let is_hex = has_digit && cursor.left > 1 && cursor.take(|byte| matches!(byte, b'x' | b'X'))?.is_some();
    let prefix = cursor.text.len();
    let mark = if is_hex { b'p' } else { b'e' };
    has_digit &= !is_hex;
    let (mut has_point, mut has_mark) = (false, false);
    loop {
        let is_digit = |byte: u8| byte.is_ascii_digit() || !has_mark && is_hex && byte.is_ascii_hexdigit();
        let behind_mark = has_mark && cursor.text.last().is_some_and(|last| last.to_ascii_lowercase() == mark);
        let byte = cursor.take(|byte| {
            is_digit(byte)
                || behind_mark && matches!(byte, b'+' | b'-')
                || has_digit && !has_mark && byte.to_ascii_lowercase() == mark
                || !has_point && byte == b'.'
        })?;
        match byte {
            None => break,
            Some(byte) if is_digit(byte) => has_digit = true,
            Some(b'.') => has_point = true,
            Some(b'+' | b'-') => {}
            Some(_) => (has_mark, has_point) = (true, true),
        }
    }
    let is_empty = cursor.text.len() == signs || is_hex && cursor.text.len() == prefix;
    Ok(if is_empty { Err(Stop::Mismatch) } else { Ok(cursor.text) })
}
