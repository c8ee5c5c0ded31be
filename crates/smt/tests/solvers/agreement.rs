//! The embedded solver against z3 and cvc5 on random terms.

use std::time::{Duration, Instant};

use crate::support::{Flavour, Generator};
use embedded::EmbeddedSolver;
use smt::{Answer, External, Limits, PipedSolver, Solver, Theory, Why};
use term::{Term, TermStore};
use types::FloatKind;

/// How the rounds of one comparison ended.
#[derive(Debug, Default)]
struct Tally {
    sat: u32,
    unsat: u32,
    skipped: u32,
}

/// What an external solver does not decide in this time is skipped.
const PATIENCE: Duration = Duration::from_millis(700);

fn external(which: External) -> Option<PipedSolver> {
    match PipedSolver::start(which, Theory::Bits) {
        Ok(piped) => Some(piped),
        Err(why) => {
            eprintln!("SKIPPED, there is nothing to compare with: {why}");
            None
        }
    }
}

fn all_hold(store: &TermStore, model: &term::Model, terms: &[Term]) -> bool {
    terms.iter().all(|&t| model.holds(store, t))
}

/// Both must agree, models must satisfy and cores must be unsatisfiable by themselves.
fn compare(
    store: &TermStore,
    terms: &[Term],
    embedded: &mut EmbeddedSolver,
    other: &mut PipedSolver,
    tally: &mut Tally,
) {
    let effort = Limits { effort: Some(20_000), ..Limits::NONE };
    let ours = embedded.check(store, terms, &effort);
    let start = Instant::now();
    let cancelled = || start.elapsed() > PATIENCE;
    let theirs = other.check(store, terms, &Limits { effort: None, cancelled: &cancelled, ..Limits::NONE });
    let shown = || terms.iter().map(|&t| format!("{:?}", store.node(t))).collect::<Vec<_>>().join("; ");
    match (&ours, &theirs) {
        (Answer::Sat(a), Answer::Sat(b)) => {
            assert!(all_hold(store, a, terms), "embedded model: {}", shown());
            assert!(all_hold(store, b, terms), "external model: {}", shown());
            tally.sat += 1;
        }
        (Answer::Unsat(core), Answer::Unsat(their_core)) => {
            for core in [core, their_core] {
                assert!(!core.is_empty() && core.iter().all(|t| terms.contains(t)));
                let again = EmbeddedSolver::new().check(store, core, &effort);
                assert!(matches!(again, Answer::Unsat(_) | Answer::Unknown(Why::Effort)), "core {core:?}: {again:?}");
            }
            tally.unsat += 1;
        }
        (Answer::Unknown(Why::Failed(why)), _) => panic!("embedded: {why}"),
        (_, Answer::Unknown(Why::Failed(why))) if why.contains("does not satisfy") || why.contains("error") => {
            panic!("external: {why} on {}", shown())
        }
        (Answer::Unknown(_), _) | (_, Answer::Unknown(_)) => tally.skipped += 1,
        _ => panic!("embedded {ours:?} but {} {theirs:?} on {}", other.name(), shown()),
    }
}

fn rounds(which: External, flavour: Flavour, widths: &[u32], kinds: &[FloatKind], count: u32, depth: u32) {
    let Some(mut other) = external(which) else { return };
    let mut tally = Tally::default();
    for seed in 0..(count / 10) as u64 {
        let mut generator = Generator::new(seed + 1, flavour, widths, kinds);
        let mut embedded = EmbeddedSolver::new();
        for _ in 0..10 {
            let many = 1 + generator.random.below(4);
            let terms: Vec<Term> = (0..many).map(|_| generator.truth(depth)).collect();
            compare(&generator.store, &terms, &mut embedded, &mut other, &mut tally);
        }
    }
    eprintln!("{} {widths:?} {kinds:?}: {tally:?}", which.name());
    let all = tally.sat + tally.unsat + tally.skipped;
    // Floats and wide products are hard for all solvers.
    let hard = flavour == Flavour::Floats || widths.iter().any(|&width| width > 16);
    let least = if hard { all / 4 } else { all * 3 / 4 };
    assert!(tally.sat + tally.unsat >= least, "too few were decided: {tally:?}");
}

#[test]
fn small_words() {
    rounds(External::Z3, Flavour::Bits, &[4, 3, 1], &[], 1500, 3);
}
#[test]
fn bytes() {
    rounds(External::Z3, Flavour::Bits, &[8, 5], &[], 800, 2);
}
#[test]
fn wide_words() {
    rounds(External::Z3, Flavour::Bits, &[32, 64, 8], &[], 60, 1);
}
#[test]
fn widest_words() {
    rounds(External::Z3, Flavour::Bits, &[128, 80], &[], 30, 1);
}
#[test]
fn words_against_cvc5() {
    rounds(External::Cvc5, Flavour::Bits, &[4, 8, 1], &[], 300, 2);
}
#[test]
fn arrays() {
    rounds(External::Z3, Flavour::Arrays, &[4, 6], &[], 800, 3);
}
#[test]
fn arrays_against_cvc5() {
    rounds(External::Cvc5, Flavour::Arrays, &[3, 4], &[], 200, 3);
}
#[test]
fn arrays_of_single_bits() {
    rounds(External::Z3, Flavour::Arrays, &[1, 1], &[], 200, 3);
}
#[test]
fn half_floats() {
    rounds(External::Z3, Flavour::Floats, &[8, 16], &[FloatKind::F16], 100, 2);
}
#[test]
fn mixed_floats() {
    rounds(External::Z3, Flavour::Floats, &[8, 32], &[FloatKind::F16, FloatKind::F32], 60, 2);
}
#[test]
fn doubles() {
    rounds(External::Z3, Flavour::Floats, &[32, 64], &[FloatKind::F32, FloatKind::F64], 30, 2);
}
#[test]
fn quadruple_floats() {
    rounds(External::Z3, Flavour::Floats, &[32, 64], &[FloatKind::F128], 40, 1);
}
#[test]
fn mixed_with_quadruple_floats() {
    rounds(External::Z3, Flavour::Floats, &[16, 128], &[FloatKind::F128, FloatKind::F64], 20, 2);
}
#[test]
fn floats_against_cvc5() {
    rounds(External::Cvc5, Flavour::Floats, &[8, 32], &[FloatKind::F32, FloatKind::F16], 30, 2);
}
