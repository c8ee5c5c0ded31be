//! Floats against `types::FloatKind`, bit for bit.

use types::{FloatKind, IntType, Rounding};

use super::Random;
use super::float_samples::{ALL, pairs, random, singles, special, triples};
use super::simulator::Simulator;
use crate::{Bits, Gates, float, word};

/// A circuit of words of one width against a function.
fn check<const N: usize>(
    name: &str,
    width: u32,
    samples: &[[u128; N]],
    circuit: impl FnOnce(&mut Gates, [&Bits; N]) -> Bits,
    function: impl Fn([u128; N]) -> u128,
) {
    let mut gates = Gates::new();
    let inputs: [Bits; N] = std::array::from_fn(|_| word::fresh(&mut gates, width));
    let output = circuit(&mut gates, std::array::from_fn(|place| &inputs[place]));
    let simulator = Simulator::new(&mut gates);
    for chunk in samples.chunks(64) {
        let numbers: Vec<_> =
            inputs.iter().enumerate().map(|(place, bits)| (bits, chunk.iter().map(|s| s[place]).collect())).collect();
        let values = simulator.run(&numbers);
        for (lane, &sample) in chunk.iter().enumerate() {
            let (result, expected) = (values.number(&output, lane), function(sample));
            assert_eq!(result, expected, "{name}: {sample:x?} gives {result:x}, not {expected:x}");
        }
    }
}

fn count(kind: FloatKind, half: usize, others: usize) -> usize {
    if kind == FloatKind::F16 { half } else { others }
}

#[test]
fn comparisons() {
    for kind in ALL {
        let samples = pairs(kind, 1, count(kind, 50_000, 5_000));
        let circuit = |gates: &mut Gates, [a, b]: [&Bits; 2]| {
            vec![float::eq(gates, kind, a, b), float::lt(gates, kind, a, b), float::le(gates, kind, a, b)]
        };
        check(&format!("compare {kind:?}"), kind.value_bits(), &samples, circuit, |[a, b]| match kind.compare(a, b) {
            None => 0,
            Some(order) => u128::from(order.is_eq()) | u128::from(order.is_lt()) << 1 | u128::from(order.is_le()) << 2,
        });
    }
}

#[test]
fn conversions() {
    for from in ALL {
        for to in ALL {
            let mut samples = singles(from, 2, 6_000);
            // The neighbourhood of numbers of the other format: what rounds to even, under and over.
            let mut numbers = Random(3);
            for _ in 0..4_000 {
                let bits = to.convert(from, random(&mut numbers, to));
                samples.extend([[bits], [bits ^ 1]]);
                samples.extend(special(to).iter().map(|&bits| [to.convert(from, bits) ^ 1]).take(2));
            }
            let circuit = |gates: &mut Gates, [a]: [&Bits; 1]| float::convert(gates, from, to, a);
            check(&format!("{from:?} to {to:?}"), from.value_bits(), &samples, circuit, |[a]| from.convert(to, a));
        }
    }
}

const INTS: [IntType; 11] = [
    IntType::unsigned(1),
    IntType::signed(8),
    IntType::unsigned(8),
    IntType::signed(16),
    IntType::unsigned(16),
    IntType::signed(32),
    IntType::unsigned(32),
    IntType::signed(64),
    IntType::unsigned(64),
    IntType::signed(128),
    IntType::unsigned(128),
];

#[test]
fn from_integers() {
    let mut numbers = Random(4);
    for int in INTS {
        let mut samples: Vec<[u128; 1]> = (0..256.min(int.mask())).map(|value| [value]).collect();
        for _ in 0..3_000 {
            let length = numbers.below(int.width.into());
            let bits = int.mask() & (numbers.wide() >> length << numbers.below(int.width.into()));
            samples.extend([[bits], [int.mask() >> length], [1 << length], [int.mask() & (bits | bits >> 30)]]);
        }
        for kind in ALL {
            let circuit = |gates: &mut Gates, [a]: [&Bits; 1]| float::from_int(gates, kind, int, a);
            check(&format!("{kind:?} from {int:?}"), int.width.into(), &samples, circuit, |[a]| kind.from_int(int, a));
        }
    }
}

#[test]
fn to_integers() {
    for kind in ALL {
        for int in INTS {
            let mut samples = singles(kind, 5, 2_000);
            let mut numbers = Random(6);
            for place in 0..u64::from(int.width) {
                for value in [1u128 << place, (1u128 << place) - 1, (1u128 << place).wrapping_neg() & int.mask()] {
                    let bits = kind.from_int(int, value);
                    samples.extend([
                        [bits],
                        [bits ^ 1],
                        [bits.wrapping_sub(1) & (u128::MAX >> (128 - kind.value_bits()))],
                    ]);
                }
                samples.push([kind.from_int(int, numbers.wide() & int.mask())]);
            }
            let circuit = |gates: &mut Gates, [a]: [&Bits; 1]| float::to_int(gates, kind, int, a).0;
            let name = format!("{kind:?} to {int:?}");
            check(&name, kind.value_bits(), &samples, circuit, |[a]| kind.to_int(int, a).unwrap_or(0));
            let fits = |gates: &mut Gates, [a]: [&Bits; 1]| vec![float::to_int(gates, kind, int, a).1];
            check(&name, kind.value_bits(), &samples, fits, |[a]| kind.to_int(int, a).is_some().into());
        }
    }
}

#[test]
fn sums() {
    for kind in ALL {
        let (width, samples) = (kind.value_bits(), pairs(kind, 7, count(kind, 60_000, 12_000)));
        let add = |gates: &mut Gates, [a, b]: [&Bits; 2]| float::add(gates, kind, a, b);
        check(&format!("{kind:?} +"), width, &samples, add, |[a, b]| kind.add(a, b));
        let sub = |gates: &mut Gates, [a, b]: [&Bits; 2]| float::sub(gates, kind, a, b);
        check(&format!("{kind:?} -"), width, &samples, sub, |[a, b]| kind.sub(a, b));
    }
}

#[test]
fn products() {
    for kind in ALL {
        let samples = pairs(kind, 8, count(kind, 60_000, 6_000));
        let mul = |gates: &mut Gates, [a, b]: [&Bits; 2]| float::mul(gates, kind, a, b);
        check(&format!("{kind:?} *"), kind.value_bits(), &samples, mul, |[a, b]| kind.mul(a, b));
    }
}

#[test]
fn quotients() {
    for kind in ALL {
        let samples = pairs(kind, 9, count(kind, 60_000, 6_000));
        let div = |gates: &mut Gates, [a, b]: [&Bits; 2]| float::div(gates, kind, a, b);
        check(&format!("{kind:?} /"), kind.value_bits(), &samples, div, |[a, b]| kind.div(a, b));
    }
}

#[test]
fn roots() {
    for kind in ALL {
        let mut samples = singles(kind, 10, 4_000);
        // Squares and their neighbours.
        let mut numbers = Random(11);
        for _ in 0..1_000 {
            let root = random(&mut numbers, kind);
            let square = kind.mul(root, root);
            samples.extend([[square], [square ^ 1]]);
        }
        let sqrt = |gates: &mut Gates, [a]: [&Bits; 1]| float::sqrt(gates, kind, a);
        check(&format!("sqrt {kind:?}"), kind.value_bits(), &samples, sqrt, |[a]| kind.sqrt(a));
    }
}

#[test]
fn fused() {
    for kind in ALL {
        let samples = triples(kind, 12, count(kind, 100_000, 20_000));
        let fma = |gates: &mut Gates, [a, b, c]: [&Bits; 3]| float::fma(gates, kind, a, b, c);
        check(&format!("fma {kind:?}"), kind.value_bits(), &samples, fma, |[a, b, c]| kind.fma(a, b, c));
    }
}

#[test]
fn integral_values() {
    for kind in ALL {
        let samples = singles(kind, 13, 10_000);
        for rounding in [Rounding::Floor, Rounding::Ceil, Rounding::Trunc, Rounding::HalfAway, Rounding::HalfEven] {
            let circuit = |gates: &mut Gates, [a]: [&Bits; 1]| float::round_to_integral(gates, kind, rounding, a);
            check(&format!("{rounding:?} {kind:?}"), kind.value_bits(), &samples, circuit, |[a]| {
                kind.round_to_integral(a, rounding)
            });
        }
    }
}

#[test]
fn remainders() {
    for (kind, count) in [(FloatKind::F16, 40_000), (FloatKind::F32, 3_000)] {
        let (width, samples) = (kind.value_bits(), pairs(kind, 14, count));
        let fmod = |gates: &mut Gates, [a, b]: [&Bits; 2]| float::fmod(gates, kind, a, b).expect("available");
        check(&format!("fmod {kind:?}"), width, &samples, fmod, |[a, b]| kind.fmod(a, b));
        let remainder = |gates: &mut Gates, [a, b]: [&Bits; 2]| float::remainder(gates, kind, a, b).expect("available");
        check(&format!("remainder {kind:?}"), width, &samples, remainder, |[a, b]| kind.remainder(a, b));
    }
    for kind in [FloatKind::F64, FloatKind::X87, FloatKind::F128] {
        let mut gates = Gates::new();
        let a = word::fresh(&mut gates, kind.value_bits());
        assert_eq!(float::fmod(&mut gates, kind, &a, &a), None);
        assert_eq!(float::remainder(&mut gates, kind, &a, &a), None);
    }
}

#[test]
fn remainders_of_doubles_with_a_constant() {
    let kind = FloatKind::F64;
    let samples = singles(kind, 15, 400);
    for known in [360.0, -0.1, 1e-55, f64::MAX, f64::INFINITY, 0.0, f64::NAN] {
        let known = u128::from(known.to_bits());
        let constant = word::constant(known, 64);
        let fmod = |gates: &mut Gates, [a]: [&Bits; 1]| float::fmod(gates, kind, a, &constant).expect("available");
        check("fmod by a constant", 64, &samples, fmod, |[a]| kind.fmod(a, known));
        let remainder =
            |gates: &mut Gates, [a]: [&Bits; 1]| float::remainder(gates, kind, a, &constant).expect("available");
        check("remainder by a constant", 64, &samples, remainder, |[a]| kind.remainder(a, known));
    }
    for known in [360.0, 5e-324, -0.0, 1e20] {
        let known = u128::from(f64::to_bits(known));
        let constant = word::constant(known, 64);
        let fmod = |gates: &mut Gates, [b]: [&Bits; 1]| float::fmod(gates, kind, &constant, b).expect("available");
        check("fmod of a constant", 64, &samples, fmod, |[b]| kind.fmod(known, b));
    }
}
