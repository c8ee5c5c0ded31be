//! Sessions against the solver they stand in front of.

use crate::support::{Flavour, Generator};
use embedded::EmbeddedSolver;
use smt::{Answer, Limits, Session, Solver};
use term::{Model, Term, TermStore};

fn verdict(answer: &Answer) -> &'static str {
    match answer {
        Answer::Sat(_) => "sat",
        Answer::Unsat(_) => "unsat",
        Answer::Unknown(_) => "unknown",
    }
}

fn direct(store: &TermStore, terms: &[Term]) -> Answer {
    EmbeddedSolver::new().check(store, terms, &Limits::NONE)
}

fn covers(store: &TermStore, model: &Model, terms: &[Term]) -> bool {
    terms.iter().all(|&t| store.symbols_of(t).iter().all(|&symbol| model.get(symbol).is_some()))
}

/// Walks up and down random paths as symbolic execution does.
fn walk(seed: u64, flavour: Flavour) {
    let mut generator = Generator::new(seed, flavour, &[4, 3, 1], &[]);
    let mut session = Session::new(Box::new(EmbeddedSolver::new()));
    let mut path: Vec<Term> = Vec::new();
    for _ in 0..60 {
        let extra = generator.truth(2);
        let store = &generator.store;
        let mut all = path.clone();
        all.push(extra);
        let expected = direct(store, &all);
        let answer = session.can_hold(store, &path, extra, &Limits::NONE);
        assert_eq!(verdict(&answer), verdict(&expected), "path {path:?} and {extra}");
        match &answer {
            Answer::Sat(model) => {
                assert!(model.holds(store, extra) && covers(store, model, &[extra]));
                // The terms of the slice hold, the others are independent of it.
                let in_slice = |t: &&Term| store.symbols_of(**t).iter().any(|&symbol| model.get(symbol).is_some());
                assert!(path.iter().filter(in_slice).all(|&t| model.holds(store, t) && covers(store, model, &[t])));
            }
            Answer::Unsat(core) => {
                assert!(core.iter().all(|t| all.contains(t)));
                assert_eq!(verdict(&direct(store, core)), "unsat");
            }
            Answer::Unknown(why) => panic!("{why:?}"),
        }
        let whole = session.check(store, &all, &Limits::NONE);
        assert_eq!(verdict(&whole), verdict(&expected));
        if let Answer::Sat(model) = &whole {
            assert!(all.iter().all(|&t| model.holds(store, t)) && covers(store, model, &all));
        }
        if matches!(answer, Answer::Sat(_)) {
            path.push(extra);
        }
        if generator.random.chance(20) {
            let keep = generator.random.below(path.len() + 1);
            path.truncate(keep);
        }
    }
    let statistics = session.statistics();
    let parts = statistics.by_abstraction + statistics.by_model_cache + statistics.by_unsat_cache;
    assert!(parts + statistics.solver_calls >= statistics.queries);
    assert_eq!(statistics.sat + statistics.unsat + statistics.unknown, statistics.queries);
}

#[test]
fn answers_as_the_solver_does() {
    for seed in 1..30 {
        walk(seed, Flavour::Bits);
    }
}

#[test]
fn answers_as_the_solver_does_on_arrays() {
    for seed in 1..12 {
        walk(seed, Flavour::Arrays);
    }
}

#[test]
fn asks_the_solver_once() {
    let mut store = TermStore::new();
    let x: Vec<Term> = (0..4).map(|_| store.symbol(term::Sort::Bits(16))).collect();
    let (a, b) = (store.ult(x[0], x[1]), store.ult(x[1], x[0]));
    let unrelated = store.ult(x[2], x[3]);
    let mut session = Session::new(Box::new(EmbeddedSolver::new()));
    assert!(matches!(session.can_hold(&store, &[], a, &Limits::NONE), Answer::Sat(_)));
    assert!(matches!(session.can_hold(&store, &[a], b, &Limits::NONE), Answer::Unsat(core) if core.len() == 2));
    assert_eq!(session.statistics().solver_calls, 2);
    // Known: the refuted pair is part of it, the model fits, the term is constant, the negation is there.
    assert!(matches!(session.check(&store, &[unrelated, a, b], &Limits::NONE), Answer::Unsat(_)));
    assert!(matches!(session.can_hold(&store, &[], a, &Limits::NONE), Answer::Sat(_)));
    assert!(matches!(session.can_hold(&store, &[a], store.truth(), &Limits::NONE), Answer::Sat(_)));
    assert!(matches!(session.can_hold(&store, &[a], store.falsity(), &Limits::NONE), Answer::Unsat(_)));
    let not_a = store.not(a);
    assert!(matches!(session.can_hold(&store, &[a], not_a, &Limits::NONE), Answer::Unsat(_)));
    let statistics = *session.statistics();
    assert!(statistics.solver_calls <= 3, "{statistics:?}");
    assert_eq!((statistics.by_abstraction, statistics.by_model_cache), (3, 1), "{statistics:?}");
    assert!(statistics.by_unsat_cache >= 1);
}
