//! Every operator on every value of small widths, alone and in combination with constants.

mod plain;

use plain::{BINARY, Plain, binary, check, constant, symbol};
use term::{Sort, TermStore, Unary, Value, mask};

/// Checks terms over some unknowns on all their values.
struct Bench {
    store: TermStore,
    symbols: Vec<term::Term>,
    values: Vec<Vec<Value>>,
}

impl Bench {
    fn new(width: u32, unknowns: usize) -> Self {
        Bench::of(std::iter::repeat_n(width, unknowns))
    }
    fn of(widths: impl IntoIterator<Item = u32>) -> Self {
        let mut store = TermStore::new();
        let mut symbols = Vec::new();
        let mut values: Vec<Vec<Value>> = vec![vec![]];
        for width in widths {
            symbols.push(store.symbol(Sort::Bits(width as u8)));
            values = values
                .iter()
                .flat_map(|before| {
                    (0..=mask(width)).map(|bits| before.iter().cloned().chain([Value::Bits(bits)]).collect())
                })
                .collect();
        }
        Bench { store, symbols, values }
    }
    fn check(&mut self, plain: &Plain) {
        let term = plain.build(&mut self.store, &self.symbols);
        for values in &self.values {
            check(plain, &self.store, term, &self.symbols, values);
        }
    }
}

/// Every term that one operator makes of `a` and constants; those with a width that fits for the next.
fn around(a: &Plain, constants: &[u128], bit: &Plain) -> Vec<Plain> {
    let width = a.width();
    let boxed = || Box::new(a.clone());
    let mut all = vec![Plain::Unary(Unary::Not, boxed()), Plain::Unary(Unary::Neg, boxed())];
    for op in BINARY {
        all.push(binary(op, a, a));
        for &bits in constants {
            let bits = constant(bits, width);
            all.push(binary(op, a, &bits));
            all.push(binary(op, &bits, a));
        }
    }
    for low in 0..width {
        for length in 1..=width - low {
            all.push(Plain::Extract(boxed(), low, length));
        }
    }
    for more in 1..=2 {
        all.push(Plain::ZeroExtend(boxed(), width + more));
        all.push(Plain::SignExtend(boxed(), width + more));
        for bits in 0..=mask(more) {
            let bits = Box::new(constant(bits, more));
            all.push(Plain::Concat(boxed(), bits.clone()));
            all.push(Plain::Concat(bits, boxed()));
        }
    }
    for &bits in constants {
        let bits = Box::new(constant(bits, width));
        all.push(Plain::Ite(Box::new(bit.clone()), boxed(), bits.clone()));
        all.push(Plain::Ite(Box::new(bit.clone()), bits, boxed()));
    }
    all.push(Plain::Concat(boxed(), boxed()));
    all
}

/// The widths of which all values are tried.
const WIDTHS: std::ops::RangeInclusive<u32> = 1..=8;

#[test]
fn operators_on_two_unknowns() {
    for width in WIDTHS {
        let mut bench = Bench::new(width, 2);
        for op in BINARY {
            bench.check(&binary(op, &symbol(0, width), &symbol(1, width)));
            bench.check(&binary(op, &symbol(1, width), &symbol(0, width)));
        }
    }
}

#[test]
fn operators_on_an_unknown_and_constants() {
    for width in WIDTHS {
        let mut bench = Bench::new(width, 1);
        let x = symbol(0, width);
        for op in BINARY {
            bench.check(&binary(op, &x, &x));
            for bits in 0..=mask(width) {
                bench.check(&binary(op, &x, &constant(bits, width)));
                bench.check(&binary(op, &constant(bits, width), &x));
            }
        }
    }
}

#[test]
fn operators_on_one_unknown() {
    for width in WIDTHS {
        let mut bench = Bench::new(width, 1);
        let boxed = || Box::new(symbol(0, width));
        for op in [Unary::Not, Unary::Neg] {
            bench.check(&Plain::Unary(op, boxed()));
        }
        for low in 0..width {
            for length in 1..=width - low {
                bench.check(&Plain::Extract(boxed(), low, length));
            }
        }
        // To its own width as well, which changes nothing.
        for wider in width..=16 {
            bench.check(&Plain::ZeroExtend(boxed(), wider));
            bench.check(&Plain::SignExtend(boxed(), wider));
        }
    }
}

#[test]
fn concatenations() {
    for high in 1..8 {
        for low in 1..=8 - high {
            let mut bench = Bench::of([high, low]);
            let (a, b) = (symbol(0, high), symbol(1, low));
            bench.check(&Plain::Concat(Box::new(a.clone()), Box::new(b.clone())));
            bench.check(&Plain::Concat(Box::new(b.clone()), Box::new(a.clone())));
            for bits in 0..=mask(low) {
                bench.check(&Plain::Concat(Box::new(a.clone()), Box::new(constant(bits, low))));
                bench.check(&Plain::Concat(Box::new(constant(bits, low)), Box::new(a.clone())));
            }
        }
    }
}

#[test]
fn choices() {
    for width in WIDTHS {
        let mut bench = Bench::of([1, width, width]);
        let condition = Box::new(symbol(0, 1));
        let (a, b) = (Box::new(symbol(1, width)), Box::new(symbol(2, width)));
        bench.check(&Plain::Ite(condition.clone(), a.clone(), b));
        let mut bench = Bench::of([1, width]);
        bench.check(&Plain::Ite(condition.clone(), a.clone(), a.clone()));
        for bits in 0..=mask(width) {
            let bits = Box::new(constant(bits, width));
            bench.check(&Plain::Ite(condition.clone(), a.clone(), bits.clone()));
            bench.check(&Plain::Ite(condition.clone(), bits, a.clone()));
        }
    }
}

#[test]
fn two_operators_and_all_constants() {
    for width in [1, 2, 3] {
        let mut bench = Bench::new(width, 1);
        let x = symbol(0, width);
        let bit = Plain::Extract(Box::new(x.clone()), 0, 1);
        let constants: Vec<u128> = (0..=mask(width)).collect();
        for inner in around(&x, &constants, &bit) {
            let constants: Vec<u128> = (0..=mask(inner.width())).take(64).collect();
            for outer in around(&inner, &constants, &bit) {
                bench.check(&outer);
            }
        }
    }
}

#[test]
fn three_operators_and_some_constants() {
    let width = 3;
    let mut bench = Bench::new(width, 1);
    let x = symbol(0, width);
    let bit = Plain::Extract(Box::new(x.clone()), 0, 1);
    let mut count = 0usize;
    for first in around(&x, &[1, 3, 4, 7], &bit) {
        for second in around(&first, &[1, mask(first.width())], &bit) {
            for third in around(&second, &[0, 2 & mask(second.width()), 1 << (second.width() - 1)], &bit) {
                // Every so many, which is a different selection for each pair.
                count += 1;
                if count.is_multiple_of(29) {
                    bench.check(&third);
                }
            }
        }
    }
}

#[test]
fn two_operators_on_two_unknowns() {
    let width = 2;
    let mut bench = Bench::new(width, 2);
    let (x, y) = (symbol(0, width), symbol(1, width));
    let inner: Vec<Plain> = BINARY
        .iter()
        .flat_map(|&op| {
            [binary(op, &x, &y), binary(op, &y, &x), binary(op, &x, &constant(2, 2)), binary(op, &y, &constant(3, 2))]
        })
        .collect();
    for p in &inner {
        for q in &inner {
            if p.width() == q.width() {
                for op in BINARY {
                    bench.check(&binary(op, p, q));
                }
            }
            if p.width() == 1 {
                bench.check(&Plain::Ite(Box::new(p.clone()), Box::new(q.clone()), Box::new(q.clone())));
                for other in [&x, &y].into_iter().filter(|_| q.width() == width) {
                    bench.check(&Plain::Ite(Box::new(p.clone()), Box::new(q.clone()), Box::new(other.clone())));
                }
            }
        }
    }
}

#[test]
fn conjunctions_of_bounds() {
    let width = 3;
    let mut bench = Bench::new(width, 1);
    let x = symbol(0, width);
    let mut bounds = Vec::new();
    for op in [term::Binary::Eq, term::Binary::Ult, term::Binary::Slt] {
        for bits in 0..8 {
            let bound = binary(op, &x, &constant(bits, width));
            bounds.push(Plain::Unary(Unary::Not, Box::new(bound.clone())));
            bounds.push(bound);
        }
    }
    for p in &bounds {
        for q in &bounds {
            let both = binary(term::Binary::And, p, q);
            bench.check(&both);
            bench.check(&binary(term::Binary::Or, p, q));
            for r in bounds.iter().step_by(5) {
                bench.check(&binary(term::Binary::And, &both, r));
            }
        }
    }
}
