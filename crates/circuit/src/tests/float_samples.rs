//! Patterns that matter, and random ones near the places where rounding and ranges change.

use types::FloatKind;

use super::Random;

pub const ALL: [FloatKind; 5] = [FloatKind::F16, FloatKind::F32, FloatKind::F64, FloatKind::X87, FloatKind::F128];

/// A pattern from its parts; the integer bit of x87 as given.
fn pattern(kind: FloatKind, negative: bool, biased: u128, integer_bit: bool, fraction: u128) -> u128 {
    let stored = kind.precision() - 1;
    let fraction = fraction & ((1 << stored) - 1);
    let low = if kind == FloatKind::X87 {
        biased << 64 | u128::from(integer_bit) << 63 | fraction
    } else {
        biased << stored | fraction
    };
    low | u128::from(negative) << (kind.value_bits() - 1)
}

fn exponent_limit(kind: FloatKind) -> u128 {
    2 * kind.max_exponent() as u128 + 2
}

/// Both signs of zeros, subnormals, ones, halves, limits, infinities, NaNs, and what x87 does not produce.
pub fn special(kind: FloatKind) -> Vec<u128> {
    let stored = kind.precision() - 1;
    let bias = kind.max_exponent() as u128;
    let (quiet, ones) = (1u128 << (stored - 1), (1u128 << stored) - 1);
    let parts = [
        (0, 0),
        (0, 1),
        (0, 2),
        (0, quiet),
        (0, ones),
        (1, 0),
        (1, 1),
        (1, ones),
        (2, 0),
        (bias - 2, ones),
        (bias - 1, 0),
        (bias - 1, 1),
        (bias, 0),
        (bias, 1),
        (bias, quiet),
        (bias, ones),
        (bias + 1, 0),
        (bias + 1, quiet >> 1),
        (bias + 1, quiet | quiet >> 1),
        (bias + 7, 0),
        (bias + u128::from(stored).min(bias - 1), 1),
        (2 * bias, 0),
        (2 * bias, ones),
        (2 * bias + 1, 0),
        (2 * bias + 1, 1),
        (2 * bias + 1, quiet),
        (2 * bias + 1, quiet | 5),
        (2 * bias + 1, ones),
    ];
    let mut result = Vec::new();
    for negative in [false, true] {
        for (biased, fraction) in parts {
            result.push(pattern(kind, negative, biased, biased != 0, fraction));
        }
        if kind == FloatKind::X87 {
            for (biased, fraction) in
                [(0, 0), (0, 1), (0, ones), (1, 0), (bias, quiet), (2 * bias + 1, 0), (2 * bias + 1, 7)]
            {
                result.push(pattern(kind, negative, biased, biased == 0, fraction));
            }
        }
    }
    result
}

/// Exponents at random, near the limits or near that of one; fractions at random, short, or all ones but few.
pub fn random(random: &mut Random, kind: FloatKind) -> u128 {
    let limit = exponent_limit(kind);
    let near = u128::from(random.below(2 * u64::from(kind.precision())));
    let biased = match random.below(8) {
        0 => near / 8,
        1 => limit - 1 - near / 8,
        2 | 3 => limit / 2 - 1 + near / 2,
        4 | 5 => limit / 2 - 1 - near / 2,
        _ => random.wide() % limit,
    };
    random_fraction(random, kind, biased % limit)
}

fn random_fraction(random: &mut Random, kind: FloatKind, biased: u128) -> u128 {
    let stored = u64::from(kind.precision() - 1);
    let fraction = match random.below(6) {
        0 => random.wide() << random.below(stored),
        1 => (1 << random.below(stored)) | (1 << random.below(stored)),
        2 => !(1 << random.below(stored)),
        3 => (1u128 << random.below(stored)).wrapping_sub(random.below(2).into()),
        _ => random.wide(),
    };
    let is_odd_pattern = random.below(32) == 0;
    pattern(kind, random.next() & 1 == 1, biased, (biased != 0) != is_odd_pattern, fraction)
}

/// A number with an exponent close to that of another, for sums that cancel and quotients near one.
pub fn near(numbers: &mut Random, kind: FloatKind, other: u128) -> u128 {
    let limit = exponent_limit(kind);
    let shift = if kind == FloatKind::X87 { 64 } else { kind.precision() - 1 };
    let biased = (other >> shift) % limit;
    let distance = u128::from(numbers.below(u64::from(kind.precision()) + 4));
    let biased = if numbers.next() & 1 == 1 { biased + distance } else { biased + limit - distance };
    match numbers.below(8) {
        0 => other ^ 1 ^ u128::from(numbers.next() & 1) << (kind.value_bits() - 1),
        _ => random_fraction(numbers, kind, biased % limit),
    }
}

/// All specials with each other, then random pairs.
pub fn pairs(kind: FloatKind, seed: u64, count: usize) -> Vec<[u128; 2]> {
    let specials = special(kind);
    let mut result: Vec<[u128; 2]> = specials.iter().flat_map(|&a| specials.iter().map(move |&b| [a, b])).collect();
    let mut numbers = Random(seed);
    for _ in 0..count {
        let a = random(&mut numbers, kind);
        let b = match numbers.below(4) {
            0 | 1 => near(&mut numbers, kind, a),
            2 => specials[numbers.below(specials.len() as u64) as usize],
            _ => random(&mut numbers, kind),
        };
        result.push(if numbers.next() & 1 == 1 { [a, b] } else { [b, a] });
    }
    result
}

/// All specials, then random numbers; of half precision all patterns.
pub fn singles(kind: FloatKind, seed: u64, count: usize) -> Vec<[u128; 1]> {
    if kind == FloatKind::F16 {
        return (0..1 << 16).map(|bits| [bits]).collect();
    }
    let mut numbers = Random(seed);
    let mut result: Vec<[u128; 1]> = special(kind).into_iter().map(|bits| [bits]).collect();
    result.extend((0..count).map(|_| [random(&mut numbers, kind)]));
    result
}

/// Triples in which the third operand is often close to the product of the others.
pub fn triples(kind: FloatKind, seed: u64, count: usize) -> Vec<[u128; 3]> {
    let specials = special(kind);
    let mut numbers = Random(seed);
    let mut result = Vec::new();
    for _ in 0..count {
        let mut operand = || match numbers.below(4) {
            0 => specials[numbers.below(specials.len() as u64) as usize],
            _ => random(&mut numbers, kind),
        };
        let (a, b, c) = (operand(), operand(), operand());
        let product = kind.mul(a, b);
        let c = match numbers.below(4) {
            0 => kind.neg(product),
            1 | 2 if !kind.is_nan(product) => near(&mut numbers, kind, product),
            _ => c,
        };
        result.push([a, b, c]);
    }
    result
}
