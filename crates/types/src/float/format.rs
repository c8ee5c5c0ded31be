//! The text of `printf` conversions, exact and correctly rounded as glibc prints it.
//!
//! The functions give the magnitude without sign, padding or `#` handling (but for `%g`): those are the caller's, who
//! knows the flags. Infinities and NaNs are `inf` and `nan`. Upper-case conversions are the caller's, too.

use super::{Decimal, FloatKind, soft};

impl FloatKind {
    /// `%.{precision}e`.
    pub fn format_e(self, bits: u128, precision: usize) -> String {
        match self.to_decimal_digits_exact(bits) {
            Some(decimal) => scientific(&decimal.round(precision as i64 + 1)),
            None => self.format_special(bits),
        }
    }

    /// `%.{precision}f`.
    pub fn format_f(self, bits: u128, precision: usize) -> String {
        match self.to_decimal_digits_exact(bits) {
            Some(decimal) => positional(decimal, precision),
            None => self.format_special(bits),
        }
    }

    /// `%.{precision}g`, with `keep_zeros` `%#.{precision}g` (but for a missing point).
    pub fn format_g(self, bits: u128, precision: usize, keep_zeros: bool) -> String {
        let Some(decimal) = self.to_decimal_digits_exact(bits) else { return self.format_special(bits) };
        let precision = precision.max(1) as i64;
        let rounded = decimal.clone().round(precision);
        let exponent = i64::from(rounded.exponent);
        let text = if (-4..precision).contains(&exponent) {
            positional(decimal, (precision - 1 - exponent) as usize)
        } else {
            scientific(&rounded)
        };
        if keep_zeros { text } else { strip_zeros(&text) }
    }

    /// `%a` or `%.{precision}a`: `double` and smaller as `0x1.8p+1`, `long double` as `0xcp-2`, `_Float128` as `0x1.8p+1`.
    pub fn format_hex(self, bits: u128, precision: Option<usize>) -> String {
        // printf sees a float only as a double.
        if matches!(self, FloatKind::F16 | FloatKind::F32) {
            return FloatKind::F64.format_hex(self.convert(FloatKind::F64, bits), precision);
        }
        let Some(value) = soft::unpack(self, bits) else { return self.format_special(bits) };
        // The digits after the point are the low bits; x87 has four bits before it, the others one.
        let fraction_bits = match self {
            FloatKind::X87 => 60,
            _ => self.precision() - 1,
        };
        let mut significand = value.significand;
        let mut exponent = if significand == 0 { 0 } else { value.exponent + fraction_bits as i32 };
        let mut digits = (fraction_bits / 4) as usize;
        match precision {
            Some(precision) if precision < digits => {
                let drop = 4 * (digits - precision) as u32;
                let (rest, half) = (significand & ((1 << drop) - 1), 1 << (drop - 1));
                significand >>= drop;
                if rest > half || rest == half && significand & 1 == 1 {
                    significand += 1;
                }
                digits = precision;
                if significand >> (4 * digits) > 15 {
                    significand >>= 4;
                    exponent += 4;
                }
            }
            Some(_) => {}
            None => {
                while digits > 0 && significand & 15 == 0 {
                    significand >>= 4;
                    digits -= 1;
                }
            }
        }
        let mut text = format!("0x{:x}", significand >> (4 * digits));
        let wanted = precision.unwrap_or(digits);
        if wanted > 0 {
            text.push('.');
            if digits > 0 {
                text.push_str(&format!("{:0digits$x}", significand & ((1 << (4 * digits)) - 1)));
            }
            text.extend(std::iter::repeat_n('0', wanted - digits));
        }
        text.push_str(&format!("p{exponent:+}"));
        text
    }

    fn format_special(self, bits: u128) -> String {
        if self.is_nan(bits) { "nan" } else { "inf" }.to_owned()
    }
}

fn scientific(decimal: &Decimal) -> String {
    let (first, rest) = decimal.digits.split_first().expect("a number has a digit");
    let mut text = String::with_capacity(decimal.digits.len() + 8);
    text.push(*first as char);
    if !rest.is_empty() {
        text.push('.');
        text.extend(rest.iter().map(|&digit| digit as char));
    }
    let sign = if decimal.exponent < 0 { '-' } else { '+' };
    text.push_str(&format!("e{sign}{:02}", decimal.exponent.unsigned_abs()));
    text
}

fn positional(decimal: Decimal, precision: usize) -> String {
    let count = i64::from(decimal.exponent) + 1 + precision as i64;
    let decimal = decimal.round(count);
    // Position `power` holds the digit of ten to that power; what is not stored is zero.
    let digit_at = |power: i64| {
        let index = i64::from(decimal.exponent) - power;
        if index < 0 { '0' } else { decimal.digits.get(index as usize).map_or('0', |&digit| digit as char) }
    };
    let top = i64::from(decimal.exponent).max(0);
    let mut text: String = (0..=top).rev().map(digit_at).collect();
    if precision > 0 {
        text.push('.');
        text.extend((1..=precision as i64).map(|place| digit_at(-place)));
    }
    text
}

/// Removes trailing zeros after the point, and the point if nothing is left behind it.
fn strip_zeros(text: &str) -> String {
    let (number, exponent) = text.split_at(text.find('e').unwrap_or(text.len()));
    if !number.contains('.') {
        return text.to_owned();
    }
    format!("{}{exponent}", number.trim_end_matches('0').trim_end_matches('.'))
}
