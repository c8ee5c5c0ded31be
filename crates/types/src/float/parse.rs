//! Numbers from text, correctly rounded: decimal and hexadecimal, without suffix, with an optional sign.

use rustc_apfloat::ieee::{Half, Quad, X87DoubleExtended};
use rustc_apfloat::{Float, Round};

use super::{FloatKind, soft};

impl FloatKind {
    /// `None` if the text is not `[+-](digits[.digits] | .digits)[e[+-]digits]` or the same in hexadecimal with `0x` and
    /// `p`; the hexadecimal exponent may be missing. Too large values are infinite, too small ones zero.
    pub fn parse(self, text: &str) -> Option<u128> {
        let (negative, text) = match text.as_bytes().first()? {
            b'-' => (true, &text[1..]),
            b'+' => (false, &text[1..]),
            _ => (false, text),
        };
        let magnitude = match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
            Some(digits) => self.parse_hex(digits)?,
            None => self.parse_decimal(text)?,
        };
        Some(if negative { self.neg(magnitude) } else { magnitude })
    }

    fn parse_hex(self, text: &str) -> Option<u128> {
        let number = Number::scan(text, 16)?;
        let (mut significand, mut sticky) = (0u128, false);
        let mut exponent = number.exponent;
        for (index, digit) in number.digits().enumerate() {
            let digit = u128::from((digit as char).to_digit(16).expect("scanned as hexadecimal"));
            let is_fraction = index >= number.whole.len();
            if significand >> 124 == 0 {
                significand = significand << 4 | digit;
                exponent -= if is_fraction { 4 } else { 0 };
            } else {
                sticky |= digit != 0;
                exponent += if is_fraction { 0 } else { 4 };
            }
        }
        Some(soft::round(self, false, significand, exponent.clamp(-1_000_000, 1_000_000) as i32, sticky))
    }

    fn parse_decimal(self, text: &str) -> Option<u128> {
        let number = Number::scan(text, 10)?;
        match self {
            FloatKind::F32 => return Some(text.parse::<f32>().ok()?.to_bits().into()),
            FloatKind::F64 => return Some(text.parse::<f64>().ok()?.to_bits().into()),
            _ => {}
        }
        // The power of ten of the leading digit decides the absurd cases, where `rustc_apfloat` might not.
        let Some(leading) = number.digits().position(|digit| digit != b'0') else { return Some(self.zero(false)) };
        let top = (number.whole.len() as i64 - 1 - leading as i64).saturating_add(number.exponent);
        if top > 6000 {
            return Some(self.infinity(false));
        }
        if top < -6000 {
            return Some(self.zero(false));
        }
        let digits: String = number.digits().skip(leading).map(char::from).collect();
        let exponent = top - (digits.len() as i64 - 1);
        let text = format!("{digits}e{exponent}");
        match self {
            FloatKind::F16 => from_decimal::<Half>(&text),
            FloatKind::X87 => from_decimal::<X87DoubleExtended>(&text),
            _ => from_decimal::<Quad>(&text),
        }
    }
}

fn from_decimal<F: Float>(text: &str) -> Option<u128> {
    F::from_str_r(text, Round::NearestTiesToEven).ok().map(|result| result.value.to_bits())
}

/// The parts of a number; the exponent is saturated far outside every format's range.
struct Number<'a> {
    whole: &'a [u8],
    fraction: &'a [u8],
    exponent: i64,
}

impl<'a> Number<'a> {
    fn scan(text: &'a str, radix: u32) -> Option<Number<'a>> {
        let is_digit = |byte: &u8| (*byte as char).is_digit(radix);
        let text = text.as_bytes();
        let (whole, rest) = text.split_at(text.iter().take_while(|byte| is_digit(byte)).count());
        let (fraction, rest) = match rest.split_first() {
            Some((b'.', rest)) => rest.split_at(rest.iter().take_while(|byte| is_digit(byte)).count()),
            _ => (&rest[..0], rest),
        };
        if whole.is_empty() && fraction.is_empty() {
            return None;
        }
        let exponent = match rest.split_first() {
            None => 0,
            Some((mark, digits)) if mark.eq_ignore_ascii_case(if radix == 16 { &b'p' } else { &b'e' }) => {
                scan_exponent(digits)?
            }
            Some(_) => return None,
        };
        Some(Number { whole, fraction, exponent })
    }

    fn digits(&self) -> impl Iterator<Item = u8> + '_ {
        self.whole.iter().chain(self.fraction).copied()
    }
}

fn scan_exponent(text: &[u8]) -> Option<i64> {
    let (negative, digits) = match text.split_first()? {
        (b'-', digits) => (true, digits),
        (b'+', digits) => (false, digits),
        _ => (false, text),
    };
    if digits.is_empty() {
        return None;
    }
    let mut value = 0i64;
    for digit in digits {
        value = value.saturating_mul(10).saturating_add((*digit as char).to_digit(10)?.into());
    }
    let value = value.min(1 << 48);
    Some(if negative { -value } else { value })
}
