//! Every float operator, alone and in pairs, on special values, bit by bit.

mod plain;

use plain::{FLOAT_BINARY, FLOAT_COMPARE, KINDS, Plain, ROUNDINGS, check, constant, special_floats, symbol};
use term::{FloatUnary, Sort, Term, TermStore, Value};
use types::{FloatKind, IntType};

/// Checks terms of one unknown on all special values.
struct Bench {
    store: TermStore,
    x: Term,
    values: Vec<u128>,
}

impl Bench {
    fn new(kind: FloatKind) -> Self {
        let mut store = TermStore::new();
        let x = store.symbol(Sort::Bits(kind.value_bits() as u8));
        Bench { store, x, values: special_floats(kind) }
    }
    fn of_bits(width: u32, values: Vec<u128>) -> Self {
        let mut store = TermStore::new();
        let x = store.symbol(Sort::Bits(width as u8));
        Bench { store, x, values }
    }
    fn check(&mut self, plain: &Plain) {
        let term = plain.build(&mut self.store, &[self.x]);
        for &bits in &self.values {
            check(plain, &self.store, term, &[self.x], &[Value::Bits(bits)]);
        }
    }
}

/// What one operator makes of a float: those that the next operator may see through.
fn around(a: &Plain, kind: FloatKind, constants: &[u128]) -> Vec<(Plain, FloatKind)> {
    let boxed = || Box::new(a.clone());
    let mut all = vec![(Plain::FloatUnary(kind, FloatUnary::Sqrt, boxed()), kind)];
    for rounding in ROUNDINGS {
        all.push((Plain::FloatUnary(kind, FloatUnary::RoundToIntegral(rounding), boxed()), kind));
    }
    for to in KINDS {
        all.push((Plain::FloatConvert(kind, to, boxed()), to));
    }
    for op in FLOAT_BINARY {
        for &bits in constants {
            let bits = Box::new(constant(bits, kind.value_bits()));
            all.push((Plain::FloatBinary(kind, op, boxed(), bits.clone()), kind));
            all.push((Plain::FloatBinary(kind, op, bits, boxed()), kind));
        }
        all.push((Plain::FloatBinary(kind, op, boxed(), boxed()), kind));
    }
    all
}

fn tests_of(a: &Plain, kind: FloatKind, constants: &[u128]) -> Vec<Plain> {
    let boxed = || Box::new(a.clone());
    let mut all = Vec::new();
    for op in FLOAT_COMPARE {
        all.push(Plain::FloatCompare(kind, op, boxed(), boxed()));
        for &bits in constants {
            let bits = Box::new(constant(bits, kind.value_bits()));
            all.push(Plain::FloatCompare(kind, op, boxed(), bits.clone()));
            all.push(Plain::FloatCompare(kind, op, bits, boxed()));
        }
    }
    for int in [IntType::signed(8), IntType::unsigned(8), IntType::signed(32), IntType::unsigned(64)] {
        all.push(Plain::FloatToInt(kind, int, boxed()));
        all.push(Plain::FloatFits(kind, int, boxed()));
    }
    all
}

fn neutral(kind: FloatKind) -> Vec<u128> {
    vec![kind.one(), kind.zero(false), kind.zero(true), kind.nan()]
}

#[test]
fn one_operator() {
    for kind in KINDS {
        let mut bench = Bench::new(kind);
        let x = symbol(0, kind.value_bits());
        let constants = special_floats(kind);
        for (plain, _) in around(&x, kind, &constants) {
            bench.check(&plain);
        }
        for plain in tests_of(&x, kind, &constants) {
            bench.check(&plain);
        }
    }
}

#[test]
fn two_operators() {
    for kind in KINDS {
        let mut bench = Bench::new(kind);
        let x = symbol(0, kind.value_bits());
        for (inner, then) in around(&x, kind, &neutral(kind)) {
            for (plain, _) in around(&inner, then, &neutral(then)) {
                bench.check(&plain);
            }
            let some: Vec<u128> = special_floats(then).into_iter().step_by(5).collect();
            for plain in tests_of(&inner, then, &some) {
                bench.check(&plain);
            }
        }
    }
}

#[test]
fn three_conversions() {
    for kind in KINDS {
        let mut bench = Bench::new(kind);
        let x = symbol(0, kind.value_bits());
        for first in KINDS {
            for second in KINDS {
                for third in KINDS {
                    let plain = Plain::FloatConvert(kind, first, Box::new(x.clone()));
                    let plain = Plain::FloatConvert(first, second, Box::new(plain));
                    bench.check(&Plain::FloatConvert(second, third, Box::new(plain)));
                }
            }
        }
    }
}

#[test]
fn integers_as_floats() {
    for kind in KINDS {
        for int in [
            IntType::signed(8),
            IntType::unsigned(8),
            IntType::signed(12),
            IntType::unsigned(16),
            IntType::signed(32),
            IntType::unsigned(64),
        ] {
            let width = int.width as u32;
            let values = if width == 8 {
                (0..256).collect()
            } else {
                [
                    0,
                    1,
                    2,
                    127,
                    128,
                    2047,
                    2048,
                    2049,
                    u128::MAX,
                    u128::MAX - 127,
                    1 << (width - 1),
                    (1 << (width - 1)) - 1,
                ]
                .into_iter()
                .map(|bits| bits & term::mask(width))
                .collect()
            };
            let mut bench = Bench::of_bits(width, values);
            let x = Plain::FloatFromInt(kind, int, Box::new(symbol(0, width)));
            for (plain, then) in around(&x, kind, &neutral(kind)) {
                bench.check(&plain);
                for plain in tests_of(&plain, then, &neutral(then)) {
                    bench.check(&plain);
                }
            }
            for plain in tests_of(&x, kind, &special_floats(kind)) {
                bench.check(&plain);
            }
            for other in [IntType::signed(8), IntType::unsigned(8), IntType::unsigned(16)] {
                if other.width <= int.width {
                    let low = Plain::Extract(Box::new(symbol(0, width)), 0, other.width as u32);
                    let y = Plain::FloatFromInt(kind, other, Box::new(low));
                    for op in FLOAT_COMPARE {
                        bench.check(&Plain::FloatCompare(kind, op, Box::new(x.clone()), Box::new(y.clone())));
                        bench.check(&Plain::FloatCompare(kind, op, Box::new(y.clone()), Box::new(x.clone())));
                    }
                }
            }
        }
    }
}
