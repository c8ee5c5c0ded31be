//! The embedded solver by itself.

use std::cell::Cell;
use std::time::{Duration, Instant};

use crate::support::{Flavour, Generator, factoring};
use embedded::EmbeddedSolver;
use smt::{Answer, Limits, Solver, Why};
use term::{Sort, Term, TermStore};
use types::FloatKind;

fn sat(answer: Answer) -> term::Model {
    match answer {
        Answer::Sat(model) => model,
        other => panic!("{other:?}"),
    }
}

#[test]
fn cancelled_within_a_tenth_of_a_second() {
    let mut store = TermStore::new();
    let terms = factoring(&mut store);
    let start = Instant::now();
    let patience = Duration::from_millis(500);
    let cancelled = move || start.elapsed() > patience;
    let answer =
        EmbeddedSolver::new().check(&store, &terms, &Limits { effort: None, cancelled: &cancelled, ..Limits::NONE });
    assert!(matches!(answer, Answer::Unknown(Why::Cancelled)), "{answer:?}");
    let late = start.elapsed() - patience;
    // Generous, as other tests run beside this one.
    assert!(late < Duration::from_millis(100) * 5, "{late:?} late");
}

#[test]
fn effort_repeats() {
    let mut store = TermStore::new();
    let terms = factoring(&mut store);
    let limits = Limits { effort: Some(2_000), ..Limits::NONE };
    let spent: Vec<u64> = (0..2)
        .map(|_| {
            let mut solver = EmbeddedSolver::new();
            let answer = solver.check(&store, &terms, &limits);
            assert!(matches!(answer, Answer::Unknown(Why::Effort)), "{answer:?}");
            solver.conflicts()
        })
        .collect();
    assert_eq!(spent[0], spent[1]);
    assert!((2_000..2_200).contains(&spent[0]), "{spent:?}");
}

#[test]
fn goes_on_after_it_was_stopped() {
    let mut store = TermStore::new();
    let hard = factoring(&mut store);
    let mut solver = EmbeddedSolver::new();
    let polls = Cell::new(0);
    let cancelled = || polls.replace(polls.get() + 1) > 100;
    let limits = Limits { effort: None, cancelled: &cancelled, ..Limits::NONE };
    assert!(matches!(solver.check(&store, &hard, &limits), Answer::Unknown(Why::Cancelled)));
    let x = store.symbol(Sort::Bits(8));
    let seven = store.constant(7, 8);
    let is_seven = store.eq(x, seven);
    assert_eq!(sat(solver.check(&store, &[is_seven], &Limits::NONE)).bits(&store, x), 7);
}

#[test]
fn core_is_what_contradicts() {
    let mut store = TermStore::new();
    let x: Vec<Term> = (0..6).map(|_| store.symbol(Sort::Bits(32))).collect();
    let mut terms: Vec<Term> = (0..5).map(|n| store.ult(x[n], x[n + 1])).collect();
    let zero = store.constant(0, 32);
    terms.push(store.eq(x[3], zero));
    let Answer::Unsat(core) = EmbeddedSolver::new().check(&store, &terms, &Limits::NONE) else { panic!() };
    assert_eq!(core, [terms[2], terms[5]]);
    assert!(matches!(
        EmbeddedSolver::new().check(&store, &[store.truth(), store.falsity()], &Limits::NONE),
        Answer::Unsat(core) if core == [store.falsity()]
    ));
    let not = store.not(terms[0]);
    let Answer::Unsat(core) = EmbeddedSolver::new().check(&store, &[terms[0], terms[1], not], &Limits::NONE) else {
        panic!()
    };
    assert_eq!(core, [terms[0], not]);
}

/// A sum and a chain of stores, each as deep as a long loop makes them.
#[test]
fn deep_terms() {
    let mut store = TermStore::new();
    let x = store.symbol(Sort::Bits(8));
    let array = store.symbol(Sort::Array { index: 32, element: 8 });
    let mut sum = x;
    let mut stores = array;
    for n in 0..100_000u128 {
        sum = if n % 2 == 0 { store.binary(term::Binary::Xor, sum, x) } else { store.not(sum) };
        let index = store.constant(n, 32);
        stores = if n < 300 { store.store(stores, index, x) } else { stores };
        let three = store.constant(n % 7, 8);
        sum = store.binary(term::Binary::Or, sum, three);
    }
    let index = store.symbol(Sort::Bits(32));
    let element = store.select(stores, index);
    let far = store.constant(1_000, 32);
    let terms = [store.eq(sum, element), store.ult(far, index), store.ult(x, sum)];
    let model = sat(EmbeddedSolver::new().check(&store, &terms, &Limits::NONE));
    assert!(model.bits(&store, index) > 1_000);
}

/// More reads than are related eagerly, at indices that the solver would like to differ.
#[test]
fn many_reads_of_one_array() {
    let mut store = TermStore::new();
    let array = store.symbol(Sort::Array { index: 16, element: 8 });
    let mut solver = EmbeddedSolver::new();
    let mut terms = Vec::new();
    let mut previous = None;
    for _ in 0..60 {
        let index = store.symbol(Sort::Bits(16));
        let element = store.select(array, index);
        if let Some(previous) = previous {
            terms.push(store.ult(previous, element));
        }
        previous = Some(element);
    }
    let model = sat(solver.check(&store, &terms, &Limits::NONE));
    assert!(terms.iter().all(|&t| model.holds(&store, t)));
    // The first and the last index are equal: the elements grow, so that cannot be.
    let mut indices = Vec::new();
    for &t in &[terms[0], terms[58]] {
        let symbols: Vec<_> = store.symbols_of(t).iter().map(|&s| store.symbol_term(s)).collect();
        indices.push(symbols.into_iter().filter(|&s| store.sort(s) == Sort::Bits(16)).collect::<Vec<_>>());
    }
    let same = store.eq(indices[0][0], indices[1][1]);
    terms.push(same);
    let Answer::Unsat(core) = solver.check(&store, &terms, &Limits::NONE) else { panic!() };
    assert!(core.contains(&same) && core.len() == terms.len());
}

#[test]
fn starts_afresh_without_losing_answers() {
    let mut store = TermStore::new();
    let mut solver = EmbeddedSolver::new();
    for n in 0..40u128 {
        let (x, y) = (store.symbol(Sort::Bits(32)), store.symbol(Sort::Bits(32)));
        let product = store.mul(x, y);
        let number = store.constant(n * 7 + 1, 32);
        let terms = [store.eq(product, number), store.ult(x, y)];
        let model = sat(solver.check(&store, &terms, &Limits::NONE));
        assert!(terms.iter().all(|&t| model.holds(&store, t)));
    }
}

#[test]
fn what_has_no_circuit_is_unsupported() {
    let mut store = TermStore::new();
    let (x, y) = (store.symbol(Sort::Bits(64)), store.symbol(Sort::Bits(64)));
    let rest = store.float_binary(types::FloatKind::F64, term::FloatBinary::Fmod, x, y);
    let same = store.eq(rest, x);
    let answer = EmbeddedSolver::new().check(&store, &[same], &Limits::NONE);
    let why = "fmod of unknown doubles is too large for a circuit";
    assert!(matches!(&answer, Answer::Unknown(Why::Unsupported(what)) if what == why), "{answer:?}");
}

/// No external solver knows x87: models satisfy, and no sampled model satisfies what is refuted. Conversions to and from
/// another wide format are among the terms.
#[test]
fn x87_floats() {
    let limits = Limits { effort: Some(2_000), ..Limits::NONE };
    let (mut satisfied, mut refuted) = (0, 0);
    for seed in 1..=40 {
        let mut generator = Generator::new(seed, Flavour::Floats, &[16, 64], &[FloatKind::X87, FloatKind::F128]);
        let terms = [generator.truth(1), generator.truth(2)];
        match EmbeddedSolver::new().check(&generator.store, &terms, &limits) {
            Answer::Sat(model) => {
                assert!(terms.iter().all(|&t| model.holds(&generator.store, t)));
                satisfied += 1;
            }
            Answer::Unsat(core) => {
                for _ in 0..100 {
                    let model = generator.model();
                    assert!(!core.iter().all(|&t| model.holds(&generator.store, t)), "seed {seed}");
                }
                refuted += 1;
            }
            Answer::Unknown(Why::Failed(why)) => panic!("{why}"),
            Answer::Unknown(_) => {}
        }
    }
    assert!(satisfied > 0 && refuted > 0, "{satisfied} satisfied, {refuted} refuted");
}
