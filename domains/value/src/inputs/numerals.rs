//! The text of numbers, as `strtol` and its like read them.

use types::FloatKind;

use crate::inputs::readings::Format;

impl Format {
    pub fn width(self) -> u64 {
        match self {
            Format::Int { ty, .. } => ty.width as u64,
            Format::Float(kind) => kind.value_bits() as u64,
        }
    }

    /// The text that is read as the number with these bits.
    pub fn text(self, bits: u128) -> Vec<u8> {
        match self {
            Format::Int { ty, base } => {
                let value = ty.to_i128(bits);
                let sign = if value < 0 { "-" } else { "" };
                let magnitude = if ty.signed { value.unsigned_abs() } else { bits };
                let digits = digits(magnitude, if base == 0 { 10 } else { base });
                [sign.as_bytes(), &digits].concat()
            }
            Format::Float(kind) => float(kind, bits).into_bytes(),
        }
    }

    /// A text of a number that is too large for the type.
    pub fn too_large(self) -> Vec<u8> {
        match self {
            Format::Int { ty, base } => digits(ty.max_value() + 1, if base == 0 { 10 } else { base }),
            Format::Float(_) => b"1e9999".to_vec(),
        }
    }

    /// Whether the text of a number would go on with this byte. Some others that need not be told apart are among them.
    pub fn goes_on_with(self, byte: u8) -> bool {
        match self {
            Format::Int { base, .. } => (byte as char).is_digit(base.clamp(10, 36)) || (base % 16 == 0 && byte == b'x'),
            Format::Float(_) => byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'+' | b'-' | b'('),
        }
    }

    /// Bits of floats that people write.
    pub fn usual(self) -> Vec<u128> {
        const FLOATS: [f64; 15] = [
            1.0,
            0.0,
            -1.0,
            0.5,
            2.0,
            10.0,
            100.0,
            1000.0,
            1e6,
            1e10,
            1e20,
            1e300,
            f64::INFINITY,
            f64::NEG_INFINITY,
            f64::NAN,
        ];
        match self {
            Format::Int { .. } => Vec::new(),
            Format::Float(kind) => FLOATS.iter().map(|&value| kind.from_f64(value)).collect(),
        }
    }

    /// Ranges of whole numbers, those with short texts first.
    pub fn ranges(self) -> Vec<(i128, i128)> {
        let Format::Int { ty, .. } = self else { return Vec::new() };
        let ranges = [(0, 9), (-9, -1), (10, 99), (-99, -10), (100, 9999), (-9999, -100), (10_000, 1 << 31)];
        let fits = |&(least, most): &(i128, i128)| ty.fits_i128(least) && ty.fits_i128(most);
        ranges.into_iter().filter(fits).collect()
    }
}

fn digits(mut value: u128, base: u32) -> Vec<u8> {
    let mut digits = Vec::new();
    while value > 0 || digits.is_empty() {
        let digit = char::from_digit((value % base as u128) as u32, base).unwrap_or('0');
        digits.push(digit as u8);
        value /= base as u128;
    }
    digits.reverse();
    digits
}

fn float(kind: FloatKind, bits: u128) -> String {
    let value = kind.to_f64(bits);
    match value {
        _ if value.is_nan() => "nan".to_owned(),
        _ if value.is_infinite() => if value < 0.0 { "-inf" } else { "inf" }.to_owned(),
        _ if value == 0.0 || (1e-5..1e15).contains(&value.abs()) => format!("{value}"),
        _ => format!("{value:e}"),
    }
}

#[cfg(test)]
mod tests {
    use types::IntType;

    use super::*;

    #[test]
    fn numbers_have_texts() {
        let int = Format::Int { ty: IntType::signed(32), base: 10 };
        assert_eq!(int.text(0xffff_fff6), b"-10");
        assert_eq!(int.too_large(), b"2147483648");
        assert_eq!(Format::Int { ty: IntType::unsigned(64), base: 16 }.text(0xfeed), b"feed");
        let float = Format::Float(FloatKind::F64);
        let text = |value: f64| String::from_utf8(float.text(FloatKind::F64.from_f64(value))).unwrap();
        assert_eq!([text(0.5), text(-1e300), text(f64::NAN)], ["0.5", "-1e300", "nan"]);
    }

    #[test]
    fn where_a_number_ends() {
        let decimal = Format::Int { ty: IntType::signed(32), base: 10 };
        assert!(decimal.goes_on_with(b'0') && !decimal.goes_on_with(b'a'));
        assert!(Format::Int { ty: IntType::signed(32), base: 0 }.goes_on_with(b'x'));
    }
}
