//! Exact decimal expansions. Every binary number has a finite one; it is computed in an integer of base 10^9, so no
//! division is needed.

use super::{FloatKind, soft};

/// A finite number `d.ddd * 10^exponent`, exact or rounded. Zero has the single digit `0` and exponent zero.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decimal {
    pub negative: bool,
    /// ASCII digits; the first is not `0` unless the number is zero.
    pub digits: Vec<u8>,
    /// The power of ten of the first digit.
    pub exponent: i32,
}

impl FloatKind {
    /// All digits of a finite value, without trailing zeros. `None` for infinities and NaNs.
    pub fn to_decimal_digits_exact(self, bits: u128) -> Option<Decimal> {
        let value = soft::unpack(self, bits)?;
        if value.significand == 0 {
            return Some(Decimal { negative: value.negative, digits: vec![b'0'], exponent: 0 });
        }
        // Fewer factors of two mean fewer factors of five below.
        let twos = value.significand.trailing_zeros();
        let (significand, power) = (value.significand >> twos, value.exponent + twos as i32);
        let mut number = Big::new(significand);
        if power >= 0 {
            number.multiply_power(2, 29, power as u32);
        } else {
            // s / 2^k = s * 5^k / 10^k.
            number.multiply_power(5, 12, power.unsigned_abs());
        }
        let mut digits = number.digits();
        let exponent = digits.len() as i32 - 1 + power.min(0);
        while digits.len() > 1 && digits.last() == Some(&b'0') {
            digits.pop();
        }
        Some(Decimal { negative: value.negative, digits, exponent })
    }
}

impl Decimal {
    /// Rounds to `count` significant digits, half to even, and pads with zeros; `count` may be zero or negative, then
    /// the result is zero or one unit just above the cut.
    pub fn round(mut self, count: i64) -> Decimal {
        let is_zero = self.digits == b"0";
        if is_zero || count >= self.digits.len() as i64 {
            self.digits.resize(self.digits.len().max(count.max(1) as usize), b'0');
            return self;
        }
        if count < 0 {
            return Decimal { digits: vec![b'0'], exponent: 0, ..self };
        }
        let count = count as usize;
        let tail = &self.digits[count..];
        let is_half = tail[0] == b'5' && tail[1..].iter().all(|&digit| digit == b'0');
        let odd = count > 0 && (self.digits[count - 1] - b'0') % 2 == 1;
        let up = if is_half { odd } else { tail[0] >= b'5' };
        self.digits.truncate(count);
        if up {
            match self.digits.iter().rposition(|&digit| digit != b'9') {
                Some(last) => {
                    self.digits[last] += 1;
                    self.digits[last + 1..].fill(b'0');
                }
                None => {
                    // All nines, or no digit at all: one more power of ten.
                    self.digits.fill(b'0');
                    self.digits.insert(0, b'1');
                    self.digits.truncate(count.max(1));
                    self.exponent += 1;
                }
            }
        } else if count == 0 {
            return Decimal { digits: vec![b'0'], exponent: 0, ..self };
        }
        self
    }
}

/// A natural number in base 10^9, least significant limb first.
struct Big(Vec<u32>);

const BASE: u64 = 1_000_000_000;

impl Big {
    fn new(mut value: u128) -> Big {
        let mut limbs = Vec::new();
        while value > 0 {
            limbs.push((value % u128::from(BASE)) as u32);
            value /= u128::from(BASE);
        }
        Big(limbs)
    }

    /// Multiplies by `base^exponent`, up to `base^chunk` at once, which must be below 10^9.
    fn multiply_power(&mut self, base: u32, chunk: u32, mut exponent: u32) {
        while exponent > 0 {
            let step = exponent.min(chunk);
            self.multiply(base.pow(step));
            exponent -= step;
        }
    }

    fn multiply(&mut self, factor: u32) {
        let mut carry = 0;
        for limb in &mut self.0 {
            let product = u64::from(*limb) * u64::from(factor) + carry;
            *limb = (product % BASE) as u32;
            carry = product / BASE;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }

    fn digits(&self) -> Vec<u8> {
        let mut text = String::with_capacity(self.0.len() * 9);
        let mut limbs = self.0.iter().rev();
        if let Some(first) = limbs.next() {
            text.push_str(&first.to_string());
        }
        for limb in limbs {
            text.push_str(&format!("{limb:09}"));
        }
        text.into_bytes()
    }
}
