//! Runs circuits on 64 samples at once, by the clauses alone: in the order they were made, each new one has at most one
//! literal without a value. Results that side constraints define are computed here, and the constraints checked.

use index::FxHashMap;

use crate::defined::Defined;
use crate::{Bits, Gates, Lit};

pub struct Simulator {
    clauses: Vec<Vec<Lit>>,
    defined: Vec<(Defined, (Bits, Bits))>,
    /// Which definition a variable belongs to.
    definition_of: FxHashMap<u32, usize>,
    vars: usize,
}

/// One bit per sample: whether the variable has a value, and which.
#[derive(Clone, Copy, Default)]
struct Lanes {
    known: u64,
    value: u64,
}

pub struct Values(Vec<Lanes>);

impl Simulator {
    pub fn new(gates: &mut Gates) -> Simulator {
        let mut clauses = Vec::new();
        gates.take_clauses(&mut |clause| clauses.push(clause.to_vec()));
        let defined: Vec<_> = gates.defined.iter().map(|(key, result)| (key.clone(), result.clone())).collect();
        let mut definition_of = FxHashMap::default();
        for (place, (_, (first, second))) in defined.iter().enumerate() {
            for lit in first.iter().chain(second).filter(|lit| lit.constant().is_none()) {
                definition_of.insert(lit.var(), place);
            }
        }
        Simulator { clauses, defined, definition_of, vars: gates.vars() as usize }
    }

    /// Each input word with its numbers, up to 64 of them.
    pub fn run(&self, inputs: &[(&Bits, Vec<u128>)]) -> Values {
        let mut values = Values(vec![Lanes::default(); self.vars]);
        values.0[0] = Lanes { known: u64::MAX, value: u64::MAX };
        for (bits, numbers) in inputs {
            values.set(bits, numbers);
        }
        for clause in &self.clauses {
            for lit in clause {
                if values.0[lit.var() as usize].known == 0
                    && let Some(&place) = self.definition_of.get(&lit.var())
                {
                    self.define(place, &mut values);
                }
            }
            let satisfied = clause.iter().fold(0, |satisfied, &lit| satisfied | values.holds(lit));
            let mut decided = satisfied;
            for &lit in clause {
                let lanes = &mut values.0[lit.var() as usize];
                let unit = !satisfied & !lanes.known;
                assert_eq!(unit & decided, 0, "undecided: {clause:?}");
                lanes.known |= unit;
                lanes.value |= if lit.is_negated() { 0 } else { unit };
                decided |= unit;
            }
            assert_eq!(decided, u64::MAX, "violated: {clause:?}");
        }
        values
    }

    fn define(&self, place: usize, values: &mut Values) {
        let (key, (first, second)) = &self.defined[place];
        let mut results = (Vec::new(), Vec::new());
        for lane in 0..64 {
            let (a, b) = match key {
                Defined::Division { dividend, divisor, .. } => {
                    divide(&values.digits(dividend, lane), values.number(divisor, lane))
                }
                Defined::Root { radicand } => root(&values.digits(radicand, lane)),
            };
            results.0.push(a);
            results.1.push(b);
        }
        values.set(first, &results.0);
        values.set(second, &results.1);
    }
}

impl Values {
    fn set(&mut self, bits: &Bits, numbers: &[u128]) {
        for (place, &lit) in bits.iter().enumerate().filter(|(_, lit)| lit.constant().is_none()) {
            let value = (0..64).fold(0, |value, lane| {
                // Fewer numbers than samples: the last one again.
                let number = numbers[numbers.len().min(lane + 1) - 1];
                value | (((number >> place) & 1) as u64) << lane
            });
            self.0[lit.var() as usize] = Lanes { known: u64::MAX, value };
        }
    }

    fn holds(&self, lit: Lit) -> u64 {
        let lanes = self.0[lit.var() as usize];
        lanes.known & if lit.is_negated() { !lanes.value } else { lanes.value }
    }

    pub fn bit(&self, lit: Lit, lane: usize) -> bool {
        assert!((self.0[lit.var() as usize].known >> lane) & 1 == 1, "{lit:?} has no value");
        (self.holds(lit) >> lane) & 1 == 1
    }

    pub fn number(&self, bits: &[Lit], lane: usize) -> u128 {
        bits.iter().rev().fold(0, |number, &lit| number << 1 | u128::from(self.bit(lit, lane)))
    }

    /// Most significant first.
    fn digits(&self, bits: &[Lit], lane: usize) -> Vec<bool> {
        bits.iter().rev().map(|&lit| self.bit(lit, lane)).collect()
    }
}

fn divide(dividend: &[bool], divisor: u128) -> (u128, u128) {
    let (mut quotient, mut rest) = (0u128, 0u128);
    for &digit in dividend {
        let carry = rest >> 127 == 1;
        rest = rest << 1 | u128::from(digit);
        let fits = carry || rest >= divisor;
        quotient = quotient << 1 | u128::from(fits);
        rest = if fits { rest.wrapping_sub(divisor) } else { rest };
    }
    (quotient, rest)
}

fn root(radicand: &[bool]) -> (u128, u128) {
    let (mut root, mut rest) = (0u128, 0u128);
    for pair in radicand.chunks(2) {
        rest = rest << 2 | u128::from(pair[0]) << 1 | u128::from(pair[1]);
        let trial = root << 2 | 1;
        root <<= 1;
        if rest >= trial {
            rest -= trial;
            root |= 1;
        }
    }
    (root, rest)
}
