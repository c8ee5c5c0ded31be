//! Products of unknowns, in front of a solver.

use crate::support::{Random, compare};
use embedded::EmbeddedSolver;
use smt::{Answer, Limits, Session};
use term::{Binary, Model, Sort, Term, TermStore, Value};

/// Element `(i, j)` of a matrix of `n` rows and `m` columns, as programs have it: indices are narrow and signed, sizes
/// and offsets wide.
struct Matrix {
    store: TermStore,
    conditions: Vec<Term>,
    rows: Term,
    columns: Term,
    row: Term,
    column: Term,
}

impl Matrix {
    /// At most so many rows and columns.
    fn new(width: u8, least: u128, most: u128) -> Self {
        let mut store = TermStore::new();
        let [rows, columns, row, column] = [(); 4].map(|()| store.symbol(Sort::Bits(width)));
        let (least, most) = (store.constant(least, width.into()), store.constant(most, width.into()));
        let zero = store.constant(0, width.into());
        let mut conditions = Vec::new();
        for size in [rows, columns] {
            conditions.extend([store.sle(least, size), store.sle(size, most)]);
        }
        for (index, size) in [(row, rows), (column, columns)] {
            conditions.extend([store.sle(zero, index), store.slt(index, size)]);
        }
        Matrix { store, conditions, rows, columns, row, column }
    }

    fn size(&mut self, element: u128, wide: u32) -> Term {
        let Matrix { store, rows, columns, .. } = self;
        let (n, m, bytes) =
            (store.sign_extend(*rows, wide), store.sign_extend(*columns, wide), store.constant(element, wide));
        let elements = store.mul(n, m);
        store.mul(elements, bytes)
    }

    /// Computed in the width of the indices.
    fn offset(&mut self, element: u128, wide: u32) -> Term {
        let Matrix { store, columns, row, column, .. } = self;
        let row = store.mul(*row, *columns);
        let place = store.add(row, *column);
        let (place, bytes) = (store.sign_extend(place, wide), store.constant(element, wide));
        store.mul(place, bytes)
    }

    /// Whether an access of so many bytes is outside.
    fn outside(&mut self, size: Term, first: Term, bytes: u128) -> Term {
        let store = &mut self.store;
        let bytes = store.constant(bytes, store.width(size));
        let fits = store.ule(bytes, size);
        let last = store.sub(size, bytes);
        let begins = store.ule(first, last);
        let right = store.and(fits, begins);
        store.not(right)
    }

    /// What is found without a solver, if anything.
    fn ask(&self, extra: Term) -> Option<Answer> {
        let mut session = Session::new(Box::new(EmbeddedSolver::new()));
        let limits = Limits { effort: Some(0), ..Limits::NONE };
        let query: Vec<Term> = self.conditions.iter().copied().chain([extra]).collect();
        let answer = session.check(&self.store, &query, &limits);
        (session.statistics().solver_calls == 0).then_some(answer)
    }
}

#[test]
fn an_element_is_inside_its_matrix() {
    for least in [0, 1] {
        let mut matrix = Matrix::new(32, least, 1000);
        let (size, first) = (matrix.size(4, 64), matrix.offset(4, 64));
        let outside = matrix.outside(size, first, 4);
        assert!(matches!(matrix.ask(outside), Some(Answer::Unsat(_))), "{least}");
    }
}

#[test]
fn what_wraps_around_is_left_to_the_solver() {
    let mut matrix = Matrix::new(32, 1, 100_000);
    let (size, first) = (matrix.size(4, 64), matrix.offset(4, 64));
    let outside = matrix.outside(size, first, 4);
    assert!(matrix.ask(outside).is_none());
}

#[test]
fn a_column_too_many_is_left_to_the_solver() {
    let mut matrix = Matrix::new(32, 1, 1000);
    let (size, first) = (matrix.size(4, 64), matrix.offset(4, 64));
    let outside = matrix.outside(size, first, 5);
    assert!(matrix.ask(outside).is_none());
}

/// All sizes, indices and bounds of some few bits: no answer but that of an enumeration.
#[test]
fn small_matrices_exhaustively() {
    let mut refuted = 0;
    for most in 1..=7 {
        for wide in 4..=9 {
            for (element, bytes) in [(1, 1), (2, 1), (2, 2), (2, 3), (3, 3)] {
                let mut matrix = Matrix::new(4, 0, most);
                let (size, first) = (matrix.size(element, wide), matrix.offset(element, wide));
                let outside = matrix.outside(size, first, bytes);
                if matches!(matrix.ask(outside), Some(Answer::Unsat(_))) {
                    refuted += 1;
                    assert!(!is_possible(&matrix, outside), "{most} {wide} {element} {bytes}");
                }
            }
        }
    }
    assert!(refuted > 20, "{refuted}");
}

fn is_possible(matrix: &Matrix, extra: Term) -> bool {
    let unknowns = [matrix.rows, matrix.columns, matrix.row, matrix.column];
    (0..1u128 << 16).any(|bits| {
        let mut model = Model::default();
        for (at, unknown) in unknowns.into_iter().enumerate() {
            let symbol = matrix.store.symbols_of(unknown)[0];
            model.set(symbol, Value::Bits(bits >> (4 * at) & 15));
        }
        matrix.conditions.iter().chain([&extra]).all(|&t| model.holds(&matrix.store, t))
    })
}

/// Sums and products of narrow symbols, extended and cut.
fn polynomial(store: &mut TermStore, random: &mut Random, symbols: &[Term], wide: u32) -> Term {
    let x = random.pick(symbols);
    let y = random.pick(symbols);
    let z = random.pick(symbols);
    let product = match random.below(6) {
        0 => store.binary(Binary::Udiv, x, y),
        1 => store.binary(Binary::Srem, x, y),
        2 => x,
        _ => store.mul(x, y),
    };
    let widen = |store: &mut TermStore, random: &mut Random, t: Term| match random.below(3) {
        0 => store.zero_extend(t, wide),
        _ => store.sign_extend(t, wide),
    };
    match random.below(5) {
        0 => widen(store, random, x),
        1 => widen(store, random, product),
        2 => {
            let sum = store.add(product, z);
            widen(store, random, sum)
        }
        3 => {
            let (x, y, z) = (widen(store, random, x), widen(store, random, y), widen(store, random, z));
            let product = store.mul(x, y);
            store.sub(product, z)
        }
        _ => {
            let (x, y) = (widen(store, random, x), widen(store, random, y));
            let (factor, sum) =
                (store.constant(random.below(6) as u128, wide), store.constant(random.next() as u128, wide));
            let product = store.mul(x, y);
            let product = store.mul(product, factor);
            if random.chance(50) { store.add(product, sum) } else { product }
        }
    }
}

#[test]
fn random_products_agree_with_the_solver() {
    let mut refuted = 0;
    for seed in 1..=4000 {
        let mut random = Random::new(seed);
        let mut store = TermStore::new();
        let symbols: Vec<Term> = (0..4).map(|_| store.symbol(Sort::Bits(4))).collect();
        let mut query = Vec::new();
        let zero = store.constant(0, 4);
        for &x in &symbols {
            if random.chance(80) {
                query.push(store.sle(zero, x));
            }
            let bound = store.constant(1 + random.below(6) as u128, 4);
            query.push(if random.chance(80) { store.slt(x, bound) } else { store.ult(x, bound) });
            let y = random.pick(&symbols);
            if random.chance(60) {
                query.push(store.slt(x, y));
            }
        }
        let wide = 4 + random.below(5) as u32;
        for _ in 0..1 + random.below(2) {
            let mut compare = |random: &mut Random| {
                let (p, q) =
                    (polynomial(&mut store, random, &symbols, wide), polynomial(&mut store, random, &symbols, wide));
                let op = random.pick(&[Binary::Ult, Binary::Slt, Binary::Eq]);
                store.binary(op, p, q)
            };
            let (p, q) = (compare(&mut random), compare(&mut random));
            query.push(match random.below(4) {
                0 => p,
                1 => store.not(p),
                2 => {
                    let both = store.and(p, q);
                    store.not(both)
                }
                _ => store.or(p, q),
            });
        }
        let statistics = compare(&store, &query);
        refuted += u64::from(statistics.unsat == 1 && statistics.solver_calls == 0);
    }
    assert!(refuted > 400, "{refuted}");
}
