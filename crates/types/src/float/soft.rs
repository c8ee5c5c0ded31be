//! Formats without host support, and what is simpler on integers for all of them. Sums, products and quotients come
//! from `rustc_apfloat`; everything else unpacks to an integer times a power of two and rounds once.

use rustc_apfloat::Float;
use rustc_apfloat::ieee::{Double, Half, Quad, Single, X87DoubleExtended};

use super::{FloatKind, Rounding};

/// A finite value: `significand * 2^exponent`. The significand is not normalised and has at most 113 bits.
pub struct UnpackedFloat {
    pub negative: bool,
    pub significand: u128,
    pub exponent: i32,
}

/// `None` for infinities and NaNs.
pub fn unpack(kind: FloatKind, bits: u128) -> Option<UnpackedFloat> {
    let (negative, magnitude) = kind.split(bits);
    if magnitude >= kind.infinite_magnitude() {
        return None;
    }
    let stored = kind.precision() - 1;
    let biased = (magnitude >> stored) as i32;
    let fraction = magnitude & ((1 << stored) - 1);
    let significand = if biased == 0 { fraction } else { fraction | 1 << stored };
    let exponent = biased.max(1) - kind.max_exponent() - stored as i32;
    Some(UnpackedFloat { negative, significand, exponent })
}

/// The nearest value to `significand * 2^exponent`, plus something less than one unit of `significand` if `sticky`
/// (then the significand must have more bits than the format).
pub fn round(kind: FloatKind, negative: bool, significand: u128, exponent: i32, sticky: bool) -> u128 {
    if significand == 0 {
        return kind.zero(negative);
    }
    let stored = kind.precision() as i32 - 1;
    let top = exponent + 127 - significand.leading_zeros() as i32;
    let unit = (top - stored).max(kind.min_exponent() - stored);
    let shift = unit - exponent;
    debug_assert!(!sticky || shift > 0, "a sticky bit needs a bit to round");
    let mut rounded = if shift <= 0 { significand << -shift } else { shift_right(significand, shift as u32, sticky) };
    let mut unit = unit;
    if rounded >> stored == 2 {
        rounded >>= 1;
        unit += 1;
    }
    let is_normal = rounded >> stored != 0;
    let biased = if is_normal { unit + stored + kind.max_exponent() } else { 0 };
    if biased > 2 * kind.max_exponent() {
        return kind.infinity(negative);
    }
    kind.join(negative, (biased as u128) << stored | rounded & ((1 << stored) - 1))
}

/// Shifts right by at least one, to nearest, ties to even.
fn shift_right(value: u128, shift: u32, sticky: bool) -> u128 {
    let (quotient, rest, half) = match shift {
        0..=127 => (value >> shift, value & ((1 << shift) - 1), 1 << (shift - 1)),
        128 => (0, value, 1 << 127),
        _ => return 0,
    };
    let up = rest > half || rest == half && (sticky || quotient & 1 == 1);
    quotient + u128::from(up)
}

/// The NaN made quiet; other values unchanged.
pub fn quiet(kind: FloatKind, bits: u128) -> u128 {
    let (negative, magnitude) = kind.split(bits);
    if magnitude > kind.infinite_magnitude() { kind.join(negative, magnitude | kind.quiet_bit()) } else { bits }
}

/// The NaN that an operation on `a` and `b` results in.
#[cold]
pub fn pass_nan(kind: FloatKind, a: u128, b: u128) -> u128 {
    match (kind.is_nan(a), kind.is_nan(b)) {
        (true, true) if matches!(kind, FloatKind::X87 | FloatKind::F128) => {
            let (a_size, b_size) = (kind.split(quiet(kind, a)).1, kind.split(quiet(kind, b)).1);
            let first = a_size > b_size || a_size == b_size && !kind.is_negative(a);
            quiet(kind, if first { a } else { b })
        }
        (true, _) => quiet(kind, a),
        (false, true) => quiet(kind, b),
        (false, false) => kind.indefinite(),
    }
}

#[cold]
pub fn pass_nan3(kind: FloatKind, a: u128, b: u128, c: u128) -> u128 {
    if kind.is_nan(a) || kind.is_nan(b) { pass_nan(kind, a, b) } else { pass_nan(kind, c, c) }
}

/// Keeps the sign and the leading bits of the payload.
pub fn convert_nan(from: FloatKind, to: FloatKind, bits: u128) -> u128 {
    if from == to {
        return quiet(from, bits);
    }
    let (negative, magnitude) = from.split(bits);
    let payload = magnitude & (from.quiet_bit() - 1);
    let (from_bits, to_bits) = (from.precision(), to.precision());
    let payload =
        if to_bits >= from_bits { payload << (to_bits - from_bits) } else { payload >> (from_bits - to_bits) };
    to.join(negative, to.infinite_magnitude() | to.quiet_bit() | payload)
}

/// Of a value that is no NaN.
pub fn convert(from: FloatKind, to: FloatKind, bits: u128) -> u128 {
    match unpack(from, bits) {
        Some(value) => round(to, value.negative, value.significand, value.exponent, false),
        None => to.infinity(from.is_negative(bits)),
    }
}

#[derive(Clone, Copy)]
pub enum Op {
    Add,
    Sub,
    Mul,
    Div,
}

pub fn arithmetic(kind: FloatKind, op: Op, a: u128, b: u128) -> u128 {
    fn apply<F: Float>(op: Op, a: u128, b: u128) -> u128 {
        let (a, b) = (F::from_bits(a), F::from_bits(b));
        let result = match op {
            Op::Add => a + b,
            Op::Sub => a - b,
            Op::Mul => a * b,
            Op::Div => a / b,
        };
        result.value.to_bits()
    }
    if kind.is_nan(a) || kind.is_nan(b) {
        return pass_nan(kind, a, b);
    }
    let (a, b) = (canonical(kind, a), canonical(kind, b));
    let result = match kind {
        FloatKind::F16 => apply::<Half>(op, a, b),
        FloatKind::F32 => apply::<Single>(op, a, b),
        FloatKind::F64 => apply::<Double>(op, a, b),
        FloatKind::X87 => apply::<X87DoubleExtended>(op, a, b),
        FloatKind::F128 => apply::<Quad>(op, a, b),
    };
    if kind.is_nan(result) { kind.indefinite() } else { result }
}

pub fn fma(kind: FloatKind, a: u128, b: u128, c: u128) -> u128 {
    fn apply<F: Float>(a: u128, b: u128, c: u128) -> u128 {
        F::from_bits(a).mul_add(F::from_bits(b), F::from_bits(c)).value.to_bits()
    }
    if kind.is_nan(a) || kind.is_nan(b) || kind.is_nan(c) {
        return pass_nan3(kind, a, b, c);
    }
    let (a, b, c) = (canonical(kind, a), canonical(kind, b), canonical(kind, c));
    let result = match kind {
        FloatKind::F16 => apply::<Half>(a, b, c),
        FloatKind::F32 => apply::<Single>(a, b, c),
        FloatKind::F64 => apply::<Double>(a, b, c),
        FloatKind::X87 => apply::<X87DoubleExtended>(a, b, c),
        FloatKind::F128 => apply::<Quad>(a, b, c),
    };
    if kind.is_nan(result) { kind.indefinite() } else { result }
}

/// Turns a pseudo-denormal into the normal number it equals.
fn canonical(kind: FloatKind, bits: u128) -> u128 {
    let (negative, magnitude) = kind.split(bits);
    kind.join(negative, magnitude)
}

/// The integer square root digit by digit, with two bits more than the format has, and whether something remains.
pub fn sqrt(kind: FloatKind, a: u128) -> u128 {
    let Some(value) = unpack(kind, a) else {
        let is_positive_infinity = !kind.is_nan(a) && !kind.is_negative(a);
        return if is_positive_infinity { a } else { pass_nan(kind, a, a) };
    };
    if value.significand == 0 {
        return a;
    }
    if value.negative {
        return kind.indefinite();
    }
    let odd = value.exponent & 1;
    let (radicand, exponent) = (value.significand << odd, value.exponent - odd);
    let pairs = (128 - radicand.leading_zeros()).div_ceil(2) as i32;
    let digits = kind.precision() as i32 + 2;
    let (mut root, mut rest) = (0u128, 0u128);
    for digit in 0..digits {
        let position = 2 * (pairs - 1 - digit);
        let next = if position >= 0 { (radicand >> position) & 3 } else { 0 };
        rest = rest << 2 | next;
        let trial = root << 2 | 1;
        root <<= 1;
        if rest >= trial {
            rest -= trial;
            root |= 1;
        }
    }
    // If the radicand has more digits than were taken, the rest is not the whole remainder; it never does.
    debug_assert!(pairs <= digits);
    round(kind, false, root, exponent / 2 + pairs - digits, rest != 0)
}

pub fn fmod(kind: FloatKind, a: u128, b: u128) -> u128 {
    match divide(kind, a, b) {
        Err(result) => result,
        Ok(Division { negative, rest, exponent, .. }) => round(kind, negative, rest, exponent, false),
    }
}

pub fn remainder(kind: FloatKind, a: u128, b: u128) -> u128 {
    match divide(kind, a, b) {
        Err(result) => result,
        Ok(Division { negative, rest, divisor, odd_quotient, exponent }) => {
            // `rest` against half of the divisor, without dividing.
            let twice = rest << 1;
            if twice > divisor || twice == divisor && odd_quotient {
                round(kind, !negative, divisor - rest, exponent, false)
            } else {
                round(kind, negative, rest, exponent, false)
            }
        }
    }
}

/// `|a| = quotient * divisor + rest`, both in units of `2^exponent`.
struct Division {
    negative: bool,
    rest: u128,
    divisor: u128,
    odd_quotient: bool,
    exponent: i32,
}

/// `Err` holds the result of `fmod` and `remainder` where they agree without a division.
fn divide(kind: FloatKind, a: u128, b: u128) -> Result<Division, u128> {
    if kind.is_nan(a) || kind.is_nan(b) || kind.is_infinite(a) || kind.is_zero(b) {
        return Err(pass_nan(kind, a, b));
    }
    let (Some(x), Some(y)) = (unpack(kind, a), unpack(kind, b)) else { return Err(a) };
    let negative = x.negative;
    if x.significand == 0 {
        return Err(a);
    }
    let (mut rest, mut divisor) = (x.significand, y.significand);
    let distance = x.exponent - y.exponent;
    if distance < 0 {
        // The divisor is too large to matter, or shifts within 127 bits.
        let shift = -distance as u32;
        if shift >= divisor.leading_zeros().saturating_sub(1) {
            return Err(a);
        }
        divisor <<= shift;
        let odd_quotient = (rest / divisor) & 1 == 1;
        return Ok(Division { negative, rest: rest % divisor, divisor, odd_quotient, exponent: x.exponent });
    }
    let mut odd_quotient = (rest / divisor) & 1 == 1;
    rest %= divisor;
    let mut left = distance as u32;
    while left > 0 {
        let step = left.min(rest.leading_zeros().min(divisor.leading_zeros()));
        rest <<= step;
        odd_quotient = (rest / divisor) & 1 == 1;
        rest %= divisor;
        left -= step;
        if rest == 0 && left > 0 {
            odd_quotient = false;
            break;
        }
    }
    Ok(Division { negative, rest, divisor, odd_quotient, exponent: y.exponent })
}

/// `None` if it has more than 128 bits.
pub fn integer_part(significand: u128, exponent: i32) -> Option<u128> {
    match exponent {
        _ if significand == 0 => Some(0),
        0.. => (exponent as u32 <= significand.leading_zeros()).then(|| significand << exponent),
        -127..0 => Some(significand >> -exponent),
        _ => Some(0),
    }
}

pub fn round_to_integral(kind: FloatKind, a: u128, rounding: Rounding) -> u128 {
    let Some(value) = unpack(kind, a) else { return quiet(kind, a) };
    if value.exponent >= 0 || value.significand == 0 {
        return canonical(kind, a);
    }
    // A significand has at most 113 bits, so further right everything is less than a half.
    let shift = (-value.exponent).min(127);
    let (whole, rest, half) =
        (value.significand >> shift, value.significand & ((1 << shift) - 1), 1u128 << (shift - 1));
    let up = match rounding {
        Rounding::Floor => value.negative && rest != 0,
        Rounding::Ceil => !value.negative && rest != 0,
        Rounding::Trunc => false,
        Rounding::HalfAway => rest >= half,
        Rounding::HalfEven => rest > half || rest == half && whole & 1 == 1,
    };
    round(kind, value.negative, whole + u128::from(up), 0, false)
}
