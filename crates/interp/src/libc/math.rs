//! `math.h` without the transcendental functions, and `fenv.h`.
//!
//! What IEEE 754 defines exactly, computed by `types::float` in all three formats, with `errno` as glibc sets it.
//! Rounding is to nearest; exception flags are not modelled. The other functions are in [`libm`](super::libm).

use std::cmp::Ordering;

use types::float::Rounding;
use types::{FloatClass, FloatKind, IntType, Scalar};

use super::call::{Call, Errno, INT, LONG_LONG, Outcome};
use super::number::nan_with_payload;
use super::{LibraryFunction, rows};
use crate::{Run, Value};

/// Rows in threes: the `double`, `float` and `long double` function, whose implementation takes the format.
macro_rules! float_rows {
    ($($double:ident $float:ident $long:ident => $run:expr;)*) => {
        rows! { $(
            $double => |c| in_format(c, FloatKind::F64, $run);
            $float => |c| in_format(c, FloatKind::F32, $run);
            $long => |c| in_format(c, FloatKind::X87, $run);
        )* }
    };
}

pub(super) const EXACT: &[LibraryFunction] = float_rows! {
    fabs fabsf fabsl => |c, kind| unary(c, kind, |kind, x| kind.abs(x));
    floor floorf floorl => |c, kind| unary(c, kind, FloatKind::floor);
    ceil ceilf ceill => |c, kind| unary(c, kind, FloatKind::ceil);
    trunc truncf truncl => |c, kind| unary(c, kind, FloatKind::trunc);
    round roundf roundl => |c, kind| unary(c, kind, FloatKind::round);
    rint rintf rintl => |c, kind| unary(c, kind, FloatKind::rint);
    nearbyint nearbyintf nearbyintl => |c, kind| unary(c, kind, FloatKind::rint);
    roundeven roundevenf roundevenl => |c, kind| unary(c, kind, FloatKind::rint);
    sqrt sqrtf sqrtl => sqrt;
    logb logbf logbl => |c, kind| unary(c, kind, logb);
    lround lroundf lroundl => |c, kind| { let ty = c.long(); to_integer(c, kind, Rounding::HalfAway, ty) };
    lrint lrintf lrintl => |c, kind| { let ty = c.long(); to_integer(c, kind, Rounding::HalfEven, ty) };
    llround llroundf llroundl => |c, kind| to_integer(c, kind, Rounding::HalfAway, LONG_LONG);
    llrint llrintf llrintl => |c, kind| to_integer(c, kind, Rounding::HalfEven, LONG_LONG);
    ilogb ilogbf ilogbl => ilogb;
    fmod fmodf fmodl => |c, kind| remainder(c, kind, FloatKind::fmod);
    remainder remainderf remainderl => |c, kind| remainder(c, kind, FloatKind::remainder);
    drem dremf dreml => |c, kind| remainder(c, kind, FloatKind::remainder);
    remquo remquof remquol => remquo;
    copysign copysignf copysignl => |c, kind| binary(c, kind, |kind, x, y| kind.copysign(x, y));
    fmin fminf fminl => |c, kind| binary(c, kind, |kind, x, y| extreme(kind, x, y, Ordering::Less));
    fmax fmaxf fmaxl => |c, kind| binary(c, kind, |kind, x, y| extreme(kind, x, y, Ordering::Greater));
    fdim fdimf fdiml => fdim;
    nextafter nextafterf nextafterl => next_after;
    ldexp ldexpf ldexpl => scale;
    scalbn scalbnf scalbnl => scale;
    scalbln scalblnf scalblnl => scale;
    frexp frexpf frexpl => frexp;
    modf modff modfl => modf;
    fma fmaf fmal => fma;
    nan nanf nanl => nan;
};

pub(super) const CLASSIFICATION: &[LibraryFunction] = rows! {
    isnan | __isnan | __isnanf | __isnanl => |c| test(c, |kind, x| kind.is_nan(x));
    isinf | __isinf | __isinff | __isinfl | __builtin_isinf_sign => isinf;
    __builtin_isinf | __builtin_isinff | __builtin_isinfl => |c| test(c, |kind, x| kind.is_infinite(x));
    isnanf | isnanl => |c| test(c, |kind, x| kind.is_nan(x));
    isinff | isinfl => isinf;
    finite | finitef | finitel | __finite | __finitef | __finitel | __builtin_isfinite =>
        |c| test(c, |kind, x| kind.is_finite(x));
    __isnormal | __isnormalf | __isnormall | __builtin_isnormal => |c| test(c, |kind, x| kind.classify(x) == FloatClass::Normal);
    __signbit | __signbitf | __signbitl | __builtin_signbit | __builtin_signbitf | __builtin_signbitl =>
        |c| test(c, |kind, x| kind.is_negative(x));
    __fpclassify | __fpclassifyf | __fpclassifyl => fpclassify;
    __builtin_fpclassify => builtin_fpclassify;
    __builtin_isgreater => |c| compare(c, |order| order == Some(Ordering::Greater));
    __builtin_isgreaterequal => |c| compare(c, |order| matches!(order, Some(Ordering::Greater | Ordering::Equal)));
    __builtin_isless => |c| compare(c, |order| order == Some(Ordering::Less));
    __builtin_islessequal => |c| compare(c, |order| matches!(order, Some(Ordering::Less | Ordering::Equal)));
    __builtin_islessgreater => |c| compare(c, |order| matches!(order, Some(Ordering::Less | Ordering::Greater)));
    __builtin_isunordered => |c| compare(c, |order| order.is_none());
    __builtin_inf | __builtin_huge_val => |c| c.give_float(FloatKind::F64, FloatKind::F64.infinity(false));
    __builtin_inff | __builtin_huge_valf => |c| c.give_float(FloatKind::F32, FloatKind::F32.infinity(false));
    __builtin_infl | __builtin_huge_vall => |c| c.give_float(FloatKind::X87, FloatKind::X87.infinity(false));
    nexttoward => |c| next_toward(c, FloatKind::F64);
    nexttowardf => |c| next_toward(c, FloatKind::F32);
    nexttowardl => |c| next_after(c, FloatKind::X87);
    fegetround => |c| c.give_int(0);
    fesetround => |c| {
        match c.int(0)? {
            0 => c.give_int(0),
            0x400 | 0x800 | 0xc00 => Err(c.unsupported("rounding other than to nearest")),
            _ => c.give_int(1),
        }
    };
    feclearexcept | feraiseexcept | fesetenv | feupdateenv | feholdexcept | fegetenv => |c| c.give_int(0);
    fetestexcept => |c| Err(c.unsupported("exception flags"));
};

fn in_format(c: &mut Call, kind: FloatKind, run: impl FnOnce(&mut Call, FloatKind) -> Outcome) -> Outcome {
    run(c, kind)
}

fn unary(c: &mut Call, kind: FloatKind, function: fn(FloatKind, u128) -> u128) -> Outcome {
    let x = c.float(0, kind)?;
    c.give_float(kind, function(kind, x))
}

fn binary(c: &mut Call, kind: FloatKind, function: fn(FloatKind, u128, u128) -> u128) -> Outcome {
    let (x, y) = (c.float(0, kind)?, c.float(1, kind)?);
    c.give_float(kind, function(kind, x, y))
}

fn sqrt(c: &mut Call, kind: FloatKind) -> Outcome {
    let x = c.float(0, kind)?;
    let root = kind.sqrt(x);
    if kind.is_nan(root) && !kind.is_nan(x) {
        c.set_errno(Errno::Domain)?;
    }
    c.give_float(kind, root)
}

fn logb(kind: FloatKind, x: u128) -> u128 {
    match kind.classify(x) {
        FloatClass::Nan => kind.add(x, x),
        FloatClass::Infinite => kind.infinity(false),
        FloatClass::Zero => kind.infinity(true),
        FloatClass::Subnormal | FloatClass::Normal => {
            kind.from_int(INT, INT.from_i128(i128::from(kind.frexp(x).1 - 1)))
        }
    }
}

fn ilogb(c: &mut Call, kind: FloatKind) -> Outcome {
    let x = c.float(0, kind)?;
    let exponent = match kind.classify(x) {
        FloatClass::Nan | FloatClass::Zero => i32::MIN,
        FloatClass::Infinite => i32::MAX,
        FloatClass::Subnormal | FloatClass::Normal => return c.give_int(kind.frexp(x).1 - 1),
    };
    c.set_errno(Errno::Domain)?;
    c.give_int(exponent)
}

fn to_integer(c: &mut Call, kind: FloatKind, rounding: Rounding, ty: IntType) -> Outcome {
    let x = c.float(0, kind)?;
    let rounded = kind.round_to_integral(x, rounding);
    let bits = kind.to_int(ty, rounded).unwrap_or(ty.min_value());
    c.give_int(ty.to_i128(bits))
}

fn remainder(c: &mut Call, kind: FloatKind, function: fn(FloatKind, u128, u128) -> u128) -> Outcome {
    let (x, y) = (c.float(0, kind)?, c.float(1, kind)?);
    let result = function(kind, x, y);
    if kind.is_nan(result) && !kind.is_nan(x) && !kind.is_nan(y) {
        c.set_errno(Errno::Domain)?;
    }
    c.give_float(kind, result)
}

fn remquo(c: &mut Call, kind: FloatKind) -> Outcome {
    let (x, y, target) = (c.float(0, kind)?, c.float(1, kind)?, c.object(2)?);
    let result = kind.remainder(x, y);
    if kind.is_nan(result) {
        if !kind.is_nan(x) && !kind.is_nan(y) {
            c.set_errno(Errno::Domain)?;
        }
    } else {
        let bits = quotient_bits(kind, kind.abs(x), kind.abs(y));
        let negative = kind.is_negative(x) != kind.is_negative(y);
        c.write_int(&target, INT, if negative { -bits } else { bits })?;
    }
    c.give_float(kind, result)
}

/// The quotient of two numbers that are not negative, rounded to nearest, modulo 8.
fn quotient_bits(kind: FloatKind, x: u128, y: u128) -> i128 {
    let at_least = |a, b| kind.compare(a, b).is_some_and(Ordering::is_ge);
    let multiple = |power| kind.ldexp(y, power);
    let mut rest = if kind.is_finite(multiple(3)) { kind.fmod(x, multiple(3)) } else { x };
    let mut quotient = 0;
    for power in [2, 1, 0] {
        if at_least(rest, multiple(power)) {
            rest = kind.sub(rest, multiple(power));
            quotient += 1 << power;
        }
    }
    // Comparing with y/2 would round for subnormal numbers; rest and y - rest are exact.
    match kind.compare(rest, kind.sub(y, rest)) {
        Some(Ordering::Greater) => quotient += 1,
        Some(Ordering::Equal) => quotient += quotient & 1,
        Some(Ordering::Less) | None => {}
    }
    quotient & 7
}

/// `fmin` and `fmax`: of a number and a NaN the number, of two zeros the one that glibc's instructions choose.
fn extreme(kind: FloatKind, x: u128, y: u128, wanted: Ordering) -> u128 {
    match kind.compare(x, y) {
        Some(order) if order == wanted => x,
        Some(Ordering::Equal) if kind == FloatKind::X87 && wanted == Ordering::Less => x,
        Some(_) => y,
        None if kind.is_nan(x) && kind.is_nan(y) => kind.add(x, y),
        None if kind.is_nan(x) => y,
        None => x,
    }
}

/// Sets `errno` if a result of finite operands overflowed.
fn check_overflow(c: &mut Call, kind: FloatKind, operands: &[u128], result: u128) -> Run<()> {
    let finite = operands.iter().all(|&operand| kind.is_finite(operand));
    if finite && !kind.is_finite(result) { c.set_errno(Errno::Range) } else { Ok(()) }
}

fn fdim(c: &mut Call, kind: FloatKind) -> Outcome {
    let (x, y) = (c.float(0, kind)?, c.float(1, kind)?);
    let result = match kind.compare(x, y) {
        Some(Ordering::Less | Ordering::Equal) => kind.zero(false),
        Some(Ordering::Greater) | None => kind.sub(x, y),
    };
    check_overflow(c, kind, &[x, y], result)?;
    c.give_float(kind, result)
}

fn next_after(c: &mut Call, kind: FloatKind) -> Outcome {
    let (x, y) = (c.float(0, kind)?, c.float(1, kind)?);
    give_next(c, kind, x, kind.next_after(x, y))
}

/// The direction is a `long double`.
fn next_toward(c: &mut Call, kind: FloatKind) -> Outcome {
    let (x, y) = (c.float(0, kind)?, c.float(1, FloatKind::X87)?);
    let direction = match FloatKind::X87.compare(kind.convert(FloatKind::X87, x), y) {
        Some(Ordering::Less) => kind.infinity(false),
        Some(Ordering::Greater) => kind.infinity(true),
        Some(Ordering::Equal) | None => return c.give_float(kind, FloatKind::X87.convert(kind, y)),
    };
    give_next(c, kind, x, kind.next_after(x, direction))
}

/// Overflow is a range error, and so is a subnormal result unless it is `x` or next to zero.
fn give_next(c: &mut Call, kind: FloatKind, x: u128, result: u128) -> Outcome {
    check_overflow(c, kind, &[x], result)?;
    let tiny = matches!(kind.classify(result), FloatClass::Zero | FloatClass::Subnormal);
    if tiny && !kind.is_zero(x) && kind.compare(x, result) != Some(Ordering::Equal) {
        c.set_errno(Errno::Range)?;
    }
    c.give_float(kind, result)
}

fn scale(c: &mut Call, kind: FloatKind) -> Outcome {
    let x = c.float(0, kind)?;
    let exponent = c.integer(1)?.clamp(i32::MIN.into(), i32::MAX.into()) as i32;
    let result = kind.ldexp(x, exponent);
    check_overflow(c, kind, &[x], result)?;
    if kind.is_zero(result) && !kind.is_zero(x) {
        c.set_errno(Errno::Range)?;
    }
    c.give_float(kind, result)
}

fn frexp(c: &mut Call, kind: FloatKind) -> Outcome {
    let (x, target) = (c.float(0, kind)?, c.object(1)?);
    let (fraction, exponent) = kind.frexp(x);
    c.write_int(&target, INT, exponent)?;
    c.give_float(kind, fraction)
}

fn modf(c: &mut Call, kind: FloatKind) -> Outcome {
    let (x, target) = (c.float(0, kind)?, c.object(1)?);
    let whole = kind.trunc(x);
    let fraction = if kind.is_infinite(x) { kind.zero(false) } else { kind.sub(x, whole) };
    c.host.write(&target, Scalar::Float(kind), Value::Bits(whole))?;
    c.give_float(kind, if kind.is_nan(x) { fraction } else { kind.copysign(fraction, x) })
}

fn fma(c: &mut Call, kind: FloatKind) -> Outcome {
    let (x, y, z) = (c.float(0, kind)?, c.float(1, kind)?, c.float(2, kind)?);
    c.give_float(kind, kind.fma(x, y, z))
}

fn nan(c: &mut Call, kind: FloatKind) -> Outcome {
    let tag = c.object(0)?;
    let tag = c.string(&tag)?;
    c.give_float(kind, nan_with_payload(kind, &tag)?)
}

/// A floating argument in whatever format it was passed.
fn any_float(c: &mut Call, index: usize) -> Run<(FloatKind, u128)> {
    let kind = match c.argument(index)?.scalar {
        Scalar::Float(kind) => kind,
        Scalar::Int(_) | Scalar::Pointer => FloatKind::F64,
    };
    Ok((kind, c.float(index, kind)?))
}

fn test(c: &mut Call, holds: fn(FloatKind, u128) -> bool) -> Outcome {
    let (kind, x) = any_float(c, 0)?;
    c.give_bool(holds(kind, x))
}

fn isinf(c: &mut Call) -> Outcome {
    let (kind, x) = any_float(c, 0)?;
    c.give_int(match (kind.is_infinite(x), kind.is_negative(x)) {
        (false, _) => 0,
        (true, false) => 1,
        (true, true) => -1,
    })
}

/// glibc's order of `FP_NAN`, `FP_INFINITE`, `FP_ZERO`, `FP_SUBNORMAL`, `FP_NORMAL`.
fn class_number(class: FloatClass) -> usize {
    match class {
        FloatClass::Nan => 0,
        FloatClass::Infinite => 1,
        FloatClass::Zero => 2,
        FloatClass::Subnormal => 3,
        FloatClass::Normal => 4,
    }
}

fn fpclassify(c: &mut Call) -> Outcome {
    let (kind, x) = any_float(c, 0)?;
    c.give_int(class_number(kind.classify(x)) as i64)
}

/// The five class numbers come first, in the order NaN, infinite, normal, subnormal, zero.
fn builtin_fpclassify(c: &mut Call) -> Outcome {
    let (kind, x) = any_float(c, 5)?;
    let number = c.int([0, 1, 4, 3, 2][class_number(kind.classify(x))])?;
    c.give_int(number)
}

fn compare(c: &mut Call, holds: fn(Option<Ordering>) -> bool) -> Outcome {
    let ((x_kind, x), (y_kind, y)) = (any_float(c, 0)?, any_float(c, 1)?);
    let kind = x_kind.max(y_kind);
    c.give_bool(holds(kind.compare(x_kind.convert(kind, x), y_kind.convert(kind, y))))
}
