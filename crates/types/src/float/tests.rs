//! Known values, and laws that hold for all formats. The host is the reference in `tests/float.rs`.

use super::FloatKind::{F16, F32, F64, F128, X87};
use super::*;

const ALL: [FloatKind; 5] = [F16, F32, F64, X87, F128];

fn number(kind: FloatKind, text: &str) -> u128 {
    kind.parse(text).expect("a number")
}

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    /// A valid pattern.
    fn value(&mut self, kind: FloatKind) -> u128 {
        let bits = u128::from(self.next()) << 64 | u128::from(self.next());
        let length = 128 - kind.infinite_magnitude().leading_zeros();
        kind.join(bits >> 127 == 1, bits & ((1 << length) - 1))
    }
}

#[test]
fn encodings() {
    assert_eq!(F16.one(), 0x3c00);
    assert_eq!(F32.one(), 1f32.to_bits().into());
    assert_eq!(F64.one(), 1f64.to_bits().into());
    assert_eq!(X87.one(), 0x3fff_8000_0000_0000_0000);
    assert_eq!(F128.one(), 0x3fff << 112);
    assert_eq!(F64.max_finite(), f64::MAX.to_bits().into());
    assert_eq!(F32.min_normal(), f32::MIN_POSITIVE.to_bits().into());
    assert_eq!(F64.epsilon(), f64::EPSILON.to_bits().into());
    assert_eq!(X87.infinity(true), 0xffff_8000_0000_0000_0000);
    assert_eq!(X87.indefinite(), 0xffff_c000_0000_0000_0000);
    assert_eq!(X87.max_finite(), 0x7ffe_ffff_ffff_ffff_ffff);
    assert_eq!(X87.min_normal(), 0x0001_8000_0000_0000_0000);
    assert_eq!([X87.size_bytes(DataModel::Ilp32), X87.size_bytes(DataModel::Lp64)], [12, 16]);
}

#[test]
fn x87_oddities() {
    let pseudo_denormal = 0x8000_0000_0000_0000;
    assert_eq!(X87.compare(pseudo_denormal, X87.min_normal()), Some(Ordering::Equal));
    assert_eq!(X87.add(pseudo_denormal, X87.zero(false)), X87.min_normal());
    let unnormal = 0x3fff_4000_0000_0000_0000;
    assert!(X87.is_nan(unnormal));
    assert!(X87.is_nan(X87.add(unnormal, X87.one())));
}

#[test]
fn invalid_operations_are_negative_nan() {
    for kind in ALL {
        let (zero, infinity) = (kind.zero(false), kind.infinity(false));
        let results = [
            kind.div(zero, zero),
            kind.sub(infinity, infinity),
            kind.mul(zero, infinity),
            kind.sqrt(kind.neg(kind.one())),
            kind.fmod(infinity, kind.one()),
            kind.fmod(kind.one(), zero),
            kind.fma(zero, infinity, kind.one()),
        ];
        assert_eq!(results, [kind.indefinite(); 7], "{kind:?}");
        assert_eq!(kind.add(kind.nan(), kind.one()), kind.nan());
        assert_eq!(kind.compare(kind.nan(), kind.nan()), None);
        assert_eq!(kind.sqrt(kind.zero(true)), kind.zero(true));
        assert_eq!(kind.to_int(IntType::signed(32), kind.nan()), None);
        assert_eq!(kind.format_f(kind.indefinite(), 3), "nan");
    }
    let signaling = 0x7ff0_0000_0000_0001;
    assert_eq!(F64.add(F64.one(), signaling), 0x7ff8_0000_0000_0001);
    assert_eq!(F64.convert(F32, 0xfff8_0000_2000_0000), 0xffc0_0001);
    // The larger significand wins on x87, the first operand on SSE.
    assert_eq!(X87.add(0x7fff_c000_0000_0000_0001, 0x7fff_c000_0000_0000_0002), 0x7fff_c000_0000_0000_0002);
    assert_eq!(F64.add(0x7ff8_0000_0000_0001, 0x7ff8_0000_0000_0002), 0x7ff8_0000_0000_0001);
}

#[test]
fn half_precision_agrees_with_single() {
    // One operation in single precision, rounded again, is correctly rounded in half precision.
    let mut random = Random(3);
    let widen = |bits| F16.convert(F32, bits);
    for _ in 0..100_000 {
        let (a, b) = (u128::from(random.next() as u16), u128::from(random.next() as u16));
        let single = [
            F32.add(widen(a), widen(b)),
            F32.sub(widen(a), widen(b)),
            F32.mul(widen(a), widen(b)),
            F32.div(widen(a), widen(b)),
            F32.sqrt(widen(a)),
            F32.fmod(widen(a), widen(b)),
        ];
        let half = [F16.add(a, b), F16.sub(a, b), F16.mul(a, b), F16.div(a, b), F16.sqrt(a), F16.fmod(a, b)];
        assert_eq!(half, single.map(|bits| F32.convert(F16, bits)), "{a:x} {b:x}");
    }
    for bits in 0..=0xffff {
        assert_eq!(F32.convert(F16, widen(bits)), soft::quiet(F16, bits));
    }
}

#[test]
fn soft_agrees_with_native() {
    let mut random = Random(4);
    for _ in 0..100_000 {
        for kind in [F32, F64] {
            let (a, b, c) = (random.value(kind), random.value(kind), random.value(kind));
            assert_eq!(kind.add(a, b), soft::arithmetic(kind, soft::Op::Add, a, b));
            assert_eq!(kind.mul(a, b), soft::arithmetic(kind, soft::Op::Mul, a, b));
            assert_eq!(kind.div(a, b), soft::arithmetic(kind, soft::Op::Div, a, b));
            assert_eq!(kind.fmod(a, b), soft::fmod(kind, a, b), "{kind:?} {a:x} {b:x}");
            assert_eq!(kind.sqrt(a), soft::sqrt(kind, a));
            assert_eq!(kind.fma(a, b, c), soft::fma(kind, a, b, c));
            assert_eq!(kind.compare(a, b), kind.compare_patterns(a, b));
        }
    }
}

#[test]
fn integers() {
    for kind in ALL {
        let byte = IntType::signed(8);
        for value in -128i128..128 {
            let bits = kind.from_int(byte, byte.from_i128(value));
            assert_eq!(kind.to_int(byte, bits), Some(byte.from_i128(value)));
        }
        let to_byte = |text: &str| kind.to_int(byte, number(kind, text)).map(|bits| byte.to_i128(bits));
        assert_eq!(to_byte("127.5"), Some(127));
        assert_eq!(to_byte("128"), None);
        assert_eq!(to_byte("-128.5"), Some(-128));
        assert_eq!(to_byte("-129"), None);
        assert_eq!(kind.to_int(IntType::unsigned(8), number(kind, "-0.75")), Some(0));
        assert_eq!(kind.to_int(IntType::unsigned(8), number(kind, "-1")), None);
    }
    let all_ones = IntType::unsigned(128);
    assert_eq!(F32.from_int(all_ones, u128::MAX), F32.infinity(false));
    assert_eq!(F16.from_int(all_ones, 65520), F16.infinity(false));
    assert_eq!(F16.from_int(all_ones, 65519), F16.max_finite());
    assert_eq!(X87.to_int(all_ones, X87.from_int(all_ones, u128::MAX)), None);
    let i128_min = IntType::signed(128);
    assert_eq!(X87.to_int(i128_min, X87.from_int(i128_min, 1 << 127)), Some(1 << 127));
    // 2^63 + 1 needs all 64 bits of the extended format.
    assert_eq!(X87.from_int(IntType::unsigned(64), (1 << 63) + 1), 0x403e_8000_0000_0000_0001);
}

#[test]
fn integral_rounding() {
    let cases = [
        ("2.5", ["2", "3", "2", "3", "2"]),
        ("-2.5", ["-3", "-2", "-2", "-3", "-2"]),
        ("3.5", ["3", "4", "3", "4", "4"]),
        ("0.25", ["0", "1", "0", "0", "0"]),
        ("-0.5", ["-1", "-0", "-0", "-1", "-0"]),
        ("1000", ["1000"; 5]),
    ];
    for kind in ALL {
        for (text, expected) in cases {
            let a = number(kind, text);
            let results = [kind.floor(a), kind.ceil(a), kind.trunc(a), kind.round(a), kind.rint(a)];
            assert_eq!(results, expected.map(|text| number(kind, text)), "{kind:?} {text}");
        }
        assert_eq!(kind.floor(kind.neg(kind.min_subnormal())), kind.neg(kind.one()));
    }
}

#[test]
fn exponents_and_neighbours() {
    let mut random = Random(5);
    for kind in ALL {
        for _ in 0..10_000 {
            let a = random.value(kind);
            let (fraction, exponent) = kind.frexp(a);
            assert_eq!(kind.ldexp(fraction, exponent), soft::quiet(kind, a), "{kind:?} {a:x}");
            if kind.is_finite(a) && !kind.is_zero(a) {
                let up = kind.next_after(a, kind.infinity(false));
                assert_eq!(kind.compare(a, up), Some(Ordering::Less));
                assert_eq!(kind.next_after(up, kind.infinity(true)), a);
            }
        }
        assert_eq!(kind.next_after(kind.max_finite(), kind.infinity(false)), kind.infinity(false));
        assert_eq!(kind.next_after(kind.zero(true), kind.one()), kind.min_subnormal());
        assert_eq!(kind.ldexp(kind.one(), i32::MAX), kind.infinity(false));
        assert_eq!(kind.ldexp(kind.one(), i32::MIN), kind.zero(false));
    }
}

#[test]
fn parse_rounds_once() {
    for kind in ALL {
        for text in ["", "-", ".", "e5", "1e", "1e+", "0x", "0x.p1", "1f", "1.5e3x", "0x1p", "nan", "inf", " 1", "1_0"]
        {
            assert_eq!(kind.parse(text), None, "{kind:?} {text:?}");
        }
        assert_eq!(kind.parse("1."), kind.parse(".1e1"));
        assert_eq!(kind.parse("0X1.8P1"), kind.parse("3"));
        assert_eq!(kind.parse("-0"), Some(kind.zero(true)));
        assert_eq!(kind.parse("1e99999999999999999999"), Some(kind.infinity(false)));
        assert_eq!(kind.parse("1e-99999999999999999999"), Some(kind.zero(false)));
        assert_eq!(kind.parse("0x1p-99999999999999999999"), Some(kind.zero(false)));
        assert_eq!(kind.parse("0e99999999999999999999"), Some(kind.zero(false)));
    }
    // Just above the middle between one and the next double; by way of extended precision it would round to even.
    let text = "1.00000000000000011102230246251565404236316680908203126";
    assert_eq!(number(F64, text), F64.next_after(F64.one(), F64.infinity(false)));
    assert_eq!(number(F64, "0x1.00000000000008000000000000000000000000000000000001p0"), F64.one() + 1);
    assert_eq!(number(F64, "0x1.00000000000008p0"), F64.one());
}

#[test]
fn text_round_trips() {
    let mut random = Random(6);
    for kind in ALL {
        // Digits that always suffice: precision * log10(2) and two more.
        let digits = (kind.precision() as usize * 302).div_ceil(1000) + 2;
        for _ in 0..500 {
            let a = kind.abs(random.value(kind));
            if kind.is_finite(a) {
                assert_eq!(kind.parse(&kind.format_e(a, digits)), Some(a), "{kind:?} {a:x}");
                assert_eq!(kind.parse(&kind.format_hex(a, None)), Some(a), "{kind:?} {a:x}");
            }
        }
    }
}

#[test]
fn printing() {
    assert_eq!(F64.format_f(number(F64, "0.1"), 20), "0.10000000000000000555");
    assert_eq!(F64.format_f(number(F64, "0.5"), 0), "0");
    assert_eq!(F64.format_f(number(F64, "1.5"), 0), "2");
    assert_eq!(F64.format_f(number(F64, "0.06"), 1), "0.1");
    assert_eq!(F64.format_f(number(F64, "0.004"), 1), "0.0");
    assert_eq!(F64.format_f(number(F64, "99.96"), 1), "100.0");
    assert_eq!(F64.format_f(number(F64, "0"), 2), "0.00");
    assert_eq!(F64.format_e(number(F64, "0"), 2), "0.00e+00");
    assert_eq!(F64.format_e(number(F64, "9.9996"), 3), "1.000e+01");
    assert_eq!(F64.format_e(number(F64, "1e300"), 0), "1e+300");
    assert_eq!(F64.format_g(number(F64, "100000"), 6, false), "100000");
    assert_eq!(F64.format_g(number(F64, "1000000"), 6, false), "1e+06");
    assert_eq!(F64.format_g(number(F64, "0.0001"), 6, false), "0.0001");
    assert_eq!(F64.format_g(number(F64, "0.00001"), 6, false), "1e-05");
    assert_eq!(F64.format_g(number(F64, "1.5"), 6, true), "1.50000");
    assert_eq!(F64.format_g(number(F64, "999999.5"), 6, false), "1e+06");
    assert_eq!(F64.format_hex(number(F64, "1.5"), None), "0x1.8p+0");
    assert_eq!(F64.format_hex(number(F64, "0"), None), "0x0p+0");
    assert_eq!(F64.format_hex(F64.min_subnormal(), None), "0x0.0000000000001p-1022");
    assert_eq!(F64.format_hex(number(F64, "1.999"), Some(1)), "0x2.0p+0");
    assert_eq!(X87.format_hex(number(X87, "12.5"), None), "0xc.8p+0");
    assert_eq!(F128.format_hex(number(F128, "12.5"), None), "0x1.9p+3");
    assert_eq!(X87.format_f(number(X87, "0.1"), 30), "0.100000000000000000001355252716");
    assert_eq!(F64.format_f(F64.infinity(true), 1), "inf");
    let exact = F64.to_decimal_digits_exact(F64.min_subnormal()).expect("finite");
    assert_eq!((exact.digits.len(), exact.exponent), (751, -324));
}

#[test]
fn printing_matches_rust() {
    let mut random = Random(7);
    for _ in 0..3000 {
        let bits = random.next();
        let value = f64::from_bits(bits).abs();
        if value.is_finite() {
            for precision in [0, 1, 6, 17, 40] {
                assert_eq!(F64.format_f(value.to_bits().into(), precision), format!("{value:.precision$}"));
            }
        }
    }
}
