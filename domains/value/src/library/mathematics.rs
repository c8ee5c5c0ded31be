//! Functions of `<math.h>` and builtins on numbers whose results are exact.

use eval::{Store, Values};
use spec::{Fault, Property};
use symbolic::{Origin, number, value_of};
use term::{FloatBinary, FloatCompare, FloatUnary, Term, TermStore};
use types::{FloatKind, IntType, Rounding, Scalar};

use super::{Argument, Call, Implementation};
use crate::Val;
use crate::machine::env::Env;
use crate::machine::step::{End, StepResult};
use crate::machine::value_machine::ValueMachine;

/// Rows in threes: the `double`, `float` and `long double` function, whose implementation takes the format.
macro_rules! float_rows {
    ($($double:literal $float:literal $long:literal => $run:expr;)*) => {
        &[$(
            ($double, |m, _, c| Ok(Some(m.on_floats(c, FloatKind::F64, $run)))),
            ($float, |m, _, c| Ok(Some(m.on_floats(c, FloatKind::F32, $run)))),
            ($long, |m, _, c| Ok(Some(m.on_floats(c, FloatKind::X87, $run)))),
        )*]
    };
}

pub(super) const FLOATS: &[(&str, Implementation)] = float_rows! {
    "fabs" "fabsf" "fabsl" => |t, kind, x| t.float_abs(kind, x[0]);
    "floor" "floorf" "floorl" => |t, kind, x| rounded(t, kind, x, Rounding::Floor);
    "ceil" "ceilf" "ceill" => |t, kind, x| rounded(t, kind, x, Rounding::Ceil);
    "trunc" "truncf" "truncl" => |t, kind, x| rounded(t, kind, x, Rounding::Trunc);
    "round" "roundf" "roundl" => |t, kind, x| rounded(t, kind, x, Rounding::HalfAway);
    "rint" "rintf" "rintl" => |t, kind, x| rounded(t, kind, x, Rounding::HalfEven);
    "nearbyint" "nearbyintf" "nearbyintl" => |t, kind, x| rounded(t, kind, x, Rounding::HalfEven);
    "roundeven" "roundevenf" "roundevenl" => |t, kind, x| rounded(t, kind, x, Rounding::HalfEven);
    "sqrt" "sqrtf" "sqrtl" => |t, kind, x| t.float_unary(kind, FloatUnary::Sqrt, x[0]);
    "fmod" "fmodf" "fmodl" => |t, kind, x| t.float_binary(kind, FloatBinary::Fmod, x[0], x[1]);
    "remainder" "remainderf" "remainderl" => |t, kind, x| t.float_binary(kind, FloatBinary::Remainder, x[0], x[1]);
    "drem" "dremf" "dreml" => |t, kind, x| t.float_binary(kind, FloatBinary::Remainder, x[0], x[1]);
    "copysign" "copysignf" "copysignl" => |t, kind, x| {
        let magnitude = t.float_abs(kind, x[0]);
        let width = kind.value_bits();
        let sign = t.constant(1 << (width - 1), width);
        let sign = t.and(x[1], sign);
        t.or(magnitude, sign)
    };
    "fmin" "fminf" "fminl" => |t, kind, x| extreme(t, kind, x, false);
    "fmax" "fmaxf" "fmaxl" => |t, kind, x| extreme(t, kind, x, true);
    "fdim" "fdimf" "fdiml" => |t, kind, x| {
        let zero = t.constant(0, kind.value_bits());
        let less = t.float_compare(kind, FloatCompare::Le, x[0], x[1]);
        let difference = t.float_binary(kind, FloatBinary::Sub, x[0], x[1]);
        t.ite(less, zero, difference)
    };
    "fma" "fmaf" "fmal" => |t, kind, x| t.fma(kind, x[0], x[1], x[2]);
};

/// Tests of a float in whatever format it is passed. The result is 0 or 1.
macro_rules! test_rows {
    ($($($name:literal)* => $run:expr;)*) => {
        &[$($(($name, |m, _, c| Ok(Some(m.on_any_float(c, $run))))),*),*]
    };
}

pub(super) const TESTS: &[(&str, Implementation)] = test_rows! {
    "isnan" "isnanf" "isnanl" "__isnan" "__isnanf" "__isnanl" => |t, kind, x| t.float_is_nan(kind, x);
    "__builtin_isinf" "__builtin_isinff" "__builtin_isinfl" => is_infinite;
    "finite" "finitef" "finitel" "__finite" "__finitef" "__finitel" "isfinite" => |t, kind, x| {
        let (nan, infinite) = (t.float_is_nan(kind, x), is_infinite(t, kind, x));
        let either = t.or(nan, infinite);
        t.not(either)
    };
    "isnormal" "__isnormal" "__isnormalf" "__isnormall" => |t, kind, x| {
        let (nan, infinite) = (t.float_is_nan(kind, x), is_infinite(t, kind, x));
        let small = is_small(t, kind, x);
        let either = t.or(nan, infinite);
        let any = t.or(either, small);
        t.not(any)
    };
};

pub(super) const OTHERS: &[(&str, Implementation)] = &[
    ("isinf", |m, _, c| Ok(Some(m.is_infinite_with_sign(c)))),
    ("isinff", |m, _, c| Ok(Some(m.is_infinite_with_sign(c)))),
    ("isinfl", |m, _, c| Ok(Some(m.is_infinite_with_sign(c)))),
    ("__isinf", |m, _, c| Ok(Some(m.is_infinite_with_sign(c)))),
    ("__isinff", |m, _, c| Ok(Some(m.is_infinite_with_sign(c)))),
    ("__isinfl", |m, _, c| Ok(Some(m.is_infinite_with_sign(c)))),
    ("__builtin_isinf_sign", |m, _, c| Ok(Some(m.is_infinite_with_sign(c)))),
    ("__signbit", |m, _, c| Ok(Some(m.sign_bit(c)))),
    ("__signbitf", |m, _, c| Ok(Some(m.sign_bit(c)))),
    ("__signbitl", |m, _, c| Ok(Some(m.sign_bit(c)))),
    ("__fpclassify", |m, _, c| Ok(Some(m.classify(c)))),
    ("__fpclassifyf", |m, _, c| Ok(Some(m.classify(c)))),
    ("__fpclassifyl", |m, _, c| Ok(Some(m.classify(c)))),
    ("isgreater", |m, _, c| {
        Ok(Some(m.compare_floats(c, |t, kind, x, y| t.float_compare(kind, FloatCompare::Lt, y, x))))
    }),
    ("isgreaterequal", |m, _, c| {
        Ok(Some(m.compare_floats(c, |t, kind, x, y| t.float_compare(kind, FloatCompare::Le, y, x))))
    }),
    ("isless", |m, _, c| Ok(Some(m.compare_floats(c, |t, kind, x, y| t.float_compare(kind, FloatCompare::Lt, x, y))))),
    ("islessequal", |m, _, c| {
        Ok(Some(m.compare_floats(c, |t, kind, x, y| t.float_compare(kind, FloatCompare::Le, x, y))))
    }),
    ("islessgreater", |m, _, c| {
        Ok(Some(m.compare_floats(c, |t, kind, x, y| {
            let less = t.float_compare(kind, FloatCompare::Lt, x, y);
            let greater = t.float_compare(kind, FloatCompare::Lt, y, x);
            t.or(less, greater)
        })))
    }),
    ("isunordered", |m, _, c| {
        Ok(Some(m.compare_floats(c, |t, kind, x, y| {
            let (x, y) = (t.float_is_nan(kind, x), t.float_is_nan(kind, y));
            t.or(x, y)
        })))
    }),
    ("fesetround", |m, s, c| match c.args.first().and_then(|arg| arg.value.constant()) {
        Some(0) => Ok(Some(Val::Bits(0))),
        _ => Err(m.unsupported(s, "rounding other than to nearest")),
    }),
    ("abs", |m, _, c| m.absolute(c)),
    ("labs", |m, _, c| m.absolute(c)),
    ("llabs", |m, _, c| m.absolute(c)),
    ("imaxabs", |m, _, c| m.absolute(c)),
    ("div", |m, _, c| m.divide(c)),
    ("ldiv", |m, _, c| m.divide(c)),
    ("lldiv", |m, _, c| m.divide(c)),
    ("imaxdiv", |m, _, c| m.divide(c)),
    ("popcount", |m, _, c| Ok(Some(m.on_int(c, ones)))),
    ("popcountl", |m, _, c| Ok(Some(m.on_int(c, ones)))),
    ("popcountll", |m, _, c| Ok(Some(m.on_int(c, ones)))),
    ("parity", |m, _, c| Ok(Some(m.on_int(c, parity)))),
    ("parityl", |m, _, c| Ok(Some(m.on_int(c, parity)))),
    ("parityll", |m, _, c| Ok(Some(m.on_int(c, parity)))),
    ("ffs", |m, _, c| Ok(Some(m.on_int(c, first_set)))),
    ("ffsl", |m, _, c| Ok(Some(m.on_int(c, first_set)))),
    ("ffsll", |m, _, c| Ok(Some(m.on_int(c, first_set)))),
    ("bswap16", |m, _, c| Ok(Some(m.on_int(c, swapped)))),
    ("bswap32", |m, _, c| Ok(Some(m.on_int(c, swapped)))),
    ("bswap64", |m, _, c| Ok(Some(m.on_int(c, swapped)))),
    ("bswap128", |m, _, c| Ok(Some(m.on_int(c, swapped)))),
    ("htonl", |m, _, c| Ok(Some(m.on_int_of(c, 32, swapped)))),
    ("ntohl", |m, _, c| Ok(Some(m.on_int_of(c, 32, swapped)))),
    ("htons", |m, _, c| Ok(Some(m.on_int_of(c, 16, swapped)))),
    ("ntohs", |m, _, c| Ok(Some(m.on_int_of(c, 16, swapped)))),
    ("__builtin_add_overflow", |m, s, c| m.checked(s, c, Arithmetic::Add)),
    ("__builtin_sub_overflow", |m, s, c| m.checked(s, c, Arithmetic::Sub)),
    ("__builtin_mul_overflow", |m, s, c| m.checked(s, c, Arithmetic::Mul)),
];

#[derive(Clone, Copy)]
enum Arithmetic {
    Add,
    Sub,
    Mul,
}

impl ValueMachine<'_> {
    /// The value of a function of numbers: exact if all are known, or values are symbolic.
    fn compute(&mut self, args: &[(&Val, u32)], run: impl FnOnce(&mut TermStore, &[Term]) -> Option<Term>) -> Val {
        let mut own = TermStore::new();
        let known = args.iter().all(|(value, _)| value.constant().is_some());
        let store = match &mut self.tools.reasoner {
            Some(reasoner) => &mut reasoner.terms,
            None if known => &mut own,
            None => return Val::Unknown,
        };
        let terms: Option<Vec<Term>> = args.iter().map(|&(value, width)| number(store, value, width as u64)).collect();
        let Some(result) = terms.and_then(|terms| run(store, &terms)) else { return Val::Unknown };
        value_of(store, result)
    }

    fn on_floats(
        &mut self,
        c: &Call,
        kind: FloatKind,
        run: impl FnOnce(&mut TermStore, FloatKind, &[Term]) -> Term,
    ) -> Val {
        // A call without a prototype may pass anything.
        if c.args.iter().any(|arg| arg.scalar != Scalar::Float(kind)) || c.args.is_empty() {
            return Val::Unknown;
        }
        let mut args: Vec<(&Val, u32)> = c.args.iter().map(|arg| (&arg.value, kind.value_bits())).collect();
        let first = args[0];
        args.resize(3.max(args.len()), first);
        self.compute(&args, |terms, args| Some(run(terms, kind, args)))
    }

    fn on_any_float(&mut self, c: &Call, run: impl FnOnce(&mut TermStore, FloatKind, Term) -> Term) -> Val {
        let Some(Argument { value, scalar: Scalar::Float(kind), .. }) = c.args.first() else { return Val::Unknown };
        self.compute(&[(value, kind.value_bits())], |terms, args| {
            let truth = run(terms, *kind, args[0]);
            Some(terms.zero_extend(truth, INT))
        })
    }

    fn is_infinite_with_sign(&mut self, c: &Call) -> Val {
        let Some(Argument { value, scalar: Scalar::Float(kind), .. }) = c.args.first() else { return Val::Unknown };
        self.compute(&[(value, kind.value_bits())], |terms, args| {
            let infinite = is_infinite(terms, *kind, args[0]);
            let negative = terms.is_negative(args[0]);
            let (zero, one, minus) = (terms.constant(0, INT), terms.constant(1, INT), terms.constant(u128::MAX, INT));
            let sign = terms.ite(negative, minus, one);
            Some(terms.ite(infinite, sign, zero))
        })
    }

    /// Not zero for negative numbers; which number it is depends on the library.
    fn sign_bit(&mut self, c: &Call) -> Val {
        let Some(Argument { value, scalar: Scalar::Float(kind), .. }) = c.args.first() else { return Val::Unknown };
        let any = self.tools.reasoner.as_mut().map(|reasoner| reasoner.fresh(INT as u64, Origin::Made));
        self.compute(&[(value, kind.value_bits())], |terms, args| {
            let negative = terms.is_negative(args[0]);
            let (zero, one) = (terms.constant(0, INT), terms.constant(1, INT));
            if terms.as_constant(negative) == Some(0) {
                return Some(zero);
            }
            let any = any?;
            let is_zero = terms.eq(any, zero);
            let nonzero = terms.ite(is_zero, one, any);
            Some(terms.ite(negative, nonzero, zero))
        })
    }

    /// glibc's order of `FP_NAN`, `FP_INFINITE`, `FP_ZERO`, `FP_SUBNORMAL`, `FP_NORMAL`.
    fn classify(&mut self, c: &Call) -> Val {
        let Some(Argument { value, scalar: Scalar::Float(kind), .. }) = c.args.first() else { return Val::Unknown };
        self.compute(&[(value, kind.value_bits())], |terms, args| {
            let x = args[0];
            let number = |terms: &mut TermStore, class: u128| terms.constant(class, INT);
            let zero = terms.constant(0, kind.value_bits());
            let mut class = number(terms, 4);
            let tests = [
                (is_small(terms, *kind, x), 3),
                (terms.float_compare(*kind, FloatCompare::Eq, x, zero), 2),
                (is_infinite(terms, *kind, x), 1),
                (terms.float_is_nan(*kind, x), 0),
            ];
            for (test, named) in tests {
                let named = number(terms, named);
                class = terms.ite(test, named, class);
            }
            Some(class)
        })
    }

    fn compare_floats(&mut self, c: &Call, run: impl FnOnce(&mut TermStore, FloatKind, Term, Term) -> Term) -> Val {
        let [x, y, ..] = &c.args[..] else { return Val::Unknown };
        let (Scalar::Float(from), Scalar::Float(other)) = (x.scalar, y.scalar) else { return Val::Unknown };
        let kind = from.max(other);
        self.compute(&[(&x.value, from.value_bits()), (&y.value, other.value_bits())], |terms, args| {
            let x = terms.float_convert(from, kind, args[0]);
            let y = terms.float_convert(other, kind, args[1]);
            let truth = run(terms, kind, x, y);
            Some(terms.zero_extend(truth, INT))
        })
    }

    fn on_int(&mut self, c: &Call, run: impl FnOnce(&mut TermStore, Term) -> Term) -> Val {
        let Some(Argument { value, scalar: Scalar::Int(int), .. }) = c.args.first() else { return Val::Unknown };
        self.compute(&[(value, int.width as u32)], |terms, args| Some(run(terms, args[0])))
    }

    /// Of a number that was passed as its prototype says.
    fn on_int_of(&mut self, c: &Call, width: u8, run: impl FnOnce(&mut TermStore, Term) -> Term) -> Val {
        match c.args.first().map(|arg| arg.scalar) {
            Some(Scalar::Int(int)) if int.width == width => self.on_int(c, run),
            _ => Val::Unknown,
        }
    }

    fn absolute(&mut self, c: &Call) -> StepResult<Option<Val>> {
        let Some(Argument { value, scalar: Scalar::Int(int), .. }) = c.args.first() else { return Ok(None) };
        let (least, width) = (int.min_value(), int.width as u32);
        self.overflow_where(&[(value, width)], "the absolute value of the least number", |terms, args| {
            let least = terms.constant(least, width);
            terms.eq(args[0], least)
        })?;
        let value = self.compute(&[(value, width)], |terms, args| {
            let x = args[0];
            // The least number has no absolute value: what comes out is undefined.
            if terms.as_constant(x) == Some(least) {
                return None;
            }
            let (negative, negated) = (terms.is_negative(x), terms.neg(x));
            Some(terms.ite(negative, negated, x))
        });
        Ok(Some(value))
    }

    /// `div`. What it returns is not known.
    fn divide(&mut self, c: &Call) -> StepResult<Option<Val>> {
        let [dividend, divisor, ..] = &c.args[..] else { return Ok(None) };
        let Scalar::Int(int) = dividend.scalar else { return Ok(None) };
        let width = int.width as u32;
        if divisor.scalar != dividend.scalar {
            return Err(End::Target(self.unsupported_target("a division of numbers of different types")));
        }
        let text = |_: &Env<'_>| "division by zero".to_owned();
        match (divisor.value.constant(), self.number(&divisor.value, width as u64)) {
            (Some(0), _) => return Err(self.undefined(Fault::DivisionByZero, text)),
            (Some(_), _) => {}
            (None, Some(divisor)) => {
                let nonzero = self.terms().is_nonzero(divisor);
                let wrong = self.terms().not(nonzero);
                self.undefined_if(Fault::DivisionByZero, wrong, text)?;
            }
            (None, None) => self.suspect_fault(Fault::DivisionByZero, text),
        }
        let operands = [(&dividend.value, width), (&divisor.value, width)];
        self.overflow_where(&operands, "the quotient of the least number and -1", |terms, args| {
            let (least, minus) =
                (terms.constant(int.min_value(), width), terms.constant(int.truncate(u128::MAX), width));
            let (left, right) = (terms.eq(args[0], least), terms.eq(args[1], minus));
            terms.and(left, right)
        })?;
        Ok(None)
    }

    /// A signed overflow where a condition on numbers holds.
    fn overflow_where(
        &mut self,
        args: &[(&Val, u32)],
        what: &str,
        wrong: impl FnOnce(&mut TermStore, &[Term]) -> Term,
    ) -> StepResult<()> {
        if !self.options.properties.contains(Property::NoOverflow) {
            return Ok(());
        }
        let text = format!("signed overflow: {what}");
        let value = self.compute(args, |terms, args| Some(wrong(terms, args)));
        match (value.constant(), self.number(&value, 1)) {
            (Some(0), _) => Ok(()),
            (Some(_), _) => Err(End::Target(self.violation(Property::NoOverflow, text))),
            (None, Some(wrong)) => self.check_never(wrong, |m| m.violation(Property::NoOverflow, text)),
            (None, None) => {
                self.note(|m| m.violation(Property::NoOverflow, text));
                Ok(())
            }
        }
    }

    /// Stores the wrapped result and gives whether the exact one is another.
    fn checked(&mut self, s: &mut Store<Val>, c: &Call, op: Arithmetic) -> StepResult<Option<Val>> {
        let [a, b, to, ..] = &c.args[..] else { return Ok(None) };
        let cx = self.cx;
        let types = &cx.program.types;
        let result = types.pointee(to.ty).and_then(|pointee| types.scalar(pointee.ty));
        let (Scalar::Int(left), Scalar::Int(right), Some(Scalar::Int(int))) = (a.scalar, b.scalar, result) else {
            let target = self.target_of(s, to)?;
            let Some(scalar) = result else { return Ok(None) };
            eval::store_at(self, s, cx, target, None, scalar, Val::Unknown)?;
            return Ok(Some(Val::Unknown));
        };
        let operands = [(&a.value, left.width as u32), (&b.value, right.width as u32)];
        let exact = |terms: &mut TermStore, args: &[Term]| exact_result(terms, op, (left, args[0]), (right, args[1]));
        let wrapped = self.compute(&operands, |terms, args| {
            let whole = exact(terms, args)?;
            Some(terms.extract(whole, 0, int.width as u32))
        });
        let overflow = self.compute(&operands, |terms, args| {
            let whole = exact(terms, args)?;
            let wrapped = terms.extract(whole, 0, int.width as u32);
            let back = terms.convert_int(int, IntType::signed(EXACT as u8), wrapped);
            // As wide as the exact result: only a negative one does not fit.
            let differs = match (int.width as u32, int.signed) {
                (EXACT, false) => terms.is_negative(whole),
                _ => terms.ne(back, whole),
            };
            Some(terms.zero_extend(differs, BOOL))
        });
        let target = self.target_of(s, to)?;
        eval::store_at(self, s, cx, target, None, Scalar::Int(int), wrapped)?;
        Ok(Some(overflow))
    }
}

const INT: u32 = 32;
const BOOL: u32 = 8;
/// Wide enough for exact sums, and for products of all but the widest unsigned operands.
const EXACT: u32 = 128;

fn exact_result(terms: &mut TermStore, op: Arithmetic, a: (IntType, Term), b: (IntType, Term)) -> Option<Term> {
    let most = match op {
        Arithmetic::Add | Arithmetic::Sub => 126,
        Arithmetic::Mul => 64,
    };
    let bits = |int: IntType| int.width as u32 + !int.signed as u32;
    if bits(a.0) > most || bits(b.0) > most {
        return None;
    }
    let wide = IntType::signed(EXACT as u8);
    let (a, b) = (terms.convert_int(a.0, wide, a.1), terms.convert_int(b.0, wide, b.1));
    Some(match op {
        Arithmetic::Add => terms.add(a, b),
        Arithmetic::Sub => terms.sub(a, b),
        Arithmetic::Mul => terms.mul(a, b),
    })
}

fn rounded(terms: &mut TermStore, kind: FloatKind, args: &[Term], rounding: Rounding) -> Term {
    terms.float_unary(kind, FloatUnary::RoundToIntegral(rounding), args[0])
}

/// Of a number and what is none the number; of two zeros the one that glibc's instructions choose.
fn extreme(terms: &mut TermStore, kind: FloatKind, args: &[Term], greatest: bool) -> Term {
    let (x, y) = (args[0], args[1]);
    let takes_x = match (greatest, kind) {
        (true, _) => terms.float_compare(kind, FloatCompare::Lt, y, x),
        (false, FloatKind::X87) => terms.float_compare(kind, FloatCompare::Le, x, y),
        (false, _) => terms.float_compare(kind, FloatCompare::Lt, x, y),
    };
    let (x_nan, y_nan) = (terms.float_is_nan(kind, x), terms.float_is_nan(kind, y));
    let number = terms.ite(takes_x, x, y);
    let number = terms.ite(y_nan, x, number);
    let number = terms.ite(x_nan, y, number);
    let both = terms.and(x_nan, y_nan);
    let sum = terms.float_binary(kind, FloatBinary::Add, x, y);
    terms.ite(both, sum, number)
}

fn is_infinite(terms: &mut TermStore, kind: FloatKind, x: Term) -> Term {
    let width = kind.value_bits();
    let infinity = terms.constant(kind.infinity(false), width);
    let magnitude = terms.float_abs(kind, x);
    terms.float_compare(kind, FloatCompare::Eq, magnitude, infinity)
}

/// Zero or subnormal.
fn is_small(terms: &mut TermStore, kind: FloatKind, x: Term) -> Term {
    let width = kind.value_bits();
    let least = terms.constant(kind.min_normal(), width);
    let magnitude = terms.float_abs(kind, x);
    terms.float_compare(kind, FloatCompare::Lt, magnitude, least)
}

fn ones(terms: &mut TermStore, x: Term) -> Term {
    let mut sum = terms.constant(0, INT);
    for at in 0..terms.width(x) {
        let bit = terms.extract(x, at, 1);
        let bit = terms.zero_extend(bit, INT);
        sum = terms.add(sum, bit);
    }
    sum
}

fn parity(terms: &mut TermStore, x: Term) -> Term {
    let mut odd = terms.falsity();
    for at in 0..terms.width(x) {
        let bit = terms.extract(x, at, 1);
        odd = terms.xor(odd, bit);
    }
    terms.zero_extend(odd, INT)
}

fn first_set(terms: &mut TermStore, x: Term) -> Term {
    let mut found = terms.constant(0, INT);
    for at in (0..terms.width(x)).rev() {
        let bit = terms.extract(x, at, 1);
        let number = terms.constant(at as u128 + 1, INT);
        found = terms.ite(bit, number, found);
    }
    found
}

fn swapped(terms: &mut TermStore, x: Term) -> Term {
    let mut whole = terms.extract(x, 0, 8);
    for byte in 1..terms.width(x) / 8 {
        let next = terms.extract(x, byte * 8, 8);
        whole = terms.concat(whole, next);
    }
    whole
}
