//! Refutation of conditions in which unknowns are multiplied, which solvers of bits find hard: from `i < n` and `j < m` it
//! follows that `i * m + j < n * m`, unless something wraps around.
//!
//! Terms are read as polynomials. Addition, multiplication and truncation of bits are those of whole numbers modulo a power
//! of two, so a polynomial that is shown to stay in the range of a term is its value. Conditions that compare values
//! are facts `p >= 0`, and so are `a * p + b * q * r >= 0` for other facts `p` and `q`, positive numbers `a` and `b` and
//! a product `r` of values that are not negative. They are combined so that products cancel out, until what is left
//! is less than zero.

use std::collections::BTreeSet;

use index::FxHashMap;
use term::{Binary, Node, Sort, Term, TermStore, Unary, mask};

use super::polynomial::{Atom, Monomial, Polynomial};

/// How often conditions are read: what some say of ranges, lets others be read.
const ROUNDS: usize = 4;
/// How many conditions that leave two cases are taken apart.
const SPLITS: usize = 3;
/// How many terms of a condition are looked at.
const LARGEST: usize = 64;
/// Bits of terms that are read, so that their values are whole numbers that can be computed with.
const WIDEST: u8 = 64;
/// Facts that are added up, and sums that are tried.
const DEPTH: usize = 6;
const COMBINATIONS: usize = 2000;
/// Where it is only asked whether a value stays in its range.
const FEW_COMBINATIONS: usize = 200;

/// Whether conditions cannot hold together, for reasons that have to do with products. An answer of no says nothing.
pub(super) fn refutes(store: &TermStore, query: &[Term]) -> bool {
    query.iter().any(|&condition| has_product(store, condition))
        && cannot_hold(store, query.iter().map(|&t| (t, true)).collect(), Vec::new(), SPLITS)
}

fn has_product(store: &TermStore, condition: Term) -> bool {
    let mut open = vec![condition];
    let mut seen = 0;
    while let Some(t) = open.pop() {
        seen += 1;
        match store.node(t) {
            _ if seen > LARGEST => return false,
            Node::Binary(Binary::Mul, a, b) if store.as_constant(a).is_none() && store.as_constant(b).is_none() => {
                return true;
            }
            node => node.operands(|operand| open.push(operand)),
        }
    }
    false
}

/// Whether comparisons, and conditions that are still to be taken apart, contradict each other. The last ones are taken
/// apart first.
fn cannot_hold(
    store: &TermStore,
    mut open: Vec<(Term, bool)>,
    mut comparisons: Vec<Comparison>,
    splits: usize,
) -> bool {
    while let Some((t, holds)) = open.pop() {
        match store.node(t) {
            Node::Unary(Unary::Not, a) => open.push((a, !holds)),
            Node::Binary(Binary::And, a, b) if holds => open.extend([(a, true), (b, true)]),
            Node::Binary(Binary::And, a, b) if splits > 0 && store.width(t) == 1 => {
                return [vec![(a, false)], vec![(a, true), (b, false)]].into_iter().all(|case| {
                    let open = open.iter().copied().chain(case).collect();
                    cannot_hold(store, open, comparisons.clone(), splits - 1)
                });
            }
            Node::Binary(op @ (Binary::Eq | Binary::Ult | Binary::Slt), a, b)
                if matches!(store.sort(a), Sort::Bits(..=WIDEST)) =>
            {
                comparisons.push(Comparison { op, a, b, holds });
            }
            _ => {}
        }
    }
    Products::new(store).contradict(&comparisons)
}

#[derive(Clone, Copy)]
struct Comparison {
    op: Binary,
    a: Term,
    b: Term,
    holds: bool,
}

/// What follows from some comparisons.
struct Products<'a> {
    store: &'a TermStore,
    /// Of atoms; both ends belong to it.
    ranges: FxHashMap<Atom, (i128, i128)>,
    /// They are not negative.
    facts: Vec<Polynomial>,
    /// Quotients and remainders that facts are about.
    divisions: BTreeSet<Term>,
    /// How many more terms are looked into: they may be deep.
    budget: usize,
}

/// Values were found to be in an empty range.
struct Contradiction;

impl<'a> Products<'a> {
    fn new(store: &'a TermStore) -> Self {
        Products { store, ranges: FxHashMap::default(), facts: Vec::new(), divisions: BTreeSet::new(), budget: 0 }
    }

    fn contradict(mut self, comparisons: &[Comparison]) -> bool {
        for _ in 0..ROUNDS {
            let mut facts: Vec<Polynomial> = comparisons.iter().flat_map(|comparison| self.read(*comparison)).collect();
            self.add_divisions(&mut facts);
            self.facts = facts;
            if self.narrow().is_err() {
                return true;
            }
        }
        let mut fuel = COMBINATIONS;
        self.facts.iter().filter(|fact| fact.products() > 0).any(|fact| self.is_negative(fact, &mut fuel))
    }

    /// What a comparison says of the values of its operands.
    fn read(&mut self, Comparison { op, a, b, holds }: Comparison) -> Vec<Polynomial> {
        match (op, holds) {
            (Binary::Ult | Binary::Slt, true) => {
                Vec::from_iter(self.difference(b, a, op == Binary::Slt).and_then(less_one))
            }
            (Binary::Ult | Binary::Slt, false) => Vec::from_iter(self.difference(a, b, op == Binary::Slt)),
            // Numbers that are equal are so in either reading.
            (_, true) => self.differences(a, b),
            (_, false) => {
                let mut differences = self.differences(a, b);
                differences.retain(|p| self.is_at_least(p, 0));
                differences.into_iter().filter_map(less_one).collect()
            }
        }
    }

    /// In both readings, and both directions.
    fn differences(&mut self, a: Term, b: Term) -> Vec<Polynomial> {
        let mut differences = Vec::new();
        for (a, b, signed) in [(a, b, true), (b, a, true), (a, b, false), (b, a, false)] {
            differences.extend(self.difference(a, b, signed).filter(|difference| !differences.contains(difference)));
        }
        differences
    }

    fn difference(&mut self, a: Term, b: Term, signed: bool) -> Option<Polynomial> {
        self.budget = LARGEST;
        let (a, b) = (self.value(a, signed), self.value(b, signed));
        a.minus(&b)
    }

    fn is_at_least(&self, p: &Polynomial, least: i128) -> bool {
        self.range(p).is_some_and(|(low, _)| low >= least)
    }

    /// The value of a term, in that reading.
    fn value(&mut self, t: Term, signed: bool) -> Polynomial {
        if let (Some(bits), false) = (self.store.as_constant(t), signed) {
            return Polynomial::constant(bits as i128);
        }
        let own = self.modulo_width(t, signed);
        let range = all(self.store.width(t), signed);
        if self.stays_within(&own, range) { own } else { Polynomial::atom(self.atom(t, signed)) }
    }

    /// A polynomial that is equal to a term modulo two to its width, whichever reading its atoms have.
    fn modulo_width(&mut self, t: Term, signed: bool) -> Polynomial {
        let store = self.store;
        let Some(budget) = self.budget.checked_sub(1) else { return Polynomial::atom(self.atom(t, signed)) };
        self.budget = budget;
        let whole = match store.node(t) {
            Node::Const(bits) => Some(Polynomial::constant(as_signed(bits, store.width(t)))),
            Node::Binary(op @ (Binary::Add | Binary::Mul), a, b) => {
                let (a, b) = (self.modulo_width(a, signed), self.modulo_width(b, signed));
                if op == Binary::Add { a.plus(&b) } else { a.times(&b) }
            }
            Node::Unary(op, a) => {
                let least = Polynomial::constant(if op == Unary::Not { -1 } else { 0 });
                least.minus(&self.modulo_width(a, signed))
            }
            Node::ZeroExtend(a) => Some(self.value(a, false)),
            Node::SignExtend(a) => Some(self.value(a, true)),
            Node::Extract { of, low: 0 } if store.width(of) <= WIDEST.into() => Some(self.modulo_width(of, signed)),
            Node::Binary(Binary::Udiv | Binary::Sdiv | Binary::Urem | Binary::Srem, _, _) => {
                self.divisions.insert(t);
                None
            }
            _ => None,
        };
        whole.unwrap_or_else(|| Polynomial::atom(self.atom(t, signed)))
    }

    /// The atom of a value, which is one in both readings where these are the same.
    fn atom(&self, term: Term, signed: bool) -> Atom {
        let half = mask(self.store.width(term) - 1) as i128;
        let (least, most) = self.range_of(Atom { term, signed });
        Atom { term, signed: signed || (least >= 0 && most <= half) }
    }

    /// The range of an atom, by what is known of its term in either reading.
    fn range_of(&self, atom: Atom) -> (i128, i128) {
        let known = |signed: bool| {
            let facts = self.store.facts(atom.term);
            self.ranges.get(&Atom { signed, ..atom }).copied().unwrap_or(match signed {
                true => (facts.signed_min, facts.signed_max),
                false => (facts.min as i128, facts.max as i128),
            })
        };
        let half = mask(self.store.width(atom.term) - 1) as i128;
        let (own, other) = (known(atom.signed), known(!atom.signed));
        if other.0 >= 0 && other.1 <= half { (own.0.max(other.0), own.1.min(other.1)) } else { own }
    }

    /// The least and greatest value that a polynomial may have, by the ranges of its atoms.
    fn range(&self, of: &Polynomial) -> Option<(i128, i128)> {
        of.parts().try_fold((0i128, 0i128), |(least, most), (monomial, factor)| {
            let range = monomial.factors().iter().try_fold((factor, factor), |range, &atom| {
                let (low, high) = self.range_of(atom);
                let ends = [range.0.checked_mul(low)?, range.0.checked_mul(high)?];
                let others = [range.1.checked_mul(low)?, range.1.checked_mul(high)?];
                let ends = || ends.into_iter().chain(others);
                Some((ends().min()?, ends().max()?))
            })?;
            Some((least.checked_add(range.0)?, most.checked_add(range.1)?))
        })
    }

    fn stays_within(&self, of: &Polynomial, (least, most): (i128, i128)) -> bool {
        if let Some((low, high)) = self.range(of)
            && low >= least
            && high <= most
        {
            return true;
        }
        if of.products() == 0 {
            return false;
        }
        let mut fuel = FEW_COMBINATIONS;
        let above = of.minus(&Polynomial::constant(most + 1));
        let below = Polynomial::constant(least - 1).minus(of);
        [above, below].into_iter().all(|p| p.is_some_and(|p| self.is_negative(&p, &mut fuel)))
    }

    /// Adds what is true of quotients and remainders of numbers that are not negative.
    fn add_divisions(&mut self, facts: &mut Vec<Polynomial>) {
        let mut done = BTreeSet::new();
        while let Some(&t) = self.divisions.difference(&done).next() {
            done.insert(t);
            self.budget = LARGEST;
            let Node::Binary(op, a, b) = self.store.node(t) else { continue };
            let signed = matches!(op, Binary::Sdiv | Binary::Srem);
            let (dividend, divisor) = (self.value(a, signed), self.value(b, signed));
            if !self.is_at_least(&dividend, 0) || !self.is_at_least(&divisor, 1) {
                continue;
            }
            let result = Polynomial::atom(self.atom(t, signed));
            let rest = match op {
                Binary::Udiv | Binary::Sdiv => divisor.times(&result).and_then(|product| dividend.minus(&product)),
                _ => Some(result.clone()),
            };
            let Some(rest) = rest else { continue };
            facts.extend(divisor.minus(&rest).and_then(less_one));
            facts.extend(dividend.minus(&rest));
            facts.extend([rest.clone(), result]);
            // Whatever the remainder is called, it is what the quotient leaves.
            let remainder = match op {
                Binary::Udiv => Node::Binary(Binary::Urem, a, b),
                Binary::Sdiv => Node::Binary(Binary::Srem, a, b),
                _ => continue,
            };
            if let Some(&named) = self.divisions.iter().find(|&&t| self.store.node(t) == remainder) {
                let named = Polynomial::atom(self.atom(named, signed));
                facts.extend([rest.minus(&named), named.minus(&rest)].into_iter().flatten());
            }
        }
    }

    /// Makes ranges of atoms smaller by what facts say of them.
    fn narrow(&mut self) -> Result<(), Contradiction> {
        for _ in 0..ROUNDS {
            let facts = std::mem::take(&mut self.facts);
            for fact in &facts {
                self.narrow_by(fact)?;
            }
            self.facts = facts;
        }
        Ok(())
    }

    fn narrow_by(&mut self, fact: &Polynomial) -> Result<(), Contradiction> {
        if self.range(fact).is_some_and(|(_, most)| most < 0) {
            return Err(Contradiction);
        }
        for (monomial, factor) in fact.parts() {
            let &[atom] = monomial.factors() else { continue };
            let rest = fact.minus(&Polynomial::atom(atom).multiplied(&Monomial::default(), factor).unwrap_or_default());
            let Some((_, rest)) = rest.and_then(|rest| self.range(&rest)) else { continue };
            // The product of the atom and its factor is at least `-rest`.
            let (mut least, mut most) = self.range_of(atom);
            if factor > 0 {
                least = least.max(rest.div_euclid(factor).saturating_neg());
            } else {
                most = most.min(rest.div_euclid(factor.saturating_neg()));
            }
            if least > most {
                return Err(Contradiction);
            }
            self.ranges.insert(atom, (least, most));
        }
        Ok(())
    }

    /// Whether facts show that a polynomial is less than zero. Few of them are tried first.
    fn is_negative(&self, p: &Polynomial, fuel: &mut usize) -> bool {
        (0..=DEPTH).any(|depth| self.is_negative_by(p, depth, fuel))
    }

    /// By a sum with at most so many facts.
    fn is_negative_by(&self, p: &Polynomial, most: usize, fuel: &mut usize) -> bool {
        if self.range(p).is_some_and(|(_, most)| most < 0) {
            return true;
        }
        let Some(most) = most.checked_sub(1) else { return false };
        for (monomial, factor) in p.parts() {
            for fact in &self.facts {
                let opposite = fact.parts().filter(|(_, other)| other.signum() == -factor.signum());
                for (other, opposite) in opposite.filter(|(other, _)| !other.factors().is_empty()) {
                    let Some(by) = monomial.without(other).filter(|by| self.is_not_negative(by)) else { continue };
                    let Some(left) = fuel.checked_sub(1) else { return false };
                    *fuel = left;
                    let sum = fact.multiplied(&by, 1).and_then(|fact| p.cancelled(factor, &fact, opposite));
                    let Some(sum) = sum else { continue };
                    if sum.products() <= p.products() && self.is_negative_by(&sum, most, fuel) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether no factor of a product is negative.
    fn is_not_negative(&self, product: &Monomial) -> bool {
        product.factors().iter().all(|&atom| self.range_of(atom).0 >= 0)
    }
}

fn less_one(p: Polynomial) -> Option<Polynomial> {
    p.minus(&Polynomial::constant(1))
}

/// All numbers of a width.
fn all(width: u32, signed: bool) -> (i128, i128) {
    match signed {
        true => (-(mask(width - 1) as i128) - 1, mask(width - 1) as i128),
        false => (0, mask(width) as i128),
    }
}

fn as_signed(bits: u128, width: u32) -> i128 {
    let above = 128 - width;
    ((bits << above) as i128) >> above
}
