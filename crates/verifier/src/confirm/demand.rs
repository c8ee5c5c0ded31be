//! What a path demands of its inputs, and values that meet it.

use types::{BinaryOp, IntType};

/// A value that depends on one input: `(input * mul + add)` in its type, some of its bits.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Linear {
    pub input: usize,
    pub mul: i128,
    pub add: i128,
    pub ty: IntType,
    pub mask: Option<u128>,
}

/// One side of a comparison.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Side {
    Known(i128),
    Linear(Linear),
}

/// A comparison of what depends on an input, in the type that is compared.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Test {
    pub op: BinaryOp,
    pub left: Linear,
    pub right: Side,
    pub ty: IntType,
}

/// The inputs of one path, in order, and the tests that hold.
#[derive(Default)]
pub(super) struct Demands {
    inputs: Vec<Demanded>,
}

struct Demanded {
    ty: IntType,
    tests: Vec<Test>,
    /// A test of a later input speaks of this one.
    is_named: bool,
}

/// Tests of one input that are kept.
const MOST_TESTS: usize = 64;

impl Linear {
    pub fn of(input: usize, ty: IntType) -> Self {
        Linear { input, mul: 1, add: 0, ty, mask: None }
    }

    pub fn plus(self, by: i128) -> Option<Self> {
        let add = self.add.checked_add(by)?;
        self.mask.is_none().then_some(Linear { add, ..self })
    }

    pub fn times(self, by: i128) -> Option<Self> {
        let (mul, add) = (self.mul.checked_mul(by)?, self.add.checked_mul(by)?);
        self.mask.is_none().then_some(Linear { mul, add, ..self })
    }

    pub fn masked(self, by: u128) -> Self {
        Linear { mask: Some(self.mask.map_or(by, |mask| mask & by)), ..self }
    }

    /// A wider type changes nothing of the value.
    pub fn converted(self, to: IntType) -> Self {
        Linear { ty: if to.width <= self.ty.width { to } else { self.ty }, ..self }
    }

    fn at(&self, input: i128) -> i128 {
        let value = input.wrapping_mul(self.mul).wrapping_add(self.add);
        let value = self.ty.to_i128(self.ty.from_i128(value));
        self.mask.map_or(value, |mask| (value as u128 & mask) as i128)
    }
}

impl Test {
    pub fn negated(self) -> Option<Self> {
        Some(Test { op: self.op.negated()?, ..self })
    }

    fn holds(&self, input: i128, right: i128) -> bool {
        let wrap = |value: i128| self.ty.to_i128(self.ty.from_i128(value));
        let (left, right) = (wrap(self.left.at(input)), wrap(right));
        match self.op {
            BinaryOp::Eq => left == right,
            BinaryOp::Ne => left != right,
            BinaryOp::Lt => left < right,
            BinaryOp::Le => left <= right,
            BinaryOp::Gt => left > right,
            BinaryOp::Ge => left >= right,
            _ => true,
        }
    }

    /// Inputs that may meet the test, or just not.
    fn candidates(&self, right: i128) -> Vec<i128> {
        if let Some(mask) = self.left.mask {
            let lowest = mask & mask.wrapping_neg();
            return vec![right, mask as i128, lowest as i128, right ^ lowest as i128];
        }
        let Some(distance) = right.checked_sub(self.left.add) else { return Vec::new() };
        // A product may also wrap around to the number.
        let around = 1i128.checked_shl(self.left.ty.width as u32).and_then(|all| distance.checked_add(all));
        let near = |edge: i128| [0, 1, -1].into_iter().filter_map(move |by| edge.checked_add(by));
        let edges = [Some(distance), around].into_iter().flatten();
        edges.filter_map(|edge| edge.checked_div(self.left.mul)).flat_map(near).collect()
    }

    /// The bits that a masked test wants to be set.
    fn wanted_bits(&self, right: i128) -> u128 {
        match (self.left.mask, self.op) {
            (Some(mask), BinaryOp::Eq) => right as u128 & mask,
            (Some(mask), BinaryOp::Ne) if right == 0 => mask & mask.wrapping_neg(),
            _ => 0,
        }
    }
}

impl Demands {
    pub fn input(&mut self, ty: IntType) -> usize {
        self.inputs.push(Demanded { ty, tests: Vec::new(), is_named: false });
        self.inputs.len() - 1
    }

    pub fn add(&mut self, test: Test) {
        let mut test = test;
        // The input that is decided last takes the others as known.
        if let Side::Linear(right) = test.right {
            if right.input > test.left.input {
                test = Test { op: mirrored(test.op), left: right, right: Side::Linear(test.left), ..test };
            }
            if let Side::Linear(earlier) = test.right {
                self.inputs[earlier.input].is_named = true;
            }
        }
        let tests = &mut self.inputs[test.left.input].tests;
        if tests.len() < MOST_TESTS && !tests.contains(&test) {
            tests.push(test);
        }
    }

    /// A pattern for each input of which something is demanded.
    pub fn solve(&self) -> Vec<Option<u128>> {
        let mut values: Vec<i128> = Vec::new();
        let mut solved = Vec::new();
        for demanded in &self.inputs {
            let value = demanded.solve(&values);
            values.push(value);
            let is_demanded = demanded.is_named || !demanded.tests.is_empty();
            solved.push(is_demanded.then(|| demanded.ty.from_i128(value)));
        }
        solved
    }
}

impl Demanded {
    /// The first of a few candidates that meets most tests.
    fn solve(&self, earlier: &[i128]) -> i128 {
        let tests: Vec<(&Test, i128)> = self
            .tests
            .iter()
            .map(|test| match test.right {
                Side::Known(right) => (test, right),
                // An input compared with itself is no help, and harmless.
                Side::Linear(right) => (test, right.at(earlier.get(right.input).copied().unwrap_or(0))),
            })
            .collect();
        let bits = tests.iter().fold(0, |bits, (test, right)| bits | test.wanted_bits(*right));
        let likely = [0, 1, bits as i128, -1];
        let extremes = [self.ty.max_value(), self.ty.min_value()].map(|bits| self.ty.to_i128(bits));
        let near = tests.iter().flat_map(|(test, right)| test.candidates(*right));
        let mut best = (0, 0);
        for candidate in likely.into_iter().chain(near).chain(extremes) {
            let value = self.ty.to_i128(self.ty.from_i128(candidate));
            let met = tests.iter().filter(|(test, right)| test.holds(value, *right)).count();
            if met > best.1 {
                best = (value, met);
            }
            if met == tests.len() {
                break;
            }
        }
        best.0
    }
}

/// The comparison with its sides exchanged.
pub(super) fn mirrored(op: BinaryOp) -> BinaryOp {
    match op {
        BinaryOp::Lt => BinaryOp::Gt,
        BinaryOp::Le => BinaryOp::Ge,
        BinaryOp::Gt => BinaryOp::Lt,
        BinaryOp::Ge => BinaryOp::Le,
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const INT: IntType = IntType::signed(32);

    fn test(op: BinaryOp, left: Linear, right: i128) -> Test {
        Test { op, left, right: Side::Known(right), ty: INT }
    }

    #[test]
    fn inputs_meet_their_tests() {
        let mut demands = Demands::default();
        let x = Linear::of(demands.input(INT), INT);
        let free = demands.input(INT);
        demands.add(test(BinaryOp::Ge, x, 3));
        demands.add(test(BinaryOp::Ne, x, 3));
        demands.add(test(BinaryOp::Lt, x.times(2).expect("small"), 10));
        assert_eq!(demands.solve(), [Some(4), None]);
        let y = Linear::of(free, INT);
        demands.add(test(BinaryOp::Ne, y.masked(4), 0));
        demands.add(test(BinaryOp::Eq, y.masked(3), 1));
        assert_eq!(demands.solve(), [Some(4), Some(5)]);
    }

    #[test]
    fn an_input_knows_the_earlier_ones() {
        let mut demands = Demands::default();
        let inputs: Vec<Linear> = (0..4).map(|_| Linear::of(demands.input(INT), INT)).collect();
        for (at, left) in inputs.iter().enumerate() {
            demands.add(test(BinaryOp::Ge, *left, 0));
            for right in &inputs[at + 1..] {
                demands.add(Test { op: BinaryOp::Ne, left: *left, right: Side::Linear(*right), ty: INT });
            }
        }
        assert_eq!(demands.solve(), [0, 1, 2, 3].map(Some));
    }
}
