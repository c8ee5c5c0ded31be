//! Scripts: written, read back, kept.

use std::fs;
use std::path::PathBuf;

use crate::support::{Flavour, Generator};
use embedded::EmbeddedSolver;
use smt::{Answer, CrossCheckedSolver, Limits, LoggedSolver, Scripts, Solver, Why, parse_script, write_script};
use term::{Model, Term, TermStore};
use types::FloatKind;

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("carve-smt-{name}-{}", std::process::id()));
    _ = fs::remove_dir_all(&folder);
    folder
}

/// Reading back gives terms with the same answer.
fn round_trip(flavour: Flavour, widths: &[u32], kinds: &[FloatKind], count: u64) {
    let limits = Limits { effort: Some(5_000), ..Limits::NONE };
    for seed in 1..=count {
        let mut generator = Generator::new(seed, flavour, widths, kinds);
        let terms: Vec<Term> = (0..3).map(|_| generator.truth(2)).collect();
        let answer = EmbeddedSolver::new().check(&generator.store, &terms, &limits);
        let text = write_script(&generator.store, &terms, Some(&answer)).unwrap();
        let script = parse_script(&text).unwrap_or_else(|why| panic!("{why}\n{text}"));
        assert_eq!(script.terms.len(), terms.len(), "{text}");
        let again = EmbeddedSolver::new().check(&script.store, &script.terms, &limits);
        match (&answer, &again) {
            (Answer::Sat(_), Answer::Sat(_)) => assert_eq!(script.expected, Some(true)),
            (Answer::Unsat(_), Answer::Unsat(_)) => assert_eq!(script.expected, Some(false)),
            (Answer::Unknown(_), _) | (_, Answer::Unknown(_)) => {}
            _ => panic!("{answer:?} became {again:?}\n{text}"),
        }
    }
}

#[test]
fn words_read_back() {
    round_trip(Flavour::Bits, &[8, 5, 1], &[], 150);
}
#[test]
fn arrays_read_back() {
    round_trip(Flavour::Arrays, &[4, 6], &[], 100);
}
#[test]
fn floats_read_back() {
    round_trip(Flavour::Floats, &[8, 16], &[FloatKind::F16], 40);
}

/// Terms that two scripts share are the same, although each names them anew.
#[test]
fn scripts_of_one_store() {
    let mut generator = Generator::new(1, Flavour::Floats, &[8, 16], &[FloatKind::F16]);
    let terms: Vec<Term> = (0..4).map(|_| generator.truth(2)).collect();
    let text = |terms: &[Term]| write_script(&generator.store, terms, None).unwrap();
    let mut scripts = Scripts::default();
    let (all, _) = scripts.read(&text(&terms)).unwrap();
    let nodes = scripts.store().len();
    for (first, end) in [(0, 2), (1, 4), (3, 4)] {
        let (some, expected) = scripts.read(&text(&terms[first..end])).unwrap();
        assert_eq!((&some[..], expected), (&all[first..end], None));
    }
    assert_eq!(scripts.store().len(), nodes);
}

#[test]
fn malformed_scripts_are_refused() {
    for text in [
        "(assert",
        "(assert x)",
        "(assert (bvadd #x1 #b1))",
        "(assert #x1)",
        "(assert ((_ extract 9 0) #xf))",
        "(assert ((_ extract 0 9) #xf))",
        "(assert ((_ zero_extend 4000000000) #xf))",
        "(assert ((_ zero_extend 128) #xf))",
        "(assert (select #x1 #x1))",
        "(assert ())",
        "(assert (f32_add #x1 #x1))",
        "(assert (f16_lt #x1 #x1))",
        "(declare-const x (_ BitVec 300))",
        "(declare-const x (_ BitVec 0))",
        "(declare-const r (_ BitVec 16))(assert (f16_from_s8 r #xffff))",
        "(declare-const r (_ BitVec 16))(assert (f16_add r #x1 #x1))",
        "(declare-const a (Array (_ BitVec 4) (_ BitVec 4)))(assert (= a a))",
        "(declare-const a (Array (_ BitVec 4) (_ BitVec 4)))(assert (bvnot a))",
        "(declare-const a (Array (_ BitVec 4) (_ BitVec 4)))(assert ((_ extract 0 0) a))",
        "(push 1)",
    ] {
        assert!(parse_script(text).is_err(), "{text}");
    }
}

#[test]
fn queries_are_kept() {
    let folder = folder("log");
    let mut store = TermStore::new();
    let (x, y) = (store.symbol(term::Sort::Bits(8)), store.symbol(term::Sort::Bits(8)));
    let (less, greater) = (store.ult(x, y), store.ult(y, x));
    let mut solver = LoggedSolver::new(EmbeddedSolver::new(), &folder).unwrap();
    assert!(matches!(solver.check(&store, &[less], &Limits::NONE), Answer::Sat(_)));
    assert!(matches!(solver.check(&store, &[less, greater], &Limits::NONE), Answer::Unsat(_)));
    assert_eq!(solver.trouble().get(), None);
    let first = fs::read_to_string(folder.join("query-000001.smt2")).unwrap();
    assert_eq!(parse_script(&first).unwrap().expected, Some(true));
    let second = fs::read_to_string(folder.join("query-000002.smt2")).unwrap();
    assert_eq!(parse_script(&second).unwrap().expected, Some(false));
    fs::remove_dir_all(folder).unwrap();
}

/// Says the contrary of the embedded solver.
struct Liar;

impl Solver for Liar {
    fn name(&self) -> &str {
        "liar"
    }
    fn check(&mut self, store: &TermStore, terms: &[Term], limits: &Limits<'_>) -> Answer {
        match EmbeddedSolver::new().check(store, terms, limits) {
            Answer::Sat(_) => Answer::Unsat(terms.to_vec()),
            _ => Answer::Sat(Model::default()),
        }
    }
}

#[test]
fn disagreement_is_a_failure() {
    let folder = folder("cross");
    let mut store = TermStore::new();
    let (x, y) = (store.symbol(term::Sort::Bits(8)), store.symbol(term::Sort::Bits(8)));
    let (less, greater) = (store.ult(x, y), store.ult(y, x));
    let mut honest = CrossCheckedSolver::new(Box::new(EmbeddedSolver::new()), Box::new(EmbeddedSolver::new()), &folder);
    assert!(matches!(honest.check(&store, &[less], &Limits::NONE), Answer::Sat(_)));
    assert!(matches!(honest.check(&store, &[less, greater], &Limits::NONE), Answer::Unsat(_)));
    assert_eq!(honest.disagreements(), 0);
    let mut solver = CrossCheckedSolver::new(Box::new(EmbeddedSolver::new()), Box::new(Liar), &folder);
    for terms in [&[less][..], &[less, greater]] {
        let answer = solver.check(&store, terms, &Limits::NONE);
        let Answer::Unknown(Why::Failed(message)) = answer else { panic!("{answer:?}") };
        assert!(message.contains("disagreement-"), "{message}");
    }
    assert_eq!(solver.disagreements(), 2);
    let kept = fs::read_to_string(folder.join("disagreement-000002.smt2")).unwrap();
    assert_eq!(parse_script(&kept).unwrap().terms.len(), 2);
    fs::remove_dir_all(folder).unwrap();
}
