//! Polynomials over the values of terms, with whole numbers for coefficients. What becomes too large is none.

use std::collections::BTreeMap;

use term::Term;

/// The value of a term, read with or without a sign.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) struct Atom {
    pub term: Term,
    pub signed: bool,
}

/// A product of atoms, in order. Of none, it is one.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug)]
pub(super) struct Monomial(Vec<Atom>);

/// Coefficients are not zero.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub(super) struct Polynomial(BTreeMap<Monomial, i128>);

const MOST_PARTS: usize = 16;
const MOST_FACTORS: usize = 4;

impl Monomial {
    pub fn factors(&self) -> &[Atom] {
        &self.0
    }

    fn times(&self, other: &Monomial) -> Option<Monomial> {
        let mut factors: Vec<Atom> = self.0.iter().chain(&other.0).copied().collect();
        factors.sort_unstable();
        (factors.len() <= MOST_FACTORS).then_some(Monomial(factors))
    }

    /// What is left without the factors of another.
    pub fn without(&self, other: &Monomial) -> Option<Monomial> {
        let mut left = self.0.clone();
        for factor in &other.0 {
            left.remove(left.iter().position(|own| own == factor)?);
        }
        Some(Monomial(left))
    }
}

impl Polynomial {
    pub fn constant(number: i128) -> Self {
        Polynomial::default().with(Monomial::default(), number).unwrap_or_default()
    }
    pub fn atom(atom: Atom) -> Self {
        Polynomial(BTreeMap::from([(Monomial(vec![atom]), 1)]))
    }

    pub fn parts(&self) -> impl Iterator<Item = (&Monomial, i128)> {
        self.0.iter().map(|(monomial, &factor)| (monomial, factor))
    }

    /// In how many parts unknowns are multiplied with each other.
    pub fn products(&self) -> usize {
        self.0.keys().filter(|monomial| monomial.0.len() > 1).count()
    }

    fn with(mut self, monomial: Monomial, factor: i128) -> Option<Self> {
        let sum = self.0.get(&monomial).copied().unwrap_or(0).checked_add(factor)?;
        if sum == 0 {
            self.0.remove(&monomial);
        } else {
            self.0.insert(monomial, sum);
        }
        (self.0.len() <= MOST_PARTS).then_some(self)
    }

    pub fn plus(&self, other: &Self) -> Option<Self> {
        other.parts().try_fold(self.clone(), |sum, (monomial, factor)| sum.with(monomial.clone(), factor))
    }

    pub fn minus(&self, other: &Self) -> Option<Self> {
        self.plus(&other.times(&Polynomial::constant(-1))?)
    }

    pub fn times(&self, other: &Self) -> Option<Self> {
        other
            .parts()
            .try_fold(Polynomial::default(), |sum, (monomial, factor)| sum.plus(&self.multiplied(monomial, factor)?))
    }

    pub fn multiplied(&self, by: &Monomial, factor: i128) -> Option<Self> {
        self.parts().try_fold(Polynomial::default(), |sum, (monomial, own)| {
            sum.with(monomial.times(by)?, own.checked_mul(factor)?)
        })
    }

    /// A sum of positive multiples of both in which parts with these factors, of opposite signs, cancel each other.
    pub fn cancelled(&self, factor: i128, other: &Self, opposite: i128) -> Option<Self> {
        let common = gcd(factor.checked_abs()?, opposite.checked_abs()?);
        let ours = self.multiplied(&Monomial::default(), opposite.abs() / common)?;
        ours.plus(&other.multiplied(&Monomial::default(), factor.abs() / common)?)
    }
}

fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { gcd(b, a % b) }
}
