//! Gates: constants propagate, equal gates are one, and each new gate queues its clauses.

use index::FxHashMap;

use crate::defined::Defined;
use crate::{Bits, Lit};

/// A gate with its inputs in normal form: sorted where the order does not matter, as few negations as possible.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Gate {
    And(Lit, Lit),
    Xor(Lit, Lit),
    Ite(Lit, Lit, Lit),
    Xor3(Lit, Lit, Lit),
    Majority(Lit, Lit, Lit),
}

pub struct Gates {
    vars: u32,
    table: FxHashMap<Gate, Lit>,
    conjunctions: FxHashMap<Box<[Lit]>, Lit>,
    /// What was defined by side constraints, so that it is defined once.
    pub(crate) defined: FxHashMap<Defined, (Bits, Bits)>,
    /// Clauses one after the other, and where each ends.
    literals: Vec<Lit>,
    ends: Vec<usize>,
}

impl Default for Gates {
    fn default() -> Self {
        Gates::new()
    }
}

impl Gates {
    pub fn new() -> Self {
        let mut gates = Gates {
            vars: 1,
            table: FxHashMap::default(),
            conjunctions: FxHashMap::default(),
            defined: FxHashMap::default(),
            literals: Vec::new(),
            ends: Vec::new(),
        };
        gates.queue([Lit::TRUE]);
        gates
    }

    /// How many variables there are; all are below this number.
    pub fn vars(&self) -> u32 {
        self.vars
    }

    /// A new input.
    pub fn fresh(&mut self) -> Lit {
        let var = self.vars;
        self.vars += 1;
        Lit::positive(var)
    }

    /// Hands over the clauses made since the last call.
    pub fn take_clauses(&mut self, sink: &mut dyn FnMut(&[Lit])) {
        let mut start = 0;
        for &end in &self.ends {
            sink(&self.literals[start..end]);
            start = end;
        }
        self.literals.clear();
        self.ends.clear();
    }

    /// Adds a side constraint. Together, constraints must leave every assignment of the inputs possible.
    pub fn require(&mut self, clause: &[Lit]) {
        if !clause.contains(&Lit::TRUE) {
            self.queue(clause.iter().copied().filter(|&lit| lit != Lit::FALSE));
        }
    }

    pub fn and(&mut self, a: Lit, b: Lit) -> Lit {
        match (a.constant(), b.constant()) {
            (Some(false), _) | (_, Some(false)) => return Lit::FALSE,
            (Some(true), _) => return b,
            (_, Some(true)) => return a,
            _ if a == b => return a,
            _ if a == !b => return Lit::FALSE,
            _ => {}
        }
        let (a, b) = (a.min(b), a.max(b));
        self.gate(Gate::And(a, b))
    }

    pub fn or(&mut self, a: Lit, b: Lit) -> Lit {
        !self.and(!a, !b)
    }

    pub fn xor(&mut self, a: Lit, b: Lit) -> Lit {
        let flip = a.is_negated() ^ b.is_negated();
        let (a, b) = (a.without_sign(), b.without_sign());
        let (a, b) = (a.min(b), a.max(b));
        let positive = match a.constant() {
            _ if a == b => Lit::FALSE,
            Some(_) => !b,
            None => self.gate(Gate::Xor(a, b)),
        };
        positive.flipped(flip)
    }

    pub fn eq(&mut self, a: Lit, b: Lit) -> Lit {
        !self.xor(a, b)
    }

    /// `a` if `condition`, else `b`.
    pub fn ite(&mut self, condition: Lit, a: Lit, b: Lit) -> Lit {
        let (condition, a, b) = if condition.is_negated() { (!condition, b, a) } else { (condition, a, b) };
        if condition == Lit::TRUE || a == b {
            return a;
        }
        // An arm that repeats the condition is a constant there.
        let a = if a.var() == condition.var() { Lit::from(a == condition) } else { a };
        let b = if b.var() == condition.var() { Lit::from(b != condition) } else { b };
        match (a.constant(), b.constant()) {
            (Some(true), _) => return self.or(condition, b),
            (Some(false), _) => return self.and(!condition, b),
            (_, Some(true)) => return self.or(!condition, a),
            (_, Some(false)) => return self.and(condition, a),
            _ if a == !b => return self.xor(condition, b),
            _ => {}
        }
        let flip = a.is_negated();
        self.gate(Gate::Ite(condition, a.flipped(flip), b.flipped(flip))).flipped(flip)
    }

    /// Whether at least two of three hold.
    pub fn majority(&mut self, a: Lit, b: Lit, c: Lit) -> Lit {
        let mut inputs = [a, b, c];
        inputs.sort_unstable();
        let [a, b, c] = inputs;
        // Sorting puts a constant first and equal variables side by side.
        match a.constant() {
            Some(true) => return self.or(b, c),
            Some(false) => return self.and(b, c),
            None => {}
        }
        if a.var() == b.var() {
            return if a == b { a } else { c };
        }
        if b.var() == c.var() {
            return if b == c { b } else { a };
        }
        let flip = a.is_negated();
        self.gate(Gate::Majority(a.flipped(flip), b.flipped(flip), c.flipped(flip))).flipped(flip)
    }

    /// Whether an odd number of three holds.
    pub fn xor3(&mut self, a: Lit, b: Lit, c: Lit) -> Lit {
        let flip = a.is_negated() ^ b.is_negated() ^ c.is_negated();
        let mut inputs = [a.without_sign(), b.without_sign(), c.without_sign()];
        inputs.sort_unstable();
        let [a, b, c] = inputs;
        let positive = if a == b {
            c
        } else if b == c {
            a
        } else if a == Lit::TRUE {
            !self.xor(b, c)
        } else {
            self.gate(Gate::Xor3(a, b, c))
        };
        positive.flipped(flip)
    }

    /// The sum of three bits: the bit itself and the carry.
    pub fn full_adder(&mut self, a: Lit, b: Lit, c: Lit) -> (Lit, Lit) {
        let sum = self.xor3(a, b, c);
        let before = self.vars;
        let carry = self.majority(a, b, c);
        let is_full = carry.var() == before && [a, b, c].iter().all(|lit| lit.constant().is_none());
        if is_full {
            // Implied, but propagation alone would not see it: sum and carry together determine the inputs.
            for input in [a, b, c] {
                self.queue([!carry, !sum, input]);
                self.queue([carry, sum, !input]);
            }
        }
        (sum, carry)
    }

    pub fn and_all(&mut self, inputs: &[Lit]) -> Lit {
        let mut inputs: Vec<Lit> = inputs.iter().copied().filter(|&lit| lit != Lit::TRUE).collect();
        inputs.sort_unstable();
        inputs.dedup();
        if inputs.contains(&Lit::FALSE) || inputs.windows(2).any(|pair| pair[0] == !pair[1]) {
            return Lit::FALSE;
        }
        match *inputs {
            [] => return Lit::TRUE,
            [a] => return a,
            [a, b] => return self.and(a, b),
            _ => {}
        }
        if let Some(&output) = self.conjunctions.get(&*inputs) {
            return output;
        }
        let output = self.fresh();
        for &input in &inputs {
            self.queue([!output, input]);
        }
        self.queue(inputs.iter().map(|&input| !input).chain([output]));
        self.conjunctions.insert(inputs.into(), output);
        output
    }

    pub fn or_all(&mut self, inputs: &[Lit]) -> Lit {
        let negated: Bits = inputs.iter().map(|&lit| !lit).collect();
        !self.and_all(&negated)
    }

    fn gate(&mut self, gate: Gate) -> Lit {
        if let Some(&output) = self.table.get(&gate) {
            return output;
        }
        let output = self.fresh();
        self.table.insert(gate, output);
        match gate {
            Gate::And(a, b) => {
                self.queue([!output, a]);
                self.queue([!output, b]);
                self.queue([output, !a, !b]);
            }
            Gate::Xor(a, b) => {
                self.queue([!output, a, b]);
                self.queue([!output, !a, !b]);
                self.queue([output, !a, b]);
                self.queue([output, a, !b]);
            }
            Gate::Ite(condition, a, b) => {
                self.queue([!condition, !a, output]);
                self.queue([!condition, a, !output]);
                self.queue([condition, !b, output]);
                self.queue([condition, b, !output]);
                // Implied: where both arms agree, the condition does not matter.
                self.queue([!a, !b, output]);
                self.queue([a, b, !output]);
            }
            Gate::Xor3(a, b, c) => {
                for odd in [[a, b, c], [a, !b, !c], [!a, b, !c], [!a, !b, c]] {
                    self.queue([!odd[0], !odd[1], !odd[2], output]);
                    self.queue([odd[0], odd[1], odd[2], !output]);
                }
            }
            Gate::Majority(a, b, c) => {
                for (a, b) in [(a, b), (a, c), (b, c)] {
                    self.queue([!a, !b, output]);
                    self.queue([a, b, !output]);
                }
            }
        }
        output
    }

    fn queue(&mut self, clause: impl IntoIterator<Item = Lit>) {
        self.literals.extend(clause);
        self.ends.push(self.literals.len());
    }
}
