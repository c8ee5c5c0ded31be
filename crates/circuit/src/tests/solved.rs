//! By a SAT solver: side constraints leave exactly one result, and equal circuits are proved equal.

use batsat::{BasicSolver, SolverInterface, lbool};
use types::FloatKind;

use super::Random;
use super::float_samples::{pairs, singles};
use crate::{Bits, Gates, Lit, float, word};

struct Solver(BasicSolver);

impl Solver {
    fn new(gates: &mut Gates) -> Solver {
        let mut solver = BasicSolver::default();
        for _ in 0..gates.vars() {
            solver.new_var_default();
        }
        gates.take_clauses(&mut |clause| {
            let mut clause = clause.iter().map(|&lit| Solver::literal(&mut solver, lit)).collect();
            solver.add_clause_reuse(&mut clause);
        });
        Solver(solver)
    }

    fn literal(solver: &mut BasicSolver, lit: Lit) -> batsat::Lit {
        batsat::Lit::new(solver.var_of_int(lit.var()), !lit.is_negated())
    }

    fn is_possible(&mut self, assumptions: &[Lit]) -> bool {
        let assumptions: Vec<_> = assumptions.iter().map(|&lit| Solver::literal(&mut self.0, lit)).collect();
        self.0.solve_limited(&assumptions) == lbool::TRUE
    }
}

/// Literals that hold where the word is the number.
fn is_number(bits: &[Lit], number: u128) -> impl Iterator<Item = Lit> {
    bits.iter().enumerate().map(move |(place, &lit)| if (number >> place) & 1 == 1 { lit } else { !lit })
}

/// For each sample there is a result, and none but the expected one.
fn check_unique<const N: usize>(
    width: u32,
    samples: &[[u128; N]],
    circuit: impl FnOnce(&mut Gates, [&Bits; N]) -> Bits,
    function: impl Fn([u128; N]) -> u128,
) {
    let mut gates = Gates::new();
    let inputs: [Bits; N] = std::array::from_fn(|_| word::fresh(&mut gates, width));
    let output = circuit(&mut gates, std::array::from_fn(|place| &inputs[place]));
    let wanted = word::fresh(&mut gates, output.len() as u32);
    let same = word::eq(&mut gates, &output, &wanted);
    let mut solver = Solver::new(&mut gates);
    for &sample in samples {
        let mut assumptions: Vec<Lit> = is_number(&wanted, function(sample)).collect();
        for (bits, number) in inputs.iter().zip(sample) {
            assumptions.extend(is_number(bits, number));
        }
        assumptions.push(same);
        assert!(solver.is_possible(&assumptions), "{sample:x?} is excluded");
        assumptions.pop();
        assumptions.push(!same);
        assert!(!solver.is_possible(&assumptions), "{sample:x?} has another result");
    }
}

#[test]
fn small_divisions_have_one_result() {
    for width in 1..=4 {
        let all = 0..1u128 << width;
        let samples: Vec<_> = all.clone().flat_map(|a| all.clone().map(move |b| [a, b])).collect();
        let divide = |gates: &mut Gates, [a, b]: [&Bits; 2]| {
            let (quotient, rest) = word::udiv_urem(gates, a, b);
            [quotient, rest].concat()
        };
        check_unique(width, &samples, divide, |[a, b]| {
            let (quotient, rest) = (a.checked_div(b).unwrap_or((1 << width) - 1), a.checked_rem(b).unwrap_or(a));
            quotient | rest << width
        });
    }
}

#[test]
fn large_divisions_have_one_result() {
    let mut random = Random(20);
    for (width, count) in [(8, 100), (16, 30), (32, 10), (64, 3)] {
        let mask = u128::MAX >> (128 - width);
        let samples: Vec<_> =
            (0..count).map(|_| [random.wide() & mask, (random.wide() & mask) >> random.below(width.into())]).collect();
        let divide = |gates: &mut Gates, [a, b]: [&Bits; 2]| word::udiv_urem(gates, a, b).0;
        check_unique(width, &samples, divide, |[a, b]| a.checked_div(b).unwrap_or(mask));
    }
}

#[test]
fn float_results_are_unique() {
    let mut random = Random(21);
    for (kind, count) in [(FloatKind::F16, 50), (FloatKind::F32, 5), (FloatKind::F64, 1)] {
        let pick = |random: &mut Random, len: usize| random.below(len as u64) as usize;
        let all = pairs(kind, 22, 1_000);
        let samples: Vec<_> = (0..count).map(|_| all[pick(&mut random, all.len())]).collect();
        let div = |gates: &mut Gates, [a, b]: [&Bits; 2]| float::div(gates, kind, a, b);
        check_unique(kind.value_bits(), &samples, div, |[a, b]| kind.div(a, b));
        let all = singles(kind, 23, 1_000);
        let samples: Vec<_> = (0..count).map(|_| all[pick(&mut random, all.len())]).collect();
        let sqrt = |gates: &mut Gates, [a]: [&Bits; 1]| float::sqrt(gates, kind, a);
        check_unique(kind.value_bits(), &samples, sqrt, |[a]| kind.sqrt(a));
    }
}

/// No input violates the claim.
fn assert_proved(width: u32, claim: impl FnOnce(&mut Gates, &Bits, &Bits) -> Lit) {
    let mut gates = Gates::new();
    let (a, b) = (word::fresh(&mut gates, width), word::fresh(&mut gates, width));
    let claim = claim(&mut gates, &a, &b);
    assert!(!Solver::new(&mut gates).is_possible(&[!claim]));
}

#[test]
fn laws_of_words() {
    assert_proved(32, |gates, a, b| {
        let sum = word::add(gates, a, b);
        let back = word::sub(gates, &sum, b);
        word::eq(gates, &back, a)
    });
    assert_proved(16, |gates, a, _| {
        let seven = word::constant(7, 16);
        let product = word::mul(gates, a, &seven);
        let sum = (0..6).fold(a.clone(), |sum, _| word::add(gates, &sum, a));
        word::eq(gates, &product, &sum)
    });
    assert_proved(32, |gates, a, b| {
        let (quotient, rest) = word::udiv_urem(gates, a, b);
        let product = word::mul(gates, &quotient, b);
        let sum = word::add(gates, &product, &rest);
        word::eq(gates, &sum, a)
    });
}

#[test]
fn laws_of_floats() {
    let kind = FloatKind::F32;
    // What is not NaN does not depend on the order of the operands of a sum.
    assert_proved(32, |gates, a, b| {
        let (sum, other) = (float::add(gates, kind, a, b), float::add(gates, kind, b, a));
        let (same, is_number) = (word::eq(gates, &sum, &other), float::eq(gates, kind, &sum, &sum));
        gates.or(same, !is_number)
    });
    // To the wider format and back changes only signalling NaNs.
    assert_proved(32, |gates, a, _| {
        let wide = float::convert(gates, kind, FloatKind::F64, a);
        let back = float::convert(gates, FloatKind::F64, kind, &wide);
        let (same, is_number) = (word::eq(gates, &back, a), float::eq(gates, kind, a, a));
        gates.or(same, !is_number)
    });
    // Doubles hold all integers of 32 bits.
    assert_proved(32, |gates, a, _| {
        let int = types::IntType::signed(32);
        let double = float::from_int(gates, FloatKind::F64, int, a);
        let (back, fits) = float::to_int(gates, FloatKind::F64, int, &double);
        let same = word::eq(gates, &back, a);
        gates.and(same, fits)
    });
}
