//! The `printf` engine, pure: format strings to directives, values to text.
//!
//! Follows C11 7.21.6.1 and, where that leaves things open, glibc: `%m`, `%C`, `%S`, `q` and `L` for `long long`,
//! `(nil)`, and the choice of the leading digit of `%La`. In the "C" locale the flag `'` changes nothing.

use types::{DataModel, FloatKind, IntType, Scalar};

use super::call::INT;

/// A part of a format string.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Piece {
    Text(Vec<u8>),
    Directive(Directive),
}

/// One conversion specification.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Directive {
    /// As it was written, for messages.
    pub text: String,
    pub flags: Flags,
    pub width: Count,
    pub precision: Count,
    pub length: Length,
    pub conversion: u8,
    /// The argument, from one, of `%n$`.
    pub position: Option<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Flags {
    pub left: bool,
    pub plus: bool,
    pub space: bool,
    pub alternate: bool,
    pub zero: bool,
}

/// A width or precision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Count {
    Absent,
    Fixed(usize),
    /// `*` or, with the argument from one, `*n$`.
    Argument(Option<usize>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Length {
    None,
    Char,
    Short,
    Long,
    LongLong,
    Max,
    Size,
    Difference,
    LongDouble,
}

impl Length {
    /// Reads a length modifier at `at` and moves behind it. Shared with `scanf`.
    pub fn parse(text: &[u8], at: &mut usize) -> Length {
        let (length, bytes) = match text.get(*at..).unwrap_or_default() {
            [b'h', b'h', ..] => (Length::Char, 2),
            [b'h', ..] => (Length::Short, 1),
            [b'l', b'l', ..] => (Length::LongLong, 2),
            [b'l', ..] => (Length::Long, 1),
            [b'q', ..] => (Length::LongLong, 1),
            [b'L', ..] => (Length::LongDouble, 1),
            [b'j', ..] => (Length::Max, 1),
            [b'z' | b'Z', ..] => (Length::Size, 1),
            [b't', ..] => (Length::Difference, 1),
            _ => (Length::None, 0),
        };
        *at += bytes;
        length
    }

    /// The integer type that the modifier names.
    pub fn int_type(self, model: DataModel, signed: bool) -> IntType {
        let width = match self {
            Length::None => 32,
            Length::Char => 8,
            Length::Short => 16,
            Length::LongLong | Length::Max | Length::LongDouble => 64,
            Length::Long | Length::Size | Length::Difference => model.pointer_bits() as u8,
        };
        IntType { width, signed }
    }
}

impl Directive {
    /// The promoted type of the argument, `None` if there is none; a message for a conversion that C does not define.
    pub fn argument(&self, model: DataModel) -> Result<Option<Scalar>, String> {
        let promoted = |signed| {
            let ty = self.length.int_type(model, signed);
            Scalar::Int(if ty.width < 32 { INT } else { ty })
        };
        Ok(match (self.conversion, self.length) {
            (b'd' | b'i', _) => Some(promoted(true)),
            (b'u' | b'o' | b'x' | b'X', _) => Some(promoted(false)),
            (b'e' | b'E' | b'f' | b'F' | b'g' | b'G' | b'a' | b'A', Length::None | Length::Long) => {
                Some(Scalar::Float(FloatKind::F64))
            }
            (b'e' | b'E' | b'f' | b'F' | b'g' | b'G' | b'a' | b'A', Length::LongDouble) => {
                Some(Scalar::Float(FloatKind::X87))
            }
            (b'c', Length::None) => Some(Scalar::Int(INT)),
            (b'c', Length::Long) | (b'C', Length::None) => Some(Scalar::Int(IntType::unsigned(32))),
            (b's', Length::None | Length::Long) | (b'S', Length::None) => Some(Scalar::Pointer),
            (b'p', Length::None) => Some(Scalar::Pointer),
            (b'n', length) if length != Length::LongDouble => Some(Scalar::Pointer),
            (b'm', Length::None) => None,
            (b'%', _) if self.text == "%%" => None,
            _ => return Err(format!("`{}` is no valid conversion", self.text)),
        })
    }
    /// What a pointer argument must point to, up to signedness; `None` for `%p` and what takes no pointer.
    pub fn pointee(&self, model: DataModel) -> Option<IntType> {
        match self.conversion {
            b's' | b'S' => Some(if self.is_wide() { INT } else { IntType::signed(8) }),
            b'n' => Some(self.length.int_type(model, true)),
            _ => None,
        }
    }
    pub fn is_wide(&self) -> bool {
        self.length == Length::Long || matches!(self.conversion, b'C' | b'S')
    }
}

/// Splits a format string. Fails at an incomplete directive; unknown conversions are found by [`Directive::argument`].
pub(super) fn parse(format: &[u8]) -> Result<Vec<Piece>, String> {
    let mut pieces = Vec::new();
    let mut at = 0;
    while at < format.len() {
        let start = at;
        if format[at] != b'%' {
            at = format[at..].iter().position(|&byte| byte == b'%').map_or(format.len(), |length| at + length);
            pieces.push(Piece::Text(format[start..at].to_vec()));
            continue;
        }
        at += 1;
        let directive = parse_directive(format, &mut at);
        let text = String::from_utf8_lossy(&format[start..at]).into_owned();
        match directive {
            Some(directive) => pieces.push(Piece::Directive(Directive { text, ..directive })),
            None => return Err(format!("the format ends within the conversion `{text}`")),
        }
    }
    Ok(pieces)
}

/// From behind the `%` to behind the conversion character; `None` if the format ends before.
fn parse_directive(format: &[u8], at: &mut usize) -> Option<Directive> {
    let position = parse_position(format, at);
    let mut flags = Flags::default();
    loop {
        match format.get(*at)? {
            b'-' => flags.left = true,
            b'+' => flags.plus = true,
            b' ' => flags.space = true,
            b'#' => flags.alternate = true,
            b'0' => flags.zero = true,
            b'\'' | b'I' => {}
            _ => break,
        }
        *at += 1;
    }
    let width = parse_count(format, at).unwrap_or(Count::Absent);
    let precision = match format.get(*at)? {
        b'.' => {
            *at += 1;
            parse_count(format, at).unwrap_or(Count::Fixed(0))
        }
        _ => Count::Absent,
    };
    let length = Length::parse(format, at);
    let conversion = *format.get(*at)?;
    *at += 1;
    Some(Directive { text: String::new(), flags, width, precision, length, conversion, position })
}

fn parse_count(format: &[u8], at: &mut usize) -> Option<Count> {
    if format.get(*at) == Some(&b'*') {
        *at += 1;
        return Some(Count::Argument(parse_position(format, at)));
    }
    parse_number(format, at).map(Count::Fixed)
}

/// `n$`, or nothing.
fn parse_position(format: &[u8], at: &mut usize) -> Option<usize> {
    let mut behind = *at;
    let number = parse_number(format, &mut behind).filter(|&number| number > 0)?;
    (format.get(behind) == Some(&b'$')).then(|| {
        *at = behind + 1;
        number
    })
}

/// Decimal digits, saturating.
pub(super) fn parse_number(text: &[u8], at: &mut usize) -> Option<usize> {
    let digits = text.get(*at..)?.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let number = text[*at..*at + digits]
        .iter()
        .fold(0usize, |number, digit| number.saturating_mul(10).saturating_add(usize::from(digit - b'0')));
    *at += digits;
    (digits > 0).then_some(number)
}

/// How one value is laid out: a directive whose `*` are filled in.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Field {
    pub flags: Flags,
    pub width: usize,
    pub precision: Option<usize>,
}

impl Field {
    /// A negative width from an argument means left-justified, a negative precision none.
    pub fn new(flags: Flags, width: i64, precision: Option<i64>) -> Field {
        let flags = Flags { left: flags.left || width < 0, ..flags };
        let precision = precision.and_then(|precision| usize::try_from(precision).ok());
        Field { flags, width: width.unsigned_abs() as usize, precision }
    }

    fn sign(&self, negative: bool) -> &'static str {
        match (negative, self.flags.plus, self.flags.space) {
            (true, _, _) => "-",
            (false, true, _) => "+",
            (false, false, true) => " ",
            (false, false, false) => "",
        }
    }

    /// Pads `body` with spaces, or with zeros between `prefix` and `body`.
    fn pad(&self, out: &mut Vec<u8>, prefix: &str, body: &[u8], zeros: bool) {
        let missing = self.width.saturating_sub(prefix.len() + body.len());
        let (before, inside, behind) = match (self.flags.left, zeros) {
            (true, _) => (0, 0, missing),
            (false, true) => (0, missing, 0),
            (false, false) => (missing, 0, 0),
        };
        out.extend(std::iter::repeat_n(b' ', before));
        out.extend_from_slice(prefix.as_bytes());
        out.extend(std::iter::repeat_n(b'0', inside));
        out.extend_from_slice(body);
        out.extend(std::iter::repeat_n(b' ', behind));
    }

    /// `%s` and `%c`; the caller applies the precision.
    pub fn text(&self, out: &mut Vec<u8>, bytes: &[u8]) {
        self.pad(out, "", bytes, false);
    }

    /// `%d`, `%i`.
    pub fn signed(&self, out: &mut Vec<u8>, value: i128) {
        let digits = value.unsigned_abs().to_string();
        self.digits(out, self.sign(value < 0), digits, value == 0);
    }

    /// `%u`, `%o`, `%x`, `%X`: the sign flags do not apply.
    pub fn unsigned(&self, out: &mut Vec<u8>, value: u128, conversion: u8) {
        let digits = match conversion {
            b'o' => format!("{value:o}"),
            b'x' => format!("{value:x}"),
            b'X' => format!("{value:X}"),
            _ => value.to_string(),
        };
        let prefix = match conversion {
            b'x' if self.flags.alternate && value != 0 => "0x",
            b'X' if self.flags.alternate && value != 0 => "0X",
            _ => "",
        };
        if conversion == b'o' && self.flags.alternate && self.precision.unwrap_or(1) <= digits.len() {
            // The first digit must be zero: one more digit, or the zero itself.
            let needed = digits.len() + usize::from(value != 0);
            let field = Field { precision: self.precision.map(|_| needed), ..*self };
            return field.digits(out, "", format!("{value:0needed$o}"), false);
        }
        self.digits(out, prefix, digits, value == 0);
    }

    /// `%p`.
    pub fn pointer(&self, out: &mut Vec<u8>, address: u64) {
        if address == 0 {
            return self.text(out, b"(nil)");
        }
        let prefix = format!("{}0x", self.sign(false));
        self.digits(out, &prefix, format!("{address:x}"), false);
    }

    fn digits(&self, out: &mut Vec<u8>, prefix: &str, digits: String, is_zero: bool) {
        match self.precision {
            None => self.pad(out, prefix, digits.as_bytes(), self.flags.zero),
            Some(0) if is_zero => self.pad(out, prefix, b"", false),
            Some(precision) => self.pad(out, prefix, format!("{digits:0>precision$}").as_bytes(), false),
        }
    }

    /// `%e`, `%f`, `%g`, `%a` and their upper-case forms.
    pub fn float(&self, out: &mut Vec<u8>, kind: FloatKind, bits: u128, conversion: u8) {
        let precision = self.precision.unwrap_or(6);
        let mut text = match conversion.to_ascii_lowercase() {
            b'e' => kind.format_e(bits, precision),
            b'f' => kind.format_f(bits, precision),
            b'g' => kind.format_g(bits, precision, self.flags.alternate),
            _ => kind.format_hex(bits, self.precision),
        };
        let finite = kind.is_finite(bits);
        if self.flags.alternate && finite && !text.contains('.') {
            let mark = if text.starts_with("0x") { 'p' } else { 'e' };
            text.insert(text.find(mark).unwrap_or(text.len()), '.');
        }
        let mut prefix = self.sign(kind.is_negative(bits)).to_owned();
        if let Some(rest) = text.strip_prefix("0x") {
            prefix.push_str("0x");
            text = rest.to_owned();
        }
        if conversion.is_ascii_uppercase() {
            prefix.make_ascii_uppercase();
            text.make_ascii_uppercase();
        }
        self.pad(out, &prefix, text.as_bytes(), self.flags.zero && finite);
    }
}
