//! Exact IEEE arithmetic on bit patterns, rounding to nearest, ties to even.
//!
//! A value is its pattern in the low bits of a `u128`; x87 extended values have 80 bits with the explicit integer bit.
//! `float` and `double` are computed by the host (`native`), the others by integer arithmetic and `rustc_apfloat`
//! (`soft`).
//!
//! NaNs follow x86: an invalid operation gives the negative quiet NaN (glibc prints it as `-nan`); a NaN operand is
//! passed on quieted, the first of two for SSE types and `_Float16`, the one with the larger significand for the
//! others. x87 patterns that no operation produces (unnormals) count as NaN.
//!
//! Not handled: other rounding modes, exception flags, the excess precision of i386 code that keeps `double` in x87
//! registers, and flush-to-zero.

mod decimal;
mod format;
mod native;
mod parse;
mod soft;

use std::cmp::Ordering;

use crate::{DataModel, IntType};

pub use decimal::Decimal;

/// A floating-point format.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum FloatKind {
    /// `_Float16`.
    F16,
    /// `float`.
    F32,
    /// `double`.
    F64,
    /// `long double`: 80 significant bits in 12 (i386) or 16 bytes.
    X87,
    /// `_Float128`.
    F128,
}

/// As C's `fpclassify`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FloatClass {
    Nan,
    Infinite,
    Zero,
    Subnormal,
    Normal,
}

/// How to round to an integral value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Rounding {
    Floor,
    Ceil,
    Trunc,
    /// To nearest, halves away from zero, as `round` does.
    HalfAway,
    /// To nearest, halves to even, as `rint` does by default.
    HalfEven,
}

// Parameters of the formats.
impl FloatKind {
    pub fn size_bytes(self, model: DataModel) -> u64 {
        match (self, model) {
            (FloatKind::F16, _) => 2,
            (FloatKind::F32, _) => 4,
            (FloatKind::F64, _) => 8,
            (FloatKind::X87, DataModel::Ilp32) => 12,
            (FloatKind::X87, DataModel::Lp64) | (FloatKind::F128, _) => 16,
        }
    }
    /// Of a variable; see [`TypeTable::field_align`](crate::TypeTable::field_align) for members.
    pub fn align_bytes(self, model: DataModel) -> u64 {
        match (self, model) {
            (FloatKind::X87, DataModel::Ilp32) => 4,
            _ => self.size_bytes(model),
        }
    }
    /// Bits that hold the value; the rest of an object is padding.
    #[inline]
    pub const fn value_bits(self) -> u32 {
        match self {
            FloatKind::F16 => 16,
            FloatKind::F32 => 32,
            FloatKind::F64 => 64,
            FloatKind::X87 => 80,
            FloatKind::F128 => 128,
        }
    }
    /// Bits of the significand, the leading one included (`FLT_MANT_DIG`).
    pub const fn precision(self) -> u32 {
        match self {
            FloatKind::F16 => 11,
            FloatKind::F32 => 24,
            FloatKind::F64 => 53,
            FloatKind::X87 => 64,
            FloatKind::F128 => 113,
        }
    }
    /// The exponent of the largest finite power of two (`FLT_MAX_EXP - 1`).
    pub const fn max_exponent(self) -> i32 {
        match self {
            FloatKind::F16 => 15,
            FloatKind::F32 => 127,
            FloatKind::F64 => 1023,
            FloatKind::X87 | FloatKind::F128 => 16383,
        }
    }
    /// The exponent of the smallest normal number (`FLT_MIN_EXP - 1`).
    pub const fn min_exponent(self) -> i32 {
        1 - self.max_exponent()
    }

    /// The sign and the rest, ordered like the absolute values; x87 without its integer bit, so that successive numbers
    /// are successive integers.
    #[inline]
    fn split(self, bits: u128) -> (bool, u128) {
        let negative = self.is_negative(bits);
        let rest = bits & (u128::MAX >> (129 - self.value_bits()));
        if self != FloatKind::X87 {
            return (negative, rest);
        }
        let (exponent, significand) = (rest >> 64, rest & u128::from(u64::MAX));
        let integer_bit = significand >> 63;
        match (exponent, integer_bit) {
            // A pseudo-denormal has the value of the normal number.
            (0, 1) => (negative, significand),
            (0, 0) | (_, 1) => (negative, exponent << 63 | significand & (u128::MAX >> 65)),
            // Unnormals and the like behave as NaN.
            _ => (negative, 0x7fff << 63 | 1 << 62),
        }
    }
    /// The inverse of [`split`](Self::split).
    #[inline]
    fn join(self, negative: bool, magnitude: u128) -> u128 {
        let sign = u128::from(negative) << (self.value_bits() - 1);
        if self != FloatKind::X87 {
            return sign | magnitude;
        }
        let (exponent, fraction) = (magnitude >> 63, magnitude & (u128::MAX >> 65));
        sign | exponent << 64 | u128::from(exponent != 0) << 63 | fraction
    }
    /// The magnitude of infinity; anything above is NaN.
    #[inline]
    fn infinite_magnitude(self) -> u128 {
        (2 * self.max_exponent() as u128 + 1) << (self.precision() - 1)
    }
    fn quiet_bit(self) -> u128 {
        1 << (self.precision() - 2)
    }
}

// Constants and classification.
impl FloatKind {
    pub fn zero(self, negative: bool) -> u128 {
        self.join(negative, 0)
    }
    pub fn one(self) -> u128 {
        self.join(false, (self.max_exponent() as u128) << (self.precision() - 1))
    }
    pub fn infinity(self, negative: bool) -> u128 {
        self.join(negative, self.infinite_magnitude())
    }
    /// The value of the `NAN` macro: positive and quiet.
    pub fn nan(self) -> u128 {
        self.join(false, self.infinite_magnitude() | self.quiet_bit())
    }
    /// What gcc makes of `__builtin_nan` and `__builtin_nans` with this number.
    pub fn nan_with(self, payload: u64, signalling: bool) -> u128 {
        let quiet = self.quiet_bit();
        let payload = u128::from(payload) & (quiet - 1);
        let mark = match (signalling, payload) {
            (false, _) => quiet,
            (true, 0) => quiet >> 1,
            (true, _) => 0,
        };
        self.join(false, self.infinite_magnitude() | mark | payload)
    }
    /// What an invalid operation gives on x86: negative and quiet.
    pub fn indefinite(self) -> u128 {
        self.join(true, self.infinite_magnitude() | self.quiet_bit())
    }
    pub fn max_finite(self) -> u128 {
        self.join(false, self.infinite_magnitude() - 1)
    }
    pub fn min_normal(self) -> u128 {
        self.join(false, 1 << (self.precision() - 1))
    }
    pub fn min_subnormal(self) -> u128 {
        self.join(false, 1)
    }
    /// The distance from one to the next number.
    pub fn epsilon(self) -> u128 {
        self.ldexp(self.one(), 1 - self.precision() as i32)
    }

    /// The sign bit, also of zeros and NaNs.
    #[inline]
    pub const fn is_negative(self, bits: u128) -> bool {
        (bits >> (self.value_bits() - 1)) & 1 == 1
    }
    #[inline]
    pub fn is_nan(self, bits: u128) -> bool {
        self.split(bits).1 > self.infinite_magnitude()
    }
    pub fn is_infinite(self, bits: u128) -> bool {
        self.split(bits).1 == self.infinite_magnitude()
    }
    pub fn is_finite(self, bits: u128) -> bool {
        self.split(bits).1 < self.infinite_magnitude()
    }
    #[inline]
    pub fn is_zero(self, bits: u128) -> bool {
        self.split(bits).1 == 0
    }
    pub fn classify(self, bits: u128) -> FloatClass {
        let magnitude = self.split(bits).1;
        match magnitude.cmp(&self.infinite_magnitude()) {
            Ordering::Greater => FloatClass::Nan,
            Ordering::Equal => FloatClass::Infinite,
            Ordering::Less if magnitude == 0 => FloatClass::Zero,
            Ordering::Less if magnitude >> (self.precision() - 1) == 0 => FloatClass::Subnormal,
            Ordering::Less => FloatClass::Normal,
        }
    }
}

// Operations.
impl FloatKind {
    #[inline]
    pub fn add(self, a: u128, b: u128) -> u128 {
        match self {
            FloatKind::F32 => native::add32(a, b),
            FloatKind::F64 => native::add64(a, b),
            _ => soft::arithmetic(self, soft::Op::Add, a, b),
        }
    }
    #[inline]
    pub fn sub(self, a: u128, b: u128) -> u128 {
        match self {
            FloatKind::F32 => native::sub32(a, b),
            FloatKind::F64 => native::sub64(a, b),
            _ => soft::arithmetic(self, soft::Op::Sub, a, b),
        }
    }
    #[inline]
    pub fn mul(self, a: u128, b: u128) -> u128 {
        match self {
            FloatKind::F32 => native::mul32(a, b),
            FloatKind::F64 => native::mul64(a, b),
            _ => soft::arithmetic(self, soft::Op::Mul, a, b),
        }
    }
    #[inline]
    pub fn div(self, a: u128, b: u128) -> u128 {
        match self {
            FloatKind::F32 => native::div32(a, b),
            FloatKind::F64 => native::div64(a, b),
            _ => soft::arithmetic(self, soft::Op::Div, a, b),
        }
    }
    /// `fmod`: exact, with the sign of `a`.
    pub fn fmod(self, a: u128, b: u128) -> u128 {
        match self {
            FloatKind::F32 => native::rem32(a, b),
            FloatKind::F64 => native::rem64(a, b),
            _ => soft::fmod(self, a, b),
        }
    }
    /// IEEE `remainder`: exact, the quotient rounded to the nearest integer, ties to even.
    pub fn remainder(self, a: u128, b: u128) -> u128 {
        soft::remainder(self, a, b)
    }
    pub fn sqrt(self, a: u128) -> u128 {
        match self {
            FloatKind::F32 => native::sqrt32(a),
            FloatKind::F64 => native::sqrt64(a),
            _ => soft::sqrt(self, a),
        }
    }
    /// `a * b + c` with one rounding.
    pub fn fma(self, a: u128, b: u128, c: u128) -> u128 {
        match self {
            FloatKind::F32 => native::fma32(a, b, c),
            FloatKind::F64 => native::fma64(a, b, c),
            _ => soft::fma(self, a, b, c),
        }
    }
    /// Flips the sign, also of NaNs.
    #[inline]
    pub const fn neg(self, a: u128) -> u128 {
        a ^ (1 << (self.value_bits() - 1))
    }
    #[inline]
    pub const fn abs(self, a: u128) -> u128 {
        a & !(1 << (self.value_bits() - 1))
    }
    /// `a` with the sign of `b`.
    pub const fn copysign(self, a: u128, b: u128) -> u128 {
        if self.is_negative(a) == self.is_negative(b) { a } else { self.neg(a) }
    }

    /// `None` if unordered.
    #[inline]
    pub fn compare(self, a: u128, b: u128) -> Option<Ordering> {
        match self {
            FloatKind::F32 => f32::from_bits(a as u32).partial_cmp(&f32::from_bits(b as u32)),
            FloatKind::F64 => f64::from_bits(a as u64).partial_cmp(&f64::from_bits(b as u64)),
            _ => self.compare_patterns(a, b),
        }
    }
    fn compare_patterns(self, a: u128, b: u128) -> Option<Ordering> {
        let ((a_negative, a), (b_negative, b)) = (self.split(a), self.split(b));
        if a > self.infinite_magnitude() || b > self.infinite_magnitude() {
            return None;
        }
        Some(match (a_negative, b_negative) {
            _ if a == 0 && b == 0 => Ordering::Equal,
            (false, false) => a.cmp(&b),
            (true, true) => b.cmp(&a),
            (true, false) => Ordering::Less,
            (false, true) => Ordering::Greater,
        })
    }

    pub fn convert(self, to: FloatKind, a: u128) -> u128 {
        match (self, to) {
            _ if self.is_nan(a) => soft::convert_nan(self, to, a),
            (FloatKind::F32, FloatKind::F64) => f64::from(f32::from_bits(a as u32)).to_bits().into(),
            (FloatKind::F64, FloatKind::F32) => (f64::from_bits(a as u64) as f32).to_bits().into(),
            _ => soft::convert(self, to, a),
        }
    }
    /// The nearest value to an integer.
    pub fn from_int(self, ty: IntType, bits: u128) -> u128 {
        let negative = ty.is_negative(bits);
        let magnitude = if negative { ty.to_i128(bits).unsigned_abs() } else { bits };
        match self {
            FloatKind::F32 => self.join(negative, (magnitude as f32).to_bits().into()),
            FloatKind::F64 => self.join(negative, (magnitude as f64).to_bits().into()),
            _ => soft::round(self, negative, magnitude, 0, false),
        }
    }
    /// Truncates towards zero. `None` if the value is NaN or, truncated, outside the integer type.
    pub fn to_int(self, ty: IntType, bits: u128) -> Option<u128> {
        let value = soft::unpack(self, bits)?;
        let magnitude = soft::integer_part(value.significand, value.exponent)?;
        if value.negative && magnitude != 0 {
            let fits = ty.signed && magnitude <= ty.min_value();
            fits.then(|| ty.truncate(magnitude.wrapping_neg()))
        } else {
            (magnitude <= ty.max_value()).then_some(magnitude)
        }
    }

    /// Rounds to an integral value of the same format.
    pub fn round_to_integral(self, a: u128, rounding: Rounding) -> u128 {
        soft::round_to_integral(self, a, rounding)
    }
    pub fn floor(self, a: u128) -> u128 {
        self.round_to_integral(a, Rounding::Floor)
    }
    pub fn ceil(self, a: u128) -> u128 {
        self.round_to_integral(a, Rounding::Ceil)
    }
    pub fn trunc(self, a: u128) -> u128 {
        self.round_to_integral(a, Rounding::Trunc)
    }
    /// Halves away from zero.
    pub fn round(self, a: u128) -> u128 {
        self.round_to_integral(a, Rounding::HalfAway)
    }
    /// Halves to even.
    pub fn rint(self, a: u128) -> u128 {
        self.round_to_integral(a, Rounding::HalfEven)
    }

    /// A fraction of magnitude in `[0.5, 1)` and an exponent; zero, infinity and NaN give themselves and zero.
    pub fn frexp(self, a: u128) -> (u128, i32) {
        match soft::unpack(self, a) {
            Some(value) if value.significand != 0 => {
                let length = 128 - value.significand.leading_zeros() as i32;
                (soft::round(self, value.negative, value.significand, -length, false), value.exponent + length)
            }
            _ => (soft::quiet(self, a), 0),
        }
    }
    /// `a` times two to the `exponent`, rounded once.
    pub fn ldexp(self, a: u128, exponent: i32) -> u128 {
        match soft::unpack(self, a) {
            // Beyond this every result is zero or infinite.
            Some(value) => {
                let exponent = value.exponent + exponent.clamp(-100_000, 100_000);
                soft::round(self, value.negative, value.significand, exponent, false)
            }
            None => soft::quiet(self, a),
        }
    }
    /// [`ldexp`](Self::ldexp); the radix is two.
    pub fn scalbn(self, a: u128, exponent: i32) -> u128 {
        self.ldexp(a, exponent)
    }

    /// The next number after `a` in the direction of `b`.
    pub fn next_after(self, a: u128, b: u128) -> u128 {
        let Some(order) = self.compare(a, b) else { return soft::pass_nan(self, a, b) };
        let (negative, magnitude) = self.split(a);
        match order {
            Ordering::Equal => b,
            _ if magnitude == 0 => self.join(order == Ordering::Greater, 1),
            _ if (order == Ordering::Less) == negative => self.join(negative, magnitude - 1),
            _ => self.join(negative, magnitude + 1),
        }
    }

    /// The nearest value to a host double.
    pub fn from_f64(self, value: f64) -> u128 {
        FloatKind::F64.convert(self, value.to_bits().into())
    }
    /// The nearest host double.
    pub fn to_f64(self, bits: u128) -> f64 {
        f64::from_bits(self.convert(FloatKind::F64, bits) as u64)
    }
}

#[cfg(test)]
mod tests;
