//! Words against `IntType`: all values of small widths, random ones and corners of large widths, constant operands.

use types::IntType;

use super::Random;
use super::simulator::Simulator;
use crate::{Bits, Gates, Lit, word};

/// All operators on two words, in one order.
fn operators(gates: &mut Gates, a: &[Lit], b: &[Lit]) -> Vec<Bits> {
    let (quotient, rest) = word::udiv_urem(gates, a, b);
    vec![
        word::add(gates, a, b),
        word::sub(gates, a, b),
        word::mul(gates, a, b),
        quotient,
        rest,
        word::sdiv(gates, a, b),
        word::srem(gates, a, b),
        word::shl(gates, a, b),
        word::lshr(gates, a, b),
        word::ashr(gates, a, b),
        word::and(gates, a, b),
        word::or(gates, a, b),
        word::xor(gates, a, b),
        vec![word::eq(gates, a, b)],
        vec![word::ult(gates, a, b)],
        vec![word::slt(gates, a, b)],
        vec![word::ule(gates, a, b)],
        vec![word::umul_overflow(gates, a, b)],
        vec![word::smul_overflow(gates, a, b)],
        word::neg(gates, a),
        word::not(a),
        word::leading_zeros(gates, a),
        word::sign_extend(a, a.len() as u32 + 3),
        word::zero_extend(a, a.len() as u32 + 3),
        word::ite(gates, b[0], a, b),
    ]
}

fn expected(a: u128, b: u128, width: u32) -> Vec<u128> {
    let (unsigned, signed) = (IntType::unsigned(width as u8), IntType::signed(width as u8));
    let mask = unsigned.mask();
    let amount = u32::try_from(b).unwrap_or(u32::MAX);
    let sdiv_by_zero = if signed.is_negative(a) { 1 } else { mask };
    let extended = u128::MAX >> 128u32.saturating_sub(width + 3);
    vec![
        unsigned.add(a, b).bits,
        unsigned.sub(a, b).bits,
        unsigned.mul(a, b).bits,
        a.checked_div(b).unwrap_or(mask),
        a.checked_rem(b).unwrap_or(a),
        signed.div(a, b).map_or(sdiv_by_zero, |result| result.bits),
        signed.rem(a, b).map_or(a, |result| result.bits),
        if amount < width { (a << amount) & mask } else { 0 },
        if amount < width { a >> amount } else { 0 },
        signed.shr(a, amount.min(width - 1)),
        a & b,
        a | b,
        a ^ b,
        (a == b).into(),
        (a < b).into(),
        signed.compare(a, b).is_lt().into(),
        (a <= b).into(),
        unsigned.mul(a, b).overflow.into(),
        signed.mul(a, b).overflow.into(),
        a.wrapping_neg() & mask,
        !a & mask,
        (a.leading_zeros() + width - 128).into(),
        signed.to_i128(a) as u128 & extended,
        a,
        if b & 1 == 1 { a } else { b },
    ]
}

fn check(width: u32, samples: &[(u128, u128)]) {
    let mut gates = Gates::new();
    let (a, b) = (word::fresh(&mut gates, width), word::fresh(&mut gates, width));
    let outputs = operators(&mut gates, &a, &b);
    check_outputs(&mut gates, width, samples, (&a, &b), &outputs);
}

fn check_outputs(gates: &mut Gates, width: u32, samples: &[(u128, u128)], (a, b): (&Bits, &Bits), outputs: &[Bits]) {
    let simulator = Simulator::new(gates);
    for chunk in samples.chunks(64) {
        let values = simulator
            .run(&[(a, chunk.iter().map(|pair| pair.0).collect()), (b, chunk.iter().map(|pair| pair.1).collect())]);
        for (lane, &(x, y)) in chunk.iter().enumerate() {
            let results: Vec<u128> =
                outputs.iter().map(|bits| values.number(&bits[..bits.len().min(128)], lane)).collect();
            assert_eq!(results, expected(x, y, width), "width {width}: {x:x} {y:x}");
        }
    }
}

#[test]
fn all_values_of_small_widths() {
    for width in 1..=8 {
        let all = 0..1u128 << width;
        let samples: Vec<_> = all.clone().flat_map(|a| all.clone().map(move |b| (a, b))).collect();
        check(width, &samples);
    }
}

/// Corners, small numbers, and random ones of random lengths.
fn number(random: &mut Random, width: u32) -> u128 {
    let mask = IntType::unsigned(width as u8).mask();
    match random.below(8) {
        0 => mask >> random.below(2),
        1 => 1 << random.below(width.into()),
        2 => (1u128 << random.below(width.into())).wrapping_neg() & mask,
        3 => random.below(2 * u64::from(width)).into(),
        _ => (random.wide() & mask) >> random.below(width.into()),
    }
}

#[test]
fn random_values_of_large_widths() {
    let mut random = Random(1);
    for width in [9, 16, 31, 32, 64, 127, 128] {
        let samples: Vec<_> = (0..1024).map(|_| (number(&mut random, width), number(&mut random, width))).collect();
        check(width, &samples);
    }
}

#[test]
fn constant_operands() {
    let mut random = Random(2);
    for width in [1, 4, 13, 32, 64, 128] {
        for _ in 0..8 {
            let known = number(&mut random, width);
            let others: Vec<u128> = (0..64).map(|_| number(&mut random, width)).collect();
            let constant = word::constant(known, width);
            for constant_first in [false, true] {
                let mut gates = Gates::new();
                let other = word::fresh(&mut gates, width);
                let (a, b) = if constant_first { (&constant, &other) } else { (&other, &constant) };
                let outputs = operators(&mut gates, a, b);
                let samples: Vec<_> =
                    others.iter().map(|&x| if constant_first { (known, x) } else { (x, known) }).collect();
                check_outputs(&mut gates, width, &samples, (a, b), &outputs);
            }
        }
    }
}

#[test]
fn constants_need_no_gates() {
    let mut random = Random(3);
    for width in [1, 5, 32, 128] {
        for _ in 0..50 {
            let (x, y) = (number(&mut random, width), number(&mut random, width));
            let mut gates = Gates::new();
            let outputs = operators(&mut gates, &word::constant(x, width), &word::constant(y, width));
            let results: Vec<_> =
                outputs.iter().map(|bits| word::constant_value(&bits[..bits.len().min(128)])).collect();
            assert_eq!(results, expected(x, y, width).into_iter().map(Some).collect::<Vec<_>>(), "{x:x} {y:x}");
            assert_eq!(gates.vars(), 1);
        }
    }
}

#[test]
fn one_division_serves_quotient_and_rest() {
    let mut gates = Gates::new();
    let (a, b) = (word::fresh(&mut gates, 32), word::fresh(&mut gates, 32));
    word::sdiv(&mut gates, &a, &b);
    let before = gates.vars();
    word::srem(&mut gates, &a, &b);
    assert!(gates.vars() - before < 100);
}
