//! Gates over all inputs, constants and repeated inputs included.

use super::simulator::Simulator;
use crate::{Bits, Gates, Lit};

#[test]
fn gates_over_all_inputs() {
    let mut gates = Gates::new();
    let inputs: Bits = (0..3).map(|_| gates.fresh()).collect();
    let mut lits = vec![Lit::TRUE, Lit::FALSE];
    for &input in &inputs {
        lits.extend([input, !input]);
    }
    let mut outputs = Vec::new();
    for &a in &lits {
        for &b in &lits {
            for &c in &lits {
                let (sum, carry) = gates.full_adder(a, b, c);
                outputs.push((
                    [a, b, c],
                    [
                        gates.and(a, b),
                        gates.or(a, b),
                        gates.xor(a, b),
                        gates.eq(a, b),
                        gates.ite(a, b, c),
                        gates.and_all(&[a, b, c]),
                        gates.or_all(&[a, b, c]),
                        sum,
                        carry,
                    ],
                ));
            }
        }
    }
    let simulator = Simulator::new(&mut gates);
    let values = simulator.run(&[(&inputs, (0..8).collect())]);
    for lane in 0..8 {
        for (operands, results) in &outputs {
            let [a, b, c] = operands.map(|lit| values.bit(lit, lane));
            let count = a as u32 + b as u32 + c as u32;
            let expected = [
                a && b,
                a || b,
                a != b,
                a == b,
                if a { b } else { c },
                count == 3,
                count > 0,
                count % 2 == 1,
                count > 1,
            ];
            assert_eq!(results.map(|lit| values.bit(lit, lane)), expected, "{operands:?} {a} {b} {c}");
        }
    }
}

#[test]
fn equal_gates_are_one() {
    let mut gates = Gates::new();
    let (a, b, c) = (gates.fresh(), gates.fresh(), gates.fresh());
    assert_eq!(gates.and(a, b), gates.and(b, a));
    assert_eq!(gates.xor(a, !b), !gates.xor(b, a));
    assert_eq!(gates.ite(a, !b, !c), !gates.ite(a, b, c));
    assert_eq!(gates.ite(!a, b, c), gates.ite(a, c, b));
    assert_eq!(gates.majority(!a, !b, !c), !gates.majority(c, a, b));
    assert_eq!(gates.and_all(&[a, b, c, b]), gates.and_all(&[c, b, Lit::TRUE, a]));
    let before = gates.vars();
    assert_eq!(gates.or_all(&[a, b, !a]), Lit::TRUE);
    assert_eq!(gates.ite(a, a, b), gates.or(a, b));
    assert_eq!(gates.vars(), before + 1);
}

#[test]
fn clauses_are_handed_over_once() {
    let mut gates = Gates::new();
    let (a, b) = (gates.fresh(), gates.fresh());
    let mut taken = Vec::new();
    gates.take_clauses(&mut |clause| taken.push(clause.to_vec()));
    assert_eq!(taken, [[Lit::TRUE]]);
    taken.clear();
    gates.and(a, b);
    gates.require(&[a, Lit::FALSE, b]);
    gates.require(&[a, Lit::TRUE]);
    gates.take_clauses(&mut |clause| taken.push(clause.to_vec()));
    assert_eq!(taken.len(), 4);
    assert_eq!(taken[3], [a, b]);
    gates.and(b, a);
    gates.take_clauses(&mut |clause| panic!("{clause:?} again"));
}
