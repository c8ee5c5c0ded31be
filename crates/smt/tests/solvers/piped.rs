//! External solvers over pipes. Without the programs there is nothing to test, and the tests say so.

use std::time::{Duration, Instant};

use smt::{Answer, External, Limits, PipedSolver, Solver, Theory, Why};
use term::{Binary, Sort, TermStore};

use crate::support::factoring;

fn start(which: External, theory: Theory) -> Option<PipedSolver> {
    PipedSolver::start(which, theory).inspect_err(|why| eprintln!("SKIPPED: {why}")).ok()
}

#[test]
fn cancelled_and_started_again() {
    for which in External::ALL {
        let Some(mut solver) = start(which, Theory::Bits) else { continue };
        let mut store = TermStore::new();
        let terms = factoring(&mut store);
        let begin = Instant::now();
        let patience = Duration::from_millis(300);
        let cancelled = || begin.elapsed() > patience;
        let answer = solver.check(&store, &terms, &Limits { effort: None, cancelled: &cancelled, ..Limits::NONE });
        assert!(matches!(answer, Answer::Unknown(Why::Cancelled)), "{answer:?}");
        assert!(begin.elapsed() < patience + Duration::from_millis(500));
        let answer = solver.check(&store, &terms[1..3], &Limits::NONE);
        assert!(matches!(answer, Answer::Sat(_)), "{answer:?}");
    }
}

#[test]
fn effort_is_limited() {
    for which in [External::Z3, External::Cvc5] {
        let Some(mut solver) = start(which, Theory::Bits) else { continue };
        let mut store = TermStore::new();
        let terms = factoring(&mut store);
        let answer = solver.check(&store, &terms, &Limits { effort: Some(50), ..Limits::NONE });
        assert!(matches!(answer, Answer::Unknown(Why::Effort)), "{}: {answer:?}", which.name());
        let answer = solver.check(&store, &terms[1..3], &Limits::NONE);
        assert!(matches!(answer, Answer::Sat(_)), "{answer:?}");
    }
}

#[test]
fn integers_do_not_wrap_around() {
    for which in [External::Z3, External::Cvc5] {
        let Some(mut solver) = start(which, Theory::Integer) else { continue };
        let mut store = TermStore::new();
        let (x, y) = (store.symbol(Sort::Bits(32)), store.symbol(Sort::Bits(32)));
        let array = store.symbol(Sort::Array { index: 32, element: 8 });
        let (two, ten) = (store.constant(2, 32), store.constant(10, 32));
        let minus_two = store.constant(u128::MAX - 1, 32);
        // Found exactly, and checked: quotients, conversions, arrays, negative numbers.
        let quotient = store.binary(Binary::Sdiv, x, two);
        let element = store.select(array, y);
        let wide = store.sign_extend(element, 32);
        let same = store.eq(quotient, minus_two);
        let small = store.slt(wide, quotient);
        let below = store.ult(y, ten);
        let answer = solver.check(&store, &[same, small, below], &Limits::NONE);
        let Answer::Sat(model) = answer else { panic!("{answer:?}") };
        assert!([same, small, below].iter().all(|&t| model.holds(&store, t)));
        // Not found: sums that wrap around.
        let sum = store.add(x, y);
        let zero = store.constant(0, 32);
        let wraps = [store.slt(zero, x), store.slt(zero, y), store.slt(sum, zero)];
        let answer = solver.check(&store, &wraps, &Limits::NONE);
        assert!(matches!(answer, Answer::Unsat(_)), "{answer:?}");
        // A model that does not carry over is no model.
        let mask = store.binary(Binary::And, x, y);
        let odd = [store.slt(x, mask), store.slt(zero, x), store.slt(zero, y)];
        let answer = solver.check(&store, &odd, &Limits::NONE);
        assert!(matches!(answer, Answer::Unknown(Why::Failed(_))), "{answer:?}");
    }
}

#[test]
fn x87_floats_are_unsupported() {
    let Some(mut solver) = start(External::Z3, Theory::Bits) else { return };
    let mut store = TermStore::new();
    let (x, y) = (store.symbol(Sort::Bits(80)), store.symbol(Sort::Bits(80)));
    let less = store.float_compare(types::FloatKind::X87, term::FloatCompare::Lt, x, y);
    let answer = solver.check(&store, &[less], &Limits::NONE);
    assert!(matches!(answer, Answer::Unknown(Why::Unsupported(_))), "{answer:?}");
}
