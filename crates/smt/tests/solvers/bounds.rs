//! Conditions that bound terms by constants, in front of a solver.

use crate::support::{Random, compare};
use embedded::EmbeddedSolver;
use smt::{Answer, Limits, Session};
use term::{Binary, Sort, Term, TermStore};

/// A comparison of a term with a constant, or its negation.
fn bound(store: &mut TermStore, random: &mut Random, t: Term) -> Term {
    let width = store.width(t);
    let constant = store.constant(u128::from(random.next()) << 64 | u128::from(random.next()), width);
    let op = random.pick(&[Binary::Eq, Binary::Ult, Binary::Slt]);
    let holds = if random.chance(50) { store.binary(op, t, constant) } else { store.binary(op, constant, t) };
    if random.chance(50) { store.not(holds) } else { holds }
}

/// What a term is made of: a symbol, some of its bits, or arithmetic.
fn term(store: &mut TermStore, random: &mut Random, symbols: &[Term], depth: usize) -> Term {
    let x = random.pick(symbols);
    let width = store.width(x);
    let constant = store.constant(u128::from(random.next()), width);
    match random.below(4 + 3 * depth) {
        0 => x,
        1 => store.binary(Binary::And, x, constant),
        2 => {
            let low = random.below(width as usize) as u32;
            let length = 1 + random.below((width - low) as usize) as u32;
            store.extract(x, low, length)
        }
        3 => store.not(x),
        4 => store.add(x, constant),
        5 => store.mul(x, constant),
        _ => {
            let other = random.pick(symbols);
            let same_width = |y: &&Term| store.width(**y) == width && **y != other;
            let y = symbols.iter().find(same_width).copied().unwrap_or(x);
            store.binary(Binary::Urem, x, y)
        }
    }
}

fn symbols(store: &mut TermStore, widths: &[u8]) -> Vec<Term> {
    widths.iter().map(|&width| store.symbol(Sort::Bits(width))).collect()
}

#[test]
fn bounds_of_symbols_need_no_solver() {
    let (mut sat, mut unsat) = (0, 0);
    for seed in 1..=2000 {
        let mut random = Random::new(seed);
        let mut store = TermStore::new();
        let symbols = symbols(&mut store, &[2, 3, 8, 64, 128]);
        let query: Vec<Term> = (0..1 + random.below(10))
            .map(|_| {
                let x = random.pick(&symbols);
                bound(&mut store, &mut random, x)
            })
            .collect();
        let statistics = compare(&store, &query);
        assert_eq!(statistics.solver_calls, 0, "seed {seed}");
        (sat, unsat) = (sat + statistics.sat, unsat + statistics.unsat);
    }
    assert!(sat > 200 && unsat > 200, "{sat} sat, {unsat} unsat");
}

#[test]
fn bounds_of_other_terms_agree_with_the_solver() {
    let (mut without, mut all) = (0, 0);
    for seed in 1..=3000 {
        let mut random = Random::new(seed);
        let mut store = TermStore::new();
        let symbols = symbols(&mut store, &[1, 3, 3, 4]);
        let query: Vec<Term> = (0..1 + random.below(8))
            .map(|_| {
                let t = term(&mut store, &mut random, &symbols, seed as usize % 2);
                let first = bound(&mut store, &mut random, t);
                if random.chance(80) {
                    return first;
                }
                let t = term(&mut store, &mut random, &symbols, 0);
                let second = bound(&mut store, &mut random, t);
                store.binary(Binary::And, first, second)
            })
            .collect();
        let statistics = compare(&store, &query);
        (without, all) = (without + u64::from(statistics.solver_calls == 0), all + 1);
    }
    assert!(without * 2 > all, "only {without} of {all} without the solver");
}

#[test]
fn only_what_is_responsible() {
    let mut store = TermStore::new();
    let x = store.symbol(Sort::Bits(32));
    let number = |store: &mut TermStore, n: i128| store.constant(n as u128, 32);
    let (four, five, seven, nine) =
        (number(&mut store, 4), number(&mut store, 5), number(&mut store, 7), number(&mut store, 9));
    let least = number(&mut store, -3);
    let (below_seven, below_nine) = (store.slt(x, seven), store.slt(x, nine));
    let (above_four, above_least) = (store.slt(four, x), store.slt(least, x));
    let (not_five, not_nine) = (store.ne(x, five), store.ne(x, nine));
    let six = number(&mut store, 6);
    let not_six = store.ne(x, six);
    let query = [below_seven, below_nine, above_four, above_least, not_five, not_nine, not_six];
    let mut session = Session::new(Box::new(EmbeddedSolver::new()));
    let answer = session.check(&store, &query, &Limits::NONE);
    let Answer::Unsat(mut core) = answer else { panic!("{answer:?}") };
    core.sort_unstable();
    let mut expected = vec![below_seven, above_four, not_five, not_six];
    expected.sort_unstable();
    assert_eq!(core, expected);
    let statistics = session.statistics();
    assert_eq!((statistics.by_abstraction, statistics.solver_calls), (1, 0));
}
